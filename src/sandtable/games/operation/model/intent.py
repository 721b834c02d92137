"""An intent: what a unit will do, said before anyone answers, and never changed."""

from __future__ import annotations

from typing import Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from sandtable.games.operation.model.pieces import Point, Seat
from sandtable.games.operation.model.plans import (
    AlightPlan,
    AnyPlan,
    BoardPlan,
    ChargePlan,
    DrivePlan,
    PlanBase,
    StormPlan,
)
from sandtable.games.operation.tables import CARDS
from sandtable.games.operation.tables.words import OrderKind

P = TypeVar("P", bound=PlanBase)
Path = tuple[Point, ...]

QuestionKey = Literal[
    "descend", "below", "hail", "look-out", "alight", "board", "storm", "rest", "mount", "way", "storey", "light",
    "flare", "shoot", "target", "arms", "second", "drive", "onward", "moment", "aim-1", "aim-2", "aim-3", "aim-4",
    "aim-5", "hitch", "delay", "call", "blast", "smoke",
]  # fmt: skip
"""What may be asked of an intent; a question of `rules/announcing` stands behind each."""
AIMS: tuple[QuestionKey, ...] = ("aim-1", "aim-2", "aim-3", "aim-4", "aim-5")
"""One question for each weapon of a vehicle."""
TARGETED: tuple[QuestionKey, ...] = ("target", "shoot", "second", *AIMS)
"""Questions about an enemy to be fired at."""

MOVING: frozenset[str] = frozenset(("move", "assault"))
FIRING: frozenset[str] = frozenset(("fire", "ambush", "cover"))


class AimedWeapon(Struct, frozen=True, gc=False):
    """One weapon of one model and what it fires at: vehicles name a target for each weapon."""

    model: str
    weapon: str
    target: str
    mode: str = ""


class Intent(Struct, frozen=True, gc=False, omit_defaults=True):
    """One link of a chain: who, by which card, and all that was announced."""

    seat: Seat
    unit: str
    card: int
    speed: str = "stay"
    goal: Point | None = None
    paths: tuple[tuple[str, Path], ...] = ()
    """Way of each model, from where it stood."""
    cost: int = 0
    """Longest way of a model, with terrain (mm)."""
    when: str = ""
    """Fire on Assault: before or after the move; empty: none."""
    target: str = ""
    shelled: bool = False
    """Fire at the coordinates instead of at a unit."""
    second: str = ""
    arms: str = ""
    aims: tuple[AimedWeapon, ...] = ()
    no_more_aims: bool = False
    """The vehicle's other weapons stay silent."""
    at: int = -1
    """Thousandths of the target's move at which delayed fire is given; -1: not delayed."""
    blind: bool = False
    """The target was not seen or not detected when the order was given."""
    exposed: tuple[str, ...] = ()
    """Men who look out."""
    popped: bool = False
    """Only a man who looks out makes a target of the foe."""
    plans: tuple[AnyPlan, ...] = ()
    """What else was announced, in the order in which it was."""
    asked: tuple[QuestionKey, ...] = ()
    """Questions answered."""

    @property
    def order(self) -> OrderKind:
        return CARDS[self.card].order

    @property
    def priority(self) -> int:
        return CARDS[self.card].priority

    def plan(self, kind: type[P]) -> P | None:
        """The first thing of a kind that was announced."""
        for plan in self.plans:
            if type(plan) is kind:
                return plan
        return None

    def every(self, kind: type[P]) -> list[P]:
        """All things of a kind that were announced."""
        return [plan for plan in self.plans if type(plan) is kind] if self.plans else []

    def planning(self, plan: AnyPlan, **changes: Any) -> Intent:
        """The same with one more thing announced."""
        return replace(self, plans=(*self.plans, plan), **changes)

    @property
    def charge(self) -> str:
        """The unit to be met in melee, if any."""
        plan = self.plan(ChargePlan) if self.plans else None
        return plan.foe if plan is not None else ""

    def going(self, models: tuple[str, ...]) -> frozenset[str]:
        """Those of a unit who are to move with the order: a charge takes everybody along."""
        if self.charge:
            return frozenset(models)
        return frozenset(name for name, way in self.paths if way[0] != way[-1])

    @property
    def boards(self) -> str:
        """The vehicle that the men get into, if any."""
        plan = self.plan(BoardPlan) if self.plans else None
        return plan.vehicle if plan is not None else ""

    @property
    def alights(self) -> bool:
        """Whether the men get out."""
        return bool(self.plans) and self.plan(AlightPlan) is not None

    @property
    def reverse(self) -> bool:
        plan = self.plan(DrivePlan) if self.plans else None
        return plan is not None and plan.reverse

    @property
    def ram(self) -> str:
        """The unit to be rammed or overrun, if any."""
        plan = self.plan(DrivePlan) if self.plans else None
        return plan.ram if plan is not None else ""

    @property
    def storms(self) -> list[StormPlan]:
        """Whom some of the men attack in close assault: one vehicle or two.

        Rules: OW-ca-order.
        """
        return self.every(StormPlan)

    @property
    def stormers(self) -> tuple[str, ...]:
        """All who are in close assault on a vehicle.

        Rules: OW-ca-order.
        """
        return tuple(man for storm in self.storms for man in storm.men)


Links = tuple[Intent, ...]
