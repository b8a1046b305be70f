"""The options of each kind of question."""

from __future__ import annotations

from typing import Final

from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.names import (
    ACTIVE_CAMOUFLAGE,
    CARD,
    ENHANCEMENTS,
    FIRST_WEAPON,
    HARDLIGHT_SHIELD,
    MEDIC,
    NO_CARD,
    NOTHING,
    ODD_BALL,
    PASS,
    PROMETHEAN_VISION,
    Q_DISCARD,
    Q_FLOOD,
    Q_ODD_BALL,
    Q_PLAY,
    Q_SHIELD,
    Q_TRACK,
    REGENERATION_FIELD,
    SEAT,
    TAKE,
    TOKEN,
)
from standoff.games.halo_bang.queries import (
    all_ranges,
    lying,
    may_spend_token,
    odd_ball_in_play,
    weapon_limit,
    weapon_range,
    within,
)
from standoff.games.halo_bang.state import State

ONLY_PASS: Final = [PASS]
SHIELD_OR_PASS: Final = [PASS, HARDLIGHT_SHIELD * CARD + CARD]


def options(t: State) -> list[int]:
    """The answers to the open question."""
    kind = t.kind
    if kind == Q_PLAY:
        return plays(t)
    if kind == Q_SHIELD:
        return shields(t)
    if kind == Q_FLOOD:
        return weapons(t, [PASS])
    if kind == Q_DISCARD:
        return held(t)
    if kind == Q_ODD_BALL:
        return for_odd_ball(t)
    assert kind == Q_TRACK
    return [PASS, TAKE]


def plays(t: State) -> list[int]:
    """End the turn, or play a card: Weapons as far as they reach, while there are any left to play this turn; the
    other cards on whom they may be played.
    """
    seat = t.asked
    found = [PASS]
    if may_spend_token(t, seat):
        found.append(TOKEN)
    armed = t.weapons_played < weapon_limit(t, seat)
    ranges: int = 0
    before: int = NO_CARD
    card: int
    for card in t.hands[seat]:
        if card == before:
            continue
        before = card
        if card >= FIRST_WEAPON:
            if not armed:
                break
            if ranges == 0:
                ranges = all_ranges(t, seat)
            found += t.answers[card][within(t, ranges, weapon_range(t, seat, card))]
        elif card in (ODD_BALL, ACTIVE_CAMOUFLAGE, PROMETHEAN_VISION, REGENERATION_FIELD):
            aim(t, seat, card, found)
        elif card != HARDLIGHT_SHIELD:
            found.append(card * CARD + CARD)
    return found


def aim(t: State, seat: int, card: int, found: list[int]) -> None:
    """On whom these cards may be played.

    Odd Ball: any player (hb.odd_ball.play), unless one is in play (hb.odd_ball.only_one). Regeneration Field: any other
    player (hb.regeneration.other). The other two: see `camouflage` and hb.vision.draw; without a target they cannot be
    played (hb.camouflage.needs_target, hb.vision.needs_target).
    """
    everybody = (1 << t.n) - 1
    on = t.answers[card]
    if card == ODD_BALL:
        if not odd_ball_in_play(t):
            found += on[everybody]
    elif card == REGENERATION_FIELD:
        found += on[everybody - (1 << seat)]
    else:
        before = len(found)
        found += on[others_with_cards(t, seat)]
        if card == ACTIVE_CAMOUFLAGE:
            camouflage(t, seat, found)
        if len(found) == before and t.settings.without_target == "no effect":
            found.append(card * CARD + CARD + NOTHING)


def others_with_cards(t: State, seat: int) -> int:
    """The set of the other players who hold a card."""
    found: int = 0
    s: int
    for s in range(t.n):
        if s != seat and len(t.hands[s]) > 0:
            found |= 1 << s
    return found


def camouflage(t: State, seat: int, found: list[int]) -> None:
    """The Enhancements in play, the Odd Ball among them (hb.camouflage.odd_ball), also in front of oneself
    (hb.camouflage.own), but not a card of one's own hand (hb.camouflage.not_own_hand).
    """
    own = t.settings.camouflage_own
    card: int
    s: int
    for card in range(len(ENHANCEMENTS)):
        numbers = lying(t, card)
        if numbers:
            for s in range(t.n):
                if at_seat(numbers, s) and (own or s != seat):
                    found.append(ACTIVE_CAMOUFLAGE * CARD + CARD + s * SEAT + card + 1)


def shields(t: State) -> list[int]:
    """A Hardlight Shield (hb.shield.may), or for Medic any Weapon (hb.medic.weapon, hb.medic.area) while another card
    stays in his hand (hb.medic.not_last); or take the damage.
    """
    seat = t.asked
    hand = t.hands[seat]
    shielded = holds(hand, HARDLIGHT_SHIELD)
    if t.specializations[seat] == MEDIC and len(hand) > 1:
        return weapons(t, [PASS, HARDLIGHT_SHIELD * CARD + CARD] if shielded else [PASS])
    return SHIELD_OR_PASS if shielded else ONLY_PASS


def holds(hand: list[int], card: int) -> bool:
    """Is the card in this hand, which is sorted?"""
    here: int
    for here in hand:
        if here >= card:
            return here == card
    return False


def weapons(t: State, found: list[int]) -> list[int]:
    """Each kind of Weapon in the hand of the player once, after what is there already."""
    before: int = NO_CARD
    card: int
    for card in t.hands[t.asked]:
        if card >= FIRST_WEAPON and card != before:
            before = card
            found.append(card * CARD + CARD)
    return found


def held(t: State) -> list[int]:
    """Each kind of card in the hand of the player once."""
    found = []
    before: int = NO_CARD
    card: int
    for card in t.hands[t.asked]:
        if card != before:
            before = card
            found.append(card * CARD + CARD)
    return found


def for_odd_ball(t: State) -> list[int]:
    """A Weapon, if one is held (hb.odd_ball.forced); a Dog Tag if not, or if the table lets him choose."""
    found = weapons(t, [])
    if not found or t.settings.odd_ball_choice:
        return [PASS, *found]
    return found
