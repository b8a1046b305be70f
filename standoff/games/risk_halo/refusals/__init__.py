"""Why something is not an option: whatever a person might try, with the clause that stands against it."""

from __future__ import annotations

from collections.abc import Callable

from standoff.engine.messages import Reason
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.names import (
    AGREE,
    AIRLIFT_FROM,
    ALL,
    ALWAYS_MOST,
    ASK_AGAIN,
    ATTACK,
    CARD_UNITS,
    CLAIM,
    CLAIM_LAND,
    COMMAND_FROM,
    COMMIT,
    DEFEND,
    DEFEND_THREE,
    DRAW,
    EFFECTS,
    LAY,
    MANEUVER,
    MOVE_IN,
    MOVE_TO,
    MOVE_UNITS,
    OATH_TO,
    OATH_WINDOW,
    ON_END,
    PASS,
    PLACE,
    PLACE_HERO,
    PLAY,
    REACT,
    REANIMATE_AT,
    REINFORCE,
    REWARD,
    STRIKE_AT,
    TAKE_COMMAND,
    TELEPORTER,
    WIDE,
    WINDOW,
)
from standoff.games.risk_halo.queries import ally_of, distinct
from standoff.games.risk_halo.refusals.battles import (
    commit_candidates,
    no_attack,
    no_card_in_battle,
    no_commit,
    no_defence,
    no_move_in,
)
from standoff.games.risk_halo.refusals.cards import cards_to_try, no_card, no_reinforcing
from standoff.games.risk_halo.state import State

MAY_PASS = (TELEPORTER, PLACE_HERO, CARD_UNITS, TAKE_COMMAND, MANEUVER)
WITH_CARDS = (WINDOW, REACT, OATH_WINDOW)


def candidates(t: State) -> list[int]:
    """What a person might want to answer."""
    kind, seat = t.kind, t.asked
    places = list(range(t.size))
    if kind == PLACE:
        return [*places, *(i + ALL for i in places)] if t.args[1] > 1 else places
    if kind == ATTACK:
        pairs = [s * WIDE + x for s in places if t.owner[s] == seat for x in places if x != s]
        return [*pairs, PASS, ASK_AGAIN, *cards_to_try(t)]
    if kind == COMMIT:
        return commit_candidates(t)
    if kind == DEFEND:
        return [1, 2, ALWAYS_MOST, DEFEND_THREE]
    if kind == REINFORCE:
        laid = [LAY + c for zone in (t.hands[seat], t.captured[seat]) for c in distinct(t, zone)]
        return [PASS, *laid, *cards_to_try(t)]
    if kind in WITH_CARDS:
        return [PASS, *cards_to_try(t)]
    if kind in (MOVE_IN, MOVE_UNITS):
        source = t.source if kind == MOVE_IN else t.args[0]
        most = t.units[source] + (t.units[t.target] if kind == MOVE_IN else 0)
        return list(range(1, 2 * most + 2))
    if kind == REWARD:
        return [*(CLAIM + c for c in t.objectives[seat]), DRAW, PASS]
    if kind == AGREE:
        return [1, 0]
    found = [*places, PASS] if kind in MAY_PASS and (kind != PLACE_HERO or t.args[0]) else places
    return found + cards_to_try(t) if kind == MANEUVER else found


def refusal(t: State, code: int) -> Reason | None:
    """Why a candidate is not an option."""
    if code in t.options:
        return None
    return WHY_NOT[t.kind](t, code)


# -- Set-up and reinforcements ---------------------------------------------------------------------------------------


def _no_teleporter(t: State, code: int) -> Reason:
    first = t.args[0]
    if code == PASS:
        if first != NOBODY:
            return Reason("rh.teleporter.pair", "The second token of the pair must be placed.")
        return Reason("rh.teleporter.decline", "You must place a pair: without one the boards would not be connected.")
    name = t.land.names[code]
    if code in t.tokens or code == first:
        return Reason("rh.teleporter.one_token", f"There is a mobile teleporter in {name} already.")
    if t.land.pairs_cross and t.land.board_of[code] == t.land.board_of[first]:
        clause = "rh.teleporter.forge_cross" if t.land.key == "forge" else "rh.teleporter.ring_cross"
        return Reason(clause, f"{name} lies on the same half as {t.land.names[first]}.")
    return Reason("rh.teleporter.unconnected", f"{name} and {t.land.names[first]} are connected already.")


def _no_claim(t: State, code: int) -> Reason:
    return Reason("rh.setup.claim", f"{t.land.names[code]} is not empty.")


def _no_place(t: State, code: int) -> Reason:
    name = t.land.names[code % ALL]
    if t.args[0] == t.n:
        return Reason("rh.duel.flood_split", f"{name} does not belong to the Flood.")
    return Reason("rh.deploy.own", f"{name} is not yours.")


def _no_hero(t: State, code: int) -> Reason:
    clause = "rh.hero.redeploy" if t.args[0] else "rh.setup.heroes"
    return Reason(clause, f"Your Hero goes to a territory that you control; {t.land.names[code]} is not yours.")


def _no_card_units(t: State, code: int) -> Reason:
    clause = f"rh.card.{EFFECTS[t.args[0]]}"
    if code == PASS:
        return Reason(clause, "The card's units must be placed.")
    name = t.land.names[code]
    if t.owner[code] != t.asked:
        return Reason("rh.deploy.own", f"{name} is not yours.")
    if t.spread >> code & 1:
        return Reason(clause, f"A unit of this card was placed in {name} already.")
    return Reason(clause, f"The card does not reach {name}.")


def _no_command(t: State, code: int) -> Reason:
    name, ally = t.land.names[code], ally_of(t, t.asked)
    if t.owner[code] != ally:
        return Reason("rh.command.ask", f"{name} is not your ally's.")
    if t.units[code] != 1:
        return Reason("rh.command.one_unit", f"There are {t.units[code]} units in {name}; exactly one is needed.")
    if t.hero[ally] == code:
        return Reason("rh.command.not_hero", f"Your ally's Hero stands in {name}.")
    if t.held[ally] == 1:
        return Reason("rh.command.not_last", f"{name} is the last territory of your ally.")
    return Reason("rh.command.replace", "None of your territories can spare a unit.")


def _no_spare_unit(t: State, code: int) -> Reason:
    name = t.land.names[code]
    if t.owner[code] != t.asked:
        return Reason("rh.command.replace", f"{name} is not yours.")
    return Reason("rh.board.never_empty", f"The only unit of {name} must stay.")


def _no_airlift(t: State, code: int) -> Reason:
    name = t.land.names[code]
    if t.owner[code] != t.asked:
        return Reason("rh.card.airlift", f"{name} is not yours.")
    return Reason("rh.board.never_empty", f"The only unit of {name} must stay.")


def _no_strike(t: State, code: int) -> Reason:
    return Reason("rh.card.strike", f"{t.land.names[code]} is no enemy territory next to yours with a unit to lose.")


def _no_return(t: State, code: int) -> Reason:
    return Reason("rh.card.reanimate", f"{t.land.names[code]} is not yours or not next to the battle.")


def _no_oath_place(t: State, code: int) -> Reason:
    return Reason("rh.card.oath", f"{t.land.names[code]} is not yours.")


# -- The end of a turn -----------------------------------------------------------------------------------------------


def _no_reward(t: State, code: int) -> Reason:
    if code == DRAW:
        return Reason("rh.faction.draw", "You have conquered no territory this turn.")
    c = t.data.campaign[code - CLAIM]
    return Reason("rh.campaign.accomplish", f"{c.name} has not been met this turn: {c.objective}")


def _no_maneuver(t: State, code: int) -> Reason:
    if code >= PLAY:
        return no_card(t, code - PLAY, ON_END)
    name = t.land.names[code]
    if t.owner[code] != t.asked:
        return Reason("rh.maneuver.own", f"{name} is not yours.")
    if t.maneuvers < 1:
        return Reason("rh.maneuver.one", "You have maneuvered already.")
    if t.units[code] < 2:
        return Reason("rh.maneuver.leave_one", f"The only unit of {name} must stay.")
    return Reason("rh.maneuver.connected", f"{name} is not connected with another territory of yours.")


def _no_move_to(t: State, code: int) -> Reason:
    source, anywhere = t.args
    name = t.land.names[code]
    if code == source:
        return Reason("rh.maneuver.one_target", "The units go to another territory.")
    if anywhere:
        return Reason("rh.card.airlift", f"{name} is not yours.")
    if t.owner[code] != t.asked:
        if t.side[t.owner[code]] == t.side[t.asked]:
            return Reason("rh.team.maneuver_end", f"{name} is your ally's: end on a territory of your own.")
        return Reason("rh.maneuver.own", f"{name} is not yours.")
    return Reason("rh.maneuver.connected", f"{name} is not connected with {t.land.names[source]}.")


def _no_amount(t: State, code: int) -> Reason:
    many, hero = code // 2, code % 2 == 1
    source = t.args[0]
    if hero and t.hero[t.asked] != source:
        return Reason("rh.maneuver.hero", f"Your Hero is not in {t.land.names[source]}.")
    if many == 0:
        return Reason("rh.maneuver.hero", "The Hero moves only together with a unit.")
    return Reason("rh.maneuver.leave_one", f"One unit must stay in {t.land.names[source]}.")


WHY_NOT: dict[int, Callable[[State, int], Reason]] = {
    TELEPORTER: _no_teleporter,
    CLAIM_LAND: _no_claim,
    PLACE: _no_place,
    PLACE_HERO: _no_hero,
    REINFORCE: no_reinforcing,
    CARD_UNITS: _no_card_units,
    TAKE_COMMAND: _no_command,
    COMMAND_FROM: _no_spare_unit,
    ATTACK: no_attack,
    STRIKE_AT: _no_strike,
    COMMIT: no_commit,
    DEFEND: no_defence,
    WINDOW: no_card_in_battle,
    REACT: no_card_in_battle,
    OATH_WINDOW: no_card_in_battle,
    OATH_TO: _no_oath_place,
    REANIMATE_AT: _no_return,
    MOVE_IN: no_move_in,
    REWARD: _no_reward,
    MANEUVER: _no_maneuver,
    MOVE_TO: _no_move_to,
    MOVE_UNITS: _no_amount,
    AIRLIFT_FROM: _no_airlift,
}
