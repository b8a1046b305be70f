"""Scenario Setup, the advanced set-up rules, fireteam building, and a whole game."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.engine.rng import below
from standoff.engine.state import NOBODY
from standoff.games.flashpoint.moves.dice import roll_die, roll_test
from standoff.games.flashpoint.moves.movement import put
from standoff.games.flashpoint.moves.preparation import announce_starter, choose_zone, draft, muster, set_scenario
from standoff.games.flashpoint.names import (
    DEPLOY,
    DRAFT,
    FLAG,
    GO_FIRST,
    I_AMMO,
    I_FRAG,
    NONE,
    ODDBALL,
    PASS,
    PEEK,
    RECON_CUBE,
    RECON_MODEL,
    SCOUT,
    SPOT,
    STOCKPILE,
    STRONGHOLDS,
    T_RECON,
    TRAINING,
    UNPLACED,
)
from standoff.games.flashpoint.names import ZONE as ZONE_QUESTION
from standoff.games.flashpoint.queries import arms_in_pile, in_pile, models_in, team
from standoff.games.flashpoint.rules import movement, rounds, status
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import add_barrier, gift, lay_item, lay_out, lay_weapon, peek, random_item


def game(t: State) -> Rule:
    """A whole game: prepare the fireteams and the battlefield, deploy, then play Rounds (fp.game.sequence)."""
    choose_scenario(t)
    if t.scenario == TRAINING:
        train(t)
        yield from rounds.play_rounds(t)
    else:
        yield from prepare(t)
        yield from rounds.play_rounds(t)


def choose_scenario(t: State) -> None:
    """The agreed scenario; Slayer is the default; or a die chooses among the other four (fp.setup.scenario)."""
    if t.settings.scenario == "random":
        set_scenario(t, (ODDBALL, FLAG, STRONGHOLDS, STOCKPILE)[(roll_die(t) - 1) // 2])


def train(t: State) -> None:
    """The first game: two Spartans each on the small board, at fixed places (fp.training.models); no items, no weapon
    drops (fp.training.no_items). Player 1 begins (fp.training.first).
    """
    plan = t.data.maps[TRAINING]
    muster(t, tuple(tuple((u, 0) for u in units) for units in plan.models))
    lay_out(t)
    announce_starter(t, 0)
    for seat in range(2):
        for m, (x, y) in zip(team(t, seat), plan.zones[seat], strict=True):
            put(t, m, t.land.cube(x, y), 4)


def prepare(t: State) -> Rule:
    """Starting player, fireteams, tokens, deployment, Recon effects, Scouts: in this order (fp.recon.order)."""
    winner, margin = 0, 0
    if t.settings.starting_player == "recon":
        winner = yield from recon_test(t)
        margin = winner // 2
        winner = winner % 2
    else:
        announce_starter(t, first_by_die(t))
    effects: tuple[int, ...] = recon_effects(t, margin)
    yield from fireteams(t)
    lay_out(t)
    for _ in range(t.settings.items):
        random_item(t)
    yield from deployment(t)
    for effect in effects:
        yield from recon_effect(t, winner if effect < 10 else 1 - winner, effect)
    yield from scouts(t, t.starter)
    yield from scouts(t, 1 - t.starter)


def first_by_die(t: State) -> int:
    """Both roll a die; the higher one starts, a tie is rolled again (fp.setup.who_first)."""
    while True:
        mine, theirs = roll_die(t), roll_die(t)
        if mine != theirs:
            return 0 if mine > theirs else 1


# -- Fireteams -------------------------------------------------------------------------------------------------------


def fireteams(t: State) -> Rule:
    """The named fireteams (fp.team.default), or cards picked in turn, the player who does not start first
    (fp.team.draft); after a Legend the other side picks twice (fp.team.legend_draft). Both have the same number of
    models, a Legend counting as two (fp.team.size, fp.team.legend_two).
    """
    if t.settings.fireteams != "named":
        seat = 1 - t.starter
        extra = NOBODY
        while places_left(t, 0) or places_left(t, 1):
            if not places_left(t, seat):
                seat = 1 - seat
            card = yield ask(seat, DRAFT)
            draft(t, seat, card // 8, card % 8)
            if t.data.units[card // 8].legend and t.settings.fireteams == "draft":
                extra = 1 - seat
                seat = 1 - seat
            elif extra == seat:
                extra = NOBODY
            else:
                seat = 1 - seat
        muster(t, tuple(tuple(zip(row[::2], row[1::2], strict=True)) for row in t.drafted))
    else:
        named = {team.name: team.models for team in t.data.teams}
        muster(t, tuple(named[name] for name in t.settings.teams))


def places_left(t: State, seat: int) -> int:
    """How many models a fireteam still needs."""
    return t.settings.models - sum(t.data.units[u].slots for u in t.drafted[seat][::2])


# -- From a written position -----------------------------------------------------------------------------------------


def from_deployment(t: State, starter: int) -> Rule:
    """Deploy the models of a written position, then play."""
    announce_starter(t, starter)
    yield from deployment(t)
    yield from from_recon(t, starter, 0)


def from_recon(t: State, seat: int, effect: int) -> Rule:
    """Perform one Recon effect for this seat (none if 0), then go on with the Scouts and play."""
    if effect:
        yield from recon_effect(t, seat, effect)
    yield from scouts(t, seat)
    yield from scouts(t, 1 - seat)
    yield from rounds.play_rounds(t)


# -- Deployment ------------------------------------------------------------------------------------------------------


def deployment(t: State) -> Rule:
    """The starting player chooses a zone; both deploy (fp.setup.deploy)."""
    red = yield ask(t.starter, ZONE_QUESTION)
    choose_zone(t, t.starter, red == 0)
    yield from deploy(t, t.starter)
    yield from deploy(t, 1 - t.starter)


def deploy(t: State, seat: int) -> Rule:
    """All models of a player into the deployment zone, the starting player's first (fp.setup.deploy): any cube of its
    stacks (fp.recon.stacks), one more cube if they do not fit (fp.recon.expand).
    """
    for m in tuple(team(t, seat)):
        spot = yield ask(seat, DEPLOY, m)
        slot = spot % SPOT
        put(t, m, spot // SPOT, -1 if slot == UNPLACED else slot)
        if slot == UNPLACED:
            yield from movement.settle(t, m)


def scouts(t: State, seat: int) -> Rule:
    """Scouts move one cube after deployment, those of the starting player first (fp.kw.scout, fp.kw.scout_order);
    not into an enemy's cube, (fp.kw.scout_limits), but they may pick things up (fp.kw.scout_picks).
    """
    for m in tuple(team(t, seat)):
        if t.bits[m] & SCOUT:
            yield from movement.advance_one(t, m, False)


# -- Recon -----------------------------------------------------------------------------------------------------------


def recon_test(t: State) -> RuleOf[int]:
    """Five dice each, 5 or more succeeds (fp.recon.test), a draw is rolled again (fp.recon.draw); the winner says who
    starts (fp.recon.winner). Returns the winner and twice the margin.
    """
    mine = theirs = 0
    while mine == theirs:
        mine = roll_test(t, NONE, T_RECON, 5, 5)
        theirs = roll_test(t, NONE, T_RECON, 5, 5)
    winner = 0 if mine > theirs else 1
    first = yield ask(winner, GO_FIRST)
    announce_starter(t, winner if first == 0 else 1 - winner)
    return winner + 2 * (max(mine, theirs) - min(mine, theirs))


def recon_effects(t: State, margin: int) -> tuple[int, ...]:
    """The winner rolls a die for each success of the margin, two at most, and never the same twice
    (fp.recon.winner_dice, fp.recon.winner_different); the loser one (fp.recon.loser_die). The loser's results are 11 to
    18.
    """
    if margin == 0:
        return ()
    rolled = [roll_die(t)]
    while margin > 1 and len(rolled) < 2:
        again = roll_die(t)
        if again not in rolled:
            rolled.append(again)
    return (*rolled, 10 + roll_die(t))


def recon_effect(t: State, seat: int, effect: int) -> Rule:
    """One result of the Recon tables.

    Winner: look at 3 items (fp.recon.w1), a weapon on a drop (fp.recon.w2), another item (fp.recon.w3), a Frag grenade
    (fp.recon.w4), two Advances (fp.recon.w5), a cube Pinned (fp.recon.w6, fp.recon.w6_stoic), two Crouches
    (fp.recon.w7), a Barrier for the first Round (fp.recon.w8, fp.recon.w8_round). Loser: an item seen (fp.recon.l1), an
    Advance (fp.recon.l3), a Crouch (fp.recon.l5), Explosive Ammo (fp.recon.l7).
    """
    if effect in (1, 11, 12):
        yield from look_at_items(t, seat, 3 if effect == 1 else 1)
    elif effect == 2:
        pile = arms_in_pile(t)
        arm = pile[below(t, len(pile))]
        cube = yield ask(seat, RECON_CUBE, effect)
        lay_weapon(t, arm, cube)
    elif effect == 3:
        pile = in_pile(t)
        item = pile[below(t, len(pile))]
        cube = yield ask(seat, RECON_CUBE, effect)
        lay_item(t, item, cube)
    elif effect in (4, 17, 18):
        m = yield ask(seat, RECON_MODEL, effect)
        gift(t, m, I_FRAG if effect == 4 else I_AMMO)
    elif effect in (5, 13, 14):
        for _ in range(2 if effect == 5 else 1):
            m = yield ask(seat, RECON_MODEL, effect)
            if m != PASS:
                yield from movement.advance_one(t, m, False)
    elif effect in (7, 15, 16):
        for _ in range(2 if effect == 7 else 1):
            m = yield ask(seat, RECON_MODEL, effect)
            if m != PASS:
                yield from status.crouch(t, m)
    elif effect == 6:
        cube = yield ask(seat, RECON_CUBE, effect)
        for m in tuple(models_in(t, cube)):
            status.pin(t, m)
    else:
        cube = yield ask(seat, RECON_CUBE, effect)
        add_barrier(t, cube, 2, 1)


def look_at_items(t: State, seat: int, how_many: int) -> Rule:
    """Look at items in secret; they stay face down where they are."""
    for _ in range(how_many):
        item = yield ask(seat, PEEK)
        if item != PASS:
            peek(t, seat, item)
