"""What can be asked for over HTTP: every address, what it takes and what it gives.

The server's routes are held against this list in a test; docs/protocol.md prints it.
"""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct

from standoff.engine.messages import Record
from standoff.wire import analysis, books, lobby, people

ALL_GAMES: Final = "a game's own"
"""Given for messages that differ from game to game (see `types`)."""


class Route(Struct, frozen=True):
    """One address. `takes` is the body of the request; `gives` is what comes back, or None for nothing."""

    method: str
    path: str
    text: str
    takes: Any = None
    gives: Any = None
    query: tuple[str, ...] = ()


ROUTES: Final = (
    Route("GET", "/api/server", "What this server offers: games, settings, levels of bots.", gives=lobby.ServerInfo),
    # people
    Route("GET", "/api/me", "Who one is; 401 for a stranger.", gives=people.Person),
    Route("POST", "/api/me/guest", "Play as a guest. A guest is renamed.", people.GuestForm, people.Person),
    Route("POST", "/api/me/account", "Make an account; a guest becomes it.", people.AccountForm, people.Person),
    Route("POST", "/api/me/login", "Log in.", people.LoginForm, people.Person),
    Route("POST", "/api/me/logout", "Log out on this device."),
    Route("POST", "/api/me/logout-everywhere", "Log out on all devices."),
    Route("POST", "/api/me/password", "Change the password.", people.PasswordForm, people.Person),
    Route("POST", "/api/me/delete", "Delete oneself and what belongs to one.", people.DeleteForm),
    Route("GET", "/api/me/data", "All that is kept about oneself.", gives=people.OwnData),
    Route("GET", "/api/people/{person}", "Somebody's ratings and games.", gives=people.Profile),
    Route("GET", "/api/ratings/{game}", "The best players of a game, the best first.", gives=list[people.Profile]),
    # lobby
    Route("GET", "/api/tables", "The lobby.", gives=lobby.Lobby, query=("game", "stage")),
    Route("POST", "/api/tables", "Open a table.", lobby.TableForm, lobby.TableInfo),
    Route("POST", "/api/play", "Play now.", lobby.PlayForm, lobby.TableInfo),
    Route("GET", "/api/tables/{table}", "A table.", gives=lobby.TableInfo),
    Route("GET", "/api/tables/{table}/catalogue", "What cannot change in its game.", gives=ALL_GAMES),
    Route("POST", "/api/tables/{table}/join", "Sit down.", lobby.JoinForm, lobby.TableInfo),
    Route("POST", "/api/tables/{table}/leave", "Get up, before the start.", lobby.SeatForm, lobby.TableInfo),
    Route("POST", "/api/tables/{table}/ready", "Be ready, or not.", lobby.ReadyForm, lobby.TableInfo),
    Route("POST", "/api/tables/{table}/bot", "The host seats a bot, or lets one go.", lobby.BotForm, lobby.TableInfo),
    Route("POST", "/api/tables/{table}/kick", "The host frees a seat.", lobby.SeatForm, lobby.TableInfo),
    Route("POST", "/api/tables/{table}/start", "The host starts, when all are ready.", gives=lobby.TableInfo),
    Route("POST", "/api/tables/{table}/rematch", "Again, seats rotated by one.", gives=lobby.TableInfo),
    Route("GET", "/api/tables/{table}/record", "The record of a finished game.", gives=Record),
    # replays
    Route("POST", "/api/replays", "Upload a record.", Record, books.ReplayInfo),
    Route("GET", "/api/replays/{replay}", "A replay.", gives=books.ReplayInfo),
    Route("GET", "/api/replays/{replay}/catalogue", "What cannot change in its game.", gives=ALL_GAMES),
    Route("GET", "/api/replays/{replay}/record", "Its record.", gives=Record),
    Route(
        *("GET", "/api/replays/{replay}/steps", "Its steps, at most 100 at a time; open, or as a seat saw them."),
        gives=ALL_GAMES,
        query=("since", "until", "seat", "language"),
    ),
    Route("POST", "/api/replays/{replay}/play", "Play on from a step.", lobby.FrameForm, lobby.TableInfo),
    Route(
        *("GET", "/api/replays/{replay}/analysis", "Its analysis, or how far that is."),
        gives=analysis.AnalysisState,
        query=("language",),
    ),
    Route("POST", "/api/replays/{replay}/analysis", "Ask for its analysis.", gives=analysis.AnalysisState),
    # rulebook
    Route("GET", "/api/games/{game}/clauses", "Clauses, by words or ids.", gives=books.Clauses, query=("words",)),
    Route("GET", "/api/games/{game}/scenarios", "Scenarios.", gives=books.Scenarios, query=("clause",)),
    Route(
        *("GET", "/api/games/{game}/scenarios/{number}", "A scenario to step through; open, or as a seat sees it."),
        gives=ALL_GAMES,
        query=("seat", "language"),
    ),
    Route(
        *("POST", "/api/games/{game}/scenarios/{number}/play", "Go on with it at a practice table."),
        *(lobby.FrameForm, lobby.TableInfo),
    ),
    Route(
        *("GET", "/api/games/{game}/scenarios/{number}/position", "Its position as a text to go on with."),
        gives=books.PositionWritten,
    ),
    # positions
    Route(
        *("POST", "/api/games/{game}/position", "A position that somebody has written down, as a scenario; open."),
        takes=lobby.PositionForm,
        gives=ALL_GAMES,
        query=("language",),
    ),
    Route(
        *("POST", "/api/games/{game}/position/play", "Go on from it at a practice table."),
        *(lobby.PlayPositionForm, lobby.TableInfo),
    ),
    # running it
    Route("GET", "/healthz", "Is this process able to play?"),
    Route("GET", "/metrics", "Figures for Prometheus."),
)

SOCKETS: Final = (
    Route("GET", "/api/tables/{table}/live", "A table, live (see below)."),
    Route("GET", "/api/lobby/live", "The lobby: a `lobby` message at once and whenever it has changed."),
)
