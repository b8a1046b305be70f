"""What has happened, in words: found once for all whom it does not name, and the same as said one by one."""

from __future__ import annotations

import random

import pytest

import standoff
from standoff.engine.seat import Seat
from standoff.engine.viewer import REFEREE, SPECTATOR
from standoff.engine.words import languages
from standoff.games import find

STEPS = 60


@pytest.mark.parametrize("game", [game.id for game in standoff.games()])
def test_lines_are_the_events_with_their_words(game):
    table, chance = standoff.new(game, players=find(game).players[-1], seed=7), random.Random(7)
    viewers = [Seat(table, at) for at in (*range(table.setup.players), SPECTATOR, REFEREE)]
    told = 0
    for _ in range(STEPS):
        if table.over:
            break
        for viewer in viewers:
            for language in languages(find(game)):
                one_by_one = [(event, viewer.say(event, language)) for event in viewer.events(told)]
                assert viewer.lines(told, None, language) == one_by_one
                assert viewer.lines(told, told + 2, language) == one_by_one[:2]
        told = table.cursor
        table.answer(chance.choice(table.options))


@pytest.mark.parametrize("game", [game.id for game in standoff.games()])
def test_a_memory_stays_as_it_is_when_its_copy_goes_on(game):
    table, chance = standoff.new(game, players=find(game).players[-1], seed=7), random.Random(7)
    kept = []
    for _ in range(STEPS):
        if table.over:
            break
        for at in range(table.setup.players):
            memory = table._memory(at).copy()
            kept.append((memory, memory.key()))
        table.answer(chance.choice(table.options))
    assert all(memory.key() == key for memory, key in kept)
