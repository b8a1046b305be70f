"""Why an attack, a roll, a defence or a move-in is not possible like this."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.risk_halo.messages.answers import AskAgain, Attack, AttackUntil, Defend, MoveIn, Roll, StopInvasion
from standoff.games.risk_halo.queries.board import hero_attacks, most_attack_dice
from standoff.games.risk_halo.state import State


def no_attack(t: State, answer: Attack | AskAgain) -> Reason:
    """Why this invasion is not possible."""
    if isinstance(answer, AskAgain):
        return Reason("rh.attack.standing", "You are asked about every defence anyway.")
    source, target = t.land.names[answer.source], t.land.names[answer.target]
    owner = t.owner[answer.target]
    if owner == t.asked:
        return Reason("rh.attack.enemy", f"{target} is yours.")
    if t.side[owner] == t.side[t.asked]:
        return Reason("rh.team.no_attack", f"{target} is your ally's.")
    if answer.target not in t.links[answer.source]:
        return Reason("rh.attack.adjacent", f"{target} is not connected with {source}.")
    return Reason("rh.attack.two_units", f"There is only one unit in {source}, and it must stay.")


def no_commit(t: State, answer: Roll | AttackUntil | StopInvasion) -> Reason:
    """Why this roll is not possible."""
    if isinstance(answer, StopInvasion):
        return Reason("rh.invasion.at_least_once", "An invasion that was declared is rolled at least once.")
    if answer.hero and not hero_attacks(t):
        return Reason("rh.hero.plus_one", f"Your Hero is not in {t.land.names[t.source]}.")
    if isinstance(answer, AttackUntil) and answer.units >= t.units[t.source]:
        return Reason("rh.attack.until", "That many units are left already.")
    if isinstance(answer, Roll) and answer.dice > most_attack_dice(t):
        most = most_attack_dice(t)
        return Reason("rh.attack.dice", f"{most} unit{'s' if most != 1 else ''} can attack: one must stay behind.")
    return Reason("rh.hero.attack_optional", "The Hero always adds its bonus.")


def no_defence(_: State, __: Defend) -> Reason:
    """Three dice are for attackers."""
    return Reason("rh.attack.defender_chooses", "One or two units defend.")


def no_move_in(t: State, answer: MoveIn) -> Reason:
    """Why not so many units."""
    if answer.hero and t.hero[t.asked] != t.source:
        if t.hero[t.asked] == t.target:
            return Reason("rh.hero.must_move_in", "Your Hero has moved in already.")
        return Reason("rh.hero.with_unit", f"Your Hero is not in {t.land.names[t.source]}.")
    if answer.units < t.units[t.target]:
        least = "one die: a unit" if t.units[t.target] == 1 else f"{t.units[t.target]} dice: as many units"
        return Reason("rh.movein.least", f"You attacked with {least} must move in.")
    return Reason("rh.movein.leave_one", f"One unit must stay in {t.land.names[t.source]}.")
