"""What a seat may see, and what it may imagine about the rest."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.knowledge import knows
from standoff.engine.knowledge import redeal as redeal_unseen
from standoff.engine.rng import Rng
from standoff.games.bang.names import (
    E_DRAW,
    E_INHERIT,
    E_LOOK,
    E_PUT_BACK,
    E_ROLE,
    E_STEAL,
    FIRST_WEAPON,
    NO_CARD,
    ROLES,
)
from standoff.games.bang.printed import ABILITIES, GOALS
from standoff.games.bang.queries import alive, distance, lives, reach
from standoff.games.bang.state import State


class SeatView(Struct, frozen=True):
    """One player's place, his board (bang.setup.boards). `role` and `goal` are None while they are secret. Life points
    lie open to all (bang.curiosity.tracking, bang.character.life_example).

    `hand` lists the cards of the hand that the viewer knows, `cards` counts all of them. `distances` says at what
    distance this player sees the others, `reach` how far his weapon shoots.
    """

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


class BangView(Struct, frozen=True):
    """The table as somebody sees it. `deck_top` are the top cards of the deck, as far as the viewer knows them."""

    viewer: int
    seats: list[SeatView]
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


def view(t: State, viewer: int) -> BangView:
    """All that the viewer may know."""
    texts = t.data.texts
    return BangView(
        viewer=viewer,
        seats=[_seat(t, s, viewer) for s in range(t.n)],
        turn=t.turn,
        bangs=t.bangs,
        deck=len(t.deck),
        deck_top=_known_top(t, viewer),
        discarded=len(t.discard),
        discard_top=texts[t.discard[-1]] if t.discard else None,
        store=[texts[c] for c in t.store],
        flipped=[texts[c] for c in t.flipped],
        bullets=t.data.bullets - sum(max(life, 0) for life in t.life),
        game=t.number,
        over=t.over,
        winners=list(t.winners),
    )


def _known_top(t: State, viewer: int) -> list[str]:
    out = []
    for card in reversed(t.deck):
        if not knows(t.seen[card], viewer):
            break
        out.append(t.data.texts[card])
    return out


def _seat(t: State, s: int, viewer: int) -> SeatView:
    texts = t.data.texts
    dealt = bool(t.characters)
    open_role = bool(t.roles) and knows(t.role_seen[s], viewer)
    weapon = next((c for c in t.in_play[s] if t.kinds[c] >= FIRST_WEAPON), NO_CARD)
    return SeatView(
        seat=s,
        name=t.setup.names[s],
        character=t.data.characters[t.characters[s]] if dealt else None,
        ability=ABILITIES[t.characters[s]] if dealt else None,
        role=ROLES[t.roles[s]] if open_role else None,
        goal=GOALS[t.roles[s]] if open_role else None,
        life=t.life[s],
        most=t.most[s] if t.most else 0,
        alive=lives(t, s),
        cards=len(t.hands[s]),
        hand=[texts[c] for c in sorted(t.hands[s]) if knows(t.seen[c], viewer)],
        in_play=[texts[c] for c in t.in_play[s]],
        weapon="Colt .45" if weapon == NO_CARD else t.data.card_names[t.kinds[weapon]],
        reach=reach(t, s),
        distances={t.setup.names[o]: distance(t, s, o) for o in alive(t) if o != s}
        if t.characters and lives(t, s)
        else {},
        wins=t.wins[s],
    )


_SEEN_AT = {E_ROLE: (2, 3), E_DRAW: (2, 3), E_LOOK: (2, 3), E_PUT_BACK: (2, 3), E_STEAL: (3, 4), E_INHERIT: (3, 4)}
"""For events about a hidden thing: where in the event it stands, and where the set of those who see it."""


def witness(event: tuple[int, ...], viewer: int) -> tuple[int, ...] | None:
    """Everything happens in the open, but some cards are seen only by some (bang.setup.roles_secret,
    bang.table.hands_hidden).
    """
    places = _SEEN_AT.get(event[0])
    if places is None or knows(event[places[1]], viewer):
        return event
    thing, seen = places
    return (*event[:thing], NO_CARD, *event[thing + 1 : seen], 0)


def redeal(t: State, viewer: int, chance: Rng) -> None:
    """Deal anew the roles, the hands and the deck, as far as the viewer does not know them.

    What others have seen stays where it is: the set of those who know a place goes with the place.
    """
    roles = list(t.roles)
    redeal_unseen(roles, list(t.role_seen), viewer, chance)
    t.roles = tuple(roles)
    zones = [*t.hands, t.deck]
    cards = [c for zone in zones for c in zone]
    seen = [t.seen[c] for c in cards]
    redeal_unseen(cards, seen, viewer, chance)
    for card, by in zip(cards, seen, strict=True):
        t.seen[card] = by
    at = 0
    for zone in zones:
        zone[:] = cards[at : at + len(zone)]
        at += len(zone)
