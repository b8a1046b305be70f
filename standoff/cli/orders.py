"""What can be typed at a question besides an answer."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec import Struct
from rich.console import RenderableType
from rich.padding import Padding
from rich.text import Text

from standoff.bots.advice import Considered
from standoff.cli import saved
from standoff.cli.listing import Line
from standoff.cli.meant import Reader, Wish
from standoff.cli.prompt import Leave, whole_number
from standoff.cli.telling import worth_telling
from standoff.engine.clauses import TABLE_CLAUSES
from standoff.engine.messages import AnyQuestion, AnyRefusal, Reason
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.typed import plain
from standoff.engine.undo import taken_back

if TYPE_CHECKING:
    from standoff.cli.play import Session

MOST_CLAUSES = 15
MOST_REASONS = 6
DEFAULT_FILE = "standoff-save.json"


class Asked(Struct, frozen=True):
    """Who is asked what, and how his lines are read."""

    seat: Seat
    question: AnyQuestion
    reader: Reader


class Order(Struct, frozen=True):
    """A command: how it is written, what it does, and whether the question is settled by it."""

    usage: str
    says: str
    do: Callable[[Session, Asked, str], bool]


def show_help(s: Session, _at: Asked, rest: str) -> bool:
    """Every command, or one of them."""
    wanted = order_of(rest) if rest else None
    width = max(len(order.usage) for order in ORDERS.values()) + 2
    entries = [("NUMBER", "take that option"), ("WORDS", ANSWERING)] if wanted is None else []
    entries += [(order.usage, order.says) for order in ([wanted] if wanted else ORDERS.values())]
    for usage, says in entries:
        s.terminal.show(Text.assemble((f"  {usage:<{width}}", "bold"), says))
    if rest and wanted is None:
        s.terminal.say(f'There is no command "{rest}"; these are all.', "red")
    return False


def show_board(s: Session, at: Asked, rest: str) -> bool:
    """The table again, or a part of it."""
    view = at.seat.plain()
    parts = s.board.parts(view)
    if not rest:
        s.terminal.show(s.board.whole(view))
        if parts:
            s.terminal.say(f'"board" with one of these shows only a part: {", ".join(parts)}.', "dim")
        return False
    found = [name for name in parts if plain(rest) in plain(name)]
    if not found:
        known = f"it has {', '.join(parts)}" if parts else 'type only "board"'
        s.terminal.say(f'The board has no part "{rest}"; {known}.', "red")
    for name in found:
        s.terminal.show(parts[name])
    return False


def show_options(s: Session, at: Asked, rest: str) -> bool:
    """All options of the question, or those that words fit."""
    lines = s.lines(at)
    if rest:
        lines = [line for line in lines if plain(rest) in plain(line.text)]
    s.terminal.say(at.reader.say(at.question), "bold cyan")
    for line in lines:
        s.terminal.show(line.full())
    if not lines:
        s.terminal.say(f'No option speaks of "{rest}".', "red")
    return False


def show_log(s: Session, at: Asked, rest: str) -> bool:
    """All that has happened, or the last lines of it."""
    last = whole_number(rest) if rest else None
    if rest and not last:
        s.terminal.say(f'"log {rest}" means nothing; say how many lines, for example "log 20".', "red")
        return False
    events = worth_telling(at.seat.events())
    for event in events[-last:] if last else events:
        s.terminal.say(f"{event.number:>4} {at.reader.say(event)}")
    return False


def show_refusals(s: Session, at: Asked, rest: str) -> bool:
    """What is not possible now, or what of it speaks of something."""
    found = [r for r in at.reader.refusals if plain(rest) in plain(at.reader.say(r))]
    for refusal in found:
        s.terminal.show(_refused(s, at, refusal))
    if not found:
        what = f'that speaks of "{rest}"' if rest else "that could come to mind"
        s.terminal.say(f"Nothing {what} is forbidden here.")
    return False


def tell_why(s: Session, at: Asked, rest: str) -> bool:
    """Why something is not possible."""
    if not rest:
        refused = at.reader.refusals
        example = f'for example "why {at.reader.say(refused[0])}"' if refused else "in words like those of the options"
        s.terminal.say(f"Say what: {example}.", "red")
        return False
    wish = at.reader.read(rest)
    tell_wish(s, at, wish)
    if wish.answer is None and not wish.several:
        clauses = {r.reason.clause for r in wish.refused} or {at.question.clause}
        if len(clauses) == 1:
            _tell_clause(s, clauses.pop())
    return False


def _whose_turn(s: Session, at: Asked) -> str:
    """For somebody who is asked in the middle of another's turn."""
    turn = getattr(at.seat.view(), "turn", None)
    others = {i: name for i, name in enumerate(s.table.setup.names) if i != at.seat.index}
    return f"It is {others[turn]}'s turn. " if turn in others else ""


def tell_wish(s: Session, at: Asked, wish: Wish) -> None:
    """For `why`: what of a wish is possible, and why the rest is not."""
    possible = [wish.answer] if wish.answer is not None else wish.several
    if possible:
        more = f"; and {len(possible) - MOST_REASONS} more" if len(possible) > MOST_REASONS else ""
        s.terminal.say(f"That is possible: {at.reader.numbered(possible[:MOST_REASONS])}{more}.")
    elif wish.says:
        s.terminal.say(f"{wish.says} {_whose_turn(s, at)}The question is: {at.reader.say(at.question)}", "red")
    tell_refused(s, at, wish.refused)


def tell_refused(s: Session, at: Asked, refused: list[AnyRefusal]) -> None:
    """The reasons, each once if they are all the same."""
    if not refused:
        return
    reasons = list(dict.fromkeys(r.reason for r in refused))
    if len(reasons) == 1:
        s.terminal.show(said_no(s, at, reasons[0]))
        return
    for refusal in refused[:MOST_REASONS]:
        s.terminal.show(_refused(s, at, refusal))
    if len(refused) > MOST_REASONS:
        s.terminal.say(f'... and {len(refused) - MOST_REASONS} more; "not" lists everything.', "dim")


def said_no(s: Session, at: Asked, reason: Reason) -> Text:
    """A refusal in words, with its clause."""
    return Text.assemble("No: ", _reason(s, at, reason), style="red")


def _refused(s: Session, at: Asked, refusal: AnyRefusal) -> RenderableType:
    words = Text.assemble(f"{at.reader.say(refusal)}: ", _reason(s, at, refusal.reason))
    return Padding(words, (0, 0, 0, 2))


def _reason(s: Session, at: Asked, reason: Reason) -> Text:
    """Why not, with things called as on the board, and the clause."""
    return Text.assemble((s.board.mark(at.seat.plain(), reason.text), "red"), (f"  [{reason.clause}]", "dim"))


def tell_what(s: Session, _at: Asked, rest: str) -> bool:
    """What a thing of the game does."""
    if not rest:
        s.terminal.say(f'Say of what: for example "what {s.book.names()[0]}".', "red")
        return False
    found = s.book.about(rest)
    for line in found:
        s.terminal.show(line)
    if not found:
        close = s.book.close_to(rest)
        more = f"Did you mean: {'; '.join(close)}?" if close else '"rule WORD" looks for a word in all clauses.'
        s.terminal.say(f'Nothing is known of "{rest}". {more}', "red")
    return False


def tell_rule(s: Session, _at: Asked, rest: str) -> bool:
    """Clauses by name or by words."""
    if not rest:
        s.terminal.say('Say which: for example "rule turn".', "red")
    elif rest in TABLE_CLAUSES:
        s.terminal.say(TABLE_CLAUSES[rest])
    else:
        _tell_clauses(s, rest)
    return False


def _tell_clauses(s: Session, wanted: str) -> None:
    found = s.book.rules(wanted)
    if not found:
        s.terminal.say(f'No clause speaks of "{wanted}".', "red")
    for clause in found[:MOST_CLAUSES]:
        s.terminal.show(Text.assemble((f"{clause.id}  ", "bold"), clause.text))
    if len(found) > MOST_CLAUSES:
        s.terminal.say(f"... and {len(found) - MOST_CLAUSES} more; say more of the words.", "dim")


def _tell_clause(s: Session, clause: str) -> None:
    text = TABLE_CLAUSES.get(clause) or s.book.clauses[clause].text
    s.terminal.show(Text.assemble((f"{clause}  ", "bold"), text))


def give_hint(s: Session, at: Asked, _rest: str) -> bool:
    """What a hard bot would answer in this seat, and why. It is given the seat and nothing else, and starts afresh."""
    with s.terminal.meanwhile("Thinking ..."):
        advice = s.adviser(Rng("hint", at.seat.number)).advise(at.seat, s.language)
    s.terminal.say(s.board.mark(at.seat.plain(), advice.sentence))
    for one in advice.best if len(advice.best) > 1 else ():
        option = at.seat.option(one.code)
        s.terminal.show(Line(option.index + 1, at.reader.say(option), f"({_worth(one)})").full())
    return False


def _worth(one: Considered) -> str:
    """What was found about an option."""
    if one.value is None:
        return f"{round(100 * one.share)} % of what speaks for all options"
    return f"{round(100 * one.value)} % won of {one.visits} imagined games"


def undo(s: Session, at: Asked, _rest: str) -> bool:
    """Take the last answer back, if nothing has come of it that anybody could have learned."""
    last = s.given[-1] if s.given else None
    if last is None or last.seat != at.seat.index:
        s.terminal.say("There is nothing to take back: you have answered nothing since you were last called.", "red")
        return False
    if s.table.number != last.after:
        s.terminal.say("That cannot be taken back: somebody else has answered since.", "red")
        return False
    before = taken_back(s.table, last.before)
    if before is None:
        s.terminal.say("That cannot be taken back: something was rolled, drawn or shown since.", "red")
        return False
    s.given.pop()
    s.go_back_to(before)
    s.terminal.say("Taken back.")
    return True


def automatic(s: Session, at: Asked, _rest: str) -> bool:
    """Pass by itself where nothing else is possible, or no longer."""
    seat = at.seat.index
    if seat in s.auto:
        s.auto.remove(seat)
        s.terminal.say("You are asked every time again.")
        return False
    s.auto.add(seat)
    s.terminal.say('Where you have only one answer, it is given for you after a moment. "auto" again ends that.')
    return len(at.seat.options) == 1 and s.pass_by_itself(at)


def save(s: Session, _at: Asked, rest: str) -> bool:
    """Keep the game in a file of one's own."""
    try:
        path = Path(rest or DEFAULT_FILE).expanduser()
        if path.is_dir():
            s.terminal.say(f"{path} is a folder; name a file in it, for example {path / DEFAULT_FILE}.", "red")
            return False
        if path.exists() and not s.terminal.agrees(f"{path} is there already. Write over it?"):
            s.terminal.say("Nothing was saved.")
            return False
        saved.keep_as(path, s.written())
    except (OSError, ValueError, RuntimeError) as error:
        why = getattr(error, "strerror", None) or str(error)
        s.terminal.say(f"Could not save to {rest or DEFAULT_FILE}: {why}. Name a file in a folder that exists.", "red")
        return False
    s.terminal.say(f"Saved. Go on later with: standoff play --load {shlex.quote(str(path))}")
    return False


def leave(_s: Session, _at: Asked, _rest: str) -> bool:
    """Enough for now."""
    raise Leave


ANSWERING = "an answer in words: parts of them in any order will do"

ORDERS = {
    "why": Order("why WORDS", "why something is not possible, and the clause", tell_why),
    "not": Order("not [WORD]", "everything that is not possible now, with the reasons", show_refusals),
    "what": Order("what NAME", "what a die, card, character, weapon or keyword does", tell_what),
    "rule": Order("rule WORDS", "a clause of the rulebook by its name, or all that speak of WORDS", tell_rule),
    "hint": Order("hint", "what a good player would answer, and why", give_hint),
    "options": Order("options [WORD]", "list all options (Enter: the question again)", show_options),
    "board": Order("board [PART]", "draw the whole table, or a part of it", show_board),
    "log": Order("log [N]", "everything that has happened, or the last N lines", show_log),
    "undo": Order("undo", "take a move back that you have begun (or: back)", undo),
    "auto": Order("auto", "pass by itself where you have only one answer; again: no longer", automatic),
    "save": Order("save [FILE]", "keep the game in a file; go on with: standoff play --load FILE", save),
    "help": Order("help [COMMAND]", "this", show_help),
    "quit": Order("quit", "leave; the game is kept: standoff play --continue (Ctrl-C, Ctrl-D as well)", leave),
}

ALSO = {
    "?": "help", "h": "help", "q": "quit", "exit": "quit", "back": "undo", "rules": "rule", "option": "options"
}  # fmt: skip


def order_of(word: str) -> Order | None:
    """The command of this name."""
    name = word.casefold()
    return ORDERS.get(ALSO.get(name, name))


def completed(s: Session, at: Asked, line: str) -> list[str]:
    """What a line that is being typed can become."""
    command, space, rest = line.partition(" ")
    order = order_of(command) if space else None
    if order is None:
        names = [name for name in ORDERS if line and name.startswith(line.casefold())]
        return names + at.reader.completions(line, refused=False)
    if order.do is tell_why:
        return [f"{command} {text}" for text in at.reader.completions(rest, refused=True)]
    known: list[str] = []
    if order.do is tell_what:
        known = s.book.names()
    elif order.do is show_board:
        known = list(s.board.parts(at.seat.plain()))
    elif order.do is tell_rule:
        known = list(s.book.clauses)
    return [f"{command} {name}" for name in known if name.casefold().startswith(rest.casefold())]
