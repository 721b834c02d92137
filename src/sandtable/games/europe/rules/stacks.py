"""The stacks that could move now, and where (rulebook 4, 6)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Take
from sandtable.games.europe.model import CUT, FIXED, MOVED, USED, State, confined
from sandtable.games.europe.rules import movement
from sandtable.games.europe.rules.movement import NONCOMBAT
from sandtable.games.europe.rules.muster import own_stacks


def stacks(state: State, power: int, phase: int) -> list[tuple[int, int, int, int]]:
    """The stacks that a power could still move: owner, kind, area, points."""
    found: dict[tuple[int, int, int, int], None] = {}
    is_land, grounded, idle = t.IS_LAND, CUT | FIXED, USED | MOVED | FIXED
    for _, unit in own_stacks(state, power):
        kind = unit.kind
        if is_land[kind]:
            if unit.points and not unit.marks & grounded:
                found[(unit.owner, kind, unit.area, unit.points)] = None
        elif not unit.marks & idle and (phase == NONCOMBAT or t.IS_AIR[kind]):
            found[(unit.owner, kind, unit.area, 0)] = None
    return list(found)


def stack_goals(state: State, power: int, stack: tuple[int, int, int, int], phase: int) -> list[int]:
    """Where a stack could go in one step."""
    owner, kind, area, _ = stack
    if t.IS_LAND[kind]:
        return movement.march_targets(state, power, owner, kind, area, phase)
    reach = movement.rebase_reach(state, power, owner, kind, area)
    special = movement.special_areas(state, power)
    found = t.bits(reach & ~special)
    if reach & special:
        more = t.bits(reach & special)
        found += [to for to in more if movement.why_not_rebase(state, power, owner, kind, area, to, 1) is None]
    return found


def has_goal(state: State, power: int, stack: tuple[int, int, int, int], phase: int) -> bool:
    """Whether a stack could go anywhere."""
    owner, kind, area, _ = stack
    if t.IS_LAND[kind]:
        return movement.can_march(state, power, owner, kind, area, phase)
    if movement.rebase_reach(state, power, owner, kind, area) & ~movement.special_areas(state, power):
        return True
    return bool(stack_goals(state, power, stack, phase))


def takes(state: State, power: int, phase: int) -> list[Take]:
    """The stacks offered: at a glance those with somewhere to go that has no limits, the others looked at."""
    special = movement.special_areas(state, power)
    infantry = movement.march_mask(state, power, power, t.INF, phase)
    armour = movement.march_mask(state, power, power, t.ARM, phase)
    made: list[Take] = []
    is_land, near = t.IS_LAND, t.NEAR_MASK
    stays = t.VICHY if confined(state, t.VICHY) else t.NOBODY
    for stack in stacks(state, power, phase):
        owner, kind, area, points = stack
        if not is_land[kind]:
            reach = movement.rebase_reach(state, power, owner, kind, area)
        elif owner == stays:
            reach = movement.march_mask(state, power, owner, kind, phase) & near[area]
        else:
            reach = (armour if kind == t.ARM else infantry) & near[area]
        if reach & ~special or (reach and has_goal(state, power, stack, phase)):
            made.append(Take(t.TYPES[owner * 8 + kind], t.AREAS[area], points))
    return made
