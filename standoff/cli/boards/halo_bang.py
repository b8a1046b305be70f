"""Halo BANG! in a terminal: the players in the order of the table, what lies before them, and one's own hand."""

from __future__ import annotations

from collections import Counter

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from standoff.cli.boards.fitting import ByWidth
from standoff.games.halo_bang.plain import PlainSeat, PlainView

TABLE_WIDTH = 80
TEAM_STYLES = {"Red": "bold red", "Blue": "bold blue", "ONI": "bold magenta"}


def board(view: PlainView) -> RenderableType:
    """The whole table."""
    return Group(_seats(view), *_in_play(view), _middle(view), _own(view))


def status(view: PlainView) -> RenderableType:
    """The players in a line each, what lies before them, and one's own hand."""
    return Group(_lines(view), *_in_play(view), _middle(view), _hand(view))


def _seats(view: PlainView) -> RenderableType:
    seats = Table(box=box.SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for title in ("", "Player", "Spartan", "Specialization", "Overshields", "Tags", "Cards", "Range"):
        seats.add_column(title, no_wrap=title != "Player", overflow="fold")
    for seat in view.seats:
        seats.add_row(*_row(view, seat), style="dim" if seat.respawning else None)
    return ByWidth(TABLE_WIDTH, seats, _lines(view))


def _lines(view: PlainView) -> Text:
    """The players without a table around them."""
    out = Text()
    for seat in view.seats:
        turn, name, team, specialization, shields, tags, cards, far = _row(view, seat)
        out.append_text(turn).append(" ").append_text(name).append(", ").append_text(team).append(", ")
        out.append_text(specialization).append(": ").append_text(shields).append("  tags ").append_text(tags)
        out.append("  cards ").append_text(cards)
        if far:
            out.append("  range ").append_text(far)
        out.append("\n")
    out.rstrip()
    return out


def _row(view: PlainView, seat: PlainSeat) -> list[Text]:
    you = seat.seat == view.viewer
    name = Text(f"{seat.name} (you)" if you else seat.name, style="bold" if you else "")
    shields = Text("●" * seat.overshields, style="bright_blue")
    shields.append("○" * (seat.most - seat.overshields), style="red")
    tags = f"{seat.tags}" + (f" x{seat.multiplier}" if seat.multiplier not in (None, 1) else "")
    cards = Text(f"{seat.cards}")
    if seat.respawning:
        cards.append(" ↻", style="bold yellow")
    turn = Text("▶" if seat.seat == view.turn and not view.over else " ", style="bold yellow")
    team = Text(seat.spartan, style=TEAM_STYLES[seat.team])
    return [turn, name, team, Text(seat.specialization), shields, Text(tags), cards, _range(view, seat)]


def _range(view: PlainView, seat: PlainSeat) -> Text:
    """At which Range the viewer attacks this player; nothing for whoever is no target."""
    ranges = view.seats[view.viewer].ranges if view.viewer >= 0 else {}
    return Text(str(ranges.get(seat.name, "")))


def _in_play(view: PlainView) -> list[Text]:
    """A line for each player with Enhancements in front of him, or with cards in hand that the viewer knows of."""
    lines = []
    for seat in view.seats:
        parts = []
        if seat.in_play:
            parts.append(f"in play {_counted(seat.in_play)}")
        if seat.known:
            parts.append(f"in hand, as you know, {_counted(seat.known)}")
        if parts:
            lines.append(Text(f"{seat.name}: ", style="bold") + Text("; ".join(parts), style="cyan"))
    return lines


def _middle(view: PlainView) -> Text:
    line = Text(f"Deck: {view.deck}   Discard pile: {len(view.discard)}")
    if view.discard:
        line.append(f" ({view.discard[0]} on top)")
    if view.played is not None:
        line.append(f"\nBeing played: {view.played}", "bold")
    if any(seat.respawning for seat in view.seats):
        line.append("   ↻ Respawning", "yellow")
    if view.points:
        line.append("   Points: " + ", ".join(f"{team} {points}" for team, points in view.points.items()), "bold")
    elif view.turn == view.viewer:
        line.append(f"   Weapons left to play: {view.weapons_left}", "yellow")
    return line


def _own(view: PlainView) -> Text:
    """The viewer's own hand and ability."""
    if view.viewer < 0:
        return Text("")
    me = view.seats[view.viewer]
    return _hand(view).append(f"\nAs {me.specialization}: {me.ability}", style="dim")


def _hand(view: PlainView) -> Text:
    if view.viewer < 0:
        return Text("")
    held = view.seats[view.viewer].hand or []
    return Text.assemble((f"Your hand ({len(held)}): ", "dim"), (_counted(held) or "empty", "bold"))


def _counted(cards: list[str]) -> str:
    return ", ".join(name if n == 1 else f"{n} {name}" for name, n in Counter(cards).items())
