"""Attacking: invasions, rolls, the abilities of a battle, conquest."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.risk_halo.battle import (
    add_bonus,
    announce_cancelled,
    apply_losses,
    break_order,
    commit,
    conquer,
    damage,
    declare,
    defend_with,
    end_invasion,
    force_maximum,
    go_on,
    halt,
    infect,
    limit_defence,
    mark_return,
    move_in,
    raise_shield,
    roll_damage,
    roll_dice,
    save_units,
)
from standoff.games.risk_halo.moves import move_units, place_hero, play_card, stand_by_most_dice
from standoff.games.risk_halo.names import (
    AFTER_ROLL,
    AIRLIFT,
    AIRLIFT_FROM,
    ALWAYS_MOST,
    AMBUSH,
    ASK_AGAIN,
    ATTACK,
    ATTACK_BONUS,
    BEFORE_ROLL,
    BOMBARD,
    CAMOUFLAGE,
    COMMIT,
    DEFENCE_BONUS,
    DEFEND,
    INFECT,
    MOVE_IN,
    MOVE_TO,
    MOVE_UNITS,
    OATH_TO,
    OATH_WINDOW,
    ON_HERO_DEFEAT,
    PASS,
    PLAY,
    REACT,
    REACTION,
    REANIMATE,
    REANIMATE_AT,
    SAVE,
    SHIELD,
    STRIKE_AT,
    WHEN_ATTACKED,
    WIDE,
    WINDOW,
)
from standoff.games.risk_halo.queries import (
    could_hold,
    defence_roller,
    hero_defends,
    is_asked_after_roll,
    most_defence_dice,
)
from standoff.games.risk_halo.rules.winning import check_objectives, eliminate
from standoff.games.risk_halo.state import State


def attack_phase(t: State, seat: int) -> Rule:
    """As many invasions as a player likes, also none (rh.invasion.many, rh.attack.optional); between them cards for
    this moment.
    """
    while True:
        answer = yield ask(seat, ATTACK)
        if answer == PASS:
            return
        if answer == ASK_AGAIN:
            stand_by_most_dice(t, seat, False)
        elif answer >= PLAY:
            yield from play_between_rolls(t, seat, answer - PLAY)
        else:
            yield from invasion(t, answer // WIDE, answer % WIDE)


def play_between_rolls(t: State, seat: int, card: int) -> Rule:
    """An airlift before the first attack (rh.card.airlift), or a strike at a neighbour (rh.card.strike)."""
    play_card(t, seat, card)
    if t.data.faction[card].effect == AIRLIFT:
        source = yield ask(seat, AIRLIFT_FROM)
        place = yield ask(seat, MOVE_TO, source, 1)
        answer = yield ask(seat, MOVE_UNITS, source, place)
        move_units(t, seat, source, place, answer // 2, answer % 2 == 1)
    else:
        place = yield ask(seat, STRIKE_AT)
        damage(t, place, t.data.faction[card].amount, seat)


def invasion(t: State, source: int, target: int) -> Rule:
    """A declared invasion is rolled at least once (rh.invasion.at_least_once). While the defender has units the
    attacker may go on or stop (rh.invasion.again); a standing order rolls on by itself (rh.attack.until).
    """
    declare(t, source, target)
    answer = yield ask(t.turn, COMMIT, 1)
    commit(t, answer)
    while True:
        yield from one_roll(t)
        if t.owner[target] == t.turn or t.units[source] < 2:
            break
        if t.until > 0:
            if t.units[source] <= t.until:
                break
            go_on(t)
        else:
            answer = yield ask(t.turn, COMMIT, 0)
            if answer == PASS:
                break
            commit(t, answer)
    end_invasion(t)


def one_roll(t: State) -> Rule:
    """The defender says with one or two, but never none (rh.attack.defender_chooses, rh.attack.defence_duty), abilities
    are used, the dice roll (rh.attack.sequence). A defender without units has lost the territory (rh.invasion.falls).
    """
    most = most_defence_dice(t)
    roller = defence_roller(t)
    if most > 1 and not t.most_dice >> roller & 1:
        dice = yield ask(roller, DEFEND)
        if dice == ALWAYS_MOST:
            stand_by_most_dice(t, roller, True)
        else:
            most = dice
    defend_with(t, most)
    if t.hands[t.turn] or t.hands[roller]:
        yield from abilities(t, False)
        if t.units[t.source] < 2:
            halt(t)
            return
    roll_dice(t)
    if t.hands[t.turn] or t.hands[roller]:
        yield from abilities(t, True)
    apply_losses(t)
    if t.units[t.target] == 0:
        yield from conquest(t)


# -- Abilities in battle ---------------------------------------------------------------------------------------------


def abilities(t: State, after_roll: bool) -> Rule:
    """Cards before or after a roll: the attacker first, then the defender, until both pass (rh.faction.window,
    rh.faction.multiple). Whoever could hold a card for the moment is asked. The neutral Flood has no cards
    (rh.duel.flood_passive). An attacker whose standing order rolls on keeps his cards.
    """
    seat = t.turn
    passed = 0
    while passed < 2:
        answer = PASS
        if is_asked(t, seat, after_roll):
            answer = yield ask(seat, WINDOW, window_of(t, seat, after_roll))
        if answer == PASS:
            passed += 1
            seat = t.defender if seat == t.turn else t.turn
        else:
            passed = 0
            yield from ability(t, seat, answer - PLAY)
            if t.units[t.source] < 2 and not after_roll:
                return


def window_of(t: State, seat: int, after_roll: bool) -> int:
    """The moment as a card names it."""
    if after_roll:
        return AFTER_ROLL
    return BEFORE_ROLL if seat == t.turn else WHEN_ATTACKED


def is_asked(t: State, seat: int, after_roll: bool) -> bool:
    """Could this side of the battle hold a card for this moment?"""
    if seat == t.n or (seat == t.turn and t.until > 0):
        return False
    if after_roll:
        return is_asked_after_roll(t, seat)
    return could_hold(t, seat, BEFORE_ROLL if seat == t.turn else WHEN_ATTACKED)


def ability(t: State, seat: int, card: int) -> Rule:
    """A card is used in battle, unless the other side cancels it (rh.card.override). A defensive one makes the attacker
    commit all he can for this roll (rh.faction.maximum).
    """
    play_card(t, seat, card)
    if seat != t.turn:
        break_order(t)
    cancelled = yield from is_cancelled(t, t.defender if seat == t.turn else t.turn)
    if cancelled:
        announce_cancelled(t, seat, card)
        return
    effect, amount = t.data.faction[card].effect, t.data.faction[card].amount
    attacking: bool = seat == t.turn
    if effect == BOMBARD:
        roll_damage(t, t.target, amount, seat)
    elif effect == AMBUSH:
        roll_damage(t, t.source, amount, seat)
    elif effect in (ATTACK_BONUS, DEFENCE_BONUS):
        add_bonus(t, attacking, amount)
    elif effect == SHIELD:
        raise_shield(t, amount)
    elif effect == CAMOUFLAGE:
        limit_defence(t, amount)
    elif effect == SAVE:
        save_units(t, attacking, amount)
    elif effect == INFECT:
        infect(t)
    elif effect == REANIMATE:
        place = yield ask(seat, REANIMATE_AT)
        mark_return(t, attacking, place, t.data.faction[card].amount)
    if effect in (AMBUSH, DEFENCE_BONUS, SHIELD):
        force_maximum(t)


def is_cancelled(t: State, opponent: int) -> RuleOf[int]:
    """The other side may cancel an ability that was just used in the battle, and such a cancellation may be cancelled
    in turn (rh.card.override, rh.card.override_again).
    """
    cancelled = 0
    while opponent != t.n and could_hold(t, opponent, REACTION):
        answer = yield ask(opponent, REACT)
        if answer == PASS:
            break
        play_card(t, opponent, answer - PLAY)
        if opponent != t.turn:
            break_order(t)
        cancelled = 1 - cancelled
        opponent = t.defender if opponent == t.turn else t.turn
    return cancelled


# -- Conquest --------------------------------------------------------------------------------------------------------


def conquest(t: State) -> Rule:
    """The territory is taken (rh.invasion.falls): the units that rolled move in, more if the attacker likes, but one
    stays behind (rh.movein.least, rh.movein.more, rh.movein.leave_one). A player without units is out.
    """
    loser = t.defender
    fallen: bool = hero_defends(t)
    conquer(t)
    if fallen and could_hold(t, loser, ON_HERO_DEFEAT) and t.held[loser] > 0:
        yield from oath(t, loser)
    if loser != t.n and t.held[loser] == 0:
        eliminate(t, loser, t.turn)
    check_objectives(t, t.turn)
    answer = yield ask(t.turn, MOVE_IN)
    move_in(t, answer // 2, answer % 2 == 1)


def oath(t: State, seat: int) -> Rule:
    """A Hero that was just defeated may return at once to another own territory (rh.card.oath)."""
    answer = yield ask(seat, OATH_WINDOW)
    if answer == PASS:
        return
    play_card(t, seat, answer - PLAY)
    break_order(t)
    cancelled = yield from is_cancelled(t, t.turn)
    if cancelled:
        announce_cancelled(t, seat, answer - PLAY)
        return
    place = yield ask(seat, OATH_TO)
    place_hero(t, seat, place)
