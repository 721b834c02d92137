"""Setting up: buying armies, declaring units one, and placing them by cards."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions_vehicle import Buy, Dismiss, Done, Fit, Join, Stand, Unmount
from sandtable.games.operation.events_vehicle import DeploymentCard, GunUnmounted, UnitBought, UnitPlaced, UnitsJoined
from sandtable.games.operation.ground import Block
from sandtable.games.operation.model import Model, Point, Seat, Unit
from sandtable.games.operation.rules import armies, buildings, motorcycles, squadrons, vehicle_fire
from sandtable.games.operation.rules.armies import Purchase
from sandtable.games.operation.rules.movement import near_blocks
from sandtable.games.operation.rules.outline import BASE, is_free, outline_at, size
from sandtable.games.operation.rules.sight import sights
from sandtable.games.operation.rules.snipers import infiltrates
from sandtable.games.operation.rules.vehicle_move import column, fits, meets
from sandtable.games.operation.state import State, is_vehicle
from sandtable.games.operation.tables import ARMIES, CARDS, DECK, ENTRIES, items
from sandtable.geometry.table import Polygon, box_of, circle_holds, contains, turned
from sandtable.geometry.table.shapes import circle_inside_polygon
from sandtable.kernel import Ask, Auto, Dice, Event, Measure, Options, Prompt, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.decision import Rng

Out = list[Event]
NOTHING_BOUGHT = Refusal("OW-army-points", "nothing-bought")
NOT_YOURS = Refusal("OW-deploy-cards", "not-your-unit")
OUTSIDE = Refusal("OW-deploy-cards", "outside-zone")
NO_ROOM = Refusal("OW-deploy-cards", "no-room")
BAD_GROUND = Refusal("OW-deploy-cards", "bad-ground")
TOO_NEAR = Refusal("OW-deploy-infiltrate", "too-near")
IN_SIGHT = Refusal("OW-deploy-infiltrate", "in-sight")
NO_CARRIER = Refusal("OW-deploy-transport", "no-carrier")
LATER = Refusal("OW-deploy-infiltrate", "infiltrators-later")
NOT_ONE = Refusal("OW-merged", "cannot-join")
NOT_MOUNTED = Refusal("OW-vfire-mount", "not-mounted")
NEAR_ENEMY = 200
TRIES = 12


class Muster(Ask, frozen=True, gc=False):
    """A player buys his army from the list of his nation within the limit.

    Rules: OW-army-points.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Buy, Fit, Dismiss, Done)
    standing: ClassVar[str | None] = None

    seat: Seat
    limit: int
    army: tuple[Purchase, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("muster", {"left": self.limit - self.spent(), "limit": self.limit}, "OW-army-points")

    def spent(self) -> int:
        return sum(armies.price(purchase) for purchase in self.army)

    def options(self, state: State, seat: Seat) -> list[Action]:
        found: list[Action] = [Done()] if self.army else []
        found += [Buy(kind) for kind in ARMIES[state.sides[seat].nation]]
        found += [Fit(item) for item in self.fittings(state)]
        found += [Dismiss()] if self.army else []
        return [action for action in found if self.why_not(state, seat, action) is None]

    def fittings(self, state: State) -> list[str]:
        """What could be bought for the last unit; things of optional chapters only if they are used.

        Rules: OW-optional.
        """
        if not self.army:
            return []
        entry = ENTRIES[self.army[-1].kind]
        carriers = [k for k, e in ENTRIES.items() if e.nation == entry.nation and "troop-carrier" in e.traits]
        offered = [option for option, _ in entry.options if is_offered(state, option)]
        return [*offered, *(carriers if entry.cls == "infantry" else [])]

    def after(self, action: Any) -> tuple[Purchase, ...]:
        """The army with an action carried out."""
        if type(action) is Buy:
            return (*self.army, Purchase(action.kind))
        if type(action) is Dismiss or not self.army:
            return self.army[:-1]
        last = self.army[-1]
        if action.item in ENTRIES:
            return (*self.army[:-1], replace(last, carrier=action.item))
        return (*self.army[:-1], replace(last, options=(*last.options, action.item)))

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if type(action) in (Done, Dismiss):
            return None if self.army else NOTHING_BOUGHT
        if type(action) is Fit and (action.item not in self.fittings(state) or self.army[-1].carrier == action.item):
            return armies.NOT_AN_OPTION
        if type(action) is Buy and action.kind not in ENTRIES:
            return armies.NOT_IN_LIST
        return armies.why_not_army(state.sides[seat].nation, self.after(action), self.limit)

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        if type(action) is not Done:
            state.goto(replace(self, army=self.after(action)))
            return
        state.end()
        for purchase in self.army:
            name = armies.next_name(state, purchase.kind)
            bring(state, seat, name, purchase)
            out.append(UnitBought(seat, name, purchase.kind, armies.price(purchase)))


def is_offered(state: State, option: str) -> bool:
    """Whether an option's chapter is used."""
    item = items().get(option)
    return item is None or not item.chapter or state.on(item.chapter)


def bring(state: State, seat: Seat, name: str, purchase: Purchase) -> None:
    """A unit that was bought waits beside the table."""
    platoon = purchase.platoon or f"{seat}-platoon"
    more = {"platoon": platoon, "options": purchase.options, "carrier": purchase.carrier}
    armies.raise_unit(state, seat, name, purchase.kind, (0, 0), 0, **more)  # type: ignore[arg-type]
    state.alter(name, off=True)


class Declare(Ask, frozen=True, gc=False):
    """Before deployment units may be declared one: combined teams, batteries, motorcycle squads, squadrons.

    Rules: OW-merged, OW-battery-same, OW-moto-squad, OW-sq-form.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Join, Unmount, Done)
    standing: ClassVar[str | None] = None

    seat: Seat

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.pairs(state) or self.mounted(state) else ()

    def mounted(self, state: State) -> list[str]:
        """Half-tracks whose rear machine gun could be carried."""
        found = []
        for unit in state.units.values():
            carrier = carrier_of(state, unit) if unit.seat == self.seat and unit.off else None
            if (
                carrier is not None
                and "rear-removable" in carrier.traits
                and "rear" not in state.vehicles[carrier.id].lost
            ):
                found.append(unit.id)
        return found

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("declare", {}, "OW-merged")

    def pairs(self, state: State) -> list[tuple[str, ...]]:
        units = [unit for unit in state.units.values() if unit.seat == self.seat and unit.off]
        found: list[tuple[str, ...]] = []
        for n, one in enumerate(units):
            for two in units[n + 1 :]:
                if why_not_join(state, (one, two)) is None:
                    found.append((one.id, two.id))
        return found

    def options(self, state: State, seat: Seat) -> list[Action]:
        joins = [Join(pair) for pair in self.pairs(state)]
        return [Done(), *joins, *(Unmount(name) for name in self.mounted(state))]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if type(action) is Done:
            return None
        if type(action) is Unmount:
            return None if action.unit in self.mounted(state) else NOT_MOUNTED
        return None if action.units in self.pairs(state) else NOT_ONE

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        if type(action) is Done:
            state.end()
            return
        if type(action) is Unmount:
            carrier = carrier_of(state, state.units[action.unit])
            if carrier is not None and vehicle_fire.unmount_rear(state, carrier, state.everyone(action.unit)[0].id):
                out.append(GunUnmounted(action.unit))
            return
        join(state, action.units)
        out.append(UnitsJoined(action.units))


def why_not_join(state: State, units: tuple[Unit, ...]) -> Refusal | None:
    """Whether units may become one: by the rule of their kind."""
    if len({unit.seat for unit in units}) != 1:
        return NOT_ONE
    if why_not_battery(state, units) is None or armies.why_not_merge(units) is None:
        return None
    if motorcycles.why_not_squad(state, units) is None:
        return None
    return squadrons.why_not_form(state, units)


def why_not_battery(state: State, units: tuple[Unit, ...]) -> Refusal | None:
    """Artillery of one type in one platoon.

    Rules: OW-battery-same.
    """
    kinds = {unit.kind for unit in units}
    same = len(kinds) == 1 and len({unit.platoon for unit in units}) == 1
    guns = all(state.gun_of(unit) is not None for unit in units)
    return None if same and guns and units[0].platoon else NOT_ONE


def join(state: State, names: tuple[str, ...]) -> None:
    """The units become one for good, their panic limits added.

    Rules: OW-battery-same, OW-battery-ph, OW-merged, OW-moto-squad, OW-sq-form.
    """
    first = state.units[names[0]]
    pieces = [m for name in names for m in state.members(name) if m.cls != "infantry"]
    shift = 0
    for name in names[1:]:
        shift += 110
        for model in state.members(name):
            state.change(model.id, x=model.x + shift)
    if any(m.cls == "motorcycle" for m in pieces):
        motorcycles.join(state, names)
    elif any(is_vehicle(m) for m in pieces):
        squadrons.form(state, names)
    else:
        armies.merge(state, names)
        if pieces:
            state.alter(first.id, traits=tuple(t for t in state.units[first.id].traits if t != "merged"))


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
    standing: ClassVar[str | None] = None

    seat: Seat
    late: bool = False

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if waiting_units(state, self.seat, self.late) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("place-unit", {}, "OW-deploy-cards", tuple(waiting_units(state, seat, self.late)))

    def options(self, state: State, seat: Seat) -> Options:
        zone = state.zones[seat]
        first = self.first(state, seat)
        forms = tuple(
            f"{Stand(unit, Place(0, 0), first.facing)}".replace("0:0", "*")
            for unit in waiting_units(state, seat, self.late)
        )
        return Measure(lambda rng: self.sample(state, seat, rng, first), first, (zone,), box_of(zone), forms)

    def first(self, state: State, seat: Seat) -> Stand:
        """A legal place, found by going over the zone."""
        unit = waiting_units(state, seat, self.late)[0]
        left, top, right, bottom = box_of(state.zones[seat])
        facing = 0 if (top + bottom) // 2 > state.size[1] // 2 else 1800
        for y in range(top + 60, bottom, 45) if facing else range(bottom - 60, top, -45):
            for x in range(left + 90, right, 45):
                action = Stand(unit, Place(x, y), facing)
                if self.why_not(state, seat, action) is None:
                    return action
        return Stand(unit, Place((left + right) // 2, (top + bottom) // 2), facing)

    def sample(self, state: State, seat: Seat, rng: Rng, first: Stand) -> Stand:
        units = waiting_units(state, seat, self.late)
        left, top, right, bottom = box_of(whole_table(state) if self.late else state.zones[seat])
        for _ in range(TRIES):
            unit = units[rng.randrange(len(units))]
            at = Place(left + rng.randrange(max(1, right - left)), top + rng.randrange(max(1, bottom - top)))
            action = Stand(unit, at, first.facing)
            if self.why_not(state, seat, action) is None:
                return action
        return first

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
    clear = not any(circle_holds((o.x, o.y), BASE, hull) or contains(hull, (o.x, o.y)) for o in on_table(state))
    return None if clear else NO_ROOM


def holds(state: State, block: Block, model: Model) -> bool:
    """Whether a gun may stand in a building.

    Rules: OW-room-gun.
    """
    if model.cls != "artillery" or not block.row.walls:
        return False
    return buildings.may_hold_gun(block.feature, model.level, size(state, model)[1], emplaced=False)


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
