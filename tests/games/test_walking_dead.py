"""What scenarios cannot show about the dice game: dice with places, messages, figures, the catalogue."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from rich.console import Console

import standoff
from standoff.cli.boards.walking_dead import board, status
from standoff.engine.rng import Rng
from standoff.engine.rows import rows_of
from standoff.games.walking_dead import messages as m
from standoff.games.walking_dead.dice import (
    DICE,
    EVERY_PLACE,
    PLACES_IN,
    SIDES,
    SIZES,
    after_roll,
    face_at,
    faces_at,
    laid,
    places_showing,
)
from standoff.games.walking_dead.legal import rerolls
from standoff.games.walking_dead.names import (
    FIRST_AID,
    GRENADE,
    INFECTION,
    RANGE_1,
    RANGE_2,
    WALKER,
)

ANN, BOB, CID, DOT, EVE = range(5)


def arranged(rolls, *seats, players=4, **settings):
    seats = [{"role": "Leader", "character": "Carl"}, *seats]
    seats += [{}] * (players - len(seats))
    return standoff.arrange("walking_dead", {"seats": seats, "rolls": rolls}, players=players, settings=settings)


def events(table, kind, since=0):
    return [told.event for told in table.events(since) if isinstance(told.event, kind)]


# -- Dice --------------------------------------------------------------------------------------------------------------


def test_dice_lie_at_their_places():
    chance = Rng("dice")
    for _ in range(300):
        faces = [chance.below(SIDES) for _ in range(DICE)]
        dice = sum(laid(face, place) for place, face in enumerate(faces))
        assert faces_at(dice) == faces
        for face in range(SIDES):
            assert PLACES_IN[places_showing(dice, face)] == tuple(p for p in range(DICE) if faces[p] == face)


def test_a_roll_changes_the_dice_at_its_places_only():
    chance = Rng("rolls")
    for places in [*range(EVERY_PLACE + 1)] * 10:
        before = sum(laid(chance.below(SIDES), place) for place in range(DICE))
        thrown = chance.below(SIDES ** SIZES[places])
        after = after_roll(before, places, thrown)
        digits = [thrown // SIDES**i % SIDES for i in range(SIZES[places])]
        assert [face_at(after, place) for place in PLACES_IN[places]] == digits
        for place in PLACES_IN[EVERY_PLACE - places]:
            assert face_at(after, place) == face_at(before, place)


def test_each_set_of_faces_is_offered_once_and_stands_for_the_first_dice():
    """Worked out here from all sets of places."""
    chance = Rng("sets")
    for _ in range(200):
        faces = [chance.below(SIDES) for _ in range(DICE)]
        dice = sum(laid(face, place) for place, face in enumerate(faces))
        for too in (False, True):
            wanted = {}
            for places in range(1, EVERY_PLACE + 1):
                shown = tuple(sorted(faces[place] for place in PLACES_IN[places]))
                if too or INFECTION not in shown:
                    wanted.setdefault(shown, places)
            found = rerolls(dice, too)
            assert found[0] == m.KEEP
            assert sorted(found[1:]) == sorted(m.reroll(places) for places in wanted.values())
            assert [SIZES[m.read(code).dice] for code in found[1:]] == sorted(map(len, wanted))


def test_kept_dice_stay_where_they_are():
    table = arranged(["1", "First Aid", "1", "Infection", "2", "Grenade", "Walker"])
    assert table.view().dice == [RANGE_1, FIRST_AID, RANGE_1, INFECTION, RANGE_2]
    assert table.view().kept == []
    assert table.question().about == m.AskReroll([RANGE_1, FIRST_AID, RANGE_1, INFECTION, RANGE_2], 2)
    before = table.cursor
    table.answer("re-roll 1, 2")
    assert table.record().answers == [m.reroll(0b10001)]
    assert events(table, m.Roll, before) == [
        m.Roll(ANN, [0, 4], [GRENADE, WALKER], [FIRST_AID, RANGE_1, INFECTION], 1),
    ]
    assert table.view().dice == [GRENADE, FIRST_AID, RANGE_1, INFECTION, WALKER]
    assert table.view().kept == [1, 2, 3]


def test_a_row_has_the_sets_of_places():
    table = arranged(["1", "1", "Infection", "Infection", "1"])
    keep, again = table.question().rows
    assert (keep.answer, keep.field) == (m.Keep(), "")
    assert (again.answer, again.field, again.values) == (m.Reroll(0b00001), "dice", [0b00001, 0b00011, 0b10011])
    assert [keep, again] == rows_of([table.option(code) for code in table.options])


def test_one_refusal_for_each_die_that_stays():
    table = arranged(["1", "Infection", "1", "Infection", "1"])
    refused = table.refusals()
    assert [r.answer for r in refused] == [m.Reroll(0b00010), m.Reroll(0b01000)]
    assert {r.reason.clause for r in refused} == {"wd.infection.locked"}
    assert table.why_not(ANN, m.Reroll(0b00111)).clause == "wd.infection.locked"
    assert table.why_not(ANN, m.Reroll(0b00100)).text.startswith("Of dice that show the same")
    assert [r.code for r in table.refusals(dice=0b01010)] == [m.reroll(0b01010)]
    assert table.why_not(ANN, m.Reroll(0b00101)) is None


def test_abraham_hears_no_refusals():
    seats = [{"role": "Leader", "character": "Abraham"}, {}, {}, {}]
    table = standoff.arrange("walking_dead", {"seats": seats, "rolls": ["Infection"] * 2 + ["1"] * 3}, players=4)
    assert table.refusals() == []


# -- Questions ---------------------------------------------------------------------------------------------------------


def test_a_question_says_which_die_it_is_about_and_which_are_left():
    table = arranged(["2", "1", "First Aid", "1", "First Aid"], players=5)
    table.answer(m.KEEP)
    asked = []
    while table.asked == ANN and len(asked) < 5:
        asked.append(table.question().about)
        table.answer(table.options[0])
    assert asked == [
        m.AskAim(RANGE_1, 1, [0, 3]),
        m.AskAim(RANGE_1, 3, [0]),
        m.AskAim(RANGE_2, 0, []),
        m.AskAid(2, [4], 1),
        m.AskAid(4, [], 1),
    ]
    assert [(e.die, e.place, e.aid) for e in events(table, m.Aim)] == [
        (RANGE_1, 1, None),
        (RANGE_1, 3, None),
        (RANGE_2, 0, None),
    ]


def test_a_doubled_die_says_which_first_aid_was_spent():
    seats = [{"role": "Leader", "character": "Tyrese"}, {}, {}, {}]
    rolls = ["First Aid", "1", "First Aid", "Infection", "Infection"]
    table = standoff.arrange("walking_dead", {"seats": seats, "rolls": rolls}, players=4)
    table.answer(m.KEEP)
    table.answer(m.Double(BOB))
    assert events(table, m.Aim) == [m.Aim(ANN, RANGE_1, 1, BOB, 0)]
    assert table.question().about == m.AskAid(2, [], 1)


def test_who_is_about_to_lose_health_is_seen_until_it_is_lost():
    table = arranged(["1", "1", "Infection", "Infection", "1"])
    table.answer(m.KEEP)
    for threatened in (0, 1, 2):
        assert table.view().seats[BOB].threatened == threatened
        assert table.option(m.hit(BOB)).note == m.Leaves(8 - threatened - 1)
        table.answer(m.hit(BOB))
    assert [seat.threatened for seat in table.view().seats] == [0] * 4


def test_a_grenade_threatens_all_others_while_rick_is_asked():
    table = arranged(
        ["Grenade", "Grenade", "Infection", "Infection", "Walker"], {"character": "Rick"}, {"character": "Rosita"}
    )
    table.answer(m.KEEP)
    assert events(table, m.Grenade) == [m.Grenade(ANN, [BOB, DOT])]
    assert table.question().about == m.AskInstead(1, ANN, True)
    assert [seat.threatened for seat in table.view().seats] == [0, 1, 0, 1]
    assert [row.values for row in table.question().rows] == [[], [1]]
    table.answer(m.take(1))
    assert [e.cause for e in events(table, m.TakeWalker)][:2] == ["die", "instead"]
    assert events(table, m.ReturnWalkers) == [m.ReturnWalkers(ANN, 1, "grenade", 8)]


def test_glenn_is_told_by_whom():
    table = arranged(["1", "1", "Infection", "Infection", "1"], {"character": "Glenn", "walkers": 2})
    table.answer(m.KEEP)
    for _ in range(3):
        table.answer(m.hit(BOB))
    assert table.question().about == m.AskShed(3, 2, ANN)
    assert [r.reason.text for r in table.refusals()] == ["There are only 2 Walkers in front of you."]
    table.answer(m.shed(2))
    assert events(table, m.ShedWalkers) == [m.ShedWalkers(BOB, BOB, 2, 9)]


@pytest.mark.parametrize(("health", "own"), [(4, 2), (5, 1)])
def test_a_first_aid_says_what_it_gives(health, own):
    seats = [{"role": "Leader", "character": "Negan", "health": health}, {"character": "Carl"}, {}, {}]
    rolls = ["First Aid", "Infection", "Infection", "Grenade", "Walker"]
    table = standoff.arrange("walking_dead", {"seats": seats, "rolls": rolls}, players=4)
    table.answer(m.KEEP)
    assert table.question().about == m.AskAid(0, [], own)
    assert table.option(m.heal(ANN)).note == m.Gives(own, health + own)
    assert table.option(m.heal(BOB)).note == m.Gives(0, 8)


def test_the_default_keeps_the_dice_and_heals_oneself():
    table = arranged(["First Aid", "1", "Infection", "Grenade", "Walker"])
    assert table.question().default == m.KEEP
    table.answer(m.KEEP)
    assert table.question().default == table.options[0] == m.hit(BOB)
    table.answer(m.hit(BOB))
    assert table.question().default == m.heal(ANN)


# -- What follows, and what is printed ---------------------------------------------------------------------------------


def test_places_are_counted_among_those_in_play():
    seats = [{"role": "Leader", "character": "Carl"}, {"role": "Survivor", "health": 1}, {}, {}, {}, {}]
    rolls = ["1", "Infection", "Infection", "Grenade", "Walker"]
    table = standoff.arrange("walking_dead", {"seats": seats, "rolls": rolls}, players=6)
    assert table.view().figures.places[ANN] == [0, 1, 2, 3, 2, 1]
    assert table.view().figures.ones[ANN] == [BOB, 5]
    assert table.view().figures.twos[ANN] == [CID, EVE]
    table.answer(m.KEEP)
    before = table.cursor
    table.answer(m.hit(BOB))
    figures = table.view().figures
    assert figures.places[ANN] == [0, 0, 1, 2, 2, 1]
    assert figures.places[BOB] == [0] * 6
    assert (figures.ones[ANN], figures.twos[ANN], figures.ones[BOB]) == ([CID, 5], [DOT, EVE], [])
    assert events(table, m.Figures, before) == [figures]


def test_what_is_printed_stands_in_the_catalogue():
    printed = standoff.new("walking_dead", players=5, seed=1).catalogue()
    assert (printed.dice, printed.walkers, len(printed.faces), len(printed.characters)) == (5, 9, 6, 16)
    assert Counter({role.name: role.copies for role in printed.roles}) == {
        "Leader": 1,
        "Survivor": 1,
        "Savior": 2,
        "Hilltop": 1,
    }
    assert printed.faces[INFECTION].effect.startswith("Cannot be re-rolled")
    assert all(thing.clauses for thing in (*printed.faces, *printed.characters, *printed.roles))
    assert {role.last_goal for role in printed.roles} == {None}


def test_three_players_have_goals_of_their_own_and_a_last_one():
    table = standoff.new("walking_dead", players=3, seed=1)
    roles = {role.id: role for role in table.catalogue().roles}
    for seat in table.plain(table.view()).seats:
        role = roles[table.view().seats[seat.seat].role]
        assert seat.goal == role.goal
        assert role.last_goal == "Be the last one standing."


def test_you_and_the_others():
    table = arranged(["1", "First Aid", "Infection", "Infection", "Walker"])
    table.answer(m.KEEP)
    told = table.events()
    rolled = next(one for one in told if isinstance(one.event, m.Roll))
    assert table.say(rolled) == "Ada rolls 1, First Aid, Infection, Infection and Walker."
    assert table.seat(ANN).say(rolled) == "You roll 1, First Aid, Infection, Infection and Walker."
    assert table.seat(ANN).say(table.seat(ANN).question()) == "Whom does your 1 hit?"
    assert table.seat(BOB).say(table.seat(BOB).question()) == "Ada aims a 1."


def test_a_board_is_drawn():
    table = arranged(["1", "First Aid", "Infection", "Infection", "Walker"])
    for draw in (board, status):
        out = io.StringIO()
        Console(file=out, width=100).print(draw(table.seat(ANN).plain()))
        assert "[Walker] [Infection] [Infection] [1] [First Aid]" in out.getvalue()
