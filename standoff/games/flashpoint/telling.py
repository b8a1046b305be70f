"""The wording of events."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from standoff.engine.game import Words
from standoff.games.flashpoint import names as n
from standoff.games.flashpoint import words as w
from standoff.games.flashpoint.state import State

Rest = list[int]


def event(t: State, e: tuple[int, ...]) -> Words:
    """What happened."""
    kind, *rest = e
    do, data, text = TELLERS[kind](t, rest)
    return Words(do, data, text)


Told = tuple[str, dict[str, Any], str]


def _who(t: State, seat: int) -> str:
    return t.setup.names[seat]


def _die(_t: State, r: Rest) -> Told:
    return "die", {"rolled": r[0]}, f"The die shows {r[0]}."


def _roll(t: State, r: Rest) -> Told:
    m, kind, successes, need, *dice = r
    who = w.model(t, m) if m >= 0 else {n.T_RECON: "A player"}.get(kind, f"The {n.TESTS[kind].lower()}")
    data = {"model": w.label(t, m) if m >= 0 else None, "test": n.TESTS[kind], "dice": dice, "successes": successes}
    shown = " ".join(map(str, dice)) or "no dice"
    of = f" for {n.TESTS[kind]}" if kind <= n.T_SURVIVE else ""
    words = "success" if successes == 1 else "successes"
    return "roll", data, f"{who} rolls {shown}{of} ({need}+): {successes} {words}."


def _pool(t: State, r: Rest) -> Told:
    m, kind, need, rerolls, *dice = r
    data = {"model": w.label(t, m), "test": n.TESTS[kind], "dice": dice, "rerolls": rerolls}
    shown = " ".join(map(str, dice))
    return "pool", data, f"{w.model(t, m)} throws {shown} for {n.TESTS[kind]} ({need}+) and may reroll {rerolls}."


def _starter(t: State, r: Rest) -> Told:
    return "starter", {"seat": r[0]}, f"{_who(t, r[0])} is the starting player."


def _zone(t: State, r: Rest) -> Told:
    return "zone", {"seat": r[0], "zone": n.SIDES_WORDS[r[1]]}, f"{_who(t, r[0])} takes the {n.SIDES_WORDS[r[1]]} zone."


def _drafted(t: State, r: Rest) -> Told:
    name = t.data.units[r[1]].name
    return "draft", {"seat": r[0], "unit": name}, f"{_who(t, r[0])} takes {name}."


def _team(t: State, r: Rest) -> Told:
    units = [t.data.units[u].name for u in r[1:]]
    return "team", {"seat": r[0], "units": units}, f"{_who(t, r[0])} plays {', '.join(units)}."


def _round(_t: State, r: Rest) -> Told:
    return "round", {"round": r[0]}, f"Round {r[0]} begins."


def _shields(t: State, r: Rest) -> Told:
    m, change, left = r
    what = "regains" if change > 0 else "loses"
    how_many = f"{abs(change)} shield{'s' if abs(change) != 1 else ''}"
    return "shields", {"model": w.label(t, m), "change": change}, f"{w.model(t, m)} {what} {how_many}; {left} left."


def _faces(counts: Rest) -> list[str]:
    return [n.FACES[f] for f in range(6) for _ in range(counts[f])]


def _command(t: State, r: Rest) -> Told:
    faces = _faces(r[1:])
    return "command", {"seat": r[0], "dice": faces}, f"{_who(t, r[0])}'s command dice: {', '.join(faces) or 'none'}."


def _kept(t: State, r: Rest) -> Told:
    faces = _faces(r[1:])
    return "kept", {"seat": r[0], "dice": faces}, f"{_who(t, r[0])} carries over {', '.join(faces)}."


def _spend(t: State, r: Rest) -> Told:
    seat, face, count = r[:3]
    if len(r) == 4:
        return "order", {"seat": seat, "order": n.ORDERS[r[3]]}, f"{_who(t, seat)} orders {n.ORDERS[r[3]]}."
    many = f"{count} " if count > 1 else ""
    return (
        "spend",
        {"seat": seat, "face": n.FACES[face], "dice": count},
        f"{_who(t, seat)} spends {many}{n.FACES[face]}.",
    )


def _turn(t: State, r: Rest) -> Told:
    return "turn", {"seat": r[0]}, f"{_who(t, r[0])}'s Turn."


def _pass(t: State, r: Rest) -> Told:
    return "pass", {"seat": r[0]}, f"{_who(t, r[0])} passes."


def _first(t: State, r: Rest) -> Told:
    return "first", {"seat": r[0]}, f"{_who(t, r[0])} will go first in the next Round."


def _activate(t: State, r: Rest) -> Told:
    return "activate", {"model": w.label(t, r[0])}, f"{w.model(t, r[0])} is Activated."


def _action(t: State, r: Rest) -> Told:
    what = "treats a friend" if r[1] == n.TREAT else n.ACTIONS[r[1]]
    return "action", {"model": w.label(t, r[0]), "action": what}, f"{w.model(t, r[0])}: {what}."


def _move(t: State, r: Rest) -> Told:
    m, cube, slot = r
    data = {"model": w.label(t, m), "cube": w.cube(t, cube), "place": w.slot(slot) if slot >= 0 else ""}
    where = f"{w.cube(t, cube)}" + (f", {w.slot(slot)}" if slot >= 0 else "")
    return "move", data, f"{w.model(t, m)} {'stands in' if slot >= 0 else 'moves to'} {where}."


def _status(t: State, r: Rest) -> Told:
    m, status, on = r
    words = " and ".join(v for k, v in n.STATUS_WORDS.items() if status & k)
    data = {"model": w.label(t, m), "status": words, "on": bool(on)}
    return "status", data, f"{w.model(t, m)} is {'' if on else 'no longer '}{words}."


def _pushed(t: State, r: Rest) -> Told:
    return (
        "pushed",
        {"model": w.label(t, r[0]), "cube": w.cube(t, r[1])},
        f"{w.model(t, r[0])} is pushed to {w.cube(t, r[1])}.",
    )


def _fell(t: State, r: Rest) -> Told:
    cubes = f"{r[1]} cube{'s' if r[1] != 1 else ''}"
    return "fell", {"model": w.label(t, r[0]), "cubes": r[1]}, f"{w.model(t, r[0])} falls {cubes}."


def _slam(t: State, r: Rest) -> Told:
    return "slam", {"model": w.label(t, r[0])}, f"{w.model(t, r[0])} is slammed into a wall."


def _shot(t: State, r: Rest) -> Told:
    m, target, weapon, mode = r
    at = w.cube(t, target - n.CUBE_TARGET) if target >= n.CUBE_TARGET else w.model(t, target)
    how = f", {n.MODES[mode]}" if mode else ""
    data = {"model": w.label(t, m), "at": at, "weapon": w.weapon(t, weapon), "mode": n.MODES[mode]}
    return "shot", data, f"{w.model(t, m)} fires the {w.weapon(t, weapon)} at {at}{how}."


def _fight(t: State, r: Rest) -> Told:
    m, o, weapon = r
    data = {"model": w.label(t, m), "target": w.label(t, o), "weapon": w.weapon(t, weapon)}
    return "fight", data, f"{w.model(t, m)} fights {w.model(t, o)} with the {w.weapon(t, weapon)}."


def _barrier(t: State, r: Rest) -> Told:
    return (
        "barrier",
        {"cube": w.cube(t, r[0]), "shields": r[1]},
        f"The Barrier in {w.cube(t, r[0])} has {r[1]} shields.",
    )


def _hits(t: State, r: Rest) -> Told:
    return (
        "hits",
        {"model": w.label(t, r[0]), "hits": r[1]},
        f"{w.model(t, r[0])} takes {r[1]} Hit{'s' if r[1] != 1 else ''}.",
    )


def _wound(t: State, r: Rest) -> Told:
    m, wounds, now = r
    many = f"{abs(wounds)} wound{'s' if abs(wounds) != 1 else ''}"
    data = {"model": w.label(t, m), "wounds": wounds, "now": now}
    return "wound", data, f"{w.model(t, m)} {'suffers' if wounds > 0 else 'is healed of'} {many}."


def _kill(t: State, r: Rest) -> Told:
    by = f" by {w.model(t, r[1])}" if r[1] >= 0 else ""
    return (
        "kill",
        {"model": w.label(t, r[0]), "by": w.label(t, r[1]) if r[1] >= 0 else ""},
        f"{w.model(t, r[0])} is killed{by}.",
    )


def _score(t: State, r: Rest) -> Told:
    seat, points, total = r
    verb = "scores" if points > 0 else "loses"
    return (
        "score",
        {"seat": seat, "points": points, "total": total},
        f"{_who(t, seat)} {verb} {abs(points)}; now {total}.",
    )


def _end(t: State, r: Rest) -> Told:
    who = f"{_who(t, r[0])} wins" if r else "Nobody wins"
    return "end", {"winners": r}, f"The game is over. {who}."


def _explodes(t: State, r: Rest) -> Told:
    cube, weapon = r
    return (
        "explosion",
        {"cube": w.cube(t, cube), "weapon": w.weapon(t, weapon)},
        f"The {w.weapon(t, weapon)} goes off in {w.cube(t, cube)}.",
    )


def _thrown(t: State, r: Rest) -> Told:
    return (
        "thrown",
        {"model": w.label(t, r[0]), "cube": w.cube(t, r[1])},
        f"{w.model(t, r[0])} throws a Power Seed at {w.cube(t, r[1])}.",
    )


def _item(t: State, r: Rest) -> Told:
    """Tokens are told apart by numbers that say nothing about their kinds: these are shuffled among them."""
    where = w.cube(t, r[1])
    return "item", {"item": r[0] + 1, "cube": where}, f"An item is laid face down in {where} (token {r[0] + 1})."


def _drop(t: State, r: Rest) -> Told:
    name = w.weapon(t, r[2])
    return "drop", {"weapon": name, "cube": w.cube(t, r[1])}, f"A {name} is dropped in {w.cube(t, r[1])}."


def _name(t: State, is_weapon: int, kind: int) -> str:
    return w.weapon(t, kind) if is_weapon else w.item(t, kind)


def _picked(t: State, r: Rest) -> Told:
    m, is_weapon, _, kind = r
    name = _name(t, is_weapon, kind)
    return "picked up", {"model": w.label(t, m), "thing": name}, f"{w.model(t, m)} picks up {name}."


def _left(t: State, r: Rest) -> Told:
    m, is_weapon, _, kind, cube = r
    name = _name(t, is_weapon, kind)
    return (
        "left",
        {"model": w.label(t, m), "thing": name, "cube": w.cube(t, cube)},
        f"{name} is left in {w.cube(t, cube)}.",
    )


def _used(t: State, r: Rest) -> Told:
    return "used", {"item": w.item(t, r[1])}, f"{w.item(t, r[1])} is used up."


def _destroyed(t: State, r: Rest) -> Told:
    return "destroyed", {"item": w.item(t, r[1])}, f"{w.item(t, r[1])} is destroyed."


def _peek(t: State, r: Rest) -> Told:
    seat, item, kind = r
    name = w.item(t, kind) if kind >= 0 else None
    what = f": {name}" if name else ""
    return (
        "peek",
        {"seat": seat, "item": item + 1, "kind": name or ""},
        f"{_who(t, seat)} looks at item {item + 1}{what}.",
    )


def _gift(t: State, r: Rest) -> Told:
    m, _, kind = r
    return "gift", {"model": w.label(t, m), "item": w.item(t, kind)}, f"{w.model(t, m)} is given {w.item(t, kind)}."


def _shroud(t: State, r: Rest) -> Told:
    return "shroud", {"cube": w.cube(t, r[0])}, f"A Shroud Screen covers {w.cube(t, r[0])}."


def _sensor(t: State, r: Rest) -> Told:
    return "sensor", {"seat": r[0]}, f"{_who(t, r[0])}'s Threat Sensor finds every enemy this Round."


def _weapon_to(t: State, r: Rest) -> Told:
    _, marker, kind = r
    return (
        "weapon",
        {"weapon": w.weapon(t, kind), "marker": marker},
        f"The {w.weapon(t, kind)} waits at {w.cube(t, t.respawns[marker])}.",
    )


def _object(t: State, r: Rest) -> Told:
    o, m, at = r
    data = {"object": w.thing(t, o), "at": w.spot(t, at)}
    if m >= 0:
        return "object", data, f"{w.model(t, m)} has the {w.thing(t, o)}."
    return "object", data, f"The {w.thing(t, o)} lies in {w.cube(t, at)}."


def _value(t: State, r: Rest) -> Told:
    o, cube, _ = r
    return "object", {"object": w.thing(t, o), "at": w.cube(t, cube)}, f"The {w.thing(t, o)} is in {w.cube(t, cube)}."


TELLERS: dict[int, Callable[[State, Rest], Told]] = {
    n.E_DIE: _die,
    n.E_ROLL: _roll,
    n.E_POOL: _pool,
    n.E_STARTER: _starter,
    n.E_ZONE: _zone,
    n.E_DRAFTED: _drafted,
    n.E_TEAM: _team,
    n.E_ROUND: _round,
    n.E_SHIELDS: _shields,
    n.E_COMMAND: _command,
    n.E_KEPT: _kept,
    n.E_SPEND: _spend,
    n.E_TURN: _turn,
    n.E_PASS: _pass,
    n.E_FIRST: _first,
    n.E_ACTIVATE: _activate,
    n.E_ACTION: _action,
    n.E_MOVE: _move,
    n.E_STATUS: _status,
    n.E_PUSHED: _pushed,
    n.E_FELL: _fell,
    n.E_SLAM: _slam,
    n.E_SHOT: _shot,
    n.E_FIGHT: _fight,
    n.E_BARRIER: _barrier,
    n.E_HITS: _hits,
    n.E_WOUND: _wound,
    n.E_KILL: _kill,
    n.E_SCORE: _score,
    n.E_END: _end,
    n.E_EXPLODES: _explodes,
    n.E_THROWN: _thrown,
    n.E_ITEM: _item,
    n.E_DROP: _drop,
    n.E_PICKED: _picked,
    n.E_LEFT: _left,
    n.E_USED: _used,
    n.E_DESTROYED: _destroyed,
    n.E_PEEK: _peek,
    n.E_GIFT: _gift,
    n.E_SHROUD: _shroud,
    n.E_SENSOR: _sensor,
    n.E_WEAPON_TO: _weapon_to,
    n.E_OBJECT: _object,
    n.E_VALUE: _value,
}
