"""The wording of prompts, options and outcomes; events are told in `telling`."""

from __future__ import annotations

from typing import Any

from standoff.engine.game import Words
from standoff.engine.messages import Reason
from standoff.games.bang.names import (
    BEER,
    CAT_BALOU,
    CHARACTER,
    DISCARD,
    DYING,
    END_TURN,
    FIRST_CARD_OF_JESSE,
    FIRST_CARD_OF_PEDRO,
    FIRST_WEAPON,
    FLIP,
    FROM_DECK,
    FROM_DISCARD,
    KEEP,
    NO_CARD,
    ORDER,
    PANIC,
    PASS,
    PLAY,
    PUT_BACK,
    SHOOT_BACK,
    SHOOT_INDIANS,
    SHOT,
    SID_DISCARD,
    SID_WINDOW,
    STORE,
    TAKEN,
    TARGET,
    USE_BARREL,
    USE_SID,
    WEAPONS_LAID,
)
from standoff.games.bang.queries import beer_helps, hand_limit
from standoff.games.bang.state import State
from standoff.games.bang.telling import event

__all__ = ["KINDS", "about", "event", "option", "outcome", "prompt"]

KINDS = {
    PLAY: "play",
    SHOT: "shot",
    SHOOT_INDIANS: "indians",
    SHOOT_BACK: "duel",
    DYING: "dying",
    DISCARD: "discard",
    STORE: "store",
    FLIP: "flip",
    PUT_BACK: "put back",
    FIRST_CARD_OF_JESSE: "first card",
    FIRST_CARD_OF_PEDRO: "first card",
    SID_DISCARD: "discard for life",
    SID_WINDOW: "window",
    ORDER: "order",
    CHARACTER: "character",
    KEEP: "keep",
}

OUTCOMES = {
    "bang.end.law": "All Outlaws and the Renegade are eliminated: the Sheriff and his Deputies win.",
    "bang.end.outlaws": "The Sheriff is dead: the Outlaws win.",
    "bang.end.renegade": "The Sheriff is dead and the Renegade is the only one alive: he wins.",
    "bang.new_game.match": "The last game of the row is over: whoever has won most of them wins.",
}


def prompt(t: State) -> str:
    """The open question."""
    kind, names = t.kind, t.setup.names
    if kind == PLAY:
        return "Play a card, or end your turn?"
    if kind == SHOT:
        needed = t.args[0]
        return f"{names[t.args[2]]} shoots at you. How do you answer? ({needed} Missed! needed)"
    if kind == SHOOT_INDIANS:
        return f"{names[t.args[0]]} sends Indians!. Discard a BANG!, or lose a life point?"
    if kind == SHOOT_BACK:
        return f"Duel with {names[t.args[0]]}. Discard a BANG!, or lose a life point?"
    if kind == DYING:
        return f"That was lethal. Do you save yourself? ({1 - t.life[t.asked]} life points needed)"
    if kind == DISCARD:
        over = len(t.hands[t.asked]) - hand_limit(t, t.asked)
        return f"Discard down to {hand_limit(t, t.asked)} cards ({over} to go). Which one?"
    return _RARE_PROMPTS[kind]


_RARE_PROMPTS = {
    STORE: "Which card do you take?",
    FLIP: "Which of the two cards counts?",
    PUT_BACK: "Which card do you put back on top of the deck?",
    FIRST_CARD_OF_JESSE: "Where do you draw your first card?",
    FIRST_CARD_OF_PEDRO: "Where do you draw your first card?",
    SID_DISCARD: "Which card do you discard for the life point?",
    SID_WINDOW: "Do you discard two cards for a life point now?",
    ORDER: "You discard everything. Which card goes next?",
    CHARACTER: "Which character do you play?",
    KEEP: "Do you keep your character for the next game?",
}


def about(t: State) -> dict[str, Any]:
    """What the open question is about."""
    if t.kind == SHOT:
        return {"needed": t.args[0], "barrels": t.args[1], "by": t.args[2]}
    if t.kind in (SHOOT_INDIANS, SHOOT_BACK):
        return {"by": t.args[0]}
    if t.kind == DISCARD:
        return {"too_many": len(t.hands[t.asked]) - hand_limit(t, t.asked)}
    if t.kind == DYING:
        return {"needed": 1 - t.life[t.asked]}
    return {}


def option(t: State, code: int) -> Words:
    """An answer in words."""
    kind = t.kind
    if code == USE_SID:
        return Words("sid", {}, "discard two cards for a life point")
    if kind == PLAY:
        return _play(t, code)
    if kind == FIRST_CARD_OF_JESSE:
        if code == FROM_DECK:
            return Words("draw", {"from": "deck"}, "draw from the deck")
        return Words("draw", {"from": code}, f"draw from the hand of {t.setup.names[code]}")
    if kind == FIRST_CARD_OF_PEDRO:
        source = "discard pile" if code == FROM_DISCARD else "deck"
        return Words("draw", {"from": source}, f"draw from the {source}")
    if kind in (CHARACTER, KEEP):
        if code == PASS:
            return Words("pass", {}, "draw a new character")
        who = t.data.characters[code]
        verb = "keep" if kind == KEEP else "play"
        return Words(verb, {"character": who}, f"{verb} {who}")
    if code == PASS:
        words = {SHOT: "take the hit", DYING: "give up", SID_WINDOW: "not now", DISCARD: "keep all cards"}
        return Words("pass", {}, words.get(kind, "lose a life point"))
    if code == USE_BARREL:
        return Words("barrel", {}, "use the Barrel")
    card = t.data.texts[code]
    verb = _CARD_VERBS.get(kind, "")
    return Words(verb or "answer", {"card": card}, f"{verb} {card}".strip())


_CARD_VERBS = {
    DISCARD: "discard",
    SID_DISCARD: "discard",
    ORDER: "discard",
    STORE: "take",
    FLIP: "choose",
    PUT_BACK: "put back",
}


def _play(t: State, code: int) -> Words:
    if code == END_TURN:
        return Words("end", {}, "end turn")
    number, target, taken = code % TARGET, code % TAKEN // TARGET - 1, code // TAKEN - 1
    card = t.data.texts[number]
    data: dict[str, Any] = {"card": card}
    words = f"play {card}"
    if target >= 0:
        data["target"] = target
        words += f" on {t.setup.names[target]}"
        if t.kinds[number] in (PANIC, CAT_BALOU):
            data["taken"] = None if taken == NO_CARD else t.data.texts[taken]
            words += ": a card of the hand" if taken == NO_CARD else f": {t.data.texts[taken]}"
    return Words("play", data, words + _remark(t, t.kinds[number]))


def _remark(t: State, kind: int) -> str:
    """What a player would like to be told before he plays this card."""
    seat = t.asked
    if kind == BEER and not beer_helps(t):
        return " (no effect with two players left)"
    if kind == BEER and t.life[seat] == t.most[seat]:
        return " (no effect: you have all your life points)"
    if kind >= FIRST_WEAPON and t.laid[seat] & WEAPONS_LAID:
        old = next(c for c in t.in_play[seat] if t.kinds[c] >= FIRST_WEAPON)
        return f" (in place of {t.data.texts[old]})"
    return ""


def outcome(t: State) -> Reason:
    """Why the game ended."""
    return Reason(t.outcome, OUTCOMES[t.outcome])
