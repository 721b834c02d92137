"""The verbs. Cards are written `fire-5`, places `x:y` in millimetres."""

from __future__ import annotations

from typing import ClassVar

from sandtable.kernel import Action, Point


class Lay(Action, frozen=True, gc=False):
    """Put a card face down for the initiative."""

    names: ClassVar[dict[str, str]] = {"card": "card"}
    card: str


class Order(Action, frozen=True, gc=False):
    """Give a unit an order by showing a card."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "card": "card"}
    unit: str
    card: str


class Pass(Action, frozen=True, gc=False):
    """Do not answer, or leave a question at that."""


class Swap(Action, frozen=True, gc=False):
    """Throw a card away and draw another."""

    names: ClassVar[dict[str, str]] = {"card": "card"}
    card: str


class Go(Action, frozen=True, gc=False):
    """March: speed slow or fast, the goal, and where every model ends (empty: in the formation they have)."""

    speed: str
    goal: Point
    ends: tuple[Point, ...] = ()


class Stay(Action, frozen=True, gc=False):
    """Do not leave the place."""


class Charge(Action, frozen=True, gc=False):
    """Go into melee with a unit."""

    confirms: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Shoot(Action, frozen=True, gc=False):
    """Assault: fire before or after the move at a unit."""

    confirms: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    when: str
    unit: str


class Target(Action, frozen=True, gc=False):
    """Fire at a unit."""

    confirms: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Shell(Action, frozen=True, gc=False):
    """Fire indirectly at the coordinates that were sent."""


class Second(Action, frozen=True, gc=False):
    """The heavy weapons take a vehicle of their own."""

    confirms: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Arm(Action, frozen=True, gc=False):
    """What is used: `firearms`, `grenades`, `charges`, or a kind of ammunition (`ap`, `he`, `wp`, `bomb`)."""

    arms: str


class Delay(Action, frozen=True, gc=False):
    """Hold the fire until the target has made so many thousandths of its move."""

    at: int


class Call(Action, frozen=True, gc=False):
    """Send a target's coordinates (or a cease-fire, target `-`) to a unit by radio, voice or runner."""

    names: ClassVar[dict[str, str]] = {"to": "unit", "target": "unit"}
    by: str
    to: str
    target: str | None


class Blast(Action, frozen=True, gc=False):
    """Charges: `arm` so many at a feature, or set off so many of those that lie there (`fire`)."""

    names: ClassVar[dict[str, str]] = {"feature": "feature"}
    how: str
    feature: str
    charges: int


class Divide(Action, frozen=True, gc=False):
    """So many weapons of a kind fire at a part of the target."""

    names: ClassVar[dict[str, str]] = {"weapon": "weapon"}
    weapon: str
    count: int
    part: str


class Place(Action, frozen=True, gc=False):
    """Lay the template of a model's weapon on a model."""

    names: ClassVar[dict[str, str]] = {"model": "model"}
    model: str


class Spray(Action, frozen=True, gc=False):
    """Point a flamethrower at a model."""

    names: ClassVar[dict[str, str]] = {"model": "model"}
    model: str


class Lose(Action, frozen=True, gc=False):
    """Take this man off."""

    names: ClassVar[dict[str, str]] = {"model": "model"}
    model: str


class Duck(Action, frozen=True, gc=False):
    """Lay this man down, shaken."""

    names: ClassVar[dict[str, str]] = {"model": "model"}
    model: str


class Follow(Action, frozen=True, gc=False):
    """Assault: drop the goal and go after the target that moved away."""

    goal: Point


class Climb(Action, frozen=True, gc=False):
    """Go to this level of the building (0 is the ground floor)."""

    level: int


class Mount(Action, frozen=True, gc=False):
    """Cyclists: get on or off (`on`, `off`)."""

    how: str


INFANTRY_ACTIONS = (
    Lay,
    Order,
    Pass,
    Swap,
    Go,
    Stay,
    Charge,
    Shoot,
    Target,
    Shell,
    Second,
    Arm,
    Delay,
    Call,
    Blast,
    Divide,
    Place,
    Spray,
    Lose,
    Duck,
    Follow,
    Mount,
    Climb,
)
