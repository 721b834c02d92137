"""Panic recovery: broken units run to cover, lie there, and try to rally."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import UnitRallied, UnitRan
from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.cover import has_shelter
from sandtable.games.operation.rules.infantry import morale
from sandtable.games.operation.rules.infantry.flight import squad_runs
from sandtable.games.operation.rules.infantry.losses import destroy
from sandtable.games.operation.rules.infantry.orders import mark
from sandtable.games.operation.rules.infantry.walking import level_at
from sandtable.kernel import Dice


def recover(state: State, dice: Dice, out: Out) -> None:
    """Each broken unit: who lies in cover tests to rally, who does not runs.

    Rules: OW-panic-run, OW-panic-rally, OW-panic-part.
    """
    for unit in list(state.units.values()):
        if not unit.broken or unit.off or not unit.models:
            continue
        if extensions.crew_recovers.call(state, unit, out):
            continue
        if lies_in_cover(state, unit):
            rally(state, unit, dice, out)
        else:
            run_to_cover(state, unit, out)


def lies_in_cover(state: State, unit: Unit) -> bool:
    """Whether every man of a broken unit lies prone in cover.

    Rules: OW-panic-rally.
    """
    men = state.men(unit)
    return bool(men) and all(man.shaken and has_shelter(state, man) for man in men)


def rally(state: State, unit: Unit, dice: Dice, out: Out) -> None:
    """A morale test; a rallied unit stands up, is marked stationary and gets no order in this turn.

    Rules: OW-panic-rally, OW-panic-rallied.
    """
    if not morale.test(state, unit, "rally", dice, out):
        return
    for man in state.men(unit):
        state.models[man.id] = replace(man, shaken=False)
    state.alter(unit.id, broken=False)
    out.append(UnitRallied(unit.id))
    mark(state, unit.id, "stationary", out)


def run_to_cover(state: State, unit: Unit, out: Out) -> None:
    """Men in the open run to cover; who reaches it drops, who leaves the table is removed.

    Rules: OW-panic-run, OW-no-way, OW-panic-part.
    """
    paths, gone = [], []
    for man, way in squad_runs(state, unit):
        x, y = way[-1]
        if not (0 <= x <= state.size[0] and 0 <= y <= state.size[1]):
            gone.append(man.id)
        else:
            level = level_at(state, man, (x, y), -1)
            state.models[man.id] = replace(man, x=x, y=y, level=level, shaken=False, went=state.turn)
        paths.append((man.id, way))
    out.append(UnitRan(unit.id, tuple(paths), tuple(gone)))
    leave_table(state, unit.id, gone, out)
    morale.drop_or_stand(state, unit.id)
    if state.units[unit.id].models:
        mark(state, unit.id, "moved", out)


def leave_table(state: State, unit: str, gone: list[str], out: Out) -> None:
    """Who runs off the table is removed.

    Rules: OW-no-way.
    """
    if not gone:
        return
    for each in gone:
        state.models.pop(each)
    left = tuple(each for each in state.units[unit].models if each not in gone)
    state.alter(unit, models=left)
    if not any(state.models[each].cls == "infantry" for each in left):
        destroy(state, unit, out)
