"""Deployment: units are placed by cards, infiltrators last."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions_vehicle import Stand
from sandtable.games.operation.events_chapters import DeploymentCard, UnitPlaced
from sandtable.games.operation.ground import Block
from sandtable.games.operation.model import Model, Point, Seat, Unit
from sandtable.games.operation.rules import rooms
from sandtable.games.operation.rules.outline import BASE, is_free, outline_at, size
from sandtable.games.operation.rules.sight import sights
from sandtable.games.operation.rules.snipers import infiltrates
from sandtable.games.operation.rules.vehicle_move import column, fits, meets, overlaps
from sandtable.games.operation.rules.ways import near_blocks
from sandtable.games.operation.state import State, is_vehicle
from sandtable.games.operation.tables import CARDS, DECK
from sandtable.geometry.table import Polygon, box_of, contains, turned
from sandtable.geometry.table.shapes import circle_inside_polygon
from sandtable.kernel import Ask, Auto, Dice, Event, Measure, Options, Prompt, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.decision import Rng

Out = list[Event]
NOT_YOURS = Refusal("OW-deploy-cards", "not-your-unit")
OUTSIDE = Refusal("OW-deploy-cards", "outside-zone")
NO_ROOM = Refusal("OW-deploy-cards", "no-room")
BAD_GROUND = Refusal("OW-deploy-cards", "bad-ground")
TOO_NEAR = Refusal("OW-deploy-infiltrate", "too-near")
IN_SIGHT = Refusal("OW-deploy-infiltrate", "in-sight")
NO_CARRIER = Refusal("OW-deploy-transport", "no-carrier")
LATER = Refusal("OW-deploy-infiltrate", "infiltrators-later")
NEAR_ENEMY = 200
TRIES = 12


class Deployment(Auto, frozen=True, gc=False):
    """Cards are turned, the larger number places a unit first, then the other; the rest goes down at once.

    Rules: OW-deploy-cards, OW-deploy-tie, OW-deploy-rest, OW-deploy-infiltrate, OW-deploy-shuffle.
    """

    late: bool = False
    """Infiltrators, after all others."""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        waiting = {seat: waiting_units(state, seat, self.late) for seat in state.seats}
        if not any(waiting.values()):
            if self.late:
                state.end()
                shuffle(state)
            else:
                state.goto(Deployment(True))
            return
        alone = [seat for seat in state.seats if waiting[seat]]
        if len(alone) == 1:
            state.call(PlaceUnit(alone[0], self.late))
            return
        first = turn_cards(state, dice, out)
        state.call(PlaceUnit(state.other(first), self.late))
        state.call(PlaceUnit(first, self.late))


def waiting_units(state: State, seat: Seat, late: bool) -> list[str]:
    """Units of a seat still to be placed: infiltrators come last.

    Rules: OW-deploy-infiltrate.
    """
    return [unit.id for unit in state.units.values() if unit.seat == seat and unit.off and infiltrates(unit) == late]


def turn_cards(state: State, dice: Dice, out: Out) -> Seat:
    """Each turns the top card of his deck until they differ; the larger number places first.

    Rules: OW-deploy-cards, OW-deploy-tie.
    """
    while True:
        numbers = {}
        for seat in state.seats:
            if not any(state.sides[seat].deck):
                state.sides[seat] = replace(state.sides[seat], deck=DECK, pile=(0,) * len(DECK))
            card = dice.pick(state.sides[seat].deck, "deployment-card")
            put_aside(state, seat, card)
            out.append(DeploymentCard(seat, CARDS[card].id))
            numbers[seat] = CARDS[card].priority
        one, two = state.seats
        if numbers[one] != numbers[two]:
            return one if numbers[one] > numbers[two] else two


def put_aside(state: State, seat: Seat, card: int) -> None:
    side = state.sides[seat]
    deck = tuple(n - (i == card) for i, n in enumerate(side.deck))
    pile = tuple(n + (i == card) for i, n in enumerate(side.pile))
    state.sides[seat] = replace(side, deck=deck, pile=pile)


def shuffle(state: State) -> None:
    """All deployment cards go back into the decks.

    Rules: OW-deploy-shuffle.
    """
    for seat, side in state.sides.items():
        state.sides[seat] = replace(side, deck=DECK, pile=(0,) * len(DECK))


class PlaceUnit(Ask, frozen=True, gc=False):
    """One unit is put on the table.

    Rules: OW-deploy-cards, OW-deploy-transport, OW-deploy-infiltrate.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Stand,)
    watched: ClassVar[bool] = False
    standing: ClassVar[str | None] = None

    seat: Seat
    late: bool = False

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if waiting_units(state, self.seat, self.late) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("place-unit", {}, "OW-deploy-cards", tuple(waiting_units(state, seat, self.late)))

    def options(self, state: State, seat: Seat) -> Options:
        zone = state.zones[seat]
        facing = facing_enemy(state, seat)
        forms = tuple(
            f"{Stand(unit, Place(0, 0), facing)}".replace("0:0", "*") for unit in waiting_units(state, seat, self.late)
        )
        box = box_of(zone)
        return Measure(lambda rng: self.sample(state, seat, rng), lambda: self.first(state, seat), (zone,), box, forms)

    def first(self, state: State, seat: Seat) -> Stand:
        """A legal place, found by going over the zone."""
        unit = waiting_units(state, seat, self.late)[0]
        left, top, right, bottom = box_of(state.zones[seat])
        facing = facing_enemy(state, seat)
        base = [m for m in arranged(state, state.units[unit], (0, 0), facing, False) if not m.aboard]
        men = [(m.x, m.y) for m in base if m.cls == "infantry"]
        held = men_standing(state)
        for y in range(top + 60, bottom, 45) if facing else range(bottom - 60, top, -45):
            for x in range(left + 90, right, 45):
                if any(is_on_top(px + x, py + y, held) for px, py in men):
                    continue
                action = Stand(unit, Place(x, y), facing)
                if self.why_not(state, seat, action) is None:
                    return action
        return Stand(unit, Place((left + right) // 2, (top + bottom) // 2), facing)

    def sample(self, state: State, seat: Seat, rng: Rng) -> Stand:
        units = waiting_units(state, seat, self.late)
        left, top, right, bottom = box_of(whole_table(state) if self.late else state.zones[seat])
        facing = facing_enemy(state, seat)
        for _ in range(TRIES):
            unit = units[rng.randrange(len(units))]
            at = Place(left + rng.randrange(max(1, right - left)), top + rng.randrange(max(1, bottom - top)))
            action = Stand(unit, at, facing)
            if self.why_not(state, seat, action) is None:
                return action
        return self.first(state, seat)

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        unit = state.units.get(action.unit)
        if unit is None or unit.seat != seat or not unit.off:
            return NOT_YOURS
        if unit.id not in waiting_units(state, seat, self.late):
            return LATER
        if action.aboard and not carrier_of(state, unit):
            return NO_CARRIER
        models = arranged(state, unit, (action.at.x, action.at.y), action.facing % 3600, action.aboard)
        refusal = why_not_here(state, models, state.zones[seat])
        if refusal is None or not self.late:
            return refusal
        return why_not_here(state, models, whole_table(state)) or why_not_infiltrate(state, unit, models)

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        state.end()
        unit = state.units[action.unit]
        at = (action.at.x, action.at.y)
        for model in arranged(state, unit, at, action.facing % 3600, action.aboard):
            state.models[model.id] = model
            if is_vehicle(model):
                state.refit(model.id, turret=model.facing)
        state.alter(unit.id, off=False)
        out.append(UnitPlaced(unit.id, at))


def facing_enemy(state: State, seat: Seat) -> int:
    """From the seat's half of the table to the other."""
    _, top, _, bottom = box_of(state.zones[seat])
    return 0 if (top + bottom) // 2 > state.size[1] // 2 else 1800


def men_standing(state: State) -> list[Point]:
    """Where men on foot stand on the table."""
    return [
        (m.x, m.y)
        for m in state.models.values()
        if m.cls == "infantry" and not m.aboard and not state.units[m.unit].off and not state.units[m.unit].below
    ]


def is_on_top(x: int, y: int, held: list[Point]) -> bool:
    """Whether a base here would overlap one of those."""
    square = 4 * BASE * BASE
    return any((x - hx) ** 2 + (y - hy) ** 2 < square for hx, hy in held)


def whole_table(state: State) -> Polygon:
    """Everything but the enemy's zone would do; the distance to the enemy decides."""
    return ((0, 0), (state.size[0], 0), state.size, (0, state.size[1]))


def carrier_of(state: State, unit: Unit) -> Model | None:
    """The troop carrier of a squad."""
    return next((m for m in state.members(unit) if is_vehicle(m) and "troop-carrier" in m.traits), None)


def arranged(state: State, unit: Unit, at: Point, facing: int, aboard: bool) -> list[Model]:
    """The models of a unit as they would stand: in the order they were raised, turned to the facing.

    Rules: OW-deploy-transport.
    """
    carrier = carrier_of(state, unit)
    found = []
    for model in state.members(unit):
        dx, dy = turned((model.x, model.y), facing)
        inside = model.aboard or (carrier.id if aboard and carrier is not None and model.cls == "infantry" else "")
        place = (at[0] + dx, at[1] + dy)
        if inside:
            hull = state.models[inside]
            hx, hy = turned((hull.x, hull.y), facing)
            place = (at[0] + hx, at[1] + hy)
        found.append(replace(model, x=place[0], y=place[1], facing=facing, aboard=inside))
    return found


def why_not_here(state: State, models: list[Model], zone: Polygon) -> Refusal | None:
    """Every model inside the zone, on ground it may stand on, and on nobody else.

    Rules: OW-deploy-cards.
    """
    for model in models:
        if model.aboard:
            continue
        refusal = why_not_stand(state, model, zone)
        if refusal is not None:
            return refusal
    return None


def why_not_stand(state: State, model: Model, zone: Polygon) -> Refusal | None:
    """The same for one model."""
    at = (model.x, model.y)
    blocks = near_blocks(state, [at], 120)
    if model.cls == "infantry":
        if not circle_inside_polygon(at, BASE, zone):
            return OUTSIDE
        barred = any(b.polygon and b.row.foot.barred and contains(b.polygon, at) for b in blocks)
        return BAD_GROUND if barred else None if is_free(state, at) else NO_ROOM
    hull = outline_at(state, model, at, model.facing)
    if not all(contains(zone, corner) for corner in hull):
        return OUTSIDE
    kind = column(model) if is_vehicle(model) else "wheel"
    if any(
        meets(b, hull) and (b.row.passage(kind).barred or b.row.line) and not holds(state, b, model) for b in blocks
    ):
        return BAD_GROUND
    if is_vehicle(model):
        return None if fits(state, model, hull) else NO_ROOM
    return None if not any(overlaps(state, other, hull) for other in on_table(state)) else NO_ROOM


def holds(state: State, block: Block, model: Model) -> bool:
    """Whether a gun may stand in a building.

    Rules: OW-room-gun.
    """
    if model.cls != "artillery" or not block.row.walls:
        return False
    return rooms.may_hold_gun(block.feature, model.level, size(state, model)[1], emplaced=False)


def on_table(state: State) -> list[Model]:
    """Everybody who stands on the table already."""
    return [m for m in state.models.values() if not m.aboard and not state.units[m.unit].off]


def why_not_infiltrate(state: State, unit: Unit, models: list[Model]) -> Refusal | None:
    """Outside their zone infiltrators stand at least 20 cm from every enemy, out of his sight.

    Rules: OW-deploy-infiltrate.
    """
    foes = [m for m in on_table(state) if state.units[m.unit].seat != unit.seat]
    for model in models:
        if any((model.x - f.x) ** 2 + (model.y - f.y) ** 2 < NEAR_ENEMY * NEAR_ENEMY for f in foes):
            return TOO_NEAR
    from sandtable.kernel import clone

    trial = clone(state)
    for model in models:
        trial.models[model.id] = model
    trial.units[unit.id] = replace(unit, off=False)
    watched = any(sights(trial, foe, trial.units[unit.id]) for foe in trial.enemies(unit.seat))
    return IN_SIGHT if watched else None
