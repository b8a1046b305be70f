"""The wording of events, as far as the reader may know them."""

from __future__ import annotations

from typing import Any

from standoff.engine.game import Words
from standoff.games.halo_bang.names import (
    E_ATTACK,
    E_DAMAGE,
    E_DISCARD,
    E_DRAW,
    E_END_OF_DECK,
    E_KILL,
    E_LOSE_TAG,
    E_MULTIPLIER,
    E_PASS_ODD_BALL,
    E_PLAY,
    E_POG,
    E_REGAIN,
    E_REMOVE,
    E_RESHUFFLE,
    E_RESPAWN,
    E_REVEAL,
    E_REVEAL_MULTIPLIER,
    E_SCORE,
    E_SHIELD,
    E_SPARTAN,
    E_SPECIALIZATION,
    E_STEAL,
    E_TOKEN,
    E_TRACK,
    E_TURN,
    NO_CARD,
    SPARTANS,
    TEAMS,
)
from standoff.games.halo_bang.state import State

ABILITIES = (
    "You may play one Weapon more each turn.",
    "In your Play phase you may turn an Overshield red to draw a card; never the last one.",
    "A Weapon does for you as a Hardlight Shield, but not the last card of your hand.",
    "The Range at which others attack you is one longer.",
    "Weapons deal you one damage less, but one at least.",
    "You draw one card more in your Draw phase.",
    "For each Overshield that a Weapon costs you, you draw a card.",
    "Your Weapons reach any Range.",
    "Pulse Grenade and Flood do not affect you.",
    "Your Weapons deal one damage more.",
    "Your first card in the Draw phase may be the uppermost discard.",
    "Each time your Weapon hits, you draw a card.",
    "",
)
"""What each specialization says when it is read aloud (hb.setup.announced, hb.spec.unique)."""

OF_SETUP = frozenset({E_SPARTAN, E_MULTIPLIER, E_SPECIALIZATION, E_POG})
OF_DECK = frozenset({E_DRAW, E_TRACK, E_REVEAL, E_END_OF_DECK, E_RESHUFFLE})
OF_TOKENS = frozenset({E_RESPAWN, E_DAMAGE, E_KILL, E_REGAIN, E_TOKEN, E_LOSE_TAG})
OF_CARDS = frozenset({E_ATTACK, E_SHIELD, E_PLAY, E_DISCARD, E_REMOVE, E_STEAL, E_PASS_ODD_BALL})


def event(t: State, e: tuple[int, ...]) -> Words:
    """What happened."""
    kind, rest = e[0], list(e[1:])
    if kind in OF_CARDS:
        return _of_cards(t, kind, rest)
    if kind in OF_TOKENS:
        return _of_tokens(t, kind, rest)
    if kind in OF_DECK:
        return _of_deck(t, kind, rest)
    if kind in OF_SETUP:
        return _of_setup(t, kind, rest)
    if kind == E_TURN:
        return Words("turn", {"seat": rest[0]}, f"{t.setup.names[rest[0]]}'s turn.")
    if kind == E_REVEAL_MULTIPLIER:
        seat, factor = rest
        return Words("multiplier", {"seat": seat, "multiplier": factor}, f"{t.setup.names[seat]} reveals {factor}x.")
    if kind == E_SCORE:
        which, points = rest
        return Words("score", {"team": TEAMS[which], "points": points}, f"{_team(which)} has {points} points.")
    winners = [t.setup.names[s] for s in rest]
    return Words("end", {"winners": rest}, f"The game is over. {_and(winners)} {'wins' if len(rest) == 1 else 'win'}.")


def _of_setup(t: State, kind: int, rest: list[int]) -> Words:
    seat, what = rest
    if kind == E_POG:
        team, first = TEAMS[seat], t.setup.names[what]
        return Words("pog", {"team": team, "seat": what}, f"The pog shows {team}: {first} begins.")
    name = t.setup.names[seat]
    if kind == E_SPARTAN:
        spartan = SPARTANS[what]
        return Words("spartan", {"seat": seat, "spartan": spartan}, f"{name} is {_spartan(spartan)}.")
    if kind == E_MULTIPLIER:
        if what == NO_CARD:
            return Words("multiplier", {"seat": seat, "multiplier": None}, f"{name} gets a Multiplier Token.")
        return Words("multiplier", {"seat": seat, "multiplier": what}, f"{name} gets a Multiplier Token: {what}x.")
    who, most = t.data.specializations[what], t.data.overshields[what]
    data = {"seat": seat, "specialization": who, "overshields": most, "ability": ABILITIES[what]}
    return Words("specialization", data, f"{name} is {who} with {most} Overshields. {ABILITIES[what]}")


def _of_deck(t: State, kind: int, rest: list[int]) -> Words:
    if kind == E_END_OF_DECK:
        return Words("end of deck", {}, "The deck has run out: every player discards a Dog Tag.")
    if kind == E_RESHUFFLE:
        return Words("reshuffle", {"deck": rest[0]}, f"The discard pile is shuffled: {rest[0]} cards.")
    seat, card = rest
    name = t.setup.names[seat]
    if card == NO_CARD:
        return Words("draw", {"seat": seat, "card": None}, f"{name} draws a card.")
    data = {"seat": seat, "card": t.data.cards[card]}
    what = a_card(t.data.cards[card])
    if kind == E_DRAW:
        return Words("draw", data, f"{name} draws {what}.")
    if kind == E_TRACK:
        return Words("track", data, f"{name} takes {what} from the discard pile.")
    return Words("reveal", data, f"{name} reveals {what}.")


def _of_tokens(t: State, kind: int, rest: list[int]) -> Words:
    seat = rest[0]
    name = t.setup.names[seat]
    if kind == E_RESPAWN:
        return Words("respawn", {"seat": seat, "overshields": rest[1]}, f"{name} respawns with {_shields(rest[1])}.")
    if kind == E_DAMAGE:
        _, lost, by, left = rest
        data = {"seat": seat, "damage": lost, "by": by, "left": left}
        return Words("damage", data, f"{name} loses {_shields(lost)}; {left} left.")
    if kind == E_KILL:
        _, killer, left = rest
        data = {"seat": seat, "by": killer, "tags": left}
        return Words("kill", data, f"{t.setup.names[killer]} has killed {name} and takes a Dog Tag; {name} has {left}.")
    if kind == E_REGAIN:
        return Words("regain", {"seat": seat, "overshields": rest[1]}, f"{name} regains {_shields(rest[1])}.")
    if kind == E_TOKEN:
        return Words(
            "token", {"seat": seat, "left": rest[1]}, f"{name} turns an Overshield for a card; {rest[1]} left."
        )
    return Words("lose tag", {"seat": seat, "tags": rest[1]}, f"{name} loses a Dog Tag; {rest[1]} left.")


def _of_cards(t: State, kind: int, rest: list[int]) -> Words:
    names = t.setup.names
    seat = rest[0]
    name = names[seat]
    if kind == E_PASS_ODD_BALL:
        left = rest[1]
        return Words("pass odd ball", {"seat": seat, "to": left}, f"{name} passes the Odd Ball to {names[left]}.")
    if kind == E_STEAL:
        return _steal(t, *rest)
    card = t.data.cards[rest[1]]
    data: dict[str, Any] = {"seat": seat, "card": card}
    what = a_card(card)
    if kind == E_ATTACK:
        return Words("attack", {**data, "target": rest[2]}, f"{name} attacks {names[rest[2]]} with {what}.")
    if kind == E_SHIELD:
        return Words("shield", {**data, "by": rest[2]}, f"{name} shields with {what}.")
    if kind == E_PLAY:
        where = "" if rest[2] == seat else f" on {names[rest[2]]}"
        return Words("play", {**data, "target": rest[2]}, f"{name} plays {what}{where}.")
    if kind == E_REMOVE:
        return Words("remove", data, f"{card} in front of {name} is discarded.")
    assert kind == E_DISCARD
    return Words("discard", data, f"{name} discards {what}.")


def _steal(t: State, seat: int, victim: int, card: int) -> Words:
    what = None if card == NO_CARD else t.data.cards[card]
    said = "a card" if what is None else a_card(what)
    data = {"seat": seat, "victim": victim, "card": what}
    return Words("steal", data, f"{t.setup.names[seat]} draws {said} from the hand of {t.setup.names[victim]}.")


def a_card(name: str) -> str:
    """The name with its article."""
    return f"{'an' if name[:1] in 'AEIOU' else 'a'} {name}"


def _spartan(name: str) -> str:
    return f"a {name}" if name.endswith("Spartan") else f"the {name}"


def _team(which: int) -> str:
    return "The ONI Operative" if TEAMS[which] == "ONI" else f"The {TEAMS[which]} Team"


def _shields(n: int) -> str:
    return f"{n} Overshield{'s' if n != 1 else ''}"


def _and(names: list[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
