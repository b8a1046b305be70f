"""The Walking Dead: samples against a tracker of their own, and against every way to deal the roles."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

import standoff
from standoff.engine.rng import Rng
from standoff.engine.table import Seat
from standoff.engine.viewer import SPECTATOR
from standoff.games.walking_dead import GAME
from tests.contract.worlds import anyhow
from tests.odds import as_odds, assert_as_likely
from tests.trackers.walking_dead import Tracker

DRAWS = 6000


@pytest.mark.parametrize("players", GAME.players)
def test_no_sample_is_impossible(players):
    table, chance = standoff.new("walking_dead", players=players, seed="possible"), Rng("possible", players)
    trackers = [Tracker(table, viewer) for viewer in (*range(players), SPECTATOR)]
    while not table.over:
        for tracker in trackers:
            tracker.learn()
            assert tracker.wrong(table._state) == [], "the tracker itself is wrong"
            sampler = Seat(table, tracker.viewer).sampler()
            assert [tracker.wrong(sampler.state(chance)) for _ in range(3)] == [[]] * 3
        table.run([anyhow(chance)] * players, table.number + 5)


@pytest.mark.parametrize("players", [4, 5, 6])
def test_samples_come_as_often_as_every_deal_that_can_be(players):
    """At the beginning and after somebody is out: every way to deal the roles that agrees with those that were seen."""
    table, chance = standoff.new("walking_dead", players=players, seed="deals"), Rng("deals", players)
    everybody = (*range(players), SPECTATOR)
    while not table.over and not any(event.kind == "out" for event in table._listen().events):
        if table.number == 0:
            assert_deals(table, everybody, chance)
        table.run([anyhow(chance)] * players, table.number + 1)
    assert_deals(table, everybody, chance)


def assert_deals(table, viewers, chance: Rng) -> None:
    for viewer in viewers:
        tracker = Tracker(table, viewer)
        tracker.learn()
        deals = Counter(deal for deal in permutations(tracker.roles.dealt) if tracker.roles.wrong(deal) == [])
        sampler = Seat(table, viewer).sampler()
        found = Counter(sampler.state(chance).roles for _ in range(DRAWS))
        who = "a spectator" if viewer == SPECTATOR else f"seat {viewer}"
        what = f"The Walking Dead, {table.setup.players} players, question {table.number}, {who}"
        assert_as_likely(found, as_odds(deals), what)
