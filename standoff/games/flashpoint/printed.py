"""What the cards and the board print besides figures: which clauses a keyword or an item stands for, and what the
letters of a layout mean.
"""

from __future__ import annotations

from typing import Final

UNIT_KEYWORD_CLAUSES: Final = (
    ("fp.kw.acrobatic",),
    ("fp.kw.camouflage",),
    ("fp.kw.evade",),
    ("fp.kw.fast",),
    ("fp.kw.fearless",),
    ("fp.kw.flight",),
    ("fp.kw.horde",),
    ("fp.kw.imposing",),
    ("fp.kw.jump",),
    ("fp.kw.life_support",),
    ("fp.kw.medic",),
    ("fp.kw.pack_mule",),
    ("fp.kw.scout",),
    ("fp.kw.stoic",),
    ("fp.kw.stealthy",),
    ("fp.kw.unstoppable",),
    ("fp.kw.guarded",),
    ("fp.kw.stable",),
)
UNIT_FIGURE_CLAUSES: Final = (("fp.tactician",), ("fp.kw.smash",))
WEAPON_KEYWORD_CLAUSES: Final = (
    ("fp.kw.blast",),
    ("fp.kw.concussive",),
    ("fp.kw.continuous", "fp.kw.overheat"),
    ("fp.kw.emp",),
    ("fp.kw.explosive", "fp.explosive"),
    ("fp.grenade",),
    ("fp.kw.knockback",),
    ("fp.kw.long",),
    ("fp.kw.lunge",),
    ("fp.kw.optics",),
    ("fp.kw.blaze",),
    ("fp.kw.scope",),
    ("fp.kw.sticky",),
    ("fp.kw.support",),
    ("fp.kw.suppression",),
    ("fp.kw.one_use",),
    ("fp.kw.two_uses",),
)
WEAPON_FIGURE_CLAUSES: Final = (
    ("fp.esd",),
    ("fp.kw.frag",),
    ("fp.kw.implosion",),
    ("fp.kw.lethal",),
    ("fp.kw.smash",),
    ("fp.kw.weight",),
    ("fp.kw.platform",),
)
"""For each keyword, what the ids of its clauses begin with."""

ITEM_CLAUSES: Final = (
    ("fp.item.camouflage",),
    ("fp.barrier",),
    ("fp.item.ammo",),
    ("fp.grenade", "fp.kw.frag"),
    ("fp.item.grapple",),
    ("fp.item.hardlight",),
    ("fp.item.health_pack", "fp.kw.life_support"),
    ("fp.item.overshield",),
    ("fp.grenade", "fp.kw.sticky"),
    ("fp.item.translocator",),
    ("fp.item.shroud",),
    ("fp.item.sensor",),
    ("fp.item.thruster",),
    ("fp.grenade",),
    ("fp.grenade", "fp.kw.emp"),
)
FACE_CLAUSES: Final = (
    ("fp.command.plus_one", "fp.command.steal"),
    ("fp.command.dice",),
    ("fp.command.advance_one",),
    ("fp.command.shoot_long",),
    ("fp.command.assault",),
    ("fp.command.order_once", "fp.order"),
)
SCENARIO_CLAUSES: Final = (("fp.slayer",), ("fp.oddball",), ("fp.flag",), ("fp.hold",), ("fp.seed",), ("fp.training",))

FLOOR_WORDS: Final = {
    ".": "no floor",
    "F": "a floor",
    "H": "a floor with a hatch",
    "N": "a floor in the northern half",
    "S": "a floor in the southern half",
    "E": "a floor in the eastern half",
    "W": "a floor in the western half",
    "X": "filled",
}
WALL_WORDS: Final = {
    ".": "no wall",
    "b": "a barrier",
    "w": "a window frame",
    "d": "a door frame",
    "#": "a solid wall",
    "h": "a closed hatch",
}
INNER_WORDS: Final = {
    ".": "nothing",
    "|": "a solid wall through the middle, from north to south",
    "-": "a solid wall through the middle, from west to east",
    ":": "a wall with a window through the middle, from north to south",
    "=": "a wall with a window through the middle, from west to east",
    "n": "a platform over the northern half",
    "s": "a platform over the southern half",
    "e": "a platform over the eastern half",
    "w": "a platform over the western half",
    "o": "low scenery in the middle",
    "O": "high scenery in the middle",
}
"""What the letters of a layout mean."""
