"""Setup: what is agreed before a game starts and never changes while it runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from standoff.engine.rng import Words, words_from
from standoff.engine.state import Frame, State

if TYPE_CHECKING:
    from standoff.engine.game import Game

NAMES = ("Ada", "Ben", "Cleo", "Dev", "Eli", "Fay", "Gus", "Hana", "Ines", "Jon")
"""Who sits at a table when nobody gives names; in the order of the seats."""


class Setup:
    """The game, who sits where, the settings, the data and the seed. Shared by all clones of a table."""

    __slots__ = (
        "always_asked",
        "data",
        "data_name",
        "frames",
        "game",
        "lister",
        "names",
        "players",
        "seed",
        "settings",
    )

    def __init__(self, game: Game, names: tuple[str, ...], settings: Any, data: Any, data_name: str, seed: str) -> None:
        self.game = game
        self.names = names
        self.players = len(names)
        self.settings = settings
        self.data = data
        self.data_name = data_name
        self.seed = seed
        self.frames = game.frames
        self.lister = game.lister
        self.always_asked = game.messages.always_asked

    def frame(self, rule: str, *args: Any) -> Frame:
        """A rule, ready to be played, that no other rule plays."""
        make: Callable[..., Frame] = self.frames[rule]
        return make(None, *args)

    def options(self, t: State) -> list[int]:
        """The answers that the open question of a state allows."""
        return self.lister.options(t)

    def with_seed(self, seed: str) -> Setup:
        """The same agreement for another game."""
        return Setup(self.game, self.names, self.settings, self.data, self.data_name, seed)

    def words(self) -> Words:
        """The generator's start."""
        return words_from(self.game.id, self.seed)

    def state(self) -> State:
        """An empty state of this game, before anything has been set up."""
        made = self.game.state(self)
        made.r0, made.r1, made.r2, made.r3 = self.words()
        return made
