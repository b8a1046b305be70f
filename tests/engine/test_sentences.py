"""Sentences are what Fluent makes of the same files, for any arguments; what they do not know is refused."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

import standoff
from standoff.engine.declare import MessageError
from standoff.engine.sentences import Sentences

FOLDER = Path(standoff.__file__).parent
FILES = sorted(FOLDER.rglob("*.ftl"))
WORDS = ("you", "self", "none", "unknown", "yes", "no", "Ada", "Ada and Ben", "")
NUMBERS = (0, 1, 2, 3, 5, 11, 21, 100, 999, 1000, 12345, -1, 0.5)
KEY = re.compile(r"\[([a-z_]+)\]")
FORMS = {"zero", "one", "two", "few", "many", "other"}
"""What numbers are selected by; Fluent takes such a word for a number, and here it is a word."""
TRIES = 12


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_sentences_are_those_of_fluent(path: Path):
    sentences = Sentences(path.stem, path)
    bundle = FluentBundle([path.stem], use_isolating=False)
    bundle.add_resource(FluentResource(path.read_text("utf-8")))
    words = sorted({*WORDS, *KEY.findall(path.read_text("utf-8"))} - FORMS)
    chance = random.Random(path.stem)
    for name, sentence in sentences.said.items():
        for _ in range(TRIES):
            given = {
                part: chance.choice((chance.choice(NUMBERS), chance.choice(words)))
                for part in sentences.arguments[name]
            }
            wanted, errors = bundle.format_pattern(bundle.get_message(name).value, given)
            assert not errors
            assert sentence(given) == wanted, (name, given)


@pytest.mark.parametrize(
    "text",
    [
        "a = { NUMBER($x) }",
        "a = { b }\nb = text",
        "a = { -t(case: $x) }\n-t = text",
        "a = { -missing }",
        "a = { -t.part ->\n    [x] y\n   *[z] z\n }\n-t = text\n    .part = x",
        "a = { 5 }",
        "a = { $x ->",
    ],
)
def test_what_is_not_known_is_refused(tmp_path, text):
    path = tmp_path / "en.ftl"
    path.write_text(text + "\n", "utf-8")
    with pytest.raises(MessageError, match=r"en\.ftl"):
        Sentences("en", path)
