"""Patches that hide each other: never where a single line would see."""

import random

import pytest

from sandtable.games.operation.bench import figures
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.pieces import Model, ModelClass
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.hidden_patches import mark_of, row_of
from sandtable.games.operation.rules.ground.measuring import BASE, LONGEST
from sandtable.games.operation.rules.ground.prepared import ground_under
from sandtable.games.operation.rules.ground.sight import beyond, clear_of, remembered_sight
from sandtable.games.operation.rules.ground.sight_lines import CLEAR, Look, sides, terrain_look
from sandtable.geometry.table import parts_inside, rectangle

SCENARIOS = [each.id for each in GAME.scenarios()]


def beside_line(blocks: tuple[Block, ...], ax: int, ay: int, bx: int, by: int) -> tuple[Block, ...]:
    """The terrain whose box comes as near to a line as the edge of a base: a quick superset of what it can cross."""
    dx, dy = bx - ax, by - ay
    margin = BASE * (abs(dx) + abs(dy))
    west, east = (ax - BASE, bx + BASE) if dx > 0 else (bx - BASE, ax + BASE)
    north, south = (ay - BASE, by + BASE) if dy > 0 else (by - BASE, ay + BASE)
    found = []
    for block in blocks:
        left, top, right, bottom = block.box
        if left > east or right < west or top > south or bottom < north:
            continue
        one, two = dx * (top - ay) - dy * (left - ax), dx * (top - ay) - dy * (right - ax)
        three, four = dx * (bottom - ay) - dy * (left - ax), dx * (bottom - ay) - dy * (right - ax)
        if one > margin and two > margin and three > margin and four > margin:
            continue
        if one < -margin and two < -margin and three < -margin and four < -margin:
            continue
        found.append(block)
    return tuple(found)


def somebody(state: State, rng: random.Random, name: str) -> Model:
    kind: ModelClass = "medium-tank" if rng.random() < 0.2 else "infantry"
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
        near = row_of(ground_under(state), a)[mark_of(ground_under(state), b)]
        line = drawn(state, a, b)
        if near is None:
            blind += 1
            assert not line.free
        else:
            assert (remembered_sight(ground_under(state), near, a, b) if near else CLEAR) == line
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


@pytest.mark.rule("OW-vsight-behind")
def test_a_vehicle_far_off_the_lines_touches_none() -> None:
    rng, counts = random.Random(6), [0, 0]
    for _ in range(4000):
        a, b = (Model(name, name, "infantry", rng.randrange(500), rng.randrange(500)) for name in "ab")
        hull = rectangle((rng.randrange(500), rng.randrange(500)), rng.randrange(3600), LONGEST * 9 // 10, LONGEST // 3)
        ends = ((b.x, b.y), *sides(a, b))
        off = clear_of(hull, (a.x, a.y), (b.x, b.y))
        counts[off] += 1
        assert not (off and any(parts_inside((a.x, a.y), end, hull) for end in ends))
    assert min(counts) > 200


def test_the_bench_measures_sight_and_reach() -> None:
    found = list(figures(GAME, random.Random(2)))
    assert {unit for _, _, unit in found} == {"ms"}
    assert sum("two units of twelve" in name for name, _, _ in found) >= 6
    assert sum("reach" in name for name, _, _ in found) >= 5
    assert all(value > 0 for _, value, _ in found)
