"""The translator: what it makes of rules, and what it refuses."""

from __future__ import annotations

import importlib.util
import itertools
import linecache
import sys
import textwrap
import traceback

import pytest
from hypothesis import given
from hypothesis import strategies as st

from standoff.engine.ask import ask
from standoff.engine.resumable import RuleError, frames_of, source_of

HEAD = """
from standoff.engine.ask import Rule, RuleOf, ask, GameOver
from standoff.engine.state import NOBODY

def note(t, *what):
    t.log.append(what)
"""

numbers = itertools.count()


class PlainFrame:
    """What frames are made of here, whichever build runs."""

    __slots__ = ("caller", "pc")


def plain_frames(modules):
    return frames_of(modules, PlainFrame)


class Toy:
    """As much of a state as frames need."""

    def __init__(self):
        self.rule, self.log = None, []
        self.asked, self.kind, self.args, self.answer, self.returned = -1, 0, (), 0, 0


@pytest.fixture
def module(tmp_path):
    """A module of rules from source text."""

    def make(source: str, head: str = HEAD):
        path = tmp_path / f"rules_{next(numbers)}.py"
        path.write_text(head + textwrap.dedent(source))
        spec = importlib.util.spec_from_file_location(path.stem, path)
        made = importlib.util.module_from_spec(spec)
        sys.modules[path.stem] = made
        spec.loader.exec_module(made)
        return made

    return make


def play_frames(module, rule, answers, *args, modules=None):
    """Run a rule as frames; cloning the whole stack at every question must change nothing."""
    t = Toy()
    t.rule = plain_frames(modules or [module])[rule](None, *args)
    answers = list(answers)
    while t.rule is not None:
        t.rule.step(t)
        if t.asked >= 0:
            t.log.append(("asked", t.asked, t.kind, t.args))
            if not answers:
                break
            t.rule = t.rule.copy()
            t.answer, t.asked = answers.pop(0), -1
    return t.log, t.returned


def play_generators(module, rule, answers, *args):
    t = Toy()
    g = getattr(module, rule)(t, *args)
    answers = list(answers)
    returned = None
    try:
        asked = next(g)
        while True:
            t.log.append(("asked", *asked))
            if not answers:
                break
            asked = g.send(answers.pop(0))
    except StopIteration as stop:
        returned = stop.value
    return t.log, returned


def same(module, rule, answers, *args):
    frames, generators = play_frames(module, rule, answers, *args), play_generators(module, rule, answers, *args)
    assert frames[0] == generators[0]
    return frames[0]


def test_a_question_is_put_and_its_answer_comes_back(module):
    m = module("""
    def rule(t, seat: int) -> Rule:
        x = yield ask(seat, 7, 1, seat + 1)
        note(t, "got", x)
    """)
    assert same(m, "rule", [42], 3) == [("asked", 3, 7, (1, 4)), ("got", 42)]


def test_rules_play_rules_and_return_values(module):
    m = module("""
    def inner(t, a: int, b: int = 5) -> RuleOf[int]:
        x = yield ask(a, 1)
        return x + b

    def rule(t) -> Rule:
        y = yield from inner(t, 2)
        note(t, y)
        z = yield from inner(t, 3, b=y)
        note(t, z)
        yield from inner(t, b=1, a=0)
    """)
    assert same(m, "rule", [10, 20, 30]) == [
        ("asked", 2, 1, ()),
        (15,),
        ("asked", 3, 1, ()),
        (35,),
        ("asked", 0, 1, ()),
    ]


def test_loops_branches_and_early_ends(module):
    m = module("""
    def rule(t, n: int) -> Rule:
        total = 0
        for i in range(n):
            if i == 1:
                continue
            x = yield ask(0, i)
            if x < 0:
                break
            if x > 100:
                note(t, "huge")
                return
            total += x
            for j in range(3):
                if j == x:
                    break
                note(t, "inner", i, j)
        else_ = total
        while else_ > 0:
            y = yield ask(1, else_)
            else_ -= y
            if y == 0:
                return
        note(t, "done", total, else_)
    """)
    for answers in ([1, 2, 3, 1, 5], [1, -1, 1], [1, 500], [0, 0, 0], [5, 5, 0]):
        same(m, "rule", answers, 4)


@given(st.lists(st.integers(-3, 6), max_size=25), st.integers(0, 5))
def test_any_answers_play_the_same(answers, n):
    source = HEAD + textwrap.dedent("""
    def leaf(t, a: int) -> RuleOf[int]:
        while True:
            x = yield ask(a, 1)
            if x != 0:
                return x

    def rule(t, n: int) -> Rule:
        kept: list[int] = []
        for seat in tuple(range(n)):
            x = yield from leaf(t, seat)
            if x > 4:
                return
            if x < 0:
                kept = kept + [x]
            elif x == 1:
                for k in range(seat, n):
                    y = yield ask(k, 2, len(kept))
                    if y == 3:
                        break
                    kept.append(y)
                note(t, list(kept))
            else:
                continue
            note(t, seat, sum(kept))
        note(t, "end")
    """)
    name = f"fuzzed_{next(numbers)}"
    made = importlib.util.module_from_spec(importlib.util.spec_from_loader(name, loader=None))
    made.__file__ = f"<{name}>"
    linecache.cache[made.__file__] = (len(source), None, source.splitlines(keepends=True), made.__file__)
    sys.modules[name] = made
    exec(compile(source, made.__file__, "exec"), made.__dict__)
    same(made, "rule", answers, n)


def test_a_local_that_lives_only_in_a_loop_survives_the_question(module):
    m = module("""
    def rule(t) -> Rule:
        for i in range(4):
            if i == 0:
                kept = 99
            else:
                note(t, kept)
            x = yield ask(0, i)
    """)
    assert (99,) in same(m, "rule", [0, 0, 0, 0])


def test_lists_in_frames_are_copied_with_them(module):
    m = module("""
    def rule(t) -> Rule:
        seen: list[int] = []
        while True:
            x = yield ask(0, 1, len(seen))
            seen.append(x)
    """)
    t = Toy()
    t.rule = plain_frames([m])["rule"](None)
    t.rule.step(t)
    t.answer = 1
    t.rule.step(t)
    clone = t.rule.copy()
    t.rule.step(t)
    assert (len(clone.seen), len(t.rule.seen)) == (1, 2)


def test_only_what_is_needed_later_is_kept(module):
    m = module("""
    def rule(t, a: int) -> Rule:
        gone = a * 2
        note(t, gone)
        kept = a * 3
        x = yield ask(0, 1)
        for q in range(x):
            note(t, q)
        note(t, kept)
    """)
    assert plain_frames([m])["rule"].fields == ("a", "kept")


def test_a_last_rule_takes_the_place_of_its_caller(module):
    m = module("""
    def leaf(t) -> Rule:
        x = yield ask(0, 1)

    def rule(t) -> Rule:
        yield from leaf(t)
    """)
    t = Toy()
    t.rule = plain_frames([m])["rule"](None)
    t.rule.step(t)
    assert (type(t.rule).rule, t.rule.caller) == ("leaf", None)


def test_the_names_of_a_frames_own_fields_are_taken(module):
    m = module("""
    def rule(t, caller: int) -> Rule:
        x = yield ask(caller, 1)
    """)
    with pytest.raises(RuleError, match="caller: every frame has a field of this name"):
        plain_frames([m])


def test_rules_of_several_modules_play_each_other(module):
    other = module("""
    def leaf(t, a: int) -> RuleOf[int]:
        x = yield ask(a, 1)
        return x
    """)
    m = module(
        f"""
    import {other.__name__} as other
    from {other.__name__} import leaf

    def rule(t) -> Rule:
        x = yield from leaf(t, 1)
        y = yield from other.leaf(t, 2)
        note(t, x, y)
    """
    )
    log, _ = play_frames(m, "rule", [5, 6], modules=[m, other])
    assert log[-1] == (5, 6)


def test_a_traceback_shows_the_rule(module):
    m = module("""
    def rule(t) -> Rule:
        x = yield ask(0, 1)
        note(t, 1 // x)
    """)
    with pytest.raises(ZeroDivisionError) as caught:
        play_frames(m, "rule", [0])
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert last.filename == m.__file__
    assert "1 // x" in last.line


def test_the_source_for_a_compiled_build_is_python(module):
    m = module("""
    def rule(t, a: int) -> Rule:
        x = yield ask(a, 1)
        note(t, x)
    """)
    text = source_of([m])[m.__name__]
    compile(text, "frames", "exec")
    assert "class rule__frame(Frame)" in text


@pytest.mark.parametrize(
    ("body", "complaint"),
    [
        ("    note(t, (yield ask(0, 1)))", "whole statement"),
        ("    if (yield ask(0, 1)):\n        pass", "not part of a condition"),
        ("    while (yield ask(0, 1)):\n        pass", "not part of a condition"),
        ("    x = y = yield ask(0, 1)", "plain name"),
        ("    t.x = yield ask(0, 1)", "plain name"),
        ("    x = (yield ask(0, 1)) + 1", "whole statement"),
        ("    return (yield ask(0, 1))", "give its result a name"),
        ("    x = yield 5", "yield what `ask"),
        ("    x = yield note(t)", "`yield ask"),
        ("    x = yield ask(0)", "plain arguments"),
        ("    x = yield ask(0, kind=1)", "plain arguments"),
        ("    x = yield ask(*t.args)", "plain arguments"),
        ("    try:\n        x = yield ask(0, 1)\n    finally:\n        pass", "`try` may not stand"),
        ("    with t:\n        x = yield ask(0, 1)", "`with` may not stand"),
        ("    match 1:\n        case 1:\n            x = yield ask(0, 1)", "`match` may not stand"),
        ("    for i in t.zone:\n        x = yield ask(0, 1)", "walks over"),
        ("    for i, j in tuple(t.zone):\n        x = yield ask(0, 1)", "one plain loop variable"),
        ("    for i in range(3):\n        x = yield ask(0, 1)\n    else:\n        pass", "no `else`"),
        ("    while True:\n        x = yield ask(0, 1)\n        break\n        note(t)", "never be reached"),
        ("    f = lambda: 1\n    x = yield ask(0, 1)", "`lambda` may not stand"),
        ("    def f():\n        pass\n    x = yield ask(0, 1)", "may not stand"),
        ("    leaf(t)\n    x = yield ask(0, 1)", "leaf is a rule: call it with `yield from`"),
        ("    x = yield from note(t)", "note is not a rule"),
        ("    yield from leaf()", "the first argument of a rule is the state"),
        ("    yield from leaf(t, 1)", "takes 0 arguments"),
        ("    yield from leaf(t, b=1)", "takes no argument b"),
        ("    yield from leaf(*t)", "no * and no **"),
        ("    yield from two(t)", "needs its argument a"),
        ("    seen = []\n    while True:\n        x = yield ask(0, 1)\n        seen.append(x)", "say its type"),
        ("    seen: dict[int, int] = {}\n    x = yield ask(0, 1)\n    seen[x] = 1", "cannot outlive a question"),
        ("    i = 3\n    x = yield ask(0, 1)\n    note(t, [i for i in t.zone], i)", "comprehension's variable"),
    ],
)
def test_what_cannot_be_resumed_is_refused_with_its_line(module, body, complaint):
    m = module(
        "\ndef leaf(t) -> Rule:\n    x = yield ask(0, 1)\n"
        "\ndef two(t, a: int) -> Rule:\n    x = yield ask(a, 1)\n"
        f"\ndef rule(t) -> Rule:\n{body}\n"
    )
    with pytest.raises(RuleError, match=r"\.py:\d+: ") as caught:
        plain_frames([m])
    assert complaint in str(caught.value)


@pytest.mark.parametrize(
    ("head", "complaint"),
    [
        ("def rule(t, a) -> Rule:", "has no type"),
        ("def rule(t, *a: int) -> Rule:", "plain parameters"),
        ("def rule(t, a: list[int]) -> Rule:", "share lists through the state"),
        ("def rule() -> Rule:", "takes the state"),
    ],
)
def test_parameters_that_a_frame_cannot_hold_are_refused(module, head, complaint):
    m = module(f"\n{head}\n    x = yield ask(0, 1)\n")
    with pytest.raises(RuleError, match=complaint):
        plain_frames([m])


def test_two_rules_of_one_name_are_refused(module):
    one = module("\ndef rule(t) -> Rule:\n    x = yield ask(0, 1)\n")
    two = module("\ndef rule(t) -> Rule:\n    x = yield ask(0, 1)\n")
    with pytest.raises(RuleError, match="two rules called rule"):
        plain_frames([one, two])


def test_ask_is_a_plain_tuple():
    assert ask(1, 2, 3, 4) == (1, 2, (3, 4))
