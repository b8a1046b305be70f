"""The atomic changes to models and dice. With `supply` the only writers, and the only tellers of what happened."""

from __future__ import annotations

from standoff.engine.ask import GameOver
from standoff.engine.rng import below, throw
from standoff.games.flashpoint.names import (
    ACTIVATED,
    CROUCHED,
    E_ACTION,
    E_ACTIVATE,
    E_BARRIER,
    E_COMMAND,
    E_DIE,
    E_DRAFTED,
    E_END,
    E_EXPLODES,
    E_FELL,
    E_FIGHT,
    E_FIRST,
    E_HITS,
    E_KEPT,
    E_KILL,
    E_MOVE,
    E_PASS,
    E_PUSHED,
    E_ROLL,
    E_ROUND,
    E_SCORE,
    E_SHIELDS,
    E_SHOT,
    E_SLAM,
    E_SPEND,
    E_STARTER,
    E_STATUS,
    E_TEAM,
    E_THROWN,
    E_TURN,
    E_WOUND,
    E_ZONE,
    HIDDEN,
    LIFE_SUPPORT_SPENT,
    NONE,
    OFF,
    PINNED,
    STRONGHOLDS,
)
from standoff.games.flashpoint.queries import barrier_in, home, may_return, side, team
from standoff.games.flashpoint.state import State

# -- Dice ------------------------------------------------------------------------------------------------------------


def roll_die(t: State) -> int:
    """One d8, 1 to 8, without Headshots (fp.dice.d8, fp.dice.single)."""
    rolled = below(t, 8) + 1
    if t.events is not None:
        t.events.append((E_DIE, rolled))
    return rolled


def roll_test(t: State, m: int, kind: int, dice: int, need: int, head: int = 8, rerolls: int = 0) -> int:
    """A test: each die at the target number or higher is a success (fp.dice.success); the dice are never added
    (fp.dice.not_added). An 8 is a Headshot: another die, again and again (fp.dice.headshot, fp.dice.headshot_chain).

    No dice, no successes (fp.dice.zero), nor with a blank stat (fp.dice.blank). Failures are rerolled, each die once
    (fp.dice.reroll, fp.dice.reroll_once), before Headshots give their dice (fp.dice.reroll_order).
    """
    if dice <= 0 or need <= 0:
        if t.events is not None:
            t.events.append((E_ROLL, m, kind, 0, need))
        return 0
    rolled: list[int] = []
    successes = _throw(t, dice, need, rolled)
    if t.settings.rerolls == "after headshots":
        successes += _headshots(t, rolled, need, head)
        head = 9 if not rerolls else head
    if rerolls:
        again = min(rerolls, sum(1 for r in rolled if r < need))
        if again:
            more: list[int] = []
            successes += _throw(t, again, need, more)
            if t.settings.rerolls == "after headshots":
                successes += _headshots(t, more, need, head)
                head = 9
            rolled += more
    if head < 9:
        successes += _headshots(t, rolled, need, head)
    if t.events is not None:
        t.events.append((E_ROLL, m, kind, successes, need, *rolled))
    return successes


def _throw(t: State, dice: int, need: int, rolled: list[int]) -> int:
    successes = 0
    while dice:
        some = min(dice, 10)
        thrown = throw(t, 8, some)
        for _ in range(some):
            r = thrown % 8 + 1
            thrown //= 8
            rolled.append(r)
            if r >= need:
                successes += 1
        dice -= some
    return successes


def _headshots(t: State, rolled: list[int], need: int, head: int) -> int:
    """The extra dice of all Headshots; they are no modifiers and always allowed (fp.dice.headshot_always)."""
    owed = sum(1 for r in rolled if r >= head)
    successes = 0
    while owed:
        more: list[int] = []
        successes += _throw(t, owed, need, more)
        rolled += more
        owed = sum(1 for r in more if r >= head)
    return successes


# -- Preparation -----------------------------------------------------------------------------------------------------


def set_scenario(t: State, scenario: int) -> None:
    """The die has chosen a scenario."""
    t.scenario = scenario


def announce_starter(t: State, seat: int) -> None:
    """Who takes the first Turn of Round 1."""
    t.starter = t.first = seat
    if t.events is not None:
        t.events.append((E_STARTER, seat))


def choose_zone(t: State, seat: int, red: bool) -> None:
    """The starting player takes the red or the blue zone and its Respawn Markers."""
    t.red = seat if red else 1 - seat
    if t.events is not None:
        t.events.append((E_ZONE, seat, home(t, seat)))


def draft(t: State, seat: int, unit: int, load: int) -> None:
    """A profile card for a fireteam."""
    t.drafted[seat] += [unit, load]
    if t.events is not None:
        t.events.append((E_DRAFTED, seat, unit, load))


def muster(t: State, teams: tuple[tuple[tuple[int, int], ...], ...]) -> None:
    """Both fireteams, off the board, with full Health and shields (fp.kw.energy_shield)."""
    models = [*teams[0], *teams[1]]
    t.split, t.n = len(teams[0]), len(models)
    t.unit = tuple(u for u, _ in models)
    t.load = tuple(load for _, load in models)
    units = [t.data.units[u] for u in t.unit]
    t.cube = [OFF] * t.n
    t.slot = [0] * t.n
    t.wounds = [0] * t.n
    t.shields = [u.shields for u in units]
    t.extra = [0] * t.n
    t.status = [0] * t.n
    t.bits = [u.bits for u in units]
    t.uses = [own_uses(t, m) for m in range(t.n)]
    t.moved = []
    if t.events is not None:
        for seat in range(2):
            t.events.append((E_TEAM, seat, *(t.unit[m] for m in team(t, seat))))


def own_uses(t: State, m: int) -> int:
    """How often the limited weapon on a model's card may be used (fp.kw.one_use, fp.kw.two_uses)."""
    card = t.data.units[t.unit[m]]
    return max([t.data.weapons[w].uses for w in (*card.close, *card.loadouts[t.load[m]])], default=0)


# -- Rounds, turns, command dice -------------------------------------------------------------------------------------


def begin_round(t: State) -> None:
    """A new Round: every depleted shield of a model on the board comes back by one (fp.shield.regain)."""
    t.round += 1
    t.finished = NONE
    t.turns = [0, 0]
    if t.events is not None:
        t.events.append((E_ROUND, t.round))
    if t.round > 1:
        for m in range(t.n):
            if t.cube[m] != OFF and t.shields[m] < t.data.units[t.unit[m]].shields:
                t.shields[m] += 1
                if t.events is not None:
                    t.events.append((E_SHIELDS, m, 1, t.shields[m]))


def roll_command(t: State, seat: int, dice: int) -> None:
    """Command dice: six faces, one of each (fp.command.faces)."""
    for _ in range(dice):
        t.command[seat * 6 + below(t, 6)] += 1
    if t.events is not None:
        t.events.append((E_COMMAND, seat, *t.command[seat * 6 : seat * 6 + 6]))


def take_back(t: State, seat: int, faces: int) -> int:
    """Pick up the dice that are rerolled; how many there are. `faces` has three bits for each face."""
    count = 0
    for face in range(6):
        some = faces >> face * 3 & 7
        t.command[seat * 6 + face] -= some
        count += some
    return count


def add_kept(t: State, seat: int) -> None:
    """Carried dice join those of the new Round (fp.tactician.carry)."""
    for face in range(6):
        t.command[seat * 6 + face] += t.kept[seat * 6 + face]
        t.kept[seat * 6 + face] = 0


def keep_dice(t: State, seat: int, faces: int) -> None:
    """At the end of the Round unspent dice are discarded (fp.command.discarded), but for those carried over."""
    for face in range(6):
        t.kept[seat * 6 + face] = faces >> face * 3 & 7
        t.command[seat * 6 + face] = 0
    if t.events is not None and faces:
        t.events.append((E_KEPT, seat, *t.kept[seat * 6 : seat * 6 + 6]))


def spend(t: State, seat: int, face: int, how_many: int = 1) -> None:
    """A command die is discarded when it is used (fp.command.spend)."""
    t.command[seat * 6 + face] -= how_many
    if t.events is not None and how_many:
        t.events.append((E_SPEND, seat, face, how_many))


def spend_order(t: State, seat: int, order: int) -> None:
    """A Special Order is given."""
    t.orders |= 1 << seat
    t.command[seat * 6 + 5] -= 1
    if t.events is not None:
        t.events.append((E_SPEND, seat, 5, 1, order))


def begin_turn(t: State, seat: int) -> None:
    """A player's Turn."""
    t.turn = seat
    if t.events is not None:
        t.events.append((E_TURN, seat))


def end_turn(t: State, seat: int, passed: bool) -> None:
    """The Turn is over; who has nobody left first will start the next Round (fp.round.next_first)."""
    if not passed or t.settings.pass_is_turn:
        t.turns[seat] += 1
    if passed and t.events is not None:
        t.events.append((E_PASS, seat))


def note_finished(t: State, seat: int) -> None:
    """This seat has Activated all its models first."""
    if t.finished == NONE:
        t.finished = seat


def set_first(t: State, seat: int) -> None:
    """Who takes the first Turn of the next Round."""
    t.first = seat
    if t.events is not None:
        t.events.append((E_FIRST, seat))


def end_round(t: State) -> None:
    """Activation Tokens come off (fp.end.tokens), Shroud Screens and Threat Sensors end (fp.item.round_end)."""
    for m in range(t.n):
        t.status[m] &= ~ACTIVATED
    t.shrouds = []
    t.sensors = [0, 0]
    t.barriers = [row for row in t.barriers if row[2] == 0 or row[2] > t.round]


def begin_activation(t: State, m: int) -> None:
    """The model becomes the active model: one long action or two short ones."""
    t.active = m
    t.left = 2
    t.used = 0
    t.free_used = t.no_limit = t.twice = t.rampage = False
    t.orders = 0
    t.boost = 0
    t.anchor = NONE
    t.arriving = t.cube[m] == OFF
    t.last_active = side(t, m)
    if t.events is not None:
        t.events.append((E_ACTIVATE, m))


def end_activation(t: State, m: int) -> None:
    """The model is marked as Activated (fp.turn.token)."""
    t.status[m] |= ACTIVATED
    t.active = NONE
    t.anchor = NONE
    t.arriving = False


def unmark(t: State, m: int) -> None:
    """The Activation Token is taken off."""
    t.status[m] &= ~ACTIVATED


def spend_action(t: State, action: int, cost: int) -> None:
    """A short or a long action is taken."""
    t.left -= cost
    t.used |= 1 << action
    if t.events is not None:
        t.events.append((E_ACTION, t.active, action))


def take_free(t: State, action: int) -> None:
    """A free action: it counts towards no limit (fp.command.free)."""
    if t.events is not None:
        t.events.append((E_ACTION, t.active, action))


# -- Models ----------------------------------------------------------------------------------------------------------


def put(t: State, m: int, cube: int, slot: int) -> None:
    """A model stands somewhere else; a slot of -1 is still to be chosen."""
    t.cube[m] = cube
    t.slot[m] = slot
    if t.events is not None:
        t.events.append((E_MOVE, m, cube, slot))


def set_slot(t: State, m: int, slot: int) -> None:
    """The exact place within the cube."""
    if t.slot[m] != slot:
        t.slot[m] = slot
        if t.events is not None:
            t.events.append((E_MOVE, m, t.cube[m], slot))


def set_status(t: State, m: int, status: int) -> None:
    """A token is laid beside a model."""
    if not t.status[m] & status:
        t.status[m] |= status
        if t.events is not None:
            t.events.append((E_STATUS, m, status, 1))


def clear_status(t: State, m: int, status: int) -> None:
    """A token is taken away."""
    if t.status[m] & status:
        t.status[m] &= ~status
        if t.events is not None:
            t.events.append((E_STATUS, m, status, 0))


def announce_push(t: State, m: int, cube: int) -> None:
    """A model is moved by force; it is no longer Crouched (fp.crouch.until_moved)."""
    t.status[m] &= ~CROUCHED
    if t.events is not None:
        t.events.append((E_PUSHED, m, cube))


def announce_fall(t: State, m: int, levels: int) -> None:
    """A model falls."""
    if t.events is not None:
        t.events.append((E_FELL, m, levels))


def announce_slam(t: State, m: int) -> None:
    """A model is slammed into a wall."""
    if t.events is not None:
        t.events.append((E_SLAM, m))


def announce_shot(t: State, m: int, target: int, pid: int, mode: int) -> None:
    """A weapon is fired; Active Camouflage ends (fp.item.camouflage_ends)."""
    t.status[m] &= ~HIDDEN
    if t.events is not None:
        t.events.append((E_SHOT, m, target, pid // 4, mode))


def announce_fight(t: State, m: int, o: int, weapon: int) -> None:
    """An Assault; the attacker's Active Camouflage ends."""
    t.status[m] &= ~HIDDEN
    if t.events is not None:
        t.events.append((E_FIGHT, m, o, weapon))


def deplete(t: State, o: int, how_many: int, barrier: bool) -> int:
    """Take shields away: the Barrier's first (fp.barrier.first, fp.esd.barrier), then an Overshield
    (fp.item.overshield_first), then the model's own. How many were taken.
    """
    left = how_many
    while barrier and left:
        row = barrier_in(t, t.cube[o])
        if row == NONE:
            break
        taken = min(left, t.barriers[row][1])
        t.barriers[row][1] -= taken
        left -= taken
        if t.events is not None:
            t.events.append((E_BARRIER, t.barriers[row][0], t.barriers[row][1]))
        if t.barriers[row][1] == 0:
            t.barriers.pop(row)
    taken = min(left, t.extra[o])
    t.extra[o] -= taken
    left -= taken
    own = min(left, t.shields[o])
    t.shields[o] -= own
    left -= own
    if t.events is not None and taken + own:
        t.events.append((E_SHIELDS, o, -(taken + own), t.shields[o] + t.extra[o]))
    return how_many - left


def announce_hits(t: State, o: int, hits: int) -> None:
    """Hits to resolve."""
    if t.events is not None:
        t.events.append((E_HITS, o, hits))


def add_wounds(t: State, o: int, wounds: int) -> None:
    """Wound markers."""
    t.wounds[o] += wounds
    if t.events is not None:
        t.events.append((E_WOUND, o, wounds, t.wounds[o]))


def heal(t: State, o: int, wounds: int) -> None:
    """Wound markers are taken away."""
    t.wounds[o] -= wounds
    if t.events is not None:
        t.events.append((E_WOUND, o, -wounds, t.wounds[o]))


def spend_life_support(t: State, o: int) -> None:
    """Life Support works once."""
    t.bits[o] |= LIFE_SUPPORT_SPENT


def remove_model(t: State, o: int, by: int) -> None:
    """A killed model leaves the board, its markers are cleared and its Activation Token stays with it
    (fp.respawn.removed, fp.respawn.keeps_token); the active model counts as Activated (fp.respawn.active).
    """
    t.cube[o] = OFF
    t.slot[o] = 0
    t.wounds[o] = 0
    t.extra[o] = 0
    t.status[o] &= ACTIVATED
    if t.active == o:
        t.status[o] |= ACTIVATED
    if t.events is not None:
        t.events.append((E_KILL, o, by))


def refresh(t: State, m: int) -> None:
    """Full Health, shields and ammunition for a model that respawns (fp.respawn.fresh)."""
    t.wounds[m] = 0
    t.shields[m] = t.data.units[t.unit[m]].shields
    t.uses[m] = own_uses(t, m)
    t.bits[m] &= ~LIFE_SUPPORT_SPENT


def use_own(t: State, m: int) -> None:
    """One use less of the limited weapon on the card."""
    t.uses[m] -= 1


def add_score(t: State, seat: int, points: int) -> None:
    """Kills, points, VP or Power Seeds."""
    t.score[seat] += points
    if t.events is not None:
        t.events.append((E_SCORE, seat, points, t.score[seat]))


def end_game(t: State, clause: str, draw: bool = False) -> None:
    """The game ends; the higher score wins, and an equal score is a tie (fp.win.tie)."""
    if draw or t.score[0] == t.score[1]:
        t.winners = ()
    else:
        t.winners = (0 if t.score[0] > t.score[1] else 1,)
    t.outcome = clause
    if t.events is not None:
        t.events.append((E_END, *t.winners))
    raise GameOver


def last_standing(t: State, seat: int) -> bool:
    """Has the other side nobody left who may come back?"""
    return not any(may_return(t, m) for m in team(t, 1 - seat))


def threshold(t: State) -> int:
    """Strongholds: twice the points on the board (fp.hold.double)."""
    return 2 * sum(t.values) if t.scenario == STRONGHOLDS else 0


def mark_pinned(t: State, m: int) -> None:
    """The Pinned Token."""
    set_status(t, m, PINNED)


def spend_free(t: State) -> None:
    """One of the Advance, Shoot and Assault results has been used; One Man Army does not count."""
    t.free_used = not t.no_limit


def lift_limit(t: State) -> None:
    """One Man Army."""
    t.no_limit = True
    t.free_used = False


def allow_repeats(t: State) -> None:
    """Alliance."""
    t.twice = True


def start_rampage(t: State) -> None:
    """Rampage: the Fight that follows has a reroll."""
    t.rampage = True


def set_boost(t: State, cubes: int) -> None:
    """A Thruster for the next normal move."""
    t.boost = cubes


def set_anchor(t: State, cube: int) -> None:
    """Where a Quantum Translocator was used."""
    t.anchor = cube


def begin_displacing(t: State) -> None:
    """Nobody has been thrown about yet."""
    t.moved = []


def mark_moved(t: State, o: int) -> None:
    """This model has been moved by force in the action under way."""
    t.moved.append(o)


def begin_picking(t: State) -> None:
    """A new action: one item, one weapon and one object may be picked up in it."""
    t.took = 0


def mark_taken(t: State, what: int) -> None:
    """An item (1), a weapon (2) or an object (4) has been picked up in this action."""
    t.took |= what


def set_victims(t: State, victims: list[int]) -> None:
    """Who is still to be thrown about."""
    t.victims = victims


def on_board_now(t: State) -> None:
    """The respawning model has arrived."""
    t.arriving = False


def play_on(t: State) -> None:
    """A tie is played on until the next point."""
    t.playing_on = True


def spend_rest(t: State) -> None:
    """The shot was a long action."""
    t.left -= 1


def announce_blast(t: State, cube: int, pid: int) -> None:
    """Something goes off in a cube."""
    if t.events is not None:
        t.events.append((E_EXPLODES, cube, pid // 4))


def announce_throw(t: State, m: int, cube: int) -> None:
    """A Power Seed is thrown."""
    if t.events is not None:
        t.events.append((E_THROWN, m, cube))
