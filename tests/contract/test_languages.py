"""Texts are data: every language of every game says all that the first one says, to everybody, and in its own words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from standoff.bots import PolicyBot
from standoff.bots.advice import FIGURES, wording
from standoff.bots.advice import __file__ as advice
from standoff.bots.policies import policy_of
from standoff.engine.declare import MessageError
from standoff.engine.errors import NotAsked
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.engine.words import LANGUAGE, OWN, TEXT, Speaker, Voice, languages, name_id, voice_of
from standoff.games import IDS, find
from standoff.games.bang.messages import End, SeatCharacter

from .worlds import World, anyhow, every_choice, every_count

OTHERS = [(game, language) for game in IDS for language in languages(find(game)) if language != LANGUAGE]
WORLDS = [
    (world, language)
    for game, language in OTHERS
    for world in [max((w for w in every_count() if w.game == game), key=lambda w: w.players)]
]
STEPS = 150
ADVISED = 25
"""So many answers are told in every language, and every so many steps a bot says why."""
ENGLISH = re.compile(r"\b(you|your|yours|unknown|None)\b")


def ids(voice: Voice) -> set[str]:
    return {name for name in voice.arguments if not name.startswith(f"{OWN}-")}


@pytest.mark.parametrize(("game", "language"), OTHERS)
def test_every_language_has_the_same_messages(game, language):
    assert ids(voice_of(find(game), language)) == ids(voice_of(find(game)))


@pytest.mark.parametrize(("game", "language"), OTHERS)
def test_every_end_is_told_in_its_own_words(game, language):
    first, other = voice_of(find(game)), voice_of(find(game), language)
    ends = [name for name in first.arguments if name.startswith("outcome-")]
    assert ends
    assert not [name for name in ends if first.say(name, {}) == other.say(name, {})]


@pytest.mark.parametrize(("world", "language"), WORLDS, ids=str)
def test_a_game_can_be_followed_in_every_language(world: World, language):
    """What happens, what is asked, what can be answered and why the rest cannot: by whom it is about, by others, by
    whoever looks on.
    """
    table, chance, since = Table.begin(world.setup()), Rng("languages", str(world)), 0
    bot = PolicyBot(Rng("advice", str(world)))
    readers = [Seat(table, viewer) for viewer in (*range(world.players), SPECTATOR)]
    while not table.over and table.number < STEPS:
        asked = table.seat(table.asked)
        for reader in readers:
            question = reader.question()
            assert differs(reader.say(question, language), reader.say(question))
            for event in reader.events(since):
                assert differs(reader.say(event, language), reader.say(event))
        options = [asked.say(asked.option(code), language) for code in asked.options]
        assert len(set(options)) == len(options), options
        assert not [text for text in options if ENGLISH.search(text)]
        for refused, english in zip(asked.refusals(language=language), asked.refusals(), strict=True):
            assert differs(refused.reason.text, english.reason.text)
            assert asked.why_not(refused.answer, language) == refused.reason
        if table.number % ADVISED == 0:
            said = bot.advise(asked, language).sentence
            assert differs(said, bot.advise(asked).sentence)
        since = table.cursor
        table.answer(anyhow(chance)(table))


def differs(text: str, english: str) -> bool:
    """Is this a sentence of another language?"""
    return text.strip() != "" and text != english and ENGLISH.search(text) is None


@pytest.mark.parametrize(("game", "language"), OTHERS)
def test_own_names_are_names_of_things(game, language):
    """What a language calls otherwise is in the catalogue, at one table or another, unless tables name it."""
    voice, kinds, there = voice_of(find(game), language), set(), set()
    for world in (w for w in (*every_count(), *every_choice()) if w.game == game):
        setup = world.setup()
        names = setup.game.catalogue.names(setup)
        for kind in voice.kinds & names.keys():
            kinds.add(kind)
            there |= {name_id(kind, thing) for thing in names.get(kind.removesuffix(TEXT), names[kind])}
    own = {name for name in voice.arguments if name.startswith(f"{OWN}-") and name.split("-")[1] in kinds}
    assert own
    assert own <= there


@pytest.mark.parametrize("game", IDS)
def test_thoughts_are_said_in_every_language_of_the_game(game):
    policy, there = policy_of(game), languages(find(game))
    books = [(FIGURES, Path(advice).parent / "words"), (policy.thoughts, policy.words)]
    for thoughts, folder in books:
        if thoughts:
            assert sorted(file.stem for file in folder.glob("*.ftl")) == there
            assert [wording(thoughts, folder, language).voice.language for language in there] == there


@pytest.mark.parametrize("language", sorted({language for _, language in OTHERS}))
def test_what_every_table_says_is_said_in_every_language(language):
    """Also to whoever is not asked, is late, or says what nobody understands; and at the end."""
    table = Table.begin(World("walking_dead", 3, {}, "every table").setup())
    table.answer(table.options[0])
    other = table.seat((table.asked + 1) % 3)
    for answer in ("dance", "r" * 1001, -1, 1.5, End([0], last=True)):
        assert differs(table.why_not(table.asked, answer, language).text, table.why_not(table.asked, answer).text)
    assert differs(other.why_not(0, language).text, other.why_not(0).text)
    for late in (0, 7):
        said = []
        for spoken in (language, LANGUAGE):
            with pytest.raises(NotAsked) as refused:
                table.code_of(table.options[0], number=late, language=spoken)
            said.append(refused.value.reason.text)
        assert differs(*said)
    table.run([anyhow(Rng("to the end"))] * 3)
    assert differs(table.seat(0).why_not(0, language).text, table.seat(0).why_not(0).text)
    assert differs(table.seat(0).result(language).reason.text, table.seat(0).result().reason.text)


def test_the_reader_among_several_and_things_have_their_own_words():
    setup = World("bang", 4, {}, "words").setup()
    speaker = Speaker(setup, reader=1, language="de")
    assert speaker.event(End([0, 1, 2], last=True)) == "Das Spiel ist aus. Es gewinnen: Ada, du und Cleo."
    assert speaker.event(End([1], last=True)) == "Das Spiel ist aus. Du gewinnst."
    assert "Immer wenn du einen Lebenspunkt verlierst" in speaker.event(SeatCharacter(0, 0))
    assert "Each time you lose a life point" in Speaker(setup, reader=1).event(SeatCharacter(0, 0))


def test_a_language_without_a_word_for_the_reader_is_refused(tmp_path):
    game = find("bang")
    text = (game.folder / "words" / "de.ftl").read_text("utf-8")
    path = tmp_path / "de.ftl"
    path.write_text(text.replace("\nyou = du\n", "\n"), "utf-8")
    with pytest.raises(MessageError, match="there are no words for you"):
        Voice("de", path).check(game.messages.fields, game.messages.questions)
