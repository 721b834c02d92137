"""The demo as the house sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.demo import actions, events, odds, standing
from sandtable.games.demo.flow import FRAMES, STRENGTH, Muster
from sandtable.games.demo.model import HEIGHT, POND, POND_RADIUS, SEATS, STANCES, WIDTH, Duel, Duellist
from sandtable.games.demo.officer import Officer
from sandtable.games.demo.tables import set_ups
from sandtable.games.demo.view import DuelView, imagine, view
from sandtable.kernel import (
    Action,
    Event,
    Frame,
    Game,
    Name,
    Odds,
    Opponent,
    Outcome,
    Point,
    Question,
    Scenario,
    ScenarioOption,
    StandingKind,
    State,
)
from sandtable.kernel.decision import Rng


class Demo(Game):
    """A duel: hidden in lists, open to every command."""

    name: ClassVar[str] = "demo"
    hidden: ClassVar[bool] = True
    state: ClassVar[type[State]] = Duel
    view_type: ClassVar[Any] = DuelView
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
        return tuple(
            Scenario(name, (2,), (ScenarioOption("turns", found.turns, low=1, high=20),))
            for name, found in set_ups().items()
        )

    def seats(self, scenario: str, options: Mapping[str, Any]) -> tuple[str, ...]:
        return SEATS

    def all_seats(self, state: Duel) -> tuple[str, ...]:
        return SEATS

    def start(self, scenario: str, options: Mapping[str, Any]) -> Duel:
        self.scenario(scenario)
        found = set_ups()[scenario]
        places = {"red": found.red, "blue": found.blue}
        return Duel(
            duellists={seat: Duellist(place, STRENGTH) for seat, place in places.items()},
            turns=int(options.get("turns", found.turns)),
            stack=[Muster()],
        )

    def view(self, state: Duel, eyes: frozenset[str]) -> DuelView:
        return view(state, eyes)

    def static(self, scenario: str, options: Mapping[str, Any]) -> Any:
        return {"width": WIDTH, "height": HEIGHT, "pond": {"at": POND, "radius": POND_RADIUS}}

    def imagine(self, seen: DuelView, rng: Rng) -> Duel:
        return imagine(seen, rng)

    def odds(self, seen: DuelView, question: Question, action: Action) -> Odds | None:
        if not isinstance(action, actions.Shoot):
            return None
        known = {seat: Duellist(each.at, each.strength) for seat, each in seen.duellists.items()}
        return odds.shot(Duel(duellists=known, turns=seen.turns, stances=dict(seen.stances)), question.seat)

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

    def opponents(self) -> dict[str, Callable[[], Opponent]]:
        return {"officer": Officer}

    def answer(self, kind: str, order: Mapping[str, Any], seen: DuelView, question: Question) -> Action:
        return standing.answer(order, seen, question)

    def universe(self, state: Duel, seat: str) -> Iterable[Action]:
        yield from (actions.Pack(shots) for shots in range(-1, 6))
        yield from (actions.Choose(stance) for stance in (*STANCES, "drunk"))
        yield from (actions.Walk(Point(x, y)) for x in range(-100, 2200, 150) for y in range(-100, 1200, 150))
        yield from (actions.Shoot(), actions.Hold())

    def invariants(self, state: Duel) -> Iterable[str]:
        for seat, each in state.duellists.items():
            if not 0 <= each.at.x <= WIDTH or not 0 <= each.at.y <= HEIGHT:
                yield f"{seat} stands off the table"
            if not 0 <= each.strength <= STRENGTH or not 0 <= each.powder <= 3 or each.powder + each.shots > 3:
                yield f"{seat} has impossible strength or powder"

    def position(self, base: Duel, position: Mapping[str, Any]) -> Duel:
        """`turn`, `stances`, `mover` or `reactor`, and per seat `at`, `strength`, `powder`."""
        from sandtable.games.demo.flow import Move, NextTurn, React

        base.turn = int(position.get("turn", 1))
        base.stances = dict(position.get("stances", {}))
        for seat in SEATS:
            given = position.get(seat, {})
            me = base.duellists[seat]
            at = Point(*given["at"]) if "at" in given else me.at
            strength, powder = given.get("strength", me.strength), given.get("powder", 3)
            base.duellists[seat] = replace(me, at=at, strength=strength, powder=powder)
        base.stack = [NextTurn()]
        if "mover" in position:
            base.stack.append(Move(position["mover"]))
        if "reactor" in position:
            base.stack.append(React(position["reactor"]))
        return base
