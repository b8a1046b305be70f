"""Why a server refuses something that is not a rule of a game: clauses like those of a rulebook.

Those of the table itself (`table.stale`, `table.not_asked`, ...) are the engine's (`engine.clauses`).
"""

from __future__ import annotations

from typing import Final

MALFORMED: Final = "server.malformed"
VERSION: Final = "server.version"
FAST: Final = "server.fast"
FOREIGN: Final = "server.foreign"
STOPPING: Final = "server.stopping"
SLOW: Final = "server.slow"
TROUBLE: Final = "server.trouble"
UNKNOWN: Final = "server.unknown"
STRANGER: Final = "people.stranger"
NAME: Final = "people.name"
PASSWORD: Final = "people.password"
BANNED: Final = "people.banned"
SETUP: Final = "lobby.setup"
SEAT: Final = "lobby.seat"
STAGE: Final = "lobby.stage"
HOST: Final = "lobby.host"
READY: Final = "lobby.ready"
FULL: Final = "lobby.full"
WATCH: Final = "live.watch"
HELLO: Final = "live.hello"
HINT: Final = "live.hint"
UNDO: Final = "live.undo"
ASKED: Final = "live.asked"

SERVER_CLAUSES: Final = {
    MALFORMED: "A message is JSON of the declared form and size.",
    VERSION: "Client and server speak the same version of the protocol.",
    FAST: "Nobody asks more often than a person could.",
    FOREIGN: "Requests come from the server's own pages, or from programs that are no browser.",
    STOPPING: "A server that stops says so; its tables go on when it is back.",
    SLOW: "Whoever does not read what he is told is disconnected, and may come back.",
    TROUBLE: "What cannot be written down has not happened.",
    UNKNOWN: "There is no such thing here.",
    STRANGER: "Only somebody with a name can do that: a guest or an account.",
    NAME: "A name can be read by everybody, and an account's name is its own.",
    PASSWORD: "An account is opened with its password.",
    BANNED: "Whoever was banned does not play here.",
    SETUP: "A table is opened with players, settings and clocks that there can be.",
    SEAT: "One sits on a free seat, and acts for one's own.",
    STAGE: "Seats are taken before the start, answers are given during the game, rematches follow its end.",
    HOST: "Seats, bots and the start are up to whoever opened the table.",
    READY: "A game starts when all seats are taken and everybody is ready.",
    FULL: "There is room for so many tables and viewers, and no more.",
    WATCH: "Who may watch is up to the table.",
    HELLO: "The first message is `hello`, and there is one of it.",
    HINT: "Hints are given where the table allows them, to the seat that is asked.",
    UNDO: "Moves are taken back at practice tables, or if everybody agrees and nothing has come to light.",
    ASKED: "Only the seat that is asked can do that.",
}
