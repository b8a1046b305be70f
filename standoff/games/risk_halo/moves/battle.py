"""The atomic changes of a battle: declaring, dice, losses, conquest."""

from __future__ import annotations

from standoff.engine.rng import below, throw
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.messages import read
from standoff.games.risk_halo.messages.answers import Place, attack, place
from standoff.games.risk_halo.messages.events import (
    AddBonus,
    BreakOrder,
    Cancel,
    Commit,
    Conquer,
    Damage,
    Defend,
    Dice,
    EndInvasion,
    GoOn,
    Halt,
    Infect,
    Invade,
    LimitDefence,
    LoseHero,
    Losses,
    MoveIn,
    MustCommit,
    RaiseShield,
    Reanimate,
    Return,
    Save,
)
from standoff.games.risk_halo.moves.turns import force_told, hand_over
from standoff.games.risk_halo.names import SIDES
from standoff.games.risk_halo.queries.board import (
    bit,
    dice_of_attack,
    dice_of_defence,
    hero_attacks,
    hero_defends,
    is_teleporter_link,
    most_attack_dice,
    most_defence_dice,
    pairs_won,
    room,
)
from standoff.games.risk_halo.state import State


def declare(t: State, source: int, target: int) -> None:
    """An invasion: from one territory into another (rh.invasion.defined)."""
    t.source = source
    t.target = target
    t.defender = t.owner[target]
    t.hero_added = fought_before(t, source, target)
    t.until = 0
    t.attacked = True
    if t.events is not None:
        t.events.append(Invade(t.turn, source, target, force_told(t, t.defender)))


def fought_before(t: State, source: int, target: int) -> bool:
    """Has the Hero fought in this turn in an invasion between the same territories, which was stopped
    (rh.hero.declared_again)?
    """
    if not t.hero_fought:
        return False
    return t.settings.declared_again == "same invasion" and attack(source, target) in t.hero_fought


def commit(t: State, dice: int, hero: bool, until: int) -> None:
    """The attacker says with how many dice, whether the Hero adds its bonus, and with how many units left the order
    ends, or 0 for one roll (rh.attack.commit, rh.hero.attack_optional, rh.attack.until).
    """
    t.attack_dice = dice
    t.hero_adds = hero
    t.until = until
    clear_roll(t)
    if t.events is not None:
        t.events.append(Commit(t.turn, t.source, t.target, t.attack_dice, t.hero_adds, t.until))


def clear_roll(t: State) -> None:
    """The last roll and whatever cards did to it are over (rh.faction.one_roll)."""
    t.thrown = NOBODY
    t.attack_plus = t.defence_plus = t.shield = 0
    t.attack_loss = t.defence_loss = t.infections = 0
    t.attacker_returns = t.defender_returns = NOBODY


def go_on(t: State) -> None:
    """The standing order to attack: once more with the most dice."""
    t.attack_dice = most_attack_dice(t)
    clear_roll(t)
    if t.events is not None:
        t.events.append(GoOn(t.turn, t.source, t.target, t.attack_dice, t.until))


def defend_with(t: State, dice: int) -> None:
    """The defender says how many units defend (rh.attack.defender_chooses)."""
    t.defence_dice = dice
    if t.events is not None:
        t.events.append(Defend(force_told(t, t.defender), t.source, t.target, dice))


# -- Abilities in battle ---------------------------------------------------------------------------------------------


def roll_damage(t: State, seat: int, card: int, territory: int) -> None:
    """Dice decide how many units a territory loses by a card; one at least stays (rh.card.bombard, rh.card.ambush).
    What the attacker destroys like this is destroyed in battle (rh.goal.attrition_abilities).
    """
    rolled = 0
    for _ in range(t.data.faction[card].amount):
        rolled += below(t, SIDES) + 1
    lost = damage(t, seat, card, territory, rolled)
    if seat == t.turn and t.settings.attrition == "dice and abilities":
        t.destroyed += lost
    if t.defence_dice > most_defence_dice(t):
        limit_defence(t, card, most_defence_dice(t))


def damage(t: State, seat: int, card: int, territory: int, units: int) -> int:
    """A territory loses units by a card but keeps one; how many it has lost."""
    owner = t.owner[territory]
    lost = min(units, t.units[territory] - 1)
    t.units[territory] -= lost
    t.total[owner] -= lost
    if t.events is not None:
        t.events.append(Damage(seat, card, force_told(t, owner), territory, units, lost, t.units[territory]))
    return lost


def force_maximum(t: State) -> None:
    """After a defensive ability the attacker must roll with all he can (rh.faction.maximum, rh.faction.maximum_after).

    Counted after the effect; a single unit that is left cannot roll.
    """
    if t.units[t.source] > 1:
        t.attack_dice = most_attack_dice(t)
        if t.events is not None:
            t.events.append(MustCommit(t.turn, t.attack_dice))


def break_order(t: State) -> None:
    """The defender has used a card: the attacker decides anew after this roll."""
    if t.until > 0:
        t.until = 0
        if t.events is not None:
            t.events.append(BreakOrder(t.turn, t.source, t.target))


def add_bonus(t: State, attacking: bool, card: int) -> None:
    """Every die of one side counts more in this roll (rh.card.attack_bonus, rh.card.defence_bonus)."""
    amount = t.data.faction[card].amount
    if attacking:
        t.attack_plus += amount
    else:
        t.defence_plus += amount
    if t.events is not None:
        t.events.append(AddBonus(t.turn if attacking else t.defender, card, amount))


def raise_shield(t: State, card: int) -> None:
    """The defender will ignore losses of this roll (rh.card.shield)."""
    amount = t.data.faction[card].amount
    t.shield += amount
    if t.events is not None:
        t.events.append(RaiseShield(t.defender, card, amount))


def limit_defence(t: State, card: int, most: int) -> None:
    """The defender rolls no more than this because of a card (rh.card.camouflage)."""
    t.defence_dice = min(t.defence_dice, most)
    if t.events is not None:
        t.events.append(LimitDefence(force_told(t, t.defender), card, t.defence_dice))


def save_units(t: State, attacking: bool, card: int) -> None:
    """A side ignores losses of the roll (rh.card.save)."""
    most = t.data.faction[card].amount
    if attacking:
        saved = min(most, t.attack_loss)
        t.attack_loss -= saved
    else:
        saved = min(most, t.defence_loss)
        t.defence_loss -= saved
    if t.events is not None:
        t.events.append(Save(t.turn if attacking else t.defender, card, saved))


def infect(t: State) -> None:
    """The attacker will gain what he destroys (rh.card.infect)."""
    t.infections += 1


def mark_return(t: State, attacking: bool, territory: int, card: int) -> None:
    """Up to so many lost units will come back beside the battle (rh.card.reanimate)."""
    most = t.data.faction[card].amount
    if attacking:
        t.attacker_returns = place(territory, most)
    else:
        t.defender_returns = place(territory, most)
    if t.events is not None:
        t.events.append(Reanimate(t.turn if attacking else t.defender, card, territory, most))


def announce_cancelled(t: State, seat: int, card: int, by: int) -> None:
    """An ability comes to nothing (rh.card.override)."""
    if t.events is not None:
        t.events.append(Cancel(seat, card, by))


def halt(t: State) -> None:
    """One unit is left in the attacking territory: there is no roll (rh.faction.maximum_none)."""
    if t.events is not None:
        t.events.append(Halt(t.turn, t.source, t.target))


# -- The roll --------------------------------------------------------------------------------------------------------


def roll_dice(t: State) -> None:
    """Each side rolls a die for each unit in the battle (rh.attack.one_die_each), highest against highest and second
    against second (rh.attack.compare, rh.attack.second); the defender wins ties (rh.attack.ties); dice without an
    opposite are ignored (rh.attack.ignored, rh.attack.example_dice).

    A Hero adds one to the highest die (rh.hero.plus_one, rh.hero.defends); cards may add to all, and a die may count
    more than six.
    """
    attacking, defending = t.attack_dice, t.defence_dice
    thrown: int = throw(t, SIDES, attacking + defending)
    throws = t.data.throws
    ways: int = len(throws[attacking])
    first, second = throws[attacking][thrown % ways], throws[defending][thrown // ways]
    ahead: int = t.attack_plus - t.defence_plus
    hero: int = 0
    defended: bool = hero_defends(t)
    t.thrown = thrown
    t.hero_defended = defended
    if t.hero_adds:
        hero += 1
        t.hero_added = True
    if defended:
        hero -= 1
    lost: int = 0
    destroyed: int = 0
    for i in range(min(attacking, defending)):
        if first[i] + ahead + (hero if i == 0 else 0) > second[i]:
            destroyed += 1
        else:
            lost += 1
    t.attack_loss = lost
    t.defence_loss = max(0, destroyed - t.shield)
    if t.events is not None:
        ours, theirs, owner = dice_of_attack(t), dice_of_defence(t), force_told(t, t.defender)
        won = pairs_won(ours, theirs)
        t.events.append(Dice(t.turn, t.source, t.target, owner, ours, theirs, won, t.attack_loss, t.defence_loss))


def apply_losses(t: State) -> None:
    """The losers leave the territories (rh.attack.loser_removes); what cards bring back or add comes after it."""
    lost, destroyed = t.attack_loss, t.defence_loss
    if lost:
        t.units[t.source] -= lost
        t.total[t.turn] -= lost
    if destroyed:
        t.units[t.target] -= destroyed
        t.total[t.defender] -= destroyed
        t.destroyed += destroyed
    if t.events is not None:
        won = pairs_won(dice_of_attack(t), dice_of_defence(t))
        owner, left, right = force_told(t, t.defender), t.units[t.source], t.units[t.target]
        t.events.append(Losses(t.turn, t.source, t.target, owner, won, lost, destroyed, left, right))
    if t.infections and destroyed:
        gained = room(t, t.turn, t.infections * destroyed)
        t.units[t.source] += gained
        t.total[t.turn] += gained
        if t.events is not None:
            t.events.append(Infect(t.turn, t.source, gained, t.units[t.source]))
    if t.attacker_returns != NOBODY:
        bring_back(t, t.turn, t.attacker_returns, lost)
    if t.defender_returns != NOBODY:
        bring_back(t, t.defender, t.defender_returns, destroyed)


def bring_back(t: State, seat: int, marked: int, lost: int) -> None:
    """Lost units return (rh.card.reanimate)."""
    match read(marked):
        case Place(territory, most):
            units = min(lost, most)
            t.units[territory] += units
            t.total[seat] += units
            if t.events is not None:
                t.events.append(Return(seat, territory, units, t.units[territory]))


def conquer(t: State) -> None:
    """The territory changes hands. As many units as there were dice move in (rh.movein.least), and the Hero with them
    if its bonus was used in this invasion (rh.hero.must_move_in). The deeds are counted.

    A Hero that loses its last unit is defeated with it (rh.hero.defeated).
    """
    seat, loser, target = t.turn, t.defender, t.target
    if loser != t.neutral and t.hero[loser] == target:
        t.hero[loser] = NOBODY
        t.heroes_defeated += 1
        if t.events is not None:
            t.events.append(LoseHero(loser, t.faction[loser], target, seat))
    hand_over(t, target, seat)
    t.units[target] = t.attack_dice
    t.units[t.source] -= t.attack_dice
    count_conquest(t, seat, loser, target)
    if t.hero_added and hero_attacks(t):
        t.hero[seat] = target
    if t.events is not None:
        hero = t.hero[seat] == target
        owner, left = force_told(t, loser), t.units[t.source]
        t.events.append(Conquer(seat, owner, t.source, target, t.attack_dice, hero, left, t.conquered))


def count_conquest(t: State, seat: int, loser: int, territory: int) -> None:
    """The deeds that objectives ask for."""
    t.conquered += 1
    t.taken_from[loser] += 1
    if is_teleporter_link(t, t.source, territory):
        t.conquered_by_teleporter += 1
    if t.hero_adds:
        t.conquered_with_hero += 1
    if t.land.board_of[territory] == 0:
        t.conquered_on_first += 1
    else:
        t.conquered_on_second += 1
    t.regions_entered |= bit(t.land.region_of[territory])
    for other in range(t.n):
        if t.base[other] == territory and t.side[other] != t.side[seat]:
            t.bases_taken += 1


def move_in(t: State, units: int, hero: bool) -> None:
    """More units follow into the conquered territory (rh.movein.more), with the Hero if the player likes
    (rh.hero.may_move_in).
    """
    more = units - t.units[t.target]
    t.units[t.source] -= more
    t.units[t.target] += more
    if hero:
        t.hero[t.turn] = t.target
    if t.events is not None:
        with_hero = t.hero[t.turn] == t.target
        t.events.append(MoveIn(t.turn, t.source, t.target, units, with_hero, t.units[t.source]))


def end_invasion(t: State) -> None:
    """The battle is over."""
    if t.events is not None and t.owner[t.target] != t.turn:
        t.events.append(EndInvasion(t.turn, t.source, t.target))
    if t.hero_added:
        t.hero_fought += (attack(t.source, t.target),)
    t.source = t.target = t.defender = NOBODY
    t.hero_adds = t.hero_added = False
    t.until = 0
    t.attack_dice = t.defence_dice = 0
    clear_roll(t)
