"""BANG! The Dice Game: The Walking Dead, in the order of the rulebook.

Rules that ask are generators; `yield from` plays one rule inside another. The names in brackets are clauses.
"""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.engine.state import NOBODY
from standoff.games.walking_dead.dice import EVERY_PLACE, ONLY, face_at, number_showing
from standoff.games.walking_dead.messages import (
    AID,
    AIM,
    BLESS,
    CLEAR,
    INSTEAD,
    REROLL,
    SHED,
    Clear,
    Double,
    Heal,
    Hit,
    Reroll,
    Shed,
    Take,
    read,
)
from standoff.games.walking_dead.moves import (
    aim,
    aim_doubled,
    announce_grenade,
    announce_infection,
    announce_overrun,
    begin_turn,
    deal_characters,
    deal_health,
    deal_roles,
    end_game,
    gain_health,
    leave_play,
    lose_health,
    return_walkers,
    roll,
    shed_walkers,
    stop_rolling,
    take_walker_token,
    take_walkers_instead,
    threaten,
)
from standoff.games.walking_dead.names import (
    AFTER_GRENADE,
    AFTER_OVERRUN,
    AID_GIVES,
    BY_DIE,
    BY_GOVERNOR,
    BY_GRENADE,
    BY_INFECTION,
    BY_OVERRUN,
    BY_RANGE,
    DWIGHT,
    DWIGHT_GAINS,
    EUGENE,
    FROM_DWIGHT,
    FROM_FIRST_AID,
    FROM_GABRIEL,
    FROM_MAGGIE,
    GABRIEL,
    GABRIEL_GIVES,
    GLENN,
    GOVERNOR,
    GRENADE,
    HUNTERS,
    INFECTION,
    INFECTIONS,
    JESUS,
    JESUS_LOSES,
    LEADER,
    MAGGIE,
    MAGGIE_GAINS,
    NEGAN,
    NEGAN_IS_WEAK,
    NEGANS_AID_GIVES,
    RICK,
    ROSITA,
    SAVIOR,
    SURVIVOR,
)
from standoff.games.walking_dead.queries import (
    TARGET_IN_THREE,
    aid_places,
    aids_left,
    alive,
    anybody_is_hurt,
    as_aimed,
    first_seat,
    grenade_places,
    grenades_needed,
    in_order,
    in_play,
    is_hurt,
    is_loner,
    next_seat,
    range_places,
    rolls,
    seat_of,
)
from standoff.games.walking_dead.state import State

# -- Preparation -----------------------------------------------------------------------------------------------------


def game(t: State) -> Rule:
    """A whole game of factions and dice (wd.intro.factions): the preparation, then turns until somebody has won.

    Three players play as usual (wd.three.as_usual), but with goals of their own.
    """
    deal_roles(t)
    deal_characters(t)
    deal_health(t)
    yield from turns(t, first_seat(t))


# -- The game --------------------------------------------------------------------------------------------------------


def turns(t: State, first: int) -> Rule:
    """One turn after the other, clockwise (wd.turn.clockwise); the eliminated have none (wd.out.no_more)."""
    seat = first
    while True:
        yield from turn(t, seat)
        seat = next_seat(t, seat)


def turn(t: State, seat: int) -> Rule:
    """Roll the dice up to three times, then apply all results in their order (wd.turn.resolve, wd.dice.order).

    Father Gabriel's gift comes before the roll (wd.gabriel.start), Maggie's gain at the very end. The rulebook works a
    whole turn through (wd.example.leader_turn).
    """
    begin_turn(t, seat)
    if t.characters[seat] == GABRIEL:
        yield from bless(t, seat)
    yield from roll_dice(t, seat)
    stop_rolling(t)
    yield from resolve(t, seat)


def resolve(t: State, seat: int) -> Rule:
    """Infections, then 1s and 2s, then First Aids, then Grenades; every die must be used (wd.dice.must).

    A player who falls to an Overrun or an Infection on his own turn loses his dice (wd.overrun.own_death,
    wd.infection.death), unless the table has agreed otherwise.
    """
    if dice_are_lost(t, seat, BY_OVERRUN):
        return
    if t.infected:
        yield from infection(t, seat)
        if dice_are_lost(t, seat, BY_INFECTION):
            return
    aimed = range_places(t)
    if aimed:
        standing: bool = in_play(t, seat)
        yield from shoot(t, seat, aimed)
        if standing and dice_are_lost(t, seat, BY_OVERRUN):
            return
    if aids_left(t):
        yield from first_aid(t, seat)
    if number_showing(t.dice, GRENADE):
        yield from grenade(t, seat)
    if in_play(t, seat):
        maggie(t, seat)


def dice_are_lost(t: State, seat: int, cause: int) -> bool:
    """Has the player fallen on his own turn, so that the dice are not resolved?"""
    if in_play(t, seat):
        return False
    reading = t.settings.infection_death if cause == BY_INFECTION else t.settings.overrun_death
    return reading == "dice lost"


def roll_dice(t: State, seat: int) -> Rule:
    """Roll all five dice (wd.turn.roll_all); then re-roll some or all of them, up to twice (wd.turn.reroll).

    The third roll stands (wd.turn.third_final). Walkers act after each roll, before Infections are counted
    (wd.turn.walkers_at_once, wd.walker.before_infection); three Infections end the rolling (wd.infection.three),
    for Abraham too (wd.abraham.not_three, wd.abraham.in_total). A Walker die may be rolled again
    (wd.turn.walkers_reroll, wd.walker.reroll).
    """
    t.rolls_left = rolls(t, seat)
    places = EVERY_PLACE
    while True:
        t.rolls_left -= 1
        walkers = roll(t, places)
        for _ in range(walkers):
            yield from take_walker(t, seat, BY_DIE)
            if not in_play(t, seat):
                return
        if number_showing(t.dice, INFECTION) >= INFECTIONS:
            announce_infection(t, seat)
            return
        if t.rolls_left == 0:
            return
        answer = yield ask(seat, REROLL)
        match read(answer):
            case Reroll(dice):
                places = dice
            case _:
                return


# -- The dice: 1. Walker ---------------------------------------------------------------------------------------------


def take_walker(t: State, seat: int, cause: int) -> Rule:
    """Take a Walker at once, one for each rolled (wd.walker.at_once, wd.walker.take). Whoever takes the last one lets
    them overrun all players (wd.walker.last), and then goes on (wd.overrun.resume, wd.overrun.rest).
    """
    take_walker_token(t, seat, cause)
    if t.pile == 0:
        yield from overrun(t, seat)


def overrun(t: State, seat: int) -> Rule:
    """Each player loses one Health for each Walker in front of him (wd.overrun.loss), all at the same time and as many
    as lie there now (wd.overrun.together). Afterwards everybody discards his Walkers (wd.overrun.discard).

    Jesus never loses more than one (wd.jesus.overrun).
    """
    announce_overrun(t, seat)
    losses = t.walkers[:]
    jesus = seat_of(t, JESUS)
    if jesus != NOBODY:
        losses[jesus] = min(losses[jesus], JESUS_LOSES)
    threaten(t, losses)
    yield from lose(t, BY_OVERRUN, seat)


# -- The dice: 2. Infection ------------------------------------------------------------------------------------------


def infection(t: State, seat: int) -> Rule:
    """Three or more Infections cost one Health (wd.infection.loss), never more than one (wd.infection.one_only).

    The other dice are still resolved (wd.infection.others_resolved).
    """
    losses = [0] * t.n
    losses[seat] = 1
    threaten(t, losses)
    yield from lose(t, BY_INFECTION, NOBODY)


# -- The dice: 3. Range ----------------------------------------------------------------------------------------------


def shoot(t: State, seat: int, pending: int) -> Rule:
    """Every 1 and 2 is aimed (wd.range.must), then all of them hit at the same time (wd.range.together,
    wd.range.aimed_first): each costs its target one Health (wd.range.one_loss, wd.range.two_loss). Tyrese may spend a
    First Aid: the same player loses two (wd.tyrese.same_target).
    """
    threaten(t, [0] * t.n)
    standing: bool = in_play(t, seat)
    for place in as_aimed(t, pending):
        pending -= ONLY[place]
        answer = yield ask(seat, AIM, face_at(t.dice, place), place, pending)
        match read(answer):
            case Hit(target):
                aim(t, seat, place, target)
            case Double(target):
                aim_doubled(t, seat, place, target)
        if t.aims_one_by_one:
            yield from hit(t, seat)
            threaten(t, [0] * t.n)
            if standing and dice_are_lost(t, seat, BY_OVERRUN):
                return
    yield from hit(t, seat)


def hit(t: State, seat: int) -> Rule:
    """What has been aimed hits."""
    if anybody_is_hurt(t):
        yield from lose(t, BY_RANGE, seat)
        if is_hurt(t, GOVERNOR):
            yield from governor(t, seat)


# -- The dice: 4. First Aid ------------------------------------------------------------------------------------------


def first_aid(t: State, seat: int) -> Rule:
    """Each First Aid gives one Health to any player (wd.aid.any), oneself included (wd.aid.self); it must be used,
    even on somebody who cannot gain (wd.aid.must).

    Negan at four Health or less gains two by his own (wd.negan.two); that is tested once, before the first of them
    (wd.negan.test, wd.negan.example).
    """
    own = own_aid(t, seat)
    pending = aid_places(t)
    for place in in_order(pending):
        pending -= ONLY[place]
        if t.tests_each_aid:
            own = own_aid(t, seat)
        answer = yield ask(seat, AID, place, pending, own)
        match read(answer):
            case Heal(target):
                gain_health(t, target, own if target == seat else AID_GIVES, FROM_FIRST_AID, seat)


def own_aid(t: State, seat: int) -> int:
    """What a First Aid gives to the player himself."""
    weak = t.characters[seat] == NEGAN and t.health[seat] <= NEGAN_IS_WEAK
    return NEGANS_AID_GIVES if weak else AID_GIVES


# -- The dice: 5. Grenade --------------------------------------------------------------------------------------------


def grenade(t: State, seat: int) -> Rule:
    """Three or more: every other player loses one Health (wd.grenade.three, wd.grenade.others), and the roller
    discards all his Walkers (wd.grenade.discard), once a turn however many there are (wd.carl.once).

    Rosita loses none (wd.rosita.grenade). Eugene uses his Grenades one by one as well (wd.eugene.three).
    """
    if number_showing(t.dice, GRENADE) >= grenades_needed(t, seat):
        rosita = seat_of(t, ROSITA)
        threaten(t, [1 if in_play(t, other) and other not in (seat, rosita) else 0 for other in range(t.n)])
        announce_grenade(t, seat)
        yield from lose(t, BY_GRENADE, seat)
        if t.settings.governor_grenade == "discard first":
            return_walkers(t, seat, AFTER_GRENADE)
        if is_hurt(t, GOVERNOR):
            yield from governor(t, seat)
        if t.settings.governor_grenade == "walker first":
            return_walkers(t, seat, AFTER_GRENADE)
    if t.characters[seat] == EUGENE and in_play(t, seat):
        pending = grenade_places(t)
        for place in in_order(pending):
            pending -= ONLY[place]
            yield from eugene(t, seat, place, pending)


# -- Out of Health ---------------------------------------------------------------------------------------------------


def lose(t: State, cause: int, by: int) -> Rule:
    """All who lose Health at one moment lose it at the same time; then it is seen who is out and whether the game has
    ended (wd.end.batch).
    """
    if is_hurt(t, RICK) and cause in (BY_RANGE, BY_GRENADE):
        yield from rick(t, cause, by)
    somebody_falls = lose_health(t, cause, by)
    if cause == BY_OVERRUN:
        for seat in alive(t):
            return_walkers(t, seat, AFTER_OVERRUN)
    if somebody_falls:
        fallen = the_fallen(t)
        for seat in fallen:
            leave_play(t, seat)
        dwight(t, len(fallen))
        check_end(t, fallen, cause, by)
    if is_hurt(t, GLENN):
        yield from glenn(t, by)


def the_fallen(t: State) -> tuple[int, ...]:
    """Who has no Health left is out of the game (wd.out.last_health).

    Dwight, if he falls with others, falls like them (wd.dwight.dying) unless the table lets his gain save him.
    """
    fallen = tuple(s for s in alive(t) if t.health[s] == 0)
    if t.settings.dwight_dying == "is saved" and len(fallen) > 1:
        return tuple(s for s in fallen if t.characters[s] != DWIGHT)
    return fallen


# -- End of the game -------------------------------------------------------------------------------------------------


def check_end(t: State, fallen: tuple[int, ...], cause: int, by: int) -> None:
    """Has somebody won? Tested after everything that happens at the same time (wd.end.batch, wd.end.at_once).

    While a Loner lives, the Leader has not won (wd.end.example_hilltop).
    """
    if t.n == HUNTERS:
        check_end_of_three(t, fallen, cause, by)
    elif LEADER not in [t.roles[s] for s in alive(t)]:
        leader_is_out(t)
    elif all(t.roles[s] in (LEADER, SURVIVOR) for s in alive(t)):
        end_game(t, team(t, (LEADER, SURVIVOR)), "wd.end.villains_out")


def leader_is_out(t: State) -> None:
    """A Loner who is the only one alive wins (wd.end.leader_loner, wd.end.two_loners); otherwise the Saviors do,
    alive or not (wd.end.leader_saviors, wd.end.leader_before_loners, wd.end.example_dead_saviors, wd.end.example_all).
    """
    if len(alive(t)) == 1 and is_loner(t.roles[alive(t)[0]]):
        end_game(t, alive(t), "wd.end.leader_loner")
    end_game(t, team(t, (SAVIOR,)), "wd.end.leader_saviors")


def team(t: State, roles: tuple[int, ...]) -> tuple[int, ...]:
    """All players of these roles: the eliminated win with their team (wd.out.wins_with_team)."""
    return tuple(s for s in range(t.n) if t.roles[s] in roles)


# -- The characters --------------------------------------------------------------------------------------------------


def rick(t: State, cause: int, by: int) -> Rule:
    """Rick may take a Walker for each Health he would lose to a 1, a 2 or a Grenade (wd.rick.instead,
    wd.rick.only_dice). What he does not lose, nobody has made him lose (wd.rick.prevented).
    """
    seat = seat_of(t, RICK)
    answer = yield ask(seat, INSTEAD, t.losses[seat], by, int(cause == BY_GRENADE))
    match read(answer):
        case Take(walkers):
            take_walkers_instead(t, seat, walkers)


def bless(t: State, seat: int) -> Rule:
    """At the beginning of Father Gabriel's turn a player of his choice gains one Health (wd.gabriel.start), himself if
    he likes (wd.gabriel.self); he must name somebody (wd.gabriel.must).
    """
    answer = yield ask(seat, BLESS)
    match read(answer):
        case Heal(target):
            gain_health(t, target, GABRIEL_GIVES, FROM_GABRIEL, seat)


def maggie(t: State, seat: int) -> None:
    """Maggie gains two Health at the end of her turn if her final dice show no 1 and no 2 (wd.maggie.gain,
    wd.maggie.end_of_turn), also when Infections have cut it short (wd.maggie.infected).
    """
    if t.characters[seat] == MAGGIE and not range_places(t):
        if t.infected and not t.settings.maggie_after_infection:
            return
        gain_health(t, seat, MAGGIE_GAINS, FROM_MAGGIE, seat)


def eugene(t: State, seat: int, place: int, pending: int) -> Rule:
    """For each Grenade Eugene may discard one Walker of any player (wd.eugene.discard), also his own
    (wd.eugene.own).
    """
    answer = yield ask(seat, CLEAR, place, pending)
    match read(answer):
        case Clear(target):
            shed_walkers(t, seat, target, 1)


def glenn(t: State, by: int) -> Rule:
    """For each Health he loses Glenn may discard one of his Walkers (wd.glenn.discard); the Health is lost all the
    same (wd.glenn.still_loses). After an Overrun he has none left to discard.
    """
    seat = t.seat_of[GLENN]
    if in_play(t, seat) and t.walkers[seat] > 0:
        answer = yield ask(seat, SHED, t.losses[seat], t.walkers[seat], by)
        match read(answer):
            case Shed(walkers):
                shed_walkers(t, seat, seat, walkers)


def governor(t: State, by: int) -> Rule:
    """A player who makes the Governor lose Health takes a Walker (wd.governor.walker): one for all that happened at
    the same time (wd.governor.one), even if it was the Governor's last Health (wd.governor.dying) and even if it is
    the last Walker (wd.governor.last, wd.rick.forced_last). After a Grenade the roller discards first
    (wd.governor.grenade). Walkers and Infections are nobody's doing (wd.governor.not_those).
    """
    for _ in range(walkers_of_the_governor(t)):
        if in_play(t, by) and not (t.pile == 1 and t.settings.governor_last_walker == "left in the pile"):
            yield from take_walker(t, by, BY_GOVERNOR)


def walkers_of_the_governor(t: State) -> int:
    """How many Walkers the last losses cost whoever caused them."""
    seat = t.seat_of[GOVERNOR]
    if not in_play(t, seat) and not t.settings.governor_dying:
        return 0
    return t.losses[seat] if t.settings.governor_walkers == "per health" else min(t.losses[seat], 1)


def dwight(t: State, fallen: int) -> None:
    """Each time another player is eliminated Dwight gains two Health (wd.dwight.gain)."""
    seat = t.seat_of[DWIGHT]
    if seat != NOBODY and t.living >> seat & 1:
        gain_health(t, seat, DWIGHT_GAINS * fallen, FROM_DWIGHT, seat)


# -- Special rules for three players ---------------------------------------------------------------------------------


def check_end_of_three(t: State, fallen: tuple[int, ...], cause: int, by: int) -> None:
    """Whoever makes his target lose the last Health wins at once (wd.three.win_at_once, wd.three.personally,
    wd.three.both). If the target falls otherwise, the last one standing wins (wd.three.otherwise, wd.three.lone,
    wd.three.example).
    """
    hunter = hunter_of_three(t, cause, by)
    hunting = len(alive(t)) + len(fallen) == HUNTERS
    if hunting and hunter != NOBODY and any(t.roles[s] == TARGET_IN_THREE[t.roles[hunter]] for s in fallen):
        end_game(t, (hunter,), "wd.three.win_at_once")
    if len(alive(t)) == 1:
        end_game(t, alive(t), "wd.three.otherwise")
    if not alive(t):
        winners = team(t, (SAVIOR,)) if t.settings.all_fall == "savior" else ()
        end_game(t, winners, "wd.three.all_fall")


def hunter_of_three(t: State, cause: int, by: int) -> int:
    """Who has eliminated somebody: the roller of a 1, a 2 or a Grenade. Overruns and Infections are nobody's doing
    (wd.three.credit), unless the table gives the credit to whoever took the last Walker.
    """
    if cause in (BY_RANGE, BY_GRENADE) or (cause == BY_OVERRUN and t.settings.overrun_credit == "last walker"):
        return by
    return NOBODY
