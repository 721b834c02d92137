"""Positions for situations: a table made anew as the file says.

turn = 2        opener = "blue"         size = [1200, 1200]     switches = ["night"]
nations = { blue = "germany", red = "usa" }        hands = { blue = "fire-5 fire-1", red = "assault-3" }
units = { de-1 = { kind = "de-grenadiers", seat = "blue", at = [300, 700], men = 3, posture = "fired", panic = 3 } }
models = { "de-1.1" = { x = 300, y = 700, shaken = true, weapons = ["de-kar98k"] } }
vehicles = { "de-1.0" = { lost = ["hull"], tracks = 1 } }
features = { wall = { kind = "low-wall", shape = [[100, 600], [500, 600]] } }
apportion = { seat = "red", unit = "us-1", dead = 3, shaken = 2 }      the question of a loss instead of a chain
start = "turn" | "orders" | "initiative" | "panic" | "refill"          what comes first (orders, if nothing is said)
start = "deploy"        the opener sets up his units that are `off` in the zones of the table, then the other opens
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from sandtable.games.operation.flow import turn
from sandtable.games.operation.flow.initiative import Initiative
from sandtable.games.operation.flow.losses import Apportion
from sandtable.games.operation.flow.setting_up import PlaceUnit
from sandtable.games.operation.model.pieces import Model, Side, Unit, Vehicle
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Feature
from sandtable.games.operation.rules.army.lists import raise_unit
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.setup.landscape import zones
from sandtable.games.operation.tables import DECK
from sandtable.kernel import Frame, SandtableError
from sandtable.kernel.typed import convert

KEYS = {
    "turn", "opener", "size", "switches", "nations", "hands", "units", "models", "vehicles", "features", "apportion",
    "start",
    "turns",
}  # fmt: skip
STARTS: dict[str, int] = {"turn": 0, "refill": 2, "panic": 3}


def arrange(base: State, position: Mapping[str, Any]) -> State:
    """The state that a table describes; nothing of the scenario but its size is kept."""
    wrong = set(position) - KEYS
    if wrong:
        raise SandtableError(f"A position has no {', '.join(sorted(wrong))}; it may have {', '.join(sorted(KEYS))}.")
    size = tuple(position.get("size", base.size))
    state = State(scenario=base.scenario, seats=base.seats, size=size, turns=position.get("turns", 6))
    state.turn = position.get("turn", 1)
    state.switches = tuple(position.get("switches", ()))
    nations = {"blue": "germany", "red": "usa", **position.get("nations", {})}
    for seat in state.seats:
        state.sides[seat] = dealt(nations[seat], position.get("hands", {}).get(seat, ""))
    for name, piece in position.get("features", {}).items():
        state.features[name] = convert({"id": name, **piece}, Feature)
    prepare(state)
    for name, given in position.get("units", {}).items():
        place_unit(state, name, dict(given))
    for name, given in position.get("models", {}).items():
        state.models[name] = replace(state.models[name], **checked(Model, given))
    for name, given in position.get("vehicles", {}).items():
        state.vehicles[name] = replace(state.vehicles[name], **checked(Vehicle, given))
    state.initiative = position.get("opener", "blue")
    state.stack = frames_of_position(state, position)
    return state


def dealt(nation: str, hand: str) -> Side:
    """A side with these cards in hand and the rest in its deck."""
    held = tuple(sorted(cards.NUMBER[name] for name in hand.split()))
    deck = tuple(many - held.count(n) for n, many in enumerate(DECK))
    return Side(nation, held, deck, cards.NO_CARDS, swaps=3 if nation == "britain" else 0)


def place_unit(state: State, name: str, given: dict[str, Any]) -> None:
    """A unit of the list, changed as the table says; `men` keeps only so many of its models."""
    at = tuple(given.pop("at", (0, 0)))
    extra = {key: given.pop(key) for key in ("platoon", "carrier", "aboard") if key in given}
    options = tuple(given.pop("options", ()))
    seat, kind, facing = given.pop("seat"), given.pop("kind"), given.pop("facing", 0)
    raise_unit(state, seat, name, kind, (at[0], at[1]), facing, options=options, **extra)
    count = given.pop("men", None)
    if count is not None:
        for each in state.units[name].models[count:]:
            del state.models[each]
        state.alter(name, models=state.units[name].models[:count], start=count)
    state.units[name] = replace(state.units[name], **checked(Unit, given))


def checked(kind: Any, given: Mapping[str, Any]) -> dict[str, Any]:
    """The fields of a leaf with lists made tuples; a field that is not there is a mistake."""
    unknown = set(given) - set(kind.__struct_fields__)
    if unknown:
        raise SandtableError(f"A {kind.__name__.lower()} has no {', '.join(sorted(unknown))}.")
    return {key: tuple(value) if isinstance(value, list) else value for key, value in given.items()}


def frames_of_position(state: State, position: Mapping[str, Any]) -> list[Frame]:
    """What the match begins with."""
    loss = position.get("apportion")
    if loss is not None:
        models = tuple(loss.get("models", state.units[loss["unit"]].models))
        return [Apportion(loss["seat"], models, loss.get("dead", 0), loss.get("shaken", 0))]
    start = position.get("start", "orders")
    if start == "initiative":
        return [Initiative()]
    if start == "deploy":
        top, bottom = zones(state.size)
        state.zones = dict(zip(state.seats, (bottom, top), strict=True))
        waiting = [unit for unit in state.units.values() if unit.off and unit.seat == state.initiative]
        return [turn.Orders(state.other(state.initiative)), *(PlaceUnit(state.initiative) for _ in waiting)]
    if start in STARTS:
        state.turn -= start == "turn"
        return [turn.Turn(STARTS[start])]
    return [turn.Orders(state.initiative)]
