"""What models do, and what befalls them."""

from __future__ import annotations

from standoff.engine.declare import Event, Flag, Number, Open
from standoff.games.flashpoint.messages.kinds import (
    Barrier,
    Cause,
    Cube,
    How,
    Line,
    Mode,
    Model,
    Place,
    Status,
    Weapon,
)

# -- Movement and status -----------------------------------------------------------------------------------------------


class Move(Event):
    """A model goes from one cube to another (None: from beside the board), through the cubes of its path, of which the
    last is where it is now; its place there may be still to come (fp.advance.adjacent).
    """

    model: Model
    source: Cube | None
    path: list[Cube]
    cube: Cube
    place: Place | None
    how: How


class Mark(Event):
    """A token beside a model, laid or taken away (fp.pinned.token)."""

    model: Model
    status: Status
    on: Flag


class PushModel(Event):
    """A model is moved by force (fp.forced.placed)."""

    model: Model
    source: Cube
    cube: Cube
    attacker: Model | None


class Fall(Event):
    """A model falls (fp.fall.down)."""

    model: Model
    levels: Number


class Slam(Event):
    """A model is slammed into a wall (fp.slam.test)."""

    model: Model
    attacker: Model | None


# -- Fights and damage -------------------------------------------------------------------------------------------------


class Shot(Event):
    """A weapon is fired, at a model or at a cube (fp.shoot.declare)."""

    model: Model
    target: Model | None
    cube: Cube | None
    weapon: Open[Weapon]
    line: Line
    mode: Mode
    ammo: Flag


class Fight(Event):
    """An Assault (fp.assault.test)."""

    model: Model
    target: Model
    weapon: Open[Weapon]
    line: Line


class Explosion(Event):
    """Something goes off in a cube (fp.kw.frag)."""

    cube: Cube
    weapon: Open[Weapon]
    attacker: Model


class SpendAmmunition(Event):
    """One use less of the limited weapon on a model's card (fp.weapon.limited)."""

    model: Model
    left: Number


class Hits(Event):
    """Hits to resolve, by somebody's weapon, a wall or a fall (fp.shoot.hits)."""

    model: Model
    amount: Number
    cause: Cause
    attacker: Model | None
    weapon: Open[Weapon | None]


class LoseShields(Event):
    """Shields are depleted; `left` are all that there are, `overshields` those of them that are not the model's own
    (fp.damage.shields).
    """

    model: Model
    amount: Number
    left: Number
    overshields: Number


class RegainShields(Event):
    """Shields come back (fp.shield.regain)."""

    model: Model
    amount: Number
    left: Number


class Overshield(Event):
    """A shield before the model's own (fp.item.overshield)."""

    model: Model
    overshields: Number


class Wound(Event):
    """Wounds, by somebody or by nobody; `left` is the Health that is left (fp.damage.wound)."""

    model: Model
    amount: Number
    left: Number
    attacker: Model | None


class Heal(Event):
    """Wounds are taken away; `left` is the Health that there is (fp.kw.life_support)."""

    model: Model
    amount: Number
    left: Number


class LifeSupport(Event):
    """The keyword has worked, and will not do so again (fp.kw.life_support_once)."""

    model: Model


class Kill(Event):
    """A model leaves the board; its wounds, Overshields and markers go, but for the Activation Token
    (fp.damage.removed).
    """

    model: Model
    attacker: Model | None
    cube: Cube


class Refresh(Event):
    """A model that respawns: full Health, shields and ammunition (fp.respawn.fresh)."""

    model: Model
    shields: Number
    uses: Number


class LayBarrier(Event):
    """An Energy Shield Barrier with its shields; `until` is its last Round, 0 if it stays (fp.barrier.tokens)."""

    barrier: Barrier
    cube: Cube
    shields: Number
    until: Number


class HitBarrier(Event):
    """A Barrier loses shields; with none left it is gone (fp.barrier.covers)."""

    barrier: Barrier
    cube: Cube
    amount: Number
    left: Number
