"""How good beliefs about secret roles are: over many games between policy bots, after each quarter of the game.

Each player's belief about every other whose role he does not know is held against the truth: by log-loss (the less the
better; 0 for whoever is always sure and right) beside that of a guess to which all ways to deal them are alike, and by
calibration: of all that was believed at some 70 %, seven in ten should be so.
"""

from __future__ import annotations

from collections.abc import Callable
from math import log

from msgspec import Struct

import standoff
from standoff.arena.drawing import Interval, alone, intervals_svg, percent
from standoff.arena.intervals import share
from standoff.arena.pool import in_batches
from standoff.bots import PolicyBot
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.engine.errors import WrongSetup
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.table import Table

QUARTERS = 4
BINS = 10
LEAST = 1e-9
"""Nothing that turned out true counts as less likely than this."""


class Plan(Struct, frozen=True):
    """What is to be measured."""

    game: str
    players: int
    games: int
    seed: str


class Quarter(Struct):
    """Sums over all beliefs after one quarter of the games."""

    beliefs: int = 0
    loss: float = 0.0
    uniform: float = 0.0


class Bin(Struct):
    """Beliefs that were about as sure as each other: how many, how sure in sum, how many were true."""

    beliefs: int = 0
    believed: float = 0.0
    true: int = 0


class Tally(Struct):
    """What came of some games."""

    quarters: list[Quarter]
    bins: list[Bin]


class Loss(Struct, frozen=True):
    """After one quarter of the games: log-loss of the beliefs, and of a guess without any."""

    beliefs: int
    loss: float
    uniform: float


class Calibration(Struct, frozen=True):
    """Of beliefs about so sure: how sure on average, and what part was true."""

    beliefs: int
    believed: float
    true: float


class Report(Struct, frozen=True):
    """How good beliefs are; the last quarter ends just before the game does."""

    game: str
    players: int
    games: int
    quarters: list[Loss]
    calibration: list[Calibration]


def measure(plan: Plan, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> Report:
    """Play the plan; `progress` is told how many more games are done."""
    if policy_of(plan.game).watch is None:
        raise WrongSetup(f"nobody has beliefs about roles in {plan.game}: it has none that are secret")
    total = _nothing()
    size = 0
    for count, tally in in_batches(play_batch, plan, plan.games, workers):
        for mine, more in zip(total.quarters, tally.quarters, strict=True):
            mine.beliefs += more.beliefs
            mine.loss += more.loss
            mine.uniform += more.uniform
        for one, other in zip(total.bins, tally.bins, strict=True):
            one.beliefs += other.beliefs
            one.believed += other.believed
            one.true += other.true
        size += count
        progress(count)
    return Report(
        game=plan.game,
        players=plan.players,
        games=size,
        quarters=[Loss(q.beliefs, q.loss / (q.beliefs or 1), q.uniform / (q.beliefs or 1)) for q in total.quarters],
        calibration=[
            Calibration(b.beliefs, b.believed / b.beliefs, b.true / b.beliefs) for b in total.bins if b.beliefs
        ],
    )


def plot(report: Report) -> str:
    """Calibration as an SVG: for beliefs about so sure, how many were true; a tick stands where all would be right.

    Intervals take beliefs for independent, which those of one game are not.
    """
    rows = []
    for one in report.calibration:
        found = share(round(one.true * one.beliefs), one.beliefs)
        told = f"{percent(one.true)} of {one.beliefs:,}"
        rows.append(
            Interval(f"believed at {percent(one.believed)}", found.low, one.true, found.high, told, fair=one.believed)
        )
    title = f"Roles in {report.games:,} games of {report.players}: how sure, and how often true"
    return alone(intervals_svg(title, "%", rows, 0.0, 1.0))


def _nothing() -> Tally:
    return Tally([Quarter() for _ in range(QUARTERS)], [Bin() for _ in range(BINS)])


def play_batch(plan: Plan, first: int, count: int) -> tuple[int, Tally]:
    """Play and judge some games of a plan, the first of them by its number."""
    tally = _nothing()
    for number in range(first, first + count):
        table = standoff.new(plan.game, players=plan.players, seed=f"{plan.seed}/{number}")
        table.run([PolicyBot(Rng(plan.seed, number, seat)).choose for seat in range(plan.players)])
        judge(table, tally)
    return count, tally


def judge(played: Table, tally: Tally) -> None:
    """Play a finished game again, and hold beliefs against the truth after each quarter."""
    answers = played.record().answers
    setup = played.setup
    table = Table.begin(setup)
    minds = [Mind(policy_of(setup.game.id)) for _ in range(setup.players)]
    roles = setup.game.zones.gather(played._state)[played._memory(0).roles_at]
    for quarter in range(QUARTERS):
        until = min(len(answers) - 1, len(answers) * (quarter + 1) // QUARTERS)
        for answer in answers[table.number : until]:
            table.answer(answer)
        for viewer, mind in enumerate(minds):
            seat = table.seat(viewer)
            mind.hear(seat)
            _judge_seat(seat, mind, roles, tally.quarters[quarter], tally.bins)


def _judge_seat(seat: Seat, mind: Mind, roles: list[int], quarter: Quarter, bins: list[Bin]) -> None:
    odds, ways = mind.odds(), seat.ways()
    for other, role in enumerate(roles):
        uniform = sum(way[other] == role for way in ways) / len(ways)
        if uniform == 1:
            continue
        quarter.beliefs += 1
        quarter.loss -= log(max(LEAST, odds[other][role]))
        quarter.uniform -= log(uniform)
        for one in {way[other] for way in ways}:
            found = bins[min(BINS - 1, int(BINS * odds[other][one]))]
            found.beliefs += 1
            found.believed += odds[other][one]
            found.true += one == role
