"""Expectations: what must be true of a table, for the referee or in the eyes of one seat."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from standoff.engine.errors import WrongSetup
from standoff.engine.messages import AnyQuestion
from standoff.engine.seat import Seat
from standoff.engine.table import Table
from standoff.engine.written import Written

SPECTATOR_NAME: Final = "spectator"
HIDDEN: Final = "hidden"
OF_A_LIST: Final = ("has", "lacks", "length", "begins", "any_order")
OF_A_QUESTION: Final = ("asked", "kind", "prompt", "options", "offers", "offers_only", "offers_not")

REMARK: Final = re.compile(r"\([^)]*\)")
PAUSE: Final = re.compile(r"[,;.]")


def look(table: Table, expected: Mapping[str, Any]) -> list[str]:
    """Compare the table with what is expected of it."""
    faults: list[str] = []
    for key, value in expected.items():
        if key != "seen_by":
            faults += Eyes(table, None).compare(key, Written(value, key))
            continue
        for who, part in _something(Written(value, key)).items():
            eyes = Eyes(table, seat_named(table, who))
            for inner, wanted in _something(part).items():
                faults += [f"in the eyes of {who}: {fault}" for fault in eyes.compare(inner, wanted)]
    return faults


def seat_named(table: Table, who: str) -> Seat:
    """Whose eyes are meant."""
    if who == SPECTATOR_NAME:
        return table.spectator()
    names = list(table.setup.names)
    if who not in names:
        raise WrongSetup(f"{who} does not sit at the table; {', '.join(names)} do, and a {SPECTATOR_NAME} looks on")
    return table.seat(names.index(who))


def _something(written: Written) -> dict[str, Written]:
    """A table of expectations that is not empty."""
    entries = written.entries()
    if not entries:
        raise written.wrong("it is empty, so it shows nothing")
    return entries


def _texts(written: Written) -> list[str]:
    """Texts to look for, at least one."""
    texts = written.texts()
    if not texts:
        raise written.wrong("it is empty, so it shows nothing")
    return texts


class Eyes:
    """Somebody who looks at the table: the referee, or a seat."""

    __slots__ = ("names", "seat", "table")

    def __init__(self, table: Table, seat: Seat | None) -> None:
        self.table = table
        self.seat = seat
        self.names = list(table.setup.names)

    def view(self) -> dict[str, Any]:
        """What is seen."""
        view = self.table.open_view() if self.seat is None else self.seat.view()
        seen: dict[str, Any] = msgspec.to_builtins(self.table.plain(view))
        return seen

    def question(self) -> AnyQuestion | None:
        """What is asked."""
        return self.table.question() if self.seat is None else self.seat.question()

    def texts(self) -> list[str]:
        """What is told, in the words for those at the side."""
        return [self.table.say(e) for e in (self.table.events() if self.seat is None else self.seat.events())]

    def compare(self, key: str, wanted: Written) -> list[str]:
        """One expectation."""
        if key in OF_A_QUESTION:
            return self._compare_question(key, wanted)
        if key in ("winners", "reason"):
            return self._compare_result(key, wanted.value)
        if key == "happened":
            return _compare_events(self.texts(), _texts(wanted))
        if key == "never":
            words = _texts(wanted)
            return [f"it happened: {text!r}" for text in self.texts() if any(w in text for w in words)]
        if key == "count":
            return self._count(_something(wanted))
        view = self.view()
        if key in self.names:
            return compare(view["seats"][self.names.index(key)], wanted.value, key)
        if key not in view:
            return [f"there is no {key!r} to look at; there is {', '.join([*self.names, *view])}"]
        return compare(view[key], wanted.value, key)

    def _compare_question(self, key: str, wanted: Written) -> list[str]:
        question = self.question()
        if question is None:
            return ["nobody is asked: the game is over"]
        if key == "asked":
            return compare(self.names[question.seat], wanted.value, key)
        if key == "kind":
            return compare(question.kind, str(wanted.value).replace(" ", "_"), key)
        if key == "prompt":
            said = self.table.say(question) if self.seat is None else self.seat.say(question)
            return compare(said, wanted.value, key)
        if question.rows is None:
            return [] if wanted.value == HIDDEN else [f"{key}: the options are hidden"]
        texts = [self.table.say(self.table.option(code)) for code in self.table.options]
        if key == "options":
            return compare(sorted(_as_written(texts, wanted.texts())), sorted(wanted.texts()), key)
        if key == "offers":
            forms = _forms(texts)
            return [f"{w!r} is not offered; {texts} are" for w in _texts(wanted) if _plain(w) not in forms]
        if key == "offers_only":
            return _compare_offers_only(_texts(wanted), texts)
        return self._compare_offers_not(_texts(wanted), texts)

    def _compare_offers_not(self, words: list[str], options: list[str]) -> list[str]:
        """Not an option, but something that the game knows as an answer here, and refuses."""
        refused = [self.table.say(r) for r in self.table.refusals()]
        offered, known = _forms(options), _forms(refused)
        out = [f"{w!r} is offered" for w in words if _plain(w) in offered]
        for w in words:
            if _plain(w) not in offered and _plain(w) not in known:
                out.append(f"{w!r} could never be offered here; what is refused: {refused[:20]}")
        return out

    def _compare_result(self, key: str, wanted: object) -> list[str]:
        result = self.table.result()
        if result is None:
            return ["the game is not over"]
        found: Any = [self.names[s] for s in result.winners] if key == "winners" else result.reason.clause
        return compare(found, wanted, key)

    def _count(self, conditions: Mapping[str, Written]) -> list[str]:
        faults = []
        seats = self.view()["seats"]
        for condition, number in conditions.items():
            field, sign, wanted = (part.strip() for part in condition.partition("="))
            if not sign or any(field not in seat for seat in seats):
                raise number.wrong(f"write a field of a seat and its value, like 'role = Savior', not {condition!r}")
            found = sum(str(seat[field]) == wanted for seat in seats)
            if found != number.whole(0, len(seats)):
                faults.append(f"{found} seats have {condition}, not {number.value}")
        return faults


def _compare_offers_only(beginnings: list[str], options: list[str]) -> list[str]:
    """Every option begins with one of these words, and none of them is there in vain."""
    starts = [b.casefold() for b in beginnings]
    out = [f"{o!r} is offered, too" for o in options if not any(o.casefold().startswith(s) for s in starts)]
    texts = [o.casefold() for o in options]
    return out + [f"no option begins with {s!r}" for s in starts if not any(t.startswith(s) for t in texts)]


def _as_written(texts: Sequence[str], wanted: Sequence[str]) -> list[str]:
    """The options, those without their remark that are not written with it."""
    return [text if text in wanted else " ".join(REMARK.sub("", text).split()) for text in texts]


def _forms(texts: Sequence[str]) -> set[str]:
    """The words that name one of these texts, as an answer would: whatever its capitals and remarks in brackets."""
    return {_plain(form) for text in texts for form in (text, REMARK.sub("", text))}


def _plain(text: str) -> str:
    return " ".join(PAUSE.sub(" ", text.casefold()).split())


def _compare_events(texts: list[str], expected: Sequence[str]) -> list[str]:
    at = 0
    for wanted in expected:
        while at < len(texts) and wanted not in texts[at]:
            at += 1
        if at == len(texts):
            return [f"it did not happen (in this order): {wanted!r}; the last events: {texts[-8:]}"]
        at += 1
    return []


# -- Values ----------------------------------------------------------------------------------------------------------


def compare(found: Any, expected: Any, where: str) -> list[str]:
    """What is written must be so; what is not written does not matter. "hidden" stands for what is not shown.

    An empty table or list is compared like any other value: it stands for nothing at all.
    """
    if expected == HIDDEN:
        return [] if found is None else [f"{where} is {found!r}, not hidden"]
    if isinstance(expected, Mapping) and expected:
        if isinstance(found, dict):
            return _compare_table(found, expected, where)
        if isinstance(found, list):
            return _compare_list(found, expected, where)
    return [] if _equal(found, expected) else [f"{where} is {found!r}, not {expected!r}"]


def _equal(found: Any, expected: Any) -> bool:
    """The same value; a number is no truth value."""
    return bool(found == expected) and isinstance(found, bool) == isinstance(expected, bool)


def _compare_table(found: Mapping[str, Any], expected: Mapping[str, Any], where: str) -> list[str]:
    faults = []
    for key, value in expected.items():
        if key not in found:
            faults.append(f"{where} has no {key!r}; it has {', '.join(found)}")
        else:
            faults += compare(found[key], value, f"{where}.{key}")
    return faults


def _compare_list(found: list[Any], expected: Mapping[str, Any], where: str) -> list[str]:
    """A list by what it has or lacks, its length, its beginning, or its entries in any order."""
    wanted = Written(expected, where).table(OF_A_LIST, "what is expected of a list")
    faults = []
    if "length" in wanted:
        length = wanted["length"].whole(0, 1_000_000)
        faults += [] if len(found) == length else [f"{where} has {len(found)} entries, not {length}: {found!r}"]
    if "begins" in wanted:
        begins = [w.value for w in wanted["begins"].items(1)]
        if len(found) < len(begins) or _wrong_places(found, begins):
            faults.append(f"{where} is {found!r} and does not begin with {begins!r}")
    for w in wanted["has"].items(1) if "has" in wanted else ():
        if not any(_fits(one, w.value) for one in found):
            faults.append(f"{where} has no {w.value!r}; it is {found!r}")
    for w in wanted["lacks"].items(1) if "lacks" in wanted else ():
        if any(_fits(one, w.value) for one in found):
            faults.append(f"{where} has {w.value!r}; it is {found!r}")
    if "any_order" in wanted:
        faults += _compare_any_order(found, [w.value for w in wanted["any_order"].items()], where)
    return faults


def _fits(found: Any, expected: Any) -> bool:
    return not compare(found, expected, "")


def _wrong_places(found: Sequence[Any], expected: Sequence[Any]) -> bool:
    return any(not _fits(one, wanted) for one, wanted in zip(found, expected, strict=False))


def _compare_any_order(found: list[Any], expected: list[Any], where: str) -> list[str]:
    left = list(found)
    for wanted in expected:
        at = next((i for i, one in enumerate(left) if _fits(one, wanted)), None)
        if at is None:
            return [f"{where} is {found!r} and lacks {wanted!r}"]
        left.pop(at)
    return [f"{where} has {left!r} besides {expected!r}"] if left else []
