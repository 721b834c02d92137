"""How much a place wants troops or aircraft."""

from __future__ import annotations

import math

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import ACTIVE, State, units_at, who
from sandtable.games.europe.officer.estimates import air_threat, guard, prospects, staging, threat, worth
from sandtable.games.europe.rules.diplomacy import hostile, hostile_areas
from sandtable.games.europe.rules.money import affordable

TURN_OF_THE_TIDE = 13
"""The summer of 1942."""
NEW = 5
"""So many new units can be counted on if there is money for them."""
FORT_GARRISON = 2
"""So many land units hold a fort."""
GOAL = 30
"""From this worth on an area decides the match."""


def need(state: State, power: int, area: int) -> float:
    """How much a front area wants more troops: what it is worth and threatened with, less what guards it."""
    values = worth(state.setup.scenario)
    wanted = prospects(state, power)
    near = max(
        (
            values[b] * hunger(state, power, b)
            for b in t.NEAR[area]
            if hostile(state, power, state.control[b]) or wanted >> b & 1
        ),
        default=0.0,
    )
    if staging(state, power) >> area & 1 and guard(state, power, area) < 8:
        near += 12
    return 0.6 * values[area] + 0.8 * near + 1.5 * threat(state, power, area) - 1.2 * guard(state, power, area)


def hunger(state: State, power: int, area: int) -> float:
    """Whether an area that is to be taken still wants troops beside it, or has enough of them, or never enough."""
    return 1.0 if appetite(state, power, area) > 0 and not is_hopeless(state, power, area) else 0.3


def is_hopeless(state: State, power: int, area: int) -> bool:
    """In the whole war, where there is always something else to do: a place held by more than one could ever bring."""
    if state.setup.scenario != "war":
        return False
    stands = sum(t.DEFENCE[u.owner][u.kind] for _, u in units_at(state, area) if hostile(state, power, u.owner))
    counts = who(state).counts
    return stands > sum(counts[power * 8 + kind] * t.ATTACK[power][kind] for kind in (t.INF, t.ARM, t.AIR))


def appetite(state: State, power: int, area: int) -> float:
    """How much attack strength is missing beside an area that is to be taken."""
    beside = sum(
        t.ATTACK[u.owner][u.kind]
        for other in t.NEAR[area]
        for _, u in units_at(state, other)
        if u.owner == power and t.IS_LAND[u.kind]
    )
    stands = sum(t.DEFENCE[u.owner][u.kind] for _, u in units_at(state, area) if hostile(state, power, u.owner))
    owner = state.control[area]
    if not stands and owner >= 6 and owner in t.ARMY and t.CHIEF[owner] == area:
        stands = 2 * sum(t.ARMY[owner][:3]) - 1
    return 4 + 1.6 * stands - beside


def base_value(state: State, power: int, kind: int, area: int) -> float:
    """A base is good where enemies are in range, best of all a goal, and own troops guard it."""
    reach = t.AIR_REACH[t.AIR_RANGE[kind]][area]
    values = worth(state.setup.scenario)
    enemy = t.bits(hostile_areas(state, power) & reach)
    targets = min(sum(values[a] for a in enemy), 40)
    if presses(state, power) and any(values[a] >= GOAL for a in enemy):
        targets += 20
    guarded = any(t.IS_LAND[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, area))
    return targets + (6 if guarded else -12) - 0.3 * threat(state, power, area)


def is_bastion(state: State, power: int, area: int) -> bool:
    """The capital, and goals of the enemy in one's own country."""
    return t.HOME[area] == power and (area == t.CHIEF[power] or worth(state.setup.scenario)[area] >= GOAL)


def fort_lacks(state: State, power: int, area: int, less: int = 0) -> int:
    """How many land units an intact fort in one's own country wants for its garrison, if so many leave it; behind its
    walls few are worth many.

    Rules: EU-5.2a, EU-5.2c, EU-5.2d.
    """
    walls = t.FORT[area] is not None and area not in state.forts_gone
    if not walls or t.HOME[area] != power or state.control[area] != power or state.lost_capital[power]:
        return 0
    return FORT_GARRISON + less - sum(u.owner == power and t.IS_LAND[u.kind] for _, u in units_at(state, area))


def needed_here(state: State, power: int, area: int, kind: int) -> bool:
    """The last land unit of a place that matters and is in danger stays, and the garrison of a fort."""
    if fort_lacks(state, power, area, 1) > 0:
        return True
    if is_bastion(state, power, area) and threat(state, power, area):
        return thin(state, power, area, 2) > 0
    here = _troops(state, power, area)
    value = worth(state.setup.scenario)[area]
    if value >= GOAL:
        return here <= (2 if state.turn == state.last else 1)
    return here <= (2 if area == t.CHIEF[power] else 1) and value >= 10 and threat(state, power, area) > 0


def kept_back(state: State, power: int, area: int, kind: int, numbers: list[int], target: int) -> int:
    """How many units of a stack stay at home when an attack is made on the target."""
    if t.IS_LAND[kind]:
        return max(_guards(state, power, area, kind, numbers, target), _reserved(state, power, area, kind, target))
    return _guards(state, power, area, kind, numbers, target)


def _relief(state: State, power: int) -> int:
    """What new infantry adds to a guard before the enemy moves; a fortress does not count on it."""
    if fortress(state, power) >= 0:
        return 0
    return t.DEFENCE[power][t.INF] * max(0, min(NEW, affordable(state, power) - 1))


def _reserved(state: State, power: int, area: int, kind: int, target: int) -> int:
    """Units that alone can come to a goal are kept for it, as many as it wants."""
    wanted = 0.0
    for goal in t.NEAR[area]:
        if goal != target and len(t.NEAR[goal]) == 1 and _is_left(state, power, goal):
            beside = sum(t.ATTACK[u.owner][u.kind] for _, u in units_at(state, area) if t.IS_LAND[u.kind])
            wanted = max(wanted, appetite(state, power, goal) + beside)
    return math.ceil(max(0.0, wanted) / max(1, t.ATTACK[power][kind]))


def _is_left(state: State, power: int, goal: int) -> bool:
    """Whether a goal is still to be taken."""
    if not presses(state, power) or worth(state.setup.scenario)[goal] < GOAL:
        return False
    return bool((hostile_areas(state, power) | prospects(state, power)) >> goal & 1)


def _guards(state: State, power: int, area: int, kind: int, numbers: list[int], target: int) -> int:
    here = [u for _, u in units_at(state, area) if t.IS_LAND[u.kind] and not hostile(state, power, u.owner)]
    if is_bastion(state, power, area) and t.IS_LAND[kind]:
        others = threat(state, power, area) - sum(
            t.ATTACK[u.owner][u.kind] for _, u in units_at(state, target) if hostile(state, power, u.owner)
        )
        strength = sum(t.DEFENCE[u.owner][u.kind] for u in here)
        free = strength + _relief(state, power) - (4 + 1.1 * max(0.0, others))
        share = len(numbers) * t.DEFENCE[power][kind] / max(1, strength)
        return len(numbers) - max(0, min(len(numbers), int(free * share / max(1, t.DEFENCE[power][kind]))))
    value = worth(state.setup.scenario)[area]
    if t.IS_LAND[kind] and fort_lacks(state, power, area, len(here)) > 0:
        infantry = sum(u.kind == t.INF for u in here)
        return min(len(numbers), FORT_GARRISON if kind == t.INF else max(0, FORT_GARRISON - infantry))
    if value >= GOAL:
        return int(len(here) <= 2)
    return int(kind == t.INF and len(here) <= 2 and value >= 20)


def fortress(state: State, power: int) -> int:
    """The place that alone denies the enemy his victory and feeds its own garrison: Moscow against Barbarossa, Berlin
    against Overlord."""
    scenario = state.setup.scenario
    stand = t.MOSCOW if scenario == "barbarossa" else t.BERLIN if scenario == "overlord" else t.NOBODY
    if stand == t.NOBODY or t.HOME[stand] != power or state.control[stand] != power:
        return t.NOBODY
    return stand


def lonely(state: State, power: int, area: int) -> bool:
    return sum(t.IS_LAND[u.kind] and u.owner == power for _, u in units_at(state, area)) <= 2


def spare(state: State, power: int, area: int, owner: int, kind: int) -> int:
    """How many units of a stack may leave an area: goals keep their guard, on the ground and not only in the air;
    capitals and threatened places one."""
    here = sum(u.owner == owner and u.kind == kind for _, u in units_at(state, area))
    if worth(state.setup.scenario)[area] >= GOAL:
        over, troops = -thin(state, power, area), _troops(state, power, area)
        return max(0, min(here, troops - 1, int(over // max(1, t.DEFENCE[owner][kind]))))
    lacks = fort_lacks(state, power, area, here)
    return here - max(lacks, needed_here(state, power, area, kind) or area == t.CHIEF[power])


def _troops(state: State, power: int, area: int) -> int:
    return sum(t.IS_LAND[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, area))


def thin(state: State, power: int, area: int, less: float = 0.0) -> float:
    """How much defence a goal that is held still wants; `less` is what is to leave it."""
    wanted = 8.0 if t.PORT[area] and not _coast_is_safe(state, power) else 6.0
    if state.turn < state.last and presses(state, power) and t.HOME[area] != power:
        wanted /= 2
    danger = threat(state, power, area)
    if area == t.CHIEF[power] and danger:
        return wanted + 1.1 * (danger + air_threat(state, power, area)) - guard(state, power, area) + less
    return wanted + 0.6 * danger - guard(state, power, area) + less


def _coast_is_safe(state: State, power: int) -> bool:
    """At the end of the first scenario Britain lands nowhere, and nobody else is left to do so."""
    if state.setup.scenario != "sichelschnitt" or power != t.GERMANY or state.turn < state.last:
        return False
    return state.standing[t.FRANCE] != ACTIVE


def presses(state: State, power: int) -> bool:
    """Whether a power's side has to take something to win; in the whole war the Allies turn to the attack in 1942."""
    if state.setup.scenario == "war" and t.SIDE[power] == t.ALLIES:
        return state.turn >= TURN_OF_THE_TIDE
    return t.SIDE[power] == (t.ALLIES if state.setup.scenario == "overlord" else t.AXIS)
