"""What every game must pass. A game joins by being registered."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

import standoff
from standoff.engine.clauses import TABLE_CLAUSES, load_clauses
from standoff.engine.errors import NotAsked
from standoff.engine.play import Generators, give, start
from standoff.engine.record import restore, state_hash
from standoff.engine.rng import Rng
from standoff.engine.table import Table, imagine
from standoff.engine.viewer import SPECTATOR
from standoff.games import IDS, find

from .worlds import World, every_choice, every_count, mixtures

LIMIT = 20_000
"""No random game of ours is longer than this."""

WORLDS = [*every_count(), *every_choice(), *mixtures(6)]
COUNTS = every_count()


def worlds(which: list[World]):
    return pytest.mark.parametrize("world", which, ids=str)


@worlds(WORLDS)
def test_random_games_end_and_keep_the_invariants(world):
    setup = world.setup()
    t, chance = start(setup), Rng(str(world))
    steps = 0
    while not t.over:
        assert steps < LIMIT, "the game does not end"
        assert t.asked in range(setup.players)
        assert len(t.options) > 1 or t.kind in setup.always_asked
        assert len(set(t.options)) == len(t.options)
        assert setup.game.position.faults(t) == []
        give(t, t.options[chance.below(len(t.options))])
        steps += 1
    assert setup.game.position.faults(t) == []
    table = Table(setup, t)
    assert table.question is None
    assert table.result is not None
    assert len(table.result.scores) == setup.players
    assert table.result.reason.clause in load_clauses(setup.game.folder)


@worlds([*COUNTS, *mixtures(4)])
def test_frames_and_generators_play_the_same_game(world):
    setup = world.setup()
    frames, plain, chance = start(setup, listen=True), Generators(setup, listen=True), Rng(str(world))
    skipped = ("answer", "returned", "stack")
    steps = 0
    while not frames.over and steps < 1500:
        mine, theirs = ({k: v for k, v in t.dump().items() if k not in skipped} for t in (frames, plain.t))
        assert mine == theirs
        assert (frames.options, frames.events) == (plain.t.options, plain.t.events)
        code = frames.options[chance.below(len(frames.options))]
        give(frames, code)
        plain.give(code)
        steps += 1
    assert (frames.over, frames.winners) == (plain.t.over, plain.t.winners)


@worlds([*COUNTS, *mixtures(2)])
def test_clones_are_free_of_each_other(world):
    t, chance = start(world.setup()), Rng(str(world))
    clones = []
    steps = 0
    while not t.over and steps < 400:
        clones.append((t.copy(), state_hash(t)))
        give(t, t.options[chance.below(len(t.options))])
        steps += 1
    for clone, before in clones:
        assert state_hash(clone) == before
    for clone, _ in clones[:: max(1, len(clones) // 10)]:
        playing, other = clone.copy(), Rng("other")
        for _ in range(30):
            if playing.over:
                break
            give(playing, playing.options[other.below(len(playing.options))])
    for clone, before in clones:
        assert state_hash(clone) == before


@worlds([*COUNTS, *mixtures(2)])
def test_a_save_at_any_decision_plays_on_identically(world):
    table, chance = Table.begin(world.setup()), Rng(str(world))
    loaded = standoff.load(table.save())
    steps = 0
    while not table.over and steps < 250:
        assert state_hash(loaded._state) == state_hash(table._state)
        assert loaded.question == table.question
        again = restore(table.setup, msgspec.json.decode(msgspec.json.encode(table._state.dump())))
        assert state_hash(again) == state_hash(table._state)
        index = chance.below(len(table._state.options))
        assert loaded.answer(index) == table.answer(index)
        if steps % 10 == 0:
            loaded = standoff.load(table.save())
        steps += 1
    assert standoff.load(table.save()).result == table.result


@worlds([*COUNTS, *mixtures(2)])
def test_a_record_replays_to_the_same_end(world):
    table, chance = Table.begin(world.setup()), Rng(str(world))
    table.run([lambda seat: chance.below(len(seat.options))] * world.players, 2000)
    record = msgspec.json.decode(msgspec.json.encode(table.record), type=standoff.Record)
    again = standoff.replay(record)
    assert state_hash(again._state) == state_hash(table._state)
    assert again.result == table.result


@worlds([*COUNTS, *mixtures(3)])
def test_a_sample_looks_like_the_truth(world):
    """What a seat may not know changes no byte of its view, its question or its events."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    steps = 0
    while not table.over and steps < 150:
        for viewer in (*range(world.players), SPECTATOR):
            real = standoff.Seat(table, viewer)
            imagined = real.sample(chance)
            assert_same_eyes(table, imagined, viewer)
            assert real.events() == seen_from(imagined, table, viewer)
            assert table.setup.game.position.faults(imagined._state) == []
        table.answer(chance.below(len(table._state.options)))
        steps += 1


def assert_same_eyes(one: Table, other: Table, viewer: int) -> None:
    mine, theirs = standoff.Seat(one, viewer), standoff.Seat(other, viewer)
    assert msgspec.json.encode(mine.view()) == msgspec.json.encode(theirs.view())
    assert mine.options == theirs.options
    a, b = mine.question(), theirs.question()
    assert (a is None) == (b is None)
    if a is not None and b is not None:
        assert msgspec.structs.replace(a, number=0) == msgspec.structs.replace(b, number=0)


def seen_from(imagined: Table, real: Table, viewer: int):
    """The real events, told over the imagined table: the words may not lean on what is hidden."""
    teller = imagined.clone()
    teller._log = list(real._log)
    return teller.events_for(viewer)


@worlds([*COUNTS, *mixtures(3)])
def test_only_events_tell_worlds_apart(world):
    """Two tables that a seat cannot tell apart go on looking alike, as long as it is told the same.

    Who is asked, and what, may not depend on what that seat does not know.
    """
    table, chance = Table.begin(world.setup()), Rng(str(world))
    steps = 0
    while not table.over and steps < 120:
        index = chance.below(len(table._state.options))
        code = table._state.options[index]
        viewer = chance.below(world.players + 1) - 1
        other = table.clone()
        imagine(other._state, viewer, chance)
        before = len(table._log)
        table.answer(index)
        if code in other._state.options:
            other.answer(other._state.options.index(code))
            told = [(e.kind, e.data, e.text) for e in table.events_for(viewer, before)]
            if told == [(e.kind, e.data, e.text) for e in other.events_for(viewer)]:
                assert_same_eyes(table, other, viewer)
        steps += 1


@worlds([*COUNTS, *mixtures(3)])
def test_options_have_words_and_refusals_have_reasons(world):
    table, chance = Table.begin(world.setup()), Rng(str(world))
    clauses = load_clauses(table.setup.game.folder)
    legal = table.setup.game.legal
    steps = 0
    while not table.over and steps < 120:
        question, t = table.question, table._state
        assert question is not None
        assert question.options is not None
        assert question.prompt.strip()
        texts = [o.text for o in question.options]
        assert len(set(texts)) == len(texts), texts
        for option in question.options:
            assert table.parse(option.text) == option.code
            assert table.why_not(question.seat, option) is None
        candidates = list(legal.candidates(t))
        assert len(set(candidates)) == len(candidates)
        assert {c for c in candidates if legal.refusal(t, c) is None} == set(t.options)
        for refusal in table.refusals():
            assert refusal.reason.clause in clauses, refusal
            assert refusal.text not in texts, refusal
        for seat in range(world.players):
            if seat != question.seat:
                before = state_hash(t)
                with pytest.raises(NotAsked):
                    table.answer(0, seat=seat)
                assert table.why_not(seat, 0).clause in TABLE_CLAUSES
                assert table.seat(seat).question().options is None
                assert table.seat(seat).options == []
                assert state_hash(table._state) == before
        table.answer(chance.below(len(t.options)))
        steps += 1


@worlds(COUNTS)
def test_events_are_told_in_words_to_everybody(world):
    table, chance = Table.begin(world.setup()), Rng(str(world))
    steps = 0
    while not table.over and steps < 300:
        table.answer(chance.below(len(table._state.options)))
        steps += 1
    for viewer in (*range(world.players), SPECTATOR):
        for event in standoff.Seat(table, viewer).events():
            assert event.text.strip()
            assert event.kind
            assert "None" not in event.text
            msgspec.json.encode(event)


@pytest.mark.parametrize("game", IDS)
def test_the_same_digest_in_another_process(game):
    players = find(game).players[-1]
    code = (
        "from standoff.arena.simulate import Plan, simulate\n"
        f"print(simulate(Plan({game!r}, {players}, 4, 'fresh')).digest)"
    )
    digests = set()
    for hash_seed in ("0", "4711"):
        env = {**os.environ, "PYTHONHASHSEED": hash_seed}
        digests.add(
            subprocess.run([sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True).stdout
        )
    assert len(digests) == 1
    assert len(digests.pop().strip()) == 32


@pytest.mark.parametrize("game", IDS)
def test_views_have_seats_with_names(game):
    """Scenarios and clients find a player by his name in the list of seats."""
    for players in find(game).players:
        view = msgspec.to_builtins(standoff.new(game, players=players, seed=1).view())
        assert [seat["name"] for seat in view["seats"]] == list(standoff.engine.setup.NAMES[:players])
