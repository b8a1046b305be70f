"""The sources that mypyc gets: ours, with everything that is made in memory written out.

- `engine/state.py`: without the hook that writes copies when a class is made;
- each game's `state.py`: with its `copy` and the lists of its fields. A state made as a copy takes its fields over
  right away: an empty one with its lists would cost more than the copy;
- settings as fields that the compiler knows: the class that players choose from is made when a game is loaded;
- the list of options and the places of hidden things are asked for by methods that the compiler can call directly;
- states and frames without what the collector of cycles needs: they hold plain data, and each other in one direction;
- answers as arithmetic (`engine.inline`), and fixed whole numbers as what they are: the compiler knows `2 * 3`, but
  reads `len(FACES)` from an object each time;
- each game gets a module `_frames` with the frames of all its rules and the helpers that stand beside them; the rules
  themselves stay plain generators, for a debugger.
"""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from standoff.compiled.modules import compiled_modules
from standoff.engine.fields import Fields, copy_lines
from standoff.engine.game import Game
from standoff.engine.inline import write_out
from standoff.engine.resumable import FRAMES_ROOM, LISTER, is_rule, source_text, translate
from standoff.games import IDS, every, find

DECLARED_SETTINGS = "settings: Static[Settings]"
TAKEN_SETTINGS = "self.settings = setup.settings"
"""How every State has its settings."""


WITH_GAMES = ("standoff.games", "standoff.bots.policies")
"""Where each game has a folder."""


class OverlayError(Exception):
    """Sources that cannot be written out for the compiled build."""


def write_overlay(folder: Path, games: Sequence[str] = IDS) -> list[Path]:
    """Write the sources below a folder, with these games; the files to compile, relative to it."""
    written = []
    wide = tuple(f"{package}.{game.id}." for game in every() if game.wide for package in WITH_GAMES)
    states = {game.state.__module__: game for game in every()}
    rules = {module.__name__ for game in every() for module in game.rules}
    for name, source in compiled_modules(games).items():
        if name in rules:
            continue
        space = vars(import_module(name))
        tree = write_out(ast.parse(source.read_text("utf-8")), space)
        _write_out_numbers(tree, space)
        if name == "standoff.engine.state":
            _drop_method(tree, "State", "__init_subclass__")
            _mark(tree, "Frame", "acyclic=True")
            _mark(tree, "State", "acyclic=True")
        if name == "standoff.engine.rng":
            _mark(tree, "Chance", "acyclic=True")
        if name in states:
            _write_out_copy(tree, states[name])
            _write_out_settings(tree, states[name])
            _mark(tree, states[name].state.__name__, "acyclic=True")
        _drop_slots(tree)
        if not name.startswith(wide):
            _use_machine_integers(tree)
        written.append(_write(folder, name, ast.unparse(ast.fix_missing_locations(tree))))
    for game in map(find, games):
        name = f"{_package(game)}.{FRAMES_ROOM}"
        tree = ast.parse(frames_source(game))
        for node in [n for n in tree.body if isinstance(n, ast.ClassDef) and n.name != LISTER]:
            _mark(tree, node.name, "acyclic=True, free_list_len=1")
        if not game.wide:
            _use_machine_integers(tree)
        written.append(_write(folder, name, ast.unparse(ast.fix_missing_locations(tree))))
    return written


def frames_source(game: Game) -> str:
    """One module with the frames of all rules of a game and their helpers; what they use is imported."""
    body: list[ast.stmt] = []
    made: dict[str, str] = {}
    imports: dict[str, str] = {"Frame": "from standoff.engine.state import Frame"}
    for module, tree in translate(game.rules, written_out=True):
        nodes = [*_helpers(module), *(node for node in tree.body if isinstance(node, ast.ClassDef))]
        for name in [name for node in nodes for name in sorted(_defined(node))]:
            if name in made:
                raise OverlayError(f"{game.id}: there are two of {name}, in {made[name]} and in {module.__name__}")
            made[name] = module.__name__
        for name in sorted({name for node in nodes for name in _names_used(node)}):
            line = _import_of(module, name)
            if line is not None and imports.setdefault(name, line) != line:
                raise OverlayError(f"{game.id}: {name} means two things in its rules: {line}; {imports[name]}")
        body += nodes
    lines = ["from __future__ import annotations", "from typing import ClassVar"]
    lines += [line for name, line in imports.items() if name not in made]
    return "\n".join([*lines, ast.unparse(ast.Module(body, [])), _lister_source(game)])


def _helpers(module: ModuleType) -> list[ast.stmt]:
    """What stands in a module of rules besides the rules: functions that ask nothing, and constants."""
    kinds = (ast.FunctionDef, ast.Assign, ast.AnnAssign)
    tree = write_out(ast.parse(source_text(module)), vars(module))
    _write_out_numbers(tree, vars(module))
    return [n for n in tree.body if isinstance(n, kinds) and not is_rule(n)]


def _lister_source(game: Game) -> str:
    return f"""
from standoff.engine.ask import Lister
from {game.legal.options.__module__} import options as list_options
from {game.zones.rows.__module__} import lay as lay_rows, rows as list_rows
from {game.state.__module__} import {game.state.__name__} as ItsState
class {LISTER}(Lister):
    def options(self, t: ItsState) -> list[int]:
        return list_options(t)
    def rows(self, t: ItsState, places: list[int]) -> list[list[int]]:
        return list_rows(t, places)
    def lay(self, t: ItsState, rows: list[list[int]], places: list[int]) -> None:
        lay_rows(t, rows, places)
"""


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
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.name == name:
            return node
    raise OverlayError(f"there is no class {name} where one is relied on")


def _mark(tree: ast.Module, owner: str, what: str) -> None:
    """Tell the compiler something about a class."""
    _only_for_types(tree, "mypyc_attr")
    _class_of(tree, owner).decorator_list.append(ast.parse(f"mypyc_attr({what})", mode="eval").body)


def _drop_method(tree: ast.Module, owner: str, method: str) -> None:
    found = _class_of(tree, owner)
    kept = [n for n in found.body if not (isinstance(n, ast.FunctionDef) and n.name == method)]
    if len(kept) == len(found.body):
        raise OverlayError(f"{owner} has no method {method} to leave out")
    found.body = kept


def _drop_slots(tree: ast.Module) -> None:
    """A compiled class has fixed attributes anyway."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            node.body = [
                n for n in node.body if not (isinstance(n, ast.Assign) and ast.unparse(n.targets[0]) == "__slots__")
            ]


def _write_out_numbers(tree: ast.Module, space: dict[str, Any]) -> None:
    """What is a whole number for good, as that number."""
    for node in tree.body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation) == "Final":
            value = space[ast.unparse(node.target)]
            if type(value) is int:
                node.value = ast.Constant(value)


def _use_machine_integers(tree: ast.Module) -> None:
    """Where a whole number stands alone in a field, a parameter or a result, it fits a machine word: `int` to `i64`.

    What counts how often is a number too, though the compiler takes `_` for anything at all.
    """
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and _is_int(node.annotation):
            node.annotation = _i64()
        elif isinstance(node, ast.For) and isinstance(node.target, ast.Name) and node.target.id == "_":
            node.target.id = "_times"
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift) and isinstance(node.left, ast.Constant):
            _shift_a_machine_word(node)
        elif isinstance(node, ast.FunctionDef):
            if node.returns is not None and _is_int(node.returns):
                node.returns = _i64()
            for a in node.args.args:
                if a.annotation is not None and _is_int(a.annotation):
                    a.annotation = _i64()
    _only_for_types(tree, "i64")


def _shift_a_machine_word(node: ast.BinOp) -> None:
    """The compiler writes `1 << x` into C as it stands, where 1 has 32 bits; a sum of machine words has 64."""
    if any(isinstance(n, ast.Call) and ast.unparse(n.func) != "len" for n in ast.walk(node.right)):
        raise OverlayError(f"give what a written number is shifted by a name: {ast.unparse(node)}")
    nothing = ast.BinOp(node.right, ast.BitAnd(), ast.Constant(0))
    node.left = ast.BinOp(node.left, ast.Add(), nothing)


def _only_for_types(tree: ast.Module, name: str) -> None:
    """Import something of the compiler's that is not there when the module runs."""
    lines = f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from mypy_extensions import {name}"
    at = _after_future(tree)
    tree.body[at:at] = ast.parse(lines).body


def _is_int(annotation: ast.expr) -> bool:
    return ast.unparse(annotation) in ("int", "Static[int]")


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
    lines += [f"    def copy(self) -> {name}:", f"        return {name}(self.setup, self)"]
    made = ast.parse("\n".join(lines)).body[0]
    assert isinstance(made, ast.ClassDef)
    owner.body += made.body
    init = next(n for n in owner.body if isinstance(n, ast.FunctionDef) and n.name == "__init__")
    init.args.args.append(ast.arg("like", ast.parse(f"{name} | None", mode="eval").body))
    init.args.defaults.append(ast.Constant(None))
    taken = [
        "if like is not None:",
        *(f"    {line}" for line in copy_lines(fields, "like", "self")),
        "else:",
        "    pass",
    ]
    branch = ast.parse("\n".join(taken)).body[0]
    assert isinstance(branch, ast.If)
    branch.orelse = init.body
    init.body = [branch]
    tree.body.insert(_after_future(tree), ast.parse("from typing import ClassVar").body[0])


def _write_out_settings(tree: ast.Module, game: Game) -> None:
    """Read each setting once for each agreement, into a class of fixed fields."""
    kinds = {f.name: type(f.default).__name__ for f in dataclasses.fields(game.settings)}
    for name, value in vars(game.settings).items():
        if isinstance(value, property) and value.fget is not None:
            kinds[name] = str(value.fget.__annotations__["return"])
    lines = ["class Agreed:", "    def __init__(self, chosen: Any) -> None:", "        self.chosen: Any = chosen"]
    lines += [f"        self.{name}: {kind} = chosen.{name}" for name, kind in kinds.items()]
    lines += ["LAST: list[Agreed] = []", "def agreed(chosen: Any) -> Agreed:"]
    lines += [
        "    if not LAST or LAST[0].chosen is not chosen:",
        "        LAST[:] = [Agreed(chosen)]",
        "    return LAST[0]",
    ]
    owner = _class_of(tree, game.state.__name__)
    found = set()
    for node in ast.walk(owner):
        if isinstance(node, ast.AnnAssign) and ast.unparse(node) == DECLARED_SETTINGS:
            node.annotation = ast.parse("Static[Agreed]", mode="eval").body
            found.add(DECLARED_SETTINGS)
        if isinstance(node, ast.Assign) and ast.unparse(node) == TAKEN_SETTINGS:
            node.value = ast.parse("agreed(setup.settings)", mode="eval").body
            found.add(TAKEN_SETTINGS)
    for line in (DECLARED_SETTINGS, TAKEN_SETTINGS):
        if line not in found:
            raise OverlayError(f"{game.id}: its State must have the line `{line}`")
    at = tree.body.index(owner)
    tree.body[at:at] = ast.parse("\n".join(lines)).body
    tree.body.insert(_after_future(tree), ast.parse("from typing import Any").body[0])


def _names_used(tree: ast.AST) -> set[str]:
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
    """The names that a statement of a module gives a meaning to."""
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return {node.name}
    targets = node.targets if isinstance(node, ast.Assign) else [node.target] if isinstance(node, ast.AnnAssign) else []
    return {n.id for target in targets for n in ast.walk(target) if isinstance(n, ast.Name)}
