"""What is wrong with something written is data: every language has every sentence, with the same words in it."""

from __future__ import annotations

import pytest

from standoff.engine.errors import WrongSetup
from standoff.engine.sentences import Sentences
from standoff.engine.slips import WORDS, Slip, heard_in
from standoff.engine.written import Written

LANGUAGES = sorted(path.stem for path in WORDS.glob("*.ftl"))
ENGLISH = Sentences("en", WORDS / "en.ftl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_every_slip(language):
    found = Sentences(language, WORDS / f"{language}.ftl")
    assert found.said.keys() == ENGLISH.said.keys()
    for kind, arguments in found.arguments.items():
        assert arguments <= ENGLISH.arguments[kind], kind
        assert ("place" in arguments) == ("place" in ENGLISH.arguments[kind]), kind


def test_a_slip_is_heard_in_the_language_of_whoever_wrote():
    def read() -> str:
        with pytest.raises(WrongSetup) as caught:
            Written(77, "given.seats[1].life").whole(0, 4)
        return str(caught.value)

    english = "given.seats[1].life must be from 0 to 4, not 77"
    assert read() == english
    with heard_in("de"):
        assert read() == "given.seats[1].life muss von 0 bis 4 sein, nicht 77"
    with heard_in("xx"):
        assert read() == english, "a language that is not there hears it in ours"
    assert read() == english


def test_a_slip_can_be_said_again():
    slip = Slip("given", "missing", key="'seats'")
    assert (str(slip), slip.said("de")) == ("given: 'seats' is missing", "given: 'seats' fehlt")
    assert str(Slip("", "missing", key="'seats'")) == "'seats' is missing", "the outermost has no place"
