"""Carrying out orders: stand up, fire, move, fire, fight, and the marker at the end."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions import Follow, Pass
from sandtable.games.operation.events import MenStoodUp, OrderBegan, OrderLost, ShotsWasted, UnitMarked
from sandtable.games.operation.model import Point, Posture, Seat, Unit
from sandtable.games.operation.rules import cards, charges, comms, movement, snipers
from sandtable.games.operation.rules.cover import area_cover
from sandtable.games.operation.rules.fire import open_fire
from sandtable.games.operation.rules.intent import Intent
from sandtable.games.operation.rules.measure import place
from sandtable.games.operation.rules.melee import Fight, charge_paths
from sandtable.games.operation.rules.walk import Walk
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import WEAPONS
from sandtable.geometry.table import bearing, distance2
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Ask, Auto, Dice, Event, Prompt, Refusal
from sandtable.kernel.action import Action

Out = list[Event]
Links = tuple[Intent, ...]

NO_SUCH_GOAL = Refusal("OW-assault-follow", "no-such-goal")


def stand_up(state: State, unit: str, out: Out) -> bool:
    """Shaken men stand up and do nothing else; True if nobody is left to act.

    Rules: OW-shaken-order, OW-shaken-all.
    """
    men = state.everyone(unit)
    lying = [man for man in men if man.shaken]
    for man in lying:
        state.models[man.id] = replace(man, shaken=False, rose=state.turn)
    if lying:
        out.append(MenStoodUp(unit, tuple(man.id for man in lying)))
    return len(lying) == len(men)


def carry_out(state: State, link: Intent, stops: Links, dice: Dice, out: Out, followed: bool = False) -> None:
    """One order, as it was announced; `stops` are shots that were delayed into its move.

    Rules: OW-chain-order, OW-chain-broken, OW-shaken-all, OW-order-move, OW-order-assault, OW-order-fire.
    """
    unit = state.units[link.unit]
    if unit.broken or not state.everyone(unit):
        out.append(OrderLost(link.unit))
        for stop in stops:
            let_pass(state, stop, out)
        return
    out.append(OrderBegan(link.unit, cards.NAMES[link.card]))
    if stand_up(state, link.unit, out):
        mark(state, link.unit, "stationary", out)
        fire_stops(state, stops)
        return
    from sandtable.games.operation.rules.hooks import order_frames

    if link.order in ("move", "assault"):
        state.said[f"under-way:{link.unit}"] = state.turn
    state.call(Finish(link))
    if link.charge:
        state.call(Fight(link.unit, link.charge))
    if link.order == "assault" and link.when == "after":
        state.call(Open(link, moved=True))
    for frame in order_frames(state, link):
        state.call(frame)
    state.call(SetOut(link, stops, followed))
    if link.order == "assault" and link.when == "before":
        state.call(Open(link, moved=False))
    if link.order in ("fire", "ambush", "cover"):
        state.call(Open(link, moved=False))
    state.call(Extras(link))


def fire_stops(state: State, stops: Links) -> None:
    """Delayed shots at a target that does not move after all are fired where it stands.

    Rules: OW-interrupt-insert.
    """
    for stop in reversed(stops):
        state.call(Delayed(stop, False))


def let_pass(state: State, link: Intent, out: Out) -> None:
    """Delayed fire whose target never came by: Fire counts as fired, an Ambush held its fire.

    Rules: OW-fire-wasted, OW-ambush-hold.
    """
    unit = state.units[link.unit]
    if unit.broken or not unit.models:
        out.append(OrderLost(link.unit))
        return
    if stand_up(state, link.unit, out):
        mark(state, link.unit, "stationary", out)
    elif link.order == "fire":
        out.append(ShotsWasted(link.unit))
        mark(state, link.unit, "fired", out)
    else:
        mark(state, link.unit, "stationary", out)


class Delayed(Auto, frozen=True, gc=False):
    """A delayed shot comes due.

    Rules: OW-fire-delay, OW-interrupt, OW-interrupt-insert.
    """

    intent: Intent
    interrupts: bool

    def run(self, state: State, dice: Dice, out: Out) -> None:
        link = self.intent
        unit = state.units[link.unit]
        state.end()
        if unit.broken or not state.everyone(unit):
            out.append(OrderLost(link.unit))
            return
        out.append(OrderBegan(link.unit, cards.NAMES[link.card]))
        if stand_up(state, link.unit, out):
            mark(state, link.unit, "stationary", out)
            return
        state.call(Finish(link))
        state.call(Open(link, moved=False, interrupts=self.interrupts))
        state.call(Extras(link))


class Open(Auto, frozen=True, gc=False):
    """Open fire if a target was announced.

    Rules: OW-order-fire, OW-order-ambush, OW-order-cover, OW-order-assault.
    """

    intent: Intent
    moved: bool
    interrupts: bool = False

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        unit = state.units[self.intent.unit]
        if unit.broken or not unit.models:
            return
        if self.intent.target or self.intent.shelled or self.intent.aims or self.intent.second:
            open_fire(state, self.intent, self.moved, self.interrupts, dice, out)


class Extras(Auto, frozen=True, gc=False):
    """What else was announced: messages, charges, and what optional chapters add.

    Rules: OW-intent-extra.
    """

    intent: Intent

    def run(self, state: State, dice: Dice, out: Out) -> None:
        from sandtable.games.operation.rules.hooks import extras

        state.end()
        link = self.intent
        if link.call[0]:
            comms.send(state, link, dice, out)
        if link.blast[0] == "arm" and link.blast[1] in state.features:
            charges.arm(state, link.unit, link.blast[1], out)
        if link.blast[0] == "fire" and link.blast[1] in state.features:
            charges.set_off(state, link.unit, link.blast[1], dice, out)
        extras(state, link, dice, out)


class SetOut(Auto, frozen=True, gc=False):
    """The move begins; an Assault whose target has moved away may follow it.

    Rules: OW-assault-follow, OW-melee-place.
    """

    intent: Intent
    stops: Links = ()
    followed: bool = False

    def run(self, state: State, dice: Dice, out: Out) -> None:
        link = self.intent
        unit = state.units[link.unit]
        state.end()
        if unit.broken or not unit.models:
            for stop in self.stops:
                let_pass(state, stop, out)
            return
        if link.charge:
            paths = charge_paths(state, unit, link.charge, link.stormers)
            state.call(Walk(replace(link, paths=paths, speed="fast"), self.stops))
        elif self.followed and link.order == "assault" and link.paths and link.target:
            state.call(Pursuit(link, self.stops))
        elif link.paths:
            state.call(Walk(link, self.stops))
        else:
            fire_stops(state, self.stops)


class Pursuit(Ask, frozen=True, gc=False):
    """The target has moved away: keep the goal or go after it.

    Rules: OW-assault-follow.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Pass, Follow)
    standing: ClassVar[str | None] = "follow"

    intent: Intent
    stops: Links = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.intent.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("follow", {}, "OW-assault-follow", (self.intent.unit, self.intent.target))

    def goals(self, state: State) -> list[Point]:
        """Points on the straight way to the models of the target, as far as the unit can go. Asked for twice."""
        known = state.moment()
        held = known.get("pursuit")
        if held is None or held[0] is not self:
            held = known["pursuit"] = (self, self.every_goal(state))
        return list(held[1])

    def every_goal(self, state: State) -> list[Point]:
        unit = state.units[self.intent.unit]
        found: list[Point] = []
        for goal in pursuit_goals(state, unit, self.intent.target):
            plan = movement.plan(state, unit, "assault", "fast", goal, ())
            if not isinstance(plan, Refusal):
                found.append(goal)
        return found

    def options(self, state: State, seat: Seat) -> list[Action]:
        from sandtable.kernel import Point as Place

        return [Pass(), *(Follow(Place(*goal)) for goal in self.goals(state))]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if type(action) is Pass or (action.goal.x, action.goal.y) in self.goals(state):
            return None
        return NO_SUCH_GOAL

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        link = self.intent
        if type(action) is Follow:
            goal = (action.goal.x, action.goal.y)
            plan = movement.plan(state, state.units[link.unit], "assault", "fast", goal, ())
            assert not isinstance(plan, Refusal)
            link = replace(link, goal=goal, paths=plan.paths, cost=plan.cost, speed="fast")
        state.goto(Walk(link, self.stops))


def pursuit_goals(state: State, unit: Unit, target: str) -> list[Point]:
    """For up to three of the target's models the points 15, 10 and 5 cm towards them.

    Rules: OW-assault-follow.
    """
    who = movement.movers(state, unit)
    foes = state.pieces(target) if target in state.units else []
    found: list[Point] = []
    for foe in foes[:3]:
        if not who:
            break
        man = min(who, key=lambda m: distance2(place(m), place(foe)))
        direction = bearing((foe.x - man.x, foe.y - man.y))
        limit = movement.allowance(state, man, "assault", "fast")
        for far in (limit, limit * 2 // 3, limit // 3):
            if far * far < distance2(place(man), place(foe)):
                found.append(moved(place(man), direction, far - 1))
    return list(dict.fromkeys(found))


class Finish(Auto, frozen=True, gc=False):
    """The marker: stationary, moved or fired.

    Rules: OW-move-state, OW-assault-state, OW-fire-wasted, OW-ambush-hold, OW-bicycle-state, OW-markers-colour.
    """

    intent: Intent

    def run(self, state: State, dice: Dice, out: Out) -> None:
        from sandtable.games.operation.rules.hooks import finished

        state.end()
        link = self.intent
        unit = state.units[link.unit]
        state.said.pop(f"under-way:{link.unit}", None)
        if not unit.models:
            return
        shot = any(model.shot == state.turn for model in state.members(unit))
        comms.send_runners_on(state, link.unit, dice, out)
        mark(state, link.unit, posture_after(state, unit, link, shot), out)
        state.alter(link.unit, silent=is_silent(state, unit, link), slow=link.speed != "fast")
        finished(state, link, dice, out)
        state.tidy()


def posture_after(state: State, unit: Unit, link: Intent, shot: bool) -> Posture:
    """The detection state an order leaves behind.

    Rules: OW-move-state, OW-assault-state, OW-fire-wasted, OW-ambush-hold, OW-bicycle-state, OW-moto-detect.
    """
    if link.order in ("fire", "cover"):
        return "fired"
    if link.order == "ambush":
        return "fired" if shot else "stationary"
    if link.order == "assault":
        return "fired" if link.when or link.aims or shot else "moved"
    riding = any(man.riding and man.went == state.turn for man in state.men(unit))
    drives = state.vehicle_of(unit) is not None
    return "moved" if link.speed == "fast" or riding or drives else "stationary"


def is_silent(state: State, unit: Unit, link: Intent) -> bool:
    """Whether all that was fired was silent, or a sniper fired from cover.

    Rules: OW-piat, OW-piat-bomb, OW-traits.
    """
    fired = [model for model in state.members(unit) if model.shot == state.turn]
    if not fired:
        return False
    if all(any("silent" in WEAPONS[w].traits for w in model.weapons) for model in fired):
        return True
    covered = all(area_cover(state, model) != "open" for model in fired)
    return snipers.stays_hidden(unit, link.arms, covered)


def mark(state: State, unit: str, posture: Posture, out: Out) -> None:
    """The marker of the turn's colour: white in even turns, black in odd ones; no further order.

    Rules: OW-markers-colour, OW-turn-must, OW-night-mine.
    """
    from sandtable.games.operation.rules.night import after_mine

    if after_mine(state, unit):
        posture = "fired"
    state.alter(unit, posture=posture, marked=state.turn)
    out.append(UnitMarked(unit, posture, "black" if state.turn % 2 else "white"))
