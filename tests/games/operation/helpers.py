"""Small battles for the tests."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.flow import Turn
from sandtable.games.operation.ground import prepare
from sandtable.games.operation.model import Feature, Side
from sandtable.games.operation.rules.armies import raise_unit
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import DECK


def table(size: int = 1200, **switches: bool) -> State:
    """An empty table for two."""
    state = State(scenario="test", seats=("blue", "red"), size=(size, size), switches=tuple(switches))
    state.sides = {
        "blue": Side("germany", (), DECK, (0,) * len(DECK)),
        "red": Side("usa", (), DECK, (0,) * len(DECK)),
    }
    prepare(state)
    return state


def terrain(state: State, name: str, kind: str, shape: list[tuple[int, int]], **more: object) -> None:
    state.features[name] = Feature(name, kind, tuple(shape), **more)  # type: ignore[arg-type]
    prepare(state)


def square(x: int, y: int, wide: int, high: int) -> list[tuple[int, int]]:
    return [(x, y), (x + wide, y), (x + wide, y + high), (x, y + high)]


def unit(state: State, name: str, kind: str, x: int, y: int, facing: int = 0, seat: str = "", **more: object) -> None:
    """Put a unit down; German and British kinds are blue's, the others red's, unless said otherwise."""
    side = seat or ("blue" if kind[:2] in ("de", "uk") else "red")
    raise_unit(state, side, name, kind, (x, y), facing, **more)  # type: ignore[arg-type]


def put(state: State, model: str, x: int, y: int, **more: object) -> None:
    state.models[model] = replace(state.models[model], x=x, y=y, **more)


def keep(state: State, name: str, count: int) -> None:
    """Only the first so many models of a unit are left."""
    models = state.units[name].models
    for each in models[count:]:
        del state.models[each]
    state.units[name] = replace(state.units[name], models=models[:count])


def infantry_battle() -> State:
    """Two squads and a machine gun against two squads, with a wood, a wall and a house."""
    state = table()
    terrain(state, "wood", "wood", square(200, 500, 250, 200))
    terrain(state, "wall", "low-wall", [(550, 650), (850, 650)])
    house = square(850, 400, 150, 150)
    doors = (((900, 550), (930, 550)), ((900, 400), (930, 400)), ((850, 450), (850, 480)), ((1000, 450), (1000, 480)))
    terrain(state, "house", "building", house, openings=doors)
    unit(state, "de-1", "de-grenadiers", 300, 1000)
    unit(state, "de-2", "de-grenadiers", 700, 1000)
    unit(state, "de-3", "de-mmg", 500, 1100)
    unit(state, "us-1", "us-rifles", 300, 200, 1800)
    unit(state, "us-2", "us-rifles", 700, 200, 1800)
    unit(state, "us-3", "us-mmg", 500, 100, 1800)
    state.stack = [Turn()]
    return state
