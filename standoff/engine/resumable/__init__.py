"""The translator: rules written as generators become frames that can be copied, saved and looked into.

`answer = yield ask(...)` suspends a rule; `yield from rule(...)` plays another one. A generator cannot be cloned or
stored, so each rule function is turned into a class with a program counter and the locals that outlive a question.
Nothing generated is kept on disk: `frames_of` makes the classes in memory when a game is first played, and
`source_of` prints the same classes for a compiled build.

The translator is a whitelist. What it does not know is an error with file and line, never a guess.
"""

from __future__ import annotations

import ast
import inspect
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from types import ModuleType
from typing import Any

from standoff.engine.ask import Lay, Lister, Options, Rows
from standoff.engine.inline import write_out
from standoff.engine.resumable.flow import RuleError
from standoff.engine.resumable.frames import FrameWriter, Signature, signature_of
from standoff.engine.state import Frame, State

__all__ = [
    "FRAMES_ROOM",
    "LISTER",
    "RuleError",
    "frames_of",
    "is_rule",
    "lister_of",
    "source_of",
    "source_text",
    "translate",
]

FRAMES_ROOM = "_frames"
"""The module of a game that a compiled build adds: all its rules as frames, and its lister of options."""

LISTER = "GameLister"

_FORBIDDEN = (
    ast.Lambda,
    ast.FunctionDef,
    ast.AsyncFunctionDef,
    ast.ClassDef,
    ast.Global,
    ast.Nonlocal,
    ast.Await,
    ast.Delete,
)


def frames_of(modules: Sequence[ModuleType], base: type = Frame) -> dict[str, type[Frame]]:
    """The frame class of every rule in these modules, by the rule's name: the compiled ones if there are any.

    Frames made in memory derive from `base`, which must not be a compiled class.
    """
    compiled = _compiled_frames(modules[0])
    if compiled is not None:
        return compiled
    spaces: list[dict[str, Any]] = []
    made: dict[str, type[Frame]] = {}
    for module, tree in translate(modules):
        space: dict[str, Any] = dict(module.__dict__, Frame=base, State=State, make=object.__new__)
        exec(compile(tree, module.__file__ or module.__name__, "exec", dont_inherit=True), space)
        spaces.append(space)
        for node in tree.body:
            if isinstance(node, ast.ClassDef):
                frame: type[Frame] = space[node.name]
                made[frame.rule] = frame
    classes = {frame.__name__: frame for frame in made.values()}
    for space in spaces:
        space.update(classes)
    return made


def lister_of(modules: Sequence[ModuleType], options: Options, rows: Rows, lay: Lay) -> Lister:
    """What lists options and lays hidden things out, in the build that runs; plain Python has answers written out."""
    room = _compiled_room(modules[0])
    if room is not None:
        kind: type[Lister] = room[LISTER]
        return kind(options, rows, lay)
    module = sys.modules[options.__module__]
    space = dict(vars(module))
    tree = write_out(ast.parse(source_text(module)), space)
    exec(compile(tree, module.__file__ or module.__name__, "exec", dont_inherit=True), space)
    return Lister(space[options.__name__], rows, lay)


def _compiled_frames(module: ModuleType) -> dict[str, type[Frame]] | None:
    room = _compiled_room(module)
    if room is None:
        return None
    return {f.rule: f for f in room.values() if isinstance(f, type) and issubclass(f, Frame) and f is not Frame}


def _compiled_room(module: ModuleType) -> dict[str, Any] | None:
    """What a compiled build has added to the game that this module belongs to; None in plain Python."""
    package = ".".join(module.__name__.split(".")[:3])
    try:
        return vars(import_module(f"{package}.{FRAMES_ROOM}"))
    except ModuleNotFoundError:
        return None


def source_of(modules: Sequence[ModuleType]) -> dict[str, str]:
    """The frame classes as text, by module."""
    return {module.__name__: ast.unparse(tree) for module, tree in translate(modules)}


def source_text(module: ModuleType) -> str:
    """The Python source of a module, also of a compiled one."""
    if not (module.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES)):
        return inspect.getsource(module)
    package, *parts = module.__name__.split(".")
    root = Path(str(sys.modules[package].__file__)).parent
    return root.joinpath(*parts).with_suffix(".py").read_text("utf-8")


def translate(modules: Sequence[ModuleType], written_out: bool = False) -> list[tuple[ModuleType, ast.Module]]:
    """The syntax tree of each module's frame classes; `written_out` for a compiler, with the types it needs."""
    parsed = [(module, write_out(ast.parse(source_text(module)), module.__dict__)) for module in modules]
    signatures: dict[Any, Signature] = {}
    for module, tree in parsed:
        for rule in _rules_in(tree):
            defaults = tuple(eval(ast.unparse(d), module.__dict__) for d in rule.args.defaults)
            found = signature_of(rule, _place(module), defaults)
            if any(s.rule == found.rule for s in signatures.values()):
                raise RuleError(_place(module), rule.lineno, f"there are two rules called {found.rule}")
            signatures[getattr(module, rule.name)] = found
    out = []
    for module, tree in parsed:
        classes: list[ast.stmt] = []
        for rule in _rules_in(tree):
            callees = _check_calls(rule, module, signatures)
            classes.append(FrameWriter(rule, _place(module), callees).write(written_out))
        future = ast.parse("from __future__ import annotations").body
        out.append((module, ast.fix_missing_locations(ast.Module([*future, *classes], []))))
    return out


def _rules_in(tree: ast.Module) -> list[ast.FunctionDef]:
    return [node for node in tree.body if isinstance(node, ast.FunctionDef) and is_rule(node)]


def is_rule(node: ast.stmt) -> bool:
    """Is this a rule: a function that asks, or plays other rules?"""
    asks = any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node))
    return isinstance(node, ast.FunctionDef) and asks


def _check_calls(rule: ast.FunctionDef, module: ModuleType, signatures: dict[Any, Signature]) -> dict[str, Signature]:
    """A rule is called with `yield from`, a helper without; nothing in a rule hides a question from us."""
    where = _place(module)
    for node in ast.walk(rule):
        if node is not rule and isinstance(node, _FORBIDDEN):
            raise RuleError(where, node.lineno, f"`{type(node).__name__.lower()}` may not stand in a rule")
    played = {id(n.value): n for n in ast.walk(rule) if isinstance(n, ast.YieldFrom)}
    callees: dict[str, Signature] = {}
    for node in ast.walk(rule):
        if isinstance(node, ast.Call):
            called = signatures.get(_resolve(node.func, module))
            if called is not None and id(node) not in played:
                raise RuleError(where, node.lineno, f"{called.rule} is a rule: call it with `yield from`")
            if called is None and id(node) in played:
                raise RuleError(
                    where, node.lineno, f"{ast.unparse(node.func)} is not a rule: call it without `yield from`"
                )
            if called is not None:
                callees[ast.unparse(node.func)] = called
    return callees


def _resolve(func: ast.expr, module: ModuleType) -> Any:
    match func:
        case ast.Name(id=name):
            return getattr(module, name, None)
        case ast.Attribute(value=ast.Name(id=owner), attr=name):
            holder = getattr(module, owner, None)
            return getattr(holder, name, None) if isinstance(holder, ModuleType) else None
    return None


def _place(module: ModuleType) -> str:
    return module.__name__.replace(".", "/") + ".py"
