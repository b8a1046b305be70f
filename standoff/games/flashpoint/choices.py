"""The options of questions outside an Activation: preparation, command dice, Turns."""

from __future__ import annotations

from functools import cache
from itertools import product

from standoff.games.flashpoint.figures import LEGEND_PLACES
from standoff.games.flashpoint.messages.answers import (
    PASS,
    SPEND_BID,
    TAKE_FIRST_TURN,
    TAKE_SECOND_TURN,
    choose_dice,
    draft_card,
    look_at_item,
    pick_cube,
    pick_model,
    pick_zone,
)
from standoff.games.flashpoint.messages.questions import (
    AGAIN,
    BID,
    CARRY,
    DEPLOY,
    DRAFT,
    GO_FIRST,
    PEEK,
    RECON_CUBE,
    RECON_MODEL,
    REROLL,
    ZONE,
)
from standoff.games.flashpoint.names import (
    CROUCHED,
    OFF,
    R_AMMO,
    R_CROUCH,
    R_GRENADE,
    R_ITEM,
    R_PIN,
    R_WEAPON,
    SIDES_WORDS,
    STOIC,
)
from standoff.games.flashpoint.paths import spots_in
from standoff.games.flashpoint.queries import (
    can_activate,
    command_dice,
    enemies_in,
    full,
    has_looked,
    home,
    in_zone,
    is_pinned,
    places_left,
    side,
    tactician,
    team,
)
from standoff.games.flashpoint.state import State


def around(t: State, kind: int) -> list[int]:
    """Answers outside an Activation."""
    seat = t.asked
    if kind in (REROLL, CARRY):
        return dice_sets(tuple(command_dice(t, seat)), tactician(t, seat))
    if kind == AGAIN:
        return [PASS, *[pick_model(m) for m in can_activate(t, seat)]]
    if kind == BID:
        return [PASS, SPEND_BID]
    if kind == GO_FIRST:
        return [TAKE_FIRST_TURN, TAKE_SECOND_TURN]
    if kind == ZONE:
        return [pick_zone(zone) for zone in range(len(SIDES_WORDS))]
    if kind == DEPLOY:
        [m] = t.args
        return [spot for c in deployable(t, m) for spot in spots_in(t, m, c, False)]
    if kind == DRAFT:
        return draft_cards(t, seat)
    if kind == PEEK:
        found = [look_at_item(item) for item in t.face_down if not has_looked(t, seat, item)]
        return found or [PASS]
    [effect] = t.args
    if kind == RECON_CUBE:
        return [pick_cube(cube) for cube in recon_cubes(t, effect)]
    assert kind == RECON_MODEL
    mine = [m for m in team(t, seat) if t.cube[m] != OFF]
    if effect in (R_GRENADE, R_AMMO):
        return [pick_model(m) for m in mine]
    if effect == R_CROUCH:
        mine = [m for m in mine if not t.status[m] & CROUCHED and not t.bits[m] & STOIC]
    return [PASS, *[pick_model(m) for m in mine if not is_pinned(t, m)]]


@cache
def dice_sets(counts: tuple[int, ...], most: int) -> list[int]:
    """Which command dice: none, or up to so many, equal faces being the same choice."""
    found = [chosen for chosen in product(*[range(count + 1) for count in counts]) if 0 < sum(chosen) <= most]
    return [PASS, *[choose_dice(a, b, c, d, e, f) for a, b, c, d, e, f in found]]


def deployable(t: State, m: int) -> list[int]:
    """The cubes of the deployment zone with room, and those that it has grown by. It grows by one of the closest ones
    if there is no room (fp.recon.expand), or if that of the opponent, who deployed first, has grown by more
    (fp.recon.expand_both).
    """
    seat = side(t, m)
    zone = t.data.maps[t.scenario].zones[home(t, seat)]
    free = [c for c in range(t.land.cubes) if t.land.stand[c] and not full(t, m, c) and not enemies_in(t, m, c)]
    grown = beyond_zone(t, seat)
    found = [c for c in free if t.land.where(c)[:2] in zone or c in grown]
    if found and (seat == t.starter or len(grown) >= len(beyond_zone(t, 1 - seat))):
        return found
    own = [t.land.cube(x, y) for x, y in zone]
    others = [c for c in free if c not in found]
    nearest = min(t.land.distance(a, c) for a in own for c in others)
    return found + [c for c in others if min(t.land.distance(a, c) for a in own) == nearest]


def beyond_zone(t: State, seat: int) -> set[int]:
    """The cubes outside a seat's deployment zone in which its models stand: what the zone has grown by."""
    zone = t.data.maps[t.scenario].zones[home(t, seat)]
    return {t.cube[m] for m in team(t, seat) if t.cube[m] != OFF and t.land.where(t.cube[m])[:2] not in zone}


def draft_cards(t: State, seat: int) -> list[int]:
    """The cards that may be picked: drafting takes each UNSC card once, a custom fireteam any number of its faction
    (fp.team.draft, fp.team.custom, fp.team.one_faction); a Legend once, and only if two places are left
    (fp.team.legend_one), but by both players (fp.team.same_legend) unless agreed otherwise.
    """
    drafting = t.settings.fireteams == "draft"
    named = next(x for x in t.data.teams if x.name == t.settings.teams[seat])
    taken = [(t.drafted[s][i], t.drafted[s][i + 1]) for s in range(2) for i in range(0, len(t.drafted[s]), 2)]
    out = []
    for u, card in enumerate(t.data.units):
        if card.faction != (0 if drafting else named.faction) or card.invented:
            continue
        if card.single and not t.settings.single_source:
            continue
        if card.legend and (places_left(t, seat) < LEGEND_PLACES or u in t.drafted[seat][::2]):
            continue
        shared = not drafting or (card.legend and t.settings.same_legend)
        loads = range(len(card.loadouts))
        out += [draft_card(t.data.cards.index((u, load))) for load in loads if shared or (u, load) not in taken]
    return out


def recon_cubes(t: State, effect: int) -> list[int]:
    """Where a Recon effect may be put."""
    if effect == R_WEAPON:
        return sorted(t.drops)
    if effect == R_PIN:
        return sorted({c for c in t.cube if c != OFF})
    stand = [c for c in range(t.land.cubes) if t.land.stand[c]]
    return [c for c in stand if not in_zone(t, c)] if effect == R_ITEM else stand
