"""Opening tables, sitting down, starting, talking, again: what is allowed, and what is refused with its reason."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import pytest

from standoff.client import Client, Refused
from standoff.server.lobby import MOST_PLAYED
from standoff.wire import live, reasons
from standoff.wire.lobby import ClockRules, TableForm
from standoff.wire.people import Person

from .running import PATIENCE

GAME = "walking_dead"


async def company(stack: AsyncExitStack, address: str, *names: str) -> list[Client]:
    clients = [await stack.enter_async_context(Client(address)) for _ in names]
    for client, name in zip(clients, names, strict=True):
        await client.guest(name)
    return clients


def refuses(clause):
    return pytest.raises(Refused, match=rf"\[{clause}\]")


def test_a_table_from_opening_to_rematch(server):
    async def go():
        async with AsyncExitStack() as stack:
            ann, ben = await company(stack, server.address, "Ann", "Ben")
            table = await ann.open(TableForm(GAME, 3, {"aiming": "one by one"}, bots=["random"]))
            assert [seat.sits for seat in table.seats] == ["person", "open", "bot"]
            assert table.id in [one.id for one in (await ben.lobby(GAME)).tables]
            with refuses(reasons.READY):
                await ann.start(table.id)
            with refuses(reasons.HOST):
                await ben.bot(table.id, 1, "random")
            await ben.join(table.id)
            with refuses(reasons.SEAT):
                await ben.join(table.id)
            with refuses(reasons.READY):
                await ann.start(table.id)
            await ben.ready(table.id)
            table = await ann.start(table.id)
            assert table.stage == "playing"
            assert not table.practice
            with refuses(reasons.STAGE):
                await ben.leave(table.id, 1)
            with refuses(reasons.STAGE):
                await ann.record(table.id)
            async with ann.watch(table) as mine, ben.watch(table) as his:
                await mine.wait(lambda seat: seat.question is not None)
                await his.wait(lambda seat: seat.question is not None)
                assert (mine.seat, his.seat) == (0, 1)
                for seat in (mine, his):
                    await seat.ask(live.Resign())
                await asyncio.wait_for(mine.wait(lambda seat: seat.result is not None), PATIENCE)
                await asyncio.wait_for(mine.wait(lambda seat: seat.info.stage == "over"), PATIENCE)
            assert (await ann.record(table.id)).settings == {"aiming": "one by one"}
            again = await ben.rematch(table.id)
            assert [seat.name for seat in again.seats] == [table.seats[2].name, "Ann", "Ben"]
            assert (await ann.rematch(table.id)).id == again.id
            profile = (await ann.get("/api/me", Person)).id
            assert [game.table for game in (await ann.get(f"/api/people/{profile}", _profile())).played] == [table.id]
            assert len(await ann.get(f"/api/ratings/{GAME}", list[_profile()])) >= 2

    asyncio.run(go())


def _profile():
    from standoff.wire.people import Profile

    return Profile


def test_the_lobby_tells_whoever_is_asked_and_nobody_else(server):
    async def go():
        async with AsyncExitStack() as stack:
            ann, ben, eve = await company(stack, server.address, "Ann", "Ben", "Eve")
            table = await ann.open(TableForm(GAME, 3, bots=["random"]))
            await ben.join(table.id)
            for one in (ann, ben):
                await one.ready(table.id)
            await ann.start(table.id)
            async with ann.watch(table) as mine, ben.watch(table) as his:
                seats = {ann: mine, ben: his}
                while not any(seat.asked() for seat in seats.values()):
                    await asyncio.sleep(0.05)
                for client, seat in seats.items():
                    assert (await client.lobby(GAME)).asked == ([table.id] if seat.asked() else [])
                assert (await eve.lobby(GAME)).asked == []

    asyncio.run(asyncio.wait_for(go(), PATIENCE))


def test_hosts_kick_leave_and_pass_on(server):
    async def go():
        async with AsyncExitStack() as stack:
            ann, ben = await company(stack, server.address, "Ann", "Ben")
            table = await ann.open(TableForm(GAME, 3, private=True))
            assert table.id not in [one.id for one in (await ben.lobby()).tables]
            await ben.join(table.id, seat=2)
            with refuses(reasons.HOST):
                await ben.kick(table.id, 0)
            with refuses(reasons.SEAT):
                await ann.kick(table.id, 0)
            await ann.kick(table.id, 2)
            await ben.join(table.id)
            table = await ann.leave(table.id, 0)
            assert table.host == table.seats[1].person
            await ben.leave(table.id, 1)
            with refuses(reasons.UNKNOWN):
                await ben.table(table.id)

    asyncio.run(go())


def test_two_people_at_one_device_look_one_after_the_other(server):
    async def go():
        async with AsyncExitStack() as stack:
            (ann,) = await company(stack, server.address, "Ann")
            table = await ann.open(TableForm("bang", 4, bots=["random", "random"]))
            await ann.join(table.id, name="Zoe")
            table = await ann.start(table.id)
            async with ann.watch(table) as seat:
                await seat.wait(lambda seat: seat.view is not None)
                first = seat.view
                assert seat.seat == 0
                asking = asyncio.create_task(seat.ask(live.Eyes(seat=1)))
                await seat.wait(lambda seat: seat.seat == 1)
                asking.cancel()
                assert seat.view != first
                assert seat.view.viewer == 1

    asyncio.run(go())


def test_play_now_joins_whoever_waits(server):
    async def go():
        async with AsyncExitStack() as stack:
            ann, ben = await company(stack, server.address, "Ann", "Ben")
            table = await ann.open(TableForm("halo_bang", 3, bots=["random"]))
            async with ann.watch(table) as waiting:
                await waiting.wait(lambda seat: seat.connections > 0)
                while not (await ann.table(table.id)).seats[0].here:
                    await asyncio.sleep(0.05)
                joined = await ben.play("halo_bang", alone=False)
                assert joined.id == table.id
                await waiting.wait(lambda seat: seat.info.seats[1].name == "Ben")
            alone = await ben.play("halo_bang", alone=True)
            assert alone.practice
            assert alone.stage == "playing"

    asyncio.run(go())


def test_clocks_give_the_default_and_then_a_bot(server):
    async def go():
        async with AsyncExitStack() as stack:
            ann, ben = await company(stack, server.address, "Ann", "Ben")
            table = await ann.open(TableForm(GAME, 3, clock=ClockRules(5, 0), bots=["random"]))
            await ben.join(table.id)
            await ben.ready(table.id)
            table = await ann.start(table.id)
            async with ann.watch(table) as seat:  # and never answers; Ben is not there at all
                await asyncio.wait_for(seat.wait(lambda seat: seat.info.seats[0].stand_in), PATIENCE)
                await asyncio.wait_for(seat.wait(lambda seat: seat.result is not None), PATIENCE)
                assert seat.info.seats[1].stand_in or seat.info.number < 40

    asyncio.run(go())


def test_a_bot_gives_way_to_a_person_of_its_name(server):
    async def go():
        async with AsyncExitStack() as stack:
            ann, ben, other = await company(stack, server.address, "Zoe", "Ben", "Ben")
            table = await ann.open(TableForm("bang", 5, bots=["random", "random"]))
            bot = next(seat for seat in table.seats if seat.sits == "bot")
            await ben.guest(bot.name)
            await other.guest(bot.name)
            await ben.join(table.id)
            names = [seat.name for seat in (await other.join(table.id)).seats]
            assert names[:3] == ["Zoe", bot.name, f"{bot.name} 2"]
            assert len({name.casefold() for name in names}) == len(names)

    asyncio.run(go())


def test_nobody_plays_at_more_tables_than_can_be_kept(server):
    async def go():
        async with AsyncExitStack() as stack:
            (ann,) = await company(stack, server.address, "Ann")
            for _ in range(MOST_PLAYED):
                table = await ann.play(GAME, 3, "random")
            with refuses(reasons.FULL):
                await ann.play(GAME, 3, "random")
            async with ann.watch(table) as seat:
                await seat.wait(lambda seat: seat.question is not None)
                await seat.ask(live.Resign())
                await asyncio.wait_for(seat.wait(lambda seat: seat.info.stage == "over"), PATIENCE)
            await ann.play(GAME, 3, "random")

    asyncio.run(go())


def test_wrong_tables_are_refused(server):
    async def go():
        async with AsyncExitStack() as stack:
            (ann,) = await company(stack, server.address, "Ann")
            for form in (
                TableForm("chess", 4),
                TableForm(GAME, 2),
                TableForm(GAME, 3, {"aiming": "never"}),
                TableForm(GAME, 3, bots=["grandmaster"]),
                TableForm(GAME, 3, bots=["random"] * 3),
            ):
                with refuses(reasons.SETUP):
                    await ann.open(form)
            for _ in range(5):
                await ann.open(TableForm(GAME, 3))
            with refuses(reasons.FULL):
                await ann.open(TableForm(GAME, 3))

    asyncio.run(go())
