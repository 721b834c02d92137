"""What must hold of every state of a battle, and of what happened in it: the fuzz asks after every action."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from sandtable.games.operation.events.infantry import BattleEnded, OrderBegan, TurnBegan, UnitMoved
from sandtable.games.operation.events.vehicle import Dodged
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import State, is_vehicle
from sandtable.games.operation.rules.ground.cohesion import is_together
from sandtable.games.operation.rules.ground.measuring import BASE
from sandtable.games.operation.rules.ground.outlines import girth, piece_outline
from sandtable.games.operation.tables import DECK
from sandtable.games.operation.view.picture import picture
from sandtable.geometry.table import contains, polygons_overlap
from sandtable.geometry.table.shapes import circle_overlaps_polygon
from sandtable.kernel import Event, Outcome, Shown


def invariants(state: State) -> Iterable[str]:
    """Everything that is wrong with a state."""
    for check in CHECKS:
        yield from check(state)


def cards_conserved(state: State) -> Iterable[str]:
    """Hand, deck and discards are one deck, and no count is below nothing."""
    for seat, side in state.sides.items():
        held = [side.hand.count(n) for n in range(len(DECK))]
        whole = tuple(a + b + c for a, b, c in zip(held, side.deck, side.pile, strict=True))
        if whole != DECK or min(*side.deck, *side.pile) < 0:
            yield f"the cards of {seat} are not one deck"


def standing(state: State) -> list[Model]:
    """Who stands on the table by himself, in sight of all."""
    hidden = {unit.id for unit in state.units.values() if unit.off or unit.below}
    return [model for model in state.models.values() if not model.aboard and model.unit not in hidden]


def no_overlap(state: State) -> Iterable[str]:
    """No two bases or outlines on one level overlap."""
    for a, b in combinations(standing(state), 2):
        if a.level == b.level and are_near(state, a, b) and do_overlap(state, a, b):
            yield f"{a.id} and {b.id} overlap"


def are_near(state: State, a: Model, b: Model) -> bool:
    """Whether two pieces could overlap at all."""
    far = sum(BASE if each.cls == "infantry" else girth(state, each) for each in (a, b))
    return abs(a.x - b.x) < far and abs(a.y - b.y) < far


def do_overlap(state: State, a: Model, b: Model) -> bool:
    """Whether two pieces have ground in common: men are round, guns and vehicles are rectangles."""
    if a.cls == "infantry" and b.cls == "infantry":
        return (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < 4 * BASE * BASE
    if a.cls == "infantry":
        return circle_overlaps_polygon((a.x, a.y), BASE, piece_outline(state, b))
    if b.cls == "infantry":
        return circle_overlaps_polygon((b.x, b.y), BASE, piece_outline(state, a))
    return polygons_overlap(piece_outline(state, a), piece_outline(state, b))


def members_agree(state: State) -> Iterable[str]:
    """Units name just the models that name them."""
    for unit in state.units.values():
        yield from (f"{unit.id} names {name}" for name in unit.models if name not in state.models)
        if len(set(unit.models)) != len(unit.models):
            yield f"{unit.id} names a model twice"
    for model in state.models.values():
        if model.unit not in state.units or model.id not in state.units[model.unit].models:
            yield f"{model.id} is in no unit"


def on_the_table(state: State) -> Iterable[str]:
    """Everybody who stands is on the table."""
    for model in standing(state):
        if not (0 <= model.x <= state.size[0] and 0 <= model.y <= state.size[1]):
            yield f"{model.id} is beside the table"


def aboard_agree(state: State) -> Iterable[str]:
    """Who is aboard is where his vehicle is, and the vehicle has a place for him."""
    held: dict[str, int] = {}
    for man in state.models.values():
        if not man.aboard:
            continue
        vehicle = state.models.get(man.aboard)
        if vehicle is None or not is_vehicle(vehicle) or man.aboard not in state.vehicles:
            yield f"{man.id} is aboard of nothing"
        elif vehicle.destroyed:
            yield f"{man.id} is aboard of a wreck"
        elif (man.x, man.y) != (vehicle.x, vehicle.y):
            yield f"{man.id} is not where {vehicle.id} is"
        held[man.aboard] = held.get(man.aboard, 0) + 1
    for name, count in held.items():
        vehicle_of = state.vehicles.get(name)
        if vehicle_of is not None and count > vehicle_of.crew + vehicle_of.seats:
            yield f"{name} carries more men than it can"


def vehicles_agree(state: State) -> Iterable[str]:
    """Every vehicle has its record; a gun is towed by one vehicle at most."""
    for model in state.models.values():
        if is_vehicle(model) and model.id not in state.vehicles:
            yield f"{model.id} has no record"
    towed = [vehicle.tows for vehicle in state.vehicles.values() if vehicle.tows]
    if len(set(towed)) != len(towed):
        yield "a gun is towed twice"
    for name in towed:
        if name not in state.models or state.models[name].cls != "artillery":
            yield f"{name} is towed but no gun"


def passable(state: State) -> Iterable[str]:
    """No man stands on ground that is barred to men."""
    barred = [block for block in state.index.areas if block.row.foot.barred]
    bridges = [block for block in state.index.areas if block.row.kind == "bridge"]
    for model in standing(state):
        at = (model.x, model.y)
        if model.cls == "infantry" and not any(contains(bridge.polygon, at) for bridge in bridges):
            yield from (f"{model.id} stands in {block.id}" for block in barred if contains(block.polygon, at))


def levels_exist(state: State) -> Iterable[str]:
    """Who is on an upper level is in a building that has it."""
    for model in standing(state):
        if model.level and not any(
            block.row.walls and block.feature.levels > model.level and contains(block.polygon, (model.x, model.y))
            for block in state.index.areas
        ):
            yield f"{model.id} is on level {model.level} of nothing"


CHECKS: tuple[Callable[[State], Iterable[str]], ...] = (
    cards_conserved,
    no_overlap,
    members_agree,
    on_the_table,
    aboard_agree,
    vehicles_agree,
    passable,
    levels_exist,
)


class Auditor:
    """Looks at a battle as it goes on: what no single state shows.

    One order for a unit and a turn; who moves ends in cohesion unless he began without; who is dead stays so.
    """

    def __init__(self) -> None:
        self.ordered: set[str] = set()
        self.strength: dict[str, int] = {}
        self.together: dict[str, bool] = {}
        self.known: set[str] = set()
        self.gone: set[str] = set()

    def __call__(self, state: State, events: Iterable[Event]) -> Iterable[str]:
        """What is wrong after an action with these events."""
        yield from invariants(state)
        for event in events:
            if isinstance(event, TurnBegan):
                self.ordered.clear()
                self.strength = {unit: self.whole(state, unit) for unit in state.units}
            elif isinstance(event, OrderBegan):
                if event.unit in self.ordered:
                    yield f"{event.unit} carries out two orders in one turn"
                self.ordered.add(event.unit)
        yield from self.cohesion(state, events)
        yield from self.dead(state)

    def cohesion(self, state: State, events: Iterable[Event]) -> Iterable[str]:
        """A unit that was together is so after its move, unless losses, shaken men or making way tore it apart."""
        moved = {event.unit for event in events if isinstance(event, UnitMoved)}
        moved -= {event.unit for event in events if isinstance(event, Dodged)}
        for unit in state.units.values():
            now = is_together(state, unit)
            whole = self.strength.get(unit.id, 0) == self.whole(state, unit.id)
            if unit.id in moved and self.together.get(unit.id) and whole and not now and not self.lies(state, unit.id):
                yield f"{unit.id} has left its cohesion by moving"
            self.together[unit.id] = now

    def whole(self, state: State, unit: str) -> int:
        """How many models a unit has; a gun or vehicle that is lost leaves a gap like a man."""
        return sum(not model.destroyed for model in state.members(unit))

    def lies(self, state: State, unit: str) -> bool:
        """Whether somebody of the unit could not go with the others."""
        return any(man.shaken or (man.rose and man.rose == state.turn) for man in state.everyone(unit))

    def dead(self, state: State) -> Iterable[str]:
        """Nobody comes back."""
        now = set(state.models)
        for name in sorted(now & self.gone):
            yield f"{name} was gone and is back"
        self.gone |= self.known - now
        self.known = now


def shown(state: State, out: Sequence[Event], outcome: Outcome) -> Iterable[Shown]:
    """Points, what they are for, who has won and how long it took, in the outcome, the events and every picture.

    Rules: OW-R56.
    """
    pictures = {f"picture of {seat}": picture(state, frozenset({seat})) for seat in state.seats}
    told = next(event.scores for event in reversed(out) if isinstance(event, BattleEnded))
    points = {name: dict(seen.scores) for name, seen in pictures.items()}
    yield Shown("the points", {"outcome": dict(outcome.scores), "events": told, **points})
    ahead = [seat for seat, held in told.items() if held > min(told.values())]
    yield Shown("the winner", {"outcome": list(outcome.winners), "points": ahead})
    args, high, low = outcome.args, max(told.values()), min(told.values())
    yield Shown("the sums", {"outcome": (args["points"], args["fewer"]), "points": (high, low)})
    for most, places, losses in ((high, "places", "losses"), (low, "otherplaces", "otherlosses")):
        yield Shown(f"the parts of {most}", {"sum": most, "parts": total_of(args[places], args[losses])})
    last = max(event.turn for event in out if isinstance(event, TurnBegan))
    yield Shown("the last turn", {"events": last, **{name: seen.turn for name, seen in pictures.items()}})


def total_of(*parts: object) -> int:
    return sum(part for part in parts if isinstance(part, int))
