"""Samples: tables that a seat can imagine, dealt from what it knows and from the chances it was given, nothing else.

A `Sampler` is made once for a position. It starts from what lies open: a copy of the state from which all that is
hidden has been taken, with the seed, the dice and the history. Into it, each sample deals a way in which the hidden
things can lie (`engine.memory`, `engine.deal`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from standoff.engine.deal import Deal, Lot, deal_onto, deal_out, pick
from standoff.engine.guess import Bars, is_barred, shuffle_of
from standoff.engine.memory import Memory
from standoff.engine.play import give, playout
from standoff.engine.rng import Chance, Rng, reseed
from standoff.engine.state import NOBODY, State

Beliefs = Mapping[tuple[int, ...], float]
"""A weight for each way to deal the roles, as `Seat.ways` lists them."""

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

    `ways` are the ways in which things can lie, `limits` their odds added up, and `bases` the position with what each
    way knows: a copy of it lacks only what is dealt. `roles`, where beliefs say how the roles lie, are the ways to deal
    them, at the place `roles_at`; `dealt` is the one that was dealt last.
    """

    __slots__ = (
        *("base", "bases", "dealt", "limits", "number", "open_options", "role_limits", "roles", "roles_at", "ways"),
    )

    def __init__(self, base: State, number: int, ways: list[Deal], limits: list[int]):
        self.number = number
        self.ways = ways
        self.limits = limits
        self.roles: list[list[int]] = []
        self.role_limits: list[int] = []
        self.roles_at = NOBODY
        self.dealt = 0
        self.open_options = True
        self.base = base
        self.bases: list[State] = []
        for way in ways:
            known: State = base.copy()
            base.setup.lister.lay(known, [row[:] for row in way.known], list(range(len(way.known))))
            self.bases.append(known)

    def state(self, chance: Chance) -> State:
        """An imagined state."""
        at = 0 if len(self.ways) == 1 else pick(chance, self.limits)
        way = self.ways[at]
        t: State = self.bases[at].copy()
        lister = t.setup.lister
        rows = lister.rows(t, way.places)
        deal_onto(rows, way, chance)
        lister.lay(t, rows, way.lent)
        if self.roles:
            self.dealt = pick(chance, self.role_limits)
            lister.lay(t, [self.roles[self.dealt][:]], [self.roles_at])
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
    own = own_rows(t, len(memory.guesses[0].rows))
    ways = [deal_of(guess.rows, guess.left, roles_at, guess.bars, own) for guess in memory.guesses]
    made = Sampler(strip(t, memory), number, ways, limits_of([guess.weight for guess in memory.guesses]))
    made.open_options = t.over or t.asked == memory.viewer
    if beliefs is not None:
        made.roles_at = roles_at
        made.roles = [list(way) for way in beliefs]
        made.role_limits = limits_of(list(beliefs.values()))
    return made


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
    guess, lay, anyhow = memory.guesses[0], t.setup.lister.lay, Rng("anyhow")
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


def own_rows(t: State, places: int) -> list[int]:
    """The places where a State has a list of its own, and hands out that very list to be laid on."""
    everywhere = list(range(places))
    once, again = t.setup.lister.rows(t, everywhere), t.setup.lister.rows(t, everywhere)
    return [at for at in everywhere if once[at] is again[at]]


def deal_of(
    rows: list[list[int]], left: list[list[int]], but: int, bars: Bars | None = None, own: Sequence[int] = ()
) -> Deal:
    """A way in which things can lie, ready to be dealt; all places but one. The oldest shuffle is dealt first.

    `own` are the places that need not be laid out again: what is dealt lies there at once.
    """
    lots = [_lot(things, (bars or {}).get(shuffle)) for shuffle, things in enumerate(left)]
    unseen = [at for at, row in enumerate(rows) if at != but and any(token < 0 for token in row)]
    lent = [at for at in unseen if at not in own]
    places = lent + [at for at in unseen if at in own]
    again = [lot for lot in lots if any(thing < 0 for thing in lot.things)]
    for number, lot in enumerate(again, len(places)):
        lot.source = number
    for number, row in enumerate([*(rows[at] for at in places), *(lot.things for lot in again)]):
        for spot, token in enumerate(row):
            if token < 0:
                _add_spot(lots[shuffle_of(token)], number, spot, is_barred(token))
    used = [lot for lot in lots if lot.rows or lot.choosy_rows]
    return Deal([row[:] for row in rows], places, lent, used, [lot.things for lot in again])


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
