"""BANG!: single cards, the top of the deck, and the roles."""

from __future__ import annotations

from standoff.engine.declare import Event
from standoff.engine.table import Table
from standoff.games.bang import messages as m
from standoff.games.bang.names import KIT_LOOKS

from . import base


class Tracker(base.Tracker):
    """For each card of which there is one, the places where it can be, and the top of the deck as far as it is known:
    `top` begins with the topmost card, None where it is not known.
    """

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer)
        self.roles = base.Roles()
        self.top: list[int | None] = []
        data = table.setup.data
        self.where = {card: {"box"} for card in range(len(data.texts)) if not data.twins[card]}

    def only(self, card: int | None, zone: str) -> None:
        if card in self.where:
            self.where[card] = {zone}

    def maybe(self, source: str, to: str) -> None:
        for zones in self.where.values():
            if source in zones:
                zones.add(to)

    def learn_one(self, e: Event) -> None:
        self.follow_top(e)
        match e:
            case m.ShuffleDeck(cards):
                for card in cards:
                    self.only(card, "deck")
            case m.Reshuffle(cards):
                for card in cards:
                    self.only(card, "deck")
            case m.ShuffleRoles(roles):
                self.roles.deal(roles)
            case m.LookAtRole(seat, role) | m.ShowRole(seat, role) | m.Out(seat, role) if role is not None:
                self.roles.known[seat] = role
            case m.NewGame():
                for card in self.where:
                    self.where[card] = {"box"}
            case m.Draw(seat, card) | m.Steal(seat, _, card) if card is not None:
                self.only(card, f"hand {seat}")
            case m.Draw(seat):
                self.maybe("deck", f"hand {seat}")
            case m.Steal(seat, owner):
                self.maybe(f"hand {owner}", f"hand {seat}")
            case m.Inherit(seat, owner, None):
                for card, zones in self.where.items():
                    if f"hand {owner}" in zones:
                        self.where[card] = (zones - {f"hand {owner}"}) | {f"hand {seat}"}
            case m.Inherit(seat, _, cards):
                for card in cards:
                    self.only(card, f"hand {seat}")
            case m.Grab(seat, _, card) | m.Take(seat, card) | m.Show(seat, card):
                self.only(card, f"hand {seat}")
            case m.Look(_, card) | m.PutBack(_, card):
                self.only(card, "deck")
            case m.PlayCard(_, card) | m.Discard(_, card) | m.Drop(_, _, card):
                self.only(card, "discard")
            case m.Lay(_, card) | m.PassOn(_, card):
                self.only(card, "play")
            case m.Flip(_, card):
                self.only(card, "flipped")
            case m.OpenStore(card):
                self.only(card, "store")

    def follow_top(self, e: Event) -> None:
        """What comes off the deck, what is looked at there, and what is put back."""
        match e:
            case m.ShuffleDeck():
                self.top = []
            case m.Draw(_, _, below):
                del self.top[below : below + 1]
            case m.Flip() | m.OpenStore():
                del self.top[:1]
            case m.Look(_, card, place) if card is not None:
                self.top += [None] * (place - len(self.top))
                self.top[place - 1] = card
            case m.PutBack(_, None):
                self.top[:KIT_LOOKS] = [None] * len(self.top[:KIT_LOOKS])
            case m.PutBack(_, card):
                self.top.remove(card)
                self.top.insert(0, card)

    def wrong(self, t) -> list:
        zones = {f"hand {s}": hand for s, hand in enumerate(t.hands)}
        zones |= {"deck": t.deck, "discard": t.discard, "store": t.store, "flipped": t.flipped}
        zones["play"] = [card for row in t.in_play for card in row]
        texts = self.table.setup.data.texts
        out = self.roles.wrong(t.roles)
        out += [("top", i) for i, card in enumerate(self.top) if card not in (None, t.deck[-1 - i])]
        return out + [
            (texts[card], zone)
            for zone, cards in zones.items()
            for card in cards
            if card in self.where and zone not in self.where[card]
        ]
