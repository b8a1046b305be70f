"""Scenario Setup, the advanced set-up rules, fireteam building, and a whole game."""

from __future__ import annotations

from standoff.engine.ask import Rule, RuleOf, ask
from standoff.engine.state import NOBODY
from standoff.games.flashpoint.figures import (
    BARRIER_SHIELDS,
    FIRST_ROUND,
    ITEMS_LOOKED_AT,
    LOSER,
    LOSER_TABLE,
    MODELS_MOVED,
    MOST_EFFECTS,
    RECON_DICE,
    RECON_NEED,
    WINNER_TABLE,
)
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import (
    TAKE_FIRST_TURN,
    DraftCard,
    Enter,
    LookAtItem,
    Move,
    PickCube,
    PickModel,
    PickZone,
)
from standoff.games.flashpoint.messages.questions import DEPLOY, DRAFT, GO_FIRST, PEEK, RECON_CUBE, RECON_MODEL
from standoff.games.flashpoint.messages.questions import ZONE as ZONE_QUESTION
from standoff.games.flashpoint.moves.dice import roll_die, roll_test
from standoff.games.flashpoint.moves.movement import put
from standoff.games.flashpoint.moves.preparation import announce_starter, choose_zone, draft, muster, set_scenario
from standoff.games.flashpoint.names import (
    BY_DIE,
    FOR_RECON,
    I_AMMO,
    I_FRAG,
    NONE,
    R_ADVANCE,
    R_AMMO,
    R_BARRIER,
    R_CROUCH,
    R_GRENADE,
    R_ITEM,
    R_LOOK,
    R_PIN,
    R_WEAPON,
    SCOUT,
    T_RECON,
    TRAINING,
)
from standoff.games.flashpoint.queries import models_in, places_left, team
from standoff.games.flashpoint.rules import movement, rounds, status
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import (
    add_barrier,
    draw_kind,
    gift,
    lay_item,
    lay_looked_at,
    lay_out,
    look_at_weapon,
    peek,
    random_item,
)
from standoff.games.flashpoint.terrain import CENTRE


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
        set_scenario(t, BY_DIE[roll_die(t, "scenario") - 1])


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
            put(t, m, t.land.cube(x, y), CENTRE, "deploy")


def prepare(t: State) -> Rule:
    """Starting player, fireteams, tokens, deployment, Recon effects, Scouts: in this order (fp.recon.order)."""
    lead = 0
    if t.settings.starting_player == "recon":
        lead = yield from recon_test(t)
    else:
        announce_starter(t, first_by_die(t))
    winner = 0 if lead > 0 else 1
    effects: tuple[int, ...] = recon_effects(t, abs(lead))
    yield from fireteams(t)
    lay_out(t)
    for _ in range(t.settings.items):
        random_item(t)
    yield from deployment(t)
    for effect in effects:
        yield from recon_effect(t, winner if effect < LOSER else 1 - winner, effect)
    yield from scouts(t, t.starter)
    yield from scouts(t, 1 - t.starter)


def first_by_die(t: State) -> int:
    """Both roll a die; the higher one starts, a tie is rolled again (fp.setup.who_first)."""
    while True:
        mine, theirs = roll_die(t, "starter"), roll_die(t, "starter")
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
            legend: bool = False
            answer = yield ask(seat, DRAFT, places_left(t, seat))
            match read(answer):
                case DraftCard(card):
                    draft(t, seat, card)
                    legend = t.data.units[t.data.cards[card][0]].legend
            if legend and t.settings.fireteams == "draft":
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


# -- From a written position -----------------------------------------------------------------------------------------


def from_preparation(t: State) -> Rule:
    """Prepare the agreed scenario, then play."""
    yield from prepare(t)
    yield from rounds.play_rounds(t)


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
    answer = yield ask(t.starter, ZONE_QUESTION)
    match read(answer):
        case PickZone(zone):
            choose_zone(t, t.starter, zone)
    yield from deploy(t, t.starter)
    yield from deploy(t, 1 - t.starter)


def deploy(t: State, seat: int) -> Rule:
    """All models of a player into the deployment zone, the starting player's first (fp.setup.deploy): any cube of its
    stacks (fp.recon.stacks), one more cube if they do not fit (fp.recon.expand).
    """
    for m in tuple(team(t, seat)):
        answer = yield ask(seat, DEPLOY, m)
        match read(answer):
            case Move(cube, slot):
                put(t, m, cube, slot, "deploy")
            case Enter(cube):
                put(t, m, cube, NONE, "deploy")
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
    starts (fp.recon.winner). Returns by how much the first seat has won, below 0 if the second one has.
    """
    lead = 0
    while lead == 0:
        mine = roll_test(t, NONE, T_RECON, FOR_RECON, RECON_DICE, RECON_NEED, NONE, NONE)
        lead = mine - roll_test(t, NONE, T_RECON, FOR_RECON, RECON_DICE, RECON_NEED, NONE, mine)
    winner = 0 if lead > 0 else 1
    answer = yield ask(winner, GO_FIRST)
    announce_starter(t, winner if answer == TAKE_FIRST_TURN else 1 - winner)
    return lead


def recon_effects(t: State, margin: int) -> tuple[int, ...]:
    """The winner rolls a die for each success of the margin, two at most, and never the same twice
    (fp.recon.winner_dice, fp.recon.winner_different); the loser one (fp.recon.loser_die). The loser's results are 11 to
    18.
    """
    if margin == 0:
        return ()
    rolled = [roll_die(t, "recon")]
    while len(rolled) < min(margin, MOST_EFFECTS):
        again = roll_die(t, "recon")
        if again not in rolled:
            rolled.append(again)
    return (*rolled, LOSER + roll_die(t, "recon"))


def recon_effect(t: State, seat: int, effect: int) -> Rule:
    """One result of the Recon tables.

    Winner: look at 3 items (fp.recon.w1), a weapon on a drop (fp.recon.w2), another item (fp.recon.w3), a Frag grenade
    (fp.recon.w4), two Advances (fp.recon.w5), a cube Pinned (fp.recon.w6, fp.recon.w6_stoic), two Crouches
    (fp.recon.w7), a Barrier for the first Round (fp.recon.w8, fp.recon.w8_round). Loser: an item seen (fp.recon.l1), an
    Advance (fp.recon.l3), a Crouch (fp.recon.l5), Explosive Ammo (fp.recon.l7).
    """
    what: int = recon_result(effect)
    more: bool = effect < LOSER
    if what == R_LOOK:
        yield from look_at_items(t, seat, ITEMS_LOOKED_AT if more else 1)
    elif what in (R_GRENADE, R_AMMO):
        answer = yield ask(seat, RECON_MODEL, what)
        match read(answer):
            case PickModel(m):
                gift(t, m, I_FRAG if what == R_GRENADE else I_AMMO)
    elif what in (R_ADVANCE, R_CROUCH):
        for _ in range(MODELS_MOVED if more else 1):
            yield from recon_move(t, seat, what)
    else:
        if what == R_WEAPON:
            look_at_weapon(t, seat)
        answer = yield ask(seat, RECON_CUBE, what)
        match read(answer):
            case PickCube(cube):
                recon_cube(t, what, cube)


def recon_result(effect: int) -> int:
    """What a die says, of the winner or of the loser."""
    return WINNER_TABLE[effect - 1] if effect < LOSER else LOSER_TABLE[effect - LOSER - 1]


def recon_move(t: State, seat: int, what: int) -> Rule:
    """A model advances one cube, or takes a Crouched marker, or nobody does."""
    answer = yield ask(seat, RECON_MODEL, what)
    match read(answer):
        case PickModel(m):
            if what == R_ADVANCE:
                yield from movement.advance_one(t, m, False)
            else:
                yield from status.crouch(t, m)


def recon_cube(t: State, what: int, cube: int) -> None:
    """A weapon, an item, Pinned Tokens or a Barrier for a cube."""
    if what == R_WEAPON:
        lay_looked_at(t, cube)
    elif what == R_ITEM:
        lay_item(t, draw_kind(t), cube)
    elif what == R_PIN:
        for m in models_in(t, cube):
            status.pin(t, m)
    else:
        assert what == R_BARRIER
        add_barrier(t, cube, BARRIER_SHIELDS, FIRST_ROUND)


def look_at_items(t: State, seat: int, how_many: int) -> Rule:
    """Look at items in secret; they stay face down where they are."""
    for looked in range(how_many):
        answer = yield ask(seat, PEEK, how_many - looked)
        match read(answer):
            case LookAtItem(item):
                peek(t, seat, item)
