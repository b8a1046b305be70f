"""The wording of prompts, options and outcomes; events are worded in `telling`."""

from __future__ import annotations

from typing import Any

from standoff.engine.game import Words
from standoff.engine.messages import Reason
from standoff.games.halo_bang.names import (
    ACTIVE_CAMOUFLAGE,
    AT_HAND,
    FIRST_WEAPON,
    FLOOD,
    NOTHING,
    ODD_BALL,
    PASS,
    PROMETHEAN_VISION,
    PULSE_GRENADE,
    Q_DISCARD,
    Q_FLOOD,
    Q_ODD_BALL,
    Q_PLAY,
    Q_SHIELD,
    Q_TRACK,
    REGENERATION_FIELD,
    TOKEN,
    card_of,
    seat_of,
    what_of,
)
from standoff.games.halo_bang.queries import is_oni_of_three, weapon_limit
from standoff.games.halo_bang.state import State
from standoff.games.halo_bang.telling import ABILITIES, a_card, event

__all__ = ["ABILITIES", "KINDS", "about", "event", "option", "outcome", "prompt"]

KINDS = {
    Q_PLAY: "play",
    Q_SHIELD: "shield",
    Q_FLOOD: "flood",
    Q_DISCARD: "discard",
    Q_ODD_BALL: "odd ball",
    Q_TRACK: "track",
}

OUTCOMES = {
    "hb.last.standing": "Only one player has any Overshields left: his team is the last one standing.",
    "hb.end.highest": "The points have been counted: the highest score wins.",
    "hb.tie.oni": "The ONI Operative shares the highest score, and wins every tie.",
    "hb.tie.damage": "Red and Blue are level: the team that holds the most damage wins.",
    "hb.tie.level": "Red and Blue are level in points and in damage: they share the victory.",
}


def prompt(t: State) -> str:
    """The open question."""
    if t.kind == Q_PLAY:
        left = max(0, weapon_limit(t, t.asked) - t.weapons_played)
        return f"Play a card, or end your turn? ({left} Weapon{'s' if left != 1 else ''} left)"
    if t.kind == Q_SHIELD:
        by, card, damage = t.args
        name, who = t.data.cards[card], t.setup.names[by]
        against = "" if card == PULSE_GRENADE else " against you"
        return f"{who} plays {a_card(name)}{against}: shield, or take {damage} damage?"
    if t.kind == Q_FLOOD:
        return f"{t.setup.names[t.args[0]]} plays {a_card(t.data.cards[FLOOD])}: discard a Weapon, or take 1 damage?"
    if t.kind == Q_DISCARD:
        return f"You have {t.args[0]} card{'s' if t.args[0] != 1 else ''} too many. Which one do you discard?"
    if t.kind == Q_ODD_BALL:
        return "A Weapon was revealed: what do you discard for the Odd Ball?"
    assert t.kind == Q_TRACK
    return "Where does your first card come from?"


def about(t: State) -> dict[str, Any]:
    """What the open question is about."""
    if t.kind == Q_SHIELD:
        by, card, damage = t.args
        return {"by": by, "card": t.data.cards[card], "damage": damage}
    if t.kind == Q_FLOOD:
        return {"by": t.args[0]}
    if t.kind == Q_DISCARD:
        return {"cards": t.args[0]}
    return {}


def option(t: State, answer: int) -> Words:
    """An answer in words."""
    if t.kind == Q_PLAY:
        return _play(t, answer)
    if t.kind == Q_TRACK:
        if answer == PASS:
            return Words("draw", {}, "draw from the deck")
        name = t.data.cards[t.discard[-1]]
        return Words("take", {"card": name}, f"take {name} from the discard pile")
    if answer == PASS:
        return _pass(t)
    name = t.data.cards[card_of(answer)]
    if t.kind == Q_SHIELD:
        verb = "shield with" if card_of(answer) >= FIRST_WEAPON else "play"
        return Words("shield", {"card": name}, f"{verb} {name}")
    return Words("discard", {"card": name}, f"discard {name}")


def _pass(t: State) -> Words:
    if t.kind in (Q_SHIELD, Q_FLOOD):
        return Words("suffer", {}, "take the damage")
    if t.kind == Q_ODD_BALL:
        if is_oni_of_three(t, t.asked):
            return Words("drop", {}, "only discard the Odd Ball")
        return Words("tag", {}, "give up a Dog Tag")
    assert t.kind == Q_DISCARD
    return Words("keep", {}, "keep all cards")


def _play(t: State, answer: int) -> Words:
    if answer == PASS:
        return Words("end", {}, "end the turn")
    if answer == TOKEN:
        return Words("token", {}, "turn an Overshield for a card")
    card, target, what = card_of(answer), seat_of(answer), what_of(answer)
    name, who = t.data.cards[card], t.setup.names[target]
    if card >= FIRST_WEAPON:
        return Words("attack", {"card": name, "target": target}, f"attack {who} with {name}")
    if what == NOTHING:
        return Words("play", {"card": name}, f"play {name} for nothing")
    data = {"card": name, "target": target}
    if card == ACTIVE_CAMOUFLAGE:
        where = "hand" if what == AT_HAND else t.data.cards[what - 1]
        return Words("play", {**data, "what": where}, f"play {name} on {who}'s {where}")
    if card == REGENERATION_FIELD:
        return Words("play", data, f"play {name} with a card for {who}")
    if card in (ODD_BALL, PROMETHEAN_VISION):
        return Words("play", data, f"play {name} on {who}")
    return Words("play", {"card": name}, f"play {name}")


def outcome(t: State) -> Reason:
    """Why the game ended."""
    return Reason(t.outcome, OUTCOMES[t.outcome])
