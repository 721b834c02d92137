"""Morale: tests when losses reach the panic limit, breaking, and the man who is left alone."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import MoraleTested, UnitBroke
from sandtable.games.operation.model.pieces import VEHICLES, Model, Unit
from sandtable.games.operation.model.state import Out, State, test_passed
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground import cover
from sandtable.games.operation.rules.ground.cohesion import is_together
from sandtable.games.operation.rules.ground.measuring import units_within
from sandtable.games.operation.rules.infantry.damage import signed, total
from sandtable.games.operation.rules.infantry.losses import destroy
from sandtable.games.operation.tables import MORALE
from sandtable.kernel import Dice, Modifier


def morale_line(key: str) -> Modifier:
    found = MORALE[key]
    return Modifier(found.rule, f"morale-{key}", signed(found.value))


def morale_lines(state: State, unit: Unit) -> tuple[Modifier, ...]:
    """The morale modifiers of a unit as it stands.

    Rules: OW-morale-cohesion, OW-morale-test, OW-tun-morale.
    """
    found = []
    if not is_together(state, unit):
        found.append(morale_line("cohesion"))
    if unit.below:
        found.append(morale_line("underground"))
    if 2 * len(state.everyone(unit)) <= unit.start:
        found.append(morale_line("half"))
    if has_commander_near(state, unit):
        found.append(morale_line("commander"))
    if cover.all_in_solid_cover(state, unit):
        found.append(morale_line("cover"))
    if unit.broken and any(units_within(state, unit, foe, 200) for foe in state.enemies(unit.seat)):
        found.append(morale_line("pressed"))
    if "political-fanaticism" in unit.traits:
        found.append(morale_line("fanatic"))
    return tuple(found)


def has_commander_near(state: State, unit: Unit) -> bool:
    """A command unit of the platoon, not shaken, within 10 cm.

    Rules: OW-traits.
    """
    for other in state.of(unit.seat):
        if other.id == unit.id or "command" not in other.traits or other.broken or other.platoon != unit.platoon:
            continue
        if any(not man.shaken for man in state.everyone(other)) and units_within(state, unit, other, 100):
            return True
    return False


def tests_due(unit: Unit) -> int:
    """How many further multiples of the panic limit the dead have reached.

    Rules: OW-morale-limit, OW-morale-many.
    """
    return unit.dead // unit.panic - unit.tested if unit.panic else 0


def test(state: State, unit: Unit, why: str, dice: Dice, out: Out) -> bool:
    """d10 and the modifiers against the training.

    Rules: OW-morale-test, OW-training, OW-modifiers.
    """
    mods = morale_lines(state, unit)
    roll = dice.sum(1, 10, why)
    sum_ = roll.value + total(mods)
    passed = test_passed(unit.training, sum_)
    out.append(MoraleTested(unit.id, why, unit.training, sum_, passed, (roll,), mods))
    return passed


def settle(state: State, dice: Dice, out: Out) -> None:
    """Every unit whose losses reached its limit tests now, before anything else happens.

    Rules: OW-morale-when, OW-morale-many, OW-morale-limit.
    """
    for unit in list(state.units.values()):
        due = tests_due(unit)
        if due > 0 and unit.models and not unit.off:
            state.alter(unit.id, tested=unit.tested + due)
            if unit.broken or not state.everyone(unit):
                continue
            results = [test(state, state.units[unit.id], "morale", dice, out) for _ in range(due)]
            if not all(results):
                break_unit(state, unit.id, dice, out)


def break_unit(state: State, unit: str, dice: Dice, out: Out) -> None:
    """The unit gets a panic marker: in the open its prone men stand up, in cover they drop.

    Rules: OW-morale-test, OW-broken, OW-broken-over, OW-panic-drop.
    """
    state.alter(unit, broken=True)
    out.append(UnitBroke(unit))
    if extensions.crew_breaks.call(state, unit, dice, out):
        return
    drop_or_stand(state, unit)


def drop_or_stand(state: State, unit: str) -> None:
    """Men of a broken unit lie shaken where they have cover and stand where they have none.

    Rules: OW-panic-drop, OW-broken-over.
    """
    for man in state.men(unit):
        sheltered = cover.has_shelter(state, man)
        if man.shaken != sheltered:
            state.models[man.id] = replace(man, shaken=sheltered)


def is_alone(state: State, unit: Unit) -> bool:
    """An infantry unit reduced to one man; snipers, crews and single men from the start are not meant.

    Rules: OW-lone, OW-lone-sniper.
    """
    if unit.alone or unit.off or "sniper" in unit.traits:
        return False
    left = [model for model in state.members(unit) if not model.destroyed and not is_empty_carrier(state, model)]
    single = len(left) == 1 and left[0].cls == "infantry" and not left[0].aboard
    return single and unit.start > 1 and "crew" not in unit.traits


def is_empty_carrier(state: State, model: Model) -> bool:
    """Whether a model is a troop carrier without anybody aboard: no company for the last man of its squad.

    Rules: OW-lone.
    """
    return model.cls in VEHICLES and "troop-carrier" in model.traits and not state.crew(model.id)


def test_lone_models(state: State, dice: Dice, out: Out) -> None:
    """Before the refill each man left alone tests; failing, he is removed and no card is drawn for him.

    Rules: OW-lone.
    """
    for unit in list(state.units.values()):
        if is_alone(state, unit) and not test(state, unit, "lone-model", dice, out):
            man = state.everyone(unit)[0].id
            state.models.pop(man)
            state.alter(unit.id, models=tuple(each for each in unit.models if each != man))
            destroy(state, unit.id, out)
