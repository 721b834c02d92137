"""Printed matches run as they did: `tests/playthroughs/*.txt`, made by `tools/playthroughs.py`."""

from __future__ import annotations

from pathlib import Path

import pytest

from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.testing.playthrough import playthrough

FOLDER = Path(__file__).parent / "playthroughs"
SCENARIOS = [(name, each.id) for name in names(hidden=True) for each in find_game(name).scenarios()]


@pytest.mark.parametrize(("name", "scenario"), SCENARIOS)
def test_the_match_runs_as_printed(name: str, scenario: str) -> None:
    file = FOLDER / f"{name}-{scenario}.txt"
    assert file.is_file(), f"a new scenario is printed by `tools/playthroughs.py {name}`"
    printed = file.read_text("utf-8")
    assert "\n".join(playthrough(find_game(name), scenario)) + "\n" == printed


def test_no_file_is_left_over() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == {f"{name}-{scenario}" for name, scenario in SCENARIOS}
