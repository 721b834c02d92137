"""Chapters 6.1 and 8.1: the active side fires, then the passive side may react."""

from __future__ import annotations

from sandtable.games.blitzkrieg.flow.effects import suffer
from sandtable.games.blitzkrieg.flow.reactions import AFTER_SHOT, React
from sandtable.games.blitzkrieg.model import DONE, MOVED, SHOT, State, change, exposed_by, passenger
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.fire import Line
from sandtable.kernel import Dice, Event


def fire_alone(state: State, u: int, t: int, then: int, dice: Dice, out: list[Event]) -> None:
    """One unit fires at one unit, then the passive side may react.

    Rules: BK-8.1, BK-6.1a.
    """
    reduced = then == SHOT or state.units[u].act == MOVED
    lines = fire.direct_lines(state, u, t, reduced)
    change(state, u, act=then)
    resolve(state, u, t, lines, dice, out)


def fire_together(state: State, u: int, t: int, dice: Dice, out: list[Event]) -> None:
    """A carrier and its company add their attacks for one roll.

    Rules: BK-12.1f.
    """
    company = passenger(state, u)
    lines = fire.direct_lines(state, u, t, state.units[u].act == MOVED, company)
    change(state, u, act=DONE)
    change(state, company, act=DONE)
    resolve(state, u, t, lines, dice, out)


def resolve(state: State, u: int, t: int, lines: list[Line], dice: Dice, out: list[Event]) -> None:
    """Roll, and let the passive side react: to a company aboard by fire at its carrier.

    Rules: BK-8.2, BK-6.3.1, BK-6.3.2, BK-R89.
    """
    state.retreated = ()
    found = fire.shoot(state, u, t, "direct", lines, dice, out)
    state.call(React(AFTER_SHOT, state.units[u].hex, (exposed_by(state, u),), (t,)))
    suffer(state, t, found, dice, out)
