"""Deploying reinforcements at the start of a turn, and the transfer of command in team play."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import (
    Agree,
    Done,
    HeroTo,
    NoMoreUnits,
    NotNow,
    NoTransfer,
    Place,
    SendFrom,
    TakeCommand,
    TurnIn,
    TurnInCaptured,
    UnitsTo,
    Use,
)
from standoff.games.risk_halo.messages.questions import (
    AGREE,
    CARD_UNITS,
    COMMAND_FROM,
    PLACE,
    PLACE_HERO,
    REINFORCE,
    TAKE_COMMAND,
)
from standoff.games.risk_halo.moves.cards import lay_card, play_card, turn_in
from standoff.games.risk_halo.moves.turns import (
    deploy,
    gather_reinforcements,
    let_hero_wait,
    place_hero,
    place_units,
    refuse_command,
    spread_unit,
    take_command,
    wish_command,
)
from standoff.games.risk_halo.names import DROP, OWN_UNITS, RETURNS, SUPPORT
from standoff.games.risk_halo.queries.board import ally_of, has, room
from standoff.games.risk_halo.queries.cards import card_places, has_cards, laid_skulls
from standoff.games.risk_halo.state import State


def reinforcement_phase(t: State, seat: int) -> Rule:
    """Count territories, regions and Bases (rh.reinforce.start, rh.reinforce.sum), bring a defeated Hero back, use
    cards, then deploy every unit (rh.deploy.all).
    """
    gather_reinforcements(t, seat)
    if t.hero[seat] == NOBODY:
        yield from redeploy_hero(t, seat)
    if has_cards(t, seat):
        yield from use_cards(t, seat)
    while t.to_place[seat] > 0:
        answer = yield ask(seat, PLACE, OWN_UNITS, t.to_place[seat])
        match read(answer):
            case Place(territory, units):
                deploy(t, seat, territory, units)


def redeploy_hero(t: State, seat: int) -> Rule:
    """A defeated Hero may come back to any own territory, now or at the start of a later turn (rh.hero.redeploy,
    rh.hero.redeploy_later), unless the table agrees otherwise.
    """
    if t.settings.hero_return == "next turn" and has(t.waiting, seat):
        return
    answer = yield ask(seat, PLACE_HERO, RETURNS)
    match read(answer):
        case HeroTo(territory):
            place_hero(t, seat, territory)
        case NotNow():
            let_hero_wait(t, seat)


def use_cards(t: State, seat: int) -> Rule:
    """Turn in cards for their skulls, or use abilities for this moment; never both with one card (rh.faction.either).

    One exchange a turn, of two to ten skulls (rh.skulls.range, rh.skulls.example, rh.skulls.once).
    """
    while has_cards(t, seat):
        answer = yield ask(seat, REINFORCE, laid_skulls(t))
        match read(answer):
            case Done():
                break
            case TurnIn(card):
                lay_card(t, seat, card, False)
            case TurnInCaptured(card):
                lay_card(t, seat, card, True)
            case Use(card):
                yield from extra_units(t, seat, card)
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
    together: bool = effect in (DROP, SUPPORT)
    if not together:
        left = min(left, len(card_places(t, seat, effect)))
    while left > 0:
        answer = yield ask(seat, CARD_UNITS, card, left)
        match read(answer):
            case UnitsTo(territory):
                if together:
                    place_units(t, seat, territory, left, card)
                    return
                spread_unit(t, seat, territory, card)
                left -= 1
            case NoMoreUnits():
                return


def transfer_of_command(t: State, seat: int) -> Rule:
    """After the reinforcements a player may ask his ally for a territory (rh.command.ask) with exactly one unit
    (rh.command.one_unit). If the ally agrees (rh.command.agree) the unit is replaced by one of the player's own
    (rh.command.replace), and that was all (rh.command.once); if not, he may ask for another (rh.command.again).
    """
    ally = ally_of(t, seat)
    if ally == NOBODY:
        return
    while True:
        wish = yield ask(seat, TAKE_COMMAND, ally)
        match read(wish):
            case NoTransfer():
                return
            case TakeCommand(territory):
                agreed = yield from ask_for(t, seat, ally, territory)
                if agreed or not t.settings.ask_again_after_refusal:
                    return


def ask_for(t: State, seat: int, ally: int, territory: int) -> RuleOf[bool]:
    """The ally is asked for one territory, and agrees or not (rh.command.agree)."""
    chosen = yield ask(seat, COMMAND_FROM, territory)
    match read(chosen):
        case SendFrom(source):
            wish_command(t, seat, ally, territory)
            answer = yield ask(ally, AGREE, seat, territory)
            match read(answer):
                case Agree():
                    take_command(t, seat, territory, source)
                    return True
    refuse_command(t, ally, seat, territory)
    return False
