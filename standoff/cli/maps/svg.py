"""The few shapes that maps are drawn with, as SVG text."""

from __future__ import annotations

from math import cos, pi, sin
from xml.sax.saxutils import escape

GROUND = "#1b2126"
PANEL = "#252d34"
INK = "#12171b"
PAPER = "#eceff1"
FAINT = "#9aa5ad"

LIGHT = 140
"""From this brightness on (0 to 255) a fill is light, and words on it are dark."""


def document(width: int, height: int, title: str, parts: list[str]) -> str:
    """A whole picture."""
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">'
    return (
        "\n".join([head, f"<title>{escape(title)}</title>", rect(0, 0, width, height, GROUND), *parts, "</svg>"]) + "\n"
    )


def rect(
    x: float, y: float, width: float, height: float, fill: str, round_by: int = 0, edge: str = "", title: str = ""
) -> str:
    """A box, with an edge of another colour and with words for whoever points at it."""
    stroke = f' stroke="{edge}" stroke-width="5"' if edge else ""
    inner = f"<title>{escape(title)}</title>" if title else ""
    return (
        f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round_by}" fill="{fill}"{stroke}>'
        f"{inner}</rect>"
    )


def line(x1: float, y1: float, x2: float, y2: float, color: str, kind: str, dashes: str = "") -> str:
    """A link; its class says of what kind."""
    dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
    ends = f'x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}"'
    return f'<line class="{kind}" {ends} stroke="{color}" stroke-width="4"{dashed}/>'


def text(
    x: float, y: float, words: str, size: int, fill: str = PAPER, anchor: str = "start", bold: bool = False
) -> str:
    """Words on a line."""
    weight = ' font-weight="bold"' if bold else ""
    where = f'x="{x:g}" y="{y:g}" font-size="{size}" text-anchor="{anchor}"'
    return f'<text {where} fill="{fill}"{weight}>{escape(words)}</text>'


def badge(x: float, y: float, words: str, fill: str, kind: str, title: str) -> str:
    """A round mark with a letter or a number; the same marks belong together."""
    ring = f'<circle cx="{x:g}" cy="{y:g}" r="13" fill="{fill}" stroke="{INK}" stroke-width="2"/>'
    inside = text(x, y + 5.5, words, 15, ink_on(fill), "middle", bold=True)
    return f'<g class="{kind}"><title>{escape(title)}</title>{ring}{inside}</g>'


def star(x: float, y: float, radius: float, fill: str) -> str:
    """A Hero."""
    turns = [(radius if n % 2 == 0 else radius * 0.45, -pi / 2 + n * pi / 5) for n in range(10)]
    points = " ".join(f"{x + r * cos(a):.1f},{y + r * sin(a):.1f}" for r, a in turns)
    return f'<polygon class="hero" points="{points}" fill="{fill}"/>'


def house(x: float, y: float, radius: float, fill: str) -> str:
    """A Base."""
    corners = ((-1, 0.9), (-1, -0.1), (0, -1), (1, -0.1), (1, 0.9))
    points = " ".join(f"{x + radius * a:.1f},{y + radius * b:.1f}" for a, b in corners)
    return f'<polygon class="base" points="{points}" fill="{fill}"/>'


def ink_on(fill: str) -> str:
    """Dark words on a light fill, light words on a dark one."""
    red, green, blue = (int(fill[i : i + 2], 16) for i in (1, 3, 5))
    return INK if (red * 299 + green * 587 + blue * 114) / 1000 >= LIGHT else "#ffffff"


def on_two_lines(name: str, longest: int = 15) -> list[str]:
    """A long name on two lines."""
    parts = name.split()
    if len(name) <= longest or len(parts) == 1:
        return [name]
    half = min(range(1, len(parts)), key=lambda n: abs(len(" ".join(parts[:n])) - len(" ".join(parts[n:]))))
    return [" ".join(parts[:half]), " ".join(parts[half:])]
