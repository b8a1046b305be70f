"""The game at the keyboard: what is typed, what is shown, and to whom."""

from __future__ import annotations

import contextlib
import re
from functools import cache
from itertools import pairwise

import pytest

import standoff
from standoff.cli.orders import ALSO, ORDERS
from standoff.cli.play import Session
from standoff.cli.prompt import Leave, is_number, whole_number
from standoff.engine import words
from standoff.engine.rng import Rng
from standoff.games import IDS, find

from .screens import Typist, called, go_on, session, texts

ODD = [
    "²",
    "+-1",
    "-1",
    "0",
    "9" * 5000,
    "rule [/x]",
    "what [/x]",
    "why [/x]",
    "[/x]",
    "\x1b[2J",
    "\ud800",
    "why",
    "what",
]
ODD += [
    "rule",
    "not [",
    "log 0",
    "log ²",
    "board [/]",
    "options \\",
    "help [/b]",
    "save /nowhere/there",
    "save .",
    "save \0",
]
ODD += ["save ~nobody-of-that-name/x", "undo", "back", "é" * 3000, "(" * 50, "*", "1e5", "١", "Ⅷ", "auto auto", "auto"]


def game(name, seed=2, players=None):
    return standoff.new(name, players=players or find(name).players[-1], seed=seed)


def at_question(name, kind, seed=2, players=None, **settings):
    """A table at its first question of a kind, and who is asked."""
    table = standoff.new(name, players=players or find(name).players[0], seed=seed, settings=settings)
    chance = Rng(seed, kind)
    while table.question().kind != kind:
        go_on(table, chance)
    return table, table.asked


@pytest.mark.parametrize("name", IDS)
def test_nothing_that_is_typed_ends_a_game(name, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    table = game(name)
    asked = table.asked
    number = table.number
    made, terminal = session(table, ODD, people=(asked,))
    assert made.table.number == number
    assert terminal.shown.count("TYPED") == len(ODD)
    assert "\x1b" not in terminal.shown
    assert list(tmp_path.iterdir()) == []


def test_numbers_are_plain_digits():
    assert [whole_number(w) for w in ("7", "+7", "²", "+-1", "", "1234567", "١")] == [
        7,
        7,
        None,
        None,
        None,
        None,
        None,
    ]
    assert [is_number(w) for w in ("7", "-7", "9" * 5000, "²", "+-1")] == [True, True, True, False, False]


def test_a_number_that_is_no_option():
    _, terminal = session(game("walking_dead"), ["99", "9" * 5000], people=(game("walking_dead").asked,))
    assert "There is no option 99; give a number from 1 to" in terminal.after("99")
    assert "There is no option with that number" in terminal.shown


def test_words_narrow_the_choice_and_then_answer():
    table, asked = at_question("walking_dead", "reroll")
    number = table.number
    made, terminal = session(table, ["re-roll", "keep"], people=(asked,))
    assert "Which one?" in terminal.after("re-roll")
    assert made.table.number > number


def with_bangs():
    """A first turn of BANG! with several BANG! cards in hand, somebody in reach and somebody else out of it."""
    for seed in range(100):
        table = standoff.new("bang", players=5, seed=seed)
        if table.question().kind != "play":
            continue
        near = [said for said in texts(table).values() if said.startswith("play BANG!")]
        far = [r for r in table.refusals() if r.reason.clause == "bang.bang.reach"]
        names = [text.rpartition(" ")[2] for text in near]
        if far and names and names.count(names[0]) > 1:
            return table, names[0], far[0]
    raise AssertionError("no such deal")


def test_play_bang_on_somebody_takes_any_copy_of_the_card():
    table, near, _ = with_bangs()
    _, terminal = session(table, [f"play BANG! on {near}", "help"], people=(table.asked,))
    assert "Which one" not in terminal.after(f"play BANG! on {near}")
    assert "You play BANG! " in terminal.shown


def test_an_impossible_wish_is_refused_for_its_reason():
    table, near, far = with_bangs()
    name = table.setup.names[far.answer.target]
    lines = [f"bang {name}", f"why {name} bang", f"shoot {near}", "stage coach robbery", "heal dev now", "bagn"]
    _, terminal = session(table, lines, people=(table.asked,))
    assert f"No: {far.reason.text}" in terminal.after(lines[0])
    assert "bang.bang.reach  A BANG! may be played" in terminal.after(lines[1])
    assert "Did you mean: " in terminal.after(lines[2])
    assert "is not an answer here. Possible: 1 end turn" in terminal.after(lines[3])
    assert "Did you mean: " in terminal.after("bagn")
    assert terminal.shown.count("TYPED") == len(lines)


def test_a_slip_is_taken_for_something_possible_first():
    table = standoff.new("halo_bang", players=4, seed=5)
    while not (table.question().kind == "shield" and len(table.options) > 1):
        table.answer(table.options[-1])
    _, terminal = session(table, ["sheild"], people=(table.asked,))
    assert "Did you mean: 2 " in terminal.after("sheild")


def test_an_unknown_card_leads_to_what_it_is():
    table = standoff.new("walking_dead", players=4, seed=2)
    _, terminal = session(table, ["Glenn"], people=(table.asked,))
    assert '"what Glenn" says what that is.' in terminal.after("Glenn")


def test_why_tells_what_is_possible_and_what_is_not():
    table, _, far = with_bangs()
    _, terminal = session(table, ["why bang", "why", "why sing", "not bang", "not zzz"], people=(table.asked,))
    assert "That is possible: " in terminal.after("why bang")
    assert far.reason.text in " ".join(terminal.after("why bang").split())
    assert "Say what: for example" in terminal.after("why")
    assert "The question is: Play a card, or end your turn?" in " ".join(terminal.after("why sing").split())
    assert "Missed" not in terminal.after("not bang")
    assert "Nothing that speaks of" in terminal.after("not zzz")


OUT_OF_TURN = [
    ("bang", "shot", "end turn"),
    ("bang", "store", "draw from the deck"),
    ("halo_bang", "shield", "end turn"),
    ("walking_dead", "aim", "keep all dice"),
    ("risk_halo", "defend", "agree"),
    ("flashpoint", "activate", "break away"),
]


@pytest.mark.parametrize(("name", "kind", "words"), OUT_OF_TURN)
def test_what_belongs_to_another_question_is_refused_with_the_one_that_is_open(name, kind, words):
    table, asked = at_question(name, kind)
    question = table.question()
    _, terminal = session(table, [f"why {words}", f"why {words} zzz"], people=(asked,))
    said = " ".join(terminal.after(f"why {words}").split())
    assert f'"{words}" is not possible now.' in said
    assert f"The question is: {' '.join(table.seat(asked).say(question).split())}" in said
    assert f"{table.setup.game.messages.clauses[type(question.about)]}  " in terminal.after(f"why {words}")
    assert ' zzz" is not an answer here.' in terminal.after(f"why {words} zzz")


def test_a_word_of_the_game_is_not_taken_for_a_slip():
    table = standoff.new("halo_bang", players=4, seed=3)
    _, terminal = session(table, ["why take the damage", "discard plasma"], people=(table.asked,))
    assert "Damage Boost" not in terminal.after("why take the damage")
    assert "hb.play." in terminal.after("why take the damage")
    assert "Overshield for a card" not in terminal.after("discard plasma")


def test_what_is_not_told_unasked_is_told_if_it_is_asked_for():
    table, asked = at_question("risk_halo", "place", players=3, set_up="quick")
    [foreign, *_] = [r for r in table.refusals(everything=True) if table.say(r).startswith("1 unit on ")]
    wanted = table.say(foreign)
    assert foreign not in table.refusals()
    lines = ["not", f"place {wanted}", f"why 3 on {wanted.removeprefix('1 unit on ')}", "why no maneuver"]
    _, terminal = session(table, lines, people=(asked,))
    assert wanted not in terminal.after("not")
    assert f"No: {foreign.reason.text}" in terminal.after(lines[1])
    assert f"No: {foreign.reason.text}" in terminal.after(lines[2])
    assert "[rh.turn.maneuver]" in terminal.after("why no maneuver")


def test_a_thing_that_is_mistyped_is_named():
    table, asked = at_question("flashpoint", "activate")
    _, terminal = session(table, ["what qqqqqq"], people=(asked,))
    assert '"rule WORD"' in terminal.after("what qqqqqq")
    table, asked = at_question("bang", "play")
    _, terminal = session(table, ["what barel"], people=(asked,))
    assert "Did you mean: Barrel?" in terminal.after("what barel")


def test_a_reason_calls_models_as_the_board_does():
    table, _ = at_question("flashpoint", "act")
    while not any("has been Activated" in r.reason.text for r in table.refusals()):
        table.answer(table.options[0])
    said = next(r for r in table.refusals() if "has been Activated" in r.reason.text)
    words = f"why {table.say(said)}"
    _, terminal = session(table, [words], people=(table.asked,))
    assert re.search(r"No: .* @[AB]\d has been Activated", terminal.after(words))


def test_who_is_asked_in_the_turn_of_another_is_told_whose_it_is():
    table, asked = at_question("bang", "shot")
    turn = table.setup.names[table.seat(asked).view().turn]
    _, terminal = session(table, ["why end turn", "take the hit"], people=(asked,))
    assert f"It is {turn}'s turn. The question is: " in " ".join(terminal.after("why end turn").split())
    table, asked = at_question("bang", "play")
    _, terminal = session(table, ["why take the hit"], people=(asked,))
    assert "'s turn. The" not in terminal.after("why take the hit")


def test_a_number_of_units_can_be_typed():
    table, asked = at_question("risk_halo", "place", players=3, set_up="quick")
    while table.question().about.left < 5 or table.asked != asked:
        table.answer(table.options[0])
    mine = called(table, "territory", table.option(table.options[0]).answer.territory)
    left, before = table.question().about.left, table.seat(asked).plain().territories[mine].units
    made, terminal = session(table, [f"place 3 on {mine}", f"place {left} {mine}", "undo"], people=(asked,))
    assert "There are not so many" in terminal.after(f"place {left} {mine}")
    assert f"({left - 3} left)" in terminal.after(f"place 3 on {mine}")
    assert "Taken back." in terminal.after("undo")
    assert made.table.seat(asked).plain().territories[mine].units == before
    assert made.table.question().about.left == left


def test_all_dice_and_all_units():
    table, asked = at_question("walking_dead", "reroll")
    said = texts(table)
    most = max(said, key=lambda code: said[code].count(","))
    made, _ = session(table, ["re-roll all"], people=(asked,))
    assert most in made.table.record().answers[-20:]


def test_attacks_show_how_strong_both_sides_are():
    table, asked = at_question("risk_halo", "attack", players=3, set_up="quick")
    attack = next(o.answer for o in map(table.option, table.options) if o.answer.kind == "attack")
    land = table.seat(asked).plain().territories
    source, target = (land[called(table, "territory", place)] for place in (attack.source, attack.target))
    _, terminal = session(table, [], people=(asked,))
    assert f"({source.units}" in terminal.shown
    assert f" against {target.units}" in terminal.shown


@pytest.mark.parametrize(
    ("name", "wanted", "says"),
    [
        ("bang", "BANG!", "A BANG! may be played against a player whose distance the weapon reaches."),
        ("bang", "BANG! 7C", "A BANG! may be played against a player"),
        ("bang", "bart cassidy", "draws a card from the deck for each life point"),
        ("walking_dead", "Infection", "Cannot be re-rolled."),
        ("walking_dead", "2", "A player two places away loses a Health."),
        ("halo_bang", "shotgun", "range 1, damage 2"),
        ("halo_bang", "medic", "Medic may use a Weapon from his hand"),
        ("risk_halo", "spawn pods", "Place 4 extra units"),
        ("risk_halo", "hero", "A Hero is no unit."),
        ("flashpoint", "M392 DMR", "range 6"),
        ("flashpoint", "scout", "one cube before the first Round"),
        ("flashpoint", "ESD(1)", "depletes n shields"),
        ("bang", "zzzz", "Nothing is known of"),
    ],
)
def test_what_a_thing_does(name, wanted, says):
    table = game(name)
    _, terminal = session(table, [f"what {wanted}"], people=(table.asked,))
    assert says in " ".join(terminal.after(f"what {wanted}").split())


def test_help_explains_every_command():
    table = game("bang")
    _, terminal = session(table, ["help", "help why", "help dance", "?"], people=(table.asked,))
    for order in ORDERS.values():
        assert order.usage in terminal.after("help")
        assert order.says in terminal.after("help")
    assert set(ALSO.values()) <= set(ORDERS)
    assert "why something is not possible" in terminal.after("help why")
    assert "quit" not in terminal.after("help why")
    assert 'There is no command "dance"' in terminal.after("help dance")


def test_board_options_and_log_show_what_is_asked_for():
    table, asked = at_question("flashpoint", "activate")
    lines = ["board", "board level 1", "board nowhere", "options mk", "options zzz", "log 2"]
    _, terminal = session(table, lines, people=(asked,))
    assert "level 2" in terminal.after("board")
    assert "level 2" not in terminal.after("board level 1")
    assert "level 1" in terminal.after("board level 1")
    assert 'has no part "nowhere"; it has level 1' in terminal.after("board nowhere")
    assert "activate Deadeye" not in terminal.after("options mk")
    assert "activate MK VII @" in terminal.after("options mk")
    assert "No option speaks of" in terminal.after("options zzz")
    assert len(terminal.after("log 2").strip().splitlines()) == 2


def test_models_are_not_called_like_cubes():
    table, asked = at_question("flashpoint", "activate")
    label, other = (said.rpartition(" ")[2].lstrip("@") for said in list(texts(table).values())[:2])
    _, terminal = session(table, ["board", f"activate @{label}", "undo", f"activate {other}"], people=(asked,))
    assert f"@{label}" in terminal.after("board")
    assert f"@{label} is Activated" in terminal.shown
    assert f"@{other} is Activated" in terminal.shown
    assert "Taken back" in terminal.after("undo")


def test_the_opening_is_a_line_for_each_player():
    table = standoff.new("bang", players=4, seed=3)
    _, terminal = session(table, [], people=(table.asked,), width=200)
    others = [name for seat, name in enumerate(table.setup.names) if seat != table.asked]
    for name in ("You", *others):
        assert len([line for line in terminal.shown.splitlines() if line.startswith(f"  {name} ") and ";" in line]) == 1
    assert table.setup.names[table.asked] not in terminal.shown.split("turn.")[0].partition("The game begins.")[2]
    assert "draws 4 cards." in terminal.shown
    assert "draws a card" not in terminal.shown.split("turn.")[0]


def test_a_set_up_with_questions_is_a_line_for_each_player_too():
    table = standoff.new("bang", players=4, seed=11, settings={"characters": "one of two"})
    _, terminal = session(table, ["1"], people=(table.asked,), width=200)
    lines = [line.strip() for line in terminal.after("1").splitlines()]
    for seat, name in enumerate(table.setup.names):
        begin = "You play" if seat == 0 else f"{name} is dealt"
        line = next(line for line in lines if line.startswith(begin))
        assert re.search(r"; (takes|take) \d bullets; (draws|draw) ", line)


@pytest.mark.parametrize("name", IDS)
def test_the_reader_is_you_and_agrees_with_the_verb(name):
    """Whoever reads is "you", and what he does is said as one says it to him."""
    table, chance = game(name, seed=6), Rng("you")
    for _ in range(400):
        if not table.over:
            go_on(table, chance)
    said = 0
    for seat in map(table.seat, range(table.setup.players)):
        for text in map(seat.say, seat.events()):
            said += bool(re.search(r"\b[Yy]ou\b", text))
            assert not re.search(r"(^|\. )you\b", text), text
            verbs = re.findall(r"(?:^|[.:] )[Yy]ou (\w+s)\b", text)
            assert not set(verbs) - {"always", "miss", "pass"}, text
    assert said
    assert not any(
        re.search(r"\b[Yy]ou (?!.*\")", text) for text in map(table.spectator().say, table.spectator().events())
    )


def test_whoever_looks_on_reads_names():
    table, chance = standoff.new("bang", players=4, seed=5), Rng("end")
    while not table.over:
        go_on(table, chance)
    last = table.record().answers[-1]
    table.take_back(table.number - 1)
    made, terminal = session(table, ["", str(table.options.index(last) + 1)], people=(0, 1, 2, 3))
    assert made.table.over
    assert "You draw " in terminal.shown
    end = terminal.shown.rsplit("TYPED", 1)[1]
    assert "The game is over: " in end
    assert not re.search(r"\b[Yy]ou\b", end)


def test_nobody_is_told_what_only_follows_from_the_table():
    table = standoff.new("bang", players=4, seed=5)
    made, terminal = session(table, ["log", "1"] * 400)
    assert any(event.kind == "figures" for event in made.table.events())
    assert made.table.say(next(e for e in made.table.events() if e.kind == "figures")) not in terminal.shown


def test_notes_stand_behind_an_option_and_need_not_be_typed():
    for seed in range(100):
        table = standoff.new("bang", players=4, seed=seed)
        beer = next((c for c, said in texts(table).items() if said.startswith("play Beer")), None)
        if beer is None:
            continue
        number = table.number
        made, terminal = session(table, ["options beer", "why beer", "play beer"], people=(table.asked,))
        assert "(no effect: you have all your life points)" in terminal.after("options beer")
        assert "That is possible: " in terminal.after("why beer")
        assert "no effect" not in terminal.after("why beer")
        assert made.table.record().answers[number] == beer
        return
    raise AssertionError("no such deal")


def test_a_second_language_needs_no_code(monkeypatch, tmp_path):
    """Every word of the game comes from its file; the rest of the screen stays as it is."""
    english = find("bang").folder / "words" / "en.ftl"
    other = tmp_path / "fr.ftl"
    other.write_text(english.read_text("utf-8").replace("= end turn", "= fin").replace("Your turn", "A toi"), "utf-8")
    known = words.voice_of
    french = words.Voice("fr", other)
    monkeypatch.setattr(words, "voice_of", lambda game, language: french if language == "fr" else known(game, language))
    table = standoff.new("bang", players=4, seed=3)
    made, terminal = session(table, ["fin"], people=(table.asked,), language="fr")
    assert "A toi." in terminal.shown
    assert re.search(r"\b1 fin\b", terminal.shown)
    assert made.table.number > 0


def test_completion_offers_answers_commands_and_names():
    from standoff.cli.meant import Reader
    from standoff.cli.orders import Asked, completed

    table, near, far = with_bangs()
    made, _ = session(table, [], people=(table.asked,))
    seat = table.seat(table.asked)
    at = Asked(seat, seat.question(), Reader(seat, made.voice(seat)))
    on_near = [said for said in texts(table).values() if said.endswith(f" on {near}")]
    assert set(completed(made, at, near.lower())) >= set(on_near)
    assert on_near[0] in completed(made, at, "play b") + completed(made, at, "play")
    assert f"why {table.say(far)}" in completed(made, at, f"why {table.say(far)[:9]}")
    assert completed(made, at, "what volc") == ["what Volcanic"]
    assert "rule bang.bang.reach" in completed(made, at, "rule bang.bang.r")
    assert "quit" in completed(made, at, "qu")


# -- several people, and those who are out --------------------------------------------------------------------------


def test_the_screen_is_wiped_before_the_next_player_is_called():
    table = standoff.new("bang", players=4, seed=5)
    first = table.asked
    people = tuple(range(4))
    _, terminal = session(table, ["1"] * 12, people=people)
    calls = terminal.shown.split("it is for you to decide.")
    assert len(calls) > 3
    for before, after in pairwise(calls):
        name = before.rsplit("\n", 1)[-1].rstrip(", ")
        assert name in table.setup.names
        assert before.rsplit("\n", 2)[-2] == "WIPED"
        assert after.startswith("\n<Press Enter when nobody else looks.>\n")
        asked_for = after.split("<Press Enter when nobody else looks.>\n")[1]
        assert asked_for.startswith(("TYPED 1\nWIPED\n", "Goodbye"))
    assert table.setup.names[first] in calls[0]


def test_a_shared_game_ends_with_nobody_s_secrets_on_the_screen():
    made, terminal = session(standoff.new("walking_dead", players=4, seed=1), ["1"] * 4000, people=(0, 1, 2, 3))
    assert made.table.over
    assert "You are " in terminal.shown
    assert terminal.shown.rsplit("TYPED", 1)[1].startswith(" 1\nWIPED\n")
    assert "You are " not in terminal.shown.rsplit("TYPED", 1)[1]
    assert "Winners:" in terminal.shown.rsplit("TYPED", 1)[1]


def with_one_answer(players=3):
    """A table where whoever is asked has only one answer."""
    table, chance = standoff.new("halo_bang", players=players, seed=5), Rng("auto")
    while len(table.options) > 1:
        go_on(table, chance)
    return table


def test_a_window_with_nothing_but_a_pass_can_be_passed_by_itself():
    table = with_one_answer()
    number, only = table.number, table.options[0]
    made, terminal = session(table, ["auto"], people=(table.asked,))
    assert "it is given for you after a moment" in terminal.after("auto")
    assert made.table.record().answers[number] == only
    assert len(terminal.pauses) >= 1
    assert all(0.5 < pause < 5 for pause in terminal.pauses)
    table = with_one_answer()
    made, terminal = session(table, ["help", "log"], people=(table.asked,))
    assert made.table.number == number
    assert terminal.pauses == []


def test_auto_can_be_switched_off():
    table = standoff.new("halo_bang", players=3, seed=5)
    made, terminal = session(table, ["auto", "auto"], people=(table.asked,))
    assert "You are asked every time again." in terminal.shown
    assert made.auto == set()


def test_auto_does_not_tell_the_others_at_the_keyboard():
    """Whoever shares the keyboard sees a call for every window, passed by itself or not, and a pause."""
    table = with_one_answer()
    who, only = table.setup.names[table.asked], texts(table)[table.options[0]]
    terminal = Typist(["1"])
    made = Session(table, [0, 1, 2], {}, terminal)
    made.auto = {0, 1, 2}
    with contextlib.suppress(Leave):
        made.run()
    assert f"WIPED\n{who}, it is for you to decide.\n<Press Enter" in terminal.shown
    assert len(terminal.pauses) >= 1
    assert only not in terminal.shown


@cache
def lost_game():
    """The seed of a game that the first player does not survive, and how many lines he types until then."""
    for seed in range(40):
        _, terminal = session(standoff.new("walking_dead", players=4, seed=seed), ["1"] * 400)
        if "You are out of the game" in terminal.shown:
            return seed, terminal.shown.split("You are out of the game")[0].count("TYPED")
    raise AssertionError("nobody was eliminated")


def eliminated(lines):
    """That game again, with other lines after the end of the first player."""
    seed, typed = lost_game()
    return session(standoff.new("walking_dead", players=4, seed=seed), [*["1"] * typed, *lines])


def test_who_is_out_chooses_to_skip_to_the_end():
    made, terminal = eliminated(["2"])
    assert made.table.over
    assert "Winners:" in terminal.shown
    assert terminal.shown.count("You are out of the game. What now?") == 1


def test_who_is_out_chooses_to_watch_or_to_quit():
    made, terminal = eliminated(["watch", "", "skip"])
    assert made.table.over
    assert "<Enter: go on; skip: to the end; quit >>" in terminal.shown
    made, terminal = eliminated(["3"])
    assert not made.table.over
    assert "Goodbye" in terminal.shown


def test_shots_show_dice_range_and_clear_shot():
    seats = [
        {"name": "Ann", "models": [{"unit": "Spartan Deadeye", "at": "A1"}]},
        {"name": "Bob", "models": [{"unit": "Spartan Brawler", "at": "C1"}, {"unit": "Spartan Brawler", "at": "A3"}]},
    ]
    walls = [{"h": [".....", ".....", ".....", "b....", ".....", "....."]}]
    given = {"seats": seats, "terrain": {"size": 5, "level": walls}}
    table = standoff.arrange("flashpoint", given, players=["Ann", "Bob"])
    table.answer("activate Deadeye A1")
    table.answer("shoot")
    first, second = (
        next(said for said in texts(table).values() if said.startswith(f"M392 DMR at Brawler {label}"))
        for label in ("B1", "B2")
    )
    assert "(range 2 of 6, 6 dice at 3+ against 3 dice at 5+, Clear Shot" in first
    assert "(range 2 of 6, 4 dice at 3+" in second
    assert "Clear Shot" not in second
