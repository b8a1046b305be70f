"""Questions about a state that change nothing: who is Respawning, who can be reached, what a hit does, who has won."""

from __future__ import annotations

from typing import Final

from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.names import (
    ASSAULT,
    DAMAGE_BOOST,
    ENGINEER,
    FIREPOWER,
    FIRST_WEAPON,
    ONI,
    ORDNANCE_POD,
    PATHFINDER,
    PIONEER,
    ROGUE,
    SPECTER,
    STALKER,
    STEALTH,
    TEAMS,
    TRACKER,
)
from standoff.games.halo_bang.state import State

HAND_LIMIT: Final = 7
"""Cards that may be kept at the end of a turn (hb.discard.seven)."""

FURTHEST: Final = 12
"""No Range is longer than this, whatever stands in between."""

PLACE: Final = 0xFFF
"""The seat and the card of an entry of `State.known`, without those who know."""


# -- Who is in play --------------------------------------------------------------------------------------------------


def is_respawning(t: State, seat: int) -> bool:
    """Killed, so that no Overshield is blue (hb.respawning.killed), or without a card in hand (hb.respawning.no_cards).

    That is seen at every moment, so it begins and ends at once (hb.respawning.at_once): with the last card that leaves
    a hand (hb.tip.empty_hand), and with a card that somebody makes its owner draw (hb.kill.card_makes_target,
    hb.tip.draw_for_him). Apart from Weapons, Pulse Grenade and Flood the player is in play (hb.respawning.in_play).
    """
    return t.overshields[seat] == 0 or len(t.hands[seat]) == 0


def affected(t: State, seat: int) -> tuple[int, ...]:
    """Whom a Pulse Grenade or a Flood of this player affects, in clockwise order (hb.area.order): all others
    (hb.pulse.others, hb.flood.others) but those Respawning (hb.respawning.no_area, hb.pulse.respawning,
    hb.flood.respawning) and the Specter (hb.specter.area), whom only these two spare (hb.specter.other_actions).
    """
    found = []
    for i in range(1, t.n):
        other = (seat + i) % t.n
        if not is_respawning(t, other) and t.specializations[other] != SPECTER:
            found.append(other)
    return tuple(found)


def standing(t: State) -> list[int]:
    """The players with a blue Overshield; cards in hand do not matter here (hb.last.tokens_only)."""
    return [s for s in range(t.n) if t.overshields[s]]


# -- Enhancements ----------------------------------------------------------------------------------------------------


def lying(t: State, card: int) -> int:
    """How many of this Enhancement lie in front of each seat, a byte for each (see `circle`)."""
    if card == FIREPOWER:
        return t.firepower
    if card == STEALTH:
        return t.stealth
    if card == DAMAGE_BOOST:
        return t.damage_boost
    return t.odd_ball


def has_odd_ball(t: State, seat: int) -> bool:
    """Does the Odd Ball lie in front of this player?"""
    return at_seat(t.odd_ball, seat) > 0


def odd_ball_in_play(t: State) -> bool:
    """Does an Odd Ball lie in front of anybody?"""
    return t.odd_ball != 0


# -- Range -----------------------------------------------------------------------------------------------------------


def in_sight(t: State) -> int:
    """The set of players who are not Respawning."""
    shields, hands = t.overshields, t.hands
    found: int = 0
    s: int
    for s in range(t.n):
        if shields[s] > 0 and len(hands[s]) > 0:
            found |= 1 << s
    return found


def all_ranges(t: State, seat: int) -> int:
    """The Range of an attack on everybody else, a byte for each (see `circle`).

    A player who is Respawning is no target (hb.respawning.no_weapon, hb.kill.never_target) and no place
    (hb.range.skip_respawning, hb.range.easier). The Range of everybody else grows by one for each Stealth in front of
    him (hb.range.stealth, hb.stealth.harder, hb.range.stealth_example, hb.weapon.example_stealth) and for the Operator
    (hb.operator.range); the player's own Stealth does not count for him (hb.range.stealth_one_way). Nor does it matter
    whether he has any cards left himself (hb.range.own_last_card).
    """
    return t.places[in_sight(t)][seat] + t.stealth + t.operator


def within(t: State, ranges: int, most: int) -> int:
    """The set of players at a Range up to this (hb.weapon.check_range), team-mates included (hb.weapon.teammate)."""
    found: int = 0
    s: int
    for s in range(t.n):
        if at_seat(ranges, s) <= most:
            found |= 1 << s
    return found


def weapon_range(t: State, seat: int, weapon: int) -> int:
    """The upper number of the Weapon (hb.weapon.range); any Range for the Rogue (hb.rogue.range, hb.rogue.stealth)."""
    return FURTHEST if t.specializations[seat] == ROGUE else t.ranges[weapon]


# -- How many --------------------------------------------------------------------------------------------------------


def is_oni_of_three(t: State, seat: int) -> bool:
    """The ONI Operative has rules of his own in the game of three."""
    return t.n == 3 and t.teams[seat] == ONI


def weapon_limit(t: State, seat: int) -> int:
    """One Weapon a turn (hb.play.one_weapon), unless a card says otherwise (hb.card.golden, hb.play.more_weapons): one
    more for each Firepower (hb.firepower.more), for Assault (hb.assault.weapon) and for the ONI Operative of three
    (hb.three.weapon), all of which add up (hb.tip.stack, hb.assault.example).

    It is read when a Weapon is to be played, so a new Firepower counts at once (hb.firepower.at_once). A Weapon that is
    discarded against an attack or a Flood is not played (hb.medic.not_counted).
    """
    more = at_seat(t.firepower, seat) + (t.specializations[seat] == ASSAULT)
    return 1 + more + is_oni_of_three(t, seat)


def cards_to_draw(t: State, seat: int) -> int:
    """Two cards (hb.draw.two), one more for Pioneer (hb.pioneer.draw) and for the ONI Operative of three
    (hb.three.draw); for both, two more (hb.draw.stack).
    """
    return 2 + (t.specializations[seat] == PIONEER) + is_oni_of_three(t, seat)


def may_track(t: State, seat: int) -> bool:
    """Tracker may take the top discard, if there is one (hb.tracker.take)."""
    return t.specializations[seat] == TRACKER and len(t.discard) > 0


def may_spend_token(t: State, seat: int) -> bool:
    """Engineer may turn a token for a card (hb.engineer.draw), but never the last one (hb.engineer.not_last)."""
    return t.specializations[seat] == ENGINEER and t.overshields[seat] > 1


def may_act(t: State, seat: int) -> bool:
    """Is anything left that this player could do in his Play phase?"""
    return len(t.hands[seat]) > 0 or may_spend_token(t, seat)


def weapon_damage(t: State, seat: int, weapon: int, target: int) -> int:
    """The lower number of the Weapon (hb.weapon.damage), one more for each Damage Boost (hb.boost.damage) and for
    Stalker (hb.stalker.damage, hb.stalker.weapons_only); then one less for Pathfinder (hb.pathfinder.less), but one at
    least (hb.pathfinder.least, hb.pathfinder.last, hb.pathfinder.example).
    """
    damage = t.data.damage[weapon] + at_seat(t.damage_boost, seat) + (t.specializations[seat] == STALKER)
    if damage > 1 and t.specializations[target] == PATHFINDER:
        return damage - 1
    return damage


# -- Who knows what --------------------------------------------------------------------------------------------------


def known_card(seat: int, card: int, who: int) -> int:
    """An entry of `State.known`: these others (a set of seats, see engine.knowledge) know of this card in this hand."""
    return who << 12 | seat << 8 | card


def known_seat(entry: int) -> int:
    """Whose hand an entry is about."""
    return entry >> 8 & 0xF


def known_what(entry: int) -> int:
    """The card that an entry is about."""
    return entry & 0xFF


def known_by(entry: int) -> int:
    """The set of seats that know."""
    return entry >> 12


# -- Scoring ---------------------------------------------------------------------------------------------------------


def team(t: State, which: int) -> tuple[int, ...]:
    """The seats of a team; the ONI Operative is a team of his own (hb.goal.teams, hb.goal.oni_alone)."""
    return tuple(s for s in range(t.n) if t.teams[s] == which)


def team_points(t: State, which: int) -> int:
    """The scores of all its players together (hb.score.team)."""
    return sum(seat_points(t, s) for s in team(t, which))


def seat_points(t: State, seat: int) -> int:
    """Dog Tags by their value, and one for each Ordnance Pod in hand (hb.score.pod).

    A Dog Tag is worth one (hb.score.tags), three to the ONI Operative (hb.score.oni, hb.tip.oni_tags), two to him among
    three (hb.three.score), and two to the holder of a 2x token (hb.score.double). Ordnance Pods, if they were kept
    (hb.pod.keep), are never multiplied (hb.score.pod_plain, hb.pod.never_multiplied).
    """
    factor = t.data.tables[t.n].oni_factor if t.teams[seat] == ONI else t.multipliers[seat]
    return t.tags[seat] * factor + t.hands[seat].count(ORDNANCE_POD)


def held_damage(t: State, which: int) -> int:
    """What decides between Red and Blue when they are level (hb.tie.damage): the damage of all Weapons in the hands of
    the team, and one for each of its Firepowers, in hand or in play (hb.tie.firepower).
    """
    reading = t.settings.tie_counts
    counted = DAMAGE_BOOST if reading == "Damage Boost in hand and play" else FIREPOWER
    damage = 0
    for seat in team(t, which):
        hand = t.hands[seat]
        damage += sum(t.data.damage[card] for card in hand if card >= FIRST_WEAPON) + hand.count(counted)
        if reading != "Firepower in hand":
            damage += at_seat(lying(t, counted), seat)
    return damage


def leading_teams(points: tuple[int, ...], teams: tuple[int, ...]) -> tuple[int, ...]:
    """The teams in the game with the most points."""
    present = [which for which in range(len(TEAMS)) if which in teams]
    best = max(points[which] for which in present)
    return tuple(which for which in present if points[which] == best)
