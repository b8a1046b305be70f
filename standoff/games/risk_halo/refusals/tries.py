"""Whatever a person might want to answer, now or in another step of the turn."""

from __future__ import annotations

from collections.abc import Iterable

from standoff.engine.declare import Answer
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import (
    AGREED,
    ALWAYS_MOST,
    ASK_AGAIN,
    DONE,
    DRAW,
    NEITHER,
    NO_CARD,
    NO_MANEUVER,
    NO_MORE_UNITS,
    NO_TELEPORTERS,
    NO_TRANSFER,
    NOT_NOW,
    REFUSED,
    STOP_ATTACKING,
    STOP_INVASION,
    Claim,
    PutToken,
    StrikeAt,
    TakeCommand,
    accomplish,
    airlift_from,
    attack,
    attack_until,
    claim,
    defend,
    hero_to,
    move,
    move_from,
    move_in,
    move_to,
    place,
    put_token,
    return_to,
    roll,
    send_from,
    strike_at,
    take_command,
    turn_in,
    turn_in_captured,
    units_to,
    use,
    use_captured,
)
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
from standoff.games.risk_halo.names import MOST_UNITS
from standoff.games.risk_halo.queries.board import ally_of, own_territories, placings_of
from standoff.games.risk_halo.queries.cards import captured_cards, distinct, objective_cards
from standoff.games.risk_halo.state import State

WITH_CARDS = (REINFORCE, ATTACK, COMMIT, WINDOW, REACT, OATH_WINDOW, MANEUVER)
"""The questions at which cards are used."""

STEPS = (REINFORCE, PLACE, PLACE_HERO, TAKE_COMMAND, ATTACK, COMMIT, DEFEND, REWARD, MANEUVER)
"""The questions that come up in turns, each at its time."""

PLACES = {
    TELEPORTER: (put_token, [NO_TELEPORTERS]),
    CLAIM_LAND: (claim, []),
    OATH_TO: (hero_to, []),
    CARD_UNITS: (units_to, [NO_MORE_UNITS]),
    TAKE_COMMAND: (take_command, [NO_TRANSFER]),
    COMMAND_FROM: (send_from, []),
    STRIKE_AT: (strike_at, []),
    REANIMATE_AT: (return_to, []),
    MANEUVER: (move_from, [NO_MANEUVER]),
    MOVE_TO: (move_to, []),
    AIRLIFT_FROM: (airlift_from, []),
}
"""The questions for one territory: how such an answer is made, and what else may be said."""


def candidates(t: State) -> list[int]:
    """What a person might want to answer, now or in another step of the turn."""
    found = [*now(t), *in_another_step(t)]
    if t.kind in WITH_CARDS or t.turn != NOBODY:
        found += cards_to_use(t)
    return found


def foremost(t: State) -> list[int]:
    """What is worth a refusal that nobody has asked for: of invasions those of neighbours, of territories for one's own
    pieces those that are one's own. All others would only say what the board shows.
    """
    tried = [*_tries(t, t.asked, ATTACK), ASK_AGAIN] if t.kind == ATTACK else now(t)
    return [code for code in (*tried, *cards_to_use(t)) if _is_worth_telling(t, read(code))]


def _is_worth_telling(t: State, answer: Answer) -> bool:
    match answer:
        case TakeCommand(of_ally):
            return t.owner[of_ally] == ally_of(t, t.asked)
        case Claim() | PutToken() | StrikeAt():
            return True
    territory: int | None = getattr(answer, "territory", None)
    return territory is None or t.owner[territory] == t.asked


def cards_to_use(t: State) -> list[int]:
    """Every card in hand, and the captured ones, used for its ability; of those that are alike only one."""
    captured = [use_captured(card) for card in distinct(captured_cards(t, t.asked))]
    return [use(card) for card in distinct(t.hands[t.asked])] + captured


def now(t: State) -> list[int]:
    """What a person might want to answer to the open question, but for cards."""
    kind, seat, everywhere = t.kind, t.asked, range(t.size)
    if kind in PLACES:
        made, others = PLACES[kind]
        return [*(made(territory) for territory in everywhere), *others]
    if kind == PLACE:
        _, left = t.args
        numbers = sorted({1, min(left, MOST_UNITS)})
        return [placings_of(units)[territory] for territory in everywhere for units in numbers]
    if kind == PLACE_HERO:
        [returns] = t.args
        return [*(hero_to(territory) for territory in everywhere), *([NOT_NOW] if returns else [])]
    if kind == ATTACK:
        mine = own_territories(t, seat)
        pairs = [attack(source, target) for source in mine for target in everywhere if target != source]
        return [*pairs, STOP_ATTACKING, ASK_AGAIN]
    if kind == COMMIT:
        return [*_rolls(t, range(1, t.units[t.source] + 1)), STOP_INVASION]
    if kind == DEFEND:
        return [*_defences(t.data.attack_dice), ALWAYS_MOST]
    if kind == REINFORCE:
        return [DONE, *_cards_to_turn_in(t, seat)]
    if kind == MOVE_IN:
        most = min(t.units[t.source] + t.units[t.target], MOST_UNITS)
        return [move_in(hero, units) for hero, units in _amounts(most)]
    if kind == MOVE_UNITS:
        source, _ = t.args
        most = min(t.units[source], MOST_UNITS)
        return [move(hero, units) for hero, units in _amounts(most)]
    if kind == REWARD:
        return _rewards(t, seat)
    return [AGREED, REFUSED] if kind == AGREE else [NO_CARD]


def in_another_step(t: State) -> list[int]:
    """What a person might want to answer that belongs to another step of the turn."""
    if t.turn == NOBODY:
        return []
    now_too = (t.kind, PLACE_HERO) if t.kind == OATH_TO else (t.kind,)
    return [code for step in STEPS if step not in now_too for code in _tries(t, t.asked, step)]


def _tries(t: State, seat: int, step: int) -> list[int]:
    """Answers that somebody might give to a question of that kind."""
    mine = own_territories(t, seat)
    if step == REINFORCE:
        return _cards_to_turn_in(t, seat)
    if step == PLACE:
        return [place(territory, 1) for territory in mine]
    if step == PLACE_HERO:
        return [hero_to(territory) for territory in mine]
    if step == TAKE_COMMAND:
        ally = ally_of(t, seat)
        return [] if ally == NOBODY else [take_command(territory) for territory in own_territories(t, ally)]
    if step == ATTACK:
        return [*(attack(source, target) for source in mine for target in t.links[source]), STOP_ATTACKING]
    if step == COMMIT:
        return [*(roll(False, dice) for dice in range(1, t.data.attack_dice + 1)), STOP_INVASION]
    if step == DEFEND:
        return _defences(t.data.defence_dice)
    if step == REWARD:
        return _rewards(t, seat)
    return [*(move_from(territory) for territory in mine), NO_MANEUVER]


def _rolls(t: State, left: Iterable[int]) -> list[int]:
    """One to three dice and standing orders, with the Hero or without."""
    out = []
    for hero in (False, True):
        out += [roll(hero, dice) for dice in range(1, t.data.attack_dice + 1)]
        out += [attack_until(hero, units) for units in left if units <= MOST_UNITS]
    return out


def _amounts(most: int) -> list[tuple[bool, int]]:
    """Numbers of units without the Hero and with it, also with it alone."""
    return [*((False, units) for units in range(1, most + 1)), *((True, units) for units in range(most + 1))]


def _defences(most: int) -> list[int]:
    return [defend(dice) for dice in range(1, most + 1)]


def _cards_to_turn_in(t: State, seat: int) -> list[int]:
    captured = [turn_in_captured(card) for card in distinct(captured_cards(t, seat))]
    return [turn_in(card) for card in distinct(t.hands[seat])] + captured


def _rewards(t: State, seat: int) -> list[int]:
    return [*(accomplish(card) for card in objective_cards(t, seat)), DRAW, NEITHER]
