"""The wording of prompts, options, events and outcomes."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.risk_halo.state import State
from standoff.games.risk_halo.text.events import event
from standoff.games.risk_halo.text.options import option
from standoff.games.risk_halo.text.questions import KINDS, about, prompt

__all__ = ["KINDS", "about", "event", "option", "outcome", "prompt"]

OUTCOMES = {
    "rh.objective.win_three": "All three objectives are accomplished and the Base is held.",
    "rh.win.last_standing": "All opponents are eliminated.",
    "rh.duel.win_three": "Three objectives are accomplished.",
    "rh.duel.win_eliminate": "The opponent is eliminated.",
    "rh.slayer.win": "One player commands every territory.",
    "rh.team.win_four": "The team has accomplished four objectives and holds its Bases.",
    "rh.team.win_flood": "The Flood has accomplished three objectives and holds its Base.",
    "rh.team.slayer_variant": "One team commands every territory.",
    "rh.limit.draw": "The agreed rounds are over and nobody has won: a draw.",
    "rh.limit.most": "The agreed rounds are over: most territories win.",
}


def outcome(t: State) -> Reason:
    """Why the game ended."""
    return Reason(t.outcome, OUTCOMES[t.outcome])
