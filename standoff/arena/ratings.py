"""Ratings by openskill (Plackett-Luce): for any number of sides, unequal ones and ties as well.

Sides are teams of seats; those that win share the first place, all others the second. A bot that has several seats of a
game takes the mean of what each of them would get: it has played one game, not several. Games with one bot only say
nothing. Ratings follow the order of the games, so they are the same for the same games.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct
from openskill.models import PlackettLuce, PlackettLuceRating

from standoff.arena.fixtures import Played
from standoff.arena.intervals import deviations

WON, LOST = 1.0, 2.0


class Rating(Struct, frozen=True):
    """A bot's strength as openskill sees it: `mu` with its uncertainty `sigma`, and the interval of 95 %."""

    mu: float
    sigma: float
    low: float
    high: float


def rate(bots: Iterable[str], games: Iterable[Played]) -> dict[str, Rating]:
    """The ratings of all bots after these games."""
    model = PlackettLuce()
    known = dict.fromkeys(bots, (model.mu, model.sigma))
    for game in games:
        if game.over and len(set(game.bots)) > 1:
            known |= _after(model, known, game)
    reach = deviations()
    return {bot: Rating(mu, sigma, mu - reach * sigma, mu + reach * sigma) for bot, (mu, sigma) in known.items()}


def _after(model: PlackettLuce, known: dict[str, tuple[float, float]], game: Played) -> dict[str, tuple[float, float]]:
    sides: dict[str, list[int]] = {}
    for seat, name in enumerate(game.dealt.sides):
        sides.setdefault(name, []).append(seat)
    teams = [[model.rating(*known[game.bots[seat]]) for seat in side] for side in sides.values()]
    ranks = [WON if any(seat in game.winners for seat in side) else LOST for side in sides.values()]
    found: dict[str, list[PlackettLuceRating]] = {}
    for side, rated in zip(sides.values(), model.rate(teams, ranks=ranks), strict=True):
        for seat, rating in zip(side, rated, strict=True):
            found.setdefault(game.bots[seat], []).append(rating)
    return {
        bot: (sum(r.mu for r in got) / len(got), sum(r.sigma for r in got) / len(got)) for bot, got in found.items()
    }
