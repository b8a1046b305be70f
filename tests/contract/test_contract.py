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
from standoff.engine.record import state_hash
from standoff.engine.rng import Rng
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.games import IDS, find

from .worlds import World, anyhow, every_choice, every_count, mixtures

LIMIT = 20_000
"""No random game of ours is longer than this."""

TYPED = 20
"""Of a long list, about so many options are typed."""

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
    assert table.question() is None
    result = table.result()
    assert result is not None
    assert len(result.scores) == setup.players
    assert result.reason.clause in load_clauses(setup.game.folder)


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
        assert loaded.question() == table.question()
        before, code = table.cursor, anyhow(chance)(table)
        loaded.answer(code)
        table.answer(code)
        assert loaded.events(before) == table.events(before)
        if steps % 25 == 0:
            loaded = standoff.load(table.save())
        steps += 1
    assert standoff.load(table.save()).result() == table.result()


@worlds([*COUNTS, *mixtures(2)])
def test_a_record_replays_to_the_same_end(world):
    table, chance = Table.begin(world.setup()), Rng(str(world))
    table.run([anyhow(chance)] * world.players, 2000)
    record = msgspec.json.decode(msgspec.json.encode(table.record()), type=standoff.Record)
    again = standoff.replay(record)
    assert state_hash(again._state) == state_hash(table._state)
    assert again.result() == table.result()


@worlds([*COUNTS, *mixtures(3)])
def test_options_have_words_and_refusals_have_reasons(world):
    table, chance = Table.begin(world.setup()), Rng(str(world))
    clauses = load_clauses(table.setup.game.folder)
    legal = table.setup.game.legal
    steps = 0
    while not table.over and steps < 120:
        question, t = table.question(), table._state
        assert question is not None
        assert table.say(question).strip()
        assert question.default in t.options
        options = [table.option(code) for code in t.options]
        texts = [table.say(option) for option in options]
        assert len(set(texts)) == len(texts), texts
        for option, text in list(zip(options, texts, strict=True))[:: 1 + len(texts) // TYPED]:
            assert table.code_of(text) == option.code
            assert table.code_of(option.answer) == table.code_of(option) == option.code
            assert table.why_not(question.seat, option) is None
        candidates = list(legal.candidates(t))
        assert len(set(candidates)) == len(candidates)
        assert {c for c in candidates if legal.refusal(t, c) is None} == set(t.options)
        for refusal in table.refusals():
            assert refusal.reason.clause in clauses, refusal
            assert table.say(refusal) not in texts, refusal
            assert table.why_not(question.seat, refusal.answer) == refusal.reason
        for seat in range(world.players):
            if seat != question.seat:
                before = state_hash(t)
                with pytest.raises(NotAsked):
                    table.answer(t.options[0], seat=seat)
                assert table.why_not(seat, t.options[0]).clause in TABLE_CLAUSES
                others = table.seat(seat).question()
                assert (others.rows, others.default) == (None, None)
                assert table.seat(seat).say(others).strip()
                assert table.seat(seat).options == ()
                assert state_hash(table._state) == before
        table.answer(anyhow(chance)(table))
        steps += 1


@worlds(COUNTS)
def test_events_are_told_in_words_to_everybody(world):
    table, chance = Table.begin(world.setup()), Rng(str(world))
    steps = 0
    while not table.over and steps < 300:
        table.answer(anyhow(chance)(table))
        steps += 1
    for viewer in (*range(world.players), SPECTATOR):
        seat = standoff.Seat(table, viewer)
        for event in seat.events():
            text = seat.say(event)
            assert text.strip()
            assert event.kind
            assert "None" not in text
            assert "unknown" not in text
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
        table = standoff.new(game, players=players, seed=1)
        view = msgspec.to_builtins(table.plain(table.view()))
        assert [seat["name"] for seat in view["seats"]] == list(standoff.engine.setup.NAMES[:players])
