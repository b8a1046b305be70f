"""What a record tells: the value of each decision, what was better and why, when the game turned, who believed what.

A decision is judged by what the seat that was asked could know then: every option is tried in worlds that this seat can
imagine, equal ones for each option, and played on by the policy of the game. The options are compared on one half of
the worlds and the best is measured against the answer on the other half, so that luck in the choice is not counted as
a mistake. How likely each seat was to win is told from what all players knew together, as somebody sees it who looks
into every hand, but not into the deck. Each question is looked at by itself: the number of workers changes nothing.

It is done in portions of about a second, so that whoever has them done can say how far it is: `decide` looks at every
question, `look_again` at those where the game may have turned (`swings`), and `put_together` makes the whole of it, in
each language of the plan.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

import standoff
from standoff.arena.analysis import Analysis, Decision, Performance, Tried, Turning
from standoff.arena.crew import work_through
from standoff.arena.fixtures import BATCH_SECONDS
from standoff.arena.imagining import chances, known_together, mean_and_error, value_of
from standoff.arena.intervals import deviations
from standoff.bots.advice import Rated, Thinking, put_into_words
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.engine.dealt import Dealt
from standoff.engine.errors import WrongSetup
from standoff.engine.messages import Record
from standoff.engine.rng import Rng
from standoff.engine.sample import Sampler
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.words import LANGUAGE, outcome_id, voice_of

CANDIDATES = 6
"""So many options are looked at, those that the policy likes most, and what was answered."""

FIGURES = "figures"
"""An event that only says what follows from others."""

LEAST_BUDGET = 16
QUARTER = 4
DEEPER = 8
"""The largest swings are measured again, with so many times the games."""
SWINGS = 6
DIGITS = 4
"""Nothing is measured more exactly than this."""
PROBES = 3
"""What a question costs is measured at so many, spread over the record."""

Spoken = dict[str, Decision]
"""A decision in the words of each language."""


class AnalysisPlan(Struct, frozen=True):
    """A record to be looked at with so many imagined games for each question, to be told in these languages."""

    record: Record
    budget: int
    data: str | None = None
    languages: tuple[str, ...] = (LANGUAGE,)

    def table_at(self, number: int, before: Table | None) -> Table:
        """The table at a question, played on from an earlier one where that gives the same."""
        if before is None or self.record.chances:
            return standoff.replay(self.record, data=self.data, until=number)
        for code in self.record.answers[before.number : number]:
            before.answer(code)
        return before

    def tables(self, numbers: Sequence[int]) -> Iterator[Table]:
        """The table at each of these questions, in their order, for about a second."""
        until = time.perf_counter() + BATCH_SECONDS
        table: Table | None = None
        for number in numbers:
            table = self.table_at(number, table)
            yield table
            if time.perf_counter() > until:
                return


# -- A question --------------------------------------------------------------------------------------------------------


def decide(plan: AnalysisPlan, numbers: Sequence[int]) -> list[Spoken]:
    """Some questions of a record, in their order, as many as can be looked at in about a second."""
    return [_decision(plan, table) for table in plan.tables(numbers)]


def _decision(plan: AnalysisPlan, table: Table) -> Spoken:
    number, asked = table.number, table.asked
    assert asked is not None
    minds = _minds(table)
    seat, answer = table.seat(asked), plan.record.answers[number]
    question, option = seat.question(), seat.option(answer)
    judged = _judged(plan, seat, minds[asked], answer)
    hopes = chances_at(plan, table, minds, plan.budget // QUARTER)
    beliefs = [[[round(odds, DIGITS) for odds in of] for of in mind.odds()] for mind in minds]
    spoken: Spoken = {}
    for language in plan.languages:
        options = judged.tried(seat, language)
        spoken[language] = Decision(
            number=number,
            seat=asked,
            question=seat.say(question, language) if question is not None else "",
            answer=answer,
            words=seat.say(option, language),
            value=next((one.value for one in options if one.code == answer), 0.0),
            options=options,
            loss=round(judged.loss, DIGITS),
            error=round(judged.error, DIGITS),
            why=put_into_words(seat, judged.thinking, language).sentence,
            chances=hopes,
            beliefs=[told for told in beliefs if told],
        )
    return spoken


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
    found = chances(known_together(table), policy_of(table.setup.game.id), numbers, games, name)
    return [round(chance, DIGITS) for chance in found]


class Judged(NamedTuple):
    """What was found about one answer: the options that were tried, what the policy gives to all options together, and
    what was lost by not taking the best.
    """

    thinking: Thinking
    whole: int
    loss: float
    error: float

    def tried(self, seat: Seat, language: str) -> list[Tried]:
        """The options, the best first."""
        rated, best = self.thinking.rated, self.thinking.choice
        return [
            Tried(
                code=one.code,
                words=seat.say(seat.option(one.code), language),
                share=round(one.weight / self.whole, DIGITS),
                value=round(one.value or 0.0, DIGITS),
                games=one.visits,
            )
            for one in sorted(rated, key=lambda one: (one.code != best, -(one.value or 0.0), one.code))
        ]


def _judged(plan: AnalysisPlan, seat: Seat, mind: Mind, answer: int) -> Judged:
    """Try the options of a question."""
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
    return Judged(Thinking(best, rated, imagined, mind), max(1, sum(weights.values())), loss, error)


def _candidates(weights: dict[int, int], answer: int) -> list[int]:
    """What the policy likes most, and what was answered."""
    liked = sorted(weights, key=lambda code: -weights[code])[:CANDIDATES]
    return liked if answer in liked else [*liked, answer]


def _worlds(plan: AnalysisPlan, number: int, which: str, many: int) -> list[str]:
    return [f"{plan.record.seed}/{number}/{which}/{world}" for world in range(max(2, many))]


def _total(values: Sequence[float]) -> tuple[float, int]:
    return sum(values), len(values)


# -- The whole record --------------------------------------------------------------------------------------------------


class Again(Struct, frozen=True):
    """The chances at a question, measured with more games."""

    number: int
    chances: list[float]


def make_plan(record: Record, budget: int, data: Path | None, languages: Sequence[str] = (LANGUAGE,)) -> AnalysisPlan:
    """A plan for a record that can be looked at."""
    if budget < LEAST_BUDGET:
        raise WrongSetup(f"--budget must be {LEAST_BUDGET} or more imagined games for a question, not {budget}")
    if not record.answers:
        raise WrongSetup("there is nothing to look at: nobody has answered yet")
    return AnalysisPlan(record, budget, None if data is None else str(data), tuple(languages))


def seconds_each(plan: AnalysisPlan) -> float:
    """About how long a question of this record takes on this machine."""
    questions = len(plan.record.answers)
    began = time.perf_counter()
    done = decide(plan, [questions * (2 * probe + 1) // (2 * PROBES) for probe in range(min(PROBES, questions))])
    return (time.perf_counter() - began) / len(done)


def swings(plan: AnalysisPlan, hopes: Sequence[list[float]]) -> list[int]:
    """Where those who won may have won: the questions to be measured again, before and after the largest rises."""
    table = standoff.replay(plan.record, data=plan.data)
    return _around(_rises(hopes, _winners(table)), len(hopes))


def look_again(plan: AnalysisPlan, numbers: Sequence[int]) -> list[Again]:
    """The chances at some questions with more games, as many as can be measured in about a second."""
    games = DEEPER * plan.budget // QUARTER
    return [Again(table.number, chances_at(plan, table, _minds(table), games)) for table in plan.tables(numbers)]


def put_together(plan: AnalysisPlan, decisions: Sequence[Spoken], again: Sequence[Again]) -> dict[str, Analysis]:
    """The analysis in each language of the plan, from all that was found."""
    table = standoff.replay(plan.record, data=plan.data)
    measured = {one.number: one.chances for one in again}
    return {
        language: _whole(plan, table, [spoken[language] for spoken in decisions], measured, language)
        for language in plan.languages
    }


def analyse(plan: AnalysisPlan, workers: int = 1, progress: Callable[[int], None] = lambda _: None) -> Analysis:
    """Look at every question of a record; told in the first language of the plan."""
    decisions: list[Spoken] = []
    first, *_ = plan.languages
    for done in work_through(decide, plan, range(len(plan.record.answers)), workers):
        decisions += done
        progress(len(done))
    decisions.sort(key=lambda spoken: spoken[first].number)
    likely = swings(plan, [spoken[first].chances for spoken in decisions])
    again = [one for done in work_through(look_again, plan, likely, workers) for one in done]
    return put_together(plan, decisions, again)[first]


def _whole(
    plan: AnalysisPlan,
    table: Table,
    decisions: Sequence[Decision],
    again: Mapping[int, list[float]],
    language: str,
) -> Analysis:
    result, game = table.result(), table.setup.game
    winners = _winners(table)
    mistakes = sorted((d for d in decisions if d.is_mistake), key=lambda d: (-d.loss, d.number))
    dealt = game.dealt(table._state)
    names: Any = game.catalogue.names(table.setup) if policy_of(game.id).roles else {}
    voice = voice_of(game, language)
    called: Any = voice.call(names)
    roles = list(names.get("role", ()))
    return Analysis(
        game=game.id,
        title=game.title,
        names=list(table.setup.names),
        settings=plan.record.settings,
        result=voice.say(outcome_id(result.reason.clause), {}) if result is not None else "",
        winners=winners,
        budget=plan.budget,
        players=[_performance(seat, name, dealt, winners, decisions) for seat, name in enumerate(table.setup.names)],
        decisions=list(decisions),
        mistakes=[d.number for d in mistakes],
        turning=_turning(table, decisions, again, winners, language),
        roles=list(called.get("role", ())),
        had=[roles.index(seat["role"][0]) for seat in dealt.seats] if roles else [],
    )


def _winners(table: Table) -> list[int]:
    result = table.result()
    return list(result.winners) if result is not None else []


def _performance(seat: int, name: str, dealt: Dealt, winners: list[int], decisions: Sequence[Decision]) -> Performance:
    own = [d for d in decisions if d.seat == seat and len(d.options) > 1]
    loss = sum(d.loss for d in own) / max(1, len(own))
    mistakes = [d.number for d in own if d.is_mistake]
    return Performance(
        *(seat, name, dealt.sides[seat], dealt.seats[seat], seat in winners),
        *(len(own), round(loss, DIGITS), mistakes),
    )


def _hope(found: Sequence[float], winners: Sequence[int]) -> float:
    """How likely those who won were to win."""
    return sum(found[seat] for seat in winners) / len(winners)


def _rises(hopes: Sequence[Sequence[float]], winners: Sequence[int]) -> list[int]:
    """The answers after which those who won seem to have been the most likelier to win."""
    if not winners:
        return []
    hoped = [_hope(found, winners) for found in hopes] + [1.0]
    return sorted(range(len(hopes)), key=lambda at: hoped[at] - hoped[at + 1])[:SWINGS]


def _around(answers: Sequence[int], end: int) -> list[int]:
    """The questions before and after these answers; after the last there is none."""
    return sorted({at for answer in answers for at in (answer, answer + 1)} - {end})


def _turning(
    table: Table,
    decisions: Sequence[Decision],
    again: Mapping[int, list[float]],
    winners: Sequence[int],
    language: str,
) -> Turning | None:
    """The largest rise of those who won, by what was measured again."""
    likely = _rises([d.chances for d in decisions], winners)
    if not likely:
        return None
    hoped = {number: _hope(found, winners) for number, found in again.items()} | {len(decisions): 1.0}
    at = max(likely, key=lambda number: (hoped[number + 1] - hoped[number], -number))
    happened = [table.say(told, language) for told in table.events() if told.answer == at and told.kind != FIGURES]
    before, after = round(hoped[at], DIGITS), round(hoped[at + 1], DIGITS)
    return Turning(at, decisions[at].seat, decisions[at].words, before, after, happened)
