"""BANG!: samples against a tracker of their own, and against every world that can be."""

from __future__ import annotations

import os
from collections import Counter
from itertools import permutations

import pytest

import standoff
from standoff.engine.deal import deal_out, pick
from standoff.engine.rng import Rng
from standoff.engine.sample import deal_of, limits_of
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.games.bang import messages as m
from standoff.games.bang.memory import Memory
from standoff.games.bang.names import BARREL
from standoff.games.bang.zones import DECK, hand_of
from tests.odds import as_odds, assert_as_likely
from tests.trackers.bang import Tracker

GAMES = int(os.environ.get("STANDOFF_LONG", "3"))
"""How many games a test plays; a long run asks for more."""

SAMPLES = int(os.environ.get("STANDOFF_SAMPLES", "3"))
"""How many samples of a position are looked at."""


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_no_sample_is_impossible(players):
    samples = 0
    for game in range(GAMES):
        table = standoff.new("bang", players=players, seed=f"possible {game}")
        chance = Rng("possible", players, game)
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
    assert samples > 100


class Witness:
    """Which cards each seat has seen since they were last shuffled: worked out from what really happened, by a list of
    its own of what happens in secret."""

    def __init__(self, table: Table) -> None:
        self.table, self.upto = table, 0
        self.seen = [set() for _ in range(table.setup.players + 1)]

    def learn(self) -> None:
        for e in self.table._listen().events[self.upto :]:
            self.upto += 1
            match e:
                case m.ShuffleDeck(cards) | m.Reshuffle(cards):
                    for seen in self.seen:
                        seen.difference_update(cards)
                case m.Draw(seat, card) | m.Look(seat, card) | m.PutBack(seat, card):
                    self.seen[seat].add(card)
                case m.Steal(seat, owner, card):
                    self.seen[seat].add(card)
                    self.seen[owner].add(card)
                case m.Inherit(seat, owner, cards):
                    self.seen[seat].update(cards)
                    self.seen[owner].update(cards)
                case _:
                    for seen in self.seen:
                        seen.add(getattr(e, "card", None))


@pytest.mark.parametrize("players", [4, 7])
def test_nobody_knows_what_he_has_not_seen(players):
    for game in range(GAMES):
        table = standoff.new("bang", players=players, seed=f"seen {game}")
        chance, witness = Rng("seen", players, game), Witness(table)
        while not table.over:
            witness.learn()
            for viewer in (*range(players), SPECTATOR):
                memory = table._memory(viewer)
                for place in (DECK, *(hand_of(seat) for seat in range(players))):
                    known = {card for card in memory.known(place) if not table.setup.data.twins[card]}
                    assert known <= witness.seen[viewer]
            table.answer(table.options[chance.below(len(table.options))])


# -- Every world that can be -------------------------------------------------------------------------------------------


def small_memory() -> Memory:
    return Memory(standoff.prepare("bang", players=4, seed=1), 3)


def worlds_of(memory: Memory, draws: int) -> Counter:
    ways = [deal_of(g.rows, g.left, -1) for g in memory.guesses]
    limits, chance = limits_of([g.weight for g in memory.guesses]), Rng("worlds")
    found: Counter = Counter()
    for _ in range(draws):
        rows = deal_out(ways[pick(chance, limits)], chance)
        found[tuple(tuple(row) if i == DECK else tuple(sorted(row)) for i, row in enumerate(rows))] += 1
    return found


def enumerated(cards: list[int], story) -> dict:
    """The odds of every world: each order of the deck and each blind pick as likely, and what was told kept."""
    odds: Counter = Counter()
    for order in permutations(cards):
        for weight, rows in story([list(order), [], [], [], [], []]):
            key = tuple(tuple(row) if i == DECK else tuple(sorted(row)) for i, row in enumerate(rows))
            odds[key] += weight
    return as_odds(odds)


def test_a_card_known_and_then_stolen_blindly_is_with_one_of_two():
    """Seat 0 took 4 openly and drew two unseen cards; seat 1 stole one of the three; then seat 1 shows a 5."""
    memory = small_memory()
    events = [m.ShuffleDeck([1, 2, 3, 4, 5]), m.OpenStore(4), m.Take(0, 4, "store")]
    events += [m.Draw(0, None, False)] * 2 + [m.Draw(1, None, False), m.Steal(1, 0, None)]
    for event in events:
        memory.fold(event)

    def story(rows):
        deck = rows[DECK]
        if deck.pop() != 4:
            return
        rows[hand_of(0)] = [4, deck.pop(), deck.pop()]
        rows[hand_of(1)] = [deck.pop()]
        for i in range(3):
            after = [row[:] for row in rows]
            after[hand_of(1)].append(after[hand_of(0)].pop(i))
            yield 1, after

    assert_as_likely(worlds_of(memory, 20_000), enumerated([1, 2, 3, 4, 5], story), "BANG!, stolen blindly")

    memory.fold(m.PlayCard(1, 5, None))

    def then(rows):
        for weight, after in story(rows):
            if 5 in after[hand_of(1)]:
                after[hand_of(1)].remove(5)
                yield weight, after

    assert_as_likely(worlds_of(memory, 20_000), enumerated([1, 2, 3, 4, 5], then), "BANG!, stolen and then shown")


def test_a_reshuffle_keeps_what_was_left_of_the_deck_apart():
    """Seat 0 holds a card of each of two shuffles; seat 1 steals one of the two blindly and shows a 2: it was stolen,
    or drawn out of the second shuffle."""
    memory = small_memory()
    events = [m.ShuffleDeck([1, 2, 3, 4, 5, 6])]
    events += [m.Flip(0, c, BARREL) for c in (1, 2, 3)] + [m.Discard(0, c, "flipped") for c in (1, 2, 3)]
    events += [m.Draw(0, None, False), m.Draw(2, None, False), m.Draw(2, None, False), m.Reshuffle([1, 2, 3])]
    events += [m.Draw(0, None, False), m.Draw(1, None, False), m.Steal(1, 0, None), m.PlayCard(1, 2, None)]
    for event in events:
        memory.fold(event)

    def story(rows):
        deck = rows[DECK]
        if [deck.pop(), deck.pop(), deck.pop()] != [1, 2, 3]:
            return
        rows[hand_of(0)].append(deck.pop())
        rows[hand_of(2)] += [deck.pop(), deck.pop()]
        for order in permutations([1, 2, 3]):
            after = [row[:] for row in rows]
            after[DECK] = list(order)
            after[hand_of(0)].append(after[DECK].pop())
            after[hand_of(1)].append(after[DECK].pop())
            for i in range(2):
                last = [row[:] for row in after]
                last[hand_of(1)].append(last[hand_of(0)].pop(i))
                if 2 in last[hand_of(1)]:
                    last[hand_of(1)].remove(2)
                    yield 1, last

    odds = enumerated([1, 2, 3, 4, 5, 6], story)
    assert_as_likely(worlds_of(memory, 20_000), odds, "BANG!, two shuffles and a blind theft")


def test_samples_of_a_position_are_uniform_over_its_worlds():
    """Whole samples of a table: two cards each in two hidden hands, one in the deck, and the roles."""
    seats = [
        {"name": "Ann", "role": "Sheriff", "hand": ["BANG! AS"]},
        {"name": "Bob", "hand": ["Beer 6H", "Duel QD"]},
        {"name": "Cid", "hand": ["Missed! 2S"]},
        {"name": "Dot", "life": 0},
    ]
    given = {"seats": seats, "deck": ["Jail JS"], "rest": "discard", "turn": "Ann"}
    table = standoff.arrange("bang", given, players=["Ann", "Bob", "Cid", "Dot"], seed=1)
    sampler, chance = table.seat(0).sampler(), Rng("uniform")
    found: Counter = Counter()
    for _ in range(12_000):
        t = sampler.state(chance)
        found[(t.roles, tuple(sorted(t.hands[1])), tuple(t.hands[2]), tuple(t.deck))] += 1
    worlds = 2 * 12
    assert len(found) == worlds
    assert_as_likely(found, dict.fromkeys(found, 1 / worlds), "BANG!, a whole position")
