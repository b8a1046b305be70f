"""People: guests with only a name, and accounts."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from argon2.profiles import CHEAPEST
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from standoff.engine.errors import WrongSetup
from standoff.engine.messages import Reason
from standoff.engine.player_names import as_read, checked_name
from standoff.server.forgetting import forget
from standoff.server.kept import CHAT, PEOPLE, RATINGS, REPLAYS, RESULTS, SECRETS, SITTING
from standoff.server.log import Database
from standoff.server.refused import Refused
from standoff.server.tokens import Bearer, new_id, new_key, read, sign
from standoff.wire import reasons
from standoff.wire.people import OwnData, Person, Played, Profile, Rating, Uploaded, Written

AT_ONCE: Final = 2
"""So many passwords are looked at at a time; each takes 64 MiB."""
LATELY: Final = 100
"""So many games are listed."""
SIGMAS: Final = 3
"""The figure that is shown is what somebody plays at least, nearly for sure."""
BEST: Final = 50


class People:
    """Who is known here."""

    def __init__(self, database: Database, careful: bool = True) -> None:
        self.database = database
        self.key = b""
        self._hasher = PasswordHasher() if careful else PasswordHasher.from_parameters(CHEAPEST)
        self._few = asyncio.Semaphore(AT_ONCE)
        self._nobody = self._hasher.hash("nobody has this password")

    async def open(self) -> None:
        """Find the key that tokens are signed with, or make it."""
        wanted = select(SECRETS.c.value).where(SECRETS.c.name == "tokens")
        async with self.database.writing() as connection:
            await self.database.one_at_a_time(connection)
            found = (await connection.execute(wanted)).scalar_one_or_none()
            if found is None:
                found = new_key()
                await connection.execute(insert(SECRETS).values(name="tokens", value=found))
        self.key = found

    # -- who is it? ---------------------------------------------------------------------------------------------------

    def named(self, token: str | None) -> Bearer | None:
        """Whom a token names, whether he is let in or not."""
        return read(self.key, token) if token else None

    async def bearer(self, token: str | None) -> Person | None:
        """Whoever carries this token."""
        named = self.named(token)
        if named is None:
            return None
        async with self.database.reading() as connection:
            row = await _row(connection, named.person)
        if row is None or row.epoch != named.epoch:
            return None
        if row.banned:
            raise _banned(row)
        return _person(row)

    async def gone(self, bearers: Collection[Bearer]) -> dict[Bearer, Reason]:
        """Who of these is not let in any more, and why: banned, deleted, or logged out everywhere."""
        wanted = select(PEOPLE).where(PEOPLE.c.id.in_({bearer.person for bearer in bearers}))
        async with self.database.reading() as connection:
            rows = {row.id: row for row in await connection.execute(wanted)}
        found: dict[Bearer, Reason] = {}
        for bearer in bearers:
            row = rows.get(bearer.person)
            if row is None or row.epoch != bearer.epoch:
                found[bearer] = Reason(reasons.STRANGER, "You have logged out everywhere; say again who you are.")
            elif row.banned:
                found[bearer] = _banned(row).reason
        return found

    async def token(self, person: Person) -> str:
        """A token for somebody."""
        async with self.database.reading() as connection:
            row = await _row(connection, person.id)
        return sign(self.key, Bearer(person.id, 0 if row is None else row.epoch))

    async def guest(self, name: str, me: Person | None) -> Person:
        """Somebody with only a name; a guest is renamed."""
        called = _checked(name)
        if me is not None and me.account:
            raise Refused(reasons.NAME, f"{me.name} has an account; its name stays.")
        async with self.database.writing() as connection:
            if me is not None:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == me.id).values(name=called))
                return Person(me.id, called, False)
            made = Person(new_id(), called, False)
            await connection.execute(insert(PEOPLE).values(id=made.id, name=called, since=time.time()))
        return made

    async def account(self, name: str, password: str, me: Person | None) -> Person:
        """A new account; a guest becomes it and keeps what he has played."""
        called = _checked(name)
        if me is not None and me.account:
            raise Refused(reasons.NAME, f"{me.name} has an account already.")
        hashed = await self._hash(password)
        made = Person(new_id() if me is None else me.id, called, True)
        values = {"name": called, "login": as_read(called), "password": hashed}
        try:
            async with self.database.writing() as connection:
                if me is None:
                    await connection.execute(insert(PEOPLE).values(id=made.id, since=time.time(), **values))
                else:
                    await connection.execute(update(PEOPLE).where(PEOPLE.c.id == me.id).values(**values))
        except Refused as refused:
            if isinstance(refused.__cause__, IntegrityError):
                raise Refused(reasons.NAME, f"There is an account called {called} already.") from None
            raise
        return made

    async def login(self, name: str, password: str) -> Person:
        """Whoever has this account. An unknown name takes as long as a wrong password."""
        async with self.database.reading() as connection:
            found = await connection.execute(select(PEOPLE).where(PEOPLE.c.login == as_read(name)))
            row = found.one_or_none()
        fits = await self._fits(password, self._nobody if row is None else row.password)
        if row is None or not fits:
            raise Refused(reasons.PASSWORD, "There is no account with this name and password.")
        if row.banned:
            raise _banned(row)
        return _person(row)

    async def change_password(self, me: Person, old: str, new: str) -> None:
        """Another password; all tokens end."""
        await self._check(me, old)
        hashed = await self._hash(new)
        async with self.database.writing() as connection:
            changed = update(PEOPLE).where(PEOPLE.c.id == me.id).values(password=hashed, epoch=PEOPLE.c.epoch + 1)
            await connection.execute(changed)

    async def log_out_everywhere(self, me: Person) -> None:
        """All tokens end."""
        async with self.database.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == me.id).values(epoch=PEOPLE.c.epoch + 1))

    async def delete(self, me: Person, password: str) -> None:
        """Somebody goes, and what belongs to him. Games that others have played with him stay, without him."""
        if me.account:
            await self._check(me, password)
        async with self.database.writing() as connection:
            await forget(connection, me.id)

    # -- what has he played? ------------------------------------------------------------------------------------------

    async def profile(self, person: str) -> Profile:
        """Somebody's ratings and games."""
        async with self.database.reading() as connection:
            row = await _row(connection, person)
            if row is None:
                raise Refused(reasons.UNKNOWN, "There is nobody of this id.")
            rated = await connection.execute(select(RATINGS).where(RATINGS.c.person == person))
            ratings = [_rating(rating) for rating in rated]
            wanted = select(RESULTS).where(RESULTS.c.person == person).order_by(RESULTS.c.ended.desc()).limit(LATELY)
            played = [_played(result) for result in await connection.execute(wanted)]
        return Profile(_person(row), ratings, played)

    async def own_data(self, me: Person) -> OwnData:
        """All that is kept about somebody."""
        profile = await self.profile(me.id)
        async with self.database.reading() as connection:
            row = await _row(connection, me.id)
            said = await connection.execute(select(CHAT).where(CHAT.c.person == me.id).order_by(CHAT.c.id))
            chat = [Written(line.table_id, line.at, line.text) for line in said]
            brought = await connection.execute(select(REPLAYS).where(REPLAYS.c.person == me.id).order_by(REPLAYS.c.at))
            uploaded = [Uploaded(replay.id, replay.at) for replay in brought]
            sat = await connection.execute(select(SITTING.c.table_id).where(SITTING.c.person == me.id))
            tables = sorted(sat.scalars())
        return OwnData(profile, row.since, chat, uploaded, tables)

    async def best(self, game: str) -> list[Profile]:
        """The best players of a game."""
        figure = RATINGS.c.mu - SIGMAS * RATINGS.c.sigma
        wanted = select(RATINGS, PEOPLE.c.name, PEOPLE.c.login).join(PEOPLE, PEOPLE.c.id == RATINGS.c.person)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.where(RATINGS.c.game == game).order_by(figure.desc()).limit(BEST))
            return [Profile(Person(row.person, row.name, row.login is not None), [_rating(row)], []) for row in rows]

    # -- passwords ----------------------------------------------------------------------------------------------------

    async def _hash(self, password: str) -> str:
        async with self._few:
            return await asyncio.to_thread(self._hasher.hash, password)

    async def _fits(self, password: str, hashed: str) -> bool:
        def look() -> bool:
            try:
                return self._hasher.verify(hashed, password)
            except (Argon2Error, InvalidHashError):
                return False

        async with self._few:
            return await asyncio.to_thread(look)

    async def _check(self, me: Person, password: str) -> None:
        async with self.database.reading() as connection:
            row = await _row(connection, me.id)
        if row is None or row.password is None or not await self._fits(password, row.password):
            raise Refused(reasons.PASSWORD, "This is not the password.")


def _checked(name: str) -> str:
    try:
        return checked_name(name)
    except WrongSetup as wrong:
        raise Refused(reasons.NAME, str(wrong)) from None


async def _row(connection: AsyncConnection, person: str) -> Any:
    return (await connection.execute(select(PEOPLE).where(PEOPLE.c.id == person))).one_or_none()


def _banned(row: Any) -> Refused:
    return Refused(reasons.BANNED, f"{row.name} does not play here.")


def _person(row: Any) -> Person:
    return Person(row.id, row.name, row.login is not None)


def _rating(row: Any) -> Rating:
    return Rating(row.game, row.games, row.mu, row.sigma, row.mu - SIGMAS * row.sigma)


def _played(row: Any) -> Played:
    names = msgspec.json.decode(row.players, type=list[str])
    return Played(row.table_id, row.game, row.ended, names, row.seat, row.won, row.score, row.table_id)
