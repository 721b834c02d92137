"""Rams, overruns, motorcycles, templates and flame on vehicles, close assault."""

from typing import Any

import pytest
from helpers import deploy, feature, field, kinds, rolled
from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Drive
from sandtable.games.operation.events.vehicle import ArmourPierced, CrewHit, Rammed, VehicleStruck
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.state import counts_as_infantry
from sandtable.games.operation.rules.ground.outlines import entry_of, piece_outline
from sandtable.games.operation.rules.infantry import orders
from sandtable.games.operation.rules.turn import cards
from sandtable.games.operation.rules.vehicles import close_assault, motorcycles, ramming, vehicle_area
from sandtable.games.operation.rules.vehicles.clearance import overlaps
from sandtable.games.operation.rules.vehicles.driving import Trip, plan_drive, strips
from sandtable.games.operation.rules.vehicles.strikes import Strike, damage_lines
from sandtable.games.operation.rules.vehicles.vehicle_damage import words
from sandtable.games.operation.rules.weapons import hits, indirect
from sandtable.games.operation.tables import FLAME, WEAPONS, column
from sandtable.kernel import Event, Point


def ahead(far: int) -> Drive:
    return Drive("fast", "forward", (Point(1000, 1000 - far),))


@pytest.mark.rule("OW-ram-order", "OW-ram-motorcycle")
def test_a_ram_needs_an_assault_and_10_cm_straight() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    long, short = plan_drive(state, tank, "assault", ahead(150)), plan_drive(state, tank, "assault", ahead(90))
    assert isinstance(long, Trip) and isinstance(short, Trip)
    assert ramming.why_not_ram(tank, "assault", long) is None
    assert ramming.why_not_ram(tank, "move", long) == ramming.NEEDS_ASSAULT
    assert ramming.why_not_ram(tank, "assault", short) == ramming.NOT_STRAIGHT
    bike = state.models[deploy(state, "de-2", "de-motorcycle", (1500, 1000), 0)]
    assert ramming.why_not_ram(bike, "assault", long) == ramming.MOTORCYCLE


@pytest.mark.rule("OW-ram-test")
def test_the_ram_test() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    assert ramming.test_ram(state, tank, rolled(4), [])
    assert not ramming.test_ram(state, tank, rolled(3), [])


@pytest.mark.rule("OW-ex-23", "OW-ram-class", "OW-ram-damage", "OW-ram-stop", "OW-R4", "OW-R16", "OW-R23")
def test_heavy_tank_rams_a_lighter_one() -> None:
    state = field()
    heavy = deploy(state, "de-1", "de-panther", (1000, 1000), 0)
    light = deploy(state, "us-1", "us-stuart", (1000, 900), 0)
    assert [ramming.ram_class(cls) for cls in ("lorry", "half-track", "armoured-car", "light-tank")] == [0, 1, 1, 1]
    out: list[Event] = []
    ramming.ram(state, heavy, light, rolled(2, 7), out)
    assert next(event for event in out if isinstance(event, Rammed)).table == "sa"
    struck = [event for event in out if isinstance(event, VehicleStruck)]
    assert [(event.model, event.table, event.row, event.lines) for event in struck] == [
        (light, "hw", 2, ()),
        (heavy, "sa", 7, ()),
    ]
    assert state.vehicles[light].tracks == 1
    assert ramming.tables_for(2, 2) == ("hw", "hw")
    assert (state.models[heavy].y, state.models[light].y) == (1000, 900)


@pytest.mark.rule("OW-overrun-order")
def test_overrunning_names_whom_the_front_touches() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    deploy(state, "us-1", "us-rifles", (1000, 850), 1800)
    men = frozenset(man.id for man in state.men("us-1"))
    found = plan_drive(state, tank, "assault", ahead(200), over=men)
    assert isinstance(found, Trip)
    swept = strips(state, tank, found.way, found.facings, False)
    touched = ramming.touched_by(state, tank, swept, "blue")
    assert 0 < len(touched) < 10
    assert ramming.why_not_overrun(tank, "assault", found, touched) is None
    assert ramming.why_not_overrun(tank, "fire", found, touched) == ramming.NEEDS_ASSAULT
    assert ramming.why_not_overrun(tank, "assault", found, ()) == ramming.NOT_TOUCHED
    bike = state.models[deploy(state, "de-2", "de-motorcycle", (1500, 1000), 0)]
    assert ramming.why_not_overrun(bike, "assault", found, touched) == ramming.NO_OVERRUN


@pytest.mark.rule("OW-overrun-dodge", "OW-overrun-fanatic")
def test_dodging_with_normal_training() -> None:
    state = field()
    deploy(state, "su-1", "su-riders", (1000, 850))
    assert "political-fanaticism" in state.units["su-1"].traits
    one, two, three = (man.id for man in state.men("su-1")[:3])
    ramming.overrun(state, one, rolled(5), [])
    ramming.overrun(state, two, rolled(4), [])
    ramming.overrun(state, three, rolled(3), [])
    assert not state.models[one].shaken and state.models[two].shaken and three not in state.models


@pytest.mark.rule("OW-overrun-place")
def test_survivors_stay_unless_the_vehicle_stands_on_them() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    under = deploy(state, "us-1", "us-sniper", (1000, 1000))
    beside = deploy(state, "us-2", "us-sniper", (1200, 1000))
    state.change(under, x=1000, y=1000)
    before = state.models[beside]
    ramming.step_aside(state, tank)
    assert not overlaps(state, state.models[under], piece_outline(state, tank))
    assert state.models[beside] == before


@pytest.mark.rule("OW-ram-motorcycle")
@pytest.mark.parametrize(("die", "machine", "men"), [(5, True, 2), (4, False, 2), (3, False, 0)])
def test_a_rammed_motorcycle_dodges(die: int, machine: bool, men: int) -> None:
    state = field()
    bike = deploy(state, "uk-1", "uk-motorcycle", (1000, 900))
    out: list[Event] = []
    ramming.overrun(state, bike, rolled(die), out)
    assert state.models[bike].destroyed != machine
    assert len(state.everyone("uk-1")) == men
    if die == 4:
        assert all(man.shaken and not man.aboard for man in state.men("uk-1"))


@pytest.mark.rule("OW-collision")
def test_unforeseen_collisions_are_rams_or_overruns() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    man = state.models[deploy(state, "us-1", "us-sniper", (1000, 940))]
    out: list[Event] = []
    ramming.collide(state, tank, man, rolled(2), out)
    assert kinds(out)[:2] == ["Dodged", "ManKilled"]
    foe = state.models[deploy(state, "us-2", "us-sherman", (1000, 900))]
    out.clear()
    ramming.collide(state, tank, foe, rolled(1, 1), out)
    assert kinds(out) == ["Rammed", "VehicleStruck", "VehicleStruck"]


@pytest.mark.rule("OW-collision-terrain")
def test_terrain_counts_as_a_vehicle_in_a_collision() -> None:
    classes = [ramming.terrain_class(kind) for kind in ("low-hedge", "low-wall", "building", "ruin", "bunker")]
    assert classes == ["unarmoured", "light", "medium", "medium", "heavy"]
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    feature(state, "wall", "low-wall", (900, 900), (1100, 900))
    out: list[Event] = []
    ramming.collide_terrain(state, tank, "wall", rolled(5), out)
    assert next(event for event in out if isinstance(event, VehicleStruck)).table == "sa"
    assert "wall" not in state.features


@pytest.mark.rule("OW-moto-detect", "OW-models-group")
def test_a_motorcycle_rests_only_on_an_ambush_without_fire() -> None:
    state = field()
    bike = state.models[deploy(state, "uk-1", "uk-motorcycle", (1000, 900))]

    def after(card: str, shot: bool) -> str:
        link = Intent("red", "uk-1", cards.NUMBER[card])
        return orders.posture_after(state, state.units["uk-1"], link, shot)

    assert after("ambush-1", False) == "stationary" and after("ambush-1", True) == "fired"
    assert after("move-3", False) == "moved" and after("fire-3", True) == "fired"
    assert counts_as_infantry(state, bike)
    state.alter("uk-1", posture="moved")
    assert not counts_as_infantry(state, bike)


@pytest.mark.rule("OW-moto-squad")
def test_a_motorcycle_squad_adds_panic_limits() -> None:
    state = field(turn=0)
    for n in range(3):
        deploy(state, f"uk-{n}", "uk-motorcycle", (1000 + 60 * n, 900))
    units = [state.units[f"uk-{n}"] for n in range(3)]
    assert motorcycles.why_not_squad(state, units) is None
    deploy(state, "uk-9", "uk-rifles", (1500, 900))
    assert motorcycles.why_not_squad(state, [units[0], state.units["uk-9"]]) == motorcycles.NOT_MOTORCYCLES
    motorcycles.join_motorcycles(state, ("uk-0", "uk-1", "uk-2"))
    squad = state.units["uk-0"]
    assert (squad.panic, len(motorcycles.machines(state, "uk-0"))) == (3, 3)
    assert "uk-1" not in state.units


@pytest.mark.rule("OW-moto-immobile")
def test_an_immobile_machine_is_lost_when_the_others_leave() -> None:
    state = field(turn=0)
    for n in range(2):
        deploy(state, f"uk-{n}", "uk-motorcycle", (1000 + 60 * n, 900))
    motorcycles.join_motorcycles(state, ("uk-0", "uk-1"))
    state.refit("uk-1.0", immobile=True)
    motorcycles.drop_stragglers(state, "uk-0", [])
    assert "uk-1.0" in state.models
    motorcycles.dismount_immobile(state)
    assert len(state.men("uk-0")) == 2
    state.change("uk-0.0", x=2000)
    motorcycles.drop_stragglers(state, "uk-0", [])
    assert "uk-1.0" not in state.models and state.men("uk-0") == []


@pytest.mark.rule("OW-moto-fall")
def test_a_driver_hit_at_speed_brings_the_machine_down() -> None:
    state = field()
    bike = state.models[deploy(state, "uk-1", "uk-motorcycle", (1000, 900))]
    assert not motorcycles.falls(state, bike, "fast")
    state.change("uk-1.1", shaken=True)
    assert not motorcycles.falls(state, bike, "slow")
    assert motorcycles.falls(state, bike, "fast")
    motorcycles.fall_off(state, bike, [])
    assert bike.id not in state.models and not state.everyone("uk-1")


@pytest.mark.rule("OW-moto-panic")
def test_riders_lie_beside_their_machines_in_cover() -> None:
    state = field()
    deploy(state, "uk-1", "uk-motorcycle", (1000, 900))
    motorcycles.reach_cover(state, "uk-1", [])
    assert len(state.men("uk-1")) == 2 and all(man.shaken for man in state.men("uk-1"))


@pytest.mark.rule("OW-av-centre", "OW-av-off", "OW-R49", "OW-av-penetrate")
def test_a_blast_on_and_beside_a_tank() -> None:
    state = field()
    tank = deploy(state, "us-1", "us-sherman", (1000, 1000), 0)
    shot = Strike("de-1", "", (1000, 100), "de-howitzer-105", "indirect", tank, indirect=True)
    out: list[Any] = []
    vehicle_area.blast_vehicle(state, shot, (1000, 1000), 80, rolled(8, 1), out)
    pierced = next(event for event in out if isinstance(event, ArmourPierced))
    assert (pierced.need, pierced.passed) == (8, True)
    assert next(event for event in out if isinstance(event, VehicleStruck)).table == "hw"
    out.clear()
    vehicle_area.blast_vehicle(state, shot, (1000, 1000), 80, rolled(7, 5), out)
    assert next(event for event in out if isinstance(event, VehicleStruck)).table == "sa"
    out.clear()
    vehicle_area.blast_vehicle(state, shot, (1000, 1100), 80, rolled(6), out)
    assert kinds(out) == ["VehicleStruck"] and out[0].table == "sa"
    out.clear()
    vehicle_area.blast_vehicle(state, shot, (1000, 1200), 80, rolled(), out)
    assert out == []


@pytest.mark.rule("OW-av-open")
@pytest.mark.parametrize(("kind", "shift"), [("us-m10", 0), ("us-m3", 1)])
def test_where_a_vehicle_is_open(kind: str, shift: int) -> None:
    """Two thirds of its length: in the middle, of a half-track at the rear."""
    state = field()
    hull = state.models[deploy(state, "us-1", kind, (1000, 1000), 0)]
    long = entry_of(state, hull).outline[0]
    middle = 1000 + shift * (long // 6)
    front, rear = middle - long // 3, middle + long // 3
    seen = [vehicle_area.over_open_part(state, hull, (1000, y)) for y in (front - 4, front + 2, rear - 2, rear + 4)]
    assert seen == [False, True, True, False]


@pytest.mark.rule("OW-av-open", "OW-av-soft")
def test_open_tops_and_soft_vehicles_let_the_blast_in() -> None:
    state = field()
    m10 = deploy(state, "us-1", "us-m10", (1000, 1000), 0)
    grenade = Strike("de-1", "", (1000, 100), "de-grenade", "thrown", m10)
    out: list[Event] = []
    vehicle_area.blast_vehicle(state, grenade, (1000, 1000), 30, rolled(1, 1, 2, 3, 9), out)
    hit = next(event for event in out if isinstance(event, CrewHit))
    assert (hit.dead, hit.shaken) == (2, 1)  # without cover
    assert not [event for event in out if isinstance(event, VehicleStruck)]  # NH: only the men
    closed = deploy(state, "us-2", "us-sherman", (2000, 1000), 0)
    out.clear()
    vehicle_area.blast_vehicle(
        state, Strike("", "", (0, 0), "de-grenade", "thrown", closed), (2000, 1000), 30, rolled(), out
    )
    assert out == []
    jeep = deploy(state, "us-3", "us-jeep", (1500, 1500), 0)
    shell = Strike("", "", (0, 0), "de-gun-75", "he", jeep)
    vehicle_area.blast_vehicle(state, shell, (1500, 1500), 50, rolled(1, 1), out)
    assert kinds(out)[0] == "CrewHit"
    out.clear()
    vehicle_area.blast_vehicle(state, shell, (1540, 1500), 50, rolled(1), out)
    assert kinds(out) == ["VehicleStruck"]  # beside, and not covered wholly
    out.clear()
    vehicle_area.blast_vehicle(state, shell, (1500, 1530), 100, rolled(1, 1), out)
    assert kinds(out)[0] == "CrewHit"


@pytest.mark.rule("OW-exposed-template")
def test_an_exposed_man_under_the_template_rolls_for_himself() -> None:
    state = field()
    tank = deploy(state, "us-1", "us-sherman", (1000, 1000), 0)
    state.change("us-1.1", exposed=True)
    out: list[Any] = []
    shot = Strike("", "", (1000, 100), "de-gun-75", "he", tank)
    vehicle_area.blast_vehicle(state, shot, (1000, 1045), 50, rolled(7, 5), out)
    assert kinds(out)[0] == "CrewHit" and (out[0].dead, out[0].shaken) == (0, 1)  # heavy cover


@pytest.mark.rule("OW-av-11", "OW-av-inside", "OW-indirect-11")
def test_indirect_fire_that_is_not_allowed_and_lobs_into_open_tops() -> None:
    state = field()
    heavy = state.models[deploy(state, "us-1", "us-pershing", (1000, 1000), 0)]
    mortar = WEAPONS["de-mortar-81"]
    mode = mortar.mode("indirect")
    assert mode is not None
    deploy(state, "de-1", "de-mortar", (1000, 1800), 0)
    tube = next(m for m in state.men("de-1") if "de-mortar-81" in m.weapons)

    def number(target: str, order: str = "fire-3") -> int:
        found = indirect.aim_point(state, Intent("blue", "de-1", cards.NUMBER[order], target=target), tube, mode)
        return 0 if found is None else found[1]

    assert number("us-1") == 0  # NH against heavy tanks
    medium = state.models[deploy(state, "us-2", "us-sherman", (1500, 1000), 0)]
    assert number("us-2") == mode.need[column("medium-tank")]
    assert (
        hits.needed(mode.need[column("medium-tank")], indirect.drift_lines(Intent("blue", "de-1", 0), True, True)) <= 10
    )
    bomb = WEAPONS["de-mortar-50"].mode("indirect")
    assert bomb is not None and not bomb.need[column("medium-tank")]
    m10 = state.models[deploy(state, "us-3", "us-m10", (2000, 1000), 0)]
    light = replace(tube, weapons=("de-mortar-50",))
    assert vehicle_area.INSIDE_MODIFIER == 9 == indirect.lob_number(state, light, bomb, m10)
    assert indirect.lob_number(state, light, bomb, medium) == 0 == indirect.lob_number(state, light, bomb, heavy)
    out: list[Event] = []
    vehicle_area.burst_inside(
        state, Strike("", "", (0, 0), "de-mortar-50", "indirect", m10.id, indirect=True), rolled(9, 9, 9, 9, 9), out
    )
    assert not state.crew(m10.id)


@pytest.mark.rule("OW-av-traits", "OW-av-above", "OW-fv-traits", "OW-ca-traits")
def test_who_ignores_armour_traits() -> None:
    state = field()
    heavy = state.models[deploy(state, "de-1", "de-panther", (1000, 1000), 0)]
    thin = state.models[deploy(state, "su-1", "su-ba64", (2000, 1000), 0)]

    def armour(target: Model, **more: Any) -> str:
        shot = Strike(
            "", "", (target.x, 100), more.pop("weapon", "us-gun-75"), more.pop("mode", "he"), target.id, **more
        )
        return {line.key: line.value for line in damage_lines(state, shot, target)}.get("armour", "")

    assert (armour(heavy), armour(thin)) == ("-2", "+2")
    assert (armour(heavy, indirect=True), armour(thin, indirect=True)) == ("", "")
    flame = {"weapon": "us-flamethrower", "mode": "flame"}
    assert (armour(heavy, **flame), armour(thin, **flame)) == ("", "")
    assert (armour(heavy, above=True), armour(thin, above=True)) == ("", "+2")
    assert (armour(heavy, assault=True), armour(thin, assault=True)) == ("", "+2")


@pytest.mark.rule("OW-fv-light", "OW-fv-heavy", "OW-fv-surplus")
def test_flame_tables() -> None:
    light = [words(cell) for cell in FLAME["flame-light"]]
    heavy = [words(cell) for cell in FLAME["flame-heavy"]]
    assert (
        light[3] == ()
        and light[4] == ("crew-shaken-2", "nerves")
        and light[7] == ("crew-shaken", "crew-dead", "nerves")
    )
    assert light[9] == ("engine",)
    assert heavy[1] == () and heavy[4] == ("crew-shaken-2", "nerves")
    assert heavy[5] == ("crew-shaken-2", "crew-dead-2", "nerves") and heavy[7] == ("engine",)
    state = field()
    tank = deploy(state, "us-1", "us-sherman", (1000, 1000), 0)
    vehicle_area.flame(state, Strike("", "", (0, 0), "de-flamethrower", "flame", tank), rolled(8), [])
    assert (len(state.crew(tank)), sum(man.shaken for man in state.crew(tank))) == (4, 1)
    small = deploy(state, "su-1", "su-t70", (2000, 1000), 0)
    vehicle_area.flame(state, Strike("", "", (0, 0), "de-flamethrower-heavy", "flame", small), rolled(6), [])
    assert state.crew(small) == []


@pytest.mark.rule("OW-fv-open")
def test_flame_reaches_everybody_in_an_open_top() -> None:
    state = field()
    m10 = deploy(state, "us-1", "us-m10", (1000, 1000), 0)
    out: list[Any] = []
    vehicle_area.flame(state, Strike("", "", (0, 0), "de-flamethrower", "flame", m10), rolled(1, 2, 3, 9, 9, 1), out)
    assert kinds(out)[0] == "CrewHit" and out[0].dead == 3 and kinds(out)[-1] == "FlameRolled"


@pytest.mark.rule("OW-ca-order")
def test_close_assault_needs_reach_of_side_or_rear() -> None:
    state = field()
    tank = state.models[deploy(state, "us-1", "us-sherman", (1000, 1000), 0)]
    deploy(state, "de-1", "de-grenadiers", (1000, 1150), 0)
    men = tuple(man.id for man in state.men("de-1")[:2])
    assert close_assault.why_not_storm(state, tank, men, 150) is None
    state.change(men[0], y=1300)
    assert close_assault.why_not_storm(state, tank, men, 150) == close_assault.CANNOT_REACH
    state.change(men[0], y=1150, shaken=True)
    assert close_assault.why_not_storm(state, tank, men, 150) == close_assault.SHAKEN_MAN
    assert all(spot[1] > 900 for spot in close_assault.assault_spots(state, tank))


@pytest.mark.rule("OW-ca-test")
def test_each_man_dares_for_himself() -> None:
    state = field()
    man = state.models[deploy(state, "de-1", "de-grenadiers", (1000, 1150), 0)]
    assert close_assault.dares_assault(state, man, rolled(4), [])
    assert not close_assault.dares_assault(state, man, rolled(3), [])


@pytest.mark.rule("OW-ca-hit", "OW-ca-table")
@pytest.mark.parametrize(("die", "more", "result"), [(2, (), "killed"), (8, (), "miss"), (9, (8,), "hit")])
def test_a_grenade_on_a_tank(die: int, more: tuple[int, ...], result: str) -> None:
    state = field()
    tank = state.models[deploy(state, "us-1", "us-sherman", (1000, 1000), 0)]
    deploy(state, "de-1", "de-grenadiers", (1000, 1400), 0)
    man = state.men("de-1")[1].id
    state.change(man, x=1000, y=1051)
    assert close_assault.touches_vehicle(state, state.models[man], tank)
    out: list[Any] = []
    script = rolled(die, *more)
    close_assault.assault(state, state.models[man], tank, script, out)
    script.done()
    assert (out[0].need, out[0].result) == (9, result)
    assert (man in state.models) == (result != "killed")
    if result == "hit":
        assert (out[1].table, out[1].row) == ("sa", 8) and state.vehicles[tank.id].tracks == 1


@pytest.mark.rule("OW-ca-hit")
def test_no_close_assault_at_the_front() -> None:
    state = field()
    tank = state.models[deploy(state, "us-1", "us-sherman", (1000, 1000), 0)]
    man = deploy(state, "de-1", "de-grenadiers", (1000, 1400), 0)
    state.change(man, x=1000, y=949)
    assert not close_assault.touches_vehicle(state, state.models[man], tank)


@pytest.mark.rule("OW-ca-table")
def test_a_charge_uses_the_heavy_table_and_is_spent() -> None:
    state = field()
    tank = state.models[deploy(state, "us-1", "us-sherman", (1000, 1000), 0)]
    deploy(state, "de-1", "de-pioneers", (1000, 1400), 0)
    man = next(man.id for man in state.men("de-1") if "de-charge" in man.weapons)
    state.change(man, x=1000, y=1051)
    out: list[Any] = []
    close_assault.assault(state, state.models[man], tank, rolled(8, 3), out)
    assert out[0].need == 8 and out[1].table == "hw"
    assert "de-charge" in state.models[man].spent


@pytest.mark.rule("OW-smoke-fog")
def test_external_mines_kill_on_1_to_4() -> None:
    state = field("smoke")
    tank = state.models[deploy(state, "de-1", "de-tiger", (1000, 1000), 0, options=("fog",))]
    man = deploy(state, "us-1", "us-rifles", (1000, 1400), 0)
    state.change(man, x=1000, y=1055)
    out: list[Any] = []
    close_assault.assault(state, state.models[man], tank, rolled(4), out)
    assert out[0].result == "killed"
