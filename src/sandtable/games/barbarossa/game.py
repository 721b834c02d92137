"""The game as the house sees it."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from sandtable.games.barbarossa import standing
from sandtable.games.barbarossa.actions import ACTIONS
from sandtable.games.barbarossa.events import EVENTS
from sandtable.games.barbarossa.flow import FRAMES, Deployment, Purchase
from sandtable.games.barbarossa.model import SEATS, Draft, State
from sandtable.games.barbarossa.odds import odds_of
from sandtable.games.barbarossa.officer import Officer
from sandtable.games.barbarossa.position import place
from sandtable.games.barbarossa.recruit import Recruit
from sandtable.games.barbarossa.rules.victory import verdict
from sandtable.games.barbarossa.scenario import battles, begin
from sandtable.games.barbarossa.view import BattleView, imagine, static, view
from sandtable.kernel import Action, Event, Frame, Game, Odds, Opponent, Outcome, Question, Scenario, StandingKind
from sandtable.kernel.decision import Rng


class Still:
    """No chance at all: odds look only at what is known, so that the rest may lie anywhere."""

    def random(self) -> float:
        return 0.0

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        return 0 if stop is None else start


class Barbarossa(Game):
    """Barbarossa 1941: secret orders, carried out together in twelve steps."""

    name: ClassVar[str] = "barbarossa"
    state: ClassVar[Any] = State
    view_type: ClassVar[Any] = BattleView
    frames: ClassVar[tuple[type[Frame], ...]] = FRAMES
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    standing: ClassVar[tuple[StandingKind, ...]] = standing.KINDS

    def scenarios(self) -> tuple[Scenario, ...]:
        return tuple(Scenario(name, (2,)) for name in battles())

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS

    def all_seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def start(self, scenario: str, options: Mapping[str, Any]) -> State:
        """The armies are bought, then set up, then the rounds begin.

        Rules: BA-setup.
        """
        self.scenario(scenario)
        state = begin(scenario)
        state.drafts = {seat: Draft() for seat in SEATS}
        state.stack = [Deployment(), Purchase()]
        return state

    def view(self, state: State, eyes: frozenset[str]) -> BattleView:
        return view(state, eyes)

    def static(self, scenario: str, options: Mapping[str, Any]) -> Any:
        return static(scenario)

    def imagine(self, seen: BattleView, rng: Rng) -> State:
        return imagine(seen, rng)

    def result(self, state: State) -> Outcome | None:
        return None if state.stack else verdict(state)

    def opponents(self) -> dict[str, Callable[[], Opponent]]:
        return {"recruit": Recruit, "officer": Officer}

    def odds(self, seen: BattleView, question: Question, action: Action) -> Odds | None:
        return odds_of(imagine(seen, Still()), question.seat, action)

    def answer(self, kind: str, order: Mapping[str, Any], seen: BattleView, question: Question) -> Action:
        return standing.answer(kind, order, seen, question)

    def position(self, base: State, position: Mapping[str, Any]) -> State:
        return place(base, position)

    def universe(self, state: State, seat: str) -> Iterable[Action]:
        from sandtable.games.barbarossa.universe import universe

        return universe(state, seat)

    def invariants(self, state: State) -> Iterable[str]:
        from sandtable.games.barbarossa.universe import invariants

        return invariants(state)
