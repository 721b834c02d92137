"""Chapters 11 and 12: victory points, windows, and who holds Stonne."""

from __future__ import annotations

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import DEAD, State, seat_of
from sandtable.games.blitzkrieg.tables.sheets import FRENCH, GERMAN
from sandtable.kernel import Event, Outcome


def village_points(state: State) -> dict[str, int]:
    """The points of each village: for every hex of it that Germans passed last.

    Rules: BK-11.
    """
    t = state.index.theatre
    worth: dict[str, int] = t.scenario.get("points", {}).get("villages", {})
    found: dict[str, int] = {}
    for name, held in zip(t.objectives.values(), state.control, strict=True):
        if held == GERMAN and name in worth:
            found[name] = found.get(name, 0) + worth[name]
    return found


def points(state: State) -> int:
    """German victory points: village hexes, French steps lost in play, German units eliminated; none at Stonne.

    The losses that 2 Cuir starts with do not count, nor do the steps of units that left the map.

    Rules: BK-1.4, BK-12.1a, BK-12.1b.
    """
    t = state.index.theatre
    if "points" not in t.scenario:
        return 0
    side = t.side
    steps = sum(2 - unit.steps for u, unit in enumerate(state.units) if side[u] == FRENCH and not t.is_hq[u])
    dead = sum(unit.hex == DEAD for u, unit in enumerate(state.units) if side[u] == GERMAN)
    started = sum(row["losses"]["steps"] for row in t.scenario["stage"] if "losses" in row)
    worth = t.scenario["points"]
    counted: int = -((started - steps) // worth["french_steps"]) + dead * worth["german_unit"]
    return sum(village_points(state).values()) + counted


def window(state: State) -> tuple[int, int] | None:
    """The bounds between which the battle goes on at the end of this turn."""
    victory = state.index.theatre.scenario["victory"]
    if victory["kind"] != "points" or not state.turn:
        return None
    low, high = victory["windows"][state.turn - 1]
    return low, high


def against_window(scored: int, low: int, high: int) -> str:
    """Where points stand: `below` the window, `within` it (the bounds are), or `above` it.

    Rules: BK-12.1b.
    """
    return "below" if scored < low else "above" if scored > high else "within"


def judge(state: State, out: list[Event]) -> str:
    """At the end of a turn: who has won, `draw`, or nothing yet.

    Above the window the German wins, below it the French; the bounds themselves go on, and after the last turn they
    are a draw. Stonne is decided at the end of its last turn by who holds it.

    Rules: BK-12.1b, BK-12.2, BK-11.
    """
    t = state.index.theatre
    bounds = window(state)
    if bounds is not None:
        scored, (low, high) = points(state), bounds
        out.append(events.TurnScored(state.turn, scored, low, high))
        stands = against_window(scored, low, high)
        if stands != "within":
            return seat_of(GERMAN if stands == "above" else FRENCH)
        return "draw" if state.turn == t.turns else ""
    if state.turn < t.turns:
        return ""
    goal = t.scenario["victory"]
    return seat_of(state.control[t.objective_at[t.index[goal["hex"]]]])


def outcome(state: State) -> Outcome | None:
    """How the match ended."""
    if not state.over:
        return None
    winners = () if state.over == "draw" else (state.over,)
    scored = points(state)
    args = {"points": scored, "turn": state.turn}
    key = f"{state.scenario}-{state.over}"
    return Outcome(
        winners, key, dict(args), "BK-12.1b" if state.scenario == "hannut" else "BK-12.2", {"german": scored}
    )
