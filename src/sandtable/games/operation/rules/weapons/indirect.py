"""Indirect fire: shells that fall, and where they drift to."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.infantry import ShotDrifted, ShotsFired, ShotsWasted
from sandtable.games.operation.model import pieces
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import VEHICLES, Model, Unit
from sandtable.games.operation.model.shot import Shot
from sandtable.games.operation.model.state import Out, State, is_active
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.ground.cohesion import is_together
from sandtable.games.operation.rules.ground.cover import in_smoke
from sandtable.games.operation.rules.ground.measuring import place
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry import crewed_weapons
from sandtable.games.operation.rules.infantry.detection import is_valid, sees_some
from sandtable.games.operation.rules.vehicles.vehicle_area import INSIDE_MODIFIER, may_lob_inside
from sandtable.games.operation.rules.weapons import area, charges, hits
from sandtable.games.operation.rules.weapons.hits import HARMS, LINES
from sandtable.games.operation.rules.weapons.wasted import why_no_shot
from sandtable.games.operation.tables import WEAPONS, Mode, column
from sandtable.geometry.table import distance2, root_up
from sandtable.geometry.table.angles import moved
from sandtable.kernel import Dice, Modifier

DRIFT_STEPS = (300, 600, 1200)
DUD_AT_MOST = 2
BARE = 7
"""Number needed for bare coordinates."""


def drift_step(distance: int, blind: bool) -> int:
    """x1 up to 30 cm, x2 up to 60, x3 up to 120, x4 beyond; one more without sight.

    Rules: OW-drift-step, OW-drift-blind.
    """
    return 1 + sum(distance > step for step in DRIFT_STEPS) + blind


def drifted(state: State, unit: str, spot: pieces.Spot, step: int, dice: Dice, out: Out) -> pieces.Spot | None:
    """Where a missed shot comes down; None when a 1 or 2 makes it harmless.

    Rules: OW-drift-direction, OW-drift-dud, OW-grenade-drift.
    """
    roll = dice.sum(1, 10, "drift")
    if roll.value <= DUD_AT_MOST:
        out.append(ShotDrifted(unit, spot[:2], spot[:2], roll.value, True))
        return None
    direction = dice.sum(1, 360, "drift-direction").value * 10
    x, y = moved(spot[:2], direction, roll.value * 10 * step)
    out.append(ShotDrifted(unit, spot[:2], (x, y), roll.value, False))
    return (x, y, spot[2])


def arms_of(state: State, unit: Unit) -> list[tuple[Model, int, Mode]]:
    """Models of a unit with a weapon that can be fired indirectly.

    Rules: OW-indirect.
    """
    if "indirect-fire" not in unit.traits:
        return []
    found = []
    for model in state.pieces(unit):
        for index, each in enumerate(model.weapons):
            mode = WEAPONS[each].mode("indirect")
            if mode is not None and each not in model.spent:
                found.append((model, index, mode))
    return found


def fires_indirectly(state: State, intent: Intent) -> bool:
    """Coordinates, or a weapon that only fires in an arc, or as announced.

    Rules: OW-indirect, OW-comms-bind.
    """
    if intent.shelled:
        return True
    arms = arms_of(state, state.units[intent.unit])
    if not arms or not intent.target:
        return False
    direct = [
        mode for model, index, _ in arms for mode in WEAPONS[model.weapons[index]].modes if mode.name != "indirect"
    ]
    return intent.arms == "indirect" or not direct


def can_see(state: State, unit: Unit, foe: Unit) -> bool:
    """For a mortar it is enough that one man of the unit sees the target."""
    return bool(sights(state, unit, foe))


def drift_lines(intent: Intent, blind: bool, smoky: bool = False) -> tuple[Modifier, ...]:
    """Order, -1 without sight or detection when the order was given, smoke at the target; range does not count.

    Rules: OW-comms-blind, OW-order-assault, OW-smoke-cover.
    """
    found = [LINES["assault"]] if intent.order == "assault" else [LINES["cover"]] if intent.order == "cover" else []
    found += [LINES["blind"]] if blind else []
    return (*found, LINES["smoke"]) if smoky else tuple(found)


def minimum(state: State, mode: Mode) -> int:
    """The later edition's minimum distances, only if they are switched on.

    Rules: OW-indirect-min.
    """
    return mode.minimum if state.on("minimum-distances") else 0


def shell(state: State, intent: Intent, dice: Dice, out: Out, named: str = "") -> None:
    """Every weapon of the unit that can fires at the model that was named or the coordinates; what misses drifts.

    Covering fire has -3 on the damage as well.

    Rules: OW-indirect, OW-drift-step, OW-indirect-11, OW-comms-stay, OW-fire-mortar, OW-covering-template.
    """
    unit, fired = state.units[intent.unit], False
    going = intent.going(unit.models)
    busy: frozenset[str] = frozenset()
    for model, index, mode in arms_of(state, unit):
        weapon = WEAPONS[model.weapons[index]]
        if (
            not is_active(state, model)
            or not crewed_weapons.is_loaded(model, index)
            or crewed_weapons.is_blocked_in(state, model, weapon)
            or model.id in going
        ):
            continue
        service = crewed_weapons.serve(state, model, weapon, model.went == state.turn, busy)
        aim = aim_point(state, intent, model, mode, named)
        if service is None or aim is None or not crewed_weapons.bears(model, weapon, aim[0][:2]):
            continue
        busy = busy | frozenset((model.id, *service.helpers))
        crewed_weapons.turn_to(state, model.id, aim[0][:2])
        spot, need, target = aim
        shot = Shot(
            model.id,
            weapon.id,
            "indirect",
            intent.target,
            1,
            need,
            harm=(HARMS["cover"],) if intent.order == "cover" else (),
            markers=service.markers,
            index=index,
            indirect=True,
        )
        crewed_weapons.fired(state, model.id, index, service.markers)
        fired = True
        salvo(state, intent, shot, mode, spot, target, dice, out)
    if not fired:
        out.append(ShotsWasted(intent.unit, why_no_shot(state, intent)))


def aim_choices_indirect(state: State, intent: Intent) -> list[str]:
    """Models of the target that some weapon of the unit may be aimed at indirectly: the firer names one.

    Rules: OW-area-aim, OW-indirect, OW-fire-mortar.
    """
    if intent.shelled:
        return []
    arms = arms_of(state, state.units[intent.unit])
    return [
        model.id
        for model in targets_seen(state, intent)
        if any(is_aimed_at(state, intent, firer, mode, model.id) for firer, _, mode in arms)
    ]


def is_aimed_at(state: State, intent: Intent, firer: Model, mode: Mode, named: str) -> bool:
    """Whether a weapon can be aimed at the very model that is named."""
    found = aim_point(state, intent, firer, mode, named)
    return found is not None and found[2] == named


def aim_point(
    state: State, intent: Intent, model: Model, mode: Mode, named: str = ""
) -> tuple[pieces.Spot, int, str] | None:
    """Where the shell is meant to fall, the number needed, and the model aimed at; None if it may not be fired.

    Rules: OW-indirect-11, OW-comms-stay, OW-av-11, OW-indirect-min.
    """
    unit = state.units[intent.unit]
    if intent.shelled:
        if unit.coordinates is None:
            return None
        spot, need, target = (*unit.coordinates, 0), BARE, ""
        hit = next((m for m in area.under(state, spot, 0) if state.units[m.unit].seat != unit.seat), None)
        if hit is not None and mode.need[column(hit.cls)]:
            target, need = hit.id, mode.need[column(hit.cls)]
            spot = area.impact(state, hit, False, True)
    else:
        seen = targets_seen(state, intent, model)
        if not seen:
            return None
        aimed = min(seen, key=lambda m: (m.id != named, distance2(place(m), place(model)), m.id))
        need, target = mode.need[column(aimed.cls)] or lob_number(state, model, mode, aimed), aimed.id
        spot = area.impact(state, aimed, False, True)
    far = root_up(distance2(spot[:2], place(model)))
    lines = drift_lines(intent, intent.blind, target in state.models and in_smoke(state, state.models[target]))
    if not need or need - sum(int(line.value) for line in lines) >= 11:
        return None
    return (spot, need, target) if minimum(state, mode) <= far <= mode.normal else None


def lob_number(state: State, model: Model, mode: Mode, target: Model) -> int:
    """Into an open top a shell that shows NH is lobbed at a base of 9.

    Rules: OW-av-inside.
    """
    weapon = next((WEAPONS[w] for w in model.weapons if WEAPONS[w].mode("indirect") is mode), None)
    lobs = weapon is not None and target.cls in VEHICLES and may_lob_inside(state, weapon, target)
    return INSIDE_MODIFIER if lobs else 0


def salvo(
    state: State, intent: Intent, shot: Shot, mode: Mode, spot: pieces.Spot, target: str, dice: Dice, out: Out
) -> None:
    """One shell, or a salvo whose other templates drift from the first real point of impact; until there is one, each
    drifts from the target.

    Rules: OW-rockets, OW-drift-step, OW-drift-blind, OW-R95.
    """
    firer = state.models[shot.model]
    lines = drift_lines(intent, intent.blind, target in state.models and in_smoke(state, state.models[target]))
    face = hits.needed(shot.need, lines)
    roll = dice.sum(1, 10, "to-hit")
    hit = roll.value >= face
    out.append(ShotsFired(firer.unit, intent.target, shot.weapon, "indirect", 1, face, int(hit), (roll,), lines))
    foe = state.units.get(intent.target)
    blind = foe is None or not can_see(state, state.units[firer.unit], foe)
    step = drift_step(root_up(distance2(spot[:2], place(firer))), blind)
    charges.use_up(state, shot)
    shot = replace(shot, target=intent.target, lines=lines)
    first: pieces.Spot | None = None
    for number in range(max(1, mode.count)):
        straight = hit and not number
        end = spot if straight else drifted(state, firer.unit, first or spot, step, dice, out)
        if end is not None:
            first = first or end
            land(state, shot, mode, end, target if straight else "", roll.value, dice, out)
            extensions.roof_struck.call(state, shot, end, dice, out)


def land(state: State, shot: Shot, mode: Mode, spot: pieces.Spot, target: str, die: int, dice: Dice, out: Out) -> None:
    """The shell goes off.

    Rules: OW-area-all, OW-area-gun.
    """
    firer = state.models.get(shot.model)
    start = place(firer) if firer is not None else spot[:2]
    if target and extensions.lobbed_inside.call(state, shot, target, dice, out):
        return
    gun = target if target in state.models and state.models[target].cls == "artillery" else ""
    area.burst(state, spot, mode.template, shot.weapon, mode.table, shot.harm, start, gun, dice, out, shot.mode)


def targets_seen(state: State, intent: Intent, firer: Model | None = None) -> list[Model]:
    """Models of the target that somebody of the unit sees now, or of which this firer knows; without coordinates
    nothing else is aimed at.

    Rules: OW-indirect, OW-fire-mortar, OW-target-valid, OW-covering-template.
    """
    unit, foe = state.units[intent.unit], state.units.get(intent.target)
    if foe is None:
        return []
    cover = intent.order == "cover"
    if not (sees_some(state, unit, foe) if cover else is_valid(state, unit, foe)):
        return []
    eyes = observers(state, unit, firer)
    lines = sights(state, unit, foe, through_smoke=cover)
    seen = {name for eye, looks in lines.items() if eyes is None or eye in eyes for name in looks}
    return [model for model in state.pieces(foe) if model.id in seen]


def observers(state: State, unit: Unit, firer: Model | None) -> frozenset[str] | None:
    """Whose eyes a weapon has: a gun its own place, a mortar all of its unit while that is in cohesion; None: all.

    Rules: OW-fire-mortar, OW-fire-facing, OW-R76.
    """
    if firer is None:
        return None
    mortar = any(WEAPONS[weapon].is_mortar for weapon in firer.weapons)
    if not mortar or not is_together(state, unit):
        return frozenset((firer.id,))
    return frozenset(model.id for model in state.pieces(unit) if model.role != "away")
