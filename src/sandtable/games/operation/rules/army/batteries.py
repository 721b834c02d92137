"""Batteries: guns of one type in one platoon that fight as one unit."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.army.lists import merge
from sandtable.kernel import Refusal

NO_BATTERY = Refusal("OW-battery-same", "no-battery")


def why_not_battery(state: State, units: Iterable[Unit]) -> Refusal | None:
    """Guns of the same type in the same platoon, before play.

    Rules: OW-battery-same.
    """
    found = list(units)
    alike = len({(unit.seat, unit.kind, unit.platoon) for unit in found}) == 1
    guns = all(state.gun_of(unit) is not None for unit in found)
    return None if len(found) > 1 and alike and guns and found[0].platoon and not state.turn else NO_BATTERY


def form_battery(state: State, units: tuple[str, ...]) -> None:
    """They become one unit for good; its panic limit is the sum of theirs.

    Rules: OW-battery-same, OW-battery-ph.
    """
    merge(state, units)
    unit = state.units[units[0]]
    state.units[unit.id] = replace(unit, traits=tuple(sorted({*unit.traits, "battery"} - {"merged"})))
