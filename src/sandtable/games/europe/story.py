"""What the events of a war mean to whom, how its dice fell, and how each power stands against its own goal."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.europe import events
from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State
from sandtable.games.europe.rules.victory import victory_goals
from sandtable.kernel import Event, Name
from sandtable.kernel.story import Account, News, Stage, Throw

FACES = 6


def stage_of(state: State) -> Stage | None:
    return Stage("season", {"year": state.year, "season": Name("season", t.SEASONS[state.season])})


def news(state: State, event: Event) -> News | None:
    """Units are lost and starve, areas, forts and capitals fall, units are cut off, cities are bombed."""
    match event:
        case events.UnitLost(unit=unit, base=area, n=n) | events.Starved(unit=unit, area=area, n=n):
            return News("loss", t.owner_of_type(unit), area, n)
        case events.YardLost(unit=unit, area=area):
            return News("loss", t.owner_of_type(unit), area)
        case events.AreaTaken(area=area, loser=loser):
            return News("place", loser, area)
        case events.CapitalLost(power=power, area=area):
            return News("place", power, area, 0)
        case events.CutOff(unit=unit, area=area, n=n):
            return News("harm", t.owner_of_type(unit), area, n)
        case events.Bombed(victim=victim, area=area):
            return News("harm", victim, area)
        case _:
            return None


def throws(state: State, told: Iterable[tuple[str, Event]]) -> Iterable[Throw]:
    """Hits in battle: each die at or under the value is one. A round belongs to the last attack that was launched."""
    attacker = defender = ""
    for _, event in told:
        if isinstance(event, events.AttackLaunched):
            attacker, defender = event.power, event.against
        elif isinstance(event, events.RoundFought) and attacker:
            yield Throw(attacker, "hits", event.attack_hits, expected(event.attack))
            yield Throw(defender, "hits", event.defence_hits, expected(event.defence))


def expected(groups: Iterable[tuple[int, tuple[int, ...]]]) -> float:
    return sum(len(dice) * max(0, min(FACES, value)) / FACES for value, dice in groups)


def accounts(state: State) -> Iterable[Account]:
    """Each power's or side's goal: what of it was held, and what was missing.

    Rules: EU-2f.
    """
    for goal in victory_goals(state):
        for mark in goal.marks:
            what = Name(mark.kind, mark.id)
            yield Account(goal.who, "mark", {"what": what}, met=mark.met, rule=goal.rule)
        yield Account(goal.who, "goal", {"have": goal.have, "needs": goal.needs}, met=goal.met, rule=goal.rule)
