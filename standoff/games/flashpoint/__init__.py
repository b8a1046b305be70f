"""Halo: Flashpoint, for 2 players."""

from __future__ import annotations

from standoff.engine.game import Game
from standoff.games.flashpoint import catalogue, fold, legal, plain, position, seeing, zones
from standoff.games.flashpoint.dealt import dealt, used
from standoff.games.flashpoint.labels import called
from standoff.games.flashpoint.memory import Memory
from standoff.games.flashpoint.messages import MESSAGES
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
from standoff.games.flashpoint.sightlines import sight
from standoff.games.flashpoint.state import State, load_data

GAME = Game(
    id="flashpoint",
    title="Halo: Flashpoint",
    summary="Two fireteams in an arena of cubes: move, shoot, fight and respawn.",
    players=range(2, 3),
    version=5,
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
    catalogue=catalogue,
    view=seeing,
    plain=plain,
    fold=fold,
    messages=MESSAGES,
    memory=Memory,
    zones=zones,
    position=position,
    load_data=load_data,
    dealt=dealt,
    used=used,
    varied=("scenario", "terrain", "first_team", "second_team"),
    inquiries={"sight": sight},
    called=called,
    check=check,
    wide=True,
)
