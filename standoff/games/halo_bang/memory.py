"""What a seat knows of the hands (hb.secret.hands), of the deck and of the multipliers (hb.setup.multiplier_secret)."""

from __future__ import annotations

from typing import ClassVar, Final

from standoff.engine.declare import Event
from standoff.engine.errors import Contradiction
from standoff.engine.memory import Memory as EngineMemory
from standoff.engine.setup import Setup
from standoff.games.halo_bang import messages as m
from standoff.games.halo_bang.names import FIRST_WEAPON, SINGLE
from standoff.games.halo_bang.queries import team
from standoff.games.halo_bang.state import State
from standoff.games.halo_bang.zones import DECK, FIRST_HAND, MULTIPLIERS_AT, hand_of

MOST_GUESSES: Final = 50
"""How many guesses are kept: enough for odds that are good, and few enough to be quick."""

MORE_GUESSES: Final = 40
"""So many times as many are kept while memory thinks again."""


class Memory(EngineMemory):
    """One viewer's memory. Where there are no Multiplier Tokens, everybody is known to count single.

    Equal cards come out of several shuffles, so each card that is shown after a reshuffle may have come out of either
    of two: there are soon more guesses than can be kept. Should what is told fit none of those that are kept, memory
    thinks again from the beginning, with more of them.
    """

    most_guesses: int = MOST_GUESSES
    kept: ClassVar[tuple[str, ...]] = (*EngineMemory.kept, "weapons", "hands_shown", "told", "first_guess")

    def __init__(self, setup: Setup | None, viewer: int) -> None:
        players, cards = (0, 0) if setup is None else (setup.players, len(setup.data.cards))
        super().__init__(viewer, FIRST_HAND + players, (DECK, MULTIPLIERS_AT, hand_of(viewer)))
        self.weapons = range(FIRST_WEAPON, cards)
        self.hands_shown: list[list[int]] = []
        for _ in range(players):
            self.put(SINGLE, MULTIPLIERS_AT)
        self.told: list[Event] = []
        self.first_guess = self.guesses[0].copy(1.0)

    def copy(self) -> Memory:
        """The same memory, free to go on by itself."""
        new = super().copy()
        new.told = self.told[:]
        return new

    def begin(self, t: State) -> None:
        """At a position: one's own hand and multiplier."""
        tokens = t.data.tables[t.n].multipliers
        for which in sorted(set(t.teams)) if tokens else ():
            self.scatter_on(tokens, MULTIPLIERS_AT, team(t, which))
        if self.viewer >= 0:
            self.see(t.multipliers[self.viewer], MULTIPLIERS_AT, self.viewer)
        hidden = [DECK] * len(t.deck)
        cards = t.deck[:]
        for seat, hand in enumerate(t.hands):
            if seat == self.viewer:
                for card in hand:
                    self.put(card, hand_of(seat))
            else:
                hidden += [hand_of(seat)] * len(hand)
                cards += hand
        self.scatter(cards, hidden)
        self.first_guess = self.guesses[0].copy(1.0)

    def fold(self, event: Event) -> None:
        """One event more."""
        self.told.append(event)
        try:
            self._fold(event)
        except Contradiction:
            self._think_again()

    def _think_again(self) -> None:
        """All that was told, once more from the beginning, with more guesses on the way."""
        wider = self.copy()
        wider.most_guesses = self.most_guesses * MORE_GUESSES
        wider.guesses = [self.first_guess.copy(1.0)]
        for event in self.told:
            wider._fold(event)
        self.guesses = wider.guesses

    def _fold(self, event: Event) -> None:
        match event:
            case m.Draw(seat, card):
                self.draw(card, DECK, hand_of(seat))
            case (
                m.Attack(seat, card)
                | m.Shield(seat, card)
                | m.PlayCard(seat, card)
                | m.Lay(seat, card)
                | m.Discard(seat, card)
            ):
                self.out(card, hand_of(seat))
            case m.DiscardAtRandom(_, owner, card):
                self.pick(card, hand_of(owner))
            case m.Steal(seat, owner, None):
                self.pick_blindly(hand_of(owner), hand_of(seat))
            case m.Steal(seat, owner, card) if card is not None:
                self.pick(card, hand_of(owner))
                self.put(card, hand_of(seat))
            case m.Track(seat, card):
                self.put(card, hand_of(seat))
            case m.Reveal(_, card):
                self.turn_up(card, DECK)
            case m.ShuffleDeck(cards) | m.Reshuffle(cards):
                self.shuffle(cards, DECK)
            case m.NoWeapon(seat):
                self.lacks(self.weapons, hand_of(seat))
            case _:
                self._fold_rare(event)

    def _fold_rare(self, event: Event) -> None:
        match event:
            case m.ShuffleMultipliers(_, seats, multipliers):
                self.scatter_on(multipliers, MULTIPLIERS_AT, seats)
            case m.LookAtMultiplier(seat, multiplier) if multiplier is not None:
                self.see(multiplier, MULTIPLIERS_AT, seat)
            case m.ShowMultiplier(seat, multiplier):
                self.see(multiplier, MULTIPLIERS_AT, seat)
            case m.ShowHand(_, cards):
                self.hands_shown = [*self.hands_shown, cards]
                if hand_of(len(self.hands_shown)) == len(self.guesses[0].rows):
                    self.show_all(self.hands_shown, FIRST_HAND, DECK)
