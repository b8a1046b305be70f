"""Who is looking: a seat (0 and up), somebody at the side of the table, or the one who may see everything."""

from __future__ import annotations

from typing import Final

SPECTATOR: Final = -1
"""Sees what lies open on the table."""

REFEREE: Final = -2
"""Sees everything: for scenarios, replays of finished games and debugging. Never for a bot or a client."""
