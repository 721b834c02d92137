"""War production points: what may be spent, what is lost, the yearly accounting (rulebook 2, 7c, 10)."""

from __future__ import annotations

from msgspec.structs import replace

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import Accounted, Charged, Credited, Out
from sandtable.games.europe.model import ABSENT, FALLEN, JOINED, Lapse, State
from sandtable.games.europe.rules.diplomacy import has_rule, hostile
from sandtable.kernel import Refusal

NO_HPP = Refusal("EU-2e", "no-hpp")
OVER_LIMIT = Refusal("EU-7c", "over-limit")


def half(value: int) -> int:
    """Half, rounded up; nothing of a debt.

    Rules: EU-7c.
    """
    return (max(value, 0) + 1) // 2


def in_hand(state: State, power: int) -> int:
    """What a power can still spend: its HPP without those already laid face down at sea."""
    if not state.convoys:
        return state.hpp[power]
    return state.hpp[power] - sum(c.value for c in state.convoys if c.sender == power and c.reserved)


def used_limit(state: State, power: int) -> int:
    """What a power has spent in this turn, with the aid sent in it."""
    if not state.convoys:
        return state.spent[power]
    laid = sum(c.value for c in state.convoys if c.sender == power and c.sent == state.turn)
    return state.spent[power] + laid


def why_not_spend(state: State, power: int, cost: int) -> Refusal | None:
    """Nobody spends what he has not, nor more than half of the year's HPP in one turn.

    Rules: EU-2e, EU-7c.
    """
    if not cost:
        return None
    if in_hand(state, power) < cost:
        return NO_HPP
    if used_limit(state, power) + cost > state.limit[power]:
        return OVER_LIMIT
    return None


def affordable(state: State, power: int) -> int:
    """The most that a power can spend now."""
    return max(0, min(in_hand(state, power), state.limit[power] - used_limit(state, power)))


def spend(state: State, power: int, cost: int) -> None:
    """Pay at once.

    Rules: EU-2e.
    """
    state.hpp[power] -= cost
    state.spent[power] += cost


def charge(state: State, power: int, value: int, reason: str, out: Out, country: int = -1) -> None:
    """An involuntary loss; it may push the HPP below zero.

    Rules: EU-10b.
    """
    state.hpp[power] -= value
    name = t.COUNTRIES[country] if country >= 0 else ""
    out.append(Charged(t.COUNTRIES[power], value, reason, name))


def gain(state: State, power: int, value: int, country: int, out: Out) -> None:
    """HPP that come at once; they raise the turn limit by half of the gain.

    Rules: EU-7c, EU-13.3b.
    """
    state.hpp[power] += value
    state.limit[power] += half(value)
    out.append(Credited(t.COUNTRIES[power], value, t.COUNTRIES[country]))


def base_hpp(state: State, power: int, year: int) -> int:
    """The base of the year: Britain's is 5 lower for each of Gibraltar and Suez in Axis hands, the Soviet one without
    Moscow.

    Rules: EU-10a, EU-13.4a, EU-11c.
    """
    base = t.BASE[power].get(year, 0)
    if power == t.BRITAIN and has_rule(state, "13.4a"):
        lost = sum(hostile(state, t.BRITAIN, state.control[a]) for a in (t.GIBRALTAR, t.SUEZ))
        base -= t.LIMITS["gibraltar_suez"] * lost
    if power == t.SOVIET and hostile(state, t.SOVIET, state.control[t.MOSCOW]):
        base -= t.LIMITS["moscow"]
    return base


def country_value(state: State, country: int) -> int:
    """What a conquered country brings: a minor or colony its points, a fallen power half of its 1939 base, Moscow 5.

    Rules: EU-10a, EU-11b.
    """
    if country == t.SOVIET:
        return t.LIMITS["moscow"]
    if country < 6:
        return half(t.BASE[country][1939]) if state.standing[country] in (FALLEN, ABSENT) else 0
    if t.KIND_OF[country] == "colony" and not state.setup.colony_points:
        return 0
    return t.COUNTRY_HPP[country]


def gains(state: State, power: int) -> list[tuple[int, int]]:
    """The countries that bring a power HPP beside its base, with their values. A first owner has its colonies in its
    base.

    Rules: EU-10a.
    """
    found = []
    for country in range(t.N_COUNTRIES):
        if country in (power, t.VICHY) or t.OVERLORD[country] == power:
            continue
        joined = country >= 6 and state.standing[country] == JOINED and state.patron[country] == power
        held = state.control[t.CHIEF[country]] == power and bool(state.claimed >> country & 1)
        if joined or held:
            value = country_value(state, country)
            if value:
                found.append((country, value))
    return found


def account(state: State, power: int, year: int, out: Out) -> None:
    """One power's yearly accounting: base, conquests and allies, last year's debt; what was left over is lost.

    Rules: EU-2d, EU-10a, EU-12.3b.
    """
    base = base_hpp(state, power, year)
    if power == t.USA:
        base = base_of_usa(state, base, year)
    found = gains(state, power)
    debt = min(state.hpp[power], 0)
    total = base + sum(value for _, value in found) + debt
    state.hpp[power] = total
    state.limit[power] = half(total)
    state.counted[power] = sum(1 << country for country, _ in found)
    state.lapses = tuple(each for each in state.lapses if each.power != power)
    named = tuple((t.COUNTRIES[country], value) for country, value in found)
    out.append(Accounted(t.COUNTRIES[power], year, base, named, -debt, total))


def base_of_usa(state: State, base: int, year: int) -> int:
    """American aid of 1941 is taken from the HPP of 1942; before that the USA has none in hand.

    Rules: EU-12.3b.
    """
    if year < 1942:
        return 0
    return base - state.aid_of_1941 if year == 1942 else base


def settle_convoys(state: State) -> None:
    """At the turn of the year what lies at sea is paid for: the rest of the old HPP is lost anyway."""
    kept = []
    for convoy in state.convoys:
        if convoy.reserved:
            state.hpp[convoy.sender] -= convoy.value
            convoy = replace(convoy, reserved=False)
        kept.append(convoy)
    state.convoys = tuple(kept)


def note_lapse(state: State, power: int, country: int) -> None:
    """A conquest of this year's income has been taken by the enemy."""
    if 0 <= power < 6 and state.counted[power] >> country & 1:
        lapse = Lapse(power, country)
        if lapse not in state.lapses:
            state.lapses = (*state.lapses, lapse)


def charge_lapses(state: State, power: int, out: Out) -> None:
    """At the end of the loser's battle phase: what has not been retaken costs its HPP, if this year's income had them.

    Rules: EU-10b.
    """
    for lapse in [each for each in state.lapses if each.power == power]:
        holder = state.control[t.CHIEF[lapse.country]]
        if hostile(state, power, holder):
            value = country_value(state, lapse.country)
            charge(state, power, value, "conquest-lost", out, lapse.country)
            state.spent[power] += value
            state.counted[power] &= ~(1 << lapse.country)
        state.lapses = tuple(each for each in state.lapses if each != lapse)
