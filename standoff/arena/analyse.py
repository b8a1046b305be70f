"""What a record tells: the value of each decision, what was better and why, when the game turned, who believed what.

A decision is judged by what the seat that was asked could know then: every option is tried in worlds that this seat can
imagine, equal ones for each option, and played on by the policy of the game. The options are compared on one half of
the worlds and the best is measured against the answer on the other half, so that luck in the choice is not counted as
a mistake. How likely each seat was to win is told from what all players knew together, as somebody sees it who looks
into every hand, but not into the deck. Each question is looked at by itself: the number of workers changes nothing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

import standoff
from standoff.arena.crew import work_through
from standoff.arena.fixtures import BATCH_SECONDS
from standoff.arena.imagining import chances, known_together, mean_and_error, value_of
from standoff.arena.intervals import deviations
from standoff.bots.advice import Belief, Rated, Thinking, put_into_words
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.engine.dealt import Dealt
from standoff.engine.errors import WrongSetup
from standoff.engine.messages import Record
from standoff.engine.rng import Rng
from standoff.engine.sample import Sampler
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.words import LANGUAGE

CANDIDATES = 6
"""So many options are looked at, those that the policy likes most, and what was answered."""

FIGURES = "figures"
"""An event that only says what follows from others."""

LEAST_BUDGET = 16
QUARTER = 4
DEEPER = 8
"""The largest swings are measured again, with so many times the games."""
SWINGS = 6


class Option(Struct, frozen=True):
    """An option that was tried: `share` is its part of what the policy gives to all, `value` how often its seat won."""

    code: int
    words: str
    share: float
    value: float
    games: int


class Decision(Struct, frozen=True):
    """An answer, and what else could have been answered, the best first. `loss` is how much more often the seat would
    have won with the best, `error` how far that may be off (95 %). `why` speaks for the best. `chances` are those of
    all seats before the answer, by what all knew together; `beliefs` those of each seat about secret roles.
    """

    number: int
    seat: int
    question: str
    answer: int
    words: str
    value: float
    options: list[Option]
    loss: float
    error: float
    why: str
    chances: list[float]
    beliefs: list[list[Belief]]

    @property
    def is_mistake(self) -> bool:
        """Was something else better, beyond doubt?"""
        return self.loss > self.error > 0

    @property
    def best(self) -> Option:
        """What was best."""
        return self.options[0]


class AnalysisPlan(Struct, frozen=True):
    """A record to be looked at with so many imagined games for each question."""

    record: Record
    budget: int
    data: str | None = None
    language: str = LANGUAGE

    def table_at(self, number: int, before: Table | None) -> Table:
        """The table at a question, played on from an earlier one where that gives the same."""
        if before is None or self.record.chances:
            return standoff.replay(self.record, data=self.data, until=number)
        for code in self.record.answers[before.number : number]:
            before.answer(code)
        return before


def decide(plan: AnalysisPlan, numbers: Sequence[int]) -> list[Decision]:
    """Some questions of a record, in their order, as many as can be looked at in about a second."""
    until = time.perf_counter() + BATCH_SECONDS
    out: list[Decision] = []
    table: Table | None = None
    for number in numbers:
        table = plan.table_at(number, table)
        out.append(_decision(plan, table))
        if time.perf_counter() > until:
            break
    return out


def _decision(plan: AnalysisPlan, table: Table) -> Decision:
    number, asked = table.number, table.asked
    assert asked is not None
    minds = _minds(table)
    seat, answer = table.seat(asked), plan.record.answers[number]
    question = seat.question()
    options, loss, error, why = _judged(plan, seat, minds[asked], answer)
    beliefs = [[Belief(s, odds) for s, odds in enumerate(mind.odds())] for mind in minds]
    return Decision(
        number=number,
        seat=asked,
        question=seat.say(question, plan.language) if question is not None else "",
        answer=answer,
        words=seat.say(seat.option(answer), plan.language),
        value=next((o.value for o in options if o.code == answer), 0.0),
        options=options,
        loss=loss,
        error=error,
        why=why,
        chances=chances_at(plan, table, minds, plan.budget // QUARTER),
        beliefs=[told for told in beliefs if told],
    )


def _minds(table: Table) -> list[Mind]:
    """What each seat believes by now."""
    minds = [Mind(policy_of(table.setup.game.id)) for _ in range(table.setup.players)]
    for index, mind in enumerate(minds):
        mind.hear(table.seat(index))
    return minds


def chances_at(plan: AnalysisPlan, table: Table, minds: Sequence[Mind], games: int) -> list[float]:
    """How likely each seat is to win from here."""
    numbers = [mind.numbers() for mind in minds]
    name = f"{plan.record.seed}/chances/{table.number}"
    return chances(known_together(table), policy_of(table.setup.game.id), numbers, games, name)


def _judged(plan: AnalysisPlan, seat: Seat, mind: Mind, answer: int) -> tuple[list[Option], float, float, str]:
    """The options that were tried, the loss by the answer, how far that may be off, and why the best is best."""
    sampler: Sampler = seat.sampler(mind.beliefs())
    imagined = sampler.state(Rng(plan.record.seed, "thoughts", seat.number))
    weights = dict(zip(imagined.options, mind.policy.weigh(imagined, mind.numbers()), strict=True))
    codes = _candidates(weights, answer)
    worlds = _worlds(plan, seat.number, "first", plan.budget // 2 // len(codes))
    found = {code: value_of(sampler, code, seat.index, mind, worlds) for code in codes} if len(codes) > 1 else {}
    best = max(codes, key=lambda code: (sum(found.get(code, [])), weights[code], code == answer))
    loss = error = 0.0
    more = _worlds(plan, seat.number, "second", plan.budget // QUARTER)
    again = {code: value_of(sampler, code, seat.index, mind, more) for code in {best, answer}}
    if best != answer:
        loss, spread = mean_and_error([a - b for a, b in zip(again[best], again[answer], strict=True)])
        error = deviations() * spread
        if loss <= 0:
            best, loss, error = answer, 0.0, 0.0
    rated = [Rated(code, weights[code], *_total(found.get(code, []) + again.get(code, []))) for code in codes]
    advice = put_into_words(seat, Thinking(best, rated, imagined, mind), plan.language)
    whole = max(1, sum(weights.values()))
    options = [
        Option(r.code, seat.say(seat.option(r.code), plan.language), r.weight / whole, r.value or 0.0, r.visits)
        for r in sorted(rated, key=lambda r: (r.code != best, -(r.value or 0.0), r.code))
    ]
    return options, loss, error, advice.sentence


def _candidates(weights: dict[int, int], answer: int) -> list[int]:
    """What the policy likes most, and what was answered."""
    liked = sorted(weights, key=lambda code: -weights[code])[:CANDIDATES]
    return liked if answer in liked else [*liked, answer]


def _worlds(plan: AnalysisPlan, number: int, which: str, many: int) -> list[str]:
    return [f"{plan.record.seed}/{number}/{which}/{world}" for world in range(max(2, many))]


def _total(values: Sequence[float]) -> tuple[float, int]:
    return sum(values), len(values)


# -- The whole record --------------------------------------------------------------------------------------------------


class Turning(Struct, frozen=True):
    """When the game turned: the answer after which those who won were so much more likely to win, and what happened."""

    number: int
    seat: int
    words: str
    before: float
    after: float
    happened: list[str]


class Player(Struct, frozen=True):
    """How somebody has played: decisions with a choice, what they cost on average, and which were mistakes."""

    seat: int
    name: str
    side: str
    dealt: dict[str, list[str]]
    won: bool
    decisions: int
    loss: float
    mistakes: list[int]


class Analysis(Struct, frozen=True):
    """A record looked at. `mistakes` are the numbers of the questions, the most costly first. `roles` are the words for
    the roles in beliefs, `had` the number of the role that each seat had.
    """

    game: str
    title: str
    names: list[str]
    settings: dict[str, Any]
    result: str
    winners: list[int]
    budget: int
    players: list[Player]
    decisions: list[Decision]
    mistakes: list[int]
    turning: Turning | None
    roles: list[str]
    had: list[int]


def make_plan(record: Record, budget: int, data: Path | None, language: str = LANGUAGE) -> AnalysisPlan:
    """A plan for a record that can be looked at."""
    if budget < LEAST_BUDGET:
        raise WrongSetup(f"--budget must be {LEAST_BUDGET} or more imagined games for a question, not {budget}")
    if not record.answers:
        raise WrongSetup("there is nothing to look at: nobody has answered yet")
    return AnalysisPlan(record, budget, None if data is None else str(data), language)


def analyse(plan: AnalysisPlan, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> Analysis:
    """Look at every question of a record."""
    decisions: list[Decision] = []
    for done in work_through(decide, plan, range(len(plan.record.answers)), workers):
        decisions += done
        progress(len(done))
    decisions.sort(key=lambda d: d.number)
    table = standoff.replay(plan.record, data=plan.data)
    result, game = table.result(), table.setup.game
    winners = list(result.winners) if result is not None else []
    mistakes = sorted((d for d in decisions if d.is_mistake), key=lambda d: (-d.loss, d.number))
    dealt = game.dealt(table._state)
    policy = policy_of(game.id)
    names: Any = game.catalogue.names(table.setup).get("role", ()) if policy.roles else ()
    return Analysis(
        game=game.id,
        title=game.title,
        names=list(table.setup.names),
        settings=plan.record.settings,
        result=result.reason.text if result is not None else "",
        winners=winners,
        budget=plan.budget,
        players=[_player(seat, name, dealt, winners, decisions) for seat, name in enumerate(table.setup.names)],
        decisions=decisions,
        mistakes=[d.number for d in mistakes],
        turning=_turning(plan, table, decisions, winners),
        roles=list(names),
        had=[list(names).index(seat["role"][0]) for seat in dealt.seats] if names else [],
    )


def _player(seat: int, name: str, dealt: Dealt, winners: list[int], decisions: Sequence[Decision]) -> Player:
    own = [d for d in decisions if d.seat == seat and len(d.options) > 1]
    loss = sum(d.loss for d in own) / max(1, len(own))
    mistakes = [d.number for d in own if d.is_mistake]
    return Player(seat, name, dealt.sides[seat], dealt.seats[seat], seat in winners, len(own), loss, mistakes)


def _turning(plan: AnalysisPlan, table: Table, decisions: Sequence[Decision], winners: Sequence[int]) -> Turning | None:
    """The largest rise of those who won, measured again with more games where it seems to be."""
    if not winners:
        return None

    def hope(found: Sequence[float]) -> float:
        return sum(found[seat] for seat in winners) / len(winners)

    hopes = [hope(d.chances) for d in decisions] + [1.0]
    likely = sorted(range(len(decisions)), key=lambda n: hopes[n] - hopes[n + 1])[:SWINGS]
    again: dict[int, float] = {len(decisions): 1.0}
    for number in sorted({n for at in likely for n in (at, at + 1)} - {len(decisions)}):
        there = plan.table_at(number, None)
        again[number] = hope(chances_at(plan, there, _minds(there), DEEPER * plan.budget // QUARTER))
    at = max(likely, key=lambda n: (again[n + 1] - again[n], -n))
    happened = [table.say(told, plan.language) for told in table.events() if told.answer == at and told.kind != FIGURES]
    return Turning(at, decisions[at].seat, decisions[at].words, again[at], again[at + 1], happened)
