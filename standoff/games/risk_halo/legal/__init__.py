"""The options of each kind of question, and why something is not an option."""

from __future__ import annotations

from standoff.games.risk_halo.legal.options import options
from standoff.games.risk_halo.legal.refusals import candidates, refusal

__all__ = ["candidates", "options", "refusal"]
