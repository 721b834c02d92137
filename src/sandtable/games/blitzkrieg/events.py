"""What happened, with the clause that made it so. Dice stand in `rolls`, the sum behind a column in `lines`."""

from __future__ import annotations

from typing import ClassVar

from sandtable.kernel import Event, Modifier, Roll

_UNIT = {"unit": "unit"}
_UNIT_HEX = {"unit": "unit", "hex": "hex"}
_UNIT_WAY = {"unit": "unit", "start": "hex", "hex": "hex"}
_UNIT_START = {"unit": "unit", "start": "hex"}
_FORMATION = {"formation": "formation"}
_MARKER = {"marker": "marker"}

Rolls = tuple[Roll, ...]
Lines = tuple[Modifier, ...]


# -- set-up
class Placed(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-12.1c"
    names: ClassVar = _UNIT_HEX
    unit: str
    hex: int


class Assigned(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-10.3"
    names: ClassVar = {"unit": "unit", "formation": "formation"}
    unit: str
    formation: str


class Weakened(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-12.1a"
    names: ClassVar = _UNIT
    unit: str


class WorksLaid(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-10.2"
    names: ClassVar = {"hex": "hex"}
    hex: int


class MinesLaid(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-10.1"
    names: ClassVar = {"hex": "hex"}
    hex: int


# -- the turn and its markers
class TurnBegan(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-2A"
    turn: int


class MarkerAdded(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-12.2e"
    names: ClassVar = _MARKER
    marker: str


class MarkerRemoved(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.5.1"
    names: ClassVar = _MARKER
    marker: str


class MarkerDrawn(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-2B1"
    reveals: ClassVar = True
    names: ClassVar = _MARKER
    marker: str


class MarkerOpened(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.6"
    names: ClassVar = _MARKER
    marker: str


class MarkerDeclined(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-2B1"
    names: ClassVar = _MARKER
    marker: str


class MarkerHeld(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.3c"
    names: ClassVar = _MARKER
    marker: str


class MarkerSpent(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-2B3"
    names: ClassVar = _MARKER
    marker: str


class MarkerWaits(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.5a"
    names: ClassVar = _MARKER
    marker: str


class MarkerCarried(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.6"
    names: ClassVar = _MARKER
    marker: str


class CancelTried(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.5b"
    names: ClassVar = _MARKER
    marker: str
    passed: str
    rolls: Rolls = ()


class PhaseEnded(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.6"
    why: str


# -- formations
class Activated(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.1"
    names: ClassVar = _FORMATION
    formation: str
    by: str


class ActivationEnded(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-2B2"
    names: ClassVar = _FORMATION
    formation: str


class FatigueTested(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.4"
    names: ClassVar = _FORMATION
    formation: str
    need: int
    passed: str
    rolls: Rolls = ()


class FatigueGained(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.3b"
    names: ClassVar = _FORMATION
    formation: str


class FatigueShed(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.4"
    names: ClassVar = _FORMATION
    formation: str


class MoraleTested(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.5"
    names: ClassVar = _FORMATION
    formation: str
    need: int
    passed: str
    rolls: Rolls = ()


class RecoveryTested(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.5.1"
    names: ClassVar = _FORMATION
    formation: str
    need: int
    passed: str
    rolls: Rolls = ()


class FormationLeft(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-12.2d"
    names: ClassVar = _FORMATION
    formation: str


# -- units
class RallyTested(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.4c"
    names: ClassVar = _UNIT
    unit: str
    need: int
    passed: str
    rolls: Rolls = ()


class Relieved(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-5.5b"
    names: ClassVar = _UNIT
    unit: str


class PanicTested(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.4b"
    names: ClassVar = _UNIT
    unit: str
    need: int
    passed: str
    rolls: Rolls = ()


class Neutralised(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.3"
    names: ClassVar = _UNIT
    unit: str


class StepLost(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-1.2"
    names: ClassVar = _UNIT
    unit: str


class Eliminated(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-1.2"
    names: ClassVar = _UNIT
    unit: str
    hex: int


class OutOfCommand(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-3.5"
    names: ClassVar = _UNIT
    unit: str


class BackInCommand(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-2A"
    names: ClassVar = _UNIT
    unit: str


class Overrun(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-3.2b"
    names: ClassVar = _UNIT_HEX
    unit: str
    hex: int


class HqReturned(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-3.2b"
    names: ClassVar = _UNIT_HEX
    unit: str
    hex: int


class Mounted(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-6.1c"
    names: ClassVar = {"unit": "unit", "carrier": "unit"}
    unit: str
    carrier: str


class Dismounted(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-6.1c"
    names: ClassVar = {"unit": "unit", "carrier": "unit"}
    unit: str
    carrier: str


# -- movement
class Moved(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-7.1"
    names: ClassVar = _UNIT_WAY
    unit: str
    start: int
    hex: int
    column: bool


class Entered(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-12.2c"
    names: ClassVar = _UNIT_HEX
    unit: str
    hex: int


class Retreated(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-6.3.3"
    names: ClassVar = _UNIT_WAY
    unit: str
    start: int
    hex: int


class Fled(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.5.1"
    names: ClassVar = _UNIT_WAY
    unit: str
    start: int
    hex: int


class LeftMap(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.5.1"
    names: ClassVar = _UNIT_START
    unit: str
    start: int


class HexTaken(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-11"
    names: ClassVar = {"hex": "hex", "seat": "seat"}
    hex: int
    place: str
    seat: str


# -- fire
class ReactionTested(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-6.4"
    names: ClassVar = _UNIT
    unit: str
    what: str
    need: int
    passed: str
    rolls: Rolls = ()
    lines: Lines = ()


class Fired(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.1"
    names: ClassVar = {"unit": "unit", "target": "unit", "start": "hex", "hex": "hex"}
    unit: str
    target: str
    what: str
    start: int
    hex: int
    column: int
    result: str
    rolls: Rolls = ()
    lines: Lines = ()


class TransmissionTested(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.6b"
    names: ClassVar = {"unit": "unit", "hex": "hex", "calibre": "calibre"}
    unit: str
    hex: int
    calibre: str
    need: int
    passed: str
    rolls: Rolls = ()


class SalvoFell(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.6a"
    names: ClassVar = {"hex": "hex", "calibre": "calibre"}
    hex: int
    calibre: str
    rolls: Rolls = ()


class SalvoHit(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.6a"
    names: ClassVar = _UNIT
    unit: str
    column: int
    result: str
    lines: Lines = ()


class SalvosLost(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-8.6.2"
    names: ClassVar = {"hex": "hex"}
    hex: int
    count: int


# -- melee, mines, works
class MeleeBegan(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-9"
    names: ClassVar = {"hex": "hex", "start": "hex"}
    start: int
    hex: int


class MeleeEnded(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-9.1.4"
    names: ClassVar = {"hex": "hex", "seat": "seat"}
    hex: int
    seat: str


class MinesStruck(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-10.1"
    names: ClassVar = _UNIT_HEX
    unit: str
    hex: int
    result: str
    rolls: Rolls = ()


class MinesTested(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-10.1"
    names: ClassVar = {"hex": "hex"}
    hex: int
    passed: str
    rolls: Rolls = ()


class WorksRemoved(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-10.2"
    names: ClassVar = {"hex": "hex"}
    hex: int


# -- the end
class TurnScored(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-12.1b"
    turn: int
    points: int
    low: int
    high: int


class BattleEnded(Event, frozen=True, gc=False):
    rule: ClassVar = "BK-11"
    result: str


EVENTS: tuple[type[Event], ...] = (
    Placed, Assigned, Weakened, WorksLaid, MinesLaid,
    TurnBegan, MarkerAdded, MarkerRemoved, MarkerDrawn, MarkerOpened, MarkerDeclined, MarkerHeld, MarkerSpent,
    MarkerWaits, MarkerCarried, CancelTried, PhaseEnded,
    Activated, ActivationEnded, FatigueTested, FatigueGained, FatigueShed, MoraleTested, RecoveryTested, FormationLeft,
    RallyTested, Relieved, PanicTested, Neutralised, StepLost, Eliminated, OutOfCommand, BackInCommand, Overrun,
    HqReturned, Mounted, Dismounted,
    Moved, Entered, Retreated, Fled, LeftMap, HexTaken,
    ReactionTested, Fired, TransmissionTested, SalvoFell, SalvoHit, SalvosLost,
    MeleeBegan, MeleeEnded, MinesStruck, MinesTested, WorksRemoved,
    TurnScored, BattleEnded,
)  # fmt: skip
