"""What goes over the wire in one game: the messages of every table, filled with the game's own.

msgspec.json.decode(text, type=wire_types(game)["question"])
"""

from __future__ import annotations

from functools import cache
from types import NoneType
from typing import Any

from standoff.engine.clauses import Clause
from standoff.engine.demonstrate import Demonstration, Frame, Given
from standoff.engine.game import Game
from standoff.engine.messages import GameInfo, Option, Question, Record, Refusal, Result, Row, SeatLog, Told
from standoff.engine.scenario import Scenario
from standoff.engine.setup import NAMES, Setup
from standoff.engine.table import Table
from standoff.engine.vocabulary import union


@cache
def wire_types(game: Game) -> dict[str, Any]:
    """By the name of a message, its type in this game; a game that notes nothing has no `note`."""
    messages = game.messages
    asked, answer, event = union(messages.questions), union(messages.answers.classes), union(messages.events)
    note = union(messages.notes) if messages.notes else NoneType
    table = Table.begin(
        Setup(game, NAMES[: game.players[0]], game.settings(), game.packaged_data, "", ""), listen=False
    )
    catalogue, view = type(table.catalogue()), type(table.open_view())
    types = {
        "catalogue": catalogue,
        "view": view,
        "question": filled(Question, asked, answer, note),
        "asked": asked,
        "row": filled(Row, answer, note),
        "option": filled(Option, answer, note),
        "answer": answer,
        "note": note,
        "refusal": filled(Refusal, answer),
        "told": filled(Told, event),
        "event": event,
        "result": Result,
        "record": Record,
        "seat_log": filled(SeatLog, event),
        "game_info": GameInfo,
        "clause": Clause,
        "scenario": Scenario,
        "demonstration": filled(Demonstration, catalogue, view, asked, answer, note, event),
        "frame": filled(Frame, view, asked, answer, note, event),
        "given": filled(Given, answer),
    }
    return {name: kind for name, kind in types.items() if kind is not NoneType}


def filled(message: Any, *parts: Any) -> Any:
    """A message of every table with parts of this game."""
    return message[parts]
