"""Bots: honest by construction, the same for the same chances, and better than chance where they have a policy."""

from __future__ import annotations

import pytest

import standoff
from standoff.arena.secrecy import OtherWorld
from standoff.bots import BOTS, DEFAULT, EasyBot, PolicyBot, RandomBot, SearchBot, bot_named, bots_for
from standoff.bots.advice import Rated, ranked
from standoff.bots.growing import Budget
from standoff.bots.minds import Mind
from standoff.bots.policies import policy_of
from standoff.bots.search import Node, sound
from standoff.engine.errors import WrongSetup
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.games import IDS, find
from standoff.games.bang.names import DEPUTY, OUTLAW, SHERIFF

from ..contract.worlds import anyhow

MAKERS = {
    "random": RandomBot,
    "easy": EasyBot,
    "policy": PolicyBot,
    "search": lambda chance: SearchBot(chance, Budget(12), rollout=15),
}


@pytest.mark.parametrize("bot", MAKERS)
@pytest.mark.parametrize("game", IDS)
def test_what_a_seat_cannot_know_changes_no_choice(game, bot):
    """Other hidden things, the same chances for the bot: the same answer."""
    table, chance = standoff.new(game, players=find(game).players[-1], seed="honest"), Rng("honest", game)
    for _ in range(8):
        table.run([anyhow(chance)] * table.setup.players, table.number + 1 + chance.below(9))
        if table.over:
            break
        other = OtherWorld(table, table.asked, chance)
        mine, theirs = (MAKERS[bot](Rng("same chances")) for _ in range(2))
        assert mine.choose(table.seat(table.asked)) == theirs.choose(Seat(other.table, other.viewer))


@pytest.mark.parametrize("game", IDS)
def test_every_bot_plays_whole_answers(game):
    """Whatever a bot chooses is an option; a game without a policy is played all the same."""
    for name, make in MAKERS.items():
        table = standoff.new(game, players=find(game).players[0], seed=name)
        bots = [make(Rng(name, seat)) for seat in range(table.setup.players)]
        table.run([bot.choose for bot in bots], 6 if name == "search" else 60)
        assert table.number >= 6


@pytest.mark.parametrize("game", [game for game in IDS if policy_of(game) != policy_of("nothing")])
def test_a_policy_looks_only_at_what_its_seat_may_know(game):
    """Its weights are the same on every table that the seat can imagine."""
    players = find(game).players[-1]
    table, chance, looked = standoff.new(game, players=players, seed=3), Rng("looks"), 0
    policy = policy_of(game)
    while looked < 40:
        table.run([anyhow(chance)] * players, table.number + 2)
        if table.over:
            table = standoff.new(game, players=players, seed=looked)
        seat, mind = table.seat(table.asked), Mind(policy)
        mind.hear(seat)
        sampler, numbers = seat.sampler(), mind.numbers()
        weights = [policy.weigh(sampler.state(chance), numbers) for _ in range(4)]
        assert all(one == weights[0] for one in weights)
        assert len(weights[0]) == len(seat.options)
        assert min(weights[0]) >= 0
        looked += 1


def shoot(table: Table, target: int) -> None:
    said = [table.say(table.option(code)) for code in table.options]
    table.answer(
        next(text for text in said if text.startswith("play BANG!") and text.endswith(table.setup.names[target]))
    )


def test_whoever_shoots_at_the_sheriff_is_believed_to_be_an_outlaw():
    seats = [
        {"name": "Ann", "role": "Sheriff", "life": 5},
        {"name": "Ben", "hand": ["BANG! AS", "Volcanic 10S"]},
        {"name": "Carl"},
        {"name": "Dan"},
        {"name": "Eve"},
    ]
    given = {"seats": seats, "turn": "Ben", "phase": "play"}
    table = standoff.arrange("bang", given, players=[seat["name"] for seat in seats])
    watcher, mind = table.seat(2), Mind(policy_of("bang"))
    mind.hear(watcher)
    before = mind.odds()[1]
    shoot(table, 0)
    mind.hear(watcher)
    after = mind.odds()[1]
    assert after[OUTLAW] > before[OUTLAW] + 0.2
    assert after[DEPUTY] < before[DEPUTY]
    assert sum(after) == pytest.approx(1)
    assert mind.odds()[0][SHERIFF] == 1


def test_a_search_takes_the_victory_that_lies_there():
    """An Outlaw with a BANG!, the Sheriff at one life point without a card."""
    seats = [
        {"name": "Ann", "role": "Sheriff", "life": 1, "hand": []},
        {"name": "Ben", "role": "Outlaw", "hand": ["BANG! AS", "Beer 6H", "Duel QD"]},
        {"name": "Carl"},
        {"name": "Dan"},
    ]
    given = {"seats": seats, "turn": "Ben", "phase": "play"}
    table = standoff.arrange("bang", given, players=[seat["name"] for seat in seats])
    code = SearchBot(Rng(1), Budget(200)).choose(table.seat(1))
    assert table.say(table.option(code)).startswith(("play BANG! AS on Ann", "play Duel QD on Ann"))


def test_a_search_goes_by_what_was_won_and_not_by_what_was_tried_most():
    """Options that the policy likes are tried first and most; few tries may be luck."""
    assert sound(30.0, 100, 0.5) < sound(24.0, 60, 0.1)
    assert sound(30.0, 100, 0.5) > sound(2.0, 5, 0.1)
    assert sound(0.0, 1, 0.0) > sound(0.0, 0, 1.0)


def test_between_options_that_are_nearly_alike_the_policy_decides():
    """What is a little worse by what may be luck is still the answer if the policy likes it; not for long."""
    assert sound(30.0, 100, 0.8) > sound(31.0, 100, 0.1)
    assert sound(30_000.0, 100_000, 0.8) < sound(31_000.0, 100_000, 0.1)
    few = [Rated(1, weight=80, total=30.0, visits=100), Rated(2, weight=10, total=31.0, visits=100)]
    many = [Rated(one.code, one.weight, one.total * 1000, one.visits * 1000) for one in few]
    assert [one.code for one in ranked(few)] == [1, 2]
    assert [one.code for one in ranked(many)] == [2, 1]


def test_willy_the_kid_has_no_use_for_a_volcanic():
    """He may shoot as often as he likes already (bang.willy.any_number)."""
    shots = ["BANG! AS", "BANG! 2C", "BANG! 3C", "Volcanic 10S"]
    for character, wanted in (("Willy the Kid", False), ("Bart Cassidy", True)):
        seats = [
            {"name": "Ann", "role": "Sheriff", "character": character, "hand": shots},
            *({"name": name} for name in ("Ben", "Carl", "Dan")),
        ]
        given = {"seats": seats, "turn": "Ann", "phase": "play"}
        table = standoff.arrange("bang", given, players=[seat["name"] for seat in seats])
        seat, mind = table.seat(0), Mind(policy_of("bang"))
        mind.hear(seat)
        weights = policy_of("bang").weigh(seat.sample(Rng(1)).state, mind.numbers())
        said = [table.say(table.option(code)) for code in seat.options]
        assert (weights[said.index("play Volcanic 10S")] > 0) == wanted


def test_nobody_takes_the_last_card_of_suzy_lafayette():
    """She draws another one at once: the Cat Balou would be spent for nothing."""
    for character, wanted in (("Suzy Lafayette", False), ("Bart Cassidy", True)):
        seats = [
            {"name": "Ann", "role": "Outlaw", "hand": ["Cat Balou KH"]},
            {"name": "Ben", "role": "Sheriff", "character": character, "hand": ["Beer 6H"]},
            *({"name": name} for name in ("Carl", "Dan")),
        ]
        given = {"seats": seats, "turn": "Ann", "phase": "play"}
        table = standoff.arrange("bang", given, players=[seat["name"] for seat in seats])
        chosen = table.say(table.option(PolicyBot(Rng(1)).choose(table.seat(0))))
        assert (chosen == "play Cat Balou KH on Ben: a card of the hand") == wanted


def test_a_search_goes_on_where_it_was():
    """Asked again after its own answer, it starts from what it had found below that answer, and from nothing else."""
    seats = [
        {"name": "Ann", "role": "Sheriff", "hand": ["Mustang 8H", "Scope AS", "Barrel QS", "Beer 6H"]},
        *({"name": name} for name in ("Ben", "Carl", "Dan")),
    ]
    given = {"seats": seats, "turn": "Ann", "phase": "play"}
    table = standoff.arrange("bang", given, players=[seat["name"] for seat in seats])
    bot, fresh = SearchBot(Rng(1), Budget(200), rollout=40), SearchBot(Rng(1), Budget(200), rollout=40)
    code = bot.choose(table.seat(0))
    kept = bot.tree.root.child(bot.tree.root.places[code], 0, table.seat(0).sample(Rng(1)).state.kind)
    table.answer(code)
    assert table.asked == 0
    before = {option: kept.visits[at] for option, at in kept.places.items() if option in table.options}
    assert sum(before.values()) > 0
    bot.choose(table.seat(0))
    fresh.choose(table.seat(0))
    assert set(bot.tree.root.codes) <= set(table.options)
    assert sum(bot.tree.root.visits) >= sum(before.values()) + 32
    assert sum(fresh.tree.root.visits) <= 200


def test_nodes_are_told_apart_by_who_is_asked_what():
    node = Node(0, 1)
    at = node.open(7, 0.5)
    first, second = node.add(at, 1, 2), node.add(at, 2, 2)
    assert node.child(at, 1, 2) is first
    assert node.child(at, 2, 2) is second
    assert node.child(at, 1, 3) is None


def test_levels_have_names_and_say_what_they_are():
    assert list(BOTS)[:4] == ["easy", "medium", "hard", "strong"]
    assert DEFAULT in BOTS
    assert all((make.__doc__ or "").endswith((".", ": for tests.")) for make in BOTS.values())
    assert isinstance(bot_named("medium")(Rng(1)), PolicyBot)
    assert bot_named("strong:2.5")(Rng(1)).seconds == 2.5
    assert bot_named("search:7")(Rng(1)).budget.iterations == 7
    assert [type(make(Rng(1))) for make in bots_for("easy, random", 3)] == [EasyBot, RandomBot, EasyBot]


@pytest.mark.parametrize("name", ["", "clever", "medium:3", "strong:", "strong:0", "strong:nan", "search:1.5"])
def test_a_wrong_level_is_refused_with_a_sentence(name):
    with pytest.raises(WrongSetup, match=r"bot|number|after the colon"):
        bots_for(name, 4)


def test_an_easy_bot_forgets():
    """What was done long ago counts less and less."""
    table = standoff.new("bang", players=7, seed=11)
    bot = EasyBot(Rng(2))
    table.run([PolicyBot(Rng(3, s)).choose for s in range(7)], 60)
    seat = table.seat(table.asked)
    bot.choose(seat)
    before = sum(max(odds) for odds in bot.mind.odds())
    for _ in range(30):
        bot.choose(seat)
    after = sum(max(odds) for odds in bot.mind.odds())
    assert after < before - 0.1


def wins(policy_roles: set[int], games: int) -> int:
    """How often a side wins whose seats play by the policy, all others at random."""
    won = 0
    for number in range(games):
        table = standoff.new("bang", players=7, seed=f"sides {number}")
        roles = table._state.roles
        bots = [(PolicyBot if role in policy_roles else RandomBot)(Rng(number, s)) for s, role in enumerate(roles)]
        table.run([bot.choose for bot in bots])
        won += any(roles[seat] in policy_roles for seat in table.result().winners)
    return won


def test_a_side_that_plays_by_the_policy_beats_chance():
    assert wins({SHERIFF, DEPUTY}, 12) >= 9
    assert wins({OUTLAW}, 12) >= 9
