"""Optional research (rulebook 17)."""

from __future__ import annotations

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import CountryJoined, Out, Researched
from sandtable.games.europe.model import ACTIVE, FREE, JOINED, State, Unit, changed, who
from sandtable.games.europe.rules.diplomacy import relate
from sandtable.games.europe.rules.followups import set_up_army
from sandtable.games.europe.rules.money import gain, spend, why_not_spend
from sandtable.kernel import Dice, Refusal

RADAR, AIR_POWER, LONG_RANGE, TURKEY_ALLIED, SUBMARINES, SPAIN, TURKEY_AXIS, VICHY_AXIS = range(8)
GOALS = (
    "radar", "air-power", "long-range", "turkey-allied", "long-submarines", "spain", "turkey-axis", "vichy-axis",
)  # fmt: skip
WESTERN = (RADAR, AIR_POWER, LONG_RANGE, TURKEY_ALLIED)
GERMAN = (SUBMARINES, SPAIN, TURKEY_AXIS, VICHY_AXIS)
NEEDED_ROLL = 12

NOT_ITS_GOAL = Refusal("EU-17a", "not-its-goal")
FOUND = Refusal("EU-17a", "found-already")
NO_RESEARCH = Refusal("EU-17a", "no-research")
NOT_NEUTRAL = Refusal("EU-17b", "not-neutral-any-more")
VICHY_LATER = Refusal("EU-17c", "vichy-later")


def key(power: int, goal: int) -> int:
    return power * 10 + goal


def has_found(state: State, power: int, goal: int) -> bool:
    """Britain and the USA research apart and share nothing.

    Rules: EU-17a.
    """
    return key(power, goal) in state.found


def researchers(state: State) -> list[int]:
    """Germany, Britain, and the USA once at war, in the whole war only.

    Rules: EU-17a.
    """
    if not state.setup.research or state.setup.scenario != "war":
        return []
    return [p for p in (t.GERMANY, t.BRITAIN, t.USA) if state.standing[p] == ACTIVE]


def why_not_research(state: State, power: int, goal: int) -> Refusal | None:
    """May this power buy a roll for that goal?

    Rules: EU-17a, EU-17b, EU-17c.
    """
    if power not in researchers(state):
        return NO_RESEARCH
    if goal not in (GERMAN if power == t.GERMANY else WESTERN):
        return NOT_ITS_GOAL
    if has_found(state, power, goal):
        return FOUND
    country = {SPAIN: "spain", TURKEY_ALLIED: "turkey", TURKEY_AXIS: "turkey"}.get(goal)
    if country is not None and not _is_neutral(state, t.COUNTRY[country]):
        return NOT_NEUTRAL
    if goal == VICHY_AXIS:
        if not _is_neutral(state, t.VICHY) or not who(state).control[t.VICHY]:
            return NOT_NEUTRAL
        if state.turn < state.paris_fell + 4:
            return VICHY_LATER
    return why_not_spend(state, power, t.RESEARCH_COST)


def _is_neutral(state: State, country: int) -> bool:
    return state.standing[country] == FREE and not state.foes[country]


def bonus(state: State, power: int, goal: int) -> int:
    """One for each earlier try at the goal, one more for Turkey if Germans have taken Stalingrad.

    Rules: EU-17a, EU-17c.
    """
    extra = goal == TURKEY_AXIS and state.control[t.STALINGRAD] == t.GERMANY
    return state.tries.get(key(power, goal), 0) + int(extra)


def research(state: State, power: int, goal: int, dice: Dice, out: Out) -> None:
    """Two dice and the bonus reach 12, or not.

    Rules: EU-17a.
    """
    spend(state, power, t.RESEARCH_COST)
    plus = bonus(state, power, goal)
    thrown = dice.sum(2, 6, "research")
    total = thrown.value + plus
    state.tries[key(power, goal)] = state.tries.get(key(power, goal), 0) + 1
    success = total >= NEEDED_ROLL
    out.append(Researched(t.COUNTRIES[power], GOALS[goal], (thrown,), plus, total, success))
    if success:
        state.found = tuple(sorted((*state.found, key(power, goal))))
        changed(state)
        _succeed(state, power, goal, out)


def _succeed(state: State, power: int, goal: int, out: Out) -> None:
    """Countries won join with the status of satellites; with Spain in the Axis a neutral Vichy joins the Allies.

    Rules: EU-17b, EU-17c.
    """
    if goal in (TURKEY_ALLIED, TURKEY_AXIS):
        win_over(state, t.COUNTRY["turkey"], power, out)
    elif goal == SPAIN:
        win_over(state, t.COUNTRY["spain"], power, out)
        if _is_neutral(state, t.VICHY) and who(state).control[t.VICHY]:
            allies = [p for p in (t.BRITAIN, t.USA, t.SOVIET) if state.standing[p] == ACTIVE]
            if allies:
                win_over(state, t.VICHY, allies[0], out)
    elif goal == VICHY_AXIS:
        win_over(state, t.VICHY, power, out)


def win_over(state: State, country: int, power: int, out: Out) -> None:
    """A neutral joins a power with its army; one won by Germany is a satellite, whose HPP come at once.

    Rules: EU-17b, EU-17c, EU-13.3b.
    """
    state.standing[country] = JOINED
    state.patron[country] = power
    out.append(CountryJoined(t.COUNTRIES[country], t.COUNTRIES[power]))
    relate(state)
    if power == t.GERMANY and t.COUNTRY_HPP[country]:
        gain(state, power, t.COUNTRY_HPP[country], country, out)
        state.counted[power] |= 1 << country
    if not any(unit.owner == country for unit in state.units.values()):
        set_up_army(state, country, power, out)


def rolls_twice(state: State, unit: Unit) -> bool:
    """Radar: the finder's aircraft and destroyers roll twice against submarines.

    Rules: EU-17b.
    """
    return unit.kind in (t.AIR, t.DD) and unit.owner < 6 and has_found(state, unit.owner, RADAR)


def bombing_loss(state: State, power: int) -> int:
    """HPP per bomber: one, two with air power.

    Rules: EU-12.1.2b, EU-17b.
    """
    return t.LIMITS["bombing"] * (2 if has_found(state, power, AIR_POWER) else 1)


def submarine_loss(state: State, convoy: bool) -> int:
    """HPP per submarine: one from trade, two from a convoy, double with long-range submarines.

    Rules: EU-12.1.3b, EU-17c.
    """
    loss = t.LIMITS["submarine_convoy" if convoy else "submarine_trade"]
    return loss * (2 if has_found(state, t.GERMANY, SUBMARINES) else 1)


def rebuildable(state: State, country: int) -> bool:
    """Satellites' units are rebuilt by their patron; so are those of countries won by research.

    Rules: EU-13.3b, EU-17b, EU-17c.
    """
    if state.standing[country] != JOINED:
        return False
    if country in t.SATELLITES:
        return True
    goals = {t.COUNTRY["turkey"]: (TURKEY_ALLIED, TURKEY_AXIS), t.COUNTRY["spain"]: (SPAIN,), t.VICHY: (VICHY_AXIS,)}
    return any(has_found(state, state.patron[country], goal) for goal in goals.get(country, ()))
