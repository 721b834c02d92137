"""Planning an attack by small steps, then launching it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import CallOff, Drop, Embark, Join, Launch
from sandtable.games.europe.events import AttackLaunched, Out
from sandtable.games.europe.flow.battle import Fight
from sandtable.games.europe.flow.by_plan import fight_by_plan
from sandtable.games.europe.flow.chain import announce_attack
from sandtable.games.europe.hints import arrows
from sandtable.games.europe.model import CUT, FIXED, MOVED, USED, State, shift, units_at
from sandtable.games.europe.rules import attack as rules
from sandtable.games.europe.rules.attack import Fighter
from sandtable.games.europe.rules.battle import Battle
from sandtable.games.europe.rules.losses import bury
from sandtable.games.europe.rules.modifiers import BY_AIR, BY_LAND, CARRYING, DROPPED, FIGHTING, LANDING
from sandtable.games.europe.rules.money import spend
from sandtable.games.europe.rules.movement import BATTLE, why_not_stay
from sandtable.games.europe.rules.muster import groups as groups
from sandtable.games.europe.rules.muster import limited_areas
from sandtable.games.europe.rules.owed import OWES_ATTACK, keeps_word
from sandtable.games.europe.rules.planning import joins
from sandtable.games.europe.rules.target import Target, is_removed_at_once, target
from sandtable.games.europe.rules.war import paid_off
from sandtable.kernel import Action, Ask, Dice, Hints, Name, Plan, Prompt, Refusal, Seat, clone

NO_STACK_TO_JOIN = Refusal("EU-5.1a", "no-such-stack")
TOO_MANY_ABOARD = Refusal("EU-4.4c", "too-many")


Addition = Join | Embark | Drop
"""What brings units into a plan."""


class Planning(Ask[State, Addition | Launch | CallOff], frozen=True, gc=False):
    """An attack is being planned: units join one stack after another, then it is launched.

    Rules: EU-5.1a, EU-5.1j, EU-4.4c.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Join, Embark, Drop, Launch, CallOff)

    power: int
    area: int
    leader: int
    plan: tuple[Fighter, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self.power],)

    def aim(self, state: State) -> Target:
        return target(state, self.power, self.area, self.leader)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        area = t.AREAS[self.area]
        cost = rules.plan_cost(self.plan, self.aim(state))
        return Prompt("planning", {"area": Name("area", area), "n": len(self.plan), "cost": cost}, "EU-5.1a", (area,))

    def hints(self, state: State, seat: Seat) -> Hints:
        drawn = arrows(sorted({f.origin for f in self.plan}), self.area)
        return replace(drawn, plans=tuple(self._plans(state)))

    def _plans(self, state: State) -> Iterator[Plan]:
        """Everybody who can join, all of a kind, and the fight by what the odds assume."""
        if self._why_not_launch(state, self.aim(state)) is None:
            yield fight_by_plan(state, self.power, self.area, self.plan)
        everyone = self._joined(state, None)
        if everyone:
            yield Plan("join-all", everyone)
        for kind in (t.INF, t.ARM, t.AIR):
            some = self._joined(state, kind)
            if 0 < len(some) < len(everyone):
                yield Plan("join-kind", some, {"kind": Name("kind", t.KINDS[kind])})

    def _joined(self, state: State, kind: int | None) -> tuple[Action, ...]:
        """One after another, as many of each stack as may join by land or air, of one kind or of all."""
        now, steps = self, list[Action]()
        aim = self.aim(state)
        for way, owner, make, area, last in joins(state, self.power, aim, self.plan):
            if way or make in (t.FLEET, t.SUB, t.DD) or kind not in (None, make):
                continue
            for n in range(len(now._free(state, owner, make, area, last)), 0, -1):
                step = Join(t.type_name(owner, make), t.AREAS[area], last, n)
                if now._why_not_add(state, aim, step) is None:
                    steps.append(step)
                    added, _ = now._adds(state, aim, step)
                    now = replace(now, plan=now.plan + added)
                    break
        return tuple(steps)

    # -- units of a stack that are still free

    def _free(self, state: State, owner: int, kind: int, area: int, points: int) -> list[int]:
        taken = {f.number for f in self.plan}
        return [n for n in rules.candidates(state, self.power, owner, kind, area, points) if n not in taken]

    def _fleets(self, state: State, owner: int, area: int) -> list[int]:
        return self._free(state, owner, t.FLEET, area, 0)

    def _cargo(self, state: State, owner: int, kind: int, area: int) -> list[int]:
        taken, bound = {f.number for f in self.plan}, CUT | FIXED | MOVED
        return [
            n
            for n, u in units_at(state, area)
            if n not in taken and u.owner == owner and u.kind == kind and u.points and not u.marks & bound
        ]

    def options(self, state: State, seat: Seat) -> list[Action]:
        aim = self.aim(state)
        found: list[Action] = []
        if self._why_not_launch(state, aim) is None:
            found.append(Launch())
        for way, owner, kind, area, last in joins(state, self.power, aim, self.plan):
            found += self._offers(state, aim, way, owner, kind, area, last)
        found.append(CallOff())
        return found

    def _offers(
        self, state: State, aim: Target, way: int, owner: int, kind: int, area: int, last: int
    ) -> list[Addition]:
        """The actions of a stack that may join; how many join matters only to the limits of some places and of Africa:
        the cost is that of the plan."""
        unit, base = t.type_name(owner, kind), t.AREAS[area]
        made: list[Addition] = []
        if way == 0:
            count = len(self._free(state, owner, kind, area, last))
            made = [Join(unit, base, last, n) for n in range(1, count + 1)]
        elif way == 1:
            made = [Drop(unit, base, n) for n in range(1, len(self._cargo(state, owner, kind, area)) + 1)]
        else:
            count = min(len(self._cargo(state, owner, kind, area)), len(self._fleets(state, last, area)))
            made = [Embark(unit, t.type_name(last, t.FLEET), base, n) for n in range(1, count + 1)]
        if not (limited_areas(state, self.power) >> self.area & 1 or area in t.AFRICA):
            return made
        return [action for action in made if self._why_not_add(state, aim, action) is None]

    def why_not(self, state: State, seat: Seat, action: Addition | Launch | CallOff) -> Refusal | None:
        if isinstance(action, CallOff):
            return None
        aim = self.aim(state)
        if isinstance(action, Launch):
            return self._why_not_launch(state, aim)
        return self._why_not_add(state, aim, action)

    def _why_not_launch(self, state: State, aim: Target) -> Refusal | None:
        """What is needed for an attack that somebody owes does not set out for another one. Who pays a debt by this
        attack is bound only by others that can be paid in no other way than by an attack.

        Rules: EU-R119, EU-R123.
        """
        refusal = rules.why_not_launch(state, self.power, self.plan, aim)
        if refusal is not None or not state.owed:
            return refusal
        after = clone(state)
        set_out(after, self, aim)
        return None if keeps_word(state, after, BATTLE, after.owed != state.owed) else OWES_ATTACK

    def _why_not_add(self, state: State, aim: Target, action: Addition) -> Refusal | None:
        added, refusal = self._adds(state, aim, action)
        if refusal is not None:
            return refusal
        return rules.why_not_launch(state, self.power, self.plan + added, aim)

    def _adds(self, state: State, aim: Target, action: Addition) -> tuple[tuple[Fighter, ...], Refusal | None]:
        """The units that an action would add, or why it may not.

        Rules: EU-4.4c.
        """
        base = action.base if isinstance(action, Embark) else action.origin
        if action.unit not in t.TYPE or base not in t.AREA or action.n < 1:
            return (), NO_STACK_TO_JOIN
        owner, kind = divmod(t.TYPE[action.unit], 8)
        area = t.AREA[base]
        if isinstance(action, Embark):
            return self._embarks(state, aim, action, owner, kind, area)
        if isinstance(action, Drop):
            numbers, way = self._cargo(state, owner, kind, area), DROPPED
        else:
            numbers = self._free(state, owner, kind, area, action.points)
            way = BY_LAND if t.IS_LAND[kind] else BY_AIR if t.IS_AIR[kind] else FIGHTING
        if len(numbers) < action.n:
            return (), TOO_MANY_ABOARD if numbers else NO_STACK_TO_JOIN
        unit = state.units[numbers[0]]
        if way == DROPPED:
            refusal = rules.why_not_drop(state, self.power, unit, aim)
        else:
            refusal = rules.why_not_join(state, self.power, unit, aim, self.plan)
        if refusal is None and way in (BY_LAND, DROPPED):
            refusal = self._crowd(state, owner, kind, area, action.n)
        return tuple(Fighter(n, way, area) for n in numbers[: action.n]), refusal

    def _crowd(self, state: State, owner: int, kind: int, area: int, n: int) -> Refusal | None:
        """Limits on how many may stand in the area taken count for the whole plan.

        Rules: EU-13.4b, EU-13.4c.
        """
        going = [f for f in self.plan if f.way in (BY_LAND, LANDING, DROPPED)]
        same = sum(f.origin not in t.AFRICA for f in going) if self.area in t.AFRICA else len(going)
        more = 0 if owner == t.GERMANY and self.area in t.AFRICA and area in t.AFRICA else n
        return why_not_stay(state, self.power, owner, kind, self.area, same + more)

    def _embarks(
        self, state: State, aim: Target, action: Embark, owner: int, kind: int, area: int
    ) -> tuple[tuple[Fighter, ...], Refusal | None]:
        if action.fleet not in t.TYPE or t.TYPE[action.fleet] % 8 != t.FLEET:
            return (), NO_STACK_TO_JOIN
        fleets = self._fleets(state, t.TYPE[action.fleet] // 8, area)
        cargo = self._cargo(state, owner, kind, area)
        if len(fleets) < action.n or len(cargo) < action.n:
            return (), TOO_MANY_ABOARD if fleets and cargo else NO_STACK_TO_JOIN
        refusal = rules.why_not_embark(state, self.power, state.units[cargo[0]], state.units[fleets[0]], aim)
        refusal = refusal or self._crowd(state, owner, kind, area, action.n)
        added: tuple[Fighter, ...] = ()
        for ship, load in zip(fleets[: action.n], cargo[: action.n], strict=True):
            added += (Fighter(ship, CARRYING, area), Fighter(load, LANDING, area, ship))
        return added, refusal

    def apply(self, state: State, seat: Seat, action: Addition | Launch | CallOff, dice: Dice, out: Out) -> None:
        if isinstance(action, CallOff):
            state.end()
        elif isinstance(action, Launch):
            launch(state, self, out)
        else:
            added, _ = self._adds(state, self.aim(state), action)
            state.goto(Planning(self.power, self.area, self.leader, self.plan + added))


def launch(state: State, planning: Planning, out: Out) -> None:
    """Pay, move out, and meet what intervenes; then the battle.

    Rules: EU-5.1a, EU-5.1g, EU-5.1.3c, EU-13.1b, EU-13.3d.
    """
    aim, plan = planning.aim(state), planning.plan
    out.append(_launched(state, planning, aim, rules.plan_cost(plan, aim)))
    set_out(state, planning, aim)
    battle = Battle(
        planning.power,
        planning.area,
        planning.leader,
        plan,
        aim.land + aim.air + aim.sea,
        invasion=rules.is_invasion(plan),
    )
    state.goto(Fight(battle))
    remove_bulgarians(state, out)
    if state.setup.advanced:
        announce_attack(state)


def set_out(state: State, planning: Planning, aim: Target) -> None:
    """The price is paid, the units are on their way, and a declaration of war is satisfied.

    Rules: EU-5.1a, EU-5.1b, EU-13.1b.
    """
    plan = planning.plan
    spend(state, rules.payer(state, planning.power, plan), rules.plan_cost(plan, aim))
    state.attacked = (*state.attacked, (planning.power, planning.area, planning.leader))
    for owner in (t.HOME[planning.area], planning.leader, state.control[planning.area]):
        paid_off(state, planning.power, owner)
    if (aim.land or aim.air or aim.sea) and planning.area not in state.fought:
        state.fought = (*state.fought, planning.area)
    state.african += rules.african_units(state, plan, planning.area)
    for fighter in plan if not _is_hunt(state, plan, aim) else ():
        _set_out(state, fighter)


def _is_hunt(state: State, plan: tuple[Fighter, ...], aim: Target) -> bool:
    """Aircraft alone against submarines alone: this is no action for them.

    Rules: EU-12.1.3c.
    """
    if aim.land or aim.air or not aim.sea or any(f.way != BY_AIR for f in plan):
        return False
    return all(state.units[n].kind == t.SUB for n in aim.sea)


def _set_out(state: State, fighter: Fighter) -> None:
    unit = state.units[fighter.number]
    if t.IS_LAND[unit.kind]:
        shift(state, fighter.number, unit.area, unit.points - 1, MOVED)
    else:
        shift(state, fighter.number, unit.area, marks=USED)


def _launched(state: State, planning: Planning, aim: Target, cost: int) -> AttackLaunched:
    coming: dict[tuple[str, str], int] = {}
    for fighter in planning.plan:
        key = (state.units[fighter.number].name, t.AREAS[fighter.origin])
        coming[key] = coming.get(key, 0) + 1
    standing: dict[str, int] = {}
    for number in aim.land + aim.air + aim.sea:
        name = state.units[number].name
        standing[name] = standing.get(name, 0) + 1
    return AttackLaunched(
        t.COUNTRIES[planning.power],
        t.AREAS[planning.area],
        t.COUNTRIES[planning.leader],
        tuple((unit, base, n) for (unit, base), n in coming.items()),
        tuple(standing.items()),
        cost,
        rules.is_invasion(planning.plan),
    )


def remove_bulgarians(state: State, out: Out) -> None:
    """Bulgarian units that would have to defend against Soviets are removed at once.

    Rules: EU-13.3d.
    """
    fight: Fight = state.stack[-1]
    battle = fight.battle
    gone = [n for n in battle.defenders if is_removed_at_once(state, battle.power, state.units[n])]
    for number in gone:
        bury(state, None, number, False, out)
    if gone:
        left = tuple(n for n in battle.defenders if n not in gone)
        state.goto(Fight(replace(battle, defenders=left)))
