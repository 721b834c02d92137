"""Melee: started by an Assault into base contact, fought once, after the fire."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.games.operation.events.infantry import DamageRolled, MeleeFought
from sandtable.games.operation.model.pieces import Model, Point, Unit
from sandtable.games.operation.model.state import Out, State, has
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.measuring import BASE, CONTACT
from sandtable.games.operation.rules.ground.routes import near_blocks, route, way_cost
from sandtable.games.operation.rules.ground.standing_room import Hulls, is_free, standing_others
from sandtable.games.operation.rules.infantry import damage
from sandtable.games.operation.rules.infantry.crewed_weapons import HELPERS
from sandtable.games.operation.rules.infantry.damage import signed, total
from sandtable.games.operation.rules.infantry.losses import kill, shake
from sandtable.games.operation.rules.infantry.movement import Ways, allowance, movers
from sandtable.games.operation.tables import MELEE, WEAPONS
from sandtable.geometry.table import bearing, crossing, distance2
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Dice, Modifier

TOUCH = 2 * BASE
ACROSS = 60
"""Men this near to each other with a low wall or window between them count as in contact (mm)."""
SHORT = frozenset(("smg", "assault-rifle", "pistol"))


def is_in_contact(state: State, a: Model, b: Model) -> bool:
    """Base contact, also across a low wall or a window.

    Rules: OW-melee-contact.
    """
    gap = distance2((a.x, a.y), (b.x, b.y))
    if gap <= CONTACT * CONTACT:
        return a.level == b.level
    return gap <= ACROSS * ACROSS and across_obstacle(state, a, b)


def across_obstacle(state: State, a: Model, b: Model) -> bool:
    """Whether a low wall or hedge, or the wall of a building at an opening, lies between two men.

    Rules: OW-melee-contact.
    """
    start, end = (a.x, a.y), (b.x, b.y)
    for block in state.index.lines:
        if block.row.low and any(crossing(start, end, one, two) is not None for one, two in block.segments):
            return True
    for block in state.index.areas:
        if block.row.walls and any(crossing(start, end, g[0], g[1]) is not None for g in block.feature.openings):
            return True
    return False


def charge_paths(state: State, unit: Unit, target: str, without: tuple[str, ...] = ()) -> Ways:
    """Each attacker goes the shortest way to the nearest enemy of the target, first to those not yet engaged.

    Who reaches none of them may take a model of another unit; who reaches nobody goes as near as he can. Those
    `without` whom it is done storm a vehicle meanwhile.

    Rules: OW-melee-place, OW-melee-contact, OW-ca-order.
    """
    who = [man for man in movers(state, unit) if man.id not in without]
    foes = state.men(target) if target in state.units else []
    if not foes:
        return ()
    blocks = near_blocks(state, [(m.x, m.y) for m in (*who, *foes)], 2 * BASE)
    others, hulls = standing_others(state, frozenset(m.id for m in who))
    engaged: dict[str, int] = {}
    paths = []
    who.sort(key=lambda m: min(distance2((m.x, m.y), (f.x, f.y)) for f in foes))
    for man in who:
        limit = allowance(state, man, "assault", "fast")
        choice = sorted(foes, key=lambda f: (engaged.get(f.id, 0), distance2((man.x, man.y), (f.x, f.y))))
        end: Point | None = None
        for foe in (*choice[:4], *others_near(state, unit, target, man, limit)[:2]):
            spot = contact_spots(state, man, foe, others, hulls)
            if spot is None:
                continue
            way = route(state, blocks, man, spot)
            cost, asked = way_cost(state, blocks, man, way)
            if not asked.barred and not asked.slow and cost <= limit:
                engaged[foe.id] = engaged.get(foe.id, 0) + 1
                paths.append((man.id, way))
                end = spot
                break
        if end is None:
            way = nearest_approach(state, man, choice[0], limit, blocks, others, hulls)
            paths.append((man.id, way))
            end = way[-1]
        others.append(end)
    return tuple(paths)


def others_near(state: State, unit: Unit, target: str, man: Model, limit: int) -> list[Model]:
    """Enemies of other units than the target that a man could reach, nearest first.

    Rules: OW-melee-place.
    """
    reach = (limit + TOUCH) ** 2
    near = [
        (distance2((man.x, man.y), (foe.x, foe.y)), foe.id, foe)
        for other in state.enemies(unit.seat)
        if other.id != target and not other.below and state.vehicle_of(other) is None
        for foe in state.men(other)
    ]
    return [foe for far, _, foe in sorted(near, key=lambda each: each[:2]) if far <= reach]


def contact_spots(state: State, man: Model, foe: Model, others: list[Point], hulls: Hulls) -> Point | None:
    """A free place in base contact with an enemy, on the side of the attacker.

    Rules: OW-melee-place.
    """
    direct = bearing((man.x - foe.x, man.y - foe.y))
    for turn in (0, 600, -600, 1200, -1200, 1800):
        spot = moved((foe.x, foe.y), direct + turn, TOUCH + 2)
        if is_free(state, spot, others, hulls):
            return spot
    return None


def nearest_approach(
    state: State, man: Model, foe: Model, limit: int, blocks: Sequence[Block], others: list[Point], hulls: Hulls
) -> tuple[Point, ...]:
    """As far towards an enemy as a man can go."""
    start = (man.x, man.y)
    direct = bearing((foe.x - man.x, foe.y - man.y))
    for far in range(limit, 0, -15):
        if far * far >= distance2(start, (foe.x, foe.y)):
            continue
        spot = moved(start, direct, far)
        if is_free(state, spot, others, hulls):
            cost, asked = way_cost(state, blocks, man, (start, spot))
            if not asked.barred and not asked.slow and cost <= limit:
                return (start, spot)
    return (start, start)


class ContactMemory:
    """Which units could get into contact with which, as the table stands."""

    __slots__ = ("reached",)

    def __init__(self) -> None:
        self.reached: dict[tuple[str, str], bool] = {}


def can_charge(state: State, unit: Unit, foe: Unit) -> bool:
    """Whether at least one man could get into contact.

    Rules: OW-melee-contact, OW-assault-speed, OW-tun-blind.
    """
    memory, key = state.moment().of(ContactMemory).reached, (unit.id, foe.id)
    found = memory.get(key)
    if found is None:
        found = memory[key] = gets_to(state, unit, foe)
    return found


def gets_to(state: State, unit: Unit, foe: Unit, without: tuple[str, ...] = ()) -> bool:
    """The same, worked out; not counting some of the men."""
    foes = state.men(foe)
    if not foes or state.vehicle_of(foe) is not None or bool(unit.below) != bool(foe.below):
        return False
    places = [(other.x, other.y) for other in foes]
    for man in movers(state, unit):
        if man.id in without:
            continue
        x, y = man.x, man.y
        far = allowance(state, man, "assault", "fast") + TOUCH
        for ox, oy in places:
            if -far <= ox - x <= far and (ox - x) ** 2 + (oy - y) ** 2 <= far * far:
                return True
    return False


def melee_line(key: str) -> Modifier:
    found = MELEE[key]
    return Modifier(found.rule, f"melee-{key}", signed(found.value))


def melee_lines(state: State, man: Model, foe: Model, more: int, charged: bool) -> tuple[Modifier, ...]:
    """A man's modifiers against one enemy; `more` is how many friends stand against the same enemy besides him.

    Rules: OW-melee-roll.
    """
    found = [melee_line("more")] * more
    if charged:
        found.append(melee_line("charge"))
    if has(state, man, "bayonet-trained"):
        found.append(melee_line("bayonet"))
    groups = {WEAPONS[w].group for w in man.weapons}
    if groups & SHORT:
        found.append(melee_line("short"))
    if groups & HELPERS.keys():
        found.append(melee_line("crewed"))
    if man.shaken:
        found.append(melee_line("shaken"))
    if charged and not state.units[man.unit].below and across_obstacle(state, man, foe):
        found.append(melee_line("obstacle"))
    return tuple(found)


def melee_opponents(state: State, unit: str, foes: list[str]) -> list[tuple[str, str, int]]:
    """Who fights whom: each enemy in contact one attacker, the others of his attackers help.

    Rules: OW-melee-after, OW-melee-roll.
    """
    attackers: dict[str, list[str]] = {}
    for man in state.men(unit):
        if man.shaken:
            continue
        near = [f for foe in foes for f in state.men(foe) if is_in_contact(state, man, f)]
        if near:
            near.sort(key=lambda f: (len(attackers.get(f.id, ())), distance2((man.x, man.y), (f.x, f.y))))
            attackers.setdefault(near[0].id, []).append(man.id)
    return [(men[0], other, len(men) - 1) for other, men in attackers.items()]


def duel(state: State, man: str, other: str, more: int, dice: Dice, out: Out, against: int = 0) -> None:
    """d10 each with modifiers; the higher hits the one he beat, without cover; equal rolls do nothing.

    Rules: OW-melee-roll, OW-melee-equal.
    """
    one, two = state.models[man], state.models[other]
    mine = melee_lines(state, one, two, more, True)
    theirs = melee_lines(state, two, one, against, False)
    roll, answer = dice.sum(1, 10, "melee"), dice.sum(1, 10, "melee")
    a, b = roll.value + total(mine), answer.value + total(theirs)
    out.append(MeleeFought(one.unit, two.unit, man, other, a, b, (roll, answer), mine))
    if a == b:
        return
    beaten = two if a > b else one
    hurt = damage.men(1, "sa", 0, "open", dice)
    out.append(DamageRolled(beaten.unit, "sa", "open", hurt.dead, hurt.shaken, hurt.rolls))
    if hurt.dead:
        kill(state, beaten.id, out)
    elif hurt.shaken:
        shake(state, beaten.id, out)


def engaged_with(state: State, unit: Unit) -> list[str]:
    """Enemy units whose men stand in contact with this one: its fire may go only at them.

    Rules: OW-melee-orders.
    """
    men = state.men(unit)
    return [
        foe.id
        for foe in state.enemies(unit.seat)
        if bool(foe.below) == bool(unit.below)
        and any(is_in_contact(state, man, other) for man in men for other in state.men(foe))
    ]


def must_fire(state: State, unit: Unit) -> bool:
    """An assaulting unit must fire unless it is trained with the bayonet.

    Rules: OW-melee-fire.
    """
    return "bayonet-trained" not in unit.traits
