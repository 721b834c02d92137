"""A bare table for rule tests."""

from sandtable.games.operation.model.pieces import Point, Side
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.rules.army.lists import raise_unit
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.tables import DECK
from sandtable.kernel import Event, Scripted

SIZE = (3000, 2000)


def side(nation: str) -> Side:
    """A side with its whole deck."""
    return Side(nation, (), DECK, (0,) * len(DECK))


def field(*switches: str, turn: int = 1) -> State:
    """An empty table in the first turn, Germans red, Americans blue."""
    state = State(
        scenario="test",
        seats=("blue", "red"),
        size=SIZE,
        turn=turn,
        switches=switches,
        sides={"blue": side("usa"), "red": side("germany")},
    )
    prepare(state)
    return state


def put(state: State, unit: str, kind: str, at: Point, facing: int = 0, **more: object) -> str:
    """Add a unit of the lists; the seat follows from the nation. Answers its vehicle, gun or first man."""
    seat = "red" if kind.startswith("de-") else "blue"
    raise_unit(state, seat, unit, kind, at, facing, **more)  # type: ignore[arg-type]
    return state.units[unit].models[0]


def feature(state: State, name: str, kind: str, *shape: Point, **more: object) -> Feature:
    """Add a piece of terrain."""
    piece = Feature(name, kind, shape, **more)  # type: ignore[arg-type]
    state.features[name] = piece
    prepare(state)
    return piece


def box(x: int, y: int, width: int, height: int) -> tuple[Point, ...]:
    """An outline with its top left corner at x, y."""
    return ((x, y), (x + width, y), (x + width, y + height), (x, y + height))


def kinds(out: list[Event]) -> list[str]:
    """The events' names."""
    return [type(event).__name__ for event in out]


def rolled(*faces: int) -> Scripted:
    """Exactly these dice."""
    return Scripted(faces)
