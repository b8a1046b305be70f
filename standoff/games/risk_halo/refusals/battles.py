"""Why an attack, a roll, a card in battle or a move-in is not possible like this."""

from __future__ import annotations

from standoff.engine.messages import Reason
from standoff.games.risk_halo.names import (
    AIRLIFT,
    ASK_AGAIN,
    BEFORE_FIRST_ATTACK,
    IN_ATTACKS,
    ON_HERO_DEFEAT,
    PASS,
    PLAY,
    REACT,
    REACTION,
    TIMING,
    UNTIL,
    WIDE,
    WINDOW,
    WITH_HERO,
)
from standoff.games.risk_halo.queries import hero_attacks, most_attack_dice
from standoff.games.risk_halo.refusals.cards import no_card
from standoff.games.risk_halo.state import State


def no_attack(t: State, code: int) -> Reason:
    """Why this invasion, or this card between rolls, is not possible."""
    if code == ASK_AGAIN:
        return Reason("rh.attack.standing", "You are asked about every defence anyway.")
    if code >= PLAY:
        return _no_card_between_rolls(t, code - PLAY)
    source, target = code // WIDE, code % WIDE
    name = t.land.names[target]
    if t.owner[target] == t.asked:
        return Reason("rh.attack.enemy", f"{name} is yours.")
    if t.side[t.owner[target]] == t.side[t.asked]:
        return Reason("rh.team.no_attack", f"{name} is your ally's.")
    if target not in t.links[source]:
        return Reason("rh.attack.adjacent", f"{name} is not connected with {t.land.names[source]}.")
    return Reason("rh.attack.two_units", f"There is only one unit in {t.land.names[source]}, and it must stay.")


def _no_card_between_rolls(t: State, card: int) -> Reason:
    effect = t.data.faction[card].effect
    if effect == AIRLIFT and card in t.hands[t.asked]:
        why = "Your first attack is over." if t.attacked else "You have no unit to lift, or nowhere to go."
        return Reason("rh.card.airlift", why)
    return no_card(t, card, BEFORE_FIRST_ATTACK if TIMING[effect] == BEFORE_FIRST_ATTACK else IN_ATTACKS)


def commit_candidates(t: State) -> list[int]:
    """One to three dice and standing orders, with the Hero or without, and stopping."""
    dice = most_attack_dice(t)
    plain = [1, 2, 3, *(dice + UNTIL * left for left in range(1, t.units[t.source] + 1))]
    return [*plain, *(code + WITH_HERO for code in plain), PASS]


def no_commit(t: State, code: int) -> Reason:
    """Why this roll is not possible."""
    if code == PASS:
        return Reason("rh.invasion.at_least_once", "An invasion that was declared is rolled at least once.")
    if code & WITH_HERO and not hero_attacks(t):
        return Reason("rh.hero.plus_one", f"Your Hero is not in {t.land.names[t.source]}.")
    if code // UNTIL >= t.units[t.source]:
        return Reason("rh.attack.until", "That many units are left already.")
    if code & 3 > most_attack_dice(t):
        return Reason("rh.attack.dice", f"{most_attack_dice(t)} units can attack: one must stay behind.")
    return Reason("rh.hero.attack_optional", "The Hero always adds its bonus.")


def no_defence(_: State, __: int) -> Reason:
    """Three dice are for attackers."""
    return Reason("rh.attack.defender_chooses", "One or two units defend.")


def no_card_in_battle(t: State, code: int) -> Reason:
    """Why this card does not fit this moment of the battle."""
    if t.kind == WINDOW:
        return no_card(t, code - PLAY, t.args[0])
    return no_card(t, code - PLAY, REACTION if t.kind == REACT else ON_HERO_DEFEAT)


def no_move_in(t: State, code: int) -> Reason:
    """Why not so many units."""
    many, hero = code // 2, code % 2 == 1
    if hero and t.hero[t.asked] != t.source:
        if t.hero[t.asked] == t.target:
            return Reason("rh.hero.must_move_in", "Your Hero has moved in already.")
        return Reason("rh.hero.with_unit", f"Your Hero is not in {t.land.names[t.source]}.")
    if many < t.units[t.target]:
        return Reason("rh.movein.least", f"You attacked with {t.units[t.target]} dice: as many units must move in.")
    return Reason("rh.movein.leave_one", f"One unit must stay in {t.land.names[t.source]}.")
