"""Edges of the turn and of a victory: who is asked in which phase, who keeps what, what still counts at the end."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, east, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import JOINED
from sandtable.games.europe.rules.victory import victory_goals


def phases(field: Field, *kinds: str) -> dict[str, set[str]]:
    """Who is asked in each kind of phase of this season, everybody passing."""
    found: dict[str, set[str]] = {kind: set() for kind in kinds}
    turn = field.state.turn
    for _ in range(200):
        if field.decision is None or field.state.turn != turn:
            return found
        if field.kind in found:
            found[field.kind] |= set(field.pending().seats)
        seat = field.pending().seats[0]
        field.do(seat, str(field.pending().default(seat)))
    raise AssertionError("the season does not end")


PHASES = ("campaign", "movement", "building", "redeployment")


@pytest.mark.rule("EU-14.1", "EU-14.4c")
@pytest.mark.parametrize(("scenario", "others"), [("war", {"italy"}), ("sichelschnitt", set())])
def test_germany_begins_with_the_second_phase_in_its_very_first_turn_only(scenario: str, others: set[str]) -> None:
    units = {"essen": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}, "paris": {"france-infantry": 1}}
    allies = {"britain", "france"} | ({"soviet"} if scenario == "war" else set())
    first = Field(scenario, turn="1939 autumn", phase="start", side="axis", units=units)
    asked = phases(first, *PHASES)
    assert asked["campaign"] == allies | others and "germany" in asked["movement"]
    later = Field(scenario, turn="1939 winter", phase="start", side="axis", units=units)
    assert "germany" in phases(later, *PHASES)["campaign"]


@pytest.mark.rule("EU-13.5", "EU-12.3a")
@pytest.mark.parametrize(
    ("turn", "level", "asked"),
    [
        ("1940 winter", "advanced", set()),
        ("1941 spring", "advanced", {"redeployment"}),
        ("1941 spring", "basic", set()),
        ("1942 spring", "basic", set(PHASES)),
    ],
)
def test_the_usa_only_sends_aid_before_1942(turn: str, level: str, asked: set[str]) -> None:
    field = Field("war", level=level, turn=turn, phase="start", side="axis", units={"london": {"britain-infantry": 1}})
    found = phases(field, *PHASES)
    assert {kind for kind in PHASES if "usa" in found[kind]} == asked


@pytest.mark.rule("EU-14.2a")
def test_only_germany_must_declare_and_only_in_the_second_scenario() -> None:
    units = {"warsaw": {"germany-infantry": 1}, "rome": {"italy-infantry": 1}, "minsk": {"soviet-infantry": 1}}
    field = Field("barbarossa", side="axis", phase="campaign", units=units)
    assert field.why("italy", "pass") is None and field.why("germany", "pass") == "must-declare"
    other = war(turn="1941 summer", standing={"italy": "active"}, units=units)
    assert other.why("germany", "pass") is None


@pytest.mark.rule("EU-14.3e", "EU-R114")
def test_who_took_berlin_has_not_met_his_goal_once_it_is_lost_again() -> None:
    field = Field("overlord", turn="1945 summer", side="axis", units={"berlin": {"germany-infantry": 1}})
    field.state.berlin_by = (t.SOVIET,)

    def met() -> dict[str, bool]:
        return {goal.who: goal.met for goal in victory_goals(field.state)}

    assert met()["germany"] and not met()["soviet"] and not met()["allies"]
    field.state.control[t.BERLIN] = t.SOVIET
    assert met()["soviet"] and met()["allies"] and not met()["germany"] and not met()["usa"]


@pytest.mark.rule("EU-14.2e", "EU-9a")
def test_a_bridgehead_that_is_cut_off_counts_again_once_it_has_supply() -> None:
    given: dict[str, Any] = {
        "turn": "1942 winter",
        "side": "allies",
        "standing": {"soviet": "active", "usa": "active"},
        "units": {"brest": {"usa-infantry": 1}},
        "cut": {"brest": {"usa-infantry": 1}},
    }

    def met(**control: str) -> bool:
        field = Field("barbarossa", control={"brest": "usa", **control}, **given)
        return next(goal.met for goal in victory_goals(field.state) if goal.who == "usa")

    assert not met() and met(paris="usa")


@pytest.mark.rule("EU-13.1b", "EU-R37")
def test_of_equal_forces_the_power_with_more_units_on_the_map_keeps_the_area() -> None:
    """One German, or one Romanian whom Germany leads, and one Italian; aircraft do not count."""

    def taken(mine: str, also: dict[str, dict[str, int]], join: str = "") -> str:
        here = {mine: 1, "italy-infantry": 1, "germany-aircraft": 1}
        field = east(
            options={"players": 2},
            control={"minsk": "germany"},
            units={"minsk": here, "vitebsk": {"soviet-infantry": 1}, **also},
        )
        field.do("germany", "attack vitebsk soviet", f"join {mine} minsk 1 1", "join italy-infantry minsk 1 1")
        if join:
            field.do("germany", join)
        field.do("germany", "launch", dice=(1, 1, 6) if not join else (1, 1, 1, 6))
        return field.owner("vitebsk")

    many = {"rome": {"italy-infantry": 4}}
    assert taken("germany-infantry", {"berlin": {"germany-infantry": 3}}) == "germany"
    assert taken("germany-infantry", many) == "italy"
    assert taken("germany-infantry", many, "join germany-aircraft minsk 0 1") == "italy"
    assert taken("romania-infantry", {"berlin": {"germany-infantry": 3}}) == "germany"


@pytest.mark.rule("EU-17c", "EU-17b")
def test_vichy_that_is_with_the_axis_does_not_change_sides_when_spain_joins() -> None:
    given: dict[str, Any] = {
        "turn": "1942 spring",
        "phase": "research",
        "hpp": {"germany": 60, "britain": 25},
        "options": {"research": True},
        "control": {"paris": "germany", "vichy": "vichy-france", "lyon": "vichy-france"},
        "units": {"vichy": {"vichy-france-infantry": 1}},
    }
    france = {"france": "fallen"}
    axis = war(standing={**france, "vichy-france": "joined"}, patron={"vichy-france": "germany"}, **given)
    axis.do("germany", "research spain", dice=(6, 6))
    assert axis.state.patron[t.VICHY] == t.GERMANY
    free = war(standing=france, patron={"vichy-france": "germany"}, **given)
    free.do("germany", "research spain", dice=(6, 6))
    assert free.state.patron[t.VICHY] == t.BRITAIN


@pytest.mark.rule("EU-13.3e")
@pytest.mark.parametrize(("used", "refusal"), [(5, "must-leave"), (6, None)])
def test_units_must_leave_satellites_only_while_redeployments_are_left(used: int, refusal: str | None) -> None:
    field = war(
        turn="1941 winter",
        phase="redeployment",
        soviet_first=True,
        standing={"soviet": "active", **dict.fromkeys(("finland", "hungary", "romania", "bulgaria"), "free")},
        redeployed={"germany": used},
        units={"budapest": {"germany-infantry": 1}, "vienna": {"germany-infantry": 1}},
    )
    assert field.why("germany", "pass") == refusal


@pytest.mark.rule("EU-14.2a", "EU-5.1b")
def test_the_war_that_must_be_declared_needs_no_reach_but_every_other_does() -> None:
    units = {"rome": {"germany-infantry": 1}, "minsk": {"soviet-infantry": 1}}
    field = Field("barbarossa", side="axis", phase="campaign", units=units)
    assert field.why("germany", "declare soviet") is None
    assert field.why("germany", "declare sweden") == "cannot-attack-it"
    whole = war(turn="1941 summer", hpp={"germany": 60}, units=units)
    assert whole.why("germany", "declare soviet") == "cannot-attack-it"


@pytest.mark.rule("EU-13.2", "EU-5.1b")
def test_war_on_vichy_only_while_there_is_one() -> None:
    given: dict[str, Any] = {
        "turn": "1941 spring",
        "side": "allies",
        "hpp": {"britain": 40},
        "units": {"gibraltar": {"britain-fleet": 2, "britain-infantry": 2}},
    }
    before = war(**given)
    assert before.why("britain", "declare vichy-france") == "no-war-on-that"
    home = {"paris": "germany", "vichy": "vichy-france", "lyon": "vichy-france"}
    there = war(standing={"france": "fallen"}, patron={"vichy-france": "germany"}, control=home, **given)
    assert there.why("britain", "declare vichy-france") is None
    there.do("britain", "declare vichy-france")
    assert there.why("britain", "declare vichy-france") == "at-war-already"


@pytest.mark.rule("EU-13.3e", "EU-13.3g", "EU-R55")
@pytest.mark.parametrize(("first", "joins"), [(False, True), (True, False)])
def test_a_satellite_that_western_allies_attack_joins_germany_unless_the_soviets_struck_first(
    first: bool, joins: bool
) -> None:
    word = "free" if first else "open"
    field = war(
        side="allies",
        turn="1942 spring",
        soviet_first=first,
        standing={"soviet": "active" if first else "neutral", "hungary": word},
        control={"belgrade": "britain"},
        units={"belgrade": {"britain-infantry": 1}, "berlin": {"germany-infantry": 1}},
        hpp={"britain": 25, "germany": 40},
    )
    field.do("britain", "declare hungary")
    country = t.COUNTRY["hungary"]
    assert (field.state.standing[country] == JOINED) == joins
    assert field.state.patron[country] == t.GERMANY, "who sets its army up, or leads it"


@pytest.mark.rule("EU-5.1c")
def test_an_enemy_of_a_minor_does_not_set_its_army_up() -> None:
    """Germany has fallen and Italy, still neutral, is itself at war with Yugoslavia when Britain attacks it too."""
    given: dict[str, Any] = {
        "side": "allies",
        "turn": "1942 spring",
        "hpp": {"britain": 25},
        "control": {"berlin": "soviet", "athens": "britain", "salonika": "britain"},
        "units": {"salonika": {"britain-infantry": 1}},
    }
    alone = war(standing={"germany": "fallen"}, foes={"yugoslavia": ["italy"]}, **given)
    alone.do("britain", "declare yugoslavia")
    assert alone.state.patron[t.COUNTRY["yugoslavia"]] == t.NOBODY
    led = war(standing={"germany": "fallen"}, **given)
    led.do("britain", "declare yugoslavia")
    assert led.state.patron[t.COUNTRY["yugoslavia"]] == t.ITALY


@pytest.mark.rule("EU-5.1d")
@pytest.mark.parametrize(("italy", "joins"), [("neutral", False), ("active", True)])
def test_a_minor_that_has_withstood_joins_nobody_who_is_outside_the_war(italy: str, joins: bool) -> None:
    field = war(
        side="allies",
        turn="1942 spring",
        hpp={"britain": 25},
        standing={"germany": "fallen", "italy": italy},
        control={"berlin": "soviet", "athens": "britain", "salonika": "britain"},
        foes={"yugoslavia": ["britain"]},
        patron={"yugoslavia": "italy"},
        units={"salonika": {"britain-infantry": 1}, "belgrade": {"yugoslavia-infantry": 1}},
    )
    while field.state.turn == t.SPRING_1942 and field.state.side == t.ALLIES:
        field.do(field.pending().seats[0], str(field.pending().default(field.pending().seats[0])))
    assert (field.state.standing[t.COUNTRY["yugoslavia"]] == JOINED) == joins


@pytest.mark.rule("EU-5.1c", "EU-15c")
def test_a_minors_army_is_set_up_once() -> None:
    field = war(
        side="allies",
        turn="1942 spring",
        hpp={"britain": 25},
        foes={"yugoslavia": ["italy"]},
        control={"athens": "britain", "salonika": "britain"},
        units={"salonika": {"britain-infantry": 1}, "belgrade": {"yugoslavia-infantry": 1}},
    )
    field.do("britain", "declare yugoslavia")
    assert field.at("belgrade") == {"yugoslavia-infantry": 1} and field.kind == "campaign", "one of two is lost already"


@pytest.mark.rule("EU-13.3e", "EU-8d")
@pytest.mark.parametrize(("used", "refusal"), [({}, "must-leave"), ({"budapest": {"germany-aircraft": 1}}, None)])
def test_aircraft_that_were_used_cannot_leave_a_satellite(used: dict[str, Any], refusal: str | None) -> None:
    field = war(
        turn="1941 winter",
        phase="redeployment",
        soviet_first=True,
        standing={"soviet": "active", **dict.fromkeys(("finland", "hungary", "romania", "bulgaria"), "free")},
        units={"budapest": {"germany-aircraft": 1}, "vienna": {"germany-infantry": 1}},
        used=used,
    )
    assert field.why("germany", "pass") == refusal
