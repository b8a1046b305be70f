"""A view in words, for people: scenarios and the terminal."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.setup import Setup
from standoff.games.bang.names import FIRST_WEAPON, ROLES
from standoff.games.bang.printed import ABILITIES, GOALS
from standoff.games.bang.state import Data
from standoff.games.bang.view import BangView, SeatView

COLT = "Colt .45"


class PlainSeat(Struct, frozen=True):
    """One player's place. `distances` says at what distance this player sees the others, `reach` how far he shoots."""

    seat: int
    name: str
    character: str | None
    ability: str | None
    role: str | None
    goal: str | None
    life: int
    most: int
    alive: bool
    cards: int
    hand: list[str]
    in_play: list[str]
    weapon: str
    reach: int
    distances: dict[str, int]
    wins: int


class PlainView(Struct, frozen=True):
    """The table in words."""

    viewer: int
    seats: list[PlainSeat]
    turn: int
    bangs: int
    deck: int
    deck_top: list[str]
    discarded: int
    discard_top: str | None
    store: list[str]
    flipped: list[str]
    bullets: int
    game: int
    over: bool
    winners: list[int]


def plain(view: BangView, setup: Setup) -> PlainView:
    """The view with the names of things."""
    data: Data = setup.data
    texts = data.texts
    return PlainView(
        viewer=view.viewer,
        seats=[_seat(view, seat, setup) for seat in view.seats],
        turn=view.turn,
        bangs=view.figures.bangs,
        deck=view.deck,
        deck_top=[texts[c] for c in view.deck_top],
        discarded=len(view.discard),
        discard_top=texts[view.discard[-1]] if view.discard else None,
        store=[texts[c] for c in view.store],
        flipped=[texts[c] for c in view.flipped],
        bullets=data.bullets - sum(max(seat.life, 0) for seat in view.seats),
        game=view.game,
        over=view.over,
        winners=view.winners,
    )


def _seat(view: BangView, seat: SeatView, setup: Setup) -> PlainSeat:
    data: Data = setup.data
    who, role = seat.character, seat.role
    weapons = [data.card_names[data.kinds[c]] for c in seat.in_play if data.kinds[c] >= FIRST_WEAPON]
    return PlainSeat(
        seat=seat.seat,
        name=setup.names[seat.seat],
        character=None if who is None else data.characters[who],
        ability=None if who is None else ABILITIES[who],
        role=None if role is None else ROLES[role],
        goal=None if role is None else GOALS[role],
        life=seat.life,
        most=seat.most,
        alive=seat.alive,
        cards=seat.cards,
        hand=[data.texts[c] for c in seat.hand],
        in_play=[data.texts[c] for c in seat.in_play],
        weapon=weapons[0] if weapons else COLT,
        reach=view.figures.reach[seat.seat],
        distances={setup.names[o]: far for o, far in enumerate(view.figures.distances[seat.seat]) if far},
        wins=seat.wins,
    )
