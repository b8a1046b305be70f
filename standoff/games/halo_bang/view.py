"""What a seat may see: everything but the hands of others, the deck and the others' multipliers."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.knowledge import knows
from standoff.engine.rng import Rng
from standoff.engine.viewer import REFEREE
from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.names import (
    BLUE,
    E_DRAW,
    E_MULTIPLIER,
    E_STEAL,
    ENHANCEMENTS,
    NO_CARD,
    PHASES,
    RED,
    SPARTANS,
    TEAMS,
)
from standoff.games.halo_bang.queries import (
    is_respawning,
    known_by,
    known_card,
    known_seat,
    known_what,
    lying,
    team,
    weapon_limit,
)
from standoff.games.halo_bang.state import State
from standoff.games.halo_bang.text import ABILITIES


class SeatView(Struct, frozen=True):
    """One player's place.

    `hand` is None in the eyes of others; `known` are the cards in it that the viewer knows of all the same.
    `multiplier` is None until it is revealed, and 1 for everybody where there are no such tokens. `respawning` stands
    for the Respawning Timer (hb.respawning.timer).
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


class HaloBangView(Struct, frozen=True):
    """The table as somebody sees it. The top of `discard` comes first; `box` are the Dog Tags that are out of the game.

    `weapons_left` is how many Weapons the player whose turn it is may still play. `points` are those of the teams, once
    they have been counted.
    """

    viewer: int
    seats: list[SeatView]
    turn: int
    phase: str
    weapons_left: int
    deck: int
    discard: list[str]
    box: int
    over: bool
    winners: list[int]
    points: dict[str, int]


def view(t: State, viewer: int) -> HaloBangView:
    """All that the viewer may know."""
    return HaloBangView(
        viewer=viewer,
        seats=[_seat(t, s, viewer) for s in range(t.n)],
        turn=t.turn,
        phase=PHASES[t.phase],
        weapons_left=max(0, weapon_limit(t, t.turn) - t.weapons_played),
        deck=len(t.deck),
        discard=[t.data.cards[card] for card in reversed(t.discard)],
        box=t.box,
        over=t.over,
        winners=list(t.winners),
        points={TEAMS[which]: points for which, points in enumerate(t.points) if which in t.teams},
    )


def _seat(t: State, s: int, viewer: int) -> SeatView:
    names, who = t.data.cards, t.specializations[s]
    own = viewer in (s, REFEREE)
    open_multiplier = own or len(t.points) > 0 or not t.data.tables[t.n].multipliers
    return SeatView(
        seat=s,
        name=t.setup.names[s],
        spartan=SPARTANS[t.spartans[s]],
        team=TEAMS[t.teams[s]],
        specialization=t.data.specializations[who],
        ability=ABILITIES[who],
        overshields=t.overshields[s],
        most=t.most[s],
        tags=t.tags[s],
        multiplier=t.multipliers[s] if open_multiplier else None,
        cards=len(t.hands[s]),
        hand=[names[card] for card in t.hands[s]] if own else None,
        known=[names[card] for card in known_cards(t, s, viewer)],
        in_play=[names[card] for card in ENHANCEMENTS for _ in range(at_seat(lying(t, card), s))],
        respawning=is_respawning(t, s),
    )


def known_cards(t: State, seat: int, viewer: int) -> list[int]:
    """Cards in somebody's hand that the viewer knows of, though they are not his."""
    if viewer == seat:
        return []
    return sorted(known_what(e) for e in t.known if known_seat(e) == seat and knows(known_by(e), viewer))


def witness(event: tuple[int, ...], viewer: int) -> tuple[int, ...] | None:
    """Everything happens in the open, but a drawn card (hb.secret.hands) and a multiplier (hb.setup.multiplier_secret)
    are seen by their owner alone, and a stolen card by the two players.
    """
    kind = event[0]
    if viewer == REFEREE:
        return event
    if kind in (E_DRAW, E_MULTIPLIER) and event[1] != viewer:
        return (kind, event[1], NO_CARD)
    if kind == E_STEAL and viewer not in (event[1], event[2]):
        return (kind, event[1], event[2], NO_CARD)
    return event


def redeal(t: State, viewer: int, chance: Rng) -> None:
    """Deal anew the deck, the multipliers and what the viewer does not know of the hands."""
    kept = [t.hands[s] if s == viewer else known_cards(t, s, viewer) for s in range(t.n)]
    missing = [len(t.hands[s]) - len(kept[s]) for s in range(t.n)]
    unseen = t.deck[:]
    for s in range(t.n):
        if s != viewer:
            unseen += _without(t.hands[s], kept[s])
    chance.shuffle(unseen)
    dealt = [[unseen.pop() for _ in range(missing[s])] if s != viewer else [] for s in range(t.n)]
    for s in range(t.n):
        if s != viewer:
            t.hands[s] = sorted([*kept[s], *dealt[s]])
    t.deck = unseen
    _redeal_knowledge(t, viewer, dealt)
    _redeal_multipliers(t, viewer, chance)


def _redeal_knowledge(t: State, viewer: int, dealt: list[list[int]]) -> None:
    """Where others know of a card that the viewer has not seen, they know of one that he imagines there."""
    known = []
    for entry in t.known:
        seat, who = known_seat(entry), known_by(entry)
        if seat == viewer or knows(who, viewer):
            known.append(entry)
        else:
            known.append(known_card(seat, dealt[seat].pop(), who))
    t.known = known


def _redeal_multipliers(t: State, viewer: int, chance: Rng) -> None:
    dealt = list(t.multipliers)
    for which in (RED, BLUE):
        places = [s for s in team(t, which) if s != viewer]
        tokens = [dealt[s] for s in places]
        chance.shuffle(tokens)
        for s, token in zip(places, tokens, strict=True):
            dealt[s] = token
    t.multipliers = tuple(dealt)


def _without(cards: list[int], taken: list[int]) -> list[int]:
    left = cards[:]
    for card in taken:
        left.remove(card)
    return left
