"""Damage and Death."""

from __future__ import annotations

from standoff.engine.ask import Rule, ask
from standoff.games.flashpoint.arms import line
from standoff.games.flashpoint.figures import ACROBATIC_KILL, KILL
from standoff.games.flashpoint.messages import read
from standoff.games.flashpoint.messages.answers import PASS, PickMarker
from standoff.games.flashpoint.messages.questions import MARKER, TAKE_WEAPON
from standoff.games.flashpoint.moves.damage import (
    add_wounds,
    announce_hits,
    deplete,
    heal,
    remove_model,
    spend_life_support,
)
from standoff.games.flashpoint.moves.effects import item_to_pile
from standoff.games.flashpoint.moves.winning import add_score, end_game, last_standing
from standoff.games.flashpoint.names import (
    ACROBATIC,
    BY_WEAPON,
    I_HARDLIGHT,
    I_HEALTH,
    LIFE_SUPPORT,
    LIFE_SUPPORT_SPENT,
    NONE,
    ODDBALL,
    ODDBALL_BLADE,
    OFF,
    SLAYER,
    STOCKPILE,
    TO_LEAVE_A_WEAPON,
    TRAINING,
)
from standoff.games.flashpoint.objects import oddball_point, scatter_object, take_object
from standoff.games.flashpoint.queries import (
    armour,
    arms_of,
    has_life_support,
    item_of,
    items_of,
    most_arms,
    most_objects,
    objects_of,
    side,
)
from standoff.games.flashpoint.state import State
from standoff.games.flashpoint.supply import drop_item, drop_weapon, pick_weapon, weapon_to_marker


def take_hits(t: State, o: int, hits: int, cause: int, by: int) -> Rule:
    """Hits from a wall or a fall: no weapon, no Armour Piercing, no Barrier (fp.barrier.ranged_only)."""
    announce_hits(t, o, hits, cause, by, NONE)
    left = hits - deplete(t, o, hits, False)
    wounds = left - armour(t, o)
    if wounds > 0:
        yield from wound(t, o, wounds, by, False)


def take_weapon_hits(t: State, o: int, hits: int, pid: int, lethal: int, by: int, ranged: bool) -> Rule:
    """Hits from a weapon. ESD depletes shields first (fp.esd.first); then each Hit takes a shield
    (fp.damage.shields, fp.shield.blocks): the Barrier's against ranged attacks (fp.barrier.covers), then Overshield,
    then own. The rest is reduced by Armour (fp.damage.armour), that by AP for this attack only (fp.damage.ap,
    fp.damage.ap_once), never below nothing (fp.damage.ap_no_armour). Every Hit left is a wound (fp.damage.wound);
    Lethal adds some to these (fp.kw.lethal), summed over its sources (fp.kw.lethal_sum).
    """
    announce_hits(t, o, hits, BY_WEAPON, by, pid)
    p = line(t, pid)
    deplete(t, o, p.esd, ranged)
    left = hits - deplete(t, o, hits, ranged)
    wounds = left - max(armour(t, o) - p.ap, 0)
    if wounds > 0:
        yield from wound(t, o, wounds + p.lethal + lethal, by, not ranged)


def wound(t: State, o: int, wounds: int, by: int, assault: bool) -> Rule:
    """Wounds equal to Health kill (fp.damage.killed). A Hardlight Shield goes with the first (fp.item.hardlight_ends);
    Life Support heals all wounds of a model that lives (fp.kw.life_support, fp.kw.life_support_dead).
    """
    add_wounds(t, o, wounds, by)
    hardlight = item_of(t, o, I_HARDLIGHT)
    if hardlight != NONE:
        item_to_pile(t, hardlight, True)
    if t.wounds[o] >= t.data.units[t.unit[o]].health:
        yield from die(t, o, by, assault)
    elif has_life_support(t, o):
        support(t, o)


def support(t: State, o: int) -> None:
    """Life Support is used up."""
    heal(t, o, t.wounds[o])
    if t.bits[o] & LIFE_SUPPORT and not t.bits[o] & LIFE_SUPPORT_SPENT:
        spend_life_support(t, o)
    else:
        item_to_pile(t, item_of(t, o, I_HEALTH), True)


def die(t: State, o: int, by: int, assault: bool) -> Rule:
    """A killed model leaves the board at once (fp.damage.removed). Its items stay in the cube, face up
    (fp.item.death); its weapon is taken by whoever killed it in an Assault (fp.weapon.assault_kill) or goes to one of
    its side's Respawn Markers (fp.weapon.to_respawn); scenario objects are taken or scatter.
    """
    cube = t.cube[o]
    for item in items_of(t, o):
        drop_item(t, o, item, cube)
    held: tuple[int, ...] = tuple(arms_of(t, o))
    lost: tuple[int, ...] = tuple(objects_of(t, o))
    taker = by if assault and by != NONE and t.cube[by] == cube else NONE
    remove_model(t, o, by)
    for thing in lost:
        lose_object(t, thing, taker, cube)
    for arm in held:
        if taker != NONE:
            answer = yield ask(side(t, taker), TAKE_WEAPON, taker, arm, NONE)
            inherit(t, taker, arm, answer != PASS, cube)
        else:
            answer = yield ask(side(t, o), MARKER, o, TO_LEAVE_A_WEAPON)
            match read(answer):
                case PickMarker(marker):
                    weapon_to_marker(t, arm, marker)
    count_kill(t, o, by)


def inherit(t: State, taker: int, arm: int, take: bool, cube: int) -> None:
    """The killer takes the weapon into the Pick up slot, or lets it drop."""
    if take:
        held = arms_of(t, taker)
        pick_weapon(t, taker, arm)
        if len(held) >= most_arms(t, taker):
            drop_weapon(t, taker, held[0], cube)
    else:
        drop_weapon(t, taker, arm, cube)


def lose_object(t: State, o: int, taker: int, cube: int) -> None:
    """The Oddball or a Power Seed goes to the enemy who killed its carrier in an Assault (fp.oddball.taken,
    fp.seed.taken), otherwise it scatters (fp.oddball.dropped_killed,
    fp.seed.dropped_killed); a Flag always scatters (fp.flag.killed).
    """
    if taker != NONE and t.scenario in (ODDBALL, STOCKPILE) and len(objects_of(t, taker)) < most_objects(t, taker):
        take_object(t, taker, o)
    else:
        scatter_object(t, o, cube)


def count_kill(t: State, o: int, by: int) -> None:
    """Whatever killed a model, the opponent gets the kill (fp.slayer.any_death); two for an Acrobatic killer
    (fp.kw.acrobatic), also by a slam or fall that it caused (fp.kw.acrobatic_fall). The agreed number wins at once
    (fp.slayer.win); a side without models in play goes on (fp.win.no_models).
    In training killing both wins (fp.training.win).
    """
    seat = 1 - side(t, o)
    if t.scenario == SLAYER:
        double = by != NONE and t.bits[by] & ACROBATIC and side(t, by) == seat
        add_score(t, seat, ACROBATIC_KILL if double else KILL)
    elif t.scenario == TRAINING:
        add_score(t, seat, KILL)
    if not t.holding:
        check_kills(t)


def check_kills(t: State) -> None:
    """Has a side reached the agreed number, or killed both enemies in training? If one explosion takes both sides
    there, the higher score wins and an equal one is a draw (fp.win.together).
    """
    if t.scenario == SLAYER and max(t.score) >= t.settings.kills:
        end_game(t, "fp.slayer.win")
    if t.scenario == TRAINING and (last_standing(t, 0) or last_standing(t, 1)):
        end_game(t, "fp.training.win")


def oddball_kill(t: State, m: int, source: int, o: int) -> None:
    """A kill with the Oddball itself scores a point (fp.oddball.kill)."""
    if source == ODDBALL_BLADE and t.cube[o] == OFF:
        oddball_point(t, side(t, m))
