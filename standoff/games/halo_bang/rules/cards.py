"""Enhancement cards and Action cards."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.halo_bang.moves import (
    discard_at_random,
    discard_card,
    lose_tag,
    pass_odd_ball,
    play_action,
    play_shield,
    put_in_play,
    regain_tokens,
    remove_from_play,
    reveal_card,
    steal_card,
)
from standoff.games.halo_bang.names import (
    ACTIVE_CAMOUFLAGE,
    AT_HAND,
    DAMAGE_BOOST,
    FIREPOWER,
    FIRST_WEAPON,
    FLOOD,
    NOTHING,
    ODD_BALL,
    ORDNANCE_POD,
    PASS,
    PROMETHEAN_VISION,
    PULSE_GRENADE,
    Q_FLOOD,
    Q_ODD_BALL,
    Q_SHIELD,
    REGENERATION_FIELD,
    STEALTH,
    WEAPON_CACHE,
    card_of,
)
from standoff.games.halo_bang.queries import affected, is_oni_of_three
from standoff.games.halo_bang.rules.ending import draw, has_card, has_run_out, score
from standoff.games.halo_bang.rules.weapons import suffer
from standoff.games.halo_bang.state import State


def play_card(t: State, seat: int, card: int, target: int, what: int) -> None:
    """Whatever card nobody else has to answer to."""
    if card in (FIREPOWER, STEALTH, DAMAGE_BOOST):
        put_in_play(t, seat, card, seat)
    elif card == ODD_BALL:
        play_odd_ball(t, seat, target)
    else:
        play_action(t, seat, card)
        if what == NOTHING:
            return
        if card == ACTIVE_CAMOUFLAGE:
            active_camouflage(t, target, what)
        elif card == PROMETHEAN_VISION:
            promethean_vision(t, seat, target)
        elif card == WEAPON_CACHE:
            weapon_cache(t, seat)
        elif card == REGENERATION_FIELD:
            regeneration_field(t, seat, target)
        elif card == ORDNANCE_POD:
            ordnance_pod(t, seat)


# -- Enhancement cards -----------------------------------------------------------------------------------------------


def play_odd_ball(t: State, seat: int, target: int) -> None:
    """The Odd Ball is laid in front of any player, near or far, Respawning or not (hb.odd_ball.play)."""
    put_in_play(t, seat, ODD_BALL, target)


def odd_ball(t: State, seat: int) -> Rule:
    """At the end of his Respawn phase the holder reveals the top card of the deck (hb.odd_ball.reveal). If it is no
    Weapon, the Odd Ball moves to the left (hb.odd_ball.no_weapon).

    If it is one, he must discard a Weapon (hb.odd_ball.weapon) and pass the Odd Ball on (hb.odd_ball.discarded); if he
    has none, he discards a Dog Tag and the Odd Ball (hb.odd_ball.tag). Without any card he cannot have one
    (hb.odd_ball.empty_hand). With no card left to reveal, it is passed on (hb.odd_ball.no_deck).
    """
    weapon: bool = reveal(t, seat)
    if not weapon:
        pass_odd_ball(t, seat)
    elif not t.hands[seat]:
        pay_for_odd_ball(t, seat)
    else:
        answer = yield ask(seat, Q_ODD_BALL)
        if answer == PASS:
            pay_for_odd_ball(t, seat)
        else:
            discard_card(t, seat, card_of(answer))
            pass_odd_ball(t, seat)


def reveal(t: State, seat: int) -> bool:
    """Is the top card of the deck a Weapon?"""
    if not has_card(t):
        return False
    card = reveal_card(t, seat)
    has_run_out(t)
    return card >= FIRST_WEAPON


def pay_for_odd_ball(t: State, seat: int) -> None:
    """A Dog Tag into the box, then the Odd Ball to the discard pile (hb.odd_ball.tag, hb.odd_ball.box).

    The last Dog Tag ends the game; nobody was killed (hb.odd_ball.last_tag).

    The ONI Operative of three never loses a Dog Tag here, he only discards the Odd Ball (hb.three.odd_ball).
    """
    if not is_oni_of_three(t, seat):
        lose_tag(t, seat)
        if t.tags[seat] == 0:
            score(t, NOBODY)
    remove_from_play(t, seat, ODD_BALL)


# -- Action cards ----------------------------------------------------------------------------------------------------


def active_camouflage(t: State, target: int, what: int) -> None:
    """A player must discard an Enhancement that lies in front of him (hb.camouflage.in_play), or a card drawn at random
    from his hand (hb.camouflage.hand).
    """
    if what == AT_HAND:
        discard_at_random(t, target)
    else:
        remove_from_play(t, target, what - 1)


def promethean_vision(t: State, seat: int, target: int) -> None:
    """Draw a card at random from another hand, at any Range (hb.vision.draw, hb.vision.any_range)."""
    steal_card(t, seat, target)


def weapon_cache(t: State, seat: int) -> None:
    """Draw three cards (hb.cache.three); each other player draws one (hb.cache.others), clockwise after the first
    (hb.cache.order), Respawning or not (hb.cache.everybody).
    """
    draw(t, seat, 3)
    for i in range(1, t.n):
        draw(t, (seat + i) % t.n, 1)


def regeneration_field(t: State, seat: int, target: int) -> None:
    """Regain all Overshields (hb.regeneration.regain, hb.regeneration.only_own), if any are missing
    (hb.regeneration.at_full); then another player, who must be chosen (hb.regeneration.must), draws a card
    (hb.regeneration.draw).
    """
    regain_tokens(t, seat)
    draw(t, target, 1)


def ordnance_pod(t: State, seat: int) -> None:
    """Draw two cards (hb.pod.draw)."""
    draw(t, seat, 2)


def pulse_grenade(t: State, seat: int) -> Rule:
    """Each of the other players plays a Hardlight Shield or suffers one damage (hb.pulse.shield, hb.pulse.damage).

    They answer clockwise, each before the next (hb.area.order); whom it affects is settled when it is played
    (hb.area.fixed). A kill that ends the game ends this too (hb.area.ends).
    """
    play_action(t, seat, PULSE_GRENADE)
    together: bool = t.settings.area_damage == "after all answers"
    hurt = 0
    for other in affected(t, seat):
        answer = yield ask(other, Q_SHIELD, seat, PULSE_GRENADE, 1)
        if answer != PASS:
            play_shield(t, other, card_of(answer), seat)
        elif together:
            hurt |= 1 << other
        else:
            suffer(t, other, 1, seat)
    hurt_together(t, seat, hurt)


def flood(t: State, seat: int) -> Rule:
    """Each of the other players discards a Weapon or suffers one damage (hb.flood.weapon, hb.flood.damage), in the
    same way as for a Pulse Grenade; for Medic, too, it is a Weapon like any other (hb.medic.flood).
    """
    play_action(t, seat, FLOOD)
    together: bool = t.settings.area_damage == "after all answers"
    hurt = 0
    for other in affected(t, seat):
        answer = yield ask(other, Q_FLOOD, seat)
        if answer != PASS:
            discard_card(t, other, card_of(answer))
        elif together:
            hurt |= 1 << other
        else:
            suffer(t, other, 1, seat)
    hurt_together(t, seat, hurt)


def hurt_together(t: State, seat: int, hurt: int) -> None:
    """Where all answer before any damage is dealt: deal it, clockwise."""
    if hurt:
        for i in range(1, t.n):
            other = (seat + i) % t.n
            if hurt >> other & 1:
                suffer(t, other, 1, seat)
