"""A report on balance as a page: a chart for each split, lengths, and what is out of line."""

from __future__ import annotations

from collections.abc import Sequence

from standoff.arena.balance import BalanceReport, Length, Split
from standoff.arena.drawing import Interval, intervals_svg, percent
from standoff.arena.page import grid, heading, page, words


def balance_page(report: BalanceReport) -> str:
    """The whole report as HTML."""
    parts = [
        words(f"{report.completed:,} of {report.games:,} games completed, all seats played by {report.bots}."),
        words("A dot is the share of games won, its line the interval of 95 %, a tick what is usual.", faint=True),
        heading("Reconstructed figures that are out of line"),
    ]
    parts += [words(flag) for flag in report.flags] or [words("None with so many games.")]
    parts += [heading("Length of games"), _lengths(report.lengths), _lengths_table(report.lengths)]
    for split in report.splits:
        parts += [heading(f"By {split.name}"), _chart(split), _table(split)]
    return page(f"{report.title}: balance", parts)


def _chart(split: Split) -> str:
    rows = [
        Interval(v.name, v.won.low, v.won.rate, v.won.high, percent(v.won.rate), v.usual, v.odd) for v in split.values
    ]
    most = max(v.won.high for v in split.values)
    return intervals_svg(f"Games won, by {split.name}", "%", rows, 0.0, _up_to(most))


def _up_to(most: float) -> float:
    """The end of an axis of shares: a round number."""
    return next(end for end in (0.2, 0.4, 0.6, 0.8, 1.0) if end >= most or end == 1.0)


def _table(split: Split) -> str:
    lines = [
        (
            v.name,
            percent(v.won.rate),
            f"{100 * v.won.low:.1f}-{100 * v.won.high:.1f}",
            f"{v.won.trials:,}",
            percent(v.usual),
            f"{v.source} ({v.file})" if v.source else "",
        )
        for v in split.values
    ]
    odd = [at for at, v in enumerate(split.values) if v.odd]
    return grid((split.name, "Won", "95 %", "of", "Usual", "Figure"), lines, ("Won", "95 %", "of", "Usual"), odd)


def _lengths(lengths: Sequence[Length]) -> str:
    rows = [
        Interval(le.name, le.decisions.low, le.decisions.mean, le.decisions.high, f"{le.decisions.mean:,.0f}")
        for le in lengths
    ]
    return intervals_svg("Decisions a game", "", rows, 0.0, max((row.high for row in rows), default=1.0))


def _lengths_table(lengths: Sequence[Length]) -> str:
    lines = [
        (
            le.name,
            f"{le.decisions.count:,}",
            f"{le.decisions.least:,.0f}",
            f"{le.decisions.median:,.0f}",
            f"{le.decisions.most:,.0f}",
            percent(le.undecided.rate),
        )
        for le in lengths
    ]
    titles = ("Games of", "Games", "Shortest", "Median", "Longest", "No winner")
    return grid(titles, lines, titles[1:])
