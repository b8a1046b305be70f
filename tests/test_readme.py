"""What the README shows must work as printed."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from standoff.games import IDS, find

README = (Path(__file__).parent.parent / "README.md").read_text("utf-8")


def test_the_library_example_runs():
    code = re.search(r"```python\n(.*?)```", README, re.DOTALL).group(1)
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "You play BANG! 3D on Dot." in done.stdout
    assert "bang.missed.only_answer" in done.stdout


def test_every_game_is_listed():
    for game in IDS:
        found = find(game)
        least, most = found.players[0], found.players[-1]
        count = f"{least}" if least == most else f"{least}-{most}"
        assert f"| `{game}` | {found.title} | {count} |" in README


def test_every_command_shown_exists():
    help_text = subprocess.run(
        [sys.executable, "-m", "standoff.cli.main", "--help"], capture_output=True, text=True, check=True
    ).stdout
    for command in set(re.findall(r"\./run (\w+)", README)):
        assert command in help_text
