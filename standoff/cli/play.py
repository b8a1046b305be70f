"""Playing in a terminal: a board, the news, the question with numbered options; bots at the other seats."""

from __future__ import annotations

import random
import time
from pathlib import Path

from msgspec import Struct
from rich.console import Group
from rich.rule import Rule
from rich.text import Text

from standoff.bots import BOTS, DEFAULT, Bot, MakeBot
from standoff.cli import saved
from standoff.cli.boards import board_of
from standoff.cli.explain import Handbook
from standoff.cli.listing import Line, Page
from standoff.cli.meant import Reader, Wish
from standoff.cli.orders import Asked, completed, order_of, tell_refused
from standoff.cli.prompt import LEAVING, NOBODY, Leave, Terminal
from standoff.cli.telling import TURN, Sentence, told
from standoff.cli.voice import Say, note_of, vocabulary, voice, without_note
from standoff.engine.errors import NotAllowed
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.words import LANGUAGE, Speaker

PAUSE = (0.8, 2.4)
"""Between these, in seconds, lies the time that an answer takes which is given by itself."""
MOMENT = (0.3, 1.1)
"""Between these, in seconds, lies the time that a bot takes for an answer, besides what it may think."""
MOST_CHOICES = 12


class Given(Struct, frozen=True):
    """What one typed line answered: the numbers of the question before it and after it."""

    seat: int
    before: int
    after: int


class Session:
    """One person (or several at one keyboard) at a table with bots."""

    def __init__(
        self,
        table: Table,
        people: list[int],
        bots: dict[int, Bot],
        terminal: Terminal | None = None,
        *,
        bots_name: str = DEFAULT,
        data: Path | None = None,
        kept: Path | None = None,
        language: str = LANGUAGE,
        pace: float = 0.0,
        adviser: MakeBot = BOTS["hard"],
    ) -> None:
        self.table = table
        self.people = people
        self.bots = bots
        self.bots_name = bots_name
        self.data = data
        self.kept = kept
        self.language = language
        self.pace = pace
        self.adviser = adviser
        self.not_kept = ""
        self.terminal = terminal or Terminal()
        self.seen = dict.fromkeys([*people, NOBODY], 0)
        self.auto: set[int] = set()
        self.given: list[Given] = []
        self.when_out = ""
        self.board = board_of(table.setup.game.id)
        self.book = Handbook(table.setup.game, table.catalogue(), data)
        self.vocabulary = vocabulary(table.setup, language)

    # -- the course of the game -------------------------------------------------------------------------------------

    def run(self) -> None:
        """Play to the end."""
        self.terminal.show(Rule(Text(self.table.setup.game.title, "bold")))
        self.terminal.say('Answer with a number or in words. "help" shows what else you can type.', "dim")
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
                self.bot_answers(who)
                self.look_on()
        self.end()

    def bot_answers(self, who: int) -> None:
        """A bot gives its answer after a moment that says nothing about it: as long where it had no choice.

        What it may think is always spent, whether it was needed or not. Whoever plays alone is told what happens when
        it happens.
        """
        bot, began = self.bots[who], time.monotonic()
        if not self.pace or not self.terminal.live or self.when_out == "skip":
            self.table.answer(bot.choose(self.table.seat(who)))
            return
        moment = random.SystemRandom().uniform(*MOMENT) * self.pace + getattr(bot, "seconds", 0.0)
        with self.terminal.meanwhile(f"{self.table.setup.names[who]} is thinking ..."):
            code = bot.choose(self.table.seat(who))
            self.terminal.pause(max(0.0, began + moment - time.monotonic()))
        self.table.answer(code)
        if len(self.people) == 1 and not self.table.over and not self.is_out():
            self.tell_news(self.viewer())

    def hand_over(self, who: int) -> None:
        """Several people share the screen: it is wiped before the next one is called, and the others look away."""
        self.given.clear()
        self.terminal.clear()
        self.terminal.say(f"{self.table.setup.names[who]}, it is for you to decide.", "bold")
        self.terminal.read("Press Enter when nobody else looks. ")
        self.terminal.clear()

    def turn(self, seat: Seat) -> None:
        """Show the board, the news and the question, then ask until there is an answer."""
        question = seat.question()
        assert question is not None
        self.keep()
        at = Asked(seat, question, Reader(seat, self.voice(seat), self.vocabulary, self.language))
        if seat.index in self.auto and len(seat.options) == 1:
            self.pass_by_itself(at)
            return
        self.present(at)
        while not self.do(at, self.terminal.read("> ", seat.index, lambda line: completed(self, at, line)).strip()):
            pass

    def pass_by_itself(self, at: Asked) -> bool:
        """Give the only answer there is. It takes as long as if somebody had thought about it."""
        self.terminal.pause(random.SystemRandom().uniform(*PAUSE))
        at.seat.answer(at.seat.options[0], number=at.question.number)
        return True

    def do(self, at: Asked, words: str) -> bool:
        """Follow a command or give an answer; True when there is another question to put."""
        command, _, rest = words.partition(" ")
        order = order_of(command)
        if not words:
            self.present(at)
            return False
        if order is not None and not at.reader.says_exactly(words):
            return order.do(self, at, rest.strip())
        return self.answer(at, words)

    def answer(self, at: Asked, words: str) -> bool:
        """Give the answer that is meant, or say why there is none."""
        wish = at.reader.read(words)
        if wish.answer is not None:
            return self.give(at, wish)
        if wish.several:
            self.terminal.say("Which one?", "bold")
            for line in self.lines(at):
                if line.number - 1 in {o.index for o in wish.several[:MOST_CHOICES]}:
                    self.terminal.show(line.full())
            if len(wish.several) > MOST_CHOICES:
                self.terminal.say(f"... and {len(wish.several) - MOST_CHOICES} more: say more of the words.", "dim")
        else:
            self.tell_nothing_meant(at, wish, words)
        return False

    def tell_nothing_meant(self, at: Asked, wish: Wish, words: str) -> None:
        """The words are no answer: for their reason, or because they mean nothing here."""
        if wish.says:
            known = self.book.called(words)
            hint = f' "what {known}" says what that is.' if known else ""
            self.terminal.say(wish.says + hint, "red")
        tell_refused(self, at, wish.refused)

    def give(self, at: Asked, wish: Wish) -> bool:
        """Give an answer, perhaps several times, as long as the same question comes back."""
        option, before = wish.answer, self.table.number
        assert option is not None
        done = 0
        for _ in range(wish.times):
            question = at.seat.question()
            if question is None or question.kind != at.question.kind or option.code not in at.seat.options:
                self.terminal.say(f"Only {done} of {wish.times} were possible.", "red")
                break
            try:
                at.seat.answer(option.code)
            except NotAllowed as refused:
                self.terminal.say(f"No: {refused.reason.text}", "red")
                break
            done += 1
        if done:
            self.given.append(Given(at.seat.index, before, self.table.number))
        return done > 0

    def go_back_to(self, table: Table) -> None:
        """Take another table for the true one; nobody has been told of more than it holds."""
        self.table = table
        self.seen = {seat: min(seen, table.cursor) for seat, seen in self.seen.items()}

    # -- what is shown ----------------------------------------------------------------------------------------------

    def voice(self, seat: Seat) -> Say:
        """How this seat's messages are printed."""
        view = seat.plain()
        return voice(seat, self.language, lambda text: self.board.mark(view, text))

    def present(self, at: Asked) -> None:
        """Everything that is needed for an answer, as far as the screen holds it."""
        view = at.seat.plain()
        who = f"{at.seat.name}: " if len(self.people) > 1 else ""
        news = self.news(at.seat)
        page = Page(
            board=Group(self.board.whole(view)),
            status=self.board.status(view),
            news=news,
            prompt=Text(f"\n{who}{at.reader.say(at.question)}", style="bold cyan"),
            lines=self.lines(at),
        )
        shown = page.fitted(self.terminal.screen, self.terminal.height - 1) if self.terminal.live else page.whole()
        self.terminal.show(*shown)

    def lines(self, at: Asked) -> list[Line]:
        """The options as they are printed."""
        say = at.reader.say
        return [Line(o.index + 1, without_note(o, say), note_of(o, say)) for o in at.reader.options]

    def news(self, seat: Seat) -> list[Sentence]:
        """What has happened since this seat last looked."""
        since, self.seen[seat.index] = self.seen[seat.index], seat.cursor
        return told(seat.events(), since, self.voice(seat), self.table.setup, self.language)

    def tell_news(self, seat: Seat) -> None:
        """The news alone."""
        self.terminal.show(*(sentence.line() for sentence in self.news(seat)))

    # -- after one's own end ----------------------------------------------------------------------------------------

    def hide(self) -> None:
        """What the last one saw is not for the others who share the screen."""
        if len(self.people) > 1:
            self.terminal.clear()

    def viewer(self) -> Seat:
        """Whose eyes may be used while nobody is asked: the only person's, or those of anybody at the side.

        What everybody at the keyboard has been told is no news to those who look on together.
        """
        if len(self.people) == 1:
            return self.table.seat(self.people[0])
        known = min((self.seen[seat] for seat in self.people), default=0)
        self.seen[NOBODY] = max(self.seen[NOBODY], known)
        return self.table.spectator()

    def look_on(self) -> None:
        """Is everybody at the keyboard out of the game? Then they choose whether to watch the rest of it."""
        if self.table.over or not self.is_out():
            self.when_out = ""
            return
        if not self.when_out:
            self.hide()
            self.tell_news(self.viewer())
            choices = [("watch", "watch the rest"), ("skip", "skip to the end"), ("quit", "quit; the game is kept")]
            self.keep()
            self.when_out = self.terminal.choose("You are out of the game. What now?", choices)
        if self.when_out == "quit":
            raise Leave
        if self.when_out == "watch":
            self.watch()

    def is_out(self) -> bool:
        """Has everybody at the keyboard been eliminated?"""
        seats = getattr(self.table.spectator().plain(), "seats", [])
        return bool(self.people) and not any(getattr(seats[p], "alive", True) for p in self.people)

    def watch(self) -> None:
        """Tell the game on, a turn at a time."""
        viewer = self.viewer()
        fresh = viewer.events(self.seen[viewer.index])
        if not any(event.kind == TURN for event in fresh):
            return
        self.tell_news(viewer)
        words = self.terminal.read("Enter: go on; skip: to the end; quit > ").strip().casefold()
        if words in LEAVING:
            raise Leave
        if words == "skip":
            self.when_out = "skip"

    def end(self) -> None:
        """The last news, the open table, and who has won."""
        viewer = self.viewer()
        self.hide()
        self.tell_news(viewer)
        self.terminal.show(self.board.whole(viewer.plain()))
        result = self.table.result()
        assert result is not None
        why = Speaker(self.table.setup, language=self.language).outcome(result.reason.clause)
        winners = ", ".join(self.table.setup.names[s] for s in result.winners) or "Nobody"
        self.terminal.show(Rule(), Text(f"{why} Winners: {winners}.", "bold"))
        if len(self.people) == 1:
            won = self.people[0] in result.winners
            self.terminal.say("You have won!" if won else "You have lost.", "bold yellow")
        if self.kept is not None:
            self.kept.unlink(missing_ok=True)

    # -- keeping the game -------------------------------------------------------------------------------------------

    def written(self) -> str:
        """The game as the text of a file."""
        return saved.written(self.table, self.people, self.bots_name, self.data)

    def keep(self) -> None:
        """Lay the game down before every question, so that nothing can lose it."""
        if self.kept is None:
            return
        try:
            saved.keep(self.kept, self.written())
            self.not_kept = ""
        except OSError as error:
            self.not_kept = f"The game could not be kept in {self.kept.parent}: {error.strerror or error}."

    def goodbye(self) -> None:
        """Somebody leaves: say how to go on."""
        if self.table.over or self.kept is None:
            self.terminal.say("Goodbye.")
        elif self.not_kept:
            self.terminal.say(f"{self.not_kept} Goodbye.", "red")
        else:
            self.terminal.say("Goodbye. The game is kept; go on with: standoff play --continue")
