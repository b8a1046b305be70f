"""Every message of the game, once: what is asked, what may be answered, what happens, and who may know it (see
`engine.declare`). A name in capitals or small letters stands for the message as a whole number: `ASK_SHIELD` is the
kind of question that `AskShield` is, `attack_with(card, target)` the number of the answer `AttackWith`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from standoff.engine.declare import Answer, Asked, Between, Event, Flag, Note, Number, Open, Private, Seat
from standoff.engine.packing import only, packer
from standoff.engine.vocabulary import Messages, kind_of
from standoff.games.halo_bang import objections
from standoff.games.halo_bang.kinds import Card, Multiplier, PhaseName, Spartan, Specialization, Team

# -- Questions ---------------------------------------------------------------------------------------------------------


class AskPlay(Asked):
    """The Play phase: play a card, or end the turn; so many Weapons may still be played (hb.play.any_number)."""

    weapons: Number
    always: ClassVar[bool] = True


class AskShield(Asked):
    """A Weapon or a Pulse Grenade: a Shield, or so much damage (hb.shield.may, hb.pulse.shield)."""

    by: Seat
    card: Open[Card]
    damage: Number
    always: ClassVar[bool] = True


class AskFlood(Asked):
    """A Flood: a Weapon, or so much damage (hb.flood.weapon)."""

    by: Seat
    card: Open[Card]
    damage: Number
    always: ClassVar[bool] = True


class AskDiscard(Asked):
    """So many cards more than may be kept at the end of the turn (hb.discard.seven)."""

    amount: Number
    limit: Number
    always: ClassVar[bool] = True


class AskOddBall(Asked):
    """The Odd Ball has revealed a Weapon: one of the hand, or a Dog Tag, unless none can be lost (hb.odd_ball.weapon,
    hb.three.odd_ball).
    """

    card: Open[Card]
    revealed: Open[Card]
    tag: Flag
    always: ClassVar[bool] = True


class AskTrack(Asked):
    """Tracker: the uppermost discard, or a card of the deck? (hb.tracker.take)"""

    card: Open[Card]


ASK_PLAY: Final = kind_of(AskPlay)
ASK_SHIELD: Final = kind_of(AskShield)
ASK_FLOOD: Final = kind_of(AskFlood)
ASK_DISCARD: Final = kind_of(AskDiscard)
ASK_ODD_BALL: Final = kind_of(AskOddBall)
ASK_TRACK: Final = kind_of(AskTrack)


# -- Answers -----------------------------------------------------------------------------------------------------------


class EndTurn(Answer):
    """The Play phase is over."""

    nothing: ClassVar[bool] = True


class TakeDamage(Answer):
    """No Shield against an attack, no Weapon against a Flood."""

    nothing: ClassVar[bool] = True


class Pay(Answer):
    """A Dog Tag for the Odd Ball; the ONI Operative of three gives up nothing but the Odd Ball itself."""


class KeepAll(Answer):
    """Every card stays in the hand; never an option, since nobody is asked who could."""

    nothing: ClassVar[bool] = True


class FromDeck(Answer):
    """The first card comes from the deck."""


class FromDiscard(Answer):
    """The first card is the uppermost discard."""


class TurnOvershield(Answer):
    """Engineer's token for a card."""


class Play(Answer):
    """A card that is aimed at nobody."""

    card: Card


class DiscardCard(Answer):
    """A card of the hand to the discard pile, as the question wants it."""

    card: Card


class ShieldWith(Answer):
    """A Weapon that does for a Hardlight Shield."""

    card: Card


class PlayForNothing(Answer):
    """A card that would take something, though nobody has anything that it could take."""

    card: Card


class AttackWith(Answer):
    """A Weapon against a player."""

    card: Card
    target: Seat


class PlayOn(Answer):
    """A card aimed at a player."""

    card: Card
    target: Seat


class PlayFor(Answer):
    """A Regeneration Field, with a card for another player."""

    card: Card
    target: Seat


class PlayOnHand(Answer):
    """An Active Camouflage for a random card of a hand."""

    card: Card
    target: Seat


class PlayOnLaid(Answer):
    """An Active Camouflage for an Enhancement in front of a player."""

    card: Card
    laid: Card
    target: Seat


END_TURN: Final = only(EndTurn)
TAKE_DAMAGE: Final = only(TakeDamage)
PAY: Final = only(Pay)
KEEP_ALL: Final = only(KeepAll)
FROM_DECK: Final = only(FromDeck)
FROM_DISCARD: Final = only(FromDiscard)
TURN_OVERSHIELD: Final = only(TurnOvershield)
play = packer(Play)
discard_card = packer(DiscardCard)
shield_with = packer(ShieldWith)
play_for_nothing = packer(PlayForNothing)
attack_with = packer(AttackWith)
play_on = packer(PlayOn)
play_for = packer(PlayFor)
play_on_hand = packer(PlayOnHand)
play_on_laid = packer(PlayOnLaid)


# -- Notes -------------------------------------------------------------------------------------------------------------


class Hits(Note):
    """What an attack deals if it is not shielded, and at which Range (hb.weapon.damage, hb.weapon.check_range)."""

    damage: Number
    range: Number


class Affects(Note):
    """Whom a Pulse Grenade or a Flood affects, in the order in which they answer (hb.pulse.others, hb.flood.others)."""

    seats: list[Seat]


class Regains(Note):
    """How many Overshields a Regeneration Field brings back (hb.regeneration.regain)."""

    amount: Number


# -- Set-up ------------------------------------------------------------------------------------------------------------


class SeatSpartan(Event):
    """Who plays which Spartan (hb.setup.spartans)."""

    seat: Seat
    spartan: Spartan


class ShuffleMultipliers(Event):
    """The Multiplier Tokens of a team are shuffled, and one is dealt to each of these seats, face down
    (hb.setup.multipliers).
    """

    team: Team
    seats: list[Seat]
    multipliers: Open[list[Multiplier]]


class LookAtMultiplier(Event):
    """A player looks at his own token (hb.setup.multiplier_own)."""

    seat: Seat
    multiplier: Private[Multiplier]


class SeatSpecialization(Event):
    """Who has which specialization, with so many Overshields (hb.setup.specializations)."""

    seat: Seat
    specialization: Specialization
    overshields: Number


class TakeTags(Event):
    """The Dog Tags that a player begins with (hb.setup.tags_four, hb.setup.tags_three)."""

    seat: Seat
    tags: Number


class Pog(Event):
    """The pog shows a team, and its Leader begins (hb.setup.pog)."""

    team: Team
    seat: Seat


class ShuffleDeck(Event):
    """These cards, shuffled, are the deck (hb.setup.deal)."""

    cards: Open[list[Card]]


# -- A turn and the deck -----------------------------------------------------------------------------------------------


class Turn(Event):
    """A turn begins with its Respawn phase (hb.turn.clockwise)."""

    seat: Seat


class Phase(Event):
    """The turn goes on to its next phase (hb.turn.phases)."""

    seat: Seat
    phase: PhaseName


class Draw(Event):
    """The top card of the deck into a hand; so many are left in the deck (hb.draw.two)."""

    seat: Seat
    card: Private[Card]
    left: Number


class Track(Event):
    """The uppermost discard into a hand (hb.tracker.take)."""

    seat: Seat
    card: Open[Card]


class Reveal(Event):
    """The top card of the deck, shown for the Odd Ball, goes to the discard pile; so many are left in the deck
    (hb.odd_ball.reveal).
    """

    seat: Seat
    card: Open[Card]
    left: Number


class EndOfDeck(Event):
    """The deck has run out (hb.deck.when)."""


class Reshuffle(Event):
    """The discard pile, shuffled, is the new deck (hb.deck.reshuffle)."""

    cards: Open[list[Card]]


# -- Cards -------------------------------------------------------------------------------------------------------------


class Attack(Event):
    """A Weapon leaves a hand; it lies open while it is played (hb.play.weapon)."""

    seat: Seat
    card: Open[Card]
    target: Seat


class Shield(Event):
    """From a hand to the discard pile, in answer to somebody's card (hb.shield.no_effect)."""

    seat: Seat
    card: Open[Card]
    by: Seat


class Brace(Event):
    """A player takes the damage of somebody's card, which is dealt when all have answered (hb.area.order)."""

    seat: Seat
    by: Seat
    card: Open[Card]


class PlayCard(Event):
    """An Action leaves a hand, perhaps aimed at somebody; it lies open while it is played (hb.play.action)."""

    seat: Seat
    card: Open[Card]
    target: Seat | None


class DiscardPlayed(Event):
    """The card that was being played goes to the discard pile (hb.weapon.discarded)."""

    seat: Seat
    card: Open[Card]


class Lay(Event):
    """An Enhancement from a hand in front of a player (hb.play.enhancement)."""

    seat: Seat
    card: Open[Card]
    owner: Seat


class Remove(Event):
    """Somebody sends an Enhancement in front of a player, perhaps himself, to the discard pile (hb.camouflage.in_play,
    hb.odd_ball.tag).
    """

    seat: Seat
    owner: Seat
    card: Open[Card]


class PassOddBall(Event):
    """The Odd Ball in front of a player goes to the one on his left (hb.odd_ball.no_weapon)."""

    seat: Seat
    card: Open[Card]
    to: Seat


class NoWeapon(Event):
    """A player has cards in hand, but no Weapon to discard for the Odd Ball (hb.odd_ball.forced)."""

    seat: Seat


class Discard(Event):
    """From a hand to the discard pile, because of a Flood or of the Odd Ball, or of none if the hand is too large
    (hb.discard.seven).
    """

    seat: Seat
    card: Open[Card]
    cause: Open[Card | None]


class DiscardAtRandom(Event):
    """Somebody sends any card of a hand to the discard pile (hb.camouflage.hand)."""

    seat: Seat
    owner: Seat
    card: Open[Card]


class Steal(Event):
    """Any card of one hand into another (hb.vision.draw)."""

    seat: Seat
    owner: Seat
    card: Between[Card]


# -- Overshields and Dog Tags ------------------------------------------------------------------------------------------


class Respawn(Event):
    """All Overshields of a killed player are blue again (hb.respawn.flip)."""

    seat: Seat
    left: Number


class Damage(Event):
    """Overshields lost by somebody's card (hb.damage.token)."""

    seat: Seat
    amount: Number
    by: Seat
    card: Open[Card]
    left: Number


class Regain(Event):
    """All Overshields are blue again by a card; so many of them were not (hb.regeneration.regain)."""

    seat: Seat
    amount: Number
    card: Open[Card]
    left: Number


class SpendToken(Event):
    """An Overshield is turned for a card (hb.engineer.draw)."""

    seat: Seat
    left: Number


class Kill(Event):
    """The killed player gives a Dog Tag to whoever killed him: `left` are those of the killed, `by_tags` those of the
    killer (hb.kill.tag).
    """

    seat: Seat
    by: Seat
    left: Number
    by_tags: Number


class LoseTag(Event):
    """A Dog Tag goes into the box, which now holds so many: for the Odd Ball, or for no card at the end of the deck
    (hb.deck.box).
    """

    seat: Seat
    cause: Open[Card | None]
    left: Number
    box: Number


class Figures(Event):
    """What follows from what lies open: at which Range each seat attacks every other (None is no target), how much of
    that Range is Stealth and Operator of the one who is attacked, how many Weapons each may play in a turn, and who is
    Respawning (hb.range.places).
    """

    ranges: list[list[Number | None]]
    added: list[Number]
    weapons: list[Number]
    respawning: list[Seat]


# -- The end -----------------------------------------------------------------------------------------------------------


class LastStanding(Event):
    """Only this player has any Overshields (hb.last.standing)."""

    seat: Seat


class OutOfTags(Event):
    """These players have no Dog Tag left (hb.end.no_tags)."""

    seats: list[Seat]


class ShowMultiplier(Event):
    """A Multiplier Token, for all to see (hb.score.reveal)."""

    seat: Seat
    multiplier: Open[Multiplier]


class ShowHand(Event):
    """A whole hand, for all to see (hb.score.hands)."""

    seat: Seat
    cards: Open[list[Card]]


class CountTags(Event):
    """A player's Dog Tags, what each is worth, and the points for them (hb.score.tags)."""

    seat: Seat
    tags: Number
    worth: Number
    points: Number


class CountPods(Event):
    """The Ordnance Pods in a player's hand, and the points for them (hb.score.pod)."""

    seat: Seat
    pods: Number
    points: Number


class Betrayal(Event):
    """A kill within this team has ended the game, and costs it points (hb.betrayal.penalty)."""

    team: Team
    penalty: Number


class Score(Event):
    """The points of a team (hb.score.team)."""

    team: Team
    points: Number


class Tie(Event):
    """Teams share the highest score (hb.tie.damage)."""

    teams: list[Team]
    points: Number


class OniTakesTie(Event):
    """The ONI Operative wins every tie (hb.tie.oni)."""

    seat: Seat


class CountDamage(Event):
    """What a team holds: the damage of its Weapons, and so many of a card that counts one each (hb.tie.firepower)."""

    team: Team
    weapons: Number
    card: Open[Card]
    cards: Number
    damage: Number


class End(Event):
    """The game is over (hb.end.at_once)."""

    winners: list[Seat]


MESSAGES = Messages(globals(), vars(objections))
read = MESSAGES.answers.read
