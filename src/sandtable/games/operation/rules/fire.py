"""Fire: facing, range, rate of fire, rolls to hit, damage."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions import Divide, Place
from sandtable.games.operation.actions_vehicle import Douse
from sandtable.games.operation.events import DamageRolled, FriendsChecked, ModelsCaught, ShotsFired, ShotsWasted
from sandtable.games.operation.model import Seat
from sandtable.games.operation.rules import area, battery, charges, crewed, damage, flame, hits, morale, snipers
from sandtable.games.operation.rules.damage import total
from sandtable.games.operation.rules.detection import is_valid
from sandtable.games.operation.rules.intent import Intent
from sandtable.games.operation.rules.losses import Apportion
from sandtable.games.operation.rules.shot import Part, Shot
from sandtable.games.operation.rules.sight import sights
from sandtable.games.operation.rules.targets import parts, shots_at
from sandtable.games.operation.state import State
from sandtable.games.operation.tables import INTERRUPT, WEAPONS, Mode
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


class Volley(Auto, frozen=True, gc=False):
    """One unit fires. `step` runs through choosing parts, laying templates, and the rolls; area weapons come first.

    Rules: OW-fire-steps, OW-fire-area-first.
    """

    intent: Intent
    moved: bool = False
    interrupts: bool = False
    """Fired into the middle of the target's move."""
    step: int = 0
    parts: tuple[Part, ...] = ()
    shots: tuple[Shot, ...] = ()

    def run(self, state: State, dice: Dice, out: Out) -> None:
        (self.take_aim, self.lay_templates, self.fire_areas, self.fire_rest)[self.step](state, dice, out)

    def take_aim(self, state: State, dice: Dice, out: Out) -> None:
        """Who can fire at what; the firer divides his weapons among the parts of a target."""
        from sandtable.games.operation.rules.hooks import vehicle_shots

        found: list[Part] = []
        shots: list[Shot] = []
        asks: list[Allot] = []
        for foe, heavy in aimed_at(state, self.intent):
            here = seen_parts(state, self.intent, foe)
            found += here
            options = {part.name: possible(state, self.intent, part, self.moved, heavy) for part in here}
            usable = [part for part in here if options[part.name]]
            if len(usable) == 1:
                shots += options[usable[0].name]
            elif usable:
                asks.append(Allot(self.intent, self.moved, heavy, foe, tuple(usable)))
        parts, more = vehicle_shots(state, self.intent, self.moved, out)
        state.goto(replace(self, step=1, parts=(*found, *parts), shots=(*shots, *more)))
        if asks:
            state.call(Divisions(tuple(asks)))

    def lay_templates(self, state: State, dice: Dice, out: Out) -> None:
        """Each area weapon is aimed at one seen model of its part."""
        for n, shot in enumerate(self.shots):
            mode = way_of(shot)
            wanted = templates_of(state, shot, mode) if shot.mode == "he" and not shot.indirect else 1
            if (mode.template or mode.length) and len(shot.aims) < wanted and not self.interrupts:
                choice = aim_choices(state, self, shot)
                if len(choice) > 1:
                    state.call(LayTemplate(self.intent.seat, n, tuple(choice)))
                    return
                shots = list(self.shots)
                shots[n] = (
                    replace(shot, aims=(*shot.aims, *choice)) if choice else replace(shot, aims=shot.aims * 2 or ("",))
                )
                state.goto(replace(self, shots=tuple(shots)))
                return
        turn_all(state, self.shots)
        state.goto(replace(self, step=2))
        if not self.shots:
            out.append(ShotsWasted(self.intent.unit))

    def fire_areas(self, state: State, dice: Dice, out: Out) -> None:
        """One area weapon at a time, until only the others are left."""
        for n, shot in enumerate(self.shots):
            mode = way_of(shot)
            if not (mode.template or mode.length):
                continue
            state.goto(replace(self, shots=self.shots[:n] + self.shots[n + 1 :]))
            if shot.model in state.models:
                crewed.fired(state, shot.model, shot.index, shot.markers)
                fire_template(state, self, shot, mode, dice, out)
            return
        state.goto(replace(self, step=3))

    def fire_rest(self, state: State, dice: Dice, out: Out) -> None:
        """All other weapons together, part by part; then morale."""
        state.goto(Aftermath())
        fire_small(state, self, dice, out)


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


class Aftermath(Auto, frozen=True, gc=False):
    """After an attack morale is tested at once, then the nerves of crews.

    Rules: OW-morale-when.
    """

    def run(self, state: State, dice: Dice, out: Out) -> None:
        from sandtable.games.operation.rules.hooks import after_morale
        from sandtable.games.operation.rules.vehicle_morale import settle_nerves

        state.end()
        morale.settle(state, dice, out)
        after_morale(state, dice, out)
        settle_nerves(state, dice, out)


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
    return parts(state, unit, state.units[foe], lines)


def possible(state: State, intent: Intent, part: Part, moved: bool, heavy: bool) -> list[Shot]:
    """The shots at one part; heavy weapons that have a target of their own leave the first to the others.

    Rules: OW-target-heavy.
    """
    unit = state.units[intent.unit]
    heavy_only = heavy and not snipers.is_sniper(unit)
    found = shots_at(state, unit, state.units[part.unit], part, intent.order, intent.arms, moved, heavy_only)
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


def aim_choices(state: State, volley: Volley, shot: Shot) -> list[str]:
    """Models a template may be laid on: seen by the firing model and in range; further ones must touch the first.

    Covering fire is aimed in the same way, at a model in sight.

    Rules: OW-area-aim, OW-rapid, OW-covering-template.
    """
    firer = state.models.get(shot.model)
    part = next((each for each in volley.parts if each.name == shot.part and each.unit == shot.target), None)
    if firer is None or part is None:
        return []
    through = volley.intent.order == "cover"
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
        men = state.pieces(shot.target)
        if men and shot.model in state.models and state.models[shot.model].cls in ("infantry", "artillery"):
            crewed.turn_to(state, shot.model, (men[0].x, men[0].y))


def fire_template(state: State, volley: Volley, shot: Shot, mode: Mode, dice: Dice, out: Out) -> None:
    """One area weapon: a flame, a thrown charge or grenade, or a shell.

    Rules: OW-area-templates, OW-area-miss, OW-area-aim, OW-grenade-drift.
    """
    if mode.length:
        flame.spray(state, shot, mode, dice, out)
        return
    if volley.interrupts:
        interrupting(state, shot, mode, dice, out)
        return
    for aim in shot.aims:
        if aim not in state.models or shot.model not in state.models:
            continue
        face = hits.needed(shot.need, shot.lines)
        roll = dice.sum(1, 10, "to-hit")
        hit = roll.value >= face
        firer = state.models[shot.model]
        out.append(ShotsFired(firer.unit, shot.target, shot.weapon, shot.part, 1, face, int(hit), (roll,), shot.lines))
        if charges.goes_off_in_hand(WEAPONS[shot.weapon], roll.value):
            charges.blow_up(state, shot, mode, roll, dice, out)
            return
        charges.use_up(state, shot)
        struck_at(state, shot, mode, aim, hit, roll.value, dice, out)


def struck_at(state: State, shot: Shot, mode: Mode, aim: str, hit: bool, die: int, dice: Dice, out: Out) -> None:
    """The template goes where it was aimed; thrown things that miss drift, other direct shots are lost.

    Rules: OW-area-miss, OW-grenade-drift, OW-heat-miss.
    """
    from sandtable.games.operation.rules.hooks import building_struck, vehicle_hit
    from sandtable.games.operation.rules.indirect import drifted

    target = state.models[aim]
    firer = state.models[shot.model]
    grenade = mode.name == "thrown"
    vehicle = shot.part.startswith("vehicle:")
    if vehicle and hit:
        vehicle_hit(state, shot, aim, die, dice, out)
        return
    spot = area.impact(state, target, grenade, False)
    if not hit:
        if not grenade:
            return
        landed = drifted(state, firer.unit, spot, 1, dice, out)
        if landed is None:
            return
        spot = landed
    gun = aim if hit and target.cls == "artillery" else ""
    start = (firer.x, firer.y)
    area.burst(state, spot, mode.template, shot.weapon, mode.table, shot.harm, start, gun, dice, out, shot.mode)
    building_struck(state, shot, spot, dice, out)


def interrupting(state: State, shot: Shot, mode: Mode, dice: Dice, out: Out) -> None:
    """An area weapon that interrupts a move hits a number of models instead of a place.

    Rules: OW-area-interrupt, OW-area-interrupt-min.
    """
    face = hits.needed(shot.need, shot.lines)
    roll = dice.sum(1, 10, "to-hit")
    firer = state.models[shot.model]
    hit = roll.value >= face
    out.append(ShotsFired(firer.unit, shot.target, shot.weapon, shot.part, 1, face, int(hit), (roll,), shot.lines))
    charges.use_up(state, shot)
    if not hit:
        return
    caught = dice.sum(1, 10, "models-caught")
    men = state.men(shot.target)
    count = min(len(men), max(caught_least(mode.template), caught.value + INTERRUPT[mode.template]))
    out.append(ModelsCaught(shot.target, count, (caught,)))
    part = men_part(state, shot)
    harmed = damage.men(count, mode.table, total(shot.harm), part, dice)
    out.append(DamageRolled(shot.target, mode.table, part, harmed.dead, harmed.shaken, harmed.rolls, shot.harm))
    if harmed.dead or harmed.shaken:
        seat = state.units[shot.target].seat
        state.call(Apportion(seat, tuple(man.id for man in men), harmed.dead, harmed.shaken))


def caught_least(radius: int) -> int:
    """T(3) hits at least one model.

    Rules: OW-area-interrupt-min.
    """
    return 1 if radius == 30 else 0


def men_part(state: State, shot: Shot) -> Any:
    """The cover in the name of the part fired at."""
    return shot.part.split("-")[0] if shot.part.split("-")[0] in ("open", "light", "medium", "heavy") else "open"


def fire_small(state: State, volley: Volley, dice: Dice, out: Out) -> None:
    """Roll to hit for all weapons of one kind and number at one part, then damage part by part.

    Rules: OW-fire-rof, OW-fire-hit, OW-fire-damage, OW-fire-close5.
    """
    from sandtable.games.operation.rules.hooks import douse_frame

    groups: dict[tuple[Any, ...], list[Shot]] = {}
    for shot in volley.shots:
        if shot.model in state.models and shot.target in state.units:
            face = hits.needed(shot.need, shot.lines)
            key = (shot.target, shot.part, shot.weapon, shot.mode, face, bool(shot.risk))
            groups.setdefault(key, []).append(shot)
    struck: dict[tuple[str, str, str], int] = {}
    for (target, part, weapon, _, face, risk), shots in groups.items():
        for shot in shots:
            crewed.fired(state, shot.model, shot.index, shot.markers)
            charges.use_up(state, shot)
        count = sum(shot.dice for shot in shots)
        if part.startswith("vehicle:"):
            fire_at_vehicle(state, volley, shots, face, part, dice, out)
            continue
        roll = dice.passes(count, 10, face, "to-hit")
        unit = volley.intent.unit
        out.append(ShotsFired(unit, target, weapon, part, count, face, roll.value, (roll,), shots[0].lines))
        left = check_friends(state, unit, shots, roll.value, dice, out) if risk else roll.value
        table = way_of(shots[0]).table
        struck[target, part, table] = struck.get((target, part, table), 0) + left
    for (target, name, table), count in struck.items():
        if douse_frame(state, volley.intent.seat, target, count):
            state.call(DouseLight(volley, target, name, table, count))
        else:
            hurt(state, volley, target, name, table, count, dice, out)


class DouseLight(Ask, frozen=True, gc=False):
    """The firer may give up two hits on a searchlight's unit to put the light out.

    Rules: OW-searchlight-hit.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Douse,)
    standing: ClassVar[str | None] = "divide"

    volley: Volley
    target: str
    part: str
    table: str
    hits: int

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.volley.intent.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("douse-light", {"hits": self.hits}, "OW-searchlight-hit", (self.target,))

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Douse(False), Douse(True)]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        return None

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        from sandtable.games.operation.rules import night

        state.end()
        left = night.douse(state, self.target, self.hits, out) if action.light else self.hits
        hurt(state, self.volley, self.target, self.part, self.table, left, dice, out)


def hurt(state: State, volley: Volley, target: str, name: str, table: str, count: int, dice: Dice, out: Out) -> None:
    """Damage for the hits on one part; the owner assigns, or a precise shot picks its man.

    Rules: OW-fire-damage, OW-fire-assign, OW-fire-surplus, OW-gun-target.
    """
    from sandtable.games.operation.rules.hooks import crew_hit

    part = next(each for each in volley.parts if each.name == name and each.unit == target)
    firer = state.units[volley.intent.unit]
    harm = tuple(hits.harm_lines(volley.intent.order, part))
    models = state.pieces(firer)
    start = (models[0].x, models[0].y) if models else (0, 0)
    if not count:
        return
    if part.kind == "gun":
        guns = tuple(each for each in part.models if each in state.models and state.models[each].cls == "artillery")
        if len(guns) == 1:
            area.strike_gun(state, guns[0], table, harm, start, count, dice, out)
        elif guns:
            state.call(battery.Spread(state.units[target].seat, guns, table, harm, start, count))
        return
    harmed = damage.men(count, table, total(harm), part.cover, dice)
    out.append(DamageRolled(target, table, part.cover, harmed.dead, harmed.shaken, harmed.rolls, harm))
    if part.kind == "crew":
        crew_hit(state, part.models, harmed.dead, harmed.shaken, dice, out)
        return
    if harmed.dead or harmed.shaken:
        precise = snipers.is_precise(firer, volley.intent.arms)
        seat = firer.seat if precise else state.units[target].seat
        state.call(Apportion(seat, part.models, harmed.dead, harmed.shaken))


def check_friends(state: State, unit: str, shots: list[Shot], count: int, dice: Dice, out: Out) -> int:
    """Each hit past friendly men: below the firer's training one of them is hit instead. Returns what goes on.

    Rules: OW-friendly-test.
    """
    if not count:
        return 0
    roll = dice.passes(count, 10, state.units[unit].training, "accuracy")
    astray = count - roll.value
    near = tuple(dict.fromkeys(each for shot in shots for each in shot.risk if each in state.models))
    if not near:
        return count
    hit = state.models[near[0]].unit
    out.append(FriendsChecked(unit, hit, astray, (roll,)))
    if astray:
        men = [state.models[each] for each in near if state.models[each].unit == hit]
        mode = way_of(shots[0])
        cover = area.cover_from(state, men[0], (men[0].x, men[0].y))
        harmed = damage.men(astray, mode.table, 0, cover, dice)
        out.append(DamageRolled(hit, mode.table, cover, harmed.dead, harmed.shaken, harmed.rolls))
        if harmed.dead or harmed.shaken:
            seat = state.units[hit].seat
            state.call(Apportion(seat, tuple(man.id for man in men), harmed.dead, harmed.shaken))
    return roll.value


def fire_at_vehicle(
    state: State, volley: Volley, shots: list[Shot], face: int, part: str, dice: Dice, out: Out
) -> None:
    """Dice at a vehicle are looked at one by one: the die that hit may count again.

    Rules: OW-fire-hit, OW-screen-reuse.
    """
    from sandtable.games.operation.rules.hooks import vehicle_hit

    model = part.removeprefix("vehicle:")
    for shot in shots:
        roll = dice.each(shot.dice, 10, "to-hit")
        good = [die for die in roll.dice if die >= face]
        unit = volley.intent.unit
        out.append(ShotsFired(unit, shot.target, shot.weapon, part, shot.dice, face, len(good), (roll,), shot.lines))
        for die in good:
            if model in state.models and not state.models[model].destroyed:
                vehicle_hit(state, shot, model, die, dice, out)


def open_fire(state: State, intent: Intent, moved: bool, interrupts: bool, dice: Dice, out: Out) -> None:
    """Put the fire of a unit on the stack: direct, or indirect at coordinates."""
    from sandtable.games.operation.rules.indirect import fires_indirectly, shell

    if fires_indirectly(state, intent):
        state.call(Aftermath())
        shell(state, intent, dice, out)
    else:
        state.call(Volley(intent, moved, interrupts))
