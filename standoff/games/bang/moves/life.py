"""Life points lost and regained, eliminations, turns and the end of the game."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.state import NOBODY
from standoff.games.bang.messages import (
    Cancel,
    End,
    Hit,
    Keep,
    Match,
    Out,
    Penalty,
    Regain,
    Reward,
    ShowRole,
    Turn,
)
from standoff.games.bang.names import GEAR_BITS, HELPS, NO_CARD
from standoff.games.bang.queries import alive, role_is_open
from standoff.games.bang.state import State

# -- Life points -------------------------------------------------------------------------------------------------------


def hit(t: State, seat: int, lost: int, by: int, card: int) -> None:
    """A player loses life points (bang.bang.loss, bang.symbol.bang), by a card that somebody has played, or by nobody.

    The bullets go to the pile in the middle (bang.bang.bullets_pile).
    """
    t.life[seat] -= lost
    t.hurt += lost << GEAR_BITS * seat
    if t.events is not None:
        t.events.append(Hit(seat, lost, None if by == NOBODY else by, card, max(0, t.life[seat])))


def forget_hits(t: State) -> None:
    """The card is resolved: nothing is owed any longer."""
    t.hurt = 0


def cancel(t: State, seat: int, by: int, card: int, left: int) -> None:
    """A Missed!, or a Barrel that counts as one (bang.symbol.missed, bang.remember.missed)."""
    if t.events is not None:
        t.events.append(Cancel(seat, by, None if card == NO_CARD else card, left))


def regain(t: State, seat: int, why: int) -> None:
    """One life point (bang.symbol.regain), never more than at the start (bang.beer.cap, bang.character.recover)."""
    gained = 1 if t.life[seat] < t.most[seat] else 0
    t.life[seat] += gained
    if t.events is not None:
        t.events.append(Regain(seat, gained, HELPS[why], t.life[seat]))


def leave_play(t: State, seat: int) -> None:
    """Eliminated: the role is shown (bang.out.role_shown)."""
    t.life[seat] = 0
    t.living &= ~(1 << seat)
    if t.events is not None:
        t.events.append(Out(seat, t.roles[seat]))


def announce_reward(t: State, seat: int) -> None:
    """Somebody has eliminated an Outlaw."""
    if t.events is not None:
        t.events.append(Reward(seat))


def announce_penalty(t: State, seat: int) -> None:
    """The Sheriff has eliminated a Deputy."""
    if t.events is not None:
        t.events.append(Penalty(seat))


# -- Turns and ends ----------------------------------------------------------------------------------------------------


def begin_turn(t: State, seat: int) -> None:
    """A turn begins; no BANG! has been played in it."""
    t.turn = seat
    t.bangs = 0
    if t.events is not None:
        t.events.append(Turn(seat))


def tell_choice(t: State, seat: int, keeps: bool) -> None:
    """A survivor keeps his character for the next game, or draws a new one."""
    if t.events is not None:
        t.events.append(Keep(seat, keeps))


def _show_roles(t: State) -> None:
    if t.events is not None:
        for seat in alive(t):
            if not role_is_open(t, seat):
                t.events.append(ShowRole(seat, t.roles[seat]))


def end_game(t: State, winners: tuple[int, ...], clause: str) -> None:
    """The game is over, and all roles are shown; whoever is still without a life point is eliminated with the others
    (bang.end.dying). After the last of a row, whoever has won most games has won (bang.new_game.match).
    """
    for seat in alive(t):
        if t.life[seat] <= 0:
            leave_play(t, seat)
    t.wins = tuple(won + int(s in winners) for s, won in enumerate(t.wins))
    _show_roles(t)
    t.ended = True
    if t.events is not None:
        t.events.append(End(list(winners), t.number >= t.settings.games))
    if t.number < t.settings.games:
        return
    t.winners = winners
    t.outcome = clause
    if t.settings.games > 1:
        t.winners = tuple(s for s in range(t.n) if t.wins[s] == max(t.wins))
        t.outcome = "bang.new_game.match"
        if t.events is not None:
            t.events.append(Match(list(t.wins)))
    raise GameOver
