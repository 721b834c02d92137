"""What the front of a card says in a given moment: firepower, accuracy, valour, defence."""

from sandtable.games.barbarossa.actions import Ambush, Defend, Dig, Moving, box_of
from sandtable.games.barbarossa.model import CALM, DEPLOYED, FREE, State, Unit, headquarters
from sandtable.games.barbarossa.rules.sight import sees
from sandtable.games.barbarossa.tables import TANKS, VEHICLES, Card

COMMAND_SPIRIT = 2


def firepower(unit: Unit, against: str, row: str = "fire") -> int:
    """The dice of a unit against a type of target, in the column of the losses it has taken; 0 if it cannot fire at it.

    Rules: BA-card-firepower, BA-fire-dice, BA-card-targets.
    """
    table = unit.front.fire if row == "fire" else unit.front.ring
    columns = table.get(against)
    return columns[min(unit.losses, len(columns) - 1)] if columns else 0


def can_strike_type(card: Card, against: str) -> bool:
    """Whether the type stands on the card at all; one marked with the army symbol counts only in melee.

    Rules: BA-card-targets.
    """
    return against in card.fire or against in card.melee_only


def accuracy(card: Card, distance: int, downhill: bool) -> int:
    """The accuracy at a distance, 0 where the unit cannot fire; from a hill at a hex without one boxes move to the
    right.

    Rules: BA-card-range, BA-hill-range.
    """
    diagram = card.diagram
    own = diagram[distance] if distance < len(diagram) else 0
    if not downhill or distance < 2 or (distance < len(diagram) and own == 0):
        return own
    nearer = diagram[distance - 1] if distance <= len(diagram) else 0
    return nearer or own


def reach_from(state: State, unit: Unit) -> int:
    """The longest range that may be written down for defend and ambush: one hex more from a hill."""
    return unit.front.reach + (state.index.board.level.get(unit.hex, 0) > 0)


def melee_dice(unit: Unit) -> int:
    """The dice under the first box, whatever the enemy and the losses; artillery one per open size box.

    Rules: BA-melee-dice, BA-melee-artillery.
    """
    return unit.size if unit.type == "artillery" else unit.front.melee_dice


def melee_accuracy(state: State, unit: Unit, against: Unit) -> int:
    """The first box, or the suppressed box; +1 for infantry in built-up hexes against vehicles, -1 against a hill.

    Rules: BA-melee-dice, BA-suppressed-melee, BA-builtup-melee, BA-hill-combat.
    """
    base = unit.front.suppressed if unit.suppressed != CALM else unit.front.diagram[0]
    if unit.type == "infantry" and against.type in VEHICLES:
        base += state.index.board.terrain[unit.hex].melee_bonus
    if has_the_hill(state, against):
        base -= 1
    return max(0, base)


def has_the_hill(state: State, unit: Unit) -> bool:
    """Whether a unit in melee profits from its hill: not in the round in which it has stormed it.

    Rules: BA-hill-combat, BA-R113.
    """
    return state.index.board.level[unit.hex] > 0 and not unit.stormed


def may_strike(state: State, unit: Unit, against: Unit) -> bool:
    """Whether a unit can hurt this enemy in melee: a listed type, and tanks by infantry only where they can hide.

    Rules: BA-melee-tanks, BA-card-targets.
    """
    if not can_strike_type(unit.front, against.type):
        return False
    if unit.type == "infantry" and against.type in TANKS:
        return state.index.board.terrain[unit.hex].infantry_strikes_tanks
    return True


def valour(state: State, unit: Unit) -> int:
    """The current valour: the starting figure less the losses, +2 near an own HQ in sight.

    Rules: BA-card-valour, BA-valour-loss, BA-hq-spirit.
    """
    card = unit.front
    value = card.valour - card.valour_loss * unit.losses
    return value + (COMMAND_SPIRIT if is_inspired(state, unit) else 0)


def is_inspired(state: State, unit: Unit) -> bool:
    """Whether an own HQ on the map, other than the unit itself, has it in command range and sight.

    Rules: BA-hq-spirit, BA-hq-range.
    """
    if unit.type == "aircraft" or unit.place != "map":
        return False
    return any(
        hq.id != unit.id and in_command(state, hq, unit) and sees(state, unit.hex, hq.hex)
        for hq in headquarters(state, unit.side)
    )


def in_command(state: State, hq: Unit, unit: Unit) -> bool:
    """Whether a unit stands within the HQ's printed command range.

    Rules: BA-hq-range.
    """
    return state.index.board.distance[hq.hex][unit.hex] <= hq.front.command


def has_arc(unit: Unit) -> bool:
    """Whether a unit has a field of fire: from its card, or from defend, ambush or a dugout while that lasts.

    Rules: BA-arc, BA-flank-none.
    """
    return "field-of-fire" in unit.front.traits or (
        unit.suppressed == CALM and isinstance(unit.order, (Defend, Ambush))
    )


def arc_facing(state: State, unit: Unit) -> int:
    """The hexside that a unit's field of fire looks over; -1 without one.

    Rules: BA-order-arc, BA-flank-none.
    """
    if "field-of-fire" in unit.front.traits:
        return unit.facing
    if unit.suppressed == CALM and isinstance(unit.order, (Defend, Ambush)):
        return state.index.board.way[unit.hex].get(unit.order.toward, -1)
    return -1


def is_dug_in(state: State, unit: Unit) -> bool:
    """Whether a unit occupies a trench: a defend order towards the trench's side, artillery only deployed.

    Rules: BA-trench-occupy, BA-trench-leave.
    """
    if not isinstance(unit.order, Defend) or unit.suppressed != CALM or unit.place != "map":
        return False
    if unit.stance not in (FREE, DEPLOYED):
        return False
    return (unit.hex, arc_facing(state, unit)) in state.trenches


def order_bonus(unit: Unit) -> int:
    """The defence that the order box prints.

    Rules: BA-order-careful, BA-defence-modifiers.
    """
    order = unit.order
    if isinstance(order, (Defend, Ambush)) or (isinstance(order, Moving) and order.kind == "careful"):
        return unit.front.orders[box_of(order)].defence
    return 0


def terrain_bonus(state: State, unit: Unit) -> int:
    """The defence that the hex gives: more for infantry in built-up hexes, the same for all in wood.

    Rules: BA-terrain-wood, BA-terrain-village, BA-terrain-town.
    """
    terrain = state.index.board.terrain[unit.hex]
    return terrain.infantry if unit.type == "infantry" else terrain.other


def defence(state: State, unit: Unit, melee: bool = False, flanked: bool = False) -> int:
    """The current defence: base and valid bonuses less what was absorbed this round, never below 0.

    Rules: BA-card-defence, BA-defence-modifiers, BA-order-dig, BA-trench-sum, BA-dugout-sum, BA-hill-combat.
    """
    if isinstance(unit.order, Dig):
        return 0
    value = unit.front.defence
    if unit.suppressed == CALM and unit.place == "map":
        value += order_bonus(unit) + terrain_bonus(state, unit) + shelter_bonus(state, unit, flanked)
        if melee and has_the_hill(state, unit):
            value += 1
    return max(0, value - unit.hits)


def shelter_bonus(state: State, unit: Unit, flanked: bool) -> int:
    """A dugout gives 2, a trench 1 unless the unit is assaulted over flank or rear.

    Rules: BA-trench-sum, BA-dugout-sum, BA-flank.
    """
    if unit.dugout:
        return 2
    return int(not flanked and is_dug_in(state, unit))


def defence_parts(state: State, unit: Unit, melee: bool = False, flanked: bool = False) -> list[tuple[str, str, int]]:
    """The defence as it adds up: clause, word and figure of each part, the base first.

    Rules: BA-defence-modifiers.
    """
    found = [("BA-card-defence", "defence", unit.front.defence)]
    if unit.suppressed == CALM and unit.place == "map" and not isinstance(unit.order, Dig):
        found += [
            ("BA-defence-modifiers", "order-bonus", order_bonus(unit)),
            ("BA-defence-modifiers", "terrain-bonus", terrain_bonus(state, unit)),
            ("BA-dugout-sum" if unit.dugout else "BA-trench-sum", "works-bonus", shelter_bonus(state, unit, flanked)),
            ("BA-hill-combat", "hill-bonus", int(melee and has_the_hill(state, unit))),
        ]
    rest = defence(state, unit, melee, flanked) - sum(value for *_, value in found)
    digs = isinstance(unit.order, Dig)
    found.append(("BA-order-dig", "digging", rest) if digs else ("BA-card-defence", "absorbed", rest))
    return [found[0], *(part for part in found[1:] if part[2])]
