"""What servers tell each other about a table, on its channel: small hints; the truth stands in the database."""

from __future__ import annotations

from msgspec import Struct, json

from standoff.wire import live


class Nudge(Struct, frozen=True, tag_field="kind", tag=str.lower):
    """Anything that is told; `node` is who tells it."""

    node: str


class Logged(Nudge, frozen=True):
    """The log of the table has so many entries now."""

    entries: int


class Room(Nudge, frozen=True):
    """Who sits where has changed, or the game has begun or ended."""


class Said(Nudge, frozen=True):
    """Somebody has said something."""

    line: live.ChatLine


class Here(Nudge, frozen=True):
    """Which seats look on from a server, and how many spectators."""

    seats: list[int]
    spectators: int


class Ask(Nudge, frozen=True):
    """A seat wants something of the table's owner, whoever that is. The reply comes under this id."""

    id: int
    seat: int
    what: live.Answer | live.Undo | live.Agree | live.Resign | live.Back


class Reply(Nudge, frozen=True):
    """What whoever asked is told. `to` is the node that asked."""

    to: str
    id: int
    news: live.Taken | live.Refused


AnyNudge = Logged | Room | Said | Here | Ask | Reply

encode = json.Encoder().encode
decode = json.Decoder(AnyNudge).decode


def channel_of(table: str) -> str:
    """Where a table is talked about."""
    return f"table:{table}"
