"""Phase 4: troops go where a goal wants them or is held too thinly."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Redeploy, Take
from sandtable.games.europe.flow.redeploying import Redeploying
from sandtable.games.europe.model import State, Unit, units_at
from sandtable.games.europe.officer.aims import POLAND
from sandtable.games.europe.officer.answers import pass_or
from sandtable.games.europe.officer.pull import Pull
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.redeploy import destinations
from sandtable.kernel import Action

TRIED = 8
"""So many of the units that stand worst are looked at closely."""


def redeployment(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """The unit that gains most by another place; Americans leave home in any case."""
    takes = [a for a in found if isinstance(a, Take)]
    if _poland_bare(state, power):
        return _garrison(takes)
    overseas = [a for a in takes if a.origin == t.AREAS[t.USA_AREA]]
    if overseas:
        return _over_the_ocean(state, power, overseas)
    pull = Pull(state, power)
    movable = [(unit, a) for a in takes if (unit := _unit(state, power, a)) is not None and _free(pull, unit)]
    movable.sort(key=lambda each: (pull.of(each[0].area), -t.COST[each[0].kind]))
    best, choice = 0.0, None
    for unit, action in movable[:TRIED]:
        gain = max((pull.gain(unit, to) for to in destinations(state, power, unit)), default=0.0)
        if gain > best:
            best, choice = gain, action
    return choice or pass_or(found) or _garrison(takes)


def _over_the_ocean(state: State, power: int, takes: list[Take]) -> Action:
    """Fleets first, as long as they could not carry half of the troops that are over there."""
    there = [u.kind for u in state.units.values() if u.owner == power and u.area != t.USA_AREA]
    short = 2 * sum(t.IS_SEA[kind] for kind in there) <= sum(t.IS_LAND[kind] for kind in there)
    return max(takes, key=lambda a: (t.IS_SEA[t.TYPE[a.unit] % 8] == short, t.COST[t.TYPE[a.unit] % 8]))


def _unit(state: State, power: int, action: Take) -> Unit | None:
    """The unit that an action takes up, if it is one of the power's own and no ship."""
    owner, kind = divmod(t.TYPE[action.unit], 8)
    if owner != power or t.IS_SEA[kind]:
        return None
    return next((u for _, u in units_at(state, t.AREA[action.origin]) if u.owner == owner and u.kind == kind), None)


def _free(pull: Pull, unit: Unit) -> bool:
    return t.IS_AIR[unit.kind] or not pull.keeps(unit)


def _harbour(state: State, power: int, area: int) -> tuple[int, int]:
    """Fleets gather where others of the power are, within its ally's ports nearest to the enemy's coast."""
    together = sum(u.owner == power and t.IS_SEA[u.kind] for _, u in units_at(state, area))
    shore = sum(hostile(state, power, state.control[other]) for other in t.bits(t.AIR_REACH[2][area]))
    return together, shore


def _poland_bare(state: State, power: int) -> bool:
    """Whether the garrison that the first scenario asks for is missing."""
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY:
        return False
    return not any(u.owner == t.GERMANY and t.HOME[u.area] == POLAND for u in state.units.values())


def _garrison(takes: list[Take]) -> Action | None:
    """An infantry unit, from Berlin if there is one."""
    found = sorted(takes, key=lambda a: (a.unit != "germany-infantry", a.origin != "berlin"))
    return found[0] if found else None


def redeploying(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """To where the unit gains most."""
    frame: Redeploying = state.stack[-1]
    unit = state.units[frame.number]
    places = [a for a in found if isinstance(a, Redeploy)]
    if not places:
        return found[0]
    if _poland_bare(state, power):
        polish = [a for a in places if t.HOME[t.AREA[a.to]] == POLAND]
        places = polish or places
    if t.IS_SEA[unit.kind]:
        return max(places, key=lambda a: _harbour(state, power, t.AREA[a.to]))
    pull = Pull(state, power)
    return max(places, key=lambda a: pull.gain(unit, t.AREA[a.to]))
