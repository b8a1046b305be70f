"""Why something is not an option: whatever a person might try, with the clause that stands against it."""

from __future__ import annotations

from standoff.games.risk_halo.refusals.reasons import reason_against
from standoff.games.risk_halo.refusals.tries import candidates, foremost

__all__ = ["candidates", "foremost", "reason_against"]
