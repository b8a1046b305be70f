"""What can be said about clusters without one; scripts/cluster.py plays on a real one."""

from __future__ import annotations

import sys

import pytest
from typer.testing import CliRunner

from standoff.cli.main import app
from standoff.engine.errors import WrongSetup


def test_without_ray_a_sentence(monkeypatch, tmp_path):
    monkeypatch.setitem(sys.modules, "ray", None)
    done = CliRunner().invoke(app, ["tournament", "bang", "--cluster", "auto", "--out", str(tmp_path)])
    with pytest.raises(WrongSetup, match=r"pip install 'standoff\[cluster\]'"):
        raise done.exception


def test_a_cluster_or_workers(tmp_path):
    done = CliRunner().invoke(app, ["tournament", "bang", "--cluster", "auto", "-w", "2", "--out", str(tmp_path)])
    assert "two ways to play" in str(done.exception)
