"""Chapters 0 to 3: counters, markers, organisation, command."""

import pytest

from games.blitzkrieg.field import Field, Position, first, tags
from sandtable.games.blitzkrieg import events as ev
from sandtable.games.blitzkrieg.model import OVERRUN, RETURNING
from sandtable.games.blitzkrieg.rules.movement import allowance
from sandtable.games.blitzkrieg.rules.organisation import hq_speed
from sandtable.games.blitzkrieg.tables import counters
from sandtable.games.blitzkrieg.tables.sheets import COMMAND, POINT, SEATS
from sandtable.games.blitzkrieg.tables.theatre import theatre

HANNUT, STONNE = theatre("hannut"), theatre("stonne")


def counter(name: str) -> counters.Counter:
    t = HANNUT if name in HANNUT.unit_of else STONNE
    return t.counters[t.unit_of[name]]


@pytest.mark.rule("BK-0")
def test_two_sides_and_two_dice() -> None:
    assert SEATS == ("german", "french")
    field = Field(active=["de-i35"], units={"de-i35-pz4": 1811, "fr-i11-1": 1812})
    assert len(first(field.do("fire de-i35-pz4 fr-i11-1", 1, 2), "fired").rolls[0].dice) == 2


@pytest.mark.rule("BK-1.1")
def test_the_sample_counter_and_the_classes() -> None:
    b1 = counter("fr-49bcc-3")
    assert (b1.attack, b1.range, b1.defence, b1.mp) == (4, 3, 6, 2)
    assert {counter("de-i12-1").kind, counter("de-i12-4").kind} == {counters.INFANTRY, counters.MG}
    wheels = [counter(name).way for name in ("fr-12c-1", "fr-11-gun", "de-kg-krad1")]
    tracks = [counter(name).way for name in ("de-640-stug", "de-i5-1", "de-i12-spw")]
    assert set(wheels) == {1} and set(tracks) == {2}
    striped = {card.id for t in (HANNUT, STONNE) for card in t.cards if card.stripe}
    assert {"fr-4bcc", "de-stupi", "de-640", "de-14gd"} <= striped and "de-ii8" not in striped


@pytest.mark.rule("BK-1.2")
def test_the_first_loss_flips_and_the_second_removes() -> None:
    field = Field(active=["de-i35"], units={"de-i35-pz4": 1811, "de-i35-pz3": 1811, "fr-i11-1": 1812})
    out = field.do("fire de-i35-pz4 fr-i11-1", 6, 5)
    assert "step-lost" in tags(out) and field.unit("fr-i11-1").steps == 1
    field.do("pass")
    out = field.do("fire de-i35-pz3 fr-i11-1", 6, 6)
    assert "eliminated" in tags(out) and field.unit("fr-i11-1").steps == 0


@pytest.mark.rule("BK-1.2", "BK-8.2.1")
def test_a_reduced_unit_attacks_with_its_reduced_value() -> None:
    field = Field(active=["de-i35"], units={"de-i35-pz4": {"hex": 1811, "steps": 1}, "fr-i11-1": 1812})
    assert first(field.do("fire de-i35-pz4 fr-i11-1", 1, 1), "fired").column == 4


@pytest.mark.rule("BK-1.3", "BK-3.1", "BK-R30")
def test_hqs_and_formations() -> None:
    for t in (HANNUT, STONNE):
        for f, card in enumerate(t.cards):
            if card.hq >= 0:
                hq = t.counters[card.hq]
                assert hq.formation == f and hq.command == COMMAND[card.side]
    assert COMMAND == (3, 2)


@pytest.mark.rule("BK-1.4")
def test_markers_of_the_mix() -> None:
    count = {marker.id: HANNUT.marker_count(marker) for marker in HANNUT.markers}
    assert (count["de-artillery"], count["de-stuka"]) == (3, 2)
    assert (count["de-repeat"], count["de-general"], count["fr-repeat"], count["fr-general"]) == (2, 2, 1, 1)


@pytest.mark.rule("BK-1.4", "BK-12.1b")
def test_only_german_points_are_counted() -> None:
    field = Field(deploy=True, active=["de-i35"])
    from sandtable.games.blitzkrieg.rules.victory import outcome, points

    field.state.over = "french"
    found = outcome(field.state)
    assert found is not None and found.scores == {"german": points(field.state)}


# -- 3.2 HQs
@pytest.mark.rule("BK-3.2a", "BK-R32")
def test_an_hq_is_never_destroyed() -> None:
    field = Field(
        active=["de-i35"], units={"de-i35-pz4": 1811, "de-i35-pz3": 1811, "fr-i11-hq": 1812, "fr-i11-1": 1813}
    )
    out = field.do("fire de-i35-pz4 fr-i11-hq", 6, 6)
    assert tags(out)[:2] == ["fired", "neutralised"] and first(out, "fired").column == 5
    field.do("pass")
    out = field.do("fire de-i35-pz3 fr-i11-hq", 6, 6)
    assert "panic-tested" not in tags(out) and field.unit("fr-i11-hq").neutralised
    assert field.at("fr-i11-hq") == 1812


@pytest.mark.rule("BK-3.2a")
def test_an_hq_is_as_fast_as_the_fastest_unit_left() -> None:
    field = Field(active=["fr-i11"], units={"fr-i11-hq": 1415, "fr-i11-1": 1416, "fr-i11-motos": 1416})
    f = field.state.theatre.formation_of["fr-i11"]
    assert hq_speed(field.state, f)[0] == 6
    dead = Field(
        active=["fr-i11"], units={"fr-i11-hq": 1415, "fr-i11-1": 1416, "fr-i11-motos": {"hex": "dead", "steps": 0}}
    )
    assert hq_speed(dead.state, f)[0] == 3


@pytest.mark.rule("BK-3.2b", "BK-R31", "BK-R34")
def test_a_lone_hq_is_overrun_for_normal_points_and_its_units_are_out_of_command() -> None:
    field = Field(active=["de-i35"], units={"de-i35-1": 1811, "de-i35-hq": 1711, "fr-i11-hq": 1812, "fr-i11-1": 1814})
    field.do("move de-i35-1")
    assert "assault 1812" not in field.options
    out = field.do("step 1812")
    assert {"overrun", "out-of-command"} <= set(tags(out)) and "melee-began" not in tags(out)
    assert field.unit("fr-i11-hq").hex == OVERRUN and field.unit("fr-i11-1").out
    move = next(frame for frame in field.state.stack if frame.kind() == "move")
    assert move.spent == (POINT,)


@pytest.mark.rule("BK-3.2b", "BK-R34")
def test_an_overrun_hq_comes_back_next_turn_with_its_marker() -> None:
    field = Field(
        turn=2,
        draw="fr-i11",
        units={
            "fr-i11-hq": {"hex": "returning"},
            "fr-i11-1": {"hex": 1416, "out": True},
            "fr-i11-2": {"hex": 1414, "out": True},
        },
    )
    field.do("activate")
    assert field.kind == "bring-back" and field.refused("return fr-i11-hq 1410") == "BK-3.2b"
    out = field.do("return fr-i11-hq 1416")
    assert tags(out) == ["hq-returned", "back-in-command", "back-in-command"]
    same_turn = Field(draw="fr-i11", units={"fr-i11-hq": {"hex": "overrun"}, "fr-i11-1": 1416})
    same_turn.do("activate")
    assert same_turn.kind == "operate" and same_turn.unit("fr-i11-hq").hex == OVERRUN


@pytest.mark.rule("BK-R34", "BK-3.2b")
def test_without_units_the_hq_stays_off() -> None:
    field = Field(
        turn=2,
        draw="fr-i11",
        units={"fr-i11-hq": {"hex": "returning"}, "fr-11-gun": {"hex": 1416, "formation": "fr-i11"}},
    )
    field.do("activate")
    assert field.kind == "operate" and field.unit("fr-i11-hq").hex == RETURNING


@pytest.mark.rule("BK-3.2c", "BK-R2", "BK-5.2")
def test_only_a_repeat_marker_flips_the_hq() -> None:
    field = Field(
        draw="de-i35",
        units={"de-i35-hq": 1811, "de-i35-1": 1811},
        held={"german": {"repeat": 1}},
        cup={"de-i35": 0, "fr-i11": 1, "fr-1c": 1},
    )
    field.do("repeat de-i35")
    assert field.formation("de-i35").repeated
    normal = Field(draw="de-i35", units={"de-i35-hq": 1811, "de-i35-1": 1811}, cup={"fr-i11": 1, "fr-1c": 1})
    normal.do("activate")
    assert not normal.formation("de-i35").repeated and normal.count("played", "de-i35") == 1


# -- 3.4, 3.5 command
@pytest.mark.rule("BK-3.4", "BK-R29")
def test_no_move_ends_beyond_command() -> None:
    field = Field(active=["fr-1c"], units={"fr-1c-hq": 1811, "fr-1c-1i": 1811})
    field.do("move fr-1c-1i")
    field.do("step 1812")
    field.do("step 1813")
    field.do("step 1814")
    assert field.refused("halt") == "BK-3.4", "three hexes from a French HQ"
    field.do("step 1813")
    assert field.refused("halt") == ""


@pytest.mark.rule("BK-3.4", "BK-R29")
def test_who_begins_beyond_may_come_no_farther() -> None:
    field = Field(active=["fr-1c"], units={"fr-1c-hq": 1807, "fr-1c-1i": {"hex": 1812, "out": False}})
    field.do("move fr-1c-1i")
    field.do("step 1912")
    assert field.refused("halt") == "BK-3.4"
    field.do("step 1911")
    assert field.refused("halt") == ""


@pytest.mark.rule("BK-3.4")
def test_a_step_from_which_no_legal_end_is_left_is_refused() -> None:
    field = Field(active=["fr-i11"], units={"fr-i11-hq": 1811, "fr-i11-1": 1813})
    field.do("move fr-i11-1")
    field.do("step 1913")
    assert field.refused("step 1914") == "BK-3.4"


@pytest.mark.rule("BK-3.5", "BK-R29")
def test_out_of_command_comes_with_a_retreat_but_not_with_a_move_of_the_hq() -> None:
    field = Field(active=["fr-i11"], units={"fr-i11-hq": 1811, "fr-i11-1": 1813})
    field.do("move fr-i11-hq")
    field.do("step 1810")
    field.do("halt")
    assert not field.unit("fr-i11-1").out
    near = Field(active=["de-i35"], units={"de-i35-pz4": 1812, "fr-i11-hq": 1913, "fr-i11-1": 1815})
    near.do("fire de-i35-pz4 fr-i11-1", 1, 1)
    near.do("fall-back fr-i11-1")
    out = near.do("retreat fr-i11-1 1816")
    assert "out-of-command" in tags(out) and near.unit("fr-i11-1").out


@pytest.mark.rule("BK-3.5", "BK-2A", "BK-R36")
def test_administration_checks_command_and_clears_markers() -> None:
    field = Field(
        "stonne",
        turn=1,
        cup={"fr-i205": 1},
        units={
            "fr-i205-hq": 512,
            "fr-i205-1": {"hex": 512, "out": True, "opp": True},
            "fr-i205-2": {"hex": 912, "out": False},
        },
        formations={"fr-i205": {"repeated": True, "activations": 2}},
    )
    assert field.state.turn == 2 and not field.formation("fr-i205").repeated
    assert not field.unit("fr-i205-1").opp and not field.unit("fr-i205-1").out and field.unit("fr-i205-2").out
    assert {"back-in-command", "out-of-command"} <= set(tags(field.out))


@pytest.mark.rule("BK-6.2", "BK-R3", "BK-R59")
def test_out_of_command_handicaps() -> None:
    field = Field(
        active=["de-i35"],
        units={"de-i35-hq": 1803, "de-i35-pz4": {"hex": 1811, "out": True}, "fr-i11-1": 1812, "fr-i11-hq": 1813},
    )
    u = field.state.theatre.unit_of["de-i35-pz4"]
    assert allowance(field.state, u) == 2 * POINT, "half of five, rounded down"
    field.do("move de-i35-pz4")
    assert field.refused("assault 1812") == "BK-6.2"
    shot = Field(
        active=["de-i35"],
        units={"de-i35-hq": 1803, "de-i35-pz4": {"hex": 1811, "out": True}, "fr-i11-1": 1812, "fr-i11-hq": 1813},
    )
    assert first(shot.do("fire de-i35-pz4 fr-i11-1", 1, 1), "fired").column == 4


@pytest.mark.rule("BK-3.3", "BK-8.6d")
def test_an_artillery_marker_has_no_counters_but_salvos() -> None:
    field = Field(draw="de-artillery", units={"de-i35-hq": 1811, "fr-i11-1": 1812}, cup={"fr-1c": 1, "fr-2c": 1})
    field.do("activate")
    assert field.kind == "operate" and "barrage 1812 medium" in field.options
    assert not [option for option in field.options if option.startswith("move")]
    frame = field.state.stack[-1]
    assert frame.salvos == ("medium", "medium", "heavy", "heavy")


@pytest.mark.rule("BK-3.5", "BK-3.2b")
def test_only_units_on_the_map_are_out_of_command() -> None:
    """The headquarters is overrun: of its units one is dead and one has left the map."""
    units: Position = {
        "de-i35-hq": 1811, "de-i35-1": 1811, "fr-i11-hq": 1812, "fr-i11-1": 1814,
        "fr-i11-2": {"hex": "dead", "steps": 0}, "fr-i11-mg": "gone",
    }  # fmt: skip
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-1")
    out = field.do("step 1812")
    assert [event.unit for event in out if isinstance(event, ev.OutOfCommand)] == ["fr-i11-1"]
    assert not field.unit("fr-i11-2").out and not field.unit("fr-i11-mg").out
