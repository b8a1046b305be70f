"""One table over a connection that is opened again whenever it is lost."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from functools import cache
from secrets import token_hex
from typing import Any, Final, Self

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

import standoff
from standoff.engine.errors import StandoffError
from standoff.engine.known import Known, seat_that_knows
from standoff.engine.messages import AnyLine, AnyPut, Reason, Result
from standoff.engine.seat import Seat
from standoff.games import find
from standoff.wire import live
from standoff.wire.lobby import TableInfo
from standoff.wire.types import wire_of

Put = AnyPut
LogLine = AnyLine

FIRST_WAIT: Final = 0.1
LONGEST_WAIT: Final = 5.0
"""Seconds between two attempts to connect: twice as long each time."""
PATIENCE: Final = 10.0
"""Seconds for a connection to be made."""
MOST_BYTES: Final = 8_000_000
KEY_BYTES: Final = 12
"""Bytes of chance by which a line is told from all others."""


@cache
def certificates() -> ssl.SSLContext:
    """Whom to believe over HTTPS; SSL_CERT_FILE names others. It takes a while to read, and all clients share it."""
    return httpx.create_ssl_context()


class Refused(StandoffError):
    """The server has refused something; `reason` names the clause."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.text} [{reason.clause}]")
        self.reason = reason


class TableGone(StandoffError):
    """The server has ended the connection for good."""


class LiveSeat:
    """A table as one viewer sees it, kept up to date. What is known of it stands in the attributes.

    `heard` is called with each line of the log, in order and once. `connections` counts how often it was connected.
    """

    def __init__(self, address: str, headers: dict[str, str], table: TableInfo, views: bool = True) -> None:
        self.address = address
        self.headers = headers
        self.info = table
        self.views = views
        self.game = find(table.game)
        self.seat: int | None = None
        self.branch = 0
        self.cursor = 0
        self.view: Any = None
        self.question: Put | None = None
        self.result: Result | None = None
        self.clock: live.Clock | None = None
        self.chat: list[live.ChatLine] = []
        self.heard: Callable[[LogLine], None] = lambda _line: None
        self.connections = 0
        self._decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(wire_of(self.game).news)
        self._connection: ClientConnection | None = None
        self._waiting: dict[int, tuple[live.Request, asyncio.Future[Any]]] = {}
        self._ids = 0
        self._news = asyncio.Condition()
        self._running: asyncio.Task[None] | None = None
        self._known = False
        self._seen: tuple[int, int] | None = None
        self._ended: TableGone | None = None

    async def __aenter__(self) -> Self:
        self._running = asyncio.create_task(self._run())
        return self

    async def __aexit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.cancel()
            await asyncio.gather(self._running, return_exceptions=True)

    # -- playing ------------------------------------------------------------------------------------------------------

    async def questions(self) -> AsyncIterator[Put]:
        """The questions that are put to this seat, each once, until the game is over."""
        while True:
            await self.wait(lambda seat: seat.result is not None or seat.asked() is not None)
            put = self.asked()
            if put is None:
                return
            self._seen = (self.branch, put.question.number)
            yield put

    def asked(self) -> Put | None:
        """The open question, if it is put to this seat and `questions` has not given it out."""
        put = self.question
        if put is None or put.question.seat != self.seat or put.question.rows is None:
            return None
        return None if self._seen == (self.branch, put.question.number) else put

    async def answer(self, code: int, number: int | None = None) -> None:
        """Answer the open question with an option; raises `Refused` if the table does not take it.

        Whoever tries again after trouble names the question by its number: the first try may have been taken.
        """
        if number is None:
            assert self.question is not None
            number = self.question.question.number
        await self.ask(live.Answer(number=number, code=code, branch=self.branch))

    async def say(self, text: str) -> None:
        """Say something to everybody at the table, once, whatever becomes of the connection."""
        await self.ask(live.Chat(text=text, key=token_hex(KEY_BYTES)))

    async def ask(self, request: live.Request) -> Any:
        """Say something; the reply. It is said again after a lost connection, so nothing is lost with it."""
        self._ids += 1
        said = msgspec.structs.replace(request, id=self._ids)
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self._waiting[said.id] = said, reply
        await self._send(said)
        return await reply

    async def knowing(self) -> Seat:
        """All that this seat knows, as the engine's bots use it: to look, to hear, to imagine tables."""
        told: live.Known = await self.ask(live.Know())
        known = msgspec.json.decode(told.known, type=Known)
        setup = standoff.prepare(known.game, players=known.players, seed="", settings=known.settings)
        return seat_that_knows(known, setup)

    async def wait(self, ready: Callable[[LiveSeat], bool]) -> None:
        """Until something is so."""
        async with self._news:
            await self._news.wait_for(lambda: self._ended is not None or ready(self))
        if self._ended is not None:
            raise self._ended

    # -- the connection -----------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        wait = FIRST_WAIT
        try:
            while True:
                try:
                    async with connect(
                        self.address,
                        additional_headers=self.headers,
                        open_timeout=PATIENCE,
                        max_size=MOST_BYTES,
                        compression=None,
                        proxy=None,
                        ssl=certificates() if self.address.startswith("wss:") else None,
                    ) as connection:
                        wait = FIRST_WAIT
                        await self._talk(connection)
                except (OSError, TimeoutError, InvalidHandshake, ConnectionClosed):
                    pass
                self._connection = None
                await asyncio.sleep(wait)
                wait = min(LONGEST_WAIT, 2 * wait)
        except TableGone as gone:
            self._ended = gone
        except asyncio.CancelledError:
            self._ended = TableGone("this client has left the table")
            raise
        finally:
            for _, reply in self._waiting.values():
                if not reply.done():
                    reply.set_exception(self._ended or TableGone("the connection has ended"))
            async with self._news:
                self._news.notify_all()

    async def _talk(self, connection: ClientConnection) -> None:
        """Say where one was, ask again what has no answer yet, and listen."""
        self.connections += 1
        cursor = self.cursor if self._known else None
        hello = live.Hello(cursor=cursor, branch=self.branch, views=self.views)
        await connection.send(msgspec.json.encode(hello), text=True)
        self._connection = connection
        for said, _ in list(self._waiting.values()):
            await connection.send(msgspec.json.encode(said), text=True)
        async for data in connection:
            self._hear(self._decoder.decode(data))
            async with self._news:
                self._news.notify_all()

    async def _send(self, said: live.Request) -> None:
        if self._connection is not None:
            with suppress(ConnectionClosed):
                await self._connection.send(msgspec.json.encode(said), text=True)

    def _hear(self, news: Any) -> None:
        match news:
            case live.Snapshot():
                self.info, self.seat, self.chat = news.table, news.seat, news.chat
                if news.branch != self.branch:
                    self.cursor = news.since
                self._stand(news)
            case live.Moved():
                self._stand(news)
            case live.Table(table):
                self.info = table
            case live.Chatted(line):
                self.chat.append(line)
            case live.Goodbye(reason, again) if not again:
                raise TableGone(f"{reason.text} [{reason.clause}]")
            case live.Goodbye():
                pass
            case live.Refused(to, reason):
                self._reply(to, Refused(reason))
            case _:
                self._reply(news.to, news)

    def _stand(self, news: live.Snapshot[Any, Any, Any] | live.Moved[Any, Any, Any]) -> None:
        for line in news.lines:
            if line.told.number >= self.cursor:
                self.heard(line)
        self.branch, self.cursor, self._known = news.branch, news.cursor, True
        self.view, self.question, self.result, self.clock = news.view, news.question, news.result, news.clock

    def _reply(self, to: int, told: Any) -> None:
        _, reply = self._waiting.pop(to, (None, None))
        if reply is None or reply.done():
            return
        if isinstance(told, Refused):
            reply.set_exception(told)
        else:
            reply.set_result(told)
