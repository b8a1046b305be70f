"""Draw!: Barrel, Jail and Dynamite are settled by the top card of the deck."""

from __future__ import annotations

from standoff.engine.ask import RuleOf, ask
from standoff.games.bang.moves.deck import discard_flipped, flip
from standoff.games.bang.names import FLIP, LUCKY_DUKE, NO_CARD
from standoff.games.bang.state import State


def draw_check(t: State, seat: int) -> RuleOf[int]:
    """Flip the top card of the deck, look at its suit and value, and discard it (bang.draw.flip, bang.draw.discarded).

    Lucky Duke flips two, chooses one, and discards both (bang.lucky_duke.two, bang.lucky_duke.discard_both). Without
    a card the draw fails (bang.deck.both_empty).
    """
    card: int = flip(t, seat)
    last: int = card
    if t.characters[seat] == LUCKY_DUKE and card != NO_CARD:
        second: int = flip(t, seat)
        if second != NO_CARD:
            last = second
            card = yield ask(seat, FLIP)
    if t.settings.lucky_duke == "chosen card on top":
        last = card
    discard_flipped(t, last)
    return card
