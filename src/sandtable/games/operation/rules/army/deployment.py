"""Deployment: units are placed by cards, infiltrators last."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.chapters import DeploymentCard
from sandtable.games.operation.model.pieces import Model, Point, Seat, Unit
from sandtable.games.operation.model.state import Out, State, is_vehicle
from sandtable.games.operation.rules.ground import rooms
from sandtable.games.operation.rules.ground.blocks import Block
from sandtable.games.operation.rules.ground.measuring import BASE
from sandtable.games.operation.rules.ground.outlines import is_spot_free, outline_at, size
from sandtable.games.operation.rules.ground.routes import near_blocks
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry.snipers import infiltrates
from sandtable.games.operation.rules.vehicles.clearance import drive_column, hull_has_room, hull_meets, overlaps
from sandtable.games.operation.tables import CARDS, DECK
from sandtable.geometry.table import Polygon, box_of, contains, turned
from sandtable.geometry.table.shapes import circle_inside_polygon
from sandtable.kernel import Dice, Refusal, clone

OUTSIDE = Refusal("OW-deploy-cards", "outside-zone")
NO_ROOM_TO_DEPLOY = Refusal("OW-deploy-cards", "no-room")
BAD_GROUND = Refusal("OW-deploy-cards", "bad-ground")
TOO_NEAR_ENEMY = Refusal("OW-deploy-infiltrate", "too-near")
IN_SIGHT = Refusal("OW-deploy-infiltrate", "in-sight")

NEAR_ENEMY = 200


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
        return BAD_GROUND if barred else None if is_spot_free(state, at) else NO_ROOM_TO_DEPLOY
    hull = outline_at(state, model, at, model.facing)
    if not all(contains(zone, corner) for corner in hull):
        return OUTSIDE
    kind = drive_column(model) if is_vehicle(model) else "wheel"
    if any(
        hull_meets(b, hull) and (b.row.passage(kind).barred or b.row.line) and not zone_holds(state, b, model)
        for b in blocks
    ):
        return BAD_GROUND
    if is_vehicle(model):
        return None if hull_has_room(state, model, hull) else NO_ROOM_TO_DEPLOY
    return None if not any(overlaps(state, other, hull) for other in on_table(state)) else NO_ROOM_TO_DEPLOY


def zone_holds(state: State, block: Block, model: Model) -> bool:
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
            return TOO_NEAR_ENEMY
    trial = clone(state)
    for model in models:
        trial.models[model.id] = model
    trial.units[unit.id] = replace(unit, off=False)
    watched = any(sights(trial, foe, trial.units[unit.id]) for foe in trial.enemies(unit.seat))
    return IN_SIGHT if watched else None
