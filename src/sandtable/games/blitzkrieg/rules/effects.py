"""Chapter 8.3 to 8.4: what a result does to a unit - neutralisation, panic, step losses - and the choices it leaves."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.blitzkrieg import actions, events
from sandtable.games.blitzkrieg.model import DEAD, State, change, put, seat
from sandtable.games.blitzkrieg.rules import morale, special
from sandtable.games.blitzkrieg.tables import NEUTRAL, NOTHING, RED
from sandtable.kernel import Action, Ask, Dice, Event, Name, Prompt, Refusal

NOT_THIS_UNIT = Refusal("BK-8.3", "not-this-unit")


def affects(state: State, u: int, result: int) -> bool:
    """A red N touches infantry and machine guns only; an HQ counts as infantry.

    Rules: BK-8.3.
    """
    return result != NOTHING and (result != RED or state.theatre.soft[u])


def passenger(state: State, carrier: int) -> int:
    """The company aboard a carrier, or -1."""
    here: tuple[int, ...] = state.index.at[state.units[carrier].hex]
    for u in here:
        if state.units[u].aboard == carrier:
            return u
    return -1


def suffer(state: State, u: int, result: int, dice: Dice, out: list[Event]) -> None:
    """Carry out a result of the combat table; choices of the owner are asked next.

    Rules: BK-8.3, BK-12.1f.
    """
    if not affects(state, u, result):
        return
    if state.theatre.is_hq[u]:
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


def neutralise_hq(state: State, hq: int, out: list[Event]) -> None:
    """An HQ is never destroyed: every result neutralises it, a further one changes nothing.

    Rules: BK-3.2a.
    """
    if not state.units[hq].neutralised:
        change(state, hq, neutralised=True)
        out.append(events.Neutralised(state.theatre.ids[hq]))


def neutral(state: State, u: int, dice: Dice, out: list[Event]) -> None:
    """An N: panic if the unit is neutralised already, else its owner takes the marker or a step loss.

    Rules: BK-8.3.
    """
    if state.units[u].neutralised:
        panic(state, u, dice, out)
    else:
        state.call(TakeHit(u))


def panic(state: State, u: int, dice: Dice, out: list[Event]) -> None:
    """2d6 at or under the modified formation factor, or the unit loses a step and its marker.

    Rules: BK-8.4b.
    """
    need = morale.factor(state, state.units[u].formation)
    roll = dice.sum(2, 6, "panic")
    passed = roll.value <= need
    out.append(events.PanicTested(state.theatre.ids[u], need, "yes" if passed else "no", (roll,)))
    if not passed:
        change(state, u, neutralised=False)
        lose_step(state, u, dice, out)


def lose_step(state: State, u: int, dice: Dice, out: list[Event]) -> None:
    """The first loss turns a unit over, the second removes it; then its formation may have to test its morale.

    Rules: BK-1.2.
    """
    unit, name = state.units[u], state.theatre.ids[u]
    if unit.steps > 1:
        change(state, u, steps=unit.steps - 1)
        out.append(events.StepLost(name))
    else:
        eliminate(state, u, out)
    morale.test_after_loss(state, unit.formation, dice, out)


def eliminate(state: State, u: int, out: list[Event]) -> None:
    """Take a unit off the map for good; the company of a lost carrier stays in the hex."""
    unit = state.units[u]
    company = passenger(state, u)
    if company >= 0:
        change(state, company, aboard=-1)
    put(state, u, DEAD, steps=0, neutralised=False, out=False, opp=False, column=False, aboard=-1)
    out.append(events.Eliminated(state.theatre.ids[u], state.theatre.numbers[unit.hex]))
    special.check_works(state, unit.hex, u, out)


class TakeHit(Ask, frozen=True, gc=False):
    """A unit was neutralised: its owner may take a step loss instead, at once.

    Rules: BK-8.3.
    """

    unit: int

    verbs: ClassVar = (actions.Suffer, actions.LoseStep)
    standing: ClassVar = "hit"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(state.theatre.side[self.unit]),) if state.units[self.unit].hex >= 0 else ()

    def prompt(self, state: State, seat: str) -> Prompt:
        name = state.theatre.ids[self.unit]
        return Prompt("take-hit", {"unit": Name("unit", name)}, "BK-8.3", (name,))

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.Suffer(), actions.LoseStep(state.theatre.ids[self.unit])]

    def why_not(self, state: State, seat: str, action: Action) -> Refusal | None:
        if isinstance(action, actions.LoseStep) and action.unit != state.theatre.ids[self.unit]:
            return NOT_THIS_UNIT
        return None

    def apply(self, state: State, seat: str, action: Action, dice: Dice, out: list[Event]) -> None:
        state.end()
        if isinstance(action, actions.Suffer):
            change(state, self.unit, neutralised=True)
            out.append(events.Neutralised(state.theatre.ids[self.unit]))
        else:
            lose_step(state, self.unit, dice, out)


class ShareLoss(Ask, frozen=True, gc=False):
    """A step result on a carrier with a company aboard: the owner says who takes it.

    Rules: BK-12.1f.
    """

    carrier: int
    company: int

    verbs: ClassVar = (actions.LoseStep,)
    standing: ClassVar = "hit"

    def seats(self, state: State) -> tuple[str, ...]:
        return (seat(state.theatre.side[self.carrier]),)

    def prompt(self, state: State, seat: str) -> Prompt:
        names = (state.theatre.ids[self.carrier], state.theatre.ids[self.company])
        return Prompt("share-loss", {"unit": Name("unit", names[0])}, "BK-12.1f", names)

    def options(self, state: State, seat: str) -> list[Action]:
        return [actions.LoseStep(state.theatre.ids[u]) for u in (self.carrier, self.company)]

    def why_not(self, state: State, seat: str, action: actions.LoseStep) -> Refusal | None:
        both = (state.theatre.ids[self.carrier], state.theatre.ids[self.company])
        return None if action.unit in both else NOT_THIS_UNIT

    def apply(self, state: State, seat: str, action: actions.LoseStep, dice: Dice, out: list[Event]) -> None:
        state.end()
        lose_step(state, state.theatre.unit_of[action.unit], dice, out)
