"""Load on one server: how many tables hold the time from an answer to its event, throughput beside a bare echo, memory.

    .venv/bin/python scripts/live_load.py --tables 50 --seconds 30
    .venv/bin/python scripts/live_load.py --most                     # the most tables that hold 100 ms
    .venv/bin/python scripts/live_load.py --soak 3600 --tables 20    # an hour, with the memory of the server
    .venv/bin/python scripts/live_load.py --soak 300 --every 0       # as many games as there can be in five minutes

The server is a process of its own on an embedded database, a new one for each number of tables; the clients are bare
WebSockets in this process. The echo is the same stack (Litestar, uvicorn, websockets) without a game, in the same run:
rounds of the one and of the other take turns, and the best of each counts, as what disturbs one can only slow it down.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from standoff.client import Client  # noqa: E402
from standoff.wire.lobby import TableForm  # noqa: E402
from tests.server.running import Running, serving  # noqa: E402
from tests.server.services import free_port  # noqa: E402

LIMIT = 0.1
BUSY = 40
"""Tables that answer as soon as they can."""
ROUNDS, ROUND = 3, 4.0
"""Rounds flat out, and seconds of each: shorter than a game, so that no table drops out."""
PATIENCE = 30
"""Seconds after which an answer is lost."""
IDLE = 20
"""Tables whose memory is measured."""
EVERY = 2.0
"""Seconds from one answer of a table to its next."""
PLAYERS = {"walking_dead": 3, "bang": 4, "halo_bang": 3, "risk_halo": 2, "flashpoint": 2}

ECHO = """
import uvicorn
from litestar import Litestar, WebSocket, websocket

@websocket("/echo")
async def echo(socket: WebSocket) -> None:
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())

uvicorn.run(Litestar([echo]), host="127.0.0.1", port={port}, ws="websockets-sansio", loop="uvloop", log_level="error")
"""


@contextmanager
def fresh() -> Iterator[Running]:
    """A server at which nobody has played yet."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server:
        yield server


class Row(msgspec.Struct):
    code: int


class Asked(msgspec.Struct):
    number: int
    rows: list[Row] | None


class Put(msgspec.Struct):
    question: Asked


class Heard(msgspec.Struct):
    """What a viewer here reads of a message; reading all of it would be the load of a browser."""

    kind: str
    question: Put | None = None
    result: Any = None


read = msgspec.json.Decoder(Heard).decode


class Peer:
    """One viewer of a table; notes when each question comes. `news` is that of its table."""

    def __init__(self, socket: ClientConnection, news: asyncio.Event) -> None:
        self.socket = socket
        self.question: Asked | None = None
        self.seen: dict[int, float] = {}
        self.messages = 0
        self.over = False
        self.news = news

    async def listen(self) -> None:
        async for data in self.socket:
            self.messages += 1
            heard = read(data)
            if heard.kind in ("snapshot", "moved"):
                self.question = heard.question.question if heard.question else None
                self.over = heard.result is not None
                if self.question is not None:
                    self.seen[self.question.number] = time.perf_counter()
                self.news.set()


class Board:
    """One table of people who answer at random, and its viewers."""

    def __init__(self, clients: Sequence[Client], peers: Sequence[Peer], news: asyncio.Event) -> None:
        self.clients = clients
        self.peers = peers
        self.news = news
        self.times: list[float] = []

    async def answer(self, chance: random.Random) -> bool:
        """Whoever is asked answers; False after the end."""
        asked = await self._asked()
        if asked is None or asked.question is None:
            return False
        number, row = asked.question.number, chance.choice(asked.question.rows or [])
        began = time.perf_counter()
        await asked.socket.send(f'{{"kind":"answer","number":{number},"code":{row.code}}}')
        async with asyncio.timeout(PATIENCE):
            while not all(number + 1 in peer.seen or peer.over for peer in self.peers):
                self.news.clear()
                await self.news.wait()
        if not asked.over:
            self.times.append(max(peer.seen[number + 1] for peer in self.peers) - began)
        return True

    async def _asked(self) -> Peer | None:
        """Whoever is asked, once the table is there to be seen; None after the end. A table that was left before it is
        over would stay in the memory of the server until its clock has run out."""
        async with asyncio.timeout(PATIENCE):
            while not any(peer.over for peer in self.peers):
                for peer in self.peers:
                    if peer.question is not None and peer.question.rows:
                        return peer
                self.news.clear()
                await self.news.wait()
        return None

    async def close(self) -> None:
        for peer in self.peers:
            peer.socket.transport.abort()
        for client in self.clients:
            await client.http.aclose()


async def open_board(address: str, game: str, spectators: int) -> Board:
    players = PLAYERS[game]
    clients = [Client(address) for _ in range(players)]
    for at, client in enumerate(clients):
        await client.guest(f"Load {at}")
    table = await clients[0].open(TableForm(game, players))
    for client in clients[1:]:
        await client.join(table.id)
        await client.ready(table.id)
    await clients[0].start(table.id)
    peers, news = [], asyncio.Event()
    for at in range(players + spectators):
        cookies = clients[at].http.cookies.items() if at < players else ()
        headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies)}
        where = f"{address.replace('http', 'ws', 1)}/api/tables/{table.id}/live"
        socket = await connect(where, additional_headers=headers, proxy=None, compression=None, max_size=None)
        await socket.send('{"kind":"hello"}')
        peers.append(Peer(socket, news))
    return Board(clients, peers, news)


async def paced(
    server: Running, game: str, tables: int, spectators: int, seconds: float, every: float
) -> dict[str, Any]:
    """So many tables, each with an answer every so many seconds; a game that is over is followed by another."""
    chance = random.Random(1)
    boards = [await open_board(server.address, game, spectators) for _ in range(tables)]
    listening = [asyncio.create_task(peer.listen()) for board in boards for peer in board.peers]
    times: list[float] = []
    marks: list[int] = []

    async def drive(board: Board) -> None:
        await asyncio.sleep(chance.random() * every)
        end = time.perf_counter() + seconds
        while (began := time.perf_counter()) < end:
            if not await board.answer(chance):
                times.extend(board.times)
                await board.close()
                board = await open_board(server.address, game, spectators)
                listening.extend(asyncio.create_task(peer.listen()) for peer in board.peers)
            await asyncio.sleep(max(0.0, every - (time.perf_counter() - began)))
        times.extend(board.times)
        await board.close()

    async def watch() -> None:
        while True:
            marks.append(memory(server))
            await asyncio.sleep(max(5.0, seconds / 20))

    watching = asyncio.create_task(watch())
    await asyncio.gather(*(drive(board) for board in boards))
    watching.cancel()
    for task in listening:
        task.cancel()
    times.sort()
    return {
        "tables": tables,
        "viewers": tables * (PLAYERS[game] + spectators),
        "answers": len(times),
        "median_ms": round(statistics.median(times) * 1000, 1),
        "p99_ms": round(times[min(len(times) - 1, int(len(times) * 0.99))] * 1000, 1),
        "memory_mb": [round(mark / 1e6, 1) for mark in marks],
    }


async def idle(server: Running, game: str) -> tuple[float, float]:
    """Bytes of a table with its players connected, and of one at which nobody looks, beside those that were there."""
    await (await open_board(server.address, game, 0)).close()
    await asyncio.sleep(2)
    before = memory(server)
    boards = [await open_board(server.address, game, 0) for _ in range(IDLE)]
    await asyncio.sleep(2)
    looked_at = memory(server)
    for board in boards:
        await board.close()
    await asyncio.sleep(5)
    return (looked_at - before) / IDLE, (memory(server) - before) / IDLE


async def flat_out(server: Running, game: str, tables: int, spectators: int, seconds: float) -> tuple[float, float]:
    """Messages in and out when every table answers as soon as it can: a second, and a second of the server's CPU."""
    chance = random.Random(2)
    boards = [await open_board(server.address, game, spectators) for _ in range(tables)]
    listening = [asyncio.create_task(peer.listen()) for board in boards for peer in board.peers]
    await asyncio.sleep(0.5)
    sent = 0
    before = sum(peer.messages for board in boards for peer in board.peers)
    end = time.perf_counter() + seconds

    async def drive(board: Board) -> None:
        nonlocal sent
        while time.perf_counter() < end and await board.answer(chance):
            sent += 1

    began, worked = time.perf_counter(), cpu(server.process)
    await asyncio.gather(*(drive(board) for board in boards))
    took, worked = time.perf_counter() - began, cpu(server.process) - worked
    heard = sum(peer.messages for board in boards for peer in board.peers) - before
    for task in listening:
        task.cancel()
    for board in boards:
        await board.close()
    return (sent + heard) / took, (sent + heard) / worked


async def echo(connections: int, seconds: float) -> tuple[float, float]:
    """The same of a bare echo; its messages are as long as a view."""
    port = free_port()
    process = subprocess.Popen([sys.executable, "-c", ECHO.format(port=port)])
    try:
        for _ in range(200):
            try:
                (await connect(f"ws://127.0.0.1:{port}/echo", proxy=None)).transport.abort()
                break
            except OSError:
                await asyncio.sleep(0.1)
        message, done, worked = "x" * 2000, 0, cpu(process)
        end = time.perf_counter() + seconds

        async def bounce() -> None:
            nonlocal done
            async with connect(f"ws://127.0.0.1:{port}/echo", proxy=None, compression=None) as socket:
                while time.perf_counter() < end:
                    await socket.send(message)
                    msgspec.json.decode(b'"' + (await socket.recv(decode=False)) + b'"')
                    done += 2

        await asyncio.gather(*(bounce() for _ in range(connections)))
        return done / seconds, done / (cpu(process) - worked)
    finally:
        process.terminate()
        process.wait()


def beside_an_echo(server: Running, game: str, spectators: int) -> None:
    """Messages of busy tables and of an echo, by the clock and by CPU."""
    viewers = BUSY * (PLAYERS[game] + spectators)
    rounds = [
        (asyncio.run(flat_out(server, game, BUSY, spectators, ROUND)), asyncio.run(echo(viewers, ROUND)))
        for _ in range(ROUNDS)
    ]
    for at, what in enumerate(("a second", "a second of CPU")):
        mine, echoed = (max(one[which][at] for one in rounds) for which in (0, 1))
        print(f"messages {what}: {mine:.0f}, a bare echo {echoed:.0f}, ratio {mine / echoed:.2f}")


def most(first: int, holds: Callable[[int], bool]) -> int:
    """The most tables that hold: doubled until they do not, then between the two, to a quarter."""
    good, bad = 0, first
    while holds(bad):
        good, bad = bad, 2 * bad
    while bad - good > good // 4 + 1:
        middle = (good + bad) // 2
        good, bad = (middle, bad) if holds(middle) else (good, middle)
    return good


def cpu(process: subprocess.Popen[Any]) -> float:
    """Seconds of CPU that a process has used."""
    parts = Path(f"/proc/{process.pid}/stat").read_text("utf-8").rsplit(")", 1)[1].split()
    return (int(parts[11]) + int(parts[12])) / os.sysconf("SC_CLK_TCK")


def memory(server: Running) -> int:
    return int(Path(f"/proc/{server.process.pid}/statm").read_text("utf-8").split()[1]) * os.sysconf("SC_PAGE_SIZE")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bang", choices=PLAYERS)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--spectators", type=int, default=0, help="at each table, besides its players")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--every", type=float, default=EVERY, help="seconds from one answer of a table to its next")
    parser.add_argument("--most", action="store_true", help="more tables until not all hold 100 ms, 99 of 100 times")
    parser.add_argument("--soak", type=float, help="so many seconds at one load, with the memory of the server")
    args = parser.parse_args()

    def holds(tables: int) -> bool:
        with fresh() as server:
            seconds = args.soak or args.seconds
            found = asyncio.run(paced(server, args.game, tables, args.spectators, seconds, args.every))
        print(msgspec.json.encode(found).decode(), flush=True)
        return bool(found["p99_ms"] <= LIMIT * 1000)

    if args.soak:
        holds(args.tables)
        return
    with fresh() as server:
        print(f"memory of an empty server: {memory(server) / 1e6:.1f} MB")
        looked_at, alone = asyncio.run(idle(server, args.game))
        print(f"a further table: {looked_at / 1e3:.0f} KB with its players, {alone / 1e3:.0f} KB without", flush=True)
        beside_an_echo(server, args.game, args.spectators)
    if args.most:
        print(f"{most(args.tables, holds)} tables hold {LIMIT * 1000:.0f} ms")
    else:
        holds(args.tables)


if __name__ == "__main__":
    main()
