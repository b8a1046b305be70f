"""Halo: Flashpoint: samples against a tracker of their own, and against every world that can be."""

from __future__ import annotations

import os
from collections import Counter

import pytest

import standoff
from standoff.engine.deal import deal_out, pick
from standoff.engine.rng import Rng
from standoff.engine.sample import deal_of, limits_of
from standoff.engine.seat import Seat
from standoff.engine.viewer import SPECTATOR
from standoff.games.flashpoint.memory import Memory
from standoff.games.flashpoint.messages import table as r
from standoff.games.flashpoint.messages import tokens as k
from standoff.games.flashpoint.messages.answers import LookAtItem
from standoff.games.flashpoint.messages.questions import PEEK
from standoff.games.flashpoint.moves.effects import item_to_pile
from standoff.games.flashpoint.notes import note
from standoff.games.flashpoint.supply import lay_item, peek, pick_item
from standoff.games.flashpoint.zones import FACE_DOWN, ITEM_PILE, WEAPON_BOX, WEAPON_PILE
from tests.odds import as_odds, assert_as_likely
from tests.trackers.flashpoint import Tracker

LONG = int(os.environ.get("STANDOFF_LONG", "1"))
"""A long run asks for more games."""

SAMPLES = int(os.environ.get("STANDOFF_SAMPLES", "3"))
"""How many samples of a position are looked at."""

SETTINGS = (
    {"starting_player": "recon", "kills": 12},
    {"starting_player": "recon", "weapon_tokens": "random", "expansion_items": True, "kills": 12},
    {"items": 4, "scenario": "stockpile"},
)


@pytest.mark.parametrize("settings", SETTINGS, ids=lambda s: ",".join(map(str, s.values())))
def test_no_sample_is_impossible(settings):
    samples = 0
    for game in range(LONG):
        table = standoff.new("flashpoint", players=2, seed=f"possible {game}", settings=settings)
        chance = Rng("possible", game)
        trackers = [Tracker(table, viewer) for viewer in (0, 1, SPECTATOR)]
        while not table.over and table.number < 900:
            if chance.below(20) == 0:
                for tracker in trackers:
                    tracker.learn()
                    assert tracker.wrong(table._state) == [], "the tracker itself is wrong"
                    sampler = Seat(table, tracker.viewer).sampler()
                    for _ in range(SAMPLES):
                        assert tracker.wrong(sampler.state(chance)) == []
                        samples += 1
            table.answer(table.options[chance.below(len(table.options))])
    assert samples > 100


def test_nobody_knows_what_he_has_not_looked_at():
    """Worked out from what really happened: who has looked at which token on the board."""
    seen = 0
    for game in range(10 * LONG):
        settings = {"starting_player": "recon", "items": 8}
        table = standoff.new("flashpoint", players=2, seed=f"looked {game}", settings=settings)
        chance = Rng("looked", game)
        while not table.over and table.number < 60:
            t = table._state
            looked = set()
            for e in table._listen().events:
                match e:
                    case k.LookAtItem(seat, item):
                        looked.add((seat, item))
                    case k.LayItem(item):
                        looked -= {(0, item), (1, item)}
            for viewer in (0, 1, SPECTATOR):
                for at, item in enumerate(t.face_down):
                    known = table._memory(viewer).at(FACE_DOWN, at)
                    assert known == (t.item_kind[item] if (viewer, item) in looked else None)
                    shown = next(i for i in Seat(table, viewer).view().items if i.item == item)
                    assert shown.item_kind == known
                    seen += known is not None
            table.answer(table.options[chance.below(len(table.options))])
    assert seen


def test_who_has_looked_at_a_token_does_not_know_the_next_one_of_its_number():
    """Seat 0 looks at a token, which goes back to the pile; another comes into play with the same number, face down."""
    table = standoff.new("flashpoint", players=2, seed="number")
    t = table._state.copy()
    item, t.asked, t.kind = t.face_down[0], 0, PEEK
    cube = t.item_at[item]
    peek(t, 0, item)
    looked_at = note(t, LookAtItem(item))
    pick_item(t, 0, item)
    item_to_pile(t, item, True)
    noted = []
    for kind in sorted(set(t.item_pile)):
        after = t.copy()
        lay_item(after, kind, cube)
        assert after.face_down[-1] == item
        noted.append(note(after, LookAtItem(item)))
    assert all(one == noted[0] for one in noted)
    assert looked_at not in noted


# -- Every world that can be -------------------------------------------------------------------------------------------

Worlds = dict[tuple, float]
"""The odds of each: the pile (sorted), and what each face-down token is, in the order in which they were laid."""


class Enumeration:
    """Every world with its odds: each draw from the pile is any of its tokens, and what was told is kept."""

    def __init__(self, items: list[int]) -> None:
        self.lying: list[int] = []
        self.worlds: Worlds = {(tuple(sorted(items)), ()): 1.0}

    def learn(self, e) -> None:
        after: Counter = Counter()
        for (pile, board), odds in self.worlds.items():
            for more, world in self.after(e, list(pile), list(board)):
                after[tuple(sorted(world[0])), tuple(world[1])] += odds * more
        self.worlds = as_odds(after)
        match e:
            case k.LayItem(item):
                self.lying.append(item)
            case k.PickUpItem(_, item):
                self.lying.remove(item)

    def after(self, e, pile, board):
        match e:
            case r.ShuffleItems():
                yield 1, (pile, board)
            case k.LayItem():
                for i, kind in enumerate(pile):
                    yield 1 / len(pile), (pile[:i] + pile[i + 1 :], [*board, kind])
            case k.LookAtItem(_, item, kind):
                if board[self.lying.index(item)] == kind:
                    yield 1, (pile, board)
            case k.PickUpItem(_, item, kind):
                at = self.lying.index(item)
                if board[at] == kind:
                    yield 1, (pile, board[:at] + board[at + 1 :])
            case k.UseUp(_, kind):
                yield 1, ([*pile, kind], board)
            case k.SearchPile(kind, found):
                if (kind in pile) == found:
                    yield 1, (pile, board)
            case k.Gift(_, _, kind):
                pile.remove(kind)
                yield 1, (pile, board)


def drawn(memory: Memory, draws: int, chance: Rng):
    ways = [deal_of(g.rows, g.left, -1) for g in memory.guesses]
    limits = limits_of([g.weight for g in memory.guesses])
    for _ in range(draws):
        yield deal_out(ways[pick(chance, limits)], chance)


def small_memory() -> Memory:
    return Memory(standoff.prepare("flashpoint", players=2, seed=1), 0)


def story(chance: Rng, items: list[int], length: int):
    """A random history of these tokens, as seat 0 is told it."""
    pile, lying, held = list(items), {}, {}
    yield r.ShuffleItems(sorted(items))
    for _ in range(length):
        what, free = chance.below(8), min(set(range(99)) - set(lying) - set(held))
        some = sorted(lying)[chance.below(len(lying))] if lying else 0
        if what < 3 and pile:
            lying[free] = pile.pop(chance.below(len(pile)))
            yield k.LayItem(free, 0, len(pile))
        elif what == 3 and lying:
            yield k.LookAtItem(0, some, lying[some])
        elif what == 4 and lying:
            held[some] = lying.pop(some)
            yield k.PickUpItem(0, some, held[some])
        elif what in (5, 6) and held:
            item = sorted(held)[chance.below(len(held))]
            pile.append(held.pop(item))
            yield k.UseUp(item, pile[-1], len(pile))
        elif what == 7:
            kind = items[chance.below(len(items))]
            yield k.SearchPile(kind, kind in pile)
            if kind in pile:
                pile.remove(kind)
                held[free] = kind
                yield k.Gift(0, free, kind, len(pile))


@pytest.mark.parametrize("number", range(12 * LONG))
def test_samples_come_as_often_as_every_world_that_can_be(number):
    """Draws from a pile into which known tokens were mixed again and again, while others of it lie face down."""
    chance = Rng("story", number)
    items = [0, 0, 0, 1, 1, 2, 3]
    memory, exact = small_memory(), Enumeration(items)
    for event in story(chance, items, 8 + chance.below(14)):
        memory.fold(event)
        exact.learn(event)
    found = Counter((tuple(sorted(rows[ITEM_PILE])), tuple(rows[FACE_DOWN])) for rows in drawn(memory, 8000, chance))
    assert_as_likely(found, exact.worlds, f"Flashpoint, story {number}")


def test_a_token_that_was_mixed_in_is_one_of_the_pile_and_not_one_that_lay_elsewhere():
    """Two of three tokens lie face down when the 9 goes back to the pile: only what is laid now can be it."""
    memory = small_memory()
    for event in (
        r.ShuffleItems([1, 2, 3, 9]),
        k.SearchPile(9, True),
        k.Gift(0, 5, 9, 3),
        k.LayItem(0, 0, 2),
        k.LayItem(1, 0, 1),
        k.UseUp(5, 9, 2),
        k.LayItem(2, 0, 1),
    ):
        memory.fold(event)
    found = Counter(tuple(rows[FACE_DOWN]) for rows in drawn(memory, 6000, Rng("mixed")))
    worlds = {(a, b, c): 1 / 12 for a, b, d in _orders([1, 2, 3]) for c in (9, d)}
    assert_as_likely(found, worlds, "Flashpoint, a token that was mixed in")


def _orders(things):
    return [(a, b, c) for a in things for b in things for c in things if len({a, b, c}) == len(things)]


def test_weapons_that_nobody_has_met_may_be_in_the_box():
    """Three of six are the pile: 4 is dropped, goes back, and 2 is dropped."""
    memory = small_memory()
    for event in (
        r.ShuffleItems([]),
        r.ShuffleWeapons([1, 2, 3, 4, 5, 6], 3),
        k.DropWeapon(0, 4, 0, 2),
        k.ReturnWeapon(0, 4, 3),
        k.DropWeapon(0, 2, 0, 2),
    ):
        memory.fold(event)
    found: Counter = Counter()
    for rows in drawn(memory, 6000, Rng("box")):
        assert sorted(rows[WEAPON_PILE] + rows[WEAPON_BOX]) == [1, 3, 4, 5, 6]
        found[tuple(sorted(rows[WEAPON_PILE]))] += 1
    odds = {(1, 4): 1 / 4, (3, 4): 1 / 4, (4, 5): 1 / 4, (4, 6): 1 / 4}
    assert_as_likely(found, odds, "Flashpoint, weapons in the box")
