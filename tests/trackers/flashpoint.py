"""Halo: Flashpoint: tokens that lie face down, and weapons in the box."""

from __future__ import annotations

from collections import Counter

from standoff.engine.declare import Event
from standoff.engine.table import Table
from standoff.games.flashpoint.messages import table as r
from standoff.games.flashpoint.messages import tokens as k

from . import base


class Tracker(base.Tracker):
    """What each face-down token cannot be, and which weapons cannot be in the box. It counts the tokens that lie in the
    viewer's eyes, and knows nothing of shuffles.
    """

    def __init__(self, table: Table, viewer: int) -> None:
        super().__init__(table, viewer)
        self.items: Counter = Counter()
        self.weapons: Counter = Counter()
        self.in_sight: dict[int, int] = {}
        self.excluded: dict[int, set[int]] = {}
        self.armed: dict[int, int] = {}
        self.met: set[int] = set()

    def learn_one(self, e: Event) -> None:
        match e:
            case r.ShuffleItems(items):
                self.items = Counter(items)
            case r.ShuffleWeapons(weapons):
                self.weapons = Counter(weapons)
            case k.LayItem(item):
                out = Counter(self.in_sight.values())
                self.excluded[item] = {kind for kind in self.items if out[kind] == self.items[kind]}
            case k.LookAtItem(_, item, kind) if kind is not None:
                self.in_sight[item] = kind
            case k.PickUpItem(_, item, kind) | k.Gift(_, item, kind):
                self.in_sight[item] = kind
                self.excluded.pop(item, None)
            case k.SearchPile(kind, False):
                lying = [item for item in self.excluded if item not in self.in_sight]
                if self.items[kind] - Counter(self.in_sight.values())[kind] == len(lying):
                    for item in lying:
                        self.excluded[item] |= set(self.items) - {kind}
            case k.UseUp(item) | k.Destroy(item):
                del self.in_sight[item]
            case k.DropWeapon(token, weapon):
                self.armed[token] = weapon
                self.met.add(weapon)
            case k.ReturnWeapon(token):
                del self.armed[token]

    def wrong(self, t) -> list[str]:
        out = []
        if Counter(t.item_pile) + Counter(kind for kind in t.item_kind if kind >= 0) != self.items:
            out.append("other items than before")
        for item, at in enumerate(t.item_at):
            if at >= 0 and t.item_kind[item] in self.excluded.get(item, ()):
                out.append(f"item {item} cannot be {t.item_kind[item]}")
        out += [f"item {item} is a {kind}" for item, kind in self.in_sight.items() if t.item_kind[item] != kind]
        if Counter(t.arm_pile + t.arm_box) + Counter(self.armed.values()) != self.weapons:
            out.append("other weapons than before")
        if self.met & set(t.arm_box):
            out.append("a weapon that was in play is in the box")
        return out
