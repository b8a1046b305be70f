"""The client's files: what a browser is told that they are."""

from __future__ import annotations

import httpx
import pytest

from standoff.server.routes.pages import KINDS, client_folder


@pytest.fixture(scope="module")
def asked(server):
    """What is given for an address."""
    with httpx.Client(base_url=server.address) as client:
        yield client.get


def test_every_file_of_the_client_is_sent_as_what_it_is(asked):
    folder = client_folder()
    assert folder is not None, "the client has not been made: python -m standoff.compiled.browser"
    for file in (one for one in folder.rglob("*") if one.is_file() and not one.name.startswith(".")):
        if ".vite" not in file.parts:
            told = asked("/" + file.relative_to(folder).as_posix())
            assert told.headers["content-type"].split(";")[0] == KINDS[file.suffix], file


@pytest.mark.parametrize("address", ["/rules/bang/bang.duel.in_turn", "/table/qu1_gC3wpy", "/replay/PpqZeGx1yx0/12"])
def test_the_address_of_a_page_is_no_file(address, asked):
    told = asked(address)
    assert told.status_code == 200
    assert told.headers["content-type"].startswith("text/html")


@pytest.mark.parametrize("address", ["/assets/gone.js", "/gone.css", "/api/nothing"])
def test_what_is_not_there_is_not_found(address, asked):
    assert asked(address).status_code == 404
