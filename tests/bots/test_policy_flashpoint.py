"""The policy of Halo: Flashpoint: its dice are exact, it looks at nothing hidden, and it does what a player would."""

from __future__ import annotations

import pytest

import standoff
from standoff.bots import PolicyBot, RandomBot
from standoff.bots.advice import say
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.policies.flashpoint.odds import attack_code, harm, margins, successes, wins
from standoff.bots.policies.flashpoint.worth import life
from standoff.engine.rng import Rng
from standoff.engine.table import Table
from standoff.games.flashpoint.moves.dice import roll_test
from standoff.games.flashpoint.names import CARRIED, SCENARIOS
from standoff.games.flashpoint.queries import height, place
from standoff.games.flashpoint.state import State

from ..contract.worlds import anyhow

PLAYERS = ["Ann", "Bob"]


def arranged(ann: list[dict], bob: list[dict], scenario: str = "slayer", **more: object) -> Table:
    """A Turn of Ann's; `more` is what else is written, `dice` her command dice, `score` her points."""
    dice, score = more.pop("dice", []), more.pop("score", 0)
    seats = [{"name": "Ann", "models": ann, "dice": dice, "score": score}, {"name": "Bob", "models": bob}]
    settings = {"scenario": scenario}
    return standoff.arrange("flashpoint", {"seats": seats, **more}, players=PLAYERS, settings=settings, seed=1)


def imagined(table: Table) -> State:
    """The table as the first seat imagines it; whatever is looked at here lies open."""
    state: State = table.seat(0).sample(Rng("imagined")).state
    return state


def answers(table: Table, how_many: int) -> list[str]:
    """What the policy answers for whoever is asked, in words."""
    bot, said = PolicyBot(Rng("one")), []
    for _ in range(how_many):
        code = bot.choose(table.seat(table.asked))
        said.append(table.say(table.option(code)))
        table.answer(code)
    return said


# -- Dice --------------------------------------------------------------------------------------------------------------


def test_successes_are_exact():
    """One die at 5+ with Headshots on 8: three faces are a success, one more is one and another die."""
    odds = successes(1, 5, 8, 0)
    assert odds[0] == pytest.approx(4 / 8)
    assert odds[1] == pytest.approx(3 / 8 + 1 / 8 * 4 / 8)
    assert sum(odds) == pytest.approx(1)


def test_rerolled_failures_are_exact():
    """Two dice at 5+ without Headshots, one reroll."""
    odds = successes(2, 5, 9, 1)
    assert odds[0] == pytest.approx(1 / 4 * 1 / 2)
    assert odds[2] == pytest.approx(1 / 4 + 1 / 2 * 1 / 2)


def test_dice_are_those_of_the_rules():
    """The chance to win a test, against many throws of the rules' own dice."""
    table = arranged([{"unit": "Spartan Deadeye", "at": "D1"}], [{"unit": "Spartan MK VII", "at": "H8"}])
    state, throws = table.seat(0).sample(Rng("dice")).state, 4000
    won = sum(roll_test(state, 0, 0, 0, 5, 3, 1, 0, 7) > roll_test(state, 1, 2, 0, 3, 5, 0, 0) for _ in range(throws))
    assert won / throws == pytest.approx(wins(5, 3, 7, 0, 3, 5) / 1000, abs=0.02)
    assert sum(margins(5, 3, 7, 0, 3, 5)) == pytest.approx(1)


def test_a_wounded_target_is_worth_more():
    """The same shot brings more against a model that has fewer wounds left to suffer, or no shields."""
    test = attack_code(5, 4, 8, 0)
    fresh, bare, dying = (harm(test, 5, 3, s, h, 1, 0, 1) for s, h in ((2, 4), (0, 4), (0, 1)))
    assert 0 < fresh < bare < dying


# -- Honest ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", ["stockpile", "slayer"])
def test_it_looks_only_at_what_its_seat_may_know(scenario):
    """Its weights are the same on every table that the seat can imagine."""
    policy, chance = policy_of("flashpoint"), Rng("looks")
    table, looked = standoff.new("flashpoint", players=2, seed=4, settings={"scenario": scenario}), 0
    while not table.over and looked < 25:
        table.run([anyhow(chance)] * 2, table.number + 5)
        if table.over:
            break
        seat = table.seat(table.asked)
        sampler = seat.sampler()
        weights = [policy.weigh(sampler.state(chance), []) for _ in range(4)]
        assert all(one == weights[0] for one in weights)
        assert len(weights[0]) == len(seat.options)
        assert max(weights[0]) > 0
        looked += 1
    assert looked == 25


@pytest.mark.parametrize("scenario", ["capture the flag", "oddball"])
def test_reasons_are_the_same_on_every_table_that_a_seat_can_imagine(scenario):
    """For every option, in words."""
    policy, chance, looked = policy_of("flashpoint"), Rng("reasons"), 0
    table = standoff.new("flashpoint", players=2, seed=6, settings={"scenario": scenario})
    assert policy.why is not None
    while looked < 8:
        table.run([PolicyBot(chance).choose] * 2, table.number + 9)
        seat, mind = table.seat(table.asked), Mind(policy)
        sampler = seat.sampler()
        for code in seat.options[:20]:
            one, two = (policy.why(sampler.state(chance), mind, code) for _ in range(2))
            assert one == two
            assert not one or say(one, sampler.state(chance), seat.index)
        looked += 1


def test_it_says_why():
    table = arranged(
        [{"unit": "Spartan Deadeye", "at": "D1"}],
        [{"unit": "Spartan MK VII", "at": "F1", "wounds": 3, "shields": 0}, {"unit": "Spartan Brawler", "at": "E2"}],
    )
    table.answer("activate Deadeye A1")
    table.answer("shoot")
    advice = PolicyBot(Rng(1)).advise(table.seat(0))
    assert advice.best[0].words.startswith("M392 DMR at MK VII B1")
    assert advice.sentence.startswith("MK VII B1 is hit with ")


def test_a_fight_that_kills_nobody_may_still_hit():
    """It used to say 0 % for both."""
    table = arranged(
        [{"unit": "Spartan Brawler", "at": "D1", "place": "se"}],
        [{"unit": "Spartan Deadeye", "at": "D1", "place": "ne"}, {"unit": "Spartan MK VII", "at": "D1", "place": "sw"}],
    )
    for text in ("activate Brawler A1", "assault"):
        table.answer(text)
    said = PolicyBot(Rng(1)).advise(table.seat(0)).sentence
    assert "killed with 0 %" in said
    assert "hit with 0 %" not in said


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_how_well_they_stand_adds_up(scenario):
    """A chance for each seat, from the first question on; a lead is a better chance."""
    evaluate = policy_of("flashpoint").evaluate
    table, chance = standoff.new("flashpoint", players=2, seed=5, settings={"scenario": scenario}), Rng("stands")
    assert evaluate is not None
    for _ in range(12):
        mine, theirs = evaluate(table.seat(0).sample(chance).state)
        assert mine + theirs == pytest.approx(1)
        assert 0 < mine < 1
        table.run([anyhow(chance)] * 2, table.number + 4)
        if table.over:
            break


def test_a_lead_is_a_better_chance():
    evaluate = policy_of("flashpoint").evaluate
    assert evaluate is not None
    both = {"unit": "Spartan MK VII", "at": "D1"}, {"unit": "Spartan MK VII", "at": "H8"}
    wounded = {**both[1], "wounds": 3, "shields": 0}
    level, ahead = (arranged([both[0]], [other]).seat(0).sample(Rng(1)).state for other in (both[1], wounded))
    assert evaluate(ahead)[0] > evaluate(level)[0] + 0.02


# -- Sensible ----------------------------------------------------------------------------------------------------------


def test_it_shoots_at_the_model_that_it_can_take_out():
    table = arranged(
        [{"unit": "Spartan Deadeye", "at": "D1"}],
        [{"unit": "Spartan MK VII", "at": "F1"}, {"unit": "Spartan MK VII", "at": "E2", "wounds": 3, "shields": 0}],
    )
    said = answers(table, 3)
    assert any(text.startswith("M392 DMR at MK VII B2") for text in said), said


def test_it_takes_the_flag():
    table = arranged(
        [{"unit": "Spartan Brawler", "at": "F1"}],
        [{"unit": "Spartan Deadeye", "at": "A8"}],
        "capture the flag",
    )
    said = answers(table, 3)
    assert any("G2" in text for text in said), said
    assert imagined(table).object_at[1] == CARRIED


def test_it_brings_the_flag_home():
    table = arranged(
        [{"unit": "Spartan Brawler", "at": "A4", "object": 2}],
        [{"unit": "Spartan Deadeye", "at": "H8"}],
        "capture the flag",
    )
    answers(table, 3)
    assert imagined(table).score == [1, 0]


def test_it_runs_on_with_the_flag():
    """It does not stop to shoot or to fight: the Flag is taken on the way, and two cubes are left."""
    table = arranged(
        [{"unit": "Spartan MK VII", "at": "G3"}],
        [{"unit": "Spartan Deadeye", "at": "G7"}, {"unit": "Spartan Brawler", "at": "H3"}],
        "capture the flag",
    )
    while table.asked == 0:
        answers(table, 1)
    state = imagined(table)
    assert state.object_at[1] == CARRIED
    assert state.land.distance(state.cube[0], state.object_home[1]) == 2


@pytest.mark.parametrize(("score", "stands"), [(1, True), (0, False)])
def test_a_side_that_is_ahead_stands_on_its_flag(score, stands):
    """Nobody takes it from beside an enemy (fp.item.no_enemy); a side that is level goes for the other one."""
    table = arranged(
        [{"unit": "Spartan MK VII", "at": "C6"}],
        [{"unit": "Spartan Deadeye", "at": "H1"}],
        "capture the flag",
        score=score,
    )
    while table.asked == 0:
        answers(table, 1)
    state = imagined(table)
    assert (state.cube[0] == state.object_at[0]) is stands


@pytest.mark.parametrize(("round_", "worth"), [(7, True), (8, False)])
def test_in_the_last_round_of_capture_the_flag_a_life_is_worth_nothing(round_, worth):
    table = arranged(
        [{"unit": "Spartan MK VII", "at": "D1"}],
        [{"unit": "Spartan Deadeye", "at": "H8"}],
        "capture the flag",
        round=round_,
    )
    assert (life(imagined(table), 1) > 0) is worth


def test_who_carries_the_flag_acts_first():
    """Also if another could shoot at whoever has one's own."""
    table = arranged(
        [{"unit": "Spartan Brawler", "at": "C5", "object": 2}, {"unit": "Spartan Deadeye", "at": "D1"}],
        [{"unit": "Spartan MK VII", "at": "F1", "object": 1, "shields": 1}, {"unit": "Spartan MK VII", "at": "H8"}],
        "capture the flag",
    )
    assert answers(table, 1) == ["activate Brawler A1"]


def test_it_rerolls_failures_and_nothing_else():
    table = arranged(
        [{"unit": "Spartan MK VII", "at": "D1"}],
        [{"unit": "Spartan Brawler", "at": "F1"}],
        rolls=[1, 2, 8, 7, 1],
    )
    for text in ("shoot", "MA40 Assault Rifle at Brawler B1"):
        table.answer(text)
    assert answers(table, 1) == ["reroll 2 failures"]


def test_it_takes_cover_from_a_sniper():
    """A wounded model that cannot shoot back ends its Activation where the sniper does not see it."""
    table = arranged(
        [{"unit": "Spartan Brawler", "at": "D1", "wounds": 3, "shields": 0}],
        [{"unit": "Spartan Deadeye", "at": "D7", "activated": False}],
    )
    state = imagined(table)
    assert state.sight.can_see(place(state, 0), height(state, 0), place(state, 1), height(state, 1))
    while table.asked == 0:
        answers(table, 1)
    state = imagined(table)
    assert not state.sight.can_see(place(state, 0), height(state, 0), place(state, 1), height(state, 1))


def test_it_beats_chance():
    """Short games of two scenarios, a seat each."""
    for number, scenario in enumerate(("training", "strongholds", "slayer")):
        table = standoff.new("flashpoint", players=2, seed=number, settings={"scenario": scenario})
        bots = [RandomBot(Rng("chance", 0)), RandomBot(Rng("chance", 1))]
        bots[number % 2] = PolicyBot(Rng("policy", number))
        table.run([bot.choose for bot in bots])
        assert table.result().winners == [number % 2], scenario
