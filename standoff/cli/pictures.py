"""`standoff maps`: battlefields as SVG, empty or as a game stands on them."""

from __future__ import annotations

import difflib
import re
from collections.abc import Mapping
from pathlib import Path

import standoff
from standoff.cli.maps import drawer_of
from standoff.cli.output import console, words
from standoff.cli.saved import bare, read_text
from standoff.engine.data import DataFolder
from standoff.engine.errors import WrongSetup
from standoff.games import find


def maps(game: str | None, name: str | None, out: Path | None, load: Path | None, data: Path | None) -> None:
    """Print a map as SVG, or write maps into a folder; with `load` the map of a saved game as it stands."""
    if load is not None:
        table = standoff.replay(bare(read_text(load)), data=data)
        played = table.setup.game.id
        if game not in (None, played):
            raise WrongSetup(f"{load} is a game of {played}, not of {game}")
        key, picture = drawer_of(played).running(table.setup.data, table.spectator().plain())
        drawn = {key: picture}
        name = name or key
    elif game is None:
        raise WrongSetup("name a game, or a saved game with --load; `standoff games` lists the games")
    else:
        found = find(game)
        drawn = drawer_of(game).drawings(found.load_data(DataFolder(found.folder / "data", data)))
    if out is not None:
        _write_pictures(out, drawn)
    elif name is None:
        console.print(words("\n".join(drawn)))
    elif name.replace("_", " ") in drawn:
        print(drawn[name.replace("_", " ")], end="")
    else:
        near = difflib.get_close_matches(name, drawn, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"there are: {', '.join(drawn)}"
        raise WrongSetup(f"there is no map {name!r} here; {hint}")


def _write_pictures(out: Path, drawn: Mapping[str, str]) -> None:
    try:
        out.mkdir(parents=True, exist_ok=True)
        for key, picture in drawn.items():
            path = out / f"{re.sub('[^a-z0-9-]+', '_', key.lower())}.svg"
            path.write_text(picture, "utf-8")
            console.print(words(path), soft_wrap=True)
    except OSError as error:
        raise WrongSetup(f"cannot write maps into {out}: {error.strerror}; --out takes a folder") from None
