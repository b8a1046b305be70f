"""The odds of an invasion that is rolled to its end, with the most dice on both sides and without cards."""

from __future__ import annotations

from functools import cache
from itertools import product
from typing import NamedTuple

from standoff.games.risk_halo.names import SIDES


class Battle(NamedTuple):
    """What does not change from roll to roll: the most dice of both sides, and whether a Hero adds to them."""

    attack_dice: int
    defence_dice: int
    hero: bool
    hero_defends: bool


def chance_to_conquer(battle: Battle, attackers: int, defenders: int) -> float:
    """How likely the territory falls to so many units, the one that stays not counted (rh.attack.compare).

    A Hero adds its bonus to every roll (rh.hero.plus_one, rh.hero.defends).
    """
    found = _reckoned(battle)
    while len(found) <= attackers:
        found.append([1.0] if found else [0.0])
    for ours in range(attackers + 1):
        row = found[ours]
        for theirs in range(len(row), defenders + 1):
            ways = _losses(battle, min(ours, battle.attack_dice), min(theirs, battle.defence_dice))
            row.append(sum(odds * found[ours - lost][theirs - beaten] for odds, lost, beaten in ways))
    return found[attackers][defenders]


@cache
def _reckoned(_: Battle) -> list[list[float]]:
    """What was found so far, by attackers and defenders. Without attackers nothing falls, without defenders all."""
    return []


@cache
def _losses(battle: Battle, attack: int, defence: int) -> tuple[tuple[float, int, int], ...]:
    """The ways in which one roll ends: how likely, and the losses of both. Nobody rolls without attackers."""
    if attack == 0:
        return ()
    found: dict[tuple[int, int], int] = {}
    for dice in product(range(1, SIDES + 1), repeat=attack + defence):
        ours, theirs = sorted(dice[:attack], reverse=True), sorted(dice[attack:], reverse=True)
        ours[0] += battle.hero
        theirs[0] += battle.hero_defends
        beaten = sum(a > d for a, d in zip(ours, theirs, strict=False))
        losses = min(attack, defence) - beaten, beaten
        found[losses] = found.get(losses, 0) + 1
    total = SIDES ** (attack + defence)
    return tuple((ways / total, lost, beaten) for (lost, beaten), ways in found.items())
