"""Scenarios: what holds, what does not, and what cannot even be read. Every slip gets a sentence with its place."""

from __future__ import annotations

from pathlib import Path

import pytest

from standoff import scenario_setup
from standoff.engine import scenario as scenarios
from standoff.engine.errors import WrongSetup
from standoff.engine.scenario import DEEPEST, MOST_BYTES, Scenario, find_scenarios, play, scenarios_in, show


def shown(game: str = "walking_dead", **told) -> list[str]:
    return show(Scenario("here", "a scenario", game, [], told), scenario_setup).faults


NAMES = ("Ann", "Bob", "Cid", "Dot")
GIVEN = {"seats": [{"name": n} for n in NAMES], "turn": "Ann", "rolls": ["1"] * 5}
KEPT = {"Ann": "keep all dice"}
DOCS = Path(__file__).parents[2] / "docs" / "scenarios.md"


def test_a_scenario_that_holds():
    assert shown(given=GIVEN, when=[KEPT], then={"kind": "aim", "Ann": {"walkers": 0}}) == []


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ({"then": {}}, "nothing is expected"),
        ({"when": [{"Ann": "sing"}], "then": {"pile": 9}}, "step 1: Ann cannot answer 'sing'"),
        ({"when": [{"Eve": "keep all dice"}]}, "Eve does not sit at the table"),
        ({"when": [{"Bob": "keep all dice"}]}, "table.not_asked"),
        ({"when": [{"Ann": "keep all dice", "refused": "wd.x"}]}, "should be refused by wd.x"),
        ({"when": [{"Ann": "keep all dice", "then": {"pile": 3}}]}, "pile is 9, not 3"),
        ({"when": [{"then": {"pile": 3}}]}, "step 1: pile is 9, not 3"),
        ({"then": {"Ann": {"health": 1}}}, "Ann.health is"),
        ({"then": {"Ann": {}}}, "not {}"),
        ({"then": {"Ann": {"alive": 1}}}, "Ann.alive is True, not 1"),
        ({"then": {"Ann": {"mood": 1}}}, "Ann has no 'mood'"),
        ({"then": {"mood": 1}}, "there is no 'mood'"),
        ({"then": {"asked": "Bob"}}, "asked is 'Ann', not 'Bob'"),
        ({"then": {"kind": "aim"}}, "kind is 'reroll'"),
        ({"then": {"options": []}}, "options is"),
        ({"then": {"offers": ["sing"]}}, "'sing' is not offered"),
        ({"then": {"offers": []}}, "offers: it is empty, so it shows nothing"),
        ({"then": {"offers_only": ["keep"]}}, "is offered, too"),
        ({"then": {"offers_only": ["keep", "re-roll", "sing"]}}, "no option begins with 'sing'"),
        ({"then": {"offers_not": ["keep all dice"]}}, "is offered"),
        ({"then": {"offers_not": ["sing"]}}, "'sing' could never be offered here"),
        ({"then": {"winners": ["Ann"]}}, "the game is not over"),
        ({"then": {"happened": ["Ann rolls", "Ann sings"]}}, "it did not happen (in this order): 'Ann sings'"),
        ({"then": {"happened": []}}, "happened: it is empty"),
        ({"then": {"never": ["Ann rolls"]}}, "it happened"),
        ({"then": {"count": {"role = Leader": 2}}}, "1 seats have role = Leader, not 2"),
        ({"then": {"count": {"mood = fine": 2}}}, "write a field of a seat"),
        ({"then": {"seen_by": {"Bob": {"Cid": {"role": "Savior"}}}}}, "in the eyes of Bob: Cid.role is None"),
        ({"then": {"seen_by": {"Bob": {"Bob": {"role": "hidden"}}}}}, "not hidden"),
        ({"then": {"seen_by": {"Bob": {}}}}, "seen_by.Bob: it is empty"),
        ({"then": {"seen_by": {"Eve": {"pile": 9}}}}, "Eve does not sit at the table"),
        ({"then": {"seen_by": {"Bob": {"asked": "Bob"}}}}, "in the eyes of Bob: asked is 'Ann'"),
        ({"then": {"seen_by": {"Bob": {"offers": ["keep all dice"]}}}}, "the options are hidden"),
        ({"then": {"seen_by": {"Bob": {"happened": ["Ann sings"]}}}}, "in the eyes of Bob: it did not happen"),
        ({"then": {"seen_by": {"spectator": {"never": ["Ann rolls"]}}}}, "in the eyes of spectator: it happened"),
        ({"then": {"seen_by": {"spectator": {"prompt": "Why?"}}}}, "not 'Why?'"),
    ],
)
def test_a_scenario_that_does_not_hold_says_what_is_otherwise(told, says):
    faults = shown(given=GIVEN, **told)
    assert faults
    assert says in faults[0]


def test_results_that_were_laid_out_and_never_used_are_a_fault():
    given = {**GIVEN, "rolls": ["1"] * 7}
    assert shown(given=given, when=[KEPT], then={"kind": "aim"}) == [
        "the last 2 of the results that were laid out (rolls, picks, chance) were never used"
    ]


def test_offers_know_remarks_in_brackets_and_refused_answers():
    given = {"seats": [{"name": "Ann", "hand": ["Beer", "Missed!"]}, {}, {}, {}]}
    table = table_of("bang", given)
    options = [table.say(table.option(code)) for code in table.options]
    refused = [table.say(refusal) for refusal in table.refusals()]
    (beer,) = [o for o in options if "(" in o]
    then = {"offers": [beer.upper(), beer.split(" (")[0]], "offers_not": [refused[0].upper()]}
    assert shown("bang", given=given, then=then) == []
    assert "is offered" in shown("bang", given=given, then={"offers_not": [beer.split(" (")[0]]})[0]
    assert "could never be offered" in shown("bang", given=given, then={"offers_not": ["play Beer 2C"]})[0]


@pytest.mark.parametrize("game", ["walking_dead", "bang"])
def test_the_examples_of_the_documentation_hold(game):
    blocks = DOCS.read_text("utf-8").split("```toml\n")[1:]
    whole = [b.split("```")[0] for b in blocks if b.startswith("[[scenario]]")]
    prefix = {"walking_dead": '"wd.', "bang": '"bang.'}[game]
    (text,) = [b for b in whole if prefix in b]
    (scenario,) = scenarios_in(text.encode(), "scenarios.md", game)
    assert show(scenario, scenario_setup).faults == []


def table_of(game: str, given: dict):
    plan = scenarios.read_plan({"given": given})
    return scenarios.begin(game, plan, scenario_setup)[0]


# -- lists -----------------------------------------------------------------------------------------------------------

BANG = {
    "seats": [{"name": "Ann", "hand": ["Beer 6H", "Duel QD", "Beer 7H"]}, {"name": "Bob"}, {"name": "Cid"}, {}],
}


@pytest.mark.parametrize(
    "hand",
    [
        {"has": ["Duel QD"]},
        {"has": ["Duel QD", "Beer 7H"], "lacks": ["Beer 8H"], "length": 3},
        {"begins": ["Beer 6H", "Beer 7H"]},
        {"any_order": ["Beer 7H", "Beer 6H", "Duel QD"]},
        ["Beer 6H", "Beer 7H", "Duel QD"],
    ],
)
def test_a_list_as_it_should_be(hand):
    assert shown("bang", given=BANG, then={"Ann": {"hand": hand}}) == []


@pytest.mark.parametrize(
    ("hand", "says"),
    [
        ({"has": ["Beer 8H"]}, "Ann.hand has no 'Beer 8H'"),
        ({"lacks": ["Duel QD"]}, "Ann.hand has 'Duel QD'"),
        ({"length": 2}, "Ann.hand has 3 entries, not 2"),
        ({"begins": ["Duel QD"]}, "does not begin with"),
        ({"begins": ["Beer 6H", "Beer 7H", "Duel QD", "Beer 8H"]}, "does not begin with"),
        ({"any_order": ["Beer 7H", "Beer 6H"]}, "Ann.hand has ['Duel QD'] besides"),
        ({"any_order": ["Beer 7H", "Beer 7H", "Duel QD"]}, "lacks 'Beer 7H'"),
        ({"has": []}, "Ann.hand.has must have from 1 to 1000 entries, not 0"),
        ({"hass": ["Beer"]}, "has no 'hass'"),
        ({}, "not {}"),
        ([], "not []"),
    ],
)
def test_a_list_that_is_otherwise(hand, says):
    faults = shown("bang", given=BANG, then={"Ann": {"hand": hand}})
    assert says in faults[0]


# -- two worlds ------------------------------------------------------------------------------------------------------


def test_two_worlds_look_the_same_to_whoever_cannot_know():
    told = {"given": BANG, "when": [{"Ann": "end turn"}], "other": {"Ann": {"hand": ["Duel 8C", "Beer", "Indians!"]}}}
    assert shown("bang", **told, same_for=["Bob", "Cid", "spectator"]) == []
    (fault,) = shown("bang", **told, same_for=["Ann"])[:1]
    assert fault.startswith("Ann can tell the worlds apart by what he sees: ...")


@pytest.mark.parametrize(
    ("told", "says"),
    [
        ({"same_for": ["Bob"]}, "same_for: `other` and `same_for` belong together"),
        ({"other": {"Ann": {"hand": ["Beer 6H"]}}}, "other: `other` and `same_for` belong together"),
        ({"other": {}, "same_for": ["Bob"]}, "the other world does not differ from the first"),
        ({"other": {"Ann": 3}, "same_for": ["Bob"]}, "other.Ann must be a table, not 3"),
        ({"other": {"Ann": {"life": 99}}, "same_for": ["Bob"]}, "in the other world: given.seats[0].life"),
        ({"other": {"Bob": {"life": 1}}, "same_for": ["Cid"]}, "Cid can tell the worlds apart"),
        (
            {"other": {"Ann": {"hand": ["Duel"] * 3}}, "same_for": ["Bob"], "when": [{"Ann": "play Beer 6H"}]},
            "in the other world: Ann cannot answer",
        ),
    ],
)
def test_two_worlds_that_differ_say_by_what(told, says):
    assert says in shown("bang", given=BANG, **told)[0]


# -- what cannot be read ---------------------------------------------------------------------------------------------

FRAME = 'title = "one"\nplayers = 4\n'


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("title = ", "not a TOML file"),
        (b"\xff\xfe", "not a TOML file"),
        (f"players = {'9' * 5000}", "not a TOML file"),
        (f"x = {'[' * 5000}", "deep in one another"),
        (f"then.{'a.' * (DEEPEST + 5)}b = 1", "deep in one another"),
        (f"# {'x' * MOST_BYTES}", "a scenario file has at most"),
        ('titel = "one"', "the file: a scenario has no 'titel'"),
        ("scenario = 3", "the file.scenario must be a list, not 3"),
        ("scenario = []", "the file.scenario must have from 1"),
        ("scenario = [3]", "the file.scenario[0] must be a table, not 3"),
        ("mood = 1\n[[scenario]]\nplayers = 4", "the file: a file of scenarios has no 'mood'"),
        ("title = 3", "the file.title must be a text, not 3"),
        ("clauses = 3", "the file.clauses must be a list"),
        ("clauses = [3]", "the file.clauses[0] must be a text, not 3"),
        ("game = 3", "the file.game must be a text"),
        ('game = "chess"', "there is no game 'chess'"),
        ("players = 0", "players must be from 1 to"),
        ("players = 1e9", "players must be from 1 to"),
        ("players = 2026-01-01", "players must be from 1 to"),
        ("players = 9", "for 3 to 8 players, not 9"),
        ('players = ["Ann", 3, "Cid"]', "players[1] must be a text"),
        ("seed = [1]", "a seed is a whole number or a text"),
        (FRAME + "settings = 3", "settings must be a table"),
        (FRAME + "settings = { mood = 3 }", "there is no setting 'mood'"),
        (FRAME + "settings = { aiming = [3] }", "setting 'aiming' cannot be [3]"),
        (FRAME + "when = 3", "when must be a list"),
        (FRAME + "when = [3]", "when[0] must be a table"),
        (FRAME + "when = [{}]", "when[0]: a step has an answer, or something to look at"),
        (FRAME + "when = [{ Ada = 3 }]", "when[0].Ada must be a text, not 3"),
        (FRAME + 'when = [{ Ada = "a", Ben = "b" }]', "one seat answers in a step, not Ada and Ben"),
        (FRAME + 'when = [{ Ada = "a", times = 100000000 }]', "when[0].times must be from 1 to 100"),
        (FRAME + 'when = [{ Ada = "a", times = 0 }]', "when[0].times must be from 1 to 100"),
        (FRAME + "when = [" + '{ Ada = "a", times = 100 },' * 3 + "]", "the steps give 300 answers; 200 is the most"),
        (FRAME + 'when = [{ Ada = "a", refused = 3 }]', "when[0].refused must be a text"),
        (FRAME + 'when = [{ refused = "wd.x" }]', "when[0].refused: nobody answers in this step"),
        (FRAME + 'when = [{ Ada = "a", then = 3 }]', "when[0].then must be a table"),
        (FRAME + 'when = [{ Ada = "a", then = {} }]', "when[0].then: it is empty"),
        (FRAME + "then = 3", "then must be a table"),
        (FRAME + "then = { happened = 3 }", "happened must be a list"),
        (FRAME + "then = { happened = [3] }", "happened[0] must be a text"),
        (FRAME + "then = { never = {} }", "never must be a list"),
        (FRAME + "then = { options = 3 }", "options must be a list"),
        (FRAME + "then = { offers = [[]] }", "offers[0] must be a text"),
        (FRAME + "then = { seen_by = 3 }", "seen_by must be a table"),
        (FRAME + "then = { seen_by.Ada = 3 }", "seen_by.Ada must be a table"),
        (FRAME + "then = { count = [] }", "count must be a table"),
        (FRAME + 'then = { count."role = Leader" = "1" }', "must be from 0 to 4, not '1'"),
        (
            FRAME + f"then.happened = {['x'] * 999}\nwhen = [{{ Ada = 'a', times = 9, then.never = {['x'] * 999} }}]",
            "most",
        ),
        (FRAME + "given = 3", "given must be a table"),
        (FRAME + "given = {}", "given: 'seats' is missing"),
        (FRAME + "given = { seats = 4 }", "given.seats must be a list"),
        (FRAME + "given = { seats = [1, 2, 3] }", "given.seats[0] must be a table"),
        (FRAME + "given = { seats = [{}, {}, {}] }", "players: the position has 3 seats"),
        ("given = { seats = [{ name = 3 }, {}, {}] }", "given.seats[0].name must be a text"),
        ("given = { seats = [{ name = 'A' }, { name = 'a' }, {}] }", "two players have the same name"),
    ],
)
def test_a_broken_file_gets_one_sentence(text, says):
    content = text if isinstance(text, bytes) else text.encode()
    (scenario,) = scenarios_in(content, "one.toml", "walking_dead")
    faults = show(scenario, scenario_setup).faults
    assert len(faults) == 1
    assert says in faults[0]
    assert not faults[0].startswith((".", ":"))
    assert "\n" not in faults[0]


def test_one_broken_scenario_does_not_hide_the_others(tmp_path):
    folder = tmp_path / "walking_dead"
    folder.mkdir()
    good = 'title = "good"\nclauses = ["wd.x"]\nplayers = 4\n[scenario.then]\ncount = { "role = Leader" = 1 }\n'
    (folder / "a.toml").write_text("title = ")
    (folder / "b.toml").write_text(f'[[scenario]]\nplayers = [3]\ntitle = "bad"\n[[scenario]]\n{good}')
    (folder / "c.toml").mkdir()
    found = find_scenarios([tmp_path])
    assert [(s.title, s.game, len(play(s, scenario_setup).faults)) for s in found] == [
        ("the whole file", "walking_dead", 1),
        ("bad", "walking_dead", 1),
        ("good", "walking_dead", 0),
        ("the whole file", "walking_dead", 1),
    ]
    assert found[2].clauses == ["wd.x"]
    with pytest.raises(WrongSetup, match="neither a file nor a folder"):
        find_scenarios([tmp_path / "gone"])


def test_rules_that_break_down_are_a_fault_of_this_scenario(monkeypatch):
    def broken(*_):
        raise AssertionError("no rule")

    monkeypatch.setattr(scenarios, "look", broken)
    scenario = Scenario("here", "a scenario", "walking_dead", [], {"players": 4, "then": {"pile": 9}})
    (fault,) = play(scenario, scenario_setup).faults
    assert fault.startswith("the rules broke down: AssertionError: no rule (test_scenario.py, line ")
