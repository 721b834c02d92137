"""Numbers for opponents: how dangerous a unit is to another, what a place is worth. Estimates, no rules."""

from __future__ import annotations

from sandtable.games.operation.model.pieces import VEHICLES, Model, Point, Unit
from sandtable.games.operation.model.state import State
from sandtable.games.operation.officer.firepower import MAN, fire_worth
from sandtable.games.operation.officer.thoughts import Thoughts
from sandtable.games.operation.rules.infantry.detection import valid_among
from sandtable.games.operation.rules.weapons.targets import THROWN
from sandtable.games.operation.tables import WEAPONS, column
from sandtable.games.operation.tables.words import OrderKind

DEAD = {"sa": (0.8, 0.6, 0.4, 0.2), "hw": (0.9, 0.7, 0.5, 0.3)}
"""Share of hits that kill, by table and cover."""
SHAKEN_SHARE = 0.25
"""What a shaken man is worth beside a dead one."""
STRIDE = 100
"""How far men get in a turn (mm)."""
FORCED = 160
"""How far they get in a turn if they must (mm)."""
PRIZE_REACH = 100
"""A place is held from this near (mm)."""
PRESSED = 300
"""An enemy so near to a place threatens to take it (mm)."""


def chance(need: int, bonus: int) -> float:
    """Share of dice that hit."""
    return max(0.0, min(0.9, (11 - max(2, need - bonus)) / 10))


def shot_worth(model: Model, target: Model, far: int, cover: int, bonus: int, moved: bool) -> float:
    """What the best weapon of a model may do to a target at this distance, in men."""
    best = 0.0
    col = column(target.cls)
    vehicle = target.cls in VEHICLES
    for each in model.weapons:
        weapon = WEAPONS[each]
        if weapon.group in THROWN or each in model.spent:
            continue
        if moved and (weapon.is_mortar or weapon.group in ("mmg", "hmg", "gun", "howitzer")):
            continue
        for mode in weapon.modes:
            reach = mode.reach or mode.length
            if not mode.need[col] or far > reach:
                continue
            plus = bonus + (3 if far <= 50 else 0) - (2 if mode.extreme and far > mode.normal else 0)
            hit = chance(mode.need[col], plus)
            if vehicle:
                best = max(best, hit * 6 if mode.table == "hw" else hit * mode.rof * 0.5)
                continue
            dead = DEAD[mode.table][cover]
            many = 2.5 * mode.count if mode.template else mode.rof
            best = max(best, hit * many * (dead + SHAKEN_SHARE * (1 - dead)))
    return best


def best_target(state: State, unit: Unit, order: OrderKind = "fire") -> tuple[float, str]:
    """The enemy that a unit's fire would hurt most, among those it sees and detects (covering fire: sees)."""
    best, name = 0.0, ""
    foes = list(state.enemies(unit.seat))
    if order != "cover":
        valid_among(state, unit, foes, state.moment())
    for foe in foes:
        value = fire_worth(state, unit, foe, order) * (1.15 if foe.marked < state.turn else 1.0)
        if value > best:
            best, name = value, foe.id
    return best, name


def unit_middle(models: list[Model]) -> Point:
    count = max(1, len(models))
    return sum(m.x for m in models) // count, sum(m.y for m in models) // count


def arms(state: State, unit: Unit, far: int, cover: int, target: Model) -> float:
    """What all weapons of a unit may do at one distance against one cover; remembered by steps of 4 cm."""
    known = state.moment().of(Thoughts).arms
    key = (unit.id, far // 40, cover, target.cls)
    if key not in known:
        known[key] = sum(
            shot_worth(model, target, far, cover, 0, False)
            for model in state.pieces(unit)
            if model.cls != "infantry" or not model.shaken
        )
    return known[key]


def wanted(state: State, unit: Unit) -> list[tuple[Point, float]]:
    """Places worth points that no other own unit holds, with their worth in men. Remembered for one table."""
    known = state.moment().of(Thoughts).wanted
    if unit.id not in known:
        known[unit.id] = wanted_now(state, unit)
    return known[unit.id]


def wanted_now(state: State, unit: Unit) -> list[tuple[Point, float]]:
    """The same, worked out."""
    found = []
    for prize in state.objectives:
        at = (prize.x, prize.y)
        held = any(
            (m.x - at[0]) ** 2 + (m.y - at[1]) ** 2 <= PRIZE_REACH * PRIZE_REACH
            for other in state.of(unit.seat)
            if other.id != unit.id and not other.broken
            for m in state.pieces(other)
        )
        if not held:
            share = 1.0 if state.attacker in ("", unit.seat) or is_pressed(state, unit.seat, at) else 0.4
            found.append((at, share * prize.points / MAN))
    return found


def is_pressed(state: State, seat: str, at: Point) -> bool:
    """Whether an enemy is near enough to a place to hold it soon."""
    return any(
        (m.x - at[0]) ** 2 + (m.y - at[1]) ** 2 <= PRESSED * PRESSED
        for foe in state.enemies(seat)
        if not foe.broken
        for m in state.pieces(foe)
    )


def goals(state: State, unit: Unit) -> list[Point]:
    """Where a unit wants to be: places worth points, or the enemy. Guns and mortars stay. Remembered for one table."""
    known = state.moment().of(Thoughts).goals
    if unit.id not in known:
        known[unit.id] = goals_now(state, unit)
    return known[unit.id]


def goals_now(state: State, unit: Unit) -> list[Point]:
    """The same, worked out."""
    prizes = [at for at, _ in wanted(state, unit)]
    if prizes and not is_heavy(state, unit):
        return prizes
    return [unit_middle(state.pieces(foe)) for foe in state.enemies(unit.seat) if state.pieces(foe)]


def is_heavy(state: State, unit: Unit) -> bool:
    """Whether a unit is there to fire rather than to go anywhere."""
    groups = {WEAPONS[w].group for m in state.pieces(unit) if m.cls not in VEHICLES for w in m.weapons}
    return bool(groups & {"gun", "howitzer", "rockets", "mortar-light", "mortar-medium", "mortar-heavy", "mmg", "hmg"})


def is_staff(state: State, unit: Unit) -> bool:
    """Whether a unit leads or is a team of two or three: it stays with the others and out of the fire."""
    return "command" in unit.traits or (unit.start <= 3 and state.vehicle_of(unit) is None)


def defends(state: State, unit: Unit) -> bool:
    """Whether the other side is the one that has to come; in the dark nobody waits for it."""
    return state.attacker not in ("", unit.seat) and not state.on("night")


def urgency(state: State, near: float) -> float:
    """How pressing it is to set out for a place so far away: full when the turns left are only just enough."""
    left = state.turns - state.turn + 1
    return 1.0 if near / STRIDE + 1.5 >= left else 0.6


def is_in_time(state: State, near: float) -> bool:
    """Whether a place so far away can be reached in the turns after this one; in the last one is there or not."""
    return near - PRIZE_REACH <= FORCED * (state.turns - state.turn)
