"""Odds of fire, bombs, air combat and mines."""

from fractions import Fraction

from msgspec.structs import replace

from sandtable.games.barbarossa.model import AMBUSHED, State, Unit
from sandtable.games.barbarossa.odds.numbers import Spread, added, hits, shaken, spread_of
from sandtable.games.barbarossa.odds.telling import defence_lines, spirit, told
from sandtable.games.barbarossa.rules.figures import defence, firepower, melee_dice
from sandtable.games.barbarossa.rules.fire import crowd, hits_with
from sandtable.games.barbarossa.tables import MINE_FIRE
from sandtable.kernel import Modifier, Name, Odds

TESTS_ON = {"suppress": "always", "bomb": "always", "defend": "hit", "ambush": "hit"}
"""What a target tests valour after, by the kind of fire; after a loss where nothing is said."""


def fire_odds(state: State, firers: list[tuple[Unit, int]], target: Unit, kind: str, seat: str) -> Odds:
    """Several firers with so many dice each at one target.

    Rules: BA-fire-sum, BA-order-suppress, BA-valour, BA-defend-fire.
    """
    total = added([spread_of(dice, hits_with(state, unit, target.hex)) for unit, dice in firers])
    armour = defence(state, target)
    lines = [Modifier("BA-fire-dice", "dice", str(dice), {"unit": Name("unit", unit.id)}) for unit, dice in firers]
    lines += [
        Modifier("BA-card-range", "accuracy", str(hits_with(state, unit, target.hex)), {"unit": Name("unit", unit.id)})
        for unit, _ in firers
    ]
    lines += defence_lines(state, target)
    failed = shaken(target, spirit(state, target, seat), total, armour, TESTS_ON.get(kind, "loss"))
    return told("fire", target, lines, total, armour, failed)


def chain(dice: int, aim: int, links: int) -> list[Spread]:
    """Group fire: the hits on each unit in turn, with half of the missed dice rolled at the next.

    Rules: BA-group-fire.
    """
    going: Spread = {dice: Fraction(1)}
    found = []
    for _ in range(links):
        struck: Spread = {0: 1 - sum(going.values(), Fraction(0))}
        following: Spread = {}
        for number, chance in going.items():
            for count, part in enumerate(hits(number, aim)):
                struck[count] = struck.get(count, Fraction(0)) + chance * part
                left = (number - count + 1) // 2
                if number > 1 and left:
                    following[left] = following.get(left, Fraction(0)) + chance * part
        found.append({count: chance for count, chance in struck.items() if chance})
        going = following
    return found


def group_parts(state: State, firer: Unit, dice: int, target: Unit, kind: str, seat: str) -> tuple[Odds, ...]:
    """What group fire may do to the others in the hex, taken in their order.

    Rules: BA-group-fire.
    """
    others = [unit for unit in crowd(state, target) if unit.id != target.id]
    parts = []
    spreads = chain(dice, hits_with(state, firer, target.hex), 1 + len(others))[1:]
    for unit, total in zip(others, spreads, strict=True):
        armour = defence(state, unit)
        failed = shaken(unit, spirit(state, unit, seat), total, armour, TESTS_ON.get(kind, "loss"))
        parts.append(told("fire", unit, defence_lines(state, unit), total, armour, failed))
    return tuple(parts)


def strike_odds(state: State, unit: Unit, hex_: int, seat: str) -> Odds:
    """Bombs on every unit that is known to be in a hex.

    Rules: BA-air-strike.
    """
    parts = []
    for target in state.units.values():
        if target.hex != hex_ or target.place != "map" or (target.hidden == AMBUSHED and target.side != unit.side):
            continue
        dice = firepower(unit, target.type)
        total = spread_of(dice, unit.front.diagram[0])
        armour = defence(state, target)
        lines = [Modifier("BA-fire-dice", "dice", str(dice), {"unit": Name("unit", unit.id)})]
        failed = shaken(target, spirit(state, target, seat), total, armour, TESTS_ON["bomb"])
        parts.append(told("bombs", target, lines + defence_lines(state, target), total, armour, failed))
    return Odds("strike", {"hex": Name("hex", str(hex_))}, parts=tuple(parts))


def aircraft_odds(state: State, key: str, unit: Unit, dice: int, aircraft: Unit) -> Odds:
    """Dice in the air by the melee procedure: who fails the test for losses turns back.

    Rules: BA-air-round, BA-air-valour, BA-air-reaction.
    """
    total = spread_of(dice if unit.ammo else 0, unit.front.diagram[0])
    armour = defence(state, aircraft)
    lines = [Modifier("BA-melee-dice", "melee-dice", str(dice if unit.ammo else 0))]
    failed = shaken(aircraft, 0, total, armour, "loss")
    return told(key, aircraft, lines + defence_lines(state, aircraft), total, armour, failed)


def duel_odds(state: State, unit: Unit, target: Unit) -> Odds:
    """One round of air combat.

    Rules: BA-air-round, BA-air-valour.
    """
    parts = (
        aircraft_odds(state, "air", unit, melee_dice(unit), target),
        aircraft_odds(state, "air", target, melee_dice(target), unit),
    )
    return Odds("duel", {"target": Name("unit", target.id)}, parts=parts)


def mine_odds(state: State, unit: Unit, hex_: int, seat: str) -> Odds | None:
    """Mines of a known kind under a unit in a hex; None if they leave its type alone.

    Rules: BA-mines-explode, BA-mines-leave.
    """
    kind = state.fields[hex_].kind
    figure = MINE_FIRE[kind].get(unit.type) if kind in MINE_FIRE else None
    if figure is None:
        return None
    there = replace(unit, hex=hex_, place="map")
    total = spread_of(figure.dice, figure.accuracy)
    armour = defence(state, there)
    lines = [Modifier("BA-mines-explode", "mine-dice", str(figure.dice), {"kind": Name("mines", kind)})]
    failed = shaken(there, spirit(state, there, seat), total, armour, "loss")
    return told("mines", there, lines + defence_lines(state, there), total, armour, failed)
