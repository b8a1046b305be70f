"""The policy of RISK: exact odds, honest weights, sensible choices in written positions, and better than chance."""

from __future__ import annotations

from itertools import product

import pytest

import standoff
from standoff.bots import PolicyBot, RandomBot
from standoff.bots.advice import say
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.policies.risk_halo.battle import CHANCE, OURS, SURE, THEIRS, UNIT, battle_at, expected_loss
from standoff.engine.rng import Rng
from standoff.engine.table import Table

from ..contract.worlds import anyhow

WAYS_TO_PLAY = [
    (2, {"mode": "one-on-one", "battlefield": "anvil"}),
    (3, {"mode": "objective", "battlefield": "forge"}),
    (5, {"mode": "slayer", "battlefield": "ring"}),
    (4, {"mode": "team objective", "battlefield": "ring"}),
    (5, {"mode": "team slayer", "battlefield": "forge"}),
]


# -- Odds --------------------------------------------------------------------------------------------------------------


def losses(attack: int, defence: int, edge: int) -> dict[int, float]:
    """How likely the attacker loses so many units in a roll, by all throws of the dice."""
    found: dict[int, float] = {}
    for dice in product(range(1, 7), repeat=attack + defence):
        ours, theirs = sorted(dice[:attack], reverse=True), sorted(dice[attack:], reverse=True)
        ours[0] += edge
        lost = sum(a <= d for a, d in zip(ours, theirs, strict=False))
        found[lost] = found.get(lost, 0.0) + 6.0 ** -(attack + defence)
    return found


def fought_out(ours: int, theirs: int, edge: int, known: dict) -> tuple[float, float, float]:
    """The chance to conquer, and what each side loses on average."""
    if theirs == 0 or ours == 0:
        return float(theirs == 0), 0.0, 0.0
    if (ours, theirs) not in known:
        pairs, total = min(ours, theirs, 2), [0.0, 0.0, 0.0]
        for lost, odds in losses(min(ours, 3), min(theirs, 2), edge).items():
            then = fought_out(ours - lost, theirs - pairs + lost, edge, known)
            for i, more in enumerate((0, lost, pairs - lost)):
                total[i] += odds * (more + then[i])
        known[ours, theirs] = (total[0], total[1], total[2])
    return known[ours, theirs]


@pytest.mark.parametrize("edge", [-1, 0, 1])
def test_the_table_of_battles_is_exact(edge):
    known: dict = {}
    for ours, theirs in product(range(1, 7), repeat=2):
        chance, lost, beaten = fought_out(ours, theirs, edge, known)
        at = battle_at(ours, theirs, edge)
        assert CHANCE[at] == pytest.approx(SURE * chance, abs=0.5001)
        assert OURS[at] == pytest.approx(UNIT * lost, abs=0.5001)
        assert THEIRS[at] == pytest.approx(UNIT * beaten, abs=0.5001)


def test_a_battle_beyond_the_table_has_the_odds_of_its_proportion():
    assert CHANCE[battle_at(200, 100, 0)] == CHANCE[battle_at(40, 20, 0)]
    assert CHANCE[battle_at(3, 500, 0)] == 0
    assert CHANCE[battle_at(500, 3, -1)] == SURE


def test_a_lead_by_cards_counts_for_every_die():
    """One more on each of the attacker's dice against one more on each of the defender's."""
    even, more, less = (expected_loss(3, 2, 0, lead) for lead in (0, 1, -1))
    hero = expected_loss(3, 2, 1, 0)
    assert more < hero < even < less


# -- Honesty -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "settings"), WAYS_TO_PLAY)
def test_weights_are_the_same_on_every_table_that_the_seat_can_imagine(players, settings):
    table = standoff.new("risk_halo", players=players, seed=7, settings=settings)
    chance, looked, policy = Rng("looks", players), 0, policy_of("risk_halo")
    bots = [PolicyBot(Rng("plays", seat)) for seat in range(players)]
    choosers = [bot.choose for bot in bots]
    while not table.over and looked < 25:
        table.run([anyhow(chance)] * players if looked % 3 == 0 else choosers, table.number + 9)
        if table.over:
            break
        seat = table.seat(table.asked)
        sampler = seat.sampler()
        weights = [policy.weigh(sampler.state(chance), []) for _ in range(4)]
        assert all(one == weights[0] for one in weights)
        assert len(weights[0]) == len(seat.options)
        assert max(weights[0]) > 0
        assert min(weights[0]) >= 0
        looked += 1
    assert looked >= 15


def test_how_well_seats_stand_adds_up_to_one():
    """Allies stand alike; whoever is out stands at nothing, unless his ally goes on."""
    policy, chance = policy_of("risk_halo"), Rng("stands")
    for players, settings in WAYS_TO_PLAY:
        table = standoff.new("risk_halo", players=players, seed=1, settings=settings)
        table.run([anyhow(chance)] * players, 400)
        sample = table.seat(0).sample(chance).state
        values = policy.evaluate(sample)
        sides = {sample.side[seat]: value for seat, value in enumerate(values)}
        assert sum(sides.values()) == pytest.approx(1)
        assert all(values[seat] == pytest.approx(sides[sample.side[seat]]) for seat in range(players))


# -- Written positions -------------------------------------------------------------------------------------------------


def arranged(players: int = 3, settings: dict | None = None, **given) -> Table:
    names = [seat["name"] for seat in given["seats"]]
    assert len(names) == players
    return standoff.arrange("risk_halo", given, players=names, settings=settings or {"mode": "objective"})


def chosen(table: Table) -> str:
    """What the policy does here, in words."""
    code = PolicyBot(Rng("chooses")).choose(table.seat(table.asked))
    return table.say(table.option(code))


def ann_and_bob(ann: dict, bob: dict, **more) -> Table:
    """Ann's turn; Cid holds the rest far away from her."""
    seats = [
        {"name": "Ann", "base": "Canyon Overlook", **ann},
        {"name": "Bob", **bob},
        {"name": "Cid", "lands": {"Pulse Grid 06": 9}, "base": "Pulse Grid 06", "hero": "Pulse Grid 06"},
    ]
    return arranged(seats=seats, rest="Cid", turn="Ann", **more)


CANYON = {"Canyon Overlook": 1, "High Ledge": 1, "Inland Canyon": 1, "River Mouth": 1, "Canyon Gate": 1}


def test_the_last_territory_of_a_region_is_taken():
    table = ann_and_bob(
        {"lands": {**CANYON, "Canyon Gate": 8}},
        {"lands": {"Dry Riverbed": 1, "West Beach": 1}, "base": "West Beach"},
        phase="attack",
    )
    assert chosen(table).startswith("attack Dry Riverbed from Canyon Gate")


def test_reinforcements_go_to_the_front():
    table = ann_and_bob(
        {"lands": {**CANYON, "Dry Riverbed": 3}, "hero": "Dry Riverbed"},
        {"lands": {"Archive 99-01": 4, "Archive 99-04": 4, "West Beach": 2}, "base": "West Beach"},
    )
    said = chosen(table)
    assert "on Dry Riverbed" in said or "on Canyon Gate" in said


def test_units_behind_the_front_are_brought_there():
    table = ann_and_bob(
        {"lands": {**CANYON, "Canyon Overlook": 9, "Dry Riverbed": 2}, "hero": "Dry Riverbed"},
        {"lands": {"Archive 99-01": 4, "Archive 99-04": 4, "West Beach": 2}, "base": "West Beach"},
        phase="maneuver",
    )
    assert chosen(table).startswith("move from Canyon Overlook")
    table.answer(chosen(table))
    said = chosen(table)
    assert said.startswith(("move to Dry Riverbed", "move to Canyon Gate"))
    table.answer(said)
    assert chosen(table).startswith("8 units")


def test_nobody_attacks_against_all_odds():
    table = ann_and_bob(
        {"lands": {**CANYON, "Dry Riverbed": 3}, "hero": "Canyon Overlook"},
        {"lands": {"Archive 99-01": 9, "Archive 99-04": 9, "West Beach": 9, "Security Hub": 9}},
        phase="attack",
    )
    assert chosen(table) == "stop attacking"


def test_a_met_objective_that_wins_ends_the_attacks():
    table = ann_and_bob(
        {
            "lands": {**CANYON, "Dry Riverbed": 20},
            "objectives": ["Foothold"],
            "accomplished": ["Base Raid", "Unbroken"],
        },
        {"lands": {"Archive 99-01": 1, "Archive 99-04": 1, "West Beach": 1}, "base": "West Beach"},
        phase="attack",
    )
    assert chosen(table) == "stop attacking"
    table.answer("stop attacking")
    assert chosen(table) == "accomplish Foothold"


@pytest.mark.parametrize(
    ("objective", "target"),
    [("Base Raid", "West Beach"), ("Headhunter", "Archive 99-04"), ("Through the Gate", "Security Hub")],
)
def test_an_objective_draws_the_attack(objective, target):
    """Three neighbours with as many units; the one that the card asks for is attacked."""
    lands = {"West Beach": 2, "Archive 99-04": 2, "Archive 99-01": 2, "Security Hub": 2}
    table = ann_and_bob(
        {"lands": {**CANYON, "Dry Riverbed": 5}, "hero": "Dry Riverbed", "objectives": [objective]},
        {"lands": lands, "base": "West Beach", "hero": "Archive 99-04"},
        phase="attack",
    )
    assert chosen(table).startswith(f"attack {target} from Dry Riverbed")


def test_skulls_are_turned_in_when_there_are_enough():
    hand = ["Dig In (2 skulls)", "Combat Medics (2 skulls)", "Airlift (2 skulls)", "AI Override (2 skulls)"]
    far = dict.fromkeys(("Research Facility A", "Research Facility B", "Research Facility C", "Power Junction"), 2)
    for cards, turned_in in ((hand, True), (hand[:2], False)):
        table = ann_and_bob(
            {"lands": {**CANYON, **far, "Dry Riverbed": 3}, "hand": cards},
            {"lands": {"Archive 99-01": 4, "West Beach": 2}, "base": "West Beach"},
        )
        assert chosen(table).startswith("turn in") is turned_in


def test_two_skulls_are_worth_more_than_the_two_units_for_them():
    """Where a search cuts its games: skulls count, not cards, and laying them down changes nothing yet."""
    evaluate = policy_of("risk_halo").evaluate
    bob = {"lands": {"Archive 99-01": 4, "West Beach": 2}, "base": "West Beach"}

    def stands(units: int, *hand: str) -> float:
        return evaluate(ann_and_bob({"lands": {**CANYON, "Dry Riverbed": units}, "hand": list(hand)}, bob)._state)[0]

    assert stands(9, "Dig In (2 skulls)") > stands(11)
    assert stands(9, "Dig In (2 skulls)") > stands(9, "Dig In (1 skull)") > stands(9)
    hand = ["Dig In (2 skulls)", "Airlift (2 skulls)"]
    table = ann_and_bob({"lands": {**CANYON, "Dry Riverbed": 9}, "hand": hand}, bob)
    before = evaluate(table._state)
    table.answer("turn in Dig In")
    assert evaluate(table._state) == before


def test_an_army_is_ambushed_but_not_a_patrol():
    """Minefield is worth more than its skull only if there is something to destroy."""
    for units, used in ((14, True), (3, False)):
        seats = [
            {"name": "Ann", "faction": "Covenant", "lands": {**CANYON, "Dry Riverbed": units}, "hero": "River Mouth"},
            {"name": "Bob", "faction": "UNSC", "lands": {"Archive 99-01": 5}, "hand": ["Minefield"]},
            {"name": "Cid", "faction": "Flood", "lands": {"Pulse Grid 06": 9}},
        ]
        table = arranged(seats=seats, rest="Cid", turn="Ann", phase="attack")
        table.answer("attack Archive 99-01 from Dry Riverbed")
        table.answer(f"roll {min(3, units - 1)} dice")
        table.answer("defend with 2 dice")
        assert chosen(table).startswith("use Minefield") is used


# -- Whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "settings"), WAYS_TO_PLAY)
def test_games_by_the_policy_end(players, settings):
    table = standoff.new("risk_halo", players=players, seed="ends", settings=settings)
    bots = [PolicyBot(Rng("ends", seat)) for seat in range(players)]
    table.run([bot.choose for bot in bots], 8000)
    assert table.over
    assert table.result().winners


@pytest.mark.parametrize(("players", "settings"), WAYS_TO_PLAY)
def test_a_side_that_plays_by_the_policy_beats_chance(players, settings):
    won = 0
    for number in range(2):
        table = standoff.new("risk_halo", players=players, seed=f"chance {number}", settings=settings)
        side = table._state.side[number % players]
        mine = {seat for seat in range(players) if table._state.side[seat] == side}
        bots = [(PolicyBot if seat in mine else RandomBot)(Rng(number, seat)) for seat in range(players)]
        table.run([bot.choose for bot in bots])
        won += any(seat in mine for seat in table.result().winners)
    assert won == 2


# -- Reasons -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "settings"), WAYS_TO_PLAY[:4])
def test_reasons_are_the_same_on_every_table_that_the_seat_can_imagine(players, settings):
    """For every option, not only for the best; and all of them can be put into words."""
    policy, chance, looked = policy_of("risk_halo"), Rng("reasons"), 0
    table = standoff.new("risk_halo", players=players, seed=5, settings=settings)
    choosers = [PolicyBot(Rng("reasons", seat)).choose for seat in range(players)]
    while not table.over and looked < 15:
        table.run(choosers, table.number + 17)
        if table.over:
            break
        seat, mind = table.seat(table.asked), Mind(policy)
        sampler = seat.sampler()
        for code in seat.options[:20]:
            found = [policy.why(sampler.state(chance), mind, code) for _ in range(2)]
            assert found[0] == found[1]
            say(found[0], sampler.state(chance), seat.index)
        looked += 1
    assert looked >= 10


def test_it_says_what_an_attack_wins():
    table = ann_and_bob(
        {"lands": {**CANYON, "Canyon Gate": 8}, "objectives": ["Foothold"]},
        {"lands": {"Dry Riverbed": 1, "West Beach": 1}, "base": "West Beach"},
        phase="attack",
    )
    said = PolicyBot(Rng(1)).advise(table.seat(0)).sentence
    assert said == (
        "8 units against 1 take Dry Riverbed in 100 % of all battles. It leads to Foothold. "
        "It is all that is missing to Canyon (+3 each turn)."
    )


def test_it_says_who_meets_the_hero_and_names_no_objective_that_is_out_of_reach():
    """Nine conquests in a turn are no reason for the first of them."""
    lands = {"Archive 99-04": 2, "West Beach": 20, "Archive 99-01": 20, "Security Hub": 20}
    table = ann_and_bob(
        {"lands": {**CANYON, "Dry Riverbed": 9}, "objectives": ["Shock and Awe"]},
        {"lands": lands, "base": "West Beach", "hero": "Archive 99-04"},
        phase="attack",
    )
    said = PolicyBot(Rng(1)).advise(table.seat(0)).sentence
    assert said.startswith("9 units against 2 with a Hero take Archive 99-04 in ")
    assert "Shock and Awe" not in said
