"""The page that stands there while the browser client of a checkout is being made: how far it is, or what is wrong."""

from __future__ import annotations

import html
from typing import Final

from standoff._loader import PACKAGE

LOG: Final = PACKAGE.parent / ".build" / "browser.log"
"""What the process says that makes the client (`standoff.compiled.browser`), a line for each step."""
MOST_LINES: Final = 12
PAGE: Final = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="2"><title>Standoff</title>
<style>
:root {{ color-scheme: light dark; --bg: light-dark(#f1e9e2, #14110f); --ink: light-dark(#241a12, #f4ece2);
  --faint: light-dark(#6d5c4c, #b9ab9b); --mark: light-dark(#a34500, #ffc24d); --cut: light-dark(#fff, #2a1500); }}
body {{ margin: 0; min-height: 100vh; display: grid; place-content: center; gap: 18px; padding: 24px;
  box-sizing: border-box; font: 16px/1.5 system-ui, sans-serif; background: var(--bg); color: var(--ink); }}
h1 {{ display: flex; gap: 14px; align-items: center; margin: 0; font: 700 34px/1 Georgia, serif; }}
svg {{ width: 48px; height: 48px; }}
ol {{ margin: 0; padding: 0; list-style: none; }}
li::before {{ content: "✓"; display: inline-block; width: 1.6em; color: var(--mark); }}
li:last-child {{ font-weight: 650; }}
li:last-child::before {{ content: "…"; }}
p {{ margin: 0; max-width: 62ch; color: var(--faint); }}
a {{ color: inherit; }}
</style>
</head>
<body>
<h1>
<svg viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="30" fill="var(--mark)"/>
<path fill="var(--cut)" d="M10 26h19l3 4 3-4h19v7H43l-2 4h-6l-3-4-3 4h-6l-2-4H10z"/></svg>Standoff
</h1>
<p>The server runs; the page is being made. That takes about half a minute, once. It appears here by itself.</p>
<ol role="status">{steps}</ol>
<p>If nothing comes, <code>.build/browser.log</code> says why, and <code>./run build</code> tries again. Programs can
play already: see <a href="/api/openapi.json">/api/openapi.json</a> and docs/protocol.md.</p>
</body>
</html>
"""


def being_made() -> str:
    """The page, with the steps that have been said so far; the last one is being done."""
    try:
        said = LOG.read_text("utf-8", "replace").splitlines()
    except OSError:
        said = []
    lines = [line for line in said if line.strip()][-MOST_LINES:] or ["beginning"]
    return PAGE.format(steps="".join(f"<li>{html.escape(line)}</li>" for line in lines))
