"""Exact odds of an attack through air, sea and land."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.flow.planning import Planning
from sandtable.games.europe.kernels import stage
from sandtable.games.europe.model import State, Unit
from sandtable.games.europe.rules import battle as rules
from sandtable.games.europe.rules.attack import Fighter, is_invasion
from sandtable.games.europe.rules.battle import AT_SEA, IN_AIR, ON_LAND, Battle
from sandtable.games.europe.rules.modifiers import BY_AIR, BY_LAND, CARRYING, DROPPED, FIGHTING, LANDING


class Piece(Struct, frozen=True, gc=False):
    """A unit in a battle, as far as the dice care."""

    kind: int
    cost: int
    air: int
    sea: int
    land: int


class Forces(Struct, frozen=True):
    """One side: aircraft, fighting ships, land units, and land units still aboard transports."""

    air: tuple[Piece, ...] = ()
    ships: tuple[Piece, ...] = ()
    land: tuple[Piece, ...] = ()
    cargo: tuple[Piece, ...] = ()


class Forecast(Struct, frozen=True):
    """What comes of an attack: the chance of taking the area or clearing it, and mean losses in HPP."""

    win: float
    attacker_loss: float
    defender_loss: float
    left: dict[int, float]
    """The chance of each number of land attackers left where the area is taken."""
    air_won: float

    @property
    def swing(self) -> float:
        return self.defender_loss - self.attacker_loss


def _order(pieces: tuple[Piece, ...] | list[Piece]) -> list[Piece]:
    """Losses in order: the cheapest first, among equals the weakest."""
    return sorted(pieces, key=lambda p: (p.cost, p.land, p.sea, p.air))


def forecast(attack: Forces, defence: Forces, times: int = 1, rounds: int = 0) -> Forecast:
    """Fought to the end (or for so many land rounds), cheapest units lost first on both sides."""
    total_a = sum(p.cost for p in attack.air + attack.ships + attack.land + attack.cargo) + 6 * len(attack.cargo)
    total_d = sum(p.cost for p in defence.air + defence.ships + defence.land)
    sums = {"win": 0.0, "loss_a": 0.0, "loss_d": 0.0, "air": 0.0}
    left: dict[int, float] = {}
    for (a, d), p in _air_stage(attack, defence, times).items():
        sums["air"] += p if not d else 0.0
        for state, q in _sea_stage(attack, defence, a, d, times).items():
            _land_stage(attack, defence, state, p * q, times, rounds, sums, left)
    return Forecast(sums["win"], total_a - sums["loss_a"], total_d - sums["loss_d"], left, sums["air"])


def _air_stage(attack: Forces, defence: Forces, times: int) -> dict[tuple[int, int], float]:
    mine, theirs = _order(attack.air), _order(defence.air)
    if not mine or not theirs:
        return {(len(mine), len(theirs)): 1.0}
    return stage([p.air for p in mine], [p.air for p in theirs], 0, times)


SeaEnd = tuple[int, int, int, int, int]
"""Aircraft and fighting ships of the attacker, transports (-1: turned back), aircraft and ships of the defender."""


def _sea_stage(attack: Forces, defence: Forces, a: int, d: int, times: int) -> dict[SeaEnd, float]:
    """Ships and the aircraft that are left; transports come last and do not fight."""
    boats = len(attack.cargo)
    if not attack.ships and not boats and (attack.land or not defence.ships):
        return {(a, 0, 0, d, len(defence.ships)): 1.0}
    mine = _order(list(_last(attack.air, a)) + list(attack.ships))
    theirs = _order(list(_last(defence.air, d)) + list(defence.ships))
    if not theirs:
        return {(a, len(attack.ships), boats, d, 0): 1.0}
    ends = stage([p.sea for p in mine] + [0] * boats, [p.sea for p in theirs], boats, times)
    found: dict[SeaEnd, float] = {}
    for (i, j), p in ends.items():
        kept, stood = mine[len(mine) - max(i - boats, 0) :] if i > boats else [], theirs[len(theirs) - j :]
        planes = sum(t.IS_AIR[x.kind] for x in kept)
        foes = sum(t.IS_AIR[x.kind] for x in stood)
        blocked = j > 0
        key = (planes, len(kept) - planes, -1 - min(i, boats) if blocked else min(i, boats), foes, j - foes)
        found[key] = found.get(key, 0.0) + p
    return found


def _last(pieces: tuple[Piece, ...], n: int) -> list[Piece]:
    """Those that are left when the cheapest and weakest have gone."""
    return _order(pieces)[len(pieces) - n :] if n else []


def _land_stage(
    attack: Forces,
    defence: Forces,
    state: SeaEnd,
    weight: float,
    times: int,
    rounds: int,
    sums: dict[str, float],
    left: dict[int, float],
) -> None:
    planes, ships, boats, foes, foe_ships = state
    turned = boats < 0
    aboard = -1 - boats if turned else boats
    landed = [] if turned else _last(attack.cargo, aboard)
    land = list(attack.land) + landed
    mine = _order(land + _last(attack.air, planes))
    theirs = _order(list(defence.land) + _last(defence.air, foes))
    afloat = 6 * aboard + sum(p.cost for p in _last(attack.ships, ships))
    if turned:
        afloat += sum(p.cost for p in _last(attack.cargo, aboard))
    still = sum(p.cost for p in _last(defence.ships, foe_ships))
    if not defence.land or not mine:
        sums["win"] += weight if land and not defence.land else 0.0
        sums["loss_a"] += weight * (sum(p.cost for p in mine) + afloat)
        sums["loss_d"] += weight * (sum(p.cost for p in theirs) + still)
        if land and not defence.land:
            left[len(land)] = left.get(len(land), 0.0) + weight
        return
    for (i, j), p in stage([x.land for x in mine], [x.land for x in theirs], 0, times, rounds).items():
        kept, stood = mine[len(mine) - i :] if i else [], theirs[len(theirs) - j :] if j else []
        troops = sum(t.IS_LAND[x.kind] for x in kept)
        if troops and not any(t.IS_LAND[x.kind] for x in stood):
            sums["win"] += weight * p
            left[troops] = left.get(troops, 0.0) + weight * p
        sums["loss_a"] += weight * p * (sum(x.cost for x in kept) + afloat)
        sums["loss_d"] += weight * p * (sum(x.cost for x in stood) + still)


# -- from a plan


def forces(
    state: State, power: int, area: int, leader: int, plan: tuple[Fighter, ...]
) -> tuple[Forces, Forces, int, str]:
    """Both sides of a planned attack with the values that the ground leaves them."""
    from sandtable.games.europe.rules.attack import target

    aim = target(state, power, area, leader)
    battle = Battle(power, area, leader, plan, aim.land + aim.air + aim.sea, invasion=is_invasion(plan), landed=True)
    on = rules.find_ground(state, battle)

    def mine(number: int) -> Piece:
        unit = state.units[number]
        values = [rules.attack_value(unit, s, on) for s in (IN_AIR, AT_SEA, ON_LAND)]
        return Piece(unit.kind, t.COST[unit.kind], *values)

    def theirs(number: int) -> Piece:
        unit = state.units[number]
        values = [rules.defence_value(unit, s, on, battle.invasion) for s in (IN_AIR, AT_SEA, ON_LAND)]
        return Piece(unit.kind, t.COST[unit.kind], *values)

    ways: dict[int, list[Piece]] = {}
    for fighter in plan:
        ways.setdefault(fighter.way, []).append(mine(fighter.number))
    attack = Forces(
        tuple(ways.get(BY_AIR, ())),
        tuple(ways.get(FIGHTING, ())),
        tuple(ways.get(BY_LAND, []) + ways.get(DROPPED, [])),
        tuple(ways.get(LANDING, ())),
    )
    land, air, sea = aim.land, aim.air, aim.sea
    by_land = any(f.way == BY_LAND for f in plan) and not any(f.way in (FIGHTING, CARRYING) for f in plan)
    defence = Forces(
        tuple(theirs(n) for n in air), () if by_land else tuple(theirs(n) for n in sea), tuple(theirs(n) for n in land)
    )
    return attack, defence, rules.times(state, battle), on.reason


def plan_odds(state: State, frame: Planning, added: tuple[Fighter, ...] = ()) -> Forecast:
    attack, defence, times, _ = forces(state, frame.power, frame.area, frame.leader, frame.plan + added)
    return forecast(attack, defence, times)


def piece(unit: Unit) -> Piece:
    """A unit with its printed attack values."""
    value = t.ATTACK[unit.owner][unit.kind]
    return Piece(unit.kind, t.COST[unit.kind], value, value, value)
