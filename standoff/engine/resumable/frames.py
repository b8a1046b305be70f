"""From the graph of a rule to the syntax tree of its frame class.

Statements keep the line numbers of the rule they come from, so a traceback shows the rule.
"""

from __future__ import annotations

import ast
import copy
from dataclasses import dataclass
from typing import TypeVar

from standoff.engine.resumable.flow import Block, Branch, Call, Graph, Jump, Question, Return, RuleError, successors
from standoff.engine.resumable.names import comprehension_names, live_across_questions, stores

N = TypeVar("N", bound=ast.AST)

DEFAULTS = {"int": "0", "bool": "False", "str": "''"}

OWN = frozenset(("pc", "caller"))
"""What every frame has besides the locals of its rule."""


@dataclass(frozen=True)
class Signature:
    """How a rule is called: its parameters after the state, their types and defaults."""

    rule: str
    params: tuple[str, ...]
    types: dict[str, str]
    defaults: dict[str, object]

    @property
    def frame(self) -> str:
        """The name of the frame class."""
        return f"{self.rule}__frame"


def signature_of(rule: ast.FunctionDef, where: str, defaults: tuple[object, ...] = ()) -> Signature:
    """Read the parameters of a rule; refuse what a frame cannot hold. Defaults are values, not expressions."""
    a = rule.args
    if a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs or not a.args:
        raise RuleError(where, rule.lineno, f"{rule.name}: a rule takes the state and plain parameters")
    params = tuple(p.arg for p in a.args[1:])
    types = {}
    for p in a.args[1:]:
        if p.annotation is None:
            raise RuleError(where, p.lineno, f"{rule.name}: the parameter {p.arg} has no type")
        types[p.arg] = ast.unparse(p.annotation)
        if types[p.arg].startswith("list"):
            raise RuleError(
                where, p.lineno, f"{rule.name}: {p.arg}: rules share lists through the state, or take a tuple"
            )
    return Signature(rule.name, params, types, dict(zip(params[len(params) - len(defaults) :], defaults, strict=True)))


class FrameWriter:
    """Writes one frame class."""

    def __init__(self, rule: ast.FunctionDef, where: str, callees: dict[str, Signature]) -> None:
        self.rule, self.where, self.callees = rule, where, callees
        self.signature = signature_of(rule, where)
        self.graph = Graph(rule, where)
        self.state = self.graph.state
        self.types = self._types()
        locals_ = _locals(rule) | frozenset(self.graph.types) | frozenset(self.graph.indexes)
        kept = live_across_questions(self.graph) & locals_
        self.slots = [*self.signature.params, *sorted(kept - frozenset(self.signature.params))]
        self._check_names()
        self.labels = self._labels()
        self.number = {id(b): i for i, b in enumerate(self.labels)}

    def _types(self) -> dict[str, str]:
        types = {**self.signature.types, **self.graph.types}
        for node in ast.walk(self.rule):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                types[node.target.id] = ast.unparse(node.annotation)
        return types

    def _check_names(self) -> None:
        clash = comprehension_names(self.rule) & frozenset(self.slots)
        if clash:
            raise RuleError(
                self.where, self.rule.lineno, f"{min(clash)} is both a local and a comprehension's variable"
            )
        for name in self.slots:
            if name in OWN:
                raise RuleError(self.where, self.rule.lineno, f"{name}: every frame has a field of this name")
            kind = self.types.get(name, "int")
            if kind not in DEFAULTS and not kind.startswith(("list[int]", "tuple[")):
                raise RuleError(
                    self.where,
                    self.rule.lineno,
                    f"{name}: {kind} cannot outlive a question; use int, bool, str, tuple or list[int]",
                )
        for node in ast.walk(self.rule):
            if isinstance(node, ast.Assign) and isinstance(node.value, ast.List | ast.ListComp | ast.BinOp):
                for name in stores(node) & frozenset(self.slots) - frozenset(self.types):
                    if not isinstance(node.value, ast.BinOp) or _makes_list(node.value):
                        raise RuleError(
                            self.where, node.lineno, f"{name} outlives a question: say its type (`{name}: list[int]`)"
                        )

    def _labels(self) -> list[Block]:
        """The blocks where a frame is resumed, or that are reached from several places."""
        entered = {id(self.graph.entry)}
        reached: dict[int, int] = {}
        for block in self.graph.blocks:
            if isinstance(block.exit, Question | Call):
                if not self._is_tail(block):
                    entered.add(id(block.exit.resume))
            else:
                for x in successors(block):
                    reached[id(x)] = reached.get(id(x), 0) + 1
        return [
            b for b in self.graph.blocks if id(b) in entered or (reached.get(id(b), 0) > 1 and not self._is_short(b))
        ]

    @staticmethod
    def _is_short(block: Block) -> bool:
        """Is it quicker to write this block out wherever it is reached than to jump to it?"""
        return (isinstance(block.exit, Return) and not block.body) or (
            isinstance(block.exit, Jump) and len(block.body) <= 1
        )

    def _is_tail(self, block: Block) -> bool:
        """Is the rule called here the last thing that this rule does?"""
        return (
            isinstance(block.exit, Call)
            and not block.exit.resume.body
            and isinstance(block.exit.resume.exit, Return)
            and block.exit.resume.exit.value is None
        )

    def write(self, written_out: bool = False) -> ast.ClassDef:
        """The class, ready to be made in memory; or written out, typed, for a compiler."""
        name = self.signature.frame
        params = "".join(f", {p}: {self.types[p]}" for p in self.signature.params)
        lines = [
            f"class {name}(Frame):",
            *([] if written_out else [f"    __slots__ = {tuple(self.slots)!r}"]),
            f"    rule: ClassVar[str] = {self.rule.name!r}",
            f"    says: ClassVar[str] = {(ast.get_docstring(self.rule) or '').split(chr(10))[0]!r}",
            f"    fields: ClassVar[tuple[str, ...]] = {tuple(self.slots)!r}",
            f"    tuples: ClassVar[tuple[str, ...]] = {tuple(s for s in self.slots if self._is(s, 'tuple'))!r}",
            f"    params: ClassVar[int] = {len(self.signature.params)}",
            f"    def __init__(self, caller: Frame | None{params}) -> None:",
            *(
                ["        super().__init__(caller)"]
                if written_out
                else ["        self.pc = 0", "        self.caller = caller"]
            ),
        ]
        for slot in self.slots:
            start = slot if slot in self.signature.params else self._default(slot)
            lines.append(f"        self.{slot}: {self.types.get(slot, 'int')} = {start}")
        lines += ["    def copy(self) -> Frame:", "        caller = self.caller"]
        lines += ["        caller = None if caller is None else caller.copy()"]
        if written_out:
            lines += [f"        new = {name}({', '.join(('caller', *(f'self.{p}' for p in self.signature.params)))})"]
        else:
            lines += [f"        new = make({name})", "        new.caller = caller"]
        lines += ["        new.pc = self.pc"]
        for slot in self.slots:
            lines.append(f"        new.{slot} = self.{slot}{'[:]' if self._is(slot, 'list') else ''}")
        state = self.rule.args.args[0].annotation
        kind = ast.unparse(state) if state is not None else "State"
        lines += ["        return new", f"    def step(self, {self.state}: {kind}) -> bool:", "        pass"]
        made = ast.parse("\n".join(lines)).body[0]
        assert isinstance(made, ast.ClassDef)
        for node in ast.walk(made):
            ast.copy_location(node, self.rule)
        step = made.body[-1]
        assert isinstance(step, ast.FunctionDef)
        step.body = self._step()
        return ast.fix_missing_locations(made)

    def _is(self, slot: str, kind: str) -> bool:
        return self.types.get(slot, "int").startswith(kind)

    def _default(self, slot: str) -> str:
        kind = self.types.get(slot, "int")
        return DEFAULTS.get(kind) or ("[]" if kind.startswith("list") else "()")

    def _step(self) -> list[ast.stmt]:
        if len(self.labels) == 1 and not self._jumps_to(self.labels[0]):
            return self._emit(self.labels[0], inside=False)
        chain: list[ast.stmt] = []
        for label in reversed(self.labels):
            body = self._emit(label, inside=False)
            if not chain:
                chain = body
            else:
                test = ast.parse(f"pc == {self.number[id(label)]}", mode="eval").body
                chain = [ast.If(_located(test, label.line), body, chain)]
        loop = ast.While(ast.Constant(True), chain, [])
        ast.copy_location(loop, self.rule)
        return [*self._lines(self.graph.entry, "pc = self.pc"), loop]

    def _jumps_to(self, label: Block) -> bool:
        return any(label in successors(b) for b in self.graph.blocks if isinstance(b.exit, Jump | Branch))

    def _emit(self, block: Block, inside: bool = True) -> list[ast.stmt]:
        """The code of a block and of what can only follow it."""
        if inside and id(block) in self.number and not self._is_short(block):
            return self._lines(block, f"pc = {self.number[id(block)]}", "continue")
        out = [self._kept(s) for s in block.body]
        match block.exit:
            case Jump(to):
                out += self._emit(to)
            case Branch(test, yes, no):
                branch = ast.If(self._expression(test), self._emit(yes), [])
                out += [ast.copy_location(branch, test), *self._emit(no)]
            case Question(seat, kind, about, resume):
                out += self._lines(block, f"self.pc = {self.number[id(resume)]}")
                for target, value in (("asked", seat), ("kind", kind), ("args", ast.Tuple(list(about), ast.Load()))):
                    assign = self._lines(block, f"{self.state}.{target} = None")[0]
                    assert isinstance(assign, ast.Assign)
                    assign.value = self._expression(value)
                    out.append(ast.copy_location(assign, seat))
                out += self._lines(block, "return True")
            case Call():
                out += self._call(block, block.exit)
            case Return(value):
                out += self._return(block, value)
        return out

    def _call(self, block: Block, call: Call) -> list[ast.stmt]:
        callee = self.callees[ast.unparse(call.callee)]
        given = dict(zip(callee.params, call.args, strict=False))
        if len(call.args) > len(callee.params):
            raise RuleError(self.where, call.callee.lineno, f"{callee.rule} takes {len(callee.params)} arguments")
        for k in call.keywords:
            if k.arg not in callee.params or k.arg in given:
                raise RuleError(self.where, call.callee.lineno, f"{callee.rule} takes no argument {k.arg} here")
            given[str(k.arg)] = k.value
        args = []
        for p in callee.params:
            if p not in given and p not in callee.defaults:
                raise RuleError(self.where, call.callee.lineno, f"{callee.rule} needs its argument {p}")
            args.append(self._expression(given[p]) if p in given else _constant(callee.defaults[p]))
        tail = self._is_tail(block)
        caller = ast.parse("self.caller" if tail else "self", mode="eval").body
        made = ast.copy_location(ast.Call(ast.Name(callee.frame, ast.Load()), [caller, *args], []), call.callee)
        lines = self._lines(block, f"{self.state}.rule = None", "return False")
        assert isinstance(lines[0], ast.Assign)
        lines[0].value = made
        if not tail:
            lines = [*self._lines(block, f"self.pc = {self.number[id(call.resume)]}"), *lines]
        return [ast.fix_missing_locations(ast.copy_location(line, call.callee)) for line in lines]

    def _return(self, block: Block, value: ast.expr | None) -> list[ast.stmt]:
        lines = self._lines(block, f"{self.state}.rule = self.caller", "return False")
        if value is not None:
            assign = self._lines(block, f"{self.state}.returned = None")[0]
            assert isinstance(assign, ast.Assign)
            assign.value = self._expression(value)
            lines.insert(0, ast.copy_location(assign, value))
        return lines

    def _kept(self, s: ast.stmt) -> ast.stmt:
        """A whole statement, with kept locals read from the frame and `return` leaving the rule."""
        new = _Rewrite(self).visit(copy.deepcopy(s))
        assert isinstance(new, ast.stmt)
        return ast.fix_missing_locations(new)

    def _expression(self, e: ast.expr) -> ast.expr:
        new = _Rewrite(self).visit(copy.deepcopy(e))
        assert isinstance(new, ast.expr)
        return ast.fix_missing_locations(new)

    def _lines(self, near: Block, *texts: str) -> list[ast.stmt]:
        out: list[ast.stmt] = []
        for text in texts:
            out.append(_located(ast.parse(text).body[0], near.line))
        return out


class _Rewrite(ast.NodeTransformer):
    """Locals that outlive questions live in `self`; a `return` inside a whole statement ends the frame."""

    def __init__(self, writer: FrameWriter) -> None:
        self.writer = writer
        self.slots = frozenset(writer.slots)

    def visit_Name(self, node: ast.Name) -> ast.expr:
        if node.id not in self.slots:
            return node
        return ast.copy_location(ast.Attribute(ast.Name("self", ast.Load()), node.id, node.ctx), node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.stmt:
        """The type stands in the frame already."""
        target = self.visit(node.target)
        if isinstance(target, ast.Name):
            value = self.visit(node.value) if node.value is not None else None
            return ast.copy_location(ast.AnnAssign(target, node.annotation, value, node.simple), node)
        if node.value is None:
            return ast.copy_location(ast.Pass(), node)
        return ast.copy_location(ast.Assign([target], self.visit(node.value)), node)

    def visit_Return(self, node: ast.Return) -> list[ast.stmt]:
        return self.writer._return(Block(line=node.lineno), node.value)


def _locals(rule: ast.FunctionDef) -> frozenset[str]:
    return stores(rule) | frozenset(a.arg for a in rule.args.args[1:])


def _makes_list(node: ast.expr) -> bool:
    return any(isinstance(n, ast.List | ast.ListComp) for n in ast.walk(node))


def _located(tree: N, line: int) -> N:
    """Give every node of new code the line of the rule that it stands for."""
    for node in ast.walk(tree):
        if isinstance(node, ast.stmt | ast.expr | ast.keyword):
            node.lineno = node.end_lineno = line
            node.col_offset = node.end_col_offset = 0
    return tree


def _constant(value: object) -> ast.expr:
    return ast.parse(repr(value), mode="eval").body
