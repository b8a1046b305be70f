"""BANG! and Missed!, and the other cards that take life points: Gatling, Indians!, Duel."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.bang.messages import SHOOT_BACK, SHOOT_INDIANS, SHOT, Pass, Use, UseBarrel, UseSid, read
from standoff.games.bang.moves.cards import count_bang, discard, play_card
from standoff.games.bang.moves.life import cancel, hit
from standoff.games.bang.names import BARREL, NO_CARD
from standoff.games.bang.queries import barrels, is_heart, missed_needed, others_clockwise
from standoff.games.bang.rules.characters import sid_ketchum, suzy
from standoff.games.bang.rules.draw import draw_check
from standoff.games.bang.state import State


def bang(t: State, seat: int, card: int, target: int) -> Rule:
    """A BANG! at a player within reach (bang.bang.reach); it is the one BANG! of this turn (bang.play.one_bang), also
    if it is Calamity Janet's Missed! (bang.janet.counts). Slab the Killer's needs two Missed! (bang.slab.two).
    """
    count_bang(t)
    yield from be_shot(t, target, missed_needed(t, seat), seat, card)


def be_shot(t: State, seat: int, needed: int, by: int, card: int) -> Rule:
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
        answer = yield ask(seat, SHOT, needed, tries, by, card)
        match read(answer):
            case Pass():
                hit(t, seat, 1, by, card)
                return
            case UseSid():
                yield from sid_ketchum(t, seat)
            case UseBarrel():
                tries -= 1
                flipped = yield from draw_check(t, seat, BARREL)
                if is_heart(t, flipped):
                    needed -= 1
                    cancel(t, seat, by, NO_CARD, needed)
            case Use(missed):
                play_card(t, seat, missed, NOBODY)
                needed -= 1
                cancel(t, seat, by, missed, needed)
                if needed > 0 and t.settings.suzy_against_slab == "draws between":
                    suzy(t)


def gatling(t: State, seat: int, card: int) -> Rule:
    """A shot at every other player, whatever the distance (bang.gatling.all, bang.symbol.all_others), clockwise
    (bang.mass.clockwise). It is not a BANG! card (bang.gatling.not_bang): one Missed! is enough, whoever plays it
    (bang.slab.gatling), and it may be played beside the one BANG! (bang.gatling.any_number).
    """
    for target in others_clockwise(t, seat):
        yield from be_shot(t, target, 1, seat, card)


def indians(t: State, seat: int, card: int) -> Rule:
    """Every other player discards a BANG! or loses a life point (bang.indians.bang_or_lose, bang.indians.may). Missed!
    and Barrel do not help (bang.indians.no_missed); Calamity Janet's Missed! is a BANG! (bang.janet.indians).
    """
    for target in others_clockwise(t, seat):
        while True:
            answer = yield ask(target, SHOOT_INDIANS, seat, card)
            match read(answer):
                case UseSid():
                    yield from sid_ketchum(t, target)
                case Pass():
                    hit(t, target, 1, seat, card)
                    break
                case Use(shot):
                    discard(t, target, shot)
                    break


def duel(t: State, seat: int, card: int, challenged: int) -> Rule:
    """The two discard BANG! cards in turn, the challenged first (bang.duel.in_turn, bang.duel.may); the first who does
    not loses a life point (bang.duel.loss), at whatever distance (bang.duel.any_distance). No Missed!, no Barrel
    (bang.duel.no_missed); what is discarded is not played (bang.duel.not_counted). It is the challenger's card that
    hits, whoever is hit (bang.hit.card_player).
    """
    me: int = challenged
    foe: int = seat
    while True:
        answer = yield ask(me, SHOOT_BACK, foe, seat, card)
        match read(answer):
            case UseSid():
                yield from sid_ketchum(t, me)
            case Pass():
                hit(t, me, 1, seat, card)
                return
            case Use(shot):
                discard(t, me, shot)
                me, foe = foe, me
