"""The wording of prompts, options, events and outcomes."""

from __future__ import annotations

from typing import Any

from standoff.engine.game import Words
from standoff.engine.knowledge import EVERYBODY
from standoff.engine.messages import Reason
from standoff.engine.state import NOBODY
from standoff.games.walking_dead.dice import faces_of
from standoff.games.walking_dead.names import (
    AID,
    AIM,
    BLESS,
    BY_INFECTION,
    BY_OVERRUN,
    CAUSES,
    CLEAR,
    DOUBLED,
    E_AIM,
    E_CHARACTER,
    E_GAIN,
    E_GRENADE,
    E_INFECTED,
    E_INSTEAD,
    E_LOSE,
    E_OUT,
    E_OVERRUN,
    E_RETURN,
    E_ROLE,
    E_ROLL,
    E_SHED,
    E_TURN,
    E_WALKER,
    FACES,
    HELPS,
    INSTEAD,
    PASS,
    REROLL,
    ROLES,
    SHED,
)
from standoff.games.walking_dead.state import State

KINDS = {
    REROLL: "reroll",
    AIM: "aim",
    AID: "aid",
    BLESS: "bless",
    INSTEAD: "instead",
    SHED: "shed",
    CLEAR: "clear",
}

ABILITIES = (
    "For each Health that a 1, a 2 or a Grenade would cost you, you may take a Walker instead; never the last one.",
    "Once per turn you may spend a First Aid to double a 1 or a 2: the same player loses two Health.",
    "Two Grenades are enough for you.",
    "You may re-roll Infections, unless three or more show.",
    "Your 1s and 2s may hit players one place further.",
    "At four Health or less, each First Aid you use on yourself gives you two Health.",
    "You never lose Health to the Grenade.",
    "You never lose more than one Health when overrun.",
    "At the beginning of your turn a player of your choice gains one Health.",
    "You may re-roll once more.",
    "If your final dice show no 1 and no 2, you gain two Health at the end of your turn.",
    "For each Grenade you may discard one Walker of any player.",
    "Each time you lose a Health you may discard one of your Walkers.",
    "A player who makes you lose Health must take a Walker.",
    "You may use a 1 as a 2 and a 2 as a 1.",
    "Each time another player is eliminated you gain two Health.",
)
"""What each character says when it is announced (wd.setup.abilities_announced, wd.setup.unique)."""

GOALS = (
    "Eliminate all Saviors and Loners.",
    "Help the Leader: eliminate all Saviors and Loners.",
    "Kill the Leader.",
    "Be the last one alive.",
    "Be the last one alive.",
)
"""Each player's goal by his role (wd.goal.by_role, wd.goal.leader, wd.goal.survivor, wd.goal.savior, wd.goal.loner)."""

GOALS_OF_THREE = (
    "",
    "Eliminate the Hilltop yourself.",
    "Eliminate the Survivor yourself.",
    "Eliminate the Savior yourself.",
    "",
)
"""The goals of the three-player game (wd.three.goal_survivor, wd.three.goal_savior, wd.three.goal_hilltop)."""

SUMMARY = {
    "Walker": "At once: take a Walker. With the last one, everybody loses a Health for each Walker he has.",
    "Infection": "Cannot be re-rolled. Three or more: stop rolling and lose a Health.",
    "1": "A neighbour loses a Health.",
    "2": "A player two places away loses a Health.",
    "First Aid": "Any player gains a Health.",
    "Grenade": "Three or more: all others lose a Health and you discard your Walkers.",
}
"""The summary card (wd.contents.summary, wd.setup.summaries)."""

OUTCOMES = {
    "wd.end.villains_out": "All Saviors and Loners are eliminated: the Leader and the Survivors win.",
    "wd.end.leader_loner": "The Leader is eliminated and a Loner is the only one alive: he wins.",
    "wd.end.leader_saviors": "The Leader is eliminated: the Saviors win.",
    "wd.three.win_at_once": "The hunt is over: the target has been eliminated by its hunter.",
    "wd.three.otherwise": "The last one standing wins.",
    "wd.three.all_fall": "All three are eliminated at once.",
}


def prompt(t: State) -> str:
    """The open question."""
    seat = t.asked
    if t.kind == REROLL:
        left = t.rolls_left
        return f"Keep the dice, or re-roll some of them? ({left} re-roll{'s' if left != 1 else ''} left)"
    if t.kind == AIM:
        return f"Whom does your {FACES[t.args[0]]} hit?"
    if t.kind == AID:
        return "Who gains a Health by your First Aid?"
    if t.kind == BLESS:
        return "Who gains a Health at the beginning of your turn?"
    if t.kind == INSTEAD:
        return f"You are about to lose {t.args[0]} Health. How many Walkers do you take instead?"
    if t.kind == SHED:
        return f"You have lost {t.args[0]} Health. How many of your {t.walkers[seat]} Walkers do you discard?"
    assert t.kind == CLEAR
    return "Whose Walker do you discard with this Grenade?"


def about(t: State) -> dict[str, Any]:
    """What the open question is about."""
    if t.kind == REROLL:
        return {"dice": _faces(t.dice), "rolls_left": t.rolls_left}
    if t.kind == AIM:
        return {"die": FACES[t.args[0]]}
    if t.kind in (INSTEAD, SHED):
        return {"health": t.args[0]}
    return {}


def option(t: State, code: int) -> Words:
    """An answer in words."""
    names = t.setup.names
    if t.kind == REROLL:
        faces = _faces(code)
        if not faces:
            return Words("keep", {}, "keep all dice")
        return Words("reroll", {"dice": faces}, f"re-roll {', '.join(faces)}")
    if t.kind == AIM:
        target, doubled = code % DOUBLED, code >= DOUBLED
        words = f"hit {names[target]}" + (", doubled by a First Aid" if doubled else "")
        return Words("hit", {"target": target, "doubled": doubled}, words)
    if t.kind in (AID, BLESS):
        return Words("pass", {}, "nobody") if code == PASS else Words("heal", {"target": code}, f"heal {names[code]}")
    if t.kind == CLEAR:
        if code == PASS:
            return Words("pass", {}, "discard none")
        return Words("discard", {"target": code}, f"discard a Walker of {names[code]}")
    verb = "take" if t.kind == INSTEAD else "discard"
    return Words(verb, {"walkers": code}, f"{verb} {_walkers(code)}")


def outcome(t: State) -> Reason:
    """Why the game ended."""
    return Reason(t.outcome, OUTCOMES[t.outcome])


def event(t: State, e: tuple[int, ...]) -> Words:
    """What happened."""
    kind, *rest = e
    seat = rest[0] if rest else NOBODY
    name = t.setup.names[seat] if 0 <= seat < t.n else ""
    if kind in (E_ROLE, E_CHARACTER, E_TURN, E_ROLL):
        return _of_the_turn(t, kind, seat, name, rest)
    if kind in (E_WALKER, E_OVERRUN, E_RETURN, E_SHED, E_INSTEAD):
        return _of_walkers(t, kind, seat, name, rest)
    if kind == E_INFECTED:
        return Words("infected", {"seat": seat}, f"Three Infections: {name} must stop rolling.")
    if kind == E_AIM:
        _, die, target, hits = rest
        face, aimed_at = FACES[die], t.setup.names[target]
        doubled = hits == 2
        data = {"seat": seat, "die": face, "target": target, "doubled": doubled}
        return Words("aim", data, f"{name} aims a {face} at {aimed_at}{', doubled by a First Aid' if doubled else ''}.")
    if kind == E_LOSE:
        return _loss(seat, name, rest)
    if kind == E_GAIN:
        return _gain(seat, name, rest)
    if kind == E_GRENADE:
        return Words("grenade", {"seat": seat}, f"{name}'s Grenade goes off.")
    if kind == E_OUT:
        role = ROLES[rest[1]]
        return Words("out", {"seat": seat, "role": role}, f"{name} is eliminated: {_a(role)}.")
    winners = [t.setup.names[s] for s in rest]
    return Words("end", {"winners": rest}, f"The game is over. {_and(winners)} {'wins' if len(rest) == 1 else 'win'}.")


def _of_the_turn(t: State, kind: int, seat: int, name: str, rest: list[int]) -> Words:
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
    if kind == E_TURN:
        return Words("turn", {"seat": seat}, f"{name}'s turn.")
    rolled, kept = _faces(rest[1]), _faces(rest[2])
    words = f"{name} rolls {', '.join(rolled)}" + (f" (kept: {', '.join(kept)})." if kept else ".")
    return Words("roll", {"seat": seat, "rolled": rolled, "kept": kept}, words)


def _of_walkers(t: State, kind: int, seat: int, name: str, rest: list[int]) -> Words:
    if kind == E_WALKER:
        return Words("walker", {"seat": seat, "pile": rest[1]}, f"{name} takes a Walker; {rest[1]} left in the pile.")
    if kind == E_OVERRUN:
        return Words("overrun", {"seat": seat}, "That was the last Walker: all players are overrun.")
    if kind == E_INSTEAD:
        return Words("instead", {"seat": seat, "walkers": rest[1]}, f"{name} takes {_walkers(rest[1])} instead.")
    if kind == E_RETURN:
        return Words(
            "return", {"seat": seat, "walkers": rest[1], "pile": rest[2]}, f"{name} returns {_walkers(rest[1])}."
        )
    by = rest[2]
    data = {"seat": seat, "walkers": rest[1], "by": by, "pile": rest[3]}
    return Words(
        "shed", data, f"{t.setup.names[by]} discards {_walkers(rest[1])}" + (f" of {name}." if by != seat else ".")
    )


def _loss(seat: int, name: str, rest: list[int]) -> Words:
    _, lost, cause, by, left = rest
    doer = None if cause in (BY_OVERRUN, BY_INFECTION) else by
    data = {"seat": seat, "health": lost, "cause": CAUSES[cause], "by": doer, "left": left}
    why = {"overrun": " to the Walkers", "infection": " to the Infection"}.get(CAUSES[cause], "")
    return Words("lose", data, f"{name} loses {lost} Health{why}; {left} left.")


def _gain(seat: int, name: str, rest: list[int]) -> Words:
    _, gained, source, by, left = rest
    data = {"seat": seat, "health": gained, "source": HELPS[source], "by": by, "left": left}
    if gained == 0:
        return Words("gain", data, f"{name} could gain Health ({HELPS[source]}), but has no room for it.")
    return Words("gain", data, f"{name} gains {gained} Health ({HELPS[source]}); now {left}.")


def _faces(dice: int) -> list[str]:
    return [FACES[face] for face in faces_of(dice)]


def _walkers(n: int) -> str:
    return "no Walker" if n == 0 else f"{n} Walker{'s' if n != 1 else ''}"


def _a(role: str) -> str:
    return {"Leader": "the Leader", "Hilltop": "the Loner of Hilltop", "Kingdom": "the Loner of Kingdom"}.get(
        role, f"a {role}"
    )


def _and(names: list[str]) -> str:
    if not names:
        return "Nobody"
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"
