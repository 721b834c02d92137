"""What a unit may announce besides its way and its targets: one small value for each thing."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.operation.model.pieces import Point


class PlanBase(Struct, frozen=True, gc=False, tag=lambda name: name.removesuffix("Plan").lower()):
    """One thing that was announced; it is known by its class."""


class ChargePlan(PlanBase, frozen=True, gc=False):
    """A unit is to be met in melee."""

    foe: str


class StoreyPlan(PlanBase, frozen=True, gc=False):
    """These men go to this level of a building."""

    level: int
    men: tuple[str, ...]


class SaddlePlan(PlanBase, frozen=True, gc=False):
    """Cyclists get `on` or `off`."""

    how: str


class DrivePlan(PlanBase, frozen=True, gc=False):
    """How a vehicle goes its way: how it faces at the end (tenths of a degree), and the unit it rams or overruns."""

    facing: int
    reverse: bool = False
    ram: str = ""


class StormPlan(PlanBase, frozen=True, gc=False):
    """Men in close assault on a vehicle."""

    vehicle: str
    men: tuple[str, ...]


class BoardPlan(PlanBase, frozen=True, gc=False):
    """The men get into a vehicle."""

    vehicle: str


class AlightPlan(PlanBase, frozen=True, gc=False):
    """Everybody who can gets out."""


class OnwardPlan(PlanBase, frozen=True, gc=False):
    """Those who get out go on from beside the vehicle."""

    speed: str
    goal: Point


class HitchPlan(PlanBase, frozen=True, gc=False):
    """A gun is hooked `on` to a vehicle, or taken `off`."""

    how: str
    vehicle: str
    gun: str


class CallPlan(PlanBase, frozen=True, gc=False):
    """A message: by which means, to whom, about which target; without one it is a cease-fire."""

    by: str
    to: str
    target: str = ""


class HailPlan(PlanBase, frozen=True, gc=False):
    """A tank calls another of its platoon."""

    unit: str


class BlastPlan(PlanBase, frozen=True, gc=False):
    """Charges: `arm` so many beside a piece of terrain, or `fire` so many of those that lie there."""

    how: str
    feature: str
    charges: int


class SmokePlan(PlanBase, frozen=True, gc=False):
    """Smoke: from which launcher, and where."""

    by: str
    at: Point


class LightPlan(PlanBase, frozen=True, gc=False):
    """A searchlight on a unit."""

    unit: str


class FlarePlan(PlanBase, frozen=True, gc=False):
    """A flare over a unit."""

    unit: str


class DescentPlan(PlanBase, frozen=True, gc=False):
    """The unit goes below ground at an entry point."""

    entry: str


class CreepPlan(PlanBase, frozen=True, gc=False):
    """The unit goes on below ground."""

    speed: str
    entry: str


class AscentPlan(PlanBase, frozen=True, gc=False):
    """The unit comes up."""


class BelowPlan(PlanBase, frozen=True, gc=False):
    """Fire at, or an assault on, a unit below ground."""

    unit: str


AnyPlan = (
    ChargePlan
    | StoreyPlan
    | SaddlePlan
    | DrivePlan
    | StormPlan
    | BoardPlan
    | AlightPlan
    | OnwardPlan
    | HitchPlan
    | CallPlan
    | HailPlan
    | BlastPlan
    | SmokePlan
    | LightPlan
    | FlarePlan
    | DescentPlan
    | CreepPlan
    | AscentPlan
    | BelowPlan
)
