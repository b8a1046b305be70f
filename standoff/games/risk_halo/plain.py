"""A view in words, for people: scenarios and the terminal."""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.setup import Setup
from standoff.games.risk_halo.data_files import Data
from standoff.games.risk_halo.maps import Battlefield, linked
from standoff.games.risk_halo.names import FACTIONS, LEVELS, MODES, PAIR
from standoff.games.risk_halo.settings import battlefield_of, mode_of
from standoff.games.risk_halo.state import levels_of
from standoff.games.risk_halo.view import BattleView, ObjectiveView, RiskHaloView, SeatView

NEUTRAL = "neutral"


class PlainTerritory(Struct, frozen=True):
    """One territory. `owner` is a seat, "neutral" for the neutral Flood, None while it is empty."""

    name: str
    region: str
    board: str
    x: int
    y: int
    owner: int | str | None
    holder: str | None
    units: int
    hero: str | None
    base: str | None
    links: list[str]
    teleporter: str | None


class PlainRegion(Struct, frozen=True):
    """A region and its bonus."""

    name: str
    board: str
    color: str
    bonus: int
    holder: str | None


class PlainObjective(Struct, frozen=True):
    """A Campaign card in front of a player; all but the level is None while it is hidden. `done` of `least` has been
    reached, in his own turn.
    """

    level: str
    name: str | None
    objective: str | None
    met: bool | None
    done: int | None
    least: int | None


class PlainSeat(Struct, frozen=True):
    """One player. `hand` has the cards that the viewer knows, `cards` their full number; of a captured card that the
    viewer does not know `captured` has the deck. `known_objectives` are the unclaimed ones that the viewer knows.
    """

    seat: int
    name: str
    faction: str
    side: int
    alive: bool
    territories: int
    units: int
    to_place: int
    hero: str | None
    base: str | None
    base_held: bool
    hand: list[str]
    cards: int
    captured: list[str]
    objectives: list[PlainObjective]
    levels: list[str]
    known_objectives: list[str]
    accomplished: list[str]
    defends_with_most: bool


class PlainBattle(Struct, frozen=True):
    """The battle that is being fought, with the dice as they count."""

    source: str
    target: str
    attack_dice: int
    defence_dice: int
    hero: bool
    until: int
    attack: list[int]
    defence: list[int]


class PlainView(Struct, frozen=True):
    """The table in words."""

    viewer: int
    mode: str
    battlefield: str
    seats: list[PlainSeat]
    order: list[int]
    turn: int | None
    round: int
    territories: dict[str, PlainTerritory]
    regions: list[PlainRegion]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    laid: list[str]
    campaign_cards_left: int
    battle: PlainBattle | None
    conquered: int
    maneuvers: int
    over: bool
    winners: list[int]


def plain(view: RiskHaloView, setup: Setup) -> PlainView:
    """The view with the names of things."""
    data: Data = setup.data
    land = data.maps[battlefield_of(setup.players, setup.settings)]
    texts = data.texts
    return PlainView(
        viewer=view.viewer,
        mode=MODES[mode_of(setup.players, setup.settings)],
        battlefield=land.name,
        seats=[_seat(view, seat, setup, land) for seat in view.seats],
        order=view.order,
        turn=view.turn,
        round=view.round,
        territories=_territories(view, setup, land),
        regions=[PlainRegion(r.name, r.board, r.color, r.bonus, _holder(view, r.members, setup)) for r in land.regions],
        decks=dict(zip(FACTIONS, view.decks, strict=True)),
        discards={name: [texts[c] for c in pile] for name, pile in zip(FACTIONS, view.discards, strict=True)},
        laid=[texts[c] for c in view.laid],
        campaign_cards_left=len(levels_of(setup)) - sum(len(s.objectives) + len(s.accomplished) for s in view.seats),
        battle=None if view.battle is None else _battle(view.battle, land),
        conquered=view.conquered,
        maneuvers=view.maneuvers,
        over=view.over,
        winners=view.winners,
    )


def _owner(view: RiskHaloView, territory: int) -> int | str | None:
    owner = view.owner[territory]
    return NEUTRAL if owner is None and view.units[territory] else owner


def _holder(view: RiskHaloView, members: tuple[int, ...], setup: Setup) -> str | None:
    """Who holds all of these territories."""
    owner, *others = {_owner(view, territory) for territory in members}
    if others or owner is None:
        return None
    return setup.names[owner] if isinstance(owner, int) else owner


def _territories(view: RiskHaloView, setup: Setup, land: Battlefield) -> dict[str, PlainTerritory]:
    pairs = list(zip(view.tokens[::PAIR], view.tokens[1::PAIR], strict=True))
    links = linked(land.links, *pairs)
    joined = dict([*pairs, *((b, a) for a, b in pairs)])
    heroes = {seat.hero: setup.names[seat.seat] for seat in view.seats}
    bases = {seat.base: setup.names[seat.seat] for seat in view.seats}
    out = {}
    for i, name in enumerate(land.names):
        region = land.regions[land.region_of[i]]
        x, y = land.places[i]
        out[name] = PlainTerritory(
            name=name,
            region=region.name,
            board=region.board,
            x=x,
            y=y,
            owner=_owner(view, i),
            holder=_holder(view, (i,), setup),
            units=view.units[i],
            hero=heroes.get(i),
            base=bases.get(i),
            links=[land.names[other] for other in links[i]],
            teleporter=land.names[joined[i]] if i in joined else None,
        )
    return out


def _battle(b: BattleView, land: Battlefield) -> PlainBattle:
    source, target = land.names[b.source], land.names[b.target]
    return PlainBattle(source, target, b.attack_dice, b.defence_dice, b.hero, b.until, b.attack, b.defence)


def _seat(view: RiskHaloView, seat: SeatView, setup: Setup, land: Battlefield) -> PlainSeat:
    data: Data = setup.data
    mine = [i for i, owner in enumerate(view.owner) if owner == seat.seat]
    objectives = [_objective(view, seat, objective, setup) for objective in seat.objectives]
    return PlainSeat(
        seat=seat.seat,
        name=setup.names[seat.seat],
        faction=FACTIONS[seat.faction],
        side=seat.side,
        alive=seat.alive,
        territories=len(mine),
        units=sum(view.units[i] for i in mine),
        to_place=seat.to_place,
        hero=None if seat.hero is None else land.names[seat.hero],
        base=None if seat.base is None else land.names[seat.base],
        base_held=seat.base in mine,
        hand=[data.texts[c] for c in seat.hand],
        cards=seat.cards,
        captured=[words for deck in range(len(FACTIONS)) for words in _captured(seat, deck, data)],
        objectives=objectives,
        levels=[objective.level for objective in objectives],
        known_objectives=[objective.name for objective in objectives if objective.name is not None],
        accomplished=[data.campaign[card].name for card in seat.accomplished],
        defends_with_most=seat.most_dice,
    )


def _captured(seat: SeatView, deck: int, data: Data) -> list[str]:
    """The captured cards of one deck: those that the viewer knows, and the backs of the others."""
    known = [data.texts[c] for c in seat.captured if data.faction[c].deck == deck]
    return known + [FACTIONS[deck]] * (seat.captured_cards[deck] - len(known))


def _objective(view: RiskHaloView, seat: SeatView, objective: ObjectiveView, setup: Setup) -> PlainObjective:
    level = LEVELS[levels_of(setup)[objective.spot]]
    card = objective.card
    if card is None:
        return PlainObjective(level, None, None, None, None, None)
    c = setup.data.campaign[card]
    done = view.figures.progress[card] if seat.seat == view.turn else None
    return PlainObjective(level, c.name, c.objective, None if done is None else done >= c.least, done, c.least)
