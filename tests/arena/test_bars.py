from __future__ import annotations

from xml.etree import ElementTree

import pytest

from standoff.arena.bars import Bar, bars_svg, short

SVG = "{http://www.w3.org/2000/svg}"
BARS = [
    Bar("fast <one>", "ours & mine", 1_530_000),
    Bar("slow", "theirs", 700),
    Bar("middle", "theirs", 32_600),
    Bar("never", "theirs", 0),
]


def drawn(bars):
    root = ElementTree.fromstring(bars_svg("How fast", "decisions a second", bars))
    texts = ["".join(t.itertext()) for t in root.iter(f"{SVG}text")]
    rects = [r for r in root.iter(f"{SVG}rect") if r.get("height") == "14"]
    return root, texts, rects


def test_every_bar_has_its_label_and_its_figure():
    _, texts, rects = drawn(BARS)
    assert {"How fast", "decisions a second", "fast <one>", "ours & mine", "1.53M", "700", "32.6k"} <= set(texts)
    assert "never" not in texts
    assert len(rects) == 3


def test_the_axis_is_logarithmic():
    _, texts, rects = drawn([Bar(str(v), "g", v) for v in (100, 1_000, 10_000)])
    widths = [float(r.get("width")) for r in rects]
    assert widths[0] == 1.0  # the axis begins there; a bar is still to be seen
    assert widths[2] == pytest.approx(2 * widths[1], rel=0.01)
    assert {"100", "1k", "10k"} <= set(texts)


def test_all_is_inside_the_picture():
    root, _, _ = drawn(BARS)
    width, height = (float(n) for n in root.get("viewBox").split()[2:])
    for shape in (*root.iter(f"{SVG}rect"), *root.iter(f"{SVG}text")):
        right = float(shape.get("x", "0")) + float(shape.get("width", "0"))
        assert 0 <= right <= width
        assert 0 <= float(shape.get("y", "0")) <= height


def test_one_group_has_one_colour_and_another_has_another():
    _, _, rects = drawn(BARS)
    ours, slow, middle = (r.get("fill") for r in rects)
    assert slow == middle != ours


@pytest.mark.parametrize("bars", [[], [Bar("one", "g", 5)], [Bar("one", "g", 1000)], [Bar("none", "g", 0)]])
def test_little_or_nothing_can_be_drawn_too(bars):
    drawn(bars)


@pytest.mark.parametrize(
    ("value", "text"), [(0.5, "0.5"), (950, "950"), (999.9, "1k"), (12_345, "12.3k"), (2e6, "2M"), (3e9, "3G")]
)
def test_figures_are_short(value, text):
    assert short(value) == text
