"""The table: models and where they stand, tokens and where they are, command dice, scores, the activation under way."""

from __future__ import annotations

from standoff.engine.setup import Setup
from standoff.engine.state import State as EngineState
from standoff.engine.state import Static
from standoff.games.flashpoint.cards import Data, load_data
from standoff.games.flashpoint.names import COMMAND_SIDES, NONE, SCENARIOS, SLAYER
from standoff.games.flashpoint.settings import Settings
from standoff.games.flashpoint.sight import Sight, sight_of
from standoff.games.flashpoint.terrain import Terrain

__all__ = ["Data", "State", "load_data"]


class State(EngineState):
    """A running game.

    Models are numbered through, those of seat 0 first (`split` of them). `cube` and `slot` say where a model stands
    (-1: off the board). Tokens in play have a number and are in a cube, carried or at a Respawn Marker (see names.py).
    `face_down` are the items whose kind is hidden, in the order in which they were laid; `looked` has a bit for each
    seat that has looked at one, which all know. What is in the piles has a kind and no number (numbers that are free
    are at PILE); `arm_box` are weapons that were left out, unseen, and `arm_held` one that somebody looks at before he
    puts it down. `command` and `kept` count the command dice by seat and face. The fields from `active` on belong to
    the activation and the action under way.
    """

    settings: Static[Settings]
    data: Static[Data]
    land: Static[Terrain]
    sight: Static[Sight]
    scenario: int
    red: int
    starter: int
    models: int
    split: int
    unit: tuple[int, ...]
    load: tuple[int, ...]
    drafted: list[list[int]]
    cube: list[int]
    slot: list[int]
    wounds: list[int]
    shields: list[int]
    extra: list[int]
    status: list[int]
    bits: list[int]
    uses: list[int]
    item_kind: list[int]
    item_at: list[int]
    item_pile: list[int]
    face_down: list[int]
    looked: list[int]
    arm_kind: list[int]
    arm_at: list[int]
    arm_uses: list[int]
    arm_pile: list[int]
    arm_box: list[int]
    arm_held: list[int]
    object_at: list[int]
    object_home: tuple[int, ...]
    values: tuple[int, ...]
    drops: tuple[int, ...]
    stations: tuple[int, ...]
    respawns: tuple[int, ...]
    barriers: list[list[int]]
    shrouds: list[int]
    sensors: list[int]
    command: list[int]
    kept: list[int]
    score: list[int]
    round: int
    first: int
    finished: int
    turn: int
    turns: list[int]
    last_active: int
    playing_on: bool
    active: int
    left: int
    used: int
    free_used: bool
    orders: int
    no_limit: bool
    twice: bool
    boost: int
    anchor: int
    took: int
    arriving: bool
    moved: list[int]
    thrown: list[int]
    due: list[int]
    rampage: bool
    victims: list[int]
    pool: list[int]
    holding: bool

    def __init__(self, setup: Setup) -> None:  # noqa: PLR0915 - a state is a long list of zones
        super().__init__(setup)
        self.settings = setup.settings
        self.data = setup.data.read_as(setup.settings.zvezda_survive == "5+", setup.settings.plasma_rifle == "not long")
        name = setup.settings.scenario
        self.scenario = SCENARIOS.index(name) if name in SCENARIOS else SLAYER
        layout = "T" if name == "training" else setup.settings.terrain
        self.land = next(t for t in self.data.terrains if t.name == layout).agreed(setup.settings.climbed_scenery)
        self.sight = sight_of(self.land)
        self.red = 0
        self.starter = 0
        self.models = 0
        self.split = 0
        self.unit = ()
        self.load = ()
        self.drafted = [[], []]
        self.cube = []
        self.slot = []
        self.wounds = []
        self.shields = []
        self.extra = []
        self.status = []
        self.bits = []
        self.uses = []
        self.item_kind = []
        self.item_at = []
        self.item_pile = []
        self.face_down = []
        self.looked = []
        self.arm_kind = []
        self.arm_at = []
        self.arm_uses = []
        self.arm_pile = []
        self.arm_box = []
        self.arm_held = []
        self.object_at = []
        self.object_home = ()
        self.values = ()
        self.drops = ()
        self.stations = ()
        self.respawns = ()
        self.barriers = []
        self.shrouds = []
        self.sensors = [0, 0]
        self.command = [0] * 2 * COMMAND_SIDES
        self.kept = [0] * 2 * COMMAND_SIDES
        self.score = [0, 0]
        self.round = 0
        self.first = 0
        self.finished = NONE
        self.turn = NONE
        self.turns = [0, 0]
        self.last_active = 0
        self.playing_on = False
        self.active = NONE
        self.left = 0
        self.used = 0
        self.free_used = False
        self.orders = 0
        self.no_limit = False
        self.twice = False
        self.boost = 0
        self.anchor = NONE
        self.took = 0
        self.arriving = False
        self.moved = []
        self.thrown = []
        self.due = []
        self.rampage = False
        self.victims = []
        self.pool = []
        self.holding = False
