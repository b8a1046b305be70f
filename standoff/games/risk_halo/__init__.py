"""RISK: Halo Legendary Edition, for 2 to 5 players."""

from __future__ import annotations

from standoff.engine.game import Game
from standoff.games.risk_halo import legal, position, text, view
from standoff.games.risk_halo.data_files import load_data
from standoff.games.risk_halo.names import (
    ATTACK,
    MANEUVER,
    OATH_WINDOW,
    REACT,
    REINFORCE,
    REWARD,
    WINDOW,
)
from standoff.games.risk_halo.rules import attack, ending, game, reinforcements, set_up
from standoff.games.risk_halo.settings import Settings, check
from standoff.games.risk_halo.state import State

GAME = Game(
    id="risk_halo",
    title="RISK: Halo Legendary Edition",
    summary="Conquer the ring: territories, Heroes, teleporters and secret objectives.",
    players=range(2, 6),
    version=1,
    settings=Settings,
    state=State,
    main_rule=game.game,
    rules=(game, set_up, reinforcements, attack, ending),
    legal=legal,
    text=text,
    view=view,
    position=position,
    load_data=load_data,
    always_asked=frozenset((REINFORCE, ATTACK, WINDOW, REACT, OATH_WINDOW, REWARD, MANEUVER)),
    check=check,
)
