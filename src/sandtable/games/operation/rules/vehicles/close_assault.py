"""Close assault on vehicles: men with grenades at its side or rear."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.vehicle import AssaultRolled, AssaultTested
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point
from sandtable.games.operation.model.state import Out, State, has, is_active, is_vehicle, test_passed
from sandtable.games.operation.rules.ground.measuring import BASE
from sandtable.games.operation.rules.ground.outlines import gap_at_most, is_spot_free, ring_around, side_towards
from sandtable.games.operation.rules.ground.routes import near_blocks, route, stairs_down, way_cost
from sandtable.games.operation.rules.infantry import losses
from sandtable.games.operation.rules.infantry.movement import allowance, may_pass, moves_in_smoke
from sandtable.games.operation.rules.vehicles import vehicle_damage
from sandtable.games.operation.rules.vehicles.strikes import Strike
from sandtable.games.operation.tables import WEAPONS, column
from sandtable.geometry.table import distance2
from sandtable.kernel import Dice, Refusal

HULL_CONTACT = 5
"""How near counts as base contact with a vehicle (mm)."""
NOT_A_VEHICLE = Refusal("OW-ca-order", "not-a-vehicle")
CANNOT_REACH = Refusal("OW-ca-order", "cannot-reach-side")
NOTHING_TO_USE = Refusal("OW-ca-hit", "nothing-to-use")
SHAKEN_MAN = Refusal("OW-ca-order", "man-shaken")
KILLED_AT = 2
MINES = 4
"""With external mines on the vehicle men die on 1 to 4."""


def placed_weapon(man: Model, vehicle: Model) -> tuple[str, str, int] | None:
    """What a man uses by hand and the number he needs: the weapon with the best chance, a charge before a grenade.

    Rules: OW-ca-hit, OW-ca-table.
    """
    found: list[tuple[int, str, str, int]] = []
    for weapon in man.weapons:
        if weapon in man.spent:
            continue
        for mode in WEAPONS[weapon].modes:
            at = column(vehicle.cls)
            need = mode.assault[at] or (mode.need[at] if mode.name == "thrown" else 0)
            if mode.name == "thrown" and need:
                found.append((WEAPONS[weapon].group != "charge", weapon, mode.name, need))
    if not found:
        return None
    _, weapon, mode_name, need = min(found, key=lambda row: (row[0], row[3], row[1]))
    return weapon, mode_name, need


def why_not_storm(state: State, vehicle: Model, men: tuple[str, ...], reach: int) -> Refusal | None:
    """An enemy vehicle whose side or rear each of these men, not shaken and with something to use, can reach.

    Rules: OW-ca-order.
    """
    if not is_vehicle(vehicle) or vehicle.destroyed:
        return NOT_A_VEHICLE
    for name in men:
        man = state.models[name]
        if man.shaken:
            return SHAKEN_MAN
        if placed_weapon(man, vehicle) is None:
            return NOTHING_TO_USE
        if not any(can_storm(state, man, spot, reach) for spot in assault_spots(state, vehicle)):
            return CANNOT_REACH
    return None


def within_reach(man: Model, spot: Point, reach: int) -> bool:
    """Whether a man gets to a place in a straight line within his assault move."""
    return (man.x - spot[0]) ** 2 + (man.y - spot[1]) ** 2 <= reach * reach


def can_storm(state: State, man: Model, spot: Point, reach: int) -> bool:
    """Whether the ground lets a man get to a place within his assault move, slowly where it or smoke asks for that.

    Rules: OW-ca-order, OW-assault-speed, OW-terrain-minus, OW-terrain-barred, OW-smoke-slow.
    """
    if not within_reach(man, spot, reach):
        return False
    blocks = near_blocks(state, [(man.x, man.y), spot], 8 * BASE)
    if not blocks and not state.templates:
        return True
    way = route(state, blocks, man, spot)
    cost, asked = way_cost(state, blocks, man, way, stairs_down(blocks, man, spot))
    slow = asked.slow or moves_in_smoke(state, way)
    most = min(reach, allowance(state, man, "assault", "slow")) if slow else reach
    return not asked.barred and cost <= most and may_pass(state, man, way)


class SpotMemory:
    """Places at the sides and rear of vehicles, as the table stands."""

    __slots__ = ("beside",)

    def __init__(self) -> None:
        self.beside: dict[str, list[Point]] = {}


def assault_spots(state: State, vehicle: Model) -> list[Point]:
    """Places beside a vehicle that touch its sides or rear."""
    memory = state.moment().of(SpotMemory).beside
    found = memory.get(vehicle.id)
    if found is None:
        found = [spot for spot in ring_around(state, vehicle, 1) if side_towards(vehicle, spot) != "front"]
        memory[vehicle.id] = found
    return found


def touches_vehicle(state: State, man: Model, vehicle: Model) -> bool:
    """Whether a man touches the side or rear of the vehicle.

    Rules: OW-ca-hit.
    """
    touching = gap_at_most(state, man, vehicle, HULL_CONTACT)
    return touching and side_towards(vehicle, (man.x, man.y)) != "front"


def dares_assault(state: State, man: Model, dice: Dice, out: Out) -> bool:
    """Each man named tests by himself; who fails does nothing this turn.

    Rules: OW-ca-test, OW-training.
    """
    training = state.units[man.unit].training
    roll = dice.sum(1, 10, "assault-test")
    passed = test_passed(training, roll.value)
    out.append(AssaultTested(man.unit, man.id, training, passed, (roll,)))
    return passed


def brave_men(state: State, link: Intent, dice: Dice, out: Out) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Which of the men who were named against a vehicle dare, vehicle by vehicle; who lies shaken is not asked.

    Rules: OW-ca-test, OW-shaken-order.
    """
    found = []
    for storm in link.storms:
        vehicle = state.models.get(storm.vehicle)
        if vehicle is None or vehicle.destroyed:
            continue
        able = [state.models[name] for name in storm.men if name in state.models]
        able = [man for man in able if is_active(state, man)]
        found.append((storm.vehicle, tuple(man.id for man in able if dares_assault(state, man, dice, out))))
    return tuple(found)


def runs(state: State, brave: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[tuple[str, tuple[Point, ...]], ...]:
    """Each man's way to the nearest free place at the side or rear of his vehicle; who has none stays.

    Rules: OW-ca-order, OW-assault-speed.
    """
    taken: list[Point] = []
    found = []
    for prey, men in brave:
        for name in men:
            man = state.models[name]
            spot = free_spot(state, state.models[prey], man, taken)
            if spot is not None:
                taken.append(spot)
                blocks = near_blocks(state, [(man.x, man.y), spot], 8 * BASE)
                found.append((name, route(state, blocks, man, spot)))
    return tuple(found)


def free_spot(state: State, vehicle: Model, man: Model, taken: list[Point]) -> Point | None:
    """The nearest free place at the side or rear within the man's assault move."""
    reach = allowance(state, man, "assault", "fast")
    spots = sorted(assault_spots(state, vehicle), key=lambda spot: (distance2(spot, (man.x, man.y)), spot))
    for spot in spots:
        free = is_spot_free(state, spot, frozenset((man.id,)))
        free = free and all(distance2(spot, other) >= (2 * BASE) ** 2 for other in taken)
        if free and can_storm(state, man, spot, reach):
            return spot
    return None


def storm_vehicle(state: State, name: str, prey: str, dice: Dice, out: Out) -> None:
    """One brave man, if he is still on his feet and the vehicle is still there.

    Rules: OW-ca-hit, OW-shaken-order.
    """
    man, vehicle = state.models.get(name), state.models.get(prey)
    if man is None or vehicle is None or vehicle.destroyed or not is_active(state, man):
        return
    assault(state, man, vehicle, dice, out)
    if name in state.models:
        state.change(name, shot=state.turn)


def assault(state: State, man: Model, vehicle: Model, dice: Dice, out: Out) -> None:
    """One man's try: 1 or 2 kills him (1 to 4 with external mines), his number hits, no template and no drift.

    Rules: OW-ca-hit, OW-ca-table, OW-ca-traits, OW-smoke-fog.
    """
    used = placed_weapon(man, vehicle)
    if used is None or not touches_vehicle(state, man, vehicle):
        return
    weapon, mode, need = used
    roll = dice.sum(1, 10, "close-assault")
    deadly = MINES if has(state, vehicle, "fog") or has(state, vehicle, "external-mines") else KILLED_AT
    result = "killed" if roll.value <= deadly else "hit" if roll.value >= need else "miss"
    out.append(AssaultRolled(man.unit, man.id, vehicle.unit, need, result, (roll,)))
    spend_weapon(state, man, weapon)
    if result == "killed":
        losses.kill(state, man.id, out)
    elif result == "hit":
        table = "hw" if WEAPONS[weapon].group == "charge" else "sa"
        strike = Strike(man.unit, man.id, (man.x, man.y), weapon, mode, vehicle.id, roll.value, "assault", assault=True)
        vehicle_damage.struck(state, place_table(strike, table), dice, out)


def place_table(strike: Strike, table: str) -> Strike:
    """Grenades use the small-arms table here, a demolition charge the heavy-weapons one.

    Rules: OW-ca-table.
    """
    return replace(strike, table=table)


def spend_weapon(state: State, man: Model, weapon: str) -> None:
    """A charge or anti-tank grenade is used up; ordinary grenades never are."""
    if WEAPONS[weapon].group in ("charge", "at-grenade"):
        state.change(man.id, spent=(*man.spent, weapon))
