"""What people type, and what they mean by it."""

from __future__ import annotations

from typing import ClassVar

import pytest

import standoff
from standoff.engine.declare import Answer
from standoff.engine.typed import Said, Vocabulary, read, suggest


class End(Answer):
    nothing: ClassVar[bool] = True


class Keep(Answer):
    nothing: ClassVar[bool] = True


class Play(Answer):
    pass


class Reroll(Answer):
    pass


class Move(Answer):
    pass


class Attack(Answer):
    pass


class Shoot(Answer):
    pass


BANG = [
    Said("end turn", End()),
    Said("play BANG! 7C on Ben", Play()),
    Said("play BANG! 7C on Eli", Play()),
    Said("play Cat Balou 10D on Ben: a card of the hand", Play()),
    Said("play Cat Balou 10D on Ben: Barrel QS", Play()),
]
NOT_BANG = [
    Said("play BANG! 7C on Cleo", Play()),
    Said("play Cat Balou 10D on Ada: a card of the hand", Play()),
    Said("play Cat Balou 10D on Ada: Scope AS", Play()),
    Said("play Missed! 3S", Play()),
]
DICE = [
    Said("keep all dice", Keep()),
    Said("re-roll Walker", Reroll()),
    Said("re-roll 2", Reroll()),
    Said("re-roll First Aid", Reroll()),
    Said("re-roll Walker, 2", Reroll()),
    Said("re-roll First Aid, First Aid", Reroll()),
    Said("re-roll Walker, 2, First Aid, First Aid", Reroll()),
]
UNITS = [
    Said("4 units", Move()),
    Said("5 units", Move()),
    Said("5 units with the Hero", Move()),
    Said("15 units", Move()),
]
LAND = [
    Said("attack Sea Stack from Main Shaft", Attack()),
    Said("attack Main Shaft from Sea Stack", Attack()),
    Said("attack West Beach from Main Shaft", Attack()),
]
SHOTS = [
    Said("VK78 Commando at Zvezda @A4", Shoot()),
    Said("VK78 Commando at Zvezda @A4, blaze away", Shoot()),
    Said("VK78 Commando at A4", Shoot()),
]


def said(words, options, others=()):
    meant = read(words, dict(enumerate(options)), lambda: {100 + i: other for i, other in enumerate(others)})
    return [options[i].text for i in meant.possible], [others[i - 100].text for i in meant.refused]


@pytest.mark.parametrize(
    ("words", "options", "means"),
    [
        ("play BANG! on Ben", BANG, "play BANG! 7C on Ben"),
        ("Ben bang", BANG, "play BANG! 7C on Ben"),
        ("ELI", BANG, "play BANG! 7C on Eli"),
        ("balou barr", BANG, "play Cat Balou 10D on Ben: Barrel QS"),
        ("end", BANG, "end turn"),
        ("pass", BANG, "end turn"),
        ("re-roll all", DICE, "re-roll Walker, 2, First Aid, First Aid"),
        ("reroll everything", DICE, "re-roll Walker, 2, First Aid, First Aid"),
        ("reroll all the dice", DICE, "re-roll Walker, 2, First Aid, First Aid"),
        ("reroll firstaid", DICE, "re-roll First Aid"),
        ("re roll walker", DICE, "re-roll Walker"),
        ("reroll 2 walker", DICE, "re-roll Walker, 2"),
        ("two", DICE, "re-roll 2"),
        ("keep", DICE, "keep all dice"),
        ("move 5", UNITS, "5 units"),
        ("hero 5", UNITS, "5 units with the Hero"),
        ("move all", UNITS[:2] + UNITS[3:], "15 units"),
        ("west", LAND, "attack West Beach from Main Shaft"),
        ("from sea stack", LAND, "attack Main Shaft from Sea Stack"),
        ("@A4", SHOTS, "VK78 Commando at Zvezda @A4"),
        ("blaze @a4", SHOTS, "VK78 Commando at Zvezda @A4, blaze away"),
        ("commando at a4", SHOTS, "VK78 Commando at A4"),
    ],
)
def test_one_answer_is_meant(words, options, means):
    assert said(words, options) == ([means], [])


def test_partial_words_narrow_the_choice():
    assert said("cat", BANG)[0] == [o.text for o in BANG[3:]]
    assert said("sea stack", LAND)[0] == [o.text for o in LAND[:2]]
    assert said("zvezda a4", SHOTS) == ([SHOTS[0].text], [])
    assert said("a4", SHOTS)[0] == [o.text for o in SHOTS]
    assert said("1", UNITS) == ([], [])


def test_an_impossible_wish_is_refused_not_misread():
    assert said("bang cleo", BANG, NOT_BANG) == ([], ["play BANG! 7C on Cleo"])
    assert said("cat balou ada", BANG, NOT_BANG) == ([], [o.text for o in NOT_BANG[1:3]])
    assert said("missed", BANG, NOT_BANG) == ([], ["play Missed! 3S"])
    possible, refused = said("bang", BANG, NOT_BANG)
    assert len(possible) == 2
    assert refused == ["play BANG! 7C on Cleo"]


@pytest.mark.parametrize("words", ["", "   ", "²", "+-1", "9" * 5000, "[/x]", "on the", "\x1b[2J", "((", "\\"])
def test_odd_input_means_nothing(words):
    for options in (BANG, DICE, UNITS, LAND, SHOTS):
        assert said(words, options, NOT_BANG) == ([], [])


def test_slips_of_the_finger_are_mended():
    assert suggest("bagn eli", dict(enumerate(BANG))) == [2]
    assert suggest("zzzz", dict(enumerate(BANG))) == []
    assert suggest("shoot eli with bang", dict(enumerate(BANG))) == [2]
    assert suggest("re-roll 3", dict(enumerate(DICE))) == []
    assert suggest("play a nice tune", dict(enumerate(BANG))) == []
    assert suggest("assault brawler", {0: Said("treat Brawler"), 1: Said("assault")}) == [1]


def test_a_word_of_the_game_is_no_slip_and_another_answer_has_no_word_too_many():
    spoken = Vocabulary(["end turn", "play ", " on "], ["end turn", "play ", " on ", "Bagn", "Eli"])
    assert spoken.has("end the turn")
    assert spoken.has("play bagn on Eli 2")
    assert not spoken.has("sing Eli")
    assert not spoken.has("2")
    assert spoken.is_another_answer("the turn end")
    assert not spoken.is_another_answer("end")
    assert suggest("discard", {0: Said("draw a card")}) == [0]
    assert suggest("discard", {0: Said("draw a card")}, Vocabulary([], ["discard"])) == []
    assert suggest("end turn", {0: Said("take a turn")}, spoken) == []
    assert suggest("end turn", {0: Said("take a turn")}) == [0]


def test_a_table_takes_partial_words_and_says_why_not():
    table = standoff.new("bang", players=4, seed=6)
    seat = table.seat(table.asked)
    with pytest.raises(standoff.NotUnderstood, match="Which one: play Duel"):
        seat.answer("duel")
    assert seat.why_not("duel") is None
    assert seat.why_not("sing").clause == "table.unknown"
    other = table.seat((table.asked + 1) % 4)
    reason = other.why_not("end turn")
    assert reason.clause == "table.not_asked"
    assert f"It is {seat.name}'s decision now" in reason.text


def test_two_impossible_endings_are_refused_for_their_reason():
    table = standoff.new("bang", players=4, seed=6)
    seat = table.seat(table.asked)
    assert len([r for r in seat.refusals() if "Missed!" in seat.say(r)]) == 2
    assert seat.why_not("missed").text == "A Missed! is played when you are shot at."
    with pytest.raises(standoff.NotAllowed, match="A Missed! is played when you are shot at"):
        seat.answer("play missed")
    far = next(r for r in seat.refusals() if "is at distance" in r.reason.text)
    assert seat.why_not(f"{seat.say(far).split()[-1]} bang").text == far.reason.text


def test_what_is_asked_for_twice_is_there_twice():
    dice = dict(
        enumerate([Said("re-roll First Aid"), Said("re-roll 2, First Aid"), Said("re-roll 2, First Aid, First Aid")])
    )
    assert read("first aid 2 first aid", dice, dict).possible == [2]
    assert read("2 first aid", dice, dict).possible == [1]
    assert read("first aid first aid first aid", dice, dict).possible == []
