"""Numbers for opponents: how dangerous a unit is to another, what a place is worth. Estimates, no rules."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.model import VEHICLES, Model, Point, Unit
from sandtable.games.operation.rules.detection import detects, reach
from sandtable.games.operation.rules.sight import Look, beside_line, look, scene, sights
from sandtable.games.operation.state import State, is_active
from sandtable.games.operation.tables import ENTRIES, WEAPONS, column
from sandtable.geometry.table import distance2

DEAD = {"sa": (0.8, 0.6, 0.4, 0.2), "hw": (0.9, 0.7, 0.5, 0.3)}
"""Share of hits that kill, by table and cover."""
SHAKEN = 0.25
"""What a shaken man is worth beside a dead one."""
MAN = 22
"""Points of a man, as a unit of worth."""
STRIDE = 100
"""How far men get in a turn (mm)."""
NEAR = 100
"""A place is held from this near (mm)."""
PRESSED = 300
"""An enemy so near to a place threatens to take it (mm)."""
THROWN = frozenset(("grenade", "at-grenade", "charge"))


def worth(state: State, unit: Unit) -> float:
    """Points of a unit's men or vehicle, in men."""
    entry = ENTRIES.get(unit.kind)
    return (entry.points if entry else 100) / MAN


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
        if moved and weapon.group in ("mmg", "hmg", "gun", "howitzer", "mortar-light", "mortar-medium", "mortar-heavy"):
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
            best = max(best, hit * many * (dead + SHAKEN * (1 - dead)))
    return best


def mode_worth(weapon: str, ammo: str, target: Model, far: int, cover: int) -> float:
    """What one way of firing a weapon may do to a target, in men."""
    mode = WEAPONS[weapon].mode(ammo) or WEAPONS[weapon].modes[0]
    need = mode.need[column(target.cls)]
    if not need or far > (mode.reach or mode.length):
        return 0.0
    hit = chance(need, (3 if far <= 50 else 0) - (2 if mode.extreme and far > mode.normal else 0))
    if target.cls in VEHICLES:
        return hit * 6 if mode.table == "hw" else hit * mode.rof * 0.3
    dead = DEAD[mode.table][cover]
    many = 2.5 * mode.count if mode.template else mode.rof
    return hit * many * (dead + SHAKEN * (1 - dead))


def threat(state: State, unit: Unit, foe: Unit, bonus: int = 0, moved: bool = False) -> float:
    """What a unit's fire may do to another where both stand, in men."""
    lines = sights(state, unit, foe)
    total = 0.0
    models = state.models
    for each, seen in lines.items():
        model = models[each]
        if model.cls == "infantry" and not is_active(state, model):
            continue
        target = min(seen, key=lambda b: (models[b].x - model.x) ** 2 + (models[b].y - model.y) ** 2)
        other = models[target]
        far = int(((other.x - model.x) ** 2 + (other.y - model.y) ** 2) ** 0.5)
        total += shot_worth(model, other, far, seen[target].cover, bonus, moved)
    limit = sum(1 for _ in state.everyone(foe)) + (6 if state.vehicle_of(foe) else 0)
    return min(total, float(limit))


def best_target(state: State, unit: Unit, bonus: int = 0, blind: bool = False) -> tuple[float, str]:
    """The enemy that a unit's fire would hurt most, among those it sees and detects (blind: sees)."""
    best, name = 0.0, ""
    for foe in state.enemies(unit.seat):
        lines = sights(state, unit, foe)
        if not lines or not (blind or detects(state, unit, foe, lines)):
            continue
        value = threat(state, unit, foe, bonus) * (1.15 if foe.marked < state.turn else 1.0)
        if value > best:
            best, name = value, foe.id
    return best, name


def middle(models: list[Model]) -> Point:
    count = max(1, len(models))
    return sum(m.x for m in models) // count, sum(m.y for m in models) // count


def arms(state: State, unit: Unit, far: int, cover: int, target: Model) -> float:
    """What all weapons of a unit may do at one distance against one cover."""
    return sum(
        shot_worth(model, target, far, cover, 0, False)
        for model in state.pieces(unit)
        if model.cls != "infantry" or not model.shaken
    )


def seen_from(state: State, a: Model, b: Model) -> Look:
    """How a model would see another, wherever they are put."""
    box = (min(a.x, b.x) - 12, min(a.y, b.y) - 12, max(a.x, b.x) + 12, max(a.y, b.y) + 12)
    here = scene(state, box)
    near = beside_line(here.blocks, a.x, a.y, b.x, b.y)
    return look(here._replace(blocks=near), a, b)


def wanted(state: State, unit: Unit) -> list[tuple[Point, float]]:
    """Places worth points that no other own unit holds, with their worth in men."""
    found = []
    for prize in state.objectives:
        at = (prize.x, prize.y)
        held = any(
            (m.x - at[0]) ** 2 + (m.y - at[1]) ** 2 <= NEAR * NEAR
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
    """Where a unit wants to be: places worth points, or the enemy. Guns and mortars stay."""
    prizes = [at for at, _ in wanted(state, unit)]
    if prizes and not is_heavy(state, unit):
        return prizes
    return [middle(state.pieces(foe)) for foe in state.enemies(unit.seat) if state.pieces(foe)]


def is_heavy(state: State, unit: Unit) -> bool:
    """Whether a unit is there to fire rather than to go anywhere."""
    groups = {WEAPONS[w].group for m in state.pieces(unit) if m.cls not in VEHICLES for w in m.weapons}
    return bool(groups & {"gun", "howitzer", "rockets", "mortar-light", "mortar-medium", "mortar-heavy", "mmg", "hmg"})


def defends(state: State, unit: Unit) -> bool:
    """Whether the other side is the one that has to come; in the dark nobody waits for it."""
    return state.attacker not in ("", unit.seat) and not state.on("night")


def urgency(state: State, near: float) -> float:
    """How pressing it is to set out for a place so far away: full when the turns left are only just enough."""
    left = state.turns - state.turn + 1
    return 1.0 if near / STRIDE + 1.5 >= left else 0.6


def place_worth(state: State, unit: Unit, at: Point) -> float:
    """What it is worth to a unit to stand somewhere: fire it could give less fire it would take, and the way to go."""
    men = [model for model in state.pieces(unit) if model.cls == "infantry" or model.cls in VEHICLES]
    if not men:
        return 0.0
    me = replace(men[0], x=at[0], y=at[1])
    total = 0.0
    for foe in state.enemies(unit.seat):
        pieces = state.pieces(foe)
        if not pieces:
            continue
        other = min(pieces, key=lambda m: (m.x - at[0]) ** 2 + (m.y - at[1]) ** 2)
        far = int(((other.x - at[0]) ** 2 + (other.y - at[1]) ** 2) ** 0.5)
        mine = seen_from(state, me, other)
        if mine.free and not unit.broken and far <= reach(state, me, other, mine):
            total += 0.6 * arms(state, unit, far, mine.cover, other)
        if foe.broken:
            continue
        theirs = seen_from(state, other, me)
        if theirs.free and far <= reach(state, other, me, theirs):
            total -= (0.8 if defends(state, unit) else 0.5) * arms(state, foe, far, theirs.cover, me)
    prizes = [] if is_heavy(state, unit) else wanted(state, unit)
    for goal, points in prizes:
        near = distance2(at, goal) ** 0.5
        share = 1.0 if near <= NEAR - 20 else max(0.0, 0.8 - near / 1000)
        total += 0.9 * points * share * urgency(state, near)
    if not prizes:
        near = min((distance2(at, goal) for goal in goals(state, unit)), default=0) ** 0.5
        total -= near / (600 if is_heavy(state, unit) or defends(state, unit) else 200)
    return total
