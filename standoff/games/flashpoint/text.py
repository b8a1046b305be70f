"""The wording of prompts and options; events are told in `telling`."""

from __future__ import annotations

from typing import Any

from standoff.engine.game import Words
from standoff.engine.messages import Reason
from standoff.games.flashpoint import words as w
from standoff.games.flashpoint.names import (
    ACT,
    ACTIONS,
    ACTIVATE,
    ADD_DICE,
    AGAIN,
    BID,
    BLADE,
    BREAK_AWAY,
    CARRY,
    COME_BACK,
    CUBE_TARGET,
    DEPLOY,
    DRAFT,
    DROP_WEAPON,
    EVADING,
    FACES,
    FALLING,
    FETCH,
    FIGHTER,
    GO_FIRST,
    LEAVE,
    MARKER,
    MODES,
    MOVE,
    NEXT,
    PASS,
    PEEK,
    PICK,
    PLACE,
    PUSH,
    RECON_CUBE,
    RECON_MODEL,
    REINFORCE,
    REROLL,
    REROLL_DICE,
    RETURN_TO,
    SECOND,
    SEND_BACK,
    SHOOT,
    SHROUD,
    SIDES_WORDS,
    SNAP,
    SPOT,
    STUCK,
    TAKE_WEAPON,
    TARGET,
    TESTS,
    THROW,
    TREAT,
    UNPLACED,
    USE,
    ZONE,
)
from standoff.games.flashpoint.queries import models_in
from standoff.games.flashpoint.rules.things import A_WEAPON, AN_OBJECT, DESTROY, pickable, something_in
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.telling import event
from standoff.games.flashpoint.terrain import SLOTS

__all__ = ["KINDS", "about", "event", "option", "outcome", "prompt"]

KINDS = {
    DRAFT: "draft",
    GO_FIRST: "go first",
    ZONE: "zone",
    DEPLOY: "deploy",
    PLACE: "place",
    REROLL: "reroll",
    ACTIVATE: "activate",
    AGAIN: "again",
    ACT: "act",
    MOVE: "move",
    PICK: "pick up",
    LEAVE: "leave",
    SHOOT: "shoot",
    SECOND: "second shot",
    ADD_DICE: "add dice",
    TARGET: "target",
    BLADE: "blade",
    FIGHTER: "fighter",
    PUSH: "push",
    SNAP: "snap shot",
    NEXT: "next",
    EVADING: "evade",
    MARKER: "marker",
    TAKE_WEAPON: "take weapon",
    STUCK: "sticky",
    FETCH: "fetch",
    SHROUD: "shroud",
    THROW: "throw",
    BID: "bid",
    CARRY: "carry",
    PEEK: "peek",
    RECON_CUBE: "recon cube",
    RECON_MODEL: "recon model",
    SEND_BACK: "send back",
    REINFORCE: "reinforce",
    RETURN_TO: "return to",
    REROLL_DICE: "reroll dice",
}

RECON_TEXTS = {
    2: "Which drop gets the weapon?",
    3: "Where is the additional item put?",
    4: "Who gets a Fragmentation Grenade?",
    5: "Who advances one cube before the game?",
    6: "In which cube is everybody Pinned?",
    7: "Who is Crouched before the game?",
    8: "Which cube gets an Energy Shield Barrier for the first Round?",
    13: "Who advances one cube before the game?",
    14: "Who advances one cube before the game?",
    15: "Who is Crouched before the game?",
    16: "Who is Crouched before the game?",
    17: "Who gets Explosive Ammo?",
    18: "Who gets Explosive Ammo?",
}

OUTCOMES = {
    "fp.slayer.win": "The agreed number of kills has been reached.",
    "fp.training.win": "Both enemies are killed.",
    "fp.oddball.eleven": "The Oddball has been held long enough.",
    "fp.flag.three": "The Flag has been captured often enough.",
    "fp.hold.win": "Twice the points on the board have been reached.",
    "fp.seed.five": "Five Power Seeds are in a station.",
    "fp.win.last_round": "The last Round is over; the higher score wins.",
}


def outcome(t: State) -> Reason:
    """Why the game ended."""
    return Reason(t.outcome, OUTCOMES[t.outcome])


PROMPTS = {
    DRAFT: "Which profile card do you take?",
    GO_FIRST: "Who takes the first Turn?",
    ZONE: "Which deployment zone do you take?",
    REROLL: "Which command dice do you reroll?",
    AGAIN: "Do you spend +1 Model, and for whom?",
    BID: "Do you spend +1 Model to take the first Turn of the next Round?",
    CARRY: "Which command dice do you carry over?",
    PEEK: "Which item do you look at?",
    REINFORCE: "Do you order Reinforcements Incoming, and for whom?",
}

MODEL_PROMPTS = {
    DEPLOY: "Where is {m} deployed?",
    PICK: "What does {m} pick up?",
    LEAVE: "What does {m} do with the items?",
    SHOOT: "What does {m} shoot, and at whom?",
    SECOND: "Does {m} shoot a second weapon?",
    TARGET: "Whom does {m} fight?",
    BLADE: "With what does {m} fight?",
    PUSH: "Where is {m} pushed?",
    SNAP: "Does {m} take a Snap Shot?",
    EVADING: "Does {m} Evade?",
    STUCK: "To whom does the grenade of {m} stick?",
    FETCH: "What does {m} fetch?",
    SHROUD: "Where does {m} put the Shroud Screen?",
    THROW: "Where does {m} throw the Power Seed?",
    TAKE_WEAPON: "Which weapon does {m} take?",
    RETURN_TO: "Where does {m} throw the grenade back?",
}


def prompt(t: State) -> str:
    """The open question."""
    kind = t.kind
    if kind in PROMPTS:
        return PROMPTS[kind]
    if kind in MODEL_PROMPTS:
        return MODEL_PROMPTS[kind].format(m=w.model(t, t.args[0]))
    if kind == ACT:
        return f"What does {w.model(t, t.active)} do? ({t.left} short action{'s' if t.left != 1 else ''} left)"
    if kind == ACTIVATE:
        return "Which model do you Activate?"
    if kind == MOVE:
        cubes = t.args[1]
        return f"Where does {w.model(t, t.args[0])} move? (up to {cubes} cube{'s' if cubes != 1 else ''})"
    if kind == PLACE:
        return f"Where in {w.cube(t, t.cube[t.args[0]])} does {w.model(t, t.args[0])} stand?"
    if kind == ADD_DICE:
        return f"How many Dice results do you add to the {TESTS[t.args[1]]} test of {w.model(t, t.args[0])}?"
    if kind == REROLL_DICE:
        m, need, _, most = t.args
        rolled = " ".join(map(str, t.pool))
        return f"{w.model(t, m)} has rolled {rolled} ({need}+). Which dice are rerolled? (up to {most})"
    if kind == NEXT:
        return "Who is hit next by the explosion?" if t.args[0] else "Who is thrown next?"
    if kind == FIGHTER:
        return f"Who fights {w.model(t, t.args[0])}?"
    if kind == MARKER:
        what = "is the weapon of {m} left" if t.args[1] else "does {m} enter"
        return f"At which Respawn Marker {what.format(m=w.model(t, t.args[0]))}?"
    if kind == SEND_BACK:
        return f"A grenade lands in {w.cube(t, t.args[0])}: who throws it back?"
    return RECON_TEXTS[t.args[0]]


def about(t: State) -> dict[str, Any]:
    """What the open question is about."""
    if t.kind == ACT:
        return {"model": w.label(t, t.active), "left": t.left}
    if t.kind in (MOVE, PLACE) or t.kind in MODEL_PROMPTS:
        return {"model": w.label(t, t.args[0])}
    return {}


# -- Options ---------------------------------------------------------------------------------------------------------


def option(t: State, code: int) -> Words:
    """An answer in words."""
    kind = t.kind
    if code == PASS:
        return Words("pass", {}, NOTHING.get(kind, "none"))
    if kind == ACT:
        return _act(t, code)
    if kind == MOVE:
        return _move(t, code)
    if kind == PLACE:
        return Words("place", {"place": SLOTS[code]}, f"stand {SLOTS[code]}")
    if kind in (SHOOT, SECOND, SNAP):
        return _shot(t, code)
    if kind in (PICK, FETCH, LEAVE, TAKE_WEAPON, PEEK):
        return _thing(t, code)
    if kind == NEXT:
        verb = "hit" if t.args[0] else "throw"
        return Words(KINDS[kind], {"model": w.label(t, code)}, f"{verb} {w.model(t, code)}")
    if kind in (ACTIVATE, AGAIN, TARGET, FIGHTER, STUCK, SEND_BACK, REINFORCE, RECON_MODEL):
        return Words(KINDS[kind], {"model": w.label(t, code)}, f"{VERBS[kind]} {w.model(t, code)}")
    if kind == DEPLOY:
        return _deploy(t, code)
    if kind in (SHROUD, THROW, RECON_CUBE):
        return Words(KINDS[kind], {"cube": w.cube(t, code)}, w.cube(t, code))
    if kind == RETURN_TO:
        return Words("throw", {"cube": w.cube(t, code - CUBE_TARGET)}, f"at {w.cube(t, code - CUBE_TARGET)}")
    if kind in (REROLL, CARRY):
        return _dice(kind, code)
    if kind == REROLL_DICE:
        return _rerolled(code)
    return _plain(t, kind, code)


NOTHING = {
    ACTIVATE: "pass",
    AGAIN: "no second model",
    PICK: "leave it",
    LEAVE: "keep it",
    SECOND: "no second shot",
    FIGHTER: "do not fight",
    SNAP: "no Snap Shot",
    TAKE_WEAPON: "leave it",
    REROLL: "keep all",
    CARRY: "carry none over",
    BID: "do not bid",
    REINFORCE: "no reinforcements",
    SEND_BACK: "nobody",
}

VERBS = {
    ACTIVATE: "activate",
    AGAIN: "+1 Model:",
    TARGET: "fight",
    FIGHTER: "fight with",
    STUCK: "stick to",
    SEND_BACK: "throw back by",
    REINFORCE: "reinforce",
    RECON_MODEL: "choose",
}


def _act(t: State, code: int) -> Words:
    if code >= USE:
        name = w.item(t, t.item_kind[code - USE])
        return Words("use", {"item": name}, f"use {name}")
    if code >= DROP_WEAPON:
        name = w.weapon(t, t.arm_kind[code - DROP_WEAPON])
        return Words("drop", {"weapon": name}, f"drop the {name}")
    if code >= TREAT:
        return Words("treat", {"model": w.label(t, code - TREAT)}, f"treat {w.model(t, code - TREAT)}")
    return Words(ACTIONS[code], {}, ACTIONS[code])


def _move(t: State, code: int) -> Words:
    if code == BREAK_AWAY:
        return Words("break away", {}, "break away")
    cube, slot = code % FALLING // SPOT, code % SPOT
    where = w.cube(t, cube)
    if code >= COME_BACK:
        place = {"cube": where, "place": SLOTS[slot]}
        return Words("come back", place, f"leave and come back to {where}, {SLOTS[slot]}")
    if code >= FALLING:
        return Words("jump off", {"cube": where}, f"jump off into {where}")
    verb = "stay" if cube == t.cube[t.args[0]] else "move"
    text = f"{'stay in' if verb == 'stay' else 'move to'} {where}"
    if slot == UNPLACED:
        why = f" ({_what_comes_first(t, t.args[0], cube)})" if code in t.options else ""
        return Words(verb, {"cube": where}, text + why)
    return Words(verb, {"cube": where, "place": SLOTS[slot]}, f"{text}, {SLOTS[slot]}")


def _what_comes_first(t: State, m: int, cube: int) -> str:
    """Why the place within a cube is not part of the answer."""
    if pickable(t, m, cube):
        return "something lies there"
    return "delivery" if something_in(t, m, cube) else "others make room"


def _deploy(t: State, code: int) -> Words:
    where, slot = w.cube(t, code // SPOT), code % SPOT
    if slot == UNPLACED:
        return Words("deploy", {"cube": where}, where)
    return Words("deploy", {"cube": where, "place": SLOTS[slot]}, f"{where}, {SLOTS[slot]}")


def _shot(t: State, code: int) -> Words:
    m = t.args[0]
    source, mode, ammo, target = code & 255, code >> 8 & 3, code >> 10 & 1, code >> 11
    name = w.source(t, m, source)
    at = w.cube(t, target - CUBE_TARGET) if target >= CUBE_TARGET else w.model(t, target)
    text = f"{name} at {at}" + (f", {MODES[mode]}" if mode else "") + (", with Explosive Ammo" if ammo else "")
    if target >= CUBE_TARGET and models_in(t, target - CUBE_TARGET):
        text += f" ({', '.join(w.model(t, o) for o in models_in(t, target - CUBE_TARGET))})"
    return Words("shoot", {"weapon": name, "at": at, "mode": MODES[mode], "ammo": bool(ammo)}, text)


def _thing(t: State, code: int) -> Words:
    kind = t.kind
    if kind == LEAVE:
        verb = "destroy" if code >= DESTROY else "drop"
        name = w.item(t, t.item_kind[code % DESTROY])
        return Words(verb, {"item": name}, f"{verb} {name}")
    if kind == TAKE_WEAPON:
        name = w.weapon(t, t.arm_kind[code])
        return Words("take", {"weapon": name}, f"take the {name}")
    if code >= AN_OBJECT:
        name = w.thing(t, code - AN_OBJECT)
        return Words("take", {"object": name}, f"take the {name}")
    if code >= A_WEAPON:
        name = w.weapon(t, t.arm_kind[code - A_WEAPON])
        return Words("take", {"weapon": name}, f"take the {name}")
    known = t.item_seen[code] == -1 or t.item_seen[code] >> max(t.asked, 0) & 1
    name = w.item(t, t.item_kind[code]) if known else "face down"
    verb = "look at" if kind == PEEK else "take"
    where = w.spot(t, t.item_at[code])
    return Words(verb, {"item": code + 1}, f"{verb} item {code + 1} in {where} ({name})")


def _dice(kind: int, code: int) -> Words:
    faces = [FACES[f] for f in range(6) for _ in range(code >> f * 3 & 7)]
    verb = "reroll" if kind == REROLL else "carry over"
    return Words(verb, {"dice": faces}, f"{verb} {', '.join(faces)}")


def _rerolled(code: int) -> Words:
    counts = {"failure": code & 15, "success": code >> 4 & 15, "Headshot": code >> 8 & 15}
    plural = {"failure": "failures", "success": "successes", "Headshot": "Headshots"}
    some = [f"{n} {word if n == 1 else plural[word]}" for word, n in counts.items() if n]
    return Words("reroll", counts, f"reroll {' and '.join(some)}" if some else "keep all")


def _plain(t: State, kind: int, code: int) -> Words:
    if kind == ADD_DICE:
        text = "add no dice" if code == 0 else f"add {code} {'die' if code == 1 else 'dice'}"
        return Words("add", {"dice": code}, text)
    if kind == BLADE:
        name = w.source(t, t.args[0], code)
        return Words("fight with", {"weapon": name}, f"fight with the {name}")
    if kind == PUSH:
        return Words("push", {"direction": w.COMPASS[code]}, f"push {w.COMPASS[code]}")
    if kind == EVADING:
        return Words("evade", {"yes": code == 1}, "evade" if code else "stand fast")
    if kind == MARKER:
        where = w.cube(t, t.respawns[code])
        return Words("marker", {"cube": where}, f"at {where}")
    if kind == BID:
        return Words("bid", {}, "spend +1 Model")
    if kind == GO_FIRST:
        return Words("go first", {"self": code == 0}, "I go first" if code == 0 else "you go first")
    if kind == ZONE:
        return Words("zone", {"zone": SIDES_WORDS[code]}, f"the {SIDES_WORDS[code]} zone")
    unit = t.data.units[code // 8]
    arms = ", ".join(w.weapon(t, x) for x in unit.loadouts[code % 8]) or "no ranged weapon"
    return Words("draft", {"unit": unit.name, "loadout": code % 8}, f"{unit.name} with {arms}")
