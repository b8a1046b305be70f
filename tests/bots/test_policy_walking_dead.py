"""The policy of the dice game: exact about dice, sensible about people."""

from __future__ import annotations

from functools import cache
from itertools import product

import pytest

import standoff
from standoff.bots import PolicyBot, RandomBot
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.policies.walking_dead.rolling import ALL_KEPT, NUMBER, PAIRS, UP_TO, Worth, expectations
from standoff.engine.rng import Rng
from standoff.engine.table import Table
from standoff.games.walking_dead.names import (
    DICE,
    FIRST_AID,
    GRENADE,
    HILLTOP,
    INFECTION,
    INFECTIONS,
    LEADER,
    RANGE_1,
    RANGE_2,
    SAVIOR,
    SURVIVOR,
    WALKER,
)

NAMES = ("Ann", "Ben", "Carl", "Dan", "Eve", "Finn", "Gus")


def table_of(seats: list[dict], **given: object) -> Table:
    named = [{"name": name, **seat} for name, seat in zip(NAMES, seats, strict=False)]
    return standoff.arrange("walking_dead", {"seats": named, **given}, players=[seat["name"] for seat in named])


def choice(table: Table) -> str:
    """What the policy answers, in words, without what is noted beside."""
    seat = table.seat(table.asked)
    return seat.say(seat.option(PolicyBot(Rng(1)).choose(seat))).split(" (")[0]


# -- Dice --------------------------------------------------------------------------------------------------------------


def a_worth() -> Worth:
    shots = [0] * PAIRS
    for ones, twos in product(range(UP_TO), repeat=2):
        shots[ones * UP_TO + twos] = 70 * ones - 30 * twos + (90 if ones >= 3 else 0)
    return Worth(
        shots,
        [0, 60, 90, 90, 90, 90],
        [0, 0, 0, 260, 260, 260],
        [0, 0, 0, -150, -150, -150],
        [-40 * n for n in range(11)],
    )


def final(worth: Worth, dice: tuple[int, ...]) -> float:
    return float(
        worth.shots[dice.count(RANGE_1) * UP_TO + dice.count(RANGE_2)]
        + worth.aids[dice.count(FIRST_AID)]
        + worth.grenades[dice.count(GRENADE)]
        + worth.infections[dice.count(INFECTION)]
    )


class ByHand:
    """The same expectation, one throw after the other, every choice looked at. Each Walker costs alike."""

    def __init__(self, worth: Worth) -> None:
        self.worth = worth
        self.kept = cache(self.look)

    def look(self, kept: tuple[int, ...], rolls: int) -> float:
        """What is expected if this is kept and the others are rolled, so often in all."""
        total = 0.0
        for thrown in product(range(6), repeat=DICE - len(kept)):
            dice = tuple(sorted((*kept, *thrown)))
            total += self.worth.walkers[1] * thrown.count(WALKER) + self.best(dice, rolls - 1)
        return total / 6 ** (DICE - len(kept))

    def best(self, dice: tuple[int, ...], rolls: int) -> float:
        """What can be had of dice that lie there."""
        best = final(self.worth, dice)
        if rolls == 0 or dice.count(INFECTION) >= INFECTIONS:
            return best
        for some in range(1, 1 << DICE):
            again = [dice[place] for place in range(DICE) if some >> place & 1]
            if INFECTION not in again:
                kept = tuple(dice[place] for place in range(DICE) if not some >> place & 1)
                best = max(best, self.kept(kept, rolls))
        return best


def test_the_last_roll_is_expected_exactly():
    worth = a_worth()
    some = [faces for faces in ALL_KEPT[::11] if len(faces) >= 1]
    found = expectations(worth, 0, False, False, 1, [NUMBER[faces] for faces in some])
    for faces, value in zip(some, found, strict=True):
        expected = final(worth, faces) if len(faces) == DICE else ByHand(worth).kept(faces, 1)
        assert value == pytest.approx(expected)


@pytest.mark.parametrize(
    "kept", [(RANGE_1, RANGE_1, GRENADE), (INFECTION, INFECTION, RANGE_1), (FIRST_AID, GRENADE, GRENADE)]
)
def test_the_roll_before_is_expected_exactly(kept):
    """Two dice are rolled, then whichever is best again: every way looked at."""
    worth = a_worth()
    (value,) = expectations(worth, kept.count(INFECTION), False, True, 2, [NUMBER[kept]])
    assert value == pytest.approx(ByHand(worth).kept(kept, 2))


def test_grenades_are_kept_for_a_third_and_infections_feared():
    seats = [{"role": "Leader", "health": 1}, {"role": "Savior"}, {"role": "Savior"}, {"role": "Hilltop"}]
    table = table_of(seats, rolls=["Infection", "Infection", "First Aid", "First Aid", "1"])
    assert choice(table) == "keep all dice"
    seats = [
        {"role": "Leader", "character": "Negan", "walkers": 6},
        {"role": "Savior"},
        {"role": "Savior"},
        {"role": "Hilltop"},
    ]
    table = table_of(seats, rolls=["Grenade", "Grenade", "First Aid", "First Aid", "First Aid"])
    assert choice(table) == "re-roll First Aid, First Aid, First Aid"


# -- People ------------------------------------------------------------------------------------------------------------


def test_a_savior_hits_the_leader_and_a_survivor_does_not():
    seats = [{"role": "Leader"}, {"role": "Savior"}, {"role": "Savior"}, {"role": "Hilltop"}, {"role": "Survivor"}]
    table = table_of(seats, turn="Ben", rolls=["1", "1", "1", "1", "1"])
    table.answer("keep all dice")
    assert choice(table) == "hit Ann"
    table = table_of(seats, turn="Eve", rolls=["1", "1", "1", "1", "1"])
    table.answer("keep all dice")
    assert choice(table) in ("hit Ben", "hit Carl", "hit Dan")


def test_a_survivor_heals_the_leader_and_a_savior_himself():
    seats = [{"role": "Leader", "health": 2}, {"role": "Savior", "health": 2}, {"role": "Savior"}, {"role": "Hilltop"}]
    seats.append({"role": "Survivor", "health": 3})
    for turn, healed in (("Ben", "Ben"), ("Eve", "Ann")):
        table = table_of(seats, turn=turn, rolls=["First Aid", "Infection", "Infection", "Infection", "Walker"])
        assert choice(table) == f"heal {healed}"


def test_the_loner_leaves_the_leader_for_last():
    seats = [{"role": "Leader", "health": 3}, {"role": "Hilltop"}, {"role": "Savior"}, {"role": "Savior", "health": 3}]
    table = table_of(seats, turn="Ben", rolls=["1", "1", "1", "1", "1"])
    table.answer("keep all dice")
    assert choice(table) == "hit Carl"


def test_among_three_everybody_hunts_his_own_target():
    seats = [{"role": "Survivor"}, {"role": "Savior"}, {"role": "Hilltop"}]
    for turn, target in (("Ann", "Carl"), ("Ben", "Ann"), ("Carl", "Ben")):
        table = table_of(seats, turn=turn, rolls=["1", "1", "1", "1", "1"])
        table.answer("keep all dice")
        assert choice(table) == f"hit {target}"


def test_rick_takes_a_walker_rather_than_his_last_health():
    seats = [{"role": "Leader", "character": "Rick", "health": 1}, {"role": "Savior"}, {"role": "Savior"}]
    table = table_of([*seats, {"role": "Hilltop"}], turn="Ben", rolls=["1", "Infection", "Infection", "Infection", "2"])
    while table.asked != 0:
        table.answer(next(code for code in table.options if "Ann" in table.say(table.option(code))))
    assert "Walker" in choice(table)


def test_a_die_that_spares_the_leader_tells_something():
    seats = [{"role": "Leader"}, {}, {}, {}, {}]
    table = table_of(seats, turn="Ben", rolls=["1", "Infection", "Infection", "Infection", "Walker"])
    mind = Mind(policy_of("walking_dead"))
    mind.hear(table.seat(3))
    before = mind.odds()[1]
    table.answer("hit Carl")
    mind.hear(table.seat(3))
    after = mind.odds()[1]
    assert after[SAVIOR] < before[SAVIOR] - 0.15
    assert after[SURVIVOR] > before[SURVIVOR]


# -- Games -------------------------------------------------------------------------------------------------------------


def wins(policy_roles: set[int], players: int, games: int) -> int:
    won = 0
    for number in range(games):
        table = standoff.new("walking_dead", players=players, seed=f"sides {number}")
        roles = table._state.roles
        bots = [(PolicyBot if role in policy_roles else RandomBot)(Rng(number, s)) for s, role in enumerate(roles)]
        table.run([bot.choose for bot in bots])
        won += any(roles[seat] in policy_roles for seat in table.result().winners)
    return won


def test_a_side_that_plays_by_the_policy_beats_chance():
    assert wins({LEADER, SURVIVOR}, 5, 8) >= 7
    assert wins({SAVIOR}, 5, 8) >= 7
    assert wins({HILLTOP}, 3, 8) >= 6
