"""BANG! and Missed!, and the other cards that take life points: Gatling, Indians!, Duel."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.bang.moves.cards import count_bang, discard, play_card
from standoff.games.bang.moves.life import cancel, hit
from standoff.games.bang.names import PASS, SHOOT_BACK, SHOOT_INDIANS, SHOT, USE_BARREL, USE_SID
from standoff.games.bang.queries import barrels, is_heart, missed_needed, others_clockwise
from standoff.games.bang.rules.characters import sid_ketchum, suzy
from standoff.games.bang.rules.draw import draw_check
from standoff.games.bang.state import State


def bang(t: State, seat: int, target: int) -> Rule:
    """A BANG! at a player within reach (bang.bang.reach); it is the one BANG! of this turn (bang.play.one_bang), also
    if it is Calamity Janet's Missed! (bang.janet.counts). Slab the Killer's needs two Missed! (bang.slab.two).
    """
    count_bang(t)
    yield from be_shot(t, target, missed_needed(t, seat), seat)


def be_shot(t: State, seat: int, needed: int, by: int) -> Rule:
    """Whoever is shot at may cancel the shot at once, also out of turn (bang.missed.out_of_turn, bang.missed.own_only):
    with a Missed! from his hand (bang.missed.cancels), or with each Barrel he has, once a shot (bang.barrel.draw,
    bang.barrel.counts, bang.jourdonnais.two, bang.slab.barrel_one). The Barrels come first or not at all, as he likes
    (bang.barrel.optional, bang.barrel.then_missed). Otherwise he loses a life point (bang.bang.loss).

    A Barrel that fails changes nothing (bang.barrel.fails, bang.draw.fails, bang.draw.succeeds, bang.barrel.example),
    and each is tried once (bang.barrel.once, bang.slab.jourdonnais, bang.lucky_duke.barrel). A Missed! may be played
    although one is not enough (bang.slab.waste). Gatling is a shot like this (bang.barrel.gatling). Who is in Jail can
    be shot at and can answer (bang.jail.target, bang.jail.responses). He is asked whatever he holds
    (bang.table.everybody_asked).
    """
    tries: int = barrels(t, seat)
    while needed > 0:
        answer = yield ask(seat, SHOT, needed, tries, by)
        if answer == PASS:
            hit(t, seat, 1, by)
            return
        if answer == USE_SID:
            yield from sid_ketchum(t, seat)
        elif answer == USE_BARREL:
            tries -= 1
            card = yield from draw_check(t, seat)
            if is_heart(t, card):
                needed -= 1
                cancel(t, seat, needed)
        else:
            play_card(t, seat, answer, NOBODY)
            needed -= 1
            cancel(t, seat, needed)
            if needed > 0 and t.settings.suzy_against_slab == "draws between":
                suzy(t)


def gatling(t: State, seat: int) -> Rule:
    """A shot at every other player, whatever the distance (bang.gatling.all, bang.symbol.all_others), clockwise
    (bang.mass.clockwise). It is not a BANG! card (bang.gatling.not_bang): one Missed! is enough, whoever plays it
    (bang.slab.gatling), and it may be played beside the one BANG! (bang.gatling.any_number).
    """
    for target in others_clockwise(t, seat):
        yield from be_shot(t, target, 1, seat)


def indians(t: State, seat: int) -> Rule:
    """Every other player discards a BANG! or loses a life point (bang.indians.bang_or_lose, bang.indians.may). Missed!
    and Barrel do not help (bang.indians.no_missed); Calamity Janet's Missed! is a BANG! (bang.janet.indians).
    """
    for target in others_clockwise(t, seat):
        while True:
            answer = yield ask(target, SHOOT_INDIANS, seat)
            if answer == USE_SID:
                yield from sid_ketchum(t, target)
            elif answer == PASS:
                hit(t, target, 1, seat)
                break
            else:
                discard(t, target, answer)
                break


def duel(t: State, seat: int, challenged: int) -> Rule:
    """The two discard BANG! cards in turn, the challenged first (bang.duel.in_turn, bang.duel.may); the first who does
    not loses a life point (bang.duel.loss), at whatever distance (bang.duel.any_distance). No Missed!, no Barrel
    (bang.duel.no_missed); what is discarded is not played (bang.duel.not_counted). It is the challenger's card that
    hits, whoever is hit (bang.hit.card_player).
    """
    me: int = challenged
    foe: int = seat
    while True:
        answer = yield ask(me, SHOOT_BACK, foe)
        if answer == USE_SID:
            yield from sid_ketchum(t, me)
        elif answer == PASS:
            hit(t, me, 1, seat)
            return
        else:
            discard(t, me, answer)
            me, foe = foe, me
