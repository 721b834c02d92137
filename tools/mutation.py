"""Small changes of rule code: which there are in a game, and the module with one of them made.

A mutant is one changed expression or statement of a function that cites a clause, in `rules` or `flow` of a game.
`tools/mutants.py` makes them one by one and asks whether any test notices.
"""

from __future__ import annotations

import ast
import copy
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

ROOT = Path(__file__).resolve().parent.parent
GAMES = Path("src/sandtable/games")
CITED = re.compile(r"Rules:\s*((?:[A-Z]+-[\w.-]+(?:,\s*)?)+)")
LONGEST = 160
"""Characters of a change that are told."""

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Mod: ast.FloorDiv,
    ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr,
}  # fmt: skip
CALLS = {"min": "max", "max": "min", "any": "all", "all": "any"}
Function = ast.FunctionDef | ast.AsyncFunctionDef
Change = tuple[str, ast.AST]
"""The kind of change, and what stands there instead; `Pass` is nothing."""


class Mutant(Struct, frozen=True):
    """One change, and which lines a test must run to be able to notice it."""

    path: str
    function: str
    clauses: tuple[str, ...]
    kind: str
    before: str
    after: str
    line: int
    first: int
    last: int
    node: int
    change: int
    again: int = 0
    """How many mutants before it read the same, as in a function that has one comparison twice."""

    @property
    def module(self) -> str:
        return Path(self.path).stem

    @property
    def name(self) -> str:
        """Its name in `tests/mutants`: it stays as long as the changed words do, whatever moves around them."""
        short = "/".join(Path(self.path).parts[len(GAMES.parts) + 1 :])
        twin = f" #{self.again + 1}" if self.again else ""
        return f"{short} {self.function} [{self.kind}] {self.before} => {self.after}{twin}"


def mutants(game: str) -> list[Mutant]:
    """Every mutant of a game, always in the same order."""
    base = ROOT / GAMES / game
    paths = [path for room in ("flow", "rules") for path in (*base.glob(f"{room}.py"), *base.glob(f"{room}/**/*.py"))]
    return [mutant for path in sorted(paths) for mutant in _in_module(path)]


def mutated(mutant: Mutant) -> ast.Module:
    """The module with the change in it."""
    tree = ast.parse((ROOT / mutant.path).read_text("utf-8"))
    function = dict(_functions(tree))[mutant.function]
    node, _ = list(_nodes(function))[mutant.node]
    _, instead = list(_changes(node, function))[mutant.change]
    _Swap(node, instead).visit(tree)
    return ast.fix_missing_locations(tree)


def equivalents(game: str) -> dict[str, str]:
    """The mutants that change nothing anyone could see: a line with the name, and indented below it the reason."""
    path = ROOT / "tests" / "mutants" / f"{game}.txt"
    found: dict[str, str] = {}
    name = ""
    for line in path.read_text("utf-8").splitlines() if path.exists() else ():
        if line.startswith(" ") and name:
            found[name] = f"{found[name]} {line.strip()}".strip()
        elif line.strip() and not line.startswith("#"):
            name = line.strip()
            found[name] = ""
    return found


def wrongly_named(game: str) -> list[str]:
    """Names in that file that no mutant has any more, and names without a reason."""
    there, named = {each.name for each in mutants(game)}, equivalents(game)
    gone = [f"tests/mutants/{game}.txt: there is no mutant {name}" for name in named if name not in there]
    return gone + [f"tests/mutants/{game}.txt: why? {name}" for name, why in named.items() if len(why) < 10]


class _Swap(ast.NodeTransformer):
    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self._old, self._new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return ast.copy_location(self._new, node) if node is self._old else self.generic_visit(node)


def _in_module(path: Path) -> Iterator[Mutant]:
    tree = ast.parse(path.read_text("utf-8"))
    place = path.relative_to(ROOT).as_posix()
    for name, function in _functions(tree):
        cited = CITED.search(ast.get_docstring(function) or "")
        if cited and not _is_compiled(function):
            yield from _in_function(place, name, function, tuple(re.findall(r"[\w.-]*\w", cited.group(1))))


def _is_compiled(function: Function) -> bool:
    """Machine code that numba made: a changed function object would not be seen."""
    return any("jit" in ast.unparse(each) for each in function.decorator_list)


def _in_function(place: str, name: str, function: Function, clauses: tuple[str, ...]) -> Iterator[Mutant]:
    seen: Counter[tuple[str, str, str]] = Counter()
    for number, (node, statement) in enumerate(_nodes(function)):
        for at, (kind, instead) in enumerate(_changes(node, function)):
            before, after = _words(node), _words(instead)
            first, last = _lines(node, statement)
            line = getattr(node, "lineno", first)
            again = seen[kind, before, after]
            seen[kind, before, after] += 1
            yield Mutant(place, name, clauses, kind, before, after, line, first, last, number, at, again)


def _words(node: ast.AST) -> str:
    if isinstance(node, ast.Pass):
        return "(nothing)"
    shown = node.test if isinstance(node, ast.If | ast.While) else node
    return " ".join(ast.unparse(ast.fix_missing_locations(copy.deepcopy(shown))).split())[:LONGEST]


def _lines(node: ast.AST, statement: ast.stmt) -> tuple[int, int]:
    """The lines of a statement; of one that has a body only its head."""
    about = node if isinstance(node, ast.If) else statement
    body = getattr(about, "body", None)
    if body:
        return about.lineno, max(about.lineno, body[0].lineno - 1)
    return about.lineno, about.end_lineno or about.lineno


def _functions(node: ast.AST, name: str = "") -> Iterator[tuple[str, Function]]:
    """Functions and methods by their dotted names; what stands inside a function belongs to it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
            yield name + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{name}{child.name}.")
        elif isinstance(child, ast.If | ast.Try):
            yield from _functions(child, name)


def _nodes(function: Function) -> Iterator[tuple[ast.AST, ast.stmt]]:
    """What a function is made of, each with its statement; annotations, parameters and decorators are not looked at."""

    def below(node: ast.AST, statement: ast.stmt) -> Iterator[tuple[ast.AST, ast.stmt]]:
        for field, value in ast.iter_fields(node):
            if field in ("annotation", "returns", "decorator_list") or (
                field == "args" and not isinstance(node, ast.Call)
            ):
                continue
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    inner = child if isinstance(child, ast.stmt) else statement
                    yield child, inner
                    yield from below(child, inner)

    yield from below(function, function)


def _not(test: ast.expr) -> ast.expr:
    return (
        test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else ast.UnaryOp(ast.Not(), test)
    )


def _with(node: ast.AST, **fields: object) -> ast.AST:
    """A copy of one node with other fields; what hangs below is shared."""
    made = copy.copy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def _changes(node: ast.AST, function: Function) -> Iterator[Change]:
    """What may be changed at one node."""
    match node:
        case ast.If() | ast.While() | ast.IfExp():
            yield "negate", _with(node, test=_not(node.test))
        case ast.comprehension():
            for at in range(len(node.ifs)):
                yield "drop-filter", _with(node, ifs=_without(node.ifs, at))
        case ast.BoolOp():
            yield from _terms(node)
        case ast.Compare():
            yield from _compared(node)
        case ast.BinOp() if type(node.op) in OPERATORS and not (_is_text(node.left) or _is_text(node.right)):
            yield "operator", _with(node, op=OPERATORS[type(node.op)]())
        case ast.Constant():
            yield from _constants(node)
        case ast.Call(func=ast.Name(id=called)) if called in CALLS:
            yield "call", _with(node, func=ast.Name(CALLS[called], ast.Load()))
        case ast.Return():
            yield from _returned(node, function)
        case _:
            if _is_deed(node):
                yield "drop", ast.Pass()


def _without(row: list[ast.expr], at: int) -> list[ast.expr]:
    return row[:at] + row[at + 1 :]


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))


def _terms(node: ast.BoolOp) -> Iterator[Change]:
    yield "and-or", _with(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for at in range(len(node.values)):
        rest = _without(node.values, at)
        yield "drop-term", rest[0] if len(rest) == 1 else _with(node, values=rest)


def _compared(node: ast.Compare) -> Iterator[Change]:
    for at, op in enumerate(node.ops):
        other = COMPARISONS[type(op)]()
        yield "compare", _with(node, ops=[*node.ops[:at], other, *node.ops[at + 1 :]])
    for at, (op, among) in enumerate(zip(node.ops, node.comparators, strict=True)):
        if (
            isinstance(op, ast.In | ast.NotIn)
            and isinstance(among, ast.Tuple | ast.List | ast.Set)
            and len(among.elts) > 1
        ):
            for element in range(len(among.elts)):
                fewer = _with(among, elts=_without(among.elts, element))
                yield (
                    "drop-element",
                    _with(node, comparators=[*node.comparators[:at], fewer, *node.comparators[at + 1 :]]),
                )


def _constants(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield "flip", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "off-by-one", ast.Constant(node.value + 1)
        if node.value:
            yield "off-by-one", ast.Constant(node.value - 1)


def _returned(node: ast.Return, function: Function) -> Iterator[Change]:
    if node.value is None:
        yield "drop", ast.Pass()
        return
    kind = ast.unparse(function.returns) if function.returns else ""
    if kind == "bool" and not isinstance(node.value, ast.Constant):
        yield "return", ast.Return(_not(node.value))
    elif "None" in kind and not (isinstance(node.value, ast.Constant) and node.value.value is None):
        yield "return", ast.Return(ast.Constant(None))


def _is_deed(node: ast.AST) -> bool:
    """A statement that does something and gives no name to anything: without it the rest still runs."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.Yield | ast.YieldFrom | ast.Await)
    if isinstance(node, ast.Assign):
        return all(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.Continue | ast.Break | ast.Raise | ast.AugAssign)
