"""Halo BANG!, for 3 to 7 players."""

from __future__ import annotations

from standoff.engine.game import Game
from standoff.games.halo_bang import legal, position, text, view
from standoff.games.halo_bang.names import Q_DISCARD, Q_FLOOD, Q_ODD_BALL, Q_PLAY, Q_SHIELD
from standoff.games.halo_bang.rules import cards, ending, turns, weapons
from standoff.games.halo_bang.settings import Settings
from standoff.games.halo_bang.state import PLAYERS, State, load_data

GAME = Game(
    id="halo_bang",
    title="Halo BANG!",
    summary="Red and Blue Spartans, and perhaps an ONI Operative, hunt each other for Dog Tags.",
    players=PLAYERS,
    version=1,
    settings=Settings,
    state=State,
    main_rule=turns.game,
    rules=(turns, weapons, ending, cards),
    legal=legal,
    text=text,
    view=view,
    position=position,
    load_data=load_data,
    always_asked=frozenset({Q_PLAY, Q_SHIELD, Q_FLOOD, Q_DISCARD, Q_ODD_BALL}),
)
