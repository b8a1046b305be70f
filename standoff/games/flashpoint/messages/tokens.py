"""Items, weapons and the objects of a scenario."""

from __future__ import annotations

from standoff.engine.declare import Event, Number, Open, Private, Seat
from standoff.games.flashpoint.messages.kinds import Cube, Found, Item, ItemKind, Marker, Model, Thing, Token, Weapon

# -- Items -------------------------------------------------------------------------------------------------------------


class LayItem(Event):
    """Any token of the pile is laid face down on the board (fp.item.random)."""

    item: Item
    cube: Cube
    pile: Number


class LookAtItem(Event):
    """A player looks at a face-down item (fp.recon.w1)."""

    seat: Seat
    item: Item
    item_kind: Private[ItemKind]


class PickUpItem(Event):
    """A model takes an item; if it lay face down it is turned over (fp.item.revealed)."""

    model: Model
    item: Item
    item_kind: Open[ItemKind]


class LeaveItem(Event):
    """A model leaves an item in a cube, face up (fp.item.dropped)."""

    model: Model
    item: Item
    item_kind: Open[ItemKind]
    cube: Cube


class UseItem(Event):
    """A model uses an item whose effect lasts; it is beside the board until that is over (fp.item.effect_lasts)."""

    model: Model
    item: Item
    item_kind: Open[ItemKind]


class UseUp(Event):
    """A used item goes back to the pile, which is mixed (fp.item.used_up)."""

    item: Item
    item_kind: Open[ItemKind]
    pile: Number


class Destroy(Event):
    """A destroyed item goes back to the pile, which is mixed (fp.item.destroyed)."""

    item: Item
    item_kind: Open[ItemKind]
    pile: Number


class SearchPile(Event):
    """An item is looked for in the pile, and there is one or there is none (fp.recon.gift)."""

    item_kind: Open[ItemKind]
    found: Open[Found]


class Gift(Event):
    """A model is given the item that was looked for in the pile, which is mixed (fp.recon.gift)."""

    model: Model
    item: Item
    item_kind: Open[ItemKind]
    pile: Number


class Shroud(Event):
    """A Shroud Screen (fp.item.shroud)."""

    cube: Cube


class Sensor(Event):
    """A Threat Sensor (fp.item.sensor)."""

    seat: Seat


# -- Weapons -----------------------------------------------------------------------------------------------------------


class LookAtWeapon(Event):
    """A player draws any weapon of the pile, and looks at it before he puts it on a marker (fp.recon.w2)."""

    seat: Seat
    weapon: Private[Weapon]


class DropWeapon(Event):
    """Any weapon of the pile, or the one that was looked at, is laid on a marker, face up, with all its ammunition
    (fp.drop.round).
    """

    token: Token
    weapon: Open[Weapon]
    cube: Cube
    pile: Number


class PickUpWeapon(Event):
    """A weapon into the Pick up slot (fp.weapon.pick_up)."""

    model: Model
    token: Token
    weapon: Open[Weapon]


class LeaveWeapon(Event):
    """A weapon is left in a cube (fp.weapon.dropped)."""

    model: Model
    token: Token
    weapon: Open[Weapon]
    cube: Cube


class WaitAtMarker(Event):
    """A dead model's weapon waits at a Respawn Marker (fp.weapon.to_respawn)."""

    token: Token
    weapon: Open[Weapon]
    marker: Marker


class UseWeapon(Event):
    """One use less of a picked-up weapon (fp.weapon.limited)."""

    token: Token
    weapon: Open[Weapon]
    left: Number


class ReturnWeapon(Event):
    """A weapon goes back to the pile, which is mixed (fp.weapon.limited)."""

    token: Token
    weapon: Open[Weapon]
    pile: Number


# -- Objects -----------------------------------------------------------------------------------------------------------


class TakeObject(Event):
    """A model takes an object (fp.seed.one)."""

    object: Thing
    model: Model


class LayObject(Event):
    """An object lies in a cube (fp.scatter.object)."""

    object: Thing
    cube: Cube


class ThrowSeed(Event):
    """A Power Seed is thrown (fp.seed.throw)."""

    model: Model
    cube: Cube
