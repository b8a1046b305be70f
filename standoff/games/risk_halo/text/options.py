"""Answers in words. No two options of a question read alike."""

from __future__ import annotations

from collections.abc import Callable

from standoff.engine.game import Words
from standoff.games.risk_halo.names import (
    AGREE,
    AIRLIFT_FROM,
    ALL,
    ALWAYS_MOST,
    ASK_AGAIN,
    ATTACK,
    CARD_UNITS,
    CLAIM,
    CLAIM_LAND,
    COMMAND_FROM,
    COMMIT,
    DEFEND,
    DEFEND_THREE,
    LAY,
    MANEUVER,
    MOVE_IN,
    MOVE_TO,
    MOVE_UNITS,
    OATH_TO,
    OATH_WINDOW,
    PASS,
    PLACE,
    PLACE_HERO,
    PLAY,
    REACT,
    REANIMATE_AT,
    REINFORCE,
    REWARD,
    STRIKE_AT,
    TAKE_COMMAND,
    TELEPORTER,
    UNTIL,
    WIDE,
    WINDOW,
    WITH_HERO,
)
from standoff.games.risk_halo.queries import is_flood_alone
from standoff.games.risk_halo.state import State
from standoff.games.risk_halo.text.words import card as card_words
from standoff.games.risk_halo.text.words import dice, units

PASSES = {
    TELEPORTER: "no teleporters",
    PLACE_HERO: "not now",
    REINFORCE: "done",
    CARD_UNITS: "no more units",
    TAKE_COMMAND: "no transfer",
    ATTACK: "stop attacking",
    COMMIT: "stop this invasion",
    WINDOW: "no card",
    REACT: "no card",
    OATH_WINDOW: "no card",
    REWARD: "neither",
    MANEUVER: "no maneuver",
}

PLACES = {
    TELEPORTER: ("teleporter", "teleporter in"),
    CLAIM_LAND: ("claim", "claim"),
    PLACE_HERO: ("hero", "Hero to"),
    CARD_UNITS: ("place", "units to"),
    TAKE_COMMAND: ("take_command", "take command of"),
    COMMAND_FROM: ("send", "send a unit from"),
    STRIKE_AT: ("strike", "strike"),
    OATH_TO: ("hero", "Hero to"),
    REANIMATE_AT: ("return", "units return to"),
    MANEUVER: ("move_from", "move from"),
    MOVE_TO: ("move_to", "move to"),
    AIRLIFT_FROM: ("airlift", "airlift from"),
}


def option(t: State, code: int) -> Words:
    """An answer in words."""
    kind = t.kind
    if code == PASS:
        return Words("pass", {}, PASSES[kind])
    if code >= CLAIM:
        name = t.data.campaign[code - CLAIM].name
        return Words("accomplish", {"card": name}, f"accomplish {name}")
    if code >= PLAY:
        return _card(t, code)
    if kind in PLACES:
        verb, words = PLACES[kind]
        name = t.land.names[code]
        return Words(verb, {"territory": name}, f"{words} {name}")
    return OTHERS[kind](t, code)


def _card(t: State, code: int) -> Words:
    laid = code >= LAY
    number = code - (LAY if laid else PLAY)
    captured = "captured " if number in t.captured[t.asked] else ""
    data = {"card": t.data.faction[number].name, "skulls": t.data.faction[number].skulls, "captured": captured != ""}
    if laid:
        return Words("turn_in", data, f"turn in {captured}{card_words(t, number)}")
    return Words("use", data, f"use {captured}{card_words(t, number)}")


def _place(t: State, code: int) -> Words:
    name = t.land.names[code % ALL]
    how_many = t.args[1] if code >= ALL else 1
    data = {"territory": name, "units": how_many}
    return Words("place", data, f"{'all ' if code >= ALL else ''}{units(how_many)} on {name}")


def _attack(t: State, code: int) -> Words:
    if code == ASK_AGAIN:
        return Words("ask_again", {}, "ask me again how to defend")
    source, target = t.land.names[code // WIDE], t.land.names[code % WIDE]
    return Words("attack", {"source": source, "target": target}, f"attack {target} from {source}")


def _commit(_: State, code: int) -> Words:
    rolled, hero, until = code & 3, code & WITH_HERO != 0, code // UNTIL
    data = {"dice": rolled, "hero": hero, "until": until}
    with_hero = " with the Hero" if hero else ""
    if until:
        return Words("attack_until", data, f"attack until {units(until)} {_are(until)} left{with_hero}")
    return Words("roll", data, f"roll {dice(rolled)}{with_hero}")


def _defend(_: State, code: int) -> Words:
    if code == ALWAYS_MOST:
        return Words("always_most", {}, "always defend with the most dice")
    rolled = 3 if code == DEFEND_THREE else code
    return Words("defend", {"dice": rolled}, f"defend with {dice(rolled)}")


def _amount(t: State, code: int) -> Words:
    how_many, hero = code // 2, code % 2 == 1
    words = f"{'move in ' if t.kind == MOVE_IN else ''}{units(how_many)}{' with the Hero' if hero else ''}"
    return Words("move", {"units": how_many, "hero": hero}, words)


def _agree(_: State, code: int) -> Words:
    return Words("agree", {}, "agree") if code else Words("refuse", {}, "refuse")


def _reward(t: State, _: int) -> Words:
    many = "2 Faction cards" if is_flood_alone(t, t.asked) else "a Faction card"
    return Words("draw", {}, f"draw {many}")


def _are(n: int) -> str:
    return "is" if n == 1 else "are"


OTHERS: dict[int, Callable[[State, int], Words]] = {
    PLACE: _place,
    ATTACK: _attack,
    COMMIT: _commit,
    DEFEND: _defend,
    MOVE_IN: _amount,
    MOVE_UNITS: _amount,
    AGREE: _agree,
    REWARD: _reward,
}
