"""Hits, losses and what hangs on them: defence, size, cargo, supply, destruction."""

from msgspec.structs import replace

from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import (
    AMBUSHED,
    BETWEEN,
    BOMBED,
    BY_FIRE,
    IN_MELEE,
    LATE,
    LIMBERED,
    VISIBLE,
    State,
    Unit,
    cargo,
    change,
)
from sandtable.games.barbarossa.rules.figures import defence
from sandtable.kernel.frames import Out

PINNED, SHAKEN, FLYING = 16, 32, 64
"""More causes of tests: the target of suppressive fire; hit on the move; an aircraft with losses."""
CAUSES = {
    "suppress": PINNED, "fire": BY_FIRE, "indirect": BY_FIRE, "bombard": BY_FIRE, "ring": BY_FIRE, "melee": IN_MELEE,
    "bomb": BOMBED, "defend": SHAKEN, "ambush": SHAKEN, "mines": SHAKEN, "moving": LATE, "flak": FLYING, "air": FLYING,
    "reaction": FLYING,
}  # fmt: skip
ALWAYS = frozenset({"suppress", "bomb"})
"""Kinds of fire after which the target tests even if nothing hit."""
ON_HIT = frozenset({"defend", "ambush"})
"""Kinds after which a target tests if anything hit, loss or not."""


def audience(unit: Unit) -> tuple[str, ...] | None:
    """Who may know what befalls a unit: only its side while it is in ambush."""
    return (unit.side,) if unit.hidden == AMBUSHED else None


def take_hits(state: State, out: Out, name: str, hits: int, kind: str, flanked: bool = False) -> int:
    """Hits lower the current defence, what is left strikes size boxes; returns the losses.

    Rules: BA-fire-defence, BA-fire-loss, BA-card-defence, BA-card-size, BA-fire-sum, BA-valour.
    """
    unit = state.units[name]
    absorbed = min(hits, defence(state, unit, melee=kind == "melee", flanked=flanked))
    losses = min(unit.size, hits - absorbed)
    due = unit.due
    if losses or kind in ALWAYS or (hits and kind in ON_HIT):
        due |= CAUSES[kind]
    change(state, name, hits=unit.hits + absorbed, due=due)
    if hits:
        out.append(ev.Damaged(name, hits, absorbed, losses, unit.size - losses, to=audience(unit)))
    if losses:
        lose(state, out, name, losses)
    return losses


def lose(state: State, out: Out, name: str, losses: int) -> None:
    """Strike size boxes for good; the last one destroys the unit.

    Rules: BA-card-size, BA-supply-loss.
    """
    unit = state.units[name]
    for _ in range(losses):
        strike_supply(state, out, name)
        change(state, name, size=state.units[name].size - 1)
    if unit.size <= losses:
        destroy(state, out, name)


def strike_supply(state: State, out: Out, name: str) -> None:
    """One loss costs a carrier its share of the load, mines as two points and last; an aircraft its share of the cargo.

    Rules: BA-supply-loss, BA-air-supply.
    """
    unit = state.units[name]
    if unit.load:
        change(state, name, load=unit.load - unit.load // unit.size)
        return
    if not unit.front.supply or not (unit.supply or unit.mines):
        return
    gone = (unit.supply + 2 * unit.mines) // unit.size
    points = min(unit.supply, gone)
    mines = (gone - points + 1) // 2
    change(state, name, supply=unit.supply - points, mines=max(0, unit.mines - mines))
    out.append(ev.SupplyLost(name, gone, to=audience(unit)))


def capacity(unit: Unit) -> int:
    """The supply points that a carrier can still hold: the printed points per vehicle for each that is left.

    Rules: BA-supply-loss.
    """
    return unit.front.supply // unit.front.size * unit.size


def destroy(state: State, out: Out, name: str) -> None:
    """Take a unit off the map for good; what it towed or carried and survives stands in its hex.

    Rules: BA-card-size.
    """
    unit = state.units[name]
    out.append(ev.Destroyed(name))
    change(
        state,
        name,
        place="destroyed",
        order=None,
        size=0,
        due=0,
        hidden=VISIBLE,
        foes=(),
        group=0,
        dugout=False,
        carrier="",
    )
    for aboard in cargo(state, name):
        put_down(state, out, aboard, unit.hex)


def put_down(state: State, out: Out, unit: Unit, hex_: int) -> None:
    """A unit that was carried or towed stands on the map again."""
    stance = LIMBERED if unit.stance == BETWEEN else unit.stance
    change(state, unit.id, place="map", hex=hex_, carrier="", stance=stance)
    out.append(ev.Unhitched(unit.id, hex_))


def pass_on(state: State, out: Out, carrier: str, losses: int) -> int:
    """Losses of a carrier strike the towed unit as well, and a single unit aboard; returns what the owner has to
    divide.

    Rules: BA-tow-losses, BA-transport-losses, BA-air-landing.
    """
    left = 0
    aboard = cargo(state, carrier)
    for unit in aboard:
        if unit.place == "towed":
            bear(state, out, unit.id, losses)
    carried = [unit for unit in aboard if unit.place == "carried"]
    if len(carried) == 1:
        bear(state, out, carried[0].id, losses)
    elif carried:
        left = min(losses, sum(unit.size for unit in carried))
    return left


def bear(state: State, out: Out, name: str, losses: int) -> None:
    """A unit aboard takes losses of its carrier; its own defence does not help.

    Rules: BA-tow-losses, BA-transport-losses.
    """
    unit = state.units[name]
    losses = min(losses, unit.size)
    if losses:
        out.append(ev.LossPassed(name, losses, unit.size - losses))
        lose(state, out, name, losses)


def merge_into(state: State, out: Out, name: str, into: str) -> None:
    """The unit that stays regains as many size boxes, with the valour of that size, and the larger stock.

    Rules: BA-order-merge.
    """
    goes, stays = state.units[name], state.units[into]
    size = goes.size + stays.size
    change(state, into, size=size, ammo=min(stays.front.ammo, max(stays.ammo, goes.ammo)), order=None)
    state.units[name] = replace(goes, place="merged", size=0, order=None, group=0)
    out.append(ev.Merged(name, into, size))
