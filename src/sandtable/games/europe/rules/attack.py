"""Planning an attack: who may take part, by which way, at what cost (rulebook 5.1, 12.1, 13)."""

from __future__ import annotations

from msgspec import Struct

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import (
    CUT,
    FALLEN,
    FIXED,
    MOVED,
    USED,
    State,
    Unit,
    commander,
    confined,
    units_at,
    who,
)
from sandtable.games.europe.rules.diplomacy import (
    friend,
    has_rule,
    led_partner,
)
from sandtable.games.europe.rules.geography import ports_within, straits_for
from sandtable.games.europe.rules.modifiers import BY_LAND, CARRYING, DROPPED, LANDING
from sandtable.games.europe.rules.money import why_not_spend
from sandtable.games.europe.rules.movement import air_range, is_own, newcomers, why_not_stay
from sandtable.games.europe.rules.refusals import NOT_ADVANCED, OUT_OF_RANGE, OVER_THE_OCEAN
from sandtable.games.europe.rules.target import Target
from sandtable.kernel import Refusal

SUMMER_1940 = 5

NO_UNITS = Refusal("EU-5.1a", "no-units-for-it")
NOT_ADJACENT = Refusal("EU-5.1a", "not-adjacent")
NO_LAND_THERE = Refusal("EU-5.1h", "just-enter")
NOTHING_FOR_SHIPS = Refusal("EU-5.1.2", "nothing-for-ships")
NOTHING_FOR_AIRCRAFT = Refusal("EU-5.1.3a", "nothing-for-aircraft")
NO_LANDING = Refusal("EU-3e", "no-landing-there")
NO_INVASION_OF_NORWAY = Refusal("EU-14.1f", "no-invasion-of-norway")
BRITISH_BAN = Refusal("EU-14.1f", "no-british-invasion")
NO_CARGO = Refusal("EU-4.4c", "no-cargo")
BULGARIA = Refusal("EU-13.3d", "bulgarians-do-not-attack")
MALTA_BITES = Refusal("EU-13.4c", "malta-bites")
NO_PARTNER = Refusal("EU-13.1b", "no-agreement")
EMPTY_PLAN = Refusal("EU-5.1a", "empty-plan")
VICHY_DEFENDS = Refusal("EU-13.2", "vichy-only-defends")


class Fighter(Struct, frozen=True, gc=False, array_like=True):
    """A unit in an attack: by which way it comes and from where."""

    number: int
    way: int
    origin: int
    ship: int = -1
    """The fleet that carries it."""


# -- who takes part


def may_use(state: State, power: int, unit: Unit) -> Refusal | None:
    """Own units, those of minors in one's care, and a partner's whose agreement makes this power the leader.

    Rules: EU-13.1b, EU-13.2.
    """
    if confined(state, unit.owner):
        return VICHY_DEFENDS
    if is_own(state, power, unit):
        return None
    owner = commander(state, unit.owner)
    return None if owner >= 0 and owner == led_partner(state, power) else NO_PARTNER


def _why_not_unit(state: State, power: int, unit: Unit, aim: Target) -> Refusal | None:
    """Limits on a unit that attacks: Bulgarians and Soviets, Germans in Africa, units over the ocean.

    Rules: EU-13.3d, EU-13.4c, EU-13.5, EU-9a.
    """
    if unit.marks & CUT or unit.area == t.USA_AREA:
        return OVER_THE_OCEAN if unit.area == t.USA_AREA and not _britain_gone(state) else NO_UNITS
    if t.COUNTRIES[unit.owner] == "bulgaria" and aim.leader == t.SOVIET and has_rule(state, "13.3d"):
        return BULGARIA
    return may_use(state, power, unit)


def _britain_gone(state: State) -> bool:
    return state.standing[t.BRITAIN] == FALLEN


def african_allowance(state: State) -> int:
    """German units that may still attack in Africa in this turn: three less the British fleet and air units on Malta.

    Rules: EU-13.4c.
    """
    if not has_rule(state, "13.4c"):
        return 999
    biting = sum(unit.owner == t.BRITAIN and not t.IS_LAND[unit.kind] for _, unit in units_at(state, t.MALTA))
    return max(0, t.LIMITS["africa"] - biting - state.african)


def in_africa(unit: Unit, area: int) -> bool:
    return unit.owner == t.GERMANY and unit.area in t.AFRICA and not t.IS_SEA[unit.kind]


def candidates(state: State, power: int, owner: int, kind: int, origin: int, points: int) -> list[int]:
    """Units of a stack that could attack: land units with these points, unused aircraft and ships.

    Rules: EU-4b, EU-4c.
    """
    units = state.units
    found = []
    for number in who(state).at[origin]:
        unit = units[number]
        if unit.owner != owner or unit.kind != kind or unit.marks & USED:
            continue
        if t.IS_LAND[kind]:
            if points and unit.points == points and not unit.marks & (CUT | FIXED):
                found.append(number)
        elif not points and not (t.IS_SEA[kind] and unit.marks & MOVED):
            found.append(number)
    return found


def why_not_join(state: State, power: int, unit: Unit, aim: Target, plan: tuple[Fighter, ...]) -> Refusal | None:
    """May a unit join by its ordinary way: over a border, in flight, as a fighting ship? Land units that stand in a
    satellite on which war was declared fight where they stand.

    Rules: EU-4.1, EU-4.2, EU-4.3a, EU-4.3e, EU-4.4a, EU-5.1.2, EU-5.1.3a, EU-13.3e.
    """
    refusal = _why_not_unit(state, power, unit, aim)
    if refusal is not None:
        return refusal
    if t.IS_LAND[unit.kind]:
        if unit.area != aim.area and not t.NEAR_MASK[aim.area] >> unit.area & 1:
            return NOT_ADJACENT
        if not aim.land:
            return NO_LAND_THERE
        return why_not_stay(state, power, unit.owner, unit.kind, aim.area, newcomers(aim.area, unit.area, unit.owner))
    if t.IS_AIR[unit.kind]:
        if t.AIR_DISTANCE[unit.area][aim.area] > air_range(state, unit.owner, unit.kind):
            return OUT_OF_RANGE
        return None if _air_has_target(state, unit, aim, plan) else NOTHING_FOR_AIRCRAFT
    if not t.PORT[aim.area] or not ports_within(straits_for(state, unit.owner), unit.area) >> aim.area & 1:
        return OUT_OF_RANGE
    if not (aim.sea or aim.air) and not any(f.way == CARRYING for f in plan):
        return NOTHING_FOR_SHIPS
    return None


def _air_has_target(state: State, unit: Unit, aim: Target, plan: tuple[Fighter, ...]) -> bool:
    """Aircraft attack ships and aircraft, and land units beside own land units or, by the option, alone.

    Rules: EU-5.1.3a, EU-4.3d, EU-12.1.2a.
    """
    if aim.sea or (aim.air and unit.kind == t.AIR):
        return True
    beside = any(f.way in (BY_LAND, LANDING, DROPPED) for f in plan)
    return (bool(aim.land) and (beside or state.setup.aircraft_attack_alone)) or (bool(aim.air) and beside)


def why_not_embark(state: State, power: int, cargo: Unit, fleet: Unit, aim: Target) -> Refusal | None:
    """May a land unit be landed there by a fleet of its base? One unit a fleet, from where both stand unmoved.

    Rules: EU-3e, EU-4.1, EU-4.2, EU-4.4c, EU-5.1.3c, EU-14.1f, EU-12.1.1d.
    """
    refusal = may_use(state, power, cargo) or may_use(state, power, fleet)
    if refusal is not None:
        return refusal
    if cargo.area == t.USA_AREA and not _britain_gone(state):
        return OVER_THE_OCEAN
    if not t.IS_LAND[cargo.kind] or cargo.marks & (CUT | FIXED | MOVED) or not cargo.points:
        return NO_CARGO
    if not t.PORT[aim.area]:
        return NO_LANDING
    if not ports_within(straits_for(state, fleet.owner), fleet.area) >> aim.area & 1:
        return OUT_OF_RANGE
    refusal = _why_not_invade(state, power, commander(state, fleet.owner), aim)
    if refusal is not None:
        return refusal
    if friend(state, power, state.control[aim.area]) and cargo.kind != t.ARM:
        return NO_CARGO
    return why_not_stay(state, power, cargo.owner, cargo.kind, aim.area, newcomers(aim.area, cargo.area, cargo.owner))


def _why_not_invade(state: State, power: int, paying: int, aim: Target) -> Refusal | None:
    """The bans of the first scenario, and the 5 HPP of every invasion.

    Rules: EU-14.1f, EU-5.1.3c.
    """
    if state.setup.scenario == "sichelschnitt":
        norway = t.COUNTRY["norway"]
        if t.SIDE[power] == t.ALLIES and t.HOME[aim.area] == norway and state.control[aim.area] == norway:
            return NO_INVASION_OF_NORWAY
        if power == t.BRITAIN and state.turn == SUMMER_1940:
            return BRITISH_BAN
    return why_not_spend(state, paying, t.INVASION_COST)


def why_not_drop(state: State, power: int, unit: Unit, aim: Target) -> Refusal | None:
    """May paratroops be dropped there: three areas from where they stand, over anything.

    Rules: EU-12.1.1a.
    """
    if not state.setup.advanced:
        return NOT_ADVANCED
    refusal = _why_not_unit(state, power, unit, aim)
    if refusal is not None:
        return refusal
    if unit.kind != t.PARA or not unit.points or unit.marks & (CUT | FIXED | MOVED):
        return NO_UNITS
    if t.AIR_DISTANCE[unit.area][aim.area] > t.DROP_RANGE:
        return OUT_OF_RANGE
    return why_not_stay(state, power, unit.owner, unit.kind, aim.area, newcomers(aim.area, unit.area, unit.owner))


# -- the plan as a whole


def is_invasion(plan: tuple[Fighter, ...]) -> bool:
    return any(f.way == LANDING for f in plan)


def plan_cost(plan: tuple[Fighter, ...], aim: Target) -> int:
    """An invasion costs 5 in all, a battle 1, taking an empty area by air drop nothing.

    Rules: EU-5.1a, EU-5.1h, EU-5.1.3c, EU-12.1.1e, EU-15b.
    """
    if is_invasion(plan):
        return t.INVASION_COST
    return t.BATTLE_COST if aim.land or aim.air or aim.sea else 0


def payer(state: State, power: int, plan: tuple[Fighter, ...]) -> int:
    """The leader pays for a battle, the power whose fleets carry for an invasion.

    Rules: EU-13.1b.
    """
    for fighter in plan:
        if fighter.way == CARRYING:
            return commander(state, state.units[fighter.number].owner)
    return power


def why_not_launch(state: State, power: int, plan: tuple[Fighter, ...], aim: Target) -> Refusal | None:
    """A plan needs units, its cost, and no more Germans in Africa than Malta lets through.

    Rules: EU-5.1a, EU-13.4c.
    """
    if not plan:
        return EMPTY_PLAN
    if african_units(state, plan, aim.area) > african_allowance(state):
        return MALTA_BITES
    return why_not_spend(state, payer(state, power, plan), plan_cost(plan, aim))


def african_units(state: State, plan: tuple[Fighter, ...], area: int) -> int:
    return sum(in_africa(state.units[f.number], area) for f in plan)
