"""Losses: who dies and who lies down. The owner chooses, the worst result first."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import ManKilled, ManShaken, UnitDestroyed
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import Out, State


def kill(state: State, model: str, out: Out, counts: bool = True) -> None:
    """A man is taken off; he counts towards his unit's panic limit unless said otherwise.

    Rules: OW-damage.
    """
    man = state.models.pop(model)
    unit = state.units[man.unit]
    left = tuple(each for each in unit.models if each != model)
    state.units[unit.id] = replace(unit, models=left, dead=unit.dead + counts)
    out.append(ManKilled(unit.id, model))
    if man.role == "gunner" and not man.aboard:
        succeed(state, unit.id)
    if not any(state.models[each].cls == "infantry" for each in left):
        destroy(state, unit.id, out)


def succeed(state: State, unit: str) -> None:
    """An assistant becomes gunner; the piece is not lost with its men.

    Rules: OW-gun-succession, OW-gun-lost.
    """
    if state.gun_of(unit) is None:
        return
    heir = next((man for man in state.men(unit) if not man.shaken), None) or next(iter(state.men(unit)), None)
    if heir is not None:
        state.change(heir.id, role="gunner")


def destroy(state: State, unit: str, out: Out) -> None:
    """A unit without men is out of the battle with all that was attached to it; its guns and vehicles stay as pieces on
    the table.

    Rules: OW-R56.
    """
    gone = state.units[unit]
    guests = [state.units[each.unit].points for each in state.attachments.values() if each.lead == unit]
    state.lost[gone.seat] = state.lost.get(gone.seat, 0) + gone.points + sum(guests)
    state.units[unit] = replace(gone, broken=False)
    out.append(UnitDestroyed(unit))


def shake(state: State, model: str, out: Out) -> None:
    """A man throws himself down; with his unit's next order he can only stand up.

    Rules: OW-damage-shaken.
    """
    man = state.models[model]
    if not man.shaken:
        state.models[model] = replace(man, shaken=True)
        out.append(ManShaken(man.unit, model))


def pool(state: State, models: tuple[str, ...], worst: bool) -> list[Model]:
    """Who may take the next result: standing men, and for deaths shaken ones when nobody stands.

    Rules: OW-fire-standing.
    """
    alive = [state.models[each] for each in models if each in state.models]
    standing = [man for man in alive if not man.shaken]
    return standing or (alive if worst else [])
