"""What can be agreed before a game: scenario, terrain and fireteams, and the readings of unclear clauses."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from standoff.engine.errors import WrongSetup
from standoff.engine.settings import setting


@dataclass(frozen=True)
class Settings:
    """The variants and readings of Halo: Flashpoint."""

    scenario: Literal["slayer", "oddball", "capture the flag", "strongholds", "stockpile", "training", "random"] = (
        setting(
            "slayer", "What the game is about; `random` rolls a die for one of four.", clauses=("fp.setup.scenario",)
        )
    )
    terrain: Literal["A", "B", "C", "D", "E"] = setting(
        "A", "The layout of the battlefield; training has its own.", clauses=("fp.setup.battlefield",)
    )
    kills: int = setting(4, "How many kills win a game of Slayer.", clauses=("fp.slayer.kills",), choices=(4, 8, 12))
    first_team: Literal["UNSC core", "UNSC Hydra", "UNSC legend", "Banished mercenaries", "Banished brutes"] = setting(
        "UNSC core", "The fireteam of the first seat.", clauses=("fp.team.default",)
    )
    second_team: Literal["UNSC core", "UNSC Hydra", "UNSC legend", "Banished mercenaries", "Banished brutes"] = setting(
        "UNSC core", "The fireteam of the second seat.", clauses=("fp.team.default",)
    )
    fireteams: Literal["named", "draft", "custom"] = setting(
        "named",
        "Whether fireteams are named above, drafted in turn from the UNSC cards, or picked freely within a faction.",
        clauses=("fp.team.draft", "fp.team.custom"),
    )
    models: int = setting(
        4, "How many models a drafted or custom fireteam has.", clauses=("fp.team.size",), choices=(3, 4, 5, 6)
    )
    same_legend: bool = setting(
        True,
        "Whether both players may draft the same Legend.",
        clauses=("fp.team.same_legend",),
    )
    single_source: bool = setting(
        False, "Whether units that only one public source describes may be used.", clauses=("fp.team.single",)
    )
    unsc_order: Literal["Snap Shot", "Return to Sender"] = setting(
        "Snap Shot", "The Special Order of UNSC fireteams.", clauses=("fp.order.one_each",)
    )
    banished_order: Literal["Reinforcements Incoming", "Alliance", "Rampage"] = setting(
        "Reinforcements Incoming", "The Special Order of Banished fireteams.", clauses=("fp.order.one_each",)
    )
    starting_player: Literal["die", "recon"] = setting(
        "die", "How it is found out who starts.", clauses=("fp.setup.who_first", "fp.recon.test")
    )
    items: int = setting(8, "Item Tokens at the start; four for beginners.", clauses=("fp.item.eight",), choices=(8, 4))
    expansion_items: bool = setting(
        False, "Whether the two expansion grenades are among the Item Tokens.", clauses=("fp.item.expansion",)
    )
    weapon_tokens: Literal["default", "random"] = setting(
        "default", "Which ten Weapon Tokens are in the game.", clauses=("fp.drop.random",)
    )
    round_limit: int = setting(
        40,
        "After how many Rounds a game without a printed limit ends; the higher score wins.",
        clauses=("fp.win.max_rounds",),
        choices=(10, 20, 40),
    )
    tie: Literal["draw", "play on"] = setting(
        "draw",
        "Whether a tie at the last Round is a draw or is played on until the next point.",
        clauses=("fp.win.play_on",),
    )
    both_moved_bonus: int = setting(
        1,
        "The dice for moving in when both fighters have moved into the cube.",
        clauses=("fp.order_of.both_moved",),
        ruling="R01",
        choices=(1, 2),
    )
    forced_mover_bonus: bool = setting(
        True,
        "Whether a model that is pushed into an enemy's cube fights with the dice for moving in.",
        clauses=("fp.forced.assault",),
        ruling="R02",
    )
    pinned_mover_bonus: bool = setting(
        False,
        "Whether the enemy of a Pinned model that is pushed in gets the dice for moving in.",
        clauses=("fp.pinned.forced_in",),
        ruling="R03",
    )
    fall_one_pins: bool = setting(False, "Whether a fall of one level Pins.", clauses=("fp.fall.one",), ruling="R05")
    models_block: bool = setting(
        False,
        "Whether other models block line of sight and Clear Shots, as boxes of their base's width and their height.",
        clauses=("fp.los.models",),
        ruling="R06",
    )
    diagonal_range: Literal["one", "two"] = setting(
        "one",
        "Whether a diagonal cube counts as one or as two cubes of range.",
        clauses=("fp.range.diagonal",),
        ruling="R50",
    )
    clear_shot: Literal["one viewpoint", "every viewpoint"] = setting(
        "one viewpoint",
        "Whether one point of the shooter must see all of the target for a Clear Shot, or every point.",
        clauses=("fp.los.one_eye",),
        ruling="R07",
    )
    pinned_volume: Literal["standing", "lying"] = setting(
        "standing",
        "Whether a Pinned model is as high as before in the line of sight.",
        clauses=("fp.los.pinned",),
        ruling="R08",
    )
    rerolls: Literal["before headshots", "after headshots"] = setting(
        "before headshots",
        "Whether dice are rerolled before Headshots give extra dice, or extra dice may be rerolled too.",
        clauses=("fp.dice.reroll_order",),
        ruling="R10",
    )
    snap_blaze: bool = setting(True, "Whether a Snap Shot may Blaze Away.", clauses=("fp.snap.blaze",), ruling="R14")
    snap_explosives: bool = setting(
        False,
        "Whether a Snap Shot may be one with an Explosive or Grenade weapon, at the cube that both are in.",
        clauses=("fp.snap.explosives",),
        ruling="R14",
    )
    evade_cubes: bool = setting(
        False,
        "Whether Evade also answers shots at the model's cube.",
        clauses=("fp.kw.evade_cube",),
        ruling="R16",
    )
    pushed_into_full: Literal["stays", "slams"] = setting(
        "stays",
        "What happens to a model that is knocked into a cube without room.",
        clauses=("fp.kw.knockback_full",),
        ruling="R18",
    )
    half_floor: Literal["every forced arrival", "scatter only"] = setting(
        "every forced arrival",
        "Which arrivals on half a floor are rolled for.",
        clauses=("fp.scatter.half",),
        ruling="R19",
    )
    climbed_scenery: Literal["tall pieces", "all pieces", "no pieces"] = setting(
        "tall pieces",
        "Which scenery in the middle of a cube can be climbed: more than half a cube high, any, or none.",
        clauses=("fp.scenery.climb",),
    )
    scatter_order: Literal["attacker", "owner"] = setting(
        "attacker",
        "Who chooses the order in which models scatter after an explosion.",
        clauses=("fp.order_of.scatter",),
        ruling="R21",
    )
    suppression: Literal["if it wins", "always"] = setting(
        "if it wins", "When Suppression Pins the cube.", clauses=("fp.kw.suppression",), ruling="R23"
    )
    pass_is_turn: bool = setting(
        True,
        "Whether a pass counts as a Turn, so that +1 Model may follow in the next.",
        clauses=("fp.command.plus_one_second",),
        ruling="R30",
    )
    flag_dropped_when_pinned: bool = setting(
        False, "Whether a Pinned model drops the Flag.", clauses=("fp.flag.killed",), ruling="R41"
    )
    flag_off_board: Literal["stays", "goes home"] = setting(
        "stays", "Where a Flag goes that would scatter off the board.", clauses=("fp.flag.edge",), ruling="R43"
    )
    seed_throw: Literal["1 to 2", "exactly 2"] = setting(
        "1 to 2", "How far a Power Seed is thrown.", clauses=("fp.seed.throw",), ruling="R45"
    )

    zvezda_survive: Literal["card", "5+"] = setting(
        "card",
        "The Survive stat of the Spartan Zvezda: public sources differ between the 4+ of our card and 5+.",
        clauses=("fp.stats.zvezda",),
    )
    plasma_rifle: Literal["card", "not long"] = setting(
        "card",
        "Whether the Plasma Rifle has the keyword Long as on our card; public sources differ.",
        clauses=("fp.stats.plasma_rifle",),
    )

    @property
    def teams(self) -> tuple[str, str]:
        """Both fireteams."""
        return (self.first_team, self.second_team)


def check(_players: int, settings: Settings) -> None:
    """Refuse what cannot be played: single-source units that nobody has agreed to (fp.team.single)."""
    if "Banished brutes" in settings.teams and not settings.single_source:
        raise WrongSetup("the Banished brutes rest on one public source; allow them with single_source=true")
