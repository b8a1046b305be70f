"""BANG! 4th edition, for 4 to 7 players."""

from __future__ import annotations

from standoff.engine.game import Game
from standoff.games.bang import catalogue, fold, legal, plain, position, seeing, zones
from standoff.games.bang.dealt import dealt, used
from standoff.games.bang.memory import Memory
from standoff.games.bang.messages import MESSAGES
from standoff.games.bang.rules import cards, characters, draw, elimination, game, shots, turn
from standoff.games.bang.settings import Settings
from standoff.games.bang.state import State, load_data


def scores(t: State) -> list[float]:
    """One point for each game that was won."""
    return [float(won) for won in t.wins]


GAME = Game(
    id="bang",
    title="BANG!",
    summary="A shootout between Outlaws and the Sheriff, with secret helpers and a Renegade on his own.",
    players=range(4, 8),
    version=3,
    settings=Settings,
    state=State,
    main_rule=game.match,
    rules=(game, turn, cards, shots, elimination, draw, characters),
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
    scores=scores,
)
