"""The client's files, and what whoever runs the server wants to know."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from litestar import Response, Router, get
from litestar.enums import MediaType
from litestar.exceptions import NotFoundException
from litestar.response import File
from litestar.status_codes import HTTP_200_OK, HTTP_503_SERVICE_UNAVAILABLE
from prometheus_client import CONTENT_TYPE_LATEST, CollectorRegistry, Gauge, generate_latest
from sqlalchemy import text

from standoff._loader import PACKAGE
from standoff.server.refused import Refused
from standoff.server.routes.making import being_made
from standoff.server.serving import Server

PLACES: Final = (PACKAGE / "server" / "static", PACKAGE.parent / "web" / "dist")
"""Where the client is: in the package, or where a checkout builds it."""
ASSETS: Final = "assets/"
"""What the build names by its content, so that it can be kept for ever."""

KINDS: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
"""What each file is; a machine's own list may lack some."""


def client_folder() -> Path | None:
    """Where the client's files are, if there are any."""
    return next((folder for folder in PLACES if (folder / "index.html").is_file()), None)


@get("/healthz", include_in_schema=True)
async def health(server: Server) -> Response[dict[str, bool]]:
    """Is this process able to play? 503 if it stops or cannot read its database."""
    try:
        async with server.database.reading() as connection:
            await connection.execute(text("SELECT 1"))
        well = not server.stopping
    except Refused:
        well = False
    return Response({"well": well}, status_code=HTTP_200_OK if well else HTTP_503_SERVICE_UNAVAILABLE)


@get("/metrics", media_type=MediaType.TEXT)
async def metrics(server: Server) -> Response[bytes]:
    """Figures for Prometheus."""
    registry = CollectorRegistry()
    places = server.tables.places.values()
    figures = {
        "standoff_tables": ("Tables in this process", len(places)),
        "standoff_tables_owned": ("Tables that this process drives", sum(p.owner is not None for p in places)),
        "standoff_viewers": ("Viewers at tables", sum(len(p.viewers) for p in places)),
        "standoff_entries_total": ("Entries written to the logs of tables", server.tables.answers),
        "standoff_dropped_total": ("Viewers who were dropped as they did not read", server.dropped),
        "standoff_commits_total": ("Group commits", server.database.commits),
    }
    for name, (says, figure) in figures.items():
        Gauge(name, says, registry=registry).set(figure)
    return Response(generate_latest(registry), headers={"content-type": CONTENT_TYPE_LATEST})


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "") -> File | Response[str]:
    """A file of the client; any other address is a page of it."""
    wanted = path.strip("/")
    if wanted.startswith("api/"):
        raise NotFoundException
    folder = client_folder()
    if folder is None:
        return Response(being_made(), status_code=HTTP_503_SERVICE_UNAVAILABLE, media_type=MediaType.HTML)
    found = (folder / wanted).resolve()
    if not found.is_relative_to(folder.resolve()) or not found.is_file():
        if wanted.startswith(ASSETS) or Path(wanted).suffix in KINDS:  # the name of a clause has dots, too
            raise NotFoundException
        found, wanted = folder / "index.html", ""
    kept = "public, max-age=31536000, immutable" if wanted.startswith(ASSETS) else "no-cache"
    kind = KINDS.get(found.suffix, "application/octet-stream")
    return File(path=found, media_type=kind, content_disposition_type="inline", headers={"cache-control": kept})


ROUTER = Router("/", route_handlers=[health, metrics, page])
