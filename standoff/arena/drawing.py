"""Charts as SVG text: intervals beside each other, and lines over time. Light and dark, narrow enough for a phone."""

from __future__ import annotations

from collections.abc import Sequence
from xml.sax.saxutils import escape

from msgspec import Struct

WIDTH = 440
LABELS, VALUES = 150, 74
TOP, ROW, BOTTOM = 40, 20, 34
LINES_HEIGHT = 240
LETTERS = 23
"""A longer label is cut."""

COLOURS = ("#b5541c", "#2f6690", "#3a7d44", "#a23b72", "#7d5ba6", "#b8860b", "#00838f", "#8d6e63")
DASHES = ("", "6 3", "2 3", "8 3 2 3")
"""A colour for each line, and a pattern as well: not everybody sees the colours."""

STYLE = """
.paper{fill:#ffffff}.ink{fill:#1c1c1c}.faint{fill:#595959}.grid{stroke:#d9d9d9}.fair{stroke:#595959}
.whole{stroke:#2f6690}.dot{fill:#2f6690}.odd .whole{stroke:#b3261e}.odd .dot{fill:#b3261e}.odd .ink{fill:#b3261e}
@media (prefers-color-scheme: dark){.paper{fill:#14171a}.ink{fill:#ececec}.faint{fill:#b0b0b0}.grid{stroke:#3a3f44}
.fair{stroke:#b0b0b0}.whole{stroke:#7fb2d9}.dot{fill:#7fb2d9}.odd .whole{stroke:#ff8a80}.odd .dot{fill:#ff8a80}
.odd .ink{fill:#ff8a80}}
"""


class Interval(Struct, frozen=True):
    """A value between its bounds. `fair` is what it is measured by, `odd` that it is out of line."""

    label: str
    low: float
    value: float
    high: float
    told: str
    fair: float | None = None
    odd: bool = False


class Line(Struct, frozen=True):
    """A value over time."""

    name: str
    points: list[tuple[float, float]]


class Moment(Struct, frozen=True):
    """Something that happened at a time, to be marked."""

    at: float
    label: str


def intervals_svg(title: str, unit: str, rows: Sequence[Interval], least: float, most: float) -> str:
    """Rows of intervals on an axis from `least` to `most`; a tick stands where each would be fair."""
    height = TOP + ROW * len(rows) + BOTTOM
    right = WIDTH - VALUES

    def x(value: float) -> float:
        share = (min(max(value, least), most) - least) / ((most - least) or 1.0)
        return LABELS + share * (right - LABELS)

    out = _begin(title, height)
    for part in range(5):
        value = least + (most - least) * part / 4
        out.append(
            f'<line class="grid" x1="{x(value):.1f}" y1="{TOP - 6}" x2="{x(value):.1f}" y2="{height - BOTTOM}"/>'
        )
        out.append(_text(x(value), height - BOTTOM + 14, _axis(value, unit), "faint", "middle"))
    for number, row in enumerate(rows):
        y = TOP + ROW * number + ROW / 2
        out.append('<g class="odd">' if row.odd else "<g>")
        out.append(f"<title>{escape(f'{row.label}: {row.told}')}</title>")
        out.append(_text(LABELS - 8, y + 4, _cut(row.label), "ink", "end"))
        out.append(
            f'<line class="whole" stroke-width="3" x1="{x(row.low):.1f}" y1="{y}" x2="{x(row.high):.1f}" y2="{y}"/>'
            f'<circle class="dot" cx="{x(row.value):.1f}" cy="{y}" r="4"/>'
        )
        if row.fair is not None:
            at = x(row.fair)
            out.append(f'<line class="fair" stroke-width="1.5" x1="{at:.1f}" y1="{y - 7}" x2="{at:.1f}" y2="{y + 7}"/>')
        out.append(_text(WIDTH - 4, y + 4, row.told, "ink", "end"))
        out.append("</g>")
    out.append("</svg>")
    return "\n".join(out) + "\n"


def lines_svg(title: str, unit: str, lines: Sequence[Line], moments: Sequence[Moment] = ()) -> str:
    """Shares over time, from 0 to 1; moments are marked by their labels."""
    last = max((x for line in lines for x, _ in line.points), default=0.0) or 1.0
    legend = -(-len(lines) // 2) * 16
    height = TOP + LINES_HEIGHT + BOTTOM + legend
    left, right, low = 40, WIDTH - 8, TOP + LINES_HEIGHT

    def at(point: tuple[float, float]) -> str:
        return f"{left + point[0] / last * (right - left):.1f},{low - point[1] * LINES_HEIGHT:.1f}"

    out = _begin(title, height)
    for part in range(5):
        y = low - LINES_HEIGHT * part / 4
        out.append(f'<line class="grid" x1="{left}" y1="{y}" x2="{right}" y2="{y}"/>')
        out.append(_text(left - 5, y + 4, f"{25 * part} %", "faint", "end"))
    for moment in moments:
        x = left + moment.at / last * (right - left)
        out.append(f'<g><title>{escape(moment.label)}</title><line class="fair" stroke-dasharray="3 3" ')
        out.append(f'x1="{x:.1f}" y1="{TOP}" x2="{x:.1f}" y2="{low}"/></g>')
    for number, line in enumerate(lines):
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number // 2 % len(DASHES)]
        look = f'stroke="{colour}" stroke-width="2" stroke-dasharray="{dash}"'
        points = " ".join(at(point) for point in line.points)
        out.append(f'<polyline fill="none" {look} points="{points}"/>')
        x, y = 12 + number % 2 * WIDTH / 2, low + BOTTOM + number // 2 * 16
        out.append(f'<line {look} x1="{x}" y1="{y - 4}" x2="{x + 22}" y2="{y - 4}"/>')
        out.append(_text(x + 28, y, _cut(line.name), "ink", "start"))
    out.append(_text((left + right) / 2, low + 16, unit, "faint", "middle"))
    out.append("</svg>")
    return "\n".join(out) + "\n"


def alone(svg: str) -> str:
    """A chart as a file of its own, with its colours."""
    end = svg.index(">") + 1
    return f"{svg[:end]}<style>{STYLE}</style>{svg[end:]}"


def percent(value: float) -> str:
    """A share in words."""
    return f"{100 * value:.1f} %"


def _begin(title: str, height: float) -> list[str]:
    box = f'viewBox="0 0 {WIDTH} {height:.0f}" font-family="system-ui, sans-serif" font-size="12"'
    return [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" {box}>',
        f"<title>{escape(title)}</title>",
        f'<rect class="paper" width="{WIDTH}" height="{height:.0f}"/>',
        f'<text class="ink" x="8" y="20" font-size="14" font-weight="600">{escape(title)}</text>',
    ]


def _text(x: float, y: float, text: str, look: str, anchor: str) -> str:
    return f'<text class="{look}" x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}">{escape(text)}</text>'


def _axis(value: float, unit: str) -> str:
    return f"{100 * value:.0f} %" if unit == "%" else f"{value:.3g}"


def _cut(label: str) -> str:
    return label if len(label) <= LETTERS else f"{label[: LETTERS - 1]}…"
