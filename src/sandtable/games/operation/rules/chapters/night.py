"""Night fighting: searchlights, flares, shorter sight."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.chapters import FlareFired, LightLaid, LightOut
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point, Unit
from sandtable.games.operation.model.plans import FlarePlan, LightPlan
from sandtable.games.operation.model.state import Out, State, is_active
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.chapters import fires
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.weapons.indirect import drift_step, drifted
from sandtable.games.operation.tables import SEARCHLIGHT, WEAPONS, items
from sandtable.geometry.table import distance2, distance_at_most, root_up
from sandtable.kernel import Dice, Refusal

FLARE_HITS = 7
NO_LIGHT = Refusal("OW-searchlight", "no-searchlight")
NOT_STANDING = Refusal("OW-searchlight", "must-stand")
NO_FLARE = Refusal("OW-flare", "no-flare")
NOT_NIGHT = Refusal("OW-optional", "chapter-off")
HITS_FOR_LIGHT = 2


@extensions.is_lit.joins
def is_lit(state: State, model: Model) -> bool:
    """Whether the day values hold for a model: under a searchlight, a flare, or beside a burning wreck.

    Rules: OW-night-detect, OW-searchlight, OW-flare, OW-fires-night.
    """
    lamps = [t for t in state.templates.values() if t.kind in ("light", "flare")]
    if any(distance_at_most((lamp.x, lamp.y), (model.x, model.y), lamp.radius + 10) for lamp in lamps):
        return True
    return fires.lights(state, model)


@extensions.seen_at_night.joins
def seen_from(state: State, target: Model, base: int) -> int:
    """A unit that uses its searchlight is detected within 200 cm.

    Rules: OW-searchlight-seen.
    """
    return max(base, SEARCHLIGHT) if state.searchlights.get(target.unit, 0) == state.turn > 0 else base


def why_not_light(state: State, unit: Unit, moves: bool) -> Refusal | None:
    """A unit with a light, of which a man stays where he is.

    Rules: OW-searchlight, OW-optional.
    """
    if not state.on("night"):
        return NOT_NIGHT
    if "searchlight" not in unit.traits:
        return NO_LIGHT
    standing = [man for man in state.men(unit) if not man.shaken]
    return NOT_STANDING if moves or not standing else None


def announced_lights(state: State, draft: Intent, before: int, out: Out) -> None:
    """A beam is laid as soon as it is announced: whoever answers knows what is lit.

    Rules: OW-searchlight.
    """
    for plan in draft.plans[before:]:
        if isinstance(plan, LightPlan) and plan.unit in state.units and state.pieces(plan.unit):
            light_up(state, draft.unit, state.units[plan.unit], out)


def first_seen(state: State, unit: str, target: Unit) -> Model:
    """A model of a target that the unit sees, or else the first."""
    seen = {name for line in sights(state, state.units[unit], target).values() for name in line}
    pieces = state.pieces(target)
    return next((model for model in pieces if model.id in seen), pieces[0])


def flared(draft: Intent) -> set[str]:
    """The unit over which a flare was announced: the rest of those who fire it may take it as their target.

    Rules: OW-flare.
    """
    return {plan.unit for plan in draft.every(FlarePlan)}


def light_up(state: State, unit: str, target: Unit, out: Out) -> None:
    """The beam lies on a unit in sight: a T(10) template until the end of the turn.

    Rules: OW-searchlight.
    """
    model = first_seen(state, unit, target)
    name = f"light-{unit}"
    state.templates[name] = Template(name, "light", model.x, model.y, items()["searchlight"].template, until=state.turn)
    state.searchlights[unit] = state.turn
    out.append(LightLaid(unit, target.id, (model.x, model.y)))


def may_douse(state: State, unit: str, hits: int) -> bool:
    """Whether hits on a unit may be given up for its light.

    Rules: OW-searchlight-hit.
    """
    return state.on("night") and hits >= HITS_FOR_LIGHT and "searchlight" in state.units[unit].traits


def douse(state: State, unit: str, hits: int, out: Out) -> int:
    """The firer gives up two of his hits to put a searchlight out; how many are left to be rolled.

    Rules: OW-searchlight-hit.
    """
    held = state.units[unit]
    if hits < HITS_FOR_LIGHT or "searchlight" not in held.traits:
        return hits
    state.units[unit] = replace(held, traits=tuple(t for t in held.traits if t != "searchlight"))
    state.searchlights.pop(unit, None)
    state.templates.pop(f"light-{unit}", None)
    out.append(LightOut(unit))
    return hits - HITS_FOR_LIGHT


def why_not_flare(state: State, unit: Unit) -> Refusal | None:
    """A mortar or pistol with a flare left.

    Rules: OW-flare, OW-optional.
    """
    if not state.on("night"):
        return NOT_NIGHT
    return None if "flare" in unit.traits else NO_FLARE


def flare_man(state: State, unit: str) -> Model | None:
    """Who fires a flare: a man with a mortar or pistol, or else any man who can act.

    Rules: OW-flare.
    """
    men = [man for man in state.men(unit) if is_active(state, man)]
    armed = (man for man in men if any(WEAPONS[w].is_mortar or WEAPONS[w].group == "pistol" for w in man.weapons))
    return next(armed, None) or (men[-1] if men else None)


def fire_flare(state: State, firer: Model, target: Unit, dice: Dice, out: Out, goes: bool = False) -> None:
    """A flare hits on 7+, else it drifts; everything under its T(10) template is as by day until the turn ends.

    Who fires it does nothing else but go with his unit.

    Rules: OW-flare, OW-drift-blind.
    """
    model = first_seen(state, firer.unit, target)
    at: Point = (model.x, model.y)
    blind = not sights(state, state.units[firer.unit], target)
    if not goes:
        state.change(firer.id, rose=state.turn)
    roll = dice.sum(1, 10, "flare")
    hit = roll.value >= FLARE_HITS
    out.append(FlareFired(firer.unit, target.id, hit, at, (roll,)))
    far = root_up(distance2((firer.x, firer.y), at))
    spot = (*at, 0) if hit else drifted(state, firer.unit, (*at, 0), drift_step(far, blind), dice, out)
    spend_flare(state, firer.unit)
    if spot is not None:
        place = spot[:2]
        name = f"flare-{firer.unit}-{state.turn}"
        state.templates[name] = Template(name, "flare", place[0], place[1], items()["flare"].template, until=state.turn)


def spend_flare(state: State, unit: str) -> None:
    """One flare less; the trait stands once for each flare bought."""
    traits = list(state.units[unit].traits)
    traits.remove("flare")
    state.alter(unit, traits=tuple(traits))


def put_out_lights(state: State) -> None:
    """Flares and beams go out at the end of the turn.

    Rules: OW-flare, OW-searchlight.
    """
    for name, template in list(state.templates.items()):
        if template.kind in ("light", "flare"):
            del state.templates[name]
