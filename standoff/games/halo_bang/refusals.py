"""What a person might want to answer, and why it is refused, by clause."""

from __future__ import annotations

from standoff.engine.declare import Objection
from standoff.games.halo_bang import objections as o
from standoff.games.halo_bang.circle import at_seat
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
    on_anybody = list(t.aims[card][: t.n])
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


# -- Objections ------------------------------------------------------------------------------------------------------


def objection_to(t: State, code: int) -> Objection:
    """Why this candidate is not an option."""
    match read(code):
        case AttackWith(weapon, target):
            return _against_attack(t, weapon, target)
        case PlayOn(card, target):
            return _against_aim(t, card, target)
        case PlayFor():
            return o.GiftToOneself()
        case PlayOnHand(card, target):
            return o.CamouflageOfOwnHand(card) if target == t.asked else o.CamouflageOfEmptyHand(target)
        case PlayOnLaid(_, laid, target):
            return o.CamouflageOfOwnCards() if at_seat(lying(t, laid), target) else o.CamouflageOfNoCard(laid, target)
        case PlayForNothing(card):
            return o.CamouflageOfNothing(card) if card == ACTIVE_CAMOUFLAGE else o.VisionOfNothing(card)
        case ShieldWith(weapon):
            return o.MedicsLastCard(weapon) if t.specializations[t.asked] == MEDIC else o.OnlyMedic(weapon)
        case Play(card):
            return _against_play(t, card)
        case DiscardCard(card):
            return o.NoWeaponForFlood(card) if t.kind == ASK_FLOOD else o.NoWeaponForOddBall(card)
        case TurnOvershield():
            return o.LastOvershield() if t.specializations[t.asked] == ENGINEER else o.OnlyEngineer()
        case Pay():
            return o.WeaponMust()
        case KeepAll():
            return o.TooManyCards()
    raise AssertionError(f"{code} is always an option where it can be meant")


def _against_play(t: State, card: int) -> Objection:
    if t.kind == ASK_PLAY:
        return o.ShieldOutOfTurn()
    return o.NoShieldInHand(card) if card == HARDLIGHT_SHIELD else o.NotYourTurn(card)


def _against_attack(t: State, weapon: int, target: int) -> Objection:
    seat = t.asked
    if target == seat:
        return o.AttackOnOneself()
    if t.weapons_played >= weapon_limit(t, seat):
        return o.WeaponsPlayed(weapon_limit(t, seat))
    if is_respawning(t, target):
        return o.TargetRespawning(target)
    far, reach = at_seat(all_ranges(t, seat), target), weapon_range(t, seat, weapon)
    assert far > reach
    return o.OutOfRange(target, far, weapon, reach)


def _against_aim(t: State, card: int, target: int) -> Objection:
    if card == ODD_BALL:
        return o.OneOddBall()
    return o.VisionOfOwnHand(card) if target == t.asked else o.VisionOfEmptyHand(target)
