"""A chosen stack moves: marches, changes of base (phases 1 and 2)."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import March, PutBack, Rebase, Take
from sandtable.games.europe.events import Marched, Out
from sandtable.games.europe.flow.arriving import finish_rebase
from sandtable.games.europe.flow.chain import announce_rebase
from sandtable.games.europe.hints import reach_zone
from sandtable.games.europe.model import CUT, FIXED, MOVED, USED, State, confined, mover
from sandtable.games.europe.rules import movement as rules
from sandtable.games.europe.rules.conquest import capture
from sandtable.games.europe.rules.diplomacy import friend
from sandtable.games.europe.rules.movement import BATTLE, NONCOMBAT
from sandtable.games.europe.rules.muster import own_stacks
from sandtable.games.europe.rules.refusals import NO_AREA
from sandtable.games.europe.rules.sending import troops_came
from sandtable.games.europe.rules.war import paid_off
from sandtable.kernel import Action, Ask, Dice, Hints, Name, Prompt, Refusal, Seat

NO_STACK = Refusal("EU-4c", "no-such-stack")
NOWHERE = Refusal("EU-4c", "nowhere-to-go")
TOO_MANY = Refusal("EU-4c", "too-many")
NOT_BY_LAND = Refusal("EU-3d", "not-by-land")


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
        return rules.march_targets(state, power, owner, kind, area, phase)
    reach = rules.rebase_reach(state, power, owner, kind, area)
    special = rules.special_areas(state, power)
    found = t.bits(reach & ~special)
    if reach & special:
        more = t.bits(reach & special)
        found += [to for to in more if rules.why_not_rebase(state, power, owner, kind, area, to, 1) is None]
    return found


def has_goal(state: State, power: int, stack: tuple[int, int, int, int], phase: int) -> bool:
    """Whether a stack could go anywhere."""
    owner, kind, area, _ = stack
    if t.IS_LAND[kind]:
        return rules.can_march(state, power, owner, kind, area, phase)
    if rules.rebase_reach(state, power, owner, kind, area) & ~rules.special_areas(state, power):
        return True
    return bool(stack_goals(state, power, stack, phase))


def why_not_take(state: State, power: int, action: Take, phase: int) -> Refusal | None:
    """May this stack be chosen: it is one's own, can move and has somewhere to go?

    Rules: EU-4c, EU-6a.
    """
    if action.unit not in t.TYPE or action.origin not in t.AREA:
        return NO_STACK
    owner, kind = divmod(t.TYPE[action.unit], 8)
    if mover(state, owner) != power:
        return rules.NOT_YOURS
    area = t.AREA[action.origin]
    if not rules.movable(state, owner, kind, area, action.points):
        return NO_STACK
    if t.IS_SEA[kind] and phase == BATTLE:
        return rules.LATER
    return None if has_goal(state, power, (owner, kind, area, action.points), phase) else NOWHERE


def takes(state: State, power: int, phase: int) -> list[Take]:
    """The stacks offered: at a glance those with somewhere to go that has no limits, the others looked at."""
    special = rules.special_areas(state, power)
    infantry = rules.march_mask(state, power, power, t.INF, phase)
    armour = rules.march_mask(state, power, power, t.ARM, phase)
    made: list[Take] = []
    is_land, near = t.IS_LAND, t.NEAR_MASK
    stays = t.VICHY if confined(state, t.VICHY) else t.NOBODY
    for stack in stacks(state, power, phase):
        owner, kind, area, points = stack
        if not is_land[kind]:
            reach = rules.rebase_reach(state, power, owner, kind, area)
        elif owner == stays:
            reach = rules.march_mask(state, power, owner, kind, phase) & near[area]
        else:
            reach = (armour if kind == t.ARM else infantry) & near[area]
        if reach & ~special or (reach and has_goal(state, power, stack, phase)):
            made.append(Take(t.TYPES[owner * 8 + kind], t.AREAS[area], points))
    return made


class Moving(Ask[State, March | Rebase | PutBack], frozen=True, gc=False):
    """The chosen stack: where does it go, and how many of it?

    Rules: EU-3a, EU-4c.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (March, Rebase, PutBack)

    power: int
    owner: int
    make: int
    area: int
    points: int
    phase: int

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.power],)

    def _stack(self) -> tuple[int, int, int, int]:
        return (self.owner, self.make, self.area, self.points)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        unit, area = t.type_name(self.owner, self.make), t.AREAS[self.area]
        return Prompt("moving", {"unit": Name("unit", unit), "area": Name("area", area)}, "EU-3a", (area,))

    def hints(self, state: State, seat: Seat) -> Hints:
        areas = stack_goals(state, self.power, self._stack(), self.phase)
        return reach_zone(areas, t.type_name(self.owner, self.make))

    def options(self, state: State, seat: Seat) -> list[Action]:
        verb: type[March] | type[Rebase] = March if t.IS_LAND[self.make] else Rebase
        count = len(rules.movable(state, *self._stack()))
        found: list[Action] = []
        special = rules.special_areas(state, self.power)
        for to in stack_goals(state, self.power, self._stack(), self.phase):
            found.append(verb(t.AREAS[to], 1))
            for n in range(2, count + 1):
                if special >> to & 1 and self._why_not(state, to, n) is not None:
                    break
                found.append(verb(t.AREAS[to], n))
        found.append(PutBack())
        return found

    def why_not(self, state: State, seat: Seat, action: March | Rebase | PutBack) -> Refusal | None:
        if isinstance(action, PutBack):
            return None
        if action.to not in t.AREA:
            return NO_AREA
        if isinstance(action, March) != t.IS_LAND[self.make]:
            return NOT_BY_LAND
        if not 1 <= action.n <= len(rules.movable(state, *self._stack())):
            return TOO_MANY
        return self._why_not(state, t.AREA[action.to], action.n)

    def _why_not(self, state: State, to: int, n: int) -> Refusal | None:
        """Rules: EU-13.4b, EU-13.4c."""
        if not t.IS_LAND[self.make]:
            return rules.why_not_rebase(state, self.power, self.owner, self.make, self.area, to, n)
        refusal = rules.why_not_march(state, self.power, self.owner, self.make, self.area, to, self.phase)
        if refusal is not None or n == 1:
            return refusal
        more = n if self.owner != t.GERMANY or to not in t.AFRICA or self.area not in t.AFRICA else 0
        return rules.why_not_stay(state, self.power, self.owner, self.make, to, more)

    def apply(self, state: State, seat: Seat, action: March | Rebase | PutBack, dice: Dice, out: Out) -> None:
        state.end()
        if isinstance(action, PutBack):
            return
        numbers = rules.movable(state, *self._stack())[: action.n]
        to = t.AREA[action.to]
        if isinstance(action, March):
            self._march(state, numbers, to, out)
        else:
            self._rebase(state, numbers, to, out)

    def _march(self, state: State, numbers: list[int], to: int, out: Out) -> None:
        """Entering an enemy area without land units takes it, free of charge.

        Rules: EU-5.1h, EU-5.1e.
        """
        unit = t.type_name(self.owner, self.make)
        for number in numbers:
            rules.march(state, number, to)
        out.append(Marched(unit, len(numbers), t.AREAS[self.area], t.AREAS[to]))
        holder = state.control[to]
        if not friend(state, self.power, holder) and not confined(state, self.owner):
            paid_off(state, self.power, holder)
            capture(state, to, self.power, out)
        else:
            troops_came(state, numbers[0])

    def _rebase(self, state: State, numbers: list[int], to: int, out: Out) -> None:
        if state.setup.advanced and announce_rebase(state, self.power, tuple(numbers), to):
            return
        finish_rebase(state, tuple(numbers), to, out)
