"""Taking aim: who can fire at what, how weapons are divided, where templates are laid."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions import Divide, Place
from sandtable.games.operation.model import Model, Seat
from sandtable.games.operation.rules import crewed, snipers
from sandtable.games.operation.rules.carriers import detected_apart
from sandtable.games.operation.rules.detection import is_valid
from sandtable.games.operation.rules.intent import Intent
from sandtable.games.operation.rules.shot import Part, Shot
from sandtable.games.operation.rules.sight import sights
from sandtable.games.operation.rules.targets import parts, shots_at
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import WEAPONS, Mode
from sandtable.kernel import Ask, Auto, Dice, Event, Prompt, Refusal
from sandtable.kernel.action import Action

Out = list[Event]

NO_SUCH_PART = Refusal("OW-split", "no-such-part")
NO_SUCH_WEAPON = Refusal("OW-split-weapon", "no-such-weapon")
TOO_MANY = Refusal("OW-split-weapon", "too-many")
NOT_SEEN = Refusal("OW-area-aim", "not-seen")


def way_of(shot: Shot) -> Mode:
    mode = WEAPONS[shot.weapon].mode(shot.mode)
    assert mode is not None, shot
    return mode


def templates_of(state: State, shot: Shot, mode: Mode) -> int:
    """How many templates a shot lays: a quick-firing gun two for each barrel.

    Rules: OW-rapid.
    """
    from sandtable.games.operation.rules.vehicle_fire import templates_of as by_barrels

    firer = state.models.get(shot.model)
    return by_barrels(state, firer, WEAPONS[shot.weapon], mode) if firer is not None else mode.count


class Divisions(Auto, frozen=True, gc=False):
    """The divisions to be asked for, one after the other; `shots` is what they came to."""

    asks: tuple[Allot, ...]
    shots: tuple[Shot, ...] = ()

    def run(self, state: State, dice: Dice, out: Out) -> None:
        if self.asks:
            state.goto(replace(self, asks=self.asks[1:]))
            state.call(self.asks[0])
        else:
            state.end(shots=(*state.stack[-2].shots, *self.shots))


def aimed_at(state: State, intent: Intent) -> list[tuple[str, bool]]:
    """The target, and the second one of the heavy weapons (or of a sniper).

    Rules: OW-target-heavy, OW-order-fire, OW-merged-fire.
    """
    found = [(intent.target, False)] if intent.target else []
    if intent.second:
        found.append((intent.second, True))
    return [(foe, heavy) for foe, heavy in found if foe in state.units and state.units[foe].models]


def is_legal(state: State, intent: Intent, foe: str) -> bool:
    """Seen and detected when the shots are fired; covering fire needs sight alone.

    Rules: OW-target-valid, OW-order-cover, OW-fire-delay, OW-order-assault.
    """
    unit, other = state.units[intent.unit], state.units[foe]
    if intent.order == "cover":
        return bool(sights(state, unit, other, through_smoke=True))
    return is_valid(state, unit, other)


def seen_parts(state: State, intent: Intent, foe: str) -> list[Part]:
    unit = state.units[intent.unit]
    if not is_legal(state, intent, foe):
        return []
    lines = sights(state, unit, state.units[foe], through_smoke=intent.order == "cover")
    found = parts(state, unit, state.units[foe], lines)
    return found if intent.order == "cover" else detected_apart(state, state.units[foe], lines, found)


def possible(state: State, intent: Intent, part: Part, moved: bool, heavy: bool) -> list[Shot]:
    """The shots at one part; heavy weapons that have a target of their own leave the first to the others, and who is
    to storm a vehicle does nothing else.

    Rules: OW-target-heavy, OW-ca-order, OW-ca-test.
    """
    unit = state.units[intent.unit]
    heavy_only = heavy and not snipers.is_sniper(unit)
    found = shots_at(state, unit, state.units[part.unit], part, intent.order, intent.arms, moved, heavy_only)
    if intent.assault:
        found = [shot for shot in found if shot.model not in intent.stormers]
    if intent.second and not heavy and not snipers.is_sniper(unit):
        return [shot for shot in found if not WEAPONS[shot.weapon].heavy]
    return found


class Allot(Ask, frozen=True, gc=False):
    """The firer divides his weapons among the parts of the target before any roll.

    Rules: OW-split, OW-split-weapon.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Divide,)
    standing: ClassVar[str | None] = "divide"

    intent: Intent
    moved: bool
    heavy: bool
    foe: str
    parts: tuple[Part, ...]
    given: tuple[Shot, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.intent.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("divide", {}, "OW-split", (self.foe,))

    def left(self, state: State) -> dict[str, dict[str, list[Shot]]]:
        """Weapon, part, shots that are still free. Remembered for this very frame, for it is asked thrice."""
        held = state.index.seen.get(("allot", ""))
        if held is not None and held[0] is self:
            kept: dict[str, dict[str, list[Shot]]] = held[1]
            return kept
        used = {shot.model for shot in self.given}
        found: dict[str, dict[str, list[Shot]]] = {}
        for part in self.parts:
            for shot in possible(state, self.intent, part, self.moved, self.heavy):
                if shot.model not in used:
                    found.setdefault(shot.weapon, {}).setdefault(part.name, []).append(shot)
        state.index.seen[("allot", "")] = (self, found)
        return found

    def options(self, state: State, seat: Seat) -> list[Action]:
        found = self.left(state)
        weapon = min(found)
        return [Divide(weapon, count + 1, part) for part, shots in found[weapon].items() for count in range(len(shots))]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        found = self.left(state)
        if action.weapon != min(found):
            return NO_SUCH_WEAPON
        shots = found[action.weapon].get(action.part)
        if shots is None:
            return NO_SUCH_PART
        return None if 1 <= action.count <= len(shots) else TOO_MANY

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        chosen = self.left(state)[action.weapon][action.part][: action.count]
        after = replace(self, given=(*self.given, *chosen))
        if after.left(state):
            state.goto(after)
        else:
            volley = state.stack[-2]
            state.end(shots=(*volley.shots, *after.given))


class TakePart(Ask, frozen=True, gc=False):
    """The firer chooses the part of its target that a weapon of a vehicle takes, before any roll.

    Rules: OW-split, OW-split-weapon, OW-carrier-split.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Divide,)
    standing: ClassVar[str | None] = "divide"

    seat: Seat
    foe: str
    choice: tuple[tuple[str, str], ...]
    """Weapon and part."""

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("divide", {}, "OW-split", (self.foe,))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Divide(weapon, 1, part) for weapon, part in self.choice]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if action.weapon not in {weapon for weapon, _ in self.choice}:
            return NO_SUCH_WEAPON
        if (action.weapon, action.part) not in self.choice:
            return NO_SUCH_PART
        return None if action.count == 1 else TOO_MANY

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        state.end(picked=(*state.stack[-2].picked, action.part))


def aim_choices(state: State, intent: Intent, here: tuple[Part, ...], shot: Shot) -> list[str]:
    """Models a template may be laid on: seen by the firing model and in range; further ones must touch the first.

    Covering fire is aimed in the same way, at a model in sight.

    Rules: OW-area-aim, OW-rapid, OW-covering-template.
    """
    firer = state.models.get(shot.model)
    part = next((each for each in here if each.name == shot.part and each.unit == shot.target), None)
    if firer is None or part is None:
        return []
    through = intent.order == "cover"
    seen = sights(state, state.units[firer.unit], state.units[shot.target], through).get(firer.id, {})
    mode = way_of(shot)
    reach = mode.reach or mode.length
    found = []
    for each in part.models:
        model = state.models.get(each)
        if model is None or (each not in seen and part.kind != "gun"):
            continue
        if part.kind == "gun" and model.cls != "artillery":
            continue
        if (model.x - firer.x) ** 2 + (model.y - firer.y) ** 2 > reach * reach and part.kind == "men":
            continue
        if shot.aims and not any(touch(state, each, other, mode.template) for other in shot.aims):
            continue
        found.append(each)
    return found


def touch(state: State, one: str, other: str, radius: int) -> bool:
    a, b = state.models.get(one), state.models.get(other)
    return a is not None and b is not None and (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= 4 * radius * radius


class LayTemplate(Ask, frozen=True, gc=False):
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

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return None if action.model in self.models else NOT_SEEN

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        shots = list(state.stack[-2].shots)
        shots[self.shot] = replace(shots[self.shot], aims=(*shots[self.shot].aims, action.model))
        state.end(shots=tuple(shots))


def turn_all(state: State, shots: tuple[Shot, ...]) -> None:
    """The facing step: everybody who fires turns to the target.

    Rules: OW-fire-steps, OW-fire-facing.
    """
    for shot in shots:
        firer = state.models.get(shot.model)
        if firer is None or firer.aboard or firer.cls not in ("infantry", "artillery"):
            continue
        at = aimed_model(state, shot, firer)
        if at is not None:
            crewed.turn_to(state, shot.model, (at.x, at.y))


def aimed_model(state: State, shot: Shot, firer: Model) -> Model | None:
    """What a shot is aimed at: the model its template is laid on, the vehicle, or the nearest man of the target."""
    named = [*shot.aims[:1], shot.part.removeprefix("vehicle:")]
    found = next((state.models[each] for each in named if each in state.models), None)
    near = state.pieces(shot.target)
    return found or min(near, key=lambda m: (m.x - firer.x) ** 2 + (m.y - firer.y) ** 2, default=None)
