"""Finished games looked at on request: what is found is what the command finds, once, and nobody holds others up."""

from __future__ import annotations

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

import standoff
from standoff.arena.analyse import analyse, make_plan
from standoff.bots import RandomBot
from standoff.client import Client, Refused
from standoff.engine.rng import Rng
from standoff.server.analyses import MOST_QUESTIONS, MOST_WAITING
from standoff.wire import live, reasons
from standoff.wire.analysis import AnalysisState
from standoff.wire.books import ReplayInfo
from standoff.wire.people import DeleteForm

from .running import Running, serving

SHORT = ("--looking", "0")
"""The fewest imagined games."""
LONG = ("--looking", "30")
"""Enough work for something to happen in the middle of it."""
PATIENCE = 300.0
"""Seconds for an analysis on a busy machine."""


def played(game="walking_dead", players=3, seed="three", most=10_000):
    table = standoff.new(game, players=players, seed=seed)
    table.run([RandomBot(Rng(seed, seat)).choose for seat in range(players)], most)
    return table.record()


def refuses(clause):
    return pytest.raises(Refused, match=rf"\[{clause}\]")


async def upload(client, record):
    return (await client.post("/api/replays", record, ReplayInfo)).id


async def ask(client, replay):
    return await client.post(f"/api/replays/{replay}/analysis", None, AnalysisState)


async def state(client, replay, language="en"):
    return await client.get(f"/api/replays/{replay}/analysis", AnalysisState, language=language)


async def until(client, replay, *stages):
    """Until it is at one of these stages; all states on the way."""
    seen = [await state(client, replay)]
    async with asyncio.timeout(PATIENCE):
        while seen[-1].stage not in stages:
            await asyncio.sleep(0.05)
            seen.append(await state(client, replay))
    return seen


async def guest(stack, server, name):
    client = await stack.enter_async_context(Client(server.address))
    await client.guest(name)
    return client


def run(go):
    async def main():
        async with AsyncExitStack() as stack:
            await go(stack)

    asyncio.run(main())


def test_it_is_what_the_command_finds_with_progress_and_kept(tmp_path):
    record = played()

    async def first(stack):
        ann = await guest(stack, server, "Ann")
        replay = await upload(ann, record)
        assert (await state(ann, replay)).stage == "none"
        assert (await ask(ann, replay)).stage in ("waiting", "working")
        seen = await until(ann, replay, "done", "failed")
        found = seen[-1].found
        assert found is not None, seen[-1].trouble
        done = [one.done for one in seen]
        assert done == sorted(done)
        assert len(set(done)) > 2, "somebody who waits sees how far it is"
        assert found == analyse(make_plan(record, found.budget, None))
        german = (await state(ann, replay, "de")).found
        assert german.decisions[0].words != found.decisions[0].words
        assert [d.value for d in german.decisions] == [d.value for d in found.decisions]
        assert (await state(ann, replay, "tlh")).found == found
        assert (await ask(ann, replay)).stage == "done"
        kept.append((replay, found))

    async def second(stack):
        nobody = await stack.enter_async_context(Client(server.address))
        for replay, found in kept:
            assert (await state(nobody, replay)).found == found

    kept: list = []
    with serving(tmp_path, "--looking", "2") as server:
        run(first)
    with serving(tmp_path) as server:
        run(second)


def test_only_of_games_that_are_over_and_only_for_somebody(server):
    async def go(stack):
        ann = await guest(stack, server, "Ann")
        nobody = await stack.enter_async_context(Client(server.address))
        table = await ann.play("walking_dead", 3, "random")
        for client in (ann, nobody):
            with refuses(reasons.STAGE):
                await state(client, table.id)
            with refuses(reasons.UNKNOWN):
                await state(client, "nothing_of_this_id")
        with refuses(reasons.STAGE):
            await ask(ann, table.id)
        replay = await upload(ann, played())
        with refuses(reasons.STRANGER):
            await ask(nobody, replay)
        with refuses(reasons.SETUP):
            await ask(ann, await upload(ann, played(most=0)))
        assert (await state(ann, replay)).stage == "none"

    run(go)


def test_a_game_that_is_too_long_is_refused(server):
    async def go(stack):
        ann = await guest(stack, server, "Ann")
        table = standoff.new("bang", players=4, seed="peace")
        table.run([lambda seat: seat.question().default] * 4, MOST_QUESTIONS + 1)
        record = table.record()
        assert len(record.answers) > MOST_QUESTIONS
        with refuses(reasons.SETUP):
            await ask(ann, await upload(ann, record))

    run(go)


def test_one_at_a_time_for_each_and_few_for_all_while_bots_go_on_playing(tmp_path):
    """With one process for everything: bots are asked between portions."""
    record = played("bang", 4)

    async def go(stack):
        ann = await guest(stack, server, "Ann")
        mine = await upload(ann, record)
        assert (await ask(ann, mine)).ahead == 0
        with refuses(reasons.FAST):
            await ask(ann, await upload(ann, played()))
        others = [await guest(stack, server, f"Guest {number}") for number in range(MOST_WAITING)]
        for number, other in enumerate(others[:-1], 1):
            last = await upload(other, played())
            told = await ask(other, last)
            assert (told.stage, told.ahead) == ("waiting", number)
        with refuses(reasons.FULL):
            await ask(others[-1], await upload(others[-1], played()))
        assert (await ask(others[-1], mine)).stage == "working", "what is being made is not made twice"
        table = await ann.play("walking_dead", 3, "medium")
        async with ann.watch(table) as seat:
            await seat.ask(live.Resign())
            began = seat.cursor
            await asyncio.wait_for(seat.wait(lambda seat: seat.cursor > began + 20), PATIENCE)
        assert (await state(ann, last)).stage in ("waiting", "working"), "bots did not wait for the end of it"

    with serving(tmp_path, *LONG) as server:
        run(go)


def test_limits_on_how_often(tmp_path):
    async def go(stack):
        ann = await guest(stack, server, "Ann")
        with refuses(reasons.FAST):
            for number in range(20):
                replay = await upload(ann, played(seed=f"often {number}", most=1))
                await ask(ann, replay)
                await until(ann, replay, "done")

    with serving(tmp_path, *SHORT, testing="cheap") as server:
        run(go)


def children(process: int) -> list[int]:
    """The processes that a process has started, and theirs."""
    own = [int(pid) for pid in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return own + [pid for child in own for pid in children(child)]


def thinking(process: int) -> list[int]:
    return [pid for pid in children(process) if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def test_a_process_that_is_lost_costs_nothing_but_time(tmp_path):
    async def go(stack):
        ann = await guest(stack, server, "Ann")
        replay = await upload(ann, played("bang", 4))
        await ask(ann, replay)
        while (await until(ann, replay, "working", "done"))[-1].done == 0:
            await asyncio.sleep(0.05)
        lost = thinking(server.process.pid)
        assert lost
        for pid in lost:
            os.kill(pid, signal.SIGKILL)
        assert (await until(ann, replay, "done", "failed"))[-1].stage == "done"

    with serving(tmp_path, *SHORT) as server:
        run(go)


def test_a_server_that_was_killed_goes_on_with_what_it_was_asked_for(tmp_path):
    async def before(stack):
        ann = await guest(stack, first, "Ann")
        replays.append(await upload(ann, played("bang", 4)))
        await ask(ann, replays[0])
        await until(ann, replays[0], "working")

    async def after(stack):
        nobody = await stack.enter_async_context(Client(second.address))
        assert (await state(nobody, replays[0])).stage in ("waiting", "working", "done")
        assert (await until(nobody, replays[0], "done", "failed"))[-1].stage == "done"

    replays: list[str] = []
    first = Running(tmp_path, *SHORT)
    run(before)
    first.kill()
    with serving(tmp_path, *SHORT) as second:
        run(after)


def test_it_goes_with_whoever_has_brought_the_record(tmp_path):
    async def go(stack):
        ann, ben = await guest(stack, server, "Ann"), await guest(stack, server, "Ben")
        replay = await upload(ann, played(most=3))
        await ask(ben, replay)
        await until(ann, replay, "done")
        await ann.post("/api/me/delete", DeleteForm(), type(None))
        with refuses(reasons.UNKNOWN):
            await state(ben, replay)

    with serving(tmp_path, *SHORT) as server:
        run(go)
