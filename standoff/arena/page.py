"""A page of HTML that needs nothing else: no script, no network; light and dark, on a phone as well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from standoff.arena.drawing import STYLE

LOOK = """
:root{color-scheme:light dark;--paper:#fff;--ink:#1c1c1c;--faint:#595959;--rule:#d9d9d9;--odd:#b3261e}
@media (prefers-color-scheme: dark){:root{--paper:#14171a;--ink:#ececec;--faint:#b0b0b0;--rule:#3a3f44;--odd:#ff8a80}}
*{box-sizing:border-box}body{margin:0 auto;max-width:60rem;padding:1rem;background:var(--paper);color:var(--ink);
font:16px/1.5 system-ui,sans-serif}h1{font-size:1.4rem;line-height:1.2}h2{font-size:1.1rem;margin:2rem 0 .5rem}
p.faint,td.faint{color:var(--faint)}svg{width:100%;max-width:34rem;height:auto;display:block;margin:.5rem 0}
.wide{overflow-x:auto}table{border-collapse:collapse;font-size:.9rem}th,td{text-align:left;
padding:.25rem .75rem .25rem 0;border-bottom:1px solid var(--rule);vertical-align:top}
td.number,th.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}tr.odd td{color:var(--odd)}
td.long{min-width:16rem}
"""

LONG = 40
"""A text of more letters gets room of its own, even if the table is wider than the screen then."""


def page(title: str, parts: Iterable[str]) -> str:
    """The whole page."""
    body = "\n".join(parts)
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{LOOK}{STYLE}</style></head>\n"
        f"<body><h1>{escape(title)}</h1>\n{body}\n</body></html>\n"
    )


def heading(text: str) -> str:
    """The title of a part."""
    return f"<h2>{escape(text)}</h2>"


def words(text: str, *, faint: bool = False) -> str:
    """A paragraph."""
    return f'<p class="faint">{escape(text)}</p>' if faint else f"<p>{escape(text)}</p>"


def grid(
    titles: Sequence[str], lines: Iterable[Sequence[str]], numbers: Sequence[str] = (), odd: Iterable[int] = ()
) -> str:
    """A table; the columns in `numbers` are set to the right, the lines in `odd` stand out."""
    right, out_of_line = [title in numbers for title in titles], set(odd)

    def cells(tag: str, texts: Sequence[str]) -> str:
        looks = [
            "number" if is_number else "long" if len(text) > LONG else ""
            for is_number, text in zip(right, texts, strict=True)
        ]
        return "".join(f'<{tag} class="{look}">{escape(text)}</{tag}>' for look, text in zip(looks, texts, strict=True))

    rows = "".join(
        f"<tr{' class=odd' if number in out_of_line else ''}>{cells('td', line)}</tr>"
        for number, line in enumerate(lines)
    )
    return f'<div class="wide"><table><thead><tr>{cells("th", titles)}</tr></thead><tbody>{rows}</tbody></table></div>'
