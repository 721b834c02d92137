"""Held markers that are cancelled, losses for want of room, markers of what is still to come."""

from __future__ import annotations

import pytest

from games.blitzkrieg.field import Field, first, tags
from sandtable.games.blitzkrieg.model import DEAD

LOST = {"hex": "dead", "steps": 0}
LATER = {"fr-49bcc-1": "waiting", "fr-49bcc-2": "waiting", "fr-49bcc-hq": "waiting"}


@pytest.mark.rule("BK-12.2c", "BK-8.5.1")
def test_the_marker_of_49_bcc_waits_for_the_rest_of_it() -> None:
    """Its lone company of turn 4 is lost; the marker drawn in turn 5 is idle and lies in the cup again."""
    units = {**LATER, "fr-49bcc-3": LOST, "fr-i205-1": 512, "de-igd-1": 112}
    field = Field("stonne", turn=5, draw="fr-49bcc", units=units, cup={"de-igd": 1})
    assert "marker-removed" not in tags(field.out) and first(field.out, "marker-spent").marker == "fr-49bcc"
    assert field.state.turn == 6 and field.count("cup", "fr-49bcc") == 1, "the last marker in the cup ended turn 5"


@pytest.mark.rule("BK-8.5.1")
def test_the_marker_of_a_formation_that_is_gone_is_removed() -> None:
    units = {**dict.fromkeys(LATER, "gone"), "fr-49bcc-3": LOST, "fr-i205-1": 512, "de-igd-1": 112}
    field = Field("stonne", turn=9, draw="fr-49bcc", units=units, cup={"de-igd": 1})
    assert first(field.out, "marker-removed").marker == "fr-49bcc"
    assert field.count("played", "fr-49bcc") == field.count("cup", "fr-49bcc") == 0


def drawn(**held: dict[str, int]) -> Field:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i5-hq": 1511, "de-i5-1": 1511, "fr-i11-1": 1001}
    field = Field(quiet=True, draw="de-i35", units=units, held=held)
    if field.kind == "may-cancel":
        field.do("allow")
    return field


@pytest.mark.rule("BK-5.5b", "BK-5.3c", "BK-R78")
def test_a_held_repeat_marker_can_be_cancelled_when_it_is_played() -> None:
    field = drawn(german={"repeat": 1}, french={"general": 1})
    field.do("repeat de-i5")
    assert (field.kind, field.asked) == ("may-cancel", "french")
    out = field.do("cancel", 3)
    assert first(out, "cancel-tried").marker == "de-repeat" and "activated" not in tags(out)
    assert field.state.repeats[0] == 0 and field.count("played", "de-repeat") == 1
    assert field.state.generals[1] == 0 and not field.formation("de-i5").repeated
    assert (field.kind, field.asked) == ("marker-drawn", "german"), "the formation drawn is still to be played"


@pytest.mark.rule("BK-5.5b", "BK-R78")
def test_a_held_repeat_marker_works_if_the_try_fails_or_is_not_made() -> None:
    field = drawn(german={"repeat": 1}, french={"general": 1})
    field.do("repeat de-i5")
    out = field.do("cancel", 4)
    assert first(out, "activated").formation == "de-i5" and field.count("played", "de-repeat") == 1
    quiet = drawn(german={"repeat": 1}, french={"general": 1})
    quiet.do("repeat de-i5")
    assert first(quiet.do("allow"), "activated").formation == "de-i5" and quiet.state.generals[1] == 1


@pytest.mark.rule("BK-5.5b", "BK-5.5c", "BK-R78")
def test_a_held_general_marker_can_be_cancelled_when_it_is_played() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": {"hex": 1811, "neutralised": True}, "fr-i11-1": 1001}
    both = {"german": {"general": 1}, "french": {"general": 1}}
    field = Field(quiet=True, draw="de-i35", units=units, held=both)
    field.do("allow")
    field.do("command rally")
    assert (field.kind, field.asked) == ("may-cancel", "french")
    field.do("cancel", 1)
    assert field.state.generals == [0, 0]
    assert field.count("played", "de-general") == field.count("played", "fr-general") == 1
    assert field.kind == "marker-drawn" and field.unit("de-i35-1").neutralised


@pytest.mark.rule("BK-5.5a", "BK-5.5b", "BK-R78")
def test_a_formation_cannot_wait_if_the_general_marker_is_cancelled() -> None:
    field = drawn(german={"general": 1}, french={"general": 1})
    field.do("wait")
    field.do("cancel", 2)
    assert field.state.banked[0] == -1 and field.kind == "marker-drawn" and field.refused("wait") == "BK-5.5a"
    waits = drawn(german={"general": 1}, french={"general": 1})
    waits.do("wait")
    waits.do("cancel", 6, waits.state.theatre.marker_of["de-i5"] + 1)
    assert waits.state.theatre.markers[waits.state.banked[0]].id == "de-i35"


@pytest.mark.rule("BK-8.5", "BK-9.1.5", "BK-1.2")
def test_a_unit_lost_for_want_of_room_costs_its_formation_a_test_of_morale() -> None:
    """It falls back into a full hex that Germans have closed: it is eliminated, and half of its formation is lost."""
    ring = {"de-i5-1": 1713, "de-i5-2": 1814, "de-i5-pz3": 1913, "de-i5-pz4": 1712, "de-ii5-1": 1912}
    full = {"fr-1c-1i": 1813, "fr-1c-1ii": 1813, "fr-i11-h35": 1813}
    lost = dict.fromkeys(("fr-i11-mg", "fr-i11-motos"), LOST)
    units = {"de-i35-hq": 1811, "de-i35-pz4": 1811, "fr-i11-1": 1812}
    field = Field(quiet=True, active=["de-i35"], units={**units, **lost, **ring, **full})
    field.do("move de-i35-pz4")
    field.do("assault 1812", 1, 1, 5, 4)
    before = field.out.copy()
    out = field.do("retreat fr-i11-1 1813", 6, 6)
    assert field.unit("fr-i11-1").hex == DEAD and "eliminated" in tags(out)
    tested = first(out, "morale-tested")
    assert tested.formation == "fr-i11" and tested.passed == "no" and field.formation("fr-i11").demoralised
    assert "morale-tested" not in tags(before)


def shot_at(*faces: int, **french: object) -> Field:
    units = {"de-i35-hq": 1810, "de-i35-pz4": 1811, "de-i35-pz3": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1814, **french}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("fire de-i35-pz4 fr-i11-1", *faces)
    return field


@pytest.mark.rule("BK-8.5")
def test_a_formation_tests_again_at_each_further_loss() -> None:
    dead = {"hex": "dead", "steps": 0}
    lost = {"fr-i11-mg": dead, "fr-i11-motos": dead}
    field = shot_at(6, 6, 1, 1, **lost)
    assert tags(field.out).count("morale-tested") == 1, "five of ten steps: the half"
    out = field.do("fire de-i35-pz3 fr-i11-1", 6, 6, 1, 1)
    assert (
        "eliminated" in tags(out)
        and tags(out).count("morale-tested") == 1
        and not field.formation("fr-i11").demoralised
    )
    fewer = shot_at(6, 6, **{"fr-i11-mg": dead})
    assert "morale-tested" not in tags(fewer.out), "three of ten"


@pytest.mark.rule("BK-8.4b")
def test_panic_costs_a_step_and_the_marker_or_nothing() -> None:
    hurt = {"fr-i11-1": {"hex": 1812, "neutralised": True}}
    calm = shot_at(5, 4, 1, 1, **hurt)
    assert "panic-tested" in tags(calm.out)
    assert calm.unit("fr-i11-1").neutralised and calm.unit("fr-i11-1").steps == 2
    wild = shot_at(5, 4, 6, 6, **hurt)
    assert not wild.unit("fr-i11-1").neutralised and wild.unit("fr-i11-1").steps == 1


@pytest.mark.rule("BK-8.5.1", "BK-12.2c")
@pytest.mark.parametrize("rest", ["waiting", "gone"])
def test_nobody_is_asked_about_the_marker_of_a_formation_without_units(rest: str) -> None:
    later = dict.fromkeys(("fr-49bcc-1", "fr-49bcc-2", "fr-49bcc-hq"), rest)
    lost = {"fr-49bcc-3": {"hex": "dead", "steps": 0}}
    units = {**later, **lost, "fr-i205-1": 512, "de-igd-1": 112}
    field = Field("stonne", turn=5, draw="fr-49bcc", units=units, cup={"de-igd": 1})
    marker = field.state.theatre.marker_of["fr-49bcc"]
    assert all(getattr(frame, "marker", -1) != marker for frame in field.state.stack)


@pytest.mark.rule("BK-8.5", "BK-12.2c")
def test_what_is_still_to_come_does_not_count_as_steps_of_a_formation() -> None:
    """One company of 49 BCC stands alone until turn 8: its first loss is half of what there is."""
    units = {"de-640-stug": 511, "de-640-hq": 511, "fr-49bcc-3": 512, **LATER}
    alone = {"fr-49bcc": {"alone": True}}
    field = Field("stonne", quiet=True, turn=5, active=["de-640"], units=units, formations=alone)
    field.do("fire de-640-stug fr-49bcc-3", 6, 6)
    out = field.do("lose-step fr-49bcc-3", 1, 1)
    assert tags(out) == ["step-lost", "morale-tested"]
