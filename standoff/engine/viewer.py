"""Who is looking: a seat (0 and up), somebody at the side of the table, or the one who may see everything."""

from __future__ import annotations

SPECTATOR = -1
"""Sees what lies open on the table."""

REFEREE = -2
"""Sees everything: for scenarios, replays of finished games and debugging. Never for a bot or a client."""
