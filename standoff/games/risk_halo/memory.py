"""What a seat knows of the cards: what it was dealt, drew, captured or was shown, and where all others lie.

All know from which deck a Faction card comes (rh.faction.decks), and of which level a Campaign card is, as everybody is
dealt one of each (rh.campaign.one_each). So each deck and each level is a shuffle of its own.
"""

from __future__ import annotations

from typing import ClassVar

from standoff.engine.declare import Event
from standoff.engine.memory import Memory as EngineMemory
from standoff.engine.setup import Setup
from standoff.games.risk_halo.messages import events as m
from standoff.games.risk_halo.names import FACTIONS, LEVELS
from standoff.games.risk_halo.queries.cards import captured_row
from standoff.games.risk_halo.state import State
from standoff.games.risk_halo.zones import DECKS_AT, HANDS_AT, campaign_at, captured_at


class Memory(EngineMemory):
    """One viewer's memory."""

    kept: ClassVar[tuple[str, ...]] = (*EngineMemory.kept, "players", "campaign")

    def __init__(self, setup: Setup | None, viewer: int) -> None:
        self.players = 0 if setup is None else setup.players
        self.campaign = campaign_at(self.players)
        decks = range(DECKS_AT, DECKS_AT + len(FACTIONS))
        own_hand = [HANDS_AT + viewer] if viewer >= 0 else []
        super().__init__(viewer, self.campaign + 1, (*decks, *own_hand, self.campaign))

    # -- a position ----------------------------------------------------------------------------------------------------

    def begin(self, t: State) -> None:
        """At a position: one's own cards, and what lies open. Before the set-up nothing has been shuffled."""
        if not t.faction:
            return
        for deck in range(len(FACTIONS)):
            self._begin_deck(t, deck)
        for level in range(len(LEVELS)):
            cards = [card for card in t.faces if t.data.campaign[card].level == level]
            self.scatter(cards, [self.campaign] * len(cards))
        for seat in range(t.n):
            for spot in t.claimed[seat] + (t.objectives[seat] if seat == self.viewer else ()):
                self.see(t.faces[spot], self.campaign, spot)

    def _begin_deck(self, t: State, deck: int) -> None:
        """The cards of one deck that the viewer does not hold lie in the deck, in hands and among captured ones."""
        hidden = list(t.decks[deck])
        places = [DECKS_AT + deck] * len(hidden)
        for seat in range(t.n):
            rows = [(captured_at(t.n, seat, deck), t.captured[captured_row(t, seat, deck)])]
            if t.faction[seat] == deck:
                rows.append((HANDS_AT + seat, t.hands[seat]))
            for place, cards in rows:
                if seat == self.viewer:
                    for card in cards:
                        self.put(card, place)
                else:
                    hidden += cards
                    places += [place] * len(cards)
        self.scatter(hidden, places)

    # -- events --------------------------------------------------------------------------------------------------------

    def fold(self, event: Event) -> None:
        """One event more."""
        match event:
            case m.ShuffleDeck(faction, cards) | m.Reshuffle(faction, cards):
                self.shuffle(cards, DECKS_AT + faction)
            case m.Draw(seat, faction, card):
                self.draw(card, DECKS_AT + faction, HANDS_AT + seat)
            case m.UseCard(seat, _, card):
                self.out(card, HANDS_AT + seat)
            case m.TurnIn(seat, faction, card, captured):
                self.out(card, captured_at(self.players, seat, faction) if captured else HANDS_AT + seat)
            case m.Capture():
                self._capture(event)
            case m.ShuffleObjectives(_, cards):
                self.scatter(cards, [self.campaign] * len(cards))
            case m.DealObjective(_, _, spot, card) | m.Inherit(_, _, spot, card) if card is not None:
                self.see(card, self.campaign, spot)
            case m.Accomplish(_, spot, card) | m.Reveal(_, spot, card) | m.ShowObjective(_, spot, card):
                self.see(card, self.campaign, spot)

    def _capture(self, event: m.Capture) -> None:
        """All cards go over; the victor and the loser see which."""
        to = captured_at(self.players, event.seat, event.faction)
        source = HANDS_AT + event.owner
        if event.captured:
            source = captured_at(self.players, event.owner, event.faction)
        if event.cards is None:
            self.move_all(source, to)
        else:
            for card in event.cards:
                self.move(card, source, to)
