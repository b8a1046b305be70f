"""The options of each kind of question. Why something is not an option stands in `refusals`."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.bang.messages import (
    CHARACTER,
    DISCARD,
    DYING,
    END_TURN,
    FIRST_CARD,
    FLIP,
    FROM_DECK,
    FROM_DISCARD,
    KEEP,
    ORDER,
    PASS,
    PLAY,
    PUT_BACK,
    SHOOT_BACK,
    SHOOT_INDIANS,
    SHOT,
    SID_DISCARD,
    SID_WINDOW,
    STORE,
    USE_BARREL,
    USE_SID,
    choose,
    from_hand,
    pick,
    play,
    play_at,
    take_from_hand,
    take_laid,
    use,
)
from standoff.games.bang.names import (
    BANG,
    BEER,
    CAT_BALOU,
    DUEL,
    FIRST_BLUE,
    JAIL,
    JANET,
    JESSE,
    KIT_LOOKS,
    MISSED,
    PANIC,
    SHERIFF,
    SID,
)
from standoff.games.bang.notes import note
from standoff.games.bang.queries import (
    alive,
    all_places,
    beer_helps,
    counts_as_bang,
    distinct,
    gear_of,
    has_laid,
    may_shoot,
    others_clockwise,
    reach,
    repeated,
    scopes,
    sid_may,
)
from standoff.games.bang.refusals import candidates, objection_to
from standoff.games.bang.state import State

__all__ = ["candidates", "default", "note", "options", "refusal"]


def options(t: State) -> list[int]:
    """The answers to the open question."""
    kind = t.kind
    if kind == PLAY:
        return plays(t)
    if kind == SHOT:
        return answers_to_a_shot(t)
    if kind in (SHOOT_BACK, SHOOT_INDIANS):
        return answers_with_a_bang(t)
    if kind == DISCARD:
        return _with_sid(t, cards_to_use(t, t.hands[t.asked]))
    if kind == DYING:
        return rescues(t)
    if kind == STORE:
        return cards_to_pick(t, list(t.store))
    if kind == FIRST_CARD:
        return first_cards(t)
    if kind == PUT_BACK:
        return cards_to_pick(t, t.deck[: -KIT_LOOKS - 1 : -1])
    if kind == FLIP:
        return cards_to_pick(t, list(t.flipped))
    return rarely_asked(t)


def rarely_asked(t: State) -> list[int]:
    """The answers to the questions that seldom come up."""
    kind = t.kind
    if kind == SID_DISCARD:
        return cards_to_use(t, t.hands[t.asked])
    if kind == SID_WINDOW:
        return [PASS, USE_SID]
    if kind == ORDER:
        return cards_to_use(t, [*t.hands[t.asked], *t.in_play[t.asked]])
    if kind == CHARACTER:
        return [choose(character) for character in t.offered]
    assert kind == KEEP
    return [choose(t.characters[t.asked]), PASS]


def first_cards(t: State) -> list[int]:
    """The deck, or for Jesse Jones the hand of another player, for Pedro Ramirez the discard pile."""
    if t.characters[t.asked] == JESSE:
        return [FROM_DECK, *[from_hand(s) for s in others_clockwise(t, t.asked) if t.hands[s]]]
    return [FROM_DECK, FROM_DISCARD]


def cards_to_use(t: State, cards: list[int]) -> list[int]:
    """Each of these cards, equal ones once."""
    out: list[int] = []
    place: int
    for place in range(len(cards)):
        if not repeated(t, cards, place):
            out.append(use(cards[place]))
    return out


def cards_to_pick(t: State, cards: list[int]) -> list[int]:
    """Each of these cards, equal ones once."""
    return [pick(card) for card in distinct(t, cards)]


def _with_sid(t: State, found: list[int]) -> list[int]:
    if t.characters[t.asked] == SID and sid_may(t, t.asked):
        found.append(USE_SID)
    return found


def _with_sid_out_of_turn(t: State, found: list[int]) -> list[int]:
    if t.characters[t.asked] == SID and (t.settings.sid_ketchum != "own turn and dying" or t.asked == t.turn):
        return _with_sid(t, found)
    return found


def plays(t: State) -> list[int]:
    """What can be done in the second phase: end it, or play a card of the hand."""
    seat = t.asked
    hand = t.hands[seat]
    kinds = t.kinds
    twins = t.twins
    laid: int = t.laid[seat]
    janet = t.characters[seat] == JANET
    shoots = may_shoot(t, seat)
    out = [END_TURN]
    place: int
    other: int
    for place in range(len(hand)):
        card: int = hand[place]
        if twins[card] and repeated(t, hand, place):
            continue
        kind: int = kinds[card]
        if kind == BANG or (kind == MISSED and janet):
            if shoots:
                add_shots(t, seat, card, out)
        elif kind >= FIRST_BLUE:
            if kind == JAIL:
                add_prisoners(t, seat, card, out)
            elif not laid >> kind & 1:
                out.append(play(card))
        elif kind in (PANIC, CAT_BALOU):
            add_takings(t, seat, card, kind == PANIC, out)
        elif kind == DUEL:
            for other in others_clockwise(t, seat):
                out.append(play_at(card, other))
        elif kind != MISSED:
            out.append(play(card))
    if t.characters[seat] == SID and sid_may(t, seat):
        out.append(USE_SID)
    return out


def add_shots(t: State, seat: int, card: int, out: list[int]) -> None:
    """Whom a BANG! can hit: other players whose distance the weapon reaches (bang.bang.reach, bang.symbol.reachable,
    bang.weapons.reach, bang.weapons.colt, bang.distance.one, bang.volcanic.reach, bang.bang.example_carl).
    """
    far = all_places(t, seat)
    sight = reach(t, seat) + scopes(t, seat)
    s: int
    for s in alive(t):
        if s != seat and gear_of(far, s) <= sight:
            out.append(play_at(card, s))


def add_prisoners(t: State, seat: int, card: int, out: list[int]) -> None:
    """Any player at any distance (bang.jail.any_player, bang.jail.any_distance), oneself too (bang.jail.yourself), but
    not the Sheriff (bang.jail.sheriff), and nobody twice (bang.jail.twice).
    """
    s: int
    for s in alive(t):
        if t.roles[s] != SHERIFF and not has_laid(t, s, JAIL) and (s != seat or t.settings.jail_on_yourself):
            out.append(play_at(card, s))


def add_takings(t: State, seat: int, card: int, near: bool, out: list[int]) -> None:
    """What a Panic! (distance 1, weapons or not: bang.panic.distance, bang.symbol.distance) or a Cat Balou can take:
    a random card of another player's hand, or any card in play, one's own too (bang.panic.own, bang.cat_balou.own).
    Roles and characters are no cards in play (bang.panic.only_cards).
    """
    far = all_places(t, seat)
    sight = 1 + scopes(t, seat)
    s: int
    laid: int
    for s in alive(t):
        if near and s != seat and gear_of(far, s) > sight:
            continue
        if s != seat and t.hands[s]:
            out.append(take_from_hand(card, s))
        for laid in t.in_play[s]:
            out.append(take_laid(card, s, laid))


def answers_to_a_shot(t: State) -> list[int]:
    """Take the hit, a Missed! (or Calamity Janet's BANG!: bang.janet.bang_as_missed, bang.janet.slab), a Barrel."""
    seat = t.asked
    hand = t.hands[seat]
    janet = t.characters[seat] == JANET
    out: list[int] = []
    place: int
    for place in range(len(hand)):
        kind: int = t.kinds[hand[place]]
        if (kind == MISSED or (kind == BANG and janet)) and not repeated(t, hand, place):
            out.append(use(hand[place]))
    out.append(PASS)
    _, barrels, _, _ = t.args
    if barrels > 0:
        out.append(USE_BARREL)
    return _with_sid_out_of_turn(t, out)


def answers_with_a_bang(t: State) -> list[int]:
    """Against Indians! and in a Duel: a BANG! or a life point."""
    hand = t.hands[t.asked]
    out: list[int] = []
    place: int
    for place in range(len(hand)):
        if counts_as_bang(t, t.asked, hand[place]) and not repeated(t, hand, place):
            out.append(use(hand[place]))
    out.append(PASS)
    return _with_sid_out_of_turn(t, out)


def rescues(t: State) -> list[int]:
    """What a dying player may do: a Beer, unless two are left (bang.beer.two_left); Sid Ketchum's ability
    (bang.sid.two_left); or nothing (bang.out.refuse).
    """
    out = [PASS]
    if beer_helps(t):
        out += [use(c) for c in distinct(t, t.hands[t.asked]) if t.kinds[c] == BEER]
    return _with_sid(t, out)


def default(t: State) -> int:
    """What a player gives who does not answer in time: nothing is played, nothing is spent, and what must be given up
    is the first that can be.
    """
    found = t.options
    if t.kind == PLAY:
        return END_TURN
    return PASS if PASS in found else FROM_DECK if t.kind == FIRST_CARD else found[0]


def refusal(t: State, code: int) -> Objection | None:
    """Why a candidate is not an option."""
    return None if code in options(t) else objection_to(t, code)
