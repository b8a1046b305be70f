"""The public face: wrong use gets a clear error and changes nothing."""

from __future__ import annotations

import msgspec
import pytest

import standoff
from standoff.engine.record import state_hash
from standoff.games.walking_dead.dice import one_die
from standoff.games.walking_dead.names import INFECTION


@pytest.fixture
def table():
    return standoff.new("walking_dead", players=5, seed=1)


def new(**changes):
    return standoff.new(**{"game": "walking_dead", "players": 4, "seed": 1, **changes})


@pytest.mark.parametrize(
    ("changes", "error", "says"),
    [
        ({"game": "walking_ded"}, standoff.UnknownGame, "did you mean 'walking_dead'"),
        ({"game": "chess"}, standoff.UnknownGame, "there are: walking_dead"),
        ({"players": 2}, standoff.WrongSetup, "3 to 8 players, not 2"),
        ({"players": 9}, standoff.WrongSetup, "3 to 8 players, not 9"),
        ({"players": 10**12}, standoff.WrongSetup, "3 to 8 players"),
        ({"players": True}, standoff.WrongSetup, "a number or a list of names"),
        ({"players": "four"}, standoff.WrongSetup, "a number or a list of names"),
        ({"players": ["Ann", "Bob", "ann"]}, standoff.WrongSetup, "the same name"),
        ({"players": ["Ann", " ", "Cid"]}, standoff.WrongSetup, "needs a name"),
        ({"settings": {"aimin": "all first"}}, standoff.WrongSetup, "did you mean 'aiming'"),
        ({"settings": {"zzz": 1}}, standoff.WrongSetup, "there are: infection_death"),
        ({"settings": {"aiming": "never"}}, standoff.WrongSetup, "one of 'all first', 'one by one'"),
        ({"settings": {"governor_dying": 1}}, standoff.WrongSetup, "one of false, true"),
        ({"seed": 1.5}, standoff.WrongSetup, "a whole number or a text"),
        ({"data": "no/such/folder"}, standoff.WrongSetup, "does not exist"),
    ],
)
def test_a_table_that_cannot_be_says_why(changes, error, says):
    with pytest.raises(error) as caught:
        new(**changes)
    assert says in str(caught.value)


def test_settings_may_be_written_as_on_a_command_line():
    table = new(settings={"aiming": "one_by_one", "governor_dying": "false"})
    assert table.record.settings == {"aiming": "one by one", "governor_dying": False}


def test_without_a_seed_games_differ():
    assert new(seed=None).record.seed != new(seed=None).record.seed


def test_the_same_seed_gives_the_same_game():
    assert state_hash(new()._state) == state_hash(new()._state)
    assert state_hash(new()._state) != state_hash(new(seed=2)._state)


@pytest.mark.parametrize("answer", [-1, 99, True, None, 1.0, "fly away", ""])
def test_a_wrong_answer_changes_nothing(table, answer):
    before = table.save()
    with pytest.raises(standoff.NotUnderstood) as caught:
        table.answer(answer)
    assert caught.value.reason.clause == "table.unknown"
    assert table.save() == before


def test_a_question_is_answered_once(table):
    number = table.number
    table.answer(0, number=number)
    before = table.save()
    with pytest.raises(standoff.NotAsked, match="Question 0 has been answered already") as caught:
        table.answer(0, number=number)
    assert caught.value.reason.clause == "table.stale"
    with pytest.raises(standoff.NotAsked, match="has not been put yet"):
        table.answer(0, number=99)
    assert table.save() == before


def test_only_the_asked_seat_answers(table):
    other = (table.asked + 1) % 5
    with pytest.raises(standoff.NotAsked, match="decision now") as caught:
        table.seat(other).answer(0)
    assert caught.value.reason.clause == "table.not_asked"


def test_nobody_answers_after_the_end(table):
    table.run([lambda _: 0] * 5)
    assert table.over
    assert table.asked is None
    assert table.question is None
    assert table.refusals() == []
    with pytest.raises(standoff.NotAsked, match="over"):
        table.answer(0)
    assert table.why_not(0, "keep all dice").clause == "table.over"


def test_an_answer_may_be_an_index_an_option_or_words(table):
    option = table.question.options[1]
    clones = [table.clone() for _ in range(3)]
    for clone, answer in zip(clones, (1, option, option.text.upper()), strict=True):
        clone.answer(answer)
    assert len({state_hash(c._state) for c in clones}) == 1


def test_an_option_of_another_question_is_refused(table):
    stranger = msgspec.structs.replace(table.question.options[0], code=12345)
    with pytest.raises(standoff.NotAllowed, match="not the code of any answer"):
        table.answer(stranger)


def test_why_not_by_words_option_and_code():
    table = standoff.arrange(
        "walking_dead",
        {"seats": [{"role": "Leader", "character": "Carl"}, {}, {}, {}], "rolls": ["Infection"] * 2 + ["1"] * 3},
        players=4,
    )
    assert table.why_not(0, "re-roll Infection") == standoff.Reason(
        "wd.infection.locked", "An Infection cannot be re-rolled."
    )
    assert table.why_not(0, one_die(INFECTION)).clause == "wd.infection.locked"
    assert table.why_not(0, "keep all dice") is None
    assert table.why_not(0, table.question.options[0]) is None
    assert table.why_not(0, "dance").clause == "table.unknown"
    assert table.why_not(1, "keep all dice").clause == "table.not_asked"
    assert "re-roll Infection" in [r.text for r in table.refusals()]


@pytest.mark.parametrize("seat", [-1, 5, 1.0, "0", True])
def test_there_are_only_the_seats_that_there_are(table, seat):
    with pytest.raises(standoff.StandoffError, match="the seats are 0 to 4"):
        table.seat(seat)


def test_a_clone_goes_its_own_way(table):
    clone = table.clone()
    before = table.save()
    clone.run([lambda _: 0] * 5)
    assert table.save() == before
    assert clone.over
    assert not table.over
    assert clone.record.seed == table.record.seed


def test_a_bot_that_answers_out_of_bounds_is_named(table):
    with pytest.raises(standoff.NotUnderstood, match="the bot at seat"):
        table.run([lambda _: 99] * 5)


def test_the_rules_in_progress_can_be_looked_into(table):
    told = table.rules_in_progress
    assert [r.rule for r in told] == ["turns", "turn", "roll_dice"]
    assert told[-1].remembers["seat"] == table.asked
    assert all(r.says for r in told)


def test_seats_see_no_more_than_they_may(table):
    asked = table.asked
    for seat in range(5):
        mine = table.seat(seat)
        assert mine.name == table.setup.names[seat]
        assert (mine.question().options is None) == (seat != asked)
        hidden = [s for s in mine.view().seats if s.role is None]
        assert all(s.seat != seat for s in hidden)
    assert table.spectator().name == "spectator"
    assert not table.spectator().asked
    assert len([s for s in table.spectator().view().seats if s.role is None]) == 4


def test_every_message_is_json(table):
    table.answer(0)
    for message in (table.question, table.view(), table.view(0), table.events, table.record, table.refusals()):
        assert msgspec.json.decode(msgspec.json.encode(message)) is not None
    table.run([lambda _: 0] * 5)
    result = msgspec.json.decode(msgspec.json.encode(table.result))
    assert set(result) == {"winners", "scores", "reason"}


def test_games_are_listed_with_their_settings():
    info = standoff.games()[0]
    assert (info.id, info.players) == ("walking_dead", [3, 4, 5, 6, 7, 8])
    aiming = next(s for s in info.settings if s.name == "aiming")
    assert (aiming.default, aiming.choices) == ("all first", ["all first", "one by one"])
