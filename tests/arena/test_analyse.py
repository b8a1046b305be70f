"""Records looked at: a blunder is found, nothing hidden is used, the number of workers changes nothing."""

from __future__ import annotations

import json

import msgspec
import pytest
from typer.testing import CliRunner

import standoff
from standoff.arena import analyse as analysing
from standoff.arena.analyse import analyse, decide, make_plan, put_together, seconds_each
from standoff.arena.analysis import Analysis
from standoff.arena.analysis_page import analysis_page, smooth
from standoff.arena.imagining import known_together
from standoff.arena.secrecy import OtherWorld
from standoff.bots import RandomBot
from standoff.bots.advice import put_into_words
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.cli.main import app
from standoff.engine.errors import WrongSetup
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.words import LANGUAGE
from standoff.games import IDS, find

SHORT = 1
"""Imagined games are cut after so many answers where that can be judged, and only counts to be equal."""

LIKELY = 0.8
"""In few imagined games; those who play on in them slip now and then."""

SHOOTOUT = {
    "seats": [
        {"name": "Ann", "role": "Sheriff", "life": 1},
        {"name": "Ben", "role": "Renegade", "character": "Willy the Kid", "life": 1, "hand": ["BANG! AS"]},
        {"name": "Carl", "role": "Outlaw", "life": 0},
        {"name": "Dan", "role": "Outlaw", "life": 0},
    ],
    "turn": "Ben",
}


def random_record(game, players, seed, answers):
    table = standoff.new(game, players=players, seed=seed)
    table.run([RandomBot(Rng(seed, seat)).choose for seat in range(players)], answers)
    return table.record()


@pytest.fixture(scope="module")
def spared():
    """The Renegade could shoot the last Sheriff, who holds nothing, and does not: one BANG! of hers and he is dead."""
    table = standoff.arrange("bang", SHOOTOUT, players=["Ann", "Ben", "Carl", "Dan"], seed=3)
    table.answer("end turn")
    table.run([RandomBot(Rng("spared", seat)).choose for seat in range(4)], 40)
    return table.record()


@pytest.fixture(scope="module")
def found(spared):
    return analyse(make_plan(spared, 64, None))


def test_a_blunder_is_found_with_what_was_better_and_why(found):
    blunder = found.decisions[0]
    assert (blunder.seat, blunder.words) == (1, "end turn")
    assert blunder.best.words.startswith("play BANG! AS on Ann")
    assert blunder.best.value == 1.0
    assert blunder.is_mistake
    assert 0 in found.mistakes
    assert "Sheriff" in blunder.why
    assert found.players[1].mistakes[0] == 0


def test_chances_go_with_what_happens(found):
    hopes = [decision.chances for decision in found.decisions]
    assert all(0.0 <= chance <= 1.0 for hope in hopes for chance in hope)
    before, after = hopes[0][1], hopes[1][1]
    assert before > LIKELY > 1.0 - LIKELY > after, "the Renegade had as good as won, until he spared the Sheriff"
    assert found.turning is None or found.turning.after > found.turning.before


def test_the_number_of_workers_changes_nothing():
    plan = make_plan(random_record("bang", 4, "few", 6), 16, None)
    one, two = analyse(plan, 1), analyse(plan, 2)
    assert msgspec.json.encode(one) == msgspec.json.encode(two)
    assert len(one.decisions) == 6
    assert one.turning is None


@pytest.mark.parametrize("game", IDS)
def test_a_decision_is_judged_by_what_its_seat_could_know(game):
    """Other hidden things: the same values, the same best, the same reasons."""
    plan = make_plan(random_record(game, find(game).players[0], "honest", 8), 16, None)
    table = standoff.replay(plan.record, until=7)
    other = OtherWorld(table, table.asked, Rng("honest"))
    judged = []
    for seat in (table.seat(table.asked), Seat(other.table, other.viewer)):
        policy = policy_of(game)
        mind = Mind(policy if policy.evaluate is None else policy._replace(rollout=SHORT))
        mind.hear(seat)
        found = analysing._judged(plan, seat, mind, plan.record.answers[7])
        why = put_into_words(seat, found.thinking).sentence
        judged.append((found.tried(seat, LANGUAGE), found.whole, found.loss, found.error, why))
    assert judged[0] == judged[1]
    assert any(option.value for option in judged[0][0])
    assert plan.record.answers[7] in [option.code for option in judged[0][0]]


def test_all_together_know_hands_and_roles_but_not_the_deck():
    table = standoff.replay(random_record("bang", 5, "together", 30))
    sampler, t = known_together(table), table._state
    seen = [sampler.state(Rng(number)) for number in range(8)]
    assert all(s.roles == t.roles for s in seen)
    assert all([sorted(hand) for hand in s.hands] == [sorted(hand) for hand in t.hands] for s in seen)
    assert all(sorted(s.deck) == sorted(t.deck) for s in seen)
    assert len({tuple(s.deck) for s in seen}) == 8


def test_beliefs_are_those_of_every_seat(found):
    assert len(found.decisions[0].beliefs) == 4
    assert found.roles[found.had[1]] == "Renegade"


def test_it_is_told_in_every_language_of_the_plan_with_the_same_figures():
    plan = make_plan(random_record("bang", 4, "few", 6), 16, None, ("en", "de"))
    decisions: list = []
    while len(decisions) < 6:
        decisions += decide(plan, range(len(decisions), 6))
    both = put_together(plan, decisions, [])
    assert both["en"].decisions[0].words != both["de"].decisions[0].words
    assert [d.chances for d in both["en"].decisions] == [d.chances for d in both["de"].decisions]
    assert [d.loss for d in both["en"].decisions] == [d.loss for d in both["de"].decisions]
    assert seconds_each(plan) > 0


def test_a_page_and_json(found):
    page = analysis_page(found)
    assert "How likely each side was to win" in page
    assert "The most costly mistakes" in page
    assert "http" not in page.replace("http://www.w3.org/2000/svg", "")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_lines_are_smoothed():
    assert smooth([0.0, 1.0, 0.0, 1.0, 0.0]) == [1 / 3, 0.5, 0.4, 0.5, 1 / 3]


def test_the_command(tmp_path, spared):
    file = tmp_path / "spared.json"
    file.write_bytes(msgspec.json.encode(msgspec.structs.replace(spared, answers=spared.answers[:3])))
    out = tmp_path / "out"
    done = CliRunner().invoke(app, ["analyse", str(file), "--budget", "16", "--all", "--out", str(out)])
    assert done.exit_code == 0
    assert "end turn" in done.stdout
    assert json.loads((out / "report.json").read_text("utf-8"))["budget"] == 16
    assert (out / "report.html").read_text("utf-8").startswith("<!doctype html>")


@pytest.mark.parametrize(("answers", "budget", "says"), [(9, 3, "--budget must be 16 or more"), (0, 64, "nothing")])
def test_what_cannot_be_looked_at_is_refused(answers, budget, says):
    with pytest.raises(WrongSetup, match=says):
        make_plan(random_record("bang", 4, "few", answers), budget, None)
