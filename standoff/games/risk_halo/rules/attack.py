"""Attacking: invasions, rolls, the abilities of a battle, conquest."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import (
    NO_CARD,
    AirliftFrom,
    AlwaysMost,
    AskAgain,
    Attack,
    AttackUntil,
    Defend,
    HeroTo,
    MoveIn,
    NoCard,
    ReturnTo,
    Roll,
    StopAttacking,
    StopInvasion,
    StrikeAt,
    Use,
)
from standoff.games.risk_halo.messages.questions import (
    AIRLIFT_FROM,
    ATTACK,
    COMMIT,
    DEFEND,
    MOVE_IN,
    OATH_TO,
    OATH_WINDOW,
    REACT,
    REANIMATE_AT,
    STRIKE_AT,
    WINDOW,
)
from standoff.games.risk_halo.moves.battle import (
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
from standoff.games.risk_halo.moves.cards import play_card
from standoff.games.risk_halo.moves.turns import place_hero, stand_by_most_dice
from standoff.games.risk_halo.names import (
    AFTER_ROLL,
    AIRLIFT,
    AMBUSH,
    ATTACK_BONUS,
    BEFORE_ROLL,
    BOMBARD,
    BOTH,
    CAMOUFLAGE,
    DEFENCE_BONUS,
    INFECT,
    ON_HERO_DEFEAT,
    REACTION,
    REANIMATE,
    SAVE,
    SHIELD,
    WHEN_ATTACKED,
)
from standoff.games.risk_halo.queries.board import (
    can_spare,
    defence_roller,
    has,
    hero_defends,
    most_attack_dice,
    most_defence_dice,
)
from standoff.games.risk_halo.queries.cards import could_hold, is_asked_after_roll, losses_of
from standoff.games.risk_halo.rules.moving import move_some
from standoff.games.risk_halo.rules.winning import check_objectives, eliminate
from standoff.games.risk_halo.state import State


def attack_phase(t: State, seat: int) -> Rule:
    """As many invasions as a player likes, also none (rh.invasion.many, rh.attack.optional); between them cards for
    this moment.
    """
    while True:
        answer = yield ask(seat, ATTACK)
        match read(answer):
            case Attack(source, target):
                yield from invasion(t, source, target)
            case StopAttacking():
                return
            case AskAgain():
                stand_by_most_dice(t, seat, False)
            case Use(card):
                yield from play_between_rolls(t, seat, card)


def play_between_rolls(t: State, seat: int, card: int) -> Rule:
    """An airlift before the first attack (rh.card.airlift), or a strike at a neighbour (rh.card.strike)."""
    play_card(t, seat, card)
    if t.data.faction[card].effect == AIRLIFT:
        yield from airlift(t, seat, card)
    else:
        yield from strike(t, seat, card)


def airlift(t: State, seat: int, card: int) -> Rule:
    """Units go from one own territory to any other (rh.card.airlift)."""
    chosen = yield ask(seat, AIRLIFT_FROM, card)
    match read(chosen):
        case AirliftFrom(source):
            yield from move_some(t, seat, source, card)


def strike(t: State, seat: int, card: int) -> Rule:
    """A neighbour loses units outside of any battle (rh.card.strike, rh.goal.attrition_strike)."""
    answer = yield ask(seat, STRIKE_AT, card)
    match read(answer):
        case StrikeAt(territory):
            damage(t, seat, card, territory, t.data.faction[card].amount)


def invasion(t: State, source: int, target: int) -> Rule:
    """A declared invasion is rolled at least once (rh.invasion.at_least_once). While the defender has units the
    attacker may go on or stop (rh.invasion.again); a standing order rolls on by itself (rh.attack.until).
    """
    declare(t, source, target)
    yield from say_how(t, True)
    while True:
        yield from one_roll(t)
        if t.owner[target] == t.turn or not can_spare(t, source):
            break
        if t.until > 0:
            if t.units[source] <= t.until:
                break
            go_on(t)
        else:
            goes_on = yield from say_how(t, False)
            if not goes_on:
                break
    end_invasion(t)


def say_how(t: State, must_roll: bool) -> RuleOf[bool]:
    """The attacker says how he rolls (rh.attack.commit), or that he stops. Before that he may strike with a card
    (rh.card.strike_between_rolls).
    """
    while True:
        answer = yield ask(t.turn, COMMIT, int(must_roll))
        match read(answer):
            case Roll(hero, dice):
                commit(t, dice, hero, 0)
                return True
            case AttackUntil(hero, units):
                commit(t, most_attack_dice(t), hero, units)
                return True
            case StopInvasion():
                return False
            case Use(card):
                play_card(t, t.turn, card)
                yield from strike(t, t.turn, card)


def one_roll(t: State) -> Rule:
    """The defender says with one or two, but never none (rh.attack.defender_chooses, rh.attack.defence_duty), abilities
    are used, the dice roll (rh.attack.sequence). A defender without units has lost the territory (rh.invasion.falls).
    """
    most = most_defence_dice(t)
    roller = defence_roller(t)
    if most > 1 and not has(t.most_dice, roller):
        answer = yield ask(roller, DEFEND)
        match read(answer):
            case Defend(dice):
                most = dice
            case AlwaysMost():
                stand_by_most_dice(t, roller, True)
    defend_with(t, most)
    if t.hands[t.turn] or t.hands[roller]:
        yield from abilities(t, False)
        if not can_spare(t, t.source):
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
    while passed < BOTH:
        answer = NO_CARD
        if is_asked(t, seat, after_roll):
            answer = yield ask(seat, WINDOW, window_of(t, seat, after_roll), losses_of(t, seat))
        match read(answer):
            case NoCard():
                passed += 1
                seat = t.defender if seat == t.turn else t.turn
            case Use(card):
                passed = 0
                yield from ability(t, seat, card)
                if not can_spare(t, t.source) and not after_roll:
                    return


def other_side(t: State, seat: int) -> int:
    """Who fights against this side of the battle."""
    return t.defender if seat == t.turn else t.turn


def window_of(t: State, seat: int, after_roll: bool) -> int:
    """The moment as a card names it."""
    if after_roll:
        return AFTER_ROLL
    return BEFORE_ROLL if seat == t.turn else WHEN_ATTACKED


def is_asked(t: State, seat: int, after_roll: bool) -> bool:
    """Could this side of the battle hold a card for this moment?"""
    if seat == t.neutral or (seat == t.turn and t.until > 0):
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
    cancelled = yield from is_cancelled(t, seat, card)
    if cancelled:
        announce_cancelled(t, seat, card, other_side(t, seat))
        return
    effect = t.data.faction[card].effect
    attacking: bool = seat == t.turn
    if effect == BOMBARD:
        roll_damage(t, seat, card, t.target)
    elif effect == AMBUSH:
        roll_damage(t, seat, card, t.source)
    elif effect in (ATTACK_BONUS, DEFENCE_BONUS):
        add_bonus(t, attacking, card)
    elif effect == SHIELD:
        raise_shield(t, card)
    elif effect == CAMOUFLAGE:
        limit_defence(t, card, t.data.faction[card].amount)
    elif effect == SAVE:
        save_units(t, attacking, card)
    elif effect == INFECT:
        infect(t)
    elif effect == REANIMATE:
        answer = yield ask(seat, REANIMATE_AT, card)
        match read(answer):
            case ReturnTo(territory):
                mark_return(t, attacking, territory, card)
    if effect in (AMBUSH, DEFENCE_BONUS, SHIELD):
        force_maximum(t)


def is_cancelled(t: State, seat: int, used: int) -> RuleOf[bool]:
    """The other side may cancel an ability that was just used in the battle, and such a cancellation may be cancelled
    in turn (rh.card.override, rh.card.override_again).
    """
    cancelled = False
    opponent = other_side(t, seat)
    while opponent != t.neutral and could_hold(t, opponent, REACTION):
        answer = yield ask(opponent, REACT, other_side(t, opponent), used)
        match read(answer):
            case NoCard():
                break
            case Use(card):
                play_card(t, opponent, card)
                if opponent != t.turn:
                    break_order(t)
                cancelled = not cancelled
                used = card
                opponent = other_side(t, opponent)
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
    if loser != t.neutral and t.held[loser] == 0:
        eliminate(t, loser, t.turn)
    check_objectives(t, t.turn)
    answer = yield ask(t.turn, MOVE_IN)
    match read(answer):
        case MoveIn(hero, units):
            move_in(t, units, hero)


def oath(t: State, seat: int) -> Rule:
    """A Hero that was just defeated may return at once to another own territory (rh.card.oath)."""
    answer = yield ask(seat, OATH_WINDOW, t.turn, t.target)
    match read(answer):
        case Use(card):
            play_card(t, seat, card)
            break_order(t)
            cancelled = yield from is_cancelled(t, seat, card)
            if cancelled:
                announce_cancelled(t, seat, card, t.turn)
                return
            chosen = yield ask(seat, OATH_TO, card)
            match read(chosen):
                case HeroTo(territory):
                    place_hero(t, seat, territory)
