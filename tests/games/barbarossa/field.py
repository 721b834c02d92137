"""Small battlefields for tests: a plain map with some terrain, units where they are put, orders carried out with
given dice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from msgspec.structs import replace

from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Moving, Planned
from sandtable.games.barbarossa.flow import Planning
from sandtable.games.barbarossa.model import SEATS, Draft, State, Unit
from sandtable.games.barbarossa.rules.army import new_unit
from sandtable.games.barbarossa.tables import CARDS, MAPS, MapData, board
from sandtable.kernel import Decision, Event, Refusal, Scripted, Seeded, advance, play
from sandtable.kernel.action import parse_action

COLUMNS, ROWS = 12, 9


def ground(terrain: dict[int, str] | None = None, roads: str = "") -> str:
    """The name of a map of plain hexes with other cells (`T1r`) by number."""
    cells = terrain or {}
    name = f"test-{sorted(cells.items())}-{roads}"
    if name not in MAPS:
        rows = tuple(
            " ".join(cells.get(column * 100 + row, "P0.") for column in range(1, COLUMNS + 1))
            for row in range(1, ROWS + 1)
        )
        MAPS[name] = MapData(name, COLUMNS, ROWS, rows, roads)
    return name


def battle(
    terrain: dict[int, str] | None = None,
    roads: str = "",
    scenario: str = "tanks-in-the-corn",
    rounds: int = 9,
    **fields: Any,
) -> State:
    """An empty battlefield in round 1, orders being given."""
    state = State(scenario=scenario, map=fields.pop("map", None) or ground(terrain, roads), rounds=rounds, round=1)
    state.stack = [Planning()]
    state.drafts = {seat: Draft() for seat in SEATS}
    state.stock = {seat: {} for seat in SEATS}
    for name, value in fields.items():
        setattr(state, name, value)
    return state


def put(state: State, name: str, hex_: int, **fields: Any) -> Unit:
    """A fresh unit on the map; its card is the name without the number. Nothing is hidden unless said."""
    card = name.rsplit("-", 1)[0]
    fields.setdefault("hidden", 0)
    if CARDS[card].type != "aircraft":
        fields.setdefault("place", "map")
        fields["hex"] = hex_
    if "field-of-fire" in CARDS[card].traits:
        fields.setdefault("facing", 1)
    unit = replace(new_unit(name, card), **fields)
    state.units[name] = unit
    state.units = dict(sorted(state.units.items()))
    return unit


def route(unit: str, kind: str, *hexes: int, target: str = "", shot: int = 0) -> Moving:
    return Moving(unit, kind, hexes, target, shot)


class SixSided(Scripted):
    """The faces that are given; every die of this game has six sides."""

    def face(self, sides: int, why: str) -> int:
        assert sides == 6, f"a die of {sides} sides for {why}"
        return super().face(sides, why)


class SixSidedSeeded(Seeded):
    """Seeded dice; every die of this game has six sides."""

    def _throw(self, n: int, sides: int, why: str) -> tuple[int, ...]:
        assert sides == 6, f"a die of {sides} sides for {why}"
        return super()._throw(n, sides, why)


Answer = Callable[[Decision, str], Any]


def execute(
    state: State,
    orders: Iterable[Any] = (),
    dice: Iterable[int] | int = (),
    answer: Answer | dict[str, Any] | None = None,
) -> list[Event]:
    """Carry a round out: the orders as if they had been written, then all questions until the next planning.

    `dice` are the faces that fall (none may be left over), or a seed. `answer` says what a question gets: a function,
    or a dict from the question's kind to an action. Whoever may fire does, unless told otherwise.
    """
    for order in orders:
        side = state.units[order.unit].side
        state.drafts[side].orders[order.unit] = order
    thrown = SixSidedSeeded(dice) if isinstance(dice, int) else SixSided(dice)
    out: list[Event] = []
    state.stack = [Planning()]
    Planning().close(state, thrown, out)
    decision = advance(state, thrown, out)
    while decision is not None and decision.kind != "planning":
        seat = decision.seats[0]
        decision = play(state, decision, seat, _answered(decision, seat, answer), thrown, out)
    if isinstance(thrown, Scripted):
        thrown.done()
    return out


def _answered(decision: Decision, seat: str, answer: Answer | dict[str, Any] | None) -> Any:
    found: Any = None
    if callable(answer):
        found = answer(decision, seat)
    elif answer and decision.kind in answer:
        found = answer[decision.kind]
    if isinstance(found, str):
        found = parse_action(found, GAME.verbs)
    if found is not None and decision.why_not(seat, found) is None:
        return found
    if decision.kind in ("react", "fire-back"):
        options = decision.options(seat)
        assert isinstance(options, list)
        return options[0]
    return decision.default(seat)


def happened(out: list[Event], what: type, /, **fields: Any) -> list[Any]:
    """The events of a kind with these fields."""
    return [e for e in out if type(e) is what and all(getattr(e, key) == value for key, value in fields.items())]


def step_of(out: list[Event], what: type[Event]) -> int:
    """The step of the round in which the first event of a kind happened."""
    step = 0
    for event in out:
        if isinstance(event, ev.StepBegan):
            step = event.step
        elif isinstance(event, what):
            return step
    raise AssertionError(f"no {what.__name__}")


def why_not(state: State, text: str, seat: str = "german") -> Refusal | None:
    """What the door says to an order for the unit it names, its card in hand."""
    action = parse_action(text, GAME.verbs)
    assert isinstance(action, Planned)
    unit = getattr(action, "unit", "")
    state.drafts[seat] = replace(state.drafts[seat], hand=unit)
    return Planning().why_not(state, seat, action)


def key(refusal: Refusal | None) -> str:
    return refusal.key if refusal else ""


def plan(state: State, seat: str, *actions: str) -> None:
    """Write orders at the planning frame, step by step."""
    for text in actions:
        action = parse_action(text, GAME.verbs)
        frame = state.stack[-1]
        refusal = frame.refused(state, seat, action)
        assert refusal is None, f"{text}: {refusal}"
        frame.apply(state, seat, action, Scripted(()), [])


def nothing(decision: Decision, seat: str) -> Any:
    """Answer every question with as little as possible."""
    from sandtable.kernel import Ready

    found = Ready()
    return found if decision.why_not(seat, found) is None else decision.default(seat)


__all__ = [
    "battle", "board", "execute", "ground", "happened", "key", "nothing", "plan", "put", "route", "step_of",
    "why_not",
]  # fmt: skip
