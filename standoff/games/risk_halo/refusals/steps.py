"""What stands against an answer: in the step that it belongs to, or because its time is another one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from standoff.engine.declare import Answer, Objection
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import answers as a
from standoff.games.risk_halo.messages import objections as o
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.questions import (
    AGREE,
    AIRLIFT_FROM,
    ATTACK,
    CARD_UNITS,
    CLAIM_LAND,
    COMMAND_FROM,
    COMMIT,
    DEFEND,
    MANEUVER,
    MOVE_IN,
    MOVE_TO,
    MOVE_UNITS,
    OATH_TO,
    OATH_WINDOW,
    PLACE,
    PLACE_HERO,
    REACT,
    REANIMATE_AT,
    REINFORCE,
    REWARD,
    STRIKE_AT,
    TAKE_COMMAND,
    TELEPORTER,
    WINDOW,
)
from standoff.games.risk_halo.refusals.battles import no_attack, no_commit, no_defence, no_move_in
from standoff.games.risk_halo.refusals.cards import no_exchange, no_use
from standoff.games.risk_halo.refusals.endings import no_amount, no_maneuver, no_move_to, no_reward
from standoff.games.risk_halo.refusals.places import (
    no_airlift,
    no_card_units,
    no_claim,
    no_command,
    no_hero,
    no_oath,
    no_place,
    no_return,
    no_spare_unit,
    no_strike,
    no_teleporter,
)
from standoff.games.risk_halo.state import State

BELONGS: dict[type[Answer], tuple[int, ...]] = {
    a.PutToken: (TELEPORTER,),
    a.NoTeleporters: (TELEPORTER,),
    a.Claim: (CLAIM_LAND,),
    a.Place: (PLACE,),
    a.HeroTo: (PLACE_HERO, OATH_TO),
    a.NotNow: (PLACE_HERO,),
    a.Done: (REINFORCE,),
    a.TurnIn: (REINFORCE,),
    a.TurnInCaptured: (REINFORCE,),
    a.UnitsTo: (CARD_UNITS,),
    a.NoMoreUnits: (CARD_UNITS,),
    a.TakeCommand: (TAKE_COMMAND,),
    a.NoTransfer: (TAKE_COMMAND,),
    a.SendFrom: (COMMAND_FROM,),
    a.Agree: (AGREE,),
    a.Refuse: (AGREE,),
    a.Attack: (ATTACK,),
    a.StopAttacking: (ATTACK,),
    a.AskAgain: (ATTACK,),
    a.StrikeAt: (STRIKE_AT,),
    a.Roll: (COMMIT,),
    a.AttackUntil: (COMMIT,),
    a.StopInvasion: (COMMIT,),
    a.Defend: (DEFEND,),
    a.AlwaysMost: (DEFEND,),
    a.NoCard: (WINDOW, REACT, OATH_WINDOW),
    a.ReturnTo: (REANIMATE_AT,),
    a.MoveIn: (MOVE_IN,),
    a.Accomplish: (REWARD,),
    a.Draw: (REWARD,),
    a.Neither: (REWARD,),
    a.MoveFrom: (MANEUVER,),
    a.NoManeuver: (MANEUVER,),
    a.MoveTo: (MOVE_TO,),
    a.Move: (MOVE_UNITS,),
    a.AirliftFrom: (AIRLIFT_FROM,),
}
"""The questions that each answer belongs to. Cards are used at many."""

WHY_NOT: dict[int, Callable[[State, Any], Objection]] = {
    TELEPORTER: no_teleporter,
    CLAIM_LAND: no_claim,
    PLACE: no_place,
    PLACE_HERO: no_hero,
    REINFORCE: no_exchange,
    CARD_UNITS: no_card_units,
    TAKE_COMMAND: no_command,
    COMMAND_FROM: no_spare_unit,
    ATTACK: no_attack,
    STRIKE_AT: no_strike,
    COMMIT: no_commit,
    DEFEND: no_defence,
    OATH_TO: no_oath,
    REANIMATE_AT: no_return,
    MOVE_IN: no_move_in,
    REWARD: no_reward,
    MANEUVER: no_maneuver,
    MOVE_TO: no_move_to,
    MOVE_UNITS: no_amount,
    AIRLIFT_FROM: no_airlift,
}
"""What stands against an answer to a question that it belongs to."""

TIMES: dict[int, Objection] = {
    REINFORCE: o.TurnInAtStart(),
    PLACE: o.DeployAtStart(),
    PLACE_HERO: o.HeroReturnsAtStart(),
    TAKE_COMMAND: o.CommandAfterReinforcements(),
    ATTACK: o.AttackAfterReinforcements(),
    COMMIT: o.CommitInInvasion(),
    DEFEND: o.DefendWhenAttacked(),
    REWARD: o.CardAfterAttacks(),
    MANEUVER: o.ManeuverAtEnd(),
}
"""When an answer to such a question has its time."""

AT_ANY_TIME = (COMMIT, DEFEND)
"""What can be asked of a player in a battle, whosever turn it is."""


def objection_to(t: State, code: int) -> Objection:
    """Why this candidate is not an option."""
    answer = read(code)
    match answer:
        case a.UseCaptured(card):
            return o.SkullsOnly(card)
        case a.Use(card):
            return no_use(t, card)
    steps = BELONGS[type(answer)]
    return WHY_NOT[t.kind](t, answer) if t.kind in steps else not_in_this_step(t, steps[0])


def not_in_this_step(t: State, step: int) -> Objection:
    """When the time of such an answer is (rh.turn.reinforce, rh.turn.attack, rh.turn.card, rh.turn.maneuver)."""
    if t.asked != t.turn and step not in AT_ANY_TIME:
        return o.AnothersTurn(t.turn)
    if step == ATTACK and t.target != NOBODY:
        return o.InvasionNotOver(t.source, t.target)
    return TIMES[step]
