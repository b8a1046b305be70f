"""`standoff tournament`, `balance` and `analyse`: bots, games and records measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
import typer
from msgspec import Struct

import standoff
from standoff.arena import analyse as analysing
from standoff.arena import balance as balancing
from standoff.arena import tournament as tournaments
from standoff.arena.analysis import Analysis
from standoff.arena.analysis_page import WORST, analysis_page, dealt_words, decision_words, turning_words
from standoff.arena.balance import BalanceReport
from standoff.arena.balance_page import balance_page
from standoff.arena.drawing import Interval, alone, intervals_svg, percent
from standoff.arena.fixtures import Plan, Played
from standoff.arena.intervals import Share
from standoff.arena.running import head_of, journal_of, run
from standoff.arena.tournament import TournamentReport
from standoff.cli.measuring import grid
from standoff.cli.output import console, counted, print_json, progress_bar, say_error, words
from standoff.cli.saved import bare, read_text
from standoff.engine.errors import WrongSetup
from standoff.games import find

STOPPED = 130
"""How a command ends that somebody has stopped."""


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    players: int | None,
    lineup: str | None,
    seed: str,
    workers: int,
    cluster: str | None,
    settings: Mapping[str, Any],
    out: Path | None,
    json: bool,
) -> None:
    """Measure bots against each other."""
    count = players if players is not None else find(game).players[0]
    plan = tournaments.make_plan(game, count, bots, lineup, games, seed, dict(settings))
    played = _played("tournament", plan, f"{game}, {count} players, {plan.lineup}", workers, cluster, out)
    report = tournaments.report(plan, played)
    if out is not None:
        write(out / "report.json", as_json(report))
        write(out / "report.svg", alone(tournament_svg(report)))
    if json:
        print_json(report)
    else:
        show_tournament(report)


def _played(what: str, plan: Any, title: str, workers: int, cluster: str | None, out: Path | None) -> list[Played]:
    """Play a plan with its progress told; a journal of nobody's folder is removed when all is done."""
    if cluster is not None and workers > 1:
        raise WrongSetup("--cluster and --workers are two ways to play; give one of them")
    journal = journal_of(head_of(what, plan.game, plan), out)
    every: Plan = plan
    advance, stop = progress_bar(title, every.games, quiet=False)
    try:
        played = run(every, journal, workers, cluster, advance)
    except KeyboardInterrupt:
        stop()
        done = len(journal.played)
        say_error(f"stopped after {done} of {every.games} games; the same command goes on from there")
        raise typer.Exit(STOPPED) from None
    finally:
        stop()
        journal.close()
    if out is None:
        journal.path.unlink(missing_ok=True)
    return played


def show_tournament(report: TournamentReport) -> None:
    """A report in words."""
    console.print(
        f"{report.completed} of {counted(report.games, 'game')} completed: {counted(report.deals, 'deal')}, each "
        f"{report.games // report.deals} times with the bots turned round ({report.lineup}); "
        f"{report.decisions:,.0f} decisions a game"
    )
    lines = [
        (s.bot, f"{s.rating.mu:.2f} ± {s.rating.mu - s.rating.low:.2f}", *share_cells(s.won), percent(s.fair))
        for s in report.standings
    ]
    console.print(grid(("Bot", "Rating", "Won", "95 %", "of", "Fair"), lines, ("Bot",)))
    if report.standings[0].by_role and report.lineup == "mixed":
        console.print("By role", style="bold")
        roles = [
            (s.bot, role, *share_cells(won), percent(s.fair_by_role[role]))
            for s in report.standings
            for role, won in s.by_role.items()
        ]
        console.print(grid(("Bot", "Role", "Won", "95 %", "of", "Fair"), roles, ("Bot", "Role")))
    if report.matches:
        console.print("One bot's part against seats of one other", style="bold")
        matches = [(m.part, m.bot, m.others, *share_cells(m.won)) for m in report.matches]
        console.print(grid(("Part", "Bot", "Others", "Won", "95 %", "of"), matches, ("Part", "Bot", "Others")))
    console.print("Who beats whom: wins, and half of what neither or both won", style="bold")
    names = [s.bot for s in report.standings]
    met = {(m.bot, m.other): m for m in report.crosstable}
    cells = [[one, *(_meeting(met.get((one, other))) for other in names)] for one in names]
    console.print(grid(("", *names), cells, ("",)))
    console.print(words(deterministic(report.timed), "dim"))


def deterministic(timed: Sequence[str]) -> str:
    """Whether the same command would say the same again."""
    if not timed:
        return "The same seed gives the same report, whatever the number of workers."
    return f"Not the same again: {', '.join(timed)} think by the clock; budgets in iterations are the same again."


def share_cells(won: Share) -> tuple[str, str, str]:
    """A share, its interval, and of how many."""
    return percent(won.rate), f"{100 * won.low:.1f}-{100 * won.high:.1f}", f"{won.trials:,}"


def _meeting(met: tournaments.Meeting | None) -> str:
    return "" if met is None else f"{percent(met.share)} of {met.met:,}"


def tournament_svg(report: TournamentReport) -> str:
    """Win rates as intervals, each beside its fair share."""
    rows = [
        Interval(f"{s.bot} ({s.rating.mu:.1f})", s.won.low, s.won.rate, s.won.high, percent(s.won.rate), s.fair)
        for s in report.standings
    ]
    rows += [
        Interval(f"{m.bot} as {m.part}, {m.others}", m.won.low, m.won.rate, m.won.high, percent(m.won.rate))
        for m in report.matches
    ]
    title = f"{report.game}, {report.players} players: games won, of {report.completed:,}"
    return intervals_svg(title, "%", rows, 0.0, 1.0)


# -- Balance -----------------------------------------------------------------------------------------------------------


def balance(
    game: str,
    games: int,
    players: Sequence[int],
    bots: str,
    seed: str,
    workers: int,
    cluster: str | None,
    settings: Mapping[str, Any],
    out: Path | None,
    json: bool,
) -> None:
    """Measure whether a game is fair."""
    plan = balancing.make_plan(game, players, games, bots, seed, dict(settings))
    report = balancing.report(plan, _played("balance", plan, f"{game}, {bots}", workers, cluster, out))
    if out is not None:
        write(out / "report.json", as_json(report))
        write(out / "report.html", balance_page(report))
    if json:
        print_json(report)
    else:
        show_balance(report)


def show_balance(report: BalanceReport) -> None:
    """A report in words; splits of single tables stand in the page and in JSON."""
    console.print(f"{report.completed} of {counted(report.games, 'game')} completed, all seats {report.bots}")
    lengths = [
        (le.name, f"{le.decisions.count:,}", f"{le.decisions.mean:,.0f}", f"{le.decisions.median:,.0f}",
         f"{le.decisions.most:,.0f}", percent(le.undecided.rate))
        for le in report.lengths
    ]  # fmt: skip
    console.print(grid(("Length", "Games", "Mean", "Median", "Longest", "No winner"), lengths, ("Length",)))
    for split in report.splits:
        if ", " in split.name:
            continue
        console.print(split.name, style="bold")
        lines = [
            (v.name, *share_cells(v.won), percent(v.usual), "out of line" if v.odd else "", v.source)
            for v in split.values
        ]
        console.print(grid(("", "Won", "95 %", "of", "Usual", " ", "Source"), lines, ("", " ", "Source")))
    console.print("Reconstructed figures that are out of line", style="bold")
    for flag in report.flags or ["none with so many games"]:
        console.print(words(flag))


# -- Records -----------------------------------------------------------------------------------------------------------


def analyse(
    file: Path,
    budget: int,
    workers: int,
    everything: bool,
    out: Path | None,
    data: Path | None,
    language: str,
    json: bool,
) -> None:
    """Look at a recorded game."""
    record = standoff.replay(bare(read_text(file)), data=data).record()
    plan = analysing.make_plan(record, budget, data, [language])
    advance, stop = progress_bar(f"{record.game}, {file.name}", len(record.answers), quiet=False)
    try:
        found = analysing.analyse(plan, workers, advance)
    finally:
        stop()
    if out is not None:
        write(out / "report.json", as_json(found))
        write(out / "report.html", analysis_page(found))
    if json:
        print_json(found)
    else:
        show_analysis(found, everything)


def show_analysis(found: Analysis, everything: bool) -> None:
    """An analysis in words."""
    console.print(words(found.result or "The record ends before the game does.", "bold"))
    lines = [
        (p.name, dealt_words(p), "won" if p.won else "", str(p.decisions), percent(p.loss), str(len(p.mistakes)))
        for p in found.players
    ]
    console.print(grid(("Player", "Dealt", "", "Decisions", "Loss each", "Mistakes"), lines, ("Player", "Dealt", "")))
    if found.turning is not None:
        console.print("The turning point", style="bold")
        console.print(words(turning_words(found, found.turning)))
        for happened in found.turning.happened:
            console.print(words(f"    {happened}", "dim"))
    shown = range(len(found.decisions)) if everything else found.mistakes[:WORST]
    title = "Every decision" if everything else "The most costly mistakes, by what the player could know"
    console.print(title if shown else "No mistakes that are beyond doubt with this budget.", style="bold")
    for number in shown:
        decision = found.decisions[number]
        console.print(words(decision_words(found, decision)))
        if decision.best.code != decision.answer or everything:
            console.print(words(f"    {decision.why}", "dim"))
    console.print(
        f"{found.budget} imagined games for each question; a loss is how much more often the player would have won."
    )


def as_json(report: Struct) -> str:
    """A report as a file."""
    return msgspec.json.format(msgspec.json.encode(report), indent=2).decode() + "\n"


def write(path: Path, text: str) -> None:
    """A file of a report."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    except OSError as error:
        raise WrongSetup(f"cannot write {path}: {error.strerror}") from None
