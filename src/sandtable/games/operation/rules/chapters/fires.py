"""Fires: wrecks that burn, their smoke, heat and light."""

from __future__ import annotations

from sandtable.games.operation.events.chapters import WreckBurns
from sandtable.games.operation.events.vehicle import WreckCrushed
from sandtable.games.operation.model.pieces import ARMOURED, Model
from sandtable.games.operation.model.state import Out, State, is_vehicle
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.outlines import gap_at_most, size
from sandtable.games.operation.rules.vehicles.explosions import men_struck
from sandtable.games.operation.rules.vehicles.vehicle_area import burn
from sandtable.games.operation.rules.vehicles.vehicle_damage import unaimed_strike
from sandtable.geometry.table import distance_at_most
from sandtable.kernel import Dice

BURNS_FROM = 9
HEAT = 50
LIT = 100
"""Radius of the T(10) area that a fire lights at night (mm)."""


@extensions.catches_fire.joins
def may_burn(state: State, model: str, dice: Dice, out: Out) -> None:
    """After a catastrophe a wreck burns on 9 and 10, if the players agreed on fires.

    Rules: OW-fires-start, OW-fires-stay, OW-optional.
    """
    if not state.on("fires") or not is_vehicle(state.models[model]):
        return
    roll = dice.sum(1, 10, "wreck-burns")
    burns = roll.value >= BURNS_FROM
    out.append(WreckBurns(state.models[model].unit, model, burns, (roll,)))
    if not burns:
        return
    state.refit(model, burning=True)
    cover_with_smoke(state, model)
    heat(state, model, dice, out)


def cover_with_smoke(state: State, model: str) -> None:
    """The wreck lies under smoke for the rest of the game.

    Rules: OW-fires-stay.
    """
    wreck = state.models[model]
    name = f"fire-{model}"
    state.templates[name] = Template(name, "wreck-smoke", wreck.x, wreck.y, max(size(state, wreck)) // 2 + 5)


def heat(state: State, model: str, dice: Dice, out: Out) -> None:
    """Infantry within 5 cm rolls on the small-arms table at once.

    Rules: OW-fires-heat.
    """
    wreck = state.models[model]
    near = tuple(m.id for m in state.shown() if m.cls == "infantry" and gap_at_most(state, m, wreck, HEAT))
    men_struck(state, near, "sa", None, dice, out)


def push(state: State, wreck: Model, vehicle: Model, dice: Dice, out: Out) -> None:
    """A vehicle crushes a wreck; if it burns, the flames roll on the light table, for armoured ones on the heavy one.

    Rules: OW-fires-push.
    """
    burning = state.vehicles[wreck.id].burning
    out.append(WreckCrushed(wreck.id))
    state.models.pop(wreck.id)
    state.vehicles.pop(wreck.id)
    state.templates.pop(f"fire-{wreck.id}", None)
    unit = state.units[wreck.unit]
    state.alter(unit.id, models=tuple(each for each in unit.models if each != wreck.id))
    if burning:
        burn(
            state,
            vehicle.id,
            "flame-heavy" if vehicle.cls in ARMOURED else "flame-light",
            unaimed_strike("sa"),
            dice,
            out,
        )


def lights(state: State, model: Model) -> bool:
    """Whether a burning wreck lights a model up at night.

    Rules: OW-fires-night.
    """
    for name, vehicle in state.vehicles.items():
        wreck = state.models.get(name)
        if vehicle.burning and wreck is not None and distance_at_most((wreck.x, wreck.y), (model.x, model.y), LIT):
            return True
    return False
