"""Where a power could strike with what it has, and what that would cost (rulebook 5.1)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import CUT, MOVED, USED, State, Unit, confined, owners_under, units_at, who
from sandtable.games.europe.rules.attack import why_not_drop, why_not_embark
from sandtable.games.europe.rules.diplomacy import friendly_areas, kept
from sandtable.games.europe.rules.movement import newcomers, special_areas, why_not_stay
from sandtable.games.europe.rules.muster import limited_areas, means, muster, own_shores, own_stacks
from sandtable.games.europe.rules.target import Target, barred_areas
from sandtable.kernel import Refusal

CANNOT_ATTACK = Refusal("EU-5.1b", "cannot-attack-it")


@kept
def strike_masks(state: State, power: int) -> tuple[int, int]:
    """Areas of land units of a power that can still move with their neighbours, and areas in range of its aircraft
    where these may attack alone, as bits."""
    marched = flown = 0
    for owner in owners_under(state, (power,)):
        if not confined(state, owner):
            has = means(state, owner)
            marched |= has.marched
            flown |= has.flown
    return marched, flown if state.setup.aircraft_attack_alone else 0


def within_reach(state: State, power: int) -> int:
    """All areas that a power could come to in any way, whatever it costs and whoever may stand there, one bit each."""
    gathered = muster(state, power)
    marched, flown = strike_masks(state, power)
    return marched | flown | own_shores(state, power) | gathered.own_drops | gathered.odd


def price_of_attack(state: State, power: int, country: int, barred: bool = False) -> int | None:
    """The least HPP with which a power can surely attack a country still at peace with it, or enter one of its areas,
    beside the declaration; None if it cannot. `barred` says that no battle may be fought there.

    Rules: EU-5.1b, EU-5.1h, EU-5.1.3c, EU-13.3c, EU-13.3f, EU-R118.
    """
    areas = who(state).control[country]
    marched, flown = strike_masks(state, power)
    marched = _allowed(state, power, marched & areas)
    empty = _empty(state, country, areas)
    if marched & empty or _drops(state, power, empty):
        return 0
    fields = 0 if barred else areas & ~barred_areas(state, power, areas)
    if marched & fields or _surely_met(state, country, areas, flown & fields) or _drops(state, power, fields):
        return t.BATTLE_COST
    return t.INVASION_COST if _lands(state, power, empty if barred else fields | empty) else None


def _empty(state: State, country: int, areas: int) -> int:
    """Areas without land units, which are entered free of charge. A minor's army is not on the map yet, so that this
    cannot be known.

    Rules: EU-5.1h.
    """
    if country in t.MINORS:
        return 0
    for mask in who(state).land:
        areas &= ~mask
    return areas


def _surely_met(state: State, country: int, areas: int, flown: int) -> bool:
    """Whether aircraft alone find someone to attack: units of the country in range, or, where a minor's army is still
    to be set up, all its areas."""
    if not flown:
        return False
    index = who(state)
    if country in t.MINORS and not index.of[country]:
        return not areas & ~flown
    return bool(flown & (index.land[country] | index.air[country] | index.sea[country]))


def _allowed(state: State, power: int, areas: int) -> int:
    """Of some areas those that the power's own land units may stand in."""
    limited = areas & special_areas(state, power)
    for area in t.bits(limited):
        fits = (
            why_not_stay(state, power, unit.owner, unit.kind, area, newcomers(area, unit.area, unit.owner)) is None
            for _, unit in own_stacks(state, power)
            if t.IS_LAND[unit.kind] and unit.points and (t.NEAR_MASK[area] | 1 << area) >> unit.area & 1
        )
        areas &= ~(0 if any(fits) else 1 << area)
    return areas


def _drops(state: State, power: int, areas: int) -> bool:
    """Whether paratroops could be dropped on one of these areas."""
    wanted = areas & muster(state, power).own_drops
    return bool(wanted) and any(
        why_not_drop(state, power, unit, _aim(state, area)) is None
        for area in t.bits(wanted)
        for _, unit in own_stacks(state, power)
        if unit.kind == t.PARA and not unit.marks & (CUT | USED)
    )


def _lands(state: State, power: int, areas: int) -> bool:
    """Whether a landing on one of these areas is possible."""
    gathered, shores = muster(state, power), own_shores(state, power)
    areas &= shores | gathered.odd
    if not areas:
        return False
    doubtful = limited_areas(state, power) | gathered.odd | friendly_areas(state, power)
    if state.setup.scenario == "sichelschnitt":
        doubtful |= areas
    if areas & shores & ~doubtful:
        return True
    return any(
        _has_cargo(state, power, unit, _aim(state, area))
        for area in t.bits(areas & doubtful)
        for _, unit in own_stacks(state, power)
        if unit.kind == t.FLEET and not unit.marks & (USED | MOVED) and not confined(state, unit.owner)
    )


def _aim(state: State, area: int) -> Target:
    return Target(area, state.control[area], (0,), (), ())


def _has_cargo(state: State, power: int, fleet: Unit, aim: Target) -> bool:
    return any(
        why_not_embark(state, power, unit, fleet, aim) is None
        for _, unit in units_at(state, fleet.area)
        if t.IS_LAND[unit.kind]
    )
