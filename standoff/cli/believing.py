"""The command that measures beliefs about secret roles."""

from __future__ import annotations

from pathlib import Path

from rich import box
from rich.table import Table as Grid

from standoff.arena import beliefs as arena
from standoff.cli.output import console, print_json, progress_bar
from standoff.games import find


def beliefs(game: str, players: int | None, games: int, seed: str, workers: int, plot: Path | None, json: bool) -> None:
    """Play policy games and hold what everybody believes against the truth."""
    plan = arena.Plan(game, players if players is not None else find(game).players[-1], games, seed)
    advance, stop = progress_bar(f"{game}, {plan.players} players", games, quiet=json)
    try:
        report = arena.measure(plan, workers, advance)
    finally:
        stop()
    if plot is not None:
        plot.write_text(arena.plot(report), "utf-8")
    if json:
        print_json(report)
        return
    grid = Grid(box=box.SIMPLE_HEAD, title=f"{report.games} games of {report.players}: log-loss of the roles")
    for title in ("after", "believed", "uniform guess", "beliefs"):
        grid.add_column(title, justify="right")
    for number, quarter in enumerate(report.quarters, 1):
        row = (f"{quarter.loss:.3f}", f"{quarter.uniform:.3f}", str(quarter.beliefs))
        grid.add_row(f"{number}/{len(report.quarters)}", *row)
    console.print(grid)
    grid = Grid(box=box.SIMPLE_HEAD, title="Calibration: how sure, and how often true")
    for title in ("believed", "true", "", "beliefs"):
        grid.add_column(title, justify="left" if not title else "right")
    for one in report.calibration:
        bar = "#" * round(20 * one.true)
        grid.add_row(f"{one.believed:.2f}", f"{one.true:.2f}", bar, str(one.beliefs))
    console.print(grid)
