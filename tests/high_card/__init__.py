"""High Card: the smallest game that has everything, for tests. No game of ours; it joins from outside.

Each player holds a card, one more lies face down in the middle. Twice around, each keeps his card, changes it for the
one in the middle (once), or looks at another's. Then all are shown, and the highest wins.
"""

from __future__ import annotations

from standoff.engine.game import Game

from . import catalogue, fold, legal, plain, position, rules, view, zones
from .memory import Memory
from .messages import MESSAGES
from .state import Settings, State, load_data

GAME = Game(
    id="high_card",
    title="High Card",
    summary="One card each, one in the middle, and the highest wins.",
    players=range(2, 5),
    version=1,
    settings=Settings,
    state=State,
    main_rule=rules.game,
    rules=(rules,),
    legal=legal,
    catalogue=catalogue,
    view=view,
    plain=plain,
    fold=fold,
    messages=MESSAGES,
    memory=Memory,
    zones=zones,
    position=position,
    load_data=load_data,
)
