"""The options of each kind of question."""

from __future__ import annotations

from standoff.games.halo_bang.names import (
    ACTIVE_CAMOUFLAGE,
    AT_HAND,
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
    ROGUE,
    SEAT,
    TAKE,
    TOKEN,
    code,
)
from standoff.games.halo_bang.queries import FURTHEST, may_spend_token, odd_ball_in_play, reach, weapon_limit
from standoff.games.halo_bang.state import State


def options(t: State) -> list[int]:
    """The answers to the open question."""
    kind = t.kind
    if kind == Q_PLAY:
        return plays(t)
    if kind == Q_SHIELD:
        return shields(t)
    if kind == Q_FLOOD:
        return [PASS, *weapons(t.hands[t.asked])]
    if kind == Q_DISCARD:
        return [code(card) for card in dict.fromkeys(t.hands[t.asked])]
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
    hand = t.hands[seat]
    if not hand:
        return found
    before = NO_CARD
    for card in hand:
        if card >= FIRST_WEAPON:
            break
        if card != before:
            before = card
            if card in AIMED:
                found += aimed(t, seat, card)
            elif card != HARDLIGHT_SHIELD:
                found.append(card * CARD + CARD)
    if hand[-1] >= FIRST_WEAPON and t.weapons_played < weapon_limit(t, seat):
        within = reach(t, seat)
        rogue = t.specializations[seat] == ROGUE
        for card in hand:
            if card >= FIRST_WEAPON and card != before:
                before = card
                base = card * CARD + CARD
                for target in within[FURTHEST if rogue else t.ranges[card]]:
                    found.append(base + target * SEAT)
    return found


AIMED = frozenset({ODD_BALL, ACTIVE_CAMOUFLAGE, PROMETHEAN_VISION, REGENERATION_FIELD})
"""The cards, besides Weapons, that are played on somebody."""


def aimed(t: State, seat: int, card: int) -> list[int]:
    """On whom these cards may be played.

    Odd Ball: any player (hb.odd_ball.play), unless one is in play (hb.odd_ball.only_one). Regeneration Field: any other
    player (hb.regeneration.other). The other two: see `camouflage` and hb.vision.draw; without a target they cannot be
    played (hb.camouflage.needs_target, hb.vision.needs_target).
    """
    base = card * CARD + CARD
    if card == ODD_BALL:
        return [] if odd_ball_in_play(t) else [base + s * SEAT for s in range(t.n)]
    if card == REGENERATION_FIELD:
        return [base + s * SEAT for s in range(t.n) if s != seat]
    hands = t.hands
    found = [base + s * SEAT + AT_HAND for s in range(t.n) if hands[s] and s != seat]
    if card == ACTIVE_CAMOUFLAGE:
        found += camouflaged(t, seat, base)
    if not found and t.settings.without_target == "no effect":
        found.append(base + NOTHING)
    return found


def camouflaged(t: State, seat: int, base: int) -> list[int]:
    """The Enhancements in play, the Odd Ball among them (hb.camouflage.odd_ball), also in front of oneself
    (hb.camouflage.own), but not a card of one's own hand (hb.camouflage.not_own_hand).
    """
    found: list[int] = []
    own = t.settings.camouflage_own
    for card in ENHANCEMENTS:
        lying = t.enhancements[card]
        found += [base + s * SEAT + card + 1 for s in range(t.n) if lying[s] and (own or s != seat)]
    return found


def shields(t: State) -> list[int]:
    """A Hardlight Shield (hb.shield.may), or for Medic any Weapon (hb.medic.weapon, hb.medic.area) while another card
    stays in his hand (hb.medic.not_last); or take the damage.
    """
    seat = t.asked
    hand = t.hands[seat]
    found = [PASS]
    if HARDLIGHT_SHIELD in hand:
        found.append(HARDLIGHT_SHIELD * CARD + CARD)
    if t.specializations[seat] == MEDIC and len(hand) > 1:
        found += weapons(hand)
    return found


def weapons(hand: list[int]) -> list[int]:
    """Each kind of Weapon in a hand once."""
    return [card * CARD + CARD for card in dict.fromkeys(hand) if card >= FIRST_WEAPON]


def for_odd_ball(t: State) -> list[int]:
    """A Weapon, if one is held (hb.odd_ball.forced); a Dog Tag if not, or if the table lets him choose."""
    found = weapons(t.hands[t.asked])
    if not found or t.settings.odd_ball_choice:
        return [PASS, *found]
    return found
