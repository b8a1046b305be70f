"""What all tests share."""

from __future__ import annotations

from hypothesis import settings

settings.register_profile("standoff", deadline=None, derandomize=True, database=None)
settings.load_profile("standoff")


def pytest_addoption(parser):
    parser.addoption("--update-golden", action="store_true", help="Write the golden playthroughs anew.")
