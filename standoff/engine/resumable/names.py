"""Which locals of a rule must outlive a question: liveness over the graph of blocks."""

from __future__ import annotations

import ast
from collections.abc import Iterable

from standoff.engine.resumable.flow import Block, Branch, Call, Graph, Question, Return, successors

Names = frozenset[str]
NONE: Names = frozenset()


def reads(node: ast.AST, bound: Names = NONE) -> Names:
    """The names that an expression reads, less those that its own comprehensions bind."""
    if isinstance(node, ast.Name):
        return frozenset({node.id}) - bound if isinstance(node.ctx, ast.Load) else NONE
    if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
        bound = bound | frozenset(n for g in node.generators for n in stores(g.target))
    return _union(reads(child, bound) for child in ast.iter_child_nodes(node))


def stores(node: ast.AST) -> Names:
    """The names that are written anywhere inside, comprehensions aside."""
    if isinstance(node, ast.ListComp | ast.SetComp | ast.GeneratorExp | ast.DictComp):
        return NONE
    if isinstance(node, ast.Name):
        return frozenset({node.id}) if isinstance(node.ctx, ast.Store) else NONE
    return _union(stores(child) for child in ast.iter_child_nodes(node))


def comprehension_names(node: ast.AST) -> Names:
    """The names that comprehensions inside bind."""
    return _union(stores(n.target) for n in ast.walk(node) if isinstance(n, ast.comprehension))


def needs_and_gives(statements: Iterable[ast.stmt]) -> tuple[Names, Names]:
    """What straight code reads before it writes it, and what it certainly writes."""
    needs, gives = NONE, NONE
    for s in statements:
        n, g = _one(s)
        needs |= n - gives
        gives |= g
    return needs, gives


def _one(s: ast.stmt) -> tuple[Names, Names]:
    match s:
        case ast.Assign() | ast.AnnAssign() | ast.Expr():
            return reads(s), stores(s)
        case ast.AugAssign(target=ast.Name(id=name)):
            return reads(s.value) | {name}, frozenset({name})
        case ast.If(test=test, body=body, orelse=orelse):
            yes, no = needs_and_gives(body), needs_and_gives(orelse)
            return reads(test) | yes[0] | no[0], yes[1] & no[1]
        case ast.For(target=target, iter=walked, body=body, orelse=orelse):
            needs = needs_and_gives(body)[0] - stores(target)
            return reads(walked) | needs | needs_and_gives(orelse)[0], NONE
        case ast.While(test=test, body=body, orelse=orelse):
            return reads(test) | needs_and_gives(body)[0] | needs_and_gives(orelse)[0], NONE
    return reads(s), NONE


def live_across_questions(graph: Graph) -> Names:
    """The locals that a suspended frame must keep."""
    facts = {id(b): _block_facts(b) for b in graph.blocks}
    live_in: dict[int, Names] = {id(b): NONE for b in graph.blocks}
    changed = True
    while changed:
        changed = False
        for block in reversed(graph.blocks):
            out = _union(live_in[id(x)] for x in successors(block))
            needs, gives = facts[id(block)]
            now = needs | (out - gives)
            if now != live_in[id(block)]:
                live_in[id(block)] = now
                changed = True
    resumed = [b.exit.resume for b in graph.blocks if isinstance(b.exit, Question | Call)]
    return _union(live_in[id(b)] for b in resumed)


def exit_expressions(block: Block) -> list[ast.expr]:
    """The expressions that the end of a block evaluates."""
    match block.exit:
        case Branch(test=test):
            return [test]
        case Question(seat, kind, about, _):
            return [seat, kind, *about]
        case Call(_, args, keywords, _):
            return [*args, *(k.value for k in keywords)]
        case Return(value) if value is not None:
            return [value]
    return []


def _block_facts(block: Block) -> tuple[Names, Names]:
    needs, gives = needs_and_gives(block.body)
    return needs | (_union(reads(e) for e in exit_expressions(block)) - gives), gives


def _union(sets: Iterable[Names]) -> Names:
    return frozenset().union(*sets)
