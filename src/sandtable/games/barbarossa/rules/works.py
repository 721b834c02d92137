"""Works: wire, dragon's teeth, trenches, dugouts, bridges, pontoons, paths."""

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.actions import Defend
from sandtable.games.barbarossa.model import DEPLOYED, FREE, State, Unit, at, change, on_map
from sandtable.games.barbarossa.rules.losses import destroy_whole
from sandtable.games.barbarossa.tables import TANKS, edge
from sandtable.kernel.frames import Out

DUGOUT_HITS = 2
DUGOUT_UNITS = 2


def crush_wire(state: State, out: Out, unit: Unit, a: int, b: int) -> None:
    """A tank that crosses wire destroys it.

    Rules: BA-tank-wire.
    """
    key = edge(a, b)
    if unit.type in TANKS and key in state.wire:
        state.wire = tuple(k for k in state.wire if k != key)
        out.append(ev.WorkRemoved(unit.id, "wire", a, b))


def remove_side(state: State, out: Out, name: str, work: str, toward: int) -> None:
    """Engineers take wire or teeth away from a side of their hex.

    Rules: BA-order-wire, BA-order-teeth.
    """
    unit = state.units[name]
    key = edge(unit.hex, toward)
    held = state.wire if work == "wire" else state.teeth
    if key not in held:
        return
    left = tuple(k for k in held if k != key)
    if work == "wire":
        state.wire = left
    else:
        state.teeth = left
    out.append(ev.WorkRemoved(name, work, unit.hex, toward))


def dig_trench(state: State, out: Out, hex_: int, toward: int) -> None:
    """A trench lies on a side of the hex for good.

    Rules: BA-order-dig, BA-trench-place.
    """
    place = (hex_, state.index.board.way[hex_][toward])
    if place not in state.trenches:
        state.trenches = (*state.trenches, place)
        out.append(ev.WorkBuilt("trench", hex_, toward))


def can_use_dugout(unit: Unit) -> bool:
    """Infantry on defend; of units that deploy and limber only machine guns.

    Rules: BA-dugout-who.
    """
    if unit.type != "infantry" or not isinstance(unit.order, Defend):
        return False
    return unit.stance == FREE or ("machine-gun" in unit.front.traits and unit.stance == DEPLOYED)


def occupy_dugouts(state: State) -> None:
    """Step 1: up to two units on defend use the dugout in their hex; who has another order leaves it.

    Rules: BA-dugout-who, BA-dugout-leave, BA-dugout-sum.
    """
    taken: dict[int, int] = {}
    for unit in sorted(on_map(state), key=lambda u: not u.dugout):
        inside = unit.hex in state.dugouts and can_use_dugout(unit) and taken.get(unit.hex, 0) < DUGOUT_UNITS
        if inside:
            taken[unit.hex] = taken.get(unit.hex, 0) + 1
        if inside != unit.dugout:
            change(state, unit.id, dugout=inside)


def hit_work(state: State, out: Out, work: str, hex_: int, hits: int) -> None:
    """One hit destroys a bridge or pontoon; the second hit a dugout, whose units stay in the hex.

    Rules: BA-bridge, BA-pontoon, BA-dugout-fire.
    """
    if not hits or work not in _standing(state, hex_):
        return
    if work == "dugout":
        total = state.dugouts[hex_] + hits
        if total < DUGOUT_HITS:
            state.dugouts[hex_] = total
            return
    tear_down(state, out, work, hex_)


def _standing(state: State, hex_: int) -> tuple[str, ...]:
    return tuple(
        work
        for work, there in (
            ("dugout", hex_ in state.dugouts),
            ("bridge", hex_ in state.index.board.bridges and hex_ not in state.blown),
            ("pontoon", hex_ in state.pontoons),
        )
        if there
    )


def tear_down(state: State, out: Out, work: str, hex_: int) -> None:
    """The work is gone: a bridge hex is river again.

    Rules: BA-bridge-destroyed, BA-pontoon.
    """
    if work == "dugout":
        del state.dugouts[hex_]
        for unit in at(state, hex_):
            change(state, unit.id, dugout=False)
    elif work == "bridge":
        state.blown = (*state.blown, hex_)
    else:
        state.pontoons = tuple(h for h in state.pontoons if h != hex_)
    out.append(ev.WorkDestroyed(work, hex_))


def blow_up(state: State, out: Out, name: str) -> None:
    """Charges destroy the structure and all units in or on it, not the engineers themselves.

    Rules: BA-order-charges, BA-dugout-blown.
    """
    unit = state.units[name]
    change(state, name, charges=unit.charges - 1)
    for work in _standing(state, unit.hex):
        for other in at(state, unit.hex):
            if other.id != name and (work != "dugout" or other.dugout):
                destroy_whole(state, out, other.id)
        tear_down(state, out, work, unit.hex)


def bridge_river(state: State, out: Out, hex_: int) -> None:
    """A pontoon is finished, or a blown bridge repaired.

    Rules: BA-order-pontoon, BA-bridge-destroyed, BA-pontoon.
    """
    if hex_ in state.blown:
        state.blown = tuple(h for h in state.blown if h != hex_)
        out.append(ev.WorkBuilt("bridge", hex_))
    elif hex_ not in state.pontoons and hex_ not in state.index.board.bridges:
        state.pontoons = (*state.pontoons, hex_)
        out.append(ev.WorkBuilt("pontoon", hex_))


def clear_path(state: State, out: Out, hex_: int) -> None:
    """Both sides may use the path from now on.

    Rules: BA-order-path.
    """
    if hex_ not in state.paths:
        state.paths = (*state.paths, hex_)
        out.append(ev.WorkBuilt("path", hex_))
