"""Exact chances of one roll, over the same sums and tables as the rules: shots, salvos, checks."""

from __future__ import annotations

from sandtable.games.blitzkrieg.model import State
from sandtable.games.blitzkrieg.rules import fire, indirect, reactions
from sandtable.games.blitzkrieg.rules.results import split
from sandtable.games.blitzkrieg.tables.sheets import (
    CRT,
    HIGHEST,
    LOWEST,
    MINES,
    NEUTRAL,
    NOTHING,
    RED,
    RESULTS,
    STEP,
    TRANSMIT_AT_MOST,
    TRANSMIT_NEUTRALISED,
    WAYS_OF_2D6,
    chance_at_most,
)
from sandtable.kernel import Chance, Modifier, Name, Odds, Rolled
from sandtable.kernel.errors import Args


def chances(state: State, t: int, column: int, times: float = 1.0) -> tuple[Chance, ...]:
    """The three results with their probabilities; `times` is the chance that the shot comes at all."""
    none, neutral, step = split(state, t, column)
    return (
        Chance("none", 1 - times * (36 - none) / 36),
        Chance("neutral", times * neutral / 36, tone="good"),
        Chance("step", times * step / 36, tone="good"),
    )


TONES = {NOTHING: "", RED: "maybe", NEUTRAL: "some", STEP: "bad"}


def table(column: int) -> tuple[Rolled, ...]:
    """Every roll, its ways and its result."""
    if column < LOWEST:
        return ()
    row = CRT[column if column == MINES else min(column, HIGHEST)]
    return tuple(Rolled(roll, WAYS_OF_2D6[roll], RESULTS[row[roll]], TONES[row[roll]]) for roll in range(2, 13))


def shot(
    state: State, u: int, t: int, lines: list[fire.Line], times: float = 1.0, parts: tuple[Odds, ...] = ()
) -> Odds:
    """The odds of one shot."""
    ids, column = state.theatre.ids, fire.total(lines)
    about: Args = {"unit": Name("unit", ids[u]), "target": Name("unit", ids[t])}
    return Odds(
        "fire",
        about,
        fire.modifiers(lines),
        str(column),
        chances(state, t, column, times),
        table=table(column),
        parts=parts,
    )


def check(who: Name, need: int, lines: tuple[Modifier, ...] = (), key: str = "check") -> Odds:
    """The odds of a test with two dice."""
    ways = chance_at_most(need)
    about: Args = {"unit": who, "need": need}
    found = (Chance("passed", ways / 36, tone="good"), Chance("failed", 1 - ways / 36, tone="bad"))
    return Odds(key, about, lines, str(need), found)


def reaction(state: State, u: int, t: int) -> Odds:
    """The odds of a reaction check."""
    value = state.theatre.cards[state.units[u].formation].reaction
    lines: tuple[Modifier, ...] = (Modifier("BK-6.4", "reaction-value", str(value)),)
    lines += fire.modifiers([(rule, key, -add) for rule, key, add in reactions.reaction_lines(state, u, t)])
    return check(Name("unit", state.theatre.ids[u]), reactions.reaction_need(state, u, t), lines)


def salvo(state: State, u: int, h: int, calibre: str) -> Odds:
    """One salvo on one unit; failing to transmit does nothing."""
    lines = indirect.indirect_lines(state, u, calibre)
    times = transmission(state, h, calibre)
    about: Args = {"unit": Name("unit", state.theatre.ids[u]), "calibre": Name("calibre", calibre)}
    column = fire.total(lines)
    return Odds(
        "salvo", about, fire.modifiers(lines), str(column), chances(state, u, column, times), table=table(column)
    )


def transmission(state: State, h: int, calibre: str) -> float:
    """The chance that a salvo comes at all."""
    if calibre == "stuka":
        return 1.0
    seen = indirect.observers(state, state.active, h)
    if not seen:
        return 0.0
    hq = state.units[seen[0]]
    if state.theatre.board.distance[h][hq.hex] <= 1:
        return 1.0
    return chance_at_most(TRANSMIT_AT_MOST - TRANSMIT_NEUTRALISED * hq.neutralised) / 36
