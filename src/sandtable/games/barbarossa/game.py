"""The game as the rest of the program sees it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import Any, ClassVar

from msgspec import Struct

from sandtable.games.barbarossa import bench, checks, setup, standing, story
from sandtable.games.barbarossa.actions import ACTIONS
from sandtable.games.barbarossa.events import EVENTS
from sandtable.games.barbarossa.flow import FRAMES
from sandtable.games.barbarossa.marshal import BarbarossaStaff
from sandtable.games.barbarossa.model import State as BarbarossaState
from sandtable.games.barbarossa.odds import Still, odds_of
from sandtable.games.barbarossa.odds.claims import claims
from sandtable.games.barbarossa.officer import Officer, Recruit
from sandtable.games.barbarossa.positions import place
from sandtable.games.barbarossa.rules.pointing import ways_to
from sandtable.games.barbarossa.rules.sight import look_around
from sandtable.games.barbarossa.rules.victory import surrender, verdict
from sandtable.games.barbarossa.rules.warnings import threats, warnings
from sandtable.games.barbarossa.static import BarbarossaStatic, static
from sandtable.games.barbarossa.tables.maps import MAPS, board
from sandtable.games.barbarossa.view import BarbarossaKnowledge, BarbarossaPicture, imagine, knowledge, picture
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
    State,
    Warned,
)
from sandtable.kernel.options import Rng
from sandtable.kernel.shapes import Way
from sandtable.kernel.story import Account, News, Stage, Throw
from sandtable.opponents import thinkers


class Barbarossa(Game[BarbarossaState, BarbarossaPicture, BarbarossaKnowledge]):
    """Barbarossa 1941: secret orders, carried out together in twelve steps."""

    name: ClassVar[str] = "barbarossa"
    version: ClassVar[str] = "4"
    filmed: ClassVar[bool] = True
    lobby_order: ClassVar[int] = 30
    state: ClassVar[type[State]] = BarbarossaState
    picture_type: ClassVar[type[Struct]] = BarbarossaPicture
    knowledge_type: ClassVar[type[Struct]] = BarbarossaKnowledge
    static_type: ClassVar[type[Struct]] = BarbarossaStatic
    frames: ClassVar[tuple[type[Frame], ...]] = FRAMES
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    standing: ClassVar[tuple[StandingKind, ...]] = standing.KINDS

    def scenarios(self) -> tuple[Scenario, ...]:
        return setup.scenarios()

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return setup.seats(scenario, int(options.get("players", 2)))

    def players(self, scenario: str, options: Mapping[str, Any], count: int) -> tuple[tuple[str, ...], ...]:
        """One seat for each, commanders of a side beside one another."""
        return tuple((seat,) for seat in sorted(setup.seats(scenario, count)))

    def all_seats(self, state: BarbarossaState) -> tuple[str, ...]:
        return state.seats

    def resigned(self, state: BarbarossaState, seat: str) -> Outcome:
        return surrender(state, seat)

    def start(self, scenario: str, options: Mapping[str, Any]) -> BarbarossaState:
        self.scenario(scenario)
        return setup.start(scenario, options)

    def warm(self) -> None:
        """What each hex of each map sees: a third of a second that would else go into the first battles."""
        for name in MAPS:
            look_around(board(name))

    def picture(self, state: BarbarossaState, eyes: frozenset[str]) -> BarbarossaPicture:
        return picture(state, eyes)

    def static(self, scenario: str, options: Mapping[str, Any]) -> BarbarossaStatic:
        return static(scenario, self.seats(scenario, options))

    def knowledge(self, state: BarbarossaState, eyes: frozenset[str]) -> BarbarossaKnowledge:
        return knowledge(state, eyes)

    def imagine(self, known: BarbarossaKnowledge, rng: Rng) -> BarbarossaState:
        return imagine(known, rng)

    def warnings(self, state: BarbarossaState, seat: str) -> tuple[Warned, ...]:
        return warnings(state, seat)

    def threats(self, state: BarbarossaState, seat: str) -> tuple[Warned, ...]:
        return threats(state, seat)

    def result(self, state: BarbarossaState) -> Outcome | None:
        return None if state.stack else verdict(state)

    def stage(self, state: BarbarossaState) -> Stage | None:
        return story.stage_of(state)

    def news(self, state: BarbarossaState, event: Event) -> News | None:
        return story.news(state, event)

    def throws(self, state: BarbarossaState, told: Iterable[tuple[str, Event]]) -> Iterable[Throw]:
        return story.throws(state, told)

    def accounts(self, state: BarbarossaState) -> Iterable[Account]:
        return story.accounts(state)

    def opponents(self) -> dict[str, Callable[[], Opponent]]:
        return {"recruit": Recruit, "officer": Officer, **thinkers(self.staff())}

    @cache  # noqa: B019 - one game, for as long as the program runs
    def staff(self) -> BarbarossaStaff:
        return BarbarossaStaff(self)

    def odds(self, known: BarbarossaKnowledge, question: Question, action: Action) -> Odds | None:
        return odds_of(imagine(known, Still()), question.seat, action)

    def ways(
        self, known: BarbarossaKnowledge, question: Question, unit: str, to: str, via: Sequence[str]
    ) -> tuple[Way, ...]:
        """The orders of a unit that name a place or another unit, or (to nowhere) that name nothing."""
        planning = question.kind == "planning"
        return ways_to(imagine(known, Still()), question.seat, unit, to) if planning else ()

    def answer(self, kind: str, order: StandingOrder, known: BarbarossaKnowledge, question: Question) -> Action:
        return standing.answer(kind, order, known, question)

    def position(self, base: BarbarossaState, position: Mapping[str, Any]) -> BarbarossaState:
        return place(base, position)

    def figures(self, rng: Rng) -> Iterable[tuple[str, float, str]]:
        return bench.figures(rng)

    def universe(self, state: BarbarossaState, seat: str) -> Iterable[Action]:
        return checks.universe(state, seat)

    def claims(self, state: BarbarossaState, question: Question, action: Action, odds: Odds) -> Iterable[Claim]:
        return claims(state, question, action, odds)

    def shown(self, state: BarbarossaState, events: Sequence[Event], outcome: Outcome) -> Iterable[Shown]:
        return checks.shown(state, events, outcome)

    def invariants(self, state: BarbarossaState) -> Iterable[str]:
        return checks.invariants(state)
