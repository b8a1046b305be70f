"""What a person might want to answer, and why it is refused, by clause."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.figures import WEAPONS_A_TURN
from standoff.games.halo_bang.messages import (
    ASK_DISCARD,
    ASK_FLOOD,
    ASK_ODD_BALL,
    ASK_PLAY,
    ASK_SHIELD,
    END_TURN,
    FROM_DECK,
    FROM_DISCARD,
    KEEP_ALL,
    PAY,
    TAKE_DAMAGE,
    TURN_OVERSHIELD,
    AttackWith,
    DiscardCard,
    KeepAll,
    Pay,
    Play,
    PlayFor,
    PlayForNothing,
    PlayOn,
    PlayOnHand,
    PlayOnLaid,
    ShieldWith,
    TurnOvershield,
    discard_card,
    play,
    play_for_nothing,
    play_on_laid,
    read,
    shield_with,
)
from standoff.games.halo_bang.names import (
    ACTIVE_CAMOUFLAGE,
    ENGINEER,
    ENHANCEMENTS,
    FIRST_WEAPON,
    HARDLIGHT_SHIELD,
    MEDIC,
    ODD_BALL,
    PROMETHEAN_VISION,
    REGENERATION_FIELD,
)
from standoff.games.halo_bang.queries import all_ranges, is_respawning, lying, weapon_limit, weapon_range
from standoff.games.halo_bang.seats import everybody
from standoff.games.halo_bang.state import State

# -- Candidates ------------------------------------------------------------------------------------------------------


def candidates(t: State) -> list[int]:
    """The options and more: every card in hand, played on every player."""
    held = dict.fromkeys(t.hands[t.asked])
    if t.kind == ASK_PLAY:
        return [END_TURN, TURN_OVERSHIELD, *(code for card in held for code in _ways_to_play(t, card))]
    if t.kind == ASK_SHIELD:
        return [TAKE_DAMAGE, *(_as_a_shield(card) for card in dict.fromkeys([*held, HARDLIGHT_SHIELD]))]
    discards = [discard_card(card) for card in held]
    if t.kind == ASK_FLOOD:
        return [TAKE_DAMAGE, *discards]
    if t.kind == ASK_DISCARD:
        return [KEEP_ALL, *discards]
    if t.kind == ASK_ODD_BALL:
        return [PAY, *discards]
    return [FROM_DECK, FROM_DISCARD]


def _ways_to_play(t: State, card: int) -> list[int]:
    """Every way to play a card, sensible or not."""
    on_anybody = list(t.aims[card][everybody(t.n)])
    if card >= FIRST_WEAPON or card in (ODD_BALL, REGENERATION_FIELD):
        return on_anybody
    if card == ACTIVE_CAMOUFLAGE:
        laid = [play_on_laid(card, laid, s) for laid in ENHANCEMENTS for s in range(t.n)]
        return [*on_anybody, *laid, play_for_nothing(card)]
    if card == PROMETHEAN_VISION:
        return [*on_anybody, play_for_nothing(card)]
    return [play(card)]


def _as_a_shield(card: int) -> int:
    return shield_with(card) if card >= FIRST_WEAPON else play(card)


# -- Reasons ---------------------------------------------------------------------------------------------------------


def reason_against(t: State, code: int) -> Reason:
    """Why this candidate is not an option."""
    match read(code):
        case AttackWith(weapon, target):
            return _against_attack(t, weapon, target)
        case PlayOn(card, target):
            return _against_aim(t, card, target)
        case PlayFor():
            return Reason("hb.regeneration.other", "The card goes to another player, not to you.")
        case PlayOnHand(card, target):
            return _against_camouflage_of_hand(t, card, target)
        case PlayOnLaid(_, laid, target):
            return _against_camouflage_of_laid(t, target, laid)
        case PlayForNothing(card):
            return _against_nothing(t, card)
        case ShieldWith(weapon):
            return _against_shield_with(t, weapon)
        case Play(card):
            return _against_play(t, card)
        case DiscardCard(card):
            return _against_discard(t, card)
        case TurnOvershield():
            return _against_token(t)
        case Pay():
            return Reason("hb.odd_ball.forced", "You hold a Weapon, so you must discard one; a Dog Tag will not do.")
        case KeepAll():
            return Reason("hb.discard.must", "More than seven cards cannot be kept: discard one.")
    raise AssertionError(f"{code} is always an option where it can be meant")


def _against_token(t: State) -> Reason:
    if t.specializations[t.asked] != ENGINEER:
        return Reason("hb.engineer.draw", "Only Engineer can turn an Overshield for a card.")
    return Reason("hb.engineer.not_last", "Your last Overshield cannot be used in this way.")


def _against_discard(t: State, card: int) -> Reason:
    name = t.data.cards[card]
    if t.kind == ASK_FLOOD:
        return Reason("hb.flood.weapon", f"Only a Weapon helps against the Flood; {name} is none.")
    return Reason("hb.odd_ball.weapon", f"The Odd Ball asks for a Weapon; {name} is none.")


def _against_play(t: State, card: int) -> Reason:
    name = t.data.cards[card]
    if t.kind == ASK_PLAY:
        return Reason("hb.shield.reaction", "A Hardlight Shield is only played when you are attacked.")
    if card == HARDLIGHT_SHIELD:
        return Reason("hb.shield.may", f"You have no {name} in hand.")
    return Reason("hb.play.own_turn", f"{name} cannot be played now: it is not your turn.")


def _against_shield_with(t: State, weapon: int) -> Reason:
    name = t.data.cards[weapon]
    if t.specializations[t.asked] == MEDIC:
        return Reason("hb.medic.not_last", f"{name} is your last card, so it cannot be a Shield.")
    return Reason("hb.medic.weapon", f"Only Medic can use {name} as a Shield.")


def _against_attack(t: State, weapon: int, target: int) -> Reason:
    seat, who = t.asked, t.setup.names[target]
    limit = weapon_limit(t, seat)
    if target == seat:
        return Reason("hb.weapon.attack", "A Weapon attacks another player, never yourself.")
    if t.weapons_played >= limit:
        many = "one Weapon" if limit == WEAPONS_A_TURN else f"{limit} Weapons"
        return Reason("hb.play.one_weapon", f"You can play {many} this turn, and have.")
    if is_respawning(t, target):
        return Reason("hb.respawning.no_weapon", f"{who} is Respawning: no Weapon can be played against him.")
    far, reach, name = at_seat(all_ranges(t, seat), target), weapon_range(t, seat, weapon), t.data.cards[weapon]
    assert far > reach
    return Reason("hb.weapon.check_range", f"The Range to {who} is {far}; {name} reaches {reach}.")


def _against_aim(t: State, card: int, target: int) -> Reason:
    if card == ODD_BALL:
        return Reason("hb.odd_ball.only_one", "An Odd Ball is in play already.")
    if target == t.asked:
        return Reason("hb.vision.other", f"{t.data.cards[card]} is for the hand of another player.")
    return Reason("hb.vision.draw", f"{t.setup.names[target]} has no cards in hand.")


def _against_camouflage_of_hand(t: State, card: int, target: int) -> Reason:
    if target == t.asked:
        return Reason("hb.camouflage.not_own_hand", f"{t.data.cards[card]} is for the hand of another player.")
    return Reason("hb.camouflage.hand", f"{t.setup.names[target]} has no cards in hand.")


def _against_camouflage_of_laid(t: State, target: int, laid: int) -> Reason:
    if at_seat(lying(t, laid), target):
        return Reason("hb.camouflage.own", "Your own cards in play are not for your Active Camouflage.")
    return Reason("hb.camouflage.in_play", f"No {t.data.cards[laid]} lies in front of {t.setup.names[target]}.")


def _against_nothing(t: State, card: int) -> Reason:
    clause = "hb.camouflage.needs_target" if card == ACTIVE_CAMOUFLAGE else "hb.vision.needs_target"
    return Reason(clause, f"{t.data.cards[card]} is not played without a card that it could take.")
