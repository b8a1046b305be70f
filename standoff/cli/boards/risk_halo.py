"""RISK: Halo Legendary Edition in a terminal: the battlefield, the players, the battle, one's own cards."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from standoff.games.risk_halo.view import RiskHaloView, SeatView, TerritoryView

STYLES = ("bold green", "bold magenta", "bold yellow", "bold cyan", "bold red")
CELL = 12
STEP = CELL // 2


def board(view: RiskHaloView) -> RenderableType:
    """The whole table."""
    boards = list(dict.fromkeys(t.board for t in view.territories.values()))
    drawn: list[RenderableType] = [_half(view, name) for name in boards]
    return Group(*drawn, _teleporters(view), _regions(view), _seats(view), _battle(view), _own(view))


def _half(view: RiskHaloView, name: str) -> Text:
    """One board: three staggered rows, in each cell a name, and below it the holder, his units, Hero and Base."""
    places = [t for t in view.territories.values() if t.board == name]
    out = Text(f"{name}\n", style="bold")
    for y in sorted({t.y for t in places}):
        row = sorted((t for t in places if t.y == y), key=lambda t: t.x)
        upper, lower = Text(), Text()
        for t in row:
            indent = t.x * STEP
            upper.append(" " * (indent - len(upper)) + short(t.name, CELL - 1), style="dim")
            lower.append(" " * (indent - len(lower)))
            lower.append(_strength(view, t), style=_style(t.owner))
        out += upper + Text("\n") + lower + Text("\n")
    return out


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
    pairs = [f"{t.name} = {t.teleporter}" for t in view.territories.values() if t.teleporter and t.name < t.teleporter]
    line = Text("* Hero   # Base   @ mobile teleporter", style="dim")
    if pairs:
        line.append(f": {'; '.join(pairs)}", style="dim")
    return line


def _regions(view: RiskHaloView) -> Text:
    line = Text("Regions: ", style="dim")
    names = {seat.name: seat.seat for seat in view.seats}
    for region in view.regions:
        style = _style(names[region.holder]) if region.holder in names else "dim"
        line.append(f"{region.name} +{region.bonus}  ", style=style)
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
