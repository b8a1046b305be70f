"""What is printed on cards and specializations besides figures, in our own words: as true for their owner as for those
who read it about another.
"""

from __future__ import annotations

from typing import Final

ABILITIES: Final = (
    "This Spartan may play one Weapon more each turn.",
    "In the Play phase this Spartan may turn an Overshield red to draw a card; never the last one.",
    "For this Spartan a Weapon does as a Hardlight Shield, but not the last card of the hand.",
    "Others attack this Spartan at a Range that is one longer.",
    "Weapons deal this Spartan one damage less, but one at least.",
    "This Spartan draws one card more in the Draw phase.",
    "This Spartan draws a card for each Overshield that is lost to a Weapon.",
    "The Weapons of this Spartan reach any Range.",
    "Pulse Grenade and Flood do not affect this Spartan.",
    "The Weapons of this Spartan deal one damage more.",
    "The first card of this Spartan in the Draw phase may be the uppermost discard.",
    "This Spartan draws a card each time an attack with a Weapon hits.",
    "",
)
"""What each specialization says when it is read aloud (hb.setup.announced, hb.spec.unique)."""

EFFECTS: Final = (
    "Its owner may play one Weapon more in each turn, and at once.",
    "The Range at which others attack its owner is one longer.",
    "The Weapons of its owner deal one damage more.",
    "Lies in front of any player. After Respawn he reveals a card: a Weapon costs a Weapon or a Dog Tag. It moves on.",
    "Played in answer to a Weapon or a Pulse Grenade, which then does nothing to its player.",
    "A player at any Range discards an Enhancement in play, or another player a random card of the hand.",
    "A random card of another hand, at any Range, comes into the hand.",
    "Three cards from the deck, and one for each other player.",
    "Each other player plays a Hardlight Shield or suffers one damage.",
    "Each other player discards a Weapon or suffers one damage.",
    "All Overshields are regained; then another player draws a card.",
    "Two cards from the deck; or a point, if it is still in hand at the end.",
)
"""What the cards do that are no Weapons, by their numbers."""

WEAPON: Final = "Attacks a player within its Range, who loses as many Overshields as its damage unless he shields."
"""What every Weapon does."""

GOALS: Final = (
    "Together have more points than any other team, or the last Spartan with Overshields.",
    "Together have more points than any other team, or the last Spartan with Overshields.",
    "Alone have more points than either team, or be the last with Overshields; every tie is won.",
)
"""What each team wants (hb.goal.teams, hb.goal.oni_alone)."""
