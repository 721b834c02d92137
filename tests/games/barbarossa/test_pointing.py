"""Orders by what is pointed at: every order of a unit that names a place or an enemy, written to its last figure."""

from __future__ import annotations

import pytest

from sandtable.kernel.shapes import Way
from sandtable.match import Match

from .test_proposals import SCENARIOS, planning, set_up


def ways(match: Match, seat: str, unit: str, to: str) -> tuple[Way, ...]:
    table = match.table
    question = table.ask(seat)
    assert question is not None
    return table.game.ways(table.knowledge((seat,)), question, unit, to, ())


def kinds(match: Match, seat: str, unit: str, to: str) -> list[str]:
    return [way.kind for way in ways(match, seat, unit, to)]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.rule("BA-plan")
def test_every_order_offered_can_be_written(scenario: str) -> None:
    """All steps are allowed one after another, and then the unit has its order."""
    match = set_up(scenario)
    for seat in match.seats:
        units = [unit for unit in match.table.state.units.values() if unit.seat == seat]
        goals = [str(hex_) for hex_ in match.table.state.battle.goal.hexes]
        foes = [unit.id for unit in match.table.state.units.values() if unit.side != units[0].side]
        for to in ("", *goals[:1], *foes[:2]):
            for way in [way for unit in units for way in ways(match, seat, unit.id, to)]:
                twin = match.clone()
                for step in way.steps:
                    twin.play(step, seat=seat)
                assert way.unit in twin.table.state.drafts[seat].orders, (to, way.kind)


@pytest.mark.rule("BA-order-march")
def test_a_far_goal_is_gone_to_as_far_as_a_round_allows() -> None:
    match = set_up("stukas-over-the-bridge")
    march = ways(match, "german", "g-inf-2", "706")[0]
    assert (march.kind, march.to) == ("march", "706")
    assert march.path and march.path[-1] != "706"
    far = match.table.state.board.distance
    assert far[int(march.path[-1])][706] < far[match.table.state.units["g-inf-2"].hex][706]


@pytest.mark.rule("BA-air-patrol", "BA-air-flight")
def test_a_flight_gets_its_usual_figures() -> None:
    match = set_up("stukas-over-the-bridge")
    patrol = next(way for way in ways(match, "german", "g-bf109-1", "706") if way.kind == "patrol")
    assert [str(step) for step in patrol.steps] == [
        "take g-bf109-1", "patrol g-bf109-1 706", "radius 3", "rounds 3", "from 610",
    ]  # fmt: skip


@pytest.mark.rule("BA-plan")
def test_nothing_is_offered_for_a_unit_with_an_order_or_while_a_card_is_in_hand() -> None:
    match = set_up("tanks-in-the-corn")
    assert "wait" in kinds(match, "german", "g-pz2-1", "")
    match.play("take g-pz2-1", seat="german")
    assert kinds(match, "german", "g-pz2-2", "") == []
    match.play("wait g-pz2-1", seat="german")
    assert kinds(match, "german", "g-pz2-1", "") == []
    assert planning(match, "german").kind == "planning"


@pytest.mark.rule("BA-plan")
def test_the_usual_front_looks_at_the_nearest_enemy() -> None:
    match = set_up("stukas-over-the-bridge")
    state = match.table.state
    defend = next(way for way in ways(match, "german", "g-inf-1", "") if way.kind == "defend")
    order = defend.steps[-1]
    here = state.units["g-inf-1"].hex
    foe = min((u.hex for u in state.units.values() if u.side == "soviet" and u.hex), key=state.board.distance[here].get)
    toward = int(str(order).split()[2])
    assert state.board.distance[toward][foe] == min(state.board.distance[h][foe] for h in state.board.beside[here])
