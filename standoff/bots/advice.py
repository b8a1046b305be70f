"""Advice: an answer with its reasons, as data and in a sentence.

A policy says why in the words of its game: `why.py` in its folder declares thoughts (`engine.declare.Thought`) and has
`why(t, mind, code)`, the thoughts that speak for an option, to be read one after the other. Their words stand in
`words/<language>.ftl` beside it, as those of a game do (`engine.words`). Like everything else in a policy it reads an
imagined State: what the seat that is asked may know, and its beliefs. Where a policy has nothing to say, and besides
what it says after a search, the figures speak for themselves: the thoughts below.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from msgspec import Struct

from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.search import sound
from standoff.engine.declare import Field, Message, Number, Thought, declared_in, fields_of
from standoff.engine.seat import Seat
from standoff.engine.words import LANGUAGE, Speaker, Voice

BEST = 3
"""So many options are named: the best, and what else could be done."""
PERCENT = 100


class Considered(Struct, frozen=True):
    """An option that was thought about.

    `share` is its part of what the policy gives to all options. `value` is how often this seat won, from 0 to 1, in the
    `visits` games that were imagined with this answer; None if nothing was imagined.
    """

    code: int
    words: str
    share: float
    value: float | None = None
    visits: int = 0


class Belief(Struct, frozen=True):
    """How likely a seat has each role, by the numbers of the roles in the catalogue."""

    seat: int
    odds: list[float]


class Advice(Struct, frozen=True):
    """What to answer and why. `best` has the choice and up to two others; `beliefs` are there if roles are secret."""

    choice: int
    sentence: str
    best: list[Considered]
    beliefs: list[Belief]


class Rated(NamedTuple):
    """What came of one option: its weight by the policy, and what was found by imagining."""

    code: int
    weight: int
    total: float = 0.0
    visits: int = 0

    @property
    def value(self) -> float | None:
        """How often the seat won with it."""
        return self.total / self.visits if self.visits else None


class Thinking(NamedTuple):
    """All that a bot found about one question, on an imagined table and with its beliefs."""

    choice: int
    rated: list[Rated]
    state: Any
    mind: Mind

    def ranked(self) -> list[Rated]:
        """The choice first, then what is next best."""
        return sorted(ranked(self.rated), key=lambda one: one.code != self.choice)


def ranked(rated: Sequence[Rated]) -> list[Rated]:
    """The best first: by what was found as far as that is not luck, then by what the policy likes."""
    return sorted(rated, key=lambda one: (sound(one.total, one.visits, share_of(rated, one)), one.weight), reverse=True)


def share_of(rated: Sequence[Rated], one: Rated) -> float:
    """What part of all options' weight the policy gives to one."""
    return one.weight / max(1, sum(each.weight for each in rated))


# -- Thoughts that fit every game --------------------------------------------------------------------------------------


class Only(Thought):
    """There is one answer."""


class Alike(Thought):
    """Nothing speaks for one option rather than another."""

    options: Number


class Favoured(Thought):
    """What the policy gives to the choice and to the next best, in hundredths."""

    share: Number
    other: Number


class Imagined(Thought):
    """What was found by imagining: so many games, and how many of a hundred were won with the choice and without."""

    games: Number
    won: Number
    other: Number | None


class Level(Thought):
    """The same where the next best has won as many, or more by what may be luck."""

    games: Number
    won: Number


def figures(rated: Sequence[Rated]) -> list[Thought]:
    """What the figures alone say for the first of several options."""
    first = rated[0]
    if len(rated) == 1:
        return [Only()]
    if first.value is not None:
        second, games, won = rated[1].value, sum(one.visits for one in rated), round(PERCENT * first.value)
        other = None if second is None else round(PERCENT * second)
        return [Imagined(games, won, other) if other is None or other < won else Level(games, won)]
    share, other = (round(PERCENT * share_of(rated, one)) for one in rated[:2])
    return [Favoured(share, other)] if share > other else [Alike(len(rated))]


# -- Words -------------------------------------------------------------------------------------------------------------


class Wording(NamedTuple):
    """Thoughts that are declared in one module, and their words in one language."""

    fields: Mapping[type[Message], Sequence[Field]]
    voice: Voice


@cache
def wording(thoughts: tuple[type[Thought], ...], folder: Path, language: str) -> Wording:
    """The words of these thoughts, checked; English where there are none in the language."""
    path = folder / f"{language}.ftl"
    voice = Voice(language, path) if path.exists() else Voice(LANGUAGE, folder / f"{LANGUAGE}.ftl")
    fields: dict[type[Message], Sequence[Field]] = {thought: fields_of(thought) for thought in thoughts}
    voice.check(fields, ())
    return Wording(fields, voice)


FIGURES = declared_in(globals(), Thought)


def say(thoughts: Sequence[Thought], t: Any, reader: int, language: str = LANGUAGE) -> str:
    """Thoughts about an imagined table as one text, for a reader."""
    policy = policy_of(t.setup.game.id)
    books = [wording(FIGURES, Path(__file__).parent / "words", language)]
    if policy.thoughts:
        books.append(wording(policy.thoughts, policy.words, language))
    speakers: dict[type[Message], Speaker] = {}
    for fields, voice in books:
        speaker = Speaker(t.setup, reader, language, voice, fields)
        speaker.know(t.setup.game.called(t))
        speakers |= dict.fromkeys(fields, speaker)
    return " ".join(speakers[type(thought)].thought(thought) for thought in thoughts)


def put_into_words(seat: Seat, thinking: Thinking, language: str = LANGUAGE) -> Advice:
    """What came of thinking, for whoever may know what the seat knows."""
    rated, t, mind = thinking.ranked(), thinking.state, thinking.mind
    thoughts: list[Thought] = []
    if mind.policy.why is not None and len(rated) > 1:
        thoughts += mind.policy.why(t, mind, thinking.choice)
    if not thoughts or rated[0].visits:
        thoughts += figures(rated)
    best = [
        Considered(one.code, seat.say(seat.option(one.code), language), share_of(rated, one), one.value, one.visits)
        for one in rated[:BEST]
    ]
    beliefs = [Belief(s, odds) for s, odds in enumerate(mind.odds())]
    return Advice(thinking.choice, say(thoughts, t, seat.index, language), best, beliefs)
