"""The words of the rulebook as whole numbers: cards, suits, roles, characters, questions, answers and events."""

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

# Questions.
PLAY: Final = 0
SHOT: Final = 1
SHOOT_INDIANS: Final = 2
SHOOT_BACK: Final = 3
DYING: Final = 4
DISCARD: Final = 5
STORE: Final = 6
FLIP: Final = 7
PUT_BACK: Final = 8
FIRST_CARD_OF_JESSE: Final = 9
FIRST_CARD_OF_PEDRO: Final = 10
SID_DISCARD: Final = 11
SID_WINDOW: Final = 12
ORDER: Final = 13
CHARACTER: Final = 14
KEEP: Final = 15

HIDDEN_CHOICES: Final = frozenset({PLAY, SHOT, SHOOT_INDIANS, SHOOT_BACK, DYING, DISCARD, PUT_BACK, SID_DISCARD, ORDER})
"""Questions whose options lie in a hand: they are put even if there is but one answer (bang.table.everybody_asked)."""

# Answers: a card is its own number; the target and what is taken from him come on top.
END_TURN: Final = 127
"""The answer that ends the second phase."""
PASS: Final = 126
"""The answer "no": take the hit, give up, not now."""
USE_BARREL: Final = 125
USE_SID: Final = 124
FROM_DECK: Final = 123
FROM_DISCARD: Final = 122
MOST_CARDS: Final = 120
TARGET: Final = 128
"""A played card is aimed at a seat: (seat + 1) times this is added."""
TAKEN: Final = 1024
"""A card in play is taken: (card + 1) times this is added; without it, a random card of the hand."""

# What lets a player regain a life point, or makes him draw.
FROM_BEER: Final = 0
FROM_SALOON: Final = 1
FROM_SID: Final = 2
HELPS: Final = ("Beer", "Saloon", "Sid Ketchum")

# Events.
E_ROLE: Final = 0
E_CHARACTER: Final = 1
E_TURN: Final = 2
E_DRAW: Final = 3
E_SHOW: Final = 4
E_SHUFFLE: Final = 5
E_PLAY: Final = 6
E_LAY: Final = 7
E_DISCARD: Final = 8
E_STEAL: Final = 9
E_DROP: Final = 10
E_FLIP: Final = 11
E_CANCEL: Final = 12
E_HIT: Final = 13
E_REGAIN: Final = 14
E_OUT: Final = 15
E_STORE: Final = 16
E_TAKE: Final = 17
E_PASS_ON: Final = 18
E_EXPLODE: Final = 19
E_JAIL: Final = 20
E_PUT_BACK: Final = 21
E_INHERIT: Final = 22
E_REWARD: Final = 23
E_PENALTY: Final = 24
E_KEEP: Final = 25
E_END: Final = 26
E_MATCH: Final = 27
E_OFFER: Final = 28
E_LOOK: Final = 29
