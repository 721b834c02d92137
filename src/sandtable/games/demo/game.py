"""The demo as the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from sandtable.games.demo import actions, bench, checks, events, odds, setup, standing, story
from sandtable.games.demo.flow import FRAMES
from sandtable.games.demo.model import SEATS, Duel, Duellist
from sandtable.games.demo.officer import Officer
from sandtable.games.demo.positions import arrange
from sandtable.games.demo.static import DuelStatic, static
from sandtable.games.demo.view import DuelKnowledge, DuelPicture, imagine, knowledge, picture
from sandtable.kernel import (
    Action,
    Claim,
    Event,
    Frame,
    Game,
    Name,
    Odds,
    Opponent,
    Outcome,
    Question,
    Scenario,
    Shown,
    StandingKind,
    StandingOrder,
    State,
)
from sandtable.kernel.options import Rng
from sandtable.kernel.story import Account, News, Stage


class Demo(Game[Duel, DuelPicture, DuelKnowledge]):
    """A duel: hidden in lists, open to every command."""

    name: ClassVar[str] = "demo"
    hidden: ClassVar[bool] = True
    state: ClassVar[type[State]] = Duel
    picture_type: ClassVar[type[Struct]] = DuelPicture
    knowledge_type: ClassVar[type[Struct]] = DuelKnowledge
    static_type: ClassVar[type[Struct]] = DuelStatic
    frames: ClassVar[tuple[type[Frame], ...]] = FRAMES
    actions: ClassVar[tuple[type[Action], ...]] = (
        actions.Pack, actions.Choose, actions.Walk, actions.Shoot, actions.Hold
    )  # fmt: skip
    events: ClassVar[tuple[type[Event], ...]] = (
        events.Packed, events.TurnBegan, events.StanceShown, events.InitiativeWon, events.Walked, events.Shot,
        events.PowderLeft, events.Fell,
    )  # fmt: skip
    standing: ClassVar[tuple[StandingKind, ...]] = (standing.REACTION,)

    def scenarios(self) -> tuple[Scenario, ...]:
        return setup.scenarios()

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS

    def all_seats(self, state: Duel) -> tuple[str, ...]:
        return SEATS

    def start(self, scenario: str, options: Mapping[str, Any]) -> Duel:
        self.scenario(scenario)
        return setup.start(scenario, options)

    def picture(self, state: Duel, eyes: frozenset[str]) -> DuelPicture:
        return picture(state, eyes)

    def static(self, scenario: str, options: Mapping[str, Any]) -> DuelStatic:
        return static()

    def knowledge(self, state: Duel, eyes: frozenset[str]) -> DuelKnowledge:
        return knowledge(state, eyes)

    def imagine(self, known: DuelKnowledge, rng: Rng) -> Duel:
        return imagine(known, rng)

    def odds(self, known: DuelKnowledge, question: Question, action: Action) -> Odds | None:
        if not isinstance(action, actions.Shoot):
            return None
        duellists = {seat: Duellist(each.at, each.strength) for seat, each in known.duellists.items()}
        return odds.shot(Duel(duellists=duellists, turns=known.turns, stances=dict(known.stances)), question.seat)

    def result(self, state: Duel) -> Outcome | None:
        """More strength left wins, then less powder packed; equal is a draw.

        Rules: DM-6.
        """
        if state.stack:
            return None
        scores = {seat: each.strength * 10 - each.powder - each.shots for seat, each in state.duellists.items()}
        best = max(scores.values())
        winners = tuple(seat for seat in SEATS if scores[seat] == best)
        if len(winners) == len(SEATS):
            return Outcome((), "draw", {}, "DM-6", scores)
        return Outcome(winners, "strength", {"seat": Name("seat", winners[0])}, "DM-6", scores)

    def stage(self, state: Duel) -> Stage | None:
        return story.stage_of(state)

    def news(self, state: Duel, event: Event) -> News | None:
        return story.news(state, event)

    def accounts(self, state: Duel) -> Iterable[Account]:
        return story.accounts(state)

    def opponents(self) -> dict[str, Callable[[], Opponent]]:
        return {"officer": Officer}

    def answer(self, kind: str, order: StandingOrder, known: DuelKnowledge, question: Question) -> Action:
        return standing.answer(order, known, question)

    def figures(self, rng: Rng) -> Iterable[tuple[str, float, str]]:
        return bench.figures(rng)

    def universe(self, state: Duel, seat: str) -> Iterable[Action]:
        return checks.universe(state, seat)

    def invariants(self, state: Duel) -> Iterable[str]:
        return checks.invariants(state)

    def claims(self, state: Duel, question: Question, action: Action, odds: Odds) -> Iterable[Claim]:
        return checks.claims(odds)

    def shown(self, state: Duel, events: Sequence[Event], outcome: Outcome) -> Iterable[Shown]:
        return checks.shown(state, outcome)

    def position(self, base: Duel, position: Mapping[str, Any]) -> Duel:
        return arrange(base, position)
