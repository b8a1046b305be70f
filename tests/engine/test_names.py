"""What players may be called, at a new table and in a record that somebody else wrote."""

from __future__ import annotations

import json

import pytest

import standoff
from standoff.engine.player_names import LONGEST, RESERVED, checked_names


def seated(*names: object) -> tuple[str, ...]:
    table = standoff.new("walking_dead", players=[*names, "Zoe", "Yan", "Xia"], seed=1)
    return tuple(table.setup.names[: len(names)])


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("Ann", "Ann"),
        ("  Ann \n", "Ann"),
        ("Ann   Lee", "Ann Lee"),
        ("Ａｎｎ", "Ann"),
        ("ﬁona", "fiona"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Nguye\u0302\u0303n", "Nguy\u1ec5n"),
        ("李雷", "李雷"),
        ("Ὀδυσσεύς", "Ὀδυσσεύς"),
        ("O'Brien-Smith, Jr.", "O'Brien-Smith, Jr."),
        ("R2-D2", "R2-D2"),
        ("🦊", "🦊"),
        ("Your", "Your"),
        ("x" * LONGEST, "x" * LONGEST),
    ],
)
def test_a_name_is_kept_as_people_read_it(given, kept):
    assert seated(given) == (kept,)


@pytest.mark.parametrize(
    ("given", "says"),
    [
        ("", "needs a name"),
        (" \u00a0 ", "needs a name"),
        (7, "needs a name"),
        (None, "needs a name"),
        ("Ann\x1b[31m", "U\\+001B"),
        ("Ann\nBob", "U\\+000A"),
        ("Ann\tBob", "U\\+0009"),
        ("Ann\x7f", "U\\+007F"),
        ("Ann\x9b", "U\\+009B"),
        ("A\u200bnn", "U\\+200B"),
        ("A\u200dnn", "U\\+200D"),
        ("A\u00adnn", "U\\+00AD"),
        ("\u202eAnn", "U\\+202E"),
        ("\u2066Ann", "U\\+2066"),
        ("\ufeffAnn", "U\\+FEFF"),
        ("Ann\ud800", "U\\+D800"),
        ("Ann\ue000", "U\\+E000"),
        ("\u3164", "U\\+3164"),
        ("\u2800", "U\\+2800"),
        ("An\ufe0fn", "U\\+FE0F"),
        ("A\u034fnn", "U\\+034F"),
        ("Z\u0335\u0321\u0353algo", "at most 2 accents"),
        ("\u0301Ann", "at most 2 accents"),
        ("x" * (LONGEST + 1), "at most 32 characters"),
        ("\ufdfa" * 3, "at most 32 characters"),
        ("[bold]Ann", "square brackets"),
        ("Ann]", "square brackets"),
        ("［red］", "square brackets"),
        ("...", "needs a letter"),
        ("12", "needs a letter"),
        ("１２", "needs a letter"),
        *((word, "the rules use") for word in RESERVED),
        ("YOU", "the rules use"),
        ("  NoBody ", "the rules use"),
        ("ｙｏｕ", "the rules use"),
    ],
)
def test_a_name_that_disturbs_is_refused_with_the_reason(given, says):
    with pytest.raises(standoff.WrongSetup, match=says) as caught:
        seated(given)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ann", "ann"),
        ("Ann", " Ann"),
        ("Ann Lee", "Ann  Lee"),
        ("Ann", "Ａｎｎ"),
        ("Straße", "STRASSE"),
        ("é", "e\u0301"),
    ],
)
def test_names_that_read_alike_are_the_same_name(one, other):
    with pytest.raises(standoff.WrongSetup, match="read alike"):
        checked_names([one, other])


def test_names_that_differ_are_kept_in_the_order_of_the_seats():
    assert checked_names(["Jose", "José", "Ann", "Anna"]) == ("Jose", "José", "Ann", "Anna")


@pytest.mark.parametrize("name", ["Ann\x1b[2J", "[red]Ann[/]", "you", "\u202eAnn", "x" * 1000, "Ben", ""])
@pytest.mark.parametrize("read", [standoff.replay, standoff.load])
def test_a_record_of_somebody_else_is_checked_as_well(name, read):
    told = json.loads(standoff.new("walking_dead", players=4, seed=1).save())
    told["record"]["players"][0] = name
    with pytest.raises(standoff.BadRecord, match="cannot be played here") as caught:
        read(json.dumps(told))
    assert str(caught.value).isprintable()


def test_a_record_carries_the_names_as_they_are_kept():
    table = standoff.new("walking_dead", players=[" Ann  Lee ", "Bob", "Cid"], seed=1)
    assert table.record().players[0] == "Ann Lee"
    assert standoff.load(table.save()).view() == table.view()
