"""What can stand against an answer, and which clause it is; `words/<language>.ftl` says it."""

from __future__ import annotations

from standoff.engine.declare import Number, Objection, Seat
from standoff.games.bang.kinds import Card, CardName

# -- Playing a card ----------------------------------------------------------------------------------------------------


class InPlayAlready(Objection):
    """One card of a name is enough (bang.play.one_copy)."""

    name: CardName


class WeaponInPlayAlready(Objection):
    """The same weapon is not laid twice (bang.weapons.same_name)."""

    name: CardName


class OnlyAnAnswer(Objection):
    """A Missed! is no card for one's own turn (bang.missed.only_answer)."""


class TargetEliminated(Objection):
    """Whoever is out is not counted any more (bang.distance.eliminated)."""

    target: Seat


class BangAtOneself(Objection):
    """A BANG! is for another player (bang.bang.others)."""


class OneBang(Objection):
    """One BANG! in a turn (bang.play.one_bang)."""


class OutOfReach(Objection):
    """The weapon does not reach so far (bang.bang.reach)."""

    target: Seat
    distance: Number
    reach: Number


class DuelWithOneself(Objection):
    """A Duel is for another player (bang.duel.challenge)."""


# -- Taking a card -----------------------------------------------------------------------------------------------------


class PanicAtOwnHand(Objection):
    """Panic!, of one's own cards (bang.panic.own)."""


class CatBalouAtOwnHand(Objection):
    """Cat Balou, of one's own cards (bang.cat_balou.own)."""


class PanicTooFar(Objection):
    """A Panic! reaches a distance of 1 (bang.panic.distance)."""

    target: Seat
    distance: Number


class NothingToPanic(Objection):
    """There is no card for a Panic! (bang.panic.nothing)."""

    target: Seat


class NothingForCatBalou(Objection):
    """There is no card for Cat Balou (bang.cat_balou.nothing)."""

    target: Seat


# -- Jail --------------------------------------------------------------------------------------------------------------


class SheriffInJail(Objection):
    """The Sheriff stays free (bang.jail.sheriff)."""


class InJailAlready(Objection):
    """Nobody is in Jail twice (bang.jail.twice)."""

    target: Seat


class JailForOneself(Objection):
    """Jail is for others, where that is the rule (bang.jail.yourself)."""


# -- Shot at, in a Duel, dying -----------------------------------------------------------------------------------------


class NoBarrelLeft(Objection):
    """Each Barrel is tried once (bang.barrel.draw)."""


class BeerAgainstShot(Objection):
    """A Beer is for a lethal hit (bang.beer.only_lethal)."""


class NoMissed(Objection):
    """The card does not cancel a shot (bang.missed.cancels)."""

    card: Card


class MissedInDuel(Objection):
    """A Duel is fought with BANG! (bang.duel.no_missed)."""


class MissedAgainstIndians(Objection):
    """Indians! are met with a BANG! (bang.indians.no_missed)."""


class NoBangInDuel(Objection):
    """The card is no BANG! for a Duel (bang.duel.in_turn)."""

    card: Card


class NoBangAgainstIndians(Objection):
    """The card is no BANG! against Indians! (bang.indians.bang_or_lose)."""

    card: Card


class BeerOfTwoLeft(Objection):
    """A Beer has no effect when two are left (bang.beer.two_left)."""


class SaloonIsNoBeer(Objection):
    """A Saloon saves nobody (bang.saloon.not_beer)."""


class NoBeer(Objection):
    """The card is no Beer (bang.out.unless_beer)."""

    card: Card


# -- Characters, and the end of a turn ---------------------------------------------------------------------------------


class AllLifePoints(Objection):
    """Sid Ketchum does not go beyond his life points (bang.sid.cap)."""


class TwoCardsNeeded(Objection):
    """Sid Ketchum gives two cards from his hand (bang.sid.two_cards)."""


class NotSidsMoment(Objection):
    """Sid Ketchum's ability at any time, or only in some moments (bang.sid.any_time)."""


class OwnHand(Objection):
    """Jesse Jones draws from the hand of another (bang.jesse.first)."""


class EmptyHand(Objection):
    """Jesse Jones draws where there is a card (bang.jesse.first)."""

    target: Seat


class Eliminated(Objection):
    """Whoever is out has no cards (bang.out.discard_all)."""

    target: Seat


class TooManyCards(Objection):
    """As many cards as life points (bang.discard.excess)."""

    most: Number


class NotDealt(Objection):
    """A character is one of those that were dealt to the player (bang.setup.choose_character)."""
