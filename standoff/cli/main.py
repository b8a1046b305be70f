"""The `standoff` command."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from standoff.cli.output import console, say_error, settings_from
from standoff.engine.words import LANGUAGE

app = typer.Typer(
    name="standoff",
    epilog="STANDOFF_BUILD=pure runs plain Python even if there is a compiled build. Wrong use ends with code 2.",
    no_args_is_help=False,
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

GameArg = Annotated[str, typer.Argument(help="The game's id; see `standoff games`.")]
Players = Annotated[
    int | None, typer.Option("--players", "-p", help="How many players; the smallest number if not given.")
]
Seed = Annotated[str | None, typer.Option("--seed", help="The same seed gives the same game. Random if not given.")]
Sets = Annotated[list[str] | None, typer.Option("--set", help="A setting, key=value; may be given several times.")]
Data = Annotated[Path | None, typer.Option("--data", help="A folder of data files that replace the game's own.")]
Seconds = Annotated[float, typer.Option("--seconds", help="Seconds of CPU time for one measurement; more than 0.")]
Language = Annotated[
    str, typer.Option("--language", help="The language of what is told and asked, if the game has words in it.")
]
Workers = Annotated[int, typer.Option("--workers", "-w", help="How many processes.")]
Cluster = Annotated[
    str | None,
    typer.Option("--cluster", metavar="ADDRESS", help="Play on this Ray cluster instead (`auto` finds one)."),
]
Out = Annotated[
    Path | None, typer.Option("--out", help="A folder for the report and the journal, from which a run can go on.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")]


def _version(wanted: bool) -> None:
    if wanted:
        from standoff import BUILD, __version__
        from standoff._loader import stale

        kind = "compiled" if BUILD == "compiled" else "pure Python"
        console.print(f"standoff {__version__} ({kind} build, Python {sys.version.split()[0]})")
        if BUILD == "pure" and stale():
            console.print("There is a compiled build, but the sources have changed since: run `standoff build`.")
        raise typer.Exit


def _compile_behind(command: str | None) -> None:
    """If `./run` asks for it, compile in the background, or say in a line how that stands."""
    from standoff import BUILD

    if os.environ.pop("STANDOFF_COMPILE", "") != "background" or BUILD == "compiled" or command == "build":
        return
    from standoff.compiled import background

    line = background.begin()
    if line:
        print(f"standoff: {line}", file=sys.stderr)


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - its callback acts
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version and build this is.")
    ] = False,
) -> None:
    """Tabletop games as software: play them, watch them, simulate them, and ask why.

    Without a command: serve live tables on this machine, and open them in the browser.
    """
    _compile_behind(context.invoked_subcommand)


@app.command()
def serve(
    host: Annotated[
        str, typer.Option("--host", envvar="STANDOFF_HOST", help="The address to listen at.")
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", envvar="STANDOFF_PORT", min=0, max=65535, help="The port; 0 takes a free one.")
    ] = 8930,
    data_dir: Annotated[
        Path | None,
        typer.Option("--data-dir", envvar="STANDOFF_DATA_DIR", help="Where the embedded database is kept."),
    ] = None,
    database: Annotated[
        str, typer.Option("--database", envvar="STANDOFF_DATABASE", help="postgresql://...; SQLite if not given.")
    ] = "",
    redis: Annotated[
        str, typer.Option("--redis", envvar="STANDOFF_REDIS", help="redis://...; joins several servers.")
    ] = "",
    log_level: Annotated[
        str, typer.Option("--log-level", envvar="STANDOFF_LOG_LEVEL", help="debug, info, warning or error.")
    ] = "info",
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", envvar="STANDOFF_ORIGIN", help="A further address that pages may come from."),
    ] = None,
    secure: Annotated[
        bool, typer.Option("--secure", envvar="STANDOFF_SECURE", help="Cookies only over HTTPS: behind a proxy.")
    ] = False,
    thinking: Annotated[
        int, typer.Option("--thinking", envvar="STANDOFF_THINKING", min=1, help="How many processes think for bots.")
    ] = 1,
    pace: Annotated[
        float, typer.Option("--pace", envvar="STANDOFF_PACE", min=0, help="How long bots take; 1 is like people.")
    ] = 1.0,
    looking: Annotated[
        float,
        typer.Option("--looking", envvar="STANDOFF_LOOKING", min=0, help="Seconds to think over an analysis."),
    ] = 60.0,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the address in the browser.")] = True,
) -> None:
    """Serve live tables: a lobby, games against people and bots, replays, the rulebook."""
    from standoff.cli import serving

    serving.serve(
        *(host, port, data_dir, database, redis, log_level, tuple(origin or ()), secure, thinking, pace, looking),
        browser,
    )


@app.command()
def bot(
    server: Annotated[str, typer.Option("--server", help="The address of the server.")],
    game: Annotated[str, typer.Option("--game", help="The game to play, if no table is named.")] = "bang",
    table: Annotated[str | None, typer.Option("--table", help="The id of a table that waits for players.")] = None,
    level: Annotated[str, typer.Option("--level", help="How well it plays.")] = "medium",
    name: Annotated[str, typer.Option("--name", help="What it is called.")] = "Marvin",
    players: Players = None,
    seed: Annotated[str, typer.Option("--seed", help="Its chances.")] = "0",
) -> None:
    """Let one of our bots play at a server, like anybody else."""
    from standoff.cli import visiting

    visiting.visit(server, game, table, level, name, players, seed)


@app.command()
def games(json: Json = False) -> None:
    """List the games that can be played."""
    from standoff.cli import commands

    commands.games(json)


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help="The game's id; asked for if not given.")] = None,
    players: Players = None,
    seat: Annotated[
        list[int] | None,
        typer.Option("--seat", help="Which seat is yours (1 is the first); may be given several times."),
    ] = None,
    name: Annotated[str | None, typer.Option("--name", help="Your name at the table.")] = None,
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Who plays the other seats: easy, medium, hard, strong (strong:30 for 30 seconds an answer), random; "
            "one for all, or one for each seat, e.g. easy,hard. `standoff games` says how each plays.",
        ),
    ] = "medium",
    pace: Annotated[
        float,
        typer.Option("--pace", min=0, help="How long bots take for an answer: 2 twice as long, 0 no time at all."),
    ] = 1.0,
    seed: Seed = None,
    sets: Sets = None,
    data: Data = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the game that you left last.")] = False,
    language: Language = LANGUAGE,
) -> None:
    """Play in this terminal against bots; several people can share the keyboard."""
    from standoff.cli import starting

    settings = settings_from(sets)
    wanted = starting.Wanted(players, seat, name, bots, seed, settings, data, language, pace)
    raise typer.Exit(starting.play(game, wanted, load, go_on))


@app.command()
def simulate(
    game: GameArg,
    players: Players = None,
    games_: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    bots: Annotated[
        str,
        typer.Option(
            "--bots",
            help="Bots by seat, e.g. easy,medium; dealt out again if fewer. search:400 imagines so many games each.",
        ),
    ] = "random",
    workers: Annotated[int, typer.Option("--workers", "-w", help="How many processes.")] = 1,
    sets: Sets = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Play many games between bots and count."""
    from standoff.cli import commands

    commands.simulate(game, players, games_, seed, bots, workers, settings_from(sets), data, json)


@app.command()
def tournament(
    game: GameArg,
    bots: Annotated[str, typer.Option("--bots", help="The bots that meet, e.g. policy,random.")] = "policy,random",
    games_: Annotated[
        int, typer.Option("--games", "-n", help="At least so many games; rounded up to whole rounds of the line-up.")
    ] = 100,
    players: Players = None,
    lineup: Annotated[
        str | None,
        typer.Option(
            "--lineup",
            help="Who sits where: mixed (all together), sides (one bot's side against the other's), alone (one seat "
            "among the other bot's), challenge or challenge-alone (each side or seat by each bot, the rest by the last "
            "one). Sides if the game has two, else mixed.",
        ),
    ] = None,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    workers: Workers = 1,
    cluster: Cluster = None,
    sets: Sets = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Measure bots against each other: equal deals with the bots turned round, ratings, who beats whom.

    Stopped or killed, the same command goes on where it was.
    """
    from standoff.cli import arena

    names = bots.split(",")
    arena.tournament(game, names, games_, players, lineup, seed, workers, cluster, settings_from(sets), out, json)


@app.command()
def balance(
    game: GameArg,
    games_: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    players: Annotated[
        list[int] | None,
        typer.Option(
            "--players", "-p", help="How many players; may be given several times. Every number if not given."
        ),
    ] = None,
    bots: Annotated[str, typer.Option("--bots", help="Who plays all seats.")] = "policy",
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    workers: Workers = 1,
    cluster: Cluster = None,
    sets: Sets = None,
    out: Out = None,
    json: Json = False,
) -> None:
    """Is a game fair? Many games between equal bots, by role, character, seat, map, card; what is out of line.

    Maps and scenarios are drawn unless set. Stopped or killed, the same command goes on where it was.
    """
    from standoff.cli import arena

    arena.balance(game, games_, players or [], bots, seed, workers, cluster, settings_from(sets), out, json)


@app.command()
def beliefs(
    game: GameArg,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="How many players; the largest number if not given.")
    ] = None,
    games_: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    workers: Annotated[int, typer.Option("--workers", "-w", help="How many processes.")] = 1,
    plot: Annotated[Path | None, typer.Option("--plot", help="A file for the calibration as SVG.")] = None,
    json: Json = False,
) -> None:
    """How good bots guess secret roles: log-loss after each quarter of a game, and calibration."""
    from standoff.cli import believing

    believing.beliefs(game, players, games_, seed, workers, plot, json)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Tell it as this seat saw it (1 is the first).")] = None,
    data: Data = None,
    language: Language = LANGUAGE,
    json: Json = False,
) -> None:
    """Tell a recorded game again: every event, to its end or to where the record ends."""
    from standoff.cli import commands

    commands.replay(file, seat, data, language, json)


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    budget: Annotated[int, typer.Option("--budget", help="So many imagined games for each question.")] = 120,
    workers: Workers = 1,
    everything: Annotated[bool, typer.Option("--all", help="Tell every decision, not only the mistakes.")] = False,
    out: Annotated[Path | None, typer.Option("--out", help="A folder for the report as HTML and JSON.")] = None,
    data: Data = None,
    language: Language = LANGUAGE,
    json: Json = False,
) -> None:
    """Look at a recorded game: what each decision was worth, what was better and why, when the game turned."""
    from standoff.cli import arena

    arena.analyse(file, budget, workers, everything, out, data, language, json)


@app.command()
def verify(
    paths: Annotated[
        list[Path] | None,
        typer.Argument(help="Scenario files, or folders with all files below; all of ours if not given."),
    ] = None,
    json: Json = False,
) -> None:
    """Play scenarios and check what they expect; code 1 if one does not hold."""
    from standoff.cli import commands

    raise typer.Exit(commands.verify(paths or [], json))


@app.command()
def rules(
    game: GameArg,
    clause: Annotated[str | None, typer.Argument(help="A clause's id, or a part of ids or words.")] = None,
    json: Json = False,
) -> None:
    """The clauses of a rulebook, where they are coded and how many scenarios show each."""
    from standoff.cli import commands

    raise typer.Exit(commands.rules(game, clause, json))


@app.command()
def facts(game: GameArg, data: Data = None, json: Json = False) -> None:
    """The figures of a game and where each comes from."""
    from standoff.cli import commands

    commands.facts(game, data, json)


@app.command()
def schema(
    game: Annotated[str | None, typer.Argument(help="The game's id; all games if not given.")] = None,
    json: Json = False,
    server: Annotated[bool, typer.Option("--server", help="With what a server of live tables says.")] = False,
    typescript: Annotated[bool, typer.Option("--typescript", help="All of it as TypeScript.")] = False,
    protocol: Annotated[bool, typer.Option("--protocol", help="The document of the protocol of live tables.")] = False,
) -> None:
    """The JSON schema of everything that a table sends or takes."""
    from standoff.cli import wire

    if protocol:
        wire.protocol()
    elif typescript:
        wire.typescript()
    else:
        wire.schema(game, json, server)


@app.command()
def maps(
    game: Annotated[str | None, typer.Argument(help="The game's id; not needed with --load.")] = None,
    name: Annotated[str | None, typer.Argument(help="Which map to print as SVG; a list of them if not given.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="A folder to write the maps into, instead.")] = None,
    load: Annotated[
        Path | None,
        typer.Option("--load", help="A saved game or a record: its map as the table stands, for all to see."),
    ] = None,
    data: Data = None,
) -> None:
    """The maps of a game as SVG pictures, empty or with a running game on them."""
    from standoff.cli import pictures

    pictures.maps(game, name, out, load, data)


@app.command()
def fuzz(
    game: GameArg,
    games_: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 1000,
    seed: Annotated[str, typer.Option("--seed", help="The same seed tries the same games.")] = "0",
    workers: Annotated[int, typer.Option("--workers", "-w", help="How many processes.")] = 1,
    every: Annotated[
        int, typer.Option("--every", min=0, help="Check after so many answers; 0 checks at the end of each game only.")
    ] = 1,
    json: Json = False,
) -> None:
    """Try random games over all player counts and settings; check what must always hold; code 1 if it does not."""
    from standoff.cli import commands

    raise typer.Exit(commands.fuzz(game, games_, seed, workers, every, json))


@app.command()
def guard(
    revision: Annotated[str, typer.Argument(help="The commit to compare with.")] = "HEAD^",
    games_: Annotated[list[str] | None, typer.Option("--game", help="Which game; all if not given.")] = None,
    least: Annotated[
        float, typer.Option("--least", help="Code 1 if a game keeps less than this part of its speed.")
    ] = 0.6,
    seconds: Seconds = 0.5,
    json: Json = False,
) -> None:
    """Compare the speed of the sources with that of an earlier commit, in one run; code 1 after a large loss."""
    from standoff.cli import measuring

    raise typer.Exit(measuring.guard(revision, games_ or [], least, seconds, json))


@app.command()
def build(
    force: Annotated[bool, typer.Option("--force", help="Compile even if the build fits the sources.")] = False,
    hot: Annotated[
        bool, typer.Option("--hot", help="Compile twice, the second time for the paths that some games took (GCC).")
    ] = False,
    only: Annotated[
        list[str] | None,
        typer.Option(
            "--only", metavar="GAME", help="This game only, to try a change of it; for the others, build again."
        ),
    ] = None,
) -> None:
    """Compile the engine and the games: ten times as fast; in a checkout, make the browser client as well."""
    from standoff.cli import commands

    commands.build(force, hot, only)


@app.command()
def bench(
    games_: Annotated[list[str] | None, typer.Argument(metavar="games", help="Which games; all if not given.")] = None,
    players: Annotated[
        int | None, typer.Option("--players", "-p", help="Only with so many players; every number if not given.")
    ] = None,
    seconds: Seconds = 1.0,
    peers: Annotated[
        bool, typer.Option("--peers", help="Beside other libraries, installed in an environment of their own.")
    ] = False,
    growth: Annotated[
        bool, typer.Option("--growth", help="How cost grows with players, length and workers; memory of a state.")
    ] = False,
    plot: Annotated[Path | None, typer.Option("--plot", help="With --peers: write a bar chart, an SVG file.")] = None,
    json: Json = False,
) -> None:
    """Measure speed: random play, clones, saves; alone, beside other libraries, or as it grows."""
    from standoff.cli import measuring

    if peers or growth or plot is not None:
        measuring.check(players, peers, growth, plot)
    if peers:
        measuring.peers(games_ or [], seconds, plot, json)
    elif growth:
        measuring.growth(games_ or [], seconds, json)
    else:
        measuring.bench(games_ or [], players, seconds, json)


ABOUT = ("-h", "--help", "--version")
"""Flags of the command itself; all others without a command are those of `serve`."""


def _serve_without_a_command() -> None:
    """`standoff` and `standoff --port 80` serve."""
    if len(sys.argv) < 2 or (sys.argv[1].startswith("-") and sys.argv[1] not in ABOUT):
        sys.argv.insert(1, "serve")


def _add_admin() -> None:
    """`standoff admin`, whose imports are only for those who use it."""
    if "admin" in sys.argv[1:2] or {"-h", "--help"} & set(sys.argv[1:2]):
        from standoff.cli.admin import app as admin

        app.add_typer(admin)


def main() -> None:
    """Run the command; wrong use ends in a sentence, not in a traceback."""
    from standoff.engine.errors import StandoffError

    _serve_without_a_command()
    _add_admin()
    try:
        app()
    except StandoffError as error:
        say_error(str(error))
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
    except KeyboardInterrupt:
        say_error("stopped")
        sys.exit(130)


if __name__ == "__main__":
    main()
