"""What happens in a battle. Cards of units in ambush are secret: what befalls them is told to their own side only."""

from typing import ClassVar

from sandtable.kernel.dice import Roll, Thrown, at_most
from sandtable.kernel.event import Event

_HEX = {"hex": "hex"}
_UNIT = {"unit": "unit"}
_PLACE = {"unit": "unit", "hex": "hex"}
_TOWARD = {"unit": "unit", "toward": "hex"}
_TARGET = {"unit": "unit", "target": "unit"}


class RoundBegan(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-round"
    round: int
    rounds: int


class StepBegan(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-steps"
    names: ClassVar[dict[str, str]] = {"name": "step"}
    step: int
    name: str


class OrderShown(Event, frozen=True, gc=False):
    """A card turned over: the order box, its hexes and the unit it names."""

    rule: ClassVar[str] = "BA-reveal"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit", "order": "order", "hexes": "hex", "target": "unit"}
    unit: str
    order: str
    hexes: tuple[int, ...] = ()
    target: str = ""


class OrderSecret(Event, frozen=True, gc=False):
    """The same for a card that stays secret; only its side sees it."""

    rule: ClassVar[str] = "BA-reveal"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "order": "order", "hexes": "hex"}
    unit: str
    order: str
    hexes: tuple[int, ...] = ()


class SetUp(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-setup"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Fired(Event, frozen=True, gc=False):
    """A fire test: kind says by which order."""

    rule: ClassVar[str] = "BA-fire-hit"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "target": "unit", "kind": "shot"}
    unit: str
    target: str
    kind: str
    accuracy: int
    hits: int
    rolls: tuple[Roll, ...] = ()

    def thrown(self) -> tuple[Thrown, ...]:
        return tuple(at_most(roll.why, roll.dice, self.accuracy) for roll in self.rolls if roll.dice)


class FiredAtWork(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-dugout-fire"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "work": "work", "hex": "hex"}
    unit: str
    work: str
    hex: int
    hits: int
    rolls: tuple[Roll, ...] = ()


class Bombarded(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-hex-fire"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class NoShot(Event, frozen=True, gc=False):
    """A shot that could not be made any more."""

    rule: ClassVar[str] = "BA-ammo-empty"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Adjusted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-hq-adjust"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Damaged(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-fire-defence"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str
    hits: int
    absorbed: int
    losses: int
    size: int


class LossPassed(Event, frozen=True, gc=False):
    """A loss of the carrier is a loss of a unit aboard or in tow."""

    rule: ClassVar[str] = "BA-transport-losses"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str
    losses: int
    size: int


class Destroyed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-card-size"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Tested(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-valour"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "cause": "cause"}
    unit: str
    cause: str
    valour: int
    passed: bool
    rolls: tuple[Roll, ...] = ()


class Suppressed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-suppressed-now"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Recovered(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-suppressed-recover"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class SmokeLaid(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-smoke"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class SmokeLifted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-smoke-sight"
    names: ClassVar[dict[str, str]] = _HEX
    hex: int


class Moved(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-move"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "start": "hex", "hex": "hex"}
    unit: str
    start: int
    hex: int


class Halted(Event, frozen=True, gc=False):
    """A unit that does not go on; `why` is the reason's word."""

    rule: ClassVar[str] = "BA-encounter"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "hex": "hex", "why": "halt"}
    unit: str
    hex: int
    why: str


class Vanished(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-ambush"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Revealed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-hidden-revealed"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit", "hex": "hex", "why": "find"}
    unit: str
    hex: int
    why: str


class HidAgain(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-hq-hide"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Searched(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-scout"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str
    radius: int
    passed: bool
    rolls: tuple[Roll, ...] = ()


class RolledOff(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-counterassault"
    names: ClassVar[dict[str, str]] = _TARGET
    unit: str
    target: str
    rolls: tuple[Roll, ...] = ()


class Locked(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-melee-locked"
    names: ClassVar[dict[str, str]] = _HEX
    hex: int


class MinesExploded(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-mines-explode"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit", "hex": "hex", "kind": "mines"}
    unit: str
    hex: int
    kind: str
    hits: int
    rolls: tuple[Roll, ...] = ()


class FieldFound(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-mines-detect"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit", "hex": "hex", "kind": "mines"}
    unit: str
    hex: int
    kind: str


class FieldLaid(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-mines"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class FieldCleared(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-clear-mines"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class WorkBuilt(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-trench-place"
    names: ClassVar[dict[str, str]] = {"work": "work", "hex": "hex", "toward": "hex"}
    work: str
    hex: int
    toward: int = 0


class WorkRemoved(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-wire"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "work": "work", "hex": "hex", "toward": "hex"}
    unit: str
    work: str
    hex: int
    toward: int


class WorkDestroyed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-bridge-destroyed"
    names: ClassVar[dict[str, str]] = {"work": "work", "hex": "hex"}
    work: str
    hex: int


class StanceTaken(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-deploy"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "stance": "stance"}
    unit: str
    stance: str


class Turned(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-arc"
    names: ClassVar[dict[str, str]] = _TOWARD
    unit: str
    toward: int


class Merged(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-merge"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "into": "unit"}
    unit: str
    into: str
    size: int


class Hitched(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-tow-conditions"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "carrier": "unit"}
    unit: str
    carrier: str


class Unhitched(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-tow-release"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Mounted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-mount"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "carrier": "unit"}
    unit: str
    carrier: str


class Dismounted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-dismount"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Resupplied(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-resupply"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str
    points: int


class SupplyLost(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-supply-loss"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str
    points: int


class LeftToLoad(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-load"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class CameBack(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-order-load"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class BoxMarked(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-time"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "order": "order"}
    unit: str
    order: str
    boxes: int
    of: int


class TookOff(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-air-flight"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "start": "hex", "hex": "hex"}
    unit: str
    start: int
    hex: int


class Flew(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-air-flight"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class AirCombatBegan(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-air-trigger"
    names: ClassVar[dict[str, str]] = {"hex": "hex", "units": "unit"}
    hex: int
    units: tuple[str, ...]


class OrderCancelled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-air-cancel"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class WentHome(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-air-airfield"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class CrateDropped(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-air-supply"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int
    points: int


class Parachuted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-air-landing"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class StayedAboard(Event, frozen=True, gc=False):
    """Paratroops did not jump: an enemy is in the hex."""

    rule: ClassVar[str] = "BA-R101"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class Arrived(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-setup"
    names: ClassVar[dict[str, str]] = _PLACE
    unit: str
    hex: int


class MarchedOff(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-setup"
    names: ClassVar[dict[str, str]] = _UNIT
    unit: str


class Scored(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-setup"
    names: ClassVar[dict[str, str]] = {"side": "seat"}
    side: str
    points: int


class BattleEnded(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "BA-round"
    round: int


EVENTS = (
    RoundBegan, StepBegan, OrderShown, OrderSecret, SetUp, Fired, FiredAtWork, Bombarded, NoShot, Adjusted, Damaged,
    LossPassed, Destroyed, Tested, Suppressed, Recovered, SmokeLaid, SmokeLifted, Moved, Halted, Vanished, Revealed,
    HidAgain,
    Searched, RolledOff, Locked, MinesExploded, FieldFound, FieldLaid, FieldCleared, WorkBuilt, WorkRemoved,
    WorkDestroyed,
    StanceTaken, Turned, Merged, Hitched, Unhitched, Mounted, Dismounted, Resupplied, SupplyLost, LeftToLoad, CameBack,
    BoxMarked, TookOff, Flew, AirCombatBegan, OrderCancelled, WentHome, CrateDropped, Parachuted, StayedAboard, Arrived,
    MarchedOff, Scored, BattleEnded,
)  # fmt: skip
