"""How large a message and its parts may be."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

MOST_BYTES: Final = 8_192
"""A message of a client over the WebSocket, or the body of a request."""
MOST_RECORD_BYTES: Final = 1_000_000
"""A record that is uploaded."""
LONGEST_CHAT: Final = 300
LONGEST_POSITION: Final = 6_000
"""Letters of a position that somebody writes down."""
MOST_POSITION_BYTES: Final = 6 * LONGEST_POSITION
"""The body of a request with one: no letter takes more."""
LONGEST_QUESTION: Final = 7 * 24 * 3600
"""Seconds: nobody is waited for any longer."""

Name = Annotated[str, Meta(min_length=1, max_length=64)]
"""What somebody is called; the rules for names are the engine's (`engine.player_names`)."""
Password = Annotated[str, Meta(min_length=8, max_length=200)]
Id = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
"""Names a person, a table or a replay. Nobody can guess one."""
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Small = Annotated[int, Meta(ge=0, le=2**31)]
"""Numbers of questions, events, frames."""
Code = Annotated[int, Meta(ge=0, le=2**53)]
"""The code of an answer."""
ChatText = Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
Language = Annotated[str, Meta(min_length=2, max_length=8, pattern=r"^[A-Za-z-]+$")]
Word = Annotated[str, Meta(max_length=64)]
PositionText = Annotated[str, Meta(max_length=LONGEST_POSITION)]
"""A position in the format of scenarios (docs/scenarios.md)."""
