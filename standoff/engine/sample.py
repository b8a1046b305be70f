"""Samples: tables that a seat can imagine, dealt from what it knows and from the chances it was given, nothing else.

A `Sampler` is made once for a position. It starts from what lies open: a copy of the state from which all that is
hidden has been taken, with the seed, the dice and the history. Into it, each sample deals a way in which the hidden
things can lie (`engine.memory`, `engine.deal`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from standoff.engine.deal import Deal, Lot, deal_out, pick
from standoff.engine.guess import Bars, Guess, is_barred, shuffle_of
from standoff.engine.memory import Memory
from standoff.engine.play import give, playout
from standoff.engine.rng import Chance, Rng, reseed
from standoff.engine.state import NOBODY, State

Beliefs = Mapping[tuple[int, ...], float]
"""A weight for each way to deal the roles, as `Seat.ways` lists them."""

Lay = Callable[[Any, list[list[int]], list[int]], None]
"""A game's `zones.lay`: lays rows out in a State, those with these numbers."""

WHOLE: Final = 1 << 30
"""Odds are counted in parts of this."""


class Sample:
    """An imagined table: plain data to read and to play on, at the speed of the rules. It has no past and no seed.

    `number` is the number of its open question, `state` the State as the game's rules and queries read it.
    """

    __slots__ = ("number", "state")

    def __init__(self, state: State, number: int) -> None:
        self.state = state
        self.number = number

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.state.over

    @property
    def asked(self) -> int:
        """The seat that is asked, or NOBODY after the end."""
        return self.state.asked

    @property
    def options(self) -> list[int]:
        """The codes of the options. Not to be changed."""
        return self.state.options

    def give(self, code: int) -> None:
        """Answer the open question with one of the options, unchecked."""
        give(self.state, code)
        self.number += 1

    def clone(self) -> Sample:
        """The same imagined table, free to go on by itself."""
        return Sample(self.state.copy(), self.number)

    def playout(self, chance: Chance, limit: int = 1_000_000) -> int:
        """Play on at random to the end, or for so many decisions; how many there were."""
        made = playout(self.state, chance, limit)
        self.number += made
        return made

    def scores(self) -> list[float]:
        """What each seat has scored; to be asked after the end."""
        found: list[float] = self.state.setup.game.scores(self.state)
        return found


class Sampler:
    """Deals samples of one position to one seat.

    `ways` are the ways in which things can lie, `limits` their odds added up. `roles`, where beliefs say how the roles
    lie, are the ways to deal them, at the place `roles_at`; `dealt` is the one that was dealt last.
    """

    __slots__ = ("base", "dealt", "lay", "limits", "number", "open_options", "role_limits", "roles", "roles_at", "ways")

    def __init__(self, base: State, number: int, ways: list[Deal], limits: list[int], lay: Lay):
        self.number = number
        self.ways = ways
        self.limits = limits
        self.lay = lay
        self.roles: list[list[int]] = []
        self.role_limits: list[int] = []
        self.roles_at = NOBODY
        self.dealt = 0
        self.open_options = True
        self.base = base

    def state(self, chance: Chance) -> State:
        """An imagined state."""
        way = self.ways[0] if len(self.ways) == 1 else self.ways[pick(chance, self.limits)]
        rows = deal_out(way, chance)
        if self.roles:
            self.dealt = pick(chance, self.role_limits)
            rows[self.roles_at] = self.roles[self.dealt][:]
        t: State = self.base.copy()
        self.lay(t, rows, way.laid)
        reseed(t, chance)
        if not self.open_options:
            t.options = t.setup.options(t)
        return t

    def sample(self, chance: Chance) -> Sample:
        """An imagined table."""
        return Sample(self.state(chance), self.number)


def make_sampler(t: State, memory: Memory, number: int, beliefs: Beliefs | None = None) -> Sampler:
    """The plan for a position: what lies open of this state, and what the viewer may imagine about the rest.

    `beliefs` weigh the ways to deal the roles; without them all are as likely as the shuffle made them.
    """
    roles_at = NOBODY if beliefs is None else memory.roles_at
    settled = settled_places(memory.guesses, roles_at)
    ways = [deal_of(guess.rows, guess.left, roles_at, guess.bars, settled) for guess in memory.guesses]
    lay: Lay = t.setup.game.zones.lay
    base = strip(t, memory)
    lay(base, [row[:] for row in memory.guesses[0].rows], sorted(settled))
    made = Sampler(base, number, ways, limits_of([guess.weight for guess in memory.guesses]), lay)
    made.open_options = t.over or t.asked == memory.viewer
    if beliefs is not None:
        made.roles_at = roles_at
        made.roles = [list(way) for way in beliefs]
        made.role_limits = limits_of(list(beliefs.values()))
    return made


def settled_places(guesses: list[Guess], but: int) -> frozenset[int]:
    """The places where the viewer knows all that lies there; all places but one."""
    first = guesses[0].rows
    known = [at for at, row in enumerate(first) if at != but and all(thing >= 0 for thing in row)]
    return frozenset(at for at in known if all(guess.rows[at] == first[at] for guess in guesses))


def strip(t: State, memory: Memory) -> State:
    """A copy of a state without its secrets: no seed, no dice, no answer, and every hidden place empty.

    What the viewer may answer follows from what it knows, so it is found here, once.
    """
    base: State = t.copy()
    base.setup = t.setup.with_seed("")
    base.fixed = []
    base.answer = 0
    base.returned = 0
    base.options = []
    guess, lay, anyhow = memory.guesses[0], t.setup.game.zones.lay, Rng("anyhow")
    everywhere = list(range(len(guess.rows)))
    if base.asked == memory.viewer and not t.over:
        lay(base, deal_out(deal_of(guess.rows, guess.left, NOBODY, guess.bars), anyhow), everywhere)
        base.options = base.setup.options(base)
    lay(base, [[] for _ in guess.rows], everywhere)
    reseed(base, anyhow)
    return base


def limits_of(weights: list[float]) -> list[int]:
    """Odds, added up and rounded to parts of a whole; every one that is not nothing keeps at least one part."""
    total = sum(weights)
    out: list[int] = []
    at = 0
    for weight in weights:
        at += max(1, round(weight / total * WHOLE)) if weight > 0 else 0
        out.append(at)
    return [limit * WHOLE // at for limit in out]


def deal_of(
    rows: list[list[int]],
    left: list[list[int]],
    but: int,
    bars: Bars | None = None,
    settled: frozenset[int] = frozenset(),
) -> Deal:
    """A way in which things can lie, ready to be dealt; all places but one. The oldest shuffle is dealt first. What is
    settled lies in the State already.
    """
    lots = [_lot(things, (bars or {}).get(shuffle)) for shuffle, things in enumerate(left)]
    table = [row[:] for row in rows]
    for lot in lots:
        if any(thing < 0 for thing in lot.things):
            lot.source = len(table)
            table.append(lot.things)
    fresh: list[int] = []
    for at, row in enumerate(table):
        if at in settled:
            continue
        if at != but and row and row[0] < 0 and not is_barred(row[0]) and row.count(row[0]) == len(row):
            lots[shuffle_of(row[0])].filled.append(at)
            lots[shuffle_of(row[0])].sizes.append(len(row))
            table[at] = []
            continue
        fresh.append(at)
        if at != but:
            for spot, token in enumerate(row):
                if token < 0:
                    _add_spot(lots[shuffle_of(token)], at, spot, is_barred(token))
    laid = [at for at in range(len(rows)) if at not in settled]
    return Deal(table, fresh, laid, [lot for lot in lots if lot.rows or lot.filled or lot.choosy_rows], len(rows))


def _lot(things: list[int], bar: frozenset[int] | None) -> Lot:
    """Things without their spots; those that are barred from some spots come last."""
    if bar is None:
        return Lot(things[:], NOBODY)
    fitting = [thing for thing in things if thing not in bar]
    lot = Lot(fitting + [thing for thing in things if thing in bar], NOBODY)
    lot.fitting = len(fitting)
    return lot


def _add_spot(lot: Lot, at: int, spot: int, choosy: bool) -> None:
    """One more spot for a lot; side by side with the last one, it makes that run longer."""
    if choosy:
        lot.choosy_rows.append(at)
        lot.choosy_spots.append(spot)
    elif lot.rows and lot.rows[-1] == at and lot.spots[-1] + lot.lengths[-1] == spot:
        lot.lengths[-1] += 1
    else:
        lot.rows.append(at)
        lot.spots.append(spot)
        lot.lengths.append(1)
