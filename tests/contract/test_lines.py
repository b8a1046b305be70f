"""What has happened, in words: found once for all whom it does not name, and the same as said one by one."""

from __future__ import annotations

import random

import msgspec
import pytest

import standoff
from standoff.engine.messages import LogLine, Put
from standoff.engine.seat import Seat
from standoff.engine.viewer import REFEREE, SPECTATOR
from standoff.engine.words import Speaker, languages
from standoff.games import find
from standoff.games.bang.messages import Load

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
                one_by_one = [LogLine(event, viewer.say(event, language)) for event in viewer.events(told)]
                assert viewer.lines(told, None, language) == one_by_one
                assert viewer.lines(told, told + 2, language) == one_by_one[:2]
                asked = viewer.question()
                put = viewer.put(language)
                assert put == Put(asked, viewer.say(asked, language), viewer.say_rows(asked, language))
                assert viewer.update(told, language) == (one_by_one, viewer.view(), put)
                assert viewer.update(told, language, seen=False).view is None
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


@pytest.mark.parametrize("game", [game.id for game in standoff.games()])
def test_what_a_memory_passes_over_tells_it_nothing(game):
    table, chance = standoff.new(game, players=find(game).players[-1], seed=7), random.Random(7)
    perceived, told = table.setup.game.messages.perceived, 0
    memories = [find(game).memory(table.setup, at) for at in (*range(table.setup.players), SPECTATOR)]
    for _ in range(STEPS):
        if table.over:
            break
        for event in table._listen().events[told:]:
            for memory in memories:
                before = memory.key()
                memory.fold(perceived(event, memory.viewer))
                assert type(event) not in memory.unheeded or memory.key() == before
        told = table.cursor
        table.answer(chance.choice(table.options))


@pytest.mark.parametrize("game", [game.id for game in standoff.games()])
def test_views_share_only_what_lies_open(game):
    """A view is the same whoever has looked before, and stays as it is when others look."""
    table, chance = standoff.new(game, players=find(game).players[-1], seed=8), random.Random(8)
    viewers = [Seat(table, at) for at in (*range(table.setup.players), SPECTATOR, REFEREE)]
    for _ in range(STEPS):
        if table.over:
            break
        views = [viewer.view() for viewer in viewers]
        alone = []
        for viewer in viewers:
            table._telling.forget()
            alone.append(msgspec.json.encode(viewer.view()))
        assert [msgspec.json.encode(view) for view in views] == alone
        table.answer(chance.choice(table.options))


def test_whole_numbers_are_said_whole():
    speaker = Speaker(standoff.prepare("bang", players=4, seed=1))
    assert speaker.event(Load(0, 4)).endswith("takes 4 bullets.")
