"""The import law: kernel, geometry <- data <- odds, opponents, text <- games <- situations, lab <- server, cli."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).resolve().parent.parent / "src" / "sandtable"

BELOW: dict[str, set[str]] = {
    "kernel": set(),
    "geometry": set(),
    "data": {"kernel.errors", "kernel.typed"},
    "odds": {"kernel", "geometry", "data"},
    "opponents": {"kernel", "geometry", "data", "odds"},
    "text": {"kernel", "data"},
    "games": {"kernel", "geometry", "data", "odds", "opponents", "text"},
    "registry": {"kernel", "data", "games"},
    "headers": {"kernel", "data", "registry"},
    "match": {"kernel", "data", "text", "registry", "headers"},
    "situations": {"kernel", "geometry", "data", "odds", "opponents", "text", "registry", "headers", "match"},
}
BELOW["verify"] = BELOW["match"] | {"match"}
BELOW["lessons"] = BELOW["situations"] | {"situations"}
BELOW["testing"] = BELOW["lessons"] | {"lessons"}
BELOW["lab"] = BELOW["testing"] | {"testing", "verify"}
BELOW["server"] = BELOW["lab"] | {"lab", "verify"}
BELOW["cli"] = BELOW["server"] | {"server"}
BELOW["__main__"] = {"cli"}

DICE = {"random", "secrets", "numpy.random"}
MAY_DRAW = (
    "kernel/dice/thrown.py", "kernel/table/table.py", "headers.py", "match.py",
    "opponents/", "lab/", "testing/", "server/", "lessons/", "cli/answer.py")  # fmt: skip
"""Dice; salts and match ids; players and samples with a generator of their own, never the match's dice."""

WHY_HERE = re.compile(r"# here: \w")


def modules() -> list[Path]:
    return sorted(SOURCE.rglob("*.py"))


def imported(path: Path) -> Iterator[tuple[int, str]]:
    """Every name that a module imports, with its line; also those inside functions."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, each.name) for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}:{node.lineno}: imports are written in full"
            for each in node.names:
                yield node.lineno, f"{node.module}.{each.name}"


def room(path: Path) -> str:
    return path.relative_to(SOURCE).parts[0].removesuffix(".py")


def is_within(name: str, allowed: str) -> bool:
    return name == allowed or name.startswith(f"{allowed}.")


def breaches(path: Path) -> Iterator[str]:
    own = room(path)
    parts = path.relative_to(SOURCE).parts
    for line, name in imported(path):
        if not is_within(name, "sandtable"):
            continue
        found = name.removeprefix("sandtable").removeprefix(".")
        target = found.split(".")[0]
        if target in ("__version__", "") or (target == own and own != "games"):
            continue
        if own == "games":
            if len(parts) == 2 or is_within(found, f"games.{parts[1]}"):
                continue
            if target == "games":
                yield f"{path.relative_to(SOURCE)}:{line} reaches into another game: {name}"
                continue
        if not any(is_within(found, each) for each in BELOW.get(own, set())):
            yield f"{path.relative_to(SOURCE)}:{line} imports {name}"


def unexplained(path: Path) -> Iterator[str]:
    """Imports inside a function that do not say on their line why they stand there: `# here: <why>`."""
    text = path.read_text("utf-8").splitlines()
    for function in ast.walk(ast.parse("\n".join(text))):
        if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
            inside = (node.lineno for node in ast.walk(function) if isinstance(node, ast.Import | ast.ImportFrom))
            yield from (f"{path.relative_to(SOURCE)}:{line}" for line in inside if not WHY_HERE.search(text[line - 1]))


def test_imports_inside_functions_say_why() -> None:
    assert sorted({each for path in modules() for each in unexplained(path)}) == []


def test_a_silent_import_inside_a_function_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    (tmp_path / "x.py").write_text(
        "import os\ndef f():\n    import re\n    import ast  # here: slow to load\n    import sys  # here:\n"
    )
    assert list(unexplained(tmp_path / "x.py")) == ["x.py:3", "x.py:5"]


def test_imports_go_one_way() -> None:
    assert [each for path in modules() if room(path) != "__init__" for each in breaches(path)] == []


def test_every_room_has_its_place_in_the_law() -> None:
    assert {room(path) for path in modules()} - {"__init__", "__main__"} <= BELOW.keys()


def test_chance_comes_from_dice_alone() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line} {name}"
        for path in modules()
        if not path.relative_to(SOURCE).as_posix().startswith(MAY_DRAW)
        for line, name in imported(path)
        if any(is_within(name, each) for each in DICE)
    ]
    assert found == []


def test_rules_use_no_inexact_geometry() -> None:
    found = [
        f"{path.relative_to(SOURCE)}:{line}"
        for path in modules()
        if "rules" in path.parts or room(path) in ("kernel", "geometry")
        for line, name in imported(path)
        if is_within(name, "shapely") or is_within(name, "numpy")
    ]
    assert found == []


@pytest.mark.parametrize(
    ("where", "text", "breach"),
    [
        ("kernel/x.py", "from sandtable.data import load", True),
        ("data/x.py", "from sandtable.kernel.dice import Seeded", True),
        ("data/x.py", "from sandtable.kernel.errors import Name", False),
        ("games/a/x.py", "from sandtable.games.b import model", True),
        ("games/a/x.py", "def f():\n    from sandtable.situations import run", True),
        ("games/a/x.py", "from sandtable.games.a import model\nfrom sandtable.data import load", False),
        ("text/x.py", "import sandtable.games", True),
        ("cli/x.py", "from sandtable import lab, __version__", False),
        ("lab/x.py", "from sandtable import server", True),
    ],
)
def test_the_law_bites(where: str, text: str, breach: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(f"{__name__}.SOURCE", tmp_path)
    path = tmp_path / where
    path.parent.mkdir(parents=True)
    path.write_text(text)
    assert bool(list(breaches(path))) is breach
