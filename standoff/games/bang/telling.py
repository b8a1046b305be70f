"""What happened, in words. An event has been cut to what its reader may know: an unseen card is no card."""

from __future__ import annotations

from typing import Any

from standoff.engine.game import Words
from standoff.engine.knowledge import EVERYBODY
from standoff.engine.state import NOBODY
from standoff.games.bang.names import (
    E_CANCEL,
    E_CHARACTER,
    E_DISCARD,
    E_DRAW,
    E_DROP,
    E_END,
    E_EXPLODE,
    E_FLIP,
    E_HIT,
    E_INHERIT,
    E_JAIL,
    E_KEEP,
    E_LAY,
    E_LOOK,
    E_MATCH,
    E_OFFER,
    E_OUT,
    E_PASS_ON,
    E_PENALTY,
    E_PLAY,
    E_PUT_BACK,
    E_REGAIN,
    E_REWARD,
    E_ROLE,
    E_SHOW,
    E_SHUFFLE,
    E_STEAL,
    E_STORE,
    E_TAKE,
    E_TURN,
    HELPS,
    NO_CARD,
    ROLES,
)
from standoff.games.bang.printed import ABILITIES
from standoff.games.bang.state import State


def event(t: State, e: tuple[int, ...]) -> Words:
    """What happened."""
    kind, *rest = e
    if kind in (E_ROLE, E_CHARACTER, E_OFFER, E_KEEP, E_TURN, E_END, E_MATCH):
        return _of_the_game(t, kind, rest)
    if kind in (E_HIT, E_REGAIN, E_CANCEL, E_OUT, E_REWARD, E_PENALTY, E_EXPLODE, E_JAIL):
        return _of_life(t, kind, rest)
    if kind in (E_STORE, E_SHUFFLE):
        return _of_the_deck(t, kind, rest)
    return _of_cards(t, kind, rest)


def _card(t: State, card: int, unseen: str = "a card") -> str:
    return unseen if card == NO_CARD else t.data.texts[card]


def _of_the_game(t: State, kind: int, rest: list[int]) -> Words:
    if kind == E_END:
        winners = [t.setup.names[s] for s in rest]
        verb = "wins" if len(rest) == 1 else "win"
        return Words("end", {"winners": rest}, f"The game is over. {_and(winners)} {verb}.")
    if kind == E_MATCH:
        told = ", ".join(f"{t.setup.names[s]} {won}" for s, won in enumerate(rest))
        return Words("match", {"wins": rest}, f"Games won: {told}.")
    seat = rest[0]
    name = t.setup.names[seat]
    if kind == E_ROLE:
        if rest[1] == NOBODY:
            return Words("role", {"seat": seat, "role": None}, f"{name} gets a role.")
        role = ROLES[rest[1]]
        how = "is openly" if rest[2] == EVERYBODY else "is secretly"
        return Words("role", {"seat": seat, "role": role}, f"{name} {how} {_a(role)}.")
    if kind == E_CHARACTER:
        who = t.data.characters[rest[1]]
        data = {"seat": seat, "character": who, "ability": ABILITIES[rest[1]]}
        return Words("character", data, f"{name} plays {who}. {ABILITIES[rest[1]]}")
    if kind == E_OFFER:
        two = [t.data.characters[c] for c in rest[1:]]
        return Words("offer", {"seat": seat, "characters": two}, f"{name} is dealt {two[0]} and {two[1]}.")
    if kind == E_KEEP:
        keeps = rest[1] == 1
        words = f"{name} keeps the character." if keeps else f"{name} draws a new character."
        return Words("keep", {"seat": seat, "keeps": keeps}, words)
    return Words("turn", {"seat": seat}, f"{name}'s turn.")


def _of_life(t: State, kind: int, rest: list[int]) -> Words:
    seat = rest[0]
    name = t.setup.names[seat]
    if kind == E_HIT:
        _, lost, by, left = rest
        doer = "by Dynamite" if by == NOBODY else f"by a card of {t.setup.names[by]}"
        data: dict[str, Any] = {"seat": seat, "lost": lost, "by": None if by == NOBODY else by, "left": left}
        points = "a life point" if lost == 1 else f"{lost} life points"
        return Words("hit", data, f"{name} loses {points} {doer}; {left} left.")
    if kind == E_REGAIN:
        _, gained, why, left = rest
        data = {"seat": seat, "gained": gained, "by": HELPS[why], "left": left}
        if gained == 0:
            return Words("regain", data, f"{name} has all life points already ({HELPS[why]}).")
        return Words("regain", data, f"{name} regains a life point ({HELPS[why]}); now {left}.")
    if kind == E_CANCEL:
        words = f"{name} needs one Missed! more." if rest[1] else f"{name} is missed."
        return Words("missed", {"seat": seat, "needed": rest[1]}, words)
    if kind == E_OUT:
        role = ROLES[rest[1]]
        return Words("out", {"seat": seat, "role": role}, f"{name} is eliminated: {_a(role)}.")
    if kind == E_REWARD:
        return Words("reward", {"seat": seat}, f"{name} has eliminated an Outlaw and draws the reward.")
    if kind == E_PENALTY:
        return Words("penalty", {"seat": seat}, f"{name} has eliminated a Deputy and discards everything.")
    if kind == E_EXPLODE:
        return Words("explode", {"seat": seat}, f"The Dynamite explodes in front of {name}.")
    free = rest[1] == 1
    words = f"{name} escapes from Jail." if free else f"{name} stays in Jail and misses the turn."
    return Words("jail", {"seat": seat, "free": free}, words)


def _of_the_deck(t: State, kind: int, rest: list[int]) -> Words:
    if kind == E_SHUFFLE:
        return Words("shuffle", {"cards": rest[0]}, f"The discard pile ({rest[0]} cards) is shuffled: a new deck.")
    cards = [_card(t, c) for c in rest]
    return Words("store", {"cards": cards}, f"General Store: {', '.join(cards) or 'no cards left'}.")


def _of_cards(t: State, kind: int, rest: list[int]) -> Words:
    seat = rest[0]
    name, names = t.setup.names[seat], t.setup.names
    if kind in (E_STEAL, E_DROP, E_INHERIT):
        owner, card = rest[1], rest[2]
        data = {"seat": seat, "from": owner, "card": None if card == NO_CARD else _card(t, card)}
        if kind == E_STEAL:
            return Words("steal", data, f"{name} takes {_card(t, card)} from {_whom(t, seat, owner)}.")
        if kind == E_INHERIT:
            return Words("inherit", data, f"{name} takes {_card(t, card)} of the eliminated {names[owner]}.")
        return Words("drop", data, f"{name} makes {_whom(t, seat, owner)} discard {_card(t, card)}.")
    card = rest[1]
    shown = _card(t, card)
    told: dict[str, Any] = {"seat": seat, "card": None if card == NO_CARD else shown}
    if kind == E_PLAY:
        told["target"] = None if rest[2] == NOBODY else rest[2]
        return Words("play", told, f"{name} plays {shown}" + (f" on {names[rest[2]]}." if rest[2] != NOBODY else "."))
    if kind == E_LAY:
        told["owner"] = rest[2]
        where = f" in front of {names[rest[2]]}" if rest[2] != seat else ""
        return Words("lay", told, f"{name} puts {shown} in play{where}.")
    if kind == E_PASS_ON:
        told["to"] = rest[2]
        return Words("pass on", told, f"{name} passes {shown} on to {names[rest[2]]}.")
    do, words = _PLAIN[kind]
    return Words(do, told, words.format(name=name, card=shown))


_PLAIN = {
    E_DRAW: ("draw", "{name} draws {card}."),
    E_SHOW: ("show", "{name} shows {card}."),
    E_LOOK: ("look", "{name} looks at {card} on top of the deck."),
    E_DISCARD: ("discard", "{name} discards {card}."),
    E_FLIP: ("flip", "{name} draws! and flips {card}."),
    E_TAKE: ("take", "{name} takes {card}."),
    E_PUT_BACK: ("put back", "{name} puts {card} back on top of the deck."),
}


def _whom(t: State, seat: int, owner: int) -> str:
    return "the own table" if seat == owner else t.setup.names[owner]


def _a(role: str) -> str:
    return f"the {role}" if role in ("Sheriff", "Renegade") else f"an {role}" if role == "Outlaw" else f"a {role}"


def _and(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
