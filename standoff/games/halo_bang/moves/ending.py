"""The end of the game: what is shown, what is counted, who wins."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.declare import Event
from standoff.games.halo_bang.figures import BETRAYAL, POD_POINTS
from standoff.games.halo_bang.messages import (
    Betrayal,
    CountDamage,
    CountPods,
    CountTags,
    End,
    LastStanding,
    OniTakesTie,
    OutOfTags,
    Score,
    ShowHand,
    ShowMultiplier,
    Tie,
)
from standoff.games.halo_bang.names import BLUE, ONI, RED, TEAMS
from standoff.games.halo_bang.queries import (
    held_damage,
    pods_held,
    tag_worth,
    team,
    tie_card,
    tie_cards_held,
    weapon_damage_held,
)
from standoff.games.halo_bang.state import State


def announce_last_standing(t: State, seat: int) -> None:
    """Only this player has any Overshields (hb.last.standing)."""
    if t.events is not None:
        t.events.append(LastStanding(seat))


def count_points(t: State, points: tuple[int, ...], traitors: int) -> None:
    """The points of the teams are counted for all to see (hb.score.told): the multipliers are revealed
    (hb.score.reveal), the hands are shown (hb.score.hands).
    """
    t.points = points
    if t.events is not None:
        t.events += _all_that_is_shown(t)
        for which in range(len(TEAMS)):
            if which in t.teams:
                t.events += _counted(t, which, points[which], which == traitors)


def _all_that_is_shown(t: State) -> list[Event]:
    told: list[Event] = []
    without = [seat for seat in range(t.n) if t.tags[seat] == 0]
    if without:
        told.append(OutOfTags(without))
    if t.data.tables[t.n].multipliers:
        told += [ShowMultiplier(seat, t.multipliers[seat]) for seat in range(t.n)]
    told += [ShowHand(seat, sorted(t.hands[seat])) for seat in range(t.n)]
    return told


def _counted(t: State, which: int, points: int, betrayed: bool) -> list[Event]:
    """What the points of a team are made of."""
    told: list[Event] = []
    for seat in team(t, which):
        worth, pods = tag_worth(t, seat), pods_held(t, seat)
        told.append(CountTags(seat, t.tags[seat], worth, t.tags[seat] * worth))
        if pods:
            told.append(CountPods(seat, pods, pods * POD_POINTS))
    if betrayed:
        told.append(Betrayal(which, BETRAYAL))
    told.append(Score(which, points))
    return told


def announce_tie(t: State, teams: tuple[int, ...]) -> None:
    """Several teams have the highest score: the ONI Operative wins every tie (hb.tie.oni), and otherwise the damage
    that each team holds is counted (hb.tie.damage).
    """
    if t.events is not None:
        t.events.append(Tie(list(teams), t.points[teams[0]]))
        if ONI in teams:
            t.events.append(OniTakesTie(t.teams.index(ONI)))
            return
        for which in (RED, BLUE):
            held = weapon_damage_held(t, which), tie_card(t), tie_cards_held(t, which)
            t.events.append(CountDamage(which, *held, held_damage(t, which)))


def end_game(t: State, winners: tuple[int, ...], clause: str) -> None:
    """The game ends at once (hb.end.at_once)."""
    t.winners = winners
    t.outcome = clause
    if t.events is not None:
        t.events.append(End(list(winners)))
    raise GameOver
