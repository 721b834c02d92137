"""Declarations of war."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Declare
from sandtable.games.europe.model import ACTIVE, FREE, NEUTRAL, State, units_at
from sandtable.games.europe.odds.forces import Forces
from sandtable.games.europe.officer.aims import goals_left, is_goal
from sandtable.games.europe.officer.estimates import least_prize, mean_fight, worth
from sandtable.games.europe.officer.landing import landing_force
from sandtable.games.europe.officer.plan import foresee
from sandtable.games.europe.rules.money import affordable
from sandtable.games.europe.rules.production import available
from sandtable.games.europe.rules.war import owes
from sandtable.games.europe.rules.wishes import Piece
from sandtable.kernel import Action

ASHORE = 5
"""The defence value against a landing."""
EVEN = 0.4
"""With this chance a first battle is worth as much as it costs."""
FEW = 2
"""Against so few units the chance is looked at, not the average."""


def best_war(bold: float, state: State, power: int, found: list[Action]) -> tuple[float, Action | None]:
    """One war after another: where the armies beside a country are worth its own, and on great powers in time."""
    best, choice = 0.0, None
    if owes(state, power):
        return best, choice
    for action in found:
        if not isinstance(action, Declare):
            continue
        country = t.COUNTRY[action.country]
        value = _war_on_power(state, power, country) if country < 6 else _war_on_minor(state, power, country)
        if value > best:
            best, choice = value, action
    return best, choice


def _war_on_power(state: State, power: int, country: int) -> float:
    if power == t.USA or state.setup.scenario == "barbarossa":
        return 50.0
    strength = {p: sum(t.COST[u.kind] for u in state.units.values() if u.owner == p) for p in range(6)}
    if (power, country) == (t.GERMANY, t.SOVIET):
        ready = state.standing[t.FRANCE] != ACTIVE and state.season in (0, 1) and state.turn >= 8
        return 10.0 if ready and strength[power] > 0.95 * strength[country] else 0.0
    if (power, country) == (t.SOVIET, t.GERMANY):
        return 10.0 if strength[power] > 0.8 * strength[country] and state.season != 3 else 0.0
    if power == t.ITALY:
        paris = state.control[t.PARIS] != t.FRANCE
        return 5.0 if paris and state.turn >= 5 else 0.0
    return 0.0


def _war_on_minor(state: State, power: int, country: int) -> float:
    """The worth of the country if what stands next to its capital, or could land there, beats its army."""
    chief = t.CHIEF[country]
    value = worth(state.setup.scenario)[chief]
    if state.standing[country] not in (FREE, NEUTRAL) or country == t.VICHY:
        return 0.0
    if value < least_prize(state.setup.scenario):
        return 0.0
    beside = [
        (t.ATTACK[u.owner][u.kind], t.COST[u.kind])
        for a in t.NEAR[chief]
        for _, u in units_at(state, a)
        if u.owner == power and t.IS_LAND[u.kind] and u.points and not u.marks & 12
    ]
    share = _share(state, power, country, beside, coast=False)
    if share <= 0.2:
        share = max(share, _share(state, power, country, landing_force(state, power, chief), coast=True))
    if share > -1.0 and state.turn == state.last and is_goal(state, power, chief):
        return value * 0.5
    return value * share if share > (0.2 if value >= 20 else 0.45) else 0.0


def _share(state: State, power: int, country: int, mine: list[tuple[int, int]], coast: bool) -> float:
    """How a first battle goes against half of a country's army, with the aircraft in range: by chance against a unit or
    two, on average against more."""
    if not mine or affordable(state, power) < _price(state, power, country, coast):
        return -1.0
    chief = t.CHIEF[country]
    planes = sum(
        u.owner == power and u.kind == t.AIR and not u.marks & 1 and t.AIR_DISTANCE[u.area][chief] <= 2
        for u in state.units.values()
    )
    army = [
        (ASHORE if coast else t.DEFENCE[country][k], t.COST[k])
        for k in (t.INF, t.ARM, t.AIR)
        for _ in range(t.ARMY[country][k])
    ]
    army, air = army[: max(1, (len(army) + 1) // 2)], [(t.ATTACK[power][t.AIR], t.COST[t.AIR])] * planes
    if len(army) > FEW:
        return mean_fight(mine + air, army)
    attack, defence = Forces(_pieces(t.AIR, air), (), _pieces(t.INF, mine)), Forces((), (), _pieces(t.INF, army))
    return foresee(attack, defence, 1, "aircraft-first").win - EVEN


def _gaps(state: State, power: int) -> int:
    """What it costs to replace infantry and armour that the army has lost, which comes before a landing."""
    return sum(t.COST[kind] * max(0, available(state, power, kind)) for kind in (t.INF, t.ARM))


def _pieces(kind: int, units: list[tuple[int, int]]) -> tuple[Piece, ...]:
    return tuple(Piece(kind, cost, value, value, value) for value, cost in units)


def _price(state: State, power: int, country: int, coast: bool) -> int:
    """What a war and its first battle cost; before a landing come gaps in the army and goals next door."""
    price = t.WAR_MINOR + (t.INVASION_COST if coast else t.BATTLE_COST)
    if coast and state.turn < state.last:
        price += _gaps(state, power)
    if coast and is_goal(state, power, t.CHIEF[country]):
        waiting = [a for a in goals_left(state, power) if a != t.CHIEF[country] and t.HOME[a] >= 6]
        return price + (t.WAR_MINOR + t.BATTLE_COST) * len(waiting)
    return price
