"""Faults of live tables, for longer than a test: each run says how often what was done and what came of it.

.venv/bin/python scripts/live_faults.py kill --times 100     # kill -9 under play, restart, nothing acknowledged lost
.venv/bin/python scripts/live_faults.py nodes --times 20     # two servers on PostgreSQL and Redis, one of them killed
.venv/bin/python scripts/live_faults.py pause --times 5      # one of them paused until the other has taken its tables
.venv/bin/python scripts/live_faults.py cut --times 20       # PostgreSQL and Redis out of reach for some seconds
.venv/bin/python scripts/live_faults.py full --times 20      # no room on the disk for some seconds
.venv/bin/python scripts/live_faults.py fuzz --messages 100000
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import resource
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

import standoff  # noqa: E402
from standoff.client import Client, LiveSeat  # noqa: E402
from standoff.server.tables import LEASE, TICK  # noqa: E402
from standoff.wire import live  # noqa: E402
from tests.server.running import Running  # noqa: E402
from tests.server.services import Postgres, Redis  # noqa: E402
from tests.server.test_fuzz import storm  # noqa: E402

GAME, TABLES = "walking_dead", 6
FAULT = re.compile(r"Traceback[^\n]*(?:(?:\n\s[^\n]*)+\n[^\n]*)?")
WAY = 1500
"""Characters of the end of a traceback that are shown."""
FULL = 20_000
"""Bytes beyond which no file of the server is written while the disk is full."""


class Player:
    """Plays one game after the other, and remembers every answer that was acknowledged."""

    def __init__(self, number: int, addresses: list[str]) -> None:
        self.number = number
        self.addresses = addresses
        self.taken: dict[str, dict[int, int]] = {}
        self.client = Client(addresses[number % len(addresses)])
        self.moves = 0
        self.troubles = 0

    async def run(self, chance: random.Random) -> None:
        while True:
            try:
                await self._game(chance)
            except (TimeoutError, standoff.StandoffError, OSError, Exception) as lost:
                if isinstance(lost, asyncio.CancelledError):
                    raise
                await asyncio.sleep(0.5)
                self.moves += 1
                cookies = self.client.http.cookies
                self.client = Client(self.addresses[self.moves % len(self.addresses)])
                self.client.http.cookies = cookies

    async def _game(self, chance: random.Random) -> None:
        await self.client.guest(f"Player {self.number}")
        table = await self.client.play(GAME, 3, "random")
        taken = self.taken.setdefault(table.id, {})
        async with self.client.watch(table, views=False) as seat:
            async for put in seat.questions():
                code = chance.choice(put.question.rows).code
                async with asyncio.timeout(30):
                    await self._answer(seat, code, put.question.number)
                taken[put.question.number] = code

    async def _answer(self, seat: LiveSeat, code: int, number: int) -> None:
        while True:
            try:
                await seat.answer(code, number)
                return
            except standoff.StandoffError as refused:
                if "server.trouble" not in str(refused):
                    raise
                self.troubles += 1
                await asyncio.sleep(0.2)


async def check(players: list[Player], address: str) -> tuple[int, int, int]:
    """Every acknowledged answer is there, and every table goes on to its end: games, answers, lost."""
    async with Client(address) as client:
        found = await asyncio.gather(*(check_one(client, player) for player in players))
    games, answers, lost = (sum(one[at] for one in found) for at in range(3))
    return games, answers, lost


async def check_one(client: Client, player: Player) -> tuple[int, int, int]:
    answers = lost = 0
    for table, taken in player.taken.items():
        for _ in range(600):
            info = await client.table(table)
            if info.stage == "over":
                break
            if not info.seats[0].stand_in:
                other = Client(client.address)
                other.http.cookies = player.client.http.cookies
                with suppress(standoff.StandoffError):  # it may just be over
                    async with other.watch(info) as seat:
                        await seat.wait(lambda seat: seat.cursor > 0)
                        await seat.ask(live.Resign())
                await other.http.aclose()
            await asyncio.sleep(0.1)
        record = await client.record(table)
        assert standoff.replay(record).over
        answers += len(taken)
        lost += sum(record.answers[number] != code for number, code in taken.items())
    return len(player.taken), answers, lost


async def kill(times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder))
        port, chance = server.port, random.Random(time.time())
        players = [Player(number, [server.address]) for number in range(TABLES)]
        playing = [asyncio.create_task(player.run(chance)) for player in players]
        for done in range(times):
            await asyncio.sleep(0.3 + 2 * chance.random())
            server.kill()
            server = await asyncio.to_thread(Running, Path(folder), port=port)
            if (done + 1) % 10 == 0:
                print(f"{done + 1} kills", flush=True)
        await asyncio.sleep(2)
        await stop(playing)
        games, answers, lost = await check(players, server.address)
        print(f"{times} kills; {games} games ended, {answers} acknowledged answers, {lost} lost")
        server.stop()
        faults(server)


async def full(times: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server, chance = Running(Path(folder)), random.Random(time.time())
        free = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        players = [Player(number, [server.address]) for number in range(TABLES)]
        playing = [asyncio.create_task(player.run(chance)) for player in players]
        for _ in range(times):
            await asyncio.sleep(0.5 + chance.random())
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (FULL, free[1]))
            await asyncio.sleep(0.5 + chance.random())
            resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, free)
        await asyncio.sleep(2)
        await stop(playing)
        games, answers, lost = await check(players, server.address)
        print(f"{times} times full; {games} games ended, {answers} acknowledged answers, {lost} lost, ", end="")
        print(f"{sum(player.troubles for player in players)} refused and given again")
        server.stop()
        faults(server)


async def nodes(times: int, how: str) -> None:
    with tempfile.TemporaryDirectory(dir="/tmp") as folder:
        Path(folder).chmod(0o755)
        postgres, redis = Postgres(Path(folder) / "postgres"), Redis()
        args = ("--database", postgres.address, "--redis", redis.address)
        servers = [await asyncio.to_thread(Running, Path(folder) / str(at), *args) for at in range(2)]
        ports, chance = [server.port for server in servers], random.Random(time.time())
        players = [Player(number, [server.address for server in servers]) for number in range(TABLES)]
        playing = [asyncio.create_task(player.run(chance)) for player in players]
        done: Counter[str] = Counter()
        for _ in range(times):
            await asyncio.sleep(1 + 2 * chance.random())
            at = chance.randrange(2)
            if how == "kill":
                servers[at].kill()
                await asyncio.sleep(8 * chance.random())
                servers[at] = await asyncio.to_thread(Running, Path(folder) / str(at), *args, port=ports[at])
                done["a server killed"] += 1
            elif how == "pause":
                await paused([servers[at].process.pid], LEASE + 2 * TICK)
                done["a server paused"] += 1
            else:
                name, service = chance.choice((("PostgreSQL", postgres), ("Redis", redis)))
                await paused(group(service.process.pid), 1 + 4 * chance.random())
                done[f"{name} cut"] += 1
            print(", ".join(f"{what} {count} times" for what, count in done.items()), flush=True)
        await asyncio.sleep(10)
        await stop(playing)
        games, answers, lost = await check(players, servers[0].address)
        print(f"{times} times {how}; {games} games ended, {answers} acknowledged answers, {lost} lost")
        for server in servers:
            server.stop()
            faults(server)
        redis.stop()
        postgres.stop()


async def paused(processes: list[int], seconds: float) -> None:
    """Processes that do nothing for so long, and then go on as if nothing had been."""
    for pid in processes:
        os.kill(pid, signal.SIGSTOP)
    await asyncio.sleep(seconds)
    for pid in processes:
        os.kill(pid, signal.SIGCONT)


def faults(server: Running) -> None:
    """How often the server has failed, and how; each way once."""
    ways = Counter(found[0][-WAY:] for found in FAULT.finditer(server.log()))
    print(f"{ways.total()} tracebacks in the log of the server")
    for way, count in ways.items():
        print(f"{count} times: {way}")


def group(pid: int) -> list[int]:
    """A process and its children."""
    found = [pid]
    for task in Path("/proc").glob("[0-9]*"):
        try:
            if int((task / "stat").read_text("utf-8").rsplit(")", 1)[1].split()[1]) == pid:
                found.append(int(task.name))
        except OSError:
            continue
    return found


async def stop(tasks: list[asyncio.Task[None]]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def fuzz(messages: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        server = Running(Path(folder))
        memory = Path(f"/proc/{server.process.pid}/statm")
        page = os.sysconf("SC_PAGE_SIZE")
        for part in range(10):
            replies = await storm(server, messages // 10, part)
            held = int(memory.read_text("utf-8").split()[1]) * page / 1e6
            print(f"{(part + 1) * messages // 10} messages, {replies} replies, {held:.1f} MB", flush=True)
        server.stop()
        faults(server)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("kill", "nodes", "pause", "cut", "full", "fuzz"))
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--messages", type=int, default=10_000)
    args = parser.parse_args()
    match args.what:
        case "kill":
            asyncio.run(kill(args.times))
        case "nodes":
            asyncio.run(nodes(args.times, "kill"))
        case "pause" | "cut":
            asyncio.run(nodes(args.times, args.what))
        case "full":
            asyncio.run(full(args.times))
        case "fuzz":
            asyncio.run(fuzz(args.messages))


if __name__ == "__main__":
    main()
