"""BANG! The Dice Game: The Walking Dead, for 3 to 8 players."""

from __future__ import annotations

from standoff.engine.game import Game
from standoff.games.walking_dead import catalogue, fold, legal, plain, position, refusals, rules, seeing, zones
from standoff.games.walking_dead.dealt import dealt
from standoff.games.walking_dead.memory import Memory
from standoff.games.walking_dead.messages import MESSAGES
from standoff.games.walking_dead.settings import Settings
from standoff.games.walking_dead.state import State, load_data

GAME = Game(
    id="walking_dead",
    title="BANG! The Dice Game: The Walking Dead",
    summary="Roll, shoot and guess who is on your side, while the Walkers gather.",
    players=range(3, 9),
    version=3,
    settings=Settings,
    state=State,
    main_rule=rules.game,
    rules=(rules,),
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
    foremost=refusals.foremost,
)
