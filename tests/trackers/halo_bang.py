"""Halo BANG!: numbers of equal cards, and Multiplier Tokens."""

from __future__ import annotations

from collections import Counter

from standoff.engine.declare import Event
from standoff.engine.table import Table
from standoff.games.halo_bang import GAME
from standoff.games.halo_bang import messages as m
from standoff.games.halo_bang.names import FIRST_WEAPON

from . import base

DECK_ZONE = -1


class Tracker(base.Tracker):
    """How many of each card there can be in the deck and in each hand, at least and at most; and the Multiplier Tokens
    that were seen.
    """

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer)
        self.multipliers: dict[int, int] = {}
        self.teams: list[tuple[list[int], list[int]]] = []
        zones = (DECK_ZONE, *range(table.setup.players))
        self.least = {zone: Counter() for zone in zones}
        self.most = {zone: Counter() for zone in zones}

    def comes(self, card: int, zone: int) -> None:
        self.least[zone][card] += 1
        self.most[zone][card] += 1

    def goes(self, card: int, zone: int) -> None:
        assert self.most[zone][card] > 0
        self.least[zone][card] = max(0, self.least[zone][card] - 1)
        self.most[zone][card] -= 1

    def slips(self, source: int, to: int) -> None:
        """An unseen card goes from zone to zone."""
        for card, most in self.most[source].items():
            if most > 0:
                self.most[to][card] += 1
                self.least[source][card] = max(0, self.least[source][card] - 1)

    def learn_one(self, e: Event) -> None:
        match e:
            case m.ShuffleDeck(cards) | m.Reshuffle(cards):
                self.least[DECK_ZONE] = Counter(cards)
                self.most[DECK_ZONE] = Counter(cards)
            case m.Draw(seat, None):
                self.slips(DECK_ZONE, seat)
            case m.Draw(seat, card):
                self.goes(card, DECK_ZONE)
                self.comes(card, seat)
            case m.Reveal(_, card):
                self.goes(card, DECK_ZONE)
            case m.Track(seat, card):
                self.comes(card, seat)
            case m.Steal(seat, owner, None):
                self.slips(owner, seat)
            case m.Steal(seat, owner, card):
                self.goes(card, owner)
                self.comes(card, seat)
            case m.Attack(seat, card) | m.Shield(seat, card) | m.PlayCard(seat, card) | m.Lay(seat, card):
                self.goes(card, seat)
            case m.Discard(seat, card) | m.DiscardAtRandom(_, seat, card):
                self.goes(card, seat)
            case m.NoWeapon(seat):
                for card in range(FIRST_WEAPON, len(GAME.packaged_data.cards)):
                    self.most[seat][card] = 0

            case m.ShowHand(seat, cards):
                self.least[seat] = Counter(cards)
                self.most[seat] = Counter(cards)
            case m.ShuffleMultipliers(_, seats, multipliers):
                self.teams.append((seats, sorted(multipliers)))
            case m.LookAtMultiplier(seat, multiplier) | m.ShowMultiplier(seat, multiplier) if multiplier is not None:
                self.multipliers[seat] = multiplier

    def wrong(self, t) -> list:
        """Of which card there are too few or too many, and where."""
        zones = {DECK_ZONE: t.deck, **dict(enumerate(t.hands))}
        out = [("multiplier", seat) for seat, known in self.multipliers.items() if t.multipliers[seat] != known]
        out += [("team", *seats) for seats, dealt in self.teams if sorted(t.multipliers[s] for s in seats) != dealt]
        for card, name in enumerate(GAME.packaged_data.cards):
            hidden = sum(cards.count(card) for cards in zones.values())
            for zone, cards in zones.items():
                elsewhere = sum(self.least[z][card] for z in zones if z != zone)
                most = min(self.most[zone][card], hidden - elsewhere)
                if not self.least[zone][card] <= cards.count(card) <= most:
                    out.append((zone, name, cards.count(card)))
        return out
