"""An intent: what a unit will do, said before anyone answers, and never changed."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.operation.model.pieces import Point, Seat
from sandtable.games.operation.tables import CARDS
from sandtable.games.operation.tables.words import OrderKind

Path = tuple[Point, ...]

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
    charge: str = ""
    """Unit to be met in melee."""
    at: int = -1
    """Thousandths of the target's move at which delayed fire is given; -1: not delayed."""
    blind: bool = False
    """The target was not seen or not detected when the order was given."""
    call: tuple[str, str, str] = ("", "", "")
    """Communication: by, receiver, target (empty target: cease-fire)."""
    blast: tuple[str, str] = ("", "")
    """Charges: arm or fire, at which feature."""
    mount: str = ""
    level: int = -1
    """Level of a building that the men go to; -1: the one they are on."""
    exposed: tuple[str, ...] = ()
    """Men who look out."""
    turns: int = 0
    """Turns a vehicle makes on its way."""
    reverse: bool = False
    ram: str = ""
    """Vehicle model to be rammed, or unit to be overrun."""
    assault: tuple[str, ...] = ()
    """Men in close assault on a vehicle; the vehicle model is `prey`."""
    prey: str = ""
    second_assault: tuple[str, ...] = ()
    """Others in close assault on a second vehicle, `second_prey`."""
    second_prey: str = ""
    board: str = ""
    """Vehicle model to board, or `out` to leave."""
    extra: tuple[str, ...] = ()
    """What optional chapters announce: `smoke:<x>:<y>`, `light:<unit>` and so on."""
    asked: tuple[str, ...] = ()
    """Questions answered."""

    @property
    def order(self) -> OrderKind:
        return CARDS[self.card].order

    @property
    def stormers(self) -> tuple[str, ...]:
        """All who are in close assault on a vehicle.

        Rules: OW-ca-order.
        """
        return self.assault + self.second_assault if self.second_assault else self.assault

    @property
    def priority(self) -> int:
        return CARDS[self.card].priority


Links = tuple[Intent, ...]
