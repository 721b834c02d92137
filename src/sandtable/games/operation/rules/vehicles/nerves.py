"""Vehicle morale: nerves, willpower, and crews that get out."""

from __future__ import annotations

from sandtable.games.operation.events.vehicle import CrewGotOut, NervesTested, WillTested
from sandtable.games.operation.model.pieces import ARMOURED, Model
from sandtable.games.operation.model.state import Out, State, test_passed
from sandtable.games.operation.rules.ground.outlines import entry_of, spots_beside
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.vehicles.strikes import Strike
from sandtable.kernel import Dice


def owe_nerves(state: State, model: str) -> None:
    """Remember that this crew must test its nerves after the attack."""
    if model not in state.nerves_owed:
        state.nerves_owed = (*state.nerves_owed, model)


def settle_nerves(state: State, dice: Dice, out: Out) -> None:
    """After morale: every crew that owes a nerves test and has not broken makes it.

    Rules: OW-nerves-order, OW-vd-nerves.
    """
    for model in sorted(state.nerves_owed):
        state.nerves_owed = tuple(each for each in state.nerves_owed if each != model)
        vehicle = state.models.get(model)
        if vehicle is not None and not vehicle.destroyed and state.crew(vehicle.id):
            test_nerves(state, vehicle, dice, out)


def test_nerves(state: State, vehicle: Model, dice: Dice, out: Out) -> bool:
    """An unmodified d10 against training; failing, the crew gets out at once and is shaken.

    Rules: OW-nerves, OW-vd-nerves.
    """
    unit = state.units[vehicle.unit]
    if unit.broken:
        return False
    roll = dice.sum(1, 10, "nerves")
    passed = test_passed(unit.training, roll.value)
    out.append(NervesTested(unit.id, unit.training, passed, (roll,)))
    if not passed:
        crew = state.crew(vehicle.id)
        bail_out(state, vehicle, out)
        for man in crew:
            losses.shake(state, man.id, out)
    return passed


def bail_out(state: State, vehicle: Model, out: Out) -> None:
    """Everybody aboard is placed beside the vehicle and is infantry from now on; nobody finds room: he is taken off.

    Rules: OW-nerves, OW-embark-infantry.
    """
    men = state.crew(vehicle.id)
    places = spots_beside(state, vehicle, len(men))
    for man, (x, y) in zip(men, places, strict=False):
        state.change(man.id, aboard="", x=x, y=y, exposed=False, boarded=state.turn, facing=vehicle.facing)
    out.append(CrewGotOut(vehicle.unit, vehicle.id, tuple(man.id for man in men), tuple(places)))


def remember_loss(state: State, model: str) -> None:
    """Which vehicle of a squadron lost men in this attack."""
    if model not in state.crews_hit:
        state.crews_hit = (*state.crews_hit, model)


def spares_panic(state: State, model: str, shot: Strike) -> bool:
    """Whether deaths aboard call for willpower instead of counting: direct small-arms fire at an armoured vehicle.

    Rules: OW-vm-will.
    """
    vehicle = state.models[model]
    carrier = "troop-carrier" in entry_of(state, vehicle).traits
    return vehicle.cls in ARMOURED and not carrier and shot.direct and shot.mode == "direct"


def test_will(state: State, model: str, dice: Dice, out: Out) -> bool:
    """Passed, nobody looks out for the rest of the turn; failed, all who are left are shaken.

    Rules: OW-vm-will.
    """
    vehicle = state.models.get(model)
    if vehicle is None or not state.crew(model):
        return True
    unit = state.units[vehicle.unit]
    roll = dice.sum(1, 10, "willpower")
    passed = test_passed(unit.training, roll.value)
    out.append(WillTested(unit.id, unit.training, passed, (roll,)))
    for man in state.crew(model):
        if passed:
            state.change(man.id, exposed=False)
        else:
            losses.shake(state, man.id, out)
    if passed:
        state.refit(model, buttoned=state.turn)
    return passed
