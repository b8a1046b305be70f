"""The library around the table: catalogues, clauses, scenarios to step through and to take over, dense numbers."""

from __future__ import annotations

import shutil
from itertools import pairwise

import msgspec
import pytest

import standoff
from standoff.engine import rulebook
from standoff.engine.clauses import TABLE_CLAUSES
from standoff.engine.record import state_hash
from standoff.engine.scenario import scenarios_of
from standoff.games import IDS, find
from standoff.games.bang.messages import play_at

GAMES = pytest.mark.parametrize("game", IDS)


# -- catalogues ------------------------------------------------------------------------------------------------------


@GAMES
def test_a_catalogue_is_that_of_a_table(game):
    """It depends on players, settings and data only, never on the seed."""
    for players in find(game).players:
        asked = standoff.catalogue(game, players=players)
        for seed in (1, 2):
            assert standoff.new(game, players=players, seed=seed).catalogue() == asked
    assert standoff.catalogue(game) == standoff.catalogue(game, players=find(game).players[0])


@GAMES
def test_a_catalogue_leads_to_clauses(game):
    known = {clause.id for clause in standoff.clauses(game)}

    def named(part):
        if isinstance(part, dict):
            yield from part.get("clauses", ())
            for inner in part.values():
                yield from named(inner)
        elif isinstance(part, list):
            for inner in part:
                yield from named(inner)

    found = set(named(msgspec.to_builtins(standoff.catalogue(game))))
    assert found
    assert found <= known


def test_a_catalogue_has_the_figures_of_other_data(tmp_path):
    shutil.copy(find("bang").folder / "data" / "characters.toml", tmp_path)
    file = tmp_path / "characters.toml"
    file.write_text(file.read_text("utf-8").replace("life = 4", "life = 2", 1), "utf-8")
    assert standoff.catalogue("bang", data=tmp_path).characters[0].life == 2
    assert standoff.catalogue("bang").characters[0].life == 4


def test_a_catalogue_that_cannot_be_says_why():
    with pytest.raises(standoff.UnknownGame):
        standoff.catalogue("chess")
    with pytest.raises(standoff.WrongSetup, match="4 to 7 players"):
        standoff.catalogue("bang", players=2)


# -- clauses and scenarios -------------------------------------------------------------------------------------------


@GAMES
def test_every_clause_is_shown_by_a_scenario(game):
    titles = {scenario.title for scenario in standoff.scenarios(game)}
    for clause in standoff.clauses(game):
        assert clause.scenarios, clause.id
        assert titles.issuperset(clause.scenarios)
        assert standoff.clause(clause.id) == clause
    some = standoff.clauses(game)[::25]
    for clause in some:
        assert tuple(s.title for s in standoff.scenarios(game, clause.id)) == clause.scenarios


def test_the_table_has_clauses_too():
    for name, text in TABLE_CLAUSES.items():
        assert standoff.clause(name).text == text


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("bang.bang.los", "there is no clause 'bang.bang.los'; did you mean bang.bang.loss"),
        ("table.overr", "did you mean table.over"),
        ("", "there is no clause ''"),
        (None, "there is no clause None"),
        (["x"], "there is no clause"),
    ],
)
def test_a_clause_that_there_is_not_is_named(name, says):
    with pytest.raises(standoff.UnknownClause) as caught:
        standoff.clause(name)
    assert says in str(caught.value)


def test_scenarios_of_a_clause_that_there_is_not():
    with pytest.raises(standoff.UnknownClause, match="did you mean bang"):
        standoff.scenarios("bang", "bang.missed.cancel")
    with pytest.raises(standoff.UnknownGame):
        standoff.scenarios("chess")


def test_a_scenario_names_its_file_from_the_rulebooks_on():
    assert standoff.scenarios("bang")[0].file == "bang/bang_and_missed.toml"


def test_nobody_outside_can_change_the_rulebook():
    standoff.clauses("bang").clear()
    scenario = standoff.scenarios("bang")[0]
    scenario.told.clear()
    scenario.clauses.clear()
    assert len(standoff.clauses("bang")) > 200
    assert standoff.scenarios("bang")[0].told
    assert standoff.scenarios("bang")[0].clauses


def test_an_installed_package_has_its_rulebooks_inside(tmp_path, monkeypatch):
    """In a wheel they lie in the package; in a checkout beside it."""
    package = tmp_path / "site" / "standoff"
    (package / "rulebook").mkdir(parents=True)
    monkeypatch.setattr(rulebook, "PACKAGE", package)
    assert rulebook.rulebook_folder() == package / "rulebook"
    (package / "rulebook").rmdir()
    with pytest.raises(standoff.WrongSetup, match="no scenarios"):
        rulebook.rulebook_folder()


# -- demonstrations --------------------------------------------------------------------------------------------------


def scenario_called(game, words):
    (found,) = [s for s in standoff.scenarios(game) if words in s.title]
    return found


def test_a_demonstration_shows_each_answer_and_what_follows():
    shown = standoff.demonstrate(scenario_called("bang", "A Missed! cancels the shot, out of turn"))
    assert (shown.game, shown.players, shown.seat) == ("bang", ["Ann", "Ben", "Carl", "Dan"], None)
    assert "bang.missed.cancels" in shown.clauses
    assert shown.catalogue == standoff.catalogue("bang", players=4)
    position, shot, missed = shown.frames
    assert [frame.number for frame in shown.frames] == [0, 1, 2]
    assert position.given is None
    assert position.question.seat == 0
    assert (shot.given.seat, shot.given.words, shot.given.refused) == (0, "play BANG! AS on Ben", None)
    assert (shot.given.answer.kind, shot.given.answer.target) == ("play_at", 1)
    assert shot.events[0].kind == "play_card"
    assert (shot.question.seat, shot.question.kind) == (1, "shot")
    assert shot.view.discard == [shot.given.answer.card]
    assert missed.given.seat == 1
    assert [told.kind for told in missed.events][:2] == ["play_card", "cancel"]
    numbers = [told.number for frame in shown.frames for told in frame.events]
    assert numbers == list(range(len(numbers)))


def test_a_refused_answer_is_a_frame_in_which_nothing_happens():
    refused = [
        (frame, before)
        for scenario in standoff.scenarios("bang")[:60]
        for frames in [standoff.demonstrate(scenario).frames]
        for before, frame in pairwise(frames)
        if frame.given.refused is not None
    ]
    assert refused
    for frame, before in refused:
        assert frame.events == []
        assert (frame.view, frame.question) == (before.view, before.question)
        assert standoff.clause(frame.given.refused.clause)


def test_a_demonstration_in_the_eyes_of_a_seat_shows_no_more_than_it_may_know():
    scenario = scenario_called("bang", "A Missed! cancels the shot, out of turn")
    carl = standoff.demonstrate(scenario, seat=2)
    table = standoff.play_scenario(scenario, until=1)
    assert carl.seat == carl.frames[1].view.viewer == 2
    assert carl.frames[1].view == table.seat(2).view()
    assert carl.frames[1].question == table.seat(2).question()
    assert carl.frames[1].question.rows is None
    given = carl.frames[1].given
    assert (given.seat, given.words, given.answer, given.refused) == (0, None, None, None)
    ann = standoff.demonstrate(scenario, seat=0)
    assert ann.frames[1].given.words == "play BANG! AS on Ben"
    with pytest.raises(standoff.StandoffError, match="the seats are 0 to 3"):
        standoff.demonstrate(scenario, seat=4)


@GAMES
def test_scenarios_can_be_stepped_through_and_taken_over(game):
    for scenario in standoff.scenarios(game)[::9]:
        shown = standoff.demonstrate(scenario)
        table = standoff.play_scenario(scenario)
        assert table.open_view() == shown.frames[-1].view, scenario.title
        assert table.events() == [told for frame in shown.frames for told in frame.events], scenario.title


def test_a_scenario_is_taken_over_at_any_frame():
    scenario = scenario_called("bang", "A Missed! cancels the shot, out of turn")
    frames = standoff.demonstrate(scenario).frames
    for frame in frames:
        table = standoff.play_scenario(scenario, until=frame.number)
        assert (table.open_view(), table.question()) == (frame.view, frame.question)
    table = standoff.play_scenario(scenario, until=1)
    table.answer("take the hit")
    assert table.view().seats[1].life == 3
    assert state_hash(standoff.load(table.save())._state) == state_hash(table._state)


@pytest.mark.parametrize("until", [-1, 3, True, 1.0, "1"])
def test_there_are_only_the_frames_that_there_are(until):
    scenario = scenario_called("bang", "A Missed! cancels the shot, out of turn")
    with pytest.raises(standoff.StandoffError, match="the frames are 0 to 2"):
        standoff.play_scenario(scenario, until=until)


SEATS = [{}, {}, {}, {}]


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ({"titel": "x"}, "a scenario has no 'titel'"),
        ({"given": {"seats": [{}]}}, "4 to 7 players"),
        ({"given": {"seats": SEATS}, "when": [{"Zed": "end turn"}]}, "Zed does not sit at the table"),
        ({"given": {"seats": SEATS}, "when": [{"Ada": "dance"}]}, "answer 1: Ada cannot say 'dance'"),
        ({"given": {"seats": SEATS}, "when": [{"Ben": "end turn"}]}, "answer 1: Ben cannot say 'end turn'"),
    ],
)
def test_a_scenario_that_cannot_be_shown_says_why(told, says):
    (scenario,) = scenarios_of(told, "here", "bang")
    for show in (standoff.demonstrate, standoff.play_scenario):
        with pytest.raises(standoff.StandoffError) as caught:
            show(scenario)
        assert says in str(caught.value)


# -- numbers for learners --------------------------------------------------------------------------------------------


@GAMES
def test_a_numbering_is_that_of_a_setup(game):
    for players in find(game).players:
        table = standoff.new(game, players=players, seed=1)
        numbering = standoff.numbering(table)
        assert numbering.size == standoff.numbering(table.setup).size
        assert all(numbering.code(numbering.number(code)) == code for code in table.options)


def test_a_numbering_refuses_what_can_never_be_answered():
    table = standoff.new("bang", players=4, seed=3)
    numbering = standoff.numbering(table)
    assert numbering.size == 1155
    for number in (-1, numbering.size):
        with pytest.raises(ValueError, match="go from 0 to 1154"):
            numbering.code(number)
    with pytest.raises(ValueError, match="is no answer"):
        numbering.number(10**9)
    with pytest.raises(ValueError, match="can never be answered at this table"):
        numbering.number(play_at(0, 5))
