"""What stands before every request: where it comes from, how large it is, and the headers of every answer."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from standoff.server.refused import Refused
from standoff.wire import reasons

HEADERS: Final = {
    "content-security-policy": "; ".join(
        (
            "default-src 'self'",
            "img-src 'self' data:",
            "style-src 'self' 'unsafe-inline'",
            "worker-src 'self' blob:",
            "object-src 'none'",
            "base-uri 'none'",
            "form-action 'self'",
            "frame-ancestors 'none'",
        )
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HARMLESS: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def check_origin(headers: Headers, origins: tuple[str, ...]) -> None:
    """A page of another site gets nothing. Programs that are no browser do not say where they come from."""
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site") not in (None, "same-origin", "none"):
            raise Refused(reasons.FOREIGN, "This request comes from another site.")
        return
    if origin not in origins and urlsplit(origin).netloc != headers.get("host"):
        raise Refused(reasons.FOREIGN, "This request comes from another site.")


def with_headers(app: ASGIApp) -> ASGIApp:
    """Every answer has the headers that keep a page to itself; what the interface says is never kept by others.

    HEAD is GET to all that is within; the server leaves the body out.
    """

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        if scope["method"] == HttpMethod.HEAD:
            scope = {**scope, "method": HttpMethod.GET}

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableScopeHeaders.from_message(message)
                for name, value in HEADERS.items():
                    headers[name] = value
                if scope["path"].startswith("/api/") and "cache-control" not in headers:
                    headers["cache-control"] = "no-store"
            await send(message)

        await app(scope, receive, sent)

    return guarded
