"""Dividing weapons among the parts of a target, laying templates, and hits on batteries."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Divide, Lose, Place
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Point, Seat
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.weapons import area
from sandtable.games.operation.rules.weapons.aiming import possible
from sandtable.games.operation.tables.words import Cover
from sandtable.kernel import Ask, Auto, Dice, Modifier, Prompt, Refusal
from sandtable.kernel.action import Action

NO_SUCH_PART = Refusal("OW-split", "no-such-part")
NO_SUCH_WEAPON = Refusal("OW-split-weapon", "no-such-weapon")
TOO_MANY_SHOTS = Refusal("OW-split-weapon", "too-many")
TEMPLATE_UNSEEN = Refusal("OW-area-aim", "not-seen")


class Divisions(Auto[State], frozen=True, gc=False):
    """The divisions to be asked for, one after the other; `shots` is what they came to."""

    asks: tuple[Allot, ...]
    shots: tuple[Shot, ...] = ()

    def run(self, state: State, dice: Dice, out: Out) -> None:
        if self.asks:
            state.goto(replace(self, asks=self.asks[1:]))
            state.call(self.asks[0])
        else:
            state.end(shots=(*state.stack[-2].shots, *self.shots))


class DivisionMemory:
    """What is left to be divided in the frame that was asked last."""

    __slots__ = ("last",)

    def __init__(self) -> None:
        self.last: tuple[Allot, dict[str, dict[str, list[Shot]]]] | None = None


class Allot(Ask[State, Divide], frozen=True, gc=False):
    """The firer divides his weapons among the parts of the target before any roll.

    Rules: OW-split, OW-split-weapon.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Divide,)
    standing: ClassVar[str | None] = "divide"

    intent: Intent
    moved: bool
    heavy: bool
    foe: str
    parts: tuple[TargetPart, ...]
    given: tuple[Shot, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.intent.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("divide", {}, "OW-split", (self.foe,))

    def left(self, state: State) -> dict[str, dict[str, list[Shot]]]:
        """Weapon, part, shots that are still free. Remembered for this very frame, for it is asked thrice."""
        memory = state.moment().of(DivisionMemory)
        if memory.last is not None and memory.last[0] is self:
            return memory.last[1]
        used = {shot.model for shot in self.given}
        found: dict[str, dict[str, list[Shot]]] = {}
        for part in self.parts:
            for shot in possible(state, self.intent, part, self.moved, self.heavy):
                if shot.model not in used:
                    found.setdefault(shot.weapon, {}).setdefault(part.name, []).append(shot)
        memory.last = (self, found)
        return found

    def options(self, state: State, seat: Seat) -> list[Action]:
        found = self.left(state)
        weapon = min(found)
        return [Divide(weapon, count + 1, part) for part, shots in found[weapon].items() for count in range(len(shots))]

    def why_not(self, state: State, seat: Seat, action: Divide) -> Refusal | None:
        found = self.left(state)
        if action.weapon != min(found):
            return NO_SUCH_WEAPON
        shots = found[action.weapon].get(action.part)
        if shots is None:
            return NO_SUCH_PART
        return None if 1 <= action.count <= len(shots) else TOO_MANY_SHOTS

    def apply(self, state: State, seat: Seat, action: Divide, dice: Dice, out: Out) -> None:
        chosen = self.left(state)[action.weapon][action.part][: action.count]
        after = replace(self, given=(*self.given, *chosen))
        if after.left(state):
            state.goto(after)
        else:
            volley = state.stack[-2]
            state.end(shots=(*volley.shots, *after.given))


class TakePart(Ask[State, Divide], frozen=True, gc=False):
    """The firer chooses the part of its target that a weapon of a vehicle takes, before any roll.

    Rules: OW-split, OW-split-weapon, OW-carrier-split.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Divide,)
    standing: ClassVar[str | None] = "divide"

    seat: Seat
    foe: str
    choice: tuple[tuple[str, TargetPart], ...]
    """Weapon and part."""

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("divide", {}, "OW-split", (self.foe,))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Divide(weapon, 1, part.name) for weapon, part in self.choice]

    def why_not(self, state: State, seat: Seat, action: Divide) -> Refusal | None:
        if action.weapon not in {weapon for weapon, _ in self.choice}:
            return NO_SUCH_WEAPON
        if (action.weapon, action.part) not in [(weapon, part.name) for weapon, part in self.choice]:
            return NO_SUCH_PART
        return None if action.count == 1 else TOO_MANY_SHOTS

    def apply(self, state: State, seat: Seat, action: Divide, dice: Dice, out: Out) -> None:
        state.end(picked=(*state.stack[-2].picked, action.part))


class LayTemplate(Ask[State, Place], frozen=True, gc=False):
    """The firer lays a template on one of the models.

    Rules: OW-area-aim.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Place,)
    standing: ClassVar[str | None] = "aim"

    seat: Seat
    shot: int
    models: tuple[str, ...]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("aim", {}, "OW-area-aim", self.models)

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Place(each) for each in self.models]

    def why_not(self, state: State, seat: Seat, action: Place) -> Refusal | None:
        return None if action.model in self.models else TEMPLATE_UNSEEN

    def apply(self, state: State, seat: Seat, action: Place, dice: Dice, out: Out) -> None:
        shots = list(state.stack[-2].shots)
        shots[self.shot] = replace(shots[self.shot], aims=(*shots[self.shot].aims, action.model))
        state.end(shots=tuple(shots))


NOT_A_PIECE = Refusal("OW-battery-loss", "not-a-piece")


class Spread(Ask[State, Lose], frozen=True, gc=False):
    """The owner of a battery says which of its pieces takes the next hit.

    Rules: OW-battery-loss.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Lose,)
    standing: ClassVar[str | None] = "losses"

    seat: Seat
    guns: tuple[str, ...]
    table: str
    harm: tuple[Modifier, ...]
    start: Point
    hits: int
    behind: Cover = "open"

    def left(self, state: State) -> list[str]:
        return [gun for gun in self.guns if gun in state.models and not state.models[gun].destroyed]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.hits and self.left(state) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("battery", {"hits": self.hits}, "OW-battery-loss", tuple(self.left(state)))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Lose(gun) for gun in self.left(state)]

    def why_not(self, state: State, seat: Seat, action: Lose) -> Refusal | None:
        return None if action.model in self.left(state) else NOT_A_PIECE

    def apply(self, state: State, seat: Seat, action: Lose, dice: Dice, out: Out) -> None:
        state.goto(replace(self, hits=self.hits - 1))
        area.strike_gun(state, action.model, self.table, self.harm, self.start, 1, dice, out, self.behind)
