"""The trunk of the state, and the plain questions everybody asks of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.operation.model.memory import StateMemory, TableMemory
from sandtable.games.operation.model.notes import Attachment, Breach, Contact, Reload, SmokeShots, Squadron
from sandtable.games.operation.model.pieces import ARMOURED, VEHICLES, Model, Point, Seat, Side, Unit, Vehicle
from sandtable.games.operation.model.terrain import Feature, LaidCharge, Template
from sandtable.kernel import Event
from sandtable.kernel import State as Trunk

P = ParamSpec("P")
T = TypeVar("T")


class Objective(Struct, frozen=True, gc=False):
    """A place that is worth points at the end to the seat that alone has an unbroken model within 10 cm of it."""

    id: str
    x: int
    y: int
    points: int


class State(Trunk, kw_only=True):
    scenario: str
    seats: tuple[Seat, ...]
    size: Point
    turns: int = 6
    turn: int = 0
    initiative: Seat = ""
    """Who won it last; nobody before the first turn."""
    switches: tuple[str, ...] = ()
    """Optional chapters and settings that are on (`data/options.toml`)."""
    wind: Point = (0, 0)
    """Direction (tenths of a degree) and strength (mm a turn)."""
    attacker: Seat = ""
    sides: dict[Seat, Side] = {}
    units: dict[str, Unit] = {}
    models: dict[str, Model] = {}
    vehicles: dict[str, Vehicle] = {}
    features: dict[str, Feature] = {}
    templates: dict[str, Template] = {}
    charges: dict[str, LaidCharge] = {}
    drafts: dict[Seat, int] = {}
    """Cards put face down."""
    zones: dict[Seat, tuple[Point, ...]] = {}
    """Deployment zones, as outlines."""
    objectives: tuple[Objective, ...] = ()
    lost: dict[Seat, int] = {}
    """Points of units that were destroyed."""
    slow_moves: dict[str, int] = {}
    """Units whose last order was a slow Move, and its turn."""
    under_way: dict[str, int] = {}
    """Units that are carrying out a Move or Assault, and the turn."""
    mines_met: dict[str, int] = {}
    """Units that have set off a mine on the order under way, and the turn."""
    searchlights: dict[str, int] = {}
    """Units that use their searchlight, and the turn."""
    reloads: tuple[Reload, ...] = ()
    """Weapons that got their markers in this turn."""
    hits_taken: dict[str, int] = {}
    """Vehicles of a group and the hits of this attack that they have taken."""
    crews_hit: tuple[str, ...] = ()
    """Vehicles that lost men in this attack."""
    nerves_owed: tuple[str, ...] = ()
    """Vehicles whose crews test their nerves after this attack."""
    dodges: dict[str, int] = {}
    """Models that have dodged the drive under way, and the turn."""
    breaches: tuple[Breach, ...] = ()
    attachments: dict[str, Attachment] = {}
    """By the unit that is attached."""
    contacts: tuple[Contact, ...] = ()
    squadrons: dict[str, Squadron] = {}
    smoke_shots: tuple[SmokeShots, ...] = ()

    def notes(self) -> tuple[object, ...]:
        """What chapters keep in mind just now, to compare; whoever keeps it copies the dicts (`kept_notes`)."""
        return (
            self.slow_moves,
            self.under_way,
            self.mines_met,
            self.searchlights,
            self.reloads,
            self.hits_taken,
            self.crews_hit,
            self.nerves_owed,
            self.dodges,
            self.breaches,
            self.attachments,
            self.contacts,
            self.squadrons,
            self.smoke_shots,
        )

    def tidy(self) -> None:
        """Keep everything in the order of its ids, as a saved state has it; mostly the ids are those of the last time,
        and were in order then."""
        tidied: dict[str, list[str]] = self.index.ground.tidied if self.index is not None else {}
        for name in ("units", "models", "vehicles", "features", "templates", "charges"):
            held: dict[str, Any] = getattr(self, name)
            ids = list(held)
            if ids == tidied.get(name):
                continue
            order = sorted(ids)
            if ids != order:
                setattr(self, name, {key: held[key] for key in order})
            tidied[name] = order

    def on(self, switch: str) -> bool:
        return switch in self.switches

    def other(self, seat: Seat) -> Seat:
        return self.seats[1] if seat == self.seats[0] else self.seats[0]

    def of(self, seat: Seat) -> Iterator[Unit]:
        """The seat's units on the table."""
        return (unit for unit in self.units.values() if unit.seat == seat and unit.models and not unit.off)

    def enemies(self, seat: Seat) -> Iterator[Unit]:
        return (unit for unit in self.units.values() if unit.seat != seat and unit.models and not unit.off)

    def members(self, unit: Unit | str) -> list[Model]:
        """All models of a unit, men aboard included."""
        found = self.units[unit] if isinstance(unit, str) else unit
        models = self.models
        return [models[each] for each in found.models]

    def shown(self) -> list[Model]:
        """Everybody and everything on the table itself: nobody aboard, in reserve or below ground."""
        hidden = {unit.id for unit in self.units.values() if unit.off or unit.below}
        return [model for model in self.models.values() if not model.aboard and model.unit not in hidden]

    def men(self, unit: Unit | str) -> list[Model]:
        """The men of a unit who are on foot."""
        found, models = self.units[unit] if isinstance(unit, str) else unit, self.models
        men = [models[each] for each in found.models]
        return [man for man in men if man.cls == "infantry" and not man.aboard]

    def has_men(self, unit: Unit) -> bool:
        """Whether any man of a unit is on foot."""
        models = self.models
        for each in unit.models:
            model = models[each]
            if model.cls == "infantry" and not model.aboard:
                return True
        return False

    def everyone(self, unit: Unit | str) -> list[Model]:
        """The men of a unit, aboard or on foot."""
        return [model for model in self.members(unit) if model.cls == "infantry"]

    def pieces(self, unit: Unit | str) -> list[Model]:
        """What stands on the table by itself: men on foot, guns and vehicles that are not wrecks."""
        found, models = self.units[unit] if isinstance(unit, str) else unit, self.models
        return [model for each in found.models if not (model := models[each]).aboard and not model.destroyed]

    def vehicle_of(self, unit: Unit | str) -> Model | None:
        """The unit's vehicle, if it has one that is no wreck."""
        found, models = self.units[unit] if isinstance(unit, str) else unit, self.models
        for each in found.models:
            model = models[each]
            if model.cls in VEHICLES and not model.destroyed:
                return model
        return None

    def gun_of(self, unit: Unit | str) -> Model | None:
        found, models = self.units[unit] if isinstance(unit, str) else unit, self.models
        for each in found.models:
            model = models[each]
            if model.cls == "artillery" and not model.destroyed:
                return model
        return None

    def guns_of(self, unit: Unit | str) -> list[Model]:
        """The pieces of a gun's unit or battery that still work."""
        return [m for m in self.members(unit) if m.cls == "artillery" and not m.destroyed]

    def crew(self, vehicle: str) -> list[Model]:
        """Men aboard a vehicle: its own unit's, and passengers of others where there are seats."""
        models, found = self.models, self.vehicles.get(vehicle)
        if found is not None and not found.seats and vehicle in models:
            own = self.units[models[vehicle].unit].models
            return [models[each] for each in own if models[each].aboard == vehicle]
        return [model for model in models.values() if model.aboard == vehicle]

    def moment(self) -> TableMemory:
        """What was worked out about the table just as it stands: empty again once any piece or marker has changed.

        Pieces are frozen, so comparing those that are still the same objects costs next to nothing.
        """
        memory: StateMemory = self.index
        held = memory.held
        if memory.resting:
            return held[1]
        table = (
            list(self.models.values()),
            list(self.units.values()),
            list(self.vehicles.values()),
            list(self.templates.values()),
            list(self.charges.values()),
            self.turn,
            self.switches,
            self.size,
        )
        notes = self.notes()
        if held[0] != (table, notes):
            held = memory.held = ((table, kept_notes(notes)), TableMemory())
        elif memory.borrowed:
            held = memory.held = (held[0], held[1].copy())
        memory.borrowed = False
        return held[1]

    def resting(self, work: Callable[P, T], *args: P.args, **named: P.kwargs) -> T:
        """What a piece of work gives that changes nothing: meanwhile nobody need compare."""
        memory: StateMemory = self.index
        if memory.resting:
            return work(*args, **named)
        self.moment()
        memory.resting = True
        try:
            return work(*args, **named)
        finally:
            memory.resting = False

    def change(self, model: str, **changes: Any) -> None:
        self.models[model] = replace(self.models[model], **changes)

    def alter(self, unit: str, **changes: Any) -> None:
        self.units[unit] = replace(self.units[unit], **changes)

    def refit(self, vehicle: str, **changes: Any) -> None:
        self.vehicles[vehicle] = replace(self.vehicles[vehicle], **changes)


def kept_notes(notes: tuple[object, ...]) -> tuple[object, ...]:
    """Notes as they are now: dicts, which change in place, are copied."""
    return tuple([dict(each) if each.__class__ is dict else each for each in notes])


def is_vehicle(model: Model) -> bool:
    return model.cls in VEHICLES


def is_armoured(model: Model) -> bool:
    return model.cls in ARMOURED


def has(state: State, model: Model, trait: str) -> bool:
    """Whether the model or its unit has a trait; nobody else is touched by it.

    Rules: OW-traits.
    """
    return trait in model.traits or trait in state.units[model.unit].traits


def counts_as_infantry(state: State, model: Model) -> bool:
    """Men, guns and motorcycles at rest are infantry, everything else is a vehicle.

    Rules: OW-models-group, OW-models-class.
    """
    if model.cls == "motorcycle":
        return state.units[model.unit].posture == "stationary"
    return model.cls in ("infantry", "artillery")


def is_ready(state: State, unit: Unit) -> bool:
    """Whether the unit may still take an order in this turn: one a turn, none while broken or just rallied.

    Rules: OW-turn-must, OW-broken, OW-models-unit.
    """
    if unit.broken or unit.off or unit.marked >= state.turn:
        return False
    models = state.models
    for each in unit.models:
        model = models[each]
        if model.cls == "infantry":
            return True
    return False


def is_active(state: State, model: Model) -> bool:
    """Whether a model can do anything on an order: shaken ones only stand up.

    Rules: OW-shaken-order.
    """
    if model.shaken or model.role == "away":
        return False
    return not model.rose or model.rose != state.turn


def ready(state: State, seat: Seat) -> list[Unit]:
    return list(each_ready(state, seat))


def each_ready(state: State, seat: Seat) -> Iterator[Unit]:
    """The units of a seat that may still take an order, one by one: mostly the first is enough."""
    turn = state.turn
    for unit in state.units.values():
        if unit.marked < turn and unit.seat == seat and is_ready(state, unit):
            yield unit


def test_passed(training: int, roll: int) -> bool:
    """Every test is one d10 that must reach the training.

    Rules: OW-training.
    """
    return roll >= training


Out = list[Event]
