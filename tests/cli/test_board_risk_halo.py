"""The battlefield in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import standoff
from standoff.cli.boards.risk_halo import board, short
from standoff.engine.rng import Rng

from .screens import go_on


@pytest.mark.parametrize(
    ("players", "settings"), [(2, {}), (3, {}), (4, {"mode": "slayer"}), (5, {"battlefield": "forge"})]
)
def test_the_board_shows_the_land_and_keeps_secrets(players, settings):
    table = standoff.new("risk_halo", players=players, seed=2, settings={"set_up": "quick", **settings})
    chance = Rng("board")
    for _ in range(40):
        go_on(table, chance)
    for seat in (table.seat(0), table.spectator()):
        view = seat.plain()
        out = io.StringIO()
        Console(file=out, width=160, no_color=True).print(board(view))
        drawn = out.getvalue()
        assert "───" in drawn
        for name in table.setup.names:
            assert name in drawn
        everything = table.plain(table.open_view())
        hidden = [o.name for s in everything.seats if s.seat != seat.index for o in s.objectives]
        shown = [o.name for s in view.seats for o in s.objectives if o.name]
        for name in hidden:
            assert (name in drawn) == (name in shown)


def test_names_are_shortened_evenly():
    assert short("Archive 99-01", 11) == "Archi 99-01"
    assert short("Research Facility A", 9) == "Res Fac A"
    assert short("Mire", 9) == "Mire"
