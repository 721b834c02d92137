"""The picture for the browser and the knowledge for players; everything on this table lies open to all.

The picture speaks in words and printed numbers. The knowledge is the same and the position itself, for opponents and
odds: there is nothing in it that a player may not know.
"""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import asdict

from sandtable.games.blitzkrieg.flow.begin import Begin
from sandtable.games.blitzkrieg.flow.operations import Operate
from sandtable.games.blitzkrieg.model import (
    DEAD,
    DONE,
    FRESH,
    GONE,
    HALF,
    MOVED,
    OVERRUN,
    RETURNING,
    SHOT,
    WAITING,
    State,
)
from sandtable.games.blitzkrieg.rules import morale, victory
from sandtable.games.blitzkrieg.tables.sheets import SEATS
from sandtable.kernel import clone

PLACES = {WAITING: "waiting", DEAD: "dead", GONE: "gone", OVERRUN: "overrun", RETURNING: "returning"}
ACTS = {FRESH: "fresh", HALF: "half", MOVED: "moved", SHOT: "shot", DONE: "done"}


class UnitSeen(Struct, frozen=True, gc=False):
    """A counter: `hex` is 0 if it is not on the map."""

    id: str
    formation: str
    hex: int = 0
    steps: int = 2
    neutralised: bool = False
    out: bool = False
    opp: bool = False
    column: bool = False
    act: str = "done"


class FormationSeen(Struct, frozen=True, gc=False):
    """A formation: steps lost of all, its morale, whether it acts now, and its markers."""

    id: str
    lost: int
    steps: int
    factor: int
    rally: int
    """What two dice may show at most when one of its neutralised units rallies."""
    active: bool
    fatigued: bool
    demoralised: bool


class Held(Struct, frozen=True, gc=False):
    """Markers that a side keeps outside the cup."""

    repeat: int
    general: int
    waiting: str
    """The marker that waits for a partner; empty if none."""


class Needs(Struct, frozen=True, gc=False):
    """What decides: the window of this turn, or who holds the goal."""

    points: int
    low: int
    high: int
    goal: str = ""
    holder: str = ""
    stands: str = ""
    """The points: `below`, `within` or `above` the window; empty where no points decide."""
    missing: int = 0
    """What the German lacks: to reach the window or, within it, to win."""


class BlitzkriegPicture(Struct, frozen=True):
    """The whole table as anyone sees it: what the board draws, and nothing of the sequence of play."""

    turn: int
    units: list[UnitSeen]
    formations: list[FormationSeen]
    cup: dict[str, int]
    held: dict[str, Held]
    mines: list[int]
    works: list[int]
    control: dict[str, str]
    """Objective hexes by printed number, and who passed last."""
    needs: Needs


class BlitzkriegKnowledge(BlitzkriegPicture, frozen=True):
    """What players know: the table in words, what was done this turn, and the position with the open question."""

    played: dict[str, int]
    activations: dict[str, int]
    """How often each formation has acted, and in `repeated` who did so by a repeat marker."""
    repeated: dict[str, bool]
    away: dict[str, str]
    """Counters that are not on the map, and where they are."""
    position: State


def picture(state: State) -> BlitzkriegPicture:
    t = state.theatre
    active = {f for frame in state.stack if isinstance(frame, Begin | Operate) for f in frame.formations}
    return BlitzkriegPicture(
        turn=state.turn,
        units=[unit_seen(state, u) for u in range(len(state.units))],
        formations=[formation_seen(state, f, f in active) for f in range(len(state.formations))],
        cup=counts(state, state.cup),
        held={SEATS[side]: held_by(state, side) for side in (0, 1)},
        mines=[t.numbers[h] for h in state.mines],
        works=[t.numbers[h] for h in state.works],
        control={f"{t.numbers[h]:04d}": SEATS[side] for h, side in zip(t.objectives, state.control, strict=True)},
        needs=needs(state),
    )


def knowledge(state: State) -> BlitzkriegKnowledge:
    t, status = state.theatre, list(zip(state.theatre.cards, state.formations, strict=True))
    return BlitzkriegKnowledge(
        **asdict(picture(state)),
        played=counts(state, state.played),
        activations={card.id: each.activations for card, each in status if each.activations},
        repeated={card.id: True for card, each in status if each.repeated},
        away={t.ids[u]: PLACES[unit.hex] for u, unit in enumerate(state.units) if unit.hex < 0},
        position=clone(state),
    )


def imagine(known: BlitzkriegKnowledge) -> State:
    """Nothing is hidden: the known position."""
    return clone(known.position)


def unit_seen(state: State, u: int) -> UnitSeen:
    unit, t = state.units[u], state.theatre
    return UnitSeen(
        t.ids[u],
        t.cards[unit.formation].id,
        t.numbers[unit.hex] if unit.hex >= 0 else 0,
        unit.steps,
        unit.neutralised,
        unit.out,
        unit.opp,
        unit.column,
        ACTS[unit.act],
    )


def formation_seen(state: State, f: int, active: bool) -> FormationSeen:
    status, (lost, steps) = state.formations[f], morale.steps(state, f)
    return FormationSeen(
        state.theatre.cards[f].id, lost, steps, morale.factor(state, f), morale.rally_need(state, f),
        active, status.fatigued, status.demoralised,
    )  # fmt: skip


def counts(state: State, row: list[int]) -> dict[str, int]:
    return {state.theatre.markers[m].id: count for m, count in enumerate(row) if count}


def held_by(state: State, side: int) -> Held:
    waiting = state.theatre.markers[state.banked[side]].id if state.banked[side] >= 0 else ""
    return Held(state.repeats[side], state.generals[side] + state.pledged[side], waiting)


def needs(state: State) -> Needs:
    t = state.theatre
    goal = t.scenario["victory"]
    if goal["kind"] == "points":
        low, high = goal["windows"][max(state.turn, 1) - 1]
        scored = victory.points(state)
        stands = victory.against_window(scored, low, high)
        missing = {"below": low - scored, "within": high + 1 - scored, "above": 0}[stands]
        return Needs(scored, low, high, stands=stands, missing=missing)
    h = t.index[goal["hex"]]
    return Needs(0, 0, 0, t.objectives[h], SEATS[state.control[t.objective_at[h]]])
