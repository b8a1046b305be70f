"""Rounds and Turns, command dice, the End Phase."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import PASS, ChooseDice, PickModel
from standoff.games.flashpoint.messages.questions import ACTIVATE, AGAIN, BID, CARRY, REINFORCE, REROLL
from standoff.games.flashpoint.moves.actions import unmark
from standoff.games.flashpoint.moves.command import add_kept, keep_dice, roll_command, spend, spend_order, take_back
from standoff.games.flashpoint.moves.rounds import (
    begin_round,
    begin_turn,
    end_round,
    end_turn,
    note_finished,
    set_first,
)
from standoff.games.flashpoint.moves.status import set_status
from standoff.games.flashpoint.moves.winning import add_score, end_game, play_on
from standoff.games.flashpoint.names import (
    ACTIVATED,
    COMMAND_SIDES,
    NONE,
    ODDBALL,
    OFF,
    PLUS_ONE,
    REINFORCEMENTS,
    STRONGHOLDS,
    TRAINING,
)
from standoff.games.flashpoint.objects import oddball_point
from standoff.games.flashpoint.queries import (
    command_dice,
    dice_showing,
    entries,
    fallen_mercenaries,
    may_order,
    models_in,
    most_rounds,
    objects_of,
    scoring_over,
    side,
    tactician,
    team,
    threshold,
    to_activate,
)
from standoff.games.flashpoint.rules import activation
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import random_item, weapon_drop


def play_rounds(t: State) -> Rule:
    """Round after Round until the scenario is decided (fp.round.until): 48 of them at the very most, the eight of a
    printed limit and forty of an agreed one; random games of all variants stay below 20,000 decisions.
    """
    while True:
        yield from start_of_round(t)
        yield from turns(t, t.first)
        yield from end_phase(t)


def start_of_round(t: State) -> Rule:
    """Shields come back, an item from Round 2 on (fp.item.replenish), a weapon drop (fp.drop.round), then both roll
    their command dice (fp.round.begins).
    """
    begin_round(t)
    if t.scenario != TRAINING:
        if t.round > 1:
            random_item(t)
        weapon_drop(t)
    for seat in range(2):
        kept = sum(t.kept[seat * COMMAND_SIDES : (seat + 1) * COMMAND_SIDES])
        roll_command(t, seat, max(t.data.command_dice + tactician(t, seat) - kept, 0))
    yield from reroll_command(t, t.first)
    yield from reroll_command(t, 1 - t.first)


def reroll_command(t: State, seat: int) -> Rule:
    """Two dice and one for each Tactician (fp.command.roll, fp.tactician.dice); as many may be rerolled, all together,
    the first player first (fp.command.reroll, fp.tactician.reroll). The new results stand (fp.command.reroll_stands).
    Carried dice are not rerolled (fp.tactician.kept_fixed).
    """
    if tactician(t, seat) and sum(command_dice(t, seat)):
        answer = yield ask(seat, REROLL, tactician(t, seat))
        match read(answer):
            case ChooseDice(plus, dice, advance, shoot, assault, order):
                roll_command(t, seat, take_back(t, seat, [plus, dice, advance, shoot, assault, order]))
    add_kept(t, seat)


# -- Turns -----------------------------------------------------------------------------------------------------------


def turns(t: State, first: int) -> Rule:
    """The players take Turns (fp.turn.alternate) until every model is Activated (fp.turn.all); a player who is done
    passes while the other goes on (fp.turn.consecutive).
    """
    seat = first
    while to_activate(t, 0) or to_activate(t, 1):
        yield from take_turn(t, seat)
        for s in (seat, 1 - seat):
            if not to_activate(t, s):
                note_finished(t, s)
        seat = 1 - seat


def take_turn(t: State, seat: int) -> Rule:
    """Activate one model (fp.turn.one), or pass if that is allowed; from the second Turn on a +1 Model result lets a
    second one follow (fp.command.plus_one, fp.command.plus_one_second), never a third (fp.command.plus_one_two).
    """
    if not to_activate(t, seat):
        end_turn(t, seat, True)
        return
    begin_turn(t, seat)
    answer = yield ask(seat, ACTIVATE)
    if answer == PASS:
        end_turn(t, seat, True)
        return
    match read(answer):
        case PickModel(m):
            yield from activate(t, m)
    if t.turns[seat] and dice_showing(t, seat, PLUS_ONE) and to_activate(t, seat):
        answer = yield ask(seat, AGAIN)
        match read(answer):
            case PickModel(second):
                spend(t, seat, PLUS_ONE)
                yield from activate(t, second)
    end_turn(t, seat, False)


def activate(t: State, m: int) -> Rule:
    """A model's Activation, once a Round (fp.turn.once). A model that cannot return because its entry cubes are full
    waits; if it is the last it counts as Activated (fp.respawn.full).
    """
    if t.cube[m] == OFF and not entries(t, m):
        set_status(t, m, ACTIVATED)
        return
    yield from activation.activation(t, m)
    score_oddball(t, m)
    yield from reinforcements(t)


def score_oddball(t: State, m: int) -> None:
    """The side that holds the Oddball scores at the end of each enemy Activation (fp.oddball.point)."""
    if t.scenario == ODDBALL:
        for holder in team(t, 1 - side(t, m)):
            if objects_of(t, holder):
                oddball_point(t, 1 - side(t, m))


def reinforcements(t: State) -> Rule:
    """Reinforcements Incoming: after any Activation a dead Sangheili Mercenary loses its Activation Token and must
    still be activated this Round (fp.order.reinforcements).
    """
    for seat in range(2):
        if may_order(t, seat, REINFORCEMENTS) and fallen_mercenaries(t, seat):
            answer = yield ask(seat, REINFORCE)
            match read(answer):
                case PickModel(m):
                    spend_order(t, seat, REINFORCEMENTS)
                    unmark(t, m)


# -- The End Phase ---------------------------------------------------------------------------------------------------


def end_phase(t: State) -> Rule:
    """Has somebody won (fp.end.check)? If not, it is found out who goes first, dice are carried over, tokens come off
    and a new Round starts (fp.end.next).
    """
    score_round(t)
    if scoring_over(t):
        last_round(t)
    first = yield from next_first(t)
    set_first(t, first)
    yield from carry_over(t, first)
    yield from carry_over(t, 1 - first)
    end_round(t)


def score_round(t: State) -> None:
    """Strongholds: the VP of each marker whose cube holds models of one side only (fp.hold.score, fp.hold.contested),
    Pinned ones too (fp.hold.pinned), on both sides of a wall through its middle (fp.middle.objectives); twice the
    points on the board end the game, for both at once in a tie (fp.hold.win, fp.hold.both).
    """
    if t.scenario != STRONGHOLDS:
        return
    for o, cube in enumerate(t.object_home):
        here = {side(t, m) for half in t.land.halves(cube) for m in models_in(t, half)}
        if len(here) == 1:
            add_score(t, here.pop(), t.values[o])
    if max(t.score) >= threshold(t):
        end_game(t, "fp.hold.win", draw=min(t.score) >= threshold(t))


def last_round(t: State) -> None:
    """After the last Round the higher score wins (fp.win.last_round); a tie is a draw, or is played on until the next
    point if that was agreed (fp.win.play_on). Power Seeds are always counted then (fp.seed.rounds).
    """
    tied = t.score[0] == t.score[1]
    printed = t.data.maps[t.scenario].rounds
    longer = t.settings.tie == "play on" and printed and t.round < most_rounds(t)
    if not tied or not longer:
        end_game(t, "fp.win.last_round")
    play_on(t)


def next_first(t: State) -> RuleOf[int]:
    """Who finished first starts (fp.round.next_first), unless +1 Model results steal it: in turn, the player who would
    go second first, until both leave it; the last one to do so starts (fp.command.steal, fp.command.steal_last). In
    training the player who did not take the last Activation (fp.training.next_first).
    """
    first = 1 - t.last_active if t.scenario == TRAINING else t.finished if t.finished != NONE else t.first
    seat = 1 - first
    passes = 0
    while passes < 2:
        passes += 1
        if dice_showing(t, seat, PLUS_ONE) and first != seat:
            bid = yield ask(seat, BID)
            if bid != PASS:
                spend(t, seat, PLUS_ONE)
                first = seat
                passes = 0
        seat = 1 - seat
    return first


def carry_over(t: State, seat: int) -> Rule:
    """With Tacticians on the board as many unspent dice may be carried over (fp.command.carry, fp.tactician.carry)."""
    if tactician(t, seat) and sum(command_dice(t, seat)):
        answer = yield ask(seat, CARRY, tactician(t, seat))
        match read(answer):
            case ChooseDice(plus, dice, advance, shoot, assault, order):
                keep_dice(t, seat, [plus, dice, advance, shoot, assault, order])
                return
    keep_dice(t, seat, [0] * COMMAND_SIDES)


# -- From a written position -----------------------------------------------------------------------------------------


def rest_of_round(t: State, seat: int) -> Rule:
    """Play on from the middle of a Round, this seat's Turn first."""
    yield from turns(t, seat)
    yield from end_phase(t)
    yield from play_rounds(t)


def end_of_round(t: State, seat: int) -> Rule:
    """Play on from the End Phase; this seat has finished first."""
    note_finished(t, seat)
    yield from end_phase(t)
    yield from play_rounds(t)
