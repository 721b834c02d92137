"""The number needed to hit, with every modifier and its clause."""

from __future__ import annotations

from sandtable.games.operation.model.shot import TargetPart
from sandtable.games.operation.rules.infantry.damage import signed, total
from sandtable.games.operation.tables import HARM, HIT, Mode, Weapon
from sandtable.games.operation.tables.words import OrderKind
from sandtable.kernel import Modifier

CLOSE5 = 50


def hit_line(key: str) -> Modifier:
    found = HIT[key]
    return Modifier(found.rule, f"hit-{key}", signed(found.value))


def harm_line(key: str) -> Modifier:
    found = HARM[key]
    return Modifier(found.rule, f"harm-{key}", signed(found.value))


LINES: dict[str, Modifier] = {key: hit_line(key) for key in HIT}
HARMS: dict[str, Modifier] = {key: harm_line(key) for key in HARM}


def order_lines(order: OrderKind, close: bool, mode: Mode) -> list[Modifier]:
    """Assault -1, covering fire -1, Ambush +1 at close range; shaped charges know no close range.

    Rules: OW-order-assault, OW-order-ambush, OW-order-cover, OW-heat-range.
    """
    if order == "assault":
        return [LINES["assault"]]
    if order == "cover":
        return [LINES["cover"]]
    return [LINES["ambush-close"]] if order == "ambush" and close and mode.close and mode.name != "heat" else []


def range_lines(mode: Mode, distance: int, scope: bool) -> list[Modifier]:
    """Beyond normal range -2, within 5 cm +3; a telescope takes the first away and adds 1.

    Rules: OW-fire-extreme, OW-fire-close5, OW-heat-range.
    """
    found: list[Modifier] = []
    if distance <= CLOSE5:
        found.append(LINES["close5"])
    elif distance > mode.normal and mode.extreme and not scope:
        found.append(LINES["extreme"])
    if scope:
        found.append(LINES["telescope"])
    return found


def weapon_lines(weapon: Weapon, mode: Mode) -> list[Modifier]:
    """A long barrel helps direct fire with armour-piercing shot."""
    return [LINES["long-barrel"]] if "long-barrel" in weapon.traits and mode.name == "ap" else []


def part_lines(part: TargetPart) -> list[Modifier]:
    """A ditch or trench -1, smoke -2, for the part of the target that is in it; men who only look out of a vehicle -2.

    Rules: OW-split-trench, OW-smoke-cover, OW-exposed-fire, OW-av-above.
    """
    found = [LINES["trench"]] if part.trench else []
    if part.smoke:
        found.append(LINES["smoke"])
    if part.kind == "crew" and not part.inside:
        found.append(LINES["exposed"])
    return found


def needed(need: int, lines: tuple[Modifier, ...]) -> int:
    """The face that a die must show: the number less the modifiers, never less than 2, for a 1 always misses.

    Rules: OW-fire-hit, OW-modifiers, OW-one, OW-fire-eleven.
    """
    return max(2, need - total(lines))


def harm_lines(order: OrderKind, part: TargetPart) -> list[Modifier]:
    """Covering fire -3 and smoke -2 on the damage roll.

    Rules: OW-order-cover, OW-smoke-cover.
    """
    found = [HARMS["cover"]] if order == "cover" else []
    if part.smoke:
        found.append(HARMS["smoke"])
    return found


def in_place(lines: tuple[Modifier, ...], key: str, smoky: bool) -> tuple[Modifier, ...]:
    """Lines that were made for the part fired at, for a model that the template reaches: smoke where it lies itself.

    Rules: OW-smoke-cover.
    """
    found = (LINES if key == "hit" else HARMS)["smoke"]
    return (*(line for line in lines if line.rule != found.rule), *((found,) if smoky else ()))
