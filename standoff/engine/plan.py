"""What a scenario asks for, read with care: the position, the steps, the expectations, and perhaps another world."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from msgspec import Struct

from standoff.engine.setup import NAMES
from standoff.engine.written import Written, WrittenTable, shown

KEYS: Final = (
    *("title", "clauses", "game", "players", "seed", "settings", "given", "when", "then", "note"),
    *("other", "same_for"),
)
STEP_KEYS: Final = ("refused", "then", "times", "note")
MOST_TIMES: Final = 100
"""So often at most a step is repeated."""
MOST_ANSWERS: Final = 200
"""So many answers at most are given in a scenario, refused ones included."""
MOST_EXPECTED: Final = 2000
"""So many values at most are compared in a scenario; those of a step that is repeated count each time."""


class Step(Struct, frozen=True):
    """One answer, or only a look at the table (then nobody answers)."""

    who: str
    words: str
    refused: str
    times: int
    then: dict[str, Any]


class Plan(Struct, frozen=True):
    """A scenario that could be read. `other` is the position of the other world, if there is one."""

    players: int | list[str]
    seed: str
    settings: dict[str, Any]
    given: dict[str, Any] | None
    steps: list[Step]
    then: dict[str, Any]
    other: dict[str, Any] | None
    same_for: list[str]

    @property
    def shows_nothing(self) -> bool:
        """Is nothing expected?"""
        return not (self.then or self.same_for or any(s.then or s.refused for s in self.steps))


def read_plan(told: Mapping[str, Any]) -> Plan:
    """What is to be played, or the error that names what cannot be read."""
    table = Written(told, "").table(KEYS, "a scenario")
    given = _part(table, "given") if "given" in table else None
    steps = [_read_step(Written(one.value, f"when[{i}]")) for i, one in enumerate(table.items("when"))]
    answers = sum(step.times for step in steps)
    if answers > MOST_ANSWERS:
        raise table["when"].wrong(f"the steps give {answers} answers; {MOST_ANSWERS} is the most")
    then = _part(table, "then") if "then" in table else {}
    expected = _values(then) + sum(_values(step.then) * step.times for step in steps)
    if expected > MOST_EXPECTED:
        raise table["when" if "when" in table else "then"].wrong(
            f"{expected} values are expected; {MOST_EXPECTED} is the most"
        )
    if ("other" in table) != ("same_for" in table):
        raise table["other" if "other" in table else "same_for"].wrong("`other` and `same_for` belong together")
    if "other" in table and given is None:
        raise table["other"].wrong("another world needs a `given` that it differs from")
    return Plan(
        players=_players(table, given),
        seed=_seed(table),
        settings=_part(table, "settings") if "settings" in table else {},
        given=given,
        steps=steps,
        then=then,
        other=_other(given, _part(table, "other")) if given is not None and "other" in table else None,
        same_for=table["same_for"].texts() if "same_for" in table else [],
    )


def _part(table: WrittenTable, key: str) -> dict[str, Any]:
    return {name: one.value for name, one in table[key].entries().items()}


def _values(expected: object) -> int:
    """How many values there are to compare."""
    parts = expected.values() if isinstance(expected, dict) else expected if isinstance(expected, list) else ()
    return max(sum(_values(part) for part in parts), 1)


def _seed(table: WrittenTable) -> str:
    seed = table["seed"].value if "seed" in table else 1
    if isinstance(seed, bool) or not isinstance(seed, int | str):
        raise table["seed"].wrong(f"a seed is a whole number or a text, not {shown(seed)}")
    return str(seed)


def _players(table: WrittenTable, given: dict[str, Any] | None) -> int | list[str]:
    """The names at the seats, or how many sit there; 0 for as few as the game can have."""
    players: int | list[str] = 0
    if "players" in table:
        one = table["players"]
        players = one.texts() if isinstance(one.value, list) else one.whole(1, len(NAMES))
    if given is None:
        return players
    place = Written(given, "given").table(list(given), "a position")
    seats = [seat.entries() for seat in place["seats"].items(1, len(NAMES))]
    names = [seat["name"].text() if "name" in seat else NAMES[i] for i, seat in enumerate(seats)]
    if "players" in table and players not in (len(names), names):
        raise table["players"].wrong(f"the position has {len(names)} seats: {', '.join(names)}")
    return names


def _read_step(one: Written) -> Step:
    entries = one.entries()
    speakers = [key for key in entries if key not in STEP_KEYS]
    if len(speakers) > 1:
        raise one.wrong(f"one seat answers in a step, not {' and '.join(speakers)}")
    step = WrittenTable(entries, one.place)
    then = _part(step, "then") if "then" in step else {}
    if not speakers:
        for key in ("refused", "times"):
            if key in step:
                raise step[key].wrong("nobody answers in this step")
        if not then:
            raise one.wrong("a step has an answer, or something to look at in `then`")
    elif "then" in step and not then:
        raise step["then"].wrong("it is empty, so it shows nothing")
    return Step(
        who=speakers[0] if speakers else "",
        words=entries[speakers[0]].text() if speakers else "",
        refused=step["refused"].text() if "refused" in step else "",
        times=step.whole("times", 1, 1, MOST_TIMES),
        then=then,
    )


def _other(given: dict[str, Any], told: dict[str, Any]) -> dict[str, Any]:
    """The position with other keys in place of its own; a seat's name stands for that seat."""
    other = dict(given)
    seats = [dict(seat) for seat in given["seats"]]
    names = [seat.get("name", NAMES[i]) for i, seat in enumerate(seats)]
    for key, value in told.items():
        if key in names:
            seats[names.index(key)] |= {k: one.value for k, one in Written(value, f"other.{key}").entries().items()}
        else:
            other[key] = value
    if "seats" not in told:
        other["seats"] = seats
    return other
