"""Ending the turn: a Campaign card or a Faction card, and the maneuver."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import Accomplish, Draw, MoveFrom, NoManeuver, Use
from standoff.games.risk_halo.messages.questions import MANEUVER, REWARD
from standoff.games.risk_halo.moves.cards import claim_objective, draw_card, play_card
from standoff.games.risk_halo.moves.turns import gain_maneuver
from standoff.games.risk_halo.names import LIFT, ON_END
from standoff.games.risk_halo.queries.board import can_maneuver, is_flood_alone
from standoff.games.risk_halo.queries.cards import could_hold, may_draw
from standoff.games.risk_halo.rules.moving import move_some
from standoff.games.risk_halo.rules.reinforcements import extra_units
from standoff.games.risk_halo.rules.winning import check_objectives, check_reveal
from standoff.games.risk_halo.state import State


def reward(t: State, seat: int) -> Rule:
    """After the attacks: accomplish one Campaign card (rh.campaign.accomplish, rh.campaign.one_per_turn), or draw a
    Faction card if a territory was conquered (rh.faction.draw, rh.faction.one_only), never both
    (rh.campaign.or_faction). Whoever holds Campaign cards is asked, so that being asked tells nothing.
    """
    if not t.objectives[seat] and not may_draw(t):
        return
    cards = cards_drawn(t, seat)
    answer = yield ask(seat, REWARD, cards)
    match read(answer):
        case Draw():
            for _ in range(cards):
                draw_card(t, seat)
        case Accomplish(card):
            claim_objective(t, seat, card)
            check_objectives(t, seat)
            check_reveal(t, seat)


def cards_drawn(t: State, seat: int) -> int:
    """One card however many territories were conquered (rh.faction.one_only); the Flood against two teams draws two
    (rh.team.flood_draws).
    """
    return t.data.figures["cards drawn by the Flood against two teams"] if is_flood_alone(t, seat) else 1


def maneuver_phase(t: State, seat: int) -> Rule:
    """One maneuver (rh.maneuver.one), or none (rh.maneuver.optional): units of one territory go to one other that is
    connected (rh.maneuver.connected, rh.maneuver.example). Cards for the end of the turn are used here.
    """
    while could_hold(t, seat, ON_END) or (t.maneuvers > 0 and can_maneuver(t, seat)):
        answer = yield ask(seat, MANEUVER, t.maneuvers)
        match read(answer):
            case MoveFrom(territory):
                yield from move_some(t, seat, territory, NOBODY)
            case NoManeuver():
                return
            case Use(card):
                yield from play_at_the_end(t, seat, card)


def play_at_the_end(t: State, seat: int, card: int) -> Rule:
    """One more maneuver (rh.card.lift), or units along the border (rh.card.growth)."""
    if t.data.faction[card].effect == LIFT:
        play_card(t, seat, card)
        gain_maneuver(t, seat, card)
    else:
        yield from extra_units(t, seat, card)
