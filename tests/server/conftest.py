"""One server for all tests that do not break it."""

from __future__ import annotations

import pytest

from .running import serving


@pytest.fixture(scope="session")
def server(tmp_path_factory):
    with serving(tmp_path_factory.mktemp("server")) as made:
        yield made
    assert "Traceback" not in made.log(), made.log()
