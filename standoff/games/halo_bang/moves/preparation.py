"""The set-up: Spartans, multipliers, specializations, Dog Tags, the pog and the first hands."""

from __future__ import annotations

from standoff.engine.rng import below, shuffle
from standoff.games.halo_bang.circle import for_seat
from standoff.games.halo_bang.messages import (
    LookAtMultiplier,
    Pog,
    SeatSpartan,
    SeatSpecialization,
    ShuffleDeck,
    ShuffleMultipliers,
    TakeTags,
)
from standoff.games.halo_bang.moves.deck import draw_card
from standoff.games.halo_bang.names import (
    BLUE,
    BLUE_LEADER,
    ONI,
    ONI_OPERATIVE,
    OPERATOR,
    OPERATOR_RANGE,
    POG_SIDES,
    RED,
    RED_LEADER,
    SINGLE,
    SPECIALIZATION_KEYS,
    TEAM_OF,
)
from standoff.games.halo_bang.queries import is_game_of_three, team
from standoff.games.halo_bang.state import State


def deal_spartans(t: State) -> None:
    """Shuffle the Spartan cards for this number of players and deal one to each (hb.setup.spartans, hb.setup.table,
    hb.intro.spartans, hb.three.teams), face up (hb.setup.spartans_open).
    """
    cards = list(t.data.tables[t.n].spartans)
    shuffle(t, cards)
    seat_spartans(t, cards)
    if t.events is not None:
        for seat in range(t.n):
            t.events.append(SeatSpartan(seat, cards[seat]))


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
    dealt = [SINGLE] * t.n
    for which in (BLUE, RED):
        left = list(tokens)
        shuffle(t, left)
        for seat in team(t, which):
            dealt[seat] = left.pop()
        if t.events is not None:
            t.events.append(ShuffleMultipliers(which, list(team(t, which)), sorted(tokens)))
    t.multipliers = tuple(dealt)
    if t.events is not None:
        for seat in range(t.n):
            t.events.append(LookAtMultiplier(seat, dealt[seat]))


def deal_specializations(t: State) -> None:
    """Shuffle all twelve and deal one to each (hb.setup.specializations); each is read aloud (hb.setup.announced).

    Everybody takes the Overshields that his shows (hb.setup.overshields). The rest goes into the box (hb.setup.box).
    """
    cards = list(range(len(SPECIALIZATION_KEYS)))
    shuffle(t, cards)
    seat_specializations(t, cards[: t.n])
    if t.events is not None:
        for seat in range(t.n):
            t.events.append(SeatSpecialization(seat, cards[seat], t.most[seat]))


def seat_specializations(t: State, cards: list[int]) -> None:
    """Who has which specialization, with all its Overshields."""
    t.specializations = tuple(cards)
    t.most = tuple([t.data.overshields[card] for card in cards])
    t.overshields = list(t.most)
    for seat in range(t.n):
        if cards[seat] == OPERATOR:
            t.operator = for_seat(OPERATOR_RANGE, seat)


def deal_tags(t: State) -> None:
    """Four Dog Tags each with six or seven players (hb.setup.tags_four), three with four or five
    (hb.setup.tags_three); among three, six for the ONI Operative and three for the others (hb.three.tags).
    """
    table = t.data.tables[t.n]
    t.tags = [table.oni_tags if which == ONI else table.tags for which in t.teams]
    if t.events is not None:
        for seat in range(t.n):
            t.events.append(TakeTags(seat, t.tags[seat]))


def toss_pog(t: State) -> None:
    """The pog shows the team whose Leader begins (hb.setup.pog, hb.contents.pog, hb.turn.leader_begins); among three
    the ONI Operative begins (hb.three.begins).
    """
    if is_game_of_three(t):
        t.first = t.spartans.index(ONI_OPERATIVE)
        return
    which = below(t, POG_SIDES)
    t.first = t.spartans.index(RED_LEADER if which == RED else BLUE_LEADER)
    if t.events is not None:
        t.events.append(Pog(which, t.first))


def deal_hands(t: State) -> None:
    """Shuffle the playing cards and deal clockwise from the first player (hb.setup.deal): four cards
    (hb.hand.first), five to the second and third (hb.hand.second_third), six to the fourth and fifth
    (hb.hand.fourth_fifth), seven to the sixth and seventh (hb.hand.sixth_seventh). The rest is the deck
    (hb.setup.deck); the discard pile is empty (hb.setup.discard_pile).
    """
    t.deck = list(t.data.deck)
    shuffle(t, t.deck)
    if t.events is not None:
        t.events.append(ShuffleDeck(list(t.data.deck)))
    for place in range(t.n):
        for _ in range(t.data.hands[place]):
            draw_card(t, (t.first + place) % t.n)
