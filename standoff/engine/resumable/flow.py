"""A rule function as a graph of blocks: straight code that ends in a jump, a branch, a question, a rule or a return.

Only statements that hold a question (or jump out of a loop that does) are taken apart; everything else stays whole.
"""

from __future__ import annotations

import ast
from dataclasses import dataclass, field


class RuleError(Exception):
    """A rule that cannot be made resumable; the message says where and what would be right."""

    def __init__(self, where: str, line: int, why: str) -> None:
        super().__init__(f"{where}:{line}: {why}")


@dataclass(eq=False)
class Block:
    """Statements that run in one go, and how they end."""

    body: list[ast.stmt] = field(default_factory=list)
    exit: Exit | None = None
    line: int = 0


@dataclass(frozen=True)
class Jump:
    """Go on at another block."""

    to: Block


@dataclass(frozen=True)
class Branch:
    """Go on at one of two blocks."""

    test: ast.expr
    yes: Block
    no: Block


@dataclass(frozen=True)
class Question:
    """Put a question; go on with the answer."""

    seat: ast.expr
    kind: ast.expr
    about: tuple[ast.expr, ...]
    resume: Block


@dataclass(frozen=True)
class Call:
    """Play another rule; go on when it is done."""

    callee: ast.expr
    args: tuple[ast.expr, ...]
    keywords: tuple[ast.keyword, ...]
    resume: Block


@dataclass(frozen=True)
class Return:
    """This rule is done."""

    value: ast.expr | None


Exit = Jump | Branch | Question | Call | Return


def has_yield(node: ast.AST) -> bool:
    """Does a question or a rule stand anywhere inside?"""
    return any(isinstance(n, ast.Yield | ast.YieldFrom) for n in ast.walk(node))


def leaves_loop(node: ast.AST) -> bool:
    """Is there a `break` or `continue` inside that belongs to a loop around this statement?"""
    if isinstance(node, ast.Break | ast.Continue):
        return True
    if isinstance(node, ast.For | ast.While):
        return any(leaves_loop(x) for x in node.orelse)
    return any(leaves_loop(x) for x in ast.iter_child_nodes(node))


class Graph:
    """The blocks of one rule, in the order in which they were written."""

    def __init__(self, rule: ast.FunctionDef, where: str) -> None:
        self.where = where
        self.state = rule.args.args[0].arg
        self.blocks: list[Block] = []
        self.loops: list[tuple[Block, Block]] = []
        self.indexes: list[str] = []
        self.types: dict[str, str] = {}
        self.entry = self.new(rule.lineno)
        end = self.sequence(rule.body, self.entry)
        if end is not None:
            end.exit = Return(None)
        self._thread_jumps()
        self._drop_unreachable()

    def new(self, line: int) -> Block:
        """An empty block."""
        block = Block(line=line)
        self.blocks.append(block)
        return block

    def error(self, node: ast.stmt | ast.expr, why: str) -> RuleError:
        """What is wrong at this node."""
        return RuleError(self.where, node.lineno, why)

    def sequence(self, statements: list[ast.stmt], block: Block) -> Block | None:
        """Add the statements; the block where control comes out, or None if it never does."""
        at: Block | None = block
        for s in statements:
            if at is None:
                raise self.error(s, "this line can never be reached")
            at = self.statement(s, at)
        return at

    def statement(self, s: ast.stmt, at: Block) -> Block | None:
        """Add one statement."""
        match s:
            case ast.Expr(value=ast.Constant()):
                return at
            case (
                ast.Assign(value=ast.Yield() | ast.YieldFrom() as value)
                | ast.Expr(value=ast.Yield() | ast.YieldFrom() as value)
                | ast.AnnAssign(value=ast.Yield() | ast.YieldFrom() as value)
            ):
                return self._suspend(s, value, at)
            case ast.Return(value=value):
                if value is not None and has_yield(value):
                    raise self.error(s, "a yield is a whole statement: give its result a name, then return that")
                at.exit = Return(value)
                return None
            case ast.Break() | ast.Continue():
                head, after = self.loops[-1]
                at.exit = Jump(after if isinstance(s, ast.Break) else head)
                return None
        if not (has_yield(s) or (self.loops and leaves_loop(s))):
            at.body.append(s)
            return at
        match s:
            case ast.If():
                return self._if(s, at)
            case ast.While():
                return self._while(s, at)
            case ast.For():
                return self._for(s, at)
        if isinstance(s, ast.Assign | ast.AnnAssign | ast.AugAssign | ast.Expr):
            raise self.error(s, "a yield is a whole statement: `x = yield ask(...)` or `x = yield from rule(...)`")
        raise self.error(s, f"`{type(s).__name__.lower()}` may not stand around a question")

    def _suspend(self, s: ast.stmt, value: ast.Yield | ast.YieldFrom, at: Block) -> Block:
        resume = self.new(s.lineno)
        call = value.value
        if not isinstance(call, ast.Call):
            raise self.error(s, "yield what `ask(...)` returns, and `yield from` a rule")
        if has_yield(call):
            raise self.error(s, "a yield may not stand inside another")
        if isinstance(value, ast.Yield):
            at.exit = self._question(call, resume)
            result = "answer"
        else:
            self._check_state_passed(call)
            at.exit = Call(call.func, tuple(call.args[1:]), tuple(call.keywords), resume)
            result = "returned"
        target = _target(s)
        if target is not None:
            if not isinstance(target, ast.Name):
                raise self.error(s, "the result of a yield is given a plain name first")
            got = ast.Attribute(ast.Name(self.state, ast.Load()), result, ast.Load())
            resume.body.append(_at(s, ast.Assign([target], got)))
        return resume

    def _question(self, call: ast.Call, resume: Block) -> Question:
        if not (isinstance(call.func, ast.Name) and call.func.id == "ask"):
            raise self.error(call, "a question is `yield ask(...)`; a rule is `yield from rule(...)`")
        if call.keywords or len(call.args) < 2 or any(isinstance(a, ast.Starred) for a in call.args):
            raise self.error(call, "ask(seat, KIND, ...) takes plain arguments")
        return Question(call.args[0], call.args[1], tuple(call.args[2:]), resume)

    def _check_state_passed(self, call: ast.Call) -> None:
        if any(isinstance(a, ast.Starred) for a in call.args) or any(k.arg is None for k in call.keywords):
            raise self.error(call, "a rule takes plain arguments, no * and no **")
        first = call.args[0] if call.args else None
        if not (isinstance(first, ast.Name) and first.id == self.state):
            raise self.error(call, f"the first argument of a rule is the state, `{self.state}`")

    def _if(self, s: ast.If, at: Block) -> Block | None:
        yes, no = self.new(s.lineno), self.new(s.lineno)
        self._no_yield(s.test)
        at.exit = Branch(s.test, yes, no)
        ends = [self.sequence(s.body, yes), self.sequence(s.orelse, no)]
        if ends == [None, None]:
            return None
        after = self.new(s.lineno)
        for end in ends:
            if end is not None:
                end.exit = Jump(after)
        return after

    def _while(self, s: ast.While, at: Block) -> Block:
        self._no_else(s)
        self._no_yield(s.test)
        head, body, after = self.new(s.lineno), self.new(s.lineno), self.new(s.lineno)
        at.exit = Jump(head)
        forever = isinstance(s.test, ast.Constant) and s.test.value is True
        head.exit = Jump(body) if forever else Branch(s.test, body, after)
        return self._loop(s.body, body, head, after)

    def _for(self, s: ast.For, at: Block) -> Block:
        """Walk over `range(...)`, or over what a call returns; taken once, when the loop starts."""
        self._no_else(s)
        self._no_yield(s.iter)
        if not isinstance(s.target, ast.Name):
            raise self.error(s, "a loop around a question has one plain loop variable")
        index, over = f"_at{len(self.indexes)}", f"_over{len(self.indexes)}"
        self.indexes.append(index)
        match s.iter:
            case ast.Call(func=ast.Name(id="range"), args=[_] | [_, _], keywords=[]):
                start = s.iter.args[0] if len(s.iter.args) == 2 else ast.Constant(0)
                self.types[over] = "int"
                taken, stop, item = s.iter.args[-1], over, index
            case ast.Call() | ast.Name():
                start = ast.Constant(0)
                self.types[over] = "tuple[int, ...]"
                taken, stop, item = ast.Call(_name("tuple"), [s.iter], []), f"len({over})", f"{over}[{index}]"
            case _:
                raise self.error(
                    s, "a loop around a question walks over range(a) or range(a, b), a local, or tuple(...) of a zone"
                )
        step, head, body, after = (self.new(s.lineno) for _ in range(4))
        at.body += [_at(s, ast.Assign([_store(over)], taken)), _at(s, ast.Assign([_store(index)], start))]
        at.exit = Jump(head)
        head.exit = Branch(_expression(s, f"{index} < {stop}"), body, after)
        body.body.append(_at(s, ast.Assign([s.target], _expression(s, item))))
        step.body.append(_at(s, ast.Assign([_store(index)], _expression(s, f"{index} + 1"))))
        step.exit = Jump(head)
        return self._loop(s.body, body, step, after)

    def _loop(self, statements: list[ast.stmt], body: Block, again: Block, after: Block) -> Block:
        self.loops.append((again, after))
        end = self.sequence(statements, body)
        self.loops.pop()
        if end is not None:
            end.exit = Jump(again)
        return after

    def _no_else(self, s: ast.For | ast.While) -> None:
        if s.orelse:
            raise self.error(s, "a loop around a question has no `else`")

    def _no_yield(self, expression: ast.expr) -> None:
        if has_yield(expression):
            raise self.error(expression, "a yield is a whole statement, not part of a condition")

    def _thread_jumps(self) -> None:
        for block in self.blocks:
            match block.exit:
                case Jump(to):
                    block.exit = Jump(_end_of(to))
                case Branch(test, yes, no):
                    block.exit = Branch(test, _end_of(yes), _end_of(no))
                case Question(seat, kind, about, resume):
                    block.exit = Question(seat, kind, about, _end_of(resume))
                case Call(callee, args, keywords, resume):
                    block.exit = Call(callee, args, keywords, _end_of(resume))

    def _drop_unreachable(self) -> None:
        seen: list[Block] = []
        todo = [self.entry]
        while todo:
            block = todo.pop()
            if block not in seen:
                seen.append(block)
                todo += successors(block)
        self.blocks = [b for b in self.blocks if b in seen]


def successors(block: Block) -> list[Block]:
    """The blocks that may come next, also after a question."""
    match block.exit:
        case Jump(to):
            return [to]
        case Branch(_, yes, no):
            return [yes, no]
        case Question(resume=resume) | Call(resume=resume):
            return [resume]
    return []


def _end_of(block: Block) -> Block:
    seen = [block]
    while not block.body and isinstance(block.exit, Jump) and block.exit.to not in seen:
        block = block.exit.to
        seen.append(block)
    return block


def _target(s: ast.stmt) -> ast.expr | None:
    if isinstance(s, ast.Assign):
        return s.targets[0] if len(s.targets) == 1 else ast.Tuple(s.targets, ast.Store())
    return s.target if isinstance(s, ast.AnnAssign) else None


def _name(name: str) -> ast.Name:
    return ast.Name(name, ast.Load())


def _store(name: str) -> ast.Name:
    return ast.Name(name, ast.Store())


def _expression(near: ast.stmt, text: str) -> ast.expr:
    tree = ast.parse(text, mode="eval").body
    for node in ast.walk(tree):
        ast.copy_location(node, near)
    return tree


def _at(near: ast.stmt, new: ast.stmt) -> ast.stmt:
    return ast.fix_missing_locations(ast.copy_location(new, near))
