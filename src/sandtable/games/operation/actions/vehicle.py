"""The verbs of vehicles, of what is bought and set up, and of the optional chapters."""

from __future__ import annotations

from typing import ClassVar

from sandtable.kernel import Action, Point


class Drive(Action, frozen=True, gc=False):
    """Drive: speed slow or fast, gear forward or reverse, the corners of the way, and the facing at its end.

    `face` is a turn on the spot at the end, in tenths of a degree; `-` keeps the direction of the last leg.
    """

    speed: str
    gear: str
    way: tuple[Point, ...]
    face: int | None = None


class Halt(Action, frozen=True, gc=False):
    """Do not drive."""


class Expose(Action, frozen=True, gc=False):
    """A man looks out of the vehicle, or nobody does (`yes`, `no`)."""

    out: bool


class Aim(Action, frozen=True, gc=False):
    """A mounted weapon takes a target, with this ammunition (`-`: its only kind)."""

    confirms: ClassVar[bool] = True
    names: ClassVar[dict[str, str]] = {"unit": "unit", "mount": "part", "ammo": "ammo"}
    mount: str
    unit: str
    ammo: str


class Cease(Action, frozen=True, gc=False):
    """No further weapon is named."""


class Scrap(Action, frozen=True, gc=False):
    """This secondary weapon is gone."""

    names: ClassVar[dict[str, str]] = {"mount": "part"}
    mount: str


class Ram(Action, frozen=True, gc=False):
    """Drive into a vehicle, or over infantry."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    speed: str
    way: tuple[Point, ...]


class Board(Action, frozen=True, gc=False):
    """Get into a vehicle."""

    names: ClassVar[dict[str, str]] = {"vehicle": "model"}
    vehicle: str


class Alight(Action, frozen=True, gc=False):
    """Everybody gets out, the driver staying if the vehicle drives."""


class Moment(Action, frozen=True, gc=False):
    """Fire before or after the move (`before`, `after`)."""

    when: str


class Hitch(Action, frozen=True, gc=False):
    """Hook a gun to a vehicle (`on`) or let it go (`off`)."""

    names: ClassVar[dict[str, str]] = {"vehicle": "model"}
    how: str
    vehicle: str


class Storm(Action, frozen=True, gc=False):
    """Close assault on a vehicle by so many men, those nearest to it."""

    names: ClassVar[dict[str, str]] = {"vehicle": "model"}
    vehicle: str
    men: int


class Buy(Action, frozen=True, gc=False):
    """Buy a unit of the army list."""

    names: ClassVar[dict[str, str]] = {"kind": "kind"}
    kind: str


class Fit(Action, frozen=True, gc=False):
    """Buy something for the unit bought last: an option of its entry, or a carrier."""

    names: ClassVar[dict[str, str]] = {"item": "item"}
    item: str


class Dismiss(Action, frozen=True, gc=False):
    """Give the unit bought last back."""

    retracts: ClassVar[bool] = True


class Join(Action, frozen=True, gc=False):
    """Declare units one before play: a combined team, a battery, a squad of motorcycles, a squadron."""

    names: ClassVar[dict[str, str]] = {"units": "unit"}
    units: tuple[str, ...]


class Part(Action, frozen=True, gc=False):
    """The men on foot of a unit act apart from their vehicle."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Unmount(Action, frozen=True, gc=False):
    """Carry the rear machine gun of a half-track instead of leaving it mounted."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Done(Action, frozen=True, gc=False):
    """Nothing more of this kind."""


class Stand(Action, frozen=True, gc=False):
    """Set a unit up at a place, looking one way (tenths of a degree), aboard its carrier or beside it."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str
    at: Point
    facing: int
    aboard: bool = False


class Hide(Action, frozen=True, gc=False):
    """Set a unit that infiltrates up below ground, at an entry point."""

    names: ClassVar[dict[str, str]] = {"unit": "unit", "entry": "entry"}
    unit: str
    entry: str


class Descend(Action, frozen=True, gc=False):
    """Go below at an entry point."""

    entry: str


class Ascend(Action, frozen=True, gc=False):
    """Come up at the entry point that was reached, into melee with a unit near it or not (`-`)."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str | None = None


class Tunnel(Action, frozen=True, gc=False):
    """Below ground: go towards an entry point."""

    speed: str
    entry: str


class Sink(Action, frozen=True, gc=False):
    """Place an entry point of the tunnels."""

    at: Point


class Smoke(Action, frozen=True, gc=False):
    """Use smoke: what launches it, and where it is aimed."""

    names: ClassVar[dict[str, str]] = {"by": "item"}
    by: str
    at: Point


class Disperse(Action, frozen=True, gc=False):
    """Roll for this smoke template next."""

    template: str


class Light(Action, frozen=True, gc=False):
    """Turn the searchlight on a unit."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Flare(Action, frozen=True, gc=False):
    """Fire a flare over a unit."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Split(Action, frozen=True, gc=False):
    """Halve the deck into manoeuvre and fire cards for this battle, or not."""

    use: bool


class Hail(Action, frozen=True, gc=False):
    """Call another vehicle of the platoon by radio."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Below(Action, frozen=True, gc=False):
    """Fire at a marker below ground."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Draw(Action, frozen=True, gc=False):
    """From a split deck: so many manoeuvre cards, the rest fire cards."""

    manoeuvre: int


class Attach(Action, frozen=True, gc=False):
    """These units act as one from now on."""

    names: ClassVar[dict[str, str]] = {"units": "unit"}
    units: tuple[str, ...]


class Detach(Action, frozen=True, gc=False):
    """This unit acts by itself again."""

    names: ClassVar[dict[str, str]] = {"unit": "unit"}
    unit: str


class Douse(Action, frozen=True, gc=False):
    """Give up two hits to put the searchlight out (`yes`), or roll them all (`no`)."""

    light: bool


VEHICLE_ACTIONS = tuple(
    kind
    for kind in list(globals().values())
    if isinstance(kind, type) and issubclass(kind, Action) and kind is not Action
)
