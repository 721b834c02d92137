"""Exact odds for a side from what it knows: fire tests with losses and valour, melee, mines, flak and air combat."""

from fractions import Fraction
from functools import cache
from math import comb

from msgspec.structs import replace

from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import AMBUSHED, State, Unit, headquarters, side_of
from sandtable.games.barbarossa.rules.figures import (
    COMMAND_SPIRIT,
    defence,
    firepower,
    in_command,
    melee_accuracy,
    melee_dice,
    order_bonus,
    terrain_bonus,
)
from sandtable.games.barbarossa.rules.fire import crowd, has_crowd, hits_with, suppressive
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.tables import MINE_FIRE
from sandtable.kernel import Action, Chance, Modifier, Name, Odds

Spread = dict[int, Fraction]
"""A number and its probability."""


class Still:
    """No chance at all: odds look only at what is known, so that the rest may lie anywhere."""

    def random(self) -> float:
        return 0.0

    def randrange(self, start: int, stop: int | None = None, /) -> int:
        return 0 if stop is None else start


@cache
def hits(dice: int, aim: int) -> tuple[Fraction, ...]:
    """The probability of each number of hits.

    Rules: BA-fire-hit.
    """
    good = min(6, max(0, aim))
    return tuple(Fraction(comb(dice, k) * good**k * (6 - good) ** (dice - k), 6**dice) for k in range(dice + 1))


def added(spreads: list[Spread]) -> Spread:
    """The sum of independent numbers: the hits of several firers at one target.

    Rules: BA-fire-sum.
    """
    total: Spread = {0: Fraction(1)}
    for spread in spreads:
        following: Spread = {}
        for a, p in total.items():
            for b, q in spread.items():
                following[a + b] = following.get(a + b, Fraction(0)) + p * q
        total = following
    return total


def spread_of(dice: int, aim: int) -> Spread:
    return {k: p for k, p in enumerate(hits(dice, aim)) if p}


def losses_of(total: Spread, armour: int, size: int) -> Spread:
    """Hits above the defence are losses, at most the size.

    Rules: BA-fire-defence, BA-fire-loss.
    """
    found: Spread = {}
    for count, chance in total.items():
        lost = min(size, max(0, count - armour))
        found[lost] = found.get(lost, Fraction(0)) + chance
    return dict(sorted(found.items()))


@cache
def passes(valour: int) -> Fraction:
    """The probability that two dice are at most a valour.

    Rules: BA-valour.
    """
    return Fraction(sum(6 - abs(7 - total) for total in range(2, 13) if total <= valour), 36)


def suppressed_chance(unit: Unit, bonus: int, losses: Spread, always: bool) -> Fraction:
    """The probability that a unit lives and fails the test which its losses (or the fire alone) ask for.

    Rules: BA-valour-loss, BA-suppress-test.
    """
    card = unit.front
    total = Fraction(0)
    for lost, chance in losses.items():
        if lost < unit.size and (lost or always):
            value = card.valour - card.valour_loss * (unit.losses + lost) + bonus
            total += chance * (1 - passes(value))
    return total


def fire_odds(state: State, firers: list[tuple[Unit, int]], target: Unit, kind: str, bonus: int = 0) -> Odds:
    """Several firers with so many dice each at one target.

    Rules: BA-fire-sum, BA-order-suppress, BA-valour.
    """
    spreads = [spread_of(dice, hits_with(state, unit, target.hex)) for unit, dice in firers]
    armour = defence(state, target)
    losses = losses_of(added(spreads), armour, target.size)
    lines = [Modifier("BA-fire-dice", "dice", str(dice), {"unit": Name("unit", unit.id)}) for unit, dice in firers]
    lines += [
        Modifier("BA-card-range", "accuracy", str(hits_with(state, unit, target.hex)), {"unit": Name("unit", unit.id)})
        for unit, _ in firers
    ]
    lines += defence_lines(state, target)
    return _told("fire", target, lines, armour, losses, suppressed_chance(target, bonus, losses, kind == "suppress"))


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


def group_parts(state: State, firer: Unit, dice: int, target: Unit, always: bool, seat: str) -> tuple[Odds, ...]:
    """What group fire may do to the others in the hex, taken in their order.

    Rules: BA-group-fire.
    """
    others = [unit for unit in crowd(state, target) if unit.id != target.id]
    parts = []
    spreads = chain(dice, hits_with(state, firer, target.hex), 1 + len(others))[1:]
    for unit, total in zip(others, spreads, strict=True):
        armour = defence(state, unit)
        losses = losses_of(total, armour, unit.size)
        shaken = suppressed_chance(unit, spirit(state, unit, seat), losses, always)
        parts.append(_told("fire", unit, [], armour, losses, shaken))
    return tuple(parts)


def spirit(state: State, unit: Unit, seat: str) -> int:
    """The HQ's bonus to a unit's valour as far as a seat can know it: an enemy HQ in ambush does not count.

    Rules: BA-hq-spirit.
    """
    for hq in headquarters(state, unit.side):
        known = hq.side == side_of(seat) or hq.hidden != AMBUSHED
        if known and hq.id != unit.id and in_command(state, hq, unit) and sees(state, unit.hex, hq.hex):
            return COMMAND_SPIRIT
    return 0


def defence_lines(state: State, unit: Unit) -> list[Modifier]:
    """The parts of a unit's defence."""
    lines = [Modifier("BA-card-defence", "defence", str(unit.front.defence))]
    for rule, key, value in (
        ("BA-defence-modifiers", "order-bonus", order_bonus(unit)),
        ("BA-defence-modifiers", "terrain-bonus", terrain_bonus(state, unit)),
        ("BA-card-defence", "absorbed", -unit.hits),
    ):
        if value:
            lines.append(Modifier(rule, key, f"{value:+d}"))
    return lines


def _told(key: str, target: Unit, lines: list[Modifier], armour: int, losses: Spread, shaken: Fraction) -> Odds:
    found = [
        Chance("losses" if lost < target.size else "destroyed", float(p), {"losses": lost}, "good" if lost else "")
        for lost, p in losses.items()
    ]
    found.append(Chance("suppressed", float(shaken), {}, "good" if shaken else ""))
    return Odds(key, {"target": Name("unit", target.id)}, tuple(lines), str(armour), tuple(found))


def melee_odds(state: State, unit: Unit, target: Unit) -> Odds:
    """One round of melee: what both sides do to each other.

    Rules: BA-melee-dice, BA-melee-ammo, BA-hill-combat.
    """
    inside = replace(unit, hex=target.hex)
    parts = []
    for one, two in ((inside, target), (target, inside)):
        dice = melee_dice(one) if one.ammo else 0
        aim = melee_accuracy(state, one, two)
        armour = defence(state, two, melee=True)
        losses = losses_of(spread_of(dice, aim), armour, two.size)
        lines = [
            Modifier("BA-melee-dice", "melee-dice", str(dice)),
            Modifier("BA-melee-dice", "melee-accuracy", str(aim)),
        ]
        parts.append(_told("melee", two, lines, armour, losses, suppressed_chance(two, 0, losses, False)))
    return Odds("assault", {"target": Name("unit", target.id)}, parts=tuple(parts))


def strike_odds(state: State, unit: Unit, hex_: int) -> Odds:
    """Bombs on every unit that is known to be in a hex.

    Rules: BA-air-strike.
    """
    parts = []
    for target in state.units.values():
        if target.hex != hex_ or target.place != "map" or (target.hidden == 1 and target.side != unit.side):
            continue
        dice, aim = firepower(unit, target.type), unit.front.diagram[0]
        armour = defence(state, target)
        losses = losses_of(spread_of(dice, aim), armour, target.size)
        lines = [Modifier("BA-fire-dice", "dice", str(dice), {"unit": Name("unit", unit.id)})]
        parts.append(_told("bombs", target, lines, armour, losses, suppressed_chance(target, 0, losses, True)))
    return Odds("strike", {"hex": Name("hex", str(hex_))}, parts=tuple(parts))


def duel_odds(state: State, unit: Unit, target: Unit) -> Odds:
    """One round of air combat.

    Rules: BA-air-round, BA-air-valour.
    """
    parts = []
    for one, two in ((unit, target), (target, unit)):
        dice = melee_dice(one) if one.ammo else 0
        armour = defence(state, two)
        losses = losses_of(spread_of(dice, one.front.diagram[0]), armour, two.size)
        lines = [Modifier("BA-melee-dice", "melee-dice", str(dice))]
        parts.append(_told("air", two, lines, armour, losses, suppressed_chance(two, 0, losses, False)))
    return Odds("duel", {"target": Name("unit", target.id)}, parts=tuple(parts))


def mine_odds(state: State, unit: Unit, kind: str, dice: int, aim: int) -> Odds:
    """A unit that enters a minefield of a known kind.

    Rules: BA-mines-explode.
    """
    armour = defence(state, unit)
    losses = losses_of(spread_of(dice, aim), armour, unit.size)
    lines = [Modifier("BA-mines-explode", "mine-dice", str(dice), {"kind": Name("mines", kind)})]
    return _told("mines", unit, lines, armour, losses, suppressed_chance(unit, 0, losses, False))


def odds_of(state: State, seat: str, action: Action) -> Odds | None:
    """What may come of an action, on a state imagined from the seat's view; hidden units do not count.

    Rules: BA-order-fire, BA-order-suppress, BA-indirect, BA-order-assault, BA-ambush-fire, BA-air-strike.
    """
    unit = state.units.get(getattr(action, "unit", ""))
    if unit is None:
        return _step_odds(state, seat, action)
    target = state.units.get(getattr(action, "target", ""))
    if isinstance(action, act.Strike):
        return strike_odds(state, unit, action.hex)
    if target is None or target.hidden == 1:
        return None
    if isinstance(action, (act.Assault, act.Melee)):
        return melee_odds(state, unit, target)
    if isinstance(action, (act.Engage, act.Intercept)):
        return duel_odds(state, unit, target)
    dice = _dice(unit, target, action)
    if dice is None or target.type == "aircraft":
        return None
    kind = "suppress" if isinstance(action, act.Suppress) else "fire"
    found = fire_odds(state, [(unit, dice)], target, kind, spirit(state, target, seat))
    if not isinstance(action, act.Indirect) and has_crowd(state, target) and not target.dugout:
        return replace(found, parts=group_parts(state, unit, dice, target, kind == "suppress", seat), policy="in-order")
    return found


def _dice(unit: Unit, target: Unit, action: Action) -> int | None:
    dice = firepower(unit, target.type)
    if isinstance(action, act.Suppress):
        return suppressive(dice)
    if isinstance(action, act.Indirect):
        return max(0, dice - unit.front.indirect)
    if isinstance(action, act.FireMoving):
        return max(0, dice - unit.front.orders["fire-moving"].dice)
    if isinstance(action, act.Shoot):
        return dice + (isinstance(unit.order, act.Ambush) and unit.hidden == 1)
    return dice if isinstance(action, act.Fire) else None


def _step_odds(state: State, seat: str, action: Action) -> Odds | None:
    """A step into a minefield whose card lies open."""
    draft = state.drafts.get(seat)
    field = state.fields.get(getattr(action, "hex", 0))
    if not isinstance(action, act.Step) or draft is None or not draft.hand or field is None:
        return None
    if not (field.open or field.side == side_of(seat)):
        return None
    unit = state.units[draft.hand]
    figure = MINE_FIRE[field.kind].get(unit.type)
    return mine_odds(state, unit, field.kind, figure.dice, figure.accuracy) if figure else None
