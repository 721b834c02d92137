"""What a question of an intent is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Generic, Literal

from msgspec.structs import replace
from typing_extensions import TypeVar

from sandtable.games.operation.model.intent import Intent, Links, QuestionKey
from sandtable.games.operation.model.pieces import Unit
from sandtable.games.operation.model.plans import OnwardPlan
from sandtable.games.operation.model.state import State
from sandtable.kernel import Options, Refusal
from sandtable.kernel.action import Action

T = TypeVar("T")
A = TypeVar("A", bound=Action, default=Any)
"""The actions that answer a question; several are a union."""

WRONG_VERB = Refusal("OW-chain-fixed", "other-question")
NOT_VALID = Refusal("OW-target-valid", "not-valid")
NO_CHARGE = Refusal("OW-melee-contact", "no-charge")
WRONG_SPEED = Refusal("OW-intent-move", "wrong-speed")


def moving_foes(draft: Intent, links: tuple[Intent, ...]) -> set[str]:
    """Enemy units of the chain that will move: their moves can be interrupted.

    Rules: OW-fire-delay, OW-delay-barred.
    """
    if draft.order not in ("fire", "ambush"):
        return set()
    return {link.unit for link in links if link.seat != draft.seat and stages(link)}


def stages(link: Intent) -> tuple[str, ...]:
    """What an order moves, one after the other: men who walk up to board, the move itself, men who got out and walk on.

    Rules: OW-interrupt, OW-R93.
    """
    moves = bool(link.paths or link.charge or link.storms)
    onward = link.plan(OnwardPlan) is not None
    return tuple(name for name, there in (("board", bool(link.boards)), ("go", moves), ("onward", onward)) if there)


def stops_in(link: Intent, stops: Links, stage: str) -> Links:
    """The delayed shots that fall into one stage of an order, which are of equal length; an order that moves nothing
    has them all in its `go`.

    Rules: OW-interrupt-insert, OW-R93.
    """
    found = stages(link) or ("go",)
    if stage not in found:
        return ()
    number, count = found.index(stage), len(found)
    mine = [stop for stop in stops if min(count - 1, stop.at * count // 1000) == number]
    return tuple(replace(stop, at=stop.at * count - 1000 * number) for stop in mine)


DraftKey = QuestionKey | Literal["entered"]


class DraftMemory:
    """What questions have worked out last about a draft or what they need of it, as the table stands."""

    __slots__ = ("worked_out",)

    def __init__(self) -> None:
        self.worked_out: dict[DraftKey, tuple[object, Any]] = {}


def remembered(state: State, about: object, key: DraftKey, work: Callable[[], T]) -> T:
    """What a question has worked out about a draft, or about that of it which it needs: whether it is asked, what it
    offers and what it refuses need the same."""
    memory = state.moment().of(DraftMemory).worked_out
    held = memory.get(key)
    if held is None or (held[0] is not about and held[0] != about):
        held = memory[key] = (about, work())
    found: T = held[1]
    return found


class Question(ABC, Generic[A]):
    """One thing to be announced. `applies` looks at public facts and the draft only.

    `orders` are those on which it may be asked at all; `driven` is asked only of units with a vehicle.
    """

    key: ClassVar[QuestionKey]
    orders: ClassVar[frozenset[str]] = frozenset(("move", "assault", "fire", "ambush", "cover"))
    driven: ClassVar[bool] = False
    verbs: ClassVar[tuple[type[Action], ...]] = ()

    def concerns(self, state: State, unit: Unit) -> bool:
        """Whether a unit can be asked at all as the table stands, whatever it announces: what hangs on the unit alone
        is looked at once, and `applies` is asked only of those whom it concerns."""
        return True

    @abstractmethod
    def applies(self, state: State, draft: Intent, links: tuple[Intent, ...]) -> bool:
        """Whether it is asked of this draft."""

    @abstractmethod
    def options(self, state: State, draft: Intent, links: tuple[Intent, ...]) -> Options:
        """What may be answered."""

    @abstractmethod
    def why_not(self, state: State, draft: Intent, links: tuple[Intent, ...], action: A) -> Refusal | None:
        """Why an answer is not possible."""

    @abstractmethod
    def answer(self, state: State, draft: Intent, links: tuple[Intent, ...], action: A) -> Intent:
        """The draft with the answer in it."""
