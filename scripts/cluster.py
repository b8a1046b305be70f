"""A tournament on a real Ray cluster of two nodes, one of which is killed in the middle: the report must not change.

Nothing of it can be reached from outside: it runs in a network of its own (`unshare -n`: Linux, as root). Ray is heavy,
so this is not part of `./test`:

    .venv/bin/pip install 'standoff[cluster]'
    .venv/bin/python scripts/cluster.py --games 400
"""

from __future__ import annotations

import argparse
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PORT = 6399
ADDRESS = f"127.0.0.1:{PORT}"
NODE = ("--node-ip-address=127.0.0.1", "--num-cpus=1", "--block", "--object-store-memory=80000000")
"""A node of one processor, in the foreground."""
PATIENCE = 60
ALIVE = """
import sys, ray
ray.init(address=sys.argv[1], log_to_driver=False, logging_level="ERROR")
print(sum(node["Alive"] for node in ray.nodes()))
"""
INSIDE = "STANDOFF_CLUSTER_INSIDE"
SHARE = 4
"""The node is killed when a quarter of the games is done."""


def say(what: str) -> None:
    """How it goes."""
    print(what, flush=True)  # noqa: T201


def main() -> int:
    """0 if the report of the cluster is that of one process."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="bang")
    parser.add_argument("--games", type=int, default=400)
    wanted = parser.parse_args()
    if shutil.which("unshare") is None:
        say("this needs `unshare` (util-linux), to keep the cluster to itself")
        return 2
    if not os.environ.get(INSIDE):
        inside = 'ip link set lo up && exec "$0" "$@"'
        command = ["unshare", "-n", "sh", "-c", inside, sys.executable, *sys.argv]
        return subprocess.run(command, env={**os.environ, INSIDE: "1"}, check=False).returncode
    with tempfile.TemporaryDirectory(prefix="standoff-cluster-") as name:
        return compare(Path(name), wanted.game, wanted.games)


def compare(folder: Path, game: str, games: int) -> int:
    """Play here and there, and kill a node there."""
    token = folder / "token"
    token.write_text(secrets.token_hex(32))
    token.chmod(0o600)
    os.environ |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN_PATH": str(token), "RAY_USAGE_STATS_ENABLED": "0"}
    ray = [str(Path(sys.executable).parent / "ray"), "start"]
    nodes = [
        start([*ray, "--head", f"--port={PORT}", "--include-dashboard=false", *NODE]),
        start([*ray, f"--address={ADDRESS}", *NODE]),
    ]
    try:
        until = time.monotonic() + PATIENCE
        while (there := alive()) < len(nodes) and time.monotonic() < until:
            time.sleep(1)
        say(f"a cluster of {there} nodes at {ADDRESS}")
        return race(folder, game, games, nodes[1]) if there == len(nodes) else 2
    finally:
        for one in nodes:
            end(one)


def alive() -> int:
    """How many nodes the cluster has, as Ray sees it."""
    done = subprocess.run([sys.executable, "-c", ALIVE, ADDRESS], capture_output=True, text=True, check=False)
    return int(done.stdout or 0)


def start(command: list[str]) -> subprocess.Popen[bytes]:
    """A node with all its processes in a group of its own."""
    return subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True)


def end(process: subprocess.Popen[bytes]) -> None:
    """A node and all its processes, by force."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        return
    process.wait()


def race(folder: Path, game: str, games: int, victim: subprocess.Popen[bytes]) -> int:
    """The cluster plays; when some games are done, one node dies. Then one process plays the same."""
    there, here = folder / "there", folder / "here"
    command = [sys.executable, "-m", "standoff.cli.main", "tournament", game, "--games", str(games)]
    began = time.perf_counter()
    playing = subprocess.Popen([*command, "--cluster", ADDRESS, "--out", str(there), "--json"], stdout=subprocess.PIPE)
    journal, done = there / "journal.jsonl", 0
    while playing.poll() is None and done < games // SHARE:
        time.sleep(0.05)
        done = journal.read_bytes().count(b"\n") if journal.exists() else 0
    end(victim)
    say(f"one of two nodes killed after {done} of {games} games, {time.perf_counter() - began:.1f} s")
    told = playing.communicate()[0]
    say(f"nodes that are left: {alive()}")
    say(f"the cluster is done after {time.perf_counter() - began:.1f} s, code {playing.returncode}")
    alone = subprocess.run([*command, "--out", str(here), "--json"], stdout=subprocess.PIPE, check=True).stdout
    same = playing.returncode == 0 and told == alone
    say("the report is that of a single process, byte for byte" if same else "THE REPORTS DIFFER")
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
