"""Ending the turn: a Campaign card or a Faction card, and the maneuver."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.games.risk_halo.moves import (
    claim_objective,
    draw_card,
    gain_maneuver,
    move_units,
    play_card,
    use_maneuver,
)
from standoff.games.risk_halo.names import (
    CLAIM,
    DRAW,
    LIFT,
    MANEUVER,
    MOVE_TO,
    MOVE_UNITS,
    ON_END,
    PASS,
    PLAY,
    REWARD,
)
from standoff.games.risk_halo.queries import can_maneuver, could_hold, is_flood_alone, may_draw
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
    answer = yield ask(seat, REWARD)
    if answer == DRAW:
        for _ in range(cards_drawn(t, seat)):
            draw_card(t, seat)
    elif answer >= CLAIM:
        claim_objective(t, seat, answer - CLAIM)
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
        answer = yield ask(seat, MANEUVER)
        if answer == PASS:
            return
        if answer >= PLAY:
            yield from play_at_the_end(t, seat, answer - PLAY)
        else:
            place = yield ask(seat, MOVE_TO, answer, 0)
            units = yield ask(seat, MOVE_UNITS, answer, place)
            move_units(t, seat, answer, place, units // 2, units % 2 == 1)
            use_maneuver(t)


def play_at_the_end(t: State, seat: int, card: int) -> Rule:
    """One more maneuver (rh.card.lift), or units along the border (rh.card.growth)."""
    if t.data.faction[card].effect == LIFT:
        play_card(t, seat, card)
        gain_maneuver(t, seat, t.data.faction[card].amount)
    else:
        yield from extra_units(t, seat, card)
