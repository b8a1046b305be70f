"""The atomic changes of a battle: declaring, dice, losses, conquest."""

from __future__ import annotations

from standoff.engine.rng import below, throw
from standoff.engine.state import NOBODY
from standoff.games.risk_halo.moves import hand_over
from standoff.games.risk_halo.names import (
    E_BONUS,
    E_CANCELLED,
    E_COMMITS,
    E_CONQUERED,
    E_DAMAGE,
    E_DEFENDS,
    E_DICE,
    E_HALTED,
    E_HERO_LOST,
    E_INFECTED,
    E_INVADES,
    E_LIMITED,
    E_LOSSES,
    E_MOVED_IN,
    E_MUST_COMMIT,
    E_RETURNED,
    E_SAVED,
    E_SHIELDED,
    UNTIL,
    WIDE,
    WITH_HERO,
)
from standoff.games.risk_halo.queries import (
    hero_attacks,
    hero_defends,
    is_teleporter_link,
    most_attack_dice,
    most_defence_dice,
    room,
)
from standoff.games.risk_halo.state import State


def declare(t: State, source: int, target: int) -> None:
    """An invasion: from one territory into another (rh.invasion.defined)."""
    t.source = source
    t.target = target
    t.defender = t.owner[target]
    t.hero_added = False
    t.until = 0
    t.attacked = True
    if t.events is not None:
        t.events.append((E_INVADES, t.turn, source, target, t.defender))


def commit(t: State, answer: int) -> None:
    """The attacker says with how many dice, whether the Hero adds its bonus, and how long the order stands
    (rh.attack.commit, rh.hero.attack_optional, rh.attack.until).
    """
    t.attack_dice = answer & 3
    t.hero_adds = answer & WITH_HERO != 0
    t.until = answer // UNTIL
    clear_roll(t)
    if t.events is not None:
        t.events.append((E_COMMITS, t.turn, t.attack_dice, int(t.hero_adds), t.until))


def clear_roll(t: State) -> None:
    """Whatever cards did to the last roll is over (rh.faction.one_roll)."""
    t.attack_plus = t.defence_plus = t.shield = 0
    t.attack_loss = t.defence_loss = t.infections = 0
    t.attacker_returns = t.defender_returns = NOBODY


def go_on(t: State) -> None:
    """The standing order to attack: once more with the most dice."""
    t.attack_dice = most_attack_dice(t)
    clear_roll(t)


def defend_with(t: State, dice: int) -> None:
    """The defender says how many units defend (rh.attack.defender_chooses)."""
    t.defence_dice = dice
    if t.events is not None:
        t.events.append((E_DEFENDS, t.defender, dice))


# -- Abilities in battle ---------------------------------------------------------------------------------------------


def roll_damage(t: State, place: int, dice: int, by: int) -> None:
    """Dice decide how many units a territory loses; one at least stays (rh.card.bombard, rh.card.ambush)."""
    rolled = 0
    for _ in range(dice):
        rolled += below(t, 6) + 1
    damage(t, place, rolled, by)
    t.defence_dice = min(t.defence_dice, most_defence_dice(t))


def damage(t: State, place: int, units: int, by: int) -> None:
    """A territory loses units but keeps one."""
    owner = t.owner[place]
    lost = min(units, t.units[place] - 1)
    t.units[place] -= lost
    t.total[owner] -= lost
    if by == t.turn and t.target == place:
        t.destroyed += lost
    if t.events is not None:
        t.events.append((E_DAMAGE, owner, place, units, lost))


def force_maximum(t: State) -> None:
    """After a defensive ability the attacker must roll with all he can (rh.faction.maximum, rh.faction.maximum_after).

    Counted after the effect; a single unit that is left cannot roll.
    """
    if t.units[t.source] > 1:
        t.attack_dice = most_attack_dice(t)
        if t.events is not None:
            t.events.append((E_MUST_COMMIT, t.turn, t.attack_dice))


def break_order(t: State) -> None:
    """The defender has used a card: the attacker decides anew after this roll."""
    t.until = 0


def add_bonus(t: State, attacking: bool, amount: int) -> None:
    """Every die of one side counts more in this roll (rh.card.attack_bonus, rh.card.defence_bonus)."""
    if attacking:
        t.attack_plus += amount
    else:
        t.defence_plus += amount
    if t.events is not None:
        t.events.append((E_BONUS, t.turn if attacking else t.defender, amount))


def raise_shield(t: State, amount: int) -> None:
    """The defender will ignore losses of this roll (rh.card.shield)."""
    t.shield += amount
    if t.events is not None:
        t.events.append((E_SHIELDED, t.defender, amount))


def limit_defence(t: State, most: int) -> None:
    """The defender rolls no more than this (rh.card.camouflage)."""
    t.defence_dice = min(t.defence_dice, most)
    if t.events is not None:
        t.events.append((E_LIMITED, t.defender, t.defence_dice))


def save_units(t: State, attacking: bool, most: int) -> None:
    """A side ignores losses of the roll (rh.card.save)."""
    if attacking:
        saved = min(most, t.attack_loss)
        t.attack_loss -= saved
    else:
        saved = min(most, t.defence_loss)
        t.defence_loss -= saved
    if t.events is not None:
        t.events.append((E_SAVED, t.turn if attacking else t.defender, saved))


def infect(t: State) -> None:
    """The attacker will gain what he destroys (rh.card.infect)."""
    t.infections += 1


def mark_return(t: State, attacking: bool, place: int, most: int) -> None:
    """Up to so many lost units will come back beside the battle (rh.card.reanimate)."""
    if attacking:
        t.attacker_returns = place + WIDE * most
    else:
        t.defender_returns = place + WIDE * most


def announce_cancelled(t: State, seat: int, card: int) -> None:
    """An ability comes to nothing (rh.card.override)."""
    if t.events is not None:
        t.events.append((E_CANCELLED, seat, card))


def halt(t: State) -> None:
    """One unit is left in the attacking territory: there is no roll (rh.faction.maximum_none)."""
    if t.events is not None:
        t.events.append((E_HALTED, t.turn, t.source))


# -- The roll --------------------------------------------------------------------------------------------------------


def roll_dice(t: State) -> None:
    """Each side rolls a die for each unit in the battle (rh.attack.one_die_each), highest against highest and second
    against second (rh.attack.compare, rh.attack.second); the defender wins ties (rh.attack.ties); dice without an
    opposite are ignored (rh.attack.ignored, rh.attack.example_dice).

    A Hero adds one to the highest die (rh.hero.plus_one, rh.hero.defends); cards may add to all, and a die may count
    more than six.
    """
    attack, defence = t.attack_dice, t.defence_dice
    thrown: int = throw(t, 6, attack + defence)
    throws = t.data.throws
    ways: int = len(throws[attack])
    first, second = throws[attack][thrown % ways], throws[defence][thrown // ways]
    ahead: int = t.attack_plus - t.defence_plus
    hero: int = 0
    if t.hero_adds:
        hero += 1
        t.hero_added = True
    if hero_defends(t):
        hero -= 1
    lost: int = 0
    destroyed: int = 0
    for i in range(min(attack, defence)):
        if first[i] + ahead + (hero if i == 0 else 0) > second[i]:
            destroyed += 1
        else:
            lost += 1
    t.attack_loss = lost
    t.defence_loss = max(0, destroyed - t.shield)
    if t.events is not None:
        shown = [*counted(first, t.attack_plus, t.hero_adds), *counted(second, t.defence_plus, hero_defends(t))]
        t.events.append((E_DICE, t.turn, t.defender, attack, *shown))


def counted(dice: tuple[int, ...], plus: int, hero: bool) -> list[int]:
    """What dice count with what cards and the Hero add."""
    return [die + plus + int(hero and i == 0) for i, die in enumerate(dice)]


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
        t.events.append((E_LOSSES, t.turn, t.defender, lost, destroyed))
    if t.infections and destroyed:
        gained = room(t, t.turn, t.infections * destroyed)
        t.units[t.source] += gained
        t.total[t.turn] += gained
        if t.events is not None:
            t.events.append((E_INFECTED, t.turn, t.source, gained))
    if t.attacker_returns != NOBODY:
        bring_back(t, t.turn, t.attacker_returns, lost)
    if t.defender_returns != NOBODY:
        bring_back(t, t.defender, t.defender_returns, destroyed)


def bring_back(t: State, seat: int, marked: int, lost: int) -> None:
    """Lost units return (rh.card.reanimate)."""
    place, units = marked % WIDE, min(lost, marked // WIDE)
    t.units[place] += units
    t.total[seat] += units
    if t.events is not None:
        t.events.append((E_RETURNED, seat, place, units))


def conquer(t: State) -> None:
    """The territory changes hands. As many units as there were dice move in (rh.movein.least), and the Hero with them
    if its bonus was used in this invasion (rh.hero.must_move_in). The deeds are counted.

    A Hero that loses its last unit is defeated with it (rh.hero.defeated).
    """
    seat, loser, place = t.turn, t.defender, t.target
    if loser != t.n and t.hero[loser] == place:
        t.hero[loser] = NOBODY
        t.heroes_defeated += 1
        if t.events is not None:
            t.events.append((E_HERO_LOST, loser, place))
    hand_over(t, place, seat)
    t.units[place] = t.attack_dice
    t.units[t.source] -= t.attack_dice
    count_conquest(t, seat, loser, place)
    if t.hero_added and hero_attacks(t):
        t.hero[seat] = place
    if t.events is not None:
        t.events.append((E_CONQUERED, seat, loser, place, t.attack_dice))


def count_conquest(t: State, seat: int, loser: int, place: int) -> None:
    """The deeds that objectives ask for."""
    t.conquered += 1
    t.taken_from[loser] += 1
    if is_teleporter_link(t, t.source, place):
        t.conquered_by_teleporter += 1
    if t.hero_adds:
        t.conquered_with_hero += 1
    if t.land.board_of[place] == 0:
        t.conquered_on_first += 1
    else:
        t.conquered_on_second += 1
    t.regions_entered |= 1 << t.land.region_of[place]
    for other in range(t.n):
        if t.base[other] == place and t.side[other] != t.side[seat]:
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
        t.events.append((E_MOVED_IN, t.turn, t.target, units, int(t.hero[t.turn] == t.target)))


def end_invasion(t: State) -> None:
    """The battle is over."""
    t.source = t.target = t.defender = NOBODY
    t.hero_adds = t.hero_added = False
    t.until = 0
    t.attack_dice = t.defence_dice = 0
    clear_roll(t)
