"""The numbers that the rulebook and the cards print, each by its name."""

from __future__ import annotations

from typing import Final

PLAYERS_OF_THREE: Final = 3
"""The game of three has rules of its own (hb.players.three)."""

CARDS_TO_DRAW: Final = 2
"""In the Draw phase (hb.draw.two)."""

HAND_LIMIT: Final = 7
"""Cards that may be kept at the end of a turn (hb.discard.seven)."""

WEAPONS_A_TURN: Final = 1
"""Unless a card says otherwise (hb.play.one_weapon)."""

LEAST_DAMAGE: Final = 1
"""What Pathfinder takes at least (hb.pathfinder.least)."""

LAST_OVERSHIELD: Final = 1
"""Engineer may not spend it (hb.engineer.not_last)."""

LAST_CARD: Final = 1
"""Of his hand, Medic may not use it as a Shield (hb.medic.not_last)."""

AREA_DAMAGE: Final = 1
"""Of a Pulse Grenade or a Flood (hb.pulse.damage, hb.flood.damage)."""

CACHE_CARDS: Final = 3
"""For the player of a Weapon Cache (hb.cache.three)."""

CACHE_CARDS_OF_OTHERS: Final = 1
"""For everybody else (hb.cache.others)."""

FIELD_CARDS: Final = 1
"""For the player whom a Regeneration Field names (hb.regeneration.draw)."""

POD_CARDS: Final = 2
"""For the player of an Ordnance Pod (hb.pod.draw)."""

TOKEN_CARDS: Final = 1
"""For an Overshield of Engineer (hb.engineer.draw)."""

WETWORK_CARDS: Final = 1
"""For a hit (hb.wetwork.one)."""

POD_POINTS: Final = 1
"""For an Ordnance Pod in hand (hb.score.pod)."""

BETRAYAL: Final = 3
"""What a team loses if a kill within it ends the game (hb.betrayal.penalty)."""

FURTHEST: Final = 12
"""No Range is longer than this, whatever stands in between."""
