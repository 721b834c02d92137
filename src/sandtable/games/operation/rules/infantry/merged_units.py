"""Units that become one for the whole battle: merged squads, motorcycle squads, squadrons."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.tables import items


def merged(state: State, names: tuple[str, ...], trait: str) -> tuple[Unit, list[Unit]]:
    """The first takes the models of the others, who are no more, and what was bought for them; both are given back,
    the first as it now is.

    Rules: OW-merged, OW-moto-squad, OW-sq-form.
    """
    first, *others = (state.units[name] for name in names)
    bought = [each for other in others for each in other.traits if each in items()]
    for other in others:
        for model in other.models:
            state.models[model] = replace(state.models[model], unit=first.id)
        del state.units[other.id]
    state.units[first.id] = replace(
        first,
        models=first.models + tuple(model for other in others for model in other.models),
        start=first.start + sum(other.start for other in others),
        points=first.points + sum(other.points for other in others),
        traits=tuple(sorted([*(each for each in first.traits if each != trait), *bought, trait])),
    )
    return state.units[first.id], others


def joined_nerves(state: State, names: tuple[str, ...], trait: str) -> None:
    """As `joined`; the panic limits are added.

    Rules: OW-merged, OW-moto-squad.
    """
    unit, others = merged(state, names, trait)
    state.units[unit.id] = replace(unit, panic=unit.panic + sum(other.panic for other in others))
