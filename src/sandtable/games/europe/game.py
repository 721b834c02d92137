"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct

from sandtable.games.europe import bench, checks, setup, standing, story
from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import ACTIONS
from sandtable.games.europe.checks import promises
from sandtable.games.europe.events import EVENTS
from sandtable.games.europe.flow import FRAMES
from sandtable.games.europe.marshal import EuropeStaff
from sandtable.games.europe.model import State
from sandtable.games.europe.odds import panel
from sandtable.games.europe.odds.stage import stage_ends
from sandtable.games.europe.odds.sums import load_sums
from sandtable.games.europe.officer import Officer, Recruit
from sandtable.games.europe.officer.proposals import STAFF_QUESTIONS, proposed
from sandtable.games.europe.positions import position
from sandtable.games.europe.rules.diplomacy import make_index
from sandtable.games.europe.rules.warnings import threats, warnings
from sandtable.games.europe.static import EuropeStatic, make_static
from sandtable.games.europe.view.knowledge import EuropeKnowledge, imagine, knowledge
from sandtable.games.europe.view.picture import EuropePicture, picture
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
from sandtable.kernel import State as KernelState
from sandtable.kernel.options import Rng
from sandtable.kernel.shapes import Way
from sandtable.kernel.story import Account, News, Stage, Throw
from sandtable.opponents import thinkers


class FixedRng:
    """What odds imagine is always the same: they must not depend on anything but the view."""

    def random(self) -> float:
        return 0.5

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        return start if stop is None else (start + stop) // 2


class Europe(Game[State, EuropePicture, EuropeKnowledge]):
    """1939-45: Struggle for Europe."""

    name: ClassVar[str] = "europe"
    lobby_order: ClassVar[int] = 10
    version: ClassVar[str] = "5"
    secrets: ClassVar[bool] = True
    state: ClassVar[type[KernelState]] = State
    picture_type: ClassVar[type[Struct]] = EuropePicture
    knowledge_type: ClassVar[type[Struct]] = EuropeKnowledge
    static_type: ClassVar[type[Struct]] = EuropeStatic
    frames: ClassVar[tuple[type[Frame], ...]] = FRAMES
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    standing: ClassVar[tuple[StandingKind, ...]] = standing.STANDING_KINDS

    def scenarios(self) -> tuple[Scenario, ...]:
        return setup.scenarios()

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[Seat, ...]:
        return setup.seats(scenario)

    def players(self, scenario: str, options: Mapping[str, Any], count: int) -> tuple[tuple[Seat, ...], ...]:
        return setup.players(scenario, count)

    def hides(self, scenario: str, options: Mapping[str, Any]) -> bool:
        return setup.hides(scenario, options)

    def start(self, scenario: str, options: Mapping[str, Any]) -> State:
        self.scenario(scenario)
        return setup.start(scenario, options)

    def index(self, state: State) -> None:
        make_index(state)

    def warnings(self, state: State, seat: Seat) -> tuple[Warned, ...]:
        return warnings(state, seat)

    def threats(self, state: State, seat: Seat) -> tuple[Warned, ...]:
        return threats(state, seat)

    def result(self, state: State) -> Outcome | None:
        return state.over

    def all_seats(self, state: State) -> tuple[Seat, ...]:
        return setup.seats(state.setup.scenario)

    def picture(self, state: State, eyes: frozenset[Seat]) -> EuropePicture:
        return picture(state, eyes)

    def knowledge(self, state: State, eyes: frozenset[Seat]) -> EuropeKnowledge:
        return knowledge(state, eyes)

    def static(self, scenario: str, options: Mapping[str, Any]) -> EuropeStatic:
        return make_static(scenario)

    def warm(self) -> None:
        """The sums of large battles, compiled: loading them takes a second or two."""
        if load_sums() is not None:
            stage_ends([1] * 11, [1] * 11, [True] + [False] * 11, [True] + [False] * 11)

    def imagine(self, known: EuropeKnowledge, rng: Rng) -> State:
        return imagine(known, rng)

    def answer(self, kind: str, order: StandingOrder, known: EuropeKnowledge, question: Question) -> Action:
        return standing.answer(kind, order, known, question)

    def figures(self, rng: Rng) -> Iterable[tuple[str, float, str]]:
        return bench.figures(self, rng)

    def universe(self, state: State, seat: Seat) -> Iterable[Action]:
        return checks.universe(state, seat)

    def invariants(self, state: State) -> Iterable[str]:
        return checks.invariants(state)

    def claims(self, state: State, question: Question, action: Action, odds: Odds) -> Iterable[Claim]:
        return promises.claims(state, odds)

    def shown(self, state: State, events: Sequence[Event], outcome: Outcome) -> Iterable[Shown]:
        return promises.shown(state, events, outcome)

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
    def staff(self) -> EuropeStaff:
        return EuropeStaff(self)

    def odds(self, known: EuropeKnowledge, question: Question, action: Action) -> Odds | None:
        return self.odds_given(known, question, action, {})

    def odds_given(
        self, known: EuropeKnowledge, question: Question, action: Action, given: Mapping[str, Any]
    ) -> Odds | None:
        return panel.odds(imagine(known, FixedRng()), question.seat, action, given)

    def ways(
        self, known: EuropeKnowledge, question: Question, unit: str, to: str, via: Sequence[str]
    ) -> tuple[Way, ...]:
        """The force that an officer would send into an attack; what he would build, and redeploy."""
        if question.kind not in STAFF_QUESTIONS or unit or to:
            return ()
        name, steps = proposed(imagine(known, FixedRng()), t.POWERS.index(question.seat))
        return (Way("", "", len(steps), (), steps, name),) if steps else ()

    def position(self, base: State, given: Mapping[str, Any]) -> State:
        return position(base, given)
