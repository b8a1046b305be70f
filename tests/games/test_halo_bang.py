"""Halo BANG!: the deck, its data files, and who knows which card."""

from __future__ import annotations

from collections import Counter

import pytest
from rich.console import Console

import standoff
from standoff.cli.boards import board_of
from standoff.engine.rng import Rng
from standoff.games.halo_bang import GAME
from standoff.games.halo_bang import messages as m
from standoff.games.halo_bang.names import (
    BLUE,
    FIRST_WEAPON,
    FLOOD,
    HARDLIGHT_SHIELD,
    MOST_CARDS,
    ODD_BALL,
    RED,
    TEAM_OF,
)

DATA = GAME.packaged_data


def test_ninety_cards_by_type():
    assert Counter(DATA.types[card] for card in DATA.deck) == {
        "Weapon": 32,
        "Enhancement": 15,
        "Shield": 15,
        "Action": 28,
    }
    assert len(DATA.deck) == 90
    assert DATA.copies[HARDLIGHT_SHIELD] == 15


def test_weapons_by_range_and_damage():
    weapons = [card for card in DATA.deck if card >= FIRST_WEAPON]
    assert Counter(DATA.ranges[card] for card in weapons) == {1: 12, 2: 10, 3: 5, 4: 3, 5: 2}
    assert Counter(DATA.damage[card] for card in weapons) == {1: 17, 2: 12, 3: 3}
    assert sum(DATA.damage[card] for card in weapons) == 50


def test_what_the_rulebook_says_about_weapons():
    figures = {name: (DATA.ranges[card], DATA.damage[card]) for card, name in enumerate(DATA.cards)}
    assert figures["Pelican Gunship"] == (3, 3)
    assert figures["Battle Rifle"][1] == 1
    assert figures["Broadsword"][0] >= 3
    assert figures["Broadsword"][1] == 2
    assert figures["DMR"][0] >= 3
    assert figures["Magnum"][0] < 3
    assert figures["Warthog"][0] < 3
    assert "Spartan Laser" in figures


def replaced(tmp_path, file, *changes):
    text = (GAME.folder / "data" / file).read_text("utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    (tmp_path / file).write_text(text, "utf-8")
    return tmp_path


def test_a_true_list_can_be_typed_in(tmp_path):
    folder = replaced(tmp_path, "cards.toml", ('name = "Scorpion"', 'name = "Needler"'))
    table = standoff.new("halo_bang", players=3, seed=1, data=folder)
    assert "Needler" in table.setup.data.cards
    while not table.over:
        table.answer(table.options[0])
    assert standoff.replay(table.record(), data=folder).result() == table.result()


def test_there_are_no_more_names_of_cards_than_an_answer_can_tell_apart(tmp_path):
    more = [
        f'[[weapon]]\nname = "Gun {i}"\nrange = 1\ndamage = 1\ncopies = 1\nsource = "invented"\n'
        for i in range(MOST_CARDS)
    ]
    folder = replaced(tmp_path, "cards.toml", ("# -- Enhancements\n", "\n".join(more)))
    with pytest.raises(standoff.BadData, match=f"a deck has no more than {MOST_CARDS}"):
        standoff.new("halo_bang", players=3, data=folder)


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("cards.toml", 'name = "Scorpion"', 'name = "magnum"', "two entries are called 'magnum'"),
        ("cards.toml", "range = 5", "range = 0", "range must be a whole number from 1 to 9"),
        ("cards.toml", 'key = "flood"', 'key = "fluid"', "wrong or double: 'fluid', missing: ['flood']"),
        ("cards.toml", 'type = "Shield"', 'type = "Action"', "Hardlight Shield: type must be 'Shield'"),
        ("cards.toml", "copies = 15", "copies = 91", "copies must be a whole number from 0 to 90"),
        ("specializations.toml", "overshields = 5", "overshields = 0", "Assault: overshields must be"),
        ("players.toml", "red_spartan = 1", "red_spartan = 2", "5 Spartan cards for 4 players"),
        ("players.toml", "players = 7", "players = 8", "there is no entry for 7 players"),
        ("players.toml", "multipliers = [2, 1]", "multipliers = [2]", "one whole number for each member of a team"),
        ("table.toml", "count = 28", "count = 27", "7 players need 28 Dog Tags"),
        ("table.toml", 'name = "Game Boards"', 'name = "Boards"', "the figure 'Game Boards' is missing"),
        ("table.toml", '[[hand]]\nname = "player 1"\ncards = 4\nsource = "rulebook"\n', "", "must have 7 entries"),
    ],
)
def test_a_slip_in_a_data_file_is_named(tmp_path, file, old, new, said):
    folder = replaced(tmp_path, file, (old, new))
    with pytest.raises(standoff.BadData) as error:
        standoff.new("halo_bang", players=3, data=folder)
    assert said in str(error.value)
    assert file in str(error.value) or file == "table.toml"


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"hand": ["Warthog", "Warthog"]}, "there is no Warthog left; there are 1"),
        ({"in_play": ["Magnum"]}, "Magnum is no Enhancement"),
        ({"tags": 20}, "tags must be from 1 to 12"),
        ({"tags": 12}, "21 Dog Tags are given out; 4 players have 12"),
        ({"overshields": 6}, "overshields must be from 0 to 5"),
        ({"specialization": "Cook"}, "there is no specialization 'Cook'"),
        ({"multiplier": 3}, "given.seats[0].multiplier: there is no multiplier 3"),
        ({"overshields": 0}, "begins with the respawn phase"),
        ({"cards": 3}, "given.seats[0]: a seat has no 'cards'"),
    ],
)
def test_a_slip_in_a_position_is_named(given, said):
    names = ["Ann", "Bob", "Cid", "Dot"]
    seats = [{"name": name} for name in names]
    seats[0].update(given)
    with pytest.raises(standoff.WrongSetup) as error:
        standoff.arrange("halo_bang", {"seats": seats, "turn": "Ann", "phase": "play"}, players=names)
    assert said in str(error.value)


def test_a_weapon_that_does_not_reach_says_how_far_it_would_have_to():
    names = ["A", "B", "C", "D", "E", "F"]
    seats = [{"name": name} for name in names]
    seats[0]["hand"] = ["Magnum"]
    seats[3]["in_play"] = ["Stealth"]
    table = standoff.arrange("halo_bang", {"seats": seats, "turn": "A", "phase": "play"}, players=names)
    assert table.why_not(0, "attack D with Magnum").text == "The Range to D is 4; Magnum reaches 2."


def arranged(turn: str, settings=None, **seats):
    """A table of players with these hands and whatever else is given, in the Play phase."""
    given = {"seats": [{"name": name, **what} for name, what in seats.items()], "turn": turn, "phase": "play"}
    return standoff.arrange("halo_bang", given, players=list(seats), settings=settings or {})


def test_a_view_has_the_ranges_and_what_they_are_made_of():
    """C is Respawning: no target, and no place between B and D, who sits behind Stealth and the Operator's ability."""
    table = arranged(
        "A",
        A={"hand": ["Magnum"], "in_play": ["Firepower"], "specialization": "Assault"},
        B={},
        C={"hand": []},
        D={"in_play": ["Stealth", "Stealth"], "specialization": "Operator"},
        E={},
        F={},
    )
    figures = table.view(0).figures
    assert figures.ranges[0] == [None, 1, None, 2 + 3, 2, 1]
    assert figures.ranges[3] == [2, 2 - 1, None, None, 1, 2]
    assert figures.added == [0, 0, 0, 3, 0, 0]
    assert figures.weapons == [3, 1, 1, 1, 1, 1]
    assert figures.respawning == [2]
    assert table.plain(table.view(0)).seats[0].ranges == {"B": 1, "D": 5, "E": 2, "F": 1}


def test_an_attack_is_noted_with_its_damage_and_its_range():
    """A Damage Boost and Stalker add, Pathfinder takes away."""
    table = arranged(
        "A",
        A={"hand": ["Magnum", "Flood"], "in_play": ["Damage Boost"], "specialization": "Stalker"},
        B={"specialization": "Pathfinder"},
        C={"specialization": "Specter"},
        D={},
    )
    magnum = DATA.cards.index("Magnum")
    rows = {row.answer.kind: row for row in table.question().rows}
    attack = rows["attack_with"]
    assert (attack.answer.card, attack.field, attack.values) == (magnum, "target", [1, 2, 3])
    assert attack.notes == [m.Hits(2, 1), m.Hits(3, 2), m.Hits(3, 1)]
    assert rows["play"].notes == [m.Affects([1, 3])]
    assert table.say(table.option(m.attack_with(magnum, 1))) == "attack B with Magnum (2 damage at Range 1)"


def test_events_say_who_did_it_and_by_which_card():
    table = arranged(
        "A",
        A={"hand": ["Flood", "Active Camouflage", "Active Camouflage", "Magnum"]},
        B={"in_play": ["Stealth"], "hand": ["SAW", "DMR"]},
        C={"overshields": 1},
        D={},
    )
    for who, words in (
        ("A", "play Flood"),
        ("B", "discard SAW"),
        ("C", "take the damage"),
        ("D", "take the damage"),
        ("A", "play Active Camouflage on B's Stealth"),
        ("A", "play Active Camouflage on B's hand"),
    ):
        table.answer(words, seat="ABCD".index(who))
    camouflage, saw, dmr = (DATA.cards.index(name) for name in ("Active Camouflage", "SAW", "DMR"))
    events = [told.event for told in table.events()]
    for event in (
        m.PlayCard(0, FLOOD, None),
        m.Discard(1, saw, FLOOD),
        m.Damage(2, 1, 0, FLOOD, 0),
        m.Kill(2, 0, 2, 4),
        m.PlayCard(0, camouflage, 1),
        m.Remove(0, 1, DATA.cards.index("Stealth")),
        m.DiscardAtRandom(0, 1, dmr),
    ):
        assert event in events


def test_questions_say_by_whom_and_by_which_card():
    table = arranged("A", A={"hand": ["Flood"]}, B={}, C={}, D={})
    table.answer("play Flood")
    assert table.question().about == m.AskFlood(0, FLOOD, 1)
    given = {"seats": [{"name": "A", "in_play": ["Odd Ball"]}, *({"name": n} for n in "BCD")], "deck": ["Warthog"]}
    table = standoff.arrange("halo_bang", given | {"turn": "A"}, players=list("ABCD"))
    assert table.question().about == m.AskOddBall(ODD_BALL, DATA.cards.index("Warthog"), True)


def test_whoever_sleeps_loses_no_dog_tag_that_he_can_keep():
    names = list("ABCD")
    seats = [{"name": name, "hand": ["Magnum"]} for name in names]
    seats[0]["in_play"] = ["Odd Ball"]
    given = {"seats": seats, "deck": ["Warthog"], "turn": "A"}
    for choice in (False, True):
        table = standoff.arrange("halo_bang", given, players=names, settings={"odd_ball_choice": choice})
        assert table.question().default == m.discard_card(DATA.cards.index("Magnum"))
        assert (m.PAY in table.options) == choice


def test_a_reader_is_told_you_about_himself_and_about_nobody_else():
    table = arranged("A", A={"hand": ["Magnum", "Flood"]}, B={}, C={}, D={})
    table.answer("attack B with Magnum")
    said = {seat: table.seat(seat).say(table.question()) for seat in range(3)}
    assert said[0] == "You play a Magnum against B: a Shield, or 1 damage."
    assert said[1] == "A plays a Magnum against you: shield, or take 1 damage?"
    assert said[2] == "A plays a Magnum against B: a Shield, or 1 damage."
    told = table.events()[-1]
    assert table.seat(1).say(told) == "A attacks you with a Magnum."


def test_a_sample_keeps_what_a_seat_knows():
    """Bob lost his Magnum to Ann; in whatever Bob imagines, Ann holds a Magnum. Cid may imagine anything."""
    names = ["Ann", "Bob", "Cid", "Dot"]
    seats = [{"name": name} for name in names]
    seats[0]["hand"] = ["Promethean Vision", "Flood"]
    seats[1]["hand"] = ["Magnum"]
    table = standoff.arrange("halo_bang", {"seats": seats, "turn": "Ann", "phase": "play"}, players=names)
    table.answer("play Promethean Vision on Bob")
    chance, magnum = Rng("samples"), DATA.cards.index("Magnum")
    imagined = {who: [table.seat(who).sample(chance).state.hands[0] for _ in range(60)] for who in (1, 2)}
    assert all(magnum in hand for hand in imagined[1])
    assert not all(magnum in hand for hand in imagined[2])
    assert len({tuple(hand) for hand in imagined[1]}) > 5


@pytest.mark.parametrize("players", [4, 6, 7])
def test_what_is_told_of_a_shuffle_says_nothing_of_its_order(players):
    reshuffles = 0
    for seed in range(3):
        table, chance = standoff.new("halo_bang", players=players, seed=f"shuffle {seed}"), Rng("shuffle", seed)
        table.run([lambda seat, chance=chance: seat.options[chance.below(len(seat.options))]] * players)
        for told in table.events():
            match told.event:
                case m.ShuffleDeck(cards):
                    assert tuple(cards) == DATA.deck
                case m.Reshuffle(cards):
                    assert cards == sorted(cards)
                    reshuffles += 1
                case m.ShuffleMultipliers(_, seats, multipliers):
                    assert seats == sorted(seats)
                    assert multipliers == sorted(DATA.tables[players].multipliers)
    assert reshuffles


def test_a_sample_deals_the_multipliers_of_others_anew():
    table = standoff.new("halo_bang", players=6, seed=1)
    chance = Rng("samples")
    own = table.open_view().seats[0].multiplier
    samples = [table.seat(0).sample(chance).state.multipliers for _ in range(60)]
    teams = [TEAM_OF[s.spartan] for s in table.open_view().seats]
    assert {dealt[0] for dealt in samples} == {own}
    assert len(set(samples)) > 3
    for dealt in samples:
        for team in (RED, BLUE):
            assert sorted(dealt[s] for s in range(6) if teams[s] == team) == [1, 1, 2]


@pytest.mark.parametrize("players", GAME.players)
def test_the_board_fits_a_terminal_and_shows_what_the_view_does(players):
    table, chance, draw = standoff.new("halo_bang", players=players, seed=3), Rng("board"), board_of("halo_bang")
    while not table.over:
        table.answer(table.options[chance.below(len(table.options))])
        for seat in (0, None):
            view = table.plain(table.view(seat))
            console = Console(width=80, color_system=None)
            with console.capture() as captured:
                console.print(draw(view))
            text = captured.get()
            assert "…" not in text
            for s in view.seats:
                assert s.name in text
                assert s.specialization in text
            assert ("Your hand" in text) == (seat == 0)
            assert ("↻ Respawning" in text) == any(s.respawning for s in view.seats)
            assert (f"Being played: {view.played}" in text) == (view.played is not None)
