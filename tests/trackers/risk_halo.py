"""RISK: single Faction cards in decks, hands and among captured ones, and the spots of the Campaign cards."""

from __future__ import annotations

from collections import Counter

import standoff
from standoff.engine.declare import Event
from standoff.engine.history import opened
from standoff.engine.table import Table
from standoff.games.risk_halo.messages import events as m
from standoff.games.risk_halo.names import FACTIONS

from . import base


class Tracker(base.Tracker):
    """For each card of which there is one, the places where it can be."""

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer)
        copies = Counter(card for deck in table.setup.data.decks for card in deck)
        self.where = {card: set() for card, many in copies.items() if many == 1}
        self.deck_of = {card: table.setup.data.faction[card].deck for card in self.where}
        self.spots: dict[int, set[int]] = {}
        if table._given is not None:
            self.look_around(opened(table.setup, table._given))

    def look_around(self, t) -> None:
        """At a position: what is not in one's own hands, nor open, can be wherever its back is."""
        for card, deck in self.deck_of.items():
            others = [s for s in range(t.n) if s != self.viewer]
            zones = {f"deck {deck}"} | {f"captured {s}" for s in others}
            self.where[card] = zones | {f"hand {s}" for s in others if t.faction[s] == deck}
        if self.viewer >= 0:
            for card in t.hands[self.viewer]:
                self.only(card, f"hand {self.viewer}")
            for row in t.captured[len(FACTIONS) * self.viewer : len(FACTIONS) * (self.viewer + 1)]:
                for card in row:
                    self.only(card, f"captured {self.viewer}")
        for spot, level in enumerate(t.levels):
            self.spots[spot] = {c for c in t.faces if t.data.campaign[c].level == level}
        for spot in t.objectives[self.viewer] if self.viewer >= 0 else ():
            self.is_at(t.faces[spot], spot)

    def only(self, card: int, zone: str) -> None:
        if card in self.where:
            self.where[card] = {zone}

    def over(self, deck: int, source: str, to: str, whole: bool) -> None:
        """Cards of a deck go from one zone to another, unseen: one of them, or all."""
        for card, zones in self.where.items():
            if self.deck_of[card] == deck and source in zones:
                zones.add(to)
                if whole:
                    zones.remove(source)

    def learn_one(self, e: Event) -> None:
        match e:
            case m.ShuffleDeck(deck, cards) | m.Reshuffle(deck, cards):
                for card in cards:
                    self.only(card, f"deck {deck}")
            case m.Draw(seat, _, card) if card is not None:
                self.only(card, f"hand {seat}")
            case m.Draw(seat, deck):
                self.over(deck, f"deck {deck}", f"hand {seat}", False)
            case m.UseCard(_, _, card) | m.TurnIn(_, _, card):
                self.only(card, "open")
            case m.Capture(seat, owner, deck, captured, _, cards):
                for card in cards or ():
                    self.only(card, f"captured {seat}")
                self.over(deck, f"{'captured' if captured else 'hand'} {owner}", f"captured {seat}", True)
            case m.ShuffleObjectives(_, cards):
                first = len(self.spots)
                for i in range(len(cards)):
                    self.spots[first + i] = set(cards)
            case m.DealObjective(_, _, spot, card) | m.Inherit(_, _, spot, card) if card is not None:
                self.is_at(card, spot)
            case m.Accomplish(_, spot, card) | m.Reveal(_, spot, card) | m.ShowObjective(_, spot, card):
                self.is_at(card, spot)

    def is_at(self, card: int, spot: int) -> None:
        for faces in self.spots.values():
            faces.discard(card)
        self.spots[spot] = {card}

    def wrong(self, t) -> list:
        zones = {f"deck {i}": deck for i, deck in enumerate(t.decks)}
        zones |= {f"hand {s}": hand for s, hand in enumerate(t.hands)}
        for s in range(t.n):
            zones[f"captured {s}"] = [c for row in t.captured[len(FACTIONS) * s : len(FACTIONS) * (s + 1)] for c in row]
        zones["open"] = [c for row in (*t.discards, t.laid) for c in row]
        found = [(c, zone) for zone, cards in zones.items() for c in cards if zone not in self.where.get(c, {zone})]
        return found + [(t.faces[spot], str(spot)) for spot, cards in self.spots.items() if t.faces[spot] not in cards]


def brink(settings: dict, seed: str) -> Table:
    """Four players in two teams with many cards; Ann and Dot are strong, Bob and Cid have one territory each."""
    seats = [
        {"name": "Ann", "lands": {"Canyon Overlook": 20}, "hand": ["Minefield", "Airlift", "Dig In (2 skulls)"]},
        {"name": "Bob", "lands": {"High Ledge": 1}, "hand": ["Gravity Lift (1 skull)", "Energy Shield"]},
        {"name": "Cid", "lands": {"Sea Stack": 1}, "hand": ["Airlift", "Minefield"], "captured": ["Spore Burst"]},
        {"name": "Dot", "lands": {"Security Hub": 20}, "hand": ["Energy Shield"], "captured": ["Spawn Pods", "Dig In"]},
    ]
    goals = (["Opening Salvo", "Pincer"], ["Headhunter", "Unbroken"], ["Foothold", "Dominion"], ["Sweep", "Gatekeeper"])
    for seat, objectives in zip(seats, goals, strict=True):
        if settings["mode"] == "team objective":
            seat["objectives"] = objectives
    given = {"seats": seats, "rest": "Ann", "turn": "Ann", "teleporters": [["Sea Stack", "Mire"]]}
    return standoff.arrange("risk_halo", given, players=["Ann", "Bob", "Cid", "Dot"], seed=seed, settings=settings)
