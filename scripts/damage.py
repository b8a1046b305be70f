"""Broken files: shipped scenarios, saves and records, damaged at random, must give a sentence or a table that plays on.

    python scripts/damage.py [--game GAME]... [--scenarios N] [--saves N] [--records N] [--seed SEED]

Each file loses keys, gets values of other types, huge or negative numbers, cut words, emptied or doubled lists, or
flipped bytes. Then it is read and played, and 20 random answers are given. What may come of it: a StandoffError (or
the faults of a scenario), or a game in which nothing is that cannot be. Anything else is counted and shown with an
example: a traceback by its kind, a position that cannot be, more than a second of CPU time. The same seed damages in
the same way. The exit status is 1 if anything was found.
"""

from __future__ import annotations

import argparse
import copy
import datetime
import signal
import sys
import time
import tomllib
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final, NamedTuple

sys.path.insert(0, str(Path(__file__).parent.parent))

import msgspec

import standoff
from standoff import Rng, StandoffError, Table, scenario_setup
from standoff.engine.plan import read_plan
from standoff.engine.rulebook import rulebook_folder
from standoff.engine.scenario import Scenario, begin, scenarios_in, scenarios_of, show
from standoff.games import IDS, find

ANSWERS: Final = 20
"""So many random answers follow a table that could be set up."""
SLOW: Final = 1.0
"""No file takes more seconds of CPU time than this."""
STOPPED: Final = 5.0
"""A file that takes longer is stopped."""
TABLES: Final = 40
"""So many tables are played and saved for each game."""
LONGEST: Final = 60
"""So many answers at most have been given when a table is saved."""
EXAMPLES: Final = 3
"""So many examples of each kind are shown."""

SENTENCE: Final = "a sentence"
PLAYS_ON: Final = "plays on"
FINE: Final = (SENTENCE, PLAYS_ON)

STRANGE: Final[tuple[object, ...]] = (
    *(0, 1, -1, 7, 99, -(10**9), 2**31, 2**63, 10**30, True, False, None, 1.5, float("nan"), float("inf")),
    *("", " ", "x", "Ann", "Bob", "all", "deck", "0", "Ä\u0000", "a" * 5000),
    *([], {}, [[]], [{}], {"name": "Ann"}, ["Ann", "Ann"], [None], [0] * 2000, datetime.date(2026, 1, 1)),
)


class Stopped(Exception):
    """Time is up."""


class CannotBe(Exception):
    """A table at which something is that cannot be."""


class Slot(NamedTuple):
    """A place in a tree of tables and lists."""

    holder: Any
    key: Any


class Found:
    """What came of some files."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.examples: dict[str, list[str]] = {}
        self.slowest = 0.0

    @property
    def bad(self) -> int:
        """How many files did what no file may do."""
        return sum(count for kind, count in self.counts.items() if kind not in FINE)

    def add(self, kind: str, example: str) -> None:
        """One more file."""
        self.counts[kind] += 1
        shown = self.examples.setdefault(kind, [])
        if len(shown) < EXAMPLES:
            shown.append(example)


# -- Damage ----------------------------------------------------------------------------------------------------------


def slots(tree: Any) -> Iterator[Slot]:
    """Every place in a tree."""
    keys = list(tree) if isinstance(tree, dict) else range(len(tree)) if isinstance(tree, list) else ()
    for key in keys:
        yield Slot(tree, key)
        yield from slots(tree[key])


def damaged_tree(tree: Any, chance: Rng) -> Any:
    """The same tree with one to three damages."""
    tree = copy.deepcopy(tree)
    for _ in range(1 + chance.below(3)):
        places = list(slots(tree))
        if places:
            _damage(places[chance.below(len(places))], places, chance)
    return tree


def _damage(slot: Slot, places: list[Slot], chance: Rng) -> None:
    holder, key = slot
    value = holder[key]
    match chance.below(6):
        case 0:
            del holder[key]
        case 1:
            holder[key] = copy.deepcopy(STRANGE[chance.below(len(STRANGE))])
        case 2:
            holder[key] = _bent(value, chance)
        case 3:
            other = places[chance.below(len(places))]
            holder[key] = copy.deepcopy(other.holder[other.key])
        case 4 if isinstance(holder, dict):
            holder[f"{key}s" if chance.below(2) else str(key)[:-1]] = holder.pop(key)
        case _ if isinstance(holder, list):
            holder.insert(key, copy.deepcopy(value))


def _bent(value: Any, chance: Rng) -> Any:
    """Something like the value, but not it."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return (value + 1, value - 1, -value, value * 1000, str(value))[chance.below(5)]
    if isinstance(value, str):
        return (value[: chance.below(len(value) + 1)], value * 2, value.swapcase(), [value])[chance.below(4)]
    if isinstance(value, list):
        return ([], value + value, value[::-1], value[:1], dict(enumerate(value)))[chance.below(5)]
    if isinstance(value, dict):
        return ({}, list(value.values()), list(value), [value, value])[chance.below(4)]
    return [value]


def damaged_bytes(content: bytes, chance: Rng) -> bytes:
    """The same text with some bytes flipped, cut out, doubled, or with its end cut off."""
    out = bytearray(content)
    for _ in range(1 + chance.below(4)):
        if not out:
            break
        at, length = chance.below(len(out)), 1 + chance.below(12)
        match chance.below(4):
            case 0:
                out[at] ^= 1 << chance.below(8)
            case 1:
                del out[at : at + length]
            case 2:
                out[at:at] = out[at : at + length]
            case _:
                if chance.below(4) == 0:
                    del out[at:]
    return bytes(out)


# -- Trying ----------------------------------------------------------------------------------------------------------


def attempt(found: Found, what: str, trial: Callable[[], str]) -> None:
    """Try one file and note what came of it."""
    signal.signal(signal.SIGVTALRM, _stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, STOPPED)
    began = time.process_time()
    try:
        kind = trial()
    except StandoffError:
        kind = SENTENCE
    except CannotBe as error:
        kind = "a table that cannot be"
        what += f"\n      {str(error)[:200]}"
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        where = next((f for f in reversed(frames) if "standoff" in Path(f.filename).parts), frames[-1])
        kind = f"{type(error).__name__} in {Path(where.filename).name}, {where.name}"
        what += f"\n      line {where.lineno}: {str(error)[:200]}"
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
    spent = time.process_time() - began
    found.slowest = max(found.slowest, spent)
    if spent > SLOW and kind in FINE:
        kind = "slow"
        what += f"\n      {spent:.1f} s"
    found.add(kind, what)


def _stop(*_: object) -> None:
    raise Stopped


def play_on(table: Table, chance: Rng) -> None:
    """Random answers; after each, nothing may be that cannot be."""
    faults = table.setup.game.position.faults
    for _ in range(ANSWERS):
        wrong = faults(table._state)
        if wrong:
            raise CannotBe(wrong[0])
        if table.over:
            break
        table.answer(table.options[chance.below(len(table.options))])


def try_scenarios(read: Callable[[], list[Scenario]], chance: Rng) -> str:
    """Show the scenarios of a damaged file, then play on from their positions."""
    kind = SENTENCE
    for scenario in read():
        if not all(fault.strip() for fault in show(scenario, scenario_setup).faults):
            return "an empty sentence"
        if not scenario.faults:
            play_on(begin(scenario.game, read_plan(scenario.told), scenario_setup)[0], chance)
            kind = PLAYS_ON
    return kind


def try_text(read: Callable[[bytes], Table], content: bytes, chance: Rng) -> str:
    """Read a damaged save or record, then play on."""
    play_on(read(content), chance)
    return PLAYS_ON


# -- The three kinds of file -----------------------------------------------------------------------------------------


def shipped(game: str) -> list[tuple[str, bytes, dict[str, Any]]]:
    """Every shipped scenario of a game: where it stands, its text, and the same parsed."""
    out = []
    for path in sorted((rulebook_folder() / game).glob("*.toml")):
        for block in path.read_text("utf-8").split("[[scenario]]")[1:]:
            text = f"[[scenario]]{block}"
            out.append((path.name, text.encode(), tomllib.loads(text)))
    return out


def damage_scenarios(game: str, count: int, seed: str) -> Found:
    """Damaged scenario files."""
    found, files = Found(), shipped(game)
    show(scenarios_of(files[0][2], files[0][0], game)[0], scenario_setup)  # the rules are translated once
    for number in range(count):
        chance = Rng("scenario", seed, game, number)
        name, text, tree = files[chance.below(len(files))]
        read: Callable[[], list[Scenario]]
        if chance.below(3) == 0:
            read = partial(scenarios_in, damaged_bytes(text, chance), name, game)
        else:
            read = partial(scenarios_of, damaged_tree(tree, chance), name, game)
        attempt(found, f"scenario {number}, from {name}", partial(try_scenarios, read, chance))
    return found


def played_tables(game: str, seed: str) -> list[Table]:
    """Tables somewhere in the middle of a game, half of them from a written position."""
    out = []
    files = [tree["scenario"][0] for _, _, tree in shipped(game)]
    positions = [told for told in files if "given" in told]
    for number in range(TABLES):
        chance = Rng("table", seed, game, number)
        if number % 2:
            plan = read_plan(positions[chance.below(len(positions))])
            table = begin(game, plan, scenario_setup)[0]
        else:
            players = find(game).players
            table = standoff.new(game, players=players[chance.below(len(players))], seed=f"{seed} {number}")
        try:
            for _ in range(chance.below(LONGEST)):
                if not table.over:
                    table.answer(table.options[chance.below(len(table.options))])
        except StandoffError:
            pass
        out.append(table)
    return out


def damage_texts(game: str, kind: str, count: int, seed: str) -> Found:
    """Damaged saves, through `standoff.load`, or records, through `standoff.replay`."""
    read: Callable[[bytes], Table] = standoff.load if kind == "save" else standoff.replay
    found = Found()
    tables = played_tables(game, seed) if count else []
    texts = [t.save().encode() if kind == "save" else msgspec.json.encode(t.record()) for t in tables]
    for number in range(count):
        chance = Rng(kind, seed, game, number)
        text = texts[chance.below(len(texts))]
        if chance.below(3) == 0:
            content = damaged_bytes(text, chance)
        else:
            content = msgspec.json.encode(damaged_tree(msgspec.json.decode(text), chance))
        attempt(found, f"{kind} {number}", partial(try_text, read, content, chance))
    return found


def report(game: str, kind: str, found: Found) -> str:
    """What came of it, in words."""
    lines = [f"{game}: {found.counts.total()} damaged {kind}, the slowest took {found.slowest:.2f} s"]
    for what, count in found.counts.most_common():
        lines.append(f"  {count:>6}  {what}")
        lines += [f"          {example}" for example in found.examples[what] if what not in FINE]
    return "\n".join(lines)


def main() -> int:
    """Damage what was asked for; 1 if something was found."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", action="append", choices=IDS, help="only this game; may be given several times")
    parser.add_argument("--scenarios", type=int, default=2000, metavar="N", help="damaged scenario files a game")
    parser.add_argument("--saves", type=int, default=10_000, metavar="N", help="damaged saves a game")
    parser.add_argument("--records", type=int, default=2000, metavar="N", help="damaged records a game")
    parser.add_argument("--seed", default="1", help="the same seed damages in the same way")
    args = parser.parse_args()
    bad = 0
    for game in args.game or IDS:
        for kind, found in (
            ("scenarios", damage_scenarios(game, args.scenarios, args.seed)),
            ("saves", damage_texts(game, "save", args.saves, args.seed)),
            ("records", damage_texts(game, "record", args.records, args.seed)),
        ):
            if found.counts:
                sys.stdout.write(f"{report(game, kind, found)}\n")
                sys.stdout.flush()
            bad += found.bad
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
