"""Before deployment: armies are bought, units declared one."""

from __future__ import annotations

from itertools import pairwise

from sandtable.games.operation.model.pieces import Seat, Unit
from sandtable.games.operation.model.state import State, is_vehicle
from sandtable.games.operation.rules.army import batteries, lists
from sandtable.games.operation.rules.army.lists import Purchase
from sandtable.games.operation.rules.chapters import squadrons
from sandtable.games.operation.rules.ground.measuring import BASE
from sandtable.games.operation.rules.ground.outlines import size
from sandtable.games.operation.rules.vehicles import motorcycles
from sandtable.games.operation.tables import items
from sandtable.kernel import Refusal

NOT_ONE = Refusal("OW-merged", "cannot-join")

DECLARED_GAP = 60
"""Gap between the guns or vehicles of units that are declared one, before they are placed (mm)."""


def is_offered(state: State, option: str) -> bool:
    """Whether an option's chapter is used."""
    item = items().get(option)
    return item is None or not item.chapter or state.on(item.chapter)


def bring(state: State, seat: Seat, name: str, purchase: Purchase) -> None:
    """A unit that was bought waits beside the table."""
    platoon = purchase.platoon or f"{seat}-platoon"
    more = {"platoon": platoon, "options": purchase.options, "carrier": purchase.carrier}
    lists.raise_unit(state, seat, name, purchase.kind, (0, 0), 0, **more)  # type: ignore[arg-type]
    state.alter(name, off=True)


def why_not_join(state: State, units: tuple[Unit, ...]) -> Refusal | None:
    """Whether units may become one: by the rule of their kind."""
    if len({unit.seat for unit in units}) != 1:
        return NOT_ONE
    if batteries.why_not_battery(state, units) is None or lists.why_not_merge(units) is None:
        return None
    if motorcycles.why_not_squad(state, units) is None:
        return None
    return squadrons.why_not_squadron(state, units)


def edges(state: State, unit: str) -> tuple[int, int]:
    """How far a unit that is still to be placed reaches to the left and to the right."""
    halves = [(m.x, BASE if m.cls == "infantry" else size(state, m)[1] // 2 + 1) for m in state.members(unit)]
    return min(x - half for x, half in halves), max(x + half for x, half in halves)


def join_units(state: State, names: tuple[str, ...]) -> None:
    """The units become one for good, their panic limits added.

    Rules: OW-battery-same, OW-battery-ph, OW-merged, OW-moto-squad, OW-sq-form.
    """
    pieces = [m for name in names for m in state.members(name) if m.cls != "infantry"]
    for before, name in pairwise(names):
        shift = edges(state, before)[1] - edges(state, name)[0] + (DECLARED_GAP if pieces else 1)
        for model in state.members(name):
            state.change(model.id, x=model.x + shift)
    if any(m.cls == "motorcycle" for m in pieces):
        motorcycles.join_motorcycles(state, names)
    elif any(is_vehicle(m) for m in pieces):
        squadrons.form_squadron(state, names)
    elif pieces:
        batteries.form_battery(state, names)
    else:
        lists.merge(state, names)
