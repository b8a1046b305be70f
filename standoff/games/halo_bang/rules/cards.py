"""Enhancement cards and Action cards."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.halo_bang.figures import AREA_DAMAGE, CACHE_CARDS, CACHE_CARDS_OF_OTHERS, FIELD_CARDS, POD_CARDS
from standoff.games.halo_bang.messages import (
    ASK_FLOOD,
    ASK_ODD_BALL,
    ASK_SHIELD,
    DiscardCard,
    Play,
    ShieldWith,
    read,
)
from standoff.games.halo_bang.moves.cards import (
    brace,
    discard,
    discard_at_random,
    discard_played,
    pass_odd_ball,
    play_action,
    play_shield,
    put_in_play,
    remove_from_play,
    show_no_weapon,
    steal_card,
)
from standoff.games.halo_bang.moves.deck import reveal_card
from standoff.games.halo_bang.moves.tokens import lose_tag, regain_tokens
from standoff.games.halo_bang.names import (
    ACTIVE_CAMOUFLAGE,
    DAMAGE_BOOST,
    FIREPOWER,
    FIRST_WEAPON,
    FLOOD,
    NO_CARD,
    ODD_BALL,
    ORDNANCE_POD,
    PROMETHEAN_VISION,
    PULSE_GRENADE,
    REGENERATION_FIELD,
    STEALTH,
    WEAPON_CACHE,
)
from standoff.games.halo_bang.queries import affected, is_oni_of_three
from standoff.games.halo_bang.rules.ending import draw, has_card, has_run_out, score
from standoff.games.halo_bang.rules.weapons import suffer
from standoff.games.halo_bang.seats import NOBODY_AT_ALL, among, only
from standoff.games.halo_bang.state import State


def play_card(t: State, seat: int, card: int) -> None:
    """A card that is aimed at nobody, and that nobody else has to answer to."""
    if card in (FIREPOWER, STEALTH, DAMAGE_BOOST):
        put_in_play(t, seat, card, seat)
    elif card == WEAPON_CACHE:
        weapon_cache(t, seat)
    else:
        assert card == ORDNANCE_POD
        ordnance_pod(t, seat)


def play_card_on(t: State, seat: int, card: int, target: int) -> None:
    """A card, not a Weapon, that is aimed at a player."""
    if card == ODD_BALL:
        play_odd_ball(t, seat, target)
    else:
        assert card == PROMETHEAN_VISION
        promethean_vision(t, seat, target)


def play_for_nothing(t: State, seat: int, card: int) -> None:
    """Where the table lets it be played without a target, it has no effect (hb.camouflage.needs_target,
    hb.vision.needs_target).
    """
    play_action(t, seat, card, NOBODY)
    discard_played(t)


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
    revealed: int = reveal(t, seat)
    if revealed < FIRST_WEAPON:
        pass_odd_ball(t, seat)
    elif not t.hands[seat]:
        pay_for_odd_ball(t, seat)
    else:
        answer = yield ask(seat, ASK_ODD_BALL, ODD_BALL, revealed, int(not is_oni_of_three(t, seat)))
        match read(answer):
            case DiscardCard(card):
                discard(t, seat, card, ODD_BALL)
                pass_odd_ball(t, seat)
            case _:
                if not t.settings.odd_ball_choice:
                    show_no_weapon(t, seat)
                pay_for_odd_ball(t, seat)


def reveal(t: State, seat: int) -> int:
    """The top card of the deck, for all to see, if there is one."""
    if not has_card(t):
        return NO_CARD
    card = reveal_card(t, seat)
    has_run_out(t)
    return card


def pay_for_odd_ball(t: State, seat: int) -> None:
    """A Dog Tag into the box, then the Odd Ball to the discard pile (hb.odd_ball.tag, hb.odd_ball.box).

    The last Dog Tag ends the game; nobody was killed (hb.odd_ball.last_tag).

    The ONI Operative of three never loses a Dog Tag here, he only discards the Odd Ball (hb.three.odd_ball).
    """
    if not is_oni_of_three(t, seat):
        lose_tag(t, seat, ODD_BALL)
        if t.tags[seat] == 0:
            score(t, NOBODY)
    remove_from_play(t, seat, seat, ODD_BALL)


# -- Action cards ----------------------------------------------------------------------------------------------------


def camouflage_hand(t: State, seat: int, target: int) -> None:
    """Active Camouflage: a player must discard a card drawn at random from his hand (hb.camouflage.hand)."""
    play_action(t, seat, ACTIVE_CAMOUFLAGE, target)
    discard_at_random(t, seat, target)
    discard_played(t)


def camouflage_laid(t: State, seat: int, target: int, laid: int) -> None:
    """Active Camouflage: a player must discard an Enhancement that lies in front of him (hb.camouflage.in_play)."""
    play_action(t, seat, ACTIVE_CAMOUFLAGE, target)
    remove_from_play(t, seat, target, laid)
    discard_played(t)


def promethean_vision(t: State, seat: int, target: int) -> None:
    """Draw a card at random from another hand, at any Range (hb.vision.draw, hb.vision.any_range)."""
    play_action(t, seat, PROMETHEAN_VISION, target)
    steal_card(t, seat, target)
    discard_played(t)


def weapon_cache(t: State, seat: int) -> None:
    """Draw three cards (hb.cache.three); each other player draws one (hb.cache.others), clockwise after the first
    (hb.cache.order), Respawning or not (hb.cache.everybody).
    """
    play_action(t, seat, WEAPON_CACHE, NOBODY)
    draw(t, seat, CACHE_CARDS)
    for i in range(1, t.n):
        draw(t, (seat + i) % t.n, CACHE_CARDS_OF_OTHERS)
    discard_played(t)


def regeneration_field(t: State, seat: int, target: int) -> None:
    """Regain all Overshields (hb.regeneration.regain, hb.regeneration.only_own), if any are missing
    (hb.regeneration.at_full); then another player, who must be chosen (hb.regeneration.must), draws a card
    (hb.regeneration.draw).
    """
    play_action(t, seat, REGENERATION_FIELD, target)
    regain_tokens(t, seat)
    draw(t, target, FIELD_CARDS)
    discard_played(t)


def ordnance_pod(t: State, seat: int) -> None:
    """Draw two cards (hb.pod.draw)."""
    play_action(t, seat, ORDNANCE_POD, NOBODY)
    draw(t, seat, POD_CARDS)
    discard_played(t)


def pulse_grenade(t: State, seat: int) -> Rule:
    """Each of the other players plays a Hardlight Shield or suffers one damage (hb.pulse.shield, hb.pulse.damage).

    They answer clockwise, each before the next (hb.area.order); whom it affects is settled when it is played
    (hb.area.fixed). A kill that ends the game ends this too (hb.area.ends).
    """
    play_action(t, seat, PULSE_GRENADE, NOBODY)
    hurt: int = NOBODY_AT_ALL
    for other in affected(t, seat):
        answer = yield ask(other, ASK_SHIELD, seat, PULSE_GRENADE, AREA_DAMAGE)
        match read(answer):
            case Play(shield):
                shield_area(t, other, seat, shield)
            case ShieldWith(shield):
                shield_area(t, other, seat, shield)
            case _:
                hurt |= suffer_area(t, other, seat, PULSE_GRENADE)
    hurt_together(t, seat, hurt, PULSE_GRENADE)
    discard_played(t)


def flood(t: State, seat: int) -> Rule:
    """Each of the other players discards a Weapon or suffers one damage (hb.flood.weapon, hb.flood.damage), in the
    same way as for a Pulse Grenade; for Medic, too, it is a Weapon like any other (hb.medic.flood).
    """
    play_action(t, seat, FLOOD, NOBODY)
    hurt: int = NOBODY_AT_ALL
    for other in affected(t, seat):
        answer = yield ask(other, ASK_FLOOD, seat, FLOOD, AREA_DAMAGE)
        match read(answer):
            case DiscardCard(weapon):
                make_room(t)
                discard(t, other, weapon, FLOOD)
            case _:
                hurt |= suffer_area(t, other, seat, FLOOD)
    hurt_together(t, seat, hurt, FLOOD)
    discard_played(t)


def shield_area(t: State, seat: int, by: int, shield: int) -> None:
    """A Shield against a Pulse Grenade."""
    make_room(t)
    play_shield(t, seat, shield, by)


def make_room(t: State) -> None:
    """A Pulse Grenade or a Flood is discarded below the cards that answer it (hb.area.discarded)."""
    if t.settings.area_discarded == "below the answers":
        discard_played(t)


def suffer_area(t: State, seat: int, by: int, card: int) -> int:
    """Take the damage of a Pulse Grenade or a Flood, now or when all have answered; the set of those who will."""
    if t.settings.area_damage == "after all answers":
        brace(t, seat, by, card)
        return only(seat)
    suffer(t, seat, AREA_DAMAGE, by, card)
    return NOBODY_AT_ALL


def hurt_together(t: State, seat: int, hurt: int, card: int) -> None:
    """Where all answer before any damage is dealt: deal it, clockwise."""
    if hurt:
        for i in range(1, t.n):
            other = (seat + i) % t.n
            if among(hurt, other):
                suffer(t, other, AREA_DAMAGE, seat, card)
