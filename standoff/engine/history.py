"""What has happened at a table: the events in their order, and which answer each of them follows from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from standoff.engine.declare import Event
from standoff.engine.errors import WrongSetup
from standoff.engine.play import advance, give
from standoff.engine.rng import words_from
from standoff.engine.setup import Setup
from standoff.engine.state import State


class History:
    """The log of a table. `starts` has the number of the first event after each answer.

    What follows by the rules from what lies open (distances, ranges) is told whenever it has changed when a question is
    put: the `figures`. Copies share the past until one of them goes on.
    """

    __slots__ = ("_shared", "events", "figures", "starts")

    def __init__(self, events: list[Event], starts: list[int], figures: Event | None, shared: bool = False) -> None:
        self.events = events
        self.starts = starts
        self.figures = figures
        self._shared = shared

    def add(self, happened: Sequence[Event], t: State) -> None:
        """What followed from the next answer; `t` is the table after it."""
        if self._shared:
            self.events, self.starts, self._shared = self.events[:], self.starts[:], False
        self.starts.append(len(self.events))
        self.events += happened
        self.close(t)

    def close(self, t: State) -> None:
        """A question is put, or the game is over: tell the figures if they have changed."""
        figures = t.setup.game.view.figures(t)
        if figures is not None and figures != self.figures:
            self.figures = figures
            self.events.append(figures)

    def copy(self) -> History:
        """The same past."""
        self._shared = True
        return History(self.events, self.starts, self.figures, shared=True)


def begun(t: State) -> History:
    """The log of a table at which nothing has happened yet."""
    return History([], [], t.setup.game.view.figures(t))


def opened(setup: Setup, given: Mapping[str, Any] | None) -> State:
    """A state in which nothing has happened yet, at the start of a game or at a position."""
    t = setup.state()
    if given is None:
        t.rule = setup.frame(setup.game.main)
    else:
        t.rule = setup.game.position.arrange(t, given)
        refuse_faults(t)
    return t


def refuse_faults(t: State) -> None:
    """Nobody plays on from what cannot be."""
    found = t.setup.game.position.faults(t)
    if found:
        raise WrongSetup(f"this position cannot be: {'; '.join(found)}")


def play_again(
    setup: Setup, given: Mapping[str, Any] | None, answers: Sequence[int], chances: Sequence[tuple[int, str]]
) -> tuple[State, History]:
    """The table and its log after these answers."""
    t, seeds = opened(setup, given), dict(chances)
    history = begun(t)
    t.events = history.events
    advance(t)
    history.close(t)
    for number, code in enumerate(answers):
        if number in seeds:
            t.r0, t.r1, t.r2, t.r3 = words_from(setup.game.id, seeds[number])
        happened: list[Event] = []
        t.events = happened
        give(t, code)
        history.add(happened, t)
    t.events = None
    if len(answers) in seeds:
        t.r0, t.r1, t.r2, t.r3 = words_from(setup.game.id, seeds[len(answers)])
    return t, history
