"""Why something is not an option: whatever a person might try, with the clause that stands against it."""

from __future__ import annotations

from standoff.games.risk_halo.refusals.steps import objection_to
from standoff.games.risk_halo.refusals.tries import candidates, foremost

__all__ = ["candidates", "foremost", "objection_to"]
