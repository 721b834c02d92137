"""The game as the rest of the program sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct

from sandtable.games.blitzkrieg import actions, bench, events, positions, setup, standing, story, view
from sandtable.games.blitzkrieg.checks import promises, states
from sandtable.games.blitzkrieg.flow import FRAMES
from sandtable.games.blitzkrieg.marshal import BlitzkriegStaff
from sandtable.games.blitzkrieg.model import State, build_index
from sandtable.games.blitzkrieg.odds.by_action import odds
from sandtable.games.blitzkrieg.odds.risks import ways_to
from sandtable.games.blitzkrieg.officer.officer import Officer
from sandtable.games.blitzkrieg.officer.recruit import Recruit
from sandtable.games.blitzkrieg.rules.victory import outcome
from sandtable.games.blitzkrieg.rules.warnings import warnings
from sandtable.games.blitzkrieg.static import BlitzkriegStatic, static
from sandtable.games.blitzkrieg.tables.sheets import SEATS
from sandtable.games.blitzkrieg.tables.theatre import theatre
from sandtable.games.blitzkrieg.view import BlitzkriegKnowledge, BlitzkriegPicture
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
    Shown,
    StandingKind,
    StandingOrder,
    Warned,
    Way,
)
from sandtable.kernel import State as KernelState
from sandtable.kernel.options import Rng
from sandtable.kernel.story import Account, News, Stage, Throw
from sandtable.opponents import thinkers


class Blitzkrieg(Game[State, BlitzkriegPicture, BlitzkriegKnowledge]):
    """Blitzkrieg 1940: Hannut and Stonne.

    Rules: BK-0.
    """

    name: ClassVar[str] = "blitzkrieg"
    lobby_order: ClassVar[int] = 20
    version: ClassVar[str] = "4"
    secrets: ClassVar[bool] = False
    state: ClassVar[type[KernelState]] = State
    picture_type: ClassVar[type[Struct]] = BlitzkriegPicture
    knowledge_type: ClassVar[type[Struct]] = BlitzkriegKnowledge
    static_type: ClassVar[type[Struct]] = BlitzkriegStatic
    frames: ClassVar[tuple[type[Frame], ...]] = FRAMES
    actions: ClassVar[tuple[type[Action], ...]] = actions.ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = events.EVENTS
    standing: ClassVar[tuple[StandingKind, ...]] = standing.ORDERS

    def scenarios(self) -> tuple[Scenario, ...]:
        return setup.scenarios()

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS

    def all_seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def start(self, scenario: str, options: Mapping[str, Any]) -> State:
        self.scenario(scenario)
        return setup.start(scenario)

    def index(self, state: State) -> None:
        build_index(state)

    def make_tables(self, scenario: str) -> None:
        """Who sees whom on the battle's map."""
        _ = theatre(scenario).board.sees

    def picture(self, state: State, eyes: frozenset[str]) -> BlitzkriegPicture:
        return view.picture(state)

    def static(self, scenario: str, options: Mapping[str, Any]) -> BlitzkriegStatic:
        return static(scenario)

    def knowledge(self, state: State, eyes: frozenset[str]) -> BlitzkriegKnowledge:
        return view.knowledge(state)

    def imagine(self, known: BlitzkriegKnowledge, rng: Rng) -> State:
        return view.imagine(known)

    def warnings(self, state: State, seat: str) -> tuple[Warned, ...]:
        return warnings(state, seat)

    def result(self, state: State) -> Outcome | None:
        return outcome(state)

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
    def staff(self) -> BlitzkriegStaff:
        return BlitzkriegStaff(self)

    def odds(self, known: BlitzkriegKnowledge, question: Question, action: Action) -> Odds | None:
        return odds(known.position, action)

    def ways(
        self, known: BlitzkriegKnowledge, question: Question, unit: str, to: str, via: Sequence[str]
    ) -> tuple[Way, ...]:
        return ways_to(known.position, unit, to, via)

    def answer(self, kind: str, order: StandingOrder, known: BlitzkriegKnowledge, question: Question) -> Action:
        return standing.answer(kind, order, known.position, question)

    def figures(self, rng: Rng) -> Iterable[tuple[str, float, str]]:
        return bench.figures(rng)

    def universe(self, state: State, seat: str) -> Iterable[Action]:
        return states.universe(state)

    def invariants(self, state: State) -> Iterable[str]:
        return states.invariants(state)

    def claims(self, state: State, question: Question, action: Action, odds: Odds) -> Iterable[Claim]:
        return promises.claims(state, action, odds)

    def shown(self, state: State, events: Sequence[Event], outcome: Outcome) -> Iterable[Shown]:
        return promises.shown(state, events, outcome)

    def position(self, base: State, position: Mapping[str, Any]) -> State:
        return positions.arrange(base, position)
