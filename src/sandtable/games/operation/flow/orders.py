"""An order from its first step to its last."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Follow, Pass
from sandtable.games.operation.events.infantry import OrderBegan, OrderLost
from sandtable.games.operation.flow.drive_steps import driven_ways
from sandtable.games.operation.flow.melee import Fight
from sandtable.games.operation.flow.order_steps import Extras, Finish, Open, fire_stops
from sandtable.games.operation.flow.walk import AlightAndGoOn, StormVehicle, Walk, WalkUp
from sandtable.games.operation.model.intent import Intent, Links, Path
from sandtable.games.operation.model.pieces import Point, Seat
from sandtable.games.operation.model.plans import StoreyPlan
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.announcing import getting_in, vehicle_course
from sandtable.games.operation.rules.announcing.question import stops_in
from sandtable.games.operation.rules.chapters.squadrons import has_fallen_back
from sandtable.games.operation.rules.infantry import movement
from sandtable.games.operation.rules.infantry.charging import charge_paths
from sandtable.games.operation.rules.infantry.orders import let_pass, mark, pursuit_goals, stand_up
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.vehicles import close_assault
from sandtable.kernel import Ask, Auto, Dice, Prompt, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action

NO_SUCH_GOAL = Refusal("OW-assault-follow", "no-such-goal")


def chased(link: Intent) -> tuple[str, ...]:
    """The units that an order is aimed at: an Assault may go after them.

    Rules: OW-assault-follow.
    """
    return (link.target, *(aim.target for aim in link.aims), link.ram)


def carry_out(state: State, link: Intent, stops: Links, dice: Dice, out: Out, followed: str = "") -> None:
    """One order, as announced; `stops` are shots that were delayed into its move, `followed` a target that moved.

    Rules: OW-chain-order, OW-chain-broken, OW-shaken-all, OW-order-move, OW-order-assault, OW-order-fire.
    """
    unit = state.units[link.unit]
    if unit.broken or not state.everyone(unit) or has_fallen_back(state, unit.id):
        out.append(OrderLost(link.unit))
        for stop in stops:
            let_pass(state, stop, out)
        return
    out.append(OrderBegan(link.unit, cards.CARD_NAMES[link.card]))
    if stand_up(state, link.unit, out, getting_in.boards_shaken(state, link)):
        mark(state, link.unit, "stationary", out)
        fire_stops(state, stops)
        return
    if link.order in ("move", "assault"):
        state.under_way[link.unit] = state.turn
    state.call(Finish(link))
    if link.charge:
        state.call(Fight(link.unit, link.charge))
    if link.order == "assault" and link.when == "after":
        state.call(Open(link, moved=True))
    if link.alights:
        state.call(AlightAndGoOn(link, stops_in(link, stops, "onward")))
    state.call(SetOut(link, stops_in(link, stops, "go"), followed))
    if link.order == "assault" and link.when == "before":
        state.call(Open(link, moved=False))
    if link.order in ("fire", "ambush", "cover"):
        state.call(Open(link, moved=False))
    if link.boards:
        state.call(WalkUp(link, stops_in(link, stops, "board")))
    state.call(Extras(link))


class SetOut(Auto[State], frozen=True, gc=False):
    """The move begins; an Assault whose target has moved away may follow it.

    Who is to storm a vehicle dares it now, and runs with the others: the run can be interrupted like any move.

    Rules: OW-assault-follow, OW-melee-place, OW-ca-test, OW-interrupt.
    """

    intent: Intent
    stops: Links = ()
    followed: str = ""
    """The target that has moved away."""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        link = self.intent
        unit = state.units[link.unit]
        state.end()
        if unit.broken or not unit.models or has_fallen_back(state, unit.id):
            for stop in self.stops:
                let_pass(state, stop, out)
            return
        if link.storms:
            brave = close_assault.brave_men(state, link, dice, out)
            runs = close_assault.runs(state, brave)
            state.call(StormVehicle(link, brave))
            link = replace(link, paths=(*link.paths, *runs), speed="fast" if runs else link.speed)
        if link.charge:
            state.call(Walk(charging_order(state, link), self.stops))
        elif self.followed and link.order == "assault" and link.paths:
            state.call(Pursuit(link, self.stops, self.followed))
        elif link.paths:
            state.call(Walk(link, self.stops))
        else:
            fire_stops(state, self.stops)


def charging_order(state: State, link: Intent) -> Intent:
    """An order to charge with the ways and climbs of those who run at the enemy, as he stands now.

    Rules: OW-melee-place, OW-move-levels.
    """
    charge = charge_paths(state, state.units[link.unit], link.charge, link.stormers)
    climbs = tuple(StoreyPlan(level, men) for level, men in charge.levels)
    return replace(link, paths=(*charge.paths, *runs_of(link)), plans=(*link.plans, *climbs), speed="fast")


def runs_of(link: Intent) -> tuple[tuple[str, Path], ...]:
    """The ways of those who run to storm a vehicle.

    Rules: OW-ca-order.
    """
    return tuple(path for path in link.paths if path[0] in link.stormers)


class PursuitMemory:
    """Where the unit that was asked last may follow."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: tuple[Pursuit, dict[Point, Intent]] | None = None


class Pursuit(Ask[State, Pass | Follow], frozen=True, gc=False):
    """The target has moved away: keep the goal or go after it.

    Rules: OW-assault-follow.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Pass, Follow)
    standing: ClassVar[str | None] = "follow"

    intent: Intent
    stops: Links = ()
    target: str = ""

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.intent.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("follow", {}, "OW-assault-follow", (self.intent.unit, self.target))

    def goals(self, state: State) -> dict[Point, Intent]:
        """Points on the straight way to the target's models, as far as the unit can go, with the order to go there.

        Asked for twice.
        """
        memory = state.moment().of(PursuitMemory)
        held = memory.last
        if held is None or held[0] is not self:
            held = memory.last = (self, self.every_goal(state))
        return held[1]

    def every_goal(self, state: State) -> dict[Point, Intent]:
        link, found = self.intent, dict[Point, Intent]()
        if driven_ways(state, link) is not None:
            return vehicle_course.ways_after(state, link, self.target)
        unit = state.units[link.unit]
        for goal in pursuit_goals(state, unit, self.target):
            plan = movement.plan(state, unit, "assault", "fast", goal, ())
            if not isinstance(plan, Refusal):
                others = tuple(path for path in plan.paths if path[0] not in link.stormers)
                paths = (*others, *runs_of(link))
                found[goal] = replace(link, goal=goal, paths=paths, cost=plan.cost, speed="fast")
        return found

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Pass(), *(Follow(Place(*goal)) for goal in self.goals(state))]

    def why_not(self, state: State, seat: Seat, action: Pass | Follow) -> Refusal | None:
        if isinstance(action, Pass) or (action.goal.x, action.goal.y) in self.goals(state):
            return None
        return NO_SUCH_GOAL

    def apply(self, state: State, seat: Seat, action: Pass | Follow, dice: Dice, out: Out) -> None:
        link = self.intent
        if isinstance(action, Follow):
            link = self.goals(state)[action.goal.x, action.goal.y]
        state.goto(Walk(link, self.stops))
