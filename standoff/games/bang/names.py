"""The words of the rulebook as whole numbers: cards, suits, roles and characters."""

from __future__ import annotations

from typing import Final

# The kinds of card: brown ones are played and discarded, blue ones stay in play (bang.types.two).
BANG: Final = 0
MISSED: Final = 1
BEER: Final = 2
SALOON: Final = 3
STAGECOACH: Final = 4
WELLS_FARGO: Final = 5
GENERAL_STORE: Final = 6
PANIC: Final = 7
CAT_BALOU: Final = 8
GATLING: Final = 9
INDIANS: Final = 10
DUEL: Final = 11
MUSTANG: Final = 12
SCOPE: Final = 13
BARREL: Final = 14
JAIL: Final = 15
DYNAMITE: Final = 16
VOLCANIC: Final = 17
SCHOFIELD: Final = 18
REMINGTON: Final = 19
REV_CARABINE: Final = 20
WINCHESTER: Final = 21
FIRST_BLUE: Final = MUSTANG
FIRST_WEAPON: Final = VOLCANIC
WEAPONS_LAID: Final = sum(1 << kind for kind in range(VOLCANIC, WINCHESTER + 1))
"""The bits of the weapons among the names that a player has in play."""

GEAR_BITS: Final = 4
"""How many bits each seat has in a whole number that counts gear for all seats."""
MOST_GEAR: Final = (1 << GEAR_BITS) - 1
NO_GEAR: Final = 0

CARD_KEYS: Final = (
    *("bang", "missed", "beer", "saloon", "stagecoach", "wells_fargo", "general_store", "panic", "cat_balou"),
    *("gatling", "indians", "duel", "mustang", "scope", "barrel", "jail", "dynamite"),
    *("volcanic", "schofield", "remington", "rev_carabine", "winchester"),
)
NO_CARD: Final = -1

SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
SUITS: Final = "SHDC"
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")
"""The values in their order (bang.draw.sequence)."""
NINE: Final = RANKS.index("9")

SHERIFF: Final = 0
RENEGADE: Final = 1
OUTLAW: Final = 2
DEPUTY: Final = 3
ROLES: Final = ("Sheriff", "Renegade", "Outlaw", "Deputy")
ROLE_KEYS: Final = ("sheriff", "renegade", "outlaw", "deputy")

BART: Final = 0
BLACK_JACK: Final = 1
JANET: Final = 2
EL_GRINGO: Final = 3
JESSE: Final = 4
JOURDONNAIS: Final = 5
KIT: Final = 6
LUCKY_DUKE: Final = 7
PAUL: Final = 8
PEDRO: Final = 9
ROSE: Final = 10
SID: Final = 11
SLAB: Final = 12
SUZY: Final = 13
SAM: Final = 14
WILLY: Final = 15
CHARACTER_KEYS: Final = (
    *("bart", "black_jack", "janet", "el_gringo", "jesse", "jourdonnais", "kit", "lucky_duke"),
    *("paul", "pedro", "rose", "sid", "slab", "suzy", "sam", "willy"),
)

MOST_CARDS: Final = 120
"""A deck has no more."""

# What lets a player regain a life point, or makes him draw.
FROM_BEER: Final = 0
FROM_SALOON: Final = 1
FROM_SID: Final = 2
HELPS: Final = ("beer", "saloon", "sid_ketchum")

SID_PAYS: Final = 2
"""How many cards Sid Ketchum discards for a life point (bang.sid.two_cards)."""
PANIC_REACHES: Final = 1
"""How far a Panic! reaches (bang.panic.distance)."""
KIT_LOOKS: Final = 3
"""At how many cards Kit Carlson looks (bang.kit.look)."""
