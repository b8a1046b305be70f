"""What a server of live tables and its clients say to each other, besides what a game says.

- `people`: who somebody is; `lobby`: tables, seats and clocks; `books`: replays and the living
  rulebook; `analysis`: how far the analysis of a game is. These go over HTTP (`routes`).
- `live`: what goes over the WebSocket of a table. A game's own messages ride in these: `types` fills them in.
- `schema`: all of it as JSON schema, per game; `typescript`: the same as TypeScript.

A server and a client of another `VERSION` do not talk.
"""

from typing import Final

VERSION: Final = 1
"""Raised by every change that an older client would not understand."""
