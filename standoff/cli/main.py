"""The `standoff` command."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import typer

from standoff.cli.output import console, say_error, settings_from

app = typer.Typer(
    name="standoff",
    help="Tabletop games as software: play them, watch them, simulate them, and ask why.",
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


@app.callback()
def root(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - its callback acts
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Say which version and build this is.")
    ] = False,
) -> None:
    """Without a command: choose a game and play it in this terminal."""
    if context.invoked_subcommand is None:
        from standoff.cli.commands import play_from_menu

        raise typer.Exit(play_from_menu())


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
    bots: Annotated[str, typer.Option("--bots", help="Who plays the other seats.")] = "random",
    seed: Seed = None,
    sets: Sets = None,
    data: Data = None,
    load: Annotated[Path | None, typer.Option("--load", help="Go on with a saved game.")] = None,
) -> None:
    """Play in this terminal against bots."""
    from standoff.cli import commands

    raise typer.Exit(commands.play(game, players, seat, name, bots, seed, settings_from(sets), data, load))


@app.command()
def simulate(
    game: GameArg,
    players: Players = None,
    games_: Annotated[int, typer.Option("--games", "-n", help="How many games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", help="The same seed gives the same games.")] = "0",
    bots: Annotated[
        str, typer.Option("--bots", help="Bots by seat, e.g. random,random; dealt out again if fewer.")
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
def replay(
    file: Annotated[Path, typer.Argument(help="A record or a saved game.")],
    seat: Annotated[int | None, typer.Option("--seat", help="Tell it as this seat saw it (1 is the first).")] = None,
    data: Data = None,
    json: Json = False,
) -> None:
    """Tell a recorded game again."""
    from standoff.cli import commands

    commands.replay(file, seat, data, json)


@app.command()
def verify(
    paths: Annotated[
        list[Path] | None, typer.Argument(help="Scenario files or folders; all of ours if not given.")
    ] = None,
    json: Json = False,
) -> None:
    """Play scenarios and check what they expect."""
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
def maps(
    game: GameArg,
    name: Annotated[str | None, typer.Argument(help="Which map to print as SVG; a list of them if not given.")] = None,
    out: Annotated[Path | None, typer.Option("--out", help="A folder to write every map into.")] = None,
    data: Data = None,
) -> None:
    """The maps of a game as SVG pictures."""
    from standoff.cli import commands

    commands.maps(game, name, out, data)


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
    """Try random games over all player counts and settings; check what must always hold after every answer."""
    from standoff.cli import commands

    raise typer.Exit(commands.fuzz(game, games_, seed, workers, every, json))


@app.command()
def guard(
    revision: Annotated[str, typer.Argument(help="The commit to compare with.")] = "HEAD^",
    games_: Annotated[list[str] | None, typer.Option("--game", help="Which game; all if not given.")] = None,
    least: Annotated[
        float, typer.Option("--least", help="Fail if a game keeps less than this part of its speed.")
    ] = 0.6,
    seconds: Annotated[float, typer.Option("--seconds", help="CPU time of one measurement.")] = 0.5,
    json: Json = False,
) -> None:
    """Compare the speed of the sources with that of an earlier commit, in one run."""
    from standoff.cli import commands

    raise typer.Exit(commands.guard(revision, games_ or [], least, seconds, json))


@app.command()
def build(
    force: Annotated[bool, typer.Option("--force", help="Compile even if the build fits the sources.")] = False,
    hot: Annotated[
        bool, typer.Option("--hot", help="Compile twice, the second time for the paths that some games took (GCC).")
    ] = False,
) -> None:
    """Compile the engine and the games (needs a C compiler and mypy); several times as fast."""
    from standoff.cli import commands

    commands.build(force, hot)


@app.command()
def bench(
    games_: Annotated[list[str] | None, typer.Argument(help="Which games; all if not given.")] = None,
    players: Players = None,
    seconds: Annotated[float, typer.Option("--seconds", help="CPU time of one measurement.")] = 1.0,
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
    from standoff.cli import commands, measuring

    if peers or growth or plot is not None:
        measuring.check(players, peers, growth, plot)
    if peers:
        measuring.peers(games_ or [], seconds, plot, json)
    elif growth:
        measuring.growth(games_ or [], seconds, json)
    else:
        commands.bench(games_ or [], players, seconds, json)


def main() -> None:
    """Run the command; wrong use ends in a sentence, not in a traceback."""
    from standoff.engine.errors import StandoffError

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
