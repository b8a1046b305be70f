"""Where the clauses of a rulebook live in code: what names them, as long as it is used."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

ENGINE: Final = Path(__file__).parent
CLAUSE: Final = re.compile(r"[a-z_]+(?:\.[a-z0-9_]+)+")


class Place(Struct, frozen=True):
    """Where code names a clause."""

    file: str
    line: int


def places_in_code(folder: Path, clauses: Iterable[str]) -> dict[str, list[Place]]:
    """For each clause, the lines of the game's rooms that name it: in a function, a class or a constant that is used
    somewhere, in what a module says of itself, or in a data file.
    """
    found: dict[str, list[Place]] = {clause: [] for clause in clauses}
    sources = {path: path.read_text("utf-8") for path in sorted([*folder.rglob("*.py"), *folder.glob("data/*.toml")])}
    trees = {path: ast.parse(text) for path, text in sources.items() if path.suffix == ".py"}
    engine = [ast.parse(path.read_text("utf-8")) for path in sorted(ENGINE.glob("*.py"))]
    used = {name for tree in [*trees.values(), *engine] for name in _used_in(tree)}
    for path, text in sources.items():
        idle = set(_idle_lines(trees[path], used)) if path in trees else set()
        for number, line in enumerate(text.splitlines(), 1):
            if number not in idle:
                for word in CLAUSE.findall(line):
                    if word in found:
                        found[word].append(Place(path.relative_to(folder).as_posix(), number))
    return found


def _used_in(tree: ast.Module) -> Iterator[str]:
    """The names that are read, imported or looked up anywhere; what defines itself by calling itself is not used."""
    for statement in tree.body:
        own = _defined(statement)
        for node in ast.walk(statement):
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) and node.id not in own:
                yield node.id
            elif isinstance(node, ast.Attribute):
                yield node.attr
            elif isinstance(node, ast.ImportFrom):
                yield from (alias.name for alias in node.names)


def _idle_lines(tree: ast.Module, used: set[str]) -> Iterator[int]:
    """The lines of what is defined and never used, with the text that explains a constant below it."""
    idle = False
    for statement in tree.body:
        explains = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
        if not explains:
            names = _defined(statement)
            idle = bool(names) and not names & used
        if idle:
            yield from range(statement.lineno, (statement.end_lineno or statement.lineno) + 1)


def _defined(statement: ast.stmt) -> set[str]:
    match statement:
        case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
            return {name}
        case ast.Assign(targets=targets):
            return {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}
        case ast.AnnAssign(target=ast.Name(id=name)):
            return {name}
    return set()
