"""Harm that reaches models one by one, whoever they belong to: explosions, fires, falling walls."""

from __future__ import annotations

from sandtable.games.operation.events_vehicle import ModelsStruck
from sandtable.games.operation.model import Cover, Model
from sandtable.games.operation.rules import cover as covers
from sandtable.games.operation.rules import losses
from sandtable.games.operation.state import State, is_vehicle
from sandtable.games.operation.tables import damage_infantry, damage_result
from sandtable.kernel import Dice, Event

Out = list[Event]


def strike_models(state: State, models: tuple[str, ...], table: str, cover: Cover | None, dice: Dice, out: Out) -> None:
    """Each of these models takes one damage roll: men in their own cover or the one given, pieces by class.

    Rules: OW-vd-blast.
    """
    from sandtable.games.operation.rules import vehicle_damage

    strike_men(state, models, table, cover, dice, out)
    for name in models:
        model = state.models.get(name)
        if model is None or model.cls == "infantry" or model.destroyed:
            continue
        if is_vehicle(model):
            vehicle_damage.damage_vehicle(state, name, table, dice, out)
        else:
            strike_gun(state, model, table, dice, out)


def strike_men(state: State, models: tuple[str, ...], table: str, cover: Cover | None, dice: Dice, out: Out) -> None:
    """The men among them: each die is one man's."""
    men = [state.models[name] for name in models if name in state.models and state.models[name].cls == "infantry"]
    if not men:
        return
    roll = dice.each(len(men), 10, "struck")
    results = []
    for man, die in zip(men, roll.dice, strict=True):
        shelter = covers.shelter(state, man) if cover is None else cover
        results.append(damage_infantry(table, die, shelter))
    out.append(ModelsStruck(tuple(man.id for man in men), table, tuple(results), (roll,)))
    for man, result in zip(men, results, strict=True):
        if result == "dead":
            losses.kill(state, man.id, out)
        elif result == "shaken":
            losses.shake(state, man.id, out)


def strike_gun(state: State, gun: Model, table: str, dice: Dice, out: Out) -> None:
    """A gun rolls in the artillery column: the piece may be lost, or some of its crew hit."""
    from sandtable.games.operation.rules import vehicle_damage

    roll = dice.sum(1, 10, "struck")
    result = damage_result(table, "artillery", roll.value)
    out.append(ModelsStruck((gun.id,), table, vehicle_damage.words(result), (roll,)))
    if result.catastrophe:
        vehicle_damage.explode(state, gun.id, dice, out)
        return
    if result.main:
        state.change(gun.id, destroyed=True)
    crew = tuple(man.id for man in state.men(gun.unit))[: result.assistants]
    strike_men(state, crew, table, "light", dice, out)
