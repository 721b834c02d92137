"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from sandtable.games.operation import (
    actions,
    actions_vehicle,
    checks,
    events,
    events_chapters,
    events_vehicle,
    flow,
    quick,
    setup,
)
from sandtable.games.operation.ground import prepare
from sandtable.games.operation.odds import odds
from sandtable.games.operation.officer import Officer
from sandtable.games.operation.positions import arrange
from sandtable.games.operation.recruit import Recruit
from sandtable.games.operation.rules import (
    aiming,
    announce,
    battery,
    chain,
    fire,
    group_hits,
    initiative,
    losses,
    melee,
    orders,
    walk,
)
from sandtable.games.operation.rules.verdict import outcome
from sandtable.games.operation.standing import KINDS, answer
from sandtable.games.operation.state import State
from sandtable.games.operation.static import everything
from sandtable.games.operation.view import View, imagine, view
from sandtable.kernel import Action, Event, Frame, Game, Odds, Opponent, Outcome, Question, Scenario, Seat, StandingKind
from sandtable.kernel import State as Trunk
from sandtable.kernel.decision import Rng

FRAMES: tuple[type[Frame], ...] = (
    flow.Turn,
    flow.Refill,
    flow.Exchange,
    flow.Orders,
    initiative.Initiative,
    chain.Chain,
    chain.React,
    chain.Resolve,
    announce.Announce,
    announce.Respond,
    losses.Apportion,
    losses.Choose,
    orders.Delayed,
    orders.Open,
    orders.Extras,
    orders.SetOut,
    orders.Pursuit,
    orders.Finish,
    walk.Walk,
    fire.Volley,
    aiming.Divisions,
    aiming.Allot,
    aiming.TakePart,
    fire.DouseLight,
    aiming.LayTemplate,
    fire.Aftermath,
    battery.Spread,
    group_hits.GroupHits,
    group_hits.TakeHit,
    melee.Fight,
    *setup.FRAMES,
)


class Operation(Game):
    """Operation World War Two."""

    name: ClassVar[str] = "operation"
    version: ClassVar[str] = "1"
    state: ClassVar[type[Trunk]] = State
    view_type: ClassVar[type[Struct]] = View
    frames: ClassVar[tuple[type[Frame], ...]] = FRAMES
    actions: ClassVar[tuple[type[Action], ...]] = (*actions.INFANTRY, *actions_vehicle.VEHICLE)
    events: ClassVar[tuple[type[Event], ...]] = (
        *events.INFANTRY,
        *events_vehicle.VEHICLE,
        *events_chapters.CHAPTERS,
    )

    standing: ClassVar[tuple[StandingKind, ...]] = KINDS

    def scenarios(self) -> tuple[Scenario, ...]:
        return setup.scenarios()

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[Seat, ...]:
        return setup.SEATS

    def start(self, scenario: str, options: Mapping[str, Any]) -> State:
        return setup.start(scenario, options)

    def index(self, state: Any) -> None:
        prepare(state)

    def warm(self) -> None:
        quick.warm()

    def view(self, state: Any, eyes: frozenset[Seat]) -> View:
        return view(state, eyes)

    def static(self, scenario: str, options: Mapping[str, Any]) -> Any:
        return everything()

    def odds(self, view: Any, question: Question, action: Action) -> Odds | None:
        return odds(view, question, action)

    def imagine(self, view: Any, rng: Rng) -> State:
        return imagine(view, rng)

    def result(self, state: Any) -> Outcome | None:
        return outcome(state)

    def all_seats(self, state: Any) -> tuple[Seat, ...]:
        seats: tuple[Seat, ...] = state.seats
        return seats

    def opponents(self) -> dict[str, Callable[[], Opponent]]:
        return {"recruit": Recruit, "officer": Officer}

    def answer(self, kind: str, order: Mapping[str, Any], view: Any, question: Question) -> Action:
        return answer(kind, order, view, question)

    def position(self, base: Any, position: Mapping[str, Any]) -> State:
        return arrange(base, position)

    def invariants(self, state: Any) -> Iterable[str]:
        return checks.invariants(state)

    def auditor(self) -> Callable[[Any, Sequence[Event]], Iterable[str]]:
        return checks.Auditor()


GAME = Operation()
