"""The battlefields of RISK: Halo Legendary Edition as SVG, from the coordinates in the data."""

from __future__ import annotations

from xml.sax.saxutils import escape

from standoff.games.risk_halo.data_files import Data
from standoff.games.risk_halo.maps import Battlefield

STEP_X, STEP_Y = 80, 110
BOX_X, BOX_Y = 132, 50
EDGE = 90
KEY = 150

FILLS = {
    "orange": "#f2b880",
    "purple": "#c9a7e0",
    "yellow": "#f3e08a",
    "teal": "#8fd0c7",
    "green": "#a5d39a",
    "red": "#e89a92",
    "olive": "#c3c47e",
    "blue": "#9cbfe6",
    "brown": "#cfae90",
    "cyan": "#9adbe0",
    "white": "#eceff1",
    "grey": "#c4c9cd",
}


def drawings(data: Data) -> dict[str, str]:
    """Every battlefield by its key."""
    return {key: svg(land) for key, land in data.maps.items()}


def svg(land: Battlefield) -> str:
    """One battlefield: borders, stationary teleporters (dashed), territories in the colour of their region."""
    centres = [_centre(land, i) for i in range(len(land.names))]
    width = max(x for x, _ in centres) + EDGE
    height = max(y for _, y in centres) + EDGE + KEY
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" font-family="sans-serif">',
        f"<title>{escape(land.name)}</title>",
        f'<rect width="{width}" height="{height}" fill="#20262b"/>',
    ]
    for a, row in enumerate(land.links):
        parts += [_line(centres, a, b, (a, b) in land.gates or (b, a) in land.gates) for b in row if a < b]
    for i, name in enumerate(land.names):
        parts += _territory(land, i, name, centres[i])
    parts += _key(land, height - KEY + 20)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _centre(land: Battlefield, i: int) -> tuple[int, int]:
    x, y = land.places[i]
    below = land.board_of[i] * 3.6
    return EDGE + x * STEP_X, round(EDGE + (y + below) * STEP_Y)


def _line(centres: list[tuple[int, int]], a: int, b: int, gate: bool) -> str:
    (x1, y1), (x2, y2) = centres[a], centres[b]
    if gate:
        bend = f"M {x1} {y1} Q {(x1 + x2) // 2} {(y1 + y2) // 2 - 60} {x2} {y2}"
        return f'<path d="{bend}" fill="none" stroke="#5ad1ff" stroke-width="3" stroke-dasharray="9 7"/>'
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" stroke="#8b969e" stroke-width="3"/>'


def _territory(land: Battlefield, i: int, name: str, centre: tuple[int, int]) -> list[str]:
    x, y = centre
    region = land.regions[land.region_of[i]]
    left, top = x - BOX_X // 2, y - BOX_Y // 2
    box = f'<rect x="{left}" y="{top}" width="{BOX_X}" height="{BOX_Y}" rx="9" fill="{FILLS.get(region.color, "#ddd")}"'
    lines = _two_lines(name)
    first = y + 5 - 8 * (len(lines) - 1)
    words = [
        f'<text x="{x}" y="{first + 16 * n}" font-size="14" text-anchor="middle">{escape(line)}</text>'
        for n, line in enumerate(lines)
    ]
    return [f'{box} stroke="#20262b" stroke-width="2"><title>{escape(f"{name}, {region.name}")}</title></rect>', *words]


def _two_lines(name: str) -> list[str]:
    """A long name on two lines."""
    words = name.split()
    if len(name) <= 15 or len(words) == 1:
        return [name]
    half = min(range(1, len(words)), key=lambda n: abs(len(" ".join(words[:n])) - len(" ".join(words[n:]))))
    return [" ".join(words[:half]), " ".join(words[half:])]


def _key(land: Battlefield, top: int) -> list[str]:
    """The regions with their bonuses (the key in the corner of a board)."""
    out = []
    for n, region in enumerate(land.regions):
        x, y = 30 + n % 5 * 280, top + n // 5 * 40
        out.append(f'<rect x="{x}" y="{y}" width="24" height="24" rx="5" fill="{FILLS.get(region.color, "#ddd")}"/>')
        words = f"{region.name} +{region.bonus}"
        out.append(f'<text x="{x + 34}" y="{y + 18}" font-size="17" fill="#eceff1">{escape(words)}</text>')
    return out
