"""What scenarios cannot show about BANG!: the deck as a whole, rows of games, data files."""

from __future__ import annotations

import io
from collections import Counter

import pytest
from rich.console import Console

import standoff
from standoff.cli.boards.bang import board
from standoff.engine.play import give
from standoff.engine.rng import Rng
from standoff.games import find
from standoff.games.bang.messages import PLAY, ByBarrel
from standoff.games.bang.names import (
    FIRST_BLUE,
    FIRST_WEAPON,
    HEARTS,
    RANKS,
    SUITS,
)
from standoff.games.bang.queries import explodes
from standoff.games.bang.state import Data

DATA: Data = find("bang").packaged_data


def test_eighty_cards_twenty_of_a_suit():
    assert len(DATA.cards) == 80
    assert Counter(DATA.suits[card] for card in DATA.cards) == dict.fromkeys(range(len(SUITS)), 20)
    assert sum(DATA.kinds[card] >= FIRST_BLUE for card in DATA.cards) == 17
    assert sum(DATA.kinds[card] >= FIRST_WEAPON for card in DATA.cards) == 8


def test_in_every_suit_low_values_once_and_high_ones_twice():
    for suit in range(len(SUITS)):
        ranks = Counter(DATA.ranks[card] for card in DATA.cards if DATA.suits[card] == suit)
        assert ranks == {rank: 1 if rank < RANKS.index("8") else 2 for rank in range(len(RANKS))}


def test_the_odds_of_a_draw():
    t = standoff.new("bang", players=4, seed=1)._state
    assert sum(DATA.suits[card] == HEARTS for card in DATA.cards) == 20
    assert sum(explodes(t, card) for card in DATA.cards) == 10


def test_only_the_stagecoaches_are_twins():
    assert [DATA.texts[c] for c, twin in enumerate(DATA.twins) if twin] == ["Stagecoach 9S"]
    assert len(set(DATA.texts)) == len(DATA.texts) == 79


@pytest.mark.parametrize("games", [2, 3, 5, 7])
def test_a_row_of_games_counts_its_wins(games):
    table = standoff.new("bang", players=5, seed=games, settings={"games": games, "sheriff": "passes to the left"})
    chance = Rng("row", games)
    sheriffs = []
    t = table._state
    while not t.over:
        if t.number > len(sheriffs):
            sheriffs.append(t.roles.index(0))
        give(t, t.options[chance.below(len(t.options))])
    assert len(sheriffs) == games
    assert [(s - sheriffs[0]) % 5 for s in sheriffs] == [i % 5 for i in range(games)]
    result = table.result()
    assert result.scores == [float(w) for w in t.wins]
    assert result.winners == [s for s in range(5) if t.wins[s] == max(t.wins)]
    assert result.reason.clause == "bang.new_game.match"


def test_every_card_and_target_has_a_reason():
    """Whatever lies in a hand, and whomever one could name, is an option or is refused with a reason."""
    table = standoff.arrange(
        "bang",
        {
            "seats": [
                {"name": "Ann", "hand": ["BANG! AS", "Missed! 2S", "Duel QD", "Jail 10S", "Panic! JH", "Barrel QS"]},
                {"name": "Ben"},
                {"name": "Carl", "life": 0},
                {"name": "Dan"},
            ],
        },
        players=["Ann", "Ben", "Carl", "Dan"],
    )
    assert table._state.kind == PLAY
    options = [table.option(code) for code in table.options]
    words = [table.say(message) for message in (*options, *table.refusals())]
    for card in ("BANG! AS", "Duel QD", "Jail 10S"):
        for name in ("Ann", "Ben", "Carl", "Dan"):
            assert f"play {card} on {name}" in words
    for name in ("Ann", "Ben", "Carl", "Dan"):
        assert f"play Panic! JH on {name}: a card of the hand" in words
    assert "play Missed! 2S" in words
    assert "play Barrel QS" in words


def test_a_barrel_says_which_it_is():
    """The card in play is tried first, then that which Jourdonnais always has."""
    table = standoff.arrange(
        "bang",
        {
            "seats": [
                {"name": "Ann", "hand": ["BANG! AS"], "character": "Slab the Killer"},
                {"name": "Ben", "in_play": ["Barrel QS"], "character": "Jourdonnais"},
                {"name": "Carl"},
                {"name": "Dan"},
            ],
            "deck": ["BANG! 2D", "BANG! 3D"],
        },
        players=["Ann", "Ben", "Carl", "Dan"],
    )
    table.answer("play BANG! AS on Ben")
    barrel = table.option("use the Barrel")
    assert isinstance(barrel.note, ByBarrel)
    assert barrel.note.card == DATA.texts.index("Barrel QS")
    assert table.say(barrel) == "use the Barrel (Barrel QS)"
    table.answer(barrel)
    again = table.option("use the Barrel")
    assert again.note == ByBarrel(None)
    assert table.say(again) == "use the Barrel (the ability)"
    table.answer(again)
    assert "use the Barrel" not in [table.say(table.option(code)) for code in table.options]


@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_the_board_shows_every_seat_and_no_secret(players):
    table, chance = standoff.new("bang", players=players, seed=players), Rng("board", players)
    console = Console(width=100, record=True, file=io.StringIO())
    while not table.over:
        for viewer in (*range(players), None):
            view = table.plain(table.view(viewer))
            console.print(board(view))
            drawn = console.export_text()
            assert all(seat.name in drawn for seat in view.seats)
            hidden = [s for s in view.seats if s.role is None and s.alive]
            assert drawn.count("?") >= len(hidden)
        table.answer(table.options[chance.below(len(table.options))])


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("cards.toml", "", "the list [[card]] is missing"),
        ("beginners.toml", '[[book]]\nname = "Cannon"\nsource = "public"\n', "there is no card 'Cannon'"),
        ("roles.toml", '[[roles]]\nname = "x"\nplayers = 4\noutlaw = 4\nsource = "public"\n', "with one Sheriff"),
        ("table.toml", '[[figure]]\nname = "bullets"\ncount = 30\nsource = "rulebook"\n', "is missing"),
    ],
)
def test_wrong_data_is_named_with_its_file(tmp_path, file, text, message):
    (tmp_path / file).write_text(text)
    with pytest.raises(standoff.BadData) as error:
        standoff.new("bang", players=4, data=tmp_path)
    assert file in str(error.value)
    assert message in str(error.value)


def test_a_card_with_a_wrong_suit_is_refused(tmp_path):
    source = (find("bang").folder / "data" / "cards.toml").read_text()
    (tmp_path / "cards.toml").write_text(source.replace('"2H"', '"1X"'))
    with pytest.raises(standoff.BadData, match="'1X' is not a value and a suit"):
        standoff.new("bang", players=4, data=tmp_path)
