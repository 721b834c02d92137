"""Catastrophes, and harm that reaches models one by one: explosions, fires, falling walls."""

from __future__ import annotations

from sandtable.games.operation.events.vehicle import ModelsStruck, VehicleExploded
from sandtable.games.operation.model.pieces import ARMOURED, Model
from sandtable.games.operation.model.state import Out, State, is_vehicle
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground import cover as ground_cover
from sandtable.games.operation.rules.ground.outlines import gap_at_most
from sandtable.games.operation.rules.infantry import crewed_weapons, losses
from sandtable.games.operation.rules.vehicles import vehicle_damage
from sandtable.games.operation.tables import damage_infantry, damage_result
from sandtable.games.operation.tables.words import Cover
from sandtable.kernel import Dice


def strike_models(state: State, models: tuple[str, ...], table: str, cover: Cover | None, dice: Dice, out: Out) -> None:
    """Each of these models takes one damage roll: men in their own cover or the one given, pieces by class.

    Rules: OW-vd-blast.
    """
    men_struck(state, models, table, cover, dice, out)
    for name in models:
        model = state.models.get(name)
        if model is None or model.cls == "infantry" or model.destroyed:
            continue
        if is_vehicle(model):
            vehicle_damage.damage_vehicle(state, name, table, dice, out)
        else:
            gun_struck(state, model, table, dice, out)


def men_struck(state: State, models: tuple[str, ...], table: str, cover: Cover | None, dice: Dice, out: Out) -> None:
    """The men among them: each die is one man's."""
    men = [state.models[name] for name in models if name in state.models and state.models[name].cls == "infantry"]
    if not men:
        return
    roll = dice.each(len(men), 10, "struck")
    results = []
    for man, die in zip(men, roll.dice, strict=True):
        shelter = ground_cover.shelter(state, man) if cover is None else cover
        results.append(damage_infantry(table, die, shelter))
    out.append(ModelsStruck(tuple(man.id for man in men), table, tuple(results), (roll,)))
    for man, result in zip(men, results, strict=True):
        if result == "dead":
            losses.kill(state, man.id, out)
        elif result == "shaken":
            losses.shake(state, man.id, out)


def gun_struck(state: State, gun: Model, table: str, dice: Dice, out: Out) -> None:
    """A gun rolls in the artillery column: the piece may be lost, or some of its crew hit."""
    roll = dice.sum(1, 10, "struck")
    result = damage_result(table, "artillery", roll.value)
    out.append(ModelsStruck((gun.id,), table, vehicle_damage.words(result), (roll,)))
    if result.catastrophe:
        explode(state, gun.id, dice, out)
        return
    if result.main:
        state.change(gun.id, destroyed=True)
    crew = tuple(man.id for man in state.men(gun.unit))[: result.assistants]
    men_struck(state, crew, table, "light", dice, out)


@extensions.explodes.joins
def explode(state: State, model: str, dice: Dice, out: Out) -> None:
    """The vehicle or gun is destroyed with everybody aboard, crew and assistants; its explosion reaches others. They
    are dead of their units like others.

    Rules: OW-vd-catastrophe, OW-vd-blast, OW-tow-catastrophe, OW-morale-limit.
    """
    piece = state.models[model]
    victims = [man.id for man in state.crew(model)] or gun_crew(state, piece)
    roll = dice.sum(1, 10, "explosion")
    reach = (roll.value if piece.cls in ARMOURED else (roll.value + 1) // 2) * 10
    state.change(model, destroyed=True)
    out.append(VehicleExploded(piece.unit, model, reach, (roll,)))
    for man in victims:
        losses.kill(state, man, out, counts=not is_of_a_group(state, state.models[man].unit))
    towed = state.vehicles[model].tows if model in state.vehicles else ""
    if towed:
        state.change(towed, destroyed=True)
    explosion_around(state, piece, reach, dice, out)
    extensions.catches_fire.call(state, model, dice, out)


def is_of_a_group(state: State, unit: str) -> bool:
    """Whether a unit is a squadron or group of vehicles: the loss of one does not touch the morale of the others.

    Rules: OW-sq-alone, OW-sq-courage.
    """
    several = sum(is_vehicle(model) for model in state.members(unit)) > 1
    return several and bool({"squadron", "attached"} & set(state.units[unit].traits))


def gun_crew(state: State, piece: Model) -> list[str]:
    """Gunner and assistants of a gun: those in cohesion with it, in a battery with it rather than with another.

    Rules: OW-vd-catastrophe, OW-battery-loss.
    """
    if piece.cls != "artillery":
        return []
    served = {man.id: crewed_weapons.gun_served(state, man) for man in state.men(piece.unit)}
    return [man for man, gun in served.items() if gun is not None and gun.id == piece.id]


def explosion_around(state: State, piece: Model, reach: int, dice: Dice, out: Out) -> None:
    """Everybody within the explosion's reach of the edges rolls on the small-arms table.

    Rules: OW-vd-blast.
    """
    caught = tuple(
        other.id
        for other in state.shown()
        if other.id != piece.id and not other.destroyed and gap_at_most(state, other, piece, reach)
    )
    strike_models(state, caught, "sa", None, dice, out)
