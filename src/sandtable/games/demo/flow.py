"""The sequence of play of a duel.

Muster      both pack powder, sealed                     DM-1
NextTurn    ends after the last turn, or when one fell   DM-2
Stances     both choose, sealed; shown together          DM-2
Initiative  dice and stance decide who walks first       DM-3
Move        a measured walk                              DM-4
React       the one who was approached may shoot         DM-5
"""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.demo import events
from sandtable.games.demo.actions import Choose, Hold, Pack, Shoot, Walk
from sandtable.games.demo.hints import reach
from sandtable.games.demo.model import HEIGHT, SEATS, STANCES, WIDTH, Duel, other
from sandtable.games.demo.rules.shooting import NO_POWDER, in_range, shoot
from sandtable.games.demo.rules.walking import speed, why_not_walk
from sandtable.games.demo.tables import FIGURES
from sandtable.kernel import (
    Action,
    Ask,
    Auto,
    Dice,
    Event,
    Form,
    Gather,
    Hints,
    Measure,
    Point,
    Prompt,
    Refusal,
)
from sandtable.kernel.options import Rng

PACKS = tuple(Pack(shots) for shots in range(4))
CHOICES = tuple(Choose(stance) for stance in STANCES)

TOO_MUCH = Refusal("DM-1", "too-much-powder")
NO_STANCE = Refusal("DM-2", "no-such-stance")
CHOOSE_FIRST = Refusal("DM-2", "choose-first")


class Muster(Gather[Duel, Pack], frozen=True, gc=False):
    """Both pack powder in secret; who packed less wins a tie.

    Rules: DM-1.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Pack,)

    def parties(self, state: Duel) -> tuple[str, ...]:
        return SEATS

    def drafts(self, state: Duel, seat: str) -> list[Action]:
        packed = state.drafts.get(seat)
        return [pack for pack in PACKS if str(pack.shots) != packed]

    def why_not_draft(self, state: Duel, seat: str, action: Pack) -> Refusal | None:
        if not 0 <= action.shots < len(PACKS):
            return TOO_MUCH
        return Refusal("DM-1", "already") if state.drafts.get(seat) == str(action.shots) else None

    def draft(self, state: Duel, seat: str, action: Pack, out: list[Event]) -> None:
        state.drafts[seat] = str(action.shots)
        out.append(events.Packed(seat, action.shots, to=(seat,)))

    def why_not_ready(self, state: Duel, seat: str) -> Refusal | None:
        return None if seat in state.drafts else CHOOSE_FIRST

    def close(self, state: Duel, dice: Dice, out: list[Event]) -> None:
        for seat in SEATS:
            shots = int(state.drafts[seat])
            state.duellists[seat] = replace(state.duellists[seat], powder=shots)
        state.drafts = {}
        state.goto(NextTurn())


class NextTurn(Auto[Duel], frozen=True, gc=False):
    """The next turn, unless one fell or it was the last.

    Rules: DM-2, DM-6.
    """

    def run(self, state: Duel, dice: Dice, out: list[Event]) -> None:
        fallen = any(not each.strength for each in state.duellists.values())
        if fallen or state.turn == state.turns:
            state.end()
            return
        state.turn += 1
        state.stances = {}
        out.append(events.TurnBegan(state.turn))
        state.call(Stances())


class Stances(Gather[Duel, Choose], frozen=True, gc=False):
    """Both choose a stance in secret; they are shown together.

    Rules: DM-2.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Choose,)

    def parties(self, state: Duel) -> tuple[str, ...]:
        return SEATS

    def drafts(self, state: Duel, seat: str) -> list[Action]:
        chosen = state.drafts.get(seat)
        return [choice for choice in CHOICES if choice.stance != chosen]

    def why_not_draft(self, state: Duel, seat: str, action: Choose) -> Refusal | None:
        if action.stance not in STANCES:
            return NO_STANCE
        return Refusal("DM-2", "already") if state.drafts.get(seat) == action.stance else None

    def draft(self, state: Duel, seat: str, action: Choose, out: list[Event]) -> None:
        state.drafts[seat] = action.stance

    def why_not_ready(self, state: Duel, seat: str) -> Refusal | None:
        return None if seat in state.drafts else CHOOSE_FIRST

    def close(self, state: Duel, dice: Dice, out: list[Event]) -> None:
        state.stances = {seat: state.drafts[seat] for seat in SEATS}
        state.drafts = {}
        for seat in SEATS:
            out.append(events.StanceShown(seat, state.stances[seat]))
        state.goto(Initiative())


class Initiative(Auto[Duel], frozen=True, gc=False):
    """Each rolls two dice; bold adds 2, wary takes 2 off; a tie goes to red.

    Rules: DM-3.
    """

    def run(self, state: Duel, dice: Dice, out: list[Event]) -> None:
        bonus = FIGURES.initiative
        rolls = {seat: dice.sum(2, 6, f"initiative-{seat}") for seat in SEATS}
        first = max(SEATS, key=lambda seat: rolls[seat].value + bonus.of(state.stances[seat]))
        out.append(events.InitiativeWon(first, tuple(rolls.values())))
        state.goto(Move(other(first)))
        state.call(Move(first))


class Move(Ask[Duel, Walk], frozen=True, gc=False):
    """A measured walk; then the other may react if they are near.

    Rules: DM-4.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Walk,)
    seat: str

    def seats(self, state: Duel) -> tuple[str, ...]:
        return (self.seat,) if all(each.strength for each in state.duellists.values()) else ()

    def prompt(self, state: Duel, seat: str) -> Prompt:
        return Prompt("move", {"most": speed(state, seat)}, "DM-4")

    def hints(self, state: Duel, seat: str) -> Hints:
        return reach(state, seat)

    def options(self, state: Duel, seat: str) -> Measure:
        start, reach = state.duellists[seat].at, speed(state, seat)
        bounds = (
            max(0, start.x - reach), max(0, start.y - reach), min(WIDTH, start.x + reach), min(HEIGHT, start.y + reach)
        )  # fmt: skip
        low_x, low_y, high_x, high_y = bounds

        def sample(rng: Rng) -> Walk:
            for _ in range(20):
                to = Point(
                    low_x + int(rng.random() * (high_x - low_x + 1)), low_y + int(rng.random() * (high_y - low_y + 1))
                )
                if why_not_walk(state, seat, to) is None:
                    return Walk(to)
            return Walk(start)

        return Measure(sample, Walk(start), (), bounds, (Form(Walk(start), ("to",)),))

    def why_not(self, state: Duel, seat: str, action: Walk) -> Refusal | None:
        return why_not_walk(state, seat, action.to)

    def apply(self, state: Duel, seat: str, action: Walk, dice: Dice, out: list[Event]) -> None:
        me = state.duellists[seat]
        state.duellists[seat] = replace(me, at=action.to)
        out.append(events.Walked(seat, me.at, action.to))
        state.goto(React(other(seat)))


class React(Ask[Duel, Shoot | Hold], frozen=True, gc=False):
    """The one who was approached may shoot. He is asked whenever he is near, powder or not: who is asked tells nothing.

    Rules: DM-5.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Shoot, Hold)
    standing: ClassVar[str | None] = "reaction"
    seat: str

    def seats(self, state: Duel) -> tuple[str, ...]:
        return (self.seat,) if in_range(state) else ()

    def prompt(self, state: Duel, seat: str) -> Prompt:
        return Prompt("react", {"powder": state.duellists[seat].powder}, "DM-5")

    def options(self, state: Duel, seat: str) -> list[Action]:
        return [Hold(), Shoot()] if state.duellists[seat].powder else [Hold()]

    def why_not(self, state: Duel, seat: str, action: Shoot | Hold) -> Refusal | None:
        return NO_POWDER if type(action) is Shoot and not state.duellists[seat].powder else None

    def apply(self, state: Duel, seat: str, action: Shoot | Hold, dice: Dice, out: list[Event]) -> None:
        state.end()
        if type(action) is Shoot:
            shoot(state, seat, dice, out)


FRAMES = (Muster, NextTurn, Stances, Initiative, Move, React)
