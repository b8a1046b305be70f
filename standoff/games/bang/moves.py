"""The atomic changes. Nothing else writes to the table, and nothing else tells what happened."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.knowledge import EVERYBODY, NO_ONE, only
from standoff.engine.rng import below, shuffle
from standoff.engine.state import NOBODY
from standoff.games.bang.names import (
    BARREL,
    CHARACTER_KEYS,
    E_CANCEL,
    E_CHARACTER,
    E_DISCARD,
    E_DRAW,
    E_DROP,
    E_END,
    E_EXPLODE,
    E_FLIP,
    E_HIT,
    E_INHERIT,
    E_JAIL,
    E_KEEP,
    E_LAY,
    E_LOOK,
    E_MATCH,
    E_OFFER,
    E_OUT,
    E_PASS_ON,
    E_PENALTY,
    E_PLAY,
    E_PUT_BACK,
    E_REGAIN,
    E_REWARD,
    E_ROLE,
    E_SHOW,
    E_SHUFFLE,
    E_STEAL,
    E_STORE,
    E_TAKE,
    E_TURN,
    FIRST_WEAPON,
    JOURDONNAIS,
    MUSTANG,
    NO_CARD,
    PAUL,
    ROSE,
    SCOPE,
    SHERIFF,
    VOLCANIC,
    WEAPONS_LAID,
    WILLY,
)
from standoff.games.bang.queries import starting_life
from standoff.games.bang.state import State

# -- Preparation -----------------------------------------------------------------------------------------------------


def deal_roles(t: State, sheriff: int) -> None:
    """Shuffle the role cards of this number of players and give each one, face down (bang.setup.roles_dealt).

    The Sheriff shows his (bang.setup.sheriff_open), the others keep theirs secret (bang.setup.roles_secret). A Sheriff
    who is named beforehand gets that role, and chance deals the others (bang.new_game.pass_sheriff).
    """
    cards = list(t.data.roles[t.n])
    if sheriff == NOBODY:
        shuffle(t, cards)
    else:
        cards.remove(SHERIFF)
        shuffle(t, cards)
        cards.insert(sheriff, SHERIFF)
    t.roles = tuple(cards)
    t.role_seen = tuple(EVERYBODY if cards[s] == SHERIFF else only(s) for s in range(t.n))
    if t.events is not None:
        for seat in range(t.n):
            t.events.append((E_ROLE, seat, cards[seat], t.role_seen[seat]))


def draw_character(t: State) -> int:
    """A character at random from those that nobody has (bang.setup.characters)."""
    card = t.box[below(t, len(t.box))]
    t.box = tuple(c for c in t.box if c != card)
    return card


def offer_characters(t: State, seat: int, first: int, second: int) -> None:
    """Two characters lie before a player, who plays one of them (bang.setup.choose_character)."""
    t.offered = (first, second)
    if t.events is not None:
        t.events.append((E_OFFER, seat, first, second))


def seat_characters(t: State, characters: tuple[int, ...]) -> None:
    """Who plays whom, announced with his ability (bang.setup.announced); the rest goes into the box (bang.setup.box).

    What a character is considered to have in play at all times counts from here on: Jourdonnais a Barrel
    (bang.jourdonnais.barrel), Paul Regret a Mustang (bang.paul.mustang), Rose Doolan a Scope (bang.rose.scope). Willy
    the Kid shoots as if with a Volcanic, but at any reach (bang.willy.any_number).
    """
    t.offered = ()
    t.characters = characters
    t.seat_of = tuple(characters.index(c) if c in characters else NOBODY for c in range(len(CHARACTER_KEYS)))
    t.barrels = tuple(int(c == JOURDONNAIS) for c in characters)
    t.mustangs = tuple(int(c == PAUL) for c in characters)
    t.scopes = tuple(int(c == ROSE) for c in characters)
    t.rapid = tuple(int(c == WILLY) for c in characters)
    if t.events is not None:
        for seat in range(t.n):
            t.events.append((E_CHARACTER, seat, t.characters[seat]))


def load_bullets(t: State) -> None:
    """Everybody takes his bullets: the life points that he begins with (bang.setup.bullets, bang.character.life)."""
    t.most = tuple(starting_life(t, t.roles[s], t.characters[s]) for s in range(t.n))
    t.life = list(t.most)


def clear_table(t: State, kept: tuple[int, ...]) -> None:
    """All cards back, all players in play: nobody keeps a card for a following game (bang.new_game.no_cards), only his
    character.
    """
    t.box = tuple(c for c in range(len(CHARACTER_KEYS)) if c not in kept)
    t.characters = ()
    t.most = ()
    t.life = [0] * t.n
    t.deck = []
    t.hands = [[] for _ in range(t.n)]
    t.in_play = ((),) * t.n
    t.store = ()
    t.flipped = ()
    t.discard = []
    t.laid = (0,) * t.n
    t.reach = (t.data.colt,) * t.n
    t.hurt = [0] * t.n
    t.alive = tuple(range(t.n))
    t.bangs = 0
    t.ended = False
    t.number += 1


def shuffle_deck(t: State) -> None:
    """The playing cards, shuffled, face down in the middle (bang.setup.deck), beside an empty discard pile
    (bang.setup.discard_room); beginners leave out those with a book
    (bang.setup.beginners).
    """
    left_out = t.data.book if t.settings.beginners else ()
    t.deck = [c for c in range(len(t.kinds)) if t.kinds[c] not in left_out]
    t.seen = [NO_ONE] * len(t.kinds)
    shuffle(t, t.deck)


# -- The deck --------------------------------------------------------------------------------------------------------


def reshuffle(t: State) -> None:
    """The discard pile is shuffled and becomes the deck (bang.deck.reshuffle), whatever lies there: also the card that
    is being played (bang.deck.played_card). What is left of the old deck stays on top (bang.deck.continue).
    """
    fresh = t.discard
    if not fresh:
        return
    for card in fresh:
        t.seen[card] = NO_ONE
    t.discard = []
    shuffle(t, fresh)
    t.deck = fresh + t.deck
    if t.events is not None:
        t.events.append((E_SHUFFLE, len(fresh)))


def take_top(t: State) -> int:
    """The top card of the deck, or no card if deck and discard pile are both empty (bang.deck.both_empty)."""
    if not t.deck:
        reshuffle(t)
        if not t.deck:
            return NO_CARD
    return t.deck.pop()


def watch_deck(t: State) -> None:
    """As soon as the deck is empty it is made anew (bang.deck.reshuffle), unless the table waits for the next draw."""
    if not t.deck and t.settings.reshuffle == "at once":
        reshuffle(t)


def draw(t: State, seat: int) -> int:
    """The top card of the deck into a hand (bang.symbol.draw); seen by its drawer, and by those who knew it before."""
    card = take_top(t)
    if card != NO_CARD:
        t.hands[seat].append(card)
        seen = t.seen[card] = t.seen[card] | 1 << seat
        if t.events is not None:
            t.events.append((E_DRAW, seat, card, seen))
        if not t.deck:
            watch_deck(t)
    return card


def draw_cards(t: State, seat: int, how_many: int) -> None:
    """Several cards, one after the other."""
    for _ in range(how_many):
        draw(t, seat)


def show(t: State, seat: int, card: int) -> None:
    """A card of a hand is shown to all (bang.black_jack.show)."""
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_SHOW, seat, card))


def look_at_top(t: State, seat: int, how_many: int) -> tuple[int, ...]:
    """A player looks at the top cards of the deck, the topmost first."""
    if len(t.deck) < how_many:
        reshuffle(t)
    top = tuple(t.deck[: -how_many - 1 : -1])
    for card in top:
        t.seen[card] |= 1 << seat
        if t.events is not None:
            t.events.append((E_LOOK, seat, card, t.seen[card]))
    return top


def put_back(t: State, seat: int, card: int) -> None:
    """Of the cards that were looked at, this one lies on top of the deck, face down (bang.kit.put_back)."""
    t.deck.remove(card)
    t.deck.append(card)
    if t.events is not None:
        t.events.append((E_PUT_BACK, seat, card, t.seen[card]))


def draw_below_top(t: State, seat: int) -> None:
    """The card beneath the top one into a hand."""
    card = t.deck.pop(-2)
    t.hands[seat].append(card)
    t.seen[card] |= 1 << seat
    if t.events is not None:
        t.events.append((E_DRAW, seat, card, t.seen[card]))


def flip(t: State, seat: int) -> int:
    """The top card of the deck, turned face up for a "draw!" (bang.draw.flip)."""
    card = take_top(t)
    if card != NO_CARD:
        t.flipped += (card,)
        t.seen[card] = EVERYBODY
        if t.events is not None:
            t.events.append((E_FLIP, seat, card))
        if not t.deck:
            watch_deck(t)
    return card


def discard_flipped(t: State, last: int) -> None:
    """The flipped cards are discarded without effect (bang.draw.discarded), this one last of all."""
    for card in t.flipped:
        if card != last:
            t.discard.append(card)
    if last != NO_CARD:
        t.discard.append(last)
    t.flipped = ()


# -- Cards that change places ----------------------------------------------------------------------------------------


def play_card(t: State, seat: int, card: int, target: int) -> None:
    """A brown card is played: it goes to the discard pile at once (bang.brown.discard), also if it is cancelled
    (bang.bang.discarded).
    """
    t.hands[seat].remove(card)
    t.discard.append(card)
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_PLAY, seat, card, target))


def count_bang(t: State) -> None:
    """A BANG! has been played this turn."""
    t.bangs += 1


def discard(t: State, seat: int, card: int) -> None:
    """A card from a hand to the discard pile."""
    t.hands[seat].remove(card)
    t.discard.append(card)
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_DISCARD, seat, card))


def _with(row: tuple[int, ...], seat: int, change: int) -> tuple[int, ...]:
    return (*row[:seat], row[seat] + change, *row[seat + 1 :])


def _count_gear(t: State, owner: int, kind: int, change: int) -> None:
    """What a card in play comes to, while it lies there."""
    t.laid = _with(t.laid, owner, change << kind)
    if kind == MUSTANG:
        t.mustangs = _with(t.mustangs, owner, change)
    elif kind == SCOPE:
        t.scopes = _with(t.scopes, owner, change)
    elif kind == BARREL:
        t.barrels = _with(t.barrels, owner, change)
    elif kind >= FIRST_WEAPON:
        t.reach = _with(t.reach, owner, change * (t.data.reach[kind] - t.data.colt))
        if kind == VOLCANIC:
            t.rapid = _with(t.rapid, owner, change)


def _lay_down(t: State, owner: int, card: int) -> None:
    t.in_play = (*t.in_play[:owner], (*t.in_play[owner], card), *t.in_play[owner + 1 :])
    _count_gear(t, owner, t.kinds[card], 1)


def lay(t: State, seat: int, card: int, owner: int) -> None:
    """A blue card is laid face up in front of a player (bang.blue.in_play). A new weapon takes the place of the old
    one, which is discarded (bang.weapons.replace, bang.play.one_weapon), as it takes the place of the Colt .45
    (bang.weapons.substitute). Jail lies in front of its prisoner (bang.blue.jail_exception), Dynamite in front of
    whoever plays it (bang.dynamite.lay).
    """
    kind = t.kinds[card]
    if kind >= FIRST_WEAPON and t.laid[owner] & WEAPONS_LAID:
        old = next(c for c in t.in_play[owner] if t.kinds[c] >= FIRST_WEAPON)
        discard_in_play(t, owner, old)
    t.hands[seat].remove(card)
    _lay_down(t, owner, card)
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_LAY, seat, card, owner))


def take_from_play(t: State, owner: int, card: int) -> None:
    """A card in play is picked up; whatever it did ends (bang.blue.lasts). Without a weapon the Colt .45 is left, which
    is no card and cannot be lost (bang.weapons.colt_no_card, bang.remember.weapon, bang.contents.boards).
    """
    left = tuple(c for c in t.in_play[owner] if c != card)
    t.in_play = (*t.in_play[:owner], left, *t.in_play[owner + 1 :])
    _count_gear(t, owner, t.kinds[card], -1)


def discard_in_play(t: State, owner: int, card: int) -> None:
    """A card in play goes to the discard pile."""
    take_from_play(t, owner, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append((E_DISCARD, owner, card))


def steal_in_play(t: State, seat: int, owner: int, card: int) -> None:
    """A chosen card in play moves into a hand (bang.symbol.choose_in_play, bang.symbol.to_hand); all have seen it."""
    take_from_play(t, owner, card)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append((E_STEAL, seat, owner, card, EVERYBODY))


def steal_from_hand(t: State, seat: int, owner: int) -> None:
    """A random card moves from one hand into another (bang.symbol.random_hand, bang.panic.random).

    The two know which it was. Whoever else knew cards of that hand cannot tell any longer which of them are still
    there, unless it was the only one.
    """
    hand = t.hands[owner]
    card = hand.pop(below(t, len(hand)))
    if hand:
        two = only(seat) | only(owner)
        for other in hand:
            t.seen[other] &= two
        t.seen[card] = two
    else:
        t.seen[card] |= only(seat)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append((E_STEAL, seat, owner, card, t.seen[card]))


def drop_in_play(t: State, by: int, owner: int, card: int) -> None:
    """A player is forced to discard a chosen card in play (bang.symbol.discard)."""
    take_from_play(t, owner, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append((E_DROP, by, owner, card))


def drop_from_hand(t: State, by: int, owner: int) -> None:
    """A player is forced to discard a random card of his hand (bang.symbol.discard, bang.cat_balou.random)."""
    hand = t.hands[owner]
    card = hand.pop(below(t, len(hand)))
    t.discard.append(card)
    t.seen[card] = EVERYBODY
    if t.events is not None:
        t.events.append((E_DROP, by, owner, card))


def take_from_discard(t: State, seat: int) -> None:
    """The top card of the discard pile into a hand (bang.pedro.discard); all have seen it."""
    card = t.discard.pop()
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append((E_TAKE, seat, card))


def open_store(t: State, how_many: int) -> None:
    """Cards from the deck are laid face up for all to choose from (bang.store.reveal)."""
    for _ in range(how_many):
        card = take_top(t)
        if card == NO_CARD:
            break
        t.store += (card,)
        t.seen[card] = EVERYBODY
        if not t.deck:
            watch_deck(t)
    if t.events is not None:
        t.events.append((E_STORE, *t.store))


def take_from_store(t: State, seat: int, card: int) -> None:
    """One of the open cards into a hand (bang.store.choose); all have seen it."""
    t.store = tuple(c for c in t.store if c != card)
    t.hands[seat].append(card)
    if t.events is not None:
        t.events.append((E_TAKE, seat, card))


def pass_dynamite(t: State, seat: int, card: int, to: int) -> None:
    """The Dynamite goes on to the next player (bang.dynamite.pass)."""
    take_from_play(t, seat, card)
    _lay_down(t, to, card)
    if t.events is not None:
        t.events.append((E_PASS_ON, seat, card, to))


def explode(t: State, seat: int, card: int) -> None:
    """The Dynamite goes off and is discarded."""
    if t.events is not None:
        t.events.append((E_EXPLODE, seat))
    discard_in_play(t, seat, card)


def leave_jail(t: State, seat: int, card: int, free: bool) -> None:
    """The Jail is discarded, whether the prisoner escapes or misses his turn (bang.jail.heart, bang.jail.skip)."""
    if t.events is not None:
        t.events.append((E_JAIL, seat, int(free)))
    discard_in_play(t, seat, card)


def inherit(t: State, seat: int, dead: int) -> None:
    """Vulture Sam takes all the cards of the eliminated into his hand (bang.sam.takes_all): what lay in play has been
    seen by all, the hand only by the two and by those who knew its cards before.
    """
    for card in t.in_play[dead]:
        take_from_play(t, dead, card)
        _inherit_card(t, seat, dead, card)
    for card in t.hands[dead]:
        _inherit_card(t, seat, dead, card)
    t.hands[dead] = []


def _inherit_card(t: State, seat: int, dead: int, card: int) -> None:
    t.hands[seat].append(card)
    t.seen[card] |= only(seat)
    if t.events is not None:
        t.events.append((E_INHERIT, seat, dead, card, t.seen[card]))


# -- Life points -----------------------------------------------------------------------------------------------------


def hit(t: State, seat: int, lost: int, by: int) -> None:
    """A player loses life points (bang.bang.loss, bang.symbol.bang), by a card that somebody has played, or by nobody.

    The bullets go to the pile in the middle (bang.bang.bullets_pile).
    """
    t.life[seat] -= lost
    t.hurt[seat] += lost
    if t.events is not None:
        t.events.append((E_HIT, seat, lost, by, t.life[seat]))


def forget_hits(t: State) -> None:
    """The card is resolved: nothing is owed any longer."""
    t.hurt = [0] * t.n


def cancel(t: State, seat: int, left: int) -> None:
    """A Missed!, or a Barrel that counts as one (bang.symbol.missed, bang.remember.missed)."""
    if t.events is not None:
        t.events.append((E_CANCEL, seat, left))


def regain(t: State, seat: int, why: int) -> None:
    """One life point (bang.symbol.regain), never more than at the start (bang.beer.cap, bang.character.recover)."""
    gained = 1 if t.life[seat] < t.most[seat] else 0
    t.life[seat] += gained
    if t.events is not None:
        t.events.append((E_REGAIN, seat, gained, why, t.life[seat]))


def leave_play(t: State, seat: int) -> None:
    """Eliminated: the role is shown (bang.out.role_shown)."""
    t.life[seat] = 0
    t.alive = tuple(s for s in t.alive if s != seat)
    t.role_seen = tuple(EVERYBODY if s == seat else seen for s, seen in enumerate(t.role_seen))
    if t.events is not None:
        t.events.append((E_OUT, seat, t.roles[seat]))


def announce_reward(t: State, seat: int) -> None:
    """Somebody has eliminated an Outlaw."""
    if t.events is not None:
        t.events.append((E_REWARD, seat))


def announce_penalty(t: State, seat: int) -> None:
    """The Sheriff has eliminated a Deputy."""
    if t.events is not None:
        t.events.append((E_PENALTY, seat))


# -- Turns and ends --------------------------------------------------------------------------------------------------


def begin_turn(t: State, seat: int) -> None:
    """A turn begins; no BANG! has been played in it."""
    t.turn = seat
    t.bangs = 0
    if t.events is not None:
        t.events.append((E_TURN, seat))


def tell_choice(t: State, seat: int, keeps: bool) -> None:
    """A survivor keeps his character for the next game, or draws a new one."""
    if t.events is not None:
        t.events.append((E_KEEP, seat, int(keeps)))


def _show_roles(t: State) -> None:
    for seat in t.alive:
        if t.role_seen[seat] != EVERYBODY and t.events is not None:
            t.events.append((E_ROLE, seat, t.roles[seat], EVERYBODY))
    t.role_seen = (EVERYBODY,) * t.n


def end_game(t: State, winners: tuple[int, ...], clause: str) -> None:
    """The game is over, and all roles are shown. After the last of a row, whoever has won most games has won
    (bang.new_game.match).
    """
    t.wins = tuple(won + int(s in winners) for s, won in enumerate(t.wins))
    t.ended = True
    _show_roles(t)
    if t.events is not None:
        t.events.append((E_END, *winners))
    if t.number < t.settings.games:
        return
    t.winners = winners
    t.outcome = clause
    if t.settings.games > 1:
        t.winners = tuple(s for s in range(t.n) if t.wins[s] == max(t.wins))
        t.outcome = "bang.new_game.match"
        if t.events is not None:
            t.events.append((E_MATCH, *t.wins))
    raise GameOver
