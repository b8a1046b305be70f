"""BANG! in a terminal: the table as a ring, clockwise, with the viewer at the bottom and his neighbours beside him."""

from __future__ import annotations

from rich import box
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from standoff.cli.boards.fitting import ByWidth
from standoff.cli.output import counted
from standoff.games.bang.plain import PlainSeat, PlainView

ROLE_STYLES = {"Sheriff": "bold yellow", "Deputy": "green", "Outlaw": "red", "Renegade": "magenta"}

RINGS = {
    4: ("mid left", "top", "mid right"),
    5: ("mid left", "top left", "top right", "mid right"),
    6: ("mid left", "top left", "top", "top right", "mid right"),
    7: ("low left", "mid left", "top left", "top right", "mid right", "low right"),
}
"""Where the others sit, clockwise from the left of whoever looks."""

RING_WIDTH = 90
TITLE_WIDTH = 18
"""A longer name is written out below the title."""

ROWS = (("top left", "top", "top right"), ("mid left", "middle", "mid right"), ("low left", "viewer", "low right"))


def board(view: PlainView) -> RenderableType:
    """The whole table."""
    n = len(view.seats)
    first = max(view.viewer, 0)
    places = {"viewer": _seat(view, view.seats[first]), "middle": _middle(view)}
    for i, place in enumerate(RINGS[n], 1):
        places[place] = _seat(view, view.seats[(first + i) % n])
    ring = Table.grid(expand=False, padding=(0, 0))
    for _ in range(3):
        ring.add_column(width=30)
    for row in ROWS:
        if any(place in places for place in row):
            ring.add_row(*(places.get(place, "") for place in row))
    return Group(ByWidth(RING_WIDTH, ring, _table(view)), _own(view))


def status(view: PlainView) -> RenderableType:
    """The players in a line each, what lies open, and one's own cards."""
    parts: list[RenderableType] = [_table(view)]
    if view.viewer >= 0:
        parts.append(_hand(view.seats[view.viewer]))
    return Group(*parts)


def _table(view: PlainView) -> RenderableType:
    """The players one below the other, in the order of the table."""
    seats = Table.grid(padding=0)
    seats.add_column(width=2)
    seats.add_column()
    for seat in view.seats:
        acting = seat.seat == view.turn and not view.over
        name = Text(f"{seat.name}{' (you)' if seat.seat == view.viewer else ''}", "bold" if seat.alive else "dim")
        line = Text.assemble(name, ", ", _who(seat), ": ", _life(seat))
        if seat.in_play:
            line.append(f"  {', '.join(seat.in_play)}", "blue")
        if _sees(view, seat):
            line.append("  ").append_text(_distance(view, seat))
        seats.add_row(Text("▶" if acting else "", "bold yellow"), line)
    piles = Text(f"Deck {view.deck}, discards {view.discarded}", "dim")
    piles.append(f" ({view.discard_top} on top)" if view.discard_top else "")
    if view.store:
        piles.append(f"; store: {', '.join(view.store)}", "not dim cyan")
    return Group(seats, piles)


def _seat(view: PlainView, seat: PlainSeat) -> Panel:
    """One player: who he is, how he stands, what lies in front of him, how far away he is."""
    lines = [_who(seat), _life(seat)]
    if len(seat.name) > TITLE_WIDTH:
        lines.insert(0, Text(seat.name))
    if seat.in_play:
        lines.append(Text(", ".join(seat.in_play), style="blue"))
    if _sees(view, seat):
        lines.append(_distance(view, seat))
    elif seat.alive:
        lines.append(Text(f"reach {seat.reach} ({seat.weapon})", style="dim"))
    known = [] if seat.seat == view.viewer else seat.hand
    if known:
        lines.append(Text(f"holds {', '.join(known)}", style="cyan"))
    acting = seat.seat == view.turn and not view.over
    name = Text(f"{'▶ ' if acting else ''}{seat.name}{' (you)' if seat.seat == view.viewer else ''}")
    style = "dim" if not seat.alive else "bold yellow" if acting else "white"
    return Panel(Group(*lines), title=name, title_align="left", border_style=style, box=box.ROUNDED, width=30)


def _who(seat: PlainSeat) -> Text:
    line = Text(seat.character or "no character yet")
    line.append(f"  {seat.role or '?'}", style=ROLE_STYLES.get(seat.role or "", "dim"))
    return line


def _life(seat: PlainSeat) -> Text:
    if not seat.alive:
        return Text("eliminated", style="dim")
    if not seat.most:
        return Text("no bullets yet", style="dim")
    bullets = max(seat.life, 0)
    line = Text("●" * bullets, style="red") + Text("○" * (seat.most - bullets), style="dim")
    line.append(f" {seat.life}/{seat.most}   {counted(seat.cards, 'card')}")
    return line


def _sees(view: PlainView, seat: PlainSeat) -> bool:
    """Is there a distance between the viewer and this player? Only once characters are dealt, and while both live."""
    return view.viewer >= 0 and seat.name in view.seats[view.viewer].distances


def _distance(view: PlainView, seat: PlainSeat) -> Text:
    """How far away from the viewer, and whether each can shoot the other."""
    me = view.seats[view.viewer]
    far, back = me.distances[seat.name], seat.distances[me.name]
    line = Text(f"distance {far}", style="bold green" if far <= me.reach else "dim")
    if back <= seat.reach:
        line.append(f"  reach {seat.reach}!", style="red")
    else:
        line.append(f"  reach {seat.reach}", style="dim")
    return line


def _middle(view: PlainView) -> RenderableType:
    """The deck, the discard pile, the bullets, and cards that lie open."""
    lines = [Text(f"deck {view.deck}" + (f", on top {', '.join(view.deck_top)}" if view.deck_top else ""))]
    lines.append(Text(f"discards {view.discarded}" + (f": {view.discard_top}" if view.discard_top else "")))
    lines.append(Text(f"bullets {view.bullets}", style="dim"))
    if view.store:
        lines.append(Text(f"store: {', '.join(view.store)}", style="cyan"))
    if view.flipped:
        lines.append(Text(f"flipped: {', '.join(view.flipped)}", style="cyan"))
    if view.game > 1:
        lines.append(Text(f"game {view.game}; won: " + ", ".join(f"{s.name} {s.wins}" for s in view.seats)))
    return Panel(Group(*lines), box=box.SIMPLE, width=30)


def _own(view: PlainView) -> Text:
    """The viewer's own secrets: role, goal and hand; and his ability."""
    if view.viewer < 0:
        return Text("")
    me = view.seats[view.viewer]
    line = Text("Your role: ", style="dim")
    line.append(f"{me.role}", style=ROLE_STYLES.get(me.role or "", ""))
    line.append(f". {me.goal}", style="dim")
    if me.character:
        line.append(f" As {me.character}: {me.ability}", style="dim")
    line.append("\nGreen: within your reach. With !: you are within reach.", style="dim")
    return line.append("\n").append_text(_hand(me))


def _hand(me: PlainSeat) -> Text:
    line = Text(f"Hand ({me.cards}): ", style="bold")
    return line.append(", ".join(me.hand) or "empty", style="not bold cyan")
