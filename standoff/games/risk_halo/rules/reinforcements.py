"""Deploying reinforcements at the start of a turn, and the transfer of command in team play."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.moves import (
    deploy,
    gather_reinforcements,
    lay_card,
    let_hero_wait,
    place_hero,
    place_units,
    play_card,
    refuse_command,
    spread_unit,
    take_command,
    turn_in,
    wish_command,
)
from standoff.games.risk_halo.names import (
    AGREE,
    ALL,
    CARD_UNITS,
    COMMAND_FROM,
    DROP,
    LAY,
    PASS,
    PLACE,
    PLACE_HERO,
    PLAY,
    REINFORCE,
    SUPPORT,
    TAKE_COMMAND,
)
from standoff.games.risk_halo.queries import ally_of, card_places, room
from standoff.games.risk_halo.state import State


def reinforcement_phase(t: State, seat: int) -> Rule:
    """Count territories, regions and Bases (rh.reinforce.start, rh.reinforce.sum), bring a defeated Hero back, use
    cards, then deploy every unit (rh.deploy.all).
    """
    gather_reinforcements(t, seat)
    if t.hero[seat] == NOBODY:
        yield from redeploy_hero(t, seat)
    if t.hands[seat] or t.captured[seat]:
        yield from use_cards(t, seat)
    while t.to_place[seat] > 0:
        answer = yield ask(seat, PLACE, seat, t.to_place[seat])
        deploy(t, seat, answer % ALL, t.to_place[seat] if answer >= ALL else 1)


def redeploy_hero(t: State, seat: int) -> Rule:
    """A defeated Hero may come back to any own territory, now or at the start of a later turn (rh.hero.redeploy,
    rh.hero.redeploy_later), unless the table agrees otherwise.
    """
    if t.settings.hero_return == "next turn" and t.waiting >> seat & 1:
        return
    place = yield ask(seat, PLACE_HERO, 1, 0)
    if place == PASS:
        let_hero_wait(t, seat)
    else:
        place_hero(t, seat, place)


def use_cards(t: State, seat: int) -> Rule:
    """Turn in cards for their skulls, or use abilities for this moment; never both with one card (rh.faction.either).

    One exchange a turn, of two to ten skulls (rh.skulls.range, rh.skulls.example, rh.skulls.once).
    """
    while t.hands[seat] or t.captured[seat]:
        answer = yield ask(seat, REINFORCE)
        if answer == PASS:
            break
        if answer >= LAY:
            lay_card(t, seat, answer - LAY)
        else:
            yield from extra_units(t, seat, answer - PLAY)
    turn_in(t, seat)


def extra_units(t: State, seat: int, card: int) -> Rule:
    """A card brings units: three together next to an enemy (rh.card.drop) or beside the Hero or a Base
    (rh.card.support), or single ones on different territories (rh.card.spawn, rh.card.growth).
    """
    play_card(t, seat, card)
    effect = t.data.faction[card].effect
    left = room(t, seat, t.data.faction[card].amount)
    if left == 0:
        return
    if effect in (DROP, SUPPORT):
        place = yield ask(seat, CARD_UNITS, effect, left)
        place_units(t, seat, place, left)
        return
    left = min(left, len(card_places(t, seat, effect)))
    while left > 0:
        place = yield ask(seat, CARD_UNITS, effect, left)
        if place == PASS:
            break
        spread_unit(t, seat, place)
        left -= 1


def transfer_of_command(t: State, seat: int) -> Rule:
    """After the reinforcements a player may ask his ally for one territory (rh.command.ask, rh.command.once) with
    exactly one unit (rh.command.one_unit). If the ally agrees (rh.command.agree) the unit is replaced by one of the
    player's own (rh.command.replace).
    """
    ally = ally_of(t, seat)
    if ally == NOBODY:
        return
    place = yield ask(seat, TAKE_COMMAND, ally)
    if place == PASS:
        return
    source = yield ask(seat, COMMAND_FROM, place)
    wish_command(t, seat, ally, place)
    agreed = yield ask(ally, AGREE, seat, place)
    if agreed:
        take_command(t, seat, place, source)
    else:
        refuse_command(t, ally, seat)
