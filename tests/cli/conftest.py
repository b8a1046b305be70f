"""Games that are left in a test are kept in a folder of the test."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def state_folder(tmp_path_factory, monkeypatch):
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
