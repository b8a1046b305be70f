"""Where hidden things lie in the State, as rows: decks, hands, captured cards, and the faces of the Campaign cards.

The rows stand in this order: a deck for each faction, a hand for each seat, the captured cards of each seat deck by
deck, and one row for all Campaign cards, spot by spot.
"""

from __future__ import annotations

from typing import Final

from standoff.games.risk_halo.names import FACTIONS
from standoff.games.risk_halo.state import State

DECKS_AT: Final = 0
HANDS_AT: Final = len(FACTIONS)


def captured_at(players: int, seat: int, deck: int) -> int:
    """The place of the cards of a deck that a seat has captured."""
    return HANDS_AT + players + seat * HANDS_AT + deck


def campaign_at(players: int) -> int:
    """The place of the Campaign cards."""
    return captured_at(players, players, 0)


def gather(t: State) -> list[list[int]]:
    """What lies at each place."""
    return rows(t, list(range(campaign_at(t.n) + 1)))


def rows(t: State, places: list[int]) -> list[list[int]]:
    """What lies at these places."""
    captured: int = captured_at(t.n, 0, 0)
    campaign: int = campaign_at(t.n)
    out: list[list[int]] = []
    at: int
    for at in places:
        if at < HANDS_AT:
            out.append(list(t.decks[at]))
        elif at < captured:
            out.append(list(t.hands[at - HANDS_AT]))
        else:
            out.append(list(t.captured[at - captured] if at < campaign else t.faces))
    return out


def lay(t: State, rows: list[list[int]], places: list[int]) -> None:
    """Lay rows out at these places, one for each; captured cards are kept sorted."""
    captured: int = captured_at(t.n, 0, 0)
    campaign: int = campaign_at(t.n)
    i: int
    for i in range(len(places)):
        at: int = places[i]
        if at < HANDS_AT:
            t.decks[at] = tuple(rows[i])
        elif at < captured:
            t.hands[at - HANDS_AT] = tuple(rows[i])
        elif at < campaign:
            t.captured[at - captured] = tuple(sorted(rows[i]))
        else:
            t.faces = tuple(rows[i])
