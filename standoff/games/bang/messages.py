"""Every message of the game, once: what is asked, what may be answered, what happens, and who may know it (see
`engine.declare`). A name in capitals or small letters stands for the message as a whole number: `SHOT` is the kind of
question that `AskShot` is, `play_at(card, target)` the number of the answer `PlayAt`.
"""

from __future__ import annotations

from typing import ClassVar, Final

from standoff.engine.declare import Answer, Asked, Between, BySeat, Event, Flag, Note, Number, Open, Private, Seat
from standoff.engine.packing import only, packer
from standoff.engine.vocabulary import Messages, kind_of
from standoff.games.bang import objections
from standoff.games.bang.kinds import Card, CardName, Character, Help, Role, Source

# -- Questions ---------------------------------------------------------------------------------------------------------


class AskPlay(Asked):
    """The second phase: play a card, or end the turn (bang.play.any_number)."""

    always: ClassVar[bool] = True


class AskShot(Asked):
    """Somebody is shot at: so many Missed! are needed, so many Barrels can be tried (bang.missed.cancels)."""

    needed: Number
    barrels: Number
    by: Seat
    card: Open[Card]
    always: ClassVar[bool] = True


class AskIndians(Asked):
    """A BANG! or a life point (bang.indians.bang_or_lose)."""

    by: Seat
    card: Open[Card]
    always: ClassVar[bool] = True


class AskDuel(Asked):
    """The next BANG! of a Duel, or a life point (bang.duel.in_turn)."""

    foe: Seat
    by: Seat
    card: Open[Card]
    always: ClassVar[bool] = True


class AskDying(Asked):
    """A lethal hit: save yourself? (bang.out.unless_beer)"""

    needed: Number
    by: Seat | None
    card: Open[Card]
    always: ClassVar[bool] = True


class AskDiscard(Asked):
    """Too many cards at the end of the turn (bang.discard.excess)."""

    amount: Number
    limit: Number
    always: ClassVar[bool] = True


class AskStore(Asked):
    """A card of the General Store (bang.store.choose)."""

    by: Seat


class AskFlip(Asked):
    """Lucky Duke: which of the two counts? (bang.lucky_duke.two)"""

    cause: CardName


class AskPutBack(Asked):
    """Kit Carlson: which of the three lies on top again? (bang.kit.put_back)"""

    always: ClassVar[bool] = True


class AskFirstCard(Asked):
    """Jesse Jones and Pedro Ramirez: where does the first card come from? (bang.jesse.first, bang.pedro.discard)"""

    character: Character


class AskDiscardForLife(Asked):
    """Sid Ketchum: one of the two cards for his life point (bang.sid.two_cards)."""

    left: Number
    always: ClassVar[bool] = True


class AskWindow(Asked):
    """Sid Ketchum: now? (bang.sid.any_time)"""


class AskOrder(Asked):
    """Everything is discarded: which card is next? (bang.out.order)"""

    always: ClassVar[bool] = True


class AskCharacter(Asked):
    """One of two characters (bang.setup.choose_character)."""


class AskKeep(Asked):
    """Keep the character for the next game? (bang.new_game.keep)"""

    character: Character


PLAY: Final = kind_of(AskPlay)
SHOT: Final = kind_of(AskShot)
SHOOT_INDIANS: Final = kind_of(AskIndians)
SHOOT_BACK: Final = kind_of(AskDuel)
DYING: Final = kind_of(AskDying)
DISCARD: Final = kind_of(AskDiscard)
STORE: Final = kind_of(AskStore)
FLIP: Final = kind_of(AskFlip)
PUT_BACK: Final = kind_of(AskPutBack)
FIRST_CARD: Final = kind_of(AskFirstCard)
SID_DISCARD: Final = kind_of(AskDiscardForLife)
SID_WINDOW: Final = kind_of(AskWindow)
ORDER: Final = kind_of(AskOrder)
CHARACTER: Final = kind_of(AskCharacter)
KEEP: Final = kind_of(AskKeep)


# -- Answers -----------------------------------------------------------------------------------------------------------


class Use(Answer):
    """A card of the hand, as the question wants it: a Missed!, a BANG!, a Beer, a discard."""

    card: Card


class Play(Answer):
    """A card that is aimed at nobody."""

    card: Card


class EndTurn(Answer):
    """The second phase is over."""

    nothing: ClassVar[bool] = True


class Pass(Answer):
    """No: take the hit, give up, not now."""

    nothing: ClassVar[bool] = True


class UseBarrel(Answer):
    """Draw! for a Barrel."""


class UseSid(Answer):
    """Two cards for a life point."""


class FromDeck(Answer):
    """The first card comes from the deck."""


class FromDiscard(Answer):
    """The first card comes from the discard pile."""


class FromHand(Answer):
    """The first card comes from a hand."""

    seat: Seat


class Choose(Answer):
    """A character, to play or to keep."""

    character: Character


class Pick(Answer):
    """One of the cards that lie there, open or on top of the deck."""

    card: Card


class PlayAt(Answer):
    """A card aimed at a player."""

    card: Card
    target: Seat


class TakeFromHand(Answer):
    """A Panic! or a Cat Balou for a random card of a hand."""

    card: Card
    target: Seat


class TakeLaid(Answer):
    """A Panic! or a Cat Balou for a card in play."""

    card: Card
    target: Seat
    laid: Card


use = packer(Use)
play = packer(Play)
END_TURN: Final = only(EndTurn)
PASS: Final = only(Pass)
USE_BARREL: Final = only(UseBarrel)
USE_SID: Final = only(UseSid)
FROM_DECK: Final = only(FromDeck)
FROM_DISCARD: Final = only(FromDiscard)
from_hand = packer(FromHand)
choose = packer(Choose)
pick = packer(Pick)
play_at = packer(PlayAt)
take_from_hand = packer(TakeFromHand)
take_laid = packer(TakeLaid)


# -- Notes -------------------------------------------------------------------------------------------------------------


class NoEffect(Note):
    """A Beer is wasted: two are left, or the player has all his life points (bang.beer.two_left, bang.beer.full)."""

    two_left: Flag


class InPlaceOf(Note):
    """A weapon takes the place of another (bang.weapons.replace)."""

    card: Card


class ByBarrel(Note):
    """The Barrel that is tried: the card in play first, then that which Jourdonnais always has, which is no card
    (bang.barrel.draw, bang.jourdonnais.barrel).
    """

    card: Card | None


# -- Preparation -------------------------------------------------------------------------------------------------------


class NewGame(Event):
    """The table is empty, and everybody is in play (bang.new_game.no_cards)."""

    number: Number


class ShuffleRoles(Event):
    """These role cards are shuffled, and one is dealt to each player, face down (bang.setup.roles_dealt)."""

    roles: Open[list[Role]]


class LookAtRole(Event):
    """A player looks at his own role (bang.setup.roles_secret)."""

    seat: Seat
    role: Private[Role]


class ShowRole(Event):
    """A role, for all to see (bang.setup.sheriff_open)."""

    seat: Seat
    role: Open[Role]


class Offer(Event):
    """Two characters to choose from (bang.setup.choose_character)."""

    seat: Seat
    characters: list[Character]


class Keep(Event):
    """A survivor keeps his character for the next game, or draws a new one (bang.new_game.keep)."""

    seat: Seat
    keeps: Flag


class SeatCharacter(Event):
    """Who plays whom (bang.setup.announced)."""

    seat: Seat
    character: Character


class SeatCharacters(Event):
    """Everybody has a character, and the rest goes into the box (bang.setup.box)."""

    characters: list[Character]


class Load(Event):
    """The bullets that a player begins with (bang.setup.bullets)."""

    seat: Seat
    life: Number


class ShuffleDeck(Event):
    """These cards, shuffled, are the deck (bang.setup.deck)."""

    cards: Open[list[Card]]


# -- The deck ----------------------------------------------------------------------------------------------------------


class Reshuffle(Event):
    """The discard pile, shuffled, comes under what is left of the deck (bang.deck.reshuffle)."""

    cards: Open[list[Card]]


class Draw(Event):
    """The top card of the deck into a hand, or the one beneath it (bang.symbol.draw)."""

    seat: Seat
    card: Private[Card]
    below: Flag


class Look(Event):
    """At a card of the deck; the topmost is number 1 (bang.kit.look)."""

    seat: Seat
    card: Private[Card]
    place: Number


class PutBack(Event):
    """One of the cards that were looked at lies on top of the deck now (bang.kit.put_back)."""

    seat: Seat
    card: Private[Card]


class Flip(Event):
    """The top card of the deck, face up, for a "draw!" (bang.draw.flip)."""

    seat: Seat
    card: Open[Card]
    cause: CardName


class Verdict(Event):
    """What a "draw!" comes to: by this card it succeeds or fails (bang.draw.succeeds)."""

    seat: Seat
    card: Open[Card | None]
    cause: CardName
    success: Flag


class OpenStore(Event):
    """A card of the deck, face up, for all to choose from (bang.store.reveal)."""

    card: Open[Card]


# -- Cards -------------------------------------------------------------------------------------------------------------


class Show(Event):
    """A card of the hand is shown to all, and stays there (bang.black_jack.show)."""

    seat: Seat
    card: Open[Card]


class PlayCard(Event):
    """From the hand to the discard pile, perhaps aimed at somebody (bang.brown.discard)."""

    seat: Seat
    card: Open[Card]
    target: Seat | None


class Lay(Event):
    """From a hand in front of a player (bang.blue.in_play)."""

    seat: Seat
    card: Open[Card]
    owner: Seat


class Discard(Event):
    """To the discard pile (bang.symbol.discard)."""

    seat: Seat
    card: Open[Card]
    source: Source


class Drop(Event):
    """A player is made to discard (bang.cat_balou.discard)."""

    seat: Seat
    owner: Seat
    card: Open[Card]
    source: Source


class Steal(Event):
    """A random card from one hand into another (bang.symbol.random_hand)."""

    seat: Seat
    owner: Seat
    card: Between[Card]


class Grab(Event):
    """A card in play into a hand (bang.symbol.choose_in_play)."""

    seat: Seat
    owner: Seat
    card: Open[Card]


class Inherit(Event):
    """The whole hand of the eliminated into another (bang.sam.takes_all)."""

    seat: Seat
    owner: Seat
    cards: Between[list[Card]]
    amount: Number


class Take(Event):
    """A card that lay open into a hand (bang.symbol.to_hand)."""

    seat: Seat
    card: Open[Card]
    source: Source


class PassOn(Event):
    """The Dynamite to the next player (bang.dynamite.pass)."""

    seat: Seat
    card: Open[Card]
    to: Seat


# -- Life points -------------------------------------------------------------------------------------------------------


class Hit(Event):
    """Life points lost by a card of somebody, or by nobody's (Dynamite) (bang.bang.loss)."""

    seat: Seat
    amount: Number
    by: Seat | None
    card: Open[Card]
    left: Number


class Regain(Event):
    """A life point, or none for whoever has all (bang.symbol.regain)."""

    seat: Seat
    amount: Number
    source: Help
    left: Number


class Cancel(Event):
    """A shot is answered, with a card or a Barrel; so many Missed! are still needed (bang.missed.cancels)."""

    seat: Seat
    by: Seat
    card: Open[Card | None]
    needed: Number


class Out(Event):
    """Eliminated; the role is shown (bang.out.last_point)."""

    seat: Seat
    role: Open[Role]


class Explode(Event):
    """The Dynamite goes off (bang.dynamite.explodes)."""

    seat: Seat


class Jail(Event):
    """The prisoner escapes, or misses his turn (bang.jail.draw)."""

    seat: Seat
    free: Flag


class Reward(Event):
    """For an Outlaw (bang.reward.outlaw)."""

    seat: Seat


class Penalty(Event):
    """For a Deputy (bang.penalty.deputy)."""

    seat: Seat


# -- Turns and ends ----------------------------------------------------------------------------------------------------


class Turn(Event):
    """A turn begins (bang.turn.clockwise)."""

    seat: Seat


class Figures(Event):
    """What follows from what lies open: how far weapons shoot, at what distance each living seat sees the others (0 is
    nobody's), how much of that are Mustangs of the one who is seen and how much Scopes of the other take away, and how
    many BANG! the player whose turn it is may still play, None for any number (bang.distance.shortest).
    """

    reach: list[Number]
    distances: list[list[Number]]
    mustangs: list[Number]
    scopes: list[Number]
    bangs: Number
    bangs_left: Number | None


class End(Event):
    """The game is over (bang.end.after_card); the last one that is played, or another follows."""

    winners: list[Seat]
    last: Flag


class Match(Event):
    """Games won by each seat so far (bang.new_game.match)."""

    wins: list[BySeat]


MESSAGES = Messages(globals(), vars(objections))
read = MESSAGES.answers.read
