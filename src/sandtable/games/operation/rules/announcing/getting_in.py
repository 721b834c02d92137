"""Getting into vehicles: who can walk up to which."""

from __future__ import annotations

from sandtable.games.operation.model.intent import Intent, Path
from sandtable.games.operation.model.pieces import Model, Point, origin
from sandtable.games.operation.model.plans import BoardPlan
from sandtable.games.operation.model.state import State, is_vehicle
from sandtable.games.operation.rules.announcing.question import remembered
from sandtable.games.operation.rules.ground.cohesion import is_together
from sandtable.games.operation.rules.ground.measuring import BASE, BESIDE
from sandtable.games.operation.rules.ground.outlines import gap_at_most, ring_around
from sandtable.games.operation.rules.ground.routes import near_blocks, route
from sandtable.games.operation.rules.infantry import movement
from sandtable.games.operation.rules.vehicles import boarding as vehicles_boarding
from sandtable.games.operation.rules.vehicles import close_assault
from sandtable.games.operation.tables import EMBARK_COST
from sandtable.geometry.table import distance2, length
from sandtable.kernel import clone

NEAR_HULL = 60
"""A crew that got out lies within this of its vehicle (mm)."""


def has_men_near(men: list[Model], vehicle: Model, far: int) -> bool:
    """Whether any man is so near to the middle of a vehicle, by either side of the table: a quick no for most."""
    x, y = vehicle.x, vehicle.y
    return any(-far <= man.x - x <= far and -far <= man.y - y <= far for man in men)


def entered(state: State, draft: Intent) -> dict[str, list[Model]]:
    """Who gets into which vehicle on an order: into the one that was named, and of a squad everybody into his own.

    Rules: OW-embark-cost, OW-embark-place, OW-sq-failed, OW-R90.
    """
    if not draft.boards:
        return {}
    return remembered(state, draft, "entered", lambda: every_entry(state, draft))


def shaken_crew(state: State, unit: str, vehicle: Model) -> list[Model]:
    """The men who lie shaken right beside the vehicle out of which their nerves drove them, if all of the unit do.

    Rules: OW-R101.
    """
    men = state.everyone(unit)
    if not men or not all(man.shaken and not man.aboard for man in men) or vehicle.unit != unit:
        return []
    if "troop-carrier" in vehicle.traits or state.crew(vehicle.id):
        return []
    return [man for man in men if gap_at_most(state, man, vehicle, NEAR_HULL)]


def boards_shaken(state: State, link: Intent) -> bool:
    """Whether an order lets a shaken crew get back into its vehicle.

    Rules: OW-R101.
    """
    vehicle = state.models.get(link.boards)
    return vehicle is not None and not vehicle.destroyed and bool(shaken_crew(state, link.unit, vehicle))


def every_entry(state: State, draft: Intent) -> dict[str, list[Model]]:
    """The same, not remembered."""
    named = state.models.get(draft.boards)
    if named is None or named.destroyed:
        return {}
    lying = shaken_crew(state, draft.unit, named)
    if lying:
        return {named.id: lying}
    men = movement.movers(state, state.units[draft.unit])
    found = {named.id: boarding(state, draft, men, named)}
    for vehicle in state.pieces(draft.unit):
        if is_vehicle(vehicle) and vehicle.id != named.id:
            own = [man for man in men if origin(man.id) == origin(vehicle.id)]
            own = [man for man in own if man not in found[named.id]]
            if own and (able := boarding(state, draft, own, vehicle)):
                found[vehicle.id] = able
    return found


def keeps_the_rest(state: State, draft: Intent, vehicle: Model) -> bool:
    """Whether those who find no place or do not reach the vehicle stay in cohesion with it; a torn unit may gather.

    Rules: OW-cohesion, OW-R72.
    """
    unit = state.units[draft.unit]
    if not is_together(state, unit):
        return True
    there = clone(state)
    for hull, men in every_entry(state, draft.planning(BoardPlan(vehicle.id))).items():
        for man in men:
            there.change(man.id, aboard=hull, x=there.models[hull].x, y=there.models[hull].y)
    return is_together(there, unit)


class BoardingMemory:
    """Who can get into a vehicle, as the table stands: by order, vehicle and the men who are asked about; and the
    places round each vehicle."""

    __slots__ = ("boarding", "rings")

    def __init__(self) -> None:
        self.boarding: dict[tuple[str, ...], list[Model]] = {}
        self.rings: dict[str, list[Point]] = {}


def boarding(state: State, draft: Intent, men: list[Model], vehicle: Model) -> list[Model]:
    """Which of some men who can move can walk to the vehicle and get in within their move, its own men first."""
    memory = state.moment().of(BoardingMemory).boarding
    key = (draft.order, vehicle.id, *[man.id for man in men])
    found = memory.get(key)
    if found is None:
        found = memory[key] = who_boards(state, draft, men, vehicle)
    return found


def who_boards(state: State, draft: Intent, men: list[Model], vehicle: Model) -> list[Model]:
    """The same, not remembered.

    Rules: OW-embark-cost, OW-embark-place.
    """
    found = []
    for man in men:
        if (
            man.cls != "infantry"
            or man.boarded == state.turn
            or not vehicles_boarding.may_board_kind(state, man, vehicle)
        ):
            continue
        reach = movement.allowance(state, man, draft.order, "fast") - EMBARK_COST
        if gap_at_most(state, man, vehicle, max(0, reach)) and walks_up(state, man, vehicle, reach):
            found.append(man)
    found.sort(key=lambda man: origin(man.id) != origin(vehicle.id))
    return found[: max(0, vehicles_boarding.seats_left(state, vehicle))] if found else found


def approaches(state: State, rides: tuple[tuple[str, tuple[str, ...]], ...]) -> tuple[tuple[str, Path], ...]:
    """Everybody's way to the nearest place beside his vehicle that he gets to; who stands beside it has none to go.

    Rules: OW-embark-place.
    """
    found = []
    for hull, men in rides:
        vehicle = state.models[hull]
        for name in men:
            man = state.models[name]
            here = (man.x, man.y)
            spot = here if gap_at_most(state, man, vehicle, BESIDE) else beside(state, man, vehicle)
            blocks = near_blocks(state, [here, spot], 8 * BASE)
            found.append((name, route(state, blocks, man, spot) if spot != here else (here, here)))
    return tuple(found)


def beside(state: State, man: Model, vehicle: Model) -> Point:
    """The nearest place beside a vehicle that a man gets to."""
    here = (man.x, man.y)
    reach = movement.allowance(state, man, "move", "fast")
    spots = sorted(ring_around(state, vehicle, 1), key=lambda spot: (distance2(spot, here), spot))
    return next((spot for spot in spots if close_assault.can_storm(state, man, spot, reach)), here)


def pace(state: State, draft: Intent, made: tuple[tuple[str, Path], ...]) -> str:
    """Slow, if nobody has further to go than his slow move less what boarding costs.

    Rules: OW-embark-cost, OW-move-state.
    """
    short = (
        length(way) <= movement.allowance(state, state.models[name], draft.order, "slow") - EMBARK_COST
        for name, way in made
    )
    return "slow" if all(short) else "fast"


def walks_up(state: State, man: Model, vehicle: Model, reach: int) -> bool:
    """Whether the ground lets a man get beside a vehicle.

    Rules: OW-embark-place, OW-terrain-barred, OW-terrain-minus.
    """
    if gap_at_most(state, man, vehicle, BESIDE):
        return True
    rings = state.moment().of(BoardingMemory).rings
    ring = rings.get(vehicle.id)
    if ring is None:
        ring = rings[vehicle.id] = ring_around(state, vehicle, 1)
    spots = sorted(ring, key=lambda spot: (spot[0] - man.x) ** 2 + (spot[1] - man.y) ** 2)
    return any(close_assault.can_storm(state, man, spot, reach) for spot in spots[:6])
