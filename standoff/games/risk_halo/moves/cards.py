"""The atomic changes of cards: Faction cards in decks, hands and discard piles, Campaign cards in front of players."""

from __future__ import annotations

from standoff.engine.rng import shuffle
from standoff.games.risk_halo.messages.events import (
    Accomplish,
    Capture,
    DealObjective,
    DiscardObjectives,
    Draw,
    ExchangeSkulls,
    Inherit,
    InheritOpen,
    NoCard,
    Reshuffle,
    Reveal,
    ShowObjective,
    ShuffleDeck,
    ShuffleObjectives,
    TurnIn,
    UseCard,
)
from standoff.games.risk_halo.names import LEVELS
from standoff.games.risk_halo.queries.board import bit, has, room
from standoff.games.risk_halo.queries.cards import campaign_cards_left, captured_row, laid_skulls
from standoff.games.risk_halo.state import State


def shuffled(t: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """Cards in a random order."""
    pile = list(cards)
    shuffle(t, pile)
    return tuple(pile)


def without(zone: tuple[int, ...], card: int) -> tuple[int, ...]:
    """A zone that a card has left; of copies only one goes."""
    at = zone.index(card)
    return zone[:at] + zone[at + 1 :]


# -- Faction cards ---------------------------------------------------------------------------------------------------


def shuffle_decks(t: State) -> None:
    """The three Faction decks are kept apart (rh.faction.decks)."""
    for deck in range(len(t.decks)):
        t.decks[deck] = shuffled(t, t.decks[deck])
        if t.events is not None:
            t.events.append(ShuffleDeck(deck, sorted(t.decks[deck])))


def draw_card(t: State, seat: int) -> None:
    """The top card of the own faction's deck (rh.faction.draw_top). When the last one is drawn the discard pile becomes
    the new deck (rh.faction.reshuffle); if that is empty too, there is nothing to draw (rh.faction.nothing_left).
    """
    faction = t.faction[seat]
    reshuffle_if_empty(t, faction)
    deck = t.decks[faction]
    if not deck:
        if t.events is not None:
            t.events.append(NoCard(seat, faction))
        return
    card = deck[-1]
    t.decks[faction] = deck[:-1]
    t.hands[seat] += (card,)
    if t.events is not None:
        t.events.append(Draw(seat, faction, card))
    reshuffle_if_empty(t, faction)


def reshuffle_if_empty(t: State, faction: int) -> None:
    """The discard pile of a faction becomes its deck (rh.faction.reshuffle)."""
    if not t.decks[faction] and t.discards[faction]:
        t.decks[faction] = shuffled(t, t.discards[faction])
        t.discards[faction] = ()
        if t.events is not None:
            t.events.append(Reshuffle(faction, sorted(t.decks[faction])))


def discard(t: State, card: int) -> None:
    """A card goes to the discard pile of its faction (rh.faction.discard, rh.faction.captured_discard)."""
    t.discards[t.data.faction[card].deck] += (card,)


def play_card(t: State, seat: int, card: int) -> None:
    """A card is used for its ability and discarded (rh.faction.discard)."""
    t.hands[seat] = without(t.hands[seat], card)
    discard(t, card)
    t.spread = 0
    if t.events is not None:
        t.events.append(UseCard(seat, t.data.faction[card].deck, card))


def lay_card(t: State, seat: int, card: int, captured: bool) -> None:
    """A card is turned in for its skulls (rh.skulls.turn_in)."""
    if captured:
        row = captured_row(t, seat, t.data.faction[card].deck)
        t.captured[row] = without(t.captured[row], card)
    else:
        t.hands[seat] = without(t.hands[seat], card)
    t.laid += (card,)
    if t.events is not None:
        t.events.append(TurnIn(seat, t.data.faction[card].deck, card, captured))


def turn_in(t: State, seat: int) -> None:
    """Units for all skulls that were laid down (rh.skulls.table); the cards go to the discard piles of their factions
    (rh.faction.discard, rh.faction.captured_discard).
    """
    if t.laid:
        skulls = laid_skulls(t)
        units = room(t, seat, t.data.skulls[skulls])
        laid = t.laid
        for card in laid:
            discard(t, card)
        t.laid = ()
        t.to_place[seat] += units
        if t.events is not None:
            piles = [[card for card in laid if t.data.faction[card].deck == deck] for deck in range(len(t.decks))]
            t.events.append(ExchangeSkulls(seat, skulls, units, t.to_place[seat], piles))


def capture_cards(t: State, seat: int, by: int) -> None:
    """The Faction cards of an eliminated player go to the victor, who looks at them (rh.out.cards); those that the
    player had captured go on with them.
    """
    if t.hands[seat]:
        cards = tuple(sorted(t.hands[seat]))
        t.hands[seat] = ()
        take_captive(t, seat, by, t.faction[seat], cards, False)
    for deck in range(len(t.decks)):
        row = captured_row(t, seat, deck)
        cards = t.captured[row]
        if cards:
            t.captured[row] = ()
            take_captive(t, seat, by, deck, cards, True)


def take_captive(t: State, seat: int, by: int, deck: int, cards: tuple[int, ...], captured: bool) -> None:
    """Cards of one deck, which all can tell by their backs, lie among the captured ones of the victor."""
    row = captured_row(t, by, deck)
    t.captured[row] = tuple(sorted(t.captured[row] + cards))
    if t.events is not None:
        t.events.append(Capture(by, seat, deck, captured, len(cards), list(cards)))


# -- Campaign cards --------------------------------------------------------------------------------------------------


def shuffle_objectives(t: State) -> None:
    """Each level of Campaign cards is shuffled by itself (rh.setup.campaign)."""
    mixed: tuple[int, ...] = ()
    for level in range(len(LEVELS)):
        pile = shuffled(t, tuple([card for card in t.faces if t.data.campaign[card].level == level]))
        mixed += pile
        if t.events is not None:
            t.events.append(ShuffleObjectives(level, sorted(pile)))
    t.faces = mixed


def deal_objectives(t: State) -> None:
    """Everybody gets one Campaign card of each level (rh.setup.campaign, rh.campaign.one_each) and keeps it private
    (rh.duel.private).
    """
    for level in range(len(LEVELS)):
        spot = t.levels.index(level)
        for seat in t.order:
            deal_objective(t, seat, spot)
            spot += 1


def deal_objective(t: State, seat: int, spot: int) -> None:
    """A Campaign card comes in front of a player."""
    t.objectives[seat] += (spot,)
    if t.events is not None:
        t.events.append(DealObjective(seat, t.levels[spot], spot, t.faces[spot]))


def claim_objective(t: State, seat: int, card: int) -> None:
    """The card lies face up beside the battlefield from now on (rh.campaign.face_up); no other takes its place
    (rh.campaign.no_new).
    """
    spot = t.faces.index(card)
    t.objectives[seat] = without(t.objectives[seat], spot)
    t.claimed[seat] += (spot,)
    t.face_up &= ~bit(spot)
    if t.events is not None:
        t.events.append(Accomplish(seat, spot, card))


def reveal_objectives(t: State, seat: int) -> None:
    """All unclaimed cards of a player are turned face up for good (rh.campaign.reveal)."""
    for spot in t.objectives[seat]:
        if not has(t.face_up, spot):
            t.face_up |= bit(spot)
            if t.events is not None:
                t.events.append(Reveal(seat, spot, t.faces[spot]))


def show_objectives(t: State) -> None:
    """The game is over: nothing need be secret any more."""
    for seat in range(t.n):
        for spot in t.objectives[seat]:
            if not has(t.face_up, spot):
                t.face_up |= bit(spot)
                if t.events is not None:
                    t.events.append(ShowObjective(seat, spot, t.faces[spot]))


def pass_on_objectives(t: State, seat: int, ally: int, open_ones: bool) -> None:
    """Campaign cards of an eliminated player go to the ally, accomplished ones as such (rh.team.inherit)."""
    for spot in t.claimed[seat]:
        t.claimed[ally] += (spot,)
        if t.events is not None:
            t.events.append(InheritOpen(ally, seat, spot, t.faces[spot], True))
    t.claimed[seat] = ()
    if open_ones:
        for spot in t.objectives[seat]:
            inherit(t, seat, ally, spot)
        t.objectives[seat] = ()


def inherit(t: State, seat: int, ally: int, spot: int) -> None:
    """An unclaimed Campaign card lies in front of the ally from now on, face down or face up as it was."""
    t.objectives[ally] += (spot,)
    if t.events is not None:
        if has(t.face_up, spot):
            t.events.append(InheritOpen(ally, seat, spot, t.faces[spot], False))
        else:
            t.events.append(Inherit(ally, seat, spot, t.faces[spot]))


def discard_objectives(t: State, seat: int) -> None:
    """Campaign cards that nobody inherits are out of the game (rh.campaign.discarded)."""
    spots = t.objectives[seat] + t.claimed[seat]
    if not spots:
        return
    t.objectives[seat] = ()
    t.claimed[seat] = ()
    for spot in spots:
        t.face_up &= ~bit(spot)
    if t.events is not None:
        t.events.append(DiscardObjectives(seat, list(spots), campaign_cards_left(t)))
