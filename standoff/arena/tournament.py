"""Which bot is stronger, and by how much: games of equal deals with the bots turned round (`lineups`).

The report follows from the plan alone, whatever the number of workers, if every bot plays the same for the same
chances. Bots that think for so many seconds do not: the report names them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from typing import Any

from msgspec import Struct

from standoff import prepare
from standoff.arena.fixtures import Fixture, Played, thinks_by_the_clock
from standoff.arena.intervals import Share, share
from standoff.arena.lineups import BY_SEATS, lineup_named, parties_of, usual
from standoff.arena.ratings import Rating, rate
from standoff.bots import bots_for
from standoff.engine.errors import WrongSetup
from standoff.engine.play import start
from standoff.engine.rng import Rng
from standoff.engine.settings import chosen_settings

ROLE = "role"
"""What a seat was dealt that changes whom it plays for, in the games that have it."""


ANY = "any"
"""All sides or roles together."""


class TournamentPlan(Struct, frozen=True):
    """Who plays what: so many deals, each once with every seating that the line-up has for it."""

    game: str
    players: int
    bots: list[str]
    lineup: str
    deals: int
    a_deal: int
    seed: str
    settings: dict[str, Any]
    with_uses: bool = False

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.deals * self.a_deal

    def fixture(self, number: int) -> Fixture:
        """A game by its number: those of one deal follow one another."""
        deal, place = divmod(number, self.a_deal)
        name = f"{self.seed}/{deal}"
        sides = _sides(self.game, self.players, name, tuple(sorted(self.settings.items())))
        seatings = lineup_named(self.lineup)(self.bots, sides, deal, Rng(self.seed, "seats", deal))
        return Fixture(self.game, name, f"{self.seed}/{deal}/{place}", list(seatings[place]), self.settings)


def make_plan(
    game: str, players: int, bots: Sequence[str], lineup: str | None, games: int, seed: str, settings: dict[str, Any]
) -> TournamentPlan:
    """A plan of at least so many games: as many whole rounds as it takes, so that every bot has every seat as often."""
    names = [bot.strip() for bot in bots]
    if len(set(names)) < len(names) or len(names) < 2:
        raise WrongSetup(f"a tournament needs two bots or more, each named once, not {', '.join(names)}")
    if games < 1:
        raise WrongSetup(f"games must be 1 or more, not {games}")
    for name in names:
        bots_for(name, 1)
    setup = prepare(game, players=players, seed=seed, settings=settings)
    chosen = chosen_settings(setup.settings)
    sides = _sides(game, players, f"{seed}/0", tuple(sorted(chosen.items())))
    name = lineup if lineup is not None else usual(sides)
    a_deal = len(lineup_named(name)(names, sides, 0, Rng(seed, "seats", 0)))
    a_round = parties_of(names, players) if name == "mixed" else 1
    rounds = -(-games // (a_deal * a_round))
    return TournamentPlan(game, players, names, name, rounds * a_round, a_deal, seed, chosen)


@lru_cache(64)
def _sides(game: str, players: int, seed: str, settings: tuple[tuple[str, Any], ...]) -> tuple[str, ...]:
    """Who wins together in a deal."""
    t = start(prepare(game, players=players, seed=seed, settings=dict(settings)))
    return tuple(t.setup.game.dealt(t).sides)


# -- The report --------------------------------------------------------------------------------------------------------


class Standing(Struct, frozen=True):
    """How a bot has done. `fair` is what all bots together got from the seats that it had as well: its fair share."""

    bot: str
    rating: Rating
    won: Share
    fair: float
    by_role: dict[str, Share]
    fair_by_role: dict[str, float]


class Meeting(Struct, frozen=True):
    """A bot against another: games on different sides, how many it won and the other did not, how many neither or both
    won; the share with half a win for each of those.
    """

    bot: str
    other: str
    met: int
    won: int
    even: int
    share: float


class Match(Struct, frozen=True):
    """A side or a role played by one bot while another bot has all other seats (all line-ups but `mixed`)."""

    part: str
    bot: str
    others: str
    won: Share


class TournamentReport(Struct, frozen=True):
    """What came of a tournament; the strongest first. `timed` are the bots that do not play the same again."""

    game: str
    players: int
    settings: dict[str, Any]
    lineup: str
    seed: str
    games: int
    completed: int
    deals: int
    decisions: float
    standings: list[Standing]
    crosstable: list[Meeting]
    matches: list[Match]
    timed: list[str]


class Trial(Struct, frozen=True):
    """A bot on one side of one game, with however many seats: they win or lose together, so they count once."""

    bot: str
    part: str
    others: frozenset[str]
    won: bool


def trials(game: Played, parts: Sequence[str]) -> list[Trial]:
    """A game as trials, by the part that each seat has in it: its side, or its role."""
    out: dict[tuple[str, str], Trial] = {}
    for seat, (bot, part) in enumerate(zip(game.bots, parts, strict=True)):
        own = [s for s, who in enumerate(game.bots) if who == bot and parts[s] == part]
        others = frozenset(who for s, who in enumerate(game.bots) if s not in own)
        out[bot, part] = Trial(bot, part, others, seat in game.winners)
    return list(out.values())


def tally(found: Iterable[Trial], by: Callable[[Trial], Any]) -> dict[Any, Share]:
    """Shares of trials that were won, by whatever they are told apart by."""
    wins: dict[Any, list[int]] = {}
    for trial in found:
        count = wins.setdefault(by(trial), [0, 0])
        count[0] += trial.won
        count[1] += 1
    return {key: share(*count) for key, count in wins.items()}


def report(plan: TournamentPlan, games: Sequence[Played]) -> TournamentReport:
    """What came of it; games in the order of their numbers."""
    completed = [game for game in games if game.over]
    told = [game for game in completed if len(set(game.bots)) > 1]
    by_side = [trial for game in told for trial in trials(game, game.dealt.sides)]
    by_role = [trial for game in told for trial in trials(game, roles_of(game))] if _has_roles(told) else []
    ratings = rate(plan.bots, completed)
    standings = [_standing(bot, ratings[bot], by_side, by_role) for bot in plan.bots]
    return TournamentReport(
        game=plan.game,
        players=plan.players,
        settings=plan.settings,
        lineup=plan.lineup,
        seed=plan.seed,
        games=len(games),
        completed=len(completed),
        deals=plan.deals,
        decisions=sum(game.decisions for game in games) / max(1, len(games)),
        standings=sorted(standings, key=lambda s: -s.rating.mu),
        crosstable=_crosstable(plan.bots, told),
        matches=[] if plan.lineup == "mixed" else _matches(plan, completed),
        timed=[bot for bot in plan.bots if thinks_by_the_clock(bot)],
    )


def sides_of(game: Played) -> list[str]:
    """The side of each seat."""
    return game.dealt.sides


def roles_of(game: Played) -> list[str]:
    """The role of each seat; its side where there are none."""
    return [(seat.get(ROLE) or [side])[0] for seat, side in zip(game.dealt.seats, game.dealt.sides, strict=True)]


def _has_roles(games: Sequence[Played]) -> bool:
    return any(ROLE in seat for game in games[:1] for seat in game.dealt.seats)


def _standing(bot: str, rating: Rating, by_side: list[Trial], by_role: list[Trial]) -> Standing:
    won = tally(by_side, lambda trial: trial.bot)
    fair = tally(by_side, lambda _: "")
    mine = tally((trial for trial in by_role if trial.bot == bot), lambda trial: trial.part)
    all_roles = tally(by_role, lambda trial: trial.part)
    return Standing(
        bot=bot,
        rating=rating,
        won=won.get(bot, share(0, 0)),
        fair=fair[""].rate if fair else 0.0,
        by_role=dict(sorted(mine.items())),
        fair_by_role={role: all_roles[role].rate for role in sorted(mine)},
    )


def _crosstable(bots: Sequence[str], games: Sequence[Played]) -> list[Meeting]:
    counts = {(one, other): [0, 0, 0] for one in bots for other in bots if one != other}
    for game in games:
        met = trials(game, game.dealt.sides)
        for mine in met:
            for theirs in met:
                if mine.bot != theirs.bot and mine.part != theirs.part:
                    count = counts[mine.bot, theirs.bot]
                    count[0] += 1
                    count[1] += mine.won and not theirs.won
                    count[2] += mine.won == theirs.won
    return [
        Meeting(one, other, met, won, even, (won + even / 2) / met if met else 0.0)
        for (one, other), (met, won, even) in counts.items()
    ]


def _matches(plan: TournamentPlan, games: Sequence[Played]) -> list[Match]:
    """Each side, or each role where a bot has one seat, and all of them together, as one bot plays it while the others
    are of one sort: of another bot, or its equals.
    """
    parts = roles_of if plan.lineup in BY_SEATS else sides_of
    found = [trial for game in games for trial in trials(game, parts(game)) if len(trial.others) == 1]
    together = tally(found, lambda trial: (ANY, trial.bot, min(trial.others)))
    each = tally(found, lambda trial: (trial.part, trial.bot, min(trial.others)))
    return [
        Match(part, bot, others, won) for told in (together, each) for (part, bot, others), won in sorted(told.items())
    ]
