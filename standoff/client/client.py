"""A server as one person sees it."""

from __future__ import annotations

from typing import Any, Self, TypeVar

import httpx
import msgspec
from msgspec import Struct

from standoff.client.seat import LiveSeat, Refused, certificates
from standoff.engine.messages import Reason, Record
from standoff.wire.lobby import (
    BotForm,
    JoinForm,
    Lobby,
    PlayForm,
    ReadyForm,
    SeatForm,
    ServerInfo,
    TableForm,
    TableInfo,
)
from standoff.wire.people import AccountForm, GuestForm, LoginForm, Person

T = TypeVar("T")


class Client:
    """Somebody at a server. A cookie remembers who it is for as long as the client lives."""

    def __init__(self, address: str, timeout: float = 30.0) -> None:
        self.address = address.rstrip("/")
        self.http = httpx.AsyncClient(base_url=self.address, timeout=timeout, trust_env=False, verify=certificates())

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str, gives: type[T], **query: Any) -> T:
        """Something over HTTP."""
        wanted = {name: value for name, value in query.items() if value is not None}
        return self._read(await self.http.get(path, params=wanted), gives)

    async def post(self, path: str, form: Struct | None, gives: type[T]) -> T:
        """Something that changes something."""
        body = b"" if form is None else msgspec.json.encode(form)
        headers = {"content-type": "application/json"} if body else {}
        return self._read(await self.http.post(path, content=body, headers=headers), gives)

    def _read(self, response: httpx.Response, gives: type[T]) -> T:
        if response.is_success:
            return msgspec.json.decode(response.content or b"null", type=gives)
        try:
            reason = msgspec.json.decode(response.content, type=Reason)
        except msgspec.DecodeError:
            reason = Reason("server.trouble", f"The server said {response.status_code}.")
        raise Refused(reason)

    # -- people -------------------------------------------------------------------------------------------------------

    async def guest(self, name: str) -> Person:
        """Be a guest."""
        return await self.post("/api/me/guest", GuestForm(name), Person)

    async def account(self, name: str, password: str) -> Person:
        """Make an account."""
        return await self.post("/api/me/account", AccountForm(name, password), Person)

    async def login(self, name: str, password: str) -> Person:
        """Log in to an account."""
        return await self.post("/api/me/login", LoginForm(name, password), Person)

    # -- tables -------------------------------------------------------------------------------------------------------

    async def server(self) -> ServerInfo:
        """What can be played there."""
        return await self.get("/api/server", ServerInfo)

    async def lobby(self, game: str | None = None) -> Lobby:
        """The tables to see."""
        return await self.get("/api/tables", Lobby, game=game)

    async def open(self, form: TableForm) -> TableInfo:
        """Open a table."""
        return await self.post("/api/tables", form, TableInfo)

    async def play(self, game: str, players: int | None = None, level: str = "", alone: bool = True) -> TableInfo:
        """Play now: against bots, or, if not `alone`, at a table that waits for somebody."""
        return await self.post("/api/play", PlayForm(game, players, level, alone), TableInfo)

    async def table(self, table: str) -> TableInfo:
        """A table."""
        return await self.get(f"/api/tables/{table}", TableInfo)

    async def join(self, table: str, seat: int | None = None, name: str | None = None) -> TableInfo:
        """Sit down."""
        return await self.post(f"/api/tables/{table}/join", JoinForm(seat, name), TableInfo)

    async def leave(self, table: str, seat: int) -> TableInfo:
        """Get up."""
        return await self.post(f"/api/tables/{table}/leave", SeatForm(seat), TableInfo)

    async def ready(self, table: str, ready: bool = True) -> TableInfo:
        """Be ready."""
        return await self.post(f"/api/tables/{table}/ready", ReadyForm(ready), TableInfo)

    async def bot(self, table: str, seat: int, level: str | None) -> TableInfo:
        """Seat a bot, or let it go."""
        return await self.post(f"/api/tables/{table}/bot", BotForm(seat, level), TableInfo)

    async def kick(self, table: str, seat: int) -> TableInfo:
        """Free a seat."""
        return await self.post(f"/api/tables/{table}/kick", SeatForm(seat), TableInfo)

    async def start(self, table: str) -> TableInfo:
        """Start the game."""
        return await self.post(f"/api/tables/{table}/start", None, TableInfo)

    async def rematch(self, table: str) -> TableInfo:
        """Again."""
        return await self.post(f"/api/tables/{table}/rematch", None, TableInfo)

    async def record(self, table: str) -> Record:
        """The record of a finished game."""
        return await self.get(f"/api/tables/{table}/record", Record)

    def watch(self, table: TableInfo, views: bool = True) -> LiveSeat:
        """A table, live: as a player, if one sits there, or as a spectator."""
        scheme = "wss" if self.address.startswith("https") else "ws"
        address = f"{scheme}{self.address.removeprefix('https').removeprefix('http')}/api/tables/{table.id}/live"
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return LiveSeat(address, {"cookie": cookies} if cookies else {}, table, views)
