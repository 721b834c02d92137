"""What happened. Everything on the table is public; only hands of cards are secret."""

from __future__ import annotations

from typing import ClassVar

from sandtable.games.operation.model.pieces import Point
from sandtable.kernel import Event, Modifier, Roll

Paths = tuple[tuple[str, tuple[Point, ...]], ...]
"""Model and the points it passes."""


class TurnBegan(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-turn"
    turn: int


class DrewCards(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-cards-draw"
    names: ClassVar[dict[str, str]] = {"seat": "seat"}
    seat: str
    count: int


class Drawn(Event, frozen=True, gc=False):
    """What was drawn; only its owner is told."""

    rule: ClassVar[str] = "OW-cards-draw"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"seat": "seat", "cards": "card"}
    seat: str
    cards: tuple[str, ...]


class CardSwapped(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-cards-us"
    names: ClassVar[dict[str, str]] = {"seat": "seat", "card": "card"}
    seat: str
    card: str


class DeckShuffled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-cards-empty"
    names: ClassVar[dict[str, str]] = {"seat": "seat"}
    seat: str


class CardTurned(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-initiative"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"seat": "seat", "card": "card"}
    seat: str
    card: str


class InitiativeTied(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-initiative-tie"


class InitiativeWon(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-initiative"
    names: ClassVar[dict[str, str]] = {"seat": "seat"}
    seat: str


class OrderShown(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-chain-open"
    reveals: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"seat": "seat", "unit": "unit", "card": "card"}
    seat: str
    unit: str
    card: str


class IntentSaid(Event, frozen=True, gc=False):
    """The announced intent in short."""

    rule: ClassVar[str] = "OW-chain-fixed"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "target": "unit", "charge": "unit"}
    unit: str
    order: str
    speed: str
    goal: Point | None
    target: str | None
    charge: str | None
    at: int | None
    does: str = "hold"
    """What it comes to, for the sentence: hold, go, fire, wait, go-fire, charge, storm, ram, shell, board, out."""
    point: int = 0
    """The point of the target's way at which delayed fire is given, counted in twentieths."""


class Passed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-chain-stop"
    names: ClassVar[dict[str, str]] = {"seat": "seat"}
    seat: str


class OrderLost(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-chain-broken"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class OrderBegan(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-chain-order"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "card": "card"}
    unit: str
    card: str


class MenStoodUp(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-shaken-order"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "models": "model"}
    unit: str
    models: tuple[str, ...]


class UnitMoved(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-order-move"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    speed: str
    paths: Paths


class UnitMarked(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-markers-colour"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    posture: str
    colour: str


class MineSetOff(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-night-mine"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    at: Point


class ShotsWasted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-fire-wasted"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    why: str
    """`gone`, `unseen`, `undetected`, `range`, `arc`, `reload` or `useless`."""


class ShotsFired(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-fire-hit"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "target": "unit", "weapon": "weapon"}
    unit: str
    target: str
    weapon: str
    part: str
    shots: int
    need: int
    hits: int
    rolls: tuple[Roll, ...] = ()
    lines: tuple[Modifier, ...] = ()


class FriendsChecked(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-friendly-test"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "struck": "unit"}
    unit: str
    struck: str
    astray: int
    rolls: tuple[Roll, ...] = ()


class ShieldHeld(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-shield-roll"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    stopped: int
    rolls: tuple[Roll, ...] = ()


class DamageRolled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-fire-damage"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    table: str
    cover: str
    dead: int
    shaken: int
    rolls: tuple[Roll, ...] = ()
    lines: tuple[Modifier, ...] = ()


class GunStruck(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-gun-target"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    result: str
    rolls: tuple[Roll, ...] = ()
    lines: tuple[Modifier, ...] = ()


class TemplateLaid(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-area-aim"
    names: ClassVar[dict[str, str]] = {"weapon": "weapon", "models": "model"}
    weapon: str
    at: Point
    radius: int
    models: tuple[str, ...]


class FlameLaid(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-flame-roll"
    names: ClassVar[dict[str, str]] = {"weapon": "weapon", "models": "model"}
    weapon: str
    outline: tuple[Point, ...]
    models: tuple[str, ...]


class ShotDrifted(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-drift-direction"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    start: Point
    at: Point
    roll: int
    dud: bool


class ModelsCaught(Event, frozen=True, gc=False):
    """An area weapon that interrupts a move hits so many models."""

    rule: ClassVar[str] = "OW-area-interrupt"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    count: int
    rolls: tuple[Roll, ...] = ()


class ManKilled(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-damage"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "model": "model"}
    unit: str
    model: str


class ManShaken(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-damage-shaken"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "model": "model"}
    unit: str
    model: str


class GunDestroyed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-damage"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "model": "model"}
    unit: str
    model: str


class BicycleDestroyed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-bicycle-left"
    id: str


class UnitDestroyed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-damage"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class MoraleTested(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-morale-test"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    why: str
    need: int
    total: int
    passed: bool
    rolls: tuple[Roll, ...] = ()
    lines: tuple[Modifier, ...] = ()


class UnitBroke(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-morale-test"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class UnitRan(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-panic-run"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "gone": "model"}
    unit: str
    paths: Paths
    gone: tuple[str, ...]


class UnitRallied(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-panic-rallied"
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class MeleeFought(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-melee-roll"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "foe": "unit"}
    unit: str
    foe: str
    man: str
    other: str
    total: int
    answer: int
    rolls: tuple[Roll, ...] = ()
    lines: tuple[Modifier, ...] = ()


class MessageSent(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-comms-mark"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "receiver": "unit"}
    unit: str
    receiver: str
    by: str
    passed: bool
    at: Point | None
    rolls: tuple[Roll, ...] = ()


class RunnerSent(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-comms-runner"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "receiver": "unit", "model": "model"}
    unit: str
    receiver: str
    model: str


class ChargeArmed(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-charge-arm"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "feature": "feature"}
    unit: str
    feature: str


class ChargeFired(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-charge-table"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "feature": "feature"}
    unit: str
    feature: str
    total: int
    removed: bool
    rolls: tuple[Roll, ...] = ()


class ChargeWentOff(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-charge-hand"
    names: ClassVar[dict[str, str]] = {"unit": "unit", "model": "model"}
    unit: str
    model: str
    rolls: tuple[Roll, ...] = ()


class FeatureRemoved(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-vt-remove"
    names: ClassVar[dict[str, str]] = {"feature": "feature"}
    feature: str


class BattleEnded(Event, frozen=True, gc=False):
    rule: ClassVar[str] = "OW-turn"
    scores: dict[str, int]


INFANTRY_EVENTS = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
)
