"""The analysis of a finished game, made on request. What is found is `arena.analysis`; this says how far it is."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from standoff.arena.analysis import Analysis

Progress = Literal["none", "waiting", "working", "done", "failed"]


class AnalysisState(Struct, frozen=True):
    """How far an analysis is: `none` was asked for yet; it waits, with so many others `ahead`; `done` of `whole` steps
    of the work are behind it; or it is done, and `found` is there. `trouble` says why it could not be made.
    """

    stage: Progress
    done: int
    whole: int
    ahead: int
    found: Analysis | None
    trouble: str


NONE: Final = AnalysisState("none", 0, 0, 0, None, "")
