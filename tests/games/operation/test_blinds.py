"""Patches that hide each other: never where a single line would see."""

import random

import pytest

from sandtable.games.operation import GAME
from sandtable.games.operation.bench import figures
from sandtable.games.operation.model import Model
from sandtable.games.operation.rules.blinds import mark_of, row_of
from sandtable.games.operation.rules.looks import CLEAR, Look, sides, terrain_look
from sandtable.games.operation.rules.sight import beside_line, beyond, remembered
from sandtable.games.operation.state import State
from sandtable.geometry.table import parts_inside, rectangle

SCENARIOS = [each.id for each in GAME.scenarios()]


def somebody(state: State, rng: random.Random, name: str) -> Model:
    kind = "medium-tank" if rng.random() < 0.2 else "infantry"
    level = int(rng.random() < 0.2)
    return Model(name, name, kind, rng.randrange(state.size[0]), rng.randrange(state.size[1]), level=level)


def drawn(state: State, a: Model, b: Model) -> Look:
    """The line itself, over all terrain whose box it touches."""
    near = beside_line(state.index.blocks, a.x, a.y, b.x, b.y)
    return terrain_look(near, a, b) if near else CLEAR


@pytest.mark.rule("OW-sight-line", "OW-sight-building", "OW-sight-wood", "OW-sight-high", "OW-sight-low")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_is_remembered_is_what_the_line_says(scenario: str) -> None:
    options = {option.id: option.default for option in GAME.scenario(scenario).options}
    state, rng, blind = GAME.start(scenario, options), random.Random(scenario), 0
    for _ in range(600):
        a, b = somebody(state, rng, "a"), somebody(state, rng, "b")
        near = row_of(state.index, a)[mark_of(state.index, b)]
        line = drawn(state, a, b)
        if near is None:
            blind += 1
            assert not line.free
        else:
            assert (remembered(state.index, near, a, b) if near else CLEAR) == line
    assert blind > 10 or not state.features


@pytest.mark.rule("OW-vsight-behind")
def test_a_vehicle_beyond_the_lines_to_a_man_hides_no_part_of_him() -> None:
    rng, counts = random.Random(5), [0, 0]
    for _ in range(2000):
        a, b = (Model(name, name, "infantry", rng.randrange(500), rng.randrange(500)) for name in "ab")
        hull = rectangle((rng.randrange(500), rng.randrange(500)), rng.randrange(360), 107, 32)
        ends = ((b.x, b.y), *sides(a, b))
        off = beyond(hull, (a.x, a.y), ends)
        counts[off] += 1
        assert not (off and any(parts_inside((a.x, a.y), end, hull) for end in ends))
    assert min(counts) > 200


def test_the_bench_measures_sight_and_reach() -> None:
    found = list(figures(GAME, random.Random(2)))
    assert {unit for _, _, unit in found} == {"ms"}
    assert sum("two units of twelve" in name for name, _, _ in found) >= 6
    assert sum("reach" in name for name, _, _ in found) >= 5
    assert all(value > 0 for _, value, _ in found)
