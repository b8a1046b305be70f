"""A bot says why: in the words of its game, by what its seat may know, and with the figures behind it."""

from __future__ import annotations

import msgspec
import pytest

import standoff
from standoff.arena.secrecy import OtherWorld
from standoff.bots import EasyBot, PolicyBot, RandomBot, SearchBot
from standoff.bots.advice import Advice, Rated, figures, put_into_words, say, wording
from standoff.bots.growing import Budget
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.policies.bang.thoughts import Shoot
from standoff.engine.declare import MessageError
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.games import IDS, find

from ..contract.worlds import anyhow

MAKERS = {"easy": EasyBot, "policy": PolicyBot, "search": lambda chance: SearchBot(chance, Budget(12), rollout=15)}


@pytest.mark.parametrize("bot", MAKERS)
@pytest.mark.parametrize("game", IDS)
def test_what_a_seat_cannot_know_changes_no_advice(game, bot):
    """Other hidden things, the same chances for the bot: the same words, values and beliefs."""
    table, chance = standoff.new(game, players=find(game).players[-1], seed="advice"), Rng("advice", game)
    for _ in range(4):
        table.run([anyhow(chance)] * table.setup.players, table.number + 1 + chance.below(30))
        if table.over:
            break
        other = OtherWorld(table, table.asked, chance)
        mine, theirs = (MAKERS[bot](Rng("same chances")) for _ in range(2))
        said = mine.advise(table.seat(table.asked))
        assert said == theirs.advise(Seat(other.table, other.viewer))
        assert said.choice in table.options
        assert said.sentence
        assert said.best[0].code == said.choice
        assert len(said.best) == min(3, len(table.options))
        assert msgspec.json.decode(msgspec.json.encode(said), type=Advice) == said


@pytest.mark.parametrize("game", [game for game in IDS if policy_of(game).why is not None])
def test_reasons_are_the_same_on_every_table_that_a_seat_can_imagine(game):
    """For every option, not only for the best; about some a policy has nothing to say, about most it has."""
    policy, chance, looked = policy_of(game), Rng("reasons"), 0
    players = find(game).players[-1]
    table, told = standoff.new(game, players=players, seed=5), []
    while looked < 25:
        table.run([anyhow(chance)] * players, table.number + 3)
        if table.over:
            table = standoff.new(game, players=players, seed=looked)
        seat, mind = table.seat(table.asked), Mind(policy)
        mind.hear(seat)
        sampler = seat.sampler(mind.beliefs())
        for code in seat.options:
            found = [policy.why(sampler.state(chance), mind, code) for _ in range(3)]
            assert found[0] == found[1] == found[2]
            told.append(found[0] != [])
            assert (say(found[0], sampler.state(chance), seat.index) != "") == told[-1]
        looked += 1
    assert sum(told) > len(told) / 2


def test_it_names_the_deeds_that_a_belief_comes_from():
    seats = [
        {"name": "Ann", "role": "Sheriff", "life": 5},
        {"name": "Ben", "role": "Outlaw", "life": 1, "hand": ["BANG! AS", "BANG! 2C"], "in_play": ["Volcanic 10S"]},
        {"name": "Carl", "role": "Deputy", "hand": ["BANG! 3C"]},
        {"name": "Dan", "role": "Renegade"},
        {"name": "Eve", "role": "Outlaw"},
    ]
    given = {"seats": seats, "turn": "Ben", "phase": "play"}
    table = standoff.arrange("bang", given, players=[seat["name"] for seat in seats])
    for words in ("play BANG! AS on Ann", "take the hit", "play BANG! 2C on Ann", "take the hit", "end turn"):
        table.answer(words)
    advice = PolicyBot(Rng(1)).advise(table.seat(2))
    assert advice.best[0].words.startswith("play BANG!")
    assert advice.best[0].words.endswith("on Ben")
    assert advice.sentence.startswith("Ben has shot at the Sheriff twice: Outlaw at ")
    assert advice.sentence.endswith("Ben is down to the last life point and holds no card.")
    outlaw = advice.beliefs[1].odds[2]
    assert f"Outlaw at {round(100 * outlaw)} %" in advice.sentence
    assert outlaw > 0.6


def test_what_a_seat_did_itself_tells_it_nothing():
    seats = [{"name": name} for name in ("Ann", "Ben", "Carl", "Dan", "Eve")]
    seats[0]["role"] = "Sheriff"
    seats[1] |= {"role": "Deputy", "hand": ["BANG! AS"]}
    given = {"seats": seats, "turn": "Ben", "phase": "play"}
    table = standoff.arrange("bang", given, players=[seat["name"] for seat in seats])
    own, other = Mind(policy_of("bang")), Mind(policy_of("bang"))
    own.hear(table.seat(1))
    other.hear(table.seat(3))
    before, known = own.odds(), other.odds()
    table.answer("play BANG! AS on Carl")
    own.hear(table.seat(1))
    other.hear(table.seat(3))
    assert own.odds() == before
    assert other.odds() != known


def test_figures_speak_where_a_policy_has_nothing_to_say():
    table = standoff.new("walking_dead", players=4, seed=1)
    state, seat = table.seat(table.asked).sample(Rng(1)).state, table.asked
    assert say(figures([Rated(1, 1)]), state, seat) == "There is no other answer."
    assert "3 options" in say(figures([Rated(1, 1), Rated(2, 1), Rated(3, 1)]), state, seat)
    assert "75 to 25" in say(figures([Rated(1, 3), Rated(2, 1)]), state, seat)
    found = say(figures([Rated(1, 3, 6.0, 8), Rated(2, 1, 1.0, 2)]), state, seat)
    assert found == "Imagined 10 games: with it 75 % were won, with the next best 50 %."
    level = say(figures([Rated(1, 3, 6.0, 8), Rated(2, 1, 1.5, 2)]), state, seat)
    assert level == "Imagined 10 games: with it 75 % were won, and about as many with the next best."
    lucky = say(figures([Rated(1, 3, 6.0, 8), Rated(2, 1, 2.0, 2)]), state, seat)
    assert lucky == level


def test_a_search_tells_what_it_imagined():
    table = standoff.new("bang", players=4, seed=2)
    while len(table.options) < 3:
        table.answer(table.options[0])
    advice = SearchBot(Rng(1), Budget(40), rollout=200).advise(table.seat(table.asked))
    assert "Imagined " in advice.sentence
    assert sum(one.visits for one in advice.best) <= 40
    assert advice.best[0].visits > 0
    assert 0 <= advice.best[0].value <= 1


def test_another_language_is_another_file(tmp_path):
    (tmp_path / "en.ftl").write_text("thought-shoot = { $target } has { $life }.", "utf-8")
    (tmp_path / "de.ftl").write_text("thought-shoot = { $target } hat noch { $life }.", "utf-8")
    (tmp_path / "fr.ftl").write_text("thought-shoot = { $who } a { $life }.", "utf-8")
    said = {key: wording((Shoot,), tmp_path, key).voice.say("thought-shoot", {"target": "Ben", "life": 1})
            for key in ("en", "de", "tlh")}  # fmt: skip
    assert said == {"en": "Ben has 1.", "de": "Ben hat noch 1.", "tlh": "Ben has 1."}
    with pytest.raises(MessageError, match="who"):
        wording((Shoot,), tmp_path, "fr")


def test_a_bot_that_takes_anything_says_so():
    table = standoff.new("bang", players=4, seed=2)
    while len(table.options) < 2:
        table.answer(table.options[0])
    said = RandomBot(Rng(1)).advise(table.seat(table.asked))
    assert said.sentence.startswith("Nothing speaks for one of the ")


def test_thinking_is_put_into_words_for_its_seat_alone():
    table = standoff.new("bang", players=4, seed=2)
    seat = table.seat(table.asked)
    advice = put_into_words(seat, PolicyBot(Rng(1)).think(seat))
    with pytest.raises(standoff.StandoffError):
        put_into_words(table.seat((seat.index + 1) % 4), PolicyBot(Rng(1)).think(seat))
    assert advice.choice in seat.options
