"""OpenSpiel: games in C++, played by a loop in Python and by its own loop in C++."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from importlib import import_module
from importlib.metadata import version as version_of
from random import Random
from typing import Any

WHO = "OpenSpiel"
GAMES = ("hearts", "gin_rummy", "backgammon", "leduc_poker")


def version() -> str:
    """Which version is measured."""
    return version_of("open_spiel")


class FromPython:
    """States asked and answered by a loop in Python, which also draws what chance decides."""

    loop = "Python"

    def __init__(self, game: str) -> None:
        self.game = game
        self.spiel: Any = import_module("pyspiel")
        self.rules: Any = self.spiel.load_game(game)
        self.seats: int = self.rules.num_players()
        self.rng = Random(1)

    def play(self, number: int) -> float:
        """A whole game."""
        return self.walk(number, 1_000_000_000)[0]

    def walk(self, _: int, limit: int) -> tuple[int, int, Any]:
        """A game up to a limit."""
        state = self.rules.new_initial_state()
        chance, draw = self.rng.random, self.rng.choices
        made = forced = 0
        while not state.is_terminal() and made < limit:
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(draw(outcomes, weights)[0])
                continue
            legal = state.legal_actions()
            forced += len(legal) == 1
            state.apply_action(legal[int(chance() * len(legal))])
            made += 1
        return made, forced, None if state.is_terminal() else state

    def clone(self, position: Any) -> None:
        """A copy of a state."""
        position.clone()


class Inside(FromPython):
    """Its own loop between its own uniformly random bots, a whole game a call, all of it in C++.

    The loop tells how many moves a game had, chance among them. The share of the seats in them is counted beforehand,
    in other games of the same loop.
    """

    loop = "C++"

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.bots = [self.spiel.make_uniform_random_bot(seat, seat) for seat in range(self.seats)]
        moves = decisions = 0
        for number in range(300):
            history = self.run(-1 - number).full_history()
            moves += len(history)
            decisions += sum(move.player >= 0 for move in history)
        self.share = decisions / moves

    def run(self, number: int) -> Any:
        """A whole game; its last state."""
        state = self.rules.new_initial_state()
        self.spiel.evaluate_bots(state, self.bots, number)
        return state

    def play(self, number: int) -> float:
        """A whole game."""
        moves: int = self.run(number).move_number()
        return moves * self.share


def subjects(_: list[str]) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Its games, each by both loops."""
    for game in GAMES:
        yield f"{game} in C++", partial(Inside, game)
        yield f"{game} from Python", partial(FromPython, game)
