"""Where vehicles, optional chapters and frames join in: named points that the core calls and one chapter answers.

A chapter may import what it builds on, never the other way round. Where the core has to ask a chapter above it (may
this tank break into the building? what does the hit do to a vehicle?), the question stands here with its types, and
the chapter's function joins it when the game is imported:

    @extensions.crew_breaks.joins
    def crew_breaks(state: State, unit: str, dice: Dice, out: Out) -> bool: ...

The core then calls `extensions.crew_breaks.call(state, unit, dice, out)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NoReturn, ParamSpec, TypeVar

from sandtable.games.operation.model.pieces import Model, Point, Seat, Spot, Unit
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.model.terrain import Feature
from sandtable.kernel import Dice, Modifier

P = ParamSpec("P")
R = TypeVar("R")


class Joint(Generic[P, R]):
    """One named point: `call` is the function that has joined it."""

    __slots__ = ("call", "name")

    def __init__(self, name: str) -> None:
        self.name = name
        self.call: Callable[P, R] = self._nobody

    def _nobody(self, *args: P.args, **named: P.kwargs) -> NoReturn:
        raise NotImplementedError(f"No chapter has joined {self.name}.")

    @property
    def is_joined(self) -> bool:
        return self.call != self._nobody

    def joins(self, answer: Callable[P, R]) -> Callable[P, R]:
        """The decorator with which a chapter's function joins; only one can."""
        if self.is_joined:
            raise ValueError(f"{self.name} has been joined already.")
        self.call = answer
        return answer


apportion: Joint[[State, Seat, tuple[str, ...], int, int], None] = Joint("apportion")
"""A seat gives out deaths and shakes among its men: state, seat, men, dead, shaken."""
lose_weapon: Joint[[State, Seat, str], None] = Joint("lose_weapon")
"""The owner of a vehicle says which secondary weapon is gone."""

crew_breaks: Joint[[State, str, Dice, Out], bool] = Joint("crew_breaks")
"""The crew of a vehicle breaks in its own way; True if the unit was one."""
crew_recovers: Joint[[State, Unit, Out], bool] = Joint("crew_recovers")
"""Broken motorcyclists flee in their own way; True if the unit was theirs."""

detection_distance: Joint[[State, Model, int], int] = Joint("detection_distance")
"""How far a vehicle detects: less when it is buttoned up."""
is_buttoned: Joint[[State, Model], bool] = Joint("is_buttoned")
"""Whether nobody looks out of a vehicle."""
vehicle_in_cover: Joint[[State, Model, Point, int], bool] = Joint("vehicle_in_cover")
"""Whether a vehicle is in cover from a place: half of it hidden, or in a wood or ruin."""
is_lit: Joint[[State, Model], bool] = Joint("is_lit")
"""Whether day values hold for a model at night."""
seen_at_night: Joint[[State, Model, int], int] = Joint("seen_at_night")
"""How far a model is seen at night: a lit searchlight further."""
radio_reaches: Joint[[State, Unit, Unit], bool] = Joint("radio_reaches")
"""Whether the radio of a unit can call another: vehicles only as commanders."""

exposed_parts: Joint[[State, Model, list[Model]], tuple[TargetPart, ...]] = Joint("exposed_parts")
"""Men who look out of a vehicle, as a part of the target."""
vehicle_hit: Joint[[State, Shot, str, int, Dice, Out, Model | None], None] = Joint("vehicle_hit")
"""A shot has hit a vehicle with this die; the firer as he stood, if he may have gone since."""
vehicle_blasted: Joint[[State, Model, Point, int, str, str, tuple[Modifier, ...], Point, Dice, Out], None] = Joint(
    "vehicle_blasted"
)
"""A template lies on a vehicle: its middle and radius, weapon and mode, modifiers, and where it was fired from."""
lobbed_inside: Joint[[State, Shot, str, Dice, Out], bool] = Joint("lobbed_inside")
"""A shell that cannot harm a vehicle has gone into its open top; True if so."""
explodes: Joint[[State, str, Dice, Out], None] = Joint("explodes")
"""Catastrophe for a gun or a vehicle: piece, crew and what is near."""
catches_fire: Joint[[State, str, Dice, Out], None] = Joint("catches_fire")
"""A wreck may begin to burn."""
rolls_on: Joint[[State, str, Dice, Out, bool], None] = Joint("rolls_on")
"""A vehicle that is hit under way (True), or whose crew breaks, rolls on and may run into something."""

building_struck: Joint[[State, Shot, Spot, Dice, Out], None] = Joint("building_struck")
"""The shell of a gun has hit a building or a ruin directly."""
roof_struck: Joint[[State, Shot, Spot, Dice, Out], None] = Joint("roof_struck")
"""An indirect shell has come down here: roofs and buildings may fall."""
demolish: Joint[[State, str, Point, int, Dice, Out], None] = Joint("demolish")
"""Roll on the building demolition table for the part beside a charge."""
may_enter: Joint[[State, Model, Feature, bool], bool] = Joint("may_enter")
"""Whether a tank may break into a building, or drive on in it."""


def unjoined() -> list[str]:
    """The points that no chapter has joined: none, once the whole game is imported."""
    joints = [each for each in globals().values() if isinstance(each, Joint)]
    return [joint.name for joint in joints if not joint.is_joined]
