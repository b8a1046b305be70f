"""What a person might want to answer, whether it is an option or not."""

from __future__ import annotations

from standoff.games.flashpoint.arms import modes, profile, sources
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    ADVANCE,
    ALLIANCE,
    ASSAULT,
    CROUCH,
    DEFIANCE,
    DONE,
    FREE_ADVANCE,
    FREE_ASSAULT,
    FREE_SHOOT,
    GO_BACK,
    GRAPPLE_ADVANCE,
    GRAPPLE_FETCH,
    MAKE_ROOM,
    ONE_MAN_ARMY,
    PASS,
    PUT_SEED,
    RAMPAGE,
    SHOOTING,
    SPRINT,
    STAND_UP,
    THROW_SEED,
    Enter,
    JumpOff,
    Move,
    UseItem,
    drop_weapon,
    enter,
    pick_model,
    shoot_at,
    shoot_cube,
    stand,
    take_item,
    take_object,
    take_weapon,
    treat,
    use_item,
)
from standoff.games.flashpoint.messages.questions import ACT, ACTIVATE, DEPLOY, MOVE, PICK, PLACE, SHOOT, TARGET
from standoff.games.flashpoint.names import AT_A_CUBE, I_GRAPPLESHOT, OFF, PLACES
from standoff.games.flashpoint.queries import arms_of, foes, items_of, side, team
from standoff.games.flashpoint.state import State

ACTIONS = (
    *(DONE, STAND_UP, ADVANCE, SPRINT, CROUCH, SHOOTING, ASSAULT, THROW_SEED, PUT_SEED),
    *(FREE_ADVANCE, FREE_SHOOT, FREE_ASSAULT, ONE_MAN_ARMY, ALLIANCE, RAMPAGE, DEFIANCE),
    *(GO_BACK, GRAPPLE_ADVANCE, GRAPPLE_FETCH),
)


def candidates(t: State) -> list[int]:
    """What a person might want to answer: the options first."""
    options = t.setup.options(t)
    known = set(options)
    return options + [code for code in _more(t, options) if code not in known]


def _more(t: State, options: list[int]) -> list[int]:
    """What might be wanted besides the options, some of them among it."""
    if t.kind == ACT:
        return _all_actions(t, t.active, options)
    if t.kind == MOVE:
        return _all_moves(t, options)
    if t.kind == SHOOT:
        return _all_shots(t, t.args[0])
    if t.kind == ACTIVATE:
        return [*[pick_model(m) for m in team(t, t.asked)], PASS]
    if t.kind == PLACE:
        return [stand(s) for s in range(PLACES)]
    if t.kind == DEPLOY:
        offered = _cubes_in(options)
        return [enter(c) for c in range(t.land.cubes) if t.land.stand[c] and c not in offered]
    if t.kind == TARGET:
        return [pick_model(o) for o in foes(t, t.args[0]) if t.cube[o] != OFF]
    return _all_things(t, t.args[1]) if t.kind == PICK else []


def _all_actions(t: State, m: int, options: list[int]) -> list[int]:
    more = list(ACTIONS)
    more += [treat(o) for o in team(t, side(t, m)) if t.cube[o] != OFF]
    more += [drop_weapon(a) for a in arms_of(t, m)]
    kinds = [t.item_kind[answer.item] for answer in map(read, options) if isinstance(answer, UseItem)]
    for i in items_of(t, m):
        if t.item_kind[i] not in kinds and t.item_kind[i] != I_GRAPPLESHOT:
            kinds.append(t.item_kind[i])
            more.append(use_item(i))
    return more


def _all_moves(t: State, options: list[int]) -> list[int]:
    """Cubes that are not offered, one step too far at most; places in those that are."""
    _, here, speed, *_ = t.args
    offered, places = _cubes_in(options), t.land.moves
    more: list[int] = []
    for c in range(t.land.cubes):
        if t.land.stand[c] and t.land.distance(here, c) <= speed + 1 and c != here:
            if c not in offered:
                more.append(enter(c))
            elif enter(c) not in options:
                more += places[c]
    return more if MAKE_ROOM in options else [*[stand(s) for s in range(PLACES)], *more]


def _cubes_in(options: list[int]) -> set[int]:
    """The cubes that one can go to."""
    return {answer.cube for answer in map(read, options) if isinstance(answer, Move | Enter | JumpOff)}


def _all_shots(t: State, m: int) -> list[int]:
    """Every weapon with a range at every enemy, or every cube not too far away, whether it can be fired so or not."""
    out = []
    targets = [o for o in foes(t, m) if t.cube[o] != OFF]
    for s in sources(t, m):
        p = profile(t, m, s)
        if p.reach and p.bits & AT_A_CUBE:
            cubes = t.land.in_range(t.cube[m], p.reach + 1, False)
            out += [shoot_cube(s, mode, cube) for mode in modes(p) for cube in cubes]
        elif p.reach:
            out += [shoot_at(s, mode, False, o) for mode in modes(p) for o in targets]
    return out


def _all_things(t: State, here: int) -> list[int]:
    """Whatever lies in a cube."""
    return [
        *[take_item(i) for i, at in enumerate(t.item_at) if at == here],
        *[take_weapon(a) for a, at in enumerate(t.arm_at) if at == here],
        *[take_object(o) for o, at in enumerate(t.object_at) if at == here],
    ]
