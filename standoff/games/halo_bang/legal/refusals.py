"""What a person might want to answer, and why it is not an option."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.legal.options import options
from standoff.games.halo_bang.names import (
    ACTIVE_CAMOUFLAGE,
    AT_HAND,
    ENGINEER,
    ENHANCEMENTS,
    FIRST_WEAPON,
    HARDLIGHT_SHIELD,
    MEDIC,
    NOTHING,
    ODD_BALL,
    PASS,
    PROMETHEAN_VISION,
    Q_DISCARD,
    Q_FLOOD,
    Q_ODD_BALL,
    Q_PLAY,
    Q_SHIELD,
    REGENERATION_FIELD,
    TAKE,
    TOKEN,
    card_of,
    code,
    seat_of,
    what_of,
)
from standoff.games.halo_bang.queries import (
    all_ranges,
    is_respawning,
    lying,
    odd_ball_in_play,
    weapon_limit,
    weapon_range,
)
from standoff.games.halo_bang.state import State

AIMED = (ODD_BALL, ACTIVE_CAMOUFLAGE, PROMETHEAN_VISION, REGENERATION_FIELD)
"""The cards, besides Weapons, that are played on somebody."""


def candidates(t: State) -> list[int]:
    """The options and more: every card in hand, played on every player."""
    held = dict.fromkeys(t.hands[t.asked])
    if t.kind == Q_PLAY:
        found = [PASS, TOKEN]
        for card in held:
            found += _ways(t, card)
        return found
    if t.kind == Q_SHIELD:
        return [PASS, *(code(card) for card in dict.fromkeys([*held, HARDLIGHT_SHIELD]))]
    if t.kind in (Q_FLOOD, Q_DISCARD, Q_ODD_BALL):
        return [PASS, *(code(card) for card in held)]
    return [PASS, TAKE]


def _ways(t: State, card: int) -> list[int]:
    """Every way to play a card, sensible or not."""
    if card >= FIRST_WEAPON or card in (ODD_BALL, REGENERATION_FIELD):
        return [code(card, s) for s in range(t.n)]
    if card == ACTIVE_CAMOUFLAGE:
        places = (AT_HAND, *(e + 1 for e in ENHANCEMENTS))
        return [*(code(card, s, what) for s in range(t.n) for what in places), code(card, 0, NOTHING)]
    if card == PROMETHEAN_VISION:
        return [*(code(card, s) for s in range(t.n)), code(card, 0, NOTHING)]
    return [code(card)]


def refusal(t: State, answer: int) -> Reason | None:
    """Why a candidate is not an option."""
    if answer in options(t):
        return None
    if t.kind == Q_PLAY:
        return _cannot_play(t, answer)
    if t.kind == Q_SHIELD:
        return _cannot_shield(t, card_of(answer))
    name = t.data.cards[card_of(answer)]
    if t.kind == Q_FLOOD:
        return Reason("hb.flood.weapon", f"Only a Weapon helps against the Flood; {name} is none.")
    if t.kind == Q_DISCARD:
        return Reason("hb.discard.must", "More than seven cards cannot be kept: discard one.")
    assert t.kind == Q_ODD_BALL
    if answer == PASS:
        return Reason("hb.odd_ball.forced", "You hold a Weapon, so you must discard one; a Dog Tag will not do.")
    return Reason("hb.odd_ball.weapon", f"The Odd Ball asks for a Weapon; {name} is none.")


def _cannot_play(t: State, answer: int) -> Reason:
    if answer == TOKEN:
        if t.specializations[t.asked] != ENGINEER:
            return Reason("hb.engineer.draw", "Only Engineer can turn an Overshield for a card.")
        return Reason("hb.engineer.not_last", "Your last Overshield cannot be used in this way.")
    card, target = card_of(answer), seat_of(answer)
    if card >= FIRST_WEAPON:
        return _cannot_attack(t, card, target)
    if card in AIMED:
        return _cannot_aim(t, card, target, what_of(answer))
    assert card == HARDLIGHT_SHIELD
    return Reason("hb.shield.reaction", "A Hardlight Shield is only played when you are attacked.")


def _cannot_attack(t: State, weapon: int, target: int) -> Reason:
    seat, who = t.asked, t.setup.names[target]
    limit = weapon_limit(t, seat)
    if target == seat:
        return Reason("hb.weapon.attack", "A Weapon attacks another player, never yourself.")
    if t.weapons_played >= limit:
        many = "one Weapon" if limit == 1 else f"{limit} Weapons"
        return Reason("hb.play.one_weapon", f"You can play {many} this turn, and have.")
    if is_respawning(t, target):
        return Reason("hb.respawning.no_weapon", f"{who} is Respawning: no Weapon can be played against him.")
    far, reach, name = at_seat(all_ranges(t, seat), target), weapon_range(t, seat, weapon), t.data.cards[weapon]
    assert far > reach
    return Reason("hb.weapon.check_range", f"The Range to {who} is {far}; {name} reaches {reach}.")


def _cannot_aim(t: State, card: int, target: int, what: int) -> Reason:
    who, name = t.setup.names[target], t.data.cards[card]
    if card == ODD_BALL:
        assert odd_ball_in_play(t)
        return Reason("hb.odd_ball.only_one", "An Odd Ball is in play already.")
    if card == REGENERATION_FIELD:
        return Reason("hb.regeneration.other", "The card goes to another player, not to you.")
    camouflage = card == ACTIVE_CAMOUFLAGE
    if what == NOTHING:
        clause = "hb.camouflage.needs_target" if camouflage else "hb.vision.needs_target"
        return Reason(clause, f"{name} is not played without a card that it could take.")
    if what != AT_HAND:
        if at_seat(lying(t, what - 1), target):
            return Reason("hb.camouflage.own", "Your own cards in play are not for your Active Camouflage.")
        return Reason("hb.camouflage.in_play", f"No {t.data.cards[what - 1]} lies in front of {who}.")
    if target == t.asked:
        clause = "hb.camouflage.not_own_hand" if camouflage else "hb.vision.other"
        return Reason(clause, f"{name} is for the hand of another player.")
    return Reason("hb.camouflage.hand" if camouflage else "hb.vision.draw", f"{who} has no cards in hand.")


def _cannot_shield(t: State, card: int) -> Reason:
    name = t.data.cards[card]
    if card == HARDLIGHT_SHIELD:
        return Reason("hb.shield.may", f"You have no {name} in hand.")
    if card >= FIRST_WEAPON and t.specializations[t.asked] == MEDIC:
        return Reason("hb.medic.not_last", f"{name} is your last card, so it cannot be a Shield.")
    if card >= FIRST_WEAPON:
        return Reason("hb.medic.weapon", f"Only Medic can use {name} as a Shield.")
    return Reason("hb.play.own_turn", f"{name} cannot be played now: it is not your turn.")
