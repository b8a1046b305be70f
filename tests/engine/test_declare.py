"""Events are declared with who may know them; a declaration that leaves it open does not load."""

from __future__ import annotations

import random
from typing import Annotated

import pytest

import standoff
from standoff.engine.declare import (
    Between,
    Event,
    Kind,
    Lying,
    MessageError,
    Number,
    Open,
    Private,
    Seat,
    known_to,
)
from standoff.engine.viewer import REFEREE, SPECTATOR
from standoff.engine.vocabulary import Messages
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


def test_what_a_question_is_about_can_lie_at_a_place_of_the_table():
    """With how many units a battle is fought is read where it is fought; a question about it has no arguments."""
    table, chance = standoff.new("risk_halo", players=2, seed=1), random.Random(1)
    while (asked := table.question()).about.kind != "defend":
        table.answer(chance.choice(table.options))
    t, about = table._state, asked.about
    assert t.args == ()
    assert (about.source, about.target) == (t.source, t.target)
    assert (about.units, about.against) == (t.units[t.source], t.units[t.target])
