"""What can go wrong when somebody uses a table. Each message says what was wrong and what would be right."""

from __future__ import annotations

from standoff.engine.messages import Reason


class StandoffError(Exception):
    """Any wrong use of the library. Nothing has changed when it is raised."""


class UnknownGame(StandoffError):
    """There is no game of that name."""


class UnknownClause(StandoffError):
    """There is no clause of that name."""


class WrongSetup(StandoffError):
    """Players, settings, seed or data that the game cannot be played with."""


class NotAllowed(StandoffError):
    """An answer that the rules refuse; `reason` names the clause."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"{reason.text} [{reason.clause}]")
        self.reason = reason


class NotUnderstood(NotAllowed):
    """An answer that is neither an option nor anything that the game knows how to refuse."""


class NotAsked(NotAllowed):
    """An answer from a seat that has not been asked, to a question that is over, or after the end."""


class BadRecord(StandoffError):
    """A record or a save that this version cannot read or that does not replay."""


class BadData(StandoffError):
    """A data file that does not fit the game; the message names the file and the entry."""


class Contradiction(AssertionError):
    """What was told does not fit any guess: it was told wrongly, or all guesses that it fits have been left out."""
