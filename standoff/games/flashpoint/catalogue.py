"""What cannot change during a game: units, weapons, items, dice, scenarios, the battlefield; what they are called."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from standoff.engine.clauses import load_clauses
from standoff.engine.setup import Setup
from standoff.games.flashpoint.arms import modes
from standoff.games.flashpoint.cards import FACTIONS, Data, Map, Profile, Unit
from standoff.games.flashpoint.figures import CONTINUOUS_REROLLS, LYING_HEIGHT, RAMPAGE_REROLLS
from standoff.games.flashpoint.inner import SOLID
from standoff.games.flashpoint.labels import COMPASS, line
from standoff.games.flashpoint.names import (
    AT_A_CUBE,
    CONTINUOUS,
    D8,
    DIRECTIONS,
    FACES,
    ITEM,
    ITEM_KEYS,
    MODES,
    MOST_DICE,
    MOST_ITEMS_IN_PLAY,
    MOST_WEAPONS_IN_PLAY,
    ODDBALL_BLADE,
    ORDER_KEYS,
    ORDERS,
    OWN,
    PLACES,
    PROFILES,
    SCENARIOS,
    SIDES_WORDS,
    TOKEN,
    TOKEN_LINES,
    TRAINING,
    UNIT_KEYWORDS,
    WEAPON_FIGURES,
    WEAPON_KEYWORDS,
    WEAPON_TOKENS,
)
from standoff.games.flashpoint.notes import COSTS
from standoff.games.flashpoint.printed import (
    FACE_CLAUSES,
    FLOOR_WORDS,
    INNER_WORDS,
    ITEM_CLAUSES,
    SCENARIO_CLAUSES,
    UNIT_FIGURE_CLAUSES,
    UNIT_KEYWORD_CLAUSES,
    WALL_WORDS,
    WEAPON_FIGURE_CLAUSES,
    WEAPON_KEYWORD_CLAUSES,
)
from standoff.games.flashpoint.sight import COLUMNS, FLOOR_SHAPES, POINT_HEIGHTS, STEP, UNIT, WALL_SHAPES
from standoff.games.flashpoint.terrain import SCATTER, SLOTS, Terrain, slot_column, slot_row

UNIT_FIGURES = ("Tactician", "Smash")
CHOSEN = ("plus_ones", "dices", "advances", "shoots", "assaults", "special_orders")
"""The kinds of fields that count command dice, by face."""


class KeywordInfo(Struct, frozen=True):
    """A keyword of units or weapons; `figure`: it has a number. `text` is the first of its clauses."""

    id: int
    name: str
    figure: bool
    text: str
    clauses: list[str]


class CardKeyword(Struct, frozen=True):
    """A keyword on a card, with its number if it has one."""

    keyword: int
    figure: int | None


class LineInfo(Struct, frozen=True):
    """A line of a weapon's card; a range of 0 is for close combat."""

    id: int
    range: int
    ap: int
    keywords: list[CardKeyword]


class WeaponInfo(Struct, frozen=True):
    """A weapon; `uses` is 0 for ammunition without end."""

    id: int
    key: str
    name: str
    uses: int
    lines: list[LineInfo]


class UnitInfo(Struct, frozen=True):
    """A unit: so many cubes in an Advance and in a Sprint, what its dice need (0: none), weapons by number. `places` is
    how many models it counts as, `height` is that of the line of sight.
    """

    id: int
    key: str
    name: str
    faction: str
    advance: int
    sprint: int
    ranged: int
    fight: int
    survive: int
    armour: int
    health: int
    shields: int
    keywords: list[CardKeyword]
    close: list[int]
    loadouts: list[list[int]]
    places: int
    height: int


class CardInfo(Struct, frozen=True):
    """A profile card: a unit with one of its loadouts."""

    id: int
    unit: int
    loadout: int


class ItemInfo(Struct, frozen=True):
    """A kind of item: carried (type 1), used (2) or shot with (3); `count` tokens of it are in the game."""

    id: int
    key: str
    name: str
    type: int
    count: int
    weapon: int | None
    text: str
    clauses: list[str]


class FaceInfo(Struct, frozen=True):
    """A face of a command die."""

    id: int
    name: str
    clauses: list[str]


class ActionInfo(Struct, frozen=True):
    """Something that the active model may answer: what it takes at least, in short actions or as a command die."""

    key: str
    actions: int
    die: int | None
    clauses: list[str]


class OrderInfo(Struct, frozen=True):
    """A Special Order."""

    key: str
    name: str


class ScenarioInfo(Struct, frozen=True):
    """A scenario: its last Round and the score that ends it (None: none is printed), and where things are, as stacks of
    column and row from the south-west, those of the red side first.
    """

    id: int
    name: str
    rounds: int | None
    target: int | None
    zones: list[list[list[int]]]
    respawns: list[list[list[int]]]
    drops: list[list[int]]
    objects: list[list[int]]
    stations: list[list[int]]
    values: list[int]
    clauses: list[str]


class TerrainInfo(Struct, frozen=True):
    """A layout by level, rows from south to north: floors, the walls between columns and between rows, what stands
    within cubes. A cube is `(level * size + row) * size + column`; from `len(floors)` on come the eastern and northern
    halves of cubes that a wall divides, in the order of these cubes. `cubes` is what each is called.
    """

    name: str
    title: str
    about: str
    size: int
    levels: int
    floors: str
    v: list[str]
    h: list[str]
    inner: str
    cubes: list[str]


class LetterInfo(Struct, frozen=True):
    """A letter of a layout. What is solid of a wall or a floor is rectangles (first and last, across and up or north),
    of what stands within a cube boxes (west, east, south, north, bottom, top).
    """

    letter: str
    text: str
    solid: list[list[int]]


class Geometry(Struct, frozen=True):
    """The line of sight in whole numbers: the width of a cube, how far a standing place is from the next, the columns
    of a model from the middle of its base, the heights of its points below its head, and its height when it lies.
    """

    cube: int
    step: int
    columns: list[list[int]]
    heights: list[int]
    lying: int


class PlaceInfo(Struct, frozen=True):
    """A standing place of a cube: columns from the west, rows from the south."""

    id: int
    name: str
    column: int
    row: int


class DirectionInfo(Struct, frozen=True):
    """Where a scatter roll leads; the roll is its number and one."""

    id: int
    name: str
    dx: int
    dy: int


class ArmInfo(Struct, frozen=True):
    """How weapons in hand are numbered: the lines of the model's card from `own` on (its close combat weapons first,
    then its loadout), `lines` for each Weapon Token from `token` on, one for each item from `item` on, and the Oddball.
    """

    own: int
    token: int
    lines: int
    item: int
    oddball: int


class FlashpointCatalogue(Struct, frozen=True):
    """Everything that is printed."""

    game: str
    keywords: list[KeywordInfo]
    units: list[UnitInfo]
    cards: list[CardInfo]
    weapons: list[WeaponInfo]
    items: list[ItemInfo]
    faces: list[FaceInfo]
    actions: list[ActionInfo]
    orders: list[OrderInfo]
    scenarios: list[ScenarioInfo]
    terrain: TerrainInfo
    floors: list[LetterInfo]
    walls: list[LetterInfo]
    inner: list[LetterInfo]
    geometry: Geometry
    places: list[PlaceInfo]
    directions: list[DirectionInfo]
    arms: ArmInfo
    zones: list[str]
    modes: list[str]
    command_dice: int
    weapon_tokens: int
    kills: int
    round_limit: int
    die: int


def catalogue(setup: Setup) -> FlashpointCatalogue:
    """The catalogue of a table."""
    data, settings = data_of(setup), setup.settings
    return FlashpointCatalogue(
        game="flashpoint",
        keywords=_keywords(setup),
        units=[_unit(data, number) for number in range(len(data.units))],
        cards=[CardInfo(number, unit, load) for number, (unit, load) in enumerate(data.cards)],
        weapons=[_weapon(data, number) for number in range(len(data.weapons))],
        items=[_item(setup, kind) for kind in range(len(ITEM_KEYS))],
        faces=[FaceInfo(face, name, _about(setup, *FACE_CLAUSES[face])) for face, name in enumerate(FACES)],
        actions=_actions(setup),
        orders=[OrderInfo(key, name) for key, name in zip(ORDER_KEYS, ORDERS, strict=True)],
        scenarios=[_scenario(setup, number, plan) for number, plan in enumerate(data.maps)],
        terrain=terrain_info(land_of(setup)),
        floors=[_letter(letter, text, FLOOR_SHAPES.get(letter, ())) for letter, text in FLOOR_WORDS.items()],
        walls=[_letter(letter, text, WALL_SHAPES.get(letter, ())) for letter, text in WALL_WORDS.items()],
        inner=[_letter(letter, text, SOLID.get(letter, ())) for letter, text in INNER_WORDS.items()],
        geometry=Geometry(UNIT, STEP, [list(spot) for spot in COLUMNS], list(POINT_HEIGHTS), LYING_HEIGHT),
        places=[PlaceInfo(slot, SLOTS[slot], slot_column(slot), slot_row(slot)) for slot in range(PLACES)],
        directions=[DirectionInfo(number, COMPASS[number], *SCATTER[number]) for number in range(DIRECTIONS)],
        arms=ArmInfo(OWN, TOKEN, TOKEN_LINES, ITEM, ODDBALL_BLADE),
        zones=list(SIDES_WORDS),
        modes=list(MODES),
        command_dice=data.command_dice,
        weapon_tokens=WEAPON_TOKENS,
        kills=settings.kills,
        round_limit=settings.round_limit,
        die=D8,
    )


def data_of(setup: Setup) -> Data:
    """The printed figures as they were agreed upon."""
    settings, data = setup.settings, setup.data
    read: Data = data.read_as(settings.zvezda_survive == "5+", settings.plasma_rifle == "not long")
    return read


def land_of(setup: Setup) -> Terrain:
    """The agreed layout."""
    name = "T" if setup.settings.scenario == "training" else setup.settings.terrain
    found: Terrain = next(terrain for terrain in setup.data.terrains if terrain.name == name)
    return found


def terrain_info(land: Terrain) -> TerrainInfo:
    """A layout for those who draw it."""
    floors = land.floors[: land.whole]
    texts = list(land.texts)
    return TerrainInfo(
        land.name, land.title, land.about, land.size, land.levels, floors, land.v, land.h, land.inner, texts
    )


# -- Parts -----------------------------------------------------------------------------------------------------------


def _about(setup: Setup, *beginnings: str) -> list[str]:
    """The clauses whose ids begin so."""
    return [clause for clause in load_clauses(setup.game.folder) if clause.startswith(beginnings)]


def _text(setup: Setup, clauses: Sequence[str]) -> str:
    return load_clauses(setup.game.folder)[clauses[0]].text if clauses else ""


def _all_keywords() -> list[tuple[str, bool, tuple[str, ...]]]:
    """The keywords of units and of weapons, in the order of their numbers."""
    groups = (
        (UNIT_KEYWORDS, False, UNIT_KEYWORD_CLAUSES),
        (UNIT_FIGURES, True, UNIT_FIGURE_CLAUSES),
        (WEAPON_KEYWORDS, False, WEAPON_KEYWORD_CLAUSES),
        (WEAPON_FIGURES, True, WEAPON_FIGURE_CLAUSES),
    )
    return [(n, figure, c) for names, figure, clauses in groups for n, c in zip(names, clauses, strict=True)]


FIRST_UNIT_FIGURE = len(UNIT_KEYWORDS)
FIRST_WEAPON_KEYWORD = FIRST_UNIT_FIGURE + len(UNIT_FIGURES)
FIRST_WEAPON_FIGURE = FIRST_WEAPON_KEYWORD + len(WEAPON_KEYWORDS)


def _keywords(setup: Setup) -> list[KeywordInfo]:
    out = []
    for number, (name, figure, beginnings) in enumerate(_all_keywords()):
        clauses = _about(setup, *beginnings)
        out.append(KeywordInfo(number, name, figure, _text(setup, clauses), clauses))
    return out


def _unit(data: Data, number: int) -> UnitInfo:
    unit = data.units[number]
    return UnitInfo(
        id=number,
        key=unit.key,
        name=unit.name,
        faction=FACTIONS[unit.faction],
        advance=unit.speed[0],
        sprint=unit.speed[1],
        ranged=unit.ranged,
        fight=unit.fight,
        survive=unit.survive,
        armour=unit.armour,
        health=unit.health,
        shields=unit.shields,
        keywords=_on_unit(unit),
        close=list(unit.close),
        loadouts=[list(load) for load in unit.loadouts],
        places=unit.slots,
        height=unit.height,
    )


def _on_unit(unit: Unit) -> list[CardKeyword]:
    found = [CardKeyword(bit, None) for bit in range(len(UNIT_KEYWORDS)) if unit.bits >> bit & 1]
    figures = (unit.tactician, unit.smash)
    return found + [CardKeyword(FIRST_UNIT_FIGURE + at, figure) for at, figure in enumerate(figures) if figure]


def _weapon(data: Data, number: int) -> WeaponInfo:
    weapon = data.weapons[number]
    lines = [LineInfo(number * PROFILES + at, p.reach, p.ap, _on_line(p)) for at, p in enumerate(weapon.profiles)]
    return WeaponInfo(number, weapon.key, weapon.name, weapon.uses, lines)


def _on_line(p: Profile) -> list[CardKeyword]:
    found = [CardKeyword(FIRST_WEAPON_KEYWORD + bit, None) for bit in range(len(WEAPON_KEYWORDS)) if p.bits >> bit & 1]
    figures = (p.esd, p.frag, p.implosion, p.lethal, p.smash, p.wof, p.platform)
    return found + [CardKeyword(FIRST_WEAPON_FIGURE + at, figure) for at, figure in enumerate(figures) if figure]


def _item(setup: Setup, kind: int) -> ItemInfo:
    item, clauses = data_of(setup).items[kind], _about(setup, *ITEM_CLAUSES[kind])
    count = item.count if setup.settings.expansion_items or not item.expansion else 0
    weapon = item.weapon if item.weapon >= 0 else None
    return ItemInfo(kind, ITEM_KEYS[kind], item.name, item.type, count, weapon, _text(setup, clauses), clauses)


def _actions(setup: Setup) -> list[ActionInfo]:
    known = load_clauses(setup.game.folder)
    out = []
    for answer, cost in COSTS.items():
        named = [clause for clause in known if f"({clause})" in (answer.__doc__ or "")]
        out.append(ActionInfo(str(answer.__struct_config__.tag), cost.actions, cost.die, named))
    return out


def _scenario(setup: Setup, number: int, plan: Map) -> ScenarioInfo:
    return ScenarioInfo(
        id=number,
        name=SCENARIOS[number],
        rounds=plan.rounds or None,
        target=plan.target or None,
        zones=[_stacks(zone) for zone in plan.zones],
        respawns=[_stacks(half) for half in plan.respawn],
        drops=_stacks(plan.drops),
        objects=_stacks(plan.objects),
        stations=_stacks(plan.stations),
        values=list(plan.values),
        clauses=_about(setup, *SCENARIO_CLAUSES[number]),
    )


def _stacks(spots: Sequence[tuple[int, int]]) -> list[list[int]]:
    return [list(spot) for spot in spots]


def _letter(letter: str, text: str, solid: Sequence[Sequence[int]]) -> LetterInfo:
    return LetterInfo(letter, text, [list(part) for part in solid])


# -- Names and numbers -----------------------------------------------------------------------------------------------


def names(setup: Setup) -> Mapping[str, Sequence[str]]:
    """What things are called in words; models, objects, markers and weapons in hand by the table (`labels.called`)."""
    data = data_of(setup)
    return {
        "seat": setup.names,
        "place": SLOTS,
        "unit": [unit.name for unit in data.units],
        "card": [_card(data, unit, load) for unit, load in data.cards],
        "item": [str(number + 1) for number in range(MOST_ITEMS_IN_PLAY)],
        "token": [str(number + 1) for number in range(MOST_WEAPONS_IN_PLAY)],
        "item_kind": [item.name for item in data.items],
        "weapon": [weapon.name for weapon in data.weapons],
        "line": [_line(data, number) for number in range(len(data.weapons) * PROFILES)],
        "direction": COMPASS,
        "mode": MODES,
        "zone": SIDES_WORDS,
        "face": FACES,
        **{kind: [_dice(face, n) for n in range(MOST_DICE)] for kind, face in zip(CHOSEN, FACES, strict=True)},
        "scenario": SCENARIOS,
        "keyword": [name for name, _, _ in _all_keywords()],
    }


def _dice(face: str, number: int) -> str:
    return ", ".join([face] * number) or "none"


def _card(data: Data, unit: int, load: int) -> str:
    card = data.units[unit]
    arms = ", ".join(data.weapons[weapon].name for weapon in card.loadouts[load]) or "no ranged weapon"
    return f"{card.name} with {arms}"


def _line(data: Data, number: int) -> str:
    profiles = data.weapons[number // PROFILES].profiles
    at = number % PROFILES
    return line(data, profiles[at]) if at < len(profiles) else ""


def things(setup: Setup) -> Mapping[str, Sequence[int]]:
    """The values that the parts of an answer can have at this table; fewer where an answer is of some of them only."""
    data, land = data_of(setup), land_of(setup)
    standing = [cube for cube in range(land.cubes) if land.stand[cube]]
    open_cubes = [cube for cube in range(land.cubes) if land.floors[cube] != "X"]
    cube_modes = {mode for weapon in data.weapons for p in weapon.profiles if p.bits & AT_A_CUBE for mode in modes(p)}
    items = sum(item.count for item in data.items if setup.settings.expansion_items or not item.expansion)
    teams = _teams(setup)
    tacticians = max(sum(data.units[unit].tactician for unit in team) for team in teams)
    own = range(OWN, max(len(lines) for loads in data.lines for lines in loads))
    tokens = range(TOKEN, TOKEN + WEAPON_TOKENS * TOKEN_LINES)
    thrown = range(ITEM, ITEM + items)
    return {
        "model": range(sum(len(team) for team in teams)),
        "cube": range(land.cubes),
        "place": range(PLACES),
        "card": range(len(data.cards)),
        "item": range(items),
        "token": range(WEAPON_TOKENS),
        "object": range(max(len(plan.objects) for plan in data.maps)),
        "marker": range(max(sum(len(half) for half in plan.respawn) for plan in data.maps)),
        "direction": range(DIRECTIONS),
        "mode": range(len(MODES)),
        "zone": range(len(SIDES_WORDS)),
        "added": range(data.command_dice + 2 * tacticians + 1),
        **dict.fromkeys(CHOSEN, range(tacticians + 1)),
        "rerolled": range(_most_rerolls(data) + 1),
        "arm": [*own, *tokens, *thrown, ODDBALL_BLADE],
        "move.cube": standing,
        "enter.cube": standing,
        "jump_off.cube": [cube for cube in open_cubes if not land.stand[cube]],
        "fight_with.arm": [*own, *tokens, ODDBALL_BLADE],
        "shoot_at.arm": [*own, *tokens],
        "shoot_cube.arm": [*own, *tokens, *thrown],
        "shoot_cube.mode": sorted(cube_modes),
        "shoot_cube.cube": open_cubes,
    }


def _teams(setup: Setup) -> list[list[int]]:
    """The units of both fireteams; for one that is still to be picked, as many as it can have and those that roll most
    command dice.
    """
    data, settings = data_of(setup), setup.settings
    if settings.scenario == "training":
        return [list(units) for units in data.maps[TRAINING].models]
    if settings.fireteams == "named":
        named = {team.name: team.models for team in data.teams}
        return [[unit for unit, _ in named[name]] for name in settings.teams]
    best = sorted(range(len(data.units)), key=lambda unit: -data.units[unit].tactician)
    legends = [unit for unit in best if data.units[unit].legend][:1]
    others = [unit for unit in best if not data.units[unit].legend][:1]
    return [(legends + others * settings.models)[: settings.models]] * len(SIDES_WORDS)


def _most_rerolls(data: Data) -> int:
    """The most dice of one test that can be rerolled."""
    lines = [p for weapon in data.weapons for p in weapon.profiles]
    fire = max(p.wof + (CONTINUOUS_REROLLS if p.bits & CONTINUOUS else 0) for p in lines)
    return max(fire, RAMPAGE_REROLLS)
