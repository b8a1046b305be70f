"""Moves taken back by consent, and spectators who are behind."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from contextlib import closing

import pytest

from standoff.client import Client, Refused
from standoff.server.config import DATABASE_FILE
from standoff.wire import live, reasons
from standoff.wire.lobby import TableForm

from .running import PATIENCE, Running

BEHIND = 2
FAR_BEHIND = 15


def test_moves_are_taken_back_if_everybody_agrees(server):
    async def go():
        async with Client(server.address) as ann, Client(server.address) as ben:
            await ann.guest("Ann")
            await ben.guest("Ben")
            table = await ann.open(TableForm("risk_halo", 2))
            await ben.join(table.id)
            await ben.ready(table.id)
            table = await ann.start(table.id)
            async with ann.watch(table) as mine, ben.watch(table) as his:
                both = (mine, his)
                for seat in both:
                    await seat.wait(lambda seat: seat.question is not None)
                for _ in range(60):
                    put = mine.question
                    asked, other = both if put.question.seat == 0 else both[::-1]
                    number, view = put.question.number, asked.view
                    await asked.answer(asked.question.question.default)
                    for seat in both:
                        await seat.wait(lambda seat, number=number: seat.question.question.number > number)
                    with pytest.raises(Refused, match=reasons.UNDO):
                        await other.ask(live.Undo(number=number))
                    if mine.question.question.seat != asked.seat:
                        continue
                    try:
                        await asked.ask(live.Undo(number=number))
                    except Refused as shown:
                        assert shown.reason.clause == reasons.UNDO
                        continue
                    await other.wait(lambda seat: seat.info.wish is not None)
                    await other.ask(live.Agree(agree=True))
                    await asked.wait(lambda seat: seat.branch == 1)
                    assert asked.question.question.number == number
                    assert asked.view == view
                    return
                raise AssertionError("no move could be taken back")

    asyncio.run(go())


def test_at_a_practice_table_the_answers_of_bots_are_taken_back_as_well(server):
    async def go():
        async with Client(server.address) as ann:
            await ann.guest("Ann")
            table = await ann.play("bang", 4, "random")
            async with ann.watch(table) as seat:
                questions = seat.questions()
                first = await anext(questions)
                with pytest.raises(Refused, match=reasons.UNDO):
                    await seat.ask(live.Undo(number=first.question.number))
                while True:
                    number = first.question.number
                    await seat.answer(first.question.default)
                    later = await anext(questions)
                    if later.question.number > number + 1:
                        break
                    first = later
                await seat.ask(live.Undo(number=later.question.number - 1))
                await seat.wait(lambda seat: seat.branch == 1)
                assert seat.question.question.number == number

    asyncio.run(go())


def test_two_at_one_device_are_no_practice_table(server):
    async def go():
        async with Client(server.address) as ann:
            await ann.guest("Ann")
            table = await ann.open(TableForm("risk_halo", 2))
            await ann.join(table.id, name="Zoe")
            table = await ann.start(table.id)
            assert not table.practice
            async with ann.watch(table) as seat:
                await seat.wait(lambda seat: seat.question is not None)
                if seat.question.question.seat != seat.seat:
                    asking = asyncio.create_task(seat.ask(live.Eyes(seat=seat.question.question.seat)))
                    await seat.wait(lambda seat: seat.question.question.seat == seat.seat)
                    asking.cancel()
                number = seat.question.question.number
                await seat.answer(seat.question.question.default)
                await seat.wait(lambda seat: seat.question.question.number > number)
                try:
                    await seat.ask(live.Undo(number=number))
                    await seat.wait(lambda seat: seat.info.wish is not None)
                except Refused as refused:
                    assert refused.reason.clause == reasons.UNDO
                assert seat.branch == 0

    asyncio.run(go())


def test_whoever_resigns_twice_has_resigned_once(server):
    async def go():
        async with Client(server.address) as ann:
            await ann.guest("Ann")
            table = await ann.play("bang", 4, "random")
            async with ann.watch(table) as seat:
                await seat.wait(lambda seat: seat.question is not None)
                for _ in range(2):
                    await seat.ask(live.Resign())
                with pytest.raises(Refused, match=reasons.SEAT):
                    await seat.ask(live.Back())
            return table.id

    table = asyncio.run(go())
    with closing(sqlite3.connect(server.folder / DATABASE_FILE)) as database:
        entries = database.execute("SELECT entry FROM entries WHERE table_id = ?", (table,)).fetchall()
    assert sum(b"stood_in" in entry for (entry,) in entries) == 1


def test_spectators_are_behind(server):
    async def go():
        async with Client(server.address) as ann, Client(server.address) as eve:
            await ann.guest("Ann")
            table = await ann.open(TableForm("walking_dead", 3, delay=BEHIND, bots=["random", "random"]))
            table = await ann.start(table.id)
            async with ann.watch(table) as seat, eve.watch(table) as spectator:
                put = await anext(seat.questions())
                await asyncio.sleep(BEHIND + 0.5)
                await spectator.wait(lambda spectator: spectator.cursor == seat.cursor)
                before, began = spectator.cursor, time.monotonic()
                await seat.answer(put.question.default)
                await seat.wait(lambda seat: seat.cursor > before)
                lines = (await spectator.ask(live.Past(since=before))).lines
                assert lines == [] or time.monotonic() - began >= BEHIND
                await asyncio.wait_for(spectator.wait(lambda spectator: spectator.cursor > before), PATIENCE)
                assert time.monotonic() - began >= BEHIND
                assert spectator.view.viewer is None or spectator.view.viewer == -1

    asyncio.run(go())


def test_spectators_are_behind_a_server_that_has_just_started(tmp_path):
    """Nobody knows how old the answers are that it finds in its log, so nobody sees them before the delay is over."""

    async def go():
        server = Running(tmp_path)
        port = server.port
        async with Client(server.address) as ann, Client(server.address) as eve:
            await ann.guest("Ann")
            table = await ann.open(TableForm("walking_dead", 3, delay=FAR_BEHIND, bots=["random", "random"]))
            table = await ann.start(table.id)
            async with ann.watch(table) as seat:
                before = seat.cursor
                put = await anext(seat.questions())
                await seat.answer(put.question.default)
                await seat.wait(lambda seat: seat.cursor > before)
            server.kill()
            server = await asyncio.to_thread(Running, tmp_path, port=port)
            async with ann.watch(table) as seat, eve.watch(table) as spectator:
                await seat.wait(lambda seat: seat.question is not None)
                await spectator.wait(lambda spectator: spectator.question is not None)
                assert seat.question.question.number > 0
                assert spectator.question.question.number == 0
                await asyncio.wait_for(spectator.wait(lambda one: one.question.question.number > 0), PATIENCE)
        server.stop()

    asyncio.run(go())
