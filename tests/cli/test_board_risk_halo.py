"""The battlefield in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import standoff
from standoff.cli.boards.risk_halo import board, short
from standoff.engine.rng import Rng


@pytest.mark.parametrize(
    ("players", "settings"), [(2, {}), (3, {}), (4, {"mode": "slayer"}), (5, {"battlefield": "forge"})]
)
def test_the_board_shows_the_land_and_keeps_secrets(players, settings):
    table = standoff.new("risk_halo", players=players, seed=2, settings={"set_up": "quick", **settings})
    chance = Rng("board")
    for _ in range(40):
        table.answer(chance.below(len(table._state.options)))
    for seat in (0, None):
        out = io.StringIO()
        Console(file=out, width=160, no_color=True).print(board(table.view(seat)))
        drawn = out.getvalue()
        assert "───" in drawn
        for name in table.setup.names:
            assert name in drawn
        hidden = [o.name for s in table.open_view().seats if s.seat != seat for o in s.objectives]
        shown = [o.name for s in table.view(seat).seats for o in s.objectives if o.name]
        for name in hidden:
            assert (name in drawn) == (name in shown)


def test_names_are_shortened_evenly():
    assert short("Archive 99-01", 11) == "Archi 99-01"
    assert short("Research Facility A", 9) == "Res Fac A"
    assert short("Mire", 9) == "Mire"
