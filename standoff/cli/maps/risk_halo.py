"""The battlefields of RISK: Halo Legendary Edition as SVG: empty, or with all that lies open in a running game.

Boards stand below each other. Borders are lines between neighbours. What joins territories far apart is not a line that
would vanish behind others, but a pair of equal marks: numbers for stationary teleporters, small letters for teleporter
tokens, capital letters beside the boards for the seam of The Ring.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from standoff.cli.maps.svg import (
    FAINT,
    PANEL,
    PAPER,
    badge,
    document,
    house,
    ink_on,
    line,
    on_two_lines,
    rect,
    star,
    text,
)
from standoff.games.risk_halo.data_files import Data
from standoff.games.risk_halo.maps import Battlefield
from standoff.games.risk_halo.plain import PlainTerritory, PlainView

STEP_X, STEP_Y = 82, 122
BOX_X, BOX_Y = 138, 66
EDGE_X = 150
FIRST_ROW = 172
BETWEEN = 34
BELOW = 60
COLUMN, PLAYER_COLUMN, ROW = 290, 720, 38
RAIL = 50

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
OWNERS = ("#2f9e57", "#b352d1", "#e3b505", "#1f8fc4", "#d8433b")
"""The players by seat, as in the terminal."""

NEUTRAL, EMPTY = "#8c7b62", "#39434b"
BORDER, GATE, TOKEN, SEAM = "#8b969e", "#5ad1ff", "#ff9de2", "#ffb454"

Place = tuple[float, float]
Sign = Callable[[float, float], str]
"""Draws a sign of the legend around a point."""


def drawings(data: Data) -> dict[str, str]:
    """Every battlefield by its key."""
    return {key: svg(land) for key, land in data.maps.items()}


def running(data: Data, view: PlainView) -> tuple[str, str]:
    """The battlefield of a running game: its key and its picture."""
    lands = [land for land in data.maps.values() if land.name == view.battlefield]
    for land in lands:
        if has_seam(land) and all(land.names[b] in view.territories[land.names[a]].links for a, b in land.seam):
            return land.key, svg(land, view)
    land = next(land for land in lands if not has_seam(land))
    return land.key, svg(land, view)


def has_seam(land: Battlefield) -> bool:
    """Is the seam printed on this battlefield?"""
    return bool(land.seam) and all(b in land.links[a] for a, b in land.seam)


def svg(land: Battlefield, view: PlainView | None = None) -> str:
    """One battlefield, with the pieces of a game if there is one."""
    centres = [_centre(land, i) for i in range(len(land.names))]
    width = round(max(x for x, _ in centres)) + EDGE_X
    bottom = round(max(y for _, y in centres)) + BOX_Y // 2 + BELOW
    parts = _panels(land, centres, width)
    parts += _borders(land, centres)
    parts += _seam(land, centres, width) if has_seam(land) else []
    for i, name in enumerate(land.names):
        parts += _territory(land, i, centres[i], view.territories[name] if view is not None else None)
    parts += _marks(land, centres, view)
    parts += _headline(land, view, width)
    legend, height = _legend(land, view, bottom, width)
    return document(width, height, land.name, [*parts, *legend])


def _centre(land: Battlefield, i: int) -> Place:
    x, y = land.places[i]
    above = sum(_rows(land, board) * STEP_Y + BETWEEN for board in range(land.board_of[i]))
    return EDGE_X + x * STEP_X, FIRST_ROW + above + y * STEP_Y


def _rows(land: Battlefield, board: int) -> int:
    return 1 + max(land.places[i][1] for i, b in enumerate(land.board_of) if b == board)


def _panels(land: Battlefield, centres: list[Place], width: int) -> list[str]:
    """A ground for each board, with its name."""
    out = []
    for board, name in enumerate(land.boards):
        rows = [centres[i][1] for i, b in enumerate(land.board_of) if b == board]
        top, bottom = min(rows) - BOX_Y / 2 - 46, max(rows) + BOX_Y / 2 + 22
        out.append(rect(24, top, width - 48, bottom - top, PANEL, 18))
        out.append(text(48, top + 30, name, 20, FAINT, bold=True))
    return out


def _borders(land: Battlefield, centres: list[Place]) -> list[str]:
    apart = {frozenset(pair) for pair in (*land.gates, *land.seam)}
    return [
        line(*centres[a], *centres[b], BORDER, "border")
        for a, row in enumerate(land.links)
        for b in row
        if a < b and frozenset((a, b)) not in apart
    ]


def _seam(land: Battlefield, centres: list[Place], width: int) -> list[str]:
    """The seam beside the boards: a rail at the right edge of the first and at the left edge of the second."""
    out = []
    for end, rail in ((0, width - RAIL), (1, RAIL)):
        heights = [centres[pair[end]][1] for pair in land.seam]
        out.append(line(rail, min(heights) - 40, rail, max(heights) + 40, SEAM, "rail", "3 9"))
        for letter, pair in zip("ABCDEFGH", land.seam, strict=False):
            x, y = centres[pair[end]]
            words = f"seam: {land.names[pair[0]]} and {land.names[pair[1]]}"
            out.append(line(x, y, rail, y, SEAM, "seam"))
            out.append(badge(rail, y, letter, SEAM, "seam-end", words))
    return out


def _territory(land: Battlefield, i: int, centre: Place, piece: PlainTerritory | None) -> list[str]:
    """A box: the region is its fill, or in a game its edge around the colour of the owner."""
    x, y = centre
    region = land.regions[land.region_of[i]]
    color = FILLS.get(region.color, "#dddddd")
    fill = color if piece is None else _owner(piece.owner)
    title = f"{land.names[i]}, {region.name}{_in_words(piece)}"
    out = [rect(x - BOX_X / 2, y - BOX_Y / 2, BOX_X, BOX_Y, fill, 11, color if piece is not None else "", title)]
    ink = ink_on(fill)
    lines = on_two_lines(land.names[i])
    first = y + (5 if piece is None else -9) - 8 * (len(lines) - 1) + (0 if piece is None or len(lines) > 1 else -4)
    out += [text(x, first + 16 * n, part, 14, ink, "middle") for n, part in enumerate(lines)]
    if piece is not None and piece.owner is not None:
        out.append(text(x, y + 26, str(piece.units), 20, ink, "middle", bold=True))
        out += [star(x - 34, y + 18, 10, ink)] if piece.hero is not None else []
        out += [house(x + 34, y + 18, 9, ink)] if piece.base is not None else []
    return out


def _in_words(piece: PlainTerritory | None) -> str:
    if piece is None:
        return ""
    parts = [f"{piece.units} units of {piece.holder}" if piece.holder is not None else "empty"]
    parts += [f"Hero of {piece.hero}"] if piece.hero is not None else []
    parts += [f"Base of {piece.base}"] if piece.base is not None else []
    return ": " + ", ".join(parts)


def _owner(owner: int | str | None) -> str:
    if owner is None:
        return EMPTY
    return OWNERS[owner % len(OWNERS)] if isinstance(owner, int) else NEUTRAL


def _marks(land: Battlefield, centres: list[Place], view: PlainView | None) -> list[str]:
    """Both ends of every teleporter: stationary ones by number, tokens by small letter."""
    out = []
    for number, (a, b) in enumerate(land.gates, 1):
        words = f"stationary teleporter: {land.names[a]} and {land.names[b]}"
        out += [_mark(centres[end], -1, str(number), GATE, "gate-end", words) for end in (a, b)]
    if view is None:
        return out
    letters = map(chr, count(ord("a")))
    at = {name: i for i, name in enumerate(land.names)}
    for name, piece in view.territories.items():
        other = piece.teleporter
        if other is not None and at[name] < at[other]:
            letter, words = next(letters), f"teleporter token: {name} and {other}"
            out += [_mark(centres[at[end]], 1, letter, TOKEN, "token-end", words) for end in (name, other)]
    return out


def _mark(centre: Place, side: int, words: str, fill: str, kind: str, title: str) -> str:
    """A mark on the upper left (-1) or right (1) corner of a box."""
    return badge(centre[0] + side * BOX_X / 2, centre[1] - BOX_Y / 2 - 3, words, fill, kind, title)


def _headline(land: Battlefield, view: PlainView | None, width: int) -> list[str]:
    out = [text(48, 56, land.name, 34, bold=True)]
    if view is None:
        return out
    names = [seat.name for seat in view.seats]
    if view.over:
        end = ", ".join(names[s] for s in view.winners) or "nobody"
        words = f"{view.mode}, over after round {view.round}; winners: {end}"
    else:
        turn = f", {names[view.turn]} to play" if view.turn is not None else ""
        words = f"{view.mode}, round {view.round}{turn}"
    return [*out, text(width - 48, 56, words, 19, FAINT, "end")]


def _legend(land: Battlefield, view: PlainView | None, top: int, width: int) -> tuple[list[str], int]:
    """Players, regions and signs, in columns; and where the picture ends."""
    blocks = [(PLAYER_COLUMN, _players(view))] if view is not None else []
    blocks += [(COLUMN, _regions(land, view)), (COLUMN, _signs(land, view))]
    out: list[str] = []
    y = top
    for column, block in blocks:
        across = max(1, (width - 48) // column)
        for n, (sign, words) in enumerate(block):
            x = 48 + n % across * column
            line_y = y + n // across * ROW
            out.append(sign(x + 13, line_y))
            out.append(text(x + 38, line_y + 6, words, 17))
        y += (len(block) + across - 1) // across * ROW + 22
    return out, y + 4


def _players(view: PlainView) -> list[tuple[Sign, str]]:
    listed: list[tuple[Sign, str]] = []
    for seat in view.seats:
        gone = "" if seat.alive else ", eliminated"
        words = f"{seat.name} ({seat.faction}): {seat.territories} territories, {seat.units} units{gone}"
        listed.append((_player_sign(_owner(seat.seat)), words))
    owners = [t.owner for t in view.territories.values()]
    listed += [(_player_sign(NEUTRAL), "neutral Flood")] if "neutral" in owners else []
    listed += [(_player_sign(EMPTY), "empty")] if None in owners else []
    return listed


def _regions(land: Battlefield, view: PlainView | None) -> list[tuple[Sign, str]]:
    """The regions with their bonuses; a dot in the colour of whoever holds a whole one."""
    holders = {(r.board, r.name): r.holder for r in view.regions} if view is not None else {}
    colors = {seat.name: _owner(seat.seat) for seat in view.seats} if view is not None else {}
    listed: list[tuple[Sign, str]] = []
    for region in land.regions:
        holder = holders.get((region.board, region.name))
        dot = "" if holder is None else colors.get(holder, NEUTRAL)
        listed.append((_region_sign(FILLS.get(region.color, "#dddddd"), dot), f"{region.name} +{region.bonus}"))
    return listed


def _signs(land: Battlefield, view: PlainView | None) -> list[tuple[Sign, str]]:
    listed: list[tuple[Sign, str]] = [(_dash, "border")]
    if land.gates:
        listed.append((_round("1", GATE), "teleporter: from 1 to 1"))
    if has_seam(land):
        listed.append((_round("A", SEAM), "seam: A borders A"))
    if view is not None:
        if any(t.teleporter is not None for t in view.territories.values()):
            listed.append((_round("a", TOKEN), "token: from a to a"))
        listed.append((_region_sign(PAPER, EMPTY), "region in one hand"))
        listed.append((lambda x, y: star(x, y, 12, PAPER), "Hero"))
        listed.append((lambda x, y: house(x, y, 11, PAPER), "Base"))
        listed.append((lambda x, y: text(x, y + 7, "7", 20, PAPER, "middle", bold=True), "units"))
    return listed


def _region_sign(fill: str, dot: str) -> Sign:
    def draw(x: float, y: float) -> str:
        inner = f'<circle class="held" cx="{x:g}" cy="{y:g}" r="8" fill="{dot}"/>' if dot else ""
        return rect(x - 13, y - 13, 26, 26, fill, 6) + inner

    return draw


def _player_sign(fill: str) -> Sign:
    return lambda x, y: f'<circle class="player" cx="{x:g}" cy="{y:g}" r="13" fill="{fill}"/>'


def _round(words: str, fill: str) -> Sign:
    return lambda x, y: badge(x, y, words, fill, "sign", words)


def _dash(x: float, y: float) -> str:
    return line(x - 14, y, x + 14, y, BORDER, "sign")
