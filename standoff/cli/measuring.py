"""The longer measurements of `standoff bench`: beside other libraries, and how cost grows."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich import box
from rich.table import Table as Grid
from rich.text import Text

from standoff.arena import growth as growing
from standoff.arena.bars import Bar, bars_svg
from standoff.arena.peers.compare import Comparison, Row, compare
from standoff.cli.output import console, errors, print_json, progress_bar
from standoff.engine.errors import WrongSetup
from standoff.games import IDS, find

WIDE = 116
"""Columns of a terminal that has room for the whole comparison."""

PEERS_TITLES = ("Library", "Game", "Seats", "Loop", "Decisions/s", "Games/s", "a game", "Forced", "Clone µs")


def check(players: int | None, peers: bool, growth: bool, plot: Path | None) -> None:
    """Refuse what does not go together."""
    if peers and growth:
        raise WrongSetup("--peers and --growth are two measurements; ask for one of them")
    if plot is not None and not peers:
        raise WrongSetup("--plot goes with --peers")
    if players is not None:
        raise WrongSetup("--players goes with neither --peers (the most players) nor --growth (every number)")
    if plot is not None and not plot.absolute().parent.is_dir():
        raise WrongSetup(f"cannot write {plot}: its folder does not exist")


def peers(games: Sequence[str], seconds: float, plot: Path | None, json: bool) -> None:
    """Measure ours beside other libraries."""
    chosen = _chosen(games, seconds)
    with errors.status("measuring") as status:
        compared = compare(chosen, seconds, lambda what: status.update(f"{what} ..."))
    if plot is not None:
        plot.write_text(chart(compared), "utf-8")
    if json:
        print_json(compared)
        return
    console.print(peers_grid(compared.rows, console.width))
    for failure in compared.failures:
        what = f"{failure.who}, {failure.game}" if failure.game else failure.who
        console.print(Text(f"not measured: {what}: {failure.reason}", "yellow"))
    console.print(
        f"One core, random play of whole games, CPU time, the best of three rounds of {compared.seconds:g} s; "
        f"Python {compared.python}, load {compared.load} at the start. The games differ: compare with care."
    )


def peers_grid(rows: Iterable[Row], width: int) -> Grid:
    """A line a game; a narrow terminal gets fewer columns."""
    lines = [
        {
            "Library": row.who,
            "Game": row.game,
            "Seats": str(row.seats),
            "Loop": row.loop,
            "Decisions/s": f"{row.decisions_per_s:,.0f}",
            "Games/s": f"{row.games_per_s:,.1f}",
            "a game": f"{row.decisions_per_game:,.1f}",
            "Forced": f"{100 * row.forced:.0f} %",
            "Clone µs": f"{row.clone_us:,.2f}" if row.clone_us is not None else "–",
        }
        for row in rows
    ]
    left_out = ("Games/s", "a game", "Forced") if width < WIDE else ()
    titles = [title for title in PEERS_TITLES if title not in left_out]
    return _grid(titles, ([line[title] for title in titles] for line in lines), ("Library", "Game", "Loop"))


def chart(compared: Comparison) -> str:
    """Decisions a second as a bar chart."""
    bars = [Bar(f"{r.who}: {r.game}, {r.seats} seats, {r.loop}", r.who, r.decisions_per_s) for r in compared.rows]
    return bars_svg("Random play: decisions a second on one core", "decisions a second, logarithmic", bars)


def growth(games: Sequence[str], seconds: float, json: bool) -> None:
    """Measure how cost grows."""
    chosen = _chosen(games, seconds)
    advance, stop = progress_bar("growth", growing.steps(chosen), quiet=False)
    try:
        grown = growing.measure(chosen, seconds, advance)
    finally:
        stop()
    if json:
        print_json(grown)
        return
    console.print(f"With players ({grown.build} build)", style="bold")
    speeds = (
        (s.game, str(s.players), f"{s.decisions_per_s:,.0f}", f"{s.decisions_per_game:,.1f}", f"{s.clone_us:.2f}")
        for s in grown.players
    )
    console.print(_grid(("Game", "Seats", "Decisions/s", "a game", "Clone µs"), speeds))
    console.print("With the length of a game", style="bold")
    moments = ((m.game, str(m.players), f"{m.at:.0%}", f"{m.clone_us:.2f}", str(m.save_bytes)) for m in grown.length)
    console.print(_grid(("Game", "Seats", "Played", "Clone µs", "Bytes"), moments))
    console.print("With workers", style="bold")
    workers = (
        (
            w.game,
            str(w.players),
            f"{w.games:,}",
            f"{w.one_s:.2f}",
            f"{w.two_s:.2f}",
            f"{w.start_s:.2f}",
            f"{w.ratio:.2f}",
            f"{w.ratio_cpu:.2f}",
        )
        for w in grown.workers
    )
    console.print(_grid(("Game", "Seats", "Games", "1 worker s", "2 workers s", "Start s", "Ratio", "by CPU"), workers))
    console.print("Memory of a stored state", style="bold")
    memory = ((m.game, str(m.players), str(m.clones), str(m.bytes_each)) for m in grown.memory)
    console.print(_grid(("Game", "Seats", "Clones", "Bytes each"), memory))
    console.print(f"Load {grown.load} at the start; workers go by the clock and suffer from what else runs.")


def _chosen(games: Sequence[str], seconds: float) -> list[str]:
    if seconds <= 0:
        raise WrongSetup(f"--seconds must be more than 0, not {seconds:g}")
    return [find(game).id for game in games or IDS]


def _grid(titles: Sequence[str], lines: Iterable[Sequence[str]], words: Sequence[str] = ("Game",)) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for title in titles:
        text = title in words
        grid.add_column(title, justify="left" if text else "right", no_wrap=not text, overflow="fold")
    for line in lines:
        grid.add_row(*line)
    return grid
