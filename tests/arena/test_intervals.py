"""Intervals against figures from the literature."""

from __future__ import annotations

import pytest

from standoff.arena.intervals import deviations, mean, share, wilson


@pytest.mark.parametrize(
    ("wins", "trials", "low", "high"),
    [  # Newcombe (1998), table I, method 3: Wilson's interval without a correction
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0000, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_wilson_as_published(wins, trials, low, high):
    assert wilson(wins, trials) == pytest.approx((low, high), abs=5e-5)


def test_a_share_of_nothing_can_be_anything():
    assert share(0, 0).rate == 0.0
    assert wilson(0, 0) == (0.0, 1.0)


def test_more_sureness_is_a_wider_interval():
    low, high = wilson(50, 100)
    lower, higher = wilson(50, 100, 0.999)
    assert lower < low < 0.5 < high < higher
    assert deviations() == pytest.approx(1.959964, abs=1e-6)


def test_a_mean_and_its_bounds():
    found = mean([2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0])
    assert (found.mean, found.least, found.median, found.most, found.count) == (5.0, 2.0, 4.5, 9.0, 8)
    assert found.high - found.mean == pytest.approx(1.959964 * 2.13809 / 8**0.5, abs=1e-4)
    assert mean([3.0]).low == mean([3.0]).high == 3.0
    assert mean([]).count == 0
