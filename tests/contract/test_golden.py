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

from .worlds import World, every_count

FOLDER = Path(__file__).parent.parent / "golden"
QUESTIONS = 60


def page(world: World) -> str:
    """The beginning of a game, and its end."""
    table, chance = Table.begin(world.setup()), Rng("golden", str(world))
    lines = [f"# {table.setup.game.title}, {world.players} players, seed {world.seed}"]
    told = 0
    while not table.over:
        detailed = table.number < QUESTIONS
        events = table.events_for(-2, told)
        told = len(table._log)
        question = table.question
        index = chance.below(len(table._state.options))
        if detailed:
            lines += [f"  {e.text}" for e in events]
            lines.append(f"{question.number}. {table.setup.names[question.seat]}: {question.prompt}")
            lines.append(f"   options: {'; '.join(o.text for o in question.options)}")
            lines.append(f"   answer: {question.options[index].text}   [{zones_hash(table)}]")
            if question.number % 20 == 0:
                lines += [f"   seen by {s}: {msgspec.json.encode(table.view(s)).decode()}" for s in (0, None)]
        table.answer(index)
    lines += [f"  {e.text}" for e in table.events_for(-2, told)][-12:]
    result = table.result
    lines.append(f"{table.number} answers. Winners: {result.winners}. {result.reason.text} [{result.reason.clause}]")
    return "\n".join(lines) + "\n"


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
