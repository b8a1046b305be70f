"""Life points lost and regained, eliminations, turns and the end of the game."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.knowledge import EVERYBODY
from standoff.games.bang.names import (
    E_CANCEL,
    E_END,
    E_HIT,
    E_KEEP,
    E_MATCH,
    E_OUT,
    E_PENALTY,
    E_REGAIN,
    E_REWARD,
    E_ROLE,
    E_TURN,
    GEAR_BITS,
)
from standoff.games.bang.queries import alive
from standoff.games.bang.state import State

# -- Life points -------------------------------------------------------------------------------------------------------


def hit(t: State, seat: int, lost: int, by: int) -> None:
    """A player loses life points (bang.bang.loss, bang.symbol.bang), by a card that somebody has played, or by nobody.

    The bullets go to the pile in the middle (bang.bang.bullets_pile).
    """
    t.life[seat] -= lost
    t.hurt += lost << GEAR_BITS * seat
    if t.events is not None:
        t.events.append((E_HIT, seat, lost, by, t.life[seat]))


def forget_hits(t: State) -> None:
    """The card is resolved: nothing is owed any longer."""
    t.hurt = 0


def cancel(t: State, seat: int, left: int) -> None:
    """A Missed!, or a Barrel that counts as one (bang.symbol.missed, bang.remember.missed)."""
    if t.events is not None:
        t.events.append((E_CANCEL, seat, left))


def regain(t: State, seat: int, why: int) -> None:
    """One life point (bang.symbol.regain), never more than at the start (bang.beer.cap, bang.character.recover)."""
    gained = 1 if t.life[seat] < t.most[seat] else 0
    t.life[seat] += gained
    if t.events is not None:
        t.events.append((E_REGAIN, seat, gained, why, t.life[seat]))


def leave_play(t: State, seat: int) -> None:
    """Eliminated: the role is shown (bang.out.role_shown)."""
    t.life[seat] = 0
    t.living &= ~(1 << seat)
    t.role_seen = tuple(EVERYBODY if s == seat else seen for s, seen in enumerate(t.role_seen))
    if t.events is not None:
        t.events.append((E_OUT, seat, t.roles[seat]))


def announce_reward(t: State, seat: int) -> None:
    """Somebody has eliminated an Outlaw."""
    if t.events is not None:
        t.events.append((E_REWARD, seat))


def announce_penalty(t: State, seat: int) -> None:
    """The Sheriff has eliminated a Deputy."""
    if t.events is not None:
        t.events.append((E_PENALTY, seat))


# -- Turns and ends ----------------------------------------------------------------------------------------------------


def begin_turn(t: State, seat: int) -> None:
    """A turn begins; no BANG! has been played in it."""
    t.turn = seat
    t.bangs = 0
    if t.events is not None:
        t.events.append((E_TURN, seat))


def tell_choice(t: State, seat: int, keeps: bool) -> None:
    """A survivor keeps his character for the next game, or draws a new one."""
    if t.events is not None:
        t.events.append((E_KEEP, seat, int(keeps)))


def _show_roles(t: State) -> None:
    for seat in alive(t):
        if t.role_seen[seat] != EVERYBODY and t.events is not None:
            t.events.append((E_ROLE, seat, t.roles[seat], EVERYBODY))
    t.role_seen = (EVERYBODY,) * t.n


def end_game(t: State, winners: tuple[int, ...], clause: str) -> None:
    """The game is over, and all roles are shown. After the last of a row, whoever has won most games has won
    (bang.new_game.match).
    """
    t.wins = tuple(won + int(s in winners) for s, won in enumerate(t.wins))
    t.ended = True
    _show_roles(t)
    if t.events is not None:
        t.events.append((E_END, *winners))
    if t.number < t.settings.games:
        return
    t.winners = winners
    t.outcome = clause
    if t.settings.games > 1:
        t.winners = tuple(s for s in range(t.n) if t.wins[s] == max(t.wins))
        t.outcome = "bang.new_game.match"
        if t.events is not None:
            t.events.append((E_MATCH, *t.wins))
    raise GameOver
