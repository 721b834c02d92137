"""Landings: what the fleets can carry over the sea."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State, units_at, who
from sandtable.games.europe.officer.aims import norway_waits
from sandtable.games.europe.officer.estimates import worth
from sandtable.games.europe.officer.ground import fortress
from sandtable.games.europe.rules import attack as rules
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.geography import ports_within, straits_for
from sandtable.games.europe.rules.modifiers import CARRYING, FIGHTING, LANDING
from sandtable.games.europe.rules.money import affordable
from sandtable.games.europe.rules.target import Target


def landing(
    state: State,
    power: int,
    area: int,
    aim: Target,
    plan: tuple[Fighter, ...],
    boats: dict[int, list[int]],
    loads: dict[int, list[int]],
) -> tuple[Fighter, ...]:
    """The best cargo that the fleets can carry; spare fleets fight where someone bars the coast. Who defends his last
    fortress has no money for it."""
    least = 20 if norway_waits(state, power) else 6
    if affordable(state, power) < t.INVASION_COST or not t.PORT[area] or worth(state.setup.scenario)[area] < least:
        return plan
    if fortress(state, power) >= 0:
        return plan
    made = plan
    barred = bool(aim.sea or aim.air)
    for base, ships in boats.items():
        cargo = sorted(loads.get(base, ()), key=lambda n: -t.ATTACK[state.units[n].owner][state.units[n].kind])
        fit = [
            n for n in cargo if rules.why_not_embark(state, power, state.units[n], state.units[ships[0]], aim) is None
        ]
        fighters = len(ships) // 2 if barred else 0
        carriers = ships[: len(ships) - fighters]
        for ship, load in zip(carriers, fit, strict=False):
            made += (Fighter(ship, CARRYING, base), Fighter(load, LANDING, base, ship))
        if fit and barred:
            made += tuple(Fighter(n, FIGHTING, base) for n in ships[len(ships) - fighters :])
    return made if any(f.way == LANDING for f in made) else plan


def landing_force(state: State, power: int, area: int) -> list[tuple[int, int]]:
    """What could come from the sea or the air at once and may land there: value and cost of each unit."""
    found = [
        (t.ATTACK[power][t.PARA], t.COST[t.PARA])
        for u in state.units.values()
        if u.owner == power and u.kind == t.PARA and u.points and t.AIR_DISTANCE[u.area][area] <= t.DROP_RANGE
    ]
    if not t.PORT[area]:
        return found
    aim = Target(area, state.control[area], (0,), (), ())
    for base in t.bits(who(state).sea[power]):
        if not ports_within(straits_for(state, power), base) >> area & 1:
            continue
        here = [u for _, u in units_at(state, base) if u.owner == power]
        ships = [u for u in here if u.kind == t.FLEET and not u.marks & 3]
        cargo = [u for u in here if ships and rules.why_not_embark(state, power, u, ships[0], aim) is None]
        found += sorted(((t.ATTACK[power][u.kind], t.COST[u.kind]) for u in cargo), reverse=True)[: len(ships)]
    return found
