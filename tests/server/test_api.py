"""The routes are those that are listed; whatever is asked of them, nothing fails."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import httpx
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from websockets.asyncio.client import connect

from standoff.client import Client, Refused
from standoff.client.client import TableForm
from standoff.server.limits import RATES, Limits
from standoff.server.refused import Refused as ServerRefused
from standoff.wire import live, reasons
from standoff.wire.routes import ROUTES

from .running import PATIENCE, serving
from .test_live import address_of, cookie_of


def test_the_routes_are_those_that_are_listed(server):
    paths = httpx.get(f"{server.address}/api/openapi.json", trust_env=False).json()["paths"]
    there = {(method.upper(), path) for path, methods in paths.items() for method in methods}
    assert there == {(route.method, route.path) for route in ROUTES}
    for route in ROUTES:
        shown = paths[route.path][route.method.lower()]
        body = json.dumps(shown.get("requestBody", {}))
        assert (route.takes is None) == (body == "{}"), route.path
        if route.takes is not None:
            assert route.takes.__name__ in body, route.path
        query = {p["name"] for p in shown.get("parameters", ()) if p["in"] == "query"}
        assert query == set(route.query), route.path


def test_whatever_is_asked(server):
    """Everything that the OpenAPI document allows, and what it does not, made up by schemathesis."""
    document = httpx.get(f"{server.address}/api/openapi.json", trust_env=False).json()
    schema = schemathesis.openapi.from_dict(document)
    schema.config.update(base_url=server.address)
    with httpx.Client(base_url=server.address, trust_env=False) as http:
        http.post("/api/me/guest", json={"name": "Schema Thesis"})
        cookies = dict(http.cookies)
    tried = 0
    for operation in schema.get_all_operations():
        case_of = operation.ok()
        if case_of.path in ("/api/me/delete", "/api/me/logout-everywhere"):
            continue

        @settings(
            max_examples=4,
            deadline=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            database=None,
            derandomize=True,
        )
        @schemathesis_given(case_of)
        def ask(case):
            nonlocal tried
            tried += 1
            reply = case.call(cookies=cookies)
            assert reply.status_code < 500, reply.text
            if reply.status_code >= 400:
                assert {"clause", "text"} == set(reply.json()), reply.text

        ask()
    assert tried > 100


def schemathesis_given(operation):
    from hypothesis import given

    return given(case=operation.as_strategy())


def test_somebody_who_asks_too_often_has_to_wait(tmp_path):
    limits = Limits()
    for _ in range(int(RATES["chat"].once)):
        limits.take("chat", "ann")
    with pytest.raises(ServerRefused, match=reasons.FAST):
        limits.take("chat", "ann")
    limits.take("chat", "ben")
    with serving(tmp_path, testing="cheap") as server, httpx.Client(base_url=server.address, trust_env=False) as http:
        codes = [
            http.post("/api/me/login", json={"name": "Ann", "password": "12345678"}).status_code for _ in range(12)
        ]
        assert codes[0] == 403
        assert codes[-1] == 429
        assert {403, 429}.issuperset(codes)


MOST_ASKED = 100
AT_ONCE = 50


def test_a_slow_reader_is_dropped_and_holds_nobody_up(server):
    async def go():
        async with Client(server.address) as ann:
            await ann.guest("Ann")
            table = await ann.play("bang", 4, "random")
            slow = await connect(
                address_of(server, table.id), additional_headers=cookie_of(ann), proxy=None, max_queue=1
            )
            slow.transport.pause_reading()
            await slow.send('{"kind":"hello"}')
            asking = msgspec.json.encode(live.Past(since=0)).decode()
            async with ann.watch(table) as seat:
                await seat.wait(lambda seat: seat.cursor > 0)
                before = await dropped(ann)
                for _ in range(MOST_ASKED):
                    for _ in range(AT_ONCE):
                        with suppress(TimeoutError):
                            await asyncio.wait_for(slow.send(asking), 0.2)
                    told = await asyncio.wait_for(seat.ask(live.Past(since=0)), PATIENCE)
                    assert told.lines
                    if await dropped(ann) > before:
                        break
                assert await dropped(ann) > before
            slow.transport.abort()

    asyncio.run(go())


async def dropped(client: Client) -> float:
    figures = await client.http.get("/metrics")
    return float(re.search(r"^standoff_dropped_total (\S+)", figures.text, re.MULTILINE).group(1))


def test_a_bot_of_ours_visits(server):
    done = subprocess.run(
        [sys.executable, "-m", "standoff.cli.main", "bot", "--server", server.address, "--game", "walking_dead"],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert f"Marvin sits at {server.address}/table/" in done.stdout
    assert re.search("won|lost", done.stdout)


def test_the_bot_of_the_docs_plays_a_whole_game(server):
    page = (Path(__file__).parents[2] / "docs/hosting.md").read_text("utf-8")
    code = re.search(r"```python\n(.*?)```", page, re.DOTALL).group(1)
    assert len([line for line in code.splitlines() if line.strip()]) <= 20
    done = subprocess.run(
        [sys.executable, "-c", code.replace("http://127.0.0.1:8930", server.address)],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert done.returncode == 0, done.stderr
    assert "Result(winners=" in done.stdout


def test_a_stranger_opens_nothing(server):
    async def go():
        async with Client(server.address) as nobody:
            with pytest.raises(Refused, match=reasons.STRANGER):
                await nobody.open(TableForm("bang", 4))

    asyncio.run(go())
