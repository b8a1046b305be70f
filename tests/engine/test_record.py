from __future__ import annotations

import msgspec
import pytest

import standoff
from standoff.bots import RandomBot
from standoff.engine.record import state_hash
from standoff.engine.rng import Rng


@pytest.fixture
def table():
    table = standoff.new("bang", players=4, seed="r")
    table.run([lambda seat: seat.options[-1]] * 4, 15)
    return table


def changed(table, **changes) -> str:
    return msgspec.json.encode(msgspec.structs.replace(table.record(), **changes)).decode()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "not a record"),
        ('{"game": "bang"}', "not a record"),
        ('{"format": 99}', "format 99; this version reads format 2"),
    ],
)
def test_what_is_no_record_is_refused(text, says):
    with pytest.raises(standoff.BadRecord, match=says):
        standoff.replay(text)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"version": 99}, "version 99 of the rules; this is version 3"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": ["a", "b"]}, "4 to 7 players"),
        ({"settings": {"characters": "x"}}, "cannot be 'x'"),
        ({"data": "abc"}, "other data files"),
        ({"answers": [12345]}, "answer 0 of the record"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(table, changes, says):
    with pytest.raises(standoff.BadRecord, match=says):
        standoff.replay(changed(table, **changes))


def test_a_record_with_too_many_answers_is_refused(table):
    table.run([RandomBot(Rng("end")).choose] * 4)
    answers = table.record().answers
    with pytest.raises(standoff.BadRecord, match="the game is over after"):
        standoff.replay(changed(table, answers=[*answers, 0]))


@pytest.mark.parametrize("text", [None, 5, [], {}, object()])
def test_a_record_is_text(text):
    for read in (standoff.replay, standoff.load, standoff.read_record):
        with pytest.raises(standoff.BadRecord, match="a record is JSON text"):
            read(text)


def test_a_record_of_an_older_version_is_refused_in_a_sentence(table):
    with pytest.raises(standoff.BadRecord, match="under version 2 of the rules; this is version"):
        standoff.replay(changed(table, version=2))
    old = msgspec.to_builtins(table.record()) | {"format": 1}
    with pytest.raises(standoff.BadRecord, match="a record of format 1; this version reads format 2"):
        standoff.replay(msgspec.json.encode(old))


def test_new_dice_that_have_not_been_thrown_yet_are_saved_too(table):
    """Taken back with a new seed and saved at once: the seed counts from the open question on."""
    table.take_back(9, seed="other dice")
    for again in (standoff.load(table.save()), standoff.replay(table.record()), table.clone()):
        assert again.record() == table.record()
        again.run([lambda seat: seat.options[0]] * 4, 40)
        other = table.clone()
        other.run([lambda seat: seat.options[0]] * 4, 40)
        assert state_hash(again._state) == state_hash(other._state)
        assert again.events() == other.events()


def test_a_record_can_be_replayed_in_part(table):
    assert standoff.replay(table.record(), until=7).number == 7


def test_a_save_under_other_rules_is_replayed(table):
    raw = msgspec.json.decode(table.save())
    raw["rules"] = "older"
    raw["position"] = "of no use"
    loaded = standoff.load(msgspec.json.encode(raw))
    assert state_hash(loaded._state) == state_hash(table._state)


def test_a_damaged_save_is_refused(table):
    raw = msgspec.json.decode(table.save())
    raw["record"]["seed"] = "another"
    raw["record"]["answers"] = []
    with pytest.raises(standoff.BadRecord, match="changed"):
        standoff.load(msgspec.json.encode(raw))
    with pytest.raises(standoff.BadRecord, match="not JSON"):
        standoff.load("[" * 100_000)
    with pytest.raises(standoff.BadRecord, match="not a saved table"):
        standoff.load(changed(table))


def test_a_save_may_be_replayed_as_a_record(table):
    assert state_hash(standoff.replay(table.save())._state) == state_hash(table._state)


def test_the_history_is_saved_too():
    fresh = standoff.new("bang", players=4, seed="r")
    fresh.answer(fresh.options[0])
    assert standoff.load(fresh.save()).events() == fresh.events()


def test_an_arranged_position_saves_and_replays():
    given = {"seats": [{"role": "Sheriff", "hand": ["BANG! AS"]}, {"life": 2}, {}, {}]}
    table = standoff.arrange("bang", given, players=4, seed=5)
    table.answer("play BANG! on Ben")
    again = standoff.replay(msgspec.json.encode(table.record()))
    assert state_hash(again._state) == state_hash(table._state)
    assert state_hash(standoff.load(table.save())._state) == state_hash(table._state)


def test_a_saved_state_is_small(table):
    assert len(msgspec.json.encode(table._state.dump())) < 1024
