"""Draw!: Barrel, Jail and Dynamite are settled by the top card of the deck."""

from __future__ import annotations

from standoff.engine.ask import RuleOf, ask
from standoff.games.bang.messages import FLIP, Pick, read
from standoff.games.bang.moves.deck import discard_flipped, flip, settle
from standoff.games.bang.names import LUCKY_DUKE, NO_CARD
from standoff.games.bang.state import State


def draw_check(t: State, seat: int, cause: int) -> RuleOf[int]:
    """Flip the top card of the deck, look at its suit and value, and discard it (bang.draw.flip, bang.draw.discarded).
    `cause` is the name of the card that asks for it: a Barrel, a Jail or the Dynamite.

    Lucky Duke flips two, chooses one, and discards both (bang.lucky_duke.two, bang.lucky_duke.discard_both). Without
    a card the draw fails (bang.deck.both_empty).
    """
    card: int = flip(t, seat, cause)
    last: int = card
    if t.characters[seat] == LUCKY_DUKE and card != NO_CARD:
        second: int = flip(t, seat, cause)
        if second != NO_CARD:
            last = second
            answer = yield ask(seat, FLIP, cause)
            match read(answer):
                case Pick(chosen):
                    card = chosen
    if t.settings.lucky_duke == "chosen card on top":
        last = card
    settle(t, seat, card, cause)
    discard_flipped(t, seat, last)
    return card
