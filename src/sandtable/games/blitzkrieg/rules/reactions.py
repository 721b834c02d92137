"""Chapter 6.4: the check of a reaction, and how far opportunity fire reaches."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import State, passenger
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.sight import range_of
from sandtable.games.blitzkrieg.tables.counters import CARRIER
from sandtable.games.blitzkrieg.tables.sheets import REACTION
from sandtable.kernel import Dice, Event


def reaction_lines(state: State, u: int, t: int = -1) -> list[fire.Line]:
    """What is added to the roll of a reaction check.

    Rules: BK-6.4, BK-6.3.1.1, BK-6.2, BK-5.4.
    """
    unit, lines = state.units[u], []
    if state.formations[unit.formation].fatigued:
        lines.append(("BK-5.4", "fatigued", REACTION["fatigued"]))
    if unit.out:
        lines.append(("BK-6.2", "out-of-command", REACTION["out_of_command"]))
    if unit.neutralised:
        lines.append(("BK-6.4", "neutralised", REACTION["neutralised"]))
    if fire.is_dispersed(state, u):
        lines.append(("BK-6.4", "dispersed", REACTION["dispersed"]))
    if t >= 0 and state.units[t].column:
        lines.append(("BK-6.4", "target-column", REACTION["target_column"]))
    return lines


def reaction_need(state: State, u: int, t: int = -1) -> int:
    """What 2d6 may show at most: the formation's reaction value less what would be added to the roll.

    Rules: BK-6.4.
    """
    return state.index.theatre.cards[state.units[u].formation].reaction - fire.total(reaction_lines(state, u, t))


def reaction_check(state: State, u: int, t: int, what: str, dice: Dice, out: list[Event]) -> bool:
    """2d6 at or under the reaction value.

    Rules: BK-6.3, BK-6.4.
    """
    need = reaction_need(state, u, t)
    roll = dice.sum(2, 6, "reaction")
    passed = roll.value <= need
    lines = fire.modifiers(reaction_lines(state, u, t))
    out.append(events.ReactionTested(state.index.theatre.ids[u], what, need, "yes" if passed else "no", (roll,), lines))
    return passed


def opportunity_range(state: State, u: int) -> int:
    """Neutralised units and those of demoralised formations only reach one hex.

    Rules: BK-6.3.1.1.
    """
    reach = range_of(state, u)
    return min(reach, 1) if state.formations[state.units[u].formation].demoralised else reach


def joining(state: State, u: int, t: int) -> int:
    """The company aboard a carrier that reacts, if the target is in its range too: it joins the fire; -1 if none does.

    Rules: BK-12.1f, BK-R79.
    """
    if state.index.theatre.kind[u] != CARRIER or state.units[u].hex < 0 or state.units[t].hex < 0:
        return -1
    company = passenger(state, u)
    far = state.index.theatre.board.distance[state.units[u].hex][state.units[t].hex]
    return company if company >= 0 and far <= max(1, range_of(state, company)) else -1
