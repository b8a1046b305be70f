"""Items that have been used: they work for as long as their effect lasts, then they go back to the pile."""

from __future__ import annotations

from standoff.games.flashpoint.messages.tokens import Destroy, UseItem, UseUp
from standoff.games.flashpoint.names import NONE, PILE, WORKING
from standoff.games.flashpoint.state import State


def put_to_work(t: State, m: int, item: int) -> None:
    """An item is used; while its effect lasts it is not carried, and not in the pile (fp.item.effect_lasts)."""
    t.item_at[item] = WORKING - m
    if t.events is not None:
        t.events.append(UseItem(m, item, t.item_kind[item]))


def end_work(t: State, m: int, kind: int, how_many: int) -> None:
    """The effect of items of this kind that a model has used is over (fp.item.effect_ends)."""
    place = WORKING - m
    if how_many == 0 or place not in t.item_at:
        return
    for item, at in enumerate(t.item_at):
        if how_many and at == place and t.item_kind[item] == kind:
            item_to_pile(t, item, True)
            how_many -= 1


def item_to_pile(t: State, item: int, used: bool) -> None:
    """A destroyed or used-up item goes back to the pile, which is shuffled face down (fp.item.destroyed,
    fp.item.used_up): from now on nobody knows which token it is.
    """
    kind = t.item_kind[item]
    t.item_pile.append(kind)
    t.item_at[item] = PILE
    t.item_kind[item] = NONE
    if t.events is not None:
        went = UseUp if used else Destroy
        t.events.append(went(item, kind, len(t.item_pile)))
