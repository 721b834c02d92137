"""Reads clause ids out of source files: docstrings, test markers, situation files.

Nothing but the standard library: the build of a wheel loads this file alone, before anything is installed.
"""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ID = re.compile(r"\b[A-Z]{2}-[A-Za-z0-9](?:[A-Za-z0-9.\-]*[A-Za-z0-9])?")
MOST = 8
"""More clauses than this in one docstring say nothing about any of them."""


class Citation(NamedTuple):
    """A place that names a clause."""

    clause: str
    file: str
    line: int
    name: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line} {self.name}"


def write(found: Iterable[Citation], path: Path) -> None:
    """An index of citations: one line each, in order."""
    lines = [json.dumps(each, ensure_ascii=False) for each in sorted(found)]
    path.write_text("[\n" + ",\n".join(lines) + "\n]\n", "utf-8")


def _trees(folder: Path, root: Path | None, word: str) -> Iterator[tuple[str, ast.Module]]:
    """Every module that holds the word, with the name of its file as seen from the root."""
    for path in sorted(folder.rglob("*.py")):
        text = path.read_text("utf-8")
        if word in text:
            yield path.relative_to(root or folder).as_posix(), ast.parse(text)


def in_code(folder: Path, crowded: list[str], root: Path | None = None) -> Iterator[Citation]:
    """The clauses that stand after `Rules:` at the end of docstrings; files are named from the root."""
    for file, tree in _trees(folder, root, "Rules:"):
        for node in ast.walk(tree):
            if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                continue
            _, mark, words = (ast.get_docstring(node) or "").rpartition("Rules:")
            ids = list(dict.fromkeys(ID.findall(words))) if mark else []
            if len(ids) > MOST:
                crowded.append(f"{file}:{node.lineno} {node.name} cites {len(ids)} clauses")
                continue
            for each in ids:
                yield Citation(each, file, node.lineno, node.name)


def in_tests(folder: Path, root: Path | None = None) -> Iterator[Citation]:
    """`@pytest.mark.rule("BK-8.2.4")` on test functions and classes, or in `pytestmark`; and situations beside them."""
    for file, tree in _trees(folder, root, "mark.rule"):
        for node in ast.walk(tree):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                for each in _marked(node.decorator_list):
                    yield Citation(each, file, node.lineno, node.name)
            elif isinstance(node, ast.Assign) and _is_pytestmark(node):
                for each in _marked([node.value]):
                    yield Citation(each, file, node.lineno, "module")
    yield from in_situations(folder, root)


def _is_pytestmark(node: ast.Assign) -> bool:
    return any(isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets)


def _marked(nodes: list[ast.expr]) -> Iterator[str]:
    for node in nodes:
        for call in ast.walk(node):
            if isinstance(call, ast.Call) and isinstance(call.func, ast.Attribute) and call.func.attr == "rule":
                for arg in call.args:
                    if isinstance(arg, ast.Constant) and isinstance(arg.value, str):
                        yield arg.value


def in_situations(folder: Path, root: Path | None = None) -> Iterator[Citation]:
    """`rules = [...]` of the files in `examples` and `situations`."""
    for path in sorted(folder.rglob("*.toml")):
        if path.parent.name not in ("examples", "situations"):
            continue
        try:
            ids = tomllib.loads(path.read_text("utf-8")).get("rules", [])
        except tomllib.TOMLDecodeError:
            continue
        for each in ids if isinstance(ids, list) else ():
            yield Citation(str(each), path.relative_to(root or folder).as_posix(), 1, path.stem)
