"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from sandtable.games.europe import cards, checks, standing
from sandtable.games.europe import tables as t
from sandtable.games.europe.actions import ACTIONS
from sandtable.games.europe.events import EVENTS
from sandtable.games.europe.flow import (
    battle,
    building,
    campaign,
    chain,
    crossing,
    flight,
    moving,
    planning,
    redeploying,
    turn,
)
from sandtable.games.europe.flow import setup as setting
from sandtable.games.europe.model import State, make_index
from sandtable.games.europe.officer import Officer
from sandtable.games.europe.positions import position
from sandtable.games.europe.printed import make_static
from sandtable.games.europe.recruit import Recruit
from sandtable.games.europe.scenarios import NAMES, plan
from sandtable.games.europe.start import start
from sandtable.games.europe.view import EuropeView, imagine, view
from sandtable.kernel import (
    Action,
    Event,
    Frame,
    Game,
    Odds,
    Opponent,
    Outcome,
    Question,
    SandtableError,
    Scenario,
    ScenarioOption,
    Seat,
    StandingKind,
)
from sandtable.kernel.decision import Rng

FRAMES: tuple[type[Frame], ...] = (
    turn.Opening, turn.Sequence, setting.SetUp, setting.SetUpMinor, campaign.Campaign, campaign.Answer,
    planning.Planning, moving.Moving, battle.Fight, battle.Losses, battle.Resolve, flight.Scatter, flight.Refuge,
    crossing.Movement, crossing.Crossing, crossing.Hop, building.Building, building.Siting, redeploying.Redeployment,
    redeploying.Redeploying, redeploying.Escorting, redeploying.Laboratory, redeploying.Provision, *chain.FRAMES,
)  # fmt: skip


class FixedRng:
    """What odds imagine is always the same: they must not depend on anything but the view."""

    def random(self) -> float:
        return 0.5

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        return start if stop is None else (start + stop) // 2


class Europe(Game):
    """1939-45: Struggle for Europe."""

    name: ClassVar[str] = "europe"
    version: ClassVar[str] = "1"
    secrets: ClassVar[bool] = True
    state: ClassVar[type[Any]] = State
    view_type: ClassVar[Any] = EuropeView
    frames: ClassVar[tuple[type[Frame], ...]] = FRAMES
    actions: ClassVar[tuple[type[Action], ...]] = ACTIONS
    events: ClassVar[tuple[type[Event], ...]] = EVENTS
    standing: ClassVar[tuple[StandingKind, ...]] = standing.KINDS

    def scenarios(self) -> tuple[Scenario, ...]:
        common = (
            ScenarioOption("level", "basic", ("basic", "advanced")),
            ScenarioOption("aircraft-attack-alone", True),
            ScenarioOption("colony-points", True),
        )
        whole = (
            ScenarioOption("victory", "team", ("team", "free-for-all")),
            ScenarioOption("research", False),
        )
        made = []
        for name in NAMES:
            counts = tuple(sorted(plan(name).players))
            number = ScenarioOption("players", counts[0], low=counts[0], high=counts[-1])
            made.append(Scenario(name, counts, (*common, number, *(whole if name == "war" else ()))))
        return tuple(made)

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[Seat, ...]:
        """One seat per power of the scenario.

        Rules: EU-2a, EU-14.4d.
        """
        return tuple(t.POWERS[p] for p in plan(scenario).powers)

    def players(self, scenario: str, options: Mapping[str, Any], count: int) -> tuple[tuple[Seat, ...], ...]:
        """Which powers each of so many players holds.

        Rules: EU-14.1a, EU-14.2, EU-14.3, EU-14.4d.
        """
        held = plan(scenario).players.get(count)
        if held is None:
            raise SandtableError(f"{scenario} is played by {sorted(plan(scenario).players)}, not {count}.")
        return tuple(tuple(t.POWERS[p] for p in group) for group in held)

    def hides(self, scenario: str, options: Mapping[str, Any]) -> bool:
        """Only what a convoy carries is hidden: at the advanced level, where somebody may send aid.

        Rules: EU-12.3a.
        """
        powers = set(plan(scenario).powers)
        aid = {t.USA, t.BRITAIN} <= powers or (t.SOVIET in powers and bool(powers & {t.USA, t.BRITAIN}))
        return options.get("level") == "advanced" and aid

    def start(self, scenario: str, options: Mapping[str, Any]) -> State:
        self.scenario(scenario)
        return start(scenario, options)

    def index(self, state: State) -> None:
        make_index(state)

    def result(self, state: State) -> Outcome | None:
        return state.over

    def all_seats(self, state: State) -> tuple[Seat, ...]:
        return tuple(t.POWERS[p] for p in plan(state.setup.scenario).powers)

    def view(self, state: State, eyes: frozenset[Seat]) -> EuropeView:
        return view(state, eyes)

    def static(self, scenario: str, options: Mapping[str, Any]) -> Any:
        return make_static(scenario)

    def imagine(self, seen: EuropeView, rng: Rng) -> State:
        return imagine(seen, rng)

    def answer(self, kind: str, order: Mapping[str, Any], seen: EuropeView, question: Question) -> Action:
        return standing.answer(kind, order, seen, question)

    def universe(self, state: State, seat: Seat) -> Iterable[Action]:
        return checks.universe(state, seat)

    def invariants(self, state: State) -> Iterable[str]:
        return checks.invariants(state)

    def opponents(self) -> dict[str, Callable[[], Opponent]]:
        return {"recruit": Recruit, "officer": Officer}

    def odds(self, seen: EuropeView, question: Question, action: Action) -> Odds | None:
        return self.odds_given(seen, question, action, {})

    def odds_given(self, seen: EuropeView, question: Question, action: Action, given: Mapping[str, Any]) -> Odds | None:
        return cards.odds(imagine(seen, FixedRng()), question.seat, action, given)

    def position(self, base: State, given: Mapping[str, Any]) -> State:
        return position(base, given)
