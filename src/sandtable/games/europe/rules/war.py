"""Declarations of war and what they set going (rulebook 5.1, 13.2, 13.3, 13.5)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import CountryJoined, CountryNeutral, Out, WarDeclared
from sandtable.games.europe.model import ABSENT, ACTIVE, FALLEN, FREE, JOINED, NEUTRAL, OPEN, State, commander, who
from sandtable.games.europe.rules.diplomacy import at_war_with_soviets, has_rule, hostile, relate, strongest
from sandtable.games.europe.rules.followups import set_up_army
from sandtable.games.europe.rules.money import gain, spend, why_not_spend
from sandtable.games.europe.rules.reach import CANNOT_ATTACK, price_of_attack
from sandtable.games.europe.rules.refusals import CAPITAL_FIRST
from sandtable.games.europe.rules.sending import can_send, lands_to_help, victims
from sandtable.kernel import Refusal, clone

NOT_A_COUNTRY = Refusal("EU-5.1b", "no-war-on-that")
AT_WAR = Refusal("EU-5.1b", "at-war-already")
HISTORIC_ALLY = Refusal("EU-13", "historic-ally")
NOT_IN_GAME = Refusal("EU-14.1a", "not-in-scenario")
TOO_EARLY_SOVIET = Refusal("EU-13.3a", "soviets-too-early")
TOO_EARLY_USA = Refusal("EU-13.5", "usa-too-early")
ONLY_GERMANY = Refusal("EU-R91", "soviet-war-by-germany")
OPEN_SATELLITE = Refusal("EU-13.3g", "satellite-is-open")
VICHY_IS_SHUT = Refusal("EU-13.2", "vichy-is-shut")
GERMANY_FIRST = Refusal("EU-13.3a", "germany-first")
USA_IS_SAFE = Refusal("EU-11d", "usa-is-safe")


def war_cost(country: int) -> int:
    """7 HPP against a great power, 2 against any other country.

    Rules: EU-1, EU-5.1b, EU-15b.
    """
    return t.WAR_POWER if country < 6 else t.WAR_MINOR


def why_not_declare(state: State, power: int, country: int) -> Refusal | None:
    """May this power declare war on that country now?

    `test_attacks_and_declarations_offered_are_those_that_the_door_takes`
    compares the declarations that a campaign offers with it.

    Rules: EU-5.1b, EU-5.1e, EU-13, EU-14.1a.
    """
    if state.lost_capital[power]:
        return CAPITAL_FIRST
    if country >= 6 and country not in t.MINORS and country != t.VICHY:
        return NOT_A_COUNTRY
    refusal = _why_not_power(state, power, country) if country < 6 else _why_not_minor(state, power, country)
    if refusal is not None:
        return refusal
    cost = war_cost(country)
    if not needs_no_attack(power, country):
        following = price_of_war(state, power, country)
        if following is None and not (country == t.SOVIET and must_declare(state, power)):
            return CANNOT_ATTACK
        cost += following or 0
    return why_not_spend(state, power, cost)


def price_of_war(state: State, power: int, country: int) -> int | None:
    """What the attack, or whatever else a declaration asks for, costs at least beside it; None if it is impossible. A
    Soviet declaration on Germany may be followed by an attack on a satellite, which has a price of its own; troops sent
    to a victim cost nothing.

    Rules: EU-5.1b, EU-5.1e, EU-13.3a, EU-13.3c, EU-R119, EU-R120.
    """
    barred = (power, country) == (t.GERMANY, t.SOVIET) and has_rule(state, "13.3c") and state.season == t.WINTER
    prices = [price_of_attack(state, power, country, barred)]
    if (power, country) == (t.SOVIET, t.GERMANY):
        for satellite in t.SATELLITES:
            if state.standing[satellite] in (OPEN, FREE):
                found = price_of_attack(state, power, satellite)
                prices.append(None if found is None else found + t.WAR_MINOR)
    payable = [price for price in prices if price is not None]
    if country < 6 and 0 not in payable and _could_help(state, power, country):
        return 0
    return min(payable, default=None)


def _could_help(state: State, power: int, enemy: int) -> bool:
    """Whether troops could be sent to a victim of this enemy once war has been declared.

    Rules: EU-5.1e.
    """
    if not victims(state, enemy) or why_not_spend(state, power, t.WAR_POWER) is not None:
        return False
    after = clone(state)
    declare(after, power, enemy, [])
    return can_send(after, power, lands_to_help(after, power))


def needs_no_attack(power: int, country: int) -> bool:
    """The USA may enter the war without attacking at once; against a minor it needs an attack like everyone.

    Rules: EU-13.5, EU-5.1b.
    """
    return power == t.USA and country < 6


def at_peace(state: State, power: int, reach: int) -> list[int]:
    """The countries on which this power could think of declaring war: powers of the other side, neutral minors with an
    area in reach."""
    index, standing = who(state), state.standing
    hostiles, control = index.hostile[power], index.control
    found = [c for c in range(6) if t.SIDE[c] != t.SIDE[power] and not hostiles >> c & 1]
    minors = [c for c in (*t.MINORS, t.VICHY) if (reach < 0 or control[c] & reach) and standing[c] in (FREE, OPEN)]
    return found + [c for c in minors if not hostiles >> c & 1]


def _why_not_power(state: State, power: int, country: int) -> Refusal | None:
    """War on a great power; the USSR not before autumn 1941, the USA not before spring 1942, and nobody on the USA.

    Rules: EU-13.3a, EU-13.5, EU-11d.
    """
    if country == power or t.SIDE[country] == t.SIDE[power]:
        return HISTORIC_ALLY
    if state.standing[country] in (ABSENT, FALLEN):
        return NOT_IN_GAME
    if hostile(state, power, country):
        return AT_WAR
    if country == t.USA:
        return USA_IS_SAFE
    if power == t.USA:
        return TOO_EARLY_USA if state.turn < t.SPRING_1942 else None
    if power == t.SOVIET:
        if country != t.GERMANY and not at_war_with_soviets(state):
            return GERMANY_FIRST
        return TOO_EARLY_SOVIET if state.turn < t.AUTUMN_1941 else None
    if country == t.SOVIET and power != t.GERMANY:
        return ONLY_GERMANY
    return None


def _why_not_minor(state: State, power: int, country: int) -> Refusal | None:
    """War on a minor: satellites are open to Germany, shut to others; the Axis leaves Vichy alone.

    Rules: EU-13.2, EU-13.3a, EU-13.3e, EU-13.3g.
    """
    standing = state.standing[country]
    if standing not in (FREE, OPEN) or (country == t.VICHY and not who(state).control[t.VICHY]):
        return NOT_A_COUNTRY
    if hostile(state, power, country):
        return AT_WAR
    if country == t.VICHY:
        return VICHY_IS_SHUT if t.SIDE[power] == t.AXIS else None
    if country in t.SATELLITES:
        if standing == OPEN and t.SIDE[power] == t.AXIS:
            return OPEN_SATELLITE
        if power == t.SOVIET and state.turn < t.AUTUMN_1941:
            return TOO_EARLY_SOVIET
        if power == t.SOVIET and not at_war_with_soviets(state):
            return GERMANY_FIRST
    return None


def must_declare(state: State, power: int) -> bool:
    """In the second scenario Germany must declare war on the USSR in its first turn.

    Rules: EU-14.2a.
    """
    return state.setup.scenario == "barbarossa" and power == t.GERMANY and state.standing[t.SOVIET] == NEUTRAL


def declare(state: State, power: int, country: int, out: Out) -> None:
    """Pay, be at war, and set up what follows: the alliance is bound with the declarer, satellites join or stand aside.

    Rules: EU-5.1b, EU-5.1e, EU-13.3a, EU-13.3b, EU-13.3e.
    """
    cost = war_cost(country)
    spend(state, power, cost)
    out.append(WarDeclared(t.COUNTRIES[power], t.COUNTRIES[country], cost))
    if country < 6:
        _war_on_power(state, power, country, out)
    elif _joins_germany(state, power, country):
        state.foes[country] |= 1 << power
        satellite_joins(state, country, out)
    else:
        _war_on_minor(state, power, country, out)
    if not needs_no_attack(power, country):
        state.owed = (*state.owed, (power, country))
    relate(state)


def _joins_germany(state: State, power: int, country: int) -> bool:
    """Whether a satellite on which war is declared joins Germany at once: where Allies attack it, or, once the USSR has
    attacked Germany first, where the USSR does. A fallen Germany is joined by nobody.

    Rules: EU-13.3e, EU-13.3g.
    """
    if country not in t.SATELLITES or t.SIDE[power] != t.ALLIES or state.standing[t.GERMANY] != ACTIVE:
        return False
    return power == t.SOVIET or not state.soviet_first


def _war_on_power(state: State, power: int, country: int, out: Out) -> None:
    """Both are in the war now; between Germany and the USSR the satellites join or stay out."""
    fresh = [p for p in (power, country) if state.standing[p] == NEUTRAL]
    state.standing[power] = state.standing[country] = ACTIVE
    relate(state)
    for each in fresh:
        bring_victims(state, each, out)
    if (power, country) == (t.GERMANY, t.SOVIET):
        state.soviet_war = state.turn
        for satellite in t.SATELLITES:
            if state.standing[satellite] in (OPEN, JOINED):
                satellite_joins(state, satellite, out, paid=True)
    elif (power, country) == (t.SOVIET, t.GERMANY) and has_rule(state, "13.3e"):
        state.soviet_first = True
        state.must_leave = True
        for satellite in t.SATELLITES:
            if state.standing[satellite] == OPEN:
                state.standing[satellite] = FREE
                out.append(CountryNeutral(t.COUNTRIES[satellite]))
    relate(state)


def satellite_joins(state: State, country: int, out: Out, paid: bool = False) -> None:
    """A satellite joins Germany at once, with its army; its HPP come at once when Germany has attacked the USSR.

    Rules: EU-13.3b, EU-13.3g.
    """
    new = state.standing[country] != JOINED
    state.standing[country] = JOINED
    state.patron[country] = t.GERMANY
    if new:
        out.append(CountryJoined(t.COUNTRIES[country], t.COUNTRIES[t.GERMANY]))
    relate(state)
    if paid and not state.counted[t.GERMANY] >> country & 1:
        gain(state, t.GERMANY, t.COUNTRY_HPP[country], country, out)
        state.counted[t.GERMANY] |= 1 << country
    if new:
        set_up_army(state, country, t.GERMANY, out)


def _war_on_minor(state: State, power: int, country: int, out: Out) -> None:
    """A neutral's army is set up by the strongest member of the opposing alliance.

    Rules: EU-5.1c.
    """
    state.foes[country] |= 1 << power
    relate(state)
    if country == t.VICHY:
        return
    keeper = strongest(state, 1 - t.SIDE[power])
    if keeper >= 0 and hostile(state, keeper, country):
        keeper = t.NOBODY
    state.patron[country] = keeper
    if not any(unit.owner == country for unit in state.units.values()):
        set_up_army(state, country, keeper, out)


def bring_victims(state: State, power: int, out: Out) -> None:
    """When a power enters the war, the minors that have withstood it belong to the other alliance.

    Rules: EU-5.1d.
    """
    for country in t.MINORS:
        if state.standing[country] == FREE and state.foes[country] >> power & 1:
            join_other_side(state, country, t.SIDE[power], out)


def join_other_side(state: State, country: int, attacker: int, out: Out) -> None:
    """A minor that was attacked and has not fallen belongs to the other alliance, under the power that set it up. With
    a power that is still outside the war it is at peace again until that power enters it.

    Rules: EU-5.1d.
    """
    keeper = state.patron[country]
    if keeper < 0 or state.standing[keeper] != ACTIVE:
        keeper = strongest(state, 1 - attacker)
    if keeper < 0 or state.standing[keeper] != ACTIVE:
        return
    state.patron[country] = keeper
    state.standing[country] = JOINED
    state.foes[country] &= sum(1 << power for power in range(6) if state.standing[power] == ACTIVE)
    out.append(CountryJoined(t.COUNTRIES[country], t.COUNTRIES[keeper]))
    relate(state)


def survivors_join(state: State, side: int, out: Out) -> None:
    """At the end of a side's turn: minors that it attacked and that still stand join the other side.

    Rules: EU-5.1d.
    """
    for country in t.MINORS:
        if state.standing[country] != FREE:
            continue
        attackers = [p for p in range(6) if state.foes[country] >> p & 1 and t.SIDE[p] == side]
        if any(state.standing[p] == ACTIVE for p in attackers):
            join_other_side(state, country, side, out)


def owes(state: State, power: int) -> list[int]:
    """The countries on which a power has declared war in this turn without having attacked yet."""
    return [country for p, country in state.owed if p == power]


def settled(power: int, owner: int) -> set[int]:
    """The countries on which a declaration is satisfied by an attack on this owner.

    Rules: EU-5.1b, EU-13.3a, EU-R120.
    """
    return {owner, t.GERMANY} if power == t.SOVIET and owner in t.SATELLITES else {owner}


def paid_off(state: State, power: int, owner: int) -> None:
    """An attack on a country, or an area of it taken, satisfies the declaration; a satellite attacked by the USSR also
    that on Germany.

    Rules: EU-5.1b, EU-13.3a, EU-R120.
    """
    done = settled(power, owner)
    state.owed = tuple(each for each in state.owed if each[0] != power or each[1] not in done)


def must_leave_satellites(state: State) -> list[int]:
    """Units of the Axis still in satellites that have become neutral, whether or not it has declared war on them.

    Rules: EU-13.3e, EU-R101.
    """
    return [
        number
        for number, unit in state.units.items()
        if (owner := state.control[unit.area]) in t.SATELLITES
        and unit.owner != owner
        and state.standing[owner] == FREE
        and (power := commander(state, unit.owner)) >= 0
        and t.SIDE[power] == t.AXIS
    ]
