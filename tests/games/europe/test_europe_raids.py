"""Chapters 12.1.2 and 12.1.3: who may bomb and prowl, from where, against what, and what the prey loses."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import POLAND, Field, war

from sandtable.games.europe import tables as t


def bombers(base: str, control: dict[str, str] | None = None, **more: Any) -> Field:
    """Spring 1942: British bombers at a base, the allies' turn."""
    given: dict[str, Any] = {
        "level": "advanced",
        "side": "allies",
        "turn": "1942 spring",
        "hpp": {"britain": 25, "germany": 40, "italy": 15},
        "standing": {"italy": "active", "usa": "active"},
        "units": {base: {"britain-bomber": 2}, "rome": {"italy-infantry": 1}, **POLAND},
    }
    return war(control=control or {}, **{**given, **more})


def near(base: str, home: int, distance: int) -> str:
    """A home area of a power so many areas away from a base."""
    return next(t.AREAS[a] for a in t.AREAS_OF[home] if t.AIR_DISTANCE[t.AREA[base]][a] == distance)


@pytest.mark.rule("EU-12.1.2b")
def test_bombers_reach_three_areas() -> None:
    field = bombers("dover")
    there, beyond = near("dover", t.GERMANY, 3), near("dover", t.GERMANY, 4)
    assert field.why("britain", f"bomb dover {there} 2") is None
    assert f"bomb dover {there} 2" in field.options("britain")
    assert field.why("britain", f"bomb dover {beyond} 1") == "out-of-range"
    assert not any(beyond in each for each in field.options("britain") if each.startswith("bomb"))


@pytest.mark.rule("EU-17b", "EU-12.1.2a")
def test_long_range_bombers_reach_one_area_more_and_only_those_of_the_finder() -> None:
    units = {"dover": {"britain-bomber": 1, "usa-bomber": 1}, **POLAND}
    field = bombers("dover", units=units, found={"britain": ["long-range"]}, hpp={"britain": 25, "usa": 40})
    far, beyond = near("dover", t.GERMANY, 4), near("dover", t.GERMANY, 5)
    assert field.why("britain", f"bomb dover {far} 1") is None
    assert field.why("britain", f"bomb dover {beyond} 1") == "out-of-range"
    assert field.why("usa", f"bomb dover {far} 1") == "out-of-range"


@pytest.mark.rule("EU-12.1.2b")
@pytest.mark.parametrize("n", [0, 3])
def test_as_many_bombers_fly_as_there_are(n: int) -> None:
    field = bombers("dover")
    assert field.why("britain", f"bomb dover {near('dover', t.GERMANY, 3)} {n}") == "no-bombers"


@pytest.mark.rule("EU-12.1.2b", "EU-12")
def test_nobody_bombs_in_the_basic_game() -> None:
    there = near("dover", t.GERMANY, 3)
    assert bombers("dover", level="basic").why("britain", f"bomb dover {there} 1") == "not-at-this-level"


@pytest.mark.rule("EU-12.1.2b", "EU-11a")
def test_a_power_without_its_capital_bombs_nobody() -> None:
    there = near("dover", t.GERMANY, 3)
    field = bombers("dover", control={"london": "germany"}, lost_capital={"britain": "germany"})
    assert field.why("britain", f"bomb dover {there} 1") == "capital-first"


@pytest.mark.rule("EU-12.1.2b", "EU-R77")
def test_home_areas_that_are_lost_are_not_bombed_any_more() -> None:
    there = near("dover", t.GERMANY, 3)
    field = bombers("dover", control={there: "france"})
    assert field.why("britain", f"bomb dover {there} 1") == "not-to-be-bombed"


@pytest.mark.rule("EU-12.1.2b", "EU-13.5")
def test_bombers_that_are_still_in_america_bomb_nobody() -> None:
    units = {"usa": {"usa-bomber": 1}, "dover": {"usa-bomber": 1}, **POLAND}
    field = bombers("dover", units=units, hpp={"usa": 40, "germany": 40})
    there = near("dover", t.GERMANY, 3)
    assert field.why("usa", f"bomb usa {there} 1") == "no-bombers"
    assert field.why("usa", f"bomb dover {there} 1") is None


@pytest.mark.rule("EU-12.1.2b")
def test_a_neutral_is_not_bombed_nor_is_a_fallen_power() -> None:
    rome = {"tunis": {"britain-bomber": 1}, "rome": {"italy-infantry": 1}, **POLAND}
    there = near("tunis", t.ITALY, 2)
    field = bombers("tunis", control={"tunis": "britain"}, units=rome)
    assert field.why("britain", f"bomb tunis {there} 1") is None
    peace = bombers("tunis", control={"tunis": "britain"}, units=rome, standing={"italy": "neutral"})
    assert peace.why("britain", f"bomb tunis {there} 1") == "not-to-be-bombed"


def submarines(base: str, **more: Any) -> Field:
    given: dict[str, Any] = {
        "level": "advanced",
        "turn": "1942 spring",
        "hpp": {"germany": 40, "britain": 25, "usa": 40},
        "standing": {"france": "fallen", "soviet": "active", "usa": "active"},
        "soviet_war": "1941 summer",
        "control": {"brest": "germany", base: "germany"},
        "units": {base: {"germany-submarine": 3}, **POLAND},
    }
    return war(**{**given, **more})


@pytest.mark.rule("EU-12.1.3b", "EU-12.3b")
def test_submarines_sink_one_convoy_after_another() -> None:
    """Two for each of three submarines: four of the first shipment, and two of the five in the second."""
    sent = [{"sender": who, "receiver": "soviet", "value": n, "sent": "1941 winter"} for who, n in
            (("britain", 4), ("usa", 5))]  # fmt: skip
    other = [{"sender": "usa", "receiver": "britain", "value": 3, "sent": "1941 winter"}]
    field = submarines("brest", convoys=sent + other)
    field.do("germany", "prowl brest convoy-soviet 3")
    assert [convoy.value for convoy in field.state.convoys] == [0, 3, 3]


@pytest.mark.rule("EU-12.1.3b")
def test_only_germans_prowl_and_only_in_the_advanced_game() -> None:
    field = submarines("brest", standing={"france": "fallen", "italy": "active"})
    assert field.why("italy", "prowl brest trade 1") == "no-submarines"
    assert field.why("germany", "prowl brest nothing 1") == "no-submarines"
    assert submarines("brest", level="basic").why("germany", "prowl brest trade 1") == "not-at-this-level"


@pytest.mark.rule("EU-12.1.3b", "EU-11a")
def test_a_germany_without_berlin_sends_no_submarines() -> None:
    field = submarines("brest", control={"brest": "germany", "berlin": "soviet"}, lost_capital={"germany": "soviet"})
    assert field.why("germany", "prowl brest trade 1") == "capital-first"


@pytest.mark.rule("EU-12.1.3b")
def test_there_is_no_trade_once_britain_has_fallen() -> None:
    field = submarines("brest", standing={"france": "fallen", "britain": "fallen", "usa": "active"})
    assert field.why("germany", "prowl brest trade 1") == "no-prey"
