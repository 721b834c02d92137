"""One battle: air, sea, land; values, losses, ends (rulebook 5.1.1 to 5.1.3)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import ALONE, State, Unit, commander, units_at
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.diplomacy import friend, hostile, pact
from sandtable.games.europe.rules.eastern_front import surprise, winter_of_the_attack
from sandtable.games.europe.rules.modifiers import (
    BY_AIR,
    BY_LAND,
    CARRYING,
    DROPPED,
    FIGHTING,
    LANDING,
    PLAIN,
    Ground,
    fleet_defence,
    ground,
)
from sandtable.games.europe.rules.movement import why_not_stay

IN_AIR, AT_SEA, ON_LAND, DONE = range(4)
STAGES = ("air", "sea", "land", "done")


class Battle(Struct, frozen=True, gc=False):
    """A battle under way: who attacks where, who is left on both sides, which stage and round."""

    power: int
    area: int
    leader: int
    """The power or minor under which the defenders stand."""
    fighters: tuple[Fighter, ...]
    defenders: tuple[int, ...]
    """Land units, and the aircraft and ships that could act when the battle began."""
    stage: int = IN_AIR
    round: int = 0
    rounds: int = 0
    """Rounds in all stages."""
    ground: Ground = PLAIN
    invasion: bool = False
    landed: bool = False
    lone_drop: bool = False
    """In the land stage: no land units came with the paratroops, over a border or ashore."""
    lone_guard: bool = False
    """In the land stage: none but paratroops that took the area alone defend it."""
    air_left: bool = False
    """The attacker's aircraft have withdrawn."""
    takers: tuple[int, ...] = ()
    """The powers whose land units went into the land stage."""
    spared: tuple[bool, bool] = (False, False)
    """Whether nothing that fired in this round at sea could hit the attacker's aircraft, and the defender's."""


def classes(state: State, numbers: tuple[int, ...]) -> tuple[list[int], list[int], list[int]]:
    """Land, air and naval units among some."""
    land: list[int] = []
    air: list[int] = []
    sea: list[int] = []
    for number in numbers:
        kind = state.units[number].kind
        (land if t.IS_LAND[kind] else air if t.IS_AIR[kind] else sea).append(number)
    return land, air, sea


def attackers(battle: Battle) -> tuple[list[int], list[int], list[int], list[int]]:
    """Land units in the fight, aircraft, fighting ships, transports."""
    land, air, ships, transports = [], [], [], []
    for fighter in battle.fighters:
        if fighter.way == BY_AIR:
            air.append(fighter.number)
        elif fighter.way == FIGHTING:
            ships.append(fighter.number)
        elif fighter.way == CARRYING:
            transports.append(fighter.number)
        elif fighter.way != LANDING or battle.landed:
            land.append(fighter.number)
    return land, air, ships, transports


def has_stage(state: State, battle: Battle, stage: int) -> bool:
    """Whether both sides have what a stage needs.

    Air: aircraft on both sides. Sea: the attacker has ships and the defender ships or aircraft, or aircraft alone
    attack ships. Land: the defender has land units and the attacker land units or aircraft.

    Rules: EU-2c, EU-5.1.1, EU-5.1.2, EU-5.1.2b, EU-5.1.3a.
    """
    land, air, ships, transports = attackers(battle)
    foe_land, foe_air, foe_sea = classes(state, battle.defenders)
    if stage == IN_AIR:
        return bool(air and foe_air)
    if stage == AT_SEA:
        if ships or transports:
            return bool(foe_sea or foe_air)
        return bool(air and foe_sea and not land and not any(f.way == BY_LAND for f in battle.fighters))
    return bool(foe_land and (land or (air and state.setup.aircraft_attack_alone)))


def only_submarines(state: State, numbers: list[int]) -> bool:
    """Whether these ships are submarines and nothing else."""
    return bool(numbers) and all(state.units[n].kind == t.SUB for n in numbers)


def rolling_attackers(state: State, battle: Battle) -> list[int]:
    """The attackers that roll in this round.

    Rules: EU-4.1, EU-5.1.3d, EU-12.1.3c.
    """
    land, air, ships, _ = attackers(battle)
    if battle.stage == IN_AIR:
        return air
    if battle.stage == ON_LAND:
        return land + air
    _, _, foe_sea = classes(state, battle.defenders)
    if only_submarines(state, foe_sea) and battle.round:
        return ships
    return ships + air


def rolling_defenders(state: State, battle: Battle) -> list[int]:
    """The defenders that roll in this round; the aircraft that have survived join in the later stages.

    Rules: EU-5.1.1, EU-4.4a.
    """
    land, air, sea = classes(state, battle.defenders)
    if battle.stage == IN_AIR:
        return air
    if battle.stage == ON_LAND:
        return land + air
    _, _, ships, transports = attackers(battle)
    if only_submarines(state, ships) and not transports and battle.round:
        return sea
    return sea + air


def attack_value(unit: Unit, stage: int, on: Ground) -> int:
    """AV as printed; bombers roll DV in the air; against a fort everyone has 1.

    Rules: EU-4a, EU-5.2a, EU-12.1.2a.
    """
    if stage == IN_AIR and unit.kind == t.BOMB:
        return t.DEFENCE[unit.owner][t.BOMB]
    value = t.ATTACK[unit.owner][unit.kind]
    return on.attack(value) if stage == ON_LAND else value


def defence_value(unit: Unit, stage: int, on: Ground, invasion: bool) -> int:
    """DV as printed, changed by the ground on land and by an invasion at sea.

    Rules: EU-4a, EU-5.2b, EU-5.2c.
    """
    value = t.DEFENCE[unit.owner][unit.kind]
    if stage == ON_LAND:
        return on.defence(unit.kind, value)
    if stage == AT_SEA:
        return fleet_defence(unit.kind, value, invasion)
    return value


def times(state: State, battle: Battle) -> int:
    """How many dice an attacker rolls: two in the turn of the German surprise and for Soviets in that winter.

    Rules: EU-13.3c.
    """
    if battle.leader == t.SOVIET and surprise(state, battle.power):
        return 2
    if battle.power == t.SOVIET and winter_of_the_attack(state) and t.SIDE[_side(state, battle.leader)] == t.AXIS:
        return 2
    return 1


def _side(state: State, leader: int) -> int:
    return leader if leader < 6 else max(state.patron[leader], 0)


def find_ground(state: State, battle: Battle) -> Ground:
    """The ground of the land stage, from where the land attackers come.

    Rules: EU-5.2e.
    """
    land = [f for f in battle.fighters if f.way in (BY_LAND, LANDING, DROPPED)]
    origins = tuple({f.origin for f in land if f.way == BY_LAND})
    return ground(
        battle.area,
        origins,
        any(f.way == LANDING for f in land),
        any(f.way == DROPPED for f in land),
        battle.area in state.forts_gone,
    )


def spared(state: State, battle: Battle) -> tuple[bool, bool]:
    """Whether the attacker's aircraft, and the defender's, are out of reach in this round at sea: submarines alone do
    not fire at them.

    Rules: EU-12.1.3c.
    """
    _, air, ships, _ = attackers(battle)
    _, foe_air, foe_sea = classes(state, battle.defenders)
    mine = only_submarines(state, foe_sea) and not foe_air
    return (mine, only_submarines(state, ships) and not air)


def open_to_loss(state: State, battle: Battle, attacking: bool) -> list[int]:
    """Units from which the owner takes a loss in this stage: fighting ones first, then transports; never ships on land,
    and never aircraft when only submarines have fired.

    Rules: EU-5.1.1, EU-5.1.3a, EU-5.1.3d, EU-12.1.3c, EU-12.1.4.
    """
    if attacking:
        land, air, ships, transports = attackers(battle)
        if battle.stage == AT_SEA:
            return (ships if battle.spared[0] else ships + air) or transports
    else:
        land, air, ships = classes(state, battle.defenders)
        if battle.stage == AT_SEA:
            return ships if battle.spared[1] else ships + air
    return air if battle.stage == IN_AIR else land + air


def loss_key(state: State, battle: Battle, number: int) -> tuple[int, int, int]:
    """What an owner sees of a unit when choosing losses: type and base; a transport shows as its cargo."""
    for fighter in battle.fighters:
        if fighter.way == LANDING and fighter.ship == number and not battle.landed:
            cargo = state.units[fighter.number]
            return (cargo.owner, cargo.kind, fighter.origin)
    unit = state.units[number]
    return (unit.owner, unit.kind, unit.area)


def gone_for_good(state: State, battle: Battle, unit: Unit, attacking: bool) -> bool:
    """Paratroops lost in a drop without land units beside them, or alone in what they took, are never rebuilt. Who
    stood beside them when the land stage began counts, also if lost before them.

    Rules: EU-12.1.1b.
    """
    if unit.kind != t.PARA:
        return False
    return battle.lone_drop if attacking else battle.lone_guard


def enter_land_stage(state: State, battle: Battle) -> Battle:
    """The troops still afloat go ashore; who fights for and holds the area on land is settled now. A landing that has
    been turned back leaves paratroops alone.

    Rules: EU-4.4d, EU-12.1.1b, EU-R114.
    """
    battle = replace(battle, landed=any(f.way == LANDING for f in battle.fighters))
    land = [state.units[number] for number in classes(state, battle.defenders)[0]]
    return replace(
        battle,
        takers=find_takers(state, battle),
        lone_drop=not any(f.way in (BY_LAND, LANDING) for f in battle.fighters),
        lone_guard=all(unit.has(ALONE) for unit in land),
    )


def find_takers(state: State, battle: Battle) -> tuple[int, ...]:
    """The powers whose land units fight for the area, each once; a minor's count for the power that leads them.

    Rules: EU-R114.
    """
    return tuple(sorted({commander(state, state.units[number].owner) for number in attackers(battle)[0]}))


def keeper(state: State, battle: Battle) -> int:
    """Who controls what was taken: the agreement's keeper, else the power with more units there, then on the map.

    Rules: EU-13.1b.
    """
    counts: dict[int, int] = {}
    for fighter in battle.fighters:
        if fighter.way in (BY_LAND, LANDING, DROPPED):
            owner = state.units[fighter.number].owner
            power = owner if owner < 6 else state.patron[owner]
            counts[power] = counts.get(power, 0) + 1
    if len(counts) < 2:
        return next(iter(counts), battle.power)
    a, b = list(counts)[:2]
    agreed = pact(state, a, b)
    if agreed is not None and agreed.keeper >= 0:
        return agreed.keeper
    return max(counts, key=lambda p: (counts[p], _on_map(state, p), -p))


def _on_map(state: State, power: int) -> int:
    return sum(unit.owner == power for unit in state.units.values())


def is_bound(battle: Battle) -> bool:
    """Whether a unit that has landed is still in the fight: it does not withdraw, so nobody of the attack does.

    Rules: EU-5.1.3b, EU-R111.
    """
    return battle.landed and any(f.way == LANDING for f in battle.fighters)


def withdrawals(state: State, battle: Battle) -> list[int]:
    """Where withdrawing land units may go: a friendly neighbour from which part of the attack came, else any friendly
    one.

    Rules: EU-5.1i.
    """
    came = sorted({f.origin for f in battle.fighters if f.way == BY_LAND})
    safe = [a for a in came if is_refuge(state, battle.power, a)]
    if safe:
        return safe
    return [a for a in t.NEAR[battle.area] if is_refuge(state, battle.power, a)]


def is_refuge(state: State, power: int, area: int) -> bool:
    """Rules: EU-5.1i, EU-13.1c."""
    if not friend(state, power, state.control[area]) or why_not_stay(state, power, power, t.INF, area, 0) is not None:
        return False
    return not any(hostile(state, power, unit.owner) for _, unit in units_at(state, area))
