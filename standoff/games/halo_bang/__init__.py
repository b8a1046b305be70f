"""Halo BANG!, for 3 to 7 players."""

from __future__ import annotations

from standoff.engine.game import Game
from standoff.games.halo_bang import catalogue, fold, legal, plain, position, seeing, zones
from standoff.games.halo_bang.dealt import dealt, used
from standoff.games.halo_bang.memory import Memory
from standoff.games.halo_bang.messages import MESSAGES
from standoff.games.halo_bang.rules import cards, ending, turns, weapons
from standoff.games.halo_bang.settings import Settings
from standoff.games.halo_bang.state import PLAYERS, State, load_data

GAME = Game(
    id="halo_bang",
    title="Halo BANG!",
    summary="Red and Blue Spartans, and perhaps an ONI Operative, hunt each other for Dog Tags.",
    players=PLAYERS,
    version=3,
    settings=Settings,
    state=State,
    main_rule=turns.game,
    rules=(turns, weapons, ending, cards),
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
)
