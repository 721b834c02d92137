"""Melee: started by an Assault into base contact, fought once, after the fire."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from sandtable.games.operation.events.infantry import DamageRolled, MeleeFought
from sandtable.games.operation.model.pieces import Model, Unit
from sandtable.games.operation.model.state import Out, State, has, is_active
from sandtable.games.operation.rules.ground.measuring import CONTACT
from sandtable.games.operation.rules.infantry import damage
from sandtable.games.operation.rules.infantry.crewed_weapons import HELPERS
from sandtable.games.operation.rules.infantry.damage import signed, total
from sandtable.games.operation.rules.infantry.losses import kill, shake
from sandtable.games.operation.tables import MELEE, WEAPONS
from sandtable.geometry.table import box_of, boxes_meet, crossing, distance2
from sandtable.kernel import Dice, Modifier

ACROSS = 60
"""Men this near to each other with a low wall or window between them count as in contact (mm)."""
SHORT = frozenset(("smg", "assault-rifle", "pistol"))


def is_in_contact(state: State, a: Model, b: Model) -> bool:
    """Base contact on one level, also across a low wall or a window, but not through walls.

    Rules: OW-melee-contact, OW-R79.
    """
    gap = distance2((a.x, a.y), (b.x, b.y))
    if gap > ACROSS * ACROSS or a.level != b.level:
        return False
    return (gap <= CONTACT * CONTACT or across_obstacle(state, a, b)) and not is_behind_wall(state, a, b)


def is_behind_wall(state: State, a: Model, b: Model) -> bool:
    """Whether a high wall or hedge, or a wall of a house or room without an opening there, stands between two men.

    Rules: OW-melee-contact, OW-room-move, OW-R79.
    """
    start, end = (a.x, a.y), (b.x, b.y)
    box = box_of((start, end))
    for block in state.index.blocks:
        if not (block.row.high or block.row.walls) or not boxes_meet(block.box, box):
            continue
        for (one, two), gaps in zip(block.segments, block.openings, strict=True):
            if crossing(start, end, one, two) is None:
                continue
            if block.row.high or not any(crossing(start, end, gap[0], gap[1]) is not None for gap in gaps):
                return True
    if not state.on("rooms"):
        return False
    walls = (wall for block in state.index.roomy if boxes_meet(block.box, box) for wall in block.walls)
    return any(
        crossing(start, end, one, two) is not None
        and not any(crossing(start, end, door[0], door[1]) is not None for door in doors)
        for one, two, doors in walls
    )


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


class Pair(NamedTuple):
    """Two men in contact who are compared, and how many friends each has against the other besides himself."""

    man: str
    foe: str
    more: int
    against: int


def melee_opponents(state: State, unit: str, foes: list[str]) -> list[Pair]:
    """Who fights whom: each attacker one enemy in contact, and each enemy whom nobody took one of the attackers.

    Rules: OW-melee-after, OW-melee-roll, OW-R79.
    """
    attackers = [man for man in state.men(unit) if is_active(state, man)]
    others = [other for foe in foes for other in state.men(foe)]
    touching = {(man.id, other.id) for man in attackers for other in others if is_in_contact(state, man, other)}
    return pair_up(attackers, others, touching)


def pair_up(attackers: list[Model], others: list[Model], touching: set[tuple[str, str]]) -> list[Pair]:
    """Each takes the nearest in contact who has the fewest opponents, attackers first; nobody in contact is left out.

    Rules: OW-melee-roll, OW-tun-melee, OW-R79.
    """
    pairs: list[tuple[str, str]] = []
    count: dict[str, int] = {}
    for side, opposite in ((attackers, others), (others, attackers)):
        for one in side:
            near = [two for two in opposite if (one.id, two.id) in touching or (two.id, one.id) in touching]
            if one.id in count or not near:
                continue
            two = min(near, key=lambda m: (count.get(m.id, 0), distance2((one.x, one.y), (m.x, m.y))))
            pairs.append((one.id, two.id) if side is attackers else (two.id, one.id))
            count[two.id] = count.get(two.id, 0) + 1
    return [Pair(a, b, opponents(pairs, b) - 1, opponents(pairs, a) - 1) for a, b in pairs]


def opponents(pairs: list[tuple[str, str]], name: str) -> int:
    """How many stand against a man."""
    return sum(name in pair for pair in pairs)


def fight_all(state: State, pairs: Iterable[Pair], dice: Dice, out: Out) -> None:
    """Everybody in contact rolls once; of each pair the higher hits, as long as both are there.

    Rules: OW-melee-roll, OW-melee-equal, OW-R79.
    """
    thrown: dict[str, int] = {}
    for pair in pairs:
        if pair.man in state.models and pair.foe in state.models:
            duel(state, pair, thrown, dice, out)


def duel(state: State, pair: Pair, thrown: dict[str, int], dice: Dice, out: Out) -> None:
    """d10 each with modifiers; the higher hits the one he beat, without cover; equal results do nothing.

    Rules: OW-melee-roll, OW-melee-equal.
    """
    one, two = state.models[pair.man], state.models[pair.foe]
    mine = melee_lines(state, one, two, pair.more, True)
    theirs = melee_lines(state, two, one, pair.against, False)
    rolls = []
    for man in (one, two):
        if man.id not in thrown:
            roll = dice.sum(1, 10, "melee")
            rolls.append(roll)
            thrown[man.id] = roll.value
    a, b = thrown[one.id] + total(mine), thrown[two.id] + total(theirs)
    out.append(MeleeFought(one.unit, two.unit, one.id, two.id, a, b, tuple(rolls), mine))
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
