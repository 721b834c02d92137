"""Phase 4: strategic redeployment and lend-lease."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Escort, Pass, PutBack, Redeploy, SendAid, Take
from sandtable.games.europe.events import Out, Redeployed
from sandtable.games.europe.flow.phase import Phase
from sandtable.games.europe.hints import reach_zone
from sandtable.games.europe.model import USED, State, mark, shift, units_at
from sandtable.games.europe.rules import lendlease
from sandtable.games.europe.rules import redeploy as rules
from sandtable.games.europe.rules.muster import own_stacks
from sandtable.games.europe.rules.sending import OWES_TROOPS, can_redeploy_there, lands_to_help, troops_came
from sandtable.games.europe.rules.war import must_leave_satellites
from sandtable.kernel import Action, Ask, Dice, Hints, Name, Prompt, Refusal, Seat
from sandtable.kernel.errors import Args

NO_STACK_TO_REDEPLOY = Refusal("EU-8a", "no-such-stack")
NO_WAY_THERE = Refusal("EU-8a", "no-way-there")
GARRISON = Refusal("EU-14.1c", "garrison-in-poland")
MUST_LEAVE = Refusal("EU-13.3e", "must-leave")


def redeployable(state: State, power: int) -> dict[tuple[int, int, int], int]:
    """Stacks of which a unit may be redeployed: owner, kind and area, and one unit of each."""
    found: dict[tuple[int, int, int], int] = {}
    for number, unit in own_stacks(state, power):
        key = (unit.owner, unit.kind, unit.area)
        if key not in found and rules.why_not_unit(state, power, unit) is None:
            found[key] = number
    return found


def lands_owed(state: State, power: int) -> int:
    """The lands of victims to which troops are owed and can still be redeployed, one bit each: this comes first.

    Rules: EU-5.1e, EU-R119, EU-R123.
    """
    lands = lands_to_help(state, power) if state.owed else 0
    return lands if lands and can_redeploy_there(state, power, lands) else 0


def _may_go(state: State, power: int, number: int, owed: int) -> bool:
    """Whether a unit could be one of those that are owed, if any are."""
    unit = state.units[number]
    if not owed:
        return True
    return not t.IS_SEA[unit.kind] and any(owed >> to & 1 for to in rules.destinations(state, power, unit))


class Redeployment(Phase[Take | SendAid], frozen=True, gc=False):
    """Strategic redeployment; aid is laid down in this phase too.

    Rules: EU-2b, EU-8a, EU-12.3a.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Take, SendAid, Pass)
    standing: ClassVar[str | None] = "redeployment"

    def has_more(self, state: State, power: int) -> bool:
        return bool(lendlease.aid_offers(state, power))

    def offers(self, state: State, power: int) -> list[Action]:
        owed = lands_owed(state, power)
        found: list[Action] = [*lendlease.aid_offers(state, power)] if not owed else []
        if rules.left(state, power) > 0:
            for (owner, kind, area), number in redeployable(state, power).items():
                if rules.has_reach(state, power, state.units[number]) and _may_go(state, power, number, owed):
                    found.append(Take(t.type_name(owner, kind), t.AREAS[area], 0))
        return found

    def refuse(self, state: State, power: int, action: Take | SendAid) -> Refusal | None:
        if isinstance(action, SendAid):
            if action.to not in t.COUNTRY or action.base not in t.AREA:
                return lendlease.NO_AID
            refusal = lendlease.why_not_send(state, power, t.COUNTRY[action.to], action.value, t.AREA[action.base])
            return refusal or (OWES_TROOPS if lands_owed(state, power) else None)
        if rules.left(state, power) < 1:
            return rules.ALL_USED
        number = _find(state, power, action)
        if number is None:
            return NO_STACK_TO_REDEPLOY
        if not rules.has_reach(state, power, state.units[number]):
            return NO_WAY_THERE
        return None if _may_go(state, power, number, lands_owed(state, power)) else OWES_TROOPS

    def why_not_pass(self, state: State, power: int) -> Refusal | None:
        """In the first scenario a German unit must stand in Poland at the end of each German turn, if any can; troops
        owed to a victim of a new enemy are sent now at the latest.

        Rules: EU-14.1c, EU-5.1e.
        """
        if lands_owed(state, power):
            return OWES_TROOPS
        if power == t.GERMANY and state.must_leave and self._could_leave(state, power):
            return MUST_LEAVE
        if power != t.GERMANY or state.setup.scenario != "sichelschnitt":
            return None
        poland = t.COUNTRY["poland"]
        if any(u.owner == t.GERMANY and t.HOME[u.area] == poland for u in state.units.values()):
            return None
        return GARRISON if self._could_garrison(state, power, poland) else None

    def _could_leave(self, state: State, power: int) -> bool:
        """German units must leave satellites that have become neutral, as long as they can.

        Rules: EU-13.3e.
        """
        return any(rules.destinations(state, power, state.units[n]) for n in must_leave_satellites(state))

    def _could_garrison(self, state: State, power: int, poland: int) -> bool:
        units = (state.units[number] for number in redeployable(state, power).values())
        return any(t.HOME[a] == poland for unit in units for a in rules.destinations(state, power, unit))

    def carry_out(self, state: State, power: int, action: Take | SendAid, dice: Dice, out: Out) -> None:
        if isinstance(action, SendAid):
            lendlease.send(state, power, t.COUNTRY[action.to], action.value, t.AREA[action.base], out)
            return
        number = _find(state, power, action)
        assert number is not None
        state.call(Redeploying(power, number))


def _find(state: State, power: int, action: Take) -> int | None:
    if action.unit not in t.TYPE or action.origin not in t.AREA or action.points:
        return None
    owner, kind = divmod(t.TYPE[action.unit], 8)
    for number, unit in units_at(state, t.AREA[action.origin]):
        if unit.owner == owner and unit.kind == kind and rules.why_not_unit(state, power, unit) is None:
            return number
    return None


class Redeploying(Ask[State, Redeploy | PutBack], frozen=True, gc=False):
    """Where is the chosen unit redeployed?

    Rules: EU-8a.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Redeploy, PutBack)

    power: int
    number: int

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.power],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        unit = state.units[self.number]
        args: Args = {
            "unit": Name("unit", unit.name),
            "area": Name("area", t.AREAS[unit.area]),
            "left": rules.left(state, self.power),
        }
        return Prompt("redeploying", args, "EU-8a", (t.AREAS[unit.area],))

    def _destinations(self, state: State) -> list[int]:
        found = rules.destinations(state, self.power, state.units[self.number])
        owed = lands_owed(state, self.power)
        return [to for to in found if owed >> to & 1] if owed else found

    def hints(self, state: State, seat: Seat) -> Hints:
        return reach_zone(self._destinations(state))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [*(Redeploy(t.AREAS[a]) for a in self._destinations(state)), PutBack()]

    def why_not(self, state: State, seat: Seat, action: Redeploy | PutBack) -> Refusal | None:
        if isinstance(action, PutBack):
            return None
        if action.to not in t.AREA:
            return NO_WAY_THERE
        to = t.AREA[action.to]
        refusal = rules.why_not_redeploy(state, self.power, state.units[self.number], to)
        owed = lands_owed(state, self.power)
        return refusal or (OWES_TROOPS if owed and not owed >> to & 1 else None)

    def apply(self, state: State, seat: Seat, action: Redeploy | PutBack, dice: Dice, out: Out) -> None:
        state.end()
        if isinstance(action, PutBack):
            return
        unit, to = state.units[self.number], t.AREA[action.to]
        plain, _ = rules.reach(state, self.power, unit)
        if plain >> to & 1:
            finish_redeployment(state, self.power, self.number, to, (), out)
        else:
            state.call(Escorting(self.power, self.number, to))


def finish_redeployment(state: State, power: int, number: int, to: int, escorts: tuple[int, ...], out: Out) -> None:
    """The unit is there; it cannot be moved on in this phase except by another redeployment.

    Rules: EU-8a, EU-8d, EU-13.5.
    """
    unit = state.units[number]
    state.redeployed[power] += 1
    if unit.area == t.USA_AREA:
        state.ocean += 1
    bases = tuple(t.AREAS[b] for b in escorts)
    out.append(Redeployed(unit.name, t.AREAS[unit.area], t.AREAS[to], bases, len(bases)))
    shift(state, number, to)
    troops_came(state, number)


class Escorting(Ask[State, Escort], frozen=True, gc=False):
    """Which idle fleets take the unit over the sea, one stretch after another?

    Rules: EU-8c.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Escort,)

    power: int
    number: int
    to: int
    escorts: tuple[int, ...] = ()

    def _reached(self, state: State) -> int:
        reached = rules.overland(state, self.power, state.units[self.number].area)
        for base in self.escorts:
            reached = rules.after_escort(state, self.power, reached, base)
        return reached

    def _bases(self, state: State) -> list[int]:
        return rules.escort_options(state, self.power, self._reached(state), self.to)

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.power],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        unit = state.units[self.number]
        return Prompt(
            "escorting",
            {"unit": Name("unit", unit.name), "to": Name("area", t.AREAS[self.to])},
            "EU-8c",
            (t.AREAS[self.to],),
        )

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Escort(t.AREAS[base]) for base in self._bases(state)]

    def why_not(self, state: State, seat: Seat, action: Escort) -> Refusal | None:
        return None if t.AREA.get(action.base, -1) in self._bases(state) else rules.NO_ESCORT

    def apply(self, state: State, seat: Seat, action: Escort, dice: Dice, out: Out) -> None:
        base = t.AREA[action.base]
        reached = rules.after_escort(state, self.power, self._reached(state), base)
        fleet = next(
            n for n, u in units_at(state, base) if u.owner == self.power and u.kind == t.FLEET and not u.marks & USED
        )
        mark(state, fleet, USED)
        escorts = (*self.escorts, base)
        if reached >> self.to & 1:
            state.end()
            finish_redeployment(state, self.power, self.number, self.to, escorts, out)
        else:
            state.goto(Escorting(self.power, self.number, self.to, escorts))
