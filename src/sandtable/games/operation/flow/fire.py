"""A volley: aim, templates, area weapons, the rest, and then morale."""

from __future__ import annotations

from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.infantry import Place
from sandtable.games.operation.actions.vehicle import Douse
from sandtable.games.operation.events.infantry import DamageRolled, ShotsFired, ShotsWasted
from sandtable.games.operation.flow import aiming, losses
from sandtable.games.operation.flow.aiming import Allot, Divisions, LayTemplate, TakePart
from sandtable.games.operation.flow.losses import Apportion
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point, Seat
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import Out, State
from sandtable.games.operation.rules.chapters import night, squadrons
from sandtable.games.operation.rules.infantry import crewed_weapons, damage, morale, snipers
from sandtable.games.operation.rules.infantry.damage import total
from sandtable.games.operation.rules.vehicles import motorcycles, nerves
from sandtable.games.operation.rules.vehicles.nerves import settle_nerves
from sandtable.games.operation.rules.weapons import (
    area,
    charges,
    friends,
    group_hits,
    hits,
    vehicle_hits,
    vehicle_volley,
    wasted,
)
from sandtable.games.operation.rules.weapons.aiming import (
    aim_choices,
    aimed_at,
    parts_in_sight,
    possible,
    templates_of,
    turn_all,
    way_of,
)
from sandtable.games.operation.rules.weapons.indirect import aim_choices_indirect, fires_indirectly, shell
from sandtable.games.operation.rules.weapons.volley_areas import catches, fire_template
from sandtable.kernel import Ask, Auto, Dice, Prompt, Refusal
from sandtable.kernel.action import Action


class Volley(Auto[State], frozen=True, gc=False):
    """One unit fires. `step` runs through choosing parts, laying templates, and the rolls; area weapons come first.

    Rules: OW-fire-steps, OW-fire-area-first.
    """

    intent: Intent
    moved: bool = False
    interrupts: bool = False
    """Fired into the middle of the target's move."""
    step: int = 0
    parts: tuple[TargetPart, ...] = ()
    shots: tuple[Shot, ...] = ()
    picked: tuple[str, ...] = ()
    """The part that each announced weapon of a vehicle takes; "" is none."""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        (self.take_aim, self.lay_templates, self.fire_areas, self.fire_rest)[self.step](state, dice, out)

    def take_aim(self, state: State, dice: Dice, out: Out) -> None:
        """Who can fire at what; the firer divides his weapons among the parts of a target."""
        if len(self.picked) < len(self.intent.aims):
            aim = self.intent.aims[len(self.picked)]
            choice = state.resting(vehicle_volley.part_choices, state, self.intent, aim, self.moved)
            if len(choice) > 1:
                state.call(TakePart(self.intent.seat, aim.target, choice))
            else:
                state.goto(replace(self, picked=(*self.picked, choice[0][1].name if choice else "")))
            return
        found, shots, asks = state.resting(self.aim, state)
        parts, more = vehicle_volley.shots(state, self.intent, self.moved, out, self.picked)
        state.goto(replace(self, step=1, parts=(*found, *parts), shots=(*shots, *more)))
        if asks:
            state.call(Divisions(tuple(asks)))

    def aim(self, state: State) -> tuple[list[TargetPart], list[Shot], list[Allot]]:
        """The parts of the targets of men and guns, their shots, and where they must be divided among several parts."""
        found: list[TargetPart] = []
        shots: list[Shot] = []
        asks: list[Allot] = []
        for foe, heavy in aimed_at(state, self.intent):
            here = parts_in_sight(state, self.intent, foe)
            found += here
            options = {part.name: possible(state, self.intent, part, self.moved, heavy) for part in here}
            usable = [part for part in here if options[part.name]]
            if len(usable) == 1:
                shots += options[usable[0].name]
            elif usable:
                asks.append(Allot(self.intent, self.moved, heavy, foe, tuple(usable)))
        return found, shots, asks

    def lay_templates(self, state: State, dice: Dice, out: Out) -> None:
        """Each area weapon is aimed at one seen model of its part."""
        for n, shot in enumerate(self.shots):
            mode = way_of(shot)
            wanted = templates_of(state, shot, mode) if shot.mode == "he" and not shot.indirect else 1
            laid = bool(mode.length) or (bool(mode.template) and not catches(shot, self.interrupts))
            if laid and len(shot.aims) < wanted:
                choice = aim_choices(state, self.intent, self.parts, shot)
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
            out.append(ShotsWasted(self.intent.unit, wasted.why_no_shot(state, self.intent)))

    def fire_areas(self, state: State, dice: Dice, out: Out) -> None:
        """One area weapon at a time, until only the others are left."""
        for n, shot in enumerate(self.shots):
            mode = way_of(shot)
            if not (mode.template or mode.length):
                continue
            state.goto(replace(self, shots=self.shots[:n] + self.shots[n + 1 :]))
            if shot.model in state.models:
                crewed_weapons.fired(state, shot.model, shot.index, shot.markers)
                fire_template(state, self.interrupts, shot, mode, dice, out)
            return
        state.goto(replace(self, step=3))

    def fire_rest(self, state: State, dice: Dice, out: Out) -> None:
        """All other weapons together, part by part; then morale."""
        state.goto(Aftermath())
        fire_small(state, self, dice, out)


class Aftermath(Auto[State], frozen=True, gc=False):
    """After an attack morale is tested at once, then the nerves of crews.

    Rules: OW-morale-when.
    """

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.end()
        morale.settle(state, dice, out)
        after_morale(state, dice, out)
        settle_nerves(state, dice, out)


def fire_small(state: State, volley: Volley, dice: Dice, out: Out) -> None:
    """Roll to hit for all weapons of one kind and number at one part, then damage part by part.

    Rules: OW-fire-rof, OW-fire-hit, OW-fire-damage, OW-fire-close5.
    """
    groups: dict[tuple[Any, ...], list[Shot]] = {}
    for shot in volley.shots:
        if shot.model in state.models and shot.target in state.units:
            face = hits.needed(shot.need, shot.lines)
            key = (shot.target, shot.part, shot.weapon, shot.mode, face, bool(shot.risk))
            groups.setdefault(key, []).append(shot)
    firers = {shot.model: state.models[shot.model] for shots in groups.values() for shot in shots}
    struck: dict[tuple[str, str, str], int] = {}
    for (target, part, weapon, _, face, risk), shots in groups.items():
        for shot in shots:
            if shot.model in state.models:
                crewed_weapons.fired(state, shot.model, shot.index, shot.markers)
                charges.use_up(state, shot)
        count = sum(shot.dice for shot in shots)
        if shots[0].kind == "vehicle":
            fire_at_vehicle(state, volley, shots, firers, face, dice, out)
            continue
        roll = dice.passes(count, 10, face, "to-hit")
        unit = volley.intent.unit
        out.append(ShotsFired(unit, target, weapon, part, count, face, roll.value, (roll,), shots[0].lines))
        left = friends.check(state, unit, shots, roll.value, dice, out) if risk else roll.value
        table = way_of(shots[0]).table
        struck[target, part, table] = struck.get((target, part, table), 0) + left
    for (target, name, table), count in struck.items():
        if night.may_douse(state, target, count):
            state.call(DouseLight(volley, target, name, table, count))
        else:
            hurt(state, volley, target, name, table, count, dice, out)


class DouseLight(Ask[State, Douse], frozen=True, gc=False):
    """The firer may give up two hits on a searchlight's unit to put the light out.

    Rules: OW-searchlight-hit.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Douse,)
    standing: ClassVar[str | None] = None

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

    def why_not(self, state: State, seat: Seat, action: Douse) -> Refusal | None:
        return None

    def apply(self, state: State, seat: Seat, action: Douse, dice: Dice, out: Out) -> None:
        state.end()
        left = night.douse(state, self.target, self.hits, out) if action.light else self.hits
        hurt(state, self.volley, self.target, self.part, self.table, left, dice, out)


def hurt(state: State, volley: Volley, target: str, name: str, table: str, count: int, dice: Dice, out: Out) -> None:
    """Damage for the hits on one part; the owner assigns, or a precise shot picks its man.

    Rules: OW-fire-damage, OW-fire-assign, OW-fire-surplus, OW-gun-target.
    """
    part = next(each for each in volley.parts if each.name == name and each.unit == target)
    firer = state.units[volley.intent.unit]
    harm = tuple(hits.harm_lines(volley.intent.order, part))
    if not count:
        return
    if part.kind == "gun":
        start = fired_from(state, volley, target, name)
        guns = tuple(each for each in part.models if each in state.models and state.models[each].cls == "artillery")
        if len(guns) == 1:
            area.strike_gun(state, guns[0], table, harm, start, count, dice, out, part.cover)
        elif guns:
            state.call(aiming.Spread(state.units[target].seat, guns, table, harm, start, count, part.cover))
        return
    harmed = damage.men(count, table, total(harm), part.cover, dice)
    out.append(DamageRolled(target, table, part.cover, harmed.dead, harmed.shaken, harmed.rolls, harm))
    if part.kind == "crew":
        vehicle_hits.exposed_hit(state, part.models, harmed.dead, harmed.shaken, dice, out)
        return
    if harmed.dead or harmed.shaken:
        precise = snipers.is_precise(firer, volley.intent.arms)
        seat = firer.seat if precise else state.units[target].seat
        state.call(Apportion(seat, part.models, harmed.dead, harmed.shaken))


def fired_from(state: State, volley: Volley, target: str, part: str) -> Point:
    """Where the shots at a part came from: the place of the first who fired at it.

    Rules: OW-shield-front.
    """
    fired = [shot.model for shot in volley.shots if shot.target == target and shot.part == part]
    models = [state.models[name] for name in fired if name in state.models] or state.pieces(volley.intent.unit)
    return (models[0].x, models[0].y) if models else (0, 0)


def fire_at_vehicle(
    state: State,
    volley: Volley,
    shots: list[Shot],
    firers: dict[str, Model],
    face: int,
    dice: Dice,
    out: Out,
) -> None:
    """Dice at a vehicle are looked at one by one: the die that hit may count again. In a group they are spread.

    A volley is one: who falls to the explosion of what he shot at has fired all the same, from where he stood.

    Rules: OW-fire-hit, OW-screen-reuse, OW-fire-damage, OW-friendly-test.
    """
    model, part = shots[0].hull, shots[0].part
    shared, waiting = group_hits.is_group(state, shots[0].target), list[group_hits.Hit]()
    for shot in shots:
        roll = dice.each(shot.dice, 10, "to-hit")
        good = [die for die in roll.dice if die >= face]
        unit = volley.intent.unit
        out.append(ShotsFired(unit, shot.target, shot.weapon, part, shot.dice, face, len(good), (roll,), shot.lines))
        if shared:
            sure = [die for die in good if not shot.risk or friends.check(state, unit, [shot], 1, dice, out)]
            waiting += [group_hits.Hit(shot, die, firers[shot.model]) for die in sure]
            continue
        for die in good:
            if model in state.models and not state.models[model].destroyed:
                if shot.risk and not friends.check(state, unit, [shot], 1, dice, out):
                    continue
                vehicle_hits.hit_vehicle(state, shot, model, die, dice, out, firers[shot.model])
    if waiting:
        foe = state.units[shots[0].target]
        seen = group_hits.seen_of(volley.parts, foe.id)
        found = group_hits.roll_damage(state, foe.id, waiting, dice, out)
        state.call(losses.GroupHits(foe.seat, volley.intent.seat, seen, found))


def open_fire(state: State, intent: Intent, moved: bool, interrupts: bool, dice: Dice, out: Out) -> None:
    """Put the fire of a unit on the stack: direct, or indirect at coordinates."""
    if fires_indirectly(state, intent):
        choice = aim_choices_indirect(state, intent)
        if len(choice) > 1:
            state.call(NameMark(intent, tuple(choice)))
        else:
            state.call(Shelling(intent, next(iter(choice), "")))
    else:
        state.call(Volley(intent, moved, interrupts))


class Shelling(Auto[State], frozen=True, gc=False):
    """Indirect fire at the coordinates, or at the model that was named.

    Rules: OW-indirect, OW-morale-when.
    """

    intent: Intent
    named: str = ""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        state.goto(Aftermath())
        shell(state, self.intent, dice, out, self.named)


class NameMark(Ask[State, Place], frozen=True, gc=False):
    """The firer names the model of the target at which his shells are aimed.

    Rules: OW-area-aim, OW-indirect.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Place,)
    standing: ClassVar[str | None] = "aim"

    intent: Intent
    models: tuple[str, ...]

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.intent.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("aim", {}, "OW-area-aim", self.models)

    def options(self, state: State, seat: Seat) -> list[Action]:
        return [Place(each) for each in self.models]

    def why_not(self, state: State, seat: Seat, action: Place) -> Refusal | None:
        return None if action.model in self.models else aiming.TEMPLATE_UNSEEN

    def apply(self, state: State, seat: Seat, action: Place, dice: Dice, out: Out) -> None:
        state.goto(Shelling(self.intent, action.model))


def after_morale(state: State, dice: Dice, out: Out) -> None:
    """Riders of stuck machines get off; nerves come after morale, then the courage of squadrons."""
    motorcycles.dismount_immobile(state)
    vehicle_hits.forget_spread(state)
    nerves.settle_nerves(state, dice, out)
    for unit in [u.id for u in state.units.values() if squadrons.is_squadron(u) and u.models]:
        squadrons.courage(state, unit, dice, out)
