"""What each command does."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich import box
from rich.table import Table as Grid
from rich.text import Text

import standoff
from standoff.arena import bench as benchmark
from standoff.arena import fuzz as fuzzing
from standoff.arena import guard as guarding
from standoff.arena import simulate as arena
from standoff.bots import Bot, bots_for
from standoff.cli.maps import drawings_of
from standoff.cli.output import console, errors, print_json, progress_bar, say_error
from standoff.cli.play import Session, choose_from_menu, guarded
from standoff.compiled import build as compiling
from standoff.engine.clauses import Clause, Place, load_clauses, places_in_code
from standoff.engine.data import DataFolder
from standoff.engine.errors import BadRecord, WrongSetup
from standoff.engine.rng import Rng
from standoff.engine.scenario import Scenario, Shown, find_scenarios
from standoff.engine.scenario import play as play_scenario
from standoff.engine.setup import NAMES, Setup
from standoff.engine.table import Table
from standoff.games import IDS, find


class ClauseReport(Struct, frozen=True):
    """A clause with where it is coded and which scenarios show it."""

    id: str
    section: str
    text: str
    ruling: str
    code: list[Place]
    scenarios: list[str]


class RulesReport(Struct, frozen=True):
    """The clauses of a game and how far scenarios cover them."""

    game: str
    clauses: int
    covered: int
    uncovered: list[str]
    list: list[ClauseReport]


class VerifyReport(Struct, frozen=True):
    """What came of the scenarios."""

    scenarios: int
    passed: int
    failed: list[Shown]


def games(json: bool) -> None:
    """List the games."""
    listed = standoff.games()
    if json:
        print_json(listed)
        return
    grid = Grid(box=box.SIMPLE_HEAD)
    for title in ("Id", "Players", "Game"):
        grid.add_column(title)
    for game in listed:
        grid.add_row(game.id, f"{game.players[0]}-{game.players[-1]}", f"{game.title}\n[dim]{game.summary}[/]")
    console.print(grid)
    for game in listed:
        if game.settings:
            console.print(f"Settings of {game.id} (--set key=value):", style="bold")
            for s in game.settings:
                console.print(
                    Text(f"  {s.name} = {_value(s.default)}", "bold"), Text(f"or {_others(s)}. {s.text}", "dim")
                )


def _value(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _others(setting: Any) -> str:
    return ", ".join(_value(c) for c in setting.choices if c != setting.default)


def play_from_menu() -> int:
    """Choose a game and a number of players, then play."""

    def go() -> None:
        ids = list(IDS)
        listed = {g.id: g for g in standoff.games()}
        game = ids[0]
        console.print("[bold]Standoff[/] [dim]an unofficial fan work; rules only[/]")
        if len(ids) > 1:
            game = choose_from_menu("Which game?", [(i, listed[i].title) for i in ids])
        else:
            console.print(listed[game].title)
        counts = listed[game].players
        players = counts[0]
        if len(counts) > 1:
            choices = [(str(n), f"{n} players") for n in counts]
            players = int(choose_from_menu("How many players?", choices, len(counts) // 2))
        _play(game, players, None, None, "random", None, {}, None)

    return guarded(go)


def play(
    game: str | None,
    players: int | None,
    seats: Sequence[int] | None,
    name: str | None,
    bots: str,
    seed: str | None,
    settings: Mapping[str, Any],
    data: Path | None,
    load: Path | None,
) -> int:
    """Play a game in the terminal."""
    if load is not None:
        return guarded(lambda: _play_on(load, seats, bots, data))
    if game is None:
        return play_from_menu()
    return guarded(lambda: _play(game, players, seats, name, bots, seed, settings, data))


def _play(
    game: str,
    players: int | None,
    seats: Sequence[int] | None,
    name: str | None,
    bots: str,
    seed: str | None,
    settings: Mapping[str, Any],
    data: Path | None,
) -> None:
    found = find(game)
    count = players if players is not None else found.players[0]
    people = _people(seats, count)
    names = list(NAMES[:count])
    if name is not None:
        names[people[0]] = name
    table = standoff.new(game, players=names if name else count, seed=seed, settings=settings, data=data)
    Session(table, people, _seat_bots(table, people, bots)).run()


def _play_on(file: Path, seats: Sequence[int] | None, bots: str, data: Path | None) -> None:
    table = standoff.load(_read(file), data=data)
    people = _people(seats, table.setup.players)
    Session(table, people, _seat_bots(table, people, bots)).run()


def _people(seats: Sequence[int] | None, players: int) -> list[int]:
    chosen = [s - 1 for s in seats or [1]]
    for seat in chosen:
        if not 0 <= seat < players:
            raise WrongSetup(f"there is no seat {seat + 1}; the seats are 1 to {players}")
    return chosen


def _seat_bots(table: Table, people: list[int], names: str) -> dict[int, Bot]:
    makers = bots_for(names, table.setup.players)
    return {s: makers[s](Rng(table.setup.seed, "bot", s)) for s in range(table.setup.players) if s not in people}


def simulate(
    game: str,
    players: int | None,
    games: int,
    seed: str,
    bots: str,
    workers: int,
    settings: Mapping[str, Any],
    data: Path | None,
    json: bool,
) -> None:
    """Play many games between bots."""
    count = players if players is not None else find(game).players[0]
    plan = arena.plan_of(game, count, games, seed, bots, settings, data)
    advance, stop = progress_bar(f"{game}, {count} players", games, quiet=False)
    try:
        report = arena.simulate(plan, workers, advance)
    finally:
        stop()
    if json:
        print_json(report)
        return
    console.print(f"{report.completed} of {report.games} games completed in {report.seconds:.1f} s")
    console.print(f"{report.decisions} decisions, {report.decisions_per_s:,.0f} a second")
    console.print(f"{report.games_per_s:,.1f} games a second")
    for seat, wins in enumerate(report.wins):
        console.print(f"  seat {seat + 1}: {wins} wins ({100 * wins / report.games:.1f} %)")
    console.print(f"digest {report.digest}")


def fuzz(game: str, games: int, seed: str, workers: int, every: int, json: bool) -> int:
    """Try random games; 1 if any went wrong."""
    advance, stop = progress_bar(f"{game}, any players and settings", games, quiet=False)
    try:
        report = fuzzing.fuzz(fuzzing.FuzzPlan(game, games, seed, every), workers, advance)
    finally:
        stop()
    if json:
        print_json(report)
    else:
        for fault in report.faults[:5]:
            console.print(Text(fault.what, "red"))
            console.print(Text(msgspec.json.encode(fault.record).decode(), "dim"))
        console.print(
            f"{report.games} games, {report.decisions} decisions in {report.seconds} s, the longest {report.longest}"
        )
        console.print(f"{len(report.faults)} faults", style="bold red" if report.faults else "bold green")
    return 1 if report.faults else 0


def replay(file: Path, seat: int | None, data: Path | None, json: bool) -> None:
    """Tell a game again."""
    table = standoff.replay(_read(file), data=data)
    if seat is None:
        events = table.events
    else:
        events = table.seat(_people([seat], table.setup.players)[0]).events()
    if json:
        print_json({"record": table.record, "events": events, "result": table.result})
        return
    for event in events:
        console.print(Text(f"{event.number:>4} {event.text}"))
    result = table.result
    console.print(result.reason.text if result is not None else "The record ends here; the game goes on.", style="bold")


def verify(paths: Sequence[Path], json: bool) -> int:
    """Play scenarios; 1 if any fails."""
    scenarios = find_scenarios(list(paths) or [scenario_folder()])
    if not scenarios:
        raise WrongSetup("there are no scenarios there")
    advance, stop = progress_bar("scenarios", len(scenarios), json)
    shown = []
    for scenario in scenarios:
        shown.append(play_scenario(scenario, scenario_setup))
        advance(1)
    stop()
    failed = [s for s in shown if s.faults]
    if json:
        print_json(VerifyReport(len(shown), len(shown) - len(failed), failed))
    else:
        for one in failed:
            console.print(Text(f"{one.scenario.file}: {one.scenario.title}", "bold red"))
            for fault in one.faults:
                console.print(Text(f"    {fault}"))
        console.print(f"{len(shown) - len(failed)} of {len(shown)} scenarios hold")
    return 1 if failed else 0


def scenario_setup(game: str, players: int | Sequence[str], seed: str, settings: Mapping[str, Any]) -> Setup:
    """How a scenario's table is made."""
    return standoff.prepare(game, players=players or find(game).players[0], seed=seed, settings=settings)


def scenario_folder() -> Path:
    """Where our scenarios are: in the package, or beside it in a checkout."""
    package = Path(standoff.__file__).parent
    for folder in (package / "rulebook", package.parent / "tests" / "rulebook"):
        if folder.is_dir():
            return folder
    raise WrongSetup("this installation has no scenarios; name a file or a folder")


def rules_report(game: str) -> RulesReport:
    """Every clause of a game with its code and its scenarios."""
    found = find(game)
    clauses = load_clauses(found.folder)
    code = places_in_code(found.folder, clauses)
    folder = scenario_folder() / game
    scenarios: list[Scenario] = find_scenarios([folder]) if folder.is_dir() else []
    listed = [
        _clause_report(c, code[c.id], [s.title for s in scenarios if c.id in s.clauses]) for c in clauses.values()
    ]
    uncovered = [c.id for c in listed if not c.scenarios]
    return RulesReport(game, len(listed), len(listed) - len(uncovered), uncovered, listed)


def _clause_report(clause: Clause, code: list[Place], scenarios: list[str]) -> ClauseReport:
    return ClauseReport(clause.id, clause.section, clause.text, clause.ruling, code, scenarios)


def rules(game: str, wanted: str | None, json: bool) -> int:
    """Print clauses."""
    report = rules_report(game)
    listed = report.list
    if wanted is not None:
        exact = [c for c in listed if c.id == wanted]
        listed = exact or [c for c in listed if wanted.casefold() in f"{c.id} {c.text}".casefold()]
        if not listed:
            say_error(f"no clause of {game} is called {wanted!r} or speaks of it")
            return 2
    if json:
        print_json(msgspec.structs.replace(report, list=listed))
        return 0
    section = ""
    for clause in listed:
        if clause.section != section:
            section = clause.section
            console.print(Text(f"\n{section}", "bold cyan"))
        ruling = f" (ruling {clause.ruling})" if clause.ruling else ""
        console.print(
            Text(f"{clause.id}", "bold"), Text(f"{clause.text}{ruling}"), Text(f"[{len(clause.scenarios)}]", "dim")
        )
        if len(listed) <= 3:
            for place in clause.code:
                console.print(Text(f"    code: {place.file}:{place.line}", "dim"))
            for title in clause.scenarios:
                console.print(Text(f"    scenario: {title}", "dim"))
    if wanted is None:
        console.print(f"\n{report.covered} of {report.clauses} clauses have a scenario; the number stands in brackets")
    return 0


def facts(game: str, data: Path | None, json: bool) -> None:
    """Print a game's figures."""
    listed = DataFolder(find(game).folder / "data", data).facts()
    if json:
        print_json(listed)
        return
    grid = Grid(box=box.SIMPLE_HEAD)
    for title in ("File", "Entry", "Source", "Figures"):
        grid.add_column(title)
    for fact in listed:
        figures = ", ".join(f"{k} {v}" for k, v in fact.figures.items())
        grid.add_row(fact.file, fact.entry, fact.source, figures)
    console.print(grid)


def maps(game: str, name: str | None, out: Path | None, data: Path | None) -> None:
    """Print a map as SVG, or write all of them into a folder."""
    found = find(game)
    drawn = drawings_of(game)(found.load_data(DataFolder(found.folder / "data", data)))
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        for key, picture in drawn.items():
            path = out / f"{key.replace(' ', '_')}.svg"
            path.write_text(picture, "utf-8")
            console.print(str(path), soft_wrap=True)
    elif name is None:
        console.print("\n".join(drawn))
    elif name.replace("_", " ") in drawn:
        print(drawn[name.replace("_", " ")], end="")
    else:
        raise WrongSetup(f"{game} has no map {name!r}; there are: {', '.join(drawn)}")


def bench(games: Sequence[str], players: int | None, seconds: float, json: bool) -> None:
    """Measure speed."""
    chosen = list(games) or list(IDS)
    wanted = [(game, n) for game in chosen for n in find(game).players if players in (None, n)]
    advance, stop = progress_bar("bench", len(wanted), quiet=False)
    speeds = []
    for game, n in wanted:
        speeds += benchmark.measure_builds(game, n, seconds)
        advance(1)
    stop()
    if json:
        print_json(speeds)
        return
    grid = Grid(box=box.SIMPLE_HEAD, collapse_padding=True, pad_edge=False)
    for title in ("Game", "Seats", "Build", "Decisions/s", "Games/s", "a game", "Clone µs", "Bytes"):
        grid.add_column(title, justify="left" if title in ("Game", "Build") else "right", no_wrap=True)
    for s in speeds:
        grid.add_row(
            s.game,
            str(s.players),
            s.build,
            f"{s.decisions_per_s:,.0f}",
            f"{s.games_per_s:,.1f}",
            f"{s.decisions_per_game:,.1f}",
            f"{s.clone_us:.2f}",
            str(s.save_bytes),
        )
    console.print(grid)


def guard(revision: str, games: Sequence[str], least: float, seconds: float, json: bool) -> int:
    """Compare speed with an earlier commit; 1 after a large loss."""
    chosen = list(games) or list(IDS)
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
            words = f"{c.ratio:.2f} x" if c.ratio is not None else "new"
            console.print(
                f"{c.game}, {c.players} players: {c.now:,.0f} decisions/s, {words}", style="red" if c in lost else None
            )
    return 1 if lost else 0


def build(force: bool, hot: bool) -> None:
    """Compile the engine and the games into the project's build folder."""
    folder = compiling.default_folder()
    if compiling.is_current(folder) and not (force or hot):
        console.print("The compiled build fits the sources; nothing to do.")
        return
    with errors.status("compiling") as status:
        if errors.is_terminal:
            compiling.build(folder, lambda what: status.update(f"{what} ..."), hot)
        else:
            compiling.build(folder, lambda what: errors.print(f"{what} ...", highlight=False), hot)
    console.print("Compiled. `standoff --version` says which build runs; STANDOFF_BUILD=pure forces the plain one.")


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadRecord(f"cannot read {file}: {error}") from None
