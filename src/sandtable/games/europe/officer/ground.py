"""How much a place wants troops or aircraft."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.features import guard, prospects, staging, threat, worth
from sandtable.games.europe.model import State, units_at
from sandtable.games.europe.rules.diplomacy import hostile, hostile_areas

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
    """Whether an area that is to be taken still wants troops beside it, or has enough of them."""
    return 1.0 if appetite(state, power, area) > 0 else 0.3


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
    """A base is good where enemies are in range and own troops guard it."""
    reach = t.AIR_REACH[t.AIR_RANGE[kind]][area]
    values = worth(state.setup.scenario)
    enemy = hostile_areas(state, power) & reach
    targets = sum(values[a] for a in t.bits(enemy))
    if _in_the_east(state, power) and any(values[a] >= GOAL for a in t.bits(enemy)):
        targets += 20
    guarded = any(t.IS_LAND[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, area))
    return (
        min(targets, 60 if _in_the_east(state, power) else 40)
        + (6 if guarded else -12)
        - 0.3 * threat(state, power, area)
    )


def _in_the_east(state: State, power: int) -> bool:
    """Against Barbarossa's three cities aircraft come nearer than elsewhere."""
    return state.setup.scenario == "barbarossa" and t.SIDE[power] == attacker(state)


def is_bastion(state: State, power: int, area: int) -> bool:
    """The capital, and goals of the enemy in one's own country."""
    return t.HOME[area] == power and (area == t.CHIEF[power] or worth(state.setup.scenario)[area] >= GOAL)


def needed_here(state: State, power: int, area: int, kind: int) -> bool:
    """The last land unit of a place that matters and is in danger stays."""
    if is_bastion(state, power, area) and threat(state, power, area):
        return thin(state, power, area, 2) > 0
    here = sum(t.IS_LAND[u.kind] and not hostile(state, power, u.owner) for _, u in units_at(state, area))
    value = worth(state.setup.scenario)[area]
    if value >= GOAL:
        return here <= (2 if state.turn == state.last else 1)
    return here <= (2 if area == t.CHIEF[power] else 1) and value >= 10 and threat(state, power, area) > 0


def kept_back(state: State, power: int, area: int, kind: int, numbers: list[int], target: int) -> int:
    """How many units of a stack stay at home when an attack is made on the target."""
    here = [u for _, u in units_at(state, area) if t.IS_LAND[u.kind] and not hostile(state, power, u.owner)]
    if is_bastion(state, power, area) and t.IS_LAND[kind]:
        others = threat(state, power, area) - sum(
            t.ATTACK[u.owner][u.kind] for _, u in units_at(state, target) if hostile(state, power, u.owner)
        )
        strength = sum(t.DEFENCE[u.owner][u.kind] for u in here)
        free = strength - (4 + 1.1 * max(0.0, others))
        share = len(numbers) * t.DEFENCE[power][kind] / max(1, strength)
        return len(numbers) - max(0, min(len(numbers), int(free * share / max(1, t.DEFENCE[power][kind]))))
    value = worth(state.setup.scenario)[area]
    if value >= GOAL:
        return int(len(here) <= 2)
    return int(kind == t.INF and len(here) <= 2 and value >= 20)


def fortress(state: State, power: int) -> int:
    """The place that alone denies the enemy his victory and feeds its own garrison: Moscow against Barbarossa."""
    if state.setup.scenario != "barbarossa" or power != t.SOVIET or state.control[t.MOSCOW] != t.SOVIET:
        return t.NOBODY
    return t.MOSCOW


def lonely(state: State, power: int, area: int) -> bool:
    return sum(t.IS_LAND[u.kind] and u.owner == power for _, u in units_at(state, area)) <= 2


def spare(state: State, power: int, area: int, owner: int, kind: int) -> int:
    """How many units of a stack may leave an area: goals keep their guard, capitals and threatened places one."""
    here = sum(u.owner == owner and u.kind == kind for _, u in units_at(state, area))
    if worth(state.setup.scenario)[area] >= GOAL:
        over = -thin(state, power, area)
        return max(0, min(here, int(over // max(1, t.DEFENCE[owner][kind]))))
    return here - (needed_here(state, power, area, kind) or area == t.CHIEF[power])


def thin(state: State, power: int, area: int, less: float = 0.0) -> float:
    """How much defence a goal that is held still wants; `less` is what is to leave it."""
    wanted = 8.0 if t.PORT[area] else 6.0
    if state.turn < state.last and t.SIDE[power] == attacker(state) and t.HOME[area] != power:
        wanted /= 2
    share = 1.1 if area == t.CHIEF[power] else 0.6
    return wanted + share * threat(state, power, area) - guard(state, power, area) + less


def attacker(state: State) -> int:
    """The side that has to take something to win."""
    return t.ALLIES if state.setup.scenario == "overlord" else t.AXIS
