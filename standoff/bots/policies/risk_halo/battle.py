"""The odds of battles, exact, reckoned once when the module is loaded.

A Hero adds one to the highest die only (rh.hero.plus_one, rh.hero.defends), and highest meets highest, so that two
Heroes cancel each other out: what counts is the edge, one for the attacker, none, or one for the defender.
"""

from __future__ import annotations

from typing import Final

from standoff.games.risk_halo.names import MOST_ATTACK_DICE, MOST_DEFENCE_DICE, SIDES

SURE: Final = 1000
"""Chances are counted in parts of this."""
UNIT: Final = 100
"""Units are counted in parts of this, and so is everything that is worth something."""

EDGES: Final = 3
"""The defender's Hero, none or both, the attacker's Hero."""
LEADS: Final = 5
"""How much more each die of the attacker counts by cards: from two less to two more."""
EVEN: Final = 2
"""No lead."""

MOST: Final = 40
"""Armies up to this size are reckoned exactly, greater ones as if they were that much smaller in proportion."""
ROW: Final = MOST + 1
TABLE: Final = ROW * ROW

OUTCOMES: Final = 3
"""In one roll the attacker loses none, one or two units."""
ROLLS: Final = (MOST_ATTACK_DICE + 1) * (MOST_DEFENCE_DICE + 1)


def two_highest(dice: int) -> list[int]:
    """How often so many dice show each pair of highest dice, as first * SIDES + second; a single die has no second."""
    found: list[int] = [0] * (SIDES * SIDES)
    throw: int
    for throw in range(SIDES**dice):
        first: int = 0
        second: int = 0
        left: int = throw
        for _ in range(dice):
            die: int = left % SIDES
            left //= SIDES
            if die > first:
                second = first
                first = die
            elif die > second:
                second = die
        found[first * SIDES + second] += 1
    return found


HIGHEST: Final = [two_highest(dice) for dice in range(MOST_ATTACK_DICE + 1)]


def one_roll(attack: int, defence: int, edge: int, lead: int) -> list[float]:
    """How likely the attacker loses none, one or two units in one roll; the defender wins ties (rh.attack.ties)."""
    chances = [0.0] * OUTCOMES
    pairs: int = min(attack, defence)
    ours, theirs = HIGHEST[attack], HIGHEST[defence]
    total: float = float(SIDES ** (attack + defence))
    a: int
    d: int
    for a in range(SIDES * SIDES):
        for d in range(SIDES * SIDES):
            ways: int = ours[a] * theirs[d]
            if ways > 0:
                lost: int = 0
                if a // SIDES + lead + edge <= d // SIDES:
                    lost += 1
                if pairs > 1 and a % SIDES + lead <= d % SIDES:
                    lost += 1
                chances[lost] += float(ways) / total
    return chances


def all_rolls() -> list[list[float]]:
    """The chances of one roll, by lead, edge, and the dice of both sides (`roll_at`)."""
    found: list[list[float]] = []
    for lead in range(LEADS):
        for edge in range(EDGES):
            for attack in range(MOST_ATTACK_DICE + 1):
                for defence in range(MOST_DEFENCE_DICE + 1):
                    dice: bool = attack > 0 and defence > 0
                    found.append(one_roll(attack, defence, edge - 1, lead - EVEN) if dice else [1.0, 0.0, 0.0])
    return found


def roll_at(attack: int, defence: int, edge: int, lead: int) -> int:
    """Where a roll stands in the table."""
    return ((lead + EVEN) * EDGES + edge + 1) * ROLLS + attack * (MOST_DEFENCE_DICE + 1) + defence


ROLL: Final = all_rolls()


class Odds:
    """What comes of an invasion that is rolled to its end with the most dice on both sides, by edge, attackers and
    defenders: how likely the territory falls, and what each side loses on average. The unit that must stay behind is
    not counted among the attackers.
    """

    def __init__(self) -> None:
        self.chance: list[int] = []
        self.ours: list[int] = []
        self.theirs: list[int] = []
        for edge in range(EDGES):
            self.reckon(edge - 1)

    def reckon(self, edge: int) -> None:
        """The tables for one edge."""
        chance: list[float] = [0.0] * TABLE
        ours: list[float] = [0.0] * TABLE
        theirs: list[float] = [0.0] * TABLE
        a: int
        d: int
        for a in range(ROW):
            chance[a * ROW] = 1.0
            for d in range(1, ROW):
                if a > 0:
                    pairs: int = min(a, d, MOST_DEFENCE_DICE)
                    roll = ROLL[roll_at(min(a, MOST_ATTACK_DICE), min(d, MOST_DEFENCE_DICE), edge, 0)]
                    at: int = a * ROW + d
                    lost: int
                    for lost in range(pairs + 1):
                        then: int = (a - lost) * ROW + d - (pairs - lost)
                        chance[at] += roll[lost] * chance[then]
                        ours[at] += roll[lost] * (float(lost) + ours[then])
                        theirs[at] += roll[lost] * (float(pairs - lost) + theirs[then])
        self.chance += [round(SURE * x) for x in chance]
        self.ours += [round(UNIT * x) for x in ours]
        self.theirs += [round(UNIT * x) for x in theirs]


ODDS: Final = Odds()
CHANCE: Final = ODDS.chance
OURS: Final = ODDS.ours
THEIRS: Final = ODDS.theirs


def battle_at(attackers: int, defenders: int, edge: int) -> int:
    """Where a battle stands in the tables; for armies beyond them, the battle of the same proportion."""
    a: int = attackers
    d: int = defenders
    most: int = max(a, d)
    if most > MOST:
        a = max(1, a * MOST // most)
        d = max(1, d * MOST // most)
    return (edge + 1) * TABLE + a * ROW + d


def size_beyond(attackers: int, defenders: int) -> int:
    """How many times greater a battle is than the one in the tables, in hundredths."""
    most: int = max(attackers, defenders)
    return UNIT if most <= MOST else UNIT * most // MOST


def expected_loss(attack: int, defence: int, edge: int, lead: int) -> int:
    """What the attacker loses in one roll on average, in hundredths of a unit."""
    roll = ROLL[roll_at(attack, defence, edge, lead)]
    return int(UNIT * (roll[1] + 2.0 * roll[2]))
