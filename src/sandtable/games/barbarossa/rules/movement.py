"""Movement: all units go one hex at a time, together; encounters, wire, mines, entering and leaving the map."""

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Dismount, Mount, Moving
from sandtable.games.barbarossa.model import CALM, State, Unit, at, cargo, change, enemies_at, is_secret
from sandtable.games.barbarossa.rules.fire import in_melee
from sandtable.games.barbarossa.rules.hidden import reveal_in
from sandtable.games.barbarossa.rules.losses import audience
from sandtable.games.barbarossa.rules.mines import enter_field, is_mined, leave_field
from sandtable.games.barbarossa.rules.orders_special import room
from sandtable.games.barbarossa.rules.terrain import why_not_enter
from sandtable.games.barbarossa.rules.works import crush_wire
from sandtable.kernel.dice import Dice
from sandtable.kernel.frames import Out


def goes(unit: Unit, assault: bool) -> tuple[int, ...]:
    """The route that a unit still has to go in this step; empty if it stays.

    Rules: BA-move, BA-assault-route, BA-withdraw-fail.
    """
    if unit.halted or unit.place not in ("map", "reserve"):
        return ()
    if unit.flee and not assault:
        return (unit.flee,) if not unit.walked else ()
    order = unit.order
    if not isinstance(order, Moving) or unit.suppressed != CALM or (order.kind == "assault") != assault:
        return ()
    return order.route[unit.walked :]


def begin_moves(state: State, dice: Dice, out: Out, assault: bool) -> dict[str, int]:
    """Before the first hex: smoke holds units back, mines attack those that leave them. Returns losses to divide.

    Rules: BA-smoke-move, BA-smoke-units, BA-mines-leave.
    """
    left = {}
    for name in list(state.units):
        unit = state.units[name]
        route = goes(unit, assault)
        if not route:
            continue
        smoky = unit.hex in state.smoke and unit.place == "map"
        if smoky or any(hex_ in state.smoke for hex_ in route):
            halt(state, out, unit, "smoke")
        elif unit.place == "map" and unit.hex in state.fields:
            left[name] = leave_field(state, dice, out, name)
    return left


def halt(state: State, out: Out, unit: Unit, why: str) -> None:
    """A unit goes no farther in this round."""
    change(state, unit.id, halted=True)
    out.append(ev.Halted(unit.id, unit.hex, why, to=audience(state, unit)))


def proposals(state: State, out: Out, assault: bool) -> dict[str, int]:
    """The next hex of every unit that still moves; who cannot enter it (any more) is halted.

    Rules: BA-move, BA-bridge-destroyed.
    """
    found = {}
    for unit in list(state.units.values()):
        route = goes(unit, assault)
        if not route:
            continue
        here = unit.hex if unit.place == "map" else 0
        if why_not_enter(state, unit, here, route[0]) is not None:
            halt(state, out, unit, "barred")
        else:
            found[unit.id] = route[0]
    return found


def settle(state: State, dice: Dice, out: Out, steps: dict[str, int]) -> None:
    """Take out of the proposed steps all that end in an encounter, until nothing changes.

    Rules: BA-encounter, BA-encounter-standing, BA-counterassault, BA-assault-gone, BA-hidden-enter.
    """
    _roll_off(state, dice, out, steps)
    changed = True
    while changed:
        changed = False
        for name, hex_ in list(steps.items()):
            if name not in steps:
                continue
            why = _meets(state, steps, state.units[name], hex_)
            if why:
                for other in _all_meeting(state, steps, name, hex_) if why == "encounter" else [name]:
                    del steps[other]
                    halt(state, out, state.units[other], why)
                reveal_in(state, out, hex_, state.units[name].side)
                changed = True


def _meets(state: State, steps: dict[str, int], unit: Unit, hex_: int) -> str:
    """Why a unit cannot take its step: an enemy steps there too, exchanges hexes with it, or stands there."""
    for other, there in steps.items():
        foe = state.units[other]
        if foe.side != unit.side and (there == hex_ or (there == unit.hex and foe.hex == hex_ and unit.place == "map")):
            return "encounter"
    standing = [foe for foe in enemies_at(state, hex_, unit.side) if foe.id not in steps]
    if not standing:
        return ""
    order = unit.order
    if isinstance(order, Moving) and order.kind == "assault" and any(foe.id == order.target for foe in standing):
        return ""
    return "standing"


def _all_meeting(state: State, steps: dict[str, int], name: str, hex_: int) -> list[str]:
    """Everyone who is part of a meeting: all that step into the hex, and enemies that exchange hexes."""
    unit = state.units[name]
    found = [other for other, there in steps.items() if there == hex_]
    if all(state.units[other].side == unit.side for other in found):
        found = [name]
    found += [
        other
        for other, there in steps.items()
        if other not in found
        and there == unit.hex
        and state.units[other].hex == hex_
        and state.units[other].side != unit.side
    ]
    return found


def _roll_off(state: State, dice: Dice, out: Out, steps: dict[str, int]) -> None:
    """Two that assault each other roll when they meet: the lower one waits for the other in its hex.

    Rules: BA-counterassault.
    """
    for name in list(steps):
        unit = state.units[name]
        order = unit.order
        if name not in steps or not isinstance(order, Moving) or order.kind != "assault" or order.target not in steps:
            continue
        foe = state.units[order.target]
        theirs = foe.order
        mutual = isinstance(theirs, Moving) and theirs.kind == "assault" and theirs.target == name
        meets = steps[foe.id] in (unit.hex, steps[name]) or steps[name] == foe.hex
        if not mutual or not meets:
            continue
        while True:
            mine, other = dice.sum(1, 6, "counterassault"), dice.sum(1, 6, "counterassault")
            if mine.value != other.value:
                break
        winner, loser = (unit, foe) if mine.value > other.value else (foe, unit)
        out.append(ev.RolledOff(winner.id, loser.id, (mine, other)))
        del steps[loser.id]
        change(state, loser.id, halted=True)


def take_steps(state: State, dice: Dice, out: Out, steps: dict[str, int]) -> tuple[list[str], dict[str, int]]:
    """Everybody goes one hex; wire is crushed, mines are met; who leaves a melee or a mined hex goes no farther,
    whatever the order says. Returns who moved and losses to divide.

    Rules: BA-move, BA-tank-wire, BA-tow-orders, BA-mines-explode, BA-mines-leave, BA-withdraw, BA-R116.
    """
    leaving = [name for name in steps if _is_held(state, state.units[name])]
    for name, hex_ in steps.items():
        _take_step(state, out, name, hex_)
    for name in leaving:
        change(state, name, halted=True)
    left = {}
    for name in [name for name in steps if state.units[name].hex in state.fields]:
        left[name] = enter_field(state, dice, out, name)
    moved = [name for name in steps if state.units[name].place == "map"]
    for name in moved:
        if in_melee(state, state.units[name]):
            change(state, name, halted=True, stormed=True)
    return moved, left


def _is_held(state: State, unit: Unit) -> bool:
    """Whether a unit can go but one hex from where it is: in a melee, or on mines.

    Rules: BA-withdraw, BA-mines-leave.
    """
    return unit.place == "map" and (in_melee(state, unit) or is_mined(state, unit.hex))


def _take_step(state: State, out: Out, name: str, hex_: int) -> None:
    unit = state.units[name]
    start = unit.hex if unit.place == "map" else 0
    facing = unit.facing
    if start:
        facing = state.index.board.way[start][hex_]
        crush_wire(state, out, unit, start, hex_)
        out.append(ev.Moved(name, start, hex_, to=audience(state, unit)))
    else:
        out.append(ev.Arrived(name, hex_))
        facing = facing if facing >= 0 else next(d for d, n in enumerate(state.index.board.toward[hex_]) if n)
    change(state, name, place="map", hex=hex_, facing=facing, walked=unit.walked + 1, came=start, safe=0, dug=False)
    for aboard in cargo(state, name):
        change(state, aboard.id, hex=hex_)


def board_carriers(state: State, out: Out) -> None:
    """Start of step 10: units mount carriers in their hex, others get down, neither of them in a melee; a carrier that
    lets them down stays.

    Rules: BA-order-mount, BA-order-dismount, BA-transport-capacity, BA-R116.
    """
    for unit in list(state.units.values()):
        order = unit.order
        if isinstance(order, Mount) and unit.place == "map" and _can_act(state, unit) and not in_melee(state, unit):
            carrier = state.units[order.carrier]
            if carrier.place == "map" and carrier.hex == unit.hex and unit.size <= room(state, carrier):
                _mount(state, out, unit.id, carrier)
        elif isinstance(order, Dismount) and unit.place == "carried" and unit.suppressed == CALM:
            carrier = state.units[unit.carrier]
            if isinstance(carrier.order, Dismount) and _can_act(state, carrier) and not in_melee(state, carrier):
                change(state, unit.id, place="map", hex=carrier.hex, carrier="")
                out.append(ev.Dismounted(unit.id, carrier.hex))


def _mount(state: State, out: Out, name: str, carrier: Unit) -> None:
    """A unit goes aboard; onto a carrier in ambush it vanishes from the map.

    Rules: BA-order-mount, BA-R109.
    """
    aboard = change(state, name, place="carried", carrier=carrier.id, group=0, dug=False)
    out.append(ev.Mounted(name, carrier.id, to=audience(state, aboard)))
    if is_secret(state, aboard):
        out.append(ev.Vanished(name))


def _can_act(state: State, unit: Unit) -> bool:
    return unit.suppressed == CALM and unit.hex not in state.smoke


def march_off(state: State, out: Out) -> None:
    """Units that end their move in the exit hex of the scenario leave the map, with what they carry.

    Rules: BA-setup.
    """
    goal = state.battle.goal
    if goal.kind != "leave":
        return
    for hex_ in goal.hexes:
        for unit in at(state, hex_):
            if unit.side == goal.side and unit.walked and not enemies_at(state, hex_, unit.side):
                for aboard in cargo(state, unit.id):
                    change(state, aboard.id, place="left", order=None, carrier="")
                    out.append(ev.MarchedOff(aboard.id))
                change(state, unit.id, place="left", order=None, foes=())
                out.append(ev.MarchedOff(unit.id))
