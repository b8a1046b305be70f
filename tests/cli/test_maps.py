"""Maps as pictures: what joins territories can be followed, and a running game is shown as far as it lies open."""

from __future__ import annotations

import json
from collections import Counter
from xml.etree import ElementTree

import pytest

import standoff
from standoff.cli.maps.risk_halo import OWNERS, drawings, has_seam, running
from standoff.cli.maps.svg import ink_on
from standoff.engine.rng import Rng
from standoff.games import find
from tests.cli.test_command import run

from .screens import go_on

SVG = "{http://www.w3.org/2000/svg}"
DATA = find("risk_halo").packaged_data
LANDS = pytest.mark.parametrize("key", DATA.maps)


def picture(key):
    return ElementTree.fromstring(drawings(DATA)[key])


def marks(root, kind):
    """The words of all marks of a kind."""
    return ["".join(g.find(f"{SVG}text").itertext()) for g in root.iter(f"{SVG}g") if g.get("class") == kind]


def lines(root, kind):
    found = [e for e in root.iter(f"{SVG}line") if e.get("class") == kind]
    return [tuple(float(e.get(name)) for name in ("x1", "y1", "x2", "y2")) for e in found]


def boxes(root):
    """The boxes of the territories: those with a title."""
    found = [e for e in root.iter(f"{SVG}rect") if e.find(f"{SVG}title") is not None]
    return [tuple(float(e.get(name)) for name in ("x", "y", "width", "height")) for e in found]


@LANDS
def test_every_link_is_a_line_between_neighbours_or_a_pair_of_marks(key):
    land, root = DATA.maps[key], picture(key)
    pairs = sum(len(row) for row in land.links) // 2
    seam = len(land.seam) if has_seam(land) else 0
    assert len(lines(root, "border")) == pairs - len(land.gates) - seam
    assert Counter(marks(root, "gate-end")) == {str(n): 2 for n in range(1, len(land.gates) + 1)}
    assert Counter(marks(root, "seam-end")) == dict.fromkeys("ABC"[:seam], 2)
    assert len(lines(root, "seam")) == 2 * seam
    assert has_seam(land) == (key == "ring with seam")


@LANDS
def test_no_line_hides_behind_a_territory(key):
    root = picture(key)
    placed = boxes(root)
    assert len(placed) == len(DATA.maps[key].names)
    for x1, y1, x2, y2 in lines(root, "border") + lines(root, "seam"):
        points = [(x1 + (x2 - x1) * n / 50, y1 + (y2 - y1) * n / 50) for n in range(51)]
        hit = {b for b in placed for x, y in points if b[0] < x < b[0] + b[2] and b[1] < y < b[1] + b[3]}
        ends = {
            b for b in placed for x, y in (points[0], points[-1]) if b[0] < x < b[0] + b[2] and b[1] < y < b[1] + b[3]
        }
        assert hit == ends


@LANDS
def test_the_legend_names_regions_and_signs(key):
    words = " ".join(picture(key).itertext())
    assert "border" in words
    assert "teleporter: from 1 to 1" in words
    assert ("seam: A borders A" in words) == (key == "ring with seam")
    for region in DATA.maps[key].regions:
        assert f"{region.name} +{region.bonus}" in words


def played(players, answers, **settings):
    table = standoff.new("risk_halo", players=players, seed=3, settings={"set_up": "quick", **settings})
    chance = Rng("map")
    for _ in range(answers):
        if not table.over:
            go_on(table, chance)
    return table


@pytest.mark.parametrize(
    ("table", "key"),
    [
        (played(5, 120, battlefield="ring", ring_seam="printed"), "ring with seam"),
        (played(4, 120, battlefield="ring"), "ring"),
        (played(["Ann & <Co>", "Bob"], 120), "hammer"),
        (played(3, 3000), None),
    ],
)
def test_a_running_game_is_drawn_as_it_lies_open(table, key):
    view = table.spectator().plain()
    found, drawn = running(table.setup.data, view)
    assert found == key or key is None
    root = ElementTree.fromstring(drawn)
    titles = [t.text for t in root.iter(f"{SVG}title")]
    fills = Counter(e.get("fill") for e in root.iter(f"{SVG}rect") if e.find(f"{SVG}title") is not None)
    for seat in view.seats:
        assert any(seat.name in (e.text or "") for e in root.iter(f"{SVG}text"))
        assert fills[OWNERS[seat.seat]] == seat.territories
    for piece in view.territories.values():
        title = next(t for t in titles if t.startswith(f"{piece.name}, {piece.region}"))
        assert (f"{piece.units} units of {piece.holder}" in title) == (piece.owner is not None)
        assert (f"Hero of {piece.hero}" in title) == (piece.hero is not None)
        assert (f"Base of {piece.base}" in title) == (piece.base is not None)
    shapes = Counter(e.get("class") for e in root.iter(f"{SVG}polygon"))
    assert shapes["hero"] == 1 + sum(p.hero is not None for p in view.territories.values())
    assert shapes["base"] == 1 + sum(p.base is not None for p in view.territories.values())
    tokens = [p for p in view.territories.values() if p.teleporter is not None]
    assert len(marks(root, "token-end")) == len(tokens)
    secrets = {
        name for s in table.plain(table.open_view()).seats for name in (*s.hand, *(o.name for o in s.objectives))
    }
    shown = {name for s in view.seats for name in (*s.hand, *(o.name for o in s.objectives))}
    assert not any(name in drawn for name in secrets - shown - {None})


def test_words_can_be_read_on_every_owner():
    assert ink_on("#000000") == "#ffffff"
    assert ink_on("#ffffff") != "#ffffff"


def test_the_command_draws_a_save_and_a_record(tmp_path):
    table = played(2, 60)
    save = tmp_path / "game.json"
    save.write_text(table.save(), "utf-8")
    done = run("maps", "--load", str(save))
    assert done.returncode == 0, done.stderr
    assert done.stdout == running(table.setup.data, table.spectator().plain())[1]
    save.write_text(json.dumps(json.loads(table.save())["record"]), "utf-8")
    assert run("maps", "risk_halo", "--load", str(save)).stdout == done.stdout
    written = run("maps", "--load", str(save), "--out", str(tmp_path / "pictures"))
    assert written.stdout.strip() == str(tmp_path / "pictures" / "hammer.svg")
    assert (tmp_path / "pictures" / "hammer.svg").read_text("utf-8") == done.stdout


def test_the_command_lists_prints_and_writes_maps(tmp_path):
    assert run("maps", "risk_halo").stdout.split("\n")[:2] == ["ring", "ring with seam"]
    assert run("maps", "risk_halo", "ring_with_seam").stdout.startswith("<svg ")
    run("maps", "risk_halo", "--out", str(tmp_path / "a" / "b"))
    assert {p.name for p in (tmp_path / "a" / "b").iterdir()} == {f"{k.replace(' ', '_')}.svg" for k in DATA.maps}


def test_wrong_use_of_maps_is_a_sentence(tmp_path):
    other = tmp_path / "other.json"
    other.write_text(standoff.new("walking_dead", players=4, seed=1).save(), "utf-8")
    for args, says in (
        (("risk_halo", "--out", str(other)), f"cannot write maps into {other}: File exists; --out takes a folder"),
        (("risk_halo", "rng"), "did you mean 'ring'?"),
        (("risk_halo", "zzz"), "there are: ring, ring with seam"),
        (("risk_hallo",), "did you mean 'risk_halo'?"),
        (("bang",), "bang is played without a map"),
        ((), "name a game, or a saved game with --load"),
        (("--load", str(other)), "walking_dead is played without a map"),
        (("risk_halo", "--load", str(other)), "is a game of walking_dead, not of risk_halo"),
        (("--load", str(tmp_path / "gone")), "No such file"),
        (("--load", str(tmp_path)), "cannot read"),
    ):
        done = run("maps", *args)
        assert done.returncode == 2, args
        assert says in done.stderr, (args, done.stderr)
        assert "Traceback" not in done.stderr
