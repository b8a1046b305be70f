"""Messages written out as arithmetic: what rules and lists of options say about answers, in whole numbers.

- `play_at(card, seat)` becomes `400 + card + seat * 128`, and `PASS` becomes `241`;
- `match read(answer): case PlayAt(card, target): ...` becomes `if 400 <= answer < 1296: card = ...`.

Frames are made from rules in this form in both builds, and the compiled build has every room in it; so naming an answer
costs nothing.
"""

from __future__ import annotations

import ast
from typing import Any

from standoff.engine.declare import MessageError
from standoff.engine.packing import LAYOUTS, Layout


def write_out(tree: ast.Module, space: dict[str, Any]) -> ast.Module:
    """The module with its messages as arithmetic; `space` is what its names mean."""
    known = {
        alias.asname or alias.name: space[alias.asname or alias.name]
        for node in tree.body
        if isinstance(node, ast.ImportFrom) and "messages" in (node.module or "").split(".")
        for alias in node.names
    }
    if known:
        writer = _Writer(known)
        body = [[node] if isinstance(node, ast.ImportFrom) else _many(writer.visit(node)) for node in tree.body]
        tree.body = [line for lines in body for line in lines]
    return ast.fix_missing_locations(tree)


class _Writer(ast.NodeTransformer):
    def __init__(self, known: dict[str, Any]) -> None:
        self.known = known

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """A whole number with a name."""
        value = self.known.get(node.id)
        return ast.copy_location(ast.Constant(value), node) if type(value) is int else node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        """An answer that is packed."""
        self.generic_visit(node)
        made = self.known.get(node.func.id) if isinstance(node.func, ast.Name) else None
        if made is None or isinstance(made, type) or made not in LAYOUTS:
            return node
        layout = LAYOUTS[made]
        if node.keywords or len(node.args) != len(layout.units):
            raise MessageError(f"line {node.lineno}: give {layout.answer.__name__} its parts by position")
        total: ast.expr | None = ast.Constant(layout.base) if layout.base else None
        for part, unit in zip(node.args, layout.units, strict=True):
            scaled = part if unit == 1 else ast.BinOp(part, ast.Mult(), ast.Constant(unit))
            total = scaled if total is None else ast.BinOp(total, ast.Add(), scaled)
        assert total is not None
        return ast.copy_location(total, node)

    def visit_Match(self, node: ast.Match) -> ast.stmt | list[ast.stmt]:
        """An answer that is read."""
        match node.subject:
            case ast.Call(func=ast.Name(id="read"), args=[ast.Name(id=code)]):
                return self._cases(node, code)
        return self.generic_visit(node)  # type: ignore[return-value]

    def _cases(self, node: ast.Match, code: str) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        at = out
        for case in node.cases:
            if case.guard is not None:
                raise MessageError(f"line {case.pattern.lineno}: a case of an answer has no guard")
            body = [line for n in case.body for line in _many(self.visit(n))]
            if isinstance(case.pattern, ast.MatchAs) and case.pattern.pattern is None and case.pattern.name is None:
                at += body
                return out
            test, parts = self._pattern(code, case.pattern)
            branch = ast.If(test, [*parts, *body], [])
            at.append(ast.copy_location(branch, case.pattern))
            at = branch.orelse
        return out

    def _pattern(self, code: str, pattern: ast.pattern) -> tuple[ast.expr, list[ast.stmt]]:
        match pattern:
            case ast.MatchOr(patterns=patterns):
                found = [self._pattern(code, one) for one in patterns]
                if any(parts for _, parts in found):
                    raise MessageError(f"line {pattern.lineno}: answers that are named together give no parts")
                return ast.BoolOp(ast.Or(), [test for test, _ in found]), []
            case ast.MatchClass(cls=ast.Name(id=name), patterns=patterns, kwd_attrs=[]):
                layout = LAYOUTS[self.known[name]]
                return _is(code, layout), _parts(code, layout, patterns)
        raise MessageError(f"line {pattern.lineno}: a case is an answer with names for its parts, or _")


def _many(found: Any) -> list[ast.stmt]:
    return found if isinstance(found, list) else [found]


def _is(code: str, layout: Layout) -> ast.expr:
    first, after = layout.base, layout.base + layout.size
    if layout.size == 1:
        text = f"{code} == {first}"
    else:
        text = f"{first} <= {code} < {after}" if first else f"{code} < {after}"
    return ast.parse(text, mode="eval").body


def _parts(code: str, layout: Layout, patterns: list[ast.pattern]) -> list[ast.stmt]:
    out: list[ast.stmt] = []
    rest = f"({code} - {layout.base})" if layout.base else code
    for place, pattern in enumerate(patterns):
        if not isinstance(pattern, ast.MatchAs) or pattern.pattern is not None:
            raise MessageError(f"line {pattern.lineno}: a part of an answer gets a name, or _")
        if pattern.name is None:
            continue
        unit = layout.units[place]
        text = rest if unit == 1 else f"({rest} >> {unit.bit_length() - 1})"
        if place + 1 < len(layout.units):
            text = f"({text} & {layout.units[place + 1] // unit - 1})"
        [made] = ast.parse(f"{pattern.name} = {text}{' != 0' if layout.flags[place] else ''}").body
        out.append(ast.copy_location(made, pattern))
    return out
