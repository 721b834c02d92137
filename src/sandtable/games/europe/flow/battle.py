"""The frames of a battle: rounds run by themselves, losses and withdrawals are asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import Lose, Press, Withdraw
from sandtable.games.europe.events import BattleEnded, Out, RoundFought, Withdrew
from sandtable.games.europe.flow.by_plan import going_on_by_plan, losses_by_plan
from sandtable.games.europe.model import ALONE, MOVED, USED, State, mark, shift, units_at
from sandtable.games.europe.rules import battle as rules
from sandtable.games.europe.rules.battle import AT_SEA, DONE, IN_AIR, ON_LAND, STAGES, Battle
from sandtable.games.europe.rules.conquest import capture
from sandtable.games.europe.rules.dicing import Thrown, roll
from sandtable.games.europe.rules.diplomacy import hostile
from sandtable.games.europe.rules.losses import NOT_A_LOSS, bury
from sandtable.games.europe.rules.modifiers import BY_AIR, BY_LAND, CARRYING, DROPPED, FIGHTING, LANDING
from sandtable.games.europe.rules.research import rolls_twice
from sandtable.kernel import Action, Ask, Auto, Dice, Hints, Name, Prompt, Refusal, Seat

NO_WAY_BACK = Refusal("EU-5.1i", "no-way-back")
LANDED = Refusal("EU-5.1.3b", "landed-stay")


class Fight(Auto[State], frozen=True, gc=False):
    """Drives a battle through its stages; `step` says what comes next.

    Rules: EU-2c, EU-5.1j.
    """

    battle: Battle
    step: str = "stage"

    def run(self, state: State, dice: Dice, out: Out) -> None:
        BATTLE_STEPS[self.step](self, state, dice, out)

    def _next(self, state: State, step: str, **changes: Any) -> None:
        battle = replace(self.battle, **changes) if changes else self.battle
        state.goto(Fight(battle, step))

    def _stage(self, state: State, dice: Dice, out: Out) -> None:
        """Enter the stage, or the next one that is fought.

        Rules: EU-5.1.2b.
        """
        battle = self.battle
        if battle.stage == DONE:
            self._finish(state, out)
        elif battle.stage == ON_LAND:
            self._land(state)
        elif not rules.has_stage(state, battle, battle.stage):
            self._next(state, "stage", stage=battle.stage + 1, round=0)
        elif battle.stage == AT_SEA and not self._can_fight_at_sea():
            self._turn_back(state, out)
        elif battle.stage == AT_SEA and battle.invasion and not rules.classes(state, battle.defenders)[2]:
            self._next(state, "round")
            state.call(Resolve())
        else:
            self._next(state, "round")

    def _can_fight_at_sea(self) -> bool:
        _, air, ships, _ = rules.attackers(self.battle)
        return bool(ships or air)

    def _land(self, state: State) -> None:
        """Land the troops that are left, see what the ground does, and fight if there is anyone to fight.

        Rules: EU-4.4d, EU-5.1.3b.
        """
        battle = rules.enter_land_stage(state, self.battle)
        if not rules.has_stage(state, battle, ON_LAND):
            state.goto(Fight(replace(battle, stage=DONE)))
            return
        battle = replace(battle, ground=rules.find_ground(state, battle))
        state.goto(Fight(battle, "round"))
        land = rules.attackers(battle)[0]
        if not land and battle.rounds:
            state.call(Resolve())

    def _round(self, state: State, dice: Dice, out: Out) -> None:
        """Both sides roll at the same time, then both take their losses.

        Rules: EU-5.1.1, EU-5.1g.
        """
        battle = self.battle
        attacking = rules.rolling_attackers(state, battle)
        defending = rules.rolling_defenders(state, battle)
        stage = STAGES[battle.stage]
        hits, thrown = self._throw_attack(state, attacking, dice, stage)
        values = [rules.defence_value(state.units[n], battle.stage, battle.ground, battle.invasion) for n in defending]
        answer, returned = roll(dice, values, f"{stage}-defence")
        for number in defending:
            if not t.IS_LAND[state.units[number].kind]:
                mark(state, number, USED)
        out.append(_round_event(battle, thrown, returned, hits, answer))
        spared = rules.spared(state, battle)
        self._next(state, "after", round=battle.round + 1, rounds=battle.rounds + 1, spared=spared)
        take_losses(state, True, answer, out)
        take_losses(state, False, hits, out)

    def _throw_attack(self, state: State, numbers: list[int], dice: Dice, stage: str) -> tuple[int, Thrown]:
        """The attackers' dice: two each where 13.3c says so; radar doubles aircraft and destroyers against submarines.

        Rules: EU-13.3c, EU-17b.
        """
        battle = self.battle
        foe_sea = rules.classes(state, battle.defenders)[2]
        hunting = battle.stage == AT_SEA and rules.only_submarines(state, foe_sea)
        values = []
        for number in numbers:
            unit = state.units[number]
            value = rules.attack_value(unit, battle.stage, battle.ground)
            values += [value] * (2 if hunting and rolls_twice(state, unit) else 1)
        return roll(dice, values, f"{stage}-attack", rules.times(state, battle))

    def _after(self, state: State, dice: Dice, out: Out) -> None:
        """A round is over: the stage ends when one side has nothing left in it, else the attacker may break off.

        Rules: EU-5.1.1, EU-5.1.2, EU-5.1.3b.
        """
        battle = self.battle
        if battle.stage == AT_SEA and rules.has_stage(state, battle, AT_SEA) and not self._can_fight_at_sea():
            self._turn_back(state, out)
            return
        if not rules.has_stage(state, battle, battle.stage) or self._hunt_is_over(state):
            self._next(state, "stage", stage=battle.stage + 1, round=0)
            return
        self._next(state, "round")
        state.call(Resolve())

    def _hunt_is_over(self, state: State) -> bool:
        """Aircraft alone attack submarines for one round only.

        Rules: EU-12.1.3c.
        """
        if self.battle.stage != AT_SEA:
            return False
        _, _, ships, transports = rules.attackers(self.battle)
        foe_sea = rules.classes(state, self.battle.defenders)[2]
        return not ships and not transports and rules.only_submarines(state, foe_sea)

    def _turn_back(self, state: State, out: Out) -> None:
        """No fighting ship is left while the coast is defended: the transports go home with their cargo.

        Rules: EU-4.4d, EU-5.2b.
        """
        battle = self.battle
        out.append(Withdrew(t.COUNTRIES[battle.power], t.AREAS[battle.area], "sea", ""))
        state.goto(Fight(send_home(state, battle), "stage"))

    def _finish(self, state: State, out: Out) -> None:
        """The end: occupy the area, or stay where one came from; ships and aircraft are back at their bases.

        Rules: EU-5.1d, EU-5.1f, EU-5.1g, EU-5.1i, EU-4.4c.
        """
        battle = self.battle
        power = t.COUNTRIES[battle.power]
        land = rules.attackers(battle)[0]
        foes = [n for n in battle.defenders if t.IS_LAND[state.units[n].kind]]
        state.end()
        others = any(
            hostile(state, battle.power, unit.owner) and t.IS_LAND[unit.kind]
            for _, unit in units_at(state, battle.area)
        )
        if land and not foes and not others:
            out.append(BattleEnded(t.AREAS[battle.area], power, "taken"))
            occupy(state, battle, out)
            return
        result = "repelled" if foes else "cleared" if rules.attackers(battle)[1] or land else "repelled"
        out.append(BattleEnded(t.AREAS[battle.area], power, result))


BATTLE_STEPS: dict[str, Callable[[Fight, State, Dice, Out], None]] = {
    "stage": Fight._stage,
    "round": Fight._round,
    "after": Fight._after,
}


def _round_event(battle: Battle, thrown: Thrown, returned: Thrown, hits: int, answer: int) -> RoundFought:
    return RoundFought(
        t.AREAS[battle.area],
        STAGES[battle.stage],
        battle.round + 1,
        thrown,
        returned,
        hits,
        answer,
        battle.ground.reason if battle.stage == ON_LAND else "coast" if battle.invasion else "",
    )


def send_home(state: State, battle: Battle) -> Battle:
    """Ships and their cargo leave the battle."""
    for fighter in battle.fighters:
        if fighter.way == LANDING:
            unit = state.units[fighter.number]
            shift(state, fighter.number, unit.area, 0, MOVED)
    kept = tuple(f for f in battle.fighters if f.way not in (FIGHTING, CARRYING, LANDING))
    return replace(battle, fighters=kept, invasion=False, stage=ON_LAND, round=0)


def occupy(state: State, battle: Battle, out: Out) -> None:
    """The victorious land units move in; armour keeps the point it has left, a landing costs armour one.

    Rules: EU-4.2, EU-5.1f, EU-5.1h.
    """
    holder = rules.keeper(state, battle)
    alone = battle.lone_drop
    for fighter in battle.fighters:
        if fighter.way in (BY_LAND, LANDING, DROPPED):
            unit = state.units[fighter.number]
            points = 1 if fighter.way == LANDING and unit.kind == t.ARM else unit.points
            if fighter.way == DROPPED or (fighter.way == LANDING and unit.kind != t.ARM):
                points = 0
            shift(state, fighter.number, battle.area, points, MOVED | (ALONE if alone else 0))
    capture(state, battle.area, holder, out, battle.takers)


# -- losses


def take_losses(state: State, attacking: bool, hits: int, out: Out) -> None:
    """Losses without a choice are taken at once; else the owner is asked."""
    while hits:
        fight: Fight = next(f for f in reversed(state.stack) if isinstance(f, Fight))
        battle = fight.battle
        exposed = rules.open_to_loss(state, battle, attacking)
        if not exposed:
            return
        keys = {rules.loss_key(state, battle, n) for n in exposed}
        if len(exposed) > hits and len(keys) > 1 and chooser(state, battle, attacking) >= 0:
            state.call(Losses(attacking, hits))
            return
        lose(state, min(exposed, key=lambda n: _cheapest(state, n)), attacking, out)
        hits -= 1


def _cheapest(state: State, number: int) -> tuple[int, int]:
    unit = state.units[number]
    return (t.COST[unit.kind], number)


def chooser(state: State, battle: Battle, attacking: bool) -> int:
    """The power that chooses a side's losses: the attacker, or whoever leads the defenders."""
    if attacking:
        return battle.power
    return battle.leader if battle.leader < 6 else state.patron[battle.leader]


def lose(state: State, number: int, attacking: bool, out: Out) -> Battle:
    """A unit is lost; a transport takes its cargo down with it.

    Rules: EU-5.1.3d.
    """
    at = next(i for i in range(len(state.stack) - 1, -1, -1) if isinstance(state.stack[i], Fight))
    fight: Fight = state.stack[at]
    battle = fight.battle
    doomed = [number]
    if attacking and not battle.landed:
        doomed += [f.number for f in battle.fighters if f.way == LANDING and f.ship == number]
    for each in doomed:
        bury(state, battle, each, attacking, out)
    if attacking:
        battle = replace(battle, fighters=tuple(f for f in battle.fighters if f.number not in doomed))
    else:
        battle = replace(battle, defenders=tuple(n for n in battle.defenders if n != number))
    state.stack[at] = Fight(battle, fight.step)
    return battle


class Losses(Ask[State, Lose], frozen=True, gc=False):
    """An owner removes units of his choice, one per enemy hit.

    Rules: EU-5.1.1.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Lose,)
    standing: ClassVar[str | None] = "losses"

    attacking: bool
    left: int

    def _battle(self, state: State) -> Battle:
        fight: Fight = next(f for f in reversed(state.stack) if isinstance(f, Fight))
        return fight.battle

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[chooser(state, self._battle(state), self.attacking)],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        battle = self._battle(state)
        area = t.AREAS[battle.area]
        return Prompt("losses", {"n": self.left, "area": Name("area", area)}, "EU-5.1.1", (area,))

    def _choices(self, state: State) -> dict[tuple[int, int, int], int]:
        battle = self._battle(state)
        found: dict[tuple[int, int, int], int] = {}
        for number in rules.open_to_loss(state, battle, self.attacking):
            found.setdefault(rules.loss_key(state, battle, number), number)
        return found

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Lose(t.type_name(owner, kind), t.AREAS[area]) for owner, kind, area in self._choices(state)]

    def why_not(self, state: State, seat: Seat, action: Lose) -> Refusal | None:
        return None if self._find(state, action) is not None else NOT_A_LOSS

    def _find(self, state: State, action: Lose) -> int | None:
        if action.unit not in t.TYPE or action.base not in t.AREA:
            return None
        owner, kind = divmod(t.TYPE[action.unit], 8)
        return self._choices(state).get((owner, kind, t.AREA[action.base]))

    def apply(self, state: State, seat: Seat, action: Lose, dice: Dice, out: Out) -> None:
        number = self._find(state, action)
        assert number is not None
        state.end()
        lose(state, number, self.attacking, out)
        take_losses(state, self.attacking, self.left - 1, out)

    def hints(self, state: State, seat: Seat) -> Hints:
        battle = self._battle(state)
        numbers = rules.open_to_loss(state, battle, self.attacking) if self.attacking else ()
        return Hints(plans=tuple(losses_by_plan(state, battle, numbers)))

    def default(self, state: State, seat: Seat) -> Action:
        """The cheapest first."""
        owner, kind, area = min(self._choices(state), key=lambda key: (t.COST[key[1]], key))
        return Lose(t.type_name(owner, kind), t.AREAS[area])


class Resolve(Ask[State, Press | Withdraw], frozen=True, gc=False):
    """The attacker goes on or breaks off.

    Rules: EU-5.1.1, EU-5.1.2b, EU-5.1.3b, EU-5.1i.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Press, Withdraw)

    def _battle(self, state: State) -> Battle:
        fight: Fight = state.stack[-2]
        return fight.battle

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (t.POWERS[self._battle(state).power],)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        battle = self._battle(state)
        area = t.AREAS[battle.area]
        return Prompt(
            "resolve", {"stage": Name("stage", STAGES[battle.stage]), "area": Name("area", area)}, "EU-5.1.1", (area,)
        )

    def hints(self, state: State, seat: Seat) -> Hints:
        return Hints(plans=tuple(going_on_by_plan(state, self._battle(state), self.options(state, seat))))

    def _goals(self, state: State) -> list[int] | None:
        """Where land units would go; None if none have to."""
        battle = self._battle(state)
        if battle.stage != ON_LAND or not rules.attackers(battle)[0]:
            return None
        return [] if rules.is_bound(battle) else rules.withdrawals(state, battle)

    def options(self, state: State, seat: Seat) -> list[Action]:
        goals = self._goals(state)
        if goals is None:
            return [Press(), Withdraw(None)]
        return [Press(), *(Withdraw(t.AREAS[area]) for area in goals)]

    def why_not(self, state: State, seat: Seat, action: Press | Withdraw) -> Refusal | None:
        if isinstance(action, Press):
            return None
        goals = self._goals(state)
        if goals is None:
            return None if action.to is None else NO_WAY_BACK
        if rules.is_bound(self._battle(state)):
            return LANDED
        return None if action.to in [t.AREAS[a] for a in goals] else NO_WAY_BACK

    def apply(self, state: State, seat: Seat, action: Press | Withdraw, dice: Dice, out: Out) -> None:
        state.end()
        if isinstance(action, Withdraw):
            withdraw(state, action.to, out)


def withdraw(state: State, to: str | None, out: Out) -> None:
    """Break off: aircraft and ships go home and the battle goes on without them; land units go back one area.

    Rules: EU-5.1i, EU-5.1.1, EU-5.1.2.
    """
    fight: Fight = state.stack[-1]
    battle = fight.battle
    out.append(Withdrew(t.COUNTRIES[battle.power], t.AREAS[battle.area], STAGES[battle.stage], to or ""))
    if battle.stage == IN_AIR:
        kept = tuple(f for f in battle.fighters if f.way != BY_AIR)
        state.goto(Fight(replace(battle, fighters=kept, air_left=True, stage=AT_SEA, round=0)))
        return
    if battle.stage == AT_SEA:
        left = send_home(state, battle)
        if not any(f.way in (BY_LAND, DROPPED) for f in left.fighters):
            left = replace(left, fighters=(), stage=DONE)
        state.goto(Fight(left))
        return
    for fighter in battle.fighters:
        if fighter.way in (BY_LAND, DROPPED) and to is not None:
            shift(state, fighter.number, t.AREA[to], 0, MOVED)
    state.goto(Fight(replace(battle, fighters=(), stage=DONE)))
