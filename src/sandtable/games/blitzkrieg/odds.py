"""Exact chances, over the same sums and tables as the rules: shots, salvos, mines, checks, whole melees."""

from __future__ import annotations

from sandtable.games.blitzkrieg import actions
from sandtable.games.blitzkrieg.model import MOVED, State
from sandtable.games.blitzkrieg.rules import effects, fire, indirect, melee_odds, morale, movement, reactions
from sandtable.games.blitzkrieg.tables import (
    CRT,
    FACTOR,
    HIGHEST,
    LOWEST,
    MINES,
    NOTHING,
    RED,
    RESULTS,
    STEP,
    TRANSMIT_AT_MOST,
    TRANSMIT_NEUTRALISED,
    WAYS_OF_2D6,
    chance_at_most,
)
from sandtable.kernel import Action, Chance, Modifier, Name, Odds
from sandtable.kernel.errors import Args


def split(state: State, t: int, column: int) -> tuple[int, int, int]:
    """In how many of 36 ways a column does nothing, neutralises or costs a step; a red N only where it counts."""
    if column < LOWEST:
        return 36, 0, 0
    row = CRT[column if column == MINES else min(column, HIGHEST)]
    ways = [0, 0, 0]
    for roll in range(2, 13):
        found = row[roll]
        if found == STEP:
            ways[2] += WAYS_OF_2D6[roll]
        elif found == NOTHING or (found == RED and not state.theatre.soft[t]):
            ways[0] += WAYS_OF_2D6[roll]
        else:
            ways[1] += WAYS_OF_2D6[roll]
    if state.theatre.is_hq[t]:
        ways = [ways[0], ways[1] + ways[2], 0]
    return ways[0], ways[1], ways[2]


def hurts(state: State, t: int, column: int) -> float:
    """The chance that a column does anything to a unit."""
    return (36 - split(state, t, column)[0]) / 36


def chances(state: State, t: int, column: int, times: float = 1.0) -> tuple[Chance, ...]:
    """The three results with their probabilities; `times` is the chance that the shot comes at all."""
    none, neutral, step = split(state, t, column)
    return (
        Chance("none", 1 - times * (36 - none) / 36),
        Chance("neutral", times * neutral / 36, tone="good"),
        Chance("step", times * step / 36, tone="good"),
    )


def table(column: int) -> tuple[tuple[int, int, str], ...]:
    """Every roll, its ways and its result."""
    if column < LOWEST:
        return ()
    row = CRT[column if column == MINES else min(column, HIGHEST)]
    return tuple((roll, WAYS_OF_2D6[roll], RESULTS[row[roll]]) for roll in range(2, 13))


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


def check(name: str, need: int, lines: tuple[Modifier, ...] = (), key: str = "check") -> Odds:
    """The odds of a test with two dice."""
    ways = chance_at_most(need)
    about: Args = {"unit": Name("unit", name), "need": need}
    found = (Chance("passed", ways / 36, tone="good"), Chance("failed", 1 - ways / 36, tone="bad"))
    return Odds(key, about, lines, str(need), found)


def reaction(state: State, u: int, t: int) -> Odds:
    """The odds of a reaction check."""
    value = state.theatre.cards[state.units[u].formation].reaction
    lines: tuple[Modifier, ...] = (Modifier("BK-6.4", "reaction-value", str(value)),)
    lines += fire.modifiers([(rule, key, -add) for rule, key, add in reactions.reaction_lines(state, u, t)])
    return check(state.theatre.ids[u], reactions.reaction_need(state, u, t), lines)


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


def odds(state: State, action: Action) -> Odds | None:
    """What may come of an action; None where nothing is rolled."""
    t = state.theatre
    match action:
        case actions.Fire() | actions.FireFirst() | actions.FireTogether():
            return active_shot(state, action)
        case actions.OpportunityFire() | actions.ReturnFire():
            u, target = t.unit_of[action.unit], t.unit_of[action.target]
            first = reaction(state, u, target)
            return shot(state, u, target, fire.direct_lines(state, u, target), first.chances[0].probability, (first,))
        case actions.Barrage():
            h = t.index[action.hex]
            struck = [u for u in state.index.at[h] if state.units[u].aboard < 0]
            parts = tuple(salvo(state, u, h, calibre) for calibre in action.salvos for u in struck)
            return Odds("barrage", {"hex": Name("hex", str(action.hex))}, parts=parts)
        case actions.Step() | actions.Drive():
            return entering(state, t.index[action.hex])
        case actions.Assault():
            return assault(state, t.index[action.hex])
        case actions.Retreat():
            u = t.unit_of[action.unit]
            return reaction(state, u, -1) if state.units[u].neutralised else None
        case actions.Activate() | actions.Repeat():
            return waking(state)
        case actions.Cancel():
            marker = t.markers[state.stack[-1].marker].id
            half = (Chance("passed", 0.5, tone="good"), Chance("failed", 0.5, tone="bad"))
            return Odds("cancel-odds", {"marker": Name("marker", marker)}, chances=half)
    return None


def active_shot(state: State, action: actions.Fire | actions.FireFirst | actions.FireTogether) -> Odds:
    """A shot of the active side, and what the target needs to fire back."""
    t = state.theatre
    u, target = t.unit_of[action.unit], t.unit_of[action.target]
    moved = state.units[u].act == MOVED or isinstance(action, actions.FireFirst)
    joined = effects.passenger(state, u) if isinstance(action, actions.FireTogether) else -1
    back: tuple[Odds, ...] = ()
    may_return = target not in state.returned and not t.is_hq[target]
    if may_return and fire.why_no_shot(state, target, u, max(1, fire.range_of(state, target))) is None:
        back = (check(t.ids[target], reactions.reaction_need(state, target, u), key="back"),)
    return shot(state, u, target, fire.direct_lines(state, u, target, moved, joined), parts=back)


def entering(state: State, h: int) -> Odds | None:
    """The mines of a hex for each unit that moves in."""
    frame = state.stack[-1]
    if h not in state.mines or not isinstance(frame, movement.Move):
        return None
    number, ids = Name("hex", str(state.theatre.numbers[h])), state.theatre.ids
    parts = [
        Odds(
            "mines", {"hex": number, "unit": Name("unit", ids[u])}, chances=chances(state, u, MINES), table=table(MINES)
        )
        for u in frame.units
    ]
    return parts[0] if len(parts) == 1 else Odds("barrage", {"hex": number}, parts=tuple(parts))


def assault(state: State, h: int) -> Odds | None:
    """A whole melee as a chain of rounds under a stated policy."""
    frame = state.stack[-1]
    if not isinstance(frame, movement.Move):
        return None
    won, repelled, left = melee_odds.melee(state, frame.units, frame.here(state), h)
    found = (
        Chance("won", won, tone="good"),
        Chance("repelled", repelled, tone="bad"),
        Chance("undecided", left),
    )
    return Odds("melee-odds", {"hex": Name("hex", str(state.theatre.numbers[h]))}, chances=found, policy="melee-policy")


def waking(state: State) -> Odds | None:
    """The tests of a formation on its activation: rally and fatigue."""
    frame, t = state.stack[-1], state.theatre
    f = t.markers[frame.marker].formation if hasattr(frame, "marker") else -1
    if f < 0:
        return None
    factor = morale.factor(state, f)
    hurt = [u for u in t.cards[f].units if state.units[u].neutralised and state.units[u].hex >= 0]
    parts = [check(t.ids[u], factor + FACTOR["rally"]) for u in hurt]
    if state.formations[f].fatigued and t.cards[f].hq >= 0:
        parts.append(check(t.ids[t.cards[f].hq], factor))
    return parts[0] if len(parts) == 1 else Odds("check", dict(parts[0].args), parts=tuple(parts)) if parts else None
