"""What the seats see. Everything on this table lies open, so one view serves all; words and printed numbers only.

`position` is the state itself, for opponents and odds: there is nothing in it that a player may not know.
"""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.blitzkrieg.model import DEAD, DONE, FRESH, GONE, HALF, MOVED, OVERRUN, RETURNING, SHOT, State
from sandtable.games.blitzkrieg.rules import fire, morale, victory
from sandtable.games.blitzkrieg.tables import SEATS
from sandtable.games.blitzkrieg.theatre import Theatre
from sandtable.kernel import clone

PLACES = {-1: "waiting", DEAD: "dead", GONE: "gone", OVERRUN: "overrun", RETURNING: "returning"}
ACTS = {FRESH: "fresh", HALF: "half", MOVED: "moved", SHOT: "shot", DONE: "done"}


class UnitView(Struct, frozen=True, gc=False):
    """A counter: `hex` is 0 if it is not on the map, and `place` says where it is then."""

    id: str
    formation: str
    hex: int = 0
    place: str = "map"
    steps: int = 2
    neutralised: bool = False
    out: bool = False
    opp: bool = False
    column: bool = False
    dispersed: bool = False
    act: str = "done"
    aboard: str = ""


class FormationView(Struct, frozen=True, gc=False):
    """A formation: its markers, what it did this turn, and its steps lost of all."""

    id: str
    lost: int
    steps: int
    factor: int
    active: bool = False
    fatigued: bool = False
    demoralised: bool = False
    activations: int = 0
    repeated: bool = False
    declined: bool = False
    alone: bool = False
    finished: bool = False


class Held(Struct, frozen=True, gc=False):
    """Markers that a side keeps outside the cup."""

    repeat: int
    general: int
    waiting: str
    """The marker that waits for a partner; empty if none."""


class Needs(Struct, frozen=True, gc=False):
    """What decides: the window of this turn, or who holds the goal."""

    kind: str
    points: int
    low: int
    high: int
    goal: str
    holder: str


class View(Struct, frozen=True, dict=True):
    """The whole table as anyone sees it; the position it was made from travels along, outside of its fields."""

    scenario: str
    turn: int
    turns: int
    units: list[UnitView]
    formations: list[FormationView]
    cup: dict[str, int]
    played: dict[str, int]
    declined: dict[str, int]
    held: dict[str, Held]
    opening: list[str]
    carried: str
    active: str
    mines: list[int]
    works: list[int]
    control: dict[str, str]
    """Objective hexes by printed number, and who passed last."""
    villages: dict[str, int]
    """The villages that count for the German now, with their points."""
    needs: Needs
    over: str

    @property
    def position(self) -> State:
        found: State = self.__dict__["state"]
        return found


def make_view(state: State) -> View:
    t = state.theatre
    active = {
        f for frame in state.stack for f in getattr(frame, "formations", ()) if frame.kind() in ("operate", "begin")
    }
    view = View(
        scenario=state.scenario,
        turn=state.turn,
        turns=t.turns,
        units=[unit_view(state, u) for u in range(len(state.units))],
        formations=[formation_view(state, f, f in active) for f in range(len(state.formations))],
        cup=counts(state, state.cup),
        played=counts(state, state.played),
        declined=counts(state, state.declined),
        held={SEATS[side]: held_view(state, side) for side in (0, 1)},
        opening=[t.markers[m].id for m in state.opening],
        carried=t.markers[state.carried].id if state.carried >= 0 else "",
        active=SEATS[state.active] if state.active >= 0 else "",
        mines=[t.numbers[h] for h in state.mines],
        works=[t.numbers[h] for h in state.works],
        control={f"{t.numbers[h]:04d}": SEATS[side] for h, side in zip(t.objectives, state.control, strict=True)},
        villages=victory.village_points(state),
        needs=needs(state),
        over=state.over,
    )
    view.__dict__["state"] = clone(state)
    return view


def unit_view(state: State, u: int) -> UnitView:
    unit, t = state.units[u], state.theatre
    on_map = unit.hex >= 0
    return UnitView(
        t.ids[u],
        t.cards[unit.formation].id,
        t.numbers[unit.hex] if on_map else 0,
        "map" if on_map else PLACES[unit.hex],
        unit.steps,
        unit.neutralised,
        unit.out,
        unit.opp,
        unit.column,
        t.dispersing[u] and on_map and fire.is_dispersed(state, u),
        ACTS[unit.act],
        t.ids[unit.aboard] if unit.aboard >= 0 else "",
    )


def formation_view(state: State, f: int, active: bool) -> FormationView:
    status, card = state.formations[f], state.theatre.cards[f]
    lost, steps = morale.steps(state, f)
    return FormationView(
        card.id, lost, steps, morale.factor(state, f), active,
        status.fatigued, status.demoralised, status.activations, status.repeated, status.declined, status.alone,
        morale.is_finished(state, f),
    )  # fmt: skip


def counts(state: State, row: list[int]) -> dict[str, int]:
    return {state.theatre.markers[m].id: count for m, count in enumerate(row) if count}


def held_view(state: State, side: int) -> Held:
    waiting = state.theatre.markers[state.banked[side]].id if state.banked[side] >= 0 else ""
    return Held(state.repeats[side], state.generals[side] + state.pledged[side], waiting)


def needs(state: State) -> Needs:
    t = state.theatre
    goal = t.scenario["victory"]
    if goal["kind"] == "points":
        low, high = goal["windows"][max(state.turn, 1) - 1]
        return Needs("points", victory.points(state), low, high, "", "")
    h = t.index[goal["hex"]]
    return Needs("hold", 0, 0, 0, t.objectives[h], SEATS[state.control[t.objective_at[h]]])


# -- what never changes
class HexCard(Struct, frozen=True, gc=False):
    """A hex: number, centre in steps of the drawing grid, terrain, level."""

    number: int
    x: int
    y: int
    terrain: str
    level: int


class CounterCard(Struct, frozen=True, gc=False):
    """A counter's printed figures."""

    id: str
    name: str
    side: str
    formation: str
    kind: str
    attack: int
    reduced: int
    range: int
    defence: int
    mp: int
    way: str
    command: int


class FormationCard(Struct, frozen=True, gc=False):
    """A formation as printed."""

    id: str
    name: str
    short: str
    side: str
    factor: int
    reaction: int
    colour: str
    stripe: bool
    units: list[str]
    hq: str


class Static(Struct, frozen=True):
    """Map, counters, tables and goals of a battle; sent to the browser once."""

    scenario: str
    turns: int
    flat: bool
    """Flat-top hexes in columns, or pointy-top hexes in rows; see `x` and `y` of the hexes."""
    hexes: list[HexCard]
    names: dict[str, list[int]]
    roads: dict[str, list[int]]
    streams: dict[str, list[tuple[int, int]]]
    """By name: chains of hexes, and pairs of hexes with the water between them."""
    bridges: list[tuple[int, int]]
    edges: dict[str, str]
    counters: list[CounterCard]
    formations: list[FormationCard]
    markers: list[dict[str, str]]
    salvos: dict[str, list[str]]
    combat: dict[str, list[str]]
    objectives: dict[str, int]
    windows: list[list[int]]
    goal: int
    arrivals: list[dict[str, object]]


def _sides(written: str) -> tuple[int, int]:
    """`0115/0116` is the side between these two hexes."""
    one, two = written.split("/")
    return int(one), int(two)


def make_static(scenario: str) -> Static:
    from sandtable.games.blitzkrieg.counters import KINDS
    from sandtable.games.blitzkrieg.tables import CRT, MINES, RESULTS, TERRAINS, WAYS
    from sandtable.games.blitzkrieg.theatre import ARTILLERY, MARKER_KINDS, STUKA, theatre

    t = theatre(scenario)
    board, numbers = t.board, t.numbers
    centres = [board.map.layout.centre(hex_) for hex_ in board.map.hexes]
    left, top = min(x for x, _ in centres), min(y for _, y in centres)
    sides = sorted((numbers[a], numbers[b]) for a, b in board.streams if a < b)
    roads = {(numbers[a], numbers[b]) for a, b in board.roads}
    victory_ = t.scenario["victory"]
    return Static(
        scenario=scenario,
        turns=t.turns,
        flat=board.map.layout.flat,
        hexes=[
            HexCard(number, centres[h][0] - left, centres[h][1] - top, TERRAINS[board.terrain[h]], board.level[h])
            for h, number in enumerate(numbers)
        ],
        names=dict(board.data["names"]),
        roads={name: list(chain) for name, chain in board.data["roads"].items()},
        streams={name: [_sides(side) for side in course] for name, course in board.data["streams"].items()},
        bridges=[side for side in sides if side in roads],
        edges=dict(board.data["edges"]),
        counters=[
            CounterCard(
                c.id,
                c.name,
                SEATS[c.side],
                t.cards[c.formation].id,
                KINDS[c.kind],
                c.attack,
                c.reduced,
                c.range,
                c.defence,
                c.mp,
                WAYS[c.way],
                c.command,
            )
            for c in t.counters
        ],
        formations=[
            FormationCard(
                f.id,
                f.name,
                f.short,
                SEATS[f.side],
                f.factor,
                f.reaction,
                f.colour,
                f.stripe,
                [t.ids[u] for u in f.units],
                t.ids[f.hq] if f.hq >= 0 else "",
            )
            for f in t.cards
        ],
        markers=[{"id": m.id, "side": SEATS[m.side], "kind": MARKER_KINDS[m.kind]} for m in t.markers],
        salvos={m.id: list(t.salvos(at)) for at, m in enumerate(t.markers) if m.kind in (ARTILLERY, STUKA)},
        combat={
            "mines" if column == MINES else str(column): [RESULTS[found] for found in row[2:]]
            for column, row in CRT.items()
        },
        objectives=_village_worth(t),
        windows=[list(pair) for pair in victory_.get("windows", ())],
        goal=victory_.get("hex", 0),
        arrivals=[
            {"turn": row["turn"], "units": list(row["units"]), "entry": list(row["entry"])}
            for row in t.scenario.get("arrival", ())
        ],
    )


def _village_worth(t: Theatre) -> dict[str, int]:
    """What each village is worth when all its hexes are taken."""
    worth = t.scenario.get("points", {}).get("villages", {})
    return {name: points * list(t.objectives.values()).count(name) for name, points in worth.items()}
