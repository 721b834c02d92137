"""What happened to vehicles, their crews and the men who deal with them."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.operation.model.pieces import Point
from sandtable.kernel import Event, Modifier, Roll

UNIT = {"unit": "unit"}


class VehicleDriven(Event, frozen=True, gc=False):
    """A vehicle has driven this way and looks that way now."""

    rule: ClassVar[str] = "OW-drive-turn"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str
    way: tuple[Point, ...]
    facing: int
    spent: int


class DrivingTested(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-vt-test"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "feature": "feature"}
    unit: str
    feature: str
    need: int
    passed: bool
    rolls: tuple[Roll, ...] = ()


class ManExposed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-crew-commander"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str


class GunAimed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-arc-aim"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "mount": "part", "model": "model"}
    unit: str
    model: str
    mount: str
    direction: int


class TerrainStopped(Event, frozen=True, gc=False):
    """The wall or wood before a vehicle was rolled for."""

    rule: ClassVar[str] = "OW-vcover-wall"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str
    stopped: bool
    rolls: tuple[Roll, ...] = ()


class VehicleScreened(Event, frozen=True, gc=False):
    """The part that was hit is hidden by another vehicle, which is the target now."""

    rule: ClassVar[str] = "OW-screen-part"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "screen": "unit", "part": "part"}
    unit: str
    screen: str
    part: str
    need: int
    hit: bool


class PartHidden(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-vcover-part"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "part": "part"}
    unit: str
    part: str


class ArmourPierced(Event, frozen=True, gc=False):
    """The second die of 7/x."""

    rule: ClassVar[str] = "OW-av-penetrate"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    need: int
    passed: bool
    rolls: tuple[Roll, ...] = ()


class VehicleStruck(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-fire-damage"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "result": "harm", "model": "model"}
    unit: str
    model: str
    table: str
    side: str
    row: int
    result: tuple[str, ...]
    rolls: tuple[Roll, ...] = ()
    lines: tuple[Modifier, ...] = ()


class SquadDamaged(Event, frozen=True, gc=False):
    """Damage dice of a motorcycle squad, before its owner gives them out."""

    rule: ClassVar[str] = "OW-moto-assign"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    rolls: tuple[Roll, ...] = ()


class EngineHit(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-vd-engine"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    catastrophe: bool
    rolls: tuple[Roll, ...] = ()


class VehicleExploded(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-vd-catastrophe"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str
    reach: int
    rolls: tuple[Roll, ...] = ()


class CrewHit(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-vd-crew"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    dead: int
    shaken: int
    rolls: tuple[Roll, ...] = ()


class PartLost(Event, frozen=True, gc=False):
    """`main`, a secondary weapon's name, `track`, `wheel` or `immobile`."""

    rule: ClassVar[str] = "OW-vd-main"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "part": "part"}
    unit: str
    part: str


class VehicleRolled(Event, frozen=True, gc=False):
    """It rolls on straight ahead before it comes to rest."""

    rule: ClassVar[str] = "OW-vd-immobile"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str
    place: Point
    rolls: tuple[Roll, ...] = ()


class NervesTested(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-nerves"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    need: int
    passed: bool
    rolls: tuple[Roll, ...] = ()


class WillTested(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-vm-will"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    need: int
    passed: bool
    rolls: tuple[Roll, ...] = ()


class CrewGotOut(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-vd-nerves"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model", "men": "model"}
    unit: str
    model: str
    men: tuple[str, ...]
    places: tuple[Point, ...]


class MenBoarded(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-embark-cost"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model", "men": "model"}
    unit: str
    model: str
    men: tuple[str, ...]


class MenLeft(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-embark-place"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model", "men": "model"}
    unit: str
    model: str
    men: tuple[str, ...]
    places: tuple[Point, ...]


class GunHitched(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-tow-hitch"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str
    gun: str


class GunUnhitched(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-tow-hitch"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str
    gun: str


class RamTested(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-ram-test"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    need: int
    passed: bool
    rolls: tuple[Roll, ...] = ()


class Rammed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-ram-damage"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "target": "unit"}
    unit: str
    target: str
    table: str
    answer: str


class Dodged(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-overrun-dodge"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str
    need: int
    result: str
    rolls: tuple[Roll, ...] = ()


class AssaultTested(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-ca-test"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str
    need: int
    passed: bool
    rolls: tuple[Roll, ...] = ()


class AssaultRolled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-ca-hit"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "target": "unit", "model": "model"}
    unit: str
    model: str
    target: str
    need: int
    result: str
    rolls: tuple[Roll, ...] = ()


class FlameRolled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-fv-light"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "result": "harm", "model": "model"}
    unit: str
    model: str
    table: str
    result: tuple[str, ...]
    rolls: tuple[Roll, ...] = ()


class VehicleLost(Event, frozen=True, gc=False):
    """Left behind: machine and men are removed."""

    rule: ClassVar[str] = "OW-moto-immobile"
    names: ClassVar[dict[str, str]] = {**UNIT, "model": "model"}
    unit: str
    model: str


class ModelsStruck(Event, frozen=True, gc=False):
    """Models that took a damage roll each: explosion, heat, falling walls."""

    rule: ClassVar[str] = "OW-vd-blast"
    names: ClassVar[dict[str, str]] = {"results": "harm", "models": "model"}
    models: tuple[str, ...]
    table: str
    results: tuple[str, ...]
    rolls: tuple[Roll, ...] = ()


class WreckCrushed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-fires-push"
    names: ClassVar[dict[str, str]] = {"model": "model"}
    model: str


class CourageTested(Event, frozen=True, gc=False):
    """An unmodified test of a unit: in a shaken building, of a squadron."""

    rule: ClassVar[str] = "OW-bld-test"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str
    why: str
    need: int
    passed: bool
    rolls: tuple[Roll, ...] = ()


class UnitParted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-embark-orders"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "other": "unit"}
    unit: str
    other: str


class GunUnmounted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-vfire-mount"
    names: ClassVar[dict[str, str]] = UNIT
    unit: str


VEHICLE_EVENTS = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
