"""Playing in a terminal: a board, the question, numbered options; bots at the other seats."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import groupby
from pathlib import Path

from rich.columns import Columns
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from standoff.bots import Bot
from standoff.cli.boards import board_of
from standoff.cli.output import console
from standoff.engine.clauses import TABLE_CLAUSES, load_clauses
from standoff.engine.errors import NotAllowed, StandoffError
from standoff.engine.messages import Option, Question
from standoff.engine.table import Seat, Table

HELP = """\
  [bold]a number[/]     take that option; the words of an option do as well
  [bold]why WORDS[/]    why something is not possible, in words like those of the options
  [bold]not[/]          everything that is not possible now, with the reasons
  [bold]board[/]        draw the table again
  [bold]log[/]          everything that has happened
  [bold]rule NAME[/]    a clause of the rulebook, or all whose name or text holds NAME
  [bold]save FILE[/]    keep the game; go on later with: standoff play --load FILE
  [bold]quit[/]         leave (Ctrl-C does as well)"""


class Leave(Exception):
    """The player has had enough."""


class Session:
    """One person (or several at one keyboard) at a table with bots."""

    def __init__(self, table: Table, people: list[int], bots: dict[int, Bot]) -> None:
        self.table = table
        self.people = people
        self.bots = bots
        self.seen = dict.fromkeys(people, 0)
        self.board = board_of(table.setup.game.id)
        self.clauses = load_clauses(table.setup.game.folder)

    def run(self) -> None:
        """Play to the end."""
        console.print(Rule(f"[bold]{self.table.setup.game.title}[/]"))
        console.print('Answer with a number. "help" shows what else you can type.', style="dim")
        last = None
        while not self.table.over:
            who = self.table.asked
            assert who is not None
            if who in self.people:
                if last != who and len(self.people) > 1:
                    self.hand_over(who)
                last = who
                self.turn(self.table.seat(who))
            else:
                self.table.answer(self.bots[who].choose(self.table.seat(who)))
        self.end()

    def hand_over(self, who: int) -> None:
        """Several people share the screen: the others look away."""
        read_line(f"\n{self.table.setup.names[who]}, it is for you to decide. Press Enter when nobody else looks. ")
        if console.is_terminal:
            console.clear()

    def turn(self, seat: Seat) -> None:
        """Show the news and the board, then ask until there is an answer."""
        self.tell_news(seat)
        console.print(self.board(seat.view()))
        question = seat.question()
        assert question is not None
        self.show_question(seat, question)
        while True:
            words = read_line("> ").strip()
            if self.do(seat, question, words):
                return

    def tell_news(self, seat: Seat) -> None:
        """What has happened since this seat last looked."""
        news = seat.events(self.seen[seat.index])
        if news:
            console.print()
        for event in news:
            style = "bold" if event.kind == "turn" else ""
            console.print(Text(("" if event.kind == "turn" else "  ") + event.text, style=style))
        self.seen[seat.index] = len(self.table._log)

    def show_question(self, seat: Seat, question: Question) -> None:
        """The prompt and its numbered options."""
        who = f"{seat.name}: " if len(self.people) > 1 else ""
        console.print(Text(f"\n{who}{question.prompt}", style="bold cyan"))
        listed = question.options or []
        options = [Text.assemble((f"{o.index + 1:>3}", "bold"), f" {o.text}") for o in listed]
        if len(options) > 40:
            console.print(Padding(Columns(by_beginning(listed), equal=True, column_first=True), (0, 1)))
        elif len(options) > 10:
            console.print(Padding(Columns(options, equal=True, column_first=True), (0, 1)))
        else:
            for option in options:
                console.print(option)

    def do(self, seat: Seat, question: Question, words: str) -> bool:
        """Follow a command or give an answer; True when the question is answered."""
        command, _, rest = words.partition(" ")
        rest = rest.strip()
        match command.casefold():
            case "":
                self.show_question(seat, question)
            case "help" | "?" | "h":
                console.print(HELP)
            case "quit" | "exit" | "q":
                raise Leave
            case "board":
                console.print(self.board(seat.view()))
                self.show_question(seat, question)
            case "log":
                for event in seat.events():
                    console.print(Text(f"{event.number:>4} {event.text}"))
            case "not":
                self.tell_refusals(seat)
            case "why":
                self.tell_why(seat, rest)
            case "rule" | "rules":
                self.tell_rule(rest)
            case "save":
                self.save(rest)
            case _:
                return self.try_answer(seat, question, words)
        return False

    def try_answer(self, seat: Seat, question: Question, words: str) -> bool:
        """Give the answer, or say why not."""
        try:
            if words.lstrip("+-").isdigit():
                options = question.options or []
                index = int(words) - 1
                if not 0 <= index < len(options):
                    console.print(f"There is no option {words}; give a number from 1 to {len(options)}.", style="red")
                    return False
                seat.answer(index, number=question.number)
            else:
                seat.answer(words, number=question.number)
        except NotAllowed as refused:
            console.print(Text(f"No: {refused.reason.text}", style="red") + Text(f"  [{refused.reason.clause}]", "dim"))
            return False
        return True

    def tell_refusals(self, seat: Seat) -> None:
        """What is not possible now."""
        refusals = seat.refusals()
        for r in refusals:
            console.print(Text(f"  {r.text}: ") + Text(r.reason.text, "red") + Text(f"  [{r.reason.clause}]", "dim"))
        if not refusals:
            console.print("Nothing that could come to mind is forbidden here.")

    def tell_why(self, seat: Seat, words: str) -> None:
        """Why something is not possible."""
        if not words:
            refused = seat.refusals()
            example = f'for example "why {refused[0].text}"' if refused else "in words like those of the options"
            console.print(Text(f"Say what: {example}.", style="red"))
            return
        reason = seat.why_not(words)
        if reason is None:
            console.print("That is possible.")
            return
        console.print(Text(reason.text) + Text(f"  [{reason.clause}]", "dim"))
        self.tell_rule(reason.clause)

    def tell_rule(self, wanted: str) -> None:
        """Clauses by name or by words."""
        if wanted in TABLE_CLAUSES:
            console.print(Text(TABLE_CLAUSES[wanted]))
            return
        found = [c for c in self.clauses.values() if wanted and wanted.casefold() in f"{c.id} {c.text}".casefold()]
        if wanted in self.clauses:
            found = [self.clauses[wanted]]
        if not found:
            console.print(f'No clause speaks of "{wanted}". Try "rule infection".', style="red")
        for clause in found[:15]:
            console.print(Text(f"{clause.id}  ", "bold") + Text(clause.text))
        if len(found) > 15:
            console.print(f"... and {len(found) - 15} more", style="dim")

    def save(self, file: str) -> None:
        """Keep the game in a file."""
        path = Path(file or "standoff-save.json").expanduser()
        try:
            path.write_text(self.table.save(), "utf-8")
        except OSError as error:
            console.print(f"Could not save: {error}", style="red")
            return
        console.print(f"Saved. Go on later with: standoff play --load {path}")

    def end(self) -> None:
        """The last news, the open table, and who has won."""
        viewer = self.table.seat(self.people[0]) if self.people else self.table.spectator()
        if self.people:
            self.tell_news(viewer)
        console.print(self.board(viewer.view()))
        result = self.table.result
        assert result is not None
        winners = ", ".join(self.table.setup.names[s] for s in result.winners) or "Nobody"
        console.print(Rule())
        console.print(Text(f"{result.reason.text} Winners: {winners}.", style="bold"))
        if len(self.people) == 1:
            console.print(
                "You have won!" if self.people[0] in result.winners else "You have lost.", style="bold yellow"
            )


def by_beginning(options: Sequence[Option]) -> list[Text]:
    """A long list: neighbours that are alike but for their last word share a line."""
    lines: list[Text] = []
    for stem, alike in groupby(options, key=lambda o: o.text.rpartition(" ")[0]):
        group = list(alike)
        if len(group) == 1:
            lines.append(Text.assemble((f"{group[0].index + 1:>3}", "bold"), f" {group[0].text}"))
            continue
        line = Text(f"{stem.rstrip(',')}:")
        for o in group:
            line.append(f"  {o.index + 1}", "bold").append(f" {o.text.rpartition(' ')[2]}")
        lines.append(line)
    return lines


def read_line(prompt: str) -> str:
    """A line from the keyboard; the end of input is a wish to leave."""
    try:
        return input(prompt)
    except (EOFError, KeyboardInterrupt):
        print()
        raise Leave from None


def choose_from_menu(title: str, choices: list[tuple[str, str]], default: int = 0) -> str:
    """Ask for one of several; Enter takes the default."""
    console.print(Text(f"\n{title}", style="bold cyan"))
    for i, (_, words) in enumerate(choices, 1):
        console.print(Text(f"{i:>3}", "bold") + Text(f" {words}"))
    while True:
        words = read_line(f"[{default + 1}] > ").strip()
        if words.casefold() in ("q", "quit", "exit"):
            raise Leave
        if not words:
            return choices[default][0]
        if words.isdigit() and 1 <= int(words) <= len(choices):
            return choices[int(words) - 1][0]
        console.print(f"Give a number from 1 to {len(choices)}, or quit.", style="red")


def guarded(play: Callable[[], None]) -> int:
    """Run; leaving is no error, and an error is a sentence."""
    try:
        play()
    except (Leave, KeyboardInterrupt):
        console.print("Goodbye.")
        return 0
    except StandoffError as error:
        print(f"standoff: {error}", file=sys.stderr)
        return 2
    return 0
