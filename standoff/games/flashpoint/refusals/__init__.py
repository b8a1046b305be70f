"""Why something is not an option: whatever a person might try, and what stands against it."""

from __future__ import annotations

from standoff.games.flashpoint.refusals.against import objection_to
from standoff.games.flashpoint.refusals.candidates import candidates

__all__ = ["candidates", "objection_to"]
