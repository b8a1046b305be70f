"""Why the server refuses something, and the status that goes with it over HTTP."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from standoff.engine.errors import StandoffError
from standoff.engine.messages import Reason
from standoff.wire import reasons

BAD: Final = 400
STATUS: Final[Mapping[str, int]] = {
    reasons.STRANGER: 401,
    reasons.PASSWORD: 403,
    reasons.BANNED: 403,
    reasons.FOREIGN: 403,
    reasons.WATCH: 403,
    reasons.HOST: 403,
    reasons.UNKNOWN: 404,
    reasons.NAME: 409,
    reasons.SEAT: 409,
    reasons.STAGE: 409,
    reasons.READY: 409,
    reasons.FULL: 409,
    reasons.FAST: 429,
    reasons.TROUBLE: 503,
    reasons.STOPPING: 503,
}
"""By clause; whatever is not here is a bad request."""


class Refused(StandoffError):
    """Nothing has changed; `reason` says why."""

    def __init__(self, clause: str, text: str) -> None:
        super().__init__(f"{text} [{clause}]")
        self.reason = Reason(clause, text)

    @property
    def status(self) -> int:
        """The status of the response."""
        return STATUS.get(self.reason.clause, BAD)
