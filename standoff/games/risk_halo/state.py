"""The table: who holds which territory with how many units, Heroes, Bases, teleporters, cards, and the turn so far."""

from __future__ import annotations

from standoff.engine.setup import Setup
from standoff.engine.state import NOBODY, Static
from standoff.engine.state import State as EngineState
from standoff.games.risk_halo.data_files import Data
from standoff.games.risk_halo.maps import Battlefield
from standoff.games.risk_halo.names import LEVELS, ONE_ON_ONE, SLAYER, TEAM_OBJECTIVE, TEAM_SLAYER
from standoff.games.risk_halo.settings import Settings, battlefield_of, mode_of


class State(EngineState):
    """A running game.

    Territories are numbers; `owner` is a seat, `neutral` for the neutral Flood of One-on-One (rh.duel.neutral,
    rh.duel.flood_stays), NOBODY while a territory is empty. `lands` has the territories of each force as a set of bits,
    `held` their number. `side` tells friend from foe: each seat its own, or one for each team. `links` are all
    connections, mobile teleporters included, and `near` the same as sets; `tokens` are the mobile pairs one after the
    other. `waiting` has a bit for each seat that has not brought a defeated Hero back when it could, `most_dice` for
    each that always defends with the most dice. `order` is the turn order, `alive` what is left of it.

    `hands` can be used for abilities and skulls, `captured` only for skulls: sorted, one row for each seat and deck, as
    all know the decks. The top of a deck is its end. `spread` has a bit for each territory that a card has
    reached so far.

    Each Campaign card has a spot, which all can follow: `levels` tells the level of each, `faces` which card it
    is. `objectives` and `claimed` are the spots in front of each seat, `face_up` those that lie open though they
    are not accomplished.

    The fields from `conquered` to `taken_from` count the deeds of this turn that objectives ask for.

    `refused` has a bit for each territory of the ally's that was refused in this turn.

    The fields from `source` on describe the battle that is being fought. `hero_fought` has the invasions of this turn
    in which the Hero took part, each as the answer `Attack`. `thrown` is the roll that lies there, as `data.throws`
    counts it, or NOBODY; `hero_defended` tells whether a Hero defended in it. What cards bring back after the roll is
    noted as the answer `Place`.
    """

    settings: Static[Settings]
    data: Static[Data]
    land: Static[Battlefield]
    size: Static[int]
    n: Static[int]
    neutral: Static[int]
    mode: Static[int]
    teams: Static[bool]
    campaign: Static[bool]
    levels: Static[tuple[int, ...]]

    faction: tuple[int, ...]
    side: tuple[int, ...]
    order: tuple[int, ...]
    alive: tuple[int, ...]
    turn: int
    round: int
    owner: list[int]
    units: list[int]
    lands: list[int]
    held: list[int]
    total: list[int]
    to_place: list[int]
    hero: list[int]
    waiting: int
    base: tuple[int, ...]
    tokens: tuple[int, ...]
    links: tuple[tuple[int, ...], ...]
    near: tuple[int, ...]

    decks: list[tuple[int, ...]]
    discards: list[tuple[int, ...]]
    hands: list[tuple[int, ...]]
    captured: list[tuple[int, ...]]
    laid: tuple[int, ...]
    objectives: list[tuple[int, ...]]
    claimed: list[tuple[int, ...]]
    faces: tuple[int, ...]
    face_up: int

    conquered: int
    conquered_by_teleporter: int
    conquered_with_hero: int
    conquered_on_first: int
    conquered_on_second: int
    regions_entered: int
    heroes_defeated: int
    bases_taken: int
    destroyed: int
    taken_from: list[int]
    met_at_start: int
    held_before: list[int]
    spread: int
    maneuvers: int
    attacked: bool
    most_dice: int
    refused: int

    source: int
    target: int
    defender: int
    attack_dice: int
    defence_dice: int
    hero_adds: bool
    hero_added: bool
    hero_fought: tuple[int, ...]
    until: int
    thrown: int
    hero_defended: bool
    attack_plus: int
    defence_plus: int
    shield: int
    attack_loss: int
    defence_loss: int
    infections: int
    attacker_returns: int
    defender_returns: int

    def __init__(self, setup: Setup) -> None:  # noqa: PLR0915 - a state is a long list of zones
        super().__init__(setup)
        self.settings = setup.settings
        self.data = setup.data
        n = self.n = self.neutral = setup.players
        self.mode = mode_of(n, setup.settings)
        self.teams = self.mode in (TEAM_OBJECTIVE, TEAM_SLAYER)
        self.campaign = self.mode not in (SLAYER, TEAM_SLAYER)
        self.land = self.data.maps[battlefield_of(n, setup.settings)]
        size = self.size = len(self.land.names)
        self.faction = ()
        self.side = ()
        self.order = tuple(range(n))
        self.alive = self.order
        self.turn = NOBODY
        self.round = 0
        self.owner = [NOBODY] * size
        self.units = [0] * size
        self.lands = [0] * (n + 1)
        self.held = [0] * (n + 1)
        self.total = [0] * (n + 1)
        self.to_place = [0] * (n + 1)
        self.hero = [NOBODY] * n
        self.waiting = 0
        self.base = (NOBODY,) * n
        self.tokens = ()
        self.links = self.land.links
        self.near = self.land.near
        self.decks = list(self.data.decks)
        self.discards = [()] * len(self.decks)
        self.hands = [()] * n
        self.captured = [()] * (n * len(self.decks))
        self.laid = ()
        self.objectives = [()] * n
        self.claimed = [()] * n
        self.faces = campaign_cards(setup)
        self.levels = levels_of(setup)
        self.face_up = 0
        self.conquered = self.conquered_by_teleporter = self.conquered_with_hero = 0
        self.conquered_on_first = self.conquered_on_second = self.regions_entered = 0
        self.heroes_defeated = self.bases_taken = self.destroyed = 0
        self.taken_from = [0] * (n + 1)
        self.met_at_start = 0
        self.held_before = [0] * n
        self.spread = 0
        self.maneuvers = 0
        self.attacked = False
        self.most_dice = 0
        self.refused = 0
        self.source = self.target = self.defender = NOBODY
        self.attack_dice = self.defence_dice = 0
        self.hero_adds = self.hero_added = False
        self.hero_fought = ()
        self.until = 0
        self.thrown = NOBODY
        self.hero_defended = False
        self.attack_plus = self.defence_plus = self.shield = 0
        self.attack_loss = self.defence_loss = self.infections = 0
        self.attacker_returns = self.defender_returns = NOBODY


def campaign_cards(setup: Setup) -> tuple[int, ...]:
    """The Campaign cards that are played with, level by level: 22 or 24 (rh.contents.campaign, rh.contents.german), in
    One-on-One only those with two dots (rh.duel.two_dots, rh.duel.remove_and_use), in Slayer none
    (rh.slayer.no_campaign).
    """
    data: Data = setup.data
    mode = mode_of(setup.players, setup.settings)
    if mode in (SLAYER, TEAM_SLAYER):
        return ()
    german = setup.settings.campaign_deck == "24 cards"
    found = []
    for level in range(len(LEVELS)):
        for number, card in enumerate(data.campaign):
            if card.level == level and (german or not card.german) and (card.two_dots or mode != ONE_ON_ONE):
                found.append(number)
    return tuple(found)


def levels_of(setup: Setup) -> tuple[int, ...]:
    """The level of the Campaign card on each spot (rh.campaign.levels)."""
    data: Data = setup.data
    return tuple([data.campaign[card].level for card in campaign_cards(setup)])
