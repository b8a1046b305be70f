"""RISK: Halo Legendary Edition in a terminal: the battlefield, the players, the battle, one's own cards."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from standoff.cli.boards.fitting import AtWidth, ByWidth
from standoff.cli.output import counted
from standoff.games.risk_halo.plain import PlainSeat, PlainTerritory, PlainView

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
TABLE_WIDTH = 100
LEAST_STEP = 5
WIDEST_STEP = 10
"""Half the width of a territory on the map."""


def board(view: PlainView) -> RenderableType:
    """The whole table."""
    return Group(*parts(view).values(), _battle(view), _own(view))


def parts(view: PlainView) -> dict[str, RenderableType]:
    """The pieces of the board, to be drawn one at a time."""
    boards = list(dict.fromkeys(t.board for t in view.territories.values()))
    drawn: dict[str, RenderableType] = {name: _board(view, name) for name in boards}
    return {**drawn, "teleporters": _teleporters(view), "regions": _regions(view), "players": _seats(view)}


def status(view: PlainView) -> RenderableType:
    """The players in a line each, the battle, one's own cards."""
    return Group(_lines(view), _battle(view), _own(view))


def _board(view: PlainView, name: str) -> RenderableType:
    """One board as a map, with names as long as the width allows, or as a list where there is no room for a map."""
    most = max(t.x for t in view.territories.values() if t.board == name)

    def draw(width: int) -> RenderableType:
        step = min(width // (most + 2), WIDEST_STEP)
        if step < LEAST_STEP:
            return _listed(view, name)
        return Group(_half(view, name, step), _cut_names(view, name, step))

    return AtWidth(draw)


def _cut_names(view: PlainView, name: str, step: int) -> Text:
    """The names that the map cuts, in full."""
    width = 2 * step - 1
    cut = [t.name for t in view.territories.values() if t.board == name and short(t.name, width) != t.name]
    return Text(f"In full: {'; '.join(f'{short(n, width)} = {n}' for n in cut)}\n" if cut else "", style="dim")


def _listed(view: PlainView, name: str) -> Text:
    """One board by regions: each territory with its holder, his units, and its neighbours by number."""
    out = Text(f"{name}: holder, units and neighbours of each territory\n", style="bold")
    places = [t for t in view.territories.values() if t.board == name]
    numbers = {t.name: i for i, t in enumerate(view.territories.values(), 1)}
    for region in (r for r in view.regions if r.board == name):
        color = COLORS.get(region.color, "white")
        out.append(f"{region.name} +{region.bonus}{f' ({region.holder})' if region.holder else ''}\n", f"bold {color}")
        for t in (t for t in places if t.region == region.name):
            out.append(f" {numbers[t.name]:>2} {t.name}", color).append(" ")
            out.append(f"{t.holder} {t.units}{_signs(t)}" if t.owner is not None else "empty", _style(t.owner))
            out.append(f"  next to {' '.join(str(numbers[x]) for x in t.links)}\n", "dim")
    return out


def _half(view: PlainView, name: str, step: int) -> Text:
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
            indent = t.x * step
            upper.append(" " * (indent - len(upper)) + short(t.name, 2 * step - 1), style=colors[t.region])
            joined = i > 0 and row[i - 1].name in t.links
            lower.append(("─" if joined else " ") * (indent - len(lower)), style="dim")
            lower.append(_strength(view, t), style=_style(t.owner))
        out += upper + Text("\n") + lower + Text("\n")
        if n + 1 < len(rows):
            out.append(_slants(row, rows[n + 1], step) + "\n", style="dim")
    return out


def _slants(upper: list[PlainTerritory], lower: list[PlainTerritory], step: int) -> str:
    """The borders between two rows."""
    line = [" "] * (max(t.x for t in upper + lower) * step + 2 * step)
    for t in upper:
        for other in lower:
            if other.name in t.links and abs(other.x - t.x) == 1:
                line[(t.x + other.x) * step // 2 + 2] = "\\" if other.x > t.x else "/"
    return "".join(line).rstrip()


def short(name: str, width: int) -> str:
    """A name cut to a width, its words evenly and its numbers last."""
    words = name.split()
    keep = max(len(w) for w in words)
    while len(" ".join(words)) > width and keep > 1:
        keep -= 1
        words = [w if w[0].isdigit() or len(w) <= keep else w[:keep] for w in name.split()]
    return " ".join(words)[:width]


def _strength(view: PlainView, t: PlainTerritory) -> str:
    if t.owner is None:
        return "·"
    initial = "~" if t.owner == "neutral" else _initials(view, int(t.owner))
    return f"{initial}{t.units:>3}{_signs(t)}"


def _signs(t: PlainTerritory) -> str:
    return ("*" if t.hero else "") + ("#" if t.base else "") + ("@" if t.teleporter else "")


def _initials(view: PlainView, seat: int) -> str:
    """Two letters that are nobody else's: of the name, or else its first one and the number of the seat."""
    begins = [s.name[:2] for s in view.seats]
    return begins[seat] if begins.count(begins[seat]) == 1 else f"{begins[seat][:1]}{seat + 1}"


def _style(owner: int | str | None) -> str:
    return STYLES[owner] if isinstance(owner, int) else "dim" if owner is None else "white"


def _teleporters(view: PlainView) -> Text:
    places = view.territories.values()
    mobile = [f"{t.name} = {t.teleporter}" for t in places if t.teleporter and t.name < t.teleporter]
    stationary = [f"{t.name} = {x}" for t in places for x in t.links if t.name < x and _is_far(view, t, x)]
    line = Text("* Hero   # Base   @ mobile teleporter", style="dim")
    line.append(f": {'; '.join(mobile) or 'none'}\nStationary teleporters: {'; '.join(stationary)}", style="dim")
    return line


def _is_far(view: PlainView, t: PlainTerritory, name: str) -> bool:
    """Are two territories of a board linked without being drawn side by side, and not by mobile teleporters?"""
    other = view.territories[name]
    near = abs(other.x - t.x) + abs(other.y - t.y) == 2
    return not near and other.board == t.board and t.teleporter != name


def _regions(view: PlainView) -> Text:
    line = Text("Regions: ", style="dim")
    for region in view.regions:
        holder = f" ({region.holder})" if region.holder else ""
        line.append(f"{region.name} +{region.bonus}{holder}  ", style=COLORS.get(region.color, "white"))
    return line


def _lines(view: PlainView) -> Text:
    """The players without a table around them."""
    out = Text()
    for number in view.order:
        seat = view.seats[number]
        out.append("▶ " if number == view.turn and not view.over else "  ", "bold yellow")
        out.append(f"{seat.name}{' (you)' if number == view.viewer else ''}", STYLES[number])
        if not seat.alive:
            out.append(f", {seat.faction}: eliminated\n", "dim")
            continue
        out.append(f", {seat.faction}: {counted(seat.territories, 'territory', 'territories')}, ")
        out.append(f"{counted(seat.units, 'unit')}{f' (+{seat.to_place} to place)' if seat.to_place else ''}, ")
        out.append(f"{counted(seat.cards, 'card')}{', Base lost' if seat.base and not seat.base_held else ''}\n")
    out.rstrip()
    return out


def _seats(view: PlainView) -> RenderableType:
    grid = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for title in ("", "Player", "Force", "Territories", "Units", "Base", "Cards", "Objectives"):
        grid.add_column(title, no_wrap=title not in ("Player", "Objectives"), overflow="fold")
    for number in view.order:
        seat = view.seats[number]
        grid.add_row(*_row(view, seat), style=None if seat.alive else "dim strike")
    return ByWidth(TABLE_WIDTH, grid, _lines(view))


def _row(view: PlainView, seat: PlainSeat) -> list[Text]:
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


def _battle(view: PlainView) -> Text:
    b = view.battle
    if b is None:
        return Text(f"Round {view.round}", style="dim")
    source, target = view.territories[b.source], view.territories[b.target]
    words = f"Battle: {b.source} ({source.units}) against {b.target} ({target.units})"
    dice = " against ".join(" ".join(map(str, side)) for side in (b.attack, b.defence))
    return Text(f"{words}; dice {dice}" if b.attack else words, style="bold red")


def _own(view: PlainView) -> Text:
    """The viewer's own secrets: cards and objectives."""
    if view.viewer < 0:
        return Text("")
    me = view.seats[view.viewer]
    line = Text()
    if me.hand or me.captured:
        line.append(f"Your cards: {', '.join([*me.hand, *(f'{c} captured' for c in me.captured)])}\n")
    for o in me.objectives:
        met = " (met)" if o.met else f" ({o.done} of {o.least})" if o.done is not None else ""
        line.append(f"{o.level}: {o.name}{met}. {o.objective}\n", style="green" if o.met else "dim")
    line.rstrip()
    return line
