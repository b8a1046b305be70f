"""What can be agreed before a game: the way to play, the battlefield, and readings that the rulebook leaves open.

The defaults are the rulings that we find best founded.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from standoff.engine.errors import WrongSetup
from standoff.engine.settings import setting
from standoff.games.risk_halo.names import MODES, OBJECTIVE, ONE_ON_ONE, TEAM_OBJECTIVE, TEAM_SLAYER

TWO_PLAYERS = 2
"""As many play One-on-One (rh.modes.players)."""
TEAM_PLAYERS = (4, 5)
OTHER_PLAYERS = (3, 5)
"""How many play in teams, and how many each for himself: the fewest and the most."""


@dataclass(frozen=True)
class Settings:
    """The ways to play RISK: Halo Legendary Edition and the readings of its rules."""

    mode: Literal["by players", "objective", "one-on-one", "slayer", "team objective", "team slayer"] = setting(
        "by players",
        "The way to play. By players: One-on-One for two, Objective for three to five.",
        clauses=("rh.modes.four", "rh.team.slayer_variant"),
        ruling="R36",
    )
    battlefield: Literal["by players", "ring", "forge", "hammer", "anvil"] = setting(
        "by players",
        "The boards. By players: Hammer for two, The Ring for three to five.",
        clauses=("rh.boards.four", "rh.setup.battlefield", "rh.duel.board"),
    )
    set_up: Literal["full", "quick"] = setting(
        "full",
        "Full: the players place everything. Quick: chance places teleporters, bases, units and Heroes.",
        clauses=("rh.setup.quick",),
    )
    forces: Literal["by seat", "by chance"] = setting(
        "by seat",
        "Who commands which force: UNSC, Covenant, Flood, UNSC, Covenant from the first seat on, or turned by chance.",
        clauses=("rh.setup.forces",),
        ruling="R9",
    )
    teleporters: Literal["by mode", "each player", "last player", "each team"] = setting(
        "by mode",
        "Who places pairs of mobile teleporters. By mode: each team in team play, otherwise each player.",
        clauses=("rh.teleporter.each_player", "rh.teleporter.last_player", "rh.teleporter.each_team"),
        ruling="R4",
    )
    teleporters_may_be_declined: bool = setting(
        True,
        "Whether a player may keep his pair, as long as divided boards get at least one.",
        clauses=("rh.teleporter.decline",),
        ruling="R4",
    )
    ring_seam: Literal["halves", "printed"] = setting(
        "halves",
        "Whether the halves of The Ring meet only by teleporters, or also along a seam; then the first pair closes the "
        "ring at Inland Canyon and Pulse Grid 01.",
        clauses=("rh.boards.ring_halves", "rh.boards.ring_seam"),
        ruling="R1",
    )
    campaign_deck: Literal["22 cards", "24 cards"] = setting(
        "22 cards",
        "The number of Campaign cards: 22 in the English edition, 24 in the German one.",
        clauses=("rh.contents.campaign", "rh.contents.german"),
    )
    piece_limit: bool = setting(
        False,
        "Whether a colour can have no more than 90 units on the board, as many as its pieces count.",
        clauses=("rh.contents.pieces",),
        ruling="R10",
    )
    hero_bonus: Literal["optional", "always"] = setting(
        "optional",
        "Whether an attacking Hero may keep out of a roll.",
        clauses=("rh.hero.attack_optional",),
        ruling="R22",
    )
    turn_end: Literal["card first", "maneuver first"] = setting(
        "card first",
        "What comes first after the attacks: the Campaign or Faction card, or the maneuver.",
        clauses=("rh.turn.card_then_maneuver",),
        ruling="R11",
    )
    one_on_one_base: bool = setting(
        True,
        "Whether three objectives also need the own Base in One-on-One.",
        clauses=("rh.win.base_one_on_one",),
        ruling="R28",
    )
    team_bases: Literal["either ally", "each his own"] = setting(
        "either ally",
        "Who must hold the Bases of a team: any of the allies, or each member his own.",
        clauses=("rh.team.win_bases",),
        ruling="R37",
    )
    flood_conquest: bool = setting(
        True,
        "Whether a territory of the neutral Flood counts as a conquest that earns a Faction card.",
        clauses=("rh.faction.draw",),
        ruling="R12",
    )
    hero_return: Literal["any turn", "next turn"] = setting(
        "any turn",
        "Whether a defeated Hero that does not come back on the next turn may do so later.",
        clauses=("rh.hero.redeploy_later",),
        ruling="R24",
    )
    ask_again_after_refusal: bool = setting(
        True,
        "Whether a player whose ally refuses the command of a territory may ask for another one in the same turn.",
        clauses=("rh.command.again",),
        ruling="R44",
    )
    attrition: Literal["dice and abilities", "dice only"] = setting(
        "dice and abilities",
        "What Attrition counts as destroyed in battle: losses by dice and by abilities of the invasion, or by dice.",
        clauses=("rh.goal.attrition_abilities",),
        ruling="R45",
    )
    next_to_the_battle: Literal["target", "source and target"] = setting(
        "target",
        "Where Reanimate brings units back: next to the territory under attack, or also next to the attacking one.",
        clauses=("rh.card.reanimate_beside",),
        ruling="R47",
    )
    declared_again: Literal["same invasion", "new invasion"] = setting(
        "same invasion",
        "Whether a Hero that fought must move in after the invasion was stopped and declared again in the same turn.",
        clauses=("rh.hero.declared_again",),
        ruling="R48",
    )
    fallen_ally: Literal["all cards", "accomplished only", "nothing"] = setting(
        "all cards",
        "Which Campaign cards of an eliminated player go to the ally.",
        clauses=("rh.team.inherit",),
        ruling="R38",
    )
    round_limit: int = setting(
        100,
        "After this many rounds the game ends.",
        clauses=("rh.limit.rounds",),
        ruling="R32",
        choices=(10, 25, 50, 100, 150),
    )
    limit_result: Literal["draw", "most territories"] = setting(
        "draw",
        "Who wins when the round limit is reached.",
        clauses=("rh.limit.draw", "rh.limit.most"),
        ruling="R32",
    )


def mode_of(players: int, settings: Settings) -> int:
    """The way to play."""
    if settings.mode == "by players":
        return ONE_ON_ONE if players == TWO_PLAYERS else OBJECTIVE
    return MODES.index(settings.mode)


def battlefield_of(players: int, settings: Settings) -> str:
    """The key of the battlefield; The Ring with its seam printed is one of its own."""
    chosen: str = settings.battlefield
    if chosen == "by players":
        chosen = "hammer" if players == TWO_PLAYERS else "ring"
    return "ring with seam" if chosen == "ring" and settings.ring_seam == "printed" else chosen


def check(players: int, settings: Settings) -> None:
    """Refuse what the rulebook does not provide for (rh.modes.players, rh.boards.players)."""
    mode = mode_of(players, settings)
    teams = mode in (TEAM_OBJECTIVE, TEAM_SLAYER)
    allowed = (TWO_PLAYERS, TWO_PLAYERS) if mode == ONE_ON_ONE else TEAM_PLAYERS if teams else OTHER_PLAYERS
    if not allowed[0] <= players <= allowed[1]:
        many = "2" if mode == ONE_ON_ONE else f"{allowed[0]} to {allowed[1]}"
        raise WrongSetup(f"the mode {MODES[mode]!r} is for {many} players, not {players}")
    land = battlefield_of(players, settings)
    if (land in ("hammer", "anvil")) != (mode == ONE_ON_ONE):
        right = "hammer or anvil" if mode == ONE_ON_ONE else "ring or forge"
        raise WrongSetup(f"the mode {MODES[mode]!r} is played on {right}, not on {land}")
    if settings.teleporters == "each team" and not teams:
        raise WrongSetup("teleporters by teams are for team play")
    if settings.teleporters == "last player" and players == TWO_PLAYERS:
        raise WrongSetup("only three to five players may leave the teleporters to the last one")
