"""Ways before they are gone: open order under fire, roads where it is safe, risks; plans, cautions, warnings."""

from __future__ import annotations

from typing import Any

import pytest

from games.blitzkrieg.field import Field
from sandtable.games.blitzkrieg import GAME, actions
from sandtable.games.blitzkrieg.rules import fire
from sandtable.games.blitzkrieg.rules.results import hurts
from sandtable.games.blitzkrieg.rules.ways import in_points
from sandtable.games.blitzkrieg.tables.theatre import theatre
from sandtable.kernel import Hints, Plan, Question, Way, advance, clone, play
from sandtable.kernel.dice import Scripted

UNITS = {"de-i35-hq": 1811, "de-i35-1": 1811}


def hints(field: Field) -> Hints:
    assert field.decision is not None
    return field.decision.hints(field.asked)


def planned(field: Field, key: str) -> Plan:
    return next(plan for plan in hints(field).plans if plan.key == key)


def ways(field: Field, unit: str, to: str, *via: str) -> tuple[Way, ...]:
    assert field.decision is not None
    question = Question(field.asked, field.decision)
    return GAME.ways(GAME.knowledge(field.state, frozenset((field.asked,))), question, unit, to, via)


def way(field: Field, unit: str, to: str) -> Way:
    return next(each for each in hints(field).ways if (each.unit, each.to) == (unit, to))


def drives(found: Way) -> int:
    return sum(isinstance(step, actions.Drive) for step in found.steps)


def road_end(field: Field, unit: str) -> Way:
    """The first way that takes a road."""
    return next(each for each in hints(field).ways if each.unit == unit and drives(each))


@pytest.mark.rule("BK-7.2.1")
def test_a_click_drives_by_road_only_out_of_the_enemys_reach() -> None:
    alone = Field(quiet=True, active=["de-i35"], units=UNITS)
    by_road = road_end(alone, "de-i35-1")
    assert by_road.kind == "column"
    foe = int(by_road.path[-1])
    beside = next(h for h in neighbours(alone, foe) if f"{h:04d}" not in by_road.path and h != 1811)
    watched = Field(quiet=True, active=["de-i35"], units={**UNITS, "fr-i11-hq": beside, "fr-i11-mg": beside})
    again = [each for each in hints(watched).ways if (each.unit, each.to) == ("de-i35-1", by_road.to)]
    assert again
    assert all(not isinstance(step, actions.Drive) or step.hex != foe for step in again[0].steps), "not into its sights"


def neighbours(field: Field, number: int) -> list[int]:
    t = field.state.theatre
    return [t.numbers[n] for n in t.board.beside[t.index[number]]]


def test_every_step_of_a_way_is_legal_in_its_turn() -> None:
    field = Field(quiet=True, active=["de-i35"], units={**UNITS, "fr-i11-hq": 1409, "fr-i11-mg": 1409})
    found = [each for each in hints(field).ways if each.unit == "de-i35-1"]
    assert len(found) > 10
    for each in found:
        state, out = clone(field.state), list[Any]()
        decision = advance(state, Scripted(()), out)
        for step in each.steps:
            while decision is not None and decision.kind == "react":
                decision = play(state, decision, decision.seats[0], actions.Pass(), Scripted(()), out)
            assert decision is not None
            assert decision.why_not("german", step) is None, (each.to, step)
            decision = play(state, decision, "german", step, Scripted(()), out)
        assert state.theatre.numbers[state.units[state.theatre.unit_of["de-i35-1"]].hex] == int(each.to)


def test_a_way_is_bent_over_the_places_pointed_at() -> None:
    field = Field(quiet=True, active=["de-i35"], units=UNITS)
    straight = way(field, "de-i35-1", "1809")
    over = next(
        f"{h:04d}"
        for h in neighbours(field, 1811)
        if f"{h:04d}" not in straight.path and ways(field, "de-i35-1", "1809", f"{h:04d}")
    )
    bent = ways(field, "de-i35-1", "1809", over)[0]
    assert over in bent.path
    assert bent.path[-1] == "1809"
    assert ways(field, "de-i35-1", "0101") == (), "out of reach"
    assert ways(field, "de-i35-1", "nowhere") == ()
    assert ways(field, "fr-i11-1", "1809") == (), "not one's own"


@pytest.mark.rule("BK-6.3.1", "BK-6.4")
def test_the_risk_of_a_hex_is_that_of_the_reaction_it_gives_rise_to() -> None:
    field = Field(active=["de-i35"], units={**UNITS, "fr-i11-hq": 1409, "fr-i11-mg": 1609})
    found = next(each for each in ways(field, "de-i35-1", "1810") or () if each.risks)
    risk = found.risks[0]
    assert risk.by == "fr-i11-mg"
    field.do("move de-i35-1")
    for step in found.steps[1:-1]:
        field.do(str(step))
        if field.kind == "react":
            break
    assert "opportunity-fire fr-i11-mg de-i35-1" in field.options
    u, t = (field.state.theatre.unit_of[name] for name in ("fr-i11-mg", "de-i35-1"))
    assert risk.hurts == hurts(field.state, t, fire.total(fire.direct_lines(field.state, u, t)))
    assert field.decision is not None
    card = GAME.odds(GAME.knowledge(field.state, frozenset()), Question("french", field.decision), GAME.parse(
        "opportunity-fire fr-i11-mg de-i35-1"
    ))  # fmt: skip
    assert card is not None
    none = next(chance.probability for chance in card.chances if chance.key == "none")
    assert risk.comes * risk.hurts == pytest.approx(1 - none)


def test_points_are_written_as_on_the_counters() -> None:
    assert [in_points(cost) for cost in (0, 2, 6, 9, 14)] == ["0", "⅓", "1", "1½", "2⅓"]


@pytest.mark.rule("BK-6.1a")
def test_the_end_of_an_activation_says_what_it_throws_away() -> None:
    calm = Field(active=["de-i35"], units=UNITS)
    assert hints(calm).cautions == ()
    near = Field(active=["de-i35"], units={**UNITS, "fr-i11-hq": 1409, "fr-i11-mg": 1810}, salvos=["medium"])
    (caution,) = hints(near).cautions
    assert (caution.verb, caution.args["units"], caution.args["salvos"]) == ("end-activation", 1, 1)


@pytest.mark.rule("BK-6.3")
def test_no_more_in_this_activation_holds_for_this_one_alone() -> None:
    units = {**UNITS, "de-i35-2": 1811, "fr-i11-hq": 1409, "fr-i11-mg": 1809}
    field = Field(active=["de-i35"], units=units)
    field.do("move de-i35-1")
    field.do("step 1810")
    first = planned(field, "no-more")
    assert [str(step) for step in first.steps] == ["pass"]
    assert not first.idle, "a machine gun next to infantry matters"
    field.do("pass")
    field.do("halt")
    field.do("move de-i35-2")
    field.do("step 1810")
    assert planned(field, "no-more").again == first.again
    other = Field(active=["de-i35"], units=units, formations={"de-i35": {"activations": 1}})
    other.do("move de-i35-1")
    other.do("step 1810")
    assert planned(other, "no-more").again != first.again


@pytest.mark.rule("BK-12.1e")
def test_to_open_with_a_marker_and_to_activate_it_is_one_plan() -> None:
    state = GAME.start("hannut", {})
    out: list[Any] = []
    decision = advance(state, Scripted(()), out)
    while decision is not None and decision.kind != "next-opening":
        seat = decision.seats[0]
        found = decision.options(seat)
        assert isinstance(found, list)
        decision = play(state, decision, seat, found[0], Scripted(()), out)
    assert decision is not None
    for plan in decision.hints("german").plans:
        then = clone(state)
        here = advance(then, Scripted(()), out)
        for step in plan.steps:
            assert here is not None
            assert here.why_not("german", step) is None
            here = play(then, here, "german", step, Scripted(()), out)
        assert here is not None
        assert here.kind == "operate"


@pytest.mark.rule("BK-12.1b")
def test_who_is_below_the_window_is_warned_before_the_turn_ends() -> None:
    few: dict[str, Any] = {"cup": {"de-i5": 1, "fr-1c": 1}, "active": ["de-i35"], "units": UNITS, "turn": 1}
    field = Field(**few, control={"1416": "german"})
    (warned,) = GAME.warnings(field.state, "german")
    assert warned.key == "points-below"
    figures = {name: int(str(warned.args[name])) for name in ("need", "low", "points")}
    assert figures["need"] == figures["low"] - figures["points"]
    assert GAME.warnings(field.state, "french") == (), "it is not their loss"
    early = Field(active=["de-i35"], units=UNITS, turn=1)
    assert GAME.warnings(early.state, "german") == (), "the cup is full"


@pytest.mark.rule("BK-12.2")
def test_the_last_turn_of_stonne_warns_who_does_not_hold_it() -> None:
    state = GAME.start("stonne", {})
    advance(state, Scripted(()), [])
    state.turn, state.cup = state.theatre.turns, [0] * len(state.cup)
    told = {seat: GAME.warnings(state, seat) for seat in ("german", "french")}
    assert sorted(len(each) for each in told.values()) == [0, 1]
    (warned,) = told["german"]
    assert (warned.key, warned.places) == ("last-turn", ("0512",)), "the French hold it at the start"
    state.turn -= 1
    assert GAME.warnings(state, "german") == (), "there is another turn"


@pytest.mark.rule("BK-12.1b")
@pytest.mark.parametrize(("rest", "told"), [(7, True), (8, True), (9, False)])
def test_it_is_told_when_eight_markers_are_left(rest: int, told: bool) -> None:
    field = Field(cup={"de-artillery": rest}, active=["de-i35"], units=UNITS, turn=1)
    assert bool(GAME.warnings(field.state, "german")) == told
    field.state.opening = [field.state.theatre.marker_of["de-i5"]]
    assert bool(GAME.warnings(field.state, "german")) == (rest == 7), "what opens a turn counts too"
    field.state.cup = [0] * len(field.state.cup)
    field.state.over = "french"
    assert GAME.warnings(field.state, "german") == (), "it is over"


@pytest.mark.rule("BK-12.1b")
def test_the_french_are_told_when_the_german_is_above_the_window() -> None:
    lost = {f"fr-1c-{n}{half}": "dead" for n in range(1, 5) for half in ("i", "ii")}
    villages = list(theatre("hannut").objectives)
    control = {str(theatre("hannut").numbers[h]): "german" for h in villages}
    field = Field(cup={"de-i5": 1}, active=["de-i35"], units={**UNITS, **lost}, turn=1, control=control)
    (warned,) = GAME.warnings(field.state, "french")
    figures = {name: int(str(warned.args[name])) for name in ("need", "high", "points", "markers", "turn")}
    assert warned.key == "points-above" and figures["need"] == figures["points"] - figures["high"] > 0
    assert (figures["markers"], figures["turn"]) == (1, 1) and len(warned.places) == len(villages)
    assert GAME.warnings(field.state, "german") == ()


@pytest.mark.rule("BK-6.1a")
def test_a_way_names_the_last_hex_where_a_halt_leaves_the_shot() -> None:
    """A tank with five points may spend three and fire; not where a hex is full, not beside a shot, never an HQ."""
    units = {"de-i35-hq": 1809, "de-i35-1": 1811}
    field = Field(quiet=True, active=["de-i35"], units=units)
    found = ways(field, "de-i35-1", "1809", "1810")[0]
    assert found.kind == "open" and found.halt == "1809", "two hexes of open ground"
    far = next(each for each in ways(field, "de-i35-1", "1807") if each.kind == "open")
    assert (far.path, far.halt) == (("1810", "1809", "1808", "1807"), "1808"), "three points of five"
    full = dict.fromkeys(("de-i5-1", "de-i5-2", "de-i5-pz3"), 1808)
    crowded = Field(quiet=True, active=["de-i35"], units={**units, **full})
    by = next(each for each in ways(crowded, "de-i35-1", "1807", "1808") if each.kind == "open")
    assert by.path == far.path and by.halt == "1809"
    assert ways(field, "de-i35-hq", "1807")[0].halt == ""
    shot = Field(quiet=True, active=["de-i35"], units={**units, "fr-i11-1": 1812})
    shot.do("fire-first de-i35-1 fr-i11-1", 1, 1)
    assert ways(shot, "de-i35-1", "1810")[0].halt == ""
