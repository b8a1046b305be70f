"""Which dice to keep: the exact expectation over everything that can still be rolled.

What dice are worth is a sum over the faces (`Worth`): by how many of them lie there in the end, and by how many Walkers
are taken on the way. So the expectation of one more roll is a sum over the faces as well. Before that, the best choice
among all that can come up is looked at, from the last roll back to the first: dice that lie there are one of 252 ways
to take five faces, in any order, and what is kept of them is one of 462.

This is the hot loop of the policy. What can be kept is a graph of objects that know their neighbours, made once and
used again, since numbers in their fields cost neither a look into a list nor a box.
"""

from __future__ import annotations

from itertools import combinations_with_replacement
from typing import Final

from standoff.games.walking_dead.names import (
    DICE,
    FIRST_AID,
    GRENADE,
    INFECTION,
    INFECTIONS,
    RANGE_1,
    RANGE_2,
    WALKER,
)

SIDES: Final = 6
UP_TO: Final = 6
"""So many numbers of dice there are: from none to all five."""
PAIRS: Final = 36
MOST_TAKEN: Final = 10
"""Walkers that two rolls can bring; of more, the last counts for all."""
NEVER: Final = -1e9

Faces = tuple[int, ...]

ALL_KEPT: Final[list[Faces]] = [
    f for size in range(DICE + 1) for f in combinations_with_replacement(range(SIDES), size)
]
"""All that can be kept: some faces in their order."""
NUMBER: Final[dict[Faces, int]] = {faces: number for number, faces in enumerate(ALL_KEPT)}
NOTHING_KEPT: Final = 0


def _one_more(faces: Faces, face: int) -> int:
    return NUMBER[tuple(sorted((*faces, face)))] if len(faces) < DICE else NOTHING_KEPT


def _without(faces: Faces, face: int) -> Faces:
    at = faces.index(face)
    return (*faces[:at], *faces[at + 1 :])


ONE_MORE: Final[list[int]] = [_one_more(faces, face) for faces in ALL_KEPT for face in range(SIDES)]
"""By what is kept and a face: what lies there together."""


class Worth:
    """What the dice are worth, by how many of a face lie there in the end.

    `shots` goes by the 1s and the 2s together, `walkers` by how many are taken from now on.
    """

    __slots__ = ("aids", "grenades", "infections", "shots", "walkers")

    def __init__(
        self, shots: list[int], aids: list[int], grenades: list[int], infections: list[int], walkers: list[int]
    ) -> None:
        self.shots = shots
        self.aids = aids
        self.grenades = grenades
        self.infections = infections
        self.walkers = walkers


class Share:
    """What is expected of one face, for so many that lie there and so many dice that are rolled."""

    __slots__ = ("worth",)

    def __init__(self) -> None:
        self.worth: float = 0.0


class Kept:
    """Some dice that are kept, while `rolled` others are rolled again; `walkers` is what the Walkers among those cost.

    `expected` is what is expected of them by the best play in all rolls to come, and `best` the most that can be had if
    some of these dice are rolled again, too. `with_...` is what lies there when one die more has come up, `less_...`
    what is kept if one is rolled again; one of which nothing can be expected stands where there is none.
    """

    __slots__ = (
        *("aids", "best", "expected", "grenades", "infections", "rolled", "shots"),
        *("less_1", "less_2", "less_aid", "less_grenade", "less_infection", "less_walker", "stopped"),
        *("walkers", "with_1", "with_2", "with_aid", "with_grenade", "with_infection", "with_walker"),
    )

    def __init__(
        self, shots: Share, aids: Share, grenades: Share, infections: Share, walkers: Share, rolled: int
    ) -> None:
        self.shots = shots
        self.aids = aids
        self.grenades = grenades
        self.infections = infections
        self.walkers = walkers
        self.rolled: int = rolled
        self.stopped: bool = False
        self.expected: float = 0.0
        self.best: float = NEVER
        self.with_walker: Kept = self
        self.with_infection: Kept = self
        self.with_1: Kept = self
        self.with_2: Kept = self
        self.with_aid: Kept = self
        self.with_grenade: Kept = self
        self.less_walker: Kept = self
        self.less_infection: Kept = self
        self.less_1: Kept = self
        self.less_2: Kept = self
        self.less_aid: Kept = self
        self.less_grenade: Kept = self

    def once(self) -> float:
        """What is expected of one roll more."""
        return self.shots.worth + self.aids.worth + self.grenades.worth + self.infections.worth


class Rolling:
    """The choices of one player on one turn: what is expected of whatever he keeps.

    The lists go by how many Infections are locked at least, for three of them end the rolling. `open` are all that can
    be kept then, the fewer dice before the more; `beside` those that are part of dice with so many Walkers. `lying` are
    five dice, and `partly` all others, the more before the fewer: one die after the other is thrown in thought, the
    last one first.
    """

    __slots__ = (
        *("aids", "beside", "by_walkers", "grenades", "infections", "kept", "lying", "open", "partly", "shots"),
        "walkers",
    )

    def __init__(self) -> None:
        self.shots: list[Share] = [Share() for _ in range(PAIRS * UP_TO)]
        self.aids: list[Share] = [Share() for _ in range(PAIRS)]
        self.grenades: list[Share] = [Share() for _ in range(PAIRS)]
        self.infections: list[Share] = [Share() for _ in range(PAIRS)]
        self.by_walkers: list[float] = [0.0] * PAIRS
        self.walkers: list[Share] = [Share() for _ in range(UP_TO)]
        self.kept: list[Kept] = [self.make(faces) for faces in ALL_KEPT]
        nobody = Kept(Share(), Share(), Share(), Share(), Share(), 0)
        number: int
        for number in range(len(ALL_KEPT)):
            self.join(number, nobody)
        self.open: list[list[Kept]] = []
        self.beside: list[list[Kept]] = []
        self.lying: list[list[Kept]] = []
        self.partly: list[list[Kept]] = []
        locked: int
        many: int
        for locked in range(INFECTIONS):
            ways: list[Faces] = [f for f in ALL_KEPT if locked <= f.count(INFECTION) < INFECTIONS]
            self.open.append(self.those(ways))
            for many in range(DICE + 1):
                tame = DICE - many
                self.beside.append(
                    self.those([f for f in ways if f.count(WALKER) <= many and len(f) - f.count(WALKER) <= tame])
                )
                self.lying.append(self.those([f for f in ways if len(f) == DICE and f.count(WALKER) == many]))
            self.partly.append(self.those([f for f in reversed(ways) if len(f) < DICE]))

    def those(self, ways: list[Faces]) -> list[Kept]:
        """What is kept in these ways."""
        return [self.kept[NUMBER[faces]] for faces in ways]

    def make(self, faces: Faces) -> Kept:
        """What is kept, with its shares in the worth of each face."""
        rolled: int = DICE - len(faces)
        row: int = rolled * UP_TO
        return Kept(
            self.shots[rolled * PAIRS + faces.count(RANGE_1) * UP_TO + faces.count(RANGE_2)],
            self.aids[row + faces.count(FIRST_AID)],
            self.grenades[row + faces.count(GRENADE)],
            self.infections[row + faces.count(INFECTION)],
            self.walkers[rolled],
            rolled,
        )

    def join(self, number: int, nobody: Kept) -> None:
        """What is kept gets to know its neighbours."""
        faces = ALL_KEPT[number]
        one = self.kept[number]
        one.stopped = faces.count(INFECTION) >= INFECTIONS
        more: list[Kept] = [self.kept[ONE_MORE[number * SIDES + face]] for face in range(SIDES)]
        one.with_walker = more[WALKER]
        one.with_infection = more[INFECTION]
        one.with_1 = more[RANGE_1]
        one.with_2 = more[RANGE_2]
        one.with_aid = more[FIRST_AID]
        one.with_grenade = more[GRENADE]
        less: list[Kept] = [
            self.kept[NUMBER[_without(faces, face)]] if face in faces else nobody for face in range(SIDES)
        ]
        one.less_walker = less[WALKER]
        one.less_infection = less[INFECTION]
        one.less_1 = less[RANGE_1]
        one.less_2 = less[RANGE_2]
        one.less_aid = less[FIRST_AID]
        one.less_grenade = less[GRENADE]

    def value(self, worth: Worth) -> None:
        """Take over what the dice are worth."""
        share(self.aids, worth.aids)
        share(self.grenades, worth.grenades)
        share(self.infections, worth.infections)
        share_both(self.shots, worth.shots)
        walkers_cost(self.by_walkers, worth.walkers)
        rolled: int
        for rolled in range(UP_TO):
            self.walkers[rolled].worth = self.by_walkers[rolled * UP_TO]

    def two_rolls(self, locked: int, abraham: bool) -> None:
        """If there are two rolls to come and one cannot empty the pile: `last_roll` and `roll_before` in one go."""
        for kept in self.open[locked]:
            best: float = kept.once() + kept.walkers.worth
            best = max(best, kept.less_walker.best)
            best = max(best, kept.less_1.best)
            best = max(best, kept.less_2.best)
            best = max(best, kept.less_aid.best)
            best = max(best, kept.less_grenade.best)
            if abraham:
                best = max(best, kept.less_infection.best)
            kept.best = best
            kept.expected = best
        self.throw(locked)

    def last_roll(self, locked: int) -> None:
        """If all others are rolled for the last time."""
        for kept in self.open[locked]:
            kept.expected = kept.once()

    def roll_before(self, locked: int, abraham: bool, overrun: bool) -> None:
        """One roll more than was looked at so far: all others are rolled, and the best is done then. Where one roll can
        empty the pile, it matters for the next one how many Walkers this one brings.
        """
        walkers: int
        if not overrun:
            self.choose(self.open[locked], 0, abraham)
        for walkers in range(UP_TO):
            if overrun:
                self.choose(self.beside[locked * UP_TO + walkers], walkers, abraham)
            for dice in self.lying[locked * UP_TO + walkers]:
                dice.expected = dice.best
        self.throw(locked)

    def throw(self, locked: int) -> None:
        """What is expected of dice that are thrown, by what all five are worth when they lie there."""
        for kept in self.partly[locked]:
            infected: Kept = kept.with_infection
            kept.expected = (
                kept.with_walker.expected
                + (infected.once() if infected.stopped else infected.expected)
                + kept.with_1.expected
                + kept.with_2.expected
                + kept.with_aid.expected
                + kept.with_grenade.expected
            ) / 6.0

    def choose(self, ways: list[Kept], walkers: int, abraham: bool) -> None:
        """The best that can be had of dice that lie there, so many Walkers among them: all are kept, or some."""
        for kept in ways:
            best: float = kept.expected + self.by_walkers[kept.rolled * UP_TO + walkers]
            best = max(best, kept.less_walker.best)
            best = max(best, kept.less_1.best)
            best = max(best, kept.less_2.best)
            best = max(best, kept.less_aid.best)
            best = max(best, kept.less_grenade.best)
            if abraham:
                best = max(best, kept.less_infection.best)
            kept.best = best


def share(out: list[Share], by_number: list[int]) -> None:
    """For one face: what is expected of so many that lie there when so many dice are still rolled."""
    k: int
    n: int
    for n in range(UP_TO):
        out[n].worth = float(by_number[n])
    for k in range(1, UP_TO):
        before: int = (k - 1) * UP_TO
        for n in range(UP_TO - k):
            out[before + UP_TO + n].worth = (out[before + n + 1].worth + 5.0 * out[before + n].worth) / 6.0


def share_both(out: list[Share], by_numbers: list[int]) -> None:
    """The same for 1s and 2s together."""
    k: int
    ones: int
    at: int
    for at in range(PAIRS):
        out[at].worth = float(by_numbers[at])
    for k in range(1, UP_TO):
        for ones in range(UP_TO - k):
            at = (k - 1) * PAIRS + ones * UP_TO
            for _ in range(UP_TO - k - ones):
                out[at + PAIRS].worth = (out[at + UP_TO].worth + out[at + 1].worth + 4.0 * out[at].worth) / 6.0
                at += 1


def walkers_cost(out: list[float], taken: list[int]) -> None:
    """What the Walkers are worth that a roll of so many dice brings, after so many that were taken before."""
    k: int
    n: int
    for k in range(1, UP_TO):
        before: int = (k - 1) * UP_TO
        for n in range(UP_TO):
            more: int = min(n + 1, UP_TO - 1)
            one: float = float(taken[n + 1] - taken[n])
            out[before + UP_TO + n] = (one + out[before + more] + 5.0 * out[before + n]) / 6.0


SPARE: Final[list[Rolling]] = []
"""Made before, and free to be used: whoever needs one takes it out, and puts it back."""


def expectations(
    worth: Worth, locked: int, abraham: bool, overrun: bool, rolls: int, choices: list[int]
) -> list[float]:
    """For each set of dice that could be kept: what is expected of it, with so many rolls to come. To keep all dice is
    to roll no more.

    So many Infections lie there already; Abraham rolls them again. `overrun`: can one roll empty the pile?
    """
    rolling = SPARE.pop() if SPARE else Rolling()
    rolling.value(worth)
    from_here: int = 0 if abraham else locked
    before: int = rolls - 1
    if before > 0 and not overrun:
        rolling.two_rolls(from_here, abraham)
        before -= 1
    elif before > 0:
        rolling.last_roll(from_here)
    for _ in range(before):
        rolling.roll_before(from_here, abraham, overrun)
    out: list[float] = []
    number: int
    for number in choices:
        kept = rolling.kept[number]
        if rolls == 1 or kept.rolled == 0:
            out.append(kept.once() + kept.walkers.worth)
        else:
            out.append(kept.expected + kept.walkers.worth)
    SPARE.append(rolling)
    return out
