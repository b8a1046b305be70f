"""One game of a plan: who plays whom with which chances, and what came of it.

A fixture follows from the plan and its number alone, and what came of it from the fixture alone: it does not matter
which process plays it, on which machine, or how often.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Protocol

from msgspec import Struct

from standoff import prepare
from standoff._loader import PACKAGE
from standoff.bots import bots_for
from standoff.engine.dealt import Dealt
from standoff.engine.rng import Rng
from standoff.engine.setup import Setup
from standoff.engine.table import Table

LIMIT = 200_000
"""A game with more decisions than this is given up and counted as not completed."""

BATCH_SECONDS = 1.0
"""A worker hands in what it has after about so long."""


class Fixture(Struct, frozen=True):
    """A game to be played. `deal` is the seed of the table: equal deals are equal cards, roles and dice. `chance` is
    the seed of the bots, with the number of the seat.
    """

    game: str
    deal: str
    chance: str
    bots: list[str]
    settings: dict[str, Any]


class Played(Struct, frozen=True, omit_defaults=True):
    """What came of a game of a plan: winners, scores, how long it was, why it ended, what was dealt to whom. `uses`: by
    what it is and by name, the seats that put something to use (only where somebody wants to know).
    """

    number: int
    deal: str
    bots: list[str]
    winners: list[int]
    scores: list[float]
    decisions: int
    outcome: str
    dealt: Dealt
    over: bool = True
    uses: dict[str, dict[str, list[int]]] = {}


class Plan(Protocol):
    """Many games, each by its number."""

    @property
    def games(self) -> int:
        """How many."""

    @property
    def with_uses(self) -> bool:
        """Is it wanted what the seats put to use?"""

    def fixture(self, number: int) -> Fixture:
        """One of them."""


def play_some(plan: Plan, numbers: Sequence[int]) -> list[Played]:
    """Games of a plan in this order, as many as can be played in about a second, and at least one."""
    until = time.perf_counter() + BATCH_SECONDS
    out: list[Played] = []
    for number in numbers:
        out.append(play(plan.fixture(number), number, plan.with_uses))
        if time.perf_counter() > until:
            break
    return out


def play(fixture: Fixture, number: int = 0, with_uses: bool = False) -> Played:
    """Play a game to its end."""
    players = len(fixture.bots)
    makers = bots_for(",".join(fixture.bots), players)
    bots = [make(Rng(fixture.chance, seat)) for seat, make in enumerate(makers)]
    table = Table.begin(setup_of(fixture), listen=False)
    table.run([bot.choose for bot in bots], LIMIT)
    result, t, game = table.result(), table._state, table.setup.game
    return Played(
        number=number,
        deal=fixture.deal,
        bots=fixture.bots,
        winners=list(result.winners) if result is not None else [],
        scores=result.scores if result is not None else [0.0] * players,
        decisions=table.number,
        outcome=result.reason.clause if result is not None else "",
        dealt=game.dealt(t),
        over=table.over,
        uses=uses_of(table) if with_uses else {},
    )


def thinks_by_the_clock(bot: str) -> bool:
    """Does a bot think for so many seconds? Then it does not always play the same for the same chances."""
    return bool(getattr(bots_for(bot, 1)[0](Rng(bot)), "seconds", 0.0))


def setup_of(fixture: Fixture) -> Setup:
    """The table of a fixture before it begins."""
    settings = tuple(sorted(fixture.settings.items()))
    return _agreed(fixture.game, len(fixture.bots), settings).with_seed(fixture.deal)


@lru_cache(256)
def _agreed(game: str, players: int, settings: tuple[tuple[str, Any], ...]) -> Setup:
    return prepare(game, players=players, seed="", settings=dict(settings))


def uses_of(table: Table) -> dict[str, dict[str, list[int]]]:
    """Which seats put what to use, each seat once."""
    used, t = table.setup.game.used, table._state
    out: dict[str, dict[str, list[int]]] = {}
    for told in table.events():
        use = used(t, told.event)
        if use is not None:
            seats = out.setdefault(use.what, {}).setdefault(use.name, [])
            if use.seat not in seats:
                seats.append(use.seat)
    return out


@lru_cache(8)
def fingerprint(game: str) -> str:
    """Changes with whatever can change how a game between bots goes: engine, the game's rooms and figures, bots."""
    folders = [PACKAGE / "engine", PACKAGE / "games" / game, PACKAGE / "bots"]
    files = sorted(p for folder in folders for p in folder.rglob("*") if p.suffix in (".py", ".toml"))
    told = blake2b(digest_size=8)
    for path in files:
        told.update(f"{path.relative_to(PACKAGE)}\0".encode() + path.read_bytes() + b"\0")
    return told.hexdigest()
