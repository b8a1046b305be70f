"""Halo: Flashpoint in a terminal: one drawing for each level, then the models and the dice.

A model is printed with a mark, @A4, so that it is not taken for the cube A4.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from standoff.cli.boards.fitting import ByWidth
from standoff.cli.output import counted
from standoff.games.flashpoint.labels import short_name
from standoff.games.flashpoint.names import SCENARIOS, TRAINING
from standoff.games.flashpoint.plain import PlainModel, PlainView

SIDE_STYLES = {"red": "bold red", "blue": "bold blue"}
WALLS_ACROSS = {".": "      ", "b": "╌╌╌╌╌╌", "w": "━━┄┄━━", "d": "━━  ━━", "#": "━━━━━━", "h": "━━┳┳━━"}
WALLS_ALONG = {".": " ", "b": "╎", "w": "┆", "d": "╏", "#": "┃", "h": "╂"}
HALVES = {"|": "we", "-": "sn"}
"""How the half-cubes are called that a solid wall through the middle of a cube makes."""
FLOORS = {".": "", "F": "·", "H": "◫", "N": "▔", "S": "▁", "E": "▕", "W": "▏", "X": "▓▓▓▓▓▓"}
WITHIN = dict(zip("|-:=nsewoO", ("┃", "━", "┆", "┄", "▀n", "▄s", "▐e", "▌w", "▫", "▪"), strict=True))
LEGEND = (
    "walls ━ solid ╌ barrier ┄ window ━ ━ door ┳ hatch; floors · full ◫ hatch ▔▁▕▏ half ▓ filled; "
    "within a cube ┃━ wall ┆┄ with a window ▀n▄s▐e▌w platform ▫ low ▪ high scenery; "
    "i item w weapon o object B Barrier S Shroud; W weapon drop R respawn PS station"
)


CELL = 6
TABLE_WIDTH = 150
MARK = "@"


def board(view: PlainView) -> RenderableType:
    """The whole table."""
    levels = Columns([_panel(view, level) for level in range(view.land.levels)])
    return Group(levels, Text(LEGEND, style="dim"), _models(view), _seats(view))


def parts(view: PlainView) -> dict[str, RenderableType]:
    """The pieces of the board, to be drawn one at a time."""
    drawn: dict[str, RenderableType] = {f"level {n + 1}": _panel(view, n) for n in range(view.land.levels)}
    return {**drawn, "legend": Text(LEGEND, style="dim"), "models": _models(view), "players": _seats(view)}


def status(view: PlainView) -> RenderableType:
    """The models in a line each, the scores and the command dice."""
    return Group(_lines(view, short=True), _seats(view))


def mark(view: PlainView, text: str) -> str:
    """A sentence of the game with the mark before each model's label."""
    for label, m in view.models.items():
        text = re.sub(rf"\b({re.escape(short_name(m.unit))}) ({label})\b", rf"\1 {MARK}\2", text)
    return text


def _panel(view: PlainView, level: int) -> Panel:
    return Panel(_level(view, level), title=f"level {level + 1}", expand=False)


def _level(view: PlainView, level: int) -> Text:
    size, out = view.land.size, Text()
    for row in range(size - 1, -1, -1):
        out.append("   " + _wall_line(view, level, row + 1) + "\n", style="dim")
        out.append(f"{row + 1:>2} ", style="dim")
        for column in range(size):
            out.append(WALLS_ALONG[view.land.v[level * size + row][column]], style="dim")
            out.append(_cube(view, level, row, column))
        out.append(WALLS_ALONG[view.land.v[level * size + row][size]] + "\n", style="dim")
    out.append("   " + _wall_line(view, level, 0) + "\n", style="dim")
    out.append("   " + "".join(f" {chr(65 + c):<{CELL}}" for c in range(size)), style="dim")
    return out


def _wall_line(view: PlainView, level: int, plane: int) -> str:
    size = view.land.size
    return "".join(" " + WALLS_ACROSS[letter] for letter in view.land.h[level * (size + 1) + plane])


def _cube(view: PlainView, level: int, row: int, column: int) -> Text:
    """Six letters: up to two models, else what lies there, else the floor."""
    size = view.land.size
    name = f"{chr(65 + column)}{row + 1}" + (f"/{level + 1}" if level else "")
    number = (level * size + row) * size + column
    names = {name + half for half in HALVES.get(view.land.inner[number], ("",))}
    here = [(label, m) for label, m in view.models.items() if m.cube in names]
    cell = Text()
    for label, m in here[:2]:
        cell.append(
            MARK + label, style=SIDE_STYLES[view.seats[m.seat].side] + (" underline" if label == view.active else "")
        )
    if len(here) > 2:
        cell = Text(f"{MARK}{here[0][0]}+{len(here) - 1}", style="bold magenta")
    if not here:
        things = "".join(letter for letter, spots in _things(view) if not names.isdisjoint(spots))
        cell.append(things[:CELL], style="yellow")
        if not things:
            things = "".join(_marker(view, half) for half in sorted(names))
            cell.append(things, style="dim cyan")
        if not things:
            inner = view.land.inner[number]
            cell.append(WITHIN.get(inner, FLOORS[view.land.floors[number]]), style="dim")
    cell.append(" " * (CELL - len(cell)))
    return cell


def _things(view: PlainView) -> list[tuple[str, Collection[str]]]:
    """The letters for what can lie in a cube, each with the cubes where it does."""
    lying = [("i", view.item_spots.values()), ("w", view.weapons.values()), ("o", view.objects.values())]
    return [*lying, ("B", view.barriers), ("S", view.shrouds)]


def _marker(view: PlainView, name: str) -> str:
    """The letters of the printed maps for what a cube is marked with."""
    if name in view.stations:
        return "PS"
    return "W" if name in view.drops else "R" if name in view.respawns else ""


def _models(view: PlainView) -> RenderableType:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("", "Model", "Where", "SP", "RA", "FI", "SV", "AR", "Health", "Shields", "Arms", "Status", "Carries"):
        table.add_column(title, no_wrap=title not in ("Arms", "Carries"))
    for label, m in view.models.items():
        table.add_row(*_row(view, label, m), style="dim" if m.cube is None else None)
    return ByWidth(TABLE_WIDTH, table, _lines(view, short=False))


def _lines(view: PlainView, short: bool) -> Text:
    """The models without a table around them; the short form leaves out what stands on their cards."""
    out = Text()
    for label, m in view.models.items():
        done, unit, where, speed, ranged, fight, survive, armour, health, shields, arms, marks, carried = _row(
            view, label, m
        )
        out.append_text(done).append(f" {short_name(unit.plain)}, ").append_text(where).append(": ")
        out.append_text(health).append(" ").append_text(shields)
        if not short:
            out.append(f"  SP {speed} RA {ranged} FI {fight} SV {survive} AR {armour}", "dim").append(f"  {arms}")
        for more in (marks, carried):
            out.append(f"  {more}" if more.plain else "")
        out.append("\n")
    out.rstrip()
    return out


def _where(view: PlainView, m: PlainModel) -> str:
    """The place of a model, or why it has none; in training nobody comes back (fp.training.no_respawn)."""
    if m.cube is not None:
        return f"{m.cube} {m.place or ''}".rstrip()
    if view.round == 0:
        return "off board"
    return "killed" if view.scenario == SCENARIOS[TRAINING] else "respawns"


def _row(view: PlainView, label: str, m: PlainModel) -> list[Text]:
    side = SIDE_STYLES[view.seats[m.seat].side]
    marks = [w for w, on in (("Pinned", m.pinned), ("Crouched", m.crouched), ("hidden", m.camouflaged)) if on]
    health = Text("♥" * (m.health - m.wounds), style="red") + Text("·" * m.wounds, style="dim")
    shields = Text("◆" * m.shields, style="cyan") + Text("◆" * m.overshield, style="bold white")
    carried = ", ".join([*m.items, *m.weapons, *m.objects])
    done = "✓ " if m.activated else "▶ " if label == view.active else "  "
    return [
        Text(done + MARK + label, style=side),
        Text(m.unit),
        Text(_where(view, m)),
        Text("-".join(map(str, m.speed))),
        *(Text(f"{stat}+" if stat else "-") for stat in (m.ranged, m.fight, m.survive)),
        Text(str(m.armour)),
        health,
        shields,
        Text(", ".join(m.arms)),
        Text(" ".join(marks)),
        Text(carried),
    ]


def _seats(view: PlainView) -> Text:
    out = Text(f"{view.scenario}, Round {view.round}\n", style="bold")
    for seat in view.seats:
        dice = ", ".join(f"{face} x{count}" if count > 1 else face for face, count in seat.dice.items()) or "none"
        out.append(f"{seat.name}", style=SIDE_STYLES[seat.side])
        out.append(f": {counted(seat.score, 'point')}; command dice: {dice}\n")
    out.rstrip()
    return out
