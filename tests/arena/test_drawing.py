"""Charts: everything is inside the picture, with its words."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from standoff.arena.drawing import WIDTH, Interval, Line, Moment, alone, intervals_svg, lines_svg
from standoff.arena.page import grid, page

SVG = "{http://www.w3.org/2000/svg}"
ROWS = [
    Interval("policy & co", 0.4, 0.5, 0.6, "50.0 %", 0.25, odd=True),
    Interval("a name that is far too long for its place", 0.0, 0.0, 0.2, "0.0 %"),
]
LINES = [Line("Law: Ann, Ben", [(0.0, 0.5), (7.0, 1.0)]), Line("<Outlaws>", [(0.0, 0.5), (7.0, 0.0)])]


def inside(svg):
    root = ElementTree.fromstring(svg)
    _, _, width, height = (float(n) for n in root.get("viewBox").split())
    assert width == WIDTH
    for shape in root.iter():
        for name, value in shape.attrib.items():
            if name in ("x", "x1", "x2", "cx"):
                assert 0 <= float(value) <= width
            if name in ("y", "y1", "y2", "cy"):
                assert 0 <= float(value) <= height
        for point in shape.get("points", "").split():
            x, y = map(float, point.split(","))
            assert 0 <= x <= width
            assert 0 <= y <= height
    return root, ["".join(t.itertext()) for t in root.iter(f"{SVG}text")]


def test_intervals_with_what_is_fair_and_what_is_odd():
    root, texts = inside(intervals_svg("Games won", "%", ROWS, 0.0, 1.0))
    assert {"Games won", "policy & co", "50.0 %", "0 %", "100 %"} <= set(texts)
    assert sum(line.get("class") == "fair" for line in root.iter(f"{SVG}line")) == 1
    assert [group.get("class") for group in root.iter(f"{SVG}g")] == ["odd", None]
    whole = next(line for line in root.iter(f"{SVG}line") if line.get("class") == "whole")
    assert float(whole.get("x1")) < float(whole.get("x2"))


def test_a_value_beyond_the_axis_stays_on_it():
    inside(intervals_svg("Few", "", [Interval("far", -5.0, 2.0, 9.0, "2")], 0.0, 1.0))


@pytest.mark.parametrize("lines", [LINES, [], [Line("one", [(0.0, 1.0)])]])
def test_lines_and_moments(lines):
    _, texts = inside(lines_svg("Chances", "question", lines, [Moment(0.0, "here")]))
    assert {line.name for line in lines} <= set(texts)


def test_a_chart_of_its_own_has_its_colours():
    svg = alone(intervals_svg("Games won", "%", ROWS, 0.0, 1.0))
    assert "prefers-color-scheme: dark" in svg
    ElementTree.fromstring(svg)


def test_what_comes_from_games_is_no_markup():
    told = page("<b>", [grid(("Name", "Won"), [("<script>", "1 %")], ("Won",), [0])])
    assert "<script>" not in told
    assert "&lt;script&gt;" in told
