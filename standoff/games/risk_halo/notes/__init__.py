"""What a player would like to be told about an option before he takes it."""

from __future__ import annotations

from standoff.engine.declare import Answer, Note
from standoff.games.risk_halo.messages.answers import Attack, Claim, PutToken
from standoff.games.risk_halo.messages.notes import Facing, Standing, Strength
from standoff.games.risk_halo.notes.odds import Battle, chance_to_conquer
from standoff.games.risk_halo.queries.board import has_hero
from standoff.games.risk_halo.state import State

PERCENT = 100


def note(t: State, answer: Answer) -> Note | None:
    """The strengths and the odds of an attack; of a territory that is chosen, what stands there."""
    match answer:
        case Attack(source, target):
            return _strength(t, source, target)
        case Claim() | PutToken():
            return None
    there: int | None = getattr(answer, "territory", None)
    return None if there is None else _standing(t, there)


def _strength(t: State, source: int, target: int) -> Strength:
    ours, theirs = has_hero(t, source), has_hero(t, target)
    battle = Battle(t.data.attack_dice, t.data.defence_dice, ours, theirs)
    odds = chance_to_conquer(battle, t.units[source] - 1, t.units[target])
    return Strength(t.units[source], ours, _owner(t, target), t.units[target], theirs, round(PERCENT * odds))


def _standing(t: State, territory: int) -> Note:
    units, hero = t.units[territory], has_hero(t, territory)
    if t.owner[territory] == t.asked:
        return Standing(units, hero)
    return Facing(_owner(t, territory), units, hero)


def _owner(t: State, territory: int) -> int | None:
    owner = t.owner[territory]
    return None if owner == t.neutral else owner
