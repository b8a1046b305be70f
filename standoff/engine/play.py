"""The driver: lets the rules run until somebody has a choice. The hot path of every simulation and search."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from standoff.engine.ask import Ask, GameOver
from standoff.engine.rng import Chance, below
from standoff.engine.setup import Setup
from standoff.engine.state import NOBODY, State


def start(setup: Setup, listen: bool = False) -> State:
    """A game from its beginning to its first question."""
    t = setup.state()
    if listen:
        t.events = []
    t.rule = setup.frame(setup.game.main)
    advance(t)
    return t


def give(t: State, code: int) -> None:
    """Answer the open question with one of `t.options`, unchecked, and go on to the next."""
    t.answer = code
    advance(t)


def advance(t: State) -> None:
    """Let the rules go on until a seat has a choice, or the game is over.

    A question with one option is answered here, except where skipping it would tell others what a seat holds.
    """
    lister = t.setup.lister
    always_asked = t.setup.always_asked
    try:
        while True:
            rule = t.rule
            assert rule is not None
            if rule.step(t):
                found = lister.options(t)
                if len(found) > 1 or t.kind in always_asked:
                    t.options = found
                    return
                t.answer = found[0]
    except GameOver:
        finish(t)


def finish(t: State) -> None:
    """Nothing is left to ask or to resume."""
    t.over = True
    t.asked = NOBODY
    t.args = ()
    t.options = []
    t.rule = None


def playout(t: State, chance: Chance, limit: int = 1_000_000) -> int:
    """Play on at random to the end, or for `limit` decisions; how many there were."""
    made = 0
    while not t.over and made < limit:
        options = t.options
        t.answer = options[below(chance, len(options))]
        advance(t)
        made += 1
    return made


class Generators:
    """The same rules run as the plain generators that they are: for a debugger, and to prove that frames are right."""

    def __init__(self, setup: Setup, listen: bool = False) -> None:
        self.t = setup.state()
        if listen:
            self.t.events = []
        self.rule: Generator[Ask, int, Any] = setup.game.main_rule(self.t)
        self._go(None)

    def give(self, code: int) -> None:
        """Answer the open question."""
        self.t.asked = NOBODY
        self._go(code)

    def _go(self, answer: int | None) -> None:
        t = self.t
        try:
            while True:
                t.asked, t.kind, t.args = next(self.rule) if answer is None else self.rule.send(answer)
                found = t.setup.options(t)
                if len(found) > 1 or t.kind in t.setup.always_asked:
                    t.options = found
                    return
                answer = found[0]
        except GameOver:
            finish(t)
