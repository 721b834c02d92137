"""Rules broken on purpose (`make mutants`): the changes are real ones, and the exceptions are named with reasons."""

from __future__ import annotations

import ast
import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parent.parent
GAMES = ("blitzkrieg", "barbarossa", "europe", "operation")


@pytest.fixture(scope="module")
def mutation() -> ModuleType:
    """The tool's own module; `tools` is not on the path of the tests."""
    spec = importlib.util.spec_from_file_location("mutation", ROOT / "tools" / "mutation.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutation"] = module
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("game", GAMES)
def test_every_exception_is_a_mutant_and_has_a_reason(mutation: ModuleType, game: str) -> None:
    assert mutation.wrongly_named(game) == []


def test_a_mutant_differs_from_the_rule_in_what_its_name_says(mutation: ModuleType) -> None:
    every = mutation.mutants("blitzkrieg")
    assert len({each.name for each in every}) == len(every) > 1000
    for mutant in every[::37]:
        source = ast.parse((ROOT / mutant.path).read_text("utf-8"))
        changed = mutation.mutated(mutant)
        assert ast.dump(changed) != ast.dump(source), mutant.name
        compile(changed, mutant.path, "exec")


def test_a_rule_function_is_broken_in_every_way_that_applies(
    mutation: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / mutation.GAMES / "small" / "rules"
    rules.mkdir(parents=True)
    rules.joinpath("chapter.py").write_text(
        "def reach(state, u, far) -> bool:\n"
        '    """How far a unit reaches.\n\n    Rules: XX-1.2, XX-3.\n    """\n'
        "    if u.out and far > 1:\n"
        "        state.tired.add(u)\n"
        "    return far <= min(u.range, 6)\n\n\n"
        "def uncited(far):\n    return far + 1\n"
    )
    monkeypatch.setattr(mutation, "ROOT", tmp_path)
    found = mutation.mutants("small")
    assert {each.clauses for each in found} == {("XX-1.2", "XX-3")}
    assert {each.name.removeprefix("rules/chapter.py reach ") for each in found} == {
        "[negate] u.out and far > 1 => not (u.out and far > 1)",
        "[and-or] u.out and far > 1 => u.out or far > 1",
        "[drop-term] u.out and far > 1 => far > 1",
        "[drop-term] u.out and far > 1 => u.out",
        "[compare] far > 1 => far >= 1",
        "[off-by-one] 1 => 2",
        "[off-by-one] 1 => 0",
        "[drop] state.tired.add(u) => (nothing)",
        "[return] return far <= min(u.range, 6) => return not far <= min(u.range, 6)",
        "[compare] far <= min(u.range, 6) => far < min(u.range, 6)",
        "[call] min(u.range, 6) => max(u.range, 6)",
        "[off-by-one] 6 => 7",
        "[off-by-one] 6 => 5",
    }
