"""Games from elsewhere: named by STANDOFF_GAMES, found and played like the others, in plain Python."""

from __future__ import annotations

import importlib

import pytest

import standoff
from standoff.engine.errors import UnknownGame, WrongSetup
from standoff.engine.rng import Rng

games = importlib.import_module("standoff.games")  # the package: `standoff.games` is also the function that lists them


@pytest.fixture
def elsewhere(monkeypatch):
    """Says which packages there are."""

    def name(*packages: str) -> None:
        monkeypatch.setenv(games.ELSEWHERE, ",".join(packages))
        games._known.cache_clear()

    yield name
    monkeypatch.undo()
    games._known.cache_clear()


def test_a_game_from_elsewhere_is_listed_and_played(elsewhere):
    with pytest.raises(UnknownGame):
        games.find("high_card")
    elsewhere("tests.high_card")
    assert games.ids() == (*games.IDS, "high_card")
    assert [info.id for info in standoff.games()][-1] == "high_card"
    table, chance = standoff.new("high_card", players=3, seed="1"), Rng("elsewhere")
    while not table.over:
        table.answer(table.options[chance.below(len(table.options))])
    assert table.result().reason.clause == "hc.end.highest"
    assert {seat.card for seat in table.seat(0).view().seats} <= {0, 1, 2, 3}


def test_what_cannot_be_a_game_is_said(elsewhere):
    for package, said in (
        ("tests.no_such_game", "no package"),
        ("nowhere", "no package"),
        ("tests.odds", "has no GAME"),
        ("standoff.games.bang", "already"),
    ):
        elsewhere(package)
        with pytest.raises(WrongSetup, match=said):
            games.ids()


def test_the_cards_of_others_are_secret_there_too(elsewhere):
    elsewhere("tests.high_card")
    table = standoff.new("high_card", players=2, seed="2")
    assert [seat.card is None for seat in table.seat(0).view().seats] == [False, True]
    assert [seat.card is None for seat in table.seat(1).view().seats] == [True, False]
    assert all(seat.card is None for seat in table.spectator().view().seats)
