"""What a seat may see: the whole board and the number of everybody's cards, but only his own cards.

Hidden are hands (rh.faction.count_public), decks, unclaimed Campaign cards (rh.duel.private, rh.team.hands_private) and
captured cards.
"""

from __future__ import annotations

from msgspec import Struct

from standoff.engine.knowledge import knows
from standoff.engine.rng import Rng
from standoff.engine.state import NOBODY
from standoff.engine.viewer import REFEREE
from standoff.games.risk_halo.names import (
    E_CAPTURED,
    E_DRAWN,
    E_INHERITED,
    E_OBJECTIVE,
    FACTIONS,
    LEVELS,
    MODES,
)
from standoff.games.risk_halo.objectives import is_met
from standoff.games.risk_halo.state import State
from standoff.games.risk_halo.text.words import card as card_words


class TerritoryView(Struct, frozen=True):
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


class RegionView(Struct, frozen=True):
    """A region and its bonus."""

    name: str
    board: str
    color: str
    bonus: int
    holder: str | None


class ObjectiveView(Struct, frozen=True):
    """A Campaign card in front of a player; all but the level is None while it is hidden."""

    level: str
    name: str | None
    objective: str | None
    met: bool | None


class SeatView(Struct, frozen=True):
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
    objectives: list[ObjectiveView]
    levels: list[str]
    known_objectives: list[str]
    accomplished: list[str]
    defends_with_most: bool


class BattleView(Struct, frozen=True):
    """The battle that is being fought."""

    source: str
    target: str
    attack_dice: int
    defence_dice: int
    hero: bool
    until: int


class RiskHaloView(Struct, frozen=True):
    """The table as somebody sees it."""

    viewer: int
    mode: str
    battlefield: str
    seats: list[SeatView]
    order: list[int]
    turn: int | None
    round: int
    territories: dict[str, TerritoryView]
    regions: list[RegionView]
    decks: dict[str, int]
    discards: dict[str, list[str]]
    laid: list[str]
    campaign_cards_left: int
    battle: BattleView | None
    conquered: int
    maneuvers: int
    over: bool
    winners: list[int]


def view(t: State, viewer: int) -> RiskHaloView:
    """All that the viewer may know."""
    names = t.land.names
    return RiskHaloView(
        viewer=viewer,
        mode=MODES[t.mode],
        battlefield=t.land.name,
        seats=[_seat(t, s, viewer) for s in range(t.n)],
        order=list(t.order),
        turn=None if t.turn == NOBODY else t.turn,
        round=t.round,
        territories={names[i]: _territory(t, i) for i in range(t.size)},
        regions=[
            RegionView(r.name, r.board, r.color, r.bonus, _holder(t, {t.owner[i] for i in r.members}))
            for r in t.land.regions
        ],
        decks={name: len(t.decks[i]) for i, name in enumerate(FACTIONS)},
        discards={name: [card_words(t, c) for c in t.discards[i]] for i, name in enumerate(FACTIONS)},
        laid=[card_words(t, c) for c in t.laid],
        campaign_cards_left=len(t.box),
        battle=_battle(t),
        conquered=t.conquered,
        maneuvers=t.maneuvers,
        over=t.over,
        winners=list(t.winners),
    )


def _holder(t: State, owners: set[int]) -> str | None:
    owner = owners.pop() if len(owners) == 1 else NOBODY
    if owner == NOBODY:
        return None
    return "neutral" if owner == t.n else t.setup.names[owner]


def _battle(t: State) -> BattleView | None:
    if t.target == NOBODY:
        return None
    names = t.land.names
    return BattleView(names[t.source], names[t.target], t.attack_dice, t.defence_dice, t.hero_adds, t.until)


def _territory(t: State, i: int) -> TerritoryView:
    names, owner = t.land.names, t.owner[i]
    x, y = t.land.places[i]
    token = t.tokens.index(i) if i in t.tokens else NOBODY
    return TerritoryView(
        name=names[i],
        region=t.land.regions[t.land.region_of[i]].name,
        board=t.land.boards[t.land.board_of[i]],
        x=x,
        y=y,
        owner=None if owner == NOBODY else "neutral" if owner == t.n else owner,
        holder=_holder(t, {owner}),
        units=t.units[i],
        hero=t.setup.names[t.hero.index(i)] if i in t.hero else None,
        base=t.setup.names[t.base.index(i)] if i in t.base else None,
        links=[names[x] for x in t.links[i]],
        teleporter=names[t.tokens[token ^ 1]] if token != NOBODY else None,
    )


def _seat(t: State, s: int, viewer: int) -> SeatView:
    names = t.land.names
    return SeatView(
        seat=s,
        name=t.setup.names[s],
        faction=FACTIONS[t.faction[s]],
        side=t.side[s],
        alive=s in t.alive,
        territories=t.held[s],
        units=t.total[s],
        to_place=t.to_place[s],
        hero=names[t.hero[s]] if t.hero[s] != NOBODY else None,
        base=names[t.base[s]] if t.base[s] != NOBODY else None,
        base_held=t.base[s] != NOBODY and t.owner[t.base[s]] == s,
        hand=[card_words(t, c) for c in t.hands[s] if knows(t.seen[c], viewer)],
        cards=len(t.hands[s]),
        captured=[
            card_words(t, c) if knows(t.seen[c], viewer) else FACTIONS[t.data.faction[c].deck] for c in t.captured[s]
        ],
        objectives=[_objective(t, s, c, viewer) for c in t.objectives[s]],
        levels=[LEVELS[t.data.campaign[c].level] for c in t.objectives[s]],
        known_objectives=[
            t.data.campaign[c].name for c in t.objectives[s] if knows(t.objective_seen[c], viewer) or t.over
        ],
        accomplished=[t.data.campaign[c].name for c in t.claimed[s]],
        defends_with_most=t.most_dice >> s & 1 == 1,
    )


def _objective(t: State, s: int, card: int, viewer: int) -> ObjectiveView:
    c = t.data.campaign[card]
    if not (knows(t.objective_seen[card], viewer) or t.over):
        return ObjectiveView(LEVELS[c.level], None, None, None)
    return ObjectiveView(LEVELS[c.level], c.name, c.objective, is_met(t, s, card) if s == t.turn else None)


def witness(event: tuple[int, ...], viewer: int) -> tuple[int, ...] | None:
    """Everything happens in the open, but a card that is dealt, drawn or captured is seen only by some."""
    kind = event[0]
    if viewer == REFEREE:
        return event
    if kind in (E_DRAWN, E_OBJECTIVE) and event[1] != viewer:
        return (kind, event[1], NOBODY)
    if kind == E_CAPTURED and not knows(event[5], viewer):
        return (kind, event[1], event[2], NOBODY, event[4], 0)
    if kind == E_INHERITED and not knows(event[4], viewer):
        return (kind, event[1], event[2], NOBODY, 0)
    return event


def redeal(t: State, viewer: int, chance: Rng) -> None:
    """Deal anew what the viewer does not know: Faction cards within each deck, Campaign cards within each level."""
    faction = t.data.faction
    for deck in range(len(FACTIONS)):
        zones = (*t.decks, *t.hands, *t.captured)
        hidden = [c for zone in zones for c in zone if faction[c].deck == deck and not knows(t.seen[c], viewer)]
        instead = _deal(hidden, t.seen, chance)
        for rows in (t.decks, t.hands, t.captured):
            rows[:] = [_exchanged(row, instead) for row in rows]
    campaign = t.data.campaign
    for level in range(len(LEVELS)):
        zones = (*t.objectives, t.box)
        hidden = [
            c for zone in zones for c in zone if campaign[c].level == level and not knows(t.objective_seen[c], viewer)
        ]
        instead = _deal(hidden, t.objective_seen, chance)
        t.objectives[:] = [_exchanged(row, instead) for row in t.objectives]
        t.box = _exchanged(t.box, instead)


def _deal(hidden: list[int], seen: list[int], chance: Rng) -> dict[int, int]:
    """Which card comes into the place of which hidden one; who else has seen a card goes with the place."""
    shuffled = hidden[:]
    chance.shuffle(shuffled)
    instead = dict(zip(hidden, shuffled, strict=True))
    known_by = {new: seen[old] for old, new in instead.items()}
    for card, who in known_by.items():
        seen[card] = who
    return instead


def _exchanged(zone: tuple[int, ...], instead: dict[int, int]) -> tuple[int, ...]:
    return tuple(instead.get(c, c) for c in zone)
