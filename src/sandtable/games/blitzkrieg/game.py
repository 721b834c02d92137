"""The game as the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from sandtable.games.blitzkrieg import actions, checks, events, flow, odds, positions, standing
from sandtable.games.blitzkrieg.model import State, Status, Unit, build_index
from sandtable.games.blitzkrieg.officer import Officer
from sandtable.games.blitzkrieg.recruit import Recruit
from sandtable.games.blitzkrieg.rules import (
    activation,
    begin,
    effects,
    general,
    indirect,
    melee,
    movement,
    operations,
    reactions,
    repeat,
    setup,
    struck,
)
from sandtable.games.blitzkrieg.rules.victory import outcome
from sandtable.games.blitzkrieg.tables import SEATS
from sandtable.games.blitzkrieg.theatre import BATTLES, theatre
from sandtable.games.blitzkrieg.view import View, make_static, make_view
from sandtable.kernel import Action, Game, Odds, Opponent, Outcome, Question, Scenario, clone
from sandtable.kernel.decision import Rng

FRAMES = (
    flow.Battle, setup.SetUp, flow.Opening, flow.Turn, flow.Administration, flow.AssignNew, flow.Draw, flow.NextOpening,
    flow.TurnEnd,
    activation.Drawn, activation.MayCancel, activation.CarryOut, activation.MarkerDrawn, repeat.RepeatDrawn,
    general.GeneralDrawn, general.Relief, general.Resting, repeat.RepeatTaken,
    begin.Begin, begin.BringBack, operations.Operate,
    movement.Move, movement.Settle, reactions.React, reactions.RetreatTo, indirect.Salvos,
    melee.Melee, melee.TakeAim, struck.Struck, melee.PressOn, effects.TakeHit, effects.ShareLoss,
)  # fmt: skip


NO_RNG: Any = None
"""Nothing is hidden, so imagining draws nothing."""


class Blitzkrieg(Game):
    """Blitzkrieg 1940: Hannut and Stonne.

    Rules: BK-0.
    """

    name: ClassVar = "blitzkrieg"
    version: ClassVar = "1"
    secrets: ClassVar = False
    state: ClassVar = State
    view_type: ClassVar = View
    frames: ClassVar = FRAMES
    actions: ClassVar = actions.ALL
    events: ClassVar = events.ALL
    standing: ClassVar = standing.KINDS

    def scenarios(self) -> tuple[Scenario, ...]:
        return tuple(Scenario(battle, (2,)) for battle in BATTLES)

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS

    def all_seats(self, state: State) -> tuple[str, ...]:
        return SEATS

    def start(self, scenario: str, options: Mapping[str, Any]) -> State:
        """Everything off the map, the markers in the cup, the set-up next."""
        self.scenario(scenario)
        t = theatre(scenario)
        control = {h: SEATS.index("french") for h in t.objectives}
        for side, numbers in t.scenario["control"].items():
            control.update({t.index[number]: SEATS.index(side) for number in numbers})
        state = State(
            scenario=scenario,
            units=[Unit(formation=counter.formation) for counter in t.counters],
            formations=[Status() for _ in t.cards],
            cup=[t.marker_count(marker) for marker in t.markers],
            played=[0] * len(t.markers),
            declined=[0] * len(t.markers),
            control=[control[h] for h in t.objectives],
            stack=[flow.Battle()],
        )
        setup.aboard_at_start(state)
        build_index(state)
        return state

    def index(self, state: State) -> None:
        build_index(state)

    def view(self, state: State, eyes: frozenset[str]) -> View:
        return make_view(state)

    def static(self, scenario: str, options: Mapping[str, Any]) -> Any:
        return make_static(scenario)

    def imagine(self, view: View, rng: Rng) -> State:
        """Nothing is hidden: the view's own position."""
        return clone(view.position)

    def result(self, state: State) -> Outcome | None:
        return outcome(state)

    def opponents(self) -> dict[str, Callable[[], Opponent]]:
        return {"recruit": Recruit, "officer": Officer}

    def odds(self, view: View, question: Question, action: Action) -> Odds | None:
        return odds.odds(self.imagine(view, NO_RNG), action)

    def answer(self, kind: str, order: Mapping[str, Any], view: View, question: Question) -> Action:
        return standing.answer(kind, order, self.imagine(view, NO_RNG), question)

    def universe(self, state: State, seat: str) -> Iterable[Action]:
        return checks.universe(state)

    def invariants(self, state: State) -> Iterable[str]:
        return checks.invariants(state)

    def position(self, base: State, position: Mapping[str, Any]) -> State:
        return positions.arrange(base, position)
