"""What is kept in the database: the tables of it, and what stands in their columns as JSON."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct
from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

from standoff.engine.messages import Result
from standoff.wire.lobby import Sits, TableForm

METADATA: Final = MetaData(
    naming_convention={"ix": "ix_%(table_name)s_%(column_0_name)s", "uq": "uq_%(table_name)s_%(column_0_name)s"}
)

ID: Final = 64
NAME: Final = 64

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("name", String(NAME), nullable=False),
    Column("login", String(NAME), unique=True),  # the name as it is compared; None for a guest
    Column("password", Text),
    Column("epoch", Integer, nullable=False, default=0),  # raised to log out everywhere
    Column("since", Float, nullable=False),
    Column("banned", Boolean, nullable=False, default=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("game", String(NAME), nullable=False),
    Column("stage", String(16), nullable=False),
    Column("private", Boolean, nullable=False),
    Column("opened", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("room", LargeBinary, nullable=False),  # a Room
    Column("origin", LargeBinary),  # the record that the game began with, seed and all; None before the start
    Column("owner", String(ID)),
    Column("fence", BigInteger, nullable=False, default=0),
    Column("leased", Float, nullable=False, default=0.0),
    Index("ix_tables_stage", "stage", "private", "opened"),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(ID), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("entry", LargeBinary, nullable=False),  # an Entry
)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(ID), nullable=False, index=True),
    Column("at", Float, nullable=False),
    Column("person", String(ID), index=True),
    Column("name", String(NAME), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("key", String(ID)),  # a line with the same one is the same line, sent again; None if it cannot be
    Index("ix_chat_key", "table_id", "person", "key", unique=True),
)

RESULTS: Final = Table(
    "results",
    METADATA,
    Column("table_id", String(ID), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("person", String(ID), index=True),
    Column("game", String(NAME), nullable=False),
    Column("ended", Float, nullable=False),
    Column("players", LargeBinary, nullable=False),  # a list of names
    Column("won", Boolean, nullable=False),
    Column("score", Float, nullable=False),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("person", String(ID), primary_key=True),
    Column("game", String(NAME), primary_key=True),
    Column("games", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

REPLAYS: Final = Table(
    "replays",
    METADATA,
    Column("id", String(ID), primary_key=True),
    Column("person", String(ID), index=True),
    Column("at", Float, nullable=False),
    Column("record", LargeBinary, nullable=False),
)

ANALYSES: Final = Table(
    "analyses",
    METADATA,
    Column("replay", String(ID), primary_key=True),
    Column("person", String(ID), index=True),  # who asked for it, while it is being made
    Column("node", String(ID), nullable=False),
    Column("asked", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Column("done", Integer, nullable=False),
    Column("whole", Integer, nullable=False),  # 0 until it is begun
    Column("failed", Text, nullable=False),  # why; empty if it has not
    Column("found", LargeBinary),  # an Analysis by language
)

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(NAME), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)


SITTING: Final = Table(
    "sitting",
    METADATA,
    Column("person", String(ID), primary_key=True),
    Column("table_id", String(ID), primary_key=True, index=True),
)
"""Who sits at which tables."""


class Chair(Struct, frozen=True):
    """A seat of a room and who sits there."""

    sits: Sits = "open"
    name: str = ""
    person: str | None = None
    level: str | None = None
    ready: bool = False


class Room(Struct, frozen=True):
    """A table as people sit down at it; `next` is the table of the rematch."""

    form: TableForm
    host: str | None
    chairs: list[Chair]
    next: str | None = None
    result: Result | None = None


class Entry(Struct, frozen=True, tag_field="kind"):
    """One thing that has happened at a live table and that everything else follows from."""


class Answered(Entry, frozen=True, tag="answered"):
    """A question was answered: by the seat's owner, by a bot, or by the clock. `bank` is what the seat has left."""

    seat: int
    code: int
    by: Literal["owner", "bot", "clock"]
    bank: float


class TakenBack(Entry, frozen=True, tag="taken_back"):
    """The table went back to an earlier question."""

    number: int


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays a seat for its owner, or does so no longer; `resigned`: the owner does not come back."""

    seat: int
    on: bool
    resigned: bool = False


AnyEntry = Answered | TakenBack | StoodIn
