"""Which code carries a clause out, which tests show it: found in docstrings, test markers and situation files.

Docstrings and situations are part of the package. Test markers are read from the source tree; an installed Sandtable
has them in `citations.json`, written by `sandtable rules --index` before a wheel is made.
"""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from sandtable.data.places import PACKAGE
from sandtable.kernel.typed import loads

INDEX = Path(__file__).with_name("citations.json")
ID = re.compile(r"\b[A-Z]{2}-[A-Za-z0-9](?:[A-Za-z0-9.\-]*[A-Za-z0-9])?")
MOST = 8
"""More clauses than this in one docstring say nothing about any of them."""


class Citation(Struct, frozen=True, order=True):
    """A place that names a clause."""

    clause: str
    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


class Found(Struct):
    """Citations by clause, and places that cite too many."""

    code: dict[str, list[Citation]]
    tests: dict[str, list[Citation]]
    crowded: list[str]


def source_tree() -> Path | None:
    """The checkout, if this is one."""
    root = PACKAGE.parent.parent
    return root if (root / "tests").is_dir() and (root / "pyproject.toml").is_file() else None


@cache
def citations() -> Found:
    crowded: list[str] = []
    code = list(in_code(PACKAGE, crowded))
    tests = list(in_situations(PACKAGE / "games"))
    root = source_tree()
    tests += list(in_tests(root / "tests")) if root else _indexed()
    return Found(_by_clause(code), _by_clause(tests), crowded)


def write_index() -> Path:
    """Write down the test markers for a wheel."""
    root = source_tree()
    found = sorted(in_tests(root / "tests")) if root else []
    INDEX.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    return INDEX


def _indexed() -> list[Citation]:
    return loads(INDEX.read_bytes(), list[Citation]) if INDEX.is_file() else []


def _by_clause(found: Iterable[Citation]) -> dict[str, list[Citation]]:
    made: dict[str, list[Citation]] = {}
    for each in sorted(found):
        made.setdefault(each.clause, []).append(each)
    return made


def _shown(path: Path) -> str:
    root = PACKAGE.parent.parent if source_tree() else PACKAGE.parent
    return path.relative_to(root).as_posix() if path.is_relative_to(root) else path.name


def _trees(folder: Path, word: str) -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        if word in text:
            yield path, ast.parse(text)


def in_code(folder: Path, crowded: list[str]) -> Iterator[Citation]:
    """The clauses that stand after `Rules:` at the end of docstrings."""
    for path, tree in _trees(folder, "Rules:"):
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            _, mark, words = (ast.get_docstring(node) or "").rpartition("Rules:")
            ids = list(dict.fromkeys(ID.findall(words))) if mark else []
            if len(ids) > MOST:
                crowded.append(f"{_shown(path)}:{node.lineno} {node.name} cites {len(ids)} clauses")
                continue
            for each in ids:
                yield Citation(each, _shown(path), node.lineno, node.name)


def in_tests(folder: Path) -> Iterator[Citation]:
    """`@pytest.mark.rule("BK-8.2.4")` on test functions and classes, or in `pytestmark`; and situations beside them."""
    for path, tree in _trees(folder, "mark.rule"):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for each in _marked(node.decorator_list):
                    yield Citation(each, _shown(path), node.lineno, node.name)
            elif isinstance(node, ast.Assign) and _is_pytestmark(node):
                for each in _marked([node.value]):
                    yield Citation(each, _shown(path), node.lineno, "module")
    yield from in_situations(folder)


def _is_pytestmark(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def _marked(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
                for arg in call.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield arg.value


def in_situations(folder: Path) -> Iterator[Citation]:
    """`rules = [...]` of the files in `examples` and `situations`."""
    for path in sorted(folder.rglob("*.toml")):
        if path.parent.name not in ("examples", "situations"):
            continue
        try:
            ids = tomllib.loads(path.read_text("utf-8")).get("rules", [])
        except tomllib.TOMLDecodeError:
            continue
        for each in ids if isinstance(ids, list) else ():
            yield Citation(str(each), _shown(path), 1, path.stem)
