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
    is_secret,
    team,
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


def audience(state: State, unit: Unit) -> tuple[str, ...] | None:
    """Who may know what befalls a unit: only its side while it is in ambush, or aboard a unit that is.

    Rules: BA-hidden, BA-R109.
    """
    return team(state, unit.side) if is_secret(state, unit) else None


def take_hits(state: State, out: Out, name: str, hits: int, kind: str, flanked: bool = False) -> int:
    """Hits lower the current defence, what is left strikes size boxes; returns the losses that the owner of a carrier
    has to divide among the units aboard.

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
        out.append(ev.Damaged(name, hits, absorbed, losses, unit.size - losses, to=audience(state, unit)))
    return lose(state, out, name, losses) if losses else 0


def lose(state: State, out: Out, name: str, losses: int) -> int:
    """Strike size boxes for good, of the unit and of what it carries or tows; the last box destroys the unit. Returns
    the losses that the owner has to divide among the units aboard.

    Rules: BA-card-size, BA-supply-loss.
    """
    for _ in range(losses):
        strike_supply(state, out, name)
        change(state, name, size=state.units[name].size - 1)
    left = pass_on(state, out, name, losses)
    if not state.units[name].size:
        destroy(state, out, name)
    return left


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
    out.append(ev.SupplyLost(name, gone, to=audience(state, unit)))


def capacity(unit: Unit) -> int:
    """The supply points that a carrier can still hold: the printed points per vehicle for each that is left.

    Rules: BA-supply-loss.
    """
    return unit.front.supply // unit.front.size * unit.size


def destroy(state: State, out: Out, name: str) -> None:
    """Take a unit off the map for good; a gun in tow that has survived it stands in its hex.

    Rules: BA-card-size, BA-tow-losses.
    """
    unit = state.units[name]
    for aboard in cargo(state, name):
        put_down(state, out, aboard, unit.hex)
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


def destroy_whole(state: State, out: Out, name: str) -> None:
    """Destroy a unit together with all that it carries or tows.

    Rules: BA-order-charges, BA-R111.
    """
    for aboard in cargo(state, name):
        destroy(state, out, aboard.id)
    destroy(state, out, name)


def put_down(state: State, out: Out, unit: Unit, hex_: int) -> None:
    """A unit that was carried or towed stands on the map again, hidden if its carrier is and it has no order.

    Rules: BA-tow-valour, BA-R109.
    """
    stance = LIMBERED if unit.stance == BETWEEN else unit.stance
    hidden = AMBUSHED if is_secret(state, unit) and unit.order is None else VISIBLE
    stands = change(state, unit.id, place="map", hex=hex_, carrier="", stance=stance, hidden=hidden)
    out.append(ev.Unhitched(unit.id, hex_, to=audience(state, stands)))


def pass_on(state: State, out: Out, carrier: str, losses: int) -> int:
    """Losses of a carrier strike what it tows, and as many in all the units aboard; returns what the owner has to
    divide because there is a choice.

    Rules: BA-tow-losses, BA-transport-losses, BA-air-landing.
    """
    aboard = cargo(state, carrier)
    for unit in aboard:
        if unit.place == "towed":
            bear(state, out, unit.id, losses)
    carried = [unit for unit in aboard if unit.place == "carried"]
    if len(carried) > 1 and losses < sum(unit.size for unit in carried):
        if state.units[carrier].size and not is_secret(state, state.units[carrier]):
            return losses
        _spread(state, out, carried, losses)
        return 0
    for unit in carried:
        bear(state, out, unit.id, losses)
    return 0


def _spread(state: State, out: Out, carried: list[Unit], losses: int) -> None:
    """Losses aboard a carrier in ambush, one at a time by the largest: a question would give it away.

    Rules: BA-R110.
    """
    for _ in range(losses):
        largest = max(carried, key=lambda unit: state.units[unit.id].size)
        bear(state, out, largest.id, 1)


def bear(state: State, out: Out, name: str, losses: int) -> None:
    """A unit aboard takes losses of its carrier; its own defence does not help.

    Rules: BA-tow-losses, BA-transport-losses.
    """
    unit = state.units[name]
    losses = min(losses, unit.size)
    if losses:
        out.append(ev.LossPassed(name, losses, unit.size - losses, to=audience(state, unit)))
        lose(state, out, name, losses)


def can_merge(state: State, goes: Unit, stays: Unit) -> bool:
    """Two of a type, together no larger than the starting size of the one that stays, which can take over what the
    other carries or tows.

    Rules: BA-order-merge, BA-R112.
    """
    held = [unit.place for unit in cargo(state, goes.id)]
    tows = "tows" in stays.front.traits and not any(unit.place == "towed" for unit in cargo(state, stays.id))
    takes_over = ("carried" not in held or stays.front.transport) and ("towed" not in held or tows)
    return goes.type == stays.type and goes.size + stays.size <= stays.front.size and bool(takes_over)


def merge_into(state: State, out: Out, name: str, into: str) -> None:
    """The unit that stays regains as many size boxes, with the valour of that size, and the larger stock; it takes over
    what the other carries, tows and has loaded.

    Rules: BA-order-merge, BA-R35, BA-R112.
    """
    goes, stays = state.units[name], state.units[into]
    for aboard in cargo(state, name):
        change(state, aboard.id, carrier=into)
    size = goes.size + stays.size
    load = goes.front.supply and stays.front.supply
    change(
        state,
        into,
        size=size,
        ammo=min(stays.front.ammo, max(stays.ammo, goes.ammo)),
        supply=stays.supply + goes.supply,
        mines=stays.mines + goes.mines if load else max(stays.mines, goes.mines),
        smoke=max(stays.smoke, goes.smoke),
        charges=max(stays.charges, goes.charges),
        order=None,
    )
    state.units[name] = replace(goes, place="merged", size=0, order=None, group=0, supply=0, mines=0)
    out.append(ev.Merged(name, into, size))
