"""Chapter 8.3: carrying out a result, and the choices that it leaves to the owner."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.blitzkrieg import actions, events, hints
from sandtable.games.blitzkrieg.model import State, change, passenger, seat_of
from sandtable.games.blitzkrieg.rules.effects import NOT_THIS_UNIT, affects, lose_step, neutralise_hq, panic
from sandtable.games.blitzkrieg.tables.sheets import NEUTRAL, RED
from sandtable.kernel import Action, Ask, Dice, Event, Hints, Name, Prompt, Refusal


def suffer(state: State, u: int, result: int, dice: Dice, out: list[Event]) -> None:
    """Carry out a result of the combat table; choices of the owner are asked next.

    Rules: BK-8.3, BK-12.1f.
    """
    if not affects(state, u, result):
        return
    if state.index.theatre.is_hq[u]:
        neutralise_hq(state, u, out)
        return
    company = passenger(state, u)
    if result in (RED, NEUTRAL):
        neutral(state, u, dice, out)
        if company >= 0:
            neutral(state, company, dice, out)
    elif company >= 0:
        state.call(ShareLoss(u, company))
    else:
        lose_step(state, u, dice, out)


def neutral(state: State, u: int, dice: Dice, out: list[Event]) -> None:
    """An N: panic if the unit is neutralised already, else its owner takes the marker or a step loss.

    Rules: BK-8.3.
    """
    if state.units[u].neutralised:
        panic(state, u, dice, out)
    else:
        state.call(TakeHit(u))


class TakeHit(Ask[State, actions.Suffer | actions.LoseStep], frozen=True, gc=False):
    """A unit was neutralised: its owner may take a step loss instead, at once.

    Rules: BK-8.3.
    """

    unit: int

    verbs: ClassVar = (actions.Suffer, actions.LoseStep)
    standing: ClassVar = "hit"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.index.theatre.side[self.unit]),) if state.units[self.unit].hex >= 0 else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.index.theatre.ids[self.unit]
        return Prompt("take-hit", {"unit": Name("unit", name)}, "BK-8.3", (name,))

    def hints(self, state: State, seat: str) -> Hints:
        return hints.every_hit(state)

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.Suffer(), actions.LoseStep(state.index.theatre.ids[self.unit])]

    def why_not(self, state: State, seat: str, action: actions.Suffer | actions.LoseStep) -> Refusal | None:
        if isinstance(action, actions.LoseStep) and action.unit != state.index.theatre.ids[self.unit]:
            return NOT_THIS_UNIT
        return None

    def apply(
        self, state: State, seat: str, action: actions.Suffer | actions.LoseStep, dice: Dice, out: list[Event]
    ) -> None:
        state.end()
        if isinstance(action, actions.Suffer):
            change(state, self.unit, neutralised=True)
            out.append(events.Neutralised(state.index.theatre.ids[self.unit]))
        else:
            lose_step(state, self.unit, dice, out)


class ShareLoss(Ask[State, actions.LoseStep], frozen=True, gc=False):
    """A step result on a carrier with a company aboard: the owner says who takes it.

    Rules: BK-12.1f.
    """

    carrier: int
    company: int

    verbs: ClassVar = (actions.LoseStep,)
    standing: ClassVar = "hit"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat_of(state.index.theatre.side[self.carrier]),)

    def prompt(self, state: State, seat: str) -> Prompt:
        names = (state.index.theatre.ids[self.carrier], state.index.theatre.ids[self.company])
        return Prompt("share-loss", {"unit": Name("unit", names[0])}, "BK-12.1f", names)

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.LoseStep(state.index.theatre.ids[u]) for u in (self.carrier, self.company)]

    def why_not(self, state: State, seat: str, action: actions.LoseStep) -> Refusal | None:
        both = (state.index.theatre.ids[self.carrier], state.index.theatre.ids[self.company])
        return None if action.unit in both else NOT_THIS_UNIT

    def apply(self, state: State, seat: str, action: actions.LoseStep, dice: Dice, out: list[Event]) -> None:
        state.end()
        lose_step(state, state.index.theatre.unit_of[action.unit], dice, out)
