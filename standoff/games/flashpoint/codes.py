"""What is packed into one whole number: the sources of weapons in hand, the lines of their cards, a pool of dice."""

from __future__ import annotations

from standoff.games.flashpoint.names import DIE_BITS, PROFILES, TOKEN, TOKEN_LINES


def token_of(source: int) -> int:
    """The Weapon Token that a line is of."""
    return (source - TOKEN) // TOKEN_LINES


def line_of(source: int) -> int:
    """Which line of its Weapon Token."""
    return (source - TOKEN) % TOKEN_LINES


def token_source(token: int, line: int) -> int:
    """A line of a Weapon Token."""
    return TOKEN + token * TOKEN_LINES + line


def weapon_of(pid: int) -> int:
    """The weapon that a numbered line is of."""
    return pid // PROFILES


def place_of(pid: int) -> int:
    """Which line of its weapon's card a numbered line is."""
    return pid % PROFILES


def pool_code(dice: list[int]) -> int:
    """Dice that were rolled, one after the other."""
    code = 0
    for rolled in reversed(dice):
        code = code << DIE_BITS | rolled
    return code


def pool_read(code: int) -> list[int]:
    """The dice of such a number."""
    dice = []
    while code:
        dice.append(code & (1 << DIE_BITS) - 1)
        code >>= DIE_BITS
    return dice
