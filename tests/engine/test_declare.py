"""Events are declared with who may know them; a declaration that leaves it open does not load."""

from __future__ import annotations

from typing import Annotated

import pytest

import standoff
from standoff.engine.declare import (
    Asked,
    Between,
    Event,
    Flag,
    Kind,
    Lying,
    MessageError,
    Number,
    Open,
    Private,
    Seat,
    known_to,
)
from standoff.engine.state import State
from standoff.engine.viewer import REFEREE, SPECTATOR
from standoff.engine.vocabulary import Messages, kind_of
from standoff.games.walking_dead.dice import faces_at

Card = Annotated[int, Kind("card", secret=True)]


class Forgotten(Event):
    seat: Seat
    card: Card


class ForgottenList(Event):
    seat: Seat
    cards: list[Card]


class ForgottenPerhaps(Event):
    card: Card | None


class NobodyToKnow(Event):
    card: Private[Card]


class MarkedTwice(Event):
    seat: Seat
    owner: Seat
    card: Annotated[Between[Card], known_to("seat")]


class WithoutKind(Event):
    number: int


class ReadFromTheTable(Event):
    left: Annotated[Number, Lying("left")]


class Steal(Event):
    seat: Seat
    owner: Seat
    card: Between[Card]
    shown: Open[list[Card]]
    left: Number


@pytest.mark.parametrize(
    ("event", "says"),
    [
        (Forgotten, "Forgotten.card: a card can be secret: say Open, or who may know it"),
        (ForgottenList, "ForgottenList.cards: a card can be secret"),
        (ForgottenPerhaps, "ForgottenPerhaps.card: a card can be secret"),
        (NobodyToKnow, "NobodyToKnow.card: seat is not a field"),
        (MarkedTwice, "MarkedTwice.card: a field has one kind and at most one mark"),
        (WithoutKind, "WithoutKind.number: a field has one kind"),
        (ReadFromTheTable, "ReadFromTheTable.left: only what a question is about"),
    ],
)
def test_what_is_not_declared_does_not_load(event, says):
    with pytest.raises(MessageError, match=says):
        Messages({"one": event})


@pytest.mark.parametrize(("viewer", "card"), [(0, None), (1, 7), (2, 7), (3, None), (SPECTATOR, None), (REFEREE, 7)])
def test_a_viewer_perceives_what_it_is_named_for(viewer, card):
    assert Messages({"one": Steal}).perceived(Steal(1, 2, 7, [3], 4), viewer) == Steal(1, 2, card, [3], 4)


def test_what_a_question_is_about_can_lie_on_the_table():
    """The dice of a re-roll are no argument: they are read from the State, by the places where they lie."""
    table = standoff.new("walking_dead", players=4, seed=1)
    while (asked := table.question()).about.kind != "reroll":
        table.answer(asked.seat, 0)
    assert table._state.args == ()
    assert asked.about.dice == faces_at(table._state.dice)
    assert asked.about.left == table._state.rolls_left


class AskBattle(Asked):
    source: Annotated[Number, Lying("source")]
    must_roll: Flag
    units: Annotated[Number, Lying("units", at="source")]
    losses: Number


class Battlefield(State):
    def __init__(self):
        self.kind, self.args = kind_of(AskBattle), (1, 3)
        self.source, self.units = 2, [7, 8, 9]


def test_what_lies_on_the_table_is_read_there_and_is_no_argument():
    asked = Battlefield()  # which gives the question its number
    assert Messages({"one": AskBattle}).about(asked) == AskBattle(source=2, must_roll=True, units=9, losses=3)
