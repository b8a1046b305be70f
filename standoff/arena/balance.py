"""Is a game fair? Many games between equal bots, split by what was dealt to whom and by what was put to use.

A share is held against what is usual for the same seats: a character that was dealt to Sheriffs more often than to
Outlaws is measured by how often Sheriffs and Outlaws win. What lies outside with its whole interval, and by more than a
little, is out of line; if the figure that it belongs to is one that we had to reconstruct, the report says so.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from typing import Any

from msgspec import Struct

from standoff import prepare
from standoff.arena.fixtures import Fixture, Played
from standoff.arena.intervals import SURE, Mean, Share, mean, share
from standoff.bots import bots_for
from standoff.engine.data import DataFolder, Fact
from standoff.engine.errors import WrongSetup
from standoff.engine.rng import Rng
from standoff.engine.settings import chosen_settings
from standoff.games import find

RECONSTRUCTED = ("inferred", "invented")
"""Sources of figures that are ours, not the publisher's."""

LITTLE = 0.03
"""A share that is off by no more than this is in line, however sure it is."""

FEW = 5
"""For each map and scenario, only what has at most so many values is looked at."""

USED = "used"
SEAT = "seat"
SIDE = "side"


class BalancePlan(Struct, frozen=True):
    """So many games, over these player counts and all choices of the settings that a game varies."""

    game: str
    players: list[int]
    games: int
    bots: str
    seed: str
    settings: dict[str, Any]
    with_uses: bool = True

    def fixture(self, number: int) -> Fixture:
        """A game by its number: player counts take turns, settings are drawn."""
        players = self.players[number % len(self.players)]
        return Fixture(
            self.game, f"{self.seed}/{number}", f"{self.seed}/bots/{number}", [self.bots] * players, self._table(number)
        )

    def _table(self, number: int) -> dict[str, Any]:
        """Settings that go together."""
        game, chance = find(self.game), Rng(self.seed, "table", number)
        free = [s for s in game.info().settings if s.name in game.varied and s.name not in self.settings]
        players = self.players[number % len(self.players)]
        while True:
            drawn = {s.name: s.choices[chance.below(len(s.choices))] for s in free}
            try:
                setup = prepare(self.game, players=players, seed="", settings={**drawn, **self.settings})
            except WrongSetup:
                if not free:
                    raise
                continue
            return chosen_settings(setup.settings)


def make_plan(
    game: str, players: Sequence[int], games: int, bots: str, seed: str, settings: dict[str, Any]
) -> BalancePlan:
    """A plan that can be played."""
    if games < 1:
        raise WrongSetup(f"games must be 1 or more, not {games}")
    bots_for(bots, 1)
    counts = list(players) or list(find(game).players)
    plan = BalancePlan(game, counts, games, bots, seed, settings)
    for number in range(len(counts)):
        plan.fixture(number)
    return plan


# -- The report --------------------------------------------------------------------------------------------------------


class Value(Struct, frozen=True):
    """One value of a split: how often its seats won, what is usual for them, whether it is out of line, and where its
    figure comes from, if it has one.
    """

    name: str
    won: Share
    usual: float
    odd: bool
    source: str = ""
    file: str = ""


class Split(Struct, frozen=True):
    """What games were told apart by."""

    name: str
    values: list[Value]


class Length(Struct, frozen=True):
    """How long games of one sort are, in decisions, and how many have no winner."""

    name: str
    decisions: Mean
    undecided: Share


class BalanceReport(Struct, frozen=True):
    """What came of it. `flags` names the reconstructed figures that are out of line."""

    game: str
    title: str
    bots: str
    seed: str
    games: int
    completed: int
    splits: list[Split]
    lengths: list[Length]
    flags: list[str]


class Trial(Struct, frozen=True):
    """A value that a side had in a game, once however many seats had it."""

    split: str
    value: str
    won: bool
    usual: float


def report(plan: BalancePlan, games: Sequence[Played]) -> BalanceReport:
    """Split all games by all that they can be split by."""
    completed = [game for game in games if game.over]
    usual = usual_rates(completed)
    found: dict[str, dict[str, list[Trial]]] = defaultdict(lambda: defaultdict(list))
    for game in completed:
        for trial in _trials(game, usual):
            found[trial.split][trial.value].append(trial)
    facts = _facts(plan)
    shown = {
        name: values for name, values in found.items() if 1 < len(values) <= (FEW if ", " in name else len(values))
    }
    splits = [_split(name, values, facts) for name, values in sorted(shown.items(), key=_order)]
    return BalanceReport(
        game=plan.game,
        title=find(plan.game).title,
        bots=plan.bots,
        seed=plan.seed,
        games=len(games),
        completed=len(completed),
        splits=splits,
        lengths=_lengths(games),
        flags=[_flag(split, value) for split in splits for value in split.values if value.odd and value.source],
    )


def _order(split: tuple[str, object]) -> tuple[int, bool, str]:
    """Sides first, what was dealt, what was used; then the same for each table."""
    name = split[0]
    return name.count(", "), name.endswith(USED), name if name != SIDE else ""


Sort = tuple[int, str]
"""The number of players and the side: seats of one sort are measured by each other."""


def usual_rates(games: Iterable[Played]) -> dict[Sort, float]:
    """How often a side wins with so many players. Sides that are only seats are all alike."""
    wins: dict[Sort, list[int]] = defaultdict(lambda: [0, 0])
    for game in games:
        for side in dict.fromkeys(game.dealt.sides):
            count = wins[_sort(game, side)]
            count[0] += any(game.dealt.sides[seat] == side for seat in game.winners)
            count[1] += 1
    return {sort: won / many for sort, (won, many) in wins.items()}


def _sort(game: Played, side: str) -> Sort:
    return len(game.bots), "" if side.startswith(SEAT) else side


def _trials(game: Played, usual: dict[Sort, float]) -> Iterable[Trial]:
    sides, players = game.dealt.sides, f"{len(game.bots)} players"
    rate = [usual[_sort(game, side)] for side in sides]
    seen = set()
    for seat, (side, traits) in enumerate(zip(sides, game.dealt.seats, strict=True)):
        won, even = seat in game.winners, 1 / len(set(sides))
        told = [(f"{SEAT} of {players}", str(seat + 1), rate[seat])]
        if not side.startswith(SEAT):
            told += [(SIDE, side, even), (f"{SIDE}, {players}", side, even)]
        for trait, values in traits.items():
            for value in values:
                told.append((trait, value, rate[seat]))
                for place, where in game.dealt.table.items():
                    told.append((f"{trait}, {place} {where}", value, rate[seat]))
        for split, value, fair in told:
            if (split, value, side) not in seen:
                seen.add((split, value, side))
                yield Trial(split, value, won, fair)
    for what, names in game.uses.items():
        for name, seats in names.items():
            for seat in seats:
                yield Trial(f"{what} {USED}", name, seat in game.winners, rate[seat])


def _split(name: str, values: dict[str, list[Trial]], facts: dict[str, Fact]) -> Split:
    """The values of a split. What winners use more of whatever it is, is usual for all things of its kind."""
    every = [trial for trials in values.values() for trial in trials]
    more = sum(t.won - t.usual for t in every) / len(every) if name.endswith(USED) else 0.0
    sure = 1 - (1 - SURE) / len(values)
    out = []
    for value, trials in values.items():
        won = share(sum(t.won for t in trials), len(trials))
        usual = sum(t.usual for t in trials) / len(trials) + more
        wide = share(won.wins, won.trials, sure)
        odd = not wide.low <= usual <= wide.high and abs(won.rate - usual) > LITTLE
        fact = facts.get(value) or _place(name, facts)
        source = fact.source if fact is not None and fact.source in RECONSTRUCTED else ""
        out.append(Value(value, won, usual, odd, source, fact.file if fact is not None and source else ""))
    return Split(name, sorted(out, key=lambda v: (-v.won.rate, v.name)))


def _place(split: str, facts: dict[str, Fact]) -> Fact | None:
    """The figure that a split of one map, scenario or player count belongs to."""
    where = split.removeprefix(f"{SEAT} of ").rpartition(", ")[2]
    return facts.get(where) or facts.get(where.partition(" ")[2])


def _facts(plan: BalancePlan) -> dict[str, Fact]:
    """Every figure by its name; of equal names, one that is reconstructed."""
    listed = DataFolder(find(plan.game).folder / "data").facts()
    return {fact.entry: fact for fact in sorted(listed, key=lambda fact: fact.source in RECONSTRUCTED)}


def _lengths(games: Sequence[Played]) -> list[Length]:
    sorts: dict[str, list[Played]] = defaultdict(list)
    for game in games:
        sorts["all games"].append(game)
        sorts[f"{len(game.bots)} players"].append(game)
        for place, where in game.dealt.table.items():
            sorts[f"{place} {where}"].append(game)
    return [
        Length(name, mean([float(g.decisions) for g in some]), share(sum(not g.winners for g in some), len(some)))
        for name, some in sorted(sorts.items(), key=lambda item: (item[0] != "all games", item[0]))
    ]


def _flag(split: Split, value: Value) -> str:
    won = value.won
    return (
        f"{value.name} ({split.name}): won {100 * won.rate:.1f} % ({100 * won.low:.1f}-{100 * won.high:.1f}) of "
        f"{won.trials:,}, {100 * value.usual:.1f} % is usual; {value.source} in {value.file}"
    )
