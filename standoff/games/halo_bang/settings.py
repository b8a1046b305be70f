"""What can be agreed before a game: the readings of clauses that the rulebook leaves open.

The defaults are the rulings that we find best founded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from standoff.engine.settings import setting


@dataclass(frozen=True)
class Settings:
    """The readings of Halo BANG!."""

    odd_ball_choice: bool = setting(
        False,
        "Whether the holder of the Odd Ball may give up a Dog Tag although he holds a Weapon, as the card reads.",
        clauses=("hb.odd_ball.forced",),
        ruling="Q1",
    )
    camouflage_own: bool = setting(
        True,
        "Whether Active Camouflage may remove an Enhancement in front of the player who plays it.",
        clauses=("hb.camouflage.own",),
        ruling="Q5",
    )
    area_damage: Literal["one by one", "after all answers"] = setting(
        "one by one",
        "When the damage of a Pulse Grenade or a Flood is dealt.",
        clauses=("hb.area.order",),
        ruling="Q7",
    )
    last_man_and_tags: Literal["last man standing", "score"] = setting(
        "last man standing",
        "What counts when one kill takes the last Dog Tag and leaves one player with Overshields.",
        clauses=("hb.last.before_score",),
        ruling="Q9",
    )
    tie_counts: Literal["Firepower in hand and play", "Firepower in hand", "Damage Boost in hand and play"] = setting(
        "Firepower in hand and play",
        "Which cards add one damage each, besides the Weapons in hand, when Red and Blue are level.",
        clauses=("hb.tie.firepower",),
        ruling="Q12",
    )
    end_of_deck: Literal["when a card is needed", "at the last card"] = setting(
        "when a card is needed",
        "When the deck has run out: when a card must be drawn and there is none, or when the last one is drawn.",
        clauses=("hb.deck.when",),
        ruling="Q14",
    )
    recon_cards: Literal["tokens lost", "damage dealt"] = setting(
        "tokens lost",
        "How many cards Recon draws when he is dealt more damage than he has Overshields.",
        clauses=("hb.recon.excess",),
        ruling="Q21",
    )
    without_target: Literal["not playable", "no effect"] = setting(
        "not playable",
        "Whether Active Camouflage and Promethean Vision can be played when nobody has a card that they could take.",
        clauses=("hb.camouflage.needs_target", "hb.vision.needs_target"),
        ruling="Q26",
    )
    weapon_discarded: Literal["after the draws", "before the draws"] = setting(
        "after the draws",
        "When a Weapon that hit is discarded: after the cards that Recon and Wetwork draw for the hit, or before them, "
        "so that a reshuffle can deal it out again.",
        clauses=("hb.weapon.after_draws",),
        ruling="Q32",
    )
    area_discarded: Literal["below the answers", "after the effect"] = setting(
        "below the answers",
        "Where a Pulse Grenade or a Flood lies in the discard pile: below the cards that answer it, or on top of them.",
        clauses=("hb.area.discarded",),
        ruling="Q33",
    )
