"""Positions that a person writes down, and what is true of every position.

    seats = [
      { name = "Ann", dice = ["Dice", "+1 Model"], models = [
        { unit = "Spartan Brawler", at = "D4", place = "nw", wounds = 1, items = ["Overshield"] } ] },
      { name = "Bob", models = [ { unit = "Spartan Deadeye", at = "D5" } ] },
    ]
    turn  = "Ann"              # whose Turn begins (else the first seat's)
    rolls = [ 8, 1, "Dice" ]   # the next d8 results and command faces; after these, chance

A model that is not `at` a cube waits to respawn. `items` and `weapons` lie on the board, `pile` and `weapon_pile` are
what the spare piles hold (nothing, unless written); `drops` are the four cubes of the Weapon Drop Markers, 1-2 first.
`phase` may be "start", "turns" or "end" of a Round; or "beginning" (nothing is set up but the dice), "preparation" (the
same, with the scenario chosen), "deployment", or "recon" with the number of an `effect`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from standoff.engine.errors import WrongSetup
from standoff.engine.knowledge import EVERYBODY, NO_ONE
from standoff.engine.state import Frame
from standoff.engine.written import check_keys, index_of, number_in
from standoff.games.flashpoint.moves.preparation import muster
from standoff.games.flashpoint.names import (
    ACTIVATED,
    CARRIED,
    CROUCHED,
    FACES,
    HIDDEN,
    NONE,
    OFF,
    PILE,
    PINNED,
    UNIT_KEYWORDS,
)
from standoff.games.flashpoint.queries import apart, models_in, most_arms, most_objects, most_rounds, team
from standoff.games.flashpoint.sight import Sight
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import lay_out
from standoff.games.flashpoint.terrain import SLOTS, read_terrain

KEYS = (
    *("seats", "turn", "rolls", "round", "phase", "items", "weapons", "pile", "weapon_pile", "objects", "values"),
    *("barriers", "shrouds", "red", "terrain", "face_down", "turns", "effect", "drops"),
)
SEAT_KEYS = ("name", "dice", "models", "score")
MODEL_KEYS = (
    *("unit", "loadout", "at", "place", "wounds", "shields", "overshield", "pinned", "crouched", "activated"),
    *("camouflaged", "items", "weapon", "object", "keywords", "uses"),
)
MARKS = (("pinned", PINNED), ("crouched", CROUCHED), ("activated", ACTIVATED), ("camouflaged", HIDDEN))


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the Turn of the named player begins."""
    check_keys(given, KEYS, "a position")
    seats = given.get("seats", [])
    if len(seats) != 2:
        raise WrongSetup("a position has two seats")
    for seat in seats:
        check_keys(seat, SEAT_KEYS, f"the seat of {seat.get('name', '?')}")
        for model in seat.get("models", []):
            check_keys(model, MODEL_KEYS, f"a model of {seat.get('name', '?')}")
    if "terrain" in given:
        t.land = read_terrain("the position", {"name": "written", **given["terrain"]})
        t.sight = Sight(t.land)
    models = [m for s in seats for m in s.get("models", [])]
    names = [u.name for u in t.data.units]
    muster(
        t, tuple(tuple((index_of(m["unit"], names, "unit"), m.get("loadout", 0)) for m in s["models"]) for s in seats)
    )
    lay_out(t)
    _clear_tokens(t)
    t.red = index_of(given["red"], t.setup.names, "player") if "red" in given else 0
    for m, told in enumerate(models):
        _model(t, m, told)
    _tokens(t, given)
    for s, seat in enumerate(seats):
        for face in seat.get("dice", []):
            t.command[s * 6 + index_of(face, FACES, "face")] += 1
        t.score[s] = seat.get("score", 0)
    t.round = number_in(given, "round", 1, 0, 99)
    t.turns = list(given.get("turns", [1, 1]))
    t.first = t.turn = index_of(given["turn"], t.setup.names, "player") if "turn" in given else 0
    t.fixed = [r - 1 if isinstance(r, int) else index_of(r, FACES, "face") for r in given.get("rolls", [])]
    if t.events is not None:
        t.events.clear()
    phase = given.get("phase", "turns")
    if phase == "beginning":
        return t.setup.frame("game")
    if phase == "preparation":
        return t.setup.frame("prepare")
    if phase == "deployment":
        return t.setup.frame("from_deployment", t.turn)
    if phase == "recon":
        return t.setup.frame("from_recon", t.turn, number_in(given, "effect", 0, 0, 18))
    if phase == "start":
        t.round -= 1
        return t.setup.frame("play_rounds")
    return t.setup.frame("end_of_round" if phase == "end" else "rest_of_round", t.turn)


def _clear_tokens(t: State) -> None:
    t.item_kind, t.item_at, t.item_seen = [], [], []
    t.arm_kind, t.arm_at, t.arm_uses = [], [], []


def _cube(t: State, word: str) -> int:
    cube = t.land.parse(word)
    if cube == NONE:
        raise WrongSetup(f"there is no cube {word!r}; write a column, a row and a level, like D4 or D4/2")
    return cube


def _model(t: State, m: int, told: Mapping[str, Any]) -> None:
    if "at" in told:
        t.cube[m] = _cube(t, told["at"])
        if not t.land.stand[t.cube[m]]:
            raise WrongSetup(f"nobody can stand in {told['at']}")
        t.slot[m] = index_of(told["place"], SLOTS, "place") if "place" in told else _first_slot(t, m)
    t.wounds[m] = number_in(told, "wounds", 0, 0, 12)
    t.shields[m] = number_in(told, "shields", t.shields[m], 0, 9)
    t.extra[m] = number_in(told, "overshield", 0, 0, 9)
    t.uses[m] = number_in(told, "uses", t.uses[m], 0, 2)
    for word, bit in MARKS:
        if told.get(word):
            t.status[m] |= bit
    for word in told.get("keywords", []):
        t.bits[m] |= 1 << index_of(word, UNIT_KEYWORDS, "keyword")
    for item in told.get("items", []):
        _item(t, item, CARRIED - m, True)
    if "weapon" in told:
        _arm(t, told["weapon"], CARRIED - m)
    if "object" in told:
        t.object_at[told["object"] - 1] = CARRIED - m


def _first_slot(t: State, m: int) -> int:
    taken = [t.slot[o] for o in models_in(t, t.cube[m]) if o < m]
    slots = t.land.slots(t.cube[m])
    order = [s for s in ((4, 0, 8, 2, 6, 1, 3, 5, 7) if not taken else (0, 8, 2, 6, 1, 3, 5, 7)) if s in slots]
    return next((s for s in order if all(apart(s, x) for x in taken)), order[0])


def _item(t: State, name: str, at: int, face_up: bool) -> None:
    t.item_kind.append(index_of(name, [i.name for i in t.data.items], "item"))
    t.item_at.append(at)
    t.item_seen.append(EVERYBODY if face_up else NO_ONE)


def _arm(t: State, name: str, at: int) -> None:
    kind = index_of(name, [x.name for x in t.data.weapons], "weapon")
    t.arm_kind.append(kind)
    t.arm_at.append(at)
    t.arm_uses.append(t.data.weapons[kind].uses)


def _tokens(t: State, given: Mapping[str, Any]) -> None:
    for name, at in given.get("items", []):
        _item(t, name, _cube(t, at), True)
    for name, at in given.get("face_down", []):
        _item(t, name, _cube(t, at), False)
    for name in given.get("pile", []):
        _item(t, name, PILE, False)
    for name, at in given.get("weapons", []):
        _arm(t, name, _cube(t, at))
    for name in given.get("weapon_pile", []):
        _arm(t, name, PILE)
    for number, at in given.get("objects", []):
        t.object_at[number - 1] = _cube(t, at)
    if "values" in given:
        t.values = tuple(given["values"])
    for at, shields in given.get("barriers", []):
        t.barriers.append([_cube(t, at), shields, 0])
    t.shrouds = [_cube(t, at) for at in given.get("shrouds", [])]
    if "drops" in given:
        t.drops = tuple(_cube(t, at) for at in given["drops"])


def faults(t: State) -> list[str]:
    """What cannot be."""
    out = []
    for m in range(t.n):
        card, cube = t.data.units[t.unit[m]], t.cube[m]
        if cube != OFF and not t.land.stand[cube] and not t.over:
            out.append(f"model {m} hangs in the air")
        if not 0 <= t.wounds[m] < card.health and not t.over:
            out.append(f"model {m} has {t.wounds[m]} wounds of {card.health}")
        if not 0 <= t.shields[m] <= card.shields:
            out.append(f"model {m} has {t.shields[m]} shields of {card.shields}")
        if cube == OFF and t.status[m] & ~ACTIVATED:
            out.append(f"model {m} is off the board with markers")
        if t.item_at.count(CARRIED - m) > 4 or t.arm_at.count(CARRIED - m) > most_arms(t, m):
            out.append(f"model {m} carries too much")
        if t.object_at.count(CARRIED - m) > most_objects(t, m):
            out.append(f"model {m} carries too many objects")
        if cube == OFF and CARRIED - m in t.item_at + t.object_at:
            out.append(f"model {m} carries something while dead")
    for seat in range(2):
        for cube in {t.cube[m] for m in team(t, seat) if t.cube[m] != OFF}:
            here = sum(1 for m in team(t, seat) if t.cube[m] == cube)
            out += [f"too many models of seat {seat} in cube {cube}"] * (here > t.land.room(cube))
    out += _crowded(t)
    if t.round > most_rounds(t):
        out.append(f"Round {t.round} is played after the last, which is {most_rounds(t)}")
    if min(t.command, default=0) < 0 or min(t.kept, default=0) < 0:
        out.append("a negative number of command dice")
    if len(t.item_at) != len(t.item_kind) or len(t.arm_at) != len(t.arm_kind):
        out.append("a token is nowhere")
    return out


def _crowded(t: State) -> list[str]:
    for a in range(t.n):
        for b in range(a):
            if t.cube[a] == t.cube[b] != OFF and t.slot[a] >= 0 <= t.slot[b] and not apart(t.slot[a], t.slot[b]):
                return [f"models {a} and {b} stand on each other"]
    return []
