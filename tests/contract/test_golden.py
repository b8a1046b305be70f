"""Golden playthroughs: one random game for each player count, every question, answer and event, as a page of text.

A change of the rules shows as a change of these pages. Write them anew with: ./test tests/contract/test_golden.py
--update-golden
"""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec
import pytest

from standoff.engine.rng import Rng
from standoff.engine.table import Table
from standoff.engine.viewer import REFEREE, SPECTATOR

from .worlds import World, anyhow, every_count

FOLDER = Path(__file__).parent.parent / "golden"
QUESTIONS = 60


def page(world: World) -> str:
    """The beginning of a game, and its end."""
    table, chance = Table.begin(world.setup()), Rng("golden", str(world))
    lines = [f"# {table.setup.game.title}, {world.players} players, seed {world.seed}"]
    told = 0
    while not table.over:
        detailed = table.number < QUESTIONS
        events = _events(table, told)
        told = table.cursor
        question = table.question()
        code = anyhow(chance)(table)
        if detailed:
            lines += events
            asked = table.seat(question.seat)
            lines.append(f"{question.number}. {asked.name}: {asked.say(question)}")
            lines.append(f"   options: {'; '.join(table.say(table.option(option)) for option in table.options)}")
            lines.append(f"   answer: {table.say(table.option(code))}   [{zones_hash(table)}]")
            if question.number % 20 == 0:
                lines += [f"   seen by {s}: {msgspec.json.encode(table.view(s)).decode()}" for s in (0, None)]
        table.answer(code)
    lines += _events(table, told)[-12:]
    result = table.result()
    lines.append(f"{table.number} answers. Winners: {result.winners}. {result.reason.text} [{result.reason.clause}]")
    return "\n".join(lines) + "\n"


def _events(table: Table, since: int) -> list[str]:
    """What happened, and what the first seat and a spectator were told instead, where that is something else."""
    lines = []
    for open_, *others in zip(*(table._events(viewer, since) for viewer in (REFEREE, 0, SPECTATOR)), strict=True):
        pairs = zip(("0", "spectator"), others, strict=True)
        told = [f"{who}: {table.say(e)}" for who, e in pairs if e.event != open_.event]
        lines.append(f"  {table.say(open_)}" + (f"   ({'; '.join(told)})" if told else ""))
    return lines


def zones_hash(table: Table) -> str:
    """A short name for what lies on the table, whatever rules are in progress."""
    zones = {k: v for k, v in table._state.dump().items() if k not in ("stack", "answer", "returned")}
    return blake2b(msgspec.json.encode(zones), digest_size=4).hexdigest()


@pytest.mark.parametrize("world", every_count(), ids=str)
def test_golden(world, request):
    path = FOLDER / world.game / f"{world.players}.txt"
    now = page(world)
    if request.config.getoption("--update-golden"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(now, "utf-8")
    assert path.is_file(), "there is no golden page yet; write it with --update-golden"
    assert now.splitlines() == path.read_text("utf-8").splitlines()
