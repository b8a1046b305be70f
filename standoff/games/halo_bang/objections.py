"""What can stand against an answer, and which clause it is; `words/<language>.ftl` says it."""

from __future__ import annotations

from standoff.engine.declare import Number, Objection, Seat
from standoff.games.halo_bang.kinds import Card

# -- Weapons -----------------------------------------------------------------------------------------------------------


class AttackOnOneself(Objection):
    """A Weapon is for another player (hb.weapon.attack)."""


class WeaponsPlayed(Objection):
    """So many Weapons in a turn (hb.play.one_weapon)."""

    most: Number


class TargetRespawning(Objection):
    """Whoever is Respawning is safe from Weapons (hb.respawning.no_weapon)."""

    target: Seat


class OutOfRange(Objection):
    """The Weapon does not reach so far (hb.weapon.check_range)."""

    target: Seat
    distance: Number
    card: Card
    reach: Number


# -- Other cards -------------------------------------------------------------------------------------------------------


class GiftToOneself(Objection):
    """A Regeneration Field is for another player (hb.regeneration.other)."""


class OneOddBall(Objection):
    """There is one Odd Ball at a time (hb.odd_ball.only_one)."""


class VisionOfOwnHand(Objection):
    """Promethean Vision is for another's hand (hb.vision.other)."""

    card: Card


class VisionOfEmptyHand(Objection):
    """Promethean Vision takes a card that is there (hb.vision.draw)."""

    target: Seat


class VisionOfNothing(Objection):
    """Promethean Vision needs somebody with cards (hb.vision.needs_target)."""

    card: Card


class CamouflageOfOwnHand(Objection):
    """Active Camouflage is for another's hand (hb.camouflage.not_own_hand)."""

    card: Card


class CamouflageOfEmptyHand(Objection):
    """Active Camouflage takes a card that is there (hb.camouflage.hand)."""

    target: Seat


class CamouflageOfOwnCards(Objection):
    """Active Camouflage is not for one's own cards in play (hb.camouflage.own)."""


class CamouflageOfNoCard(Objection):
    """Active Camouflage takes a card that lies there (hb.camouflage.in_play)."""

    card: Card
    target: Seat


class CamouflageOfNothing(Objection):
    """Active Camouflage needs a card to take (hb.camouflage.needs_target)."""

    card: Card


class OnlyEngineer(Objection):
    """Nobody else turns an Overshield for a card (hb.engineer.draw)."""


class LastOvershield(Objection):
    """Engineer keeps the last Overshield (hb.engineer.not_last)."""


# -- Answers to others, and the end of a turn --------------------------------------------------------------------------


class ShieldOutOfTurn(Objection):
    """A Hardlight Shield answers an attack (hb.shield.reaction)."""


class NoShieldInHand(Objection):
    """A Shield is played from the hand (hb.shield.may)."""

    card: Card


class NotYourTurn(Objection):
    """Other cards are for one's own turn (hb.play.own_turn)."""

    card: Card


class OnlyMedic(Objection):
    """Nobody else shields with a Weapon (hb.medic.weapon)."""

    card: Card


class MedicsLastCard(Objection):
    """Medic keeps the last card (hb.medic.not_last)."""

    card: Card


class NoWeaponForFlood(Objection):
    """A Weapon helps against the Flood (hb.flood.weapon)."""

    card: Card


class NoWeaponForOddBall(Objection):
    """The Odd Ball asks for a Weapon (hb.odd_ball.weapon)."""

    card: Card


class WeaponMust(Objection):
    """Whoever holds a Weapon pays the Odd Ball with it (hb.odd_ball.forced)."""


class TooManyCards(Objection):
    """No more than seven cards are kept (hb.discard.must)."""
