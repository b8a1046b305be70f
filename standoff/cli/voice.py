"""The messages of a table in words, as somebody at the keyboard or somebody who looks on reads them."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from standoff.engine.game import Game
from standoff.engine.messages import AnyOption, AnyQuestion, AnyRefusal, AnyTold
from standoff.engine.seat import Seat
from standoff.engine.setup import Setup
from standoff.engine.typed import Vocabulary
from standoff.engine.words import LANGUAGE, Speaker, voice_of

Say = Callable[[AnyTold | AnyQuestion | AnyOption | AnyRefusal], str]
"""How a message is printed."""


def voice(seat: Seat, language: str = LANGUAGE, mark: Callable[[str], str] = str) -> Say:
    """How this seat's messages are printed: the reader is "you"; `mark` tells things apart that are called alike."""
    return lambda what: mark(seat.say(what, language))


def without_note(option: AnyOption, say: Say) -> str:
    """The words of an option as they are typed."""
    return say(replace(option, note=None))


def note_of(option: AnyOption, say: Say) -> str:
    """What stands behind the words of an option, in brackets."""
    return "" if option.note is None else say(option).removeprefix(without_note(option, say)).strip()


def vocabulary(setup: Setup, language: str = LANGUAGE) -> Vocabulary:
    """What the answers at this table can be made of, whatever is asked."""
    speaker = Speaker(setup, language=language)
    texts = speaker.voice.answering
    named = [name for names in speaker.names.values() if not callable(names) for name in names]
    return Vocabulary(texts, [*texts, *named])


def check_language(game: Game, language: str) -> None:
    """Refuse a language that a game has no words in."""
    voice_of(game, language)
