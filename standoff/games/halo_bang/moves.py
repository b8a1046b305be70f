"""The atomic changes. Nothing else writes to the table, and nothing else tells what happened."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.knowledge import EVERYBODY, only
from standoff.engine.rng import below, shuffle
from standoff.games.halo_bang.circle import for_seat
from standoff.games.halo_bang.names import (
    BLUE,
    BLUE_LEADER,
    DAMAGE_BOOST,
    E_ATTACK,
    E_DAMAGE,
    E_DISCARD,
    E_DRAW,
    E_END,
    E_END_OF_DECK,
    E_KILL,
    E_LOSE_TAG,
    E_MULTIPLIER,
    E_PASS_ODD_BALL,
    E_PLAY,
    E_POG,
    E_REGAIN,
    E_REMOVE,
    E_RESHUFFLE,
    E_RESPAWN,
    E_REVEAL,
    E_REVEAL_MULTIPLIER,
    E_SCORE,
    E_SHIELD,
    E_SPARTAN,
    E_SPECIALIZATION,
    E_STEAL,
    E_TOKEN,
    E_TRACK,
    E_TURN,
    FIREPOWER,
    ODD_BALL,
    ONI,
    ONI_OPERATIVE,
    OPERATOR,
    RED,
    RED_LEADER,
    RESPAWN,
    SPECIALIZATION_KEYS,
    STEALTH,
    TEAM_OF,
    TEAMS,
)
from standoff.games.halo_bang.queries import PLACE, known_by, known_card, known_seat, known_what, team
from standoff.games.halo_bang.state import State

# -- Set-up ----------------------------------------------------------------------------------------------------------


def deal_spartans(t: State) -> None:
    """Shuffle the Spartan cards for this number of players and deal one to each (hb.setup.spartans, hb.setup.table,
    hb.intro.spartans, hb.three.teams), face up (hb.setup.spartans_open).
    """
    cards = list(t.data.tables[t.n].spartans)
    shuffle(t, cards)
    seat_spartans(t, cards)
    if t.events is not None:
        t.events += [(E_SPARTAN, seat, cards[seat]) for seat in range(t.n)]


def seat_spartans(t: State, cards: list[int]) -> None:
    """Who plays which Spartan, and so for which team."""
    t.spartans = tuple(cards)
    t.teams = tuple(TEAM_OF[card] for card in cards)


def deal_multipliers(t: State) -> None:
    """With four or six players each team's tokens are shuffled and dealt face down (hb.setup.multipliers); each player
    looks at his own (hb.setup.multiplier_own). Otherwise there are none (hb.setup.multipliers_not).
    """
    tokens = t.data.tables[t.n].multipliers
    if not tokens:
        return
    dealt = [1] * t.n
    for which in (BLUE, RED):
        left = list(tokens)
        shuffle(t, left)
        for seat in team(t, which):
            dealt[seat] = left.pop()
    t.multipliers = tuple(dealt)
    if t.events is not None:
        t.events += [(E_MULTIPLIER, seat, dealt[seat]) for seat in range(t.n)]


def deal_specializations(t: State) -> None:
    """Shuffle all twelve and deal one to each (hb.setup.specializations); each is read aloud (hb.setup.announced).

    Everybody takes the Overshields that his shows (hb.setup.overshields). The rest goes into the box (hb.setup.box).
    """
    cards = list(range(len(SPECIALIZATION_KEYS)))
    shuffle(t, cards)
    seat_specializations(t, cards[: t.n])
    if t.events is not None:
        t.events += [(E_SPECIALIZATION, seat, cards[seat]) for seat in range(t.n)]


def seat_specializations(t: State, cards: list[int]) -> None:
    """Who has which specialization, with all its Overshields."""
    t.specializations = tuple(cards)
    t.most = tuple([t.data.overshields[card] for card in cards])
    t.overshields = list(t.most)
    for seat in range(t.n):
        if cards[seat] == OPERATOR:
            t.operator = for_seat(1, seat)


def deal_tags(t: State) -> None:
    """Four Dog Tags each with six or seven players (hb.setup.tags_four), three with four or five
    (hb.setup.tags_three); among three, six for the ONI Operative and three for the others (hb.three.tags).
    """
    table = t.data.tables[t.n]
    t.tags = [table.oni_tags if which == ONI else table.tags for which in t.teams]


def toss_pog(t: State) -> None:
    """The pog shows the team whose Leader begins (hb.setup.pog, hb.contents.pog, hb.turn.leader_begins); among three
    the ONI Operative begins (hb.three.begins).
    """
    if t.n == 3:
        t.first = t.spartans.index(ONI_OPERATIVE)
        return
    which = below(t, 2)
    t.first = t.spartans.index(RED_LEADER if which == RED else BLUE_LEADER)
    if t.events is not None:
        t.events.append((E_POG, which, t.first))


def deal_hands(t: State) -> None:
    """Shuffle the playing cards and deal clockwise from the first player (hb.setup.deal): four cards
    (hb.hand.first), five to the second and third (hb.hand.second_third), six to the fourth and fifth
    (hb.hand.fourth_fifth), seven to the sixth and seventh (hb.hand.sixth_seventh). The rest is the deck
    (hb.setup.deck); the discard pile is empty (hb.setup.discard_pile).
    """
    t.deck = list(t.data.deck)
    shuffle(t, t.deck)
    for place in range(t.n):
        for _ in range(t.data.hands[place]):
            draw_card(t, (t.first + place) % t.n)


# -- Turn and deck ---------------------------------------------------------------------------------------------------


def begin_turn(t: State, seat: int) -> None:
    """The next player's turn."""
    t.turn = seat
    t.phase = RESPAWN
    t.weapons_played = 0
    if t.events is not None:
        t.events.append((E_TURN, seat))


def enter_phase(t: State, phase: int) -> None:
    """The turn goes on to its next phase (hb.turn.phases)."""
    t.phase = phase


def flip_back(t: State, seat: int) -> None:
    """A killed player turns all his Overshields to blue (hb.respawn.flip)."""
    t.overshields[seat] = t.most[seat]
    if t.events is not None:
        t.events.append((E_RESPAWN, seat, t.most[seat]))


def draw_card(t: State, seat: int) -> None:
    """The top card of the deck into a hand; only its owner sees it."""
    card = t.deck.pop()
    enter_hand(t, seat, card)
    if t.events is not None:
        t.events.append((E_DRAW, seat, card))


def track_card(t: State, seat: int) -> None:
    """The uppermost discard into a hand, as everybody sees (hb.tracker.take)."""
    card = t.discard.pop()
    enter_hand(t, seat, card)
    t.known.append(known_card(seat, card, EVERYBODY))
    if t.events is not None:
        t.events.append((E_TRACK, seat, card))


def reveal_card(t: State, seat: int) -> int:
    """The top card of the deck is shown for the Odd Ball, and goes to the discard pile (hb.odd_ball.revealed_card)."""
    card = t.deck.pop()
    t.discard.append(card)
    if t.events is not None:
        t.events.append((E_REVEAL, seat, card))
    return card


def reshuffle(t: State) -> None:
    """The discard pile becomes the new deck (hb.deck.reshuffle)."""
    t.deck = t.discard
    t.discard = []
    t.ran_out = False
    shuffle(t, t.deck)
    if t.events is not None:
        t.events.append((E_RESHUFFLE, len(t.deck)))


def run_out(t: State) -> None:
    """The deck has run out, and stays so until it is made anew."""
    t.ran_out = True
    if t.events is not None:
        t.events.append((E_END_OF_DECK,))


# -- Cards into hands and out of them --------------------------------------------------------------------------------


def enter_hand(t: State, seat: int, card: int) -> None:
    """A card is put into a hand, which stays sorted."""
    hand = t.hands[seat]
    place: int = len(hand)
    while place > 0 and hand[place - 1] > card:
        place -= 1
    hand.insert(place, card)


def leave_hand(t: State, seat: int, card: int) -> None:
    """A card leaves a hand in the open. Whoever knew of one such card there now knows of one less."""
    hand = t.hands[seat]
    place: int = 0
    while hand[place] != card:
        place += 1
    hand.pop(place)
    if t.known:
        forget(t, seat, card)


def forget(t: State, seat: int, card: int) -> None:
    """Take one such card of this hand from what everybody knows.

    Nobody can tell which of several equal cards it was, so each who knew of some knows of one less.
    """
    place = known_card(seat, card, 0)
    entry: int
    for entry in t.known:
        if entry & PLACE == place:
            break
    else:
        return
    gone = 0
    kept = []
    for entry in t.known:
        who = known_by(entry)
        if entry & PLACE == place:
            who, gone = who & gone, who | gone
        if who:
            kept.append(known_card(known_seat(entry), known_what(entry), who))
    t.known = kept


def lose_sight(t: State, seat: int, other: int) -> None:
    """A card has left this hand unseen by all but its owner and one other: nobody else knows what is left there."""
    kept = []
    for entry in t.known:
        who = known_by(entry)
        if known_seat(entry) == seat:
            who &= only(other)
        if who:
            kept.append(known_card(known_seat(entry), known_what(entry), who))
    t.known = kept


def discard_card(t: State, seat: int, card: int) -> None:
    """From a hand to the discard pile."""
    leave_hand(t, seat, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append((E_DISCARD, seat, card))


def play_weapon(t: State, seat: int, card: int, target: int) -> None:
    """A Weapon is played against somebody, and discarded (hb.play.weapon, hb.weapon.discarded): below a Shield that is
    then played (hb.tracker.order).
    """
    leave_hand(t, seat, card)
    t.discard.append(card)
    t.weapons_played += 1
    if t.events is not None:
        t.events.append((E_ATTACK, seat, card, target))


def play_shield(t: State, seat: int, card: int, by: int) -> None:
    """A Hardlight Shield, or what Medic uses as one, is played and discarded."""
    leave_hand(t, seat, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append((E_SHIELD, seat, card, by))


def play_action(t: State, seat: int, card: int) -> None:
    """An Action card is played, and discarded (hb.play.action)."""
    leave_hand(t, seat, card)
    t.discard.append(card)
    if t.events is not None:
        t.events.append((E_PLAY, seat, card, seat))


def count_lying(t: State, owner: int, card: int, change: int) -> None:
    """More or fewer of an Enhancement lie in front of a player."""
    here = for_seat(change, owner)
    if card == FIREPOWER:
        t.firepower += here
    elif card == STEALTH:
        t.stealth += here
    elif card == DAMAGE_BOOST:
        t.damage_boost += here
    else:
        t.odd_ball += here


def put_in_play(t: State, seat: int, card: int, owner: int) -> None:
    """An Enhancement is laid face up in front of a player (hb.play.enhancement)."""
    leave_hand(t, seat, card)
    count_lying(t, owner, card, 1)
    if t.events is not None:
        t.events.append((E_PLAY, seat, card, owner))


def remove_from_play(t: State, seat: int, card: int) -> None:
    """An Enhancement in front of a player is discarded."""
    count_lying(t, seat, card, -1)
    t.discard.append(card)
    if t.events is not None:
        t.events.append((E_REMOVE, seat, card))


def pass_odd_ball(t: State, seat: int) -> None:
    """To the player on the left, whoever he is (hb.odd_ball.any_neighbour)."""
    left = (seat + 1) % t.n
    count_lying(t, seat, ODD_BALL, -1)
    count_lying(t, left, ODD_BALL, 1)
    if t.events is not None:
        t.events.append((E_PASS_ODD_BALL, seat, left))


def discard_at_random(t: State, seat: int) -> None:
    """A card drawn at random from a hand is discarded."""
    discard_card(t, seat, t.hands[seat][below(t, len(t.hands[seat]))])


def steal_card(t: State, seat: int, victim: int) -> None:
    """A card drawn at random from another hand; only those two know which it was (hb.vision.draw)."""
    hand = t.hands[victim]
    card = hand[below(t, len(hand))]
    leave_hand(t, victim, card)
    lose_sight(t, victim, seat)
    enter_hand(t, seat, card)
    t.known.append(known_card(seat, card, only(victim)))
    if t.events is not None:
        t.events.append((E_STEAL, seat, victim, card))


# -- Overshields and Dog Tags ----------------------------------------------------------------------------------------


def flip_tokens(t: State, seat: int, damage: int, by: int) -> int:
    """One Overshield turns red for each damage (hb.damage.token); excess is ignored (hb.damage.excess). How many."""
    left = t.overshields[seat] - damage
    if left < 0:
        damage += left
        left = 0
    t.overshields[seat] = left
    if t.events is not None:
        t.events.append((E_DAMAGE, seat, damage, by, left))
    return damage


def regain_tokens(t: State, seat: int) -> None:
    """All Overshields of a player are blue again."""
    regained = t.most[seat] - t.overshields[seat]
    t.overshields[seat] = t.most[seat]
    if t.events is not None:
        t.events.append((E_REGAIN, seat, regained))


def spend_token(t: State, seat: int) -> None:
    """Engineer turns one of his tokens red; that is not damage (hb.engineer.not_damage)."""
    t.overshields[seat] -= 1
    if t.events is not None:
        t.events.append((E_TOKEN, seat, t.overshields[seat]))


def give_tag(t: State, seat: int, killer: int) -> None:
    """A killed player gives a Dog Tag to whoever killed him (hb.kill.tag)."""
    t.tags[seat] -= 1
    t.tags[killer] += 1
    if t.events is not None:
        t.events.append((E_KILL, seat, killer, t.tags[seat]))


def lose_tag(t: State, seat: int) -> None:
    """A Dog Tag goes into the box and counts no more (hb.deck.box)."""
    t.tags[seat] -= 1
    t.box += 1
    if t.events is not None:
        t.events.append((E_LOSE_TAG, seat, t.tags[seat]))


# -- The end ---------------------------------------------------------------------------------------------------------


def count_points(t: State, points: tuple[int, ...]) -> None:
    """The multipliers are revealed (hb.score.reveal), the points of the teams are announced."""
    t.points = points
    if t.events is not None:
        if t.data.tables[t.n].multipliers:
            t.events += [(E_REVEAL_MULTIPLIER, seat, t.multipliers[seat]) for seat in range(t.n)]
        t.events += [(E_SCORE, which, points[which]) for which in range(len(TEAMS)) if which in t.teams]


def end_game(t: State, winners: tuple[int, ...], clause: str) -> None:
    """The game ends at once (hb.end.at_once)."""
    t.winners = winners
    t.outcome = clause
    if t.events is not None:
        t.events.append((E_END, *winners))
    raise GameOver
