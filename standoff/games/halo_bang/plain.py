"""A view in words, for people: scenarios and the terminal."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.setup import Setup
from standoff.engine.viewer import REFEREE
from standoff.games.halo_bang.names import SPARTANS, TEAM_OF, TEAMS
from standoff.games.halo_bang.printed import ABILITIES
from standoff.games.halo_bang.state import Data
from standoff.games.halo_bang.view import HaloBangView, SeatView


class PlainSeat(Struct, frozen=True):
    """One player's place.

    `hand` is None in the eyes of others until the points are counted (hb.score.hands); `known` are the cards in it that
    the viewer knows of all the same. `ranges` says at which Range this player attacks the others.
    """

    seat: int
    name: str
    spartan: str
    team: str
    specialization: str
    ability: str
    overshields: int
    most: int
    tags: int
    multiplier: int | None
    cards: int
    hand: list[str] | None
    known: list[str]
    in_play: list[str]
    respawning: bool
    ranges: dict[str, int]


class PlainView(Struct, frozen=True):
    """The table in words. The top of `discard` comes first. `weapons_left` is how many Weapons the player whose turn it
    is may still play.
    """

    viewer: int
    seats: list[PlainSeat]
    turn: int
    phase: str
    weapons_left: int
    deck: int
    discard: list[str]
    played: str | None
    box: int
    over: bool
    winners: list[int]
    points: dict[str, int]


def plain(view: HaloBangView, setup: Setup) -> PlainView:
    """The view with the names of things."""
    data: Data = setup.data
    teams = {TEAM_OF[seat.spartan] for seat in view.seats}
    return PlainView(
        viewer=view.viewer,
        seats=[_seat(view, seat, setup) for seat in view.seats],
        turn=view.turn,
        phase=view.phase,
        weapons_left=max(0, view.figures.weapons[view.turn] - view.weapons_played),
        deck=view.deck,
        discard=[data.cards[card] for card in reversed(view.discard)],
        played=None if view.played is None else data.cards[view.played],
        box=view.box,
        over=view.over,
        winners=view.winners,
        points={TEAMS[team]: points for team, points in enumerate(view.points) if team in teams},
    )


def _seat(view: HaloBangView, seat: SeatView, setup: Setup) -> PlainSeat:
    data: Data = setup.data
    cards = [data.cards[card] for card in seat.hand]
    shown = view.viewer in (seat.seat, REFEREE) or len(view.points) > 0
    ranges = view.figures.ranges[seat.seat]
    return PlainSeat(
        seat=seat.seat,
        name=setup.names[seat.seat],
        spartan=SPARTANS[seat.spartan],
        team=TEAMS[TEAM_OF[seat.spartan]],
        specialization=data.specializations[seat.specialization],
        ability=ABILITIES[seat.specialization],
        overshields=seat.overshields,
        most=seat.most,
        tags=seat.tags,
        multiplier=seat.multiplier,
        cards=seat.cards,
        hand=cards if shown else None,
        known=[] if shown else cards,
        in_play=[data.cards[card] for card in seat.in_play],
        respawning=seat.seat in view.figures.respawning,
        ranges={setup.names[target]: far for target, far in enumerate(ranges) if far is not None},
    )
