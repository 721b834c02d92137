"""A chosen stack moves: marches, changes of base (phases 1 and 2)."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import March, PutBack, Rebase, Take
from sandtable.games.europe.events import Marched, Out
from sandtable.games.europe.flow.arriving import finish_rebase
from sandtable.games.europe.flow.chain import announce_rebase
from sandtable.games.europe.hints import reach_zone
from sandtable.games.europe.model import State, confined, mover
from sandtable.games.europe.rules import movement as rules
from sandtable.games.europe.rules.conquest import capture
from sandtable.games.europe.rules.diplomacy import friend
from sandtable.games.europe.rules.movement import BATTLE
from sandtable.games.europe.rules.owed import OWES_ATTACK, keeps_word
from sandtable.games.europe.rules.refusals import NO_AREA
from sandtable.games.europe.rules.sending import OWES_TROOPS, troops_came
from sandtable.games.europe.rules.stacks import has_goal, stack_goals, takes
from sandtable.games.europe.rules.war import paid_off
from sandtable.kernel import Action, Ask, Dice, Hints, Name, Prompt, Refusal, Seat, clone

NO_STACK = Refusal("EU-4c", "no-such-stack")
NOWHERE = Refusal("EU-4c", "nowhere-to-go")
TOO_MANY = Refusal("EU-4c", "too-many")
NOT_BY_LAND = Refusal("EU-3d", "not-by-land")


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
    if not has_goal(state, power, (owner, kind, area, action.points), phase):
        return NOWHERE
    return _why_not_leave(state, Moving(power, owner, kind, area, action.points, phase))


def _why_not_leave(state: State, moving: Moving) -> Refusal | None:
    """Whether a stack has somewhere to go without breaking a declaration of war.

    Rules: EU-R119, EU-R123.
    """
    if not state.owed or any(moving.why_not_go(state, to, 1) is None for to in moving.goals(state)):
        return None
    return OWES_ATTACK if moving.phase == BATTLE else OWES_TROOPS


def offered(state: State, power: int, phase: int) -> list[Take]:
    """The stacks that may be taken up now."""
    found = takes(state, power, phase)
    return found if not state.owed else [each for each in found if why_not_take(state, power, each, phase) is None]


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

    def units(self, state: State) -> list[int]:
        return rules.movable(state, *self._stack())

    def goals(self, state: State) -> list[int]:
        return stack_goals(state, self.power, self._stack(), self.phase)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        unit, area = t.type_name(self.owner, self.make), t.AREAS[self.area]
        return Prompt("moving", {"unit": Name("unit", unit), "area": Name("area", area)}, "EU-3a", (area,))

    def hints(self, state: State, seat: Seat) -> Hints:
        areas = self.goals(state)
        if state.owed:
            areas = [to for to in areas if self.why_not_go(state, to, 1) is None]
        return reach_zone(areas, t.type_name(self.owner, self.make))

    def options(self, state: State, seat: Seat) -> list[Action]:
        verb: type[March] | type[Rebase] = March if t.IS_LAND[self.make] else Rebase
        count = len(self.units(state))
        found: list[Action] = []
        special = rules.special_areas(state, self.power)
        for to in self.goals(state):
            limited = bool(state.owed) or special >> to & 1
            for n in range(1, count + 1):
                if limited and self.why_not_go(state, to, n) is not None:
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
        if not 1 <= action.n <= len(self.units(state)):
            return TOO_MANY
        return self.why_not_go(state, t.AREA[action.to], action.n)

    def why_not_go(self, state: State, to: int, n: int) -> Refusal | None:
        """What a declaration of war asks for must still be possible afterwards.

        Rules: EU-R119, EU-R123.
        """
        refusal = self._why_not(state, to, n)
        if refusal is not None or not state.owed or keeps_word(state, self._after(state, to, n), self.phase):
            return refusal
        return OWES_ATTACK if self.phase == BATTLE else OWES_TROOPS

    def _after(self, state: State, to: int, n: int) -> State:
        """How it stands when the units have gone there."""
        after = clone(state)
        numbers = self.units(after)[:n]
        if t.IS_LAND[self.make]:
            self._march(after, numbers, to, [])
        else:
            finish_rebase(after, tuple(numbers), to, [])
        return after

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
        numbers = self.units(state)[: action.n]
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
