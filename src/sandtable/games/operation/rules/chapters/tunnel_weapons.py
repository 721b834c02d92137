"""Area weapons below ground: grenades and charges that are announced, and what a man has who has nothing else."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.operation.events.chapters import ShotsBelow
from sandtable.games.operation.events.infantry import ChargeWentOff
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model, Point, Unit
from sandtable.games.operation.model.plans import BelowPlan
from sandtable.games.operation.model.state import Out, State, is_active
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.infantry import damage, losses
from sandtable.games.operation.rules.weapons import charges, hits
from sandtable.games.operation.rules.weapons.targets import ARMS, THROW_LEAST, THROWN
from sandtable.games.operation.tables import HARM, INTERRUPT, WEAPONS, Mode
from sandtable.games.operation.tables.words import OrderKind
from sandtable.geometry.table import distance2, root_up
from sandtable.kernel import Dice, Modifier

USED_UP = frozenset(("charge", "at-grenade", "rockets"))


def foe_below(draft: Intent) -> str:
    """The marker that a unit below ground fires at or assaults."""
    plan = draft.plan(BelowPlan)
    return plan.unit if plan is not None else ""


def target_below(draft: Intent) -> str:
    """The marker that a unit below ground fires at, on an Assault before or after it goes there."""
    return "" if draft.order == "assault" and not draft.when else foe_below(draft)


def lines_below(order: OrderKind, mode: Mode, far: int) -> tuple[Modifier, ...]:
    """To hit below ground: the order, and +3 within 5 cm.

    Rules: OW-tun-fight, OW-fire-close5.
    """
    return (*hits.order_lines(order, True, mode), *hits.range_lines(mode, far, False))


def harm_below(order: OrderKind) -> int:
    """Covering fire has its -3 on the damage below ground too.

    Rules: OW-order-cover, OW-tun-fight.
    """
    return HARM["cover"].value if order == "cover" else 0


def distance_below(one: Unit, two: Unit) -> int:
    """How far two markers are apart."""
    return root_up(distance2(place_of(one), place_of(two)))


def throwable(state: State, unit: Unit, foe: Unit) -> list[str]:
    """What may be thrown at a marker: nothing nearer than 4 cm.

    Rules: OW-tun-template, OW-grenade-min, OW-charge-throw, OW-intent-extra.
    """
    if not foe.below or distance2(place_of(unit), place_of(foe)) < THROW_LEAST * THROW_LEAST:
        return []
    men = [man for man in state.everyone(unit) if is_active(state, man)]
    return [arms for arms in ARMS if any(thrown_arm(man, arms) for man in men)]


def template_mode(weapon: str) -> Mode | None:
    """The way of using a weapon that puts a template on men."""
    return next((mode for mode in WEAPONS[weapon].modes if mode.template and mode.need[0]), None)


def thrown_arm(man: Model, arms: str) -> str:
    """What a man throws of what was announced."""
    wanted = ARMS.get(arms, frozenset())
    held = (w for w in man.weapons if w not in man.spent and WEAPONS[w].group in wanted)
    return next((w for w in held if template_mode(w) is not None), "")


def other_arm(man: Model) -> str:
    """The area weapon of a man without a firearm; what is thrown must have been announced."""
    held = (w for w in man.weapons if w not in man.spent and WEAPONS[w].group not in THROWN)
    return next((w for w in held if template_mode(w) is not None), "")


def lob(state: State, man: Model, weapon: str, target: str, order: OrderKind, dice: Dice, out: Out) -> None:
    """One man uses an area weapon: one die to hit, then as many models as the template catches.

    Rules: OW-tun-fight, OW-tun-template, OW-charge-hand.
    """
    mode = template_mode(weapon)
    if mode is None or not state.everyone(target):
        return
    state.change(man.id, shot=state.turn)
    roll = dice.sum(1, 10, "below")
    if charges.goes_off_in_hand(WEAPONS[weapon], roll.value):
        out.append(ChargeWentOff(man.unit, man.id, (roll,)))
        losses.kill(state, man.id, out)
        throw(state, man.unit, man.unit, weapon, order, dice, out)
        return
    if WEAPONS[weapon].group in USED_UP:
        held = state.models[man.id]
        state.models[man.id] = replace(held, spent=(*held.spent, weapon))
    far = distance_below(state.units[man.unit], state.units[target])
    if roll.value >= hits.needed(mode.need[0], lines_below(order, mode, far)):
        throw(state, man.unit, target, weapon, order, dice, out)


def throw(state: State, unit: str, target: str, weapon: str, order: OrderKind, dice: Dice, out: Out) -> None:
    """An area weapon below ground hits a number of models.

    Rules: OW-tun-template.
    """
    mode = template_mode(weapon)
    men = tuple(man.id for man in state.everyone(target))
    if mode is None or not men:
        return
    roll = dice.sum(1, 10, "below-caught")
    count = caught(mode.template, roll.value, len(men))
    out.append(ShotsBelow(unit, target, count, (roll,)))
    harm = damage.men(count, mode.table, harm_below(order), "open", dice)
    extensions.apportion.call(state, state.units[target].seat, men, harm.dead, harm.shaken)


def caught(radius: int, roll: int, men: int) -> int:
    """How many models an area weapon hits below ground: T(3) at least one, never more than there are.

    Rules: OW-tun-template.
    """
    least = 1 if radius == 30 else 0
    return min(men, max(least, roll + INTERRUPT[radius]))


def place_of(unit: Unit) -> Point:
    """Where a marker is below ground."""
    assert unit.below is not None, "only who is below ground has a marker"
    return unit.below.at
