"""Melee: how far an assault may lead, what several results on one unit do, and works that are left by carrier."""

from __future__ import annotations

from typing import Any

import pytest

from games.blitzkrieg.field import Field, first, tags
from sandtable.games.blitzkrieg import events as ev
from sandtable.games.blitzkrieg.model import DEAD
from sandtable.games.blitzkrieg.tables.theatre import theatre

MELEE = {"de-i35-hq": 1810, "de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1814}


@pytest.mark.rule("BK-3.4", "BK-R92", "BK-9.1.1")
@pytest.mark.parametrize(("hq", "refused"), [(1808, "BK-3.4"), (1809, "")])
def test_an_assault_leads_no_farther_from_the_headquarters_than_a_move(hq: int, refused: str) -> None:
    """The winner stays in the hex: it may not be farther off than a move may end."""
    field = Field(quiet=True, active=["de-i35"], units={**MELEE, "de-i35-hq": hq})
    field.do("move de-i35-pz4")
    assert field.refused("assault 1812") == refused and ("assault 1812" in field.options) is not bool(refused)


@pytest.mark.rule("BK-3.4", "BK-R92", "BK-10.3")
def test_who_needs_no_headquarters_assaults_wherever_he_can_pay() -> None:
    free = {**MELEE, "de-i35-hq": 1808, "de-i35-pz4": {"hex": 1811, "formation": "de-ii35"}, "de-ii35-hq": 1803}
    field = Field(quiet=True, active=["de-ii35"], units=free)
    field.do("move de-i35-pz4")
    assert field.refused("assault 1812") == ""


PAIR = {**MELEE, "de-i35-pz3": 1811}


def two_shots(*faces: int, **position: Any) -> Field:
    """Two tanks storm a company that misses; their two shots fall as given."""
    field = Field(quiet=True, active=["de-i35"], units=PAIR, **position)
    field.do("move de-i35-pz3,de-i35-pz4")
    field.do("assault 1812")
    field.do("aim fr-i11-1 de-i35-pz3", 1, 1, *faces)
    return field


@pytest.mark.rule("BK-R93", "BK-9.1.2")
@pytest.mark.parametrize("faces", [(5, 4, 6, 6), (6, 6, 5, 4)])
def test_a_step_and_an_n_of_one_volley_both_count_whichever_fell_first(faces: tuple[int, ...]) -> None:
    field = two_shots(*faces)
    assert sorted(event.result for event in field.out if isinstance(event, ev.Fired))[1] == "1"
    assert field.kind == "struck" and "stand" not in field.options, "neutralised he cannot just stay"
    field.do("retreat fr-i11-1 1911")
    assert field.unit("fr-i11-1").neutralised and field.unit("fr-i11-1").steps == 1
    dies = two_shots(*faces)
    dies.do("lose-step fr-i11-1")
    assert dies.unit("fr-i11-1").hex == DEAD


@pytest.mark.rule("BK-R93", "BK-8.4b")
def test_a_second_n_of_one_volley_is_a_panic_test_before_the_retreat() -> None:
    calm = two_shots(5, 4, 5, 4)
    out = calm.do("retreat fr-i11-1 1911", 1, 1)
    assert tags(out)[:3] == ["neutralised", "panic-tested", "retreated"]
    assert calm.unit("fr-i11-1").neutralised and calm.unit("fr-i11-1").steps == 2
    panics = two_shots(5, 4, 5, 4)
    panics.do("retreat fr-i11-1 1911", 6, 6)
    assert not panics.unit("fr-i11-1").neutralised and panics.unit("fr-i11-1").steps == 1
    assert panics.at("fr-i11-1") == 1911
    stays = two_shots(5, 4, 5, 4)
    stays.do("lose-step fr-i11-1")
    assert stays.kind == "struck", "the other N is still to be answered"
    stays.do("lose-step fr-i11-1")
    assert stays.unit("fr-i11-1").hex == DEAD


@pytest.mark.rule("BK-10.2", "BK-R88", "BK-12.1f")
def test_works_go_when_the_last_infantry_drives_off() -> None:
    riding = {"de-i12-1": {"hex": 1406, "aboard": "de-i12-spw"}, "de-i12-spw": 1406, "de-i12-hq": 1406}
    field = Field(quiet=True, active=["de-i12"], units=riding, works=[1406])
    field.do("move de-i12-spw")
    out = field.do("step 1405")
    assert field.state.works == [] and first(out, "works-removed").hex == 1406
    empty = Field(quiet=True, active=["de-i12"], units={"de-i12-spw": 1406, "de-i12-hq": 1406}, works=[1406])
    empty.do("move de-i12-spw")
    empty.do("step 1405")
    assert len(empty.state.works) == 1, "a carrier alone never manned them"
    left = Field(quiet=True, active=["de-i12"], units={**riding, "de-i12-2": 1406}, works=[1406])
    left.do("move de-i12-spw")
    left.do("step 1405")
    assert len(left.state.works) == 1


@pytest.mark.rule("BK-10.2", "BK-8.5.1", "BK-12.1f")
def test_works_go_when_the_last_infantry_leaves_the_map_aboard() -> None:
    riding = {"de-i12-1": {"hex": 2005, "aboard": "de-i12-spw"}, "de-i12-spw": 2005, "de-i12-hq": 1810}
    draw: dict[str, Any] = {"draw": "de-i12", "formations": {"de-i12": {"demoralised": True}}, "works": [2005]}
    drawn = theatre("hannut").marker_of["de-i5"] + 1
    field = Field(units={**riding, "de-i5-1": 1601}, cup={"de-i5": 2}, faces=(6, 6, drawn), **draw)
    assert "left-map" in tags(field.out) and field.state.works == []
