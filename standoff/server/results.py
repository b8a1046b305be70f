"""What a finished game leaves behind: a line in everybody's history, and ratings."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from standoff.engine.messages import Result
from standoff.server.forgetting import forget_at, gone_from
from standoff.server.kept import RATINGS, RESULTS, TABLES, Room

MODEL = PlackettLuce()


async def write_down(connection: AsyncConnection, table: str, room: Room, result: Result) -> None:
    """A game is over. Written once: whoever comes second finds it done."""
    wanted = select(TABLES.c.stage).where(TABLES.c.id == table).with_for_update()
    if (await connection.execute(wanted)).scalar_one() == "over":
        return
    done = msgspec.json.encode(msgspec.structs.replace(room, result=result))
    await connection.execute(update(TABLES).where(TABLES.c.id == table).values(stage="over", room=done))
    names, now = msgspec.json.encode([chair.name for chair in room.chairs]), time.time()
    rows: list[dict[str, Any]] = [
        {
            "table_id": table,
            "seat": seat,
            "person": chair.person,
            "game": room.form.game,
            "ended": now,
            "players": names,
            "won": seat in result.winners,
            "score": result.scores[seat],
        }
        for seat, chair in enumerate(room.chairs)
        if chair.person is not None
    ]
    if rows:
        await connection.execute(insert(RESULTS), rows)
    gone = await gone_from(connection, room)
    for person in gone:
        await forget_at(connection, table, person)
    people = [None if chair.person in gone else chair.person for chair in room.chairs]
    rated = [person for person in people if person is not None]
    if len(rated) > 1 and len(set(rated)) == len(rated):
        await _rate(connection, room.form.game, people, result)


async def _rate(connection: AsyncConnection, game: str, people: Sequence[str | None], result: Result) -> None:
    """Rate the people against each other: who won, and who scored more. Bots are neither rated nor counted."""
    rated = [seat for seat, person in enumerate(people) if person is not None]
    known = {person: MODEL.rating() for person in people if person is not None}
    games = dict.fromkeys(known, 0)
    rows = await connection.execute(select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.person.in_(known)))
    for row in rows:
        known[row.person] = MODEL.rating(mu=row.mu, sigma=row.sigma)
        games[row.person] = row.games
    teams = [[known[str(people[seat])]] for seat in rated]
    scores = [(seat in result.winners) * 1_000_000.0 + result.scores[seat] for seat in rated]
    after = MODEL.rate(teams, scores=scores)
    await connection.execute(delete(RATINGS).where(RATINGS.c.game == game, RATINGS.c.person.in_(known)))
    for seat, (rating,) in zip(rated, after, strict=True):
        person = str(people[seat])
        values = {"person": person, "game": game, "games": games[person] + 1, "mu": rating.mu, "sigma": rating.sigma}
        await connection.execute(insert(RATINGS).values(**values))
