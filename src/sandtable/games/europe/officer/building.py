"""Phase 3: what is built, and where."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Build, Order
from sandtable.games.europe.flow.building import Siting
from sandtable.games.europe.model import NEUTRAL, State, who
from sandtable.games.europe.officer.aims import STETTIN, norway_waits, waits_to_drop, wants_cargo
from sandtable.games.europe.officer.answers import pass_or
from sandtable.games.europe.officer.estimates import front_distance, guard, threat
from sandtable.games.europe.officer.ground import base_value, fortress, need
from sandtable.games.europe.rules.money import affordable
from sandtable.kernel import Action


def building(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """Aircraft up to the enemy's number, then armour and infantry, what the money allows."""
    orders = [a for a in found if isinstance(a, Order)]
    if not orders or (state.standing[power] == NEUTRAL and power == t.USA):
        return pass_or(found)
    counts = who(state).counts
    mine = {kind: counts[power * 8 + kind] for kind in range(8)}
    money = affordable(state, power)

    def wish(action: Order) -> float:
        _owner, kind = divmod(t.TYPE[action.unit], 8)
        if kind == t.AIR:
            return 5.0 if mine[t.AIR] <= 0.35 * (mine[t.INF] + mine[t.ARM]) and money >= 3 else 1.0
        if kind == t.ARM:
            return 4.0 if mine[t.ARM] <= 0.7 * mine[t.INF] else 2.0
        if kind == t.INF:
            return 3.0 if fortress(state, power) < 0 else 6.0
        if kind == t.FLEET:
            return 3.5 if power in (t.BRITAIN, t.USA) and mine[t.FLEET] < 6 else 0.2
        if kind == t.PARA and norway_waits(state, power):
            return 6.0 if mine[t.PARA] < 2 else 0.5
        return 1.5 if kind in (t.PARA, t.BOMB) else 0.5

    return max(orders, key=wish)


def siting(bold: float, state: State, power: int, found: list[Action]) -> Action | None:
    """Nearest to the front, and where the need is greatest; a share of the money at a time."""
    frame: Siting = state.stack[-1]
    sites = [a for a in found if isinstance(a, Build)]
    if not sites:
        return None
    distance = front_distance(state, power)
    capital, stand = t.CHIEF[frame.owner], fortress(state, power)

    def value(area: int) -> float:
        if t.IS_AIR[frame.make]:
            return base_value(state, power, frame.make, area)
        if area == stand or (area == capital and guard(state, power, area) < 1.2 * threat(state, power, area) + 3):
            return 100.0
        if frame.make == t.INF and area == STETTIN and wants_cargo(state, power):
            return 95.0
        if waits_to_drop(state, power, frame.make, area):
            return 90.0
        return -8.0 * min(distance[area], 6) + 0.3 * need(state, power, area)

    best = max({a.area for a in sites}, key=lambda name: (value(t.AREA[name]), name))
    most = max(a.n for a in sites if a.area == best)
    area_is_quay = t.AREA[best] == STETTIN and wants_cargo(state, power)
    wanted = max(1, min(most, 1 if area_is_quay else 3 if frame.make == t.INF else 2))
    return next(a for a in sites if a.area == best and a.n == wanted)
