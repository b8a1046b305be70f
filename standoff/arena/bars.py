"""A bar chart as SVG text: horizontal bars on a logarithmic axis."""

from __future__ import annotations

import math
from collections.abc import Sequence
from xml.sax.saxutils import escape

from msgspec import Struct

COLOURS = ("#b5541c", "#e0a458", "#2f6690", "#3a7d44", "#7d5ba6", "#8d99ae", "#a23b72", "#5f6c37")
WIDTH, LABELS, VALUES = 960, 380, 80
TOP, ROW, BAR = 86, 22, 14
HALO = 'paint-order="stroke" stroke="#ffffff" stroke-width="3"'


class Bar(Struct, frozen=True):
    """One bar; bars of one group have one colour."""

    label: str
    group: str
    value: float


def bars_svg(title: str, unit: str, bars: Sequence[Bar]) -> str:
    """The chart, in the order of the bars. A value that is not above zero has no place on its axis and is left out."""
    shown = [bar for bar in bars if bar.value > 0]
    groups = sorted({bar.group for bar in shown})
    colour = {group: COLOURS[i % len(COLOURS)] for i, group in enumerate(groups)}
    low, high = _decades([bar.value for bar in shown])
    bottom = TOP + ROW * len(shown)

    def x(value: float) -> float:
        return LABELS + (math.log10(value) - low) / (high - low) * (WIDTH - LABELS - VALUES)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {bottom + 44}" role="img"',
        ' font-family="system-ui, sans-serif" font-size="12">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{bottom + 44}" fill="#ffffff"/>',
        f'<text x="16" y="28" font-size="17" font-weight="600" fill="#1c1c1c">{escape(title)}</text>',
    ]
    left = 16.0
    for group in groups:
        out.append(f'<rect x="{left:.0f}" y="45" width="12" height="12" rx="2" fill="{colour[group]}"/>')
        out.append(f'<text x="{left + 17:.0f}" y="55" fill="#333333">{escape(group)}</text>')
        left += 38 + 6.8 * len(group)
    for power in range(low, high + 1):
        at = x(10.0**power)
        out.append(f'<line x1="{at:.1f}" y1="{TOP - 8}" x2="{at:.1f}" y2="{bottom}" stroke="#d9d9d9"/>')
        out.append(
            f'<text x="{at:.1f}" y="{bottom + 16}" text-anchor="middle" fill="#555555">{short(10.0**power)}</text>'
        )
    for number, bar in enumerate(shown):
        y = TOP + ROW * number
        end = x(bar.value)
        out.append(f'<text x="{LABELS - 8}" y="{y + 11}" text-anchor="end" fill="#1c1c1c">{escape(bar.label)}</text>')
        out.append(
            f'<rect x="{LABELS}" y="{y}" width="{max(1.0, end - LABELS):.1f}" height="{BAR}" rx="2" '
            f'fill="{colour[bar.group]}"/>'
        )
        out.append(f'<text x="{end + 6:.1f}" y="{y + 11}" {HALO} fill="#1c1c1c">{short(bar.value)}</text>')
    middle = (LABELS + WIDTH - VALUES) / 2
    out.append(f'<text x="{middle:.0f}" y="{bottom + 35}" text-anchor="middle" fill="#555555">{escape(unit)}</text>')
    out.append("</svg>")
    return "\n".join(out) + "\n"


def short(value: float) -> str:
    """A figure in three digits: 950, 12.3k, 1.53M."""
    for size, sign in ((1e9, "G"), (1e6, "M"), (1e3, "k")):
        if value >= size * 0.9995:
            return f"{value / size:.3g}{sign}"
    return f"{value:.3g}"


def _decades(values: list[float]) -> tuple[int, int]:
    """Whole powers of ten around the values, at least one decade."""
    if not values:
        return 0, 1
    low = math.floor(math.log10(min(values)))
    return low, max(low + 1, math.ceil(math.log10(max(values))))
