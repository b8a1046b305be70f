"""What a viewer knows of what lies face down: the items that he has looked at, and what went into each pile.

A token on the board can be followed by its number. What goes back to a pile is mixed with all that is in it; what is
taken from a pile is any of its tokens.
"""

from __future__ import annotations

from typing import ClassVar

from standoff.engine.declare import Event
from standoff.engine.memory import TOP
from standoff.engine.memory import Memory as EngineMemory
from standoff.engine.setup import Setup
from standoff.games.flashpoint.messages import table, tokens
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.zones import FACE_DOWN, ITEM_PILE, PLACES, WEAPON_BOX, WEAPON_HELD, WEAPON_PILE


class Memory(EngineMemory):
    """One viewer's memory; `lying` are the numbers of the items that lie face down, in the order of their place."""

    kept: ClassVar[tuple[str, ...]] = (*EngineMemory.kept, "lying")

    def __init__(self, _setup: Setup | None, viewer: int) -> None:
        super().__init__(viewer, PLACES, (FACE_DOWN, WEAPON_HELD))
        self.lying: list[int] = []

    def begin(self, t: State) -> None:
        """At a position nobody has looked at anything yet; what was written down for the piles is known to be there."""
        self.lying = t.face_down[:]
        kinds = [t.item_kind[item] for item in t.face_down]
        self.scatter(t.item_pile + kinds, [ITEM_PILE] * len(t.item_pile) + [FACE_DOWN] * len(kinds))
        self.scatter(t.arm_pile, [WEAPON_PILE] * len(t.arm_pile))

    def fold(self, event: Event) -> None:
        """One event more."""
        match event:
            case table.ShuffleItems(items):
                self.clear()
                self.lying = []
                self.shuffle(items, ITEM_PILE)
            case table.ShuffleWeapons(weapons, pile):
                self.scatter(weapons, [WEAPON_PILE] * pile + [WEAPON_BOX] * (len(weapons) - pile))
            case tokens.LayItem(item):
                self.pick_blindly(ITEM_PILE, FACE_DOWN)
                self.lying = [*self.lying, item]
            case tokens.LookAtItem(_, item, kind) if kind is not None:
                self.see(kind, FACE_DOWN, self.lying.index(item))
            case tokens.PickUpItem(_, item, kind) if item in self.lying:
                self.turn_up(kind, FACE_DOWN, self.lying.index(item))
                self.lying = [other for other in self.lying if other != item]
            case tokens.UseUp(_, kind) | tokens.Destroy(_, kind):
                self.put(kind, ITEM_PILE)
                self.mix(ITEM_PILE)
            case tokens.SearchPile(kind, found):
                self.search(kind, ITEM_PILE, found)
            case tokens.Gift(_, _, kind):
                self.out(kind, ITEM_PILE)
                self.mix(ITEM_PILE)
            case tokens.LookAtWeapon(_, weapon):
                self.pick_blindly(WEAPON_PILE, WEAPON_HELD)
                if weapon is not None:
                    self.see(weapon, WEAPON_HELD, TOP)
            case tokens.DropWeapon(_, weapon):
                if self.guesses[0].rows[WEAPON_HELD]:
                    self.turn_up(weapon, WEAPON_HELD)
                else:
                    self.out(weapon, WEAPON_PILE)
            case tokens.ReturnWeapon(_, weapon):
                self.put(weapon, WEAPON_PILE)
                self.mix(WEAPON_PILE)
