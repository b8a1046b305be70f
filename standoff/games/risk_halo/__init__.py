"""RISK: Halo Legendary Edition, for 2 to 5 players."""

from __future__ import annotations

from standoff.engine.game import Game
from standoff.games.risk_halo import catalogue, fold, legal, plain, position, refusals, seeing, zones
from standoff.games.risk_halo.data_files import load_data
from standoff.games.risk_halo.dealt import dealt, used
from standoff.games.risk_halo.memory import Memory
from standoff.games.risk_halo.messages import MESSAGES
from standoff.games.risk_halo.rules import attack, ending, game, moving, reinforcements, set_up
from standoff.games.risk_halo.settings import Settings, check
from standoff.games.risk_halo.state import State

GAME = Game(
    id="risk_halo",
    title="RISK: Halo Legendary Edition",
    summary="Conquer the ring: territories, Heroes, teleporters and secret objectives.",
    players=range(2, 6),
    version=3,
    settings=Settings,
    state=State,
    main_rule=game.game,
    rules=(game, set_up, reinforcements, attack, moving, ending),
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
    varied=("mode", "battlefield"),
    foremost=refusals.foremost,
    check=check,
)
