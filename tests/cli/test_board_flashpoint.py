"""The models in a terminal."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

import standoff
from standoff.cli.boards.flashpoint import board


@pytest.mark.parametrize(("scenario", "said"), [("training", "killed"), ("slayer", "respawns")])
def test_a_killed_model_waits_to_respawn_except_in_training(scenario, said):
    """In training nobody comes back (fp.training.no_respawn)."""
    lone = {"unit": "Spartan MK VII", "at": "A1", "activated": False}
    seats = [
        {"name": "Ann", "models": [lone, {"unit": "Spartan Brawler"}]},
        {"name": "Bob", "models": [{**lone, "at": "E5"}]},
    ]
    table = standoff.arrange(
        "flashpoint", {"seats": seats}, players=["Ann", "Bob"], settings={"scenario": scenario}, seed=1
    )
    out = io.StringIO()
    Console(file=out, width=160, no_color=True).print(board(table.seat(0).plain()))
    row = next(line for line in out.getvalue().splitlines() if "Brawler" in line)
    assert said in row
