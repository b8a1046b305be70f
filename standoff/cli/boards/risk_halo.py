"""RISK: Halo Legendary Edition in a terminal: the battlefield, the players, the battle, one's own cards."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from standoff.games.risk_halo.view import RiskHaloView, SeatView, TerritoryView

STYLES = ("bold green", "bold magenta", "bold yellow", "bold cyan", "bold red")
COLORS = {
    "orange": "orange3",
    "purple": "medium_purple",
    "yellow": "yellow3",
    "teal": "dark_cyan",
    "green": "green3",
    "red": "red3",
    "olive": "yellow4",
    "blue": "dodger_blue1",
    "brown": "orange4",
    "cyan": "cyan3",
    "grey": "grey62",
}
CELL = 10
STEP = CELL // 2


def board(view: RiskHaloView) -> RenderableType:
    """The whole table."""
    boards = list(dict.fromkeys(t.board for t in view.territories.values()))
    drawn: list[RenderableType] = [_half(view, name) for name in boards]
    return Group(*drawn, _teleporters(view), _regions(view), _seats(view), _battle(view), _own(view))


def _half(view: RiskHaloView, name: str) -> Text:
    """One board: three staggered rows, in each cell a name in the colour of its region, and below it the holder, his
    units, Hero and Base. Lines show the borders.
    """
    places = [t for t in view.territories.values() if t.board == name]
    colors = {r.name: COLORS.get(r.color, "white") for r in view.regions if r.board == name}
    rows = [sorted((t for t in places if t.y == y), key=lambda t: t.x) for y in sorted({t.y for t in places})]
    out = Text(f"{name}\n", style="bold", no_wrap=True, overflow="crop")
    for n, row in enumerate(rows):
        upper, lower = Text(), Text()
        for i, t in enumerate(row):
            indent = t.x * STEP
            upper.append(" " * (indent - len(upper)) + short(t.name, CELL - 1), style=colors[t.region])
            joined = i > 0 and row[i - 1].name in t.links
            lower.append(("─" if joined else " ") * (indent - len(lower)), style="dim")
            lower.append(_strength(view, t), style=_style(t.owner))
        out += upper + Text("\n") + lower + Text("\n")
        if n + 1 < len(rows):
            out.append(_slants(row, rows[n + 1]) + "\n", style="dim")
    return out


def _slants(upper: list[TerritoryView], lower: list[TerritoryView]) -> str:
    """The borders between two rows."""
    line = [" "] * (max(t.x for t in upper + lower) * STEP + CELL)
    for t in upper:
        for other in lower:
            if other.name in t.links and abs(other.x - t.x) == 1:
                line[(t.x + other.x) * STEP // 2 + 2] = "\\" if other.x > t.x else "/"
    return "".join(line).rstrip()


def short(name: str, width: int) -> str:
    """A name cut to a width, its words evenly and its numbers last."""
    words = name.split()
    keep = max(len(w) for w in words)
    while len(" ".join(words)) > width and keep > 1:
        keep -= 1
        words = [w if w[0].isdigit() or len(w) <= keep else w[:keep] for w in name.split()]
    return " ".join(words)[:width]


def _strength(view: RiskHaloView, t: TerritoryView) -> str:
    if t.owner is None:
        return "·"
    initial = "~" if t.owner == "neutral" else view.seats[int(t.owner)].name[:2]
    marks = ("*" if t.hero else "") + ("#" if t.base else "") + ("@" if t.teleporter else "")
    return f"{initial}{t.units:>3}{marks}"


def _style(owner: int | str | None) -> str:
    return STYLES[owner] if isinstance(owner, int) else "dim" if owner is None else "white"


def _teleporters(view: RiskHaloView) -> Text:
    places = view.territories.values()
    mobile = [f"{t.name} = {t.teleporter}" for t in places if t.teleporter and t.name < t.teleporter]
    stationary = [f"{t.name} = {x}" for t in places for x in t.links if t.name < x and _is_far(view, t, x)]
    line = Text("* Hero   # Base   @ mobile teleporter", style="dim")
    line.append(f": {'; '.join(mobile) or 'none'}\nStationary teleporters: {'; '.join(stationary)}", style="dim")
    return line


def _is_far(view: RiskHaloView, t: TerritoryView, name: str) -> bool:
    """Are two territories of a board linked without being drawn side by side, and not by mobile teleporters?"""
    other = view.territories[name]
    near = abs(other.x - t.x) + abs(other.y - t.y) == 2
    return not near and other.board == t.board and t.teleporter != name


def _regions(view: RiskHaloView) -> Text:
    line = Text("Regions: ", style="dim")
    for region in view.regions:
        holder = f" ({region.holder})" if region.holder else ""
        line.append(f"{region.name} +{region.bonus}{holder}  ", style=COLORS.get(region.color, "white"))
    return line


def _seats(view: RiskHaloView) -> Table:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("", "Player", "Force", "Territories", "Units", "Base", "Cards", "Objectives"):
        grid.add_column(title, no_wrap=True)
    for number in view.order:
        seat = view.seats[number]
        grid.add_row(*_row(view, seat), style=None if seat.alive else "dim strike")
    return grid


def _row(view: RiskHaloView, seat: SeatView) -> list[Text]:
    name = f"{seat.name} (you)" if seat.seat == view.viewer else seat.name
    base = "-" if seat.base is None else "held" if seat.base_held else "lost"
    captured = f" +{len(seat.captured)}" if seat.captured else ""
    to_place = f" +{seat.to_place}" if seat.to_place else ""
    goals = ", ".join([f"[{n}]" for n in seat.accomplished] + [o.name or o.level for o in seat.objectives])
    return [
        Text("▶" if seat.seat == view.turn and not view.over else " ", style="bold yellow"),
        Text(name, style=STYLES[seat.seat]),
        Text(seat.faction),
        Text(str(seat.territories)),
        Text(f"{seat.units}{to_place}"),
        Text(base),
        Text(f"{seat.cards}{captured}"),
        Text(goals, style="dim"),
    ]


def _battle(view: RiskHaloView) -> Text:
    b = view.battle
    if b is None:
        return Text(f"Round {view.round}", style="dim")
    source, target = view.territories[b.source], view.territories[b.target]
    return Text(f"Battle: {b.source} ({source.units}) against {b.target} ({target.units})", style="bold red")


def _own(view: RiskHaloView) -> Text:
    """The viewer's own secrets: cards and objectives."""
    if view.viewer < 0:
        return Text("")
    me = view.seats[view.viewer]
    line = Text()
    if me.hand or me.captured:
        line.append(f"Your cards: {', '.join([*me.hand, *(f'{c} captured' for c in me.captured)])}\n")
    for o in me.objectives:
        met = " (met)" if o.met else ""
        line.append(f"{o.level}: {o.name}{met}. {o.objective}\n", style="green" if o.met else "dim")
    return line
