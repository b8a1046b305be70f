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
A weapon that was used before is written with the uses that are left: `weapon = { name = "Heatwave", uses = 1 }` for a
model, `weapons = [["Heatwave", "D4", 1]]` on the board; `uses = 1` is what is left of a model's own limited weapon.
`phase` may be "start", "turns" or "end" of a Round; or "beginning" (nothing is set up but the dice), "preparation" (the
same, with the scenario chosen), "deployment", or "recon" with the number of an `effect`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from standoff.engine.state import Frame
from standoff.engine.written import Written, WrittenTable, read_position, read_seats, shown
from standoff.games.flashpoint.messages.questions import SHROUD
from standoff.games.flashpoint.moves.preparation import muster, own_uses
from standoff.games.flashpoint.names import (
    ACTIVATED,
    AT_RESPAWN,
    BARRIER_ITEM,
    CARRIED,
    COMMAND_SIDES,
    CROUCHED,
    FACES,
    HIDDEN,
    I_CAMOUFLAGE,
    I_DROP_WALL,
    I_OVERSHIELD,
    I_SENSOR,
    I_SHROUD,
    I_THRUSTER,
    I_TRANSLOCATOR,
    MOST_IN_A_TEAM,
    MOST_ITEMS_IN_PLAY,
    MOST_WEAPONS_IN_PLAY,
    NONE,
    OFF,
    PILE,
    PINNED,
    UNIT_KEYWORDS,
    WORKING,
)
from standoff.games.flashpoint.queries import apart, models_in, most_arms, most_objects, most_rounds, side, team
from standoff.games.flashpoint.sight import Sight
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import lay_out
from standoff.games.flashpoint.terrain import AROUND, CENTRE, SLOTS, read_terrain

KEYS = (
    *("seats", "turn", "rolls", "round", "phase", "items", "weapons", "pile", "weapon_pile", "objects", "values"),
    *("barriers", "shrouds", "red", "terrain", "face_down", "turns", "effect", "drops"),
)
SEAT_KEYS = ("name", "dice", "models", "score")
MODEL_KEYS = (
    *("unit", "loadout", "at", "place", "wounds", "shields", "overshield", "pinned", "crouched", "activated"),
    *("camouflaged", "items", "weapon", "object", "keywords", "uses"),
)
TERRAIN_KEYS = ("title", "size", "level")
LEVEL_KEYS = ("floor", "v", "h", "inner")
MARKS = (("pinned", PINNED), ("crouched", CROUCHED), ("activated", ACTIVATED), ("camouflaged", HIDDEN))
PHASES = ("beginning", "preparation", "deployment", "recon", "start", "turns", "end")
EMPTY_BOARD = ("beginning", "preparation")
BEFORE_ROUND_1 = ("deployment", "recon")
EFFECTS = (0, *range(1, 9), *range(11, 19))
"""The results of the Recon tables, those of the loser from 11 on; 0 is none."""
MOST_SHIELDS = 9
MOST_SCORE = 99
MOST_TURNS = 99
D8 = 8
COMMAND_DICE = 12
"""More dice than anybody has, with all Tacticians."""


def arrange(t: State, given: Mapping[str, Any]) -> Frame:
    """Fill the table; the Turn of the named player begins."""
    position = read_position(given, KEYS)
    seats = read_seats(position, t.setup.names, SEAT_KEYS)
    phase = PHASES[position.word("phase", PHASES, "phase", PHASES.index("turns"))]
    rolls = [_roll(r) for r in position.items("rolls")]
    if phase in EMPTY_BOARD:
        _nothing_but(position, ("seats", "phase", "rolls"))
        for seat in seats:
            _nothing_but(seat, ("name", "models"))
            seat.items("models", 0)
        t.fixed = rolls
        return t.setup.frame("game" if phase == "beginning" else "from_preparation")
    _terrain(t, position)
    _muster(t, seats)
    lay_out(t)
    _clear_tokens(t)
    t.red = position.word("red", t.setup.names, "player", 0)
    models = [m.table(MODEL_KEYS, "a model") for s in seats for m in s["models"].items()]
    for m, told in enumerate(models):
        _model(t, m, told)
    _tokens(t, position, models)
    for s, seat in enumerate(seats):
        for face in seat.items("dice", COMMAND_DICE):
            t.command[s * COMMAND_SIDES + face.word(FACES, "face")] += 1
        t.score[s] = seat.whole("score", 0, 0, MOST_SCORE)
    t.turns = [n.whole(0, MOST_TURNS) for n in position["turns"].items(2, 2)] if "turns" in position else [1, 1]
    t.first = t.turn = position.word("turn", t.setup.names, "player", 0)
    t.fixed = rolls
    if t.events is not None:
        t.events.clear()
    return _frame(t, phase, position)


def _nothing_but(table: WrittenTable, keys: tuple[str, ...]) -> None:
    for key in table:
        if key not in keys:
            raise table[key].wrong(f"before the preparation there is nothing but {', '.join(keys)}")


def _roll(result: Written) -> int:
    """A d8, or a face of a command die."""
    return result.word(FACES, "face") if isinstance(result.value, str) else result.whole(1, D8) - 1


def _frame(t: State, phase: str, position: WrittenTable) -> Frame:
    """The rule that goes on from here."""
    if "effect" in position and phase != "recon":
        raise position["effect"].wrong('an effect belongs to the phase "recon"')
    if phase in BEFORE_ROUND_1:
        t.round = position.whole("round", 0, 0, 0)
    else:
        t.round = position.whole("round", 1, 1, most_rounds(t))
    if phase == "deployment":
        return t.setup.frame("from_deployment", t.turn)
    if phase == "recon":
        if OFF in t.cube:
            raise position["phase"].wrong("Recon comes after the deployment: every model stands on the board")
        return t.setup.frame("from_recon", t.turn, _effect(t, position))
    if phase == "start":
        t.round -= 1
        return t.setup.frame("play_rounds")
    return t.setup.frame("end_of_round" if phase == "end" else "rest_of_round", t.turn)


def _effect(t: State, position: WrittenTable) -> int:
    """A Recon effect that has something to work on."""
    if "effect" not in position:
        return 0
    effect: int = EFFECTS[position["effect"].word([str(e) for e in EFFECTS], "Recon effect")]
    needs = {2: ("weapon_pile", t.arm_pile), 3: ("pile", t.item_pile)}
    if effect in needs and not needs[effect][1]:
        raise position["effect"].wrong(f"effect {effect} needs a token in the {needs[effect][0]}")
    return effect


def _terrain(t: State, position: WrittenTable) -> None:
    if "terrain" not in position:
        return
    told = position["terrain"].table(TERRAIN_KEYS, "terrain")
    entry: dict[str, Any] = {"name": "written", "size": told["size"].whole(5, 8)}
    levels = [level.table(LEVEL_KEYS, "a level") for level in told["level"].items()]
    entry["level"] = [{key: level[key].texts() for key in level} for level in levels]
    t.land = read_terrain(told.place, entry).agreed(t.settings.climbed_scenery)
    t.sight = Sight(t.land)


def _muster(t: State, seats: list[WrittenTable]) -> None:
    """Both fireteams."""
    names = [u.name for u in t.data.units]
    teams = []
    for seat in seats:
        team_of_seat = []
        for model in seat["models"].items(1, MOST_IN_A_TEAM):
            told = model.table(MODEL_KEYS, "a model")
            unit = told["unit"].word(names, "unit")
            team_of_seat.append((unit, told.whole("loadout", 0, 0, len(t.data.units[unit].loadouts) - 1)))
        teams.append(tuple(team_of_seat))
    muster(t, tuple(teams))


def _clear_tokens(t: State) -> None:
    t.item_kind, t.item_at, t.item_pile, t.face_down, t.looked = [], [], [], [], []
    t.arm_kind, t.arm_at, t.arm_uses, t.arm_pile, t.arm_box = [], [], [], [], []


def _cube(t: State, word: Written) -> int:
    cube = t.land.parse(word.text())
    if cube == NONE:
        raise word.wrong(f"there is no cube {shown(word.value)}; write a column, a row and a level, like D4 or D4/2")
    return cube


def _floor(t: State, word: Written) -> int:
    """A cube that somebody can stand in, and something can lie in."""
    cube = _cube(t, word)
    if not t.land.stand[cube]:
        raise word.wrong(f"nobody can stand in {word.value}, and nothing lies there")
    return cube


def _model(t: State, m: int, told: WrittenTable) -> None:
    card = t.data.units[t.unit[m]]
    if "at" in told:
        t.cube[m] = _floor(t, told["at"])
        t.slot[m] = told.word("place", SLOTS, "place", -1) if "place" in told else _first_slot(t, m)
        t.cube[m] = _half(t, t.cube[m], t.slot[m], told["at"])
        if t.slot[m] not in t.land.slots(t.cube[m]):
            raise told["place"].wrong("the floor does not reach there")
    elif "place" in told:
        raise told["place"].wrong("a model that is not at a cube has no place")
    t.wounds[m] = told.whole("wounds", 0, 0, card.health - 1)
    t.shields[m] = told.whole("shields", t.shields[m], 0, card.shields)
    t.extra[m] = told.whole("overshield", 0, 0, MOST_SHIELDS)
    t.uses[m] = told.whole("uses", t.uses[m], 0, own_uses(t, m))
    for word, bit in MARKS:
        if told.flag(word):
            t.status[m] |= bit
    for keyword in told.items("keywords"):
        t.bits[m] |= 1 << keyword.word(UNIT_KEYWORDS, "keyword")
    for item in told.items("items"):
        _item(t, item, CARRIED - m, True)
    if "weapon" in told:
        weapon = told["weapon"]
        if isinstance(weapon.value, Mapping):
            used = weapon.table(("name", "uses"), "a weapon")
            _arm(t, used["name"], CARRIED - m, used.get("uses"))
        else:
            _arm(t, weapon, CARRIED - m, None)


def _half(t: State, cube: int, slot: int, at: Written) -> int:
    """Of a cube that is named as a whole the half-cube that the place is in."""
    named = t.land.text(cube).casefold() == at.text().strip().casefold()
    return cube if named else next((half for half in t.land.halves(cube) if slot in t.land.slots(half)), cube)


def _first_slot(t: State, m: int) -> int:
    taken = [t.slot[o] for o in models_in(t, t.cube[m]) if o < m]
    slots = t.land.slots(t.cube[m])
    order = [s for s in ((CENTRE, *AROUND) if not taken else AROUND) if s in slots]
    return next((s for s in order if all(apart(s, x) for x in taken)), order[0])


def _item(t: State, name: Written, at: int, face_up: bool) -> None:
    kind = name.word([i.name for i in t.data.items], "item")
    if len(t.item_at) == MOST_ITEMS_IN_PLAY:
        raise name.wrong(f"there are more than {MOST_ITEMS_IN_PLAY} items")
    if at == PILE:
        t.item_pile.append(kind)
    elif not face_up:
        t.face_down.append(len(t.item_at))
    t.item_kind.append(NONE if at == PILE else kind)
    t.item_at.append(at)
    t.looked.append(0)


def _arm(t: State, name: Written, at: int, left: Written | None) -> None:
    """A Weapon Token with all its uses, or with those that are left."""
    kind = name.word([x.name for x in t.data.weapons], "weapon")
    if len(t.arm_at) == MOST_WEAPONS_IN_PLAY:
        raise name.wrong(f"there are more than {MOST_WEAPONS_IN_PLAY} weapons")
    uses = t.data.weapons[kind].uses
    if left is not None and uses == 0:
        raise left.wrong(f"the {t.data.weapons[kind].name} can be used without end")
    if at == PILE:
        t.arm_pile.append(kind)
    t.arm_kind.append(NONE if at == PILE else kind)
    t.arm_at.append(at)
    t.arm_uses.append(0 if at == PILE else uses if left is None else left.whole(1, uses))


def _tokens(t: State, position: WrittenTable, models: list[WrittenTable]) -> None:
    for key, face_up in (("items", True), ("face_down", False)):
        for item in position.items(key):
            name, at = item.pair()
            _item(t, name, _floor(t, at), face_up)
    for name in position.items("pile"):
        _item(t, name, PILE, False)
    for weapon in position.items("weapons"):
        name, at, *uses = weapon.items(2, 3)
        _arm(t, name, _floor(t, at), uses[0] if uses else None)
    for name in position.items("weapon_pile"):
        _arm(t, name, PILE, None)
    _objects(t, position, models)
    for barrier in position.items("barriers"):
        at, shields = barrier.pair()
        t.barriers.append([_cube(t, at), shields.whole(1, MOST_SHIELDS), 0, NONE, len(t.barriers)])
    t.shrouds = [_cube(t, at) for at in position.items("shrouds")]
    if "drops" in position:
        t.drops = tuple(_floor(t, at) for at in position["drops"].items(len(t.drops), len(t.drops)))


def _objects(t: State, position: WrittenTable, models: list[WrittenTable]) -> None:
    """Scenario objects are carried or lie in a cube, each in one place; the others are at home."""
    written = [(told["object"], CARRIED - m) for m, told in enumerate(models) if "object" in told]
    for placed in position.items("objects"):
        number, at = placed.pair()
        written.append((number, _floor(t, at)))
    moved = set()
    for number, where in written:
        if not t.object_at:
            raise number.wrong("this scenario has no objects")
        o = number.whole(1, len(t.object_at)) - 1
        if o in moved:
            raise number.wrong(f"object {o + 1} is in two places")
        moved.add(o)
        t.object_at[o] = where
    if "values" in position:
        left = list(t.data.maps[t.scenario].values)
        values = position["values"].items(len(t.values), len(t.values))
        t.values = tuple(_value(number, left) for number in values)


def _value(number: Written, left: list[int]) -> int:
    """One of the printed values of a marker that no other marker has."""
    found = left[number.word([str(value) for value in left], "value left")]
    left.remove(found)
    return found


def faults(t: State) -> list[str]:
    """What cannot be."""
    out = []
    for m in range(t.models):
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
    return out + _lost_tokens(t)


def _lost_tokens(t: State) -> list[str]:
    out = []
    for what, kinds, places, pile in (
        ("item", t.item_kind, t.item_at, t.item_pile),
        ("weapon", t.arm_kind, t.arm_at, t.arm_pile + t.arm_held),
    ):
        if len(kinds) != len(places) or places.count(PILE) != len(pile):
            out.append(f"{what}s: {len(pile)} in the pile, but {places.count(PILE)} of {len(kinds)} are not in play")
        if any((kind == NONE) != (at == PILE) for kind, at in zip(kinds, places, strict=False)):
            out.append(f"{what}s: one in play has no kind, or one in the pile has a number")
    if any(t.item_at[item] < 0 for item in t.face_down):
        out.append("an item lies face down, but not on the board")
    return out + [f"the effect of item {item} is over" for item, at in enumerate(t.item_at) if not _works(t, item, at)]


def _works(t: State, item: int, at: int) -> bool:
    """Does an item that is said to work have its effect?"""
    if not AT_RESPAWN < at <= WORKING:
        return True
    m, kind = WORKING - at, t.item_kind[item]
    if kind == I_OVERSHIELD:
        same = [i for i, where in enumerate(t.item_at) if where == at and t.item_kind[i] == kind]
        return len(same) <= t.extra[m]
    effects = {
        I_CAMOUFLAGE: t.status[m] & HIDDEN != 0,
        I_DROP_WALL: any(row[BARRIER_ITEM] == item for row in t.barriers),
        I_SENSOR: t.sensors[side(t, m)] != 0,
        I_SHROUD: bool(t.shrouds) or t.kind == SHROUD,
        I_THRUSTER: t.active == m,
        I_TRANSLOCATOR: t.active == m,
    }
    return kind in effects and effects[kind]


def _crowded(t: State) -> list[str]:
    for a in range(t.models):
        for b in range(a):
            if t.cube[a] == t.cube[b] != OFF and t.slot[a] >= 0 <= t.slot[b] and not apart(t.slot[a], t.slot[b]):
                return [f"models {a} and {b} stand on each other"]
    return []
