"""`standoff bench` and `standoff guard`: speed alone, beside other libraries, as it grows, and against a commit."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path

from rich import box
from rich.table import Table as Grid

from standoff.arena import bench as benchmark
from standoff.arena import growth as growing
from standoff.arena import guard as guarding
from standoff.arena.bars import Bar, bars_svg
from standoff.arena.peers.compare import Comparison, Row, compare
from standoff.cli.output import console, errors, print_json, progress_bar, words
from standoff.engine.errors import WrongSetup
from standoff.games import find, ids

WIDE = 116
"""Columns of a terminal that has room for the whole comparison."""

LONGEST = 3600
"""Seconds of the longest measurement."""

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
    if plot is not None and plot.is_dir():
        raise WrongSetup(f"cannot write {plot}: it is a folder")


def bench(games: Sequence[str], players: int | None, seconds: float, json: bool) -> None:
    """Measure speed."""
    chosen = _chosen(games, seconds)
    wanted = [(game, n) for game in chosen for n in find(game).players if players in (None, n)]
    if not wanted:
        counts = ", ".join(f"{game} {find(game).players[0]} to {find(game).players[-1]}" for game in chosen)
        raise WrongSetup(f"none of these games is for {players} players; they are for: {counts}")
    advance, stop = progress_bar("bench", len(wanted), quiet=False)
    speeds = []
    try:
        for game, n in wanted:
            speeds += benchmark.measure_builds(game, n, seconds)
            advance(1)
    finally:
        stop()
    if json:
        print_json(speeds)
        return
    played = ((f"{s.decisions_per_s:,.0f}", f"{s.games_per_s:,.1f}", f"{s.decisions_per_game:,.1f}") for s in speeds)
    console.print(_speeds_grid(speeds, ("Decisions/s", "Games/s", "a game"), played))
    console.print("Microseconds in the middle of a game, and the largest view in bytes:", style="bold")
    asked = (
        (
            *(f"{us:.2f}" for us in (s.step_us, s.table_clone_us, s.sample_us)),
            *(f"{us:.1f}" for us in (s.view_us, s.key_us)),
            str(s.view_bytes),
        )
        for s in speeds
    )
    console.print(_speeds_grid(speeds, ("Step", "Clone", "Sample", "View", "Key", "Bytes"), asked))


def _speeds_grid(speeds: Sequence[benchmark.Speed], titles: Sequence[str], lines: Iterable[Sequence[str]]) -> Grid:
    named = ((s.game, str(s.players), s.build, *line) for s, line in zip(speeds, lines, strict=True))
    return grid(("Game", "Seats", "Build", *titles), named, ("Game", "Build"))


def guard(revision: str, games: Sequence[str], least: float, seconds: float, json: bool) -> int:
    """Compare speed with an earlier commit; 1 after a large loss."""
    chosen = _chosen(games, seconds)
    advance, stop = progress_bar(f"against {revision}", len(chosen), quiet=json)
    try:
        found = guarding.compare(revision, chosen, seconds, advance)
    finally:
        stop()
    lost = [c for c in found if c.ratio is not None and c.ratio < least]
    if json:
        print_json(found)
    else:
        for c in found:
            change = f"{c.ratio:.2f} x" if c.ratio is not None else "new"
            console.print(
                f"{c.game}, {c.players} players: {c.now:,.0f} decisions/s, {change}", style="red" if c in lost else None
            )
    return 1 if lost else 0


def peers(games: Sequence[str], seconds: float, plot: Path | None, json: bool) -> None:
    """Measure ours beside other libraries."""
    chosen = _chosen(games, seconds)
    with errors.status("measuring") as status:
        compared = compare(chosen, seconds, lambda what: status.update(f"{what} ..."))
    if plot is not None:
        try:
            plot.write_text(chart(compared), "utf-8")
        except OSError as error:
            raise WrongSetup(f"cannot write {plot}: {error.strerror}") from None
    if json:
        print_json(compared)
        return
    console.print(peers_grid(compared.rows, console.width))
    for failure in compared.failures:
        what = f"{failure.who}, {failure.game}" if failure.game else failure.who
        console.print(words(f"not measured: {what}: {failure.reason}", "yellow"))
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
    return grid(titles, ([line[title] for title in titles] for line in lines), ("Library", "Game", "Loop"))


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
    console.print(grid(("Game", "Seats", "Decisions/s", "a game", "Clone µs"), speeds))
    console.print("With the length of a game", style="bold")
    moments = ((m.game, str(m.players), f"{m.at:.0%}", f"{m.clone_us:.2f}", str(m.save_bytes)) for m in grown.length)
    console.print(grid(("Game", "Seats", "Played", "Clone µs", "Bytes"), moments))
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
    console.print(grid(("Game", "Seats", "Games", "1 worker s", "2 workers s", "Start s", "Ratio", "by CPU"), workers))
    console.print("Memory of a stored state", style="bold")
    memory = ((m.game, str(m.players), str(m.clones), str(m.bytes_each)) for m in grown.memory)
    console.print(grid(("Game", "Seats", "Clones", "Bytes each"), memory))
    console.print(f"Load {grown.load} at the start; workers go by the clock and suffer from what else runs.")


def _chosen(games: Sequence[str], seconds: float) -> list[str]:
    if not 0 < seconds <= LONGEST:
        raise WrongSetup(f"--seconds must be more than 0 and at most {LONGEST}, not {seconds:g}")
    return [find(game).id for game in games or ids()]


def grid(titles: Sequence[str], lines: Iterable[Sequence[str]], texts: Sequence[str] = ("Game",)) -> Grid:
    """A table for a terminal; the columns in `texts` are set to the left and may take several lines."""
    made = Grid(box=box.SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for title in titles:
        text = title in texts
        made.add_column(title, justify="left" if text else "right", no_wrap=not text, overflow="fold")
    for line in lines:
        made.add_row(*map(words, line))
    return made
