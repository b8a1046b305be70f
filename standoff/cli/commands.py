"""What each command does."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from rich import box
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

import standoff
from standoff.arena import fuzz as fuzzing
from standoff.arena import simulate as arena
from standoff.bots import BOTS
from standoff.cli.output import console, errors, plain, print_json, progress_bar, say_error, words
from standoff.cli.saved import bare, read_text
from standoff.cli.starting import people_at
from standoff.cli.telling import worth_telling
from standoff.cli.voice import check_language
from standoff.compiled import build as compiling
from standoff.engine.clauses import Clause, load_clauses
from standoff.engine.coded import Place, places_in_code
from standoff.engine.data import DataFolder
from standoff.engine.errors import WrongSetup
from standoff.engine.rulebook import rulebook_folder
from standoff.engine.scenario import Scenario, Shown, find_scenarios
from standoff.engine.scenario import play as play_scenario
from standoff.engine.words import Speaker
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
        what = Text.assemble(game.title, "\n", (game.summary, "dim"))
        grid.add_row(game.id, f"{game.players[0]}-{game.players[-1]}", what)
    console.print(grid)
    console.print("Who plays the other seats (--bots):", style="bold")
    for name, make in BOTS.items():
        console.print(Text(f"  {name}", "bold"), Text(make.__doc__ or "", "dim"))
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
            console.print(words(fault.what, "red"))
            console.print(words(msgspec.json.encode(fault.record).decode(), "dim"))
        console.print(
            f"{report.games} games, {report.decisions} decisions in {report.seconds} s, the longest {report.longest}"
        )
        console.print(f"{len(report.faults)} faults", style="bold red" if report.faults else "bold green")
    return 1 if report.faults else 0


def replay(file: Path, seat: int | None, data: Path | None, language: str, json: bool) -> None:
    """Tell a game again: with nothing hidden, or to whoever sat there."""
    table = standoff.replay(bare(read_text(file)), data=data)
    check_language(table.setup.game, language)
    reader = table if seat is None else table.seat(people_at([seat], table.setup.players)[0])
    events, result = reader.events(), table.result()
    if json:
        print_json({"record": table.record(), "events": events, "result": result})
        return
    for event in worth_telling(events):
        console.print(words(f"{event.number:>4} {reader.say(event, language)}"))
    end = "The record ends here; the game goes on."
    if result is not None:
        end = Speaker(table.setup, language=language).outcome(result.reason.clause)
    console.print(words(end, "bold"))


def verify(paths: Sequence[Path], json: bool) -> int:
    """Play scenarios; 1 if any fails."""
    scenarios = find_scenarios([path.resolve() for path in paths] or [rulebook_folder()])
    if not scenarios:
        raise WrongSetup("there are no scenarios there")
    advance, stop = progress_bar("scenarios", len(scenarios), json)
    shown = []
    for scenario in scenarios:
        shown.append(play_scenario(scenario, standoff.scenario_setup))
        advance(1)
    stop()
    failed = [s for s in shown if s.faults]
    if json:
        print_json(VerifyReport(len(shown), len(shown) - len(failed), failed))
    else:
        for one in failed:
            console.print(words(f"{_from_here(one.scenario.file)}: {one.scenario.title}", "bold red"))
            for fault in one.faults:
                console.print(words(f"    {fault}"))
        console.print(f"{len(shown) - len(failed)} of {len(shown)} scenarios hold")
    return 1 if failed else 0


def _from_here(file: str) -> str:
    """A file below the current folder without that folder."""
    path = Path(file)
    return str(path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path)


def rules_report(game: str) -> RulesReport:
    """Every clause of a game with its code and its scenarios."""
    found = find(game)
    clauses = load_clauses(found.folder)
    code = places_in_code(found.folder, clauses)
    folder = rulebook_folder() / game
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
        grid.add_row(*map(words, (fact.file, fact.entry, fact.source, figures)))
    console.print(grid)


def build(force: bool, hot: bool, only: list[str] | None) -> None:
    """Compile the engine and the games, or only some of them; with all of them, make the browser client as well."""
    from standoff.compiled import background, browser
    from standoff.compiled.alone import alone, lock_of

    folder = compiling.default_folder()
    wanted = force or hot or bool(only) or not compiling.is_current(folder)
    if standoff.BUILD == "compiled" and wanted:  # sources are written out from plain Python only
        command = [sys.executable, "-m", "standoff.cli.main", *sys.argv[1:]]
        os.execve(sys.executable, command, {**os.environ, "STANDOFF_BUILD": "pure"})
    games = [find(game).id for game in only] if only else IDS
    with errors.status("compiling") as status:

        def say(what: str) -> None:
            if errors.is_terminal:
                status.update(escape(plain(f"{what} ...")))
            else:
                errors.print(words(f"{what} ..."), soft_wrap=True)

        with alone(lock_of(folder), lambda owner: say(f"process {owner} is compiling already; waiting for it")):
            needed = force or hot or bool(only) or not compiling.is_current(folder)
            if needed:
                compiling.build(folder, say, hot, background.tools(say), games)
                background.mark_of(folder).unlink(missing_ok=True)
        if browser.is_checkout() and not only:
            browser.make(say)
    console.print(
        "Compiled. `standoff --version` says which build runs; STANDOFF_BUILD=pure forces the plain one."
        if needed
        else "The compiled build fits the sources; nothing to do."
    )
