"""The face of the table, for every game: declared messages, views that events keep up to date, numbers of answers."""

from __future__ import annotations

from typing import Annotated

import msgspec
import pytest

import standoff
from standoff.engine.clauses import TABLE_CLAUSES, load_clauses
from standoff.engine.declare import Answer, Asked, Between, Event, Kind, MessageError, Private, fields_of
from standoff.engine.declare import Seat as DeclaredSeat
from standoff.engine.packing import LAYOUTS, Numbering, packer
from standoff.engine.record import state_hash
from standoff.engine.rng import Rng
from standoff.engine.rows import rows_of
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.engine.words import voice_of
from standoff.games import IDS, find

from .worlds import World, anyhow, every_choice, every_count, mixtures

KILOBYTES = {"risk_halo": 4, "flashpoint": 4}
"""How large a view may be; two kilobytes in the other games."""


def worlds(which: list[World]):
    return pytest.mark.parametrize("world", which, ids=str)


@worlds([*every_count(), *every_choice(), *mixtures(3)])
def test_what_a_viewer_is_told_keeps_its_view_up_to_date(world):
    """The first view and the events after it are the last view, byte for byte."""
    table, chance, encode = Table.begin(world.setup()), Rng("fold", str(world)), msgspec.json.encode
    viewers = (*range(world.players), SPECTATOR)
    followers = {v: Seat(table, v).follower() for v in viewers}
    most = KILOBYTES.get(world.game, 2) * 1024
    while not table.over and table.number < 150:
        before = table.cursor
        table.run([anyhow(chance)] * world.players, table.number + 5)
        for viewer in viewers:
            seat = Seat(table, viewer)
            followers[viewer].hear(seat.events(before))
            view = encode(seat.view())
            assert encode(followers[viewer].view) == view, (viewer, table.number)
            assert len(view) < most, (viewer, table.number)


@worlds(every_count())
def test_every_answer_has_a_number_and_a_dense_number(world):
    """An answer, its code and its dense number lead to one another, whatever the question."""
    table, chance = Table.begin(world.setup(), listen=False), Rng("numbers", str(world))
    answers = table.setup.game.messages.answers
    numbering = Numbering(answers, table.setup.game.catalogue.things(table.setup))
    while not table.over and table.number < 300:
        for code in table.options:
            answer = answers.read(code)
            assert answers.code(answer) == code
            number = numbering.number(code)
            assert 0 <= number < numbering.size
            assert numbering.code(number) == code
        table.run([anyhow(chance)] * world.players, table.number + 1)
    for number in (-1, numbering.size):
        with pytest.raises(ValueError, match="numbers of answers"):
            numbering.code(number)


@worlds(every_count())
def test_rows_hold_every_option_once(world):
    table, chance = Table.begin(world.setup()), Rng("rows", str(world))
    for _ in range(80):
        if table.over:
            break
        rows = table.question().rows
        codes = [row.code + (value - row.values[0]) * row.unit for row in rows if row.field for value in row.values]
        codes += [row.code for row in rows if not row.field]
        assert sorted(codes) == sorted(table.options)
        assert rows == rows_of([table.option(code) for code in table.options])
        table.answer(anyhow(chance)(table))


@worlds(every_count())
def test_a_preview_is_what_follows(world):
    """Whatever a preview says comes true, it is the same in every world that looks alike, and it changes nothing."""
    table, chance, seen = Table.begin(world.setup()), Rng("preview", str(world)), 0
    for _ in range(40):
        if table.over:
            break
        seat, code, before = table.seat(table.asked), anyhow(chance)(table), state_hash(table._state)
        expected = seat.preview(code)
        assert state_hash(table._state) == before
        table.answer(code)
        if expected is not None:
            seen += 1
            assert expected == seat.question()
    assert seen > 0


@worlds(every_count())
def test_answers_are_taken_back(world):
    """With the same dice everything comes out as before; with new ones the record says so, and replays."""
    table, chance = Table.begin(world.setup()), Rng("back", str(world))
    table.run([anyhow(chance)] * world.players, 12)
    before, codes = state_hash(table._state), table.record().answers
    if table.over:
        pytest.fail("a game of twelve answers")
    events = table.events()
    table.take_back(5)
    assert table.record().answers == codes[:5]
    for code in codes[5:]:
        table.answer(code)
    assert (state_hash(table._state), table.events()) == (before, events)
    table.take_back(7, seed="other dice")
    table.run([anyhow(chance)] * world.players, 30)
    again = standoff.replay(table.record())
    assert state_hash(again._state) == state_hash(table._state)
    assert again.events() == table.events()


@pytest.mark.parametrize("game", IDS)
def test_every_message_names_its_clause(game):
    """An event and a question come from a rule, and an objection leads to one; the client can go there."""
    found = find(game)
    clauses = {*load_clauses(found.folder), *TABLE_CLAUSES}
    said = {*found.messages.events, *found.messages.questions, *found.messages.objections}
    assert set(found.messages.clauses) == said
    for message, clause in found.messages.clauses.items():
        assert clause in clauses, message


@pytest.mark.parametrize("game", IDS)
def test_one_word_means_one_thing(game):
    """A field of a name has the same sort of thing in it in every message of a game."""
    kinds = {}
    for message, fields in find(game).messages.fields.items():
        for field in fields:
            kinds.setdefault(field.name, {}).setdefault(field.kind.name, message.__name__)
    for name in ("seat", "by", "owner"):
        assert set(kinds.get(name, {"seat": ""})) == {"seat"}, kinds[name]


@pytest.mark.parametrize("game", IDS)
def test_every_language_says_everything(game):
    found = find(game)
    for path in (found.folder / "words").glob("*.ftl"):
        voice_of(found, path.stem)


@pytest.mark.parametrize("game", IDS)
def test_a_range_of_numbers_belongs_to_one_answer(game):
    """No two answers share a number, and the small numbers are taken first."""
    layouts = find(game).messages.answers.layouts
    end = 0
    for layout in layouts:
        assert layout.base == end
        end = layout.base + layout.size
        assert LAYOUTS[layout.answer] is layout


def test_a_forgotten_mark_is_an_error():
    """What could be secret says who may know it, in events and in questions."""
    with pytest.raises(MessageError, match=r"Forgotten.card: a card can be secret"):
        fields_of(Forgotten)
    with pytest.raises(MessageError, match=r"AskForgotten.card: a card can be secret"):
        fields_of(AskForgotten)
    with pytest.raises(MessageError, match="a question is heard by all"):
        fields_of(AskHidden)
    with pytest.raises(MessageError, match="owner is not a field"):
        fields_of(Nobodys)
    with pytest.raises(MessageError, match="one kind"):
        fields_of(Kindless)
    with pytest.raises(MessageError, match="whole numbers with a bound"):
        packer(Unbound)


Card = Annotated[int, Kind("card", secret=True)]


class Forgotten(Event):
    card: Card


class AskForgotten(Asked):
    card: Card


class AskHidden(Asked):
    seat: DeclaredSeat
    card: Private[Card]


class Nobodys(Event):
    seat: DeclaredSeat
    card: Between[Card]


class Kindless(Event):
    card: int


class Unbound(Answer):
    card: Card
