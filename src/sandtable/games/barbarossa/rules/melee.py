"""Melee: who strikes whom in a hex, tests before it, and the strikes."""

from sandtable.games.barbarossa.actions import Moving
from sandtable.games.barbarossa.model import State, Unit, at, change, enemies_at, mates, on_map
from sandtable.games.barbarossa.rules.figures import arc_facing, has_arc, may_strike, melee_accuracy, melee_dice
from sandtable.games.barbarossa.rules.fire import Shot
from sandtable.games.barbarossa.rules.valour import suppress, test_valour, withdrawal
from sandtable.games.barbarossa.tables import TANKS
from sandtable.kernel.dice import Dice
from sandtable.kernel.frames import Out


def assaults(unit: Unit) -> str:
    """The enemy that a unit assaults; empty without an assault order that is still valid.

    Rules: BA-order-assault.
    """
    order = unit.order
    return order.target if isinstance(order, Moving) and order.kind == "assault" else ""


def assailants(state: State, unit: Unit) -> list[Unit]:
    """The enemies in the hex that assault this unit.

    Rules: BA-melee-enter.
    """
    return [foe for foe in enemies_at(state, unit.hex, unit.side) if assaults(foe) == unit.id]


def attack_side(state: State, unit: Unit, foe: Unit) -> str:
    """Over which side of the hex an assailant came: front, flank or rear.

    Rules: BA-flank, BA-flank-none.
    """
    facing = arc_facing(state, unit)
    way = state.index.board.way[unit.hex].get(foe.came, -1)
    if facing < 0 or way < 0 or way == facing:
        return "front"
    return "rear" if way == (facing + 3) % 6 else "flank"


def is_covered(state: State, unit: Unit) -> bool:
    """Whether a friendly unit without a field of fire in the hex covers flank and rear.

    Rules: BA-flank-cover.
    """
    return any(u.side == unit.side and u.id != unit.id and not has_arc(u) for u in at(state, unit.hex))


def is_flanked(state: State, unit: Unit) -> bool:
    """Whether a unit with a field of fire is assaulted over flank or rear and nobody covers it.

    Rules: BA-flank, BA-flank-cover.
    """
    if not has_arc(unit) or is_covered(state, unit):
        return False
    return any(foe.walked and attack_side(state, unit, foe) != "front" for foe in assailants(state, unit))


def panics(state: State, unit: Unit) -> bool:
    """Whether infantry with tank panic is assaulted by a tank.

    Rules: BA-tank-panic.
    """
    stormed = any(foe.walked and foe.type in TANKS for foe in assailants(state, unit))
    return stormed and "tank-panic" in unit.front.traits


def test_before(state: State, dice: Dice, out: Out) -> dict[str, bool]:
    """Tests before the melee for flank and rear and for tank panic; returns who is flanked.

    Rules: BA-flank, BA-tank-panic, BA-valour.
    """
    flanked = {}
    for unit in list(on_map(state)):
        foes = [foe for foe in assailants(state, unit) if foe.walked]
        if not foes:
            continue
        flanked[unit.id] = is_flanked(state, unit)
        if flanked[unit.id] and not test_valour(state, dice, out, unit.id, "flank"):
            suppress(state, out, unit.id)
        if panics(state, unit) and not test_valour(state, dice, out, unit.id, "panic"):
            suppress(state, out, unit.id)
    return flanked


def opponents(state: State, unit: Unit) -> list[str]:
    """The enemies that a unit may strike in the melee of its hex; empty if it does not strike.

    An assailant strikes its target; who is assaulted, or on a group card with one who is, strikes one of the
    assailants; units locked since an earlier round strike any enemy. A unit that withdraws does not strike.

    Rules: BA-melee-choice, BA-group-target, BA-melee-locked, BA-withdraw, BA-melee-ammo.
    """
    foes = enemies_at(state, unit.hex, unit.side)
    if not foes or unit.ammo < 1 or withdrawal(unit) or unit.flee or not melee_dice(unit):
        return []
    target = assaults(unit)
    if any(foe.id == target for foe in foes):
        found = [foe for foe in foes if foe.id == target]
    elif unit.foes:
        found = foes
    else:
        found = assailants(state, unit)
        for mate in mates(state, unit):
            found += [foe for foe in assailants(state, mate) if foe not in found]
    return [foe.id for foe in found if may_strike(state, unit, foe)]


def strike(state: State, unit: Unit, target: str, flanked: bool) -> Shot:
    """A melee test: printed dice, first box.

    Rules: BA-melee-dice, BA-melee-ammo.
    """
    foe = state.units[target]
    change(state, unit.id, ammo=unit.ammo - 1)
    return Shot(unit.id, target, "melee", unit.hex, melee_dice(unit), melee_accuracy(state, unit, foe), flanked=flanked)


def lock(state: State) -> list[int]:
    """Units of both sides in one hex at the end of a round note their opponents; returns the hexes.

    Rules: BA-melee-locked.
    """
    hexes = []
    for unit in list(on_map(state)):
        foes = tuple(sorted(foe.id for foe in enemies_at(state, unit.hex, unit.side)))
        if foes != unit.foes:
            change(state, unit.id, foes=foes)
        if foes and unit.hex not in hexes:
            hexes.append(unit.hex)
    return sorted(hexes)
