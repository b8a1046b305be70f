"""The questions in words. They are the same for every seat, so they tell nothing that is secret."""

from __future__ import annotations

from typing import Any

from standoff.engine.state import NOBODY
from standoff.games.risk_halo.names import (
    AFTER_ROLL,
    AGREE,
    AIRLIFT_FROM,
    ATTACK,
    CARD_UNITS,
    CLAIM_LAND,
    COMMAND_FROM,
    COMMIT,
    DEFEND,
    EFFECTS,
    MANEUVER,
    MOVE_IN,
    MOVE_TO,
    MOVE_UNITS,
    OATH_TO,
    OATH_WINDOW,
    PLACE,
    PLACE_HERO,
    REACT,
    REANIMATE_AT,
    REINFORCE,
    REWARD,
    STRIKE_AT,
    TAKE_COMMAND,
    TELEPORTER,
    TIMINGS,
    WINDOW,
)
from standoff.games.risk_halo.queries import laid_skulls, losses_of
from standoff.games.risk_halo.state import State
from standoff.games.risk_halo.text.words import force, skulls, units

KINDS = {
    TELEPORTER: "teleporter",
    CLAIM_LAND: "claim",
    PLACE: "place",
    PLACE_HERO: "hero",
    REINFORCE: "reinforce",
    CARD_UNITS: "card_units",
    TAKE_COMMAND: "take_command",
    COMMAND_FROM: "command_from",
    AGREE: "agree",
    ATTACK: "attack",
    STRIKE_AT: "strike",
    COMMIT: "commit",
    DEFEND: "defend",
    WINDOW: "window",
    REACT: "react",
    OATH_WINDOW: "oath",
    OATH_TO: "oath_to",
    REANIMATE_AT: "reanimate",
    MOVE_IN: "move_in",
    REWARD: "reward",
    MANEUVER: "maneuver",
    MOVE_TO: "move_to",
    MOVE_UNITS: "move_units",
    AIRLIFT_FROM: "airlift",
}

PLAIN = {
    STRIKE_AT: "Which enemy territory do you strike?",
    REACT: "Do you cancel this ability?",
    OATH_WINDOW: "Your Hero has been defeated. Do you use a card?",
    OATH_TO: "Where does your Hero return?",
    REANIMATE_AT: "Where do your lost units return?",
    REWARD: "Do you accomplish a Campaign card, or draw a Faction card?",
    MANEUVER: "From where do you maneuver?",
    AIRLIFT_FROM: "From where do you lift units?",
    COMMAND_FROM: "From where does the unit come that takes over?",
    ATTACK: "Which territory do you invade, and from where?",
}


def prompt(t: State) -> str:
    """The open question."""
    names, kind = t.land.names, t.kind
    if kind in PLAIN:
        return PLAIN[kind]
    if kind == TELEPORTER:
        if t.args[0] == NOBODY:
            return "Where do you put the first token of a pair of mobile teleporters?"
        return f"Where do you put the second token? The first lies in {names[t.args[0]]}."
    if kind == CLAIM_LAND:
        whose = "the neutral Flood" if t.args[0] == t.n else "you"
        return f"Which empty territory is claimed by {whose}?"
    if kind == PLACE:
        whose = "neutral Flood " if t.args[0] == t.n else ""
        return f"Where do you place {whose}units? ({t.args[1]} left)"
    if kind == PLACE_HERO:
        return "Where does your Hero return?" if t.args[0] else "Where do you place your Hero?"
    if kind == REINFORCE:
        laid = laid_skulls(t)
        return f"Do you turn in or use cards?{f' ({skulls(laid)} laid down)' if laid else ''}"
    if kind == CARD_UNITS:
        return f"Where do the units of the card go? ({t.args[1]} left)"
    if kind == TAKE_COMMAND:
        return f"Do you ask {t.setup.names[t.args[0]]} for the command of a territory?"
    if kind == AGREE:
        return f"Do you give {t.setup.names[t.args[0]]} the command of {names[t.args[1]]}?"
    if kind == MOVE_TO:
        return f"Where do units of {names[t.args[0]]} go?"
    if kind == MOVE_UNITS:
        return f"How many units go from {names[t.args[0]]} to {names[t.args[1]]}?"
    return _of_battle(t, kind)


def _of_battle(t: State, kind: int) -> str:
    names = t.land.names
    where = f"{names[t.target]} from {names[t.source]}"
    strength = f"{units(t.units[t.source])} against {units(t.units[t.target])}"
    if kind == COMMIT:
        return f"How do you attack {where}? ({strength})"
    if kind == DEFEND:
        return f"{t.setup.names[t.turn]} attacks {where} with {t.attack_dice}. How many units defend? ({strength})"
    if kind == WINDOW:
        lost = f" You are about to lose {units(losses_of(t, t.asked))}." if t.args[0] == AFTER_ROLL else ""
        return f"Do you use a card {TIMINGS[t.args[0]]}? ({where}, {strength}){lost}"
    assert kind == MOVE_IN
    return f"How many units move into {names[t.target]}?"


def about(t: State) -> dict[str, Any]:
    """What the open question is about."""
    names, kind = t.land.names, t.kind
    if kind == TELEPORTER:
        return {"first": None if t.args[0] == NOBODY else names[t.args[0]]}
    if kind in (CLAIM_LAND, PLACE):
        return {"force": force(t, t.args[0]), "units": t.args[1]}
    if kind == CARD_UNITS:
        return {"effect": EFFECTS[t.args[0]], "units": t.args[1]}
    if kind in (COMMIT, DEFEND, WINDOW, MOVE_IN, REANIMATE_AT):
        return {
            "source": names[t.source],
            "target": names[t.target],
            "attack_dice": t.attack_dice,
            "defence_dice": t.defence_dice,
            "when": TIMINGS[t.args[0]] if kind == WINDOW else None,
        }
    if kind in (MOVE_TO, MOVE_UNITS):
        return {"source": names[t.args[0]], "target": names[t.args[1]] if kind == MOVE_UNITS else None}
    if kind in (AGREE, COMMAND_FROM):
        return {"territory": names[t.args[-1]]}
    return {}
