"""Why an attack, a roll, a defence or a move-in is not possible like this."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.risk_halo.messages import objections as o
from standoff.games.risk_halo.messages.answers import AskAgain, Attack, AttackUntil, Defend, MoveIn, Roll, StopInvasion
from standoff.games.risk_halo.queries.board import hero_attacks, most_attack_dice
from standoff.games.risk_halo.state import State


def no_attack(t: State, answer: Attack | AskAgain) -> Objection:
    """Why this invasion is not possible."""
    if isinstance(answer, AskAgain):
        return o.AskedAnyway()
    source, target = answer.source, answer.target
    owner = t.owner[target]
    if owner == t.asked:
        return o.OwnTerritory(target)
    if t.side[owner] == t.side[t.asked]:
        return o.TerritoryOfAlly(target)
    if target not in t.links[source]:
        return o.NotAdjacent(source, target)
    return o.OneUnitOnly(source)


def no_commit(t: State, answer: Roll | AttackUntil | StopInvasion) -> Objection:
    """Why this roll is not possible."""
    if isinstance(answer, StopInvasion):
        return o.NotRolledYet()
    if answer.hero and not hero_attacks(t):
        return o.HeroDoesNotAttack(t.source)
    if isinstance(answer, AttackUntil) and answer.units >= t.units[t.source]:
        return o.UnitsLeftAlready()
    if isinstance(answer, Roll) and answer.dice > most_attack_dice(t):
        return o.TooManyDice(most_attack_dice(t))
    return o.HeroAlwaysAttacks()


def no_defence(_: State, __: Defend) -> Objection:
    """Three dice are for attackers."""
    return o.TooManyDefend()


def no_move_in(t: State, answer: MoveIn) -> Objection:
    """Why not so many units, or not with the Hero."""
    hero = t.hero[t.asked]
    if answer.hero and hero != t.source:
        return o.HeroMovedInAlready() if hero == t.target else o.HeroDoesNotMoveIn(t.source)
    if answer.units < t.units[t.target]:
        return o.TooFewMoveIn(t.units[t.target])
    return o.TooManyMoveIn(t.source)
