"""RISK: whoever hears the events knows the whole board."""

from __future__ import annotations

import os
from collections import Counter

import pytest

import standoff
from standoff.engine.rng import Rng
from standoff.engine.state import NOBODY
from standoff.engine.viewer import SPECTATOR
from standoff.engine.words import Speaker
from standoff.games import find
from standoff.games.risk_halo.messages import events as m
from standoff.games.risk_halo.names import FACTIONS

GAMES = int(os.environ.get("STANDOFF_LONG", "1"))
"""How many games a test plays; a long run asks for more."""

WAYS = [
    (2, {}),
    (3, {}),
    (3, {"set_up": "full", "piece_limit": True}),
    (4, {"mode": "team objective", "campaign_deck": "24 cards"}),
    (5, {"mode": "team objective", "battlefield": "forge", "fallen_ally": "accomplished only"}),
    (5, {"mode": "slayer", "hero_return": "next turn"}),
]


class Board:
    """The open table as somebody rebuilds it who hears the events and never looks up."""

    def __init__(self, players: int) -> None:
        self.owner: dict[int, int] = {}
        self.units: Counter[int] = Counter()
        self.hero: dict[int, int] = {}
        self.base: dict[int, int] = {}
        self.to_place: Counter[int] = Counter()
        self.hands, self.captured = Counter(), Counter()
        self.decks, self.discards = Counter(), {i: [] for i in range(len(FACTIONS))}
        self.laid: list[tuple[int, int]] = []
        self.objectives = {s: [] for s in range(players)}
        self.claimed = {s: [] for s in range(players)}
        self.alive = set(range(players))
        self.most_dice: set[int] = set()
        self.faction: dict[int, int] = {}
        self.turn, self.round, self.maneuvers, self.conquered = None, 0, 0, 0
        self.battle: list | None = None
        self.won: list[bool] = []

    def hear(self, e) -> None:
        for part in (self.of_board, self.of_battle, self.of_cards, self.of_objectives):
            part(e)

    def of_board(self, e) -> None:
        match e:
            case m.TakeForce(seat, faction):
                self.faction[seat] = faction
            case m.Muster(seat, units):
                self.to_place[seat] = units
            case m.ClaimLand(seat, place, units, left):
                self.owner[place], self.units[place], self.to_place[seat] = seat, units, left
            case m.PlaceBase(seat, base, place):
                assert self.faction[seat] == base
                self.base[seat] = place
            case m.PlaceHero(seat, hero, place):
                assert self.faction[seat] == hero
                self.hero[seat] = place
            case m.PlaceUnits(seat, place, units, _, left):
                assert self.owner[place] == seat
                self.units[place] += units
                self.to_place[seat] = left
            case m.Turn(seat, number):
                self.turn, self.round, self.maneuvers, self.conquered = seat, number, 1, 0
            case m.Reinforce(seat, _, _, _, units, _, left) | m.ExchangeSkulls(seat, _, units, left):
                assert self.to_place[seat] + units == left
                self.to_place[seat] = left
            case m.TakeCommand(seat, owner, place, source):
                assert self.owner[place] == owner
                self.owner[place] = seat
                self.units[source] -= 1
            case m.Move(seat, source, place, units, hero, _, left):
                self.units[source] -= units
                self.units[place] += units
                self.maneuvers = left
                if hero:
                    self.hero[seat] = place
            case m.GainManeuvers(_, _, _, left):
                self.maneuvers = left
            case m.StandBy(seat, most_dice):
                (self.most_dice.add if most_dice else self.most_dice.discard)(seat)
            case m.Out(seat):
                self.alive.remove(seat)
                self.hero.pop(seat, None)
                self.most_dice.discard(seat)

    def of_battle(self, e) -> None:
        match e:
            case m.Invade(_, source, place, owner):
                assert self.owner[place] == owner
                self.battle = [source, place, 0, 0, False, 0]
            case m.Commit(_, _, _, dice, hero, until):
                self.battle[2], self.battle[4:] = dice, [hero, until]
            case m.GoOn(_, _, _, dice, _) | m.MustCommit(_, dice):
                self.battle[2] = dice
            case m.Defend(_, _, _, dice) | m.LimitDefence(_, _, dice):
                self.battle[3] = dice
            case m.BreakOrder():
                self.battle[5] = 0
            case m.Damage(_, _, owner, place, _, lost, left):
                assert self.owner[place] == owner
                self.units[place] -= lost
                assert self.units[place] == left
            case m.Dice(_, source, place, _, attack, defence, won):
                assert (source, place, len(attack), len(defence)) == tuple(self.battle[:4])
                assert won == [a > d for a, d in zip(attack, defence, strict=False)]
                self.won = won
            case m.Losses(_, source, place, _, won, lost, destroyed, left, right):
                assert won == self.won
                self.units[source] -= lost
                self.units[place] -= destroyed
                assert (self.units[source], self.units[place]) == (left, right)
            case m.Infect(_, place, units, left) | m.Return(_, place, units, left):
                self.units[place] += units
                assert self.units[place] == left
            case m.LoseHero(seat):
                del self.hero[seat]
            case m.Conquer(seat, owner, source, place, units, hero, left, conquered):
                assert self.owner[place] == owner
                self.owner[place], self.conquered = seat, conquered
                self.units[source] -= units
                self.units[place] = units
                if hero:
                    self.hero[seat] = place
                assert self.units[source] == left
            case m.MoveIn(seat, source, place, units, hero, left):
                self.units[source] = left
                self.units[place] = units
                self.battle = None
                if hero:
                    self.hero[seat] = place
            case m.EndInvasion():
                self.battle = None

    def of_cards(self, e) -> None:
        match e:
            case m.ShuffleDeck(deck, cards):
                self.decks[deck] = len(cards)
            case m.Reshuffle(deck, cards):
                assert sorted(self.discards[deck]) == cards
                self.decks[deck], self.discards[deck] = len(cards), []
            case m.Draw(seat, deck):
                self.decks[deck] -= 1
                self.hands[seat] += 1
            case m.UseCard(seat, deck, card):
                assert self.faction[seat] == deck
                self.hands[seat] -= 1
                self.discards[deck].append(card)
            case m.TurnIn(seat, deck, card, captured):
                if captured:
                    self.captured[seat, deck] -= 1
                else:
                    self.hands[seat] -= 1
                self.laid.append((deck, card))
            case m.ExchangeSkulls(cards=cards):
                assert sorted(self.laid) == sorted((deck, card) for deck, row in enumerate(cards) for card in row)
                for deck, card in self.laid:
                    self.discards[deck].append(card)
                self.laid = []
            case m.Capture(seat, owner, deck, captured, amount):
                if captured:
                    assert self.captured.pop((owner, deck)) == amount
                else:
                    assert self.hands.pop(owner) == amount
                self.captured[seat, deck] += amount

    def of_objectives(self, e) -> None:
        match e:
            case m.DealObjective(seat, _, spot):
                self.objectives[seat].append(spot)
            case m.Accomplish(seat, spot):
                self.objectives[seat].remove(spot)
                self.claimed[seat].append(spot)
            case m.Inherit(seat, owner, spot):
                self.objectives[owner].remove(spot)
                self.objectives[seat].append(spot)
            case m.InheritOpen(seat, owner, spot, _, accomplished):
                zone = self.claimed if accomplished else self.objectives
                zone[owner].remove(spot)
                zone[seat].append(spot)
            case m.DiscardObjectives(seat, spots):
                assert self.objectives[seat] + self.claimed[seat] == spots
                self.objectives[seat] = []
                self.claimed[seat] = []

    def check(self, t) -> None:
        seats = range(t.n)
        forces = {**{s: s for s in seats}, None: t.n}
        assert [forces[self.owner[i]] if i in self.owner else -1 for i in range(t.size)] == t.owner
        assert [self.units[i] for i in range(t.size)] == t.units
        assert [self.hero.get(s, -1) for s in seats] == t.hero
        assert tuple(self.base.get(s, -1) for s in seats) == t.base
        assert [self.to_place[s] for s in (*seats, None)] == t.to_place
        assert [self.hands[s] for s in seats] == [len(hand) for hand in t.hands]
        assert [self.captured[s, d] for s in seats for d in range(len(FACTIONS))] == [len(row) for row in t.captured]
        assert [self.decks[d] for d in range(len(FACTIONS))] == [len(deck) for deck in t.decks]
        assert [tuple(self.discards[d]) for d in range(len(FACTIONS))] == t.discards
        assert tuple(card for _, card in self.laid) == t.laid
        assert [tuple(self.objectives[s]) for s in seats] == t.objectives
        assert [tuple(self.claimed[s]) for s in seats] == t.claimed
        assert self.alive == set(t.alive)
        assert sum(1 << s for s in self.most_dice) == t.most_dice
        if self.turn is not None:
            assert (self.turn, self.maneuvers, self.conquered) == (t.turn, t.maneuvers, t.conquered)
            assert self.round == t.round or t.over
        fought = [t.source, t.target, t.attack_dice, t.defence_dice, t.hero_adds, t.until]
        assert t.over or self.battle == (fought if t.target >= 0 else None)


@pytest.mark.parametrize(("players", "settings"), WAYS)
def test_events_tell_all_that_lies_open(players, settings):
    """Whoever hears the events of a game knows its whole board, every battle and the number of all cards."""
    for game in range(GAMES):
        chosen = {"set_up": "quick", **settings}
        table = standoff.new("risk_halo", players=players, seed=f"open {game}", settings=chosen)
        chance = Rng("open", players, game)
        board, upto, perceived = Board(players), 0, table.setup.game.messages.perceived
        while True:
            log = table._listen().events
            for e in log[upto:]:
                board.hear(perceived(e, SPECTATOR))
            upto = len(log)
            board.check(table._state)
            if table.over:
                assert all(o.card is not None for seat in table.view().seats for o in seat.objectives)
                break
            table.answer(table.options[chance.below(len(table.options))])


MESSAGES = find("risk_halo").messages


def any_event(event: type, hidden: bool):
    """An event of this class with some values, each seat another; what can be secret is hidden, or not."""
    parts = []
    seats = iter(range(3))
    for field in MESSAGES.fields[event]:
        value = next(seats) if field.kind.name == "seat" else {"number": 1, "flag": False}.get(field.kind.name, 0)
        unknown = hidden and (field.knowers is not None or field.optional)
        parts.append(None if unknown else [value] * 2 if field.many else value)
    return event(*parts)


@pytest.mark.parametrize("event", MESSAGES.events, ids=lambda e: e.__name__)
def test_every_event_has_words_for_everybody(event):
    setup = standoff.prepare("risk_halo", players=3, seed=1)
    for reader in (NOBODY, 0, 1):
        for hidden in (False, True):
            words = Speaker(setup, reader).event(any_event(event, hidden))
            assert words[0].isupper() or words[0].isdigit()
            assert words.endswith((".", '."'))
            for wrong in ("None", "none", "unknown", "self", "of you ", " you is", " you has"):
                assert wrong not in words


@pytest.mark.parametrize("event", [m.Infect(0, 1, 0, 5), m.Return(0, 1, 0, 5), m.ExchangeSkulls(0, 4, 0, 0, [])])
def test_nobody_is_told_of_no_units(event):
    assert "0 units" not in Speaker(standoff.prepare("risk_halo", players=3, seed=1)).event(event)


def test_whoever_comes_back_sees_the_dice():
    """The last roll of a battle lies there until the next one, with what each die counts and which have lost."""
    seen = 0
    table = standoff.new("risk_halo", players=3, seed=4, settings={"set_up": "quick"})
    chance, last = Rng("tray"), None
    while not table.over and table.number < 800:
        before = table.cursor
        table.answer(table.options[chance.below(len(table.options))])
        for told in table.events(before):
            match told.event:
                case m.Dice():
                    last = told.event
                case m.Commit() | m.GoOn() | m.Invade():
                    last = None
        battle = table.view(0).battle
        if battle is not None:
            assert battle.attack == ([] if last is None else last.attack)
            assert battle.defence == ([] if last is None else last.defence)
            assert battle.won == ([] if last is None else last.won)
            seen += last is not None
    assert seen > 20
