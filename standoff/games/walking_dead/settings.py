"""What can be agreed before a game: the readings of clauses that the rulebook leaves open.

The defaults are the rulings that we find best founded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from standoff.engine.settings import setting


@dataclass(frozen=True)
class Settings:
    """The readings of BANG! The Dice Game: The Walking Dead."""

    infection_death: Literal["dice lost", "dice resolved"] = setting(
        "dice lost",
        "What becomes of the other dice when the third Infection eliminates the player whose turn it is.",
        clauses=("wd.infection.death",),
        ruling="D5",
    )
    overrun_death: Literal["dice lost", "dice resolved"] = setting(
        "dice lost",
        "What becomes of the dice when an Overrun eliminates the player whose turn it is.",
        clauses=("wd.overrun.own_death",),
        ruling="D6",
    )
    aiming: Literal["all first", "one by one"] = setting(
        "all first",
        "Whether all 1 and 2 dice are aimed before any of them hits.",
        clauses=("wd.range.aimed_first",),
        ruling="D7",
    )
    places: Literal["one direction", "shortest way"] = setting(
        "one direction",
        "How Andrea counts places: each way round on its own, or always the shorter way.",
        clauses=("wd.andrea.around",),
        ruling="D10",
    )
    rick_doubled: Literal["each health", "all or nothing"] = setting(
        "each health",
        "Whether Rick may take one Walker for one of the two Health that a doubled die costs.",
        clauses=("wd.rick.doubled",),
        ruling="D11",
    )
    governor_walkers: Literal["per event", "per health"] = setting(
        "per event",
        "How many Walkers a player takes who makes the Governor lose several Health at once.",
        clauses=("wd.governor.one",),
        ruling="D13",
    )
    governor_grenade: Literal["discard first", "walker first"] = setting(
        "discard first",
        "Whether a Grenade's owner discards Walkers before or after taking the Governor's.",
        clauses=("wd.governor.grenade",),
        ruling="D14",
    )
    governor_last_walker: Literal["overrun", "left in the pile"] = setting(
        "overrun",
        "What happens when the Governor's Walker is the last in the pile.",
        clauses=("wd.governor.last",),
        ruling="D15",
    )
    governor_dying: bool = setting(
        True,
        "Whether the player who eliminates the Governor still takes his Walker.",
        clauses=("wd.governor.dying",),
        ruling="D16",
    )
    negan_test: Literal["once", "each die"] = setting(
        "once",
        "When Negan's four Health or less is tested.",
        clauses=("wd.negan.test",),
        ruling="D18",
    )
    maggie_after_infection: bool = setting(
        True,
        "Whether Maggie gains Health at the end of a turn that three Infections cut short.",
        clauses=("wd.maggie.infected",),
        ruling="D20",
    )
    dwight_dying: Literal["gains nothing", "is saved"] = setting(
        "gains nothing",
        "What Dwight gets when he loses his last Health together with another player.",
        clauses=("wd.dwight.dying",),
        ruling="D21",
    )
    gabriel_may_pass: bool = setting(
        False,
        "Whether Father Gabriel may choose nobody.",
        clauses=("wd.gabriel.must",),
        ruling="D22",
    )
    overrun_credit: Literal["nobody", "last walker"] = setting(
        "nobody",
        "Three players: who has eliminated a player that falls to an Overrun.",
        clauses=("wd.three.credit",),
        ruling="D25",
    )
    all_fall: Literal["savior", "draw"] = setting(
        "savior",
        "Three players: who wins when all three are eliminated at once.",
        clauses=("wd.three.all_fall",),
        ruling="D27",
    )
    health_supply: Literal["unlimited", "counted"] = setting(
        "unlimited",
        "Whether Health tokens can run out.",
        clauses=("wd.tokens.supply",),
        ruling="D28",
    )
