"""Halo BANG!: the deck, its data files, and who knows which card."""

from __future__ import annotations

from collections import Counter

import pytest
from rich.console import Console

import standoff
from standoff.cli.boards import board_of
from standoff.engine.knowledge import EVERYBODY, only
from standoff.engine.rng import Rng
from standoff.games.halo_bang import GAME
from standoff.games.halo_bang.moves import forget, lose_sight
from standoff.games.halo_bang.names import FIRST_WEAPON, HARDLIGHT_SHIELD
from standoff.games.halo_bang.queries import known_card

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
        table.answer(0)
    assert standoff.replay(table.record, data=folder).result == table.result


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
        ({"multiplier": 3}, "there is no multiplier '3'"),
        ({"overshields": 0}, "begins with the respawn phase"),
        ({"cards": 3}, "the seat of Ann has no 'cards'"),
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


def state():
    return standoff.prepare("halo_bang", players=4, seed=1).state()


def test_equal_cards_cannot_be_told_apart():
    """Of two equal cards, known to different players, one leaves: whoever knew of one knows of none any more."""
    t = state()
    t.known = [known_card(0, 20, only(1)), known_card(0, 20, only(2)), known_card(0, 21, only(1))]
    forget(t, 0, 20)
    assert t.known == [known_card(0, 21, only(1))]


def test_whoever_knew_of_two_still_knows_of_one():
    t = state()
    t.known = [known_card(0, 20, EVERYBODY), known_card(0, 20, only(2))]
    forget(t, 0, 20)
    assert t.known == [known_card(0, 20, only(2))]


def test_a_card_that_leaves_unseen_takes_all_certainty_with_it():
    t = state()
    t.known = [known_card(0, 20, EVERYBODY), known_card(1, 20, only(2)), known_card(0, 21, only(3))]
    lose_sight(t, 0, 2)
    assert t.known == [known_card(0, 20, only(2)), known_card(1, 20, only(2))]


def test_a_sample_keeps_what_a_seat_knows():
    """Bob lost his Magnum to Ann; in whatever Bob imagines, Ann holds a Magnum. Cid may imagine anything."""
    names = ["Ann", "Bob", "Cid", "Dot"]
    seats = [{"name": name} for name in names]
    seats[0]["hand"] = ["Promethean Vision", "Flood"]
    seats[1]["hand"] = ["Magnum"]
    table = standoff.arrange("halo_bang", {"seats": seats, "turn": "Ann", "phase": "play"}, players=names)
    table.answer("play Promethean Vision on Bob")
    chance = Rng("samples")
    imagined = {who: [table.seat(who).sample(chance).open_view().seats[0].hand for _ in range(60)] for who in (1, 2)}
    assert all("Magnum" in hand for hand in imagined[1])
    assert not all("Magnum" in hand for hand in imagined[2])
    assert len({tuple(hand) for hand in imagined[1]}) > 5


def test_a_sample_deals_the_multipliers_of_others_anew():
    table = standoff.new("halo_bang", players=6, seed=1)
    chance = Rng("samples")
    own = table.open_view().seats[0].multiplier
    samples = [[s.multiplier for s in table.seat(0).sample(chance).open_view().seats] for _ in range(60)]
    teams = [s.team for s in table.open_view().seats]
    assert {m[0] for m in samples} == {own}
    assert len({tuple(m) for m in samples}) > 3
    for m in samples:
        for team in ("Red", "Blue"):
            assert sorted(m[s] for s in range(6) if teams[s] == team) == [1, 1, 2]


@pytest.mark.parametrize("players", GAME.players)
def test_the_board_fits_a_terminal_and_shows_what_the_view_does(players):
    table, chance, draw = standoff.new("halo_bang", players=players, seed=3), Rng("board"), board_of("halo_bang")
    while not table.over:
        table.answer(chance.below(len(table.question.options)))
        for seat in (0, None):
            view = table.view(seat)
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
