from __future__ import annotations

import msgspec
import pytest

import standoff
from standoff.engine.record import state_hash


@pytest.fixture
def table():
    table = standoff.new("walking_dead", players=4, seed="r")
    table.run([lambda seat: len(seat.options) - 1] * 4, 15)
    return table


def changed(table, **changes) -> str:
    return msgspec.json.encode(msgspec.structs.replace(table.record, **changes)).decode()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not JSON"),
        ("{", "not JSON"),
        ("[]", "not a record"),
        ('{"game": "walking_dead"}', "not a record"),
        ('{"format": 99}', "format 99; this version reads format 1"),
    ],
)
def test_what_is_no_record_is_refused(text, says):
    with pytest.raises(standoff.BadRecord, match=says):
        standoff.replay(text)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"version": 99}, "version 99 of the rules; this is version 1"),
        ({"game": "chess"}, "no game 'chess'"),
        ({"players": ["a", "b"]}, "3 to 8 players"),
        ({"settings": {"aiming": "x"}}, "cannot be 'x'"),
        ({"data": "abc"}, "other data files"),
        ({"answers": [12345]}, "answer 0 of the record"),
    ],
)
def test_a_record_that_cannot_be_played_is_refused(table, changes, says):
    with pytest.raises(standoff.BadRecord, match=says):
        standoff.replay(changed(table, **changes))


def test_a_record_with_too_many_answers_is_refused(table):
    table.run([lambda _: 0] * 4)
    answers = table.record.answers
    with pytest.raises(standoff.BadRecord, match="the game is over after"):
        standoff.replay(changed(table, answers=[*answers, 0]))


def test_a_record_can_be_replayed_in_part(table):
    assert standoff.replay(table.record, until=7).number == 7


def test_a_save_under_other_rules_is_replayed(table):
    raw = msgspec.json.decode(table.save())
    raw["rules"] = "older"
    raw["state"] = {"no": "use"}
    loaded = standoff.load(msgspec.json.encode(raw))
    assert state_hash(loaded._state) == state_hash(table._state)


def test_a_damaged_save_is_refused(table):
    raw = msgspec.json.decode(table.save())
    raw["state"].pop("dice")
    with pytest.raises(standoff.BadRecord, match="damaged"):
        standoff.load(msgspec.json.encode(raw))
    with pytest.raises(standoff.BadRecord, match="not a saved table"):
        standoff.load(changed(table))


def test_a_save_may_be_replayed_as_a_record(table):
    assert state_hash(standoff.replay(table.save())._state) == state_hash(table._state)


def test_the_history_is_saved_too():
    fresh = standoff.new("walking_dead", players=4, seed="r")
    fresh.answer(0)
    assert standoff.load(fresh.save()).events == fresh.events


def test_an_arranged_position_saves_and_replays():
    given = {"seats": [{"role": "Leader"}, {"health": 2}, {}, {}], "rolls": ["1"] * 5}
    table = standoff.arrange("walking_dead", given, players=4, seed=5)
    table.answer("keep all dice")
    again = standoff.replay(msgspec.json.encode(table.record))
    assert state_hash(again._state) == state_hash(table._state)
    assert state_hash(standoff.load(table.save())._state) == state_hash(table._state)


def test_a_saved_state_is_small(table):
    assert len(msgspec.json.encode(table._state.dump())) < 1024
