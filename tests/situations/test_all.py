"""Every situation of every game, and those beside the tests."""

from pathlib import Path

import pytest

from sandtable.registry import game, names
from sandtable.situations import examples, find, read_situation, run
from sandtable.situations.validate import problems

TESTS = Path(__file__).resolve().parent.parent
FILES = [find(game(name), each) for name in names(hidden=True) for each in examples(game(name))]
FILES += sorted(TESTS.rglob("situations/*.toml"))


def called(path: Path) -> str:
    return f"{path.parent.parent.name}-{path.stem}"


@pytest.mark.parametrize("path", FILES, ids=called)
def test_situation(path: Path) -> None:
    read = read_situation(path)
    found = game(read.situation.game)
    assert list(map(str, problems(path, found))) == []
    report = run(found, read)
    assert list(map(str, report.mistakes)) == []
