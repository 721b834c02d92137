"""Chapter 8.3 to 8.4: what a result does to a unit - neutralisation, panic, step losses."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import DEAD, State, change, passenger, put
from sandtable.games.blitzkrieg.rules import morale, special
from sandtable.games.blitzkrieg.tables.sheets import NOTHING, RED
from sandtable.kernel import Dice, Event, Refusal

NOT_THIS_UNIT = Refusal("BK-8.3", "not-this-unit")


def affects(state: State, u: int, result: int) -> bool:
    """A red N touches infantry and machine guns only; an HQ counts as infantry.

    Rules: BK-8.3.
    """
    return result != NOTHING and (result != RED or state.index.theatre.soft[u])


def neutralise_hq(state: State, hq: int, out: list[Event]) -> None:
    """An HQ is never destroyed: every result neutralises it, a further one changes nothing.

    Rules: BK-3.2a.
    """
    if not state.units[hq].neutralised:
        change(state, hq, neutralised=True)
        out.append(events.Neutralised(state.index.theatre.ids[hq]))


def panic(state: State, u: int, dice: Dice, out: list[Event]) -> None:
    """2d6 at or under the modified formation factor, or the unit loses a step and its marker.

    Rules: BK-8.4b.
    """
    need = morale.factor(state, state.units[u].formation)
    roll = dice.sum(2, 6, "panic")
    passed = roll.value <= need
    out.append(events.PanicTested(state.index.theatre.ids[u], need, "yes" if passed else "no", (roll,)))
    if not passed:
        change(state, u, neutralised=False)
        lose_step(state, u, dice, out)


def lose_step(state: State, u: int, dice: Dice, out: list[Event]) -> None:
    """The first loss turns a unit over, the second removes it; then its formation may have to test its morale.

    Rules: BK-1.2.
    """
    unit, name = state.units[u], state.index.theatre.ids[u]
    if unit.steps > 1:
        change(state, u, steps=unit.steps - 1)
        out.append(events.StepLost(name))
        morale.test_after_loss(state, unit.formation, dice, out)
    else:
        eliminate(state, u, dice, out)


def eliminate(state: State, u: int, dice: Dice, out: list[Event]) -> None:
    """Take a unit off the map for good, whatever the reason: its formation may have to test its morale.

    The company of a lost carrier stays in the hex.

    Rules: BK-1.2, BK-8.5, BK-12.1f.
    """
    unit = state.units[u]
    company = passenger(state, u)
    if company >= 0:
        change(state, company, aboard=-1)
    put(state, u, DEAD, steps=0, neutralised=False, out=False, opp=False, column=False, aboard=-1)
    out.append(events.Eliminated(state.index.theatre.ids[u], state.index.theatre.numbers[unit.hex]))
    special.check_works(state, unit.hex, u, out)
    morale.test_after_loss(state, unit.formation, dice, out)
