"""Odds of a melee: the tests before it, who may strike whom, what both sides do to each other."""

from copy import copy
from fractions import Fraction

from msgspec.structs import replace

from sandtable.games.barbarossa.actions import Moving
from sandtable.games.barbarossa.flow.melee import MeleeRound
from sandtable.games.barbarossa.model import CALM, FRESH, State, Unit, enemies_at, mates
from sandtable.games.barbarossa.odds.numbers import Spread, added, losses_of, passes, shaken, spread_of, valour_after
from sandtable.games.barbarossa.odds.telling import defence_lines, spirit, told
from sandtable.games.barbarossa.rules.figures import defence, melee_accuracy, melee_dice
from sandtable.games.barbarossa.rules.melee import is_flanked, opponents, panics
from sandtable.kernel import Modifier, Name, Odds


def assault_odds(state: State, unit: Unit, target: Unit, came: int, seat: str) -> Odds:
    """The first round of an assault by a unit that comes from a hex, if the target stays and does nothing else.

    Rules: BA-order-assault, BA-tank-panic, BA-flank, BA-hq-spirit, BA-hill-combat, BA-trench-leave, BA-dugout-leave.
    """
    order = Moving(unit.id, "assault", (target.hex,), target.id)
    stormed = unit.hex != target.hex
    # Who has this order leaves his trench and dugout.
    there = replace(
        unit, hex=target.hex, order=order, stormed=stormed, walked=int(stormed), came=came, dug=False, dugout=False
    )
    met = _with(state, there)
    flanked = stormed and is_flanked(met, target)
    tests = int(flanked) + (stormed and panics(met, target))
    nerve = passes(valour_after(target, spirit(met, target, seat), 0))
    return _both(met, there, target, nerve**tests if target.suppressed == CALM else Fraction(0), flanked, seat)


def melee_odds(state: State, unit: Unit, target: Unit, seat: str) -> Odds:
    """A melee whose tests are over, when the target strikes back.

    Rules: BA-melee-dice, BA-melee-choice.
    """
    flanked = any(isinstance(frame, MeleeRound) and target.id in frame.flanked for frame in state.stack)
    return _both(state, unit, target, Fraction(target.suppressed == CALM), flanked, seat)


def _with(state: State, changed: Unit) -> State:
    """The same battle with a unit as it would be."""
    there = copy(state)
    there.units = {**state.units, changed.id: changed}
    return there


def _both(state: State, unit: Unit, target: Unit, steady: Fraction, flanked: bool, seat: str) -> Odds:
    """What the two do to each other, over the target standing fast or being suppressed before the strikes.

    Rules: BA-melee-dice, BA-melee-ammo, BA-suppressed-melee.
    """
    cowed = replace(target, suppressed=FRESH, order=None, dugout=False) if target.suppressed == CALM else target
    lost: Spread = {}
    back: Spread = {}
    failed = Fraction(0)
    for chance, there, foe in ((steady, state, target), (1 - steady, _with(state, cowed), cowed)):
        if not chance:
            continue
        struck = _strikes(there, _attackers(there, unit, foe), foe)
        armour = defence(there, foe, melee=True, flanked=flanked)
        _mix(lost, losses_of(struck, armour, foe.size), chance)
        _mix(back, _strikes(there, _strikers(there, unit, foe), unit), chance)
        failed += chance * _fails(there, foe, target, struck, armour, seat)
    guard = defence(state, unit, melee=True)
    shown = [*_lines(state, unit, target), *defence_lines(state, target, True, flanked)]
    mine = [*_lines(state, target, unit), *defence_lines(state, unit, True)]
    hurt = replace(
        told("melee", target, shown, lost, 0, failed), total=str(defence(state, target, melee=True, flanked=flanked))
    )
    beaten = shaken(unit, spirit(state, unit, seat), back, guard, "loss")
    parts = (hurt, told("melee", unit, mine, back, guard, beaten))
    return Odds("assault", {"target": Name("unit", target.id)}, parts=parts)


def _fails(state: State, foe: Unit, before: Unit, struck: Spread, armour: int, seat: str) -> Fraction:
    """The chance that the target lives and is suppressed by this melee: by its losses, or by the test before it."""
    if foe.suppressed == CALM:
        return shaken(foe, spirit(state, foe, seat), struck, armour, "loss")
    alive = sum((p for count, p in struck.items() if count - armour < foe.size), Fraction(0))
    return alive if before.suppressed == CALM else Fraction(0)


def _mix(total: Spread, part: Spread, chance: Fraction) -> None:
    for count, share in part.items():
        total[count] = total.get(count, Fraction(0)) + chance * share


def _strikers(state: State, unit: Unit, target: Unit) -> list[Unit]:
    """Who strikes the unit: the target, its group, and whoever there has no other enemy to strike.

    Rules: BA-melee-choice, BA-group-target, BA-melee-locked.
    """
    found = []
    grouped = {mate.id for mate in mates(state, target)}
    for foe in enemies_at(state, unit.hex, unit.side):
        may = opponents(state, foe)
        if unit.id in may and (foe.id == target.id or foe.id in grouped or len(may) == 1):
            found.append(foe)
    return found


def _attackers(state: State, unit: Unit, target: Unit) -> list[Unit]:
    """Who strikes the target: the unit, and whoever of its side there has no other enemy to strike.

    Rules: BA-melee-choice, BA-melee-locked, BA-fire-sum.
    """
    found = [unit] if target.id in opponents(state, unit) else []
    friends = enemies_at(state, target.hex, target.side)
    return found + [one for one in friends if one.id != unit.id and opponents(state, one) == [target.id]]


def _strikes(state: State, strikers: list[Unit], target: Unit) -> Spread:
    """The hits of all strikes on one unit.

    Rules: BA-fire-sum, BA-melee-dice.
    """
    return added([spread_of(melee_dice(one), melee_accuracy(state, one, target)) for one in strikers])


def _lines(state: State, unit: Unit, target: Unit) -> list[Modifier]:
    """Dice and accuracy of one unit against the other; none if it does not strike."""
    strikes = target.id in opponents(state, unit)
    return [
        Modifier("BA-melee-dice", "melee-dice", str(melee_dice(unit) if strikes else 0)),
        Modifier("BA-melee-dice", "melee-accuracy", str(melee_accuracy(state, unit, target))),
    ]
