"""How to play RISK: Halo Legendary Edition: what to take and to keep, when to turn in cards, what to aim at.

It reads what the seat that is asked may know: the board, its own cards and objectives, and how many others have.

`weigh` gives each option a weight; 0 is never done if there is anything else. `evaluate` is how well each seat stands.
"""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.risk_halo.attacks import weigh_attack, weigh_commit, weigh_defend, weigh_move_in
from standoff.bots.policies.risk_halo.cards import (
    weigh_card_units,
    weigh_oath,
    weigh_react,
    weigh_reinforce,
    weigh_return,
    weigh_reward,
    weigh_strike,
    weigh_window,
)
from standoff.bots.policies.risk_halo.deploying import (
    weigh_agree,
    weigh_airlift,
    weigh_command,
    weigh_hero,
    weigh_maneuver,
    weigh_move_to,
    weigh_move_units,
    weigh_place,
)
from standoff.bots.policies.risk_halo.set_up import weigh_claim, weigh_teleporter
from standoff.bots.policies.risk_halo.standing import evaluate
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
from standoff.games.risk_halo.state import State

__all__ = ["ROLLOUT", "evaluate", "weigh"]

ROLLOUT: Final = 60
"""So many answers an imagined game is played on: about the turns of two players. Then `evaluate` is asked."""


def weigh(t: State, _mind: list[int]) -> list[int]:
    """A weight for each option of the open question."""
    kind = t.kind
    if kind == ATTACK:
        return weigh_attack(t)
    if kind == COMMIT:
        return weigh_commit(t)
    if kind == DEFEND:
        return weigh_defend(t)
    if kind == MOVE_IN:
        return weigh_move_in(t)
    if kind == PLACE:
        return weigh_place(t)
    if kind == REWARD:
        return weigh_reward(t)
    if kind == MANEUVER:
        return weigh_maneuver(t)
    if kind == MOVE_TO:
        return weigh_move_to(t)
    if kind == MOVE_UNITS:
        return weigh_move_units(t)
    if kind == WINDOW:
        return weigh_window(t)
    if kind == REINFORCE:
        return weigh_reinforce(t)
    return _weigh_rare(t, kind)


def _weigh_rare(t: State, kind: int) -> list[int]:
    """The questions of the set-up and others that seldom come."""
    if kind == CLAIM_LAND:
        return weigh_claim(t)
    if kind == TELEPORTER:
        return weigh_teleporter(t)
    if kind == PLACE_HERO:
        return weigh_hero(t)
    if kind == CARD_UNITS:
        return weigh_card_units(t)
    if kind == STRIKE_AT:
        return weigh_strike(t)
    if kind == AIRLIFT_FROM:
        return weigh_airlift(t)
    if kind in (TAKE_COMMAND, COMMAND_FROM):
        return weigh_command(t)
    if kind == AGREE:
        return weigh_agree(t)
    if kind == REACT:
        return weigh_react(t)
    if kind == OATH_WINDOW:
        return weigh_oath(t)
    assert kind in (OATH_TO, REANIMATE_AT)
    return weigh_return(t)
