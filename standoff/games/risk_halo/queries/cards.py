"""Questions about cards that change nothing: who holds which, when they can be used, and where they act."""

from __future__ import annotations

from standoff.games.risk_halo.names import AFTER_ROLL, DROP, GROWTH, INFECT, SUPPORT
from standoff.games.risk_halo.queries.board import (
    bit,
    enemy_places,
    has,
    has_neighbour,
    own_territories,
    territories,
)
from standoff.games.risk_halo.state import State


def laid_skulls(t: State) -> int:
    """The skulls that have been turned in so far this turn."""
    skulls: int = 0
    for card in t.laid:
        skulls += t.data.faction[card].skulls
    return skulls


def could_hold(t: State, seat: int, timing: int) -> bool:
    """Could this player have a card for this moment? That he has cards and of which deck is open to all
    (rh.faction.count_public); which ones, is not. So whoever could have one is asked.
    """
    return len(t.hands[seat]) > 0 and has(t.data.timings[t.faction[seat]], timing)


def distinct(zone: tuple[int, ...]) -> list[int]:
    """Of cards that are alike only one."""
    met: int = 0
    found: list[int] = []
    card: int
    for card in zone:
        if not met >> card & 1:
            met |= bit(card)
            found.append(card)
    return found


def captured_row(t: State, seat: int, deck: int) -> int:
    """Where the cards of one deck lie that a player has captured."""
    return seat * len(t.decks) + deck


def captured_cards(t: State, seat: int) -> tuple[int, ...]:
    """The cards that a player has captured (rh.out.cards)."""
    found: tuple[int, ...] = ()
    row: int
    for row in range(captured_row(t, seat, 0), captured_row(t, seat + 1, 0)):
        if t.captured[row]:
            found += t.captured[row]
    return found


def has_cards(t: State, seat: int) -> bool:
    """Has a player Faction cards, his own or captured ones?"""
    return len(t.hands[seat]) > 0 or len(captured_cards(t, seat)) > 0


def objective_cards(t: State, seat: int) -> list[int]:
    """The Campaign cards in front of a player that are not accomplished (rh.campaign.one_each)."""
    return [t.faces[spot] for spot in t.objectives[seat]]


def campaign_cards_left(t: State) -> int:
    """How many Campaign cards lie in front of nobody."""
    left: int = len(t.faces)
    for seat in range(t.n):
        left -= len(t.objectives[seat]) + len(t.claimed[seat])
    return left


def cards_of(t: State, seat: int, timing: int) -> list[int]:
    """The cards in hand with an ability for this moment; of two that are alike only one."""
    timings = t.data.timing
    fitting: list[int] = []
    card: int
    for card in t.hands[seat]:
        if timings[card] == timing:
            fitting.append(card)
    return distinct(tuple(fitting)) if len(fitting) > 1 else fitting


def card_places(t: State, seat: int, effect: int) -> list[int]:
    """Where the units of a card may go: next to an enemy (rh.card.drop, rh.card.growth), beside the Hero or a Base
    (rh.card.support), or anywhere (rh.card.spawn).
    """
    mine = own_territories(t, seat)
    if effect in (DROP, GROWTH):
        enemies: int = enemy_places(t, seat)
        return [i for i in mine if has_neighbour(t, i, enemies)]
    if effect == SUPPORT:
        return [i for i in mine if i == t.hero[seat] or i in t.base]
    return mine


def strike_targets(t: State, seat: int) -> list[int]:
    """Enemy territories next to one's own that can lose a unit (rh.card.strike)."""
    mine: int = t.lands[seat]
    return [i for i in territories(t, enemy_places(t, seat)) if t.units[i] > 1 and has_neighbour(t, i, mine)]


def return_places(t: State, seat: int) -> list[int]:
    """Own territories next to the battle (rh.card.reanimate), that is to the territory under attack, or also to the
    attacking one (rh.card.reanimate_beside).
    """
    beside = list(t.links[t.target])
    if t.settings.next_to_the_battle == "source and target":
        beside += [i for i in t.links[t.source] if i != t.target and i not in beside]
    return [i for i in beside if t.owner[i] == seat]


def losses_of(t: State, seat: int) -> int:
    """What a side of the battle is about to lose."""
    return t.attack_loss if seat == t.turn else t.defence_loss


def is_asked_after_roll(t: State, seat: int) -> bool:
    """Is there anything that a card of this player could change after this roll? Only open facts decide."""
    if not could_hold(t, seat, AFTER_ROLL):
        return False
    if losses_of(t, seat) > 0:
        return True
    return seat == t.turn and t.defence_loss > 0 and has(t.data.effects[t.faction[seat]], INFECT)


def may_draw(t: State) -> bool:
    """Has the player conquered a territory this turn? One of the neutral Flood counts (rh.faction.draw), unless the
    table agrees otherwise.
    """
    return t.conquered > 0 if t.settings.flood_conquest else t.conquered > t.taken_from[t.neutral]
