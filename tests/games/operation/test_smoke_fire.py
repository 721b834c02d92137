"""Smoke under templates and round vehicles: each model has its own."""

from typing import Any

import pytest
from helpers import deploy, keep, put, table

from sandtable.games.operation.events.infantry import DamageRolled
from sandtable.games.operation.events.vehicle import CrewHit, VehicleStruck
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.vehicles import vehicle_area
from sandtable.games.operation.rules.vehicles.strikes import Strike, damage_lines
from sandtable.games.operation.rules.weapons import area, hits, indirect, target_parts, vehicle_hits
from sandtable.games.operation.rules.weapons.hits import HARMS
from sandtable.kernel import Event, Modifier, Scripted


def two_men() -> State:
    """Two Americans under one template, the second of them in smoke."""
    state = table()
    deploy(state, "us-1", "us-rifles", (600, 600))
    keep(state, "us-1", 2)
    put(state, "us-1.1", 600, 600)
    put(state, "us-1.2", 640, 600)
    state.templates["s"] = Template("s", "smoke", 680, 600, 50)
    return state


def burst(state: State, harm: tuple[Modifier, ...] = ()) -> list[DamageRolled]:
    out: list[Event] = []
    area.burst(state, (620, 600, 0), 50, "de-grenade", "sa", harm, (600, 900), "", Scripted([1, 1]), out)
    return [event for event in out if isinstance(event, DamageRolled)]


@pytest.mark.rule("OW-smoke-cover", "OW-area-all")
def test_under_a_template_only_the_man_in_smoke_has_its_cover_and_its_minus_two() -> None:
    told = burst(two_men())
    assert [(event.cover, [line.value for line in event.lines]) for event in told] == [("open", []), ("light", ["-2"])]
    aimed_into_smoke = burst(two_men(), (HARMS["smoke"],))
    assert [[line.value for line in event.lines] for event in aimed_into_smoke] == [[], ["-2"]]
    clear = two_men()
    clear.templates.clear()
    assert [(event.cover, event.lines) for event in burst(clear)] == [("open", ())]


@pytest.mark.rule("OW-smoke-cover")
def test_a_vehicle_in_smoke_is_harder_to_hit_and_to_harm() -> None:
    state = table()
    deploy(state, "us-1", "us-sherman", (600, 600))
    deploy(state, "de-1", "de-grenadiers", (600, 900))
    one, two = state.units["de-1"], state.units["us-1"]
    tank = state.models["us-1.0"]

    def part() -> list[tuple[str, bool]]:
        found = target_parts.parts(state, one, two, sights(state, one, two))
        return [(each.kind, each.smoke) for each in found]

    def blow() -> Strike:
        met: list[Strike] = []
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(vehicle_area, "blast_vehicle", lambda _s, strike, *_rest: met.append(strike))
            vehicle_hits.blasted(state, tank, (600, 600), 30, "de-grenade", "thrown", (), (600, 900), Scripted([]), [])
        return met[0]

    assert ("vehicle", False) in part() and not blow().smoke
    state.templates["s"] = Template("s", "smoke", 600, 600, 80)
    assert ("vehicle", True) in part()
    assert "OW-smoke-cover" in [line.rule for line in damage_lines(state, blow(), tank)]
    assert vehicle_area.change_aboard(state, tank, blow()) == -2


@pytest.mark.rule("OW-smoke-cover")
def test_indirect_fire_at_a_model_in_smoke_has_minus_two_to_hit() -> None:
    link = Intent("blue", "de-1", 0)
    plain = hits.needed(7, indirect.drift_lines(link, False))
    assert hits.needed(7, indirect.drift_lines(link, False, smoky=True)) == plain + 2


@pytest.mark.rule("OW-covering-template", "OW-order-cover", "OW-R1", "OW-R38")
def test_covering_fire_with_a_template_harms_vehicles_and_those_aboard_by_three_less() -> None:
    def damage(harm: tuple[Modifier, ...], kind: str = "us-sherman") -> list[Event]:
        state = table()
        deploy(state, "us-1", kind, (600, 600))
        deploy(state, "de-1", "de-grenadiers", (600, 900))
        for man in state.everyone("us-1"):
            state.change(man.id, exposed=man.role == "commander")
        out: list[Event] = []
        area.burst(
            state, (600, 600, 0), 50, "de-howitzer-150", "hw", harm, (600, 900), "", Scripted([8] * 20), out, "he"
        )
        return out

    struck, covered = (next(e for e in damage(h) if isinstance(e, VehicleStruck)) for h in ((), (HARMS["cover"],)))
    assert "OW-order-cover" in [line.rule for line in covered.lines]
    assert covered.row == struck.row - 3
    men, fewer = (next(e for e in damage(h) if isinstance(e, CrewHit)) for h in ((), (HARMS["cover"],)))
    assert (men.dead, fewer.dead) == (1, 0)  # the man looking out: 8 kills in heavy cover, 5 does not


@pytest.mark.rule("OW-order-cover")
def test_covering_fire_with_flame_reads_the_table_three_rows_lower() -> None:
    def burnt(order: str) -> tuple[str, ...]:
        state = table()
        deploy(state, "us-1", "us-sherman", (600, 600))
        strike = Strike("", "", (600, 900), "de-flamethrower", "flame", "us-1.0", order=order)
        out: list[Any] = []
        vehicle_area.burn(state, "us-1.0", "flame-light", strike, Scripted([6] + [9] * 9), out)
        result: tuple[str, ...] = out[0].result
        return result

    assert burnt("fire") and not burnt("cover")
