"""A whole game of each game, played through the board in a real browser against a real server."""

from __future__ import annotations

import pytest

from standoff.engine.rng import Rng

from .access import faults
from .board import play, wait

LONGEST = 900
"""No game of these takes so many answers of one seat."""

EAGER = 2
"""Every other answer is a button of the bar, where there is one: so turns end soon."""

LEVEL = "medium"
"""Bots that know how to end a game."""

TABLES = {
    "bang": {"players": 4},
    "halo_bang": {"players": 3},
    "walking_dead": {"players": 3},
    "risk_halo": {"players": 2, "settings": {"round_limit": 10, "set_up": "quick"}},
    "flashpoint": {"players": 2, "settings": {"scenario": "training"}},
}
"""The shortest table of each."""


IN_DEPTH = ("flashpoint",)
"""What is drawn in three dimensions is played on the flat board: a canvas has no things to click."""


def seated(one, game, **changes):
    """A table of this game with one person and bots, already started."""
    form = {"game": game, **TABLES[game], **changes}
    table = one.ask("POST", "/api/tables", {**form, "bots": [LEVEL] * (form["players"] - 1)})["id"]
    one.ask("POST", f"/api/tables/{table}/ready", {"ready": True})
    return one.ask("POST", f"/api/tables/{table}/start")["id"]


@pytest.mark.parametrize("game", TABLES)
def test_a_whole_game_is_played_through_the_board(game, person):
    one = person("Ann")
    table = seated(one, game)
    one.go(f"/table/{table}")
    if game in IN_DEPTH:
        one.page.get_by_role("button", name="Flat").click()
    given = play(one.page, Rng("board", game), LONGEST, eager=EAGER)
    assert given < LONGEST, "the game did not end"
    wait(one.page, "over")
    assert faults(one.page) == []
    told = one.ask("GET", f"/api/tables/{table}")
    assert told["stage"] == "over"
    assert told["result"]["reason"]["text"] in one.page.inner_text("[data-question]")
