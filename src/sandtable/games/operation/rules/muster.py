"""Before deployment: armies are bought, units declared one."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions_vehicle import Buy, Dismiss, Done, Fit, Join, Unmount
from sandtable.games.operation.events_chapters import UnitBought, UnitsJoined
from sandtable.games.operation.events_vehicle import GunUnmounted
from sandtable.games.operation.model import Seat, Unit
from sandtable.games.operation.rules import armies, battery, motorcycles, squadrons, vehicle_fire
from sandtable.games.operation.rules.armies import Purchase
from sandtable.games.operation.rules.deploy import carrier_of
from sandtable.games.operation.rules.outline import BASE, size
from sandtable.games.operation.state import State, is_vehicle
from sandtable.games.operation.tables import ARMIES, ENTRIES, items
from sandtable.kernel import Ask, Dice, Event, Prompt, Refusal
from sandtable.kernel.action import Action

Out = list[Event]
NOTHING_BOUGHT = Refusal("OW-army-points", "nothing-bought")
NOT_ONE = Refusal("OW-merged", "cannot-join")
NOT_MOUNTED = Refusal("OW-vfire-mount", "not-mounted")
APART = 60
"""Gap between the guns or vehicles of units that are declared one, before they are placed (mm)."""


class Muster(Ask, frozen=True, gc=False):
    """A player buys his army from the list of his nation within the limit.

    Rules: OW-army-points.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Buy, Fit, Dismiss, Done)
    watched: ClassVar[bool] = False
    standing: ClassVar[str | None] = None

    seat: Seat
    limit: int
    army: tuple[Purchase, ...] = ()

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,)

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("muster", {"left": self.limit - self.spent(), "limit": self.limit}, "OW-army-points")

    def spent(self) -> int:
        return sum(armies.price(purchase) for purchase in self.army)

    def options(self, state: State, seat: Seat) -> list[Action]:
        found: list[Action] = [Done()] if self.army else []
        found += [Buy(kind) for kind in ARMIES[state.sides[seat].nation]]
        found += [Fit(item) for item in self.fittings(state)]
        found += [Dismiss()] if self.army else []
        return [action for action in found if self.why_not(state, seat, action) is None]

    def fittings(self, state: State) -> list[str]:
        """What could be bought for the last unit; things of optional chapters only if they are used.

        Rules: OW-optional.
        """
        if not self.army:
            return []
        entry = ENTRIES[self.army[-1].kind]
        carriers = [k for k, e in ENTRIES.items() if e.nation == entry.nation and "troop-carrier" in e.traits]
        offered = [option for option, _ in entry.options if is_offered(state, option)]
        return [*offered, *(carriers if entry.cls == "infantry" else [])]

    def after(self, action: Any) -> tuple[Purchase, ...]:
        """The army with an action carried out."""
        if type(action) is Buy:
            return (*self.army, Purchase(action.kind))
        if type(action) is Dismiss or not self.army:
            return self.army[:-1]
        last = self.army[-1]
        if action.item in ENTRIES:
            return (*self.army[:-1], replace(last, carrier=action.item))
        return (*self.army[:-1], replace(last, options=(*last.options, action.item)))

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if type(action) in (Done, Dismiss):
            return None if self.army else NOTHING_BOUGHT
        if type(action) is Fit and (action.item not in self.fittings(state) or self.army[-1].carrier == action.item):
            return armies.NOT_AN_OPTION
        if type(action) is Buy and action.kind not in ENTRIES:
            return armies.NOT_IN_LIST
        return armies.why_not_army(state.sides[seat].nation, self.after(action), self.limit)

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        if type(action) is not Done:
            state.goto(replace(self, army=self.after(action)))
            return
        state.end()
        for purchase in self.army:
            name = armies.next_name(state, purchase.kind)
            bring(state, seat, name, purchase)
            out.append(UnitBought(seat, name, purchase.kind, armies.price(purchase)))


def is_offered(state: State, option: str) -> bool:
    """Whether an option's chapter is used."""
    item = items().get(option)
    return item is None or not item.chapter or state.on(item.chapter)


def bring(state: State, seat: Seat, name: str, purchase: Purchase) -> None:
    """A unit that was bought waits beside the table."""
    platoon = purchase.platoon or f"{seat}-platoon"
    more = {"platoon": platoon, "options": purchase.options, "carrier": purchase.carrier}
    armies.raise_unit(state, seat, name, purchase.kind, (0, 0), 0, **more)  # type: ignore[arg-type]
    state.alter(name, off=True)


class Declare(Ask, frozen=True, gc=False):
    """Before deployment units may be declared one: combined teams, batteries, motorcycle squads, squadrons.

    Rules: OW-merged, OW-battery-same, OW-moto-squad, OW-sq-form.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Join, Unmount, Done)
    watched: ClassVar[bool] = False
    standing: ClassVar[str | None] = None

    seat: Seat

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if self.pairs(state) or self.mounted(state) else ()

    def mounted(self, state: State) -> list[str]:
        """Half-tracks whose rear machine gun could be carried."""
        found = []
        for unit in state.units.values():
            carrier = carrier_of(state, unit) if unit.seat == self.seat and unit.off else None
            if (
                carrier is not None
                and "rear-removable" in carrier.traits
                and "rear" not in state.vehicles[carrier.id].lost
            ):
                found.append(unit.id)
        return found

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("declare", {}, "OW-merged")

    def pairs(self, state: State) -> list[tuple[str, ...]]:
        units = [unit for unit in state.units.values() if unit.seat == self.seat and unit.off]
        found: list[tuple[str, ...]] = []
        for n, one in enumerate(units):
            for two in units[n + 1 :]:
                if why_not_join(state, (one, two)) is None:
                    found.append((one.id, two.id))
        return found

    def options(self, state: State, seat: Seat) -> list[Action]:
        joins = [Join(pair) for pair in self.pairs(state)]
        return [Done(), *joins, *(Unmount(name) for name in self.mounted(state))]

    def why_not(self, state: State, seat: Seat, action: Any) -> Refusal | None:
        if type(action) is Done:
            return None
        if type(action) is Unmount:
            return None if action.unit in self.mounted(state) else NOT_MOUNTED
        return None if action.units in self.pairs(state) else NOT_ONE

    def apply(self, state: State, seat: Seat, action: Any, dice: Dice, out: Out) -> None:
        if type(action) is Done:
            state.end()
            return
        if type(action) is Unmount:
            carrier = carrier_of(state, state.units[action.unit])
            if carrier is not None and vehicle_fire.unmount_rear(state, carrier, state.everyone(action.unit)[0].id):
                out.append(GunUnmounted(action.unit))
            return
        join(state, action.units)
        out.append(UnitsJoined(action.units))


def why_not_join(state: State, units: tuple[Unit, ...]) -> Refusal | None:
    """Whether units may become one: by the rule of their kind."""
    if len({unit.seat for unit in units}) != 1:
        return NOT_ONE
    if battery.why_not_form(state, units) is None or armies.why_not_merge(units) is None:
        return None
    if motorcycles.why_not_squad(state, units) is None:
        return None
    return squadrons.why_not_form(state, units)


def edges(state: State, unit: str) -> tuple[int, int]:
    """How far a unit that is still to be placed reaches to the left and to the right."""
    halves = [(m.x, BASE if m.cls == "infantry" else size(state, m)[1] // 2 + 1) for m in state.members(unit)]
    return min(x - half for x, half in halves), max(x + half for x, half in halves)


def join(state: State, names: tuple[str, ...]) -> None:
    """The units become one for good, their panic limits added.

    Rules: OW-battery-same, OW-battery-ph, OW-merged, OW-moto-squad, OW-sq-form.
    """
    pieces = [m for name in names for m in state.members(name) if m.cls != "infantry"]
    for before, name in pairwise(names):
        shift = edges(state, before)[1] - edges(state, name)[0] + (APART if pieces else 1)
        for model in state.members(name):
            state.change(model.id, x=model.x + shift)
    if any(m.cls == "motorcycle" for m in pieces):
        motorcycles.join(state, names)
    elif any(is_vehicle(m) for m in pieces):
        squadrons.form(state, names)
    elif pieces:
        battery.form(state, names)
    else:
        armies.merge(state, names)
