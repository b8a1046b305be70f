"""Somebody goes, and what belongs to him. Games that others have played with him stay, without his name.

A game that is still on keeps the name until it is over (`results`).
"""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from standoff.engine.messages import Record
from standoff.server.kept import ANALYSES, CHAT, PEOPLE, RATINGS, REPLAYS, RESULTS, SITTING, TABLES, Room

GONE: Final = "somebody"
"""What is left of the name of whoever has gone, with the number of his seat."""
OWN: Final = ((PEOPLE, PEOPLE.c.id), *((table, table.c.person) for table in (RATINGS, REPLAYS, CHAT, SITTING)))
"""What is his alone, and by what it is found."""


async def forget(connection: AsyncConnection, person: str) -> None:
    """Remove somebody."""
    sat_at = select(SITTING.c.table_id).where(SITTING.c.person == person)
    finished = select(TABLES.c.id).where(TABLES.c.id.in_(sat_at), TABLES.c.stage == "over")
    for table in list((await connection.execute(finished)).scalars()):
        await forget_at(connection, table, person)
    brought = select(REPLAYS.c.id).where(REPLAYS.c.person == person)
    looked_at = or_(ANALYSES.c.person == person, ANALYSES.c.replay.in_(brought), ANALYSES.c.replay.in_(sat_at))
    await connection.execute(delete(ANALYSES).where(looked_at))  # it calls players by their names
    for table, who in OWN:
        await connection.execute(delete(table).where(who == person))


async def forget_at(connection: AsyncConnection, table: str, person: str) -> None:
    """Take somebody out of a finished game: its room, its record, and what the others have in their history."""
    row = (await connection.execute(select(TABLES).where(TABLES.c.id == table))).one()
    room = without(msgspec.json.decode(row.room, type=Room), person)
    names = [chair.name for chair in room.chairs]
    origin = replace(msgspec.json.decode(row.origin, type=Record), players=names)
    kept = {"room": msgspec.json.encode(room), "origin": msgspec.json.encode(origin)}
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**kept))
    played = update(RESULTS).where(RESULTS.c.table_id == table)
    await connection.execute(played.values(players=msgspec.json.encode(names)))
    await connection.execute(played.where(RESULTS.c.person == person).values(person=None))


async def gone_from(connection: AsyncConnection, room: Room) -> set[str]:
    """Who has sat down here and is nowhere any more."""
    people = {chair.person for chair in room.chairs if chair.person is not None}
    here = await connection.execute(select(PEOPLE.c.id).where(PEOPLE.c.id.in_(people)))
    return people - set(here.scalars())


def without(room: Room, person: str) -> Room:
    """The room as if somebody without a name had sat there."""
    chairs = [
        replace(chair, name=f"{GONE} {seat + 1}", person=None) if chair.person == person else chair
        for seat, chair in enumerate(room.chairs)
    ]
    return replace(room, chairs=chairs, host=None if room.host == person else room.host)
