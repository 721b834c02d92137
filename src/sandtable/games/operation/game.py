"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct

from sandtable.games.operation import bench, checks, story
from sandtable.games.operation.actions.infantry import INFANTRY_ACTIONS
from sandtable.games.operation.actions.vehicle import VEHICLE_ACTIONS
from sandtable.games.operation.events.chapters import CHAPTER_EVENTS
from sandtable.games.operation.events.infantry import INFANTRY_EVENTS
from sandtable.games.operation.events.vehicle import VEHICLE_EVENTS
from sandtable.games.operation.flow import (
    aiming,
    chain,
    chapters,
    fire,
    initiative,
    losses,
    melee,
    order_steps,
    orders,
    setting_up,
    turn,
    turn_start,
    walk,
)
from sandtable.games.operation.marshal import OperationStaff
from sandtable.games.operation.model.state import State
from sandtable.games.operation.odds.answers import odds
from sandtable.games.operation.odds.claims import claims
from sandtable.games.operation.officer.officer import Officer
from sandtable.games.operation.officer.recruit import Recruit
from sandtable.games.operation.positions import arrange
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.chapters import demolition, fires, night, tanks_in_buildings
from sandtable.games.operation.rules.ground import compiled_sight
from sandtable.games.operation.rules.ground.prepared import prepare
from sandtable.games.operation.rules.turn.verdict import outcome
from sandtable.games.operation.rules.turn.warnings import warnings
from sandtable.games.operation.rules.vehicles import explosions, exposure, motorcycles, rolling_on, vehicle_cover
from sandtable.games.operation.rules.weapons import vehicle_hits
from sandtable.games.operation.setup import battles
from sandtable.games.operation.standing import STANDING_KINDS, answer
from sandtable.games.operation.static import OperationStatic, static
from sandtable.games.operation.view.knowledge import OperationKnowledge, imagine, knowledge
from sandtable.games.operation.view.picture import picture
from sandtable.games.operation.view.seen import OperationPicture
from sandtable.kernel import (
    Action,
    Claim,
    Event,
    Frame,
    Game,
    Odds,
    Opponent,
    Outcome,
    Question,
    Scenario,
    Seat,
    Shown,
    StandingKind,
    StandingOrder,
    Warned,
)
from sandtable.kernel import State as Trunk
from sandtable.kernel.options import Rng
from sandtable.kernel.story import Account, News, Stage, Throw
from sandtable.opponents import thinkers

CHAPTER_MODULES = (
    demolition,
    explosions,
    exposure,
    fires,
    losses,
    motorcycles,
    night,
    rolling_on,
    tanks_in_buildings,
    vehicle_cover,
    vehicle_hits,
)
"""Modules that join the core at the points of `rules.extensions` when they are imported."""
if missing := extensions.unjoined():
    raise ImportError(f"No chapter of {[each.__name__ for each in CHAPTER_MODULES]} has joined {missing}.")

SETUP_FRAMES: tuple[type[Frame], ...] = (
    setting_up.Muster,
    setting_up.Declare,
    setting_up.Deployment,
    setting_up.PlaceUnit,
    chapters.Wind,
    chapters.Dispersal,
    chapters.SinkEntries,
    chapters.AssaultBelow,
    chapters.HalveDeck,
    chapters.SplitDraw,
    turn_start.Attachments,
    turn_start.Parting,
    losses.LoseWeapon,
    walk.AlightAndGoOn,
    walk.Embark,
    walk.StormVehicle,
    walk.WalkUp,
)

FRAMES: tuple[type[Frame], ...] = (
    turn.Turn,
    turn.Refill,
    turn.Exchange,
    turn.Orders,
    initiative.Initiative,
    chain.Chain,
    chain.React,
    chain.Resolve,
    chain.Announce,
    chain.Respond,
    losses.Apportion,
    losses.Choose,
    order_steps.Delayed,
    order_steps.Open,
    order_steps.Extras,
    orders.SetOut,
    orders.Pursuit,
    order_steps.Finish,
    walk.Walk,
    fire.Volley,
    aiming.Divisions,
    aiming.Allot,
    aiming.TakePart,
    fire.DouseLight,
    fire.NameMark,
    fire.Shelling,
    aiming.LayTemplate,
    fire.Aftermath,
    aiming.Spread,
    losses.GroupHits,
    losses.TakeHit,
    melee.Fight,
    *SETUP_FRAMES,
)


class Operation(Game[State, OperationPicture, OperationKnowledge]):
    """Operation World War Two."""

    name: ClassVar[str] = "operation"
    lobby_order: ClassVar[int] = 40
    die: ClassVar[int] = 10
    version: ClassVar[str] = "4"
    state: ClassVar[type[Trunk]] = State
    picture_type: ClassVar[type[Struct]] = OperationPicture
    knowledge_type: ClassVar[type[Struct]] = OperationKnowledge
    static_type: ClassVar[type[Struct]] = OperationStatic
    frames: ClassVar[tuple[type[Frame], ...]] = FRAMES
    actions: ClassVar[tuple[type[Action], ...]] = (*INFANTRY_ACTIONS, *VEHICLE_ACTIONS)
    events: ClassVar[tuple[type[Event], ...]] = (
        *INFANTRY_EVENTS,
        *VEHICLE_EVENTS,
        *CHAPTER_EVENTS,
    )

    standing: ClassVar[tuple[StandingKind, ...]] = STANDING_KINDS

    def scenarios(self) -> tuple[Scenario, ...]:
        return battles.scenarios()

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[Seat, ...]:
        return battles.SEATS

    def start(self, scenario: str, options: Mapping[str, Any]) -> State:
        return battles.start(scenario, options)

    def index(self, state: State) -> None:
        prepare(state)

    def warm(self) -> None:
        """Have sight compiled, where numpy and numba are installed; they are loaded only here."""
        if compiled_sight.is_warm():
            return
        try:
            import numpy  # here: the extra `fast`, loaded when first needed

            from sandtable.games.operation.model import numba_lines  # here: it needs numba
        except ImportError:
            return
        compiled_sight.use_compiled(numpy, numba_lines)

    def picture(self, state: State, eyes: frozenset[Seat]) -> OperationPicture:
        return picture(state, eyes)

    def knowledge(self, state: State, eyes: frozenset[Seat]) -> OperationKnowledge:
        return knowledge(state, eyes)

    def static(self, scenario: str, options: Mapping[str, Any]) -> OperationStatic:
        return static()

    def odds(self, known: OperationKnowledge, question: Question, action: Action) -> Odds | None:
        return odds(known, question, action)

    def claims(self, state: State, question: Question, action: Action, odds: Odds) -> Iterable[Claim]:
        return claims(state, question, action, odds)

    def shown(self, state: State, events: Sequence[Event], outcome: Outcome) -> Iterable[Shown]:
        return checks.shown(state, events, outcome)

    def imagine(self, known: OperationKnowledge, rng: Rng) -> State:
        return imagine(known, rng)

    def warnings(self, state: State, seat: Seat) -> tuple[Warned, ...]:
        return warnings(state, seat)

    def result(self, state: State) -> Outcome | None:
        return outcome(state)

    def all_seats(self, state: State) -> tuple[Seat, ...]:
        return state.seats

    def stage(self, state: State) -> Stage | None:
        return story.stage_of(state)

    def news(self, state: State, event: Event) -> News | None:
        return story.news(state, event)

    def throws(self, state: State, told: Iterable[tuple[str, Event]]) -> Iterable[Throw]:
        return story.throws(state, told)

    def accounts(self, state: State) -> Iterable[Account]:
        return story.accounts(state)

    def opponents(self) -> dict[str, Callable[[], Opponent]]:
        return {"recruit": Recruit, "officer": Officer, **thinkers(self.staff())}

    @cache  # noqa: B019 - one game, for as long as the program runs
    def staff(self) -> OperationStaff:
        return OperationStaff(self)

    def answer(self, kind: str, order: StandingOrder, known: OperationKnowledge, question: Question) -> Action:
        return answer(kind, order, known, question)

    def position(self, base: State, position: Mapping[str, Any]) -> State:
        return arrange(base, position)

    def figures(self, rng: Rng) -> Iterable[tuple[str, float, str]]:
        return bench.figures(self, rng)

    def invariants(self, state: State) -> Iterable[str]:
        return checks.invariants(state)

    def auditor(self) -> Callable[[State, Sequence[Event]], Iterable[str]]:
        return checks.Auditor()


GAME = Operation()
