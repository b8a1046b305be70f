"""How what lies open follows from what lay there before and from what happened; hidden things are memory's."""

from __future__ import annotations

from standoff.engine.declare import Event
from standoff.games.bang import messages as m
from standoff.games.bang.view import BangView, SeatView


def fold(view: BangView, event: Event) -> None:
    """Bring a view up to date."""
    if not (_fold_cards(view, event) or _fold_deck(view, event)):
        _fold_game(view, event)


def _fold_cards(view: BangView, event: Event) -> bool:
    seats = view.seats
    match event:
        case m.PlayCard(seat, card):
            _discard(view, card, seats[seat])
        case m.Discard(seat, card, source) | m.Drop(_, seat, card, source):
            _leave(view, seats[seat], card, source)
            _discard(view, card)
        case m.Lay(seat, card, owner):
            seats[seat].cards -= 1
            seats[owner].in_play.append(card)
        case m.Steal(seat, owner):
            seats[owner].cards -= 1
            seats[seat].cards += 1
        case m.Grab(seat, owner, card):
            seats[owner].in_play.remove(card)
            seats[seat].cards += 1
        case m.Inherit(seat, owner, _, amount):
            seats[owner].cards -= amount
            seats[seat].cards += amount
        case m.Take(seat, card, source):
            _leave(view, seats[seat], card, source)
            seats[seat].cards += 1
        case m.PassOn(seat, card, to):
            seats[seat].in_play.remove(card)
            seats[to].in_play.append(card)
        case _:
            return False
    return True


def _leave(view: BangView, seat: SeatView, card: int, source: str) -> None:
    """A card leaves the place where it was."""
    match source:
        case "hand":
            seat.cards -= 1
        case "play":
            seat.in_play.remove(card)
        case "flipped":
            view.flipped.remove(card)
        case "store":
            view.store.remove(card)
        case "discard_pile":
            view.discard.pop()


def _discard(view: BangView, card: int, seat: SeatView | None = None) -> None:
    view.discard.append(card)
    if seat is not None:
        seat.cards -= 1


def _fold_deck(view: BangView, event: Event) -> bool:
    match event:
        case m.Draw(seat):
            view.deck -= 1
            view.seats[seat].cards += 1
        case m.Flip(_, card):
            view.deck -= 1
            view.flipped.append(card)
        case m.OpenStore(card):
            view.deck -= 1
            view.store.append(card)
        case m.ShuffleDeck(cards):
            view.deck = len(cards)
        case m.Reshuffle(cards):
            view.deck += len(cards)
            view.discard = []
        case _:
            return False
    return True


def _fold_game(view: BangView, event: Event) -> None:
    seats = view.seats
    match event:
        case m.Figures():
            view.figures = event
        case m.Hit(seat, amount):
            seats[seat].life -= amount
        case m.Regain(seat, amount):
            seats[seat].life += amount
        case m.Out(seat):
            seats[seat].life = 0
            seats[seat].alive = False
        case m.Turn(seat):
            view.turn = seat
        case m.Offer(_, characters):
            view.offered = list(characters)
        case m.SeatCharacter():
            view.offered = []
        case m.SeatCharacters(characters):
            for place in seats:
                place.character = characters[place.seat]
        case m.Load(seat, life):
            seats[seat].life = seats[seat].most = life
        case m.NewGame(number):
            _clear(view, number)
        case m.End(winners, last):
            for seat in winners:
                seats[seat].wins += 1
            if last:
                view.over, view.winners = True, list(winners)
        case m.Match(wins):
            view.over, view.winners = True, [s for s, won in enumerate(wins) if won == max(wins)]


def _clear(view: BangView, number: int) -> None:
    view.game = number
    view.deck = 0
    view.discard, view.store, view.flipped, view.offered = [], [], [], []
    for seat in view.seats:
        seat.character, seat.life, seat.most, seat.alive, seat.cards, seat.in_play = None, 0, 0, True, 0, []
