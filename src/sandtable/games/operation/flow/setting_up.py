"""Before the first turn: armies are bought, units declared one, and placed by cards."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Buy, Dismiss, Done, Fit, Hide, Join, Stand, Unmount
from sandtable.games.operation.events.chapters import UnitBought, UnitPlaced, UnitsJoined
from sandtable.games.operation.events.vehicle import GunUnmounted
from sandtable.games.operation.model.pieces import Seat
from sandtable.games.operation.model.state import Out, State, is_vehicle
from sandtable.games.operation.rules.army import lists
from sandtable.games.operation.rules.army.deployment import (
    arranged,
    carrier_of,
    facing_enemy,
    is_on_top,
    men_standing,
    shuffle,
    turn_cards,
    waiting_units,
    whole_table,
    why_not_here,
    why_not_infiltrate,
)
from sandtable.games.operation.rules.army.lists import Purchase
from sandtable.games.operation.rules.army.muster import NOT_ONE, bring, is_offered, join_units, why_not_join
from sandtable.games.operation.rules.chapters import tunnels
from sandtable.games.operation.rules.vehicles import mounted_weapons
from sandtable.games.operation.tables import ARMIES, ENTRIES
from sandtable.geometry.table import box_of
from sandtable.kernel import Ask, Auto, Dice, Form, Measure, Options, Prompt, Refusal
from sandtable.kernel import Point as Place
from sandtable.kernel.action import Action
from sandtable.kernel.options import Rng

NOT_YOURS_TO_PLACE = Refusal("OW-deploy-cards", "not-your-unit")

NO_CARRIER = Refusal("OW-deploy-transport", "no-carrier")
LATER = Refusal("OW-deploy-infiltrate", "infiltrators-later")

PLACE_TRIES = 12


class Deployment(Auto[State], frozen=True, gc=False):
    """Cards are turned, the larger number places a unit first, then the other; the rest goes down at once.

    Rules: OW-deploy-cards, OW-deploy-tie, OW-deploy-rest, OW-deploy-infiltrate, OW-deploy-shuffle.
    """

    late: bool = False
    """Infiltrators, after all others."""

    def run(self, state: State, dice: Dice, out: Out) -> None:
        waiting = {seat: waiting_units(state, seat, self.late) for seat in state.seats}
        if not any(waiting.values()):
            if self.late:
                state.end()
                shuffle(state)
            else:
                state.goto(Deployment(True))
            return
        alone = [seat for seat in state.seats if waiting[seat]]
        if len(alone) == 1:
            state.call(PlaceUnit(alone[0], self.late))
            return
        first = turn_cards(state, dice, out)
        state.call(PlaceUnit(state.other(first), self.late))
        state.call(PlaceUnit(first, self.late))


class PlaceUnit(Ask[State, Stand | Hide], frozen=True, gc=False):
    """One unit is put on the table.

    Rules: OW-deploy-cards, OW-deploy-transport, OW-deploy-infiltrate, OW-tun-infiltrate.
    """

    verbs: ClassVar[tuple[type[Action], ...]] = (Stand, Hide)
    watched: ClassVar[bool] = False
    standing: ClassVar[str | None] = None

    seat: Seat
    late: bool = False

    def seats(self, state: State) -> tuple[Seat, ...]:
        return (self.seat,) if waiting_units(state, self.seat, self.late) else ()

    def prompt(self, state: State, seat: Seat) -> Prompt:
        return Prompt("place-unit", {}, "OW-deploy-cards", tuple(waiting_units(state, seat, self.late)))

    def options(self, state: State, seat: Seat) -> Options:
        zone = state.zones[seat]
        facing = facing_enemy(state, seat)
        forms = tuple(Form(Stand(unit, Place(0, 0), facing), ("at",)) for unit in waiting_units(state, seat, self.late))
        box = box_of(zone)
        return Measure(
            lambda rng: self.sample(state, seat, rng),
            lambda: self.first(state, seat),
            (zone,),
            box,
            forms,
            tuple(self.hiding(state, seat)),
        )

    def hiding(self, state: State, seat: Seat) -> list[Hide]:
        """Where infiltrators could wait below ground.

        Rules: OW-tun-infiltrate.
        """
        units = waiting_units(state, seat, self.late) if self.late and state.on("tunnels") else []
        found = [Hide(unit, entry) for unit in units for entry in tunnels.entries(state)]
        return [each for each in found if tunnels.why_not_hide(state, state.units[each.unit], each.entry) is None]

    def first(self, state: State, seat: Seat) -> Stand:
        """A legal place, found by going over the zone."""
        unit = waiting_units(state, seat, self.late)[0]
        left, top, right, bottom = box_of(state.zones[seat])
        facing = facing_enemy(state, seat)
        base = [m for m in arranged(state, state.units[unit], (0, 0), facing, False) if not m.aboard]
        men = [(m.x, m.y) for m in base if m.cls == "infantry"]
        held = men_standing(state)
        for y in range(top + 60, bottom, 45) if facing else range(bottom - 60, top, -45):
            for x in range(left + 90, right, 45):
                if any(is_on_top(px + x, py + y, held) for px, py in men):
                    continue
                action = Stand(unit, Place(x, y), facing)
                if self.why_not(state, seat, action) is None:
                    return action
        return Stand(unit, Place((left + right) // 2, (top + bottom) // 2), facing)

    def sample(self, state: State, seat: Seat, rng: Rng) -> Stand | Hide:
        units = waiting_units(state, seat, self.late)
        below = self.hiding(state, seat)
        if below and rng.random() < 0.3:
            return below[rng.randrange(len(below))]
        left, top, right, bottom = box_of(whole_table(state) if self.late else state.zones[seat])
        facing = facing_enemy(state, seat)
        for _ in range(PLACE_TRIES):
            unit = units[rng.randrange(len(units))]
            at = Place(left + rng.randrange(max(1, right - left)), top + rng.randrange(max(1, bottom - top)))
            action = Stand(unit, at, facing)
            if self.why_not(state, seat, action) is None:
                return action
        return self.first(state, seat)

    def why_not(self, state: State, seat: Seat, action: Stand | Hide) -> Refusal | None:
        unit = state.units.get(action.unit)
        if unit is None or unit.seat != seat or not unit.off:
            return NOT_YOURS_TO_PLACE
        if unit.id not in waiting_units(state, seat, self.late):
            return LATER
        if isinstance(action, Hide):
            return tunnels.why_not_hide(state, unit, action.entry)
        if action.aboard and not carrier_of(state, unit):
            return NO_CARRIER
        models = arranged(state, unit, (action.at.x, action.at.y), action.facing % 3600, action.aboard)
        refusal = why_not_here(state, models, state.zones[seat])
        if refusal is None or not self.late:
            return refusal
        return why_not_here(state, models, whole_table(state)) or why_not_infiltrate(state, unit, models)

    def apply(self, state: State, seat: Seat, action: Stand | Hide, dice: Dice, out: Out) -> None:
        state.end()
        unit = state.units[action.unit]
        if isinstance(action, Hide):
            tunnels.hide(state, unit.id, action.entry, dice, out)
            return
        at = (action.at.x, action.at.y)
        for model in arranged(state, unit, at, action.facing % 3600, action.aboard):
            state.models[model.id] = model
            if is_vehicle(model):
                state.refit(model.id, turret=model.facing)
        state.alter(unit.id, off=False)
        out.append(UnitPlaced(unit.id, at))


NOTHING_BOUGHT = Refusal("OW-army-points", "nothing-bought")

NOT_MOUNTED = Refusal("OW-vfire-mount", "not-mounted")


class Muster(Ask[State, Buy | Fit | Dismiss | Done], frozen=True, gc=False):
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
        return sum(lists.price(purchase) for purchase in self.army)

    def options(self, state: State, seat: Seat) -> list[Action]:
        found: list[Buy | Fit | Dismiss | Done] = [Done()] if self.army else []
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
        offered = [option for option, _ in entry.options if is_offered(state, option)]
        return [*offered, *(lists.CARRIERS[entry.nation] if entry.cls == "infantry" else ())]

    def after(self, action: Buy | Fit | Dismiss | Done) -> tuple[Purchase, ...]:
        """The army with an action carried out."""
        if isinstance(action, Buy):
            return (*self.army, Purchase(action.kind))
        if not isinstance(action, Fit) or not self.army:
            return self.army[:-1]
        last = self.army[-1]
        if action.item in ENTRIES:
            return (*self.army[:-1], replace(last, carrier=action.item))
        return (*self.army[:-1], replace(last, options=(*last.options, action.item)))

    def why_not(self, state: State, seat: Seat, action: Buy | Fit | Dismiss | Done) -> Refusal | None:
        if type(action) in (Done, Dismiss):
            return None if self.army else NOTHING_BOUGHT
        if isinstance(action, Fit) and (
            action.item not in self.fittings(state) or self.army[-1].carrier == action.item
        ):
            return lists.NOT_AN_OPTION
        if isinstance(action, Buy) and action.kind not in ENTRIES:
            return lists.NOT_IN_LIST
        return lists.why_not_army(state.sides[seat].nation, self.after(action), self.limit)

    def apply(self, state: State, seat: Seat, action: Buy | Fit | Dismiss | Done, dice: Dice, out: Out) -> None:
        if not isinstance(action, Done):
            state.goto(replace(self, army=self.after(action)))
            return
        state.end()
        for purchase in self.army:
            name = lists.next_name(state, purchase.kind)
            bring(state, seat, name, purchase)
            out.append(UnitBought(seat, name, purchase.kind, lists.price(purchase)))


class Declare(Ask[State, Join | Unmount | Done], frozen=True, gc=False):
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

    def why_not(self, state: State, seat: Seat, action: Join | Unmount | Done) -> Refusal | None:
        if isinstance(action, Done):
            return None
        if isinstance(action, Unmount):
            return None if action.unit in self.mounted(state) else NOT_MOUNTED
        return None if action.units in self.pairs(state) else NOT_ONE

    def apply(self, state: State, seat: Seat, action: Join | Unmount | Done, dice: Dice, out: Out) -> None:
        if isinstance(action, Done):
            state.end()
            return
        if isinstance(action, Unmount):
            carrier = carrier_of(state, state.units[action.unit])
            if carrier is not None and mounted_weapons.unmount_rear(state, carrier, state.everyone(action.unit)[0].id):
                out.append(GunUnmounted(action.unit))
            return
        join_units(state, action.units)
        out.append(UnitsJoined(action.units))
