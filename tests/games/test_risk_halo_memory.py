"""RISK: samples against a tracker of their own and against every world that can be."""

from __future__ import annotations

import os
from collections import Counter
from itertools import permutations

import pytest

import standoff
from standoff.arena.secrecy import OtherWorld, Tally, check_revealed, check_sample, compare, told
from standoff.engine.deal import deal_out, pick
from standoff.engine.rng import Rng
from standoff.engine.sample import deal_of, limits_of
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.games import find
from standoff.games.risk_halo.memory import Memory
from standoff.games.risk_halo.messages import events as m
from standoff.games.risk_halo.names import LEVELS
from standoff.games.risk_halo.zones import DECKS_AT, HANDS_AT, campaign_at, captured_at
from tests.odds import as_odds, assert_as_likely
from tests.trackers.risk_halo import Tracker, brink

GAMES = int(os.environ.get("STANDOFF_LONG", "1"))
"""How many games a test plays; a long run asks for more."""

SAMPLES = int(os.environ.get("STANDOFF_SAMPLES", "3"))
"""How many samples of a position are looked at."""

WAYS = [
    (2, {}),
    (3, {}),
    (4, {"mode": "team objective", "campaign_deck": "24 cards"}),
    (5, {"mode": "team objective", "battlefield": "forge", "fallen_ally": "accomplished only"}),
    (5, {"mode": "slayer"}),
]


def random_game(players: int, settings: dict, seed: str) -> Table:
    return standoff.new("risk_halo", players=players, seed=seed, settings={"set_up": "quick", **settings})


TEAMS = [{"mode": "team slayer"}, {"mode": "team objective"}]

# -- Where a card can be -----------------------------------------------------------------------------------------------


def watch(table: Table, chance: Rng, often: int) -> int:
    """Play on at random; every now and then everybody imagines what can be. How many samples there were."""
    samples = 0
    trackers = [Tracker(table, viewer) for viewer in (*range(table.setup.players), SPECTATOR)]
    while not table.over:
        if chance.below(often) == 0:
            for tracker in trackers:
                tracker.learn()
                assert tracker.wrong(table._state) == [], "the tracker itself is wrong"
                sampler = Seat(table, tracker.viewer).sampler()
                for _ in range(SAMPLES):
                    assert tracker.wrong(sampler.state(chance)) == []
                    samples += 1
        table.answer(table.options[chance.below(len(table.options))])
    return samples


@pytest.mark.parametrize(("players", "settings"), WAYS)
def test_no_sample_is_impossible(players, settings):
    for game in range(GAMES):
        table = random_game(players, settings, f"possible {game}")
        assert watch(table, Rng("possible", players, game), 60) > 20


@pytest.mark.parametrize("settings", TEAMS)
def test_no_sample_is_impossible_when_players_fall(settings):
    """Hands and captured cards go to victors, Campaign cards to allies."""
    events: Counter = Counter()
    several = 0
    for game in range(4 * GAMES):
        table = brink({**settings, "round_limit": 10}, f"fall {game}")
        watch(table, Rng("fall", game), 20)
        events.update(type(e) for e in table._listen().events)
        for e in table._listen().events:
            if isinstance(e, m.Capture):
                assert e.cards == sorted(e.cards), "nobody learns in which order cards were drawn"
                several += len(e.cards) > 1
    assert several > 0
    assert events[m.Inherit] > 0 or settings["mode"] == "team slayer"


@pytest.mark.parametrize("settings", TEAMS)
def test_worlds_stay_alike_when_players_fall(settings):
    tally, captures = Tally(), 0
    for game in range(6 * GAMES):
        table, chance = brink({**settings, "round_limit": 10}, f"apart {game}"), Rng("apart", game)
        others: list[OtherWorld] = []
        while not table.over and table.number < 150:
            if table.number % 5 == 0:
                viewer = chance.below(table.setup.players + 1) + SPECTATOR
                check_sample(table, viewer, chance, tally)
                others = [*others[-1:], OtherWorld(table, viewer, chance)]
            code, before = table.options[chance.below(len(table.options))], table.cursor
            table.answer(code)
            others = [other for other in others if goes_on_alike(table, other, code, before)]
        captures += sum(isinstance(e, m.Capture) for e in table._listen().events)
    assert captures > 0


def goes_on_alike(table: Table, other: OtherWorld, code: int, before: int) -> bool:
    """Does the viewer see the same in both worlds? If not, a hidden thing was shown."""
    here, there = told(table, other.viewer, before), other.follow(code)
    if there is None:
        return False
    if here != there:
        check_revealed(table, other.viewer, here, there)
        return False
    compare(table, other, table.number)
    return True


# -- Every world that can be -------------------------------------------------------------------------------------------


def in_order(rows: list[list[int]]) -> tuple:
    """Rows as worlds are told apart: decks by their order, all else by what is there."""
    return tuple(tuple(row) if at < HANDS_AT else tuple(sorted(row)) for at, row in enumerate(rows))


def imagined(memory: Memory, draws: int) -> Counter:
    ways = [deal_of(g.rows, g.left, -1) for g in memory.guesses]
    limits, chance = limits_of([g.weight for g in memory.guesses]), Rng("worlds")
    return Counter(in_order(deal_out(ways[pick(chance, limits)], chance)) for _ in range(draws))


DECK = [0, 0, 1, 2, 3]
"""Two cards that read the same, and three others."""


def captured_and_turned_in(viewer: int) -> tuple[list, list]:
    """Seat 0 draws two cards, seat 1 one, and uses it (a 0); seat 2 captures the hand of seat 0 and turns in a 0; then
    the deck is drawn empty by seat 1, so that the two zeros are shuffled, and seat 1 draws one of them."""
    events = [m.ShuffleDeck(0, sorted(DECK))]
    truth = [m.Draw(0, 0, 1), m.Draw(0, 0, 0), m.Draw(1, 0, 0), m.UseCard(1, 0, 0)]
    truth += [m.Out(0, 2), m.Capture(2, 0, 0, False, 2, [0, 1]), m.TurnIn(2, 0, 0, True)]
    truth += [m.Draw(1, 0, 3), m.Draw(1, 0, 2), m.Reshuffle(0, [0, 0]), m.Draw(1, 0, 0)]
    perceived = find("risk_halo").messages.perceived
    return events, [perceived(e, viewer) for e in truth]


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_hand_that_is_captured_and_a_reshuffle(viewer):
    memory = Memory(standoff.prepare("risk_halo", players=3, seed=1), viewer)
    shuffled, heard = captured_and_turned_in(viewer)
    for event in shuffled + heard:
        memory.fold(event)
    worlds: Counter = Counter()
    prize = captured_at(3, 2, 0)
    for order in permutations(range(len(DECK))):
        cards = [DECK[i] for i in order]
        first, second, third, fourth, fifth = cards
        if third != 0 or 0 not in (first, second):
            continue
        if viewer in (0, 2) and sorted((first, second)) != [0, 1]:
            continue
        if viewer == 0 and (first, second) != (1, 0):
            continue
        if viewer == 1 and (fourth, fifth) != (3, 2):
            continue
        rows = [[] for _ in range(campaign_at(3) + 1)]
        kept = [first, second]
        kept.remove(0)
        rows[prize], rows[HANDS_AT + 1], rows[DECKS_AT] = kept, [fourth, fifth, 0], [0]
        worlds[in_order(rows)] += 1
    assert_as_likely(imagined(memory, 20_000), as_odds(worlds), f"RISK, captured and reshuffled, seat {viewer}")


def test_samples_of_a_position_are_uniform_over_its_worlds():
    """Whole samples of a table: what two others hold of one deck, a captured card, and the objectives."""
    seats = [
        {"name": "Ann", "faction": "Covenant", "lands": {"Archive 99-01": 2}, "objectives": ["Sweep"]},
        {"name": "Bob", "faction": "UNSC", "lands": {"Archive 99-02": 2}, "hand": ["Minefield", "Airlift (1 skull)"]},
        {
            "name": "Cid",
            "faction": "Flood",
            "lands": {"Sea Stack": 1},
            "captured": ["Minefield"],
            "objectives": ["Unbroken", "Dominion"],
        },
    ]
    given = {"seats": seats, "discards": {"UNSC": "all", "Covenant": "all", "Flood": "all"}, "turn": "Ann"}
    given["decks"] = {"UNSC": ["Airlift (2 skulls)"]}
    table = standoff.arrange("risk_halo", given, players=["Ann", "Bob", "Cid"], seed=1)
    sampler, chance = table.seat(0).sampler(), Rng("uniform")
    found, pairs = Counter(), Counter()
    for _ in range(12_000):
        t = sampler.state(chance)
        found[tuple(sorted(t.hands[1])), t.captured[6], t.decks[0]] += 1
        pairs[t.faces[t.objectives[2][0]], t.faces[t.objectives[2][1]]] += 1
    mine, light, heavy = (
        next(i for i, c in enumerate(t.data.faction) if c.name == name and c.skulls == skulls)
        for name, skulls in (("Minefield", 1), ("Airlift", 1), ("Airlift", 2))
    )
    worlds: Counter = Counter()
    for a, b, c, d in permutations([mine, mine, light, heavy]):
        worlds[tuple(sorted((a, b))), (c,), (d,)] += 1
    assert_as_likely(found, as_odds(worlds), "RISK, Faction cards of a position")
    legendary = [c for c in t.faces if t.data.campaign[c].level == LEVELS.index("legendary")]
    others = [c for c in legendary if t.data.campaign[c].name != "Sweep"]
    assert set(pairs) == set(permutations(others, 2))
    assert_as_likely(pairs, dict.fromkeys(pairs, 1 / len(pairs)), "RISK, objectives of a position")
