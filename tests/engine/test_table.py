"""The public face: wrong use gets a clear error and changes nothing."""

from __future__ import annotations

import msgspec
import pytest

import standoff
from standoff.bots import RandomBot
from standoff.engine.declare import Answer
from standoff.engine.record import state_hash
from standoff.engine.rng import Rng
from standoff.games.bang.messages import END_TURN, EndTurn, PlayAt, Use


def first(seat):
    return seat.options[0]


@pytest.fixture
def table():
    return standoff.new("bang", players=5, seed=3)


def new(**changes):
    return standoff.new(**{"game": "bang", "players": 4, "seed": 3, **changes})


@pytest.mark.parametrize(
    ("changes", "error", "says"),
    [
        ({"game": "bnag"}, standoff.UnknownGame, "did you mean 'bang'"),
        ({"game": "chess"}, standoff.UnknownGame, "there is no game 'chess'; there are: "),
        ({"game": None}, standoff.UnknownGame, "there is no game None"),
        ({"players": 3}, standoff.WrongSetup, "4 to 7 players, not 3"),
        ({"players": 8}, standoff.WrongSetup, "4 to 7 players, not 8"),
        ({"players": 10**6000}, standoff.WrongSetup, "4 to 7 players"),
        ({"players": True}, standoff.WrongSetup, "a number or a list of names"),
        ({"players": "four"}, standoff.WrongSetup, "a number or a list of names"),
        ({"players": ["Ann", "Bob", "ann", "Cid"]}, standoff.WrongSetup, "the same name"),
        ({"players": ["Ann", " ", "Cid", "Dot"]}, standoff.WrongSetup, "needs a name"),
        ({"settings": {"charcters": "one dealt"}}, standoff.WrongSetup, "did you mean 'characters'"),
        ({"settings": {"zzz": 1}}, standoff.WrongSetup, "there are: games, sheriff"),
        ({"settings": {1: 1}}, standoff.WrongSetup, "there is no setting 1"),
        ({"settings": ["games"]}, standoff.WrongSetup, "settings are names with their values"),
        ({"settings": {"characters": "three"}}, standoff.WrongSetup, "one of 'one dealt', 'one of two'"),
        ({"settings": {"beginners": 1}}, standoff.WrongSetup, "one of false, true"),
        ({"seed": 1.5}, standoff.WrongSetup, "a whole number or a text"),
        ({"seed": 10**6000}, standoff.WrongSetup, "at most 256 bits"),
        ({"data": "no/such/folder"}, standoff.WrongSetup, "does not exist"),
        ({"data": 5}, standoff.WrongSetup, "data is a folder, not 5"),
    ],
    ids=lambda part: part if isinstance(part, str) else "",
)
def test_a_table_that_cannot_be_says_why(changes, error, says):
    with pytest.raises(error) as caught:
        new(**changes)
    assert says in str(caught.value)


def test_settings_may_be_written_as_on_a_command_line():
    table = new(settings={"characters": "one_of_two", "beginners": "true", "games": "3"})
    assert table.record().settings == {"characters": "one of two", "beginners": True, "games": 3}


def test_without_a_seed_games_differ():
    assert new(seed=None).record().seed != new(seed=None).record().seed


def test_the_same_seed_gives_the_same_game():
    assert state_hash(new()._state) == state_hash(new()._state)
    assert state_hash(new()._state) != state_hash(new(seed=2)._state)


# -- what a stranger may send ----------------------------------------------------------------------------------------


class Sing(Answer):
    song: int


STRANGE = [
    *(-1, 99999, 10**6000, True, None, 1.0, float("nan"), [], {}, b"end turn", object()),
    *("fly away", "", "x" * 1_000_000, "bang " * 100_000),
    *(Sing(1), Answer(), PlayAt(1000, 0), PlayAt("Ann", None), PlayAt(-1, 2), PlayAt([], {}), Use(1.0)),
    standoff.Option(0, "end turn", None),
]


@pytest.mark.parametrize("answer", STRANGE, ids=range(len(STRANGE)))
def test_a_wrong_answer_changes_nothing(table, answer):
    before, events = table.save(), table.events()
    for seat in (table, table.seat(table.asked)):
        with pytest.raises(standoff.NotUnderstood) as caught:
            seat.answer(answer)
        assert caught.value.reason.clause == "table.unknown"
        assert len(str(caught.value)) < 1200
        with pytest.raises(standoff.NotUnderstood):
            seat.option(answer)
    with pytest.raises(standoff.NotUnderstood):
        table.seat(table.asked).preview(answer)
    assert table.why_not(table.asked, answer).clause == "table.unknown"
    assert (table.save(), table.events()) == (before, events)


def test_an_answer_that_would_be_packed_into_another_is_refused(table):
    """A part beyond its bound would run over into the next one."""
    code = next(code for code in table.options if isinstance(table.option(code).answer, PlayAt))
    answer = table.option(code).answer
    assert table.code_of(PlayAt(answer.card, answer.target)) == code
    with pytest.raises(standoff.NotUnderstood, match="card is a whole number from 0 to 119"):
        table.code_of(PlayAt(answer.card + 128 * answer.target, 0))


@pytest.mark.parametrize("number", ["0", True, 0.0])
def test_a_question_has_a_whole_number(table, number):
    with pytest.raises(standoff.StandoffError, match="the number of a question is a whole number"):
        table.answer(END_TURN, number=number)
    assert table.number == 0


@pytest.mark.parametrize("wrong", [-1, -(10**6000), True, 1.5, "0"], ids=type)
def test_what_is_counted_is_counted_from_0(table, wrong):
    table.run([first] * 5, 3)
    before = table.save()
    with pytest.raises(standoff.StandoffError, match="events are counted from 0"):
        table.events(wrong)
    with pytest.raises(standoff.StandoffError, match="events are counted from 0"):
        table.seat(0).events(wrong)
    for bounds in ((wrong, None), (0, wrong)):
        with pytest.raises(standoff.StandoffError, match="events are counted from 0"):
            table.seat(0).lines(*bounds)
    with pytest.raises(standoff.StandoffError, match="from 0 on"):
        standoff.replay(table.record(), until=wrong)
    with pytest.raises(standoff.StandoffError, match="a limit is the number of a question"):
        table.run([first] * 5, wrong)
    for seed in (None, "anew"):
        with pytest.raises(standoff.StandoffError, match="to go back to; there are 0 to 3"):
            table.take_back(wrong, seed=seed)
    with pytest.raises(standoff.StandoffError, match="the seats are 0 to 4"):
        table.seat(wrong)
    with pytest.raises(standoff.StandoffError, match="the seats are 0 to 4"):
        table.view(wrong)
    with pytest.raises(standoff.NotAsked):
        table.answer(table.options[0], seat=wrong)
    assert table.save() == before


def test_a_seed_to_go_on_with_is_a_seed(table):
    table.run([first] * 5, 3)
    before = table.save()
    with pytest.raises(standoff.WrongSetup, match="a seed is"):
        table.take_back(1, seed=1.5)
    assert table.save() == before
    table.take_back(1, seed=7)
    assert table.record().chances == [(1, "7")]


def test_words_are_asked_for_in_a_language_that_there_is(table):
    for language in ("tlh", "../../bang/words/en", "", None):
        with pytest.raises(standoff.StandoffError, match="there are: de, en"):
            table.say(table.question(), language)


def test_words_are_for_messages_of_this_game(table):
    for stranger in (None, "hello", standoff.Told(0, None, Sing(1), ""), table.result()):
        with pytest.raises(standoff.StandoffError, match="there are no words for"):
            table.say(stranger)


def test_refusals_are_asked_for_by_parts_that_there_are(table):
    with pytest.raises(standoff.StandoffError, match="no answer of BANG! has a part 'crad'; there are: card"):
        table.refusals(crad=1)
    assert table.refusals(card="Ann") == []


# -- who answers what, and when --------------------------------------------------------------------------------------


def test_a_question_is_answered_once(table):
    number = table.number
    table.answer(table.options[0], number=number)
    before = table.save()
    with pytest.raises(standoff.NotAsked, match="Question 0 has been answered already") as caught:
        table.answer(table.options[0], number=number)
    assert caught.value.reason.clause == "table.stale"
    with pytest.raises(standoff.NotAsked, match="has not been put yet"):
        table.answer(table.options[0], number=99)
    assert table.save() == before


def test_only_the_asked_seat_answers(table):
    other = (table.asked + 1) % 5
    for seat in (table.seat(other), table.spectator()):
        with pytest.raises(standoff.NotAsked, match="decision now") as caught:
            seat.answer(table.options[0])
        assert caught.value.reason.clause == "table.not_asked"
        assert seat.options == ()
        assert seat.refusals() == []
        with pytest.raises(standoff.StandoffError, match="is not asked"):
            seat.option(table.options[0])


def test_nobody_answers_after_the_end(table):
    table.run([RandomBot(Rng("end")).choose] * 5)
    assert table.over
    assert table.asked is None
    assert table.question() is None
    assert table.options == ()
    assert table.refusals() == []
    with pytest.raises(standoff.NotAsked, match="over"):
        table.answer(END_TURN)
    assert table.why_not(0, "end turn").clause == "table.over"


def test_an_answer_may_be_an_option_an_answer_its_code_or_words(table):
    option = table.option(table.options[1])
    clones = [table.clone() for _ in range(4)]
    for clone, answer in zip(clones, (option, option.answer, option.code, table.say(option).upper()), strict=True):
        clone.answer(answer)
    assert len({state_hash(c._state) for c in clones}) == 1
    assert [table.option(answer) for answer in (option, option.answer, option.code)] == [option] * 3


def test_an_option_of_another_question_is_refused(table):
    stranger = msgspec.structs.replace(table.option(table.options[0]), code=12345)
    with pytest.raises(standoff.NotUnderstood, match="not the code of any answer"):
        table.answer(stranger)


def test_why_not_by_words_answer_and_code():
    table = standoff.new("bang", players=4, seed=6)
    seat = table.seat(table.asked)
    missed = next(r for r in seat.refusals() if "Missed!" in seat.say(r))
    for answer in ("play Missed!", missed.answer, missed.code):
        assert seat.why_not(answer) == missed.reason
        with pytest.raises(standoff.NotAllowed) as caught:
            seat.answer(answer)
        assert caught.value.reason == missed.reason
        assert not isinstance(caught.value, standoff.NotUnderstood)
    assert [r.code for r in seat.refusals(card=missed.answer.card)] == [missed.code]
    for answer in ("end turn", EndTurn(), END_TURN, seat.option(END_TURN)):
        assert seat.why_not(answer) is None
    assert seat.why_not("dance").clause == "table.unknown"
    assert table.why_not((table.asked + 1) % 4, "end turn").clause == "table.not_asked"


# -- copies and bots -------------------------------------------------------------------------------------------------


def test_a_clone_goes_its_own_way(table):
    table.run([first] * 5, 4)
    before, events = table.save(), table.events()
    clone = table.clone()
    second = clone.clone()
    clone.run([RandomBot(Rng("end")).choose] * 5)
    assert (table.save(), table.events()) == (before, events)
    assert (second.save(), second.events()) == (before, events)
    assert clone.over
    assert not table.over
    assert clone.record().seed == table.record().seed
    assert clone.events()[: len(events)] == events


def test_a_table_goes_on_without_its_clones(table):
    clones = [table.clone() for _ in range(2)]
    table.run([first] * 5, 9)
    clones[0].take_back(0, seed="other dice")
    assert [c.number for c in clones] == [0, 0]
    assert table.number == 9
    assert table.record().chances == []
    clones[1].run([first] * 5, 9)
    assert clones[1].save() == table.save()
    assert clones[1].events() == table.events()


def test_a_silent_copy_is_played_on_at_the_speed_of_the_rules(table):
    table.run([first] * 5, 6)
    silent, loud = table.silent(), table.clone()
    before, chance = table.save(), Rng("silent")
    while not silent.over:
        assert tuple(silent.options) == loud.options
        assert (silent.asked, silent.number) == (loud.asked, loud.number)
        code = silent.options[chance.below(len(silent.options))]
        other = silent.clone()
        other.give(silent.options[0])
        silent.give(code)
        loud.answer(code)
    assert silent.scores() == loud.result().scores
    assert table.save() == before
    again = table.silent()
    assert again.playout(Rng(1)) == again.number - table.number


def test_bots_sit_at_the_seats_and_choose_options(table):
    with pytest.raises(standoff.NotUnderstood, match="the bot at seat"):
        table.run([lambda _: 99999] * 5)
    with pytest.raises(standoff.StandoffError, match="5 seats, but 4 choosers"):
        table.run([first] * 4)
    assert table.number == 0


# -- looking ---------------------------------------------------------------------------------------------------------


def test_nobody_outside_can_change_the_table(table):
    """Whatever is handed out is a copy, or cannot be changed."""
    before, events, view = table.save(), table.events(), table.open_view()
    table.events().clear()
    table.record().answers.append(1)
    table.record().players.clear()
    changed = table.open_view()
    changed.seats.clear()
    changed.discard.append(1)
    assert isinstance(table.options, tuple)
    assert (table.save(), table.events(), table.open_view()) == (before, events, view)


def test_the_rules_in_progress_can_be_looked_into(table):
    told = table.rules_in_progress()
    assert [r.rule for r in told] == ["match", "turns", "play_and_discard"]
    assert told[-1].remembers["seat"] == table.asked
    assert all(r.says for r in told)


def test_seats_see_no_more_than_they_may(table):
    asked = table.asked
    for seat in range(5):
        mine = table.seat(seat)
        assert mine.name == table.setup.names[seat]
        assert (mine.question().rows is None) == (mine.question().default is None) == (seat != asked)
        hidden = [s for s in mine.view().seats if s.role is None]
        assert all(s.seat != seat for s in hidden)
    assert table.spectator().name == "spectator"
    assert not table.spectator().asked
    assert len([s for s in table.spectator().view().seats if s.role is None]) == 4


def test_games_are_listed_with_their_settings():
    info = next(info for info in standoff.games() if info.id == "bang")
    assert info.players == [4, 5, 6, 7]
    dealt = next(s for s in info.settings if s.name == "characters")
    assert (dealt.default, dealt.choices) == ("one dealt", ["one dealt", "one of two"])


def test_public_names_are_sorted_and_there():
    assert standoff.__all__ == sorted(standoff.__all__)
    assert all(hasattr(standoff, name) for name in standoff.__all__)
