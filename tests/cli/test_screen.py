"""What fits on a screen, and what nobody else can write on it."""

from __future__ import annotations

import io

import pytest
from rich.text import Text

import standoff
from standoff.cli.boards import board_of
from standoff.cli.listing import Line, Page, height_of
from standoff.cli.meant import Reader
from standoff.cli.orders import Asked
from standoff.cli.output import SafeConsole, counted
from standoff.cli.telling import Sentence, together, told
from standoff.engine.rng import Rng
from standoff.games import IDS, find

from .screens import Pty, Typist, go_on, printed, session

SIZES = [(80, 24), (100, 30), (60, 20), (200, 60)]


def positions(name, seed=4, every=17, answers=200):
    """Tables in the course of a random game."""
    table, chance = standoff.new(name, players=find(name).players[-1], seed=seed), Rng("screen", seed)
    while not table.over and table.number < answers:
        if table.number % every == 0:
            yield table
        go_on(table, chance)


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_news_and_question_are_always_on_the_screen(name, width, height):
    paper = io.StringIO()
    screen = SafeConsole(file=paper, width=width, height=height, highlight=False, no_color=True)
    for table in positions(name):
        made, _ = session(table.clone(), [], people=(table.asked,))
        seat = table.seat(table.asked)
        say, view = made.voice(seat), seat.plain()
        news = told(seat.events(), max(0, seat.cursor - 12), say, table.setup)
        lines = made.lines(Asked(seat, seat.question(), Reader(seat, say)))
        prompt = say(seat.question())
        page = Page(made.board.whole(view), made.board.status(view), news, Text(prompt), lines)
        shown = page.fitted(screen, height - 1)
        assert height_of(screen, *shown) <= height - 1
        paper.truncate(0)
        for thing in shown:
            screen.print(thing)
        text = " ".join(paper.getvalue().split())
        assert " ".join(prompt.split()) in text
        assert news[-1].text.split()[-1] in text
        assert f"{len(lines)}" in text


def test_more_options_than_lines():
    lines = [Line(i + 1, f"choose thing number {i} of {i * 7919}") for i in range(900)]
    screen = SafeConsole(file=io.StringIO(), width=80, height=24)
    page = Page(Text("board\n" * 50), Text("status\n" * 9), [Sentence("news " * 400)], Text("Which?"), lines)
    shown = page.fitted(screen, 23)
    assert height_of(screen, *shown) <= 23
    text = "".join(printed(thing) for thing in shown)
    assert 'in all: "options" lists them' in text
    assert '"log" shows it' in text
    assert "status" not in text


@pytest.mark.parametrize("name", IDS)
@pytest.mark.parametrize("width", [80, 120, 200])
def test_no_name_is_cut_without_its_full_form(name, width):
    for table in positions(name, every=41):
        view = table.seat(0).plain()
        drawn = board_of(name)
        for board in (drawn.whole(view), drawn.status(view)):
            text = printed(board, width)
            assert "…" not in text
            for player in table.setup.names:
                assert player in text
        if name == "risk_halo":
            whole = " ".join(printed(drawn.whole(view), width).split())
            assert all(territory in whole for territory in view.territories)


def test_a_long_name_is_shown_in_full():
    long = "Maximilian Unduly Long-Winded"
    table = standoff.new("bang", players=[long, "B", "C", "D"], seed=1)
    whole = printed(board_of("bang").whole(table.seat(1).plain()), 120)
    assert all(word in whole for word in long.split())
    assert long in " ".join(printed(board_of("bang").status(table.seat(1).plain()), 120).split())


@pytest.mark.parametrize("width", [80, 120])
def test_the_table_of_bang_is_drawn_before_anybody_has_a_character(width):
    table = standoff.new("bang", players=5, seed=1, settings={"characters": "one of two", "games": 3})
    for seat in (*map(table.seat, range(5)), table.spectator()):
        for drawn in (board_of("bang").whole(seat.plain()), board_of("bang").status(seat.plain())):
            text = printed(drawn, width)
            assert "no character yet" in text
            assert "distance" not in text
            assert "0/0" not in text


def test_nobody_writes_codes_or_markup_on_the_screen():
    evil = "Eve\x1b[2J\x1b]0;title\x07[bold red]x[/][/y]\u202e\x9b31m\ud800"
    paper = io.StringIO()
    screen = SafeConsole(file=paper, width=500, force_terminal=True, color_system="truecolor", highlight=False)
    terminal = Typist()
    terminal.screen = screen
    terminal.say(evil, "red")
    for sentence in (Sentence(f"{evil} waves."), Sentence(f"{evil}'s turn.", is_turn=True)):
        terminal.show(sentence.line())
    terminal.show(Line(1, evil, evil).full())
    text = paper.getvalue()
    for code in ("\x1b[2J", "\x1b]", "\x07", "\u202e", "\x9b", "\ud800"):
        assert code not in text
    assert text.count("[bold red]x[/][/y]") == 5
    terminal.say("plain é ▶ text")
    assert paper.getvalue().endswith("plain é ▶ text\n")


def test_numbers_and_words_agree():
    assert [counted(n, "card") for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]
    assert counted(3, "territory", "territories") == "3 territories"
    assert together(["Ben draws a card."] * 5) == ["Ben draws 5 cards."]
    assert together(["Ben gets a Campaign card."] * 3) == ["Ben gets 3 Campaign cards."]
    assert together(["Ada draws Beer 6H.", "Ada draws Rev. Carabine AC."]) == ["Ada draws Beer 6H, Rev. Carabine AC."]
    assert together(["Ada draws a Flood.", "Ada draws an Odd Ball."]) == ["Ada draws a Flood, an Odd Ball."]
    assert together(["Ben draws a card.", "Cleo draws a card."]) == ["Ben draws a card.", "Cleo draws a card."]
    assert together(["Ada wirft Beer 6H ab.", "Ada wirft BANG! 7C ab."]) == ["Ada wirft Beer 6H, BANG! 7C ab."]
    assert together(["Ada draws BANG! KH.", "Ada draws Cat Balou KH."]) == ["Ada draws BANG! KH, Cat Balou KH."]
    assert together(["Ben zieht eine Karte."] * 5) == ["Ben zieht eine Karte (5×)."]


# -- real terminals -------------------------------------------------------------------------------------------------


def test_the_next_player_is_called_on_an_empty_screen(tmp_path):
    screen = Pty(
        *(
            "play",
            "bang",
            "--pace",
            "0",
            "--players",
            "4",
            "--seed",
            "3",
            "--seat",
            "1",
            "--seat",
            "2",
            "--seat",
            "3",
            "--seat",
            "4",
        ),
        rows=50,
        env={"XDG_STATE_HOME": str(tmp_path)},
    )
    first = screen.until("Press Enter when nobody else looks.")
    assert "Hand (" not in first
    assert "secretly" not in first
    screen.type("")
    assert "Hand (" in screen.prompt()
    start = len(screen.raw)
    screen.type("end turn")
    while "Press Enter" not in screen.prompt(("\n>", "looks.")):
        screen.type("1")
    called = screen.raw[start:]
    wiped = called.index("\x1b[3J")
    assert "\x1b[2J" in called[:wiped]
    assert wiped < called.index("it is for you to decide")
    assert "Hand (" not in called[wiped:]
    screen.press(b"\x04")
    screen.until("Goodbye")
    assert screen.end() == 0


@pytest.mark.parametrize("name", ["risk_halo", "flashpoint", "bang"])
def test_a_small_terminal_holds_news_and_question(name, tmp_path):
    screen = Pty("play", "--pace", "0", name, "--seed", "5", rows=24, columns=80, env={"XDG_STATE_HOME": str(tmp_path)})
    seen = screen.prompt()
    for _ in range(3):
        screen.type("1")
        seen = screen.prompt()
        lines = seen.replace("\r\n", "\n").split("\n")
        assert len([line for line in lines if line.strip()]) <= 24, seen
        assert "?" in seen
    screen.type("board")
    screen.prompt()
    screen.press(b"\x03")
    screen.until("Goodbye")
    assert screen.end() == 0


def test_history_and_completion_at_a_real_terminal(tmp_path):
    screen = Pty(
        "play", "--pace", "0", "walking_dead", "--players", "4", "--seed", "2", env={"XDG_STATE_HOME": str(tmp_path)}
    )
    screen.prompt()
    screen.type("rule overrun")
    assert "wd." in screen.prompt()
    screen.press(b"\x1b[A")
    screen.until("rule overrun")
    screen.press(b"\x15")
    screen.press(b"kee\t")
    screen.until("all dice")
    screen.press(b"\r")
    assert "re-roll" not in screen.prompt()
    screen.press(b"\x03")
    screen.until("Goodbye")
    assert screen.end() == 0
