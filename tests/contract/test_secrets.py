"""What protects secrets, for every game: declarations, perception, memory, samples and other worlds."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import tomllib
from collections import Counter
from pathlib import Path
from types import FunctionType, ModuleType

import msgspec
import pytest

import standoff
from standoff.arena.secrecy import GIVES, OtherWorld, Tally, check_sample, compare, play_apart, told
from standoff.engine.deal import deal_out
from standoff.engine.errors import BadRecord
from standoff.engine.guess import shuffle_of
from standoff.engine.record import state_hash
from standoff.engine.rng import Rng
from standoff.engine.seat import Seat
from standoff.engine.state import NOBODY
from standoff.engine.table import Table
from standoff.engine.viewer import SPECTATOR
from standoff.games import IDS, find
from tests.trackers import look, trackers_of

from .worlds import anyhow, every_choice, every_count, mixtures

MUTANTS = Path(__file__).parent.parent / "mutants"
MARKS = Path(__file__).parent.parent / "golden" / "marks"


def worlds(which):
    return pytest.mark.parametrize("world", which, ids=str)


def marks(game: str) -> str:
    """Every event of a game, and who may know each field that can be secret."""
    lines = []
    messages = find(game).messages
    for event in messages.events:
        fields = messages.fields[event]
        told = [
            f"{f.name}: {'all' if f.knowers is None else ' and '.join(f.knowers)}" for f in fields if f.mark is not None
        ]
        lines.append(f"{event.__name__}{' - ' if told else ''}{'; '.join(told)}")
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("game", IDS)
def test_who_may_know_what_has_not_changed(game, request):
    """A change of who may know something is a change of the rules: it must be seen."""
    path = MARKS / f"{game}.txt"
    if request.config.getoption("--update-golden"):
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(marks(game), "utf-8")
    assert marks(game) == path.read_text("utf-8")


@worlds(every_count())
def test_a_viewer_perceives_what_is_marked_for_it_and_nothing_else(world):
    """Worked out here from the marks page, not from the declarations."""
    allowed = {}
    for line in (MARKS / f"{world.game}.txt").read_text("utf-8").splitlines():
        name, _, fields = line.partition(" - ")
        allowed[name] = dict(part.split(": ") for part in fields.split("; ") if part)
    table, chance = Table.begin(world.setup()), Rng(str(world))
    table.run([anyhow(chance)] * world.players, 250)
    for number, event in enumerate(table._listen().events):
        for viewer in (*range(world.players), SPECTATOR):
            seen = Seat(table, viewer).events(number)[0].event if number % 40 == 0 else told(table, viewer, number)[0]
            for name in event.__struct_fields__:
                knowers = allowed[type(event).__name__].get(name, "all")
                entitled = knowers == "all" or viewer in [getattr(event, k) for k in knowers.split(" and ")]
                assert getattr(seen, name) == (getattr(event, name) if entitled else None), (event, viewer)


def test_nothing_that_a_seat_gives_is_left_out():
    """What a Seat learns to give is compared as well, or this fails."""
    assert {name for name in dir(Seat) if not name.startswith("_")} == set(GIVES)


@worlds([*every_count(), *every_choice(), *mixtures(3)])
def test_worlds_that_a_seat_cannot_tell_apart_stay_alike(world):
    tally = Tally()
    play_apart(world.setup(), str(world), 60, tally)
    assert tally.comparisons > 0


@pytest.mark.parametrize("game", IDS)
def test_set_ups_that_a_seat_cannot_tell_apart_are_alike(game):
    """Nothing hidden is kept beside the zones since the set-up: see `twins`, which replaces chance in plain Python."""
    root = Path(__file__).parent.parent.parent
    command = [sys.executable, "-m", "tests.contract.twins", game]
    done = subprocess.run(
        command, cwd=root, env={**os.environ, "STANDOFF_BUILD": "pure"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


@worlds([*every_count(), *every_choice()])
def test_what_is_laid_out_lies_there(world):
    """A game's zones hold back nothing: what a sample deals lies there afterwards, whatever lay there before."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    table.run([anyhow(chance)] * world.players, 20)
    zones = table.setup.game.zones
    for viewer in (*range(world.players), SPECTATOR):
        for way in Seat(table, viewer).sampler().ways:
            rows, t = deal_out(way, chance), table._state.copy()
            zones.lay(t, [row[:] for row in rows], list(range(len(rows))))
            lying = zones.gather(t)
            assert [sorted(row) for row in lying] == [sorted(row) for row in rows]
            assert all(lying[place] == rows[place] for place in table._memory(viewer).in_order)
            zones.lay(t, [[] for _ in rows], list(range(len(rows))))
            assert {thing for row in zones.gather(t) for thing in row} <= {NOBODY}


MANY_SAMPLES = 100
CHANCE = 0.3
"""By so much more than its share a thing may lie at a spot in so many samples: six standard deviations at most."""


@worlds(every_count())
def test_what_nobody_has_seen_may_lie_anywhere(world):
    """At a spot of a deck or a pile each unseen thing lies about as often as there are such things."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    table.run([anyhow(chance)] * world.players, 20)
    for viewer in (*range(world.players), SPECTATOR):
        memory, sampler = table._memory(viewer), Seat(table, viewer).sampler()
        if len(memory.guesses) > 1:
            continue
        dealt = [table.setup.game.zones.gather(sampler.state(chance)) for _ in range(MANY_SAMPLES)]
        guess = memory.guesses[0]
        for place in memory.in_order:
            for spot in (spot for spot, token in enumerate(guess.rows[place]) if token < 0):
                things = guess.left[shuffle_of(guess.rows[place][spot])]
                found = Counter(rows[place][spot] for rows in dealt)
                for thing in set(things):
                    share = things.count(thing) / len(things)
                    assert found[thing] <= MANY_SAMPLES * (share + CHANCE), (viewer, place, spot, thing)


@worlds([*every_count(), *mixtures(3)])
def test_everybody_imagines_what_can_be(world):
    table, chance = Table.begin(world.setup()), Rng(str(world))
    for _ in range(120):
        if table.over:
            break
        if chance.below(6) == 0:
            for viewer in (*range(world.players), SPECTATOR):
                check_sample(table, viewer, chance, Tally())
        table.answer(anyhow(chance)(table))


@worlds([*every_count(), *every_choice(), *mixtures(3)])
def test_no_sample_contradicts_what_its_seat_was_told(world):
    """Followed by trackers of their own: see `scripts/possible.py` for any number of samples."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    trackers = trackers_of(table)
    while not table.over and table.number < 300:
        look(trackers, chance, 2)
        table.run([anyhow(chance)] * world.players, table.number + 1 + chance.below(20))


WITH_ROLES = [w for w in every_count() if find(w.game).memory(w.setup(), 0).roles_at >= 0]


@worlds(WITH_ROLES)
def test_a_role_that_was_told_is_never_forgotten(world):
    """Followed here by the events alone: who was told a role imagines no other, and at the end all were told."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    viewers = (*range(world.players), SPECTATOR)
    known = {viewer: {} for viewer in viewers}
    upto = 0
    while not table.over:
        for viewer in viewers:
            for event in told(table, viewer, upto):
                if getattr(event, "role", None) is not None:
                    known[viewer][event.seat] = event.role
            roles = Seat(table, viewer).sample(chance).state.roles
            assert {seat: roles[seat] for seat in known[viewer]} == known[viewer]
            assert viewer == SPECTATOR or viewer in known[viewer]
        assert len(known[SPECTATOR]) < world.players or world.players == 3
        upto = table.cursor
        table.run([anyhow(chance)] * world.players, table.number + 7)
        table._listen()
    assert table.spectator().ways() == [table._state.roles]


@worlds(every_count())
def test_the_truth_is_among_what_everybody_can_imagine(world):
    """Memory may not know too much either: some guess fits what really lies where."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    for _ in range(60):
        if table.over:
            break
        truth = table.setup.game.zones.gather(table._state)
        for viewer in (*range(world.players), SPECTATOR):
            memory = table._memory(viewer)
            assert any(fits(guess, truth, memory.in_order) for guess in memory.guesses), viewer
        table.run([anyhow(chance)] * world.players, table.number + 5)


def fits(guess, truth, in_order) -> bool:
    """Every known thing is where the guess says, and the unseen ones are those of their shuffles."""
    hidden: list[int] = []
    for place, (row, real) in enumerate(zip(guess.rows, truth, strict=True)):
        if len(row) != len(real):
            return False
        left = list(real)
        for spot, token in enumerate(row):
            if token >= 0:
                if token not in left or (place in in_order and real[spot] != token):
                    return False
                left.remove(token)
        hidden += left
    return sorted(hidden) == sorted(thing for things in guess.left for thing in things)


@worlds(every_count())
def test_what_is_told_of_a_shuffle_says_nothing_of_its_order(world):
    """What goes into a shuffle is told sorted, whatever came of it."""
    shuffled = 0
    for seed in range(3):
        table, chance = Table.begin(world.setup().with_seed(f"shuffle {seed}")), Rng(str(world), seed)
        table.run([anyhow(chance)] * world.players, 3000)
        for event in table._listen().events:
            if "shuffle" in event.kind:
                for field in table.setup.game.messages.fields[type(event)]:
                    things = getattr(event, field.name)
                    if field.kind.secret and isinstance(things, list):
                        assert things == sorted(things), event
                        shuffled += 1
    assert shuffled > 0


@worlds(every_count())
def test_a_sample_has_nothing_of_the_dice_the_answers_or_the_seed(world):
    """Planned results, the generator, the last answer and the seed of the real table change no sample."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    table.run([anyhow(chance)] * world.players, 12)
    for viewer in (*range(world.players), SPECTATOR):
        before = state_hash(Seat(table, viewer).sample(Rng(7)).state)
        other = Table(table.setup.with_seed("another"), table._state.copy())
        other._answers, other._history = table._answers, table._listen()
        t = other._state
        t.setup, t.fixed, t.answer, t.returned = other.setup, [0, 0, 0], 12345, 77
        t.r0, t.r1, t.r2, t.r3 = 1, 2, 3, 4
        sample = Seat(other, viewer).sample(Rng(7))
        assert state_hash(sample.state) == before
        assert sample.state.setup.seed == ""
        sampler = Seat(other, viewer).sampler()
        assert len({sampler.state(Rng(i)).r0 for i in range(5)}) == 5, "other chances, other dice"


@worlds(every_count())
def test_a_preview_has_nothing_of_the_dice(world):
    """What is going to be rolled at the real table decides nothing that is shown before it is rolled."""
    table, chance = Table.begin(world.setup()), Rng("ahead", str(world))
    for _ in range(40):
        if table.over:
            break
        seat = table.seat(table.asked)
        looked_at = seat.options[:4] + seat.options[-4:]
        expected = [seat.preview(code) for code in looked_at]
        table._state.fixed = [0] * 40
        assert [seat.preview(code) for code in looked_at] == expected
        table._state.fixed = []
        table.answer(anyhow(chance)(table))


@worlds(every_count())
def test_nothing_leads_from_a_sample_to_the_table(world):
    """Whatever a sample, its plan or a seat's log refers to: neither the table, its state, its log nor the seed."""
    table, chance = Table.begin(world.setup().with_seed("not to be found")), Rng(str(world))
    table.run([anyhow(chance)] * world.players, 20)
    secret = {
        id(thing) for thing in (table, table.setup, table.setup.seed, table._state, table._answers, table._history)
    }
    for viewer in (*range(world.players), SPECTATOR):
        seat = Seat(table, viewer)
        for root in (seat.sampler(), seat.sample(chance), seat.log()):
            assert not secret & {id(thing) for thing in reached_from(root)}


def reached_from(root: object) -> list[object]:
    """All objects that it leads to; classes, functions and modules are the same for every table."""
    found, ahead = {id(root): root}, [root]
    while ahead:
        for thing in gc.get_referents(ahead.pop()):
            if id(thing) not in found and not isinstance(thing, type | FunctionType | ModuleType):
                found[id(thing)] = thing
                ahead.append(thing)
    return list(found.values())


@worlds(every_count())
def test_the_end_is_told(world):
    """Whatever is shown when the game is over was told as an event: the last views are explained, too."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    table.run([anyhow(chance)] * world.players)
    for viewer in (*range(world.players), SPECTATOR):
        compare(table, OtherWorld(table, viewer, chance), 0)


@worlds(every_count())
def test_a_log_follows_from_the_record_alone(world):
    """Played, run by bots, replayed, loaded or cloned: the same events with the same numbers."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    for _ in range(40):
        if not table.over:
            table.answer(anyhow(chance)(table))
    silent = Table.begin(world.setup(), listen=False)
    answers = iter(table.record().answers)
    silent.run([lambda _: next(answers)] * world.players, len(table.record().answers))
    for other in (silent, standoff.replay(table.record()), standoff.load(table.save()), table.clone()):
        assert other.events() == table.events()
        assert Seat(other, 0).key() == Seat(table, 0).key()


@worlds(every_count())
def test_what_a_seat_keeps_holds_no_secret(world):
    """A seat's log is another type than a save, and is not the same thing under another name."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    table.run([anyhow(chance)] * world.players, 30)
    text = msgspec.json.encode(table.seat(0).log())
    assert b'"seed"' not in text
    assert b'"answers"' not in text
    for read in (standoff.load, standoff.replay, standoff.read_record):
        with pytest.raises(BadRecord):
            read(text)
    other = OtherWorld(table, 0, chance)
    assert msgspec.json.encode(Seat(other.table, 0).log()) == text


@worlds(WITH_ROLES)
def test_samples_follow_beliefs(world):
    """A way to deal the roles comes up as often as it weighs; one that weighs nothing never does."""
    table, chance = Table.begin(world.setup()), Rng(str(world))
    seat = table.seat(world.players - 1)
    ways = seat.ways()
    plain = Counter(tuple(seat.sample(chance).state.roles) for _ in range(300))
    assert set(plain) <= set(ways)
    beliefs = {way: float(i % 3) for i, way in enumerate(ways)} if len(ways) > 1 else {ways[0]: 1.0}
    sampler = seat.sampler(beliefs)
    found = Counter(tuple(sampler.sample(chance).state.roles) for _ in range(3000))
    total = sum(beliefs.values())
    for way, weight in beliefs.items():
        expected = 3000 * weight / total
        assert abs(found[way] - expected) <= 6 * (expected + 1) ** 0.5
    wrong = tuple(reversed(ways[0])) if tuple(reversed(ways[0])) not in ways else (99,) * world.players
    for beliefs in ({wrong: 1.0}, {ways[0]: -1.0}, {ways[0]: 0.0}, {ways[0]: float("nan")}):
        with pytest.raises(standoff.StandoffError):
            seat.sampler(beliefs)


@worlds(every_count())
def test_a_sample_is_played_on_at_the_speed_of_the_rules_and_harms_nobody(world):
    table, chance = Table.begin(world.setup()), Rng(str(world))
    before = state_hash(table._state)
    sampler = table.seat(0).sampler()
    first = state_hash(sampler.sample(Rng(1)).state)
    sample = sampler.sample(chance)
    clone = sample.clone()
    made = sample.playout(chance, 100_000)
    assert sample.over
    assert sample.number == table.number + made
    assert len(sample.scores()) == world.players
    assert clone.number == table.number
    clone.give(clone.options[0])
    assert state_hash(table._state) == before
    assert state_hash(sampler.sample(Rng(1)).state) == first


@pytest.mark.parametrize("path", sorted(MUTANTS.glob("*.toml")), ids=lambda path: path.stem)
def test_mutants_fit_the_sources(path):
    """What `scripts/mutants.py` changes stands where it says, once; how it fares is for that command to find out."""
    sources = Path(standoff.__file__).parent
    listed = tomllib.loads(path.read_text("utf-8"))["mutant"]
    assert len(listed) >= 10
    assert {mutant["kind"] for mutant in listed} == {"event", "view", "question", "sample", "kept", "lost"}
    for mutant in listed:
        text = (sources / mutant["file"]).read_text("utf-8")
        for edit in filter(None, (mutant, mutant.get("also"))):
            assert text.count(edit["old"]) == 1, mutant["why"]
