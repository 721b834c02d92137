"""The tree below kept positions has the size it had: `tests/perft/*.toml`, made by `tools/playthroughs.py`."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from msgspec import Struct, convert

from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.testing.perft import Start, counts

FOLDER = Path(__file__).parent / "perft"


class Kept(Struct, frozen=True, forbid_unknown_fields=True):
    """A position and what was counted below it."""

    scenario: str
    paths: list[int]
    states: list[int]
    moves: tuple[str, ...] = ()


def kept(name: str) -> list[Kept]:
    return convert(tomllib.loads((FOLDER / f"{name}.toml").read_text("utf-8"))["position"], list[Kept])


POSITIONS = [
    pytest.param(name, each, id=f"{name}-{each.scenario}-{len(each.moves)}")
    for name in names(hidden=True)
    for each in kept(name)
]


@pytest.mark.parametrize(("name", "position"), POSITIONS)
def test_the_tree_has_the_same_size(name: str, position: Kept) -> None:
    found = counts(find_game(name), Start(position.scenario, position.moves), len(position.paths))
    assert [each.paths for each in found] == position.paths
    assert [each.states for each in found] == position.states


@pytest.mark.parametrize("name", names(hidden=True))
def test_every_scenario_is_counted(name: str) -> None:
    scenarios = {each.id for each in find_game(name).scenarios()}
    assert {each.scenario for each in kept(name)} == scenarios, f"counted by `tools/playthroughs.py {name}`"


def test_an_option_less_is_counted() -> None:
    """The demo's powder: four choices at each seat, so 4 and 16 paths; the count follows what is offered."""
    found = counts(find_game("demo"), Start("duel"), 2)
    assert [each.paths for each in found] == [4, 16]
