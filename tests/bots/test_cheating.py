"""The twins that see everything, and what sets them apart from the bots that play."""

from __future__ import annotations

import standoff
from standoff.bots import PolicyBot
from standoff.engine.rng import Rng
from standoff.games import every

from .cheating import CheatingPolicy, CheatingSearch


def test_a_twin_knows_every_role_and_a_bot_does_not():
    table = standoff.new("bang", players=7, seed=4)
    table.run([PolicyBot(Rng(1, seat)).choose for seat in range(7)], 12)
    seat = table.seat(table.asked)
    twin, honest = CheatingPolicy(Rng(1), table), PolicyBot(Rng(1))
    assert twin.choose(seat) in seat.options
    assert honest.choose(seat) in seat.options
    roles = table._state.roles
    assert all(odds[role] == 1 for odds, role in zip(twin.mind.odds(), roles, strict=True))
    assert any(odds[role] < 1 for odds, role in zip(honest.mind.odds(), roles, strict=True))


def test_a_twin_that_searches_imagines_nothing_but_the_truth():
    table = standoff.new("bang", players=4, seed=4)
    while len(table.options) < 3:
        table.answer(table.options[0])
    twin = CheatingSearch(Rng(1), table, 8)
    assert twin.choose(table.seat(table.asked)) in table.options
    sampler = twin.tree.sampler
    for chance in range(3):
        hands = sampler.state(Rng(chance)).hands
        assert [sorted(hand) for hand in hands] == [sorted(hand) for hand in table._state.hands]


def test_a_twin_that_searches_plays_any_game():
    for game in every():
        table = standoff.new(game.id, players=game.players[0], seed=4)
        twin = CheatingSearch(Rng(1), table, 2)
        while len(table.options) < 2:
            table.answer(table.options[0])
        assert twin.choose(table.seat(table.asked)) in table.options
