"""What cards are worth: in the hand, laid out, or played for what they do to others."""

from __future__ import annotations

from typing import Final

from standoff.bots.policies.halo_bang.damage import WHOLE, Chances, for_recon, hurt
from standoff.bots.policies.halo_bang.standing import (
    POINT,
    Standing,
    done,
    end_of_deck,
    fewest_tags,
    kill_worth,
    rivalry,
)
from standoff.games.halo_bang.circle import at_seat
from standoff.games.halo_bang.figures import AREA_DAMAGE, CACHE_CARDS, HAND_LIMIT, POD_CARDS
from standoff.games.halo_bang.names import (
    DAMAGE_BOOST,
    FIREPOWER,
    FIRST_WEAPON,
    FLOOD,
    ODD_BALL,
    ORDNANCE_POD,
    REGENERATION_FIELD,
    STEALTH,
)
from standoff.games.halo_bang.queries import affected, weapon_damage
from standoff.games.halo_bang.state import State

CARD: Final = 40
"""What any card is worth, about."""
WORTH: Final[list[int]] = [50, 42, 70, 22, 75, 36, 50, 48, 46, 40, 40, 70]
"""What a card in the hand is worth, by its name; Weapons by what they do."""
WEAPON_BASE: Final = 4
WEAPON_DAMAGE: Final = 30
WEAPON_RANGE: Final = 4
MISSING: Final = 22
"""What a Regeneration Field is worth for each Overshield that it brings back."""
LAID: Final[list[int]] = [45, 35, 65]
"""What a Firepower, a Stealth or a Damage Boost in play is worth to its owner."""
BALL: Final = 30
"""What the Odd Ball costs whoever has it."""
PASSED_ON: Final = 64
"""How likely it goes on to the left without harm, in hundredths."""
LAST_CARD: Final = 25
"""What it is worth to leave somebody his last card: without one he is no target (hb.respawning.no_cards)."""
BETRAYED: Final = -200
"""What an attack on a friend is worth who is not killed by it, or loses his last Dog Tag."""
RESCUED: Final = 250
"""What it is worth to kill a friend before an enemy does, in hundredths of the points that are about to be lost."""
WASTED: Final = 3
"""What each damage costs that is more than it takes."""
SHIELD_GONE: Final = 50
"""What a Hardlight Shield is worth that somebody had to play."""
RUIN: Final = -1000
"""What is so bad that no cards make up for it: the end of the deck, at the wrong time."""


def worth(t: State, seat: int, card: int) -> int:
    """What a card in the hand is worth to a seat."""
    if card >= FIRST_WEAPON:
        return WEAPON_BASE + t.data.damage[card] * WEAPON_DAMAGE + t.ranges[card] * WEAPON_RANGE
    good: int = WORTH[card]
    if card == REGENERATION_FIELD:
        good += (t.most[seat] - t.overshields[seat]) * MISSING // 2
    if card == ORDNANCE_POD and fewest_tags(t) == 1:
        good += POINT // 2
    return good


def side(t: State, now: Standing, other: int) -> int:
    """Is it good (in hundredths) if something good happens to another seat? For the own team it is."""
    return POINT if t.teams[other] == now.own else -rivalry(now, t.teams[other])


# -- Weapons and what strikes all --------------------------------------------------------------------------------------


def attack(t: State, now: Standing, chances: Chances, weapon: int, target: int) -> int:
    """What an attack is worth: the damage if it is not shielded, the Shield if it is; what is too much is wasted."""
    seat = t.asked
    damage: int = weapon_damage(t, seat, weapon, target)
    if t.teams[target] == now.own:
        return rescue(t, now, damage, target)
    hit: int = chances.hit(t, target)
    good: int = hurt(t, now, seat, target, damage)
    good += side(t, now, target) * for_recon(t, target, damage) // POINT
    excess: int = max(0, damage - t.overshields[target])
    shield: int = SHIELD_GONE * -side(t, now, target) // POINT
    return (good * hit + shield * (WHOLE - hit)) // WHOLE - WASTED * excess - t.ranges[weapon]


def rescue(t: State, now: Standing, damage: int, target: int) -> int:
    """What it is worth to kill a friend: the Dog Tag stays in the team, and who has few Overshields left is no target
    until he respawns with all of them. That costs nothing unless it ends the game (hb.betrayal.last_only).
    """
    left: int = t.overshields[target]
    if damage < left or t.tags[target] == 1:
        return BETRAYED
    lost: int = now.worth[target] * done(left) // POINT
    return kill_worth(t, now, t.asked, target) + lost * RESCUED // POINT - WASTED * (damage - left)


def strike_all(t: State, now: Standing, chances: Chances, card: int) -> int:
    """What a Pulse Grenade or a Flood is worth: everybody else is hurt, friends as well."""
    good: int = 0
    other: int
    for other in affected(t, t.asked):
        hit: int = chances.unarmed(t, other) if card == FLOOD else chances.hit(t, other)
        loss: int = SHIELD_GONE * -side(t, now, other) // POINT
        good += (hurt(t, now, t.asked, other, AREA_DAMAGE) * hit + loss * (WHOLE - hit)) // WHOLE
    return good


# -- Drawing cards -----------------------------------------------------------------------------------------------------


def draw_for(t: State, now: Standing, cards: int, all_cards: int) -> int:
    """What it is worth to draw so many cards, when so many leave the deck in all: less if the hand gets too full, and
    all that the end of the deck brings (hb.deck.tags).
    """
    room: int = max(0, HAND_LIMIT + 1 - len(t.hands[t.asked]))
    good: int = min(cards, room) * CARD + max(0, cards - room) * CARD // 4
    if len(t.deck) < all_cards:
        good += end_of_deck(t, now)
    return good


def weapon_cache(t: State, now: Standing) -> int:
    """Three cards, and one for everybody else."""
    good: int = draw_for(t, now, CACHE_CARDS, CACHE_CARDS + t.n - 1) - CARD
    s: int
    for s in range(t.n):
        if s != t.asked:
            good += CARD * side(t, now, s) // POINT
    return max(good, CARD // 4) if good > RUIN else good


def ordnance_pod(t: State, now: Standing) -> int:
    """Two cards now, or a point when the game ends; near its end, the point."""
    if fewest_tags(t) == 1:
        return -POINT
    return draw_for(t, now, POD_CARDS, POD_CARDS) - CARD // 2


def field(t: State, now: Standing, target: int) -> int:
    """All Overshields back, and a card for somebody: better for a friend. An enemy without a card becomes a target
    again (hb.tip.draw_for_him).
    """
    missing: int = t.most[t.asked] - t.overshields[t.asked]
    card: int = CARD * side(t, now, target) // POINT
    if len(t.hands[target]) == 0:
        card = -card // 2
    return missing * MISSING * 2 - 2 * MISSING + card // 2


# -- Enhancements ------------------------------------------------------------------------------------------------------


def lay_out(t: State, card: int) -> int:
    """An Enhancement for oneself: at once, before any Weapon; a Firepower for whoever has Weapons enough."""
    if card == FIREPOWER:
        held: int = 0
        weapon: int
        for weapon in t.hands[t.asked]:
            if weapon >= FIRST_WEAPON:
                held += 1
        return LAID[FIREPOWER] if held > 1 else LAID[FIREPOWER] // 2
    return LAID[card]


def odd_ball(t: State, now: Standing, target: int) -> int:
    """The Odd Ball for somebody, from whom it goes on to the left: one's own side should be far away."""
    good: int = 0
    odds: int = POINT
    i: int
    for i in range(t.n):
        s: int = (target + i) % t.n
        harm: int = BALL * 2 if len(t.hands[s]) <= 2 else BALL
        good -= odds * side(t, now, s) * harm // (POINT * POINT)
        odds = odds * PASSED_ON // POINT
    return good - BALL // 2


def take_laid(t: State, now: Standing, laid: int, target: int) -> int:
    """Active Camouflage for something in play: of an enemy, or the Odd Ball of a friend."""
    if laid == ODD_BALL:
        return BALL * 2 * side(t, now, target) // POINT
    good: int = LAID[laid]
    if laid == STEALTH:
        good += 5 * at_seat(t.stealth, target)
    if laid == DAMAGE_BOOST:
        good += 5 * at_seat(t.damage_boost, target)
    return -good * side(t, now, target) // POINT - CARD // 4


def take_card(t: State, now: Standing, target: int, mine: bool) -> int:
    """A random card of a hand goes, or comes into one's own; the last one of an enemy is better left to him."""
    good: int = -CARD * side(t, now, target) // POINT
    if len(t.hands[target]) == 1 and t.overshields[target] > 0:
        good += LAST_CARD * side(t, now, target) // POINT
    return good + CARD // 2 if mine else good - CARD // 2
