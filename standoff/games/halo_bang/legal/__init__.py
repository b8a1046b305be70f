"""What may be answered to each kind of question, and why something may not."""

from __future__ import annotations

from standoff.games.halo_bang.legal.options import options
from standoff.games.halo_bang.legal.refusals import candidates, refusal

__all__ = ["candidates", "options", "refusal"]
