"""What a seat knows of the hands (bang.table.hands_hidden), of the deck and of the roles (bang.setup.roles_secret)."""

from __future__ import annotations

from typing import ClassVar

from standoff.engine.declare import Event
from standoff.engine.memory import Memory as EngineMemory
from standoff.engine.setup import Setup
from standoff.games.bang import messages as m
from standoff.games.bang.names import KIT_LOOKS
from standoff.games.bang.queries import role_is_open
from standoff.games.bang.state import State
from standoff.games.bang.zones import DECK, FIRST_HAND, ROLES_AT, hand_of


class Memory(EngineMemory):
    """One viewer's memory."""

    roles_at: ClassVar[int] = ROLES_AT
    unheeded: ClassVar[frozenset[type[Event]]] = frozenset({m.Figures, m.Turn, m.Hit, m.Regain, m.Cancel, m.Verdict})

    def __init__(self, setup: Setup | None, viewer: int) -> None:
        players = 0 if setup is None else setup.players
        super().__init__(viewer, FIRST_HAND + players, (DECK, ROLES_AT, hand_of(viewer)))

    def begin(self, t: State) -> None:
        """At a position: one's own hand and role, and the roles that lie open."""
        self._deal_roles(t.roles)
        for seat in range(t.n):
            if seat == self.viewer or role_is_open(t, seat):
                self.see(t.roles[seat], ROLES_AT, seat)
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

    def fold(self, event: Event) -> None:
        """One event more."""
        match event:
            case m.Draw(seat, card, below):
                self.draw(card, DECK, hand_of(seat), -2 if below else -1)
            case (
                m.PlayCard(seat, card)
                | m.Lay(seat, card)
                | m.Discard(seat, card, "hand")
                | m.Drop(_, seat, card, "hand")
            ):
                self.out(card, hand_of(seat))
            case m.Take(seat, card) | m.Grab(seat, _, card):
                self.put(card, hand_of(seat))
            case m.Flip(_, card) | m.OpenStore(card):
                self.turn_up(card, DECK)
            case m.Steal(seat, owner, None):
                self.pick_blindly(hand_of(owner), hand_of(seat))
            case m.Steal(seat, owner, card) if card is not None:
                self.move(card, hand_of(owner), hand_of(seat))
            case m.Inherit(seat, owner, None):
                self.move_all(hand_of(owner), hand_of(seat))
            case m.Inherit(seat, owner, cards) if cards is not None:
                for card in cards:
                    self.move(card, hand_of(owner), hand_of(seat))
            case m.Show(seat, card):
                self.show(card, hand_of(seat))
            case _:
                self._fold_rare(event)

    def _fold_rare(self, event: Event) -> None:
        match event:
            case m.ShuffleDeck(cards) | m.Reshuffle(cards):
                self.shuffle(cards, DECK)
            case m.Look(_, card, place) if card is not None:
                self.see(card, DECK, -place)
            case m.PutBack(_, card):
                self.raise_to_top(card, DECK, KIT_LOOKS)
            case m.NewGame():
                self.clear()
            case m.ShuffleRoles(roles):
                self._deal_roles(roles)
            case m.LookAtRole(seat, role) if role is not None:
                self.see(role, ROLES_AT, seat)
            case m.ShowRole(seat, role) | m.Out(seat, role):
                self.see(role, ROLES_AT, seat)

    def _deal_roles(self, roles: list[int] | tuple[int, ...]) -> None:
        self.scatter(roles, [ROLES_AT] * len(roles))
