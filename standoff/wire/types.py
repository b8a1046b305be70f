"""The messages of live tables, filled with those of one game."""

from __future__ import annotations

from functools import cache, reduce
from operator import or_
from typing import Any, Final, get_type_hints

from msgspec import Struct

from standoff.arena.analysis import Analysis, Decision, Performance, Tried, Turning
from standoff.engine.game import Game
from standoff.engine.messages import LogLine, Put
from standoff.engine.wire import filled, wire_types
from standoff.wire import books, live, lobby, people
from standoff.wire.analysis import AnalysisState

PLAIN: Final[tuple[type[Struct], ...]] = (
    *(people.GuestForm, people.AccountForm, people.LoginForm, people.PasswordForm, people.DeleteForm),
    *(people.Person, people.Rating, people.Played, people.Profile, people.Written, people.Uploaded, people.OwnData),
    *(lobby.ClockRules, lobby.TableForm, lobby.PlayForm, lobby.JoinForm, lobby.SeatForm, lobby.BotForm),
    *(lobby.ReadyForm, lobby.FrameForm, lobby.PositionForm, lobby.PlayPositionForm),
    *(lobby.Where, lobby.SeatInfo, lobby.Wish, lobby.TableInfo, lobby.Lobby),
    *(lobby.Level, lobby.GameOffer, lobby.ServerInfo),
    *(books.ReplayInfo, books.Clauses, books.ScenarioInfo, books.Scenarios, books.PositionWritten),
    *(Tried, Decision, Turning, Performance, Analysis, AnalysisState),
    *(live.Clock, live.ChatLine, live.Considered),
)
"""What goes over HTTP and is the same whatever is played."""

REQUESTS: Final[tuple[type[live.Request], ...]] = (
    *(live.Hello, live.Answer, live.Refusals, live.Preview, live.Inquire, live.Past, live.Hint, live.Know),
    *(live.Chat, live.Eyes, live.Resign, live.Back, live.Undo, live.Agree),
)
NEWS: Final[tuple[type[live.News], ...]] = (
    *(live.Table, live.Chatted, live.Taken, live.Refused, live.Reasoned, live.Advised, live.Known, live.Goodbye),
)


class Wire(Struct, frozen=True):
    """All types of one game: of its messages, and the unions of what a client and the server say at its tables."""

    types: dict[str, Any]
    request: Any
    news: Any


@cache
def wire_of(game: Game) -> Wire:
    """The messages of live tables of this game."""
    own = wire_types(game)
    view, question, told = own["view"], own["question"], own["told"]
    answer, refusal, given = own["answer"], own["refusal"], own["given"]
    found = (
        reduce(or_, (get_type_hints(find)["return"] for find in game.inquiries.values())) if game.inquiries else None
    )
    generic: dict[str, Any] = {
        "log_line": filled(LogLine, told),
        "put": filled(Put, question),
        "why": filled(live.Why, answer),
        "snapshot": filled(live.Snapshot, view, question, told),
        "moved": filled(live.Moved, view, question, told),
        "refused_all": filled(live.RefusedAll, refusal),
        "previewed": filled(live.Previewed, question),
        "lines": filled(live.Lines, told),
        "step": filled(books.Step, view, question, told, given),
        "steps": filled(books.Steps, view, question, told, given),
        "demonstrated": filled(books.Demonstrated, own["catalogue"], view, question, told, given),
    }
    if found is not None:
        generic["found"] = filled(live.Found, found)
    news = [
        generic[name] for name in ("snapshot", "moved", "refused_all", "previewed", "found", "lines") if name in generic
    ]
    request = reduce(or_, (generic["why"], *REQUESTS))
    said = reduce(or_, (*news, *NEWS))
    return Wire({**own, **generic, "request": request, "news": said}, request, said)
