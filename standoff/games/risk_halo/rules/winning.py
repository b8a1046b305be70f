"""Who is out, and who wins. These rules ask nobody."""

from __future__ import annotations

from standoff.engine.state import NOBODY
from standoff.games.risk_halo.moves.cards import discard_objectives, pass_on_objectives, reveal_objectives
from standoff.games.risk_halo.moves.turns import announce_limit, end_game, leave_game
from standoff.games.risk_halo.names import ONE_ON_ONE, SLAYER, TEAM_SLAYER
from standoff.games.risk_halo.queries.board import ally_of, is_flood_alone, team_of
from standoff.games.risk_halo.queries.objectives import bases_under_control, objectives_done, objectives_needed
from standoff.games.risk_halo.state import State


def eliminate(t: State, seat: int, by: int) -> None:
    """A player without units is out at once (rh.out.last_unit, rh.out.at_once): his Faction cards go to the victor, his
    Campaign cards are discarded (rh.campaign.discarded) or go to his ally (rh.team.inherit). If only one side is left,
    it has won (rh.win.last_standing).
    """
    ally = ally_of(t, seat)
    leave_game(t, seat, by)
    inherits = t.settings.fallen_ally
    if ally != NOBODY and inherits != "nothing":
        pass_on_objectives(t, seat, ally, inherits == "all cards")
    discard_objectives(t, seat)
    if ally != NOBODY and t.campaign:
        check_reveal(t, ally)
    check_last_side(t)


def check_last_side(t: State) -> None:
    """Being the last player or team wins in every mode, with or without objectives (rh.win.last_standing,
    rh.duel.win_eliminate, rh.slayer.win, rh.team.slayer_variant); the neutral Flood does not count
    (rh.duel.flood_no_obstacle).
    """
    sides = {t.side[s] for s in t.alive}
    if len(sides) == 1:
        clause = {ONE_ON_ONE: "rh.duel.win_eliminate", SLAYER: "rh.slayer.win", TEAM_SLAYER: "rh.team.slayer_variant"}
        end_game(t, team_of(t, t.alive[0]), clause.get(t.mode, "rh.win.last_standing"))


def check_objectives(t: State, seat: int) -> None:
    """Enough objectives and the Base win at once, in one's own turn: when the last card is claimed, or as soon as the
    Base is held again (rh.win.base_regained).
    """
    if not t.campaign or objectives_done(t, seat) < objectives_needed(t, seat) or not bases_under_control(t, seat):
        return
    if t.mode == ONE_ON_ONE:
        clause = "rh.duel.win_three"
    elif is_flood_alone(t, seat):
        clause = "rh.team.win_flood"
    else:
        clause = "rh.team.win_four" if t.teams else "rh.objective.win_three"
    end_game(t, team_of(t, seat), clause)


def check_reveal(t: State, seat: int) -> None:
    """When one more objective is needed the unclaimed cards lie open (rh.campaign.reveal), those of both allies
    (rh.campaign.reveal_team).
    """
    if objectives_done(t, seat) >= objectives_needed(t, seat) - 1:
        for member in team_of(t, seat):
            reveal_objectives(t, member)


def check_limit(t: State) -> None:
    """After the last round nobody wins (rh.limit.draw), unless most territories were agreed to decide
    (rh.limit.most).
    """
    if t.round <= t.settings.round_limit:
        return
    announce_limit(t)
    if t.settings.limit_result == "draw":
        end_game(t, (), "rh.limit.draw")
    held = [sum(t.held[s] for s in team_of(t, seat)) for seat in range(t.n)]
    end_game(t, tuple(s for s in range(t.n) if held[s] == max(held)), "rh.limit.most")
