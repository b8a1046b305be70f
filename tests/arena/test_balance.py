"""Balance: what is usual, what is out of line, and which figures are ours."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from standoff.arena.balance import BalancePlan, make_plan, report, usual_rates
from standoff.arena.balance_page import balance_page
from standoff.arena.fixtures import Played, setup_of
from standoff.arena.running import head_of, journal_of, run
from standoff.cli.main import app
from standoff.engine.dealt import Dealt
from standoff.engine.errors import WrongSetup
from standoff.engine.play import start
from standoff.games import IDS, find


def game(number, winners, cards, sides="LO"):
    """Red or Blue wins, and who played which card."""
    seats = [{"specialization": ["Medic" if number % 2 else "Rogue"]}, {"specialization": ["Recon"]}]
    dealt = Dealt(list(sides), seats, {})
    return Played(number, str(number), ["policy"] * 2, winners, [], 10 + number % 3, "", dealt, uses={"card": cards})


@pytest.fixture
def plan():
    return BalancePlan("halo_bang", [4], 400, "policy", "0", {})


def values(told, split):
    return {v.name: v for s in told.splits if s.name == split for v in s.values}


def test_a_card_that_wins_is_out_of_line_and_its_figure_is_ours(plan):
    """Whoever has the Scorpion wins; the Magnum is used by winners and losers alike."""
    games = [game(n, [n % 2], {"Scorpion": [n % 2], "Magnum": [0, 1], "Shotgun": [n // 2 % 2]}) for n in range(400)]
    told = report(plan, games)
    used = values(told, "card used")
    assert used["Scorpion"].won.rate == 1.0
    assert used["Scorpion"].odd
    assert (used["Scorpion"].source, used["Scorpion"].file) == ("invented", "cards.toml")
    assert used["Magnum"].usual == pytest.approx(0.625)  # winners use more cards
    assert any(flag.startswith("Scorpion (card used)") for flag in told.flags)
    assert not values(told, "specialization")["Recon"].odd


def test_what_is_usual_goes_by_the_side(plan):
    games = [game(n, [0] if n % 4 else [1], {}) for n in range(400)]
    assert usual_rates(games) == {(2, "L"): 0.75, (2, "O"): 0.25}
    told = report(plan, games)
    assert values(told, "specialization")["Recon"].usual == 0.25
    assert not any(v.odd for v in values(told, "specialization").values() if v.name == "Recon")
    assert values(told, "side")["L"].odd
    assert values(told, "side")["L"].usual == 0.5


def test_seats_of_one_side_and_role_count_once(plan):
    dealt = Dealt(["L", "O", "O"], [{"role": [r]} for r in ("Sheriff", "Outlaw", "Outlaw")], {})
    told = report(plan, [Played(0, "0", ["policy"] * 3, [1, 2], [], 1, "", dealt)])
    assert values(told, "role")["Outlaw"].won.trials == 1


def test_lengths_and_games_without_a_winner(plan):
    told = report(plan, [game(n, [] if n < 100 else [0], {}) for n in range(400)])
    length = told.lengths[0]
    assert (length.name, length.decisions.count, length.decisions.least, length.decisions.most) == (
        "all games",
        400,
        10.0,
        12.0,
    )
    assert length.undecided.rate == 0.25


@pytest.mark.parametrize("name", IDS)
def test_every_game_says_what_it_deals(name):
    """Settings that vary exist, tables can be made of them, and what is dealt has an entry for each seat."""
    found = find(name)
    assert set(found.varied) <= {s.name for s in found.info().settings}
    plan = make_plan(name, [], 12, "random", "0", {})
    for number in range(12):
        t = start(setup_of(plan.fixture(number)))
        dealt = found.dealt(t)
        assert len(dealt.sides) == len(dealt.seats) == t.setup.players
        assert len(set(dealt.sides)) > 1


def test_maps_and_scenarios_are_drawn_unless_set():
    free = make_plan("flashpoint", [], 40, "random", "0", {})
    drawn = {setup_of(free.fixture(number)).settings.terrain for number in range(40)}
    assert drawn == {"A", "B", "C", "D", "E"}
    fixed = make_plan("flashpoint", [], 40, "random", "0", {"terrain": "B"})
    assert {setup_of(fixed.fixture(number)).settings.terrain for number in range(40)} == {"B"}


def test_a_page_for_a_phone(plan):
    page = balance_page(report(plan, [game(n, [n % 2], {"Magnum": [0], "Shotgun": [1]}) for n in range(40)]))
    assert 'name="viewport"' in page
    assert "prefers-color-scheme: dark" in page
    assert "By card used" in page
    assert "<script" not in page


def test_the_command(tmp_path):
    out = tmp_path / "balance"
    args = ["balance", "walking_dead", "-p", "3", "-n", "6", "--bots", "random", "--out", str(out)]
    done = CliRunner().invoke(app, args)
    assert done.exit_code == 0
    assert "Reconstructed figures that are out of line" in done.stdout
    assert json.loads((out / "report.json").read_text("utf-8"))["completed"] == 6
    assert (out / "report.html").exists()
    again = CliRunner().invoke(app, [*args, "--json"])
    assert json.loads(again.stdout) == json.loads((out / "report.json").read_text("utf-8"))


def test_uses_come_from_the_events_of_the_game(tmp_path):
    plan = make_plan("halo_bang", [3], 2, "random", "0", {})
    played = run(plan, journal_of(head_of("balance", "halo_bang", plan), tmp_path))
    assert all(0 <= seat < 3 for game in played for seats in game.uses["card"].values() for seat in seats)
    assert {"Shotgun", "Magnum"} & set(played[0].uses["card"]) | set(played[1].uses["card"])


@pytest.mark.parametrize(
    ("players", "games", "bots", "settings", "says"),
    [
        ([4], 0, "policy", {}, "1 or more"),
        ([4], 10, "nobody", {}, "no bot"),
        ([9], 10, "policy", {}, "3 to 7 players"),
        ([4], 10, "policy", {"odd": 1}, "no setting"),
    ],
)
def test_a_plan_that_cannot_be_played_is_refused(players, games, bots, settings, says):
    with pytest.raises(WrongSetup, match=says):
        make_plan("halo_bang", players, games, bots, "0", settings)
