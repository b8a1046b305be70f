"""Halo: Flashpoint, for 2 players."""

from __future__ import annotations

from standoff.engine.game import Game
from standoff.games.flashpoint import legal, position, text, view
from standoff.games.flashpoint.rules import (
    activation,
    assault,
    damage,
    explosions,
    movement,
    preparation,
    rounds,
    shooting,
    status,
    tests,
    things,
)
from standoff.games.flashpoint.settings import Settings, check
from standoff.games.flashpoint.state import State, load_data

GAME = Game(
    id="flashpoint",
    title="Halo: Flashpoint",
    summary="Two fireteams in an arena of cubes: move, shoot, fight and respawn.",
    players=range(2, 3),
    version=2,
    settings=Settings,
    state=State,
    main_rule=preparation.game,
    rules=(
        preparation,
        rounds,
        activation,
        movement,
        things,
        tests,
        shooting,
        explosions,
        assault,
        damage,
        status,
    ),
    legal=legal,
    text=text,
    view=view,
    position=position,
    load_data=load_data,
    check=check,
)
