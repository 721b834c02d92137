"""What the events of a battle mean to whom, how its dice fell, and how its points came about."""

from __future__ import annotations

from collections.abc import Iterable

from sandtable.games.blitzkrieg import events
from sandtable.games.blitzkrieg.model import DEAD, State
from sandtable.games.blitzkrieg.rules import victory
from sandtable.games.blitzkrieg.tables.sheets import CRT, FRENCH, GERMAN, HIGHEST, LOWEST, NOTHING, SEATS, WAYS_OF_2D6
from sandtable.kernel import Event
from sandtable.kernel.story import Account, News, Stage, Throw


def stage_of(state: State) -> Stage | None:
    return Stage("turn", {"turn": state.turn, "of": state.theatre.turns}) if state.turn else None


def seat_of_unit(state: State, unit: str) -> str:
    return SEATS[state.theatre.side[state.theatre.ids.index(unit)]]


def news(state: State, event: Event) -> News | None:
    """Steps are lost, villages change hands, units are neutralised and formations lose heart."""
    match event:
        case events.StepLost(unit=unit) | events.Eliminated(unit=unit):  # the last step is told by the second alone
            return News("loss", seat_of_unit(state, unit), unit)
        case events.HexTaken(hex=hex_, seat=seat):
            return News("place", SEATS[1 - SEATS.index(seat)], f"{hex_:04d}")
        case events.Neutralised(unit=unit) | events.Overrun(unit=unit) | events.LeftMap(unit=unit):
            return News("harm", seat_of_unit(state, unit), unit)
        case events.MoraleTested(formation=formation, passed="no"):
            side = next(card.side for card in state.theatre.cards if card.id == formation)
            return News("harm", SEATS[side], formation)
        case _:
            return None


def chance_of_effect(column: int) -> float:
    """How likely 2d6 do something in a column."""
    if column < LOWEST:
        return 0.0
    row = CRT[min(column, HIGHEST)]
    return sum(ways for roll, ways in enumerate(WAYS_OF_2D6) if ways and row[roll] != NOTHING) / 36


def throws(state: State, told: Iterable[tuple[str, Event]]) -> Iterable[Throw]:
    """Shots and salvos that did something."""
    for seat, event in told:
        match event:
            case events.Fired(unit=unit, column=column, result=result):
                yield Throw(seat_of_unit(state, unit), "shots", result != "-", chance_of_effect(column))
            case events.SalvoHit(column=column, result=result):
                yield Throw(seat, "salvos", result != "-", chance_of_effect(column))


def accounts(state: State) -> Iterable[Account]:
    """Villages, French steps and German units; at Stonne who holds the hex.

    Rules: BK-11, BK-12.1b, BK-12.2.
    """
    t = state.theatre
    if "points" not in t.scenario:
        held = victory.outcome(state)
        if held is not None and held.winners:
            yield Account(held.winners[0], "holds-goal", rule="BK-12.2")
        return
    for name, worth in victory.village_points(state).items():
        yield Account("german", "village", {"place": name}, worth, rule="BK-11")
    villages = sum(victory.village_points(state).values())
    steps = sum(2 - u.steps for n, u in enumerate(state.units) if t.side[n] == FRENCH and not t.is_hq[n])
    steps -= sum(row["losses"]["steps"] for row in t.scenario["stage"] if "losses" in row)
    dead = sum(unit.hex == DEAD for n, unit in enumerate(state.units) if t.side[n] == GERMAN)
    lost = dead * int(t.scenario["points"]["german_unit"])
    yield Account("german", "french-steps", {"count": steps}, victory.points(state) - villages - lost, rule="BK-1.4")
    if dead:
        yield Account("german", "german-units", {"count": dead}, lost, rule="BK-1.4")
    bounds = victory.window(state)
    if bounds is not None:
        low, high = bounds
        yield Account("german", "total", {"low": low, "high": high}, victory.points(state), rule="BK-12.1b")
