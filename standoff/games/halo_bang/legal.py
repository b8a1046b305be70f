"""The options of each kind of question. Why something is not an option stands in `refusals`."""

from __future__ import annotations

from typing import Final

from standoff.engine.ask import Ready
from standoff.engine.declare import Objection
from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.figures import LAST_CARD
from standoff.games.halo_bang.messages import (
    ASK_DISCARD,
    ASK_FLOOD,
    ASK_ODD_BALL,
    ASK_PLAY,
    ASK_SHIELD,
    ASK_TRACK,
    END_TURN,
    FROM_DECK,
    FROM_DISCARD,
    PAY,
    TAKE_DAMAGE,
    TURN_OVERSHIELD,
    discard_card,
    play,
    play_for_nothing,
    play_on_laid,
    shield_with,
)
from standoff.games.halo_bang.names import (
    ACTIVE_CAMOUFLAGE,
    ENHANCEMENTS,
    FIRST_CARD,
    FIRST_WEAPON,
    HARDLIGHT_SHIELD,
    MEDIC,
    ODD_BALL,
    PROMETHEAN_VISION,
    REGENERATION_FIELD,
)
from standoff.games.halo_bang.notes import note
from standoff.games.halo_bang.queries import (
    all_ranges,
    lying,
    may_spend_token,
    odd_ball_in_play,
    weapon_range,
)
from standoff.games.halo_bang.refusals import candidates, objection_to
from standoff.games.halo_bang.state import State

__all__ = ["candidates", "default", "note", "options", "refusal"]

ONLY_DAMAGE: Final = [TAKE_DAMAGE]
SHIELD_OR_DAMAGE: Final = [TAKE_DAMAGE, play(HARDLIGHT_SHIELD)]


def options(t: State) -> list[int]:
    """The answers to the open question."""
    kind = t.kind
    if kind == ASK_PLAY:
        return plays(t)
    if kind == ASK_SHIELD:
        return shields(t)
    if kind == ASK_FLOOD:
        return discards(t, FIRST_WEAPON, [TAKE_DAMAGE])
    if kind == ASK_DISCARD:
        return discards(t, FIRST_CARD, [])
    if kind == ASK_ODD_BALL:
        return for_odd_ball(t)
    assert kind == ASK_TRACK
    return [FROM_DECK, FROM_DISCARD]


def plays(t: State) -> list[Ready]:
    """End the turn, or play a card, each kind once: Weapons as far as they reach, while there are any left to play this
    turn; the other cards on whom they may be played. `listed` has a bit for each kind.
    """
    seat = t.asked
    found: list[Ready] = [END_TURN]
    if may_spend_token(t, seat):
        found.append(TURN_OVERSHIELD)
    (weapons_left,) = t.args
    ranges: int = 0
    listed: int = 0
    card: int
    for card in t.hands[seat]:
        if listed >> card & 1:
            continue
        listed |= 1 << card
        if card >= FIRST_WEAPON:
            if weapons_left > 0:
                if ranges == 0:
                    ranges = all_ranges(t, seat)
                attacks(t, ranges, weapon_range(t, seat, card), card, found)
        elif card in (ODD_BALL, ACTIVE_CAMOUFLAGE, PROMETHEAN_VISION, REGENERATION_FIELD):
            aim(t, seat, card, found)
        elif card != HARDLIGHT_SHIELD:
            found.append(play(card))
    return found


def attacks(t: State, ranges: int, most: int, weapon: int, found: list[Ready]) -> None:
    """Everybody at a Range up to this (hb.weapon.check_range), team-mates included (hb.weapon.teammate)."""
    on = t.aims[weapon]
    s: int
    for s in range(t.n):
        if at_seat(ranges, s) <= most:
            found.append(on[s])


def aim(t: State, seat: int, card: int, found: list[Ready]) -> None:
    """On whom these cards may be played.

    Odd Ball: any player (hb.odd_ball.play), unless one is in play (hb.odd_ball.only_one). Regeneration Field: any other
    player (hb.regeneration.other). The other two: see `camouflage` and hb.vision.draw; without a target they cannot be
    played (hb.camouflage.needs_target, hb.vision.needs_target).
    """
    on = t.aims[card]
    s: int
    if card == ODD_BALL:
        if not odd_ball_in_play(t):
            found += on[: t.n]
    elif card == REGENERATION_FIELD:
        for s in range(t.n):
            if s != seat:
                found.append(on[s])
    else:
        before = len(found)
        for s in range(t.n):
            if s != seat and len(t.hands[s]) > 0:
                found.append(on[s])
        if card == ACTIVE_CAMOUFLAGE:
            camouflage(t, seat, found)
        if len(found) == before and t.settings.without_target == "no effect":
            found.append(play_for_nothing(card))


def camouflage(t: State, seat: int, found: list[Ready]) -> None:
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
                    found.append(play_on_laid(ACTIVE_CAMOUFLAGE, card, s))


def shields(t: State) -> list[int]:
    """A Hardlight Shield (hb.shield.may), or for Medic any Weapon (hb.medic.weapon, hb.medic.area) while another card
    stays in his hand (hb.medic.not_last); or take the damage.
    """
    seat = t.asked
    hand = t.hands[seat]
    shielded = holds(hand, HARDLIGHT_SHIELD)
    if t.specializations[seat] == MEDIC and len(hand) > LAST_CARD:
        return with_weapons(hand, [TAKE_DAMAGE, play(HARDLIGHT_SHIELD)] if shielded else [TAKE_DAMAGE])
    return SHIELD_OR_DAMAGE if shielded else ONLY_DAMAGE


def holds(hand: list[int], card: int) -> bool:
    """Is the card in this hand? (`in` would compare objects, not machine integers.)"""
    held: int
    for held in hand:
        if held == card:
            return True
    return False


def with_weapons(hand: list[int], found: list[int]) -> list[int]:
    """To shield with each kind of Weapon in a hand, after what is there already."""
    listed: int = 0
    card: int
    for card in hand:
        if card >= FIRST_WEAPON and not listed >> card & 1:
            listed |= 1 << card
            found.append(shield_with(card))
    return found


def discards(t: State, first: int, found: list[int]) -> list[int]:
    """To discard each kind of card in the hand of the player, from this one on, after what is there already."""
    listed: int = 0
    card: int
    for card in t.hands[t.asked]:
        if card >= first and not listed >> card & 1:
            listed |= 1 << card
            found.append(discard_card(card))
    return found


def for_odd_ball(t: State) -> list[int]:
    """A Weapon, if one is held (hb.odd_ball.forced); a Dog Tag if not, or if the table lets him choose."""
    found = discards(t, FIRST_WEAPON, [])
    if not found or t.settings.odd_ball_choice:
        return [PAY, *found]
    return found


def default(t: State) -> int:
    """What a player gives who does not answer in time: nothing is played, nothing is spent, and what must be given up
    is the first card that can be; a Dog Tag only if there is no other way.
    """
    found = t.options
    return found[1] if found[0] == PAY and len(found) > 1 else found[0]


def refusal(t: State, code: int) -> Objection | None:
    """Why a candidate is not an option."""
    return None if code in options(t) else objection_to(t, code)
