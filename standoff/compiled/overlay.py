"""The sources that mypyc gets: ours, with everything that is made in memory written out.

- `engine/state.py`: without the hook that writes copies when a class is made;
- each game's `state.py`: with its `copy` and the lists of its fields;
- each game gets a module `_frames` with the frames of all its rules.
"""

from __future__ import annotations

import ast
from pathlib import Path
from types import ModuleType

from standoff.compiled.modules import compiled_modules
from standoff.engine.fields import Fields, copy_lines
from standoff.engine.game import Game
from standoff.engine.resumable import FRAMES_ROOM, source_text, translate
from standoff.games import every

WIDE = ("standoff.games.flashpoint.",)
"""Games whose sets of places are kept in whole numbers wider than a machine word; they keep Python's."""


class OverlayError(Exception):
    """Sources that cannot be written out for the compiled build."""


def write_overlay(folder: Path) -> list[Path]:
    """Write the sources below a folder; the files to compile, relative to it."""
    written = []
    states = {game.state.__module__: game for game in every()}
    for name, source in compiled_modules().items():
        tree = ast.parse(source.read_text("utf-8"))
        if name == "standoff.engine.state":
            _drop_method(tree, "State", "__init_subclass__")
        if name in states:
            _write_out_copy(tree, states[name])
        _drop_slots(tree)
        if not name.startswith(WIDE):
            _use_machine_integers(tree)
        written.append(_write(folder, name, ast.unparse(ast.fix_missing_locations(tree))))
    for game in every():
        name = f"{_package(game)}.{FRAMES_ROOM}"
        tree = ast.parse(frames_source(game))
        if not name.startswith(WIDE):
            _use_machine_integers(tree)
        written.append(_write(folder, name, ast.unparse(ast.fix_missing_locations(tree))))
    return written


def frames_source(game: Game) -> str:
    """One module with the frames of all rules of a game; it imports what they use from where it is."""
    classes: list[ast.stmt] = []
    imports: dict[str, str] = {"Frame": "from standoff.engine.state import Frame"}
    for module, tree in translate(game.rules, written_out=True):
        classes += [node for node in tree.body if isinstance(node, ast.ClassDef)]
        for name in sorted(_names_used(tree)):
            line = _import_of(module, name)
            if line is not None and imports.setdefault(name, line) != line:
                raise OverlayError(f"{game.id}: {name} means two things in its rules: {line}; {imports[name]}")
    made = {node.name for node in classes if isinstance(node, ast.ClassDef)}
    lines = ["from __future__ import annotations", "from typing import ClassVar"]
    lines += [line for name, line in imports.items() if name not in made]
    return "\n".join(lines) + "\n\n" + ast.unparse(ast.Module(classes, []))


def _package(game: Game) -> str:
    return ".".join(game.main_rule.__module__.split(".")[:3])


def _write(folder: Path, name: str, text: str) -> Path:
    path = Path(*name.split(".")).with_suffix(".py")
    target = folder / path
    target.parent.mkdir(parents=True, exist_ok=True)
    for parent in path.parents[:-1]:
        (folder / parent / "__init__.py").touch()
    target.write_text(text + "\n", "utf-8")
    return path


def _class_of(tree: ast.Module, name: str) -> ast.ClassDef:
    return next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)


def _drop_method(tree: ast.Module, owner: str, method: str) -> None:
    found = _class_of(tree, owner)
    found.body = [n for n in found.body if not (isinstance(n, ast.FunctionDef) and n.name == method)]


def _drop_slots(tree: ast.Module) -> None:
    """A compiled class has fixed attributes anyway."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            node.body = [
                n for n in node.body if not (isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "__slots__")
            ]


def _use_machine_integers(tree: ast.Module) -> None:
    """Where a whole number stands alone in a field, a parameter or a result, it fits a machine word: `int` to `i64`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and _is_int(node.annotation):
            node.annotation = _i64()
        elif isinstance(node, ast.FunctionDef):
            if node.returns is not None and _is_int(node.returns):
                node.returns = _i64()
            for a in node.args.args:
                if a.annotation is not None and _is_int(a.annotation):
                    a.annotation = _i64()
    only_for_types = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from mypy_extensions import i64"
    at = _after_future(tree)
    tree.body[at:at] = ast.parse(only_for_types).body


def _is_int(annotation: ast.expr) -> bool:
    return isinstance(annotation, ast.Name) and annotation.id == "int"


def _i64() -> ast.expr:
    return ast.Name("i64", ast.Load())


def _after_future(tree: ast.Module) -> int:
    return 1 + max(i for i, n in enumerate(tree.body) if isinstance(n, ast.ImportFrom) and n.module == "__future__")


def _write_out_copy(tree: ast.Module, game: Game) -> None:
    kind = game.state
    name = kind.__name__
    owner = _class_of(tree, name)
    fields = Fields(kind.shared, kind.copied, kind.nested, kind.saved)
    lines = [f"class {name}:"]
    lines += [f"    {key}: ClassVar[tuple[str, ...]] = {getattr(fields, key)!r}" for key in Fields._fields]
    lines += [f"    def copy(self) -> {name}:", f"        new = {name}(self.setup)"]
    lines += [f"        {line}" for line in copy_lines(fields)]
    lines += ["        return new"]
    made = ast.parse("\n".join(lines)).body[0]
    assert isinstance(made, ast.ClassDef)
    owner.body += made.body
    tree.body.insert(_after_future(tree), ast.parse("from typing import ClassVar").body[0])


def _names_used(tree: ast.Module) -> set[str]:
    return {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}


def _import_of(module: ModuleType, name: str) -> str | None:
    """How a name that a rule uses is imported; None for a local, a builtin or a frame."""
    for node in ast.parse(source_text(module)).body:
        if isinstance(node, ast.ImportFrom):
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    return f"from {node.module} import {alias.name}" + (f" as {alias.asname}" if alias.asname else "")
        elif isinstance(node, ast.Import):
            for alias in node.names:
                if (alias.asname or alias.name.split(".")[0]) == name:
                    return f"import {alias.name}" + (f" as {alias.asname}" if alias.asname else "")
        elif name in _defined(node):
            return f"from {module.__name__} import {name}"
    return None


def _defined(node: ast.stmt) -> set[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
