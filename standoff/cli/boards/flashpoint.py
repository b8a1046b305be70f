"""Halo: Flashpoint in a terminal: one drawing for each level, then the models and the dice."""

from __future__ import annotations

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from standoff.games.flashpoint.view import FlashpointView, ModelView

SIDE_STYLES = {"red": "bold red", "blue": "bold blue"}
WALLS_ACROSS = {".": "    ", "b": "╌╌╌╌", "w": "━┄┄━", "d": "━  ━", "#": "━━━━", "h": "━┳┳━"}
WALLS_ALONG = {".": " ", "b": "╎", "w": "┆", "d": "╏", "#": "┃", "h": "╂"}
FLOORS = {".": "", "F": "·", "H": "◫", "N": "▔", "S": "▁", "E": "▕", "W": "▏", "X": "▓▓▓▓"}
LEGEND = (
    "walls ━ solid ╌ barrier ┄ window ━ ━ door ┳ hatch; floors · full ◫ hatch ▔▁▕▏ half ▓ filled; "
    "i item w weapon o object B Barrier S Shroud; W weapon drop R respawn PS station"
)


def board(view: FlashpointView) -> RenderableType:
    """The whole table."""
    levels = [Panel(_level(view, level), title=f"level {level + 1}", expand=False) for level in range(view.land.levels)]
    return Group(Columns(levels), Text(LEGEND, style="dim"), _models(view), _seats(view))


def _level(view: FlashpointView, level: int) -> Text:
    size, out = view.land.size, Text()
    for row in range(size - 1, -1, -1):
        out.append("   " + _wall_line(view, level, row + 1) + "\n", style="dim")
        out.append(f"{row + 1:>2} ", style="dim")
        for column in range(size):
            out.append(WALLS_ALONG[view.land.v[level * size + row][column]], style="dim")
            out.append(_cube(view, level, row, column))
        out.append(WALLS_ALONG[view.land.v[level * size + row][size]] + "\n", style="dim")
    out.append("   " + _wall_line(view, level, 0) + "\n", style="dim")
    out.append("   " + "".join(f" {chr(65 + c)}   " for c in range(size)), style="dim")
    return out


def _wall_line(view: FlashpointView, level: int, plane: int) -> str:
    size = view.land.size
    return "".join(" " + WALLS_ACROSS[letter] for letter in view.land.h[level * (size + 1) + plane])


def _cube(view: FlashpointView, level: int, row: int, column: int) -> Text:
    """Four letters: up to two models, else what lies there, else the floor."""
    size = view.land.size
    name = f"{chr(65 + column)}{row + 1}" + (f"/{level + 1}" if level else "")
    here = [(label, m) for label, m in view.models.items() if m.cube == name]
    cell = Text()
    for label, m in here[:2]:
        cell.append(label, style=SIDE_STYLES[view.seats[m.seat].side] + (" underline" if label == view.active else ""))
    if len(here) > 2:
        cell = Text("".join(str(label)[0] for label, _ in here[:4]), style="bold magenta")
    if not here:
        things = "i" * (name in view.item_spots.values()) + "w" * (name in view.weapons.values())
        things += "o" * (name in view.objects.values()) + "B" * (name in view.barriers) + "S" * (name in view.shrouds)
        cell.append(things[:4], style="yellow")
        if not things:
            things = _marker(view, name)
            cell.append(things, style="dim cyan")
        if not things:
            cell.append(FLOORS[view.land.floors[(level * size + row) * size + column]], style="dim")
    cell.append(" " * (4 - len(cell)))
    return cell


def _marker(view: FlashpointView, name: str) -> str:
    """The letters of the printed maps for what a cube is marked with."""
    if name in view.stations:
        return "PS"
    return "W" if name in view.drops else "R" if name in view.respawns else ""


def _models(view: FlashpointView) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("", "Model", "Where", "SP", "RA", "FI", "SV", "AR", "Health", "Shields", "Arms", "Status", "Carries"):
        table.add_column(title, no_wrap=title not in ("Arms", "Carries"))
    for label, m in view.models.items():
        table.add_row(*_row(view, label, m), style="dim" if m.cube is None else None)
    return table


def _row(view: FlashpointView, label: str, m: ModelView) -> list[Text]:
    side = SIDE_STYLES[view.seats[m.seat].side]
    marks = [w for w, on in (("Pinned", m.pinned), ("Crouched", m.crouched), ("hidden", m.camouflaged)) if on]
    health = Text("♥" * (m.health - m.wounds), style="red") + Text("·" * m.wounds, style="dim")
    where = ("off board" if view.round == 0 else "respawns") if m.cube is None else f"{m.cube} {m.place or ''}"
    shields = Text("◆" * m.shields, style="cyan") + Text("◆" * m.overshield, style="bold white")
    carried = ", ".join([*m.items, *m.weapons, *m.objects])
    done = "✓ " if m.activated else "▶ " if label == view.active else "  "
    return [
        Text(done + label, style=side),
        Text(m.unit),
        Text(where),
        Text("-".join(map(str, m.speed))),
        *(Text(f"{stat}+" if stat else "-") for stat in (m.ranged, m.fight, m.survive)),
        Text(str(m.armour)),
        health,
        shields,
        Text(", ".join(m.arms)),
        Text(" ".join(marks)),
        Text(carried),
    ]


def _seats(view: FlashpointView) -> Text:
    out = Text(f"{view.scenario}, Round {view.round}\n", style="bold")
    for seat in view.seats:
        dice = ", ".join(f"{face} x{count}" if count > 1 else face for face, count in seat.dice.items()) or "none"
        out.append(f"{seat.name}", style=SIDE_STYLES[seat.side])
        out.append(f": {seat.score} points; command dice: {dice}\n")
    return out
