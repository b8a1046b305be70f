"""Who somebody is, in a cookie: his id, signed, so that nobody can make one up.

A token names the person and his `epoch` (raised to log out everywhere), and ends some day.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import time
from hashlib import sha256
from typing import Final, NamedTuple

COOKIE: Final = "standoff"
LASTS: Final = 180 * 24 * 3600
"""Seconds."""
KEY_BYTES: Final = 32
LONGEST: Final = 400


class Bearer(NamedTuple):
    """Whom a token names."""

    person: str
    epoch: int


def new_id() -> str:
    """A name that nobody can guess."""
    return secrets.token_urlsafe(16)


def new_key() -> bytes:
    """What tokens are signed with."""
    return secrets.token_bytes(KEY_BYTES)


def sign(key: bytes, bearer: Bearer, now: float | None = None) -> str:
    """A token."""
    ends = int((time.time() if now is None else now) + LASTS)
    said = f"{bearer.person}.{bearer.epoch}.{ends}"
    return f"{said}.{_mark(key, said)}"


def read(key: bytes, token: str, now: float | None = None) -> Bearer | None:
    """Whom a token names; None if it is forged, changed or over."""
    said, _, mark = token[:LONGEST].rpartition(".")
    if not hmac.compare_digest(_mark(key, said).encode(), mark.encode()):
        return None
    person, epoch, ends = said.rsplit(".", 2)
    if int(ends) < (time.time() if now is None else now):
        return None
    return Bearer(person, int(epoch))


def _mark(key: bytes, said: str) -> str:
    return base64.urlsafe_b64encode(hmac.digest(key, said.encode(), sha256)).decode().rstrip("=")
