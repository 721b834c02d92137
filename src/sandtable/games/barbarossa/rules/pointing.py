"""Orders that a place or an enemy asks for: every order of a unit that could name it, written from taking the card to
the last figure. What the player has not said is filled in as it is usually wanted: the longest reach, the largest
radius, the longest stay, the nearest edge. Only what the seat itself knows is used."""

from collections.abc import Iterator
from heapq import heappop, heappush

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import State, Unit, known_enemies
from sandtable.games.barbarossa.rules.drafting import choices, why_not_take, why_not_written
from sandtable.games.barbarossa.rules.orders import orders_for
from sandtable.games.barbarossa.rules.proposals import usual_front
from sandtable.games.barbarossa.rules.routes import routes_on
from sandtable.games.barbarossa.rules.terrain import counts_as_plain, step_cap, why_not_enter
from sandtable.games.barbarossa.rules.writing import written
from sandtable.kernel import Action, clone
from sandtable.kernel.shapes import Way

NAMED = ("hex", "target", "toward", "into", "other", "carrier", "charge", "source")
"""Slots of an order in which a place or a unit is named."""
FIRST = ("march", "careful", "fire", "suppress", "assault", "defend", "strike", "patrol")
"""What is offered first of several orders that fit."""


def ways_to(state: State, seat: str, name: str, to: str) -> tuple[Way, ...]:
    """Every order that the unit could be given about a place or a unit, one of each kind, with all steps; about nothing
    (""), the orders that name nothing, and those towards the usual front.

    Rules: BA-plan.
    """
    unit = state.units.get(name)
    mine = state.drafts.get(seat)
    if unit is None or mine is None or mine.hand or why_not_take(state, seat, unit) is not None:
        return ()
    trial = clone(state)
    trial.drafts[seat] = written(trial, seat, mine, act.Take(name))
    best: dict[str, Way] = {}
    for begun in _begun(trial, seat, unit, to):
        way = _written(trial, seat, unit, to, begun)
        if way is not None and (way.kind not in best or way.cost > best[way.kind].cost):
            best[way.kind] = way
    return tuple(sorted(best.values(), key=lambda way: (FIRST.index(way.kind) if way.kind in FIRST else 99, way.kind)))


def _begun(state: State, seat: str, unit: Unit, to: str) -> Iterator[tuple[Action, ...]]:
    """Orders that name it, and moves that end there or, if it is too far for a round, on the way to it."""
    if not to:
        yield from _bare(state, seat, unit)
        return
    for order in orders_for(state, seat, unit):
        if isinstance(order, act.March | act.Careful):
            route = _route(state, seat, unit, act.BOXES[type(order)], to)
            if route:
                yield (order, *map(act.Step, route), act.Done())
        elif isinstance(order, act.Assault) and order.target == to:
            routes = routes_on(state, unit, "assault", (), seat)
            there = routes.get(state.units[to].hex, ())
            yield (order, *map(act.Step, there), act.Done()) if there else (order,)
        elif not isinstance(order, act.FireMoving) and any(str(getattr(order, slot, "")) == to for slot in NAMED):
            yield (order,)


def _bare(state: State, seat: str, unit: Unit) -> Iterator[tuple[Action, ...]]:
    """Orders that need no place: those towards the usual front first."""
    offered = orders_for(state, seat, unit)
    stands = [each for each in offered if isinstance(each, act.Defend | act.Ambush)]
    yield from ((each,) for each in sorted(stands, key=lambda each: usual_front(state, seat, unit, each), reverse=True))
    yield from ((each,) for each in offered if not any(hasattr(each, slot) for slot in (*NAMED, "passenger")))


def _route(state: State, seat: str, unit: Unit, kind: str, to: str) -> tuple[int, ...]:
    """The route to a hex, around smoke and known enemies if it can be; of a hex that is too far, the route that comes
    nearest to it, under cover if it can."""
    if not to.isdigit() or int(to) not in state.index.board.terrain or int(to) == unit.hex:
        return ()
    shunned = frozenset(state.smoke) | {foe.hex for foe in known_enemies(state, seat)}
    routes = routes_on(state, unit, kind, (), seat, shunned - {int(to)})
    straight = {} if int(to) in routes else routes_on(state, unit, kind, (), seat)
    if int(to) in routes or int(to) in straight:
        return routes.get(int(to)) or straight[int(to)]
    far = distances(state, unit, (int(to),))
    here = far.get(unit.hex if unit.place == "map" else unit.entry)
    nearer = [h for h in routes if h in far and (here is None or far[h] < here)]
    return routes[min(nearer, key=lambda h: (far[h], -_cover(state, unit, h)))] if nearer else ()


def _cover(state: State, unit: Unit, hex_: int) -> int:
    terrain = state.index.board.terrain[hex_]
    return terrain.infantry if unit.type == "infantry" else terrain.other


def _written(state: State, seat: str, unit: Unit, to: str, begun: tuple[Action, ...]) -> Way | None:
    """The order with its figures, if every step may be written; its cost is its reach or its length."""
    trial, steps = clone(state), [act.Take(unit.id), *begun]
    if not all(_writes(trial, seat, step) for step in begun):
        return None
    while trial.drafts[seat].hand:
        figures = [each for each in choices(trial, seat, trial.drafts[seat]) if isinstance(each, act.FlightFigure)]
        figure = max(figures, key=lambda each: _usual(trial, seat, each), default=None)
        if figure is None or not _writes(trial, seat, figure):
            return None
        steps.append(figure)
    route = tuple(str(step.hex) for step in begun if isinstance(step, act.Step))
    reach = max(getattr(step, "reach", 0) for step in begun)
    return Way(unit.id, to, reach or len(route), route, tuple(steps), act.BOXES[type(begun[0])])


def _writes(state: State, seat: str, step: Action) -> bool:
    """Writes one step more; False where it may not be written."""
    mine = state.drafts[seat]
    if not isinstance(step, act.Planned) or why_not_written(state, seat, mine, step) is not None:
        return False
    state.drafts[seat] = written(state, seat, mine, step)
    return True


def _usual(state: State, seat: str, figure: act.FlightFigure) -> tuple[int, int]:
    """The largest figure; the edge from which the flight is shortest."""
    match figure:
        case act.Radius(radius=n) | act.Rounds(rounds=n) | act.Load(points=n):
            return n, 0
        case act.From(hex=edge):
            flight = state.drafts[seat].open
            assert isinstance(flight, act.Mission)
            place = flight.hex or state.units[flight.target].hex
            return -state.index.board.distance[edge].get(place, 0), -edge


def distances(state: State, unit: Unit, goals: tuple[int, ...]) -> dict[int, int]:
    """For each hex how far it is to the nearest goal for this kind of unit, in half hexes; unreachable ones are
    missing."""
    best: dict[int, int] = {}
    heap = [(0, hex_) for hex_ in goals if hex_ in state.index.board.terrain]
    while heap:
        cost, hex_ = heappop(heap)
        if hex_ in best:
            continue
        best[hex_] = cost
        for near in state.index.board.beside[hex_]:
            if near not in best and why_not_enter(state, unit, near, hex_) is None:
                heappush(heap, (cost + toll(state, unit, near, hex_), near))
    return best


def toll(state: State, unit: Unit, a: int, b: int) -> int:
    """What a step costs in half hexes: slow terrain counts more."""
    if state.index.board.terrain[b].id == "ford" or state.index.board.terrain[a].id == "ford":
        return 6
    if step_cap(state, unit, a, b) == 1:
        return 4
    if state.index.board.terrain[b].march or counts_as_plain(state, b):
        return 2
    return 3
