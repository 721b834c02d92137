"""Areas, countries and great powers that fall (rulebook 5.1, 11, 13.2, 13.4a)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import (
    AreaTaken,
    CanalShut,
    CapitalLost,
    CapitalRetaken,
    CountryFell,
    CountryNeutral,
    FortFell,
    Out,
    PowerFell,
    UnitLost,
    VichyArose,
    VichyEnded,
    YardLost,
)
from sandtable.games.europe.model import (
    ACTIVE,
    FALLEN,
    FREE,
    GONE,
    JOINED,
    NEUTRAL,
    State,
    Unit,
    changed,
    commander,
    lift,
    set_control,
    shift,
    units_at,
    who,
)
from sandtable.games.europe.rules.diplomacy import friend, has_rule, hostile, relate, strongest
from sandtable.games.europe.rules.followups import flee, set_up_army
from sandtable.games.europe.rules.money import charge, note_lapse


def rightful(state: State, area: int, power: int) -> int:
    """Who controls an area that a power has taken: a living ally whose home or colony it is, or an allied minor, gets
    it back.

    Rules: EU-5.1h.
    """
    home = t.HOME[area]
    owner = t.OVERLORD[home] if t.KIND_OF[home] == "colony" else home
    if owner in (power, t.NOBODY) or not friend(state, power, owner):
        return power
    if owner < 6:
        return owner if state.standing[owner] == ACTIVE else power
    return owner if state.standing[owner] == JOINED else power


def capture(state: State, area: int, power: int, out: Out, takers: tuple[int, ...] = ()) -> None:
    """An area changes hands, with all that follows from it. `takers` are the powers whose land units fought for it,
    where these are more than the one that keeps it.

    Rules: EU-5.1h, EU-3g, EU-R114.
    """
    old = state.control[area]
    new = rightful(state, area, power)
    if new == old:
        _evict(state, area, power)
        return
    set_control(state, area, new)
    out.append(AreaTaken(t.AREAS[area], t.COUNTRIES[new], t.COUNTRIES[old] if old >= 0 else ""))
    _take_fort(state, area, power, out)
    if area == t.KIEL and t.SIDE[power] != t.AXIS and not state.kiel_shut:
        state.kiel_shut = True
        out.append(CanalShut(t.AREAS[area]))
    if area == t.BERLIN:
        state.berlin_by = takers or (power,)
    _lose_yards(state, area, new, out)
    _take_chief(state, area, power, new, old, out)
    _take_key_places(state, area, power, old, out)
    changed(state)
    _evict(state, area, power)


def _take_fort(state: State, area: int, power: int, out: Out) -> None:
    """A fort that an enemy of its country gets into his hands, in battle or with the whole country, is one no more.

    Rules: EU-5.2d, EU-R122.
    """
    if t.FORT[area] is not None and area not in state.forts_gone and not friend(state, power, t.HOME[area]):
        state.forts_gone = (*state.forts_gone, area)
        out.append(FortFell(t.AREAS[area]))


def _lose_yards(state: State, area: int, holder: int, out: Out) -> None:
    """A fleet under construction is lost with its yard.

    Rules: EU-7d.
    """
    for yard in [y for y in state.yards if y.area == area and y.power != holder]:
        state.yards = tuple(y for y in state.yards if y is not yard)
        state.sunk[yard.power] += 1
        out.append(YardLost(t.type_name(yard.power, t.FLEET), t.AREAS[area]))


def _take_chief(state: State, area: int, power: int, new: int, old: int, out: Out) -> None:
    """The chief area of a country or power has been taken: its HPP and perhaps the country go with it.

    Rules: EU-5.1d, EU-10b, EU-11a.
    """
    for country in range(t.N_COUNTRIES):
        if t.CHIEF[country] != area or country == t.VICHY:
            continue
        mine = country == new or t.OVERLORD[country] == new
        state.claimed = state.claimed & ~(1 << country) if mine else state.claimed | 1 << country
        if old >= 0:
            note_lapse(state, old if old < 6 else state.patron[old], country)
        if country < 6:
            _take_capital(state, country, power, new, out)
        elif country in t.MINORS and state.standing[country] != GONE and new != country:
            country_falls(state, country, new, out)


def _take_capital(state: State, country: int, power: int, new: int, out: Out) -> None:
    """A great power's capital: taken, or retaken in time.

    Rules: EU-11a, EU-11c.
    """
    name = t.COUNTRIES[country]
    if state.standing[country] != ACTIVE:
        return
    if new == country:
        state.lost_capital[country] = 0
        out.append(CapitalRetaken(name, t.AREAS[t.CHIEF[country]]))
    elif country == t.SOVIET:
        charge(state, t.SOVIET, t.LIMITS["moscow"], "moscow", out)
    elif country != t.USA and not state.lost_capital[country]:
        state.lost_capital[country] = 1
        state.took_capital[country] = power
        out.append(CapitalLost(name, t.AREAS[t.CHIEF[country]]))


def _take_key_places(state: State, area: int, power: int, old: int, out: Out) -> None:
    """Gibraltar and Suez cost Britain 5 HPP each; Paris or Vichy in Allied hands ends Vichy France.

    Rules: EU-13.4a, EU-13.2.
    """
    taken_from_allies = old == t.BRITAIN or friend(state, t.BRITAIN, old)
    lifeline = area in (t.GIBRALTAR, t.SUEZ) and has_rule(state, "13.4a") and taken_from_allies
    if lifeline and t.SIDE[power] == t.AXIS and state.standing[t.BRITAIN] == ACTIVE:
        charge(state, t.BRITAIN, t.LIMITS["gibraltar_suez"], "lifeline", out)
    if (area in (t.PARIS, t.VICHY_AREA) and t.SIDE[power] == t.ALLIES and who(state).control[t.VICHY]) or (
        area == t.VICHY_AREA and old == t.VICHY
    ):
        end_vichy(state, power, out)


def _evict(state: State, area: int, power: int) -> None:
    """Enemy aircraft and ships must leave; a frame asks where they go."""
    queue = tuple(number for number, unit in units_at(state, area) if hostile(state, power, unit.owner))
    if queue:
        flee(state, queue, area)


def _evict_strangers(state: State, areas: list[int]) -> None:
    """Aircraft and ships in areas that have gone over to someone who is no friend flee as if the area had been taken.

    Rules: EU-4.3c, EU-4.4b.
    """
    for area in areas:
        queue = tuple(n for n, unit in units_at(state, area) if _is_stranger(state, unit))
        if queue:
            flee(state, queue, area)


def _is_stranger(state: State, unit: Unit) -> bool:
    holder, power = state.control[unit.area], commander(state, unit.owner)
    return not t.IS_LAND[unit.kind] and holder != unit.owner and power >= 0 and not friend(state, power, holder)


def remove_units(state: State, owner: int, out: Out) -> None:
    """All units of a country leave the map."""
    for number in [n for n, unit in state.units.items() if unit.owner == owner]:
        unit = lift(state, number)
        out.append(UnitLost(unit.name, t.AREAS[unit.area]))


def _occupier(state: State, area: int, conqueror: int) -> int:
    """The power whose land units stand in an area and are no friends of the conqueror, or nobody.

    Rules: EU-R109.
    """
    for _, unit in units_at(state, area):
        holder = unit.owner if unit.owner < 6 else state.patron[unit.owner]
        if t.IS_LAND[unit.kind] and holder >= 0 and not friend(state, conqueror, unit.owner):
            return holder
    return t.NOBODY


def country_falls(state: State, country: int, conqueror: int, out: Out) -> None:
    """A minor's capital has fallen: its units go and the conqueror controls the whole country.

    Rules: EU-5.1d.
    """
    out.append(CountryFell(t.COUNTRIES[country], t.COUNTRIES[conqueror]))
    remove_units(state, country, out)
    areas = t.bits(who(state).control[country])
    for area in areas:
        helper = _occupier(state, area, conqueror)
        set_control(state, area, helper if helper >= 0 else conqueror)
    state.standing[country] = GONE
    state.patron[country] = t.NOBODY
    state.foes[country] = 0
    state.owed = tuple(each for each in state.owed if each[1] != country)
    relate(state)
    _evict_strangers(state, areas)


def power_falls(state: State, power: int, out: Out) -> None:
    """A great power has not retaken its capital: its units go, its home goes to the conqueror, the rest becomes
    neutral.

    Rules: EU-11b, EU-R122.
    """
    conqueror = state.control[t.CHIEF[power]]
    out.append(PowerFell(t.COUNTRIES[power], t.COUNTRIES[conqueror]))
    remove_units(state, power, out)
    _leave_minors(state, power, out)
    african = [a for a in t.FRENCH_AFRICA if state.control[a] == t.FRANCE] if power == t.FRANCE else []
    areas = t.bits(who(state).control[power])
    for area in areas:
        helper = _occupier(state, area, conqueror)
        at_home = t.HOME[area] == power
        if at_home and helper < 0:
            _take_fort(state, area, conqueror, out)
        set_control(state, area, helper if helper >= 0 else conqueror if at_home else t.NOBODY)
    state.standing[power] = FALLEN
    state.lost_capital[power] = 0
    state.claimed |= 1 << power
    _forget(state, power)
    relate(state)
    if power == t.FRANCE and t.SIDE[conqueror] == t.AXIS and has_rule(state, "13.2"):
        found_vichy(state, african, out)
    _evict_strangers(state, areas)


def _forget(state: State, power: int) -> None:
    """What a fallen power had under way."""
    state.hpp[power] = state.spent[power] = state.limit[power] = state.counted[power] = 0
    state.yards = tuple(y for y in state.yards if y.power != power)
    state.lapses = tuple(each for each in state.lapses if each.power != power)
    state.convoys = tuple(c for c in state.convoys if power not in (c.sender, c.receiver))
    state.pacts = tuple(p for p in state.pacts if power not in (p.a, p.b))
    state.owed = tuple(each for each in state.owed if each[0] != power)


def _leave_minors(state: State, power: int, out: Out) -> None:
    """Minors in a fallen power's care go over to the strongest ally left, or become neutral again."""
    for country in (*t.MINORS, t.VICHY):
        if state.patron[country] != power:
            continue
        state.standing[power] = FALLEN
        heir = strongest(state, t.SIDE[power])
        if heir >= 0 and state.standing[heir] == ACTIVE and country != t.VICHY:
            state.patron[country] = heir
            continue
        remove_units(state, country, out)
        state.patron[country] = t.NOBODY
        state.foes[country] = 0
        if country == t.VICHY:
            for area in t.bits(who(state).control[t.VICHY]):
                set_control(state, area, t.NOBODY)
        else:
            state.standing[country] = FREE
            out.append(CountryNeutral(t.COUNTRIES[country]))


def found_vichy(state: State, african: list[int], out: Out) -> None:
    """Vichy France: the areas Vichy and Lyon and the African colonies still French, in German care.

    Rules: EU-13.2.
    """
    state.paris_fell = state.turn
    if _occupier(state, t.VICHY_AREA, t.GERMANY) >= 0:
        return
    for area in (t.VICHY_AREA, t.LYON, *african):
        holder = _occupier(state, area, t.GERMANY)
        set_control(state, area, holder if holder >= 0 else t.VICHY)
        if holder < 0:
            guests = [(n, u) for n, u in units_at(state, area) if friend(state, t.GERMANY, u.owner)]
            for number, unit in guests:
                if not t.IS_SEA[unit.kind]:
                    shift(state, number, t.PARIS)
            ships = tuple(n for n, u in guests if t.IS_SEA[u.kind])
            if ships:
                flee(state, ships, area)
    state.standing[t.VICHY] = FREE
    state.patron[t.VICHY] = t.GERMANY
    relate(state)
    out.append(VichyArose())
    set_up_army(state, t.VICHY, t.GERMANY, out)


def end_vichy(state: State, power: int, out: Out) -> None:
    """The Allies have taken Paris or Vichy: its units go and its areas fall to the power that took the place, except
    where its enemies stand.

    Rules: EU-13.2.
    """
    out.append(VichyEnded(t.COUNTRIES[power]))
    remove_units(state, t.VICHY, out)
    areas = t.bits(who(state).control[t.VICHY])
    for area in areas:
        holder = _occupier(state, area, power)
        set_control(state, area, holder if holder >= 0 else power)
    state.standing[t.VICHY] = GONE
    state.patron[t.VICHY] = t.NOBODY
    state.foes[t.VICHY] = 0
    relate(state)
    _evict_strangers(state, areas)


def enemies_left(state: State, side: int) -> bool:
    """Whether a side still has an enemy great power in the game.

    Rules: EU-2f, EU-11d.
    """
    return any(t.SIDE[p] != side and state.standing[p] in (NEUTRAL, ACTIVE) for p in range(6))
