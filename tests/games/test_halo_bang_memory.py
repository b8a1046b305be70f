"""Halo BANG!: samples against a tracker of their own, and against every world that can be."""

from __future__ import annotations

import os
from collections import Counter
from itertools import permutations

import pytest

import standoff
from standoff.engine.deal import deal_out, pick
from standoff.engine.guess import Guess, stand_ins
from standoff.engine.rng import Rng
from standoff.engine.sample import deal_of, limits_of
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.games.halo_bang import GAME
from standoff.games.halo_bang import messages as m
from standoff.games.halo_bang.memory import Memory
from standoff.games.halo_bang.names import FIRST_WEAPON
from standoff.games.halo_bang.zones import DECK, FIRST_HAND, MULTIPLIERS_AT, hand_of
from tests.odds import as_odds, assert_as_likely
from tests.trackers.halo_bang import Tracker

GAMES = int(os.environ.get("STANDOFF_LONG", "1"))
"""How many games a test plays; a long run asks for more."""

SAMPLES = int(os.environ.get("STANDOFF_SAMPLES", "3"))
"""How many samples of a position are looked at."""


def follow(players: int, seed: str, settings: dict | None = None) -> tuple[int, Table]:
    """A random game with a tracker for everybody; how many samples were looked at."""
    table = standoff.new("halo_bang", players=players, seed=seed, settings=settings or {})
    chance, samples = Rng(seed, players), 0
    trackers = [Tracker(table, viewer) for viewer in (*range(players), SPECTATOR)]
    while not table.over:
        if chance.below(8) == 0:
            for tracker in trackers:
                tracker.learn()
                assert tracker.wrong(table._state) == [], "the tracker itself is wrong"
                sampler = Seat(table, tracker.viewer).sampler()
                for _ in range(SAMPLES):
                    assert tracker.wrong(sampler.state(chance)) == []
                    samples += 1
        table.answer(table.options[chance.below(len(table.options))])
    return samples, table


@pytest.mark.parametrize("players", GAME.players)
def test_no_sample_is_impossible(players):
    assert sum(follow(players, f"possible {game}")[0] for game in range(GAMES)) > 30


@pytest.mark.skipif(standoff.BUILD == "compiled", reason="a compiled class cannot be changed")
def test_memory_thinks_again_where_no_guess_fits(monkeypatch):
    """With very few guesses the right one may be missing; memory then finds another, and samples stay possible."""
    thought = []
    think_again = Memory._think_again
    monkeypatch.setattr(Memory, "most_guesses", 2)
    monkeypatch.setattr(Memory, "_think_again", lambda self: (thought.append(1), think_again(self)))
    for game in range(20):
        if not thought:
            follow(7, f"few {game}")
    assert thought


def test_a_player_who_gave_up_a_dog_tag_has_no_weapon():
    """Bob must discard a Weapon if he has one; he does not, so in no sample does he hold one."""
    names = ["Ann", "Bob", "Cid", "Dot"]
    seats = [{"name": name, "hand": ["Magnum"]} for name in names]
    seats[1] |= {"hand": ["Flood", "Stealth", "Hardlight Shield"], "in_play": ["Odd Ball"]}
    given = {"seats": seats, "deck": ["Warthog"], "turn": "Bob"}
    for choice in (False, True):
        settings = {"odd_ball_choice": choice}
        table = standoff.arrange("halo_bang", given, players=names, settings=settings)
        table.answer("give up a Dog Tag")
        sampler, chance = table.seat(0).sampler(), Rng("no weapon")
        hands = [sampler.state(chance).hands[1] for _ in range(200)]
        drawn = 2
        armed = max(sum(card >= FIRST_WEAPON for card in hand) for hand in hands)
        assert armed > drawn if choice else armed == drawn
        told = [table.say(event) for event in table.events()]
        assert ("Bob has no Weapon to discard." in told) != choice


# -- Every world that can be -------------------------------------------------------------------------------------------

A, B, C = 4, 5, 6
GUN, RIFLE = FIRST_WEAPON, FIRST_WEAPON + 1
DRAWS = 20_000


def remembered(*events) -> Memory:
    memory = Memory(standoff.prepare("halo_bang", players=3, seed=1), SPECTATOR)
    for event in events:
        memory.fold(event)
    return memory


def world(rows) -> tuple:
    """The deck and the multipliers in their order, and the hands."""
    return tuple(tuple(row if place < FIRST_HAND else sorted(row)) for place, row in enumerate(rows))


def dealt(memory: Memory) -> Counter:
    ways = [deal_of(g.rows, g.left, -1, g.bars) for g in memory.guesses]
    limits, chance = limits_of([g.weight for g in memory.guesses]), Rng("worlds")
    return Counter(world(deal_out(ways[pick(chance, limits)], chance)) for _ in range(DRAWS))


def enumerated(cards: list[int], story) -> dict:
    """The odds of every world: each order of the deck and each pick as likely, and what was told kept."""
    odds: Counter = Counter()
    for order in permutations(cards):
        for weight, rows in story([list(order), [1, 1, 1], [], [], []]):
            odds[world(rows)] += weight
    return as_odds(odds)


def without(rows, place: int, at: int, to: int | None = None) -> list[list[int]]:
    """The rows after the card at a spot has left, perhaps to another place."""
    after = [row[:] for row in rows]
    card = after[place].pop(at)
    if to is not None:
        after[to].append(card)
    return after


def picked(rows, place: int, card: int) -> list:
    """Every way in which a card that is shown can have come out of a hand."""
    return [without(rows, place, at) for at, there in enumerate(rows[place]) if there == card]


def drawn(rows, *seats: int) -> list[list[int]]:
    after = [row[:] for row in rows]
    for seat in seats:
        after[hand_of(seat)].append(after[DECK].pop())
    return after


def test_a_random_discard_may_be_the_known_card_or_one_like_it():
    """Seat 0 holds an A that all saw and two unseen cards, of which one may be an A as well; at random an A goes."""
    cards = [A, A, B, C]
    events = [m.ShuffleDeck([A, *cards]), m.Reveal(0, A, 4), m.Track(0, A), m.Draw(0, None, 3), m.Draw(0, None, 2)]
    memory = remembered(*events, m.DiscardAtRandom(1, 0, A))

    def story(rows):
        rows[hand_of(0)] = [A]
        for after in picked(drawn(rows, 0, 0), hand_of(0), A):
            yield 1, after

    assert_as_likely(dealt(memory), enumerated(cards, story), "Halo BANG!, a random discard")


def test_a_blind_steal_and_a_reshuffle_with_equal_cards_in_both_shuffles():
    """Seats 0 and 1 hold a card of each of two shuffles, seat 1 steals one of seat 0 unseen and shows an A."""
    first, second = [A, B, B, C], [A, A, B]
    events = [m.ShuffleDeck([*first, *second])]
    for card in second:
        events += [m.Reveal(0, card, 0)]
    events += [m.Draw(0, None, 3), m.Draw(1, None, 2), m.Draw(2, None, 1), m.Draw(2, None, 0), m.Reshuffle(second)]
    events += [m.Draw(0, None, 2), m.Draw(1, None, 1), m.Steal(1, 0, None), m.Discard(1, A, None)]
    memory = remembered(*events)

    def story(rows):
        rows = drawn(rows, 0, 1, 2, 2)
        for order in permutations(second):
            rows[DECK] = list(order)
            after = drawn(rows, 0, 1)
            for at in range(2):
                for last in picked(without(after, hand_of(0), at, hand_of(1)), hand_of(1), A):
                    yield 1, last

    assert_as_likely(dealt(memory), enumerated(first, story), "Halo BANG!, a blind steal and a reshuffle")


def test_whoever_has_no_weapon_leaves_more_of_them_for_the_others():
    """Seat 0 shows that its two cards are no Weapons, draws one more; seat 1 steals one of the three and shows a B."""
    cards = [A, B, B, C, GUN, RIFLE, GUN]
    events = [m.ShuffleDeck(cards), *[m.Draw(0, None, 0)] * 2, *[m.Draw(1, None, 0)] * 2, m.NoWeapon(0)]

    def bare(rows):
        after = drawn(rows, 0, 0, 1, 1)
        if max(after[hand_of(0)]) < FIRST_WEAPON:
            yield 1, after

    assert_as_likely(dealt(remembered(*events)), enumerated(cards, bare), "Halo BANG!, no Weapon")

    events += [m.Draw(0, None, 0), m.Steal(1, 0, None), m.Discard(1, B, None)]

    def story(rows):
        for _, after in bare(rows):
            for at in range(3):
                stolen = without(drawn(after, 0), hand_of(0), at, hand_of(1))
                for last in picked(stolen, hand_of(1), B):
                    yield 1, last

    assert_as_likely(dealt(remembered(*events)), enumerated(cards, story), "Halo BANG!, no Weapon, a steal")

    events += [m.Discard(0, C, None), m.NoWeapon(1), m.Reveal(2, GUN, 0)]

    def then(rows):
        for _, after in story(rows):
            for last in picked(after, hand_of(0), C):
                if max(last[hand_of(1)]) < FIRST_WEAPON and last[DECK].pop() == GUN:
                    yield 1, last

    assert_as_likely(dealt(remembered(*events)), enumerated(cards, then), "Halo BANG!, no Weapon twice, a steal")


def test_when_hands_are_shown_only_the_order_of_the_deck_is_hidden():
    cards = [A, A, B, C, GUN]
    events = [m.ShuffleDeck(cards), m.Draw(0, None, 4), m.Draw(2, None, 3)]
    events += [m.ShowHand(0, [B]), m.ShowHand(1, []), m.ShowHand(2, [A])]
    memory = remembered(*events)
    assert [memory.known(hand_of(seat)) for seat in range(3)] == [[B], [], [A]]
    rows = [[1, 1, 1], [B], [], [A]]
    assert_as_likely(
        dealt(memory), {world([order, *rows]): 1 / 6 for order in permutations([A, C, GUN])}, "Halo BANG!, hands shown"
    )


def test_multipliers_are_shuffled_within_each_team():
    """Red sits at 0, 2 and 3, Blue at 1, 4 and 5; seat 2 has looked at its 1x, so the 2x of Red is at 0 or 3."""
    table = standoff.prepare("halo_bang", players=6, seed=1)
    memory = Memory(table, 2)
    memory.fold(m.ShuffleMultipliers(1, [1, 4, 5], [2, 1, 1]))
    memory.fold(m.ShuffleMultipliers(0, [0, 2, 3], [2, 1, 1]))
    memory.fold(m.LookAtMultiplier(2, 1))
    rows = Counter(row[MULTIPLIERS_AT] for row in dealt(memory).elements())
    assert len(rows) == 2 * 3
    assert_as_likely(rows, dict.fromkeys(rows, 1 / 6), "Halo BANG!, multipliers")
    assert all(row[2] == 1 and row[0] + row[3] == 3 for row in rows)


def test_few_guesses_stand_for_many_and_keep_all_that_may_be_known():
    """Of a hundred guesses ten stand for all: the odds of what many have in common are kept, and a rare guess in which
    another card is known is not forgotten."""
    many = [Guess(0.0099, [[A], [-1 - i]], [[A]] * 100) for i in range(50)]
    many += [Guess(0.0099, [[B], [-1 - i]], [[A]] * 100) for i in range(50)]
    many.append(Guess(0.01, [[C], [-1]], [[A]] * 100))
    kept = stand_ins(many, 10)
    assert len(kept) <= 12
    odds = Counter()
    for guess in kept:
        odds[guess.rows[0][0]] += guess.weight
    assert odds[A] == pytest.approx(0.495, abs=0.1)
    assert odds[B] == pytest.approx(0.495, abs=0.1)
    assert 0 < odds[C] < 0.11
