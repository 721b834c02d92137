"""Compiled lines of sight say what the rules say, on every table."""

import random
from collections.abc import Iterator

import pytest

from sandtable.games.operation.bench import place_squad, squad
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model import numba_lines
from sandtable.games.operation.model.memory import TableMemory
from sandtable.games.operation.model.pieces import Model, ModelClass
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.ground import compiled_sight, measuring, sight_lines
from sandtable.games.operation.rules.ground.prepared import ground_under
from sandtable.games.operation.rules.ground.sight import work_out
from sandtable.games.operation.rules.ground.sight_lines import BLIND, LOOKS, terrain_look
from sandtable.games.operation.rules.infantry.detection import finds, valid_among

pytest.importorskip("numba")
SCENARIOS = [each.id for each in GAME.scenarios()]
SORTS: tuple[ModelClass, ...] = ("infantry", "infantry", "artillery", "medium-tank", "motorcycle")


@pytest.fixture
def warm() -> Iterator[None]:
    GAME.warm()
    assert compiled_sight.is_warm()
    yield
    compiled_sight._kernel = None


def begun(scenario: str) -> State:
    return GAME.start(scenario, {option.id: option.default for option in GAME.scenario(scenario).options})


def somebody(state: State, rng: random.Random, name: str, near: Model | None = None) -> Model:
    """Anywhere or near another; now and then on a place in whole centimetres, where lines meet corners."""
    x, y = rng.randrange(-50, state.size[0] + 50), rng.randrange(-50, state.size[1] + 50)
    if near is not None:
        x, y = near.x + rng.randrange(-130, 131), near.y + rng.randrange(-130, 131)
    if rng.random() < 0.3:
        x, y = x // 10 * 10, y // 10 * 10
    return Model(name, name, rng.choice(SORTS), x, y, level=rng.choice((0, 0, 0, 1, 2)))


@pytest.mark.rule("OW-sight-line", "OW-cover-partial", "OW-sight-building", "OW-sight-wood", "OW-sight-high")
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_compiled_lines_say_what_the_rules_say(scenario: str, warm: None) -> None:
    state, rng = begun(scenario), random.Random(f"{scenario}/quick")
    unsure, told = 0, set()
    for n in range(3000):
        a = somebody(state, rng, "a")
        b = somebody(state, rng, "b", a if n % 3 == 0 else None)
        said = next(
            (each[2] for each in compiled_sight.free_lines(ground_under(state), [a], [b], compiled_sight.FAR)), -1
        )
        line = terrain_look(state.index.blocks, a, b)
        if said == -2:
            unsure += 1
            continue
        told.add(line)
        assert (LOOKS[said] if said >= 0 else BLIND) == line, (a, b)
    assert unsure < 300
    assert len(told) >= 3 or not state.features


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_see_the_same_with_and_without(scenario: str, warm: None, monkeypatch: pytest.MonkeyPatch) -> None:
    state, rng = begun(scenario), random.Random(f"{scenario}/units")
    pairs = [(squad("a", place_squad(state, rng)), squad("b", place_squad(state, rng))) for _ in range(30)]
    compiled = [work_out(state, ours, theirs, False) for ours, theirs in pairs]
    monkeypatch.setattr(compiled_sight, "_kernel", None)
    assert [work_out(state, ours, theirs, False) for ours, theirs in pairs] == compiled


def crowded(state: State, rng: random.Random) -> None:
    """Every vehicle somewhere in the middle of the table, and smoke beside them."""
    width, height = state.size
    for each in state.vehicles:
        x, y = rng.randrange(width // 4, 3 * width // 4), rng.randrange(height // 4, 3 * height // 4)
        state.change(each, x=x // 5 * 5, y=y // 5 * 5, facing=rng.choice((0, 450, rng.randrange(3600))))
    state.templates = {}
    for name in map(str, range(rng.randrange(3))):
        x, y = rng.randrange(width // 4, 3 * width // 4), rng.randrange(height // 4, 3 * height // 4)
        state.templates[name] = Template(name, "smoke", x, y, rng.choice((30, 50)))


@pytest.mark.rule("OW-vsight-behind", "OW-smoke-sight", "OW-smoke-cover")
@pytest.mark.parametrize("scenario", ["column-ambush", "tank-duel"])
def test_vehicles_and_smoke_hide_the_same_with_and_without(
    scenario: str, warm: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, rng, kernel = begun(scenario), random.Random(f"{scenario}/shades"), compiled_sight._kernel
    told = set()
    for n in range(60):
        crowded(state, rng)
        ours, theirs = squad("a", place_squad(state, rng)), squad("b", place_squad(state, rng))
        hulls = [state.models[each] for each in state.vehicles]
        for one, two in ((ours, theirs), (ours, hulls), (hulls, theirs), (hulls, hulls)):
            monkeypatch.setattr(compiled_sight, "_kernel", kernel)
            compiled = work_out(state, one, two, n % 4 == 0)
            monkeypatch.setattr(compiled_sight, "_kernel", None)
            plain = work_out(state, one, two, n % 4 == 0)
            assert compiled == plain
            told |= {line for seen in plain.values() for line in seen.values()}
    assert {line.smoke for line in told} == {True, False} and {line.cover for line in told} == {0, 1, 2, 3}


@pytest.mark.rule("OW-detect", "OW-R61")
@pytest.mark.parametrize("scenario", ["column-ambush", "tank-duel"])
def test_vehicles_are_detected_by_their_outlines_with_and_without(
    scenario: str, warm: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    state, rng, kernel = begun(scenario), random.Random(f"{scenario}/crowd"), compiled_sight._kernel
    units = [unit for unit in state.units.values() if unit.models and not unit.off]
    found = 0
    for _ in range(12):
        crowded(state, rng)
        said = []
        for each in (kernel, None):
            monkeypatch.setattr(compiled_sight, "_kernel", each)
            said.append([valid_among(state, unit, list(state.enemies(unit.seat)), TableMemory()) for unit in units])
        assert said[0] == said[1]
        found += sum(map(len, said[0]))
    assert found


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_units_detect_the_same_with_and_without(scenario: str, warm: None, monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun(scenario)
    units = [unit for unit in state.units.values() if unit.models and not unit.off]
    pairs = [(one, two) for one in units for two in units if one.seat != two.seat]
    compiled = [finds(state, state.pieces(one), state.pieces(two)) for one, two in pairs]
    foes = {unit.id: list(state.enemies(unit.seat)) for unit in units}
    together = [each.id for unit in units for each in valid_among(state, unit, foes[unit.id], TableMemory())]
    monkeypatch.setattr(compiled_sight, "_kernel", None)
    assert [finds(state, state.pieces(one), state.pieces(two)) for one, two in pairs] == compiled
    assert [two.id for (_, two), found in zip(pairs, compiled, strict=True) if found] == together


def test_places_off_any_table_are_left_to_the_rules(warm: None) -> None:
    state = begun(SCENARIOS[0])
    a, b = Model("a", "a", "infantry", 9000, 0), Model("b", "b", "infantry", 100, 100)
    assert compiled_sight.free_lines(ground_under(state), [a], [b], compiled_sight.FAR) == [[0, 0, -2, 0]]


def test_lines_longer_than_asked_are_left_out(warm: None) -> None:
    state = begun(SCENARIOS[0])
    a, b = Model("a", "a", "infantry", 5, 5), Model("b", "b", "infantry", 5, 35)
    assert [each[:2] for each in compiled_sight.free_lines(ground_under(state), [a], [b], 30)] == [[0, 0]]
    assert compiled_sight.free_lines(ground_under(state), [a], [b], 29) == []


def test_the_compiled_figures_are_those_of_the_rules(warm: None) -> None:
    ours = (
        numba_lines.BASE,
        numba_lines.BESIDE,
        numba_lines.DEPTH,
        numba_lines.BEYOND_LOW,
        numba_lines.FLOOR,
        numba_lines.LONGEST,
    )
    assert ours == (
        measuring.BASE,
        measuring.BESIDE,
        measuring.DEPTH,
        measuring.BEYOND_LOW,
        sight_lines.FLOOR,
        measuring.LONGEST,
    )
    kinds = (numba_lines.SHELTER, numba_lines.HILL, numba_lines.DEEP, numba_lines.HOUSE, numba_lines.LOW)
    assert (*kinds, numba_lines.HIGH) == (0, 1, 2, 3, 4, 5)
    assert numba_lines.INNER_END + 1 == compiled_sight.GROUND_COLUMNS


@pytest.mark.rule("OW-bld-dust", "OW-smoke-sight")
def test_the_dust_of_a_building_hides_the_same_with_and_without(warm: None, monkeypatch: pytest.MonkeyPatch) -> None:
    state = begun("tank-duel")
    box = ((500, 500), (900, 500), (900, 580), (500, 580))
    a, b = Model("a", "a", "infantry", 700, 350), Model("b", "b", "infantry", 700, 440)
    for name, y in (("beside", 449), ("in-it", 451), ("behind", 700)):
        state.templates.clear()
        state.templates[name] = Template(name, "dust", 700, 540, 50, until=9, shape=box)
        there = Model("b", "b", "infantry", 700, y)
        quickly = work_out(state, [a], [there], False)
        with monkeypatch.context() as patch:
            patch.setattr(compiled_sight, "is_warm", lambda: False)
            assert work_out(state, [a], [there], False) == quickly
        assert (y == 700) == (not quickly)
    assert not work_out(state, [a], [b], False)["a"]["b"].smoke
