"""Questions about a state that change nothing: who is Respawning, who can be reached, what a hit does, who has won."""

from __future__ import annotations

from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.figures import (
    CARDS_TO_DRAW,
    FURTHEST,
    LAST_OVERSHIELD,
    LEAST_DAMAGE,
    PLAYERS_OF_THREE,
    POD_POINTS,
    WEAPONS_A_TURN,
)
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
from standoff.games.halo_bang.seats import only
from standoff.games.halo_bang.state import State

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


def left_of(t: State, seat: int) -> int:
    """The seat on the left, which is the next one clockwise."""
    return (seat + 1) % t.n


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
            found |= only(s)
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


def ranges_of_everybody(t: State) -> list[int]:
    """The same from each seat."""
    places, more = t.places[in_sight(t)], t.stealth + t.operator
    return [places[seat] + more for seat in range(t.n)]


def weapon_range(t: State, seat: int, weapon: int) -> int:
    """The upper number of the Weapon (hb.weapon.range); any Range for the Rogue (hb.rogue.range, hb.rogue.stealth)."""
    return FURTHEST if t.specializations[seat] == ROGUE else t.ranges[weapon]


# -- How many --------------------------------------------------------------------------------------------------------


def is_game_of_three(t: State) -> bool:
    """The game of three has rules of its own (hb.players.three)."""
    return t.n == PLAYERS_OF_THREE


def is_oni_of_three(t: State, seat: int) -> bool:
    """So has the ONI Operative in it."""
    return t.n == PLAYERS_OF_THREE and t.teams[seat] == ONI


def weapon_limit(t: State, seat: int) -> int:
    """One Weapon a turn (hb.play.one_weapon), unless a card says otherwise (hb.card.golden, hb.play.more_weapons): one
    more for each Firepower (hb.firepower.more), for Assault (hb.assault.weapon) and for the ONI Operative of three
    (hb.three.weapon), all of which add up (hb.tip.stack, hb.assault.example).

    It is read when a Weapon is to be played, so a new Firepower counts at once (hb.firepower.at_once). A Weapon that is
    discarded against an attack or a Flood is not played (hb.medic.not_counted).
    """
    more = at_seat(t.firepower, seat) + (t.specializations[seat] == ASSAULT)
    return WEAPONS_A_TURN + more + is_oni_of_three(t, seat)


def weapons_left(t: State, seat: int) -> int:
    """How many Weapons this player, whose turn it is, may still play."""
    left = weapon_limit(t, seat) - t.weapons_played
    return left if left > 0 else 0


def cards_to_draw(t: State, seat: int) -> int:
    """Two cards (hb.draw.two), one more for Pioneer (hb.pioneer.draw) and for the ONI Operative of three
    (hb.three.draw); for both, two more (hb.draw.stack).
    """
    return CARDS_TO_DRAW + (t.specializations[seat] == PIONEER) + is_oni_of_three(t, seat)


def may_track(t: State, seat: int) -> bool:
    """Tracker may take the top discard, if there is one (hb.tracker.take)."""
    return t.specializations[seat] == TRACKER and len(t.discard) > 0


def may_spend_token(t: State, seat: int) -> bool:
    """Engineer may turn a token for a card (hb.engineer.draw), but never the last one (hb.engineer.not_last)."""
    return t.specializations[seat] == ENGINEER and t.overshields[seat] > LAST_OVERSHIELD


def may_act(t: State, seat: int) -> bool:
    """Is anything left that this player could do in his Play phase?"""
    return len(t.hands[seat]) > 0 or may_spend_token(t, seat)


def weapon_damage(t: State, seat: int, weapon: int, target: int) -> int:
    """The lower number of the Weapon (hb.weapon.damage), one more for each Damage Boost (hb.boost.damage) and for
    Stalker (hb.stalker.damage, hb.stalker.weapons_only); then one less for Pathfinder (hb.pathfinder.less), but one at
    least (hb.pathfinder.least, hb.pathfinder.last, hb.pathfinder.example).
    """
    damage = t.data.damage[weapon] + at_seat(t.damage_boost, seat) + (t.specializations[seat] == STALKER)
    if damage > LEAST_DAMAGE and t.specializations[target] == PATHFINDER:
        return damage - 1
    return damage


# -- Scoring ---------------------------------------------------------------------------------------------------------


def team(t: State, which: int) -> tuple[int, ...]:
    """The seats of a team; the ONI Operative is a team of his own (hb.goal.teams, hb.goal.oni_alone)."""
    return tuple(s for s in range(t.n) if t.teams[s] == which)


def team_points(t: State, which: int) -> int:
    """The scores of all its players together (hb.score.team)."""
    return sum(seat_points(t, s) for s in team(t, which))


def seat_points(t: State, seat: int) -> int:
    """Dog Tags by their value, and one for each Ordnance Pod in hand (hb.score.pod).

    Ordnance Pods, if they were kept (hb.pod.keep), are never multiplied (hb.score.pod_plain, hb.pod.never_multiplied).
    """
    return t.tags[seat] * tag_worth(t, seat) + pods_held(t, seat) * POD_POINTS


def tag_worth(t: State, seat: int) -> int:
    """A Dog Tag is worth one (hb.score.tags), three to the ONI Operative (hb.score.oni, hb.tip.oni_tags), two to him
    among three (hb.three.score), and two to the holder of a 2x token (hb.score.double).
    """
    return t.data.tables[t.n].oni_factor if t.teams[seat] == ONI else t.multipliers[seat]


def pods_held(t: State, seat: int) -> int:
    """The Ordnance Pods in a hand; one that is being played counts no more."""
    return t.hands[seat].count(ORDNANCE_POD)


def held_damage(t: State, which: int) -> int:
    """What decides between Red and Blue when they are level (hb.tie.damage): the damage of all Weapons in the hands of
    the team, and one for each of its Firepowers, in hand or in play (hb.tie.firepower).
    """
    return weapon_damage_held(t, which) + tie_cards_held(t, which)


def weapon_damage_held(t: State, which: int) -> int:
    """The damage of all Weapons in the hands of a team."""
    return sum(t.data.damage[card] for seat in team(t, which) for card in t.hands[seat] if card >= FIRST_WEAPON)


def tie_card(t: State) -> int:
    """The card that counts one damage as well: Firepower, or Damage Boost in another reading."""
    return DAMAGE_BOOST if t.settings.tie_counts == "Damage Boost in hand and play" else FIREPOWER


def tie_cards_held(t: State, which: int) -> int:
    """How many of that card a team has in hand and in play, or in hand alone."""
    card, in_play = tie_card(t), t.settings.tie_counts != "Firepower in hand"
    held = 0
    for seat in team(t, which):
        held += t.hands[seat].count(card)
        if in_play:
            held += at_seat(lying(t, card), seat)
    return held


def leading_teams(points: tuple[int, ...], teams: tuple[int, ...]) -> tuple[int, ...]:
    """The teams in the game with the most points."""
    present = [which for which in range(len(TEAMS)) if which in teams]
    best = max(points[which] for which in present)
    return tuple(which for which in present if points[which] == best)
