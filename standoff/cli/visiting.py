"""`standoff bot`: our bots at a server, like any other player."""

from __future__ import annotations

import asyncio

from standoff.bots import bot_named
from standoff.cli.output import console
from standoff.client import Client, LiveSeat
from standoff.engine.rng import Rng
from standoff.wire.lobby import TableInfo


def visit(server: str, game: str, table: str | None, level: str, name: str, players: int | None, seed: str) -> None:
    """Play one game at a server: at a table that waits, at any that fits, or at one of its own."""
    bot_named(level)
    asyncio.run(_visit(server, game, table, level, name, players, seed))


async def _visit(
    server: str, game: str, table: str | None, level: str, name: str, players: int | None, seed: str
) -> None:
    async with Client(server) as client:
        await client.guest(name)
        if table is None:
            found = await client.play(game, players, alone=False)
        else:
            found = await client.join(table)
            await client.ready(table)
        console.print(f"{name} sits at {client.address}/table/{found.id}")
        async with client.watch(found, views=False) as seat:
            await play(seat, level, seed, found)
            result = seat.result
        assert result is not None
        won = seat.seat in result.winners
        console.print(f"{'won' if won else 'lost'}: {result.reason.text}")


async def play(seat: LiveSeat, level: str, seed: str, table: TableInfo) -> None:
    """Answer every question as a bot of this level does, with what the seat knows."""
    bot = bot_named(level)(Rng("visitor", seed, table.id))
    async for _ in seat.questions():
        known = await seat.knowing()
        await seat.answer(await asyncio.to_thread(bot.choose, known))
