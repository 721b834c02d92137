"""Recorded matches run as they did: `tests/matches/*.txt`, made by `tools/playthroughs.py`."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from sandtable.registry import game as find_game
from sandtable.testing.matches import Head, replay, walk

FOLDER = Path(__file__).parent / "matches"
RECORDED = sorted(path for path in FOLDER.glob("*.txt") if not path.stem.endswith("-random"))
WALKS = [
    pytest.param(part.splitlines(), id=f"{path.stem}-{number}")
    for path in sorted(FOLDER.glob("*-random.txt"))
    for number, part in enumerate(path.read_text("utf-8").split("\n\n"), 1)
]


@pytest.mark.parametrize("path", RECORDED, ids=lambda path: path.stem)
def test_the_recorded_match_runs_as_it_did(path: Path) -> None:
    lines = path.read_text("utf-8").splitlines()
    assert replay(find_game(_head(lines).game), lines) is None


@pytest.mark.parametrize("lines", WALKS)
def test_the_random_match_runs_as_it_did(lines: list[str]) -> None:
    head = _head(lines)
    for kept, made in zip(lines, walk(find_game(head.game), head), strict=True):
        assert made == kept


def test_a_match_that_goes_otherwise_is_noticed() -> None:
    """The first action of a record with another hash of the state, and an end that another side has won."""
    lines = RECORDED[0].read_text("utf-8").splitlines()
    game = find_game(_head(lines).game)
    bent = [lines[0], lines[1][:-1] + ("0" if lines[1][-1] != "0" else "1"), *lines[2:]]
    assert str(replay(game, bent)).endswith("otherwise than before: the state")
    assert str(replay(game, [*lines[:-1], "over: nobody"])).startswith("at the end: ")


def _head(lines: list[str]) -> Head:
    return msgspec.json.decode(lines[0], type=Head)
