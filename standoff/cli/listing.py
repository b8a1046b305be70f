"""A question and its options, in as many lines as there are, and a screen that holds all that matters."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from msgspec import Struct
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from standoff.cli.boards.fitting import AtWidth
from standoff.cli.telling import Sentence
from standoff.cli.telling import flowing as flowing_news

FEW = 10
GAP = "  "
MANY = 40


class Line(Struct, frozen=True):
    """An option as it is printed: its number, its words, and what there is to note behind them."""

    number: int
    text: str
    note: str = ""

    def full(self) -> Text:
        """The option on a line of its own."""
        line = Text.assemble((f"{self.number:>3}", "bold"), f" {self.text}")
        return line.append(f" {self.note}", "dim") if self.note else line


def ways(lines: Sequence[Line]) -> Iterable[RenderableType]:
    """The options, from the roomiest way to list them to the closest."""
    full = [line.full() for line in lines]
    if len(full) <= FEW:
        yield Group(*full)
    if len(full) <= MANY:
        yield Padding(Columns(full, equal=True, column_first=True), (0, 1))
    yield Padding(Columns(by_beginning(lines), equal=True, column_first=True), (0, 1))
    yield Padding(flowing(lines), (0, 1))
    yield Padding(spans(lines), (0, 1))


def by_beginning(lines: Sequence[Line]) -> list[Text]:
    """A long list: neighbours that are alike but for their last word share a line."""
    out: list[Text] = []
    for stem, alike in groupby(lines, key=lambda line: line.text.rpartition(" ")[0]):
        group = list(alike)
        if len(group) == 1:
            out.append(group[0].full())
            continue
        shared = Text(f"{stem.rstrip(',')}:")
        for line in group:
            shared.append(f"  {line.number}", "bold").append(f" {line.text.rpartition(' ')[2]}")
        out.append(shared)
    return out


def flowing(lines: Sequence[Line]) -> RenderableType:
    """The closest way: one option after the other, what neighbours begin with only once."""
    entries: list[Text] = []
    for _, alike in groupby(lines, key=lambda line: line.text.split(" ")[0]):
        group = list(alike)
        stem = _shared([line.text.split(" ") for line in group]) if len(group) > 1 else ""
        if stem:
            entries.append(Text(f"{stem}:", "italic"))
        for line in group:
            entry = Text.assemble((f"{line.number} ", "bold"), line.text[len(stem) :].strip())
            entries.append(entry.append(f" {line.note}" if line.note else "", "dim"))
    return AtWidth(lambda width: _packed(entries, width))


def spans(lines: Sequence[Line]) -> RenderableType:
    """For hundreds of options: only what neighbours begin with, and from which number to which they go."""
    entries = []
    for stem, alike in groupby(lines, key=lambda line: line.text.rpartition(" ")[0]):
        group = list(alike)
        first, last = group[0], group[-1]
        if first is last:
            entries.append(Text.assemble((f"{first.number} ", "bold"), first.text))
        else:
            entries.append(Text.assemble((f"{first.number}-{last.number} ", "bold"), f"{stem.rstrip(',')} ..."))
    return AtWidth(lambda width: _packed(entries, width))


def _packed(entries: Sequence[Text], width: int) -> Text:
    """Entries side by side, each of them whole on its line."""
    out, used = Text(), 0
    for entry in entries:
        if used and used + len(GAP) + entry.cell_len > width:
            out.append("\n")
            used = 0
        elif used:
            out.append(GAP)
            used += len(GAP)
        out.append_text(entry)
        used += entry.cell_len
    return out


def _shared(texts: list[list[str]]) -> str:
    """The words that all begin with; the last word is never one of them."""
    same = 0
    while all(len(words) > same + 1 and words[same] == texts[0][same] for words in texts):
        same += 1
    return " ".join(texts[0][:same])


def height_of(screen: Console, *things: RenderableType) -> int:
    """How many lines drawings take here."""
    return sum(len(screen.render_lines(thing, pad=False)) for thing in things)


class Page(Struct, frozen=True):
    """What is shown when somebody is asked: the whole board or its status, the news, the question and its options."""

    board: RenderableType
    status: RenderableType
    news: list[Sentence]
    prompt: RenderableType
    lines: list[Line]

    def fitted(self, screen: Console, height: int) -> list[RenderableType]:
        """The pieces that fit: never without the question, nor without the latest news.

        The options are listed as roomily as leaves the state of the game in sight, or else the news.
        """
        lines, close = [s.line() for s in self.news], flowing_news(self.news)
        height -= height_of(screen, self.prompt)
        listed = [(way, height - height_of(screen, way)) for way in ways(self.lines)]
        with_state: list[list[RenderableType]] = [[self.board, *lines], [self.status, *lines], [self.status, *close]]
        only_news: list[list[RenderableType]] = [lines, [*close]]
        for kinds in (with_state, only_news):
            for way, room in listed:
                for pieces in kinds:
                    if height_of(screen, *pieces) <= room:
                        return [*pieces, self.prompt, way]
        least = min(height_of(screen, *close), height // 2)
        options = self._options(screen, height - least)
        return [*self._latest(screen, close, height - height_of(screen, options)), self.prompt, options]

    def whole(self) -> list[RenderableType]:
        """Everything, for a pipe."""
        return [*(s.line() for s in self.news), self.board, self.prompt, next(iter(ways(self.lines)))]

    def _options(self, screen: Console, room: int) -> RenderableType:
        for way in ways(self.lines):
            if height_of(screen, way) <= room:
                return way
        return self._some(screen, room)

    def _some(self, screen: Console, room: int) -> RenderableType:
        """As many as fit, and how to see the others."""
        count = len(self.lines)
        while count > 1:
            count -= 1 + count // 10
            rest = Text(f'... {len(self.lines)} in all: "options" lists them, or type a part of the words', "dim")
            some = Group(Padding(flowing(self.lines[:count]), (0, 1)), rest)
            if height_of(screen, some) <= room:
                return some
        return Text(f'{len(self.lines)} options: "options" lists them, or type a part of the words', "dim")

    def _latest(self, screen: Console, told: list[Text], room: int) -> list[RenderableType]:
        """The latest news that fit, and how to see what was before."""
        lines = [line for paragraph in told for line in paragraph.wrap(screen, screen.width)]
        return [Text('... more happened before; "log" shows it', "dim"), *lines[len(lines) - max(room - 1, 1) :]]
