"""Announcing the intent: what a unit will do, said before anyone answers, and never changed.

An intent is gathered by a few questions, one after the other; each belongs to the chapter that it is about and is
registered in `announce.QUESTIONS`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, TypeVar

from msgspec import Struct

from sandtable.games.operation.model import OrderKind, Point, Seat
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import CARDS
from sandtable.kernel import Options, Refusal
from sandtable.kernel.action import Action

Path = tuple[Point, ...]
T = TypeVar("T")

MOVING: frozenset[str] = frozenset(("move", "assault"))
FIRING: frozenset[str] = frozenset(("fire", "ambush", "cover"))

WRONG_VERB = Refusal("OW-chain-fixed", "other-question")


class Aim(Struct, frozen=True, gc=False):
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
    opens: bool = True
    """First link of its chain: nothing to interrupt."""
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
    aims: tuple[Aim, ...] = ()
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


def moving_foes(draft: Intent, links: tuple[Intent, ...]) -> set[str]:
    """Enemy units of the chain that will move: their moves can be interrupted.

    Rules: OW-fire-delay, OW-delay-barred.
    """
    if draft.order not in ("fire", "ambush"):
        return set()
    return {link.unit for link in links if link.seat != draft.seat and (link.paths or link.charge)}


def remembered(state: State, draft: Intent, key: str, work: Callable[[], T]) -> T:
    """What a question has worked out about this very draft: whether it is asked, what it offers and what it refuses
    need the same."""
    known = state.moment()
    held: tuple[Intent, T] | None = known.get(("draft", key))
    if held is None or held[0] is not draft:
        held = known["draft", key] = (draft, work())
    return held[1]


class Question(ABC):
    """One thing to be announced. `applies` looks at public facts and the draft only.

    `orders` are those on which it may be asked at all; `driven` is asked only of units with a vehicle.
    """

    key: ClassVar[str] = ""
    orders: ClassVar[frozenset[str]] = frozenset(("move", "assault", "fire", "ambush", "cover"))
    driven: ClassVar[bool] = False
    verbs: ClassVar[tuple[type[Action], ...]] = ()

    @abstractmethod
    def applies(self, state: State, draft: Intent, links: tuple[Intent, ...]) -> bool:
        """Whether it is asked at all."""

    @abstractmethod
    def options(self, state: State, draft: Intent, links: tuple[Intent, ...]) -> Options:
        """What may be answered."""

    @abstractmethod
    def why_not(self, state: State, draft: Intent, links: tuple[Intent, ...], action: Any) -> Refusal | None:
        """Why an answer is not possible."""

    @abstractmethod
    def answer(self, state: State, draft: Intent, links: tuple[Intent, ...], action: Any) -> Intent:
        """The draft with the answer in it."""
