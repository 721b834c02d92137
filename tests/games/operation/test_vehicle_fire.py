"""Vehicle fire: arcs, sight of low hull weapons, ammunition, last chance, rapid fire, passengers."""

from typing import Any

import pytest
from helpers import deploy, feature, field, rolled

from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.intent import AimedWeapon, Intent
from sandtable.games.operation.model.pieces import Model
from sandtable.games.operation.model.shot import Shot
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.vehicles import mounted_weapons, vehicle_cover, vehicle_damage
from sandtable.games.operation.rules.vehicles.strikes import Strike
from sandtable.games.operation.rules.weapons import aiming, hits, vehicle_hits, vehicle_volley
from sandtable.games.operation.tables import CARD_OF, WEAPONS, WeaponMount
from sandtable.geometry.table import box_of
from sandtable.geometry.table.angles import moved


def mount(state: State, vehicle: str, name: str) -> WeaponMount:
    found = mounted_weapons.mount_of(state, state.models[vehicle], name)
    assert found is not None
    return found


def towards(degrees_tenths: int, middle: tuple[int, int] = (1500, 1000)) -> tuple[int, int]:
    return moved(middle, degrees_tenths, 600)


@pytest.mark.rule(
    "OW-arc-turret", "OW-arc-slow-turret", "OW-arc-hull-gun", "OW-arc-hull-mg", "OW-arc-ring", "OW-arc-jeep"
)
@pytest.mark.parametrize(
    ("kind", "name", "half"),
    [
        ("de-panzer4", "main", 900),
        ("de-panzer4", "coaxial", 900),
        ("de-tiger", "main", 450),
        ("de-stug", "main", 225),
        ("de-panzer4", "hull", 450),
        ("us-jeep-mg", "main", 900),
    ],
)
def test_arcs(kind: str, name: str, half: int) -> None:
    state = field()
    tank = deploy(state, "x-1", kind, (1500, 1000), 0)
    weapon = mount(state, tank, name)
    assert mounted_weapons.half_arc(state, state.models[tank], weapon) == half
    for sign in (-1, 1):
        assert mounted_weapons.mount_bears(state, state.models[tank], weapon, towards(sign * (half - 2)))
        assert not mounted_weapons.mount_bears(state, state.models[tank], weapon, towards(sign * (half + 4)))


@pytest.mark.rule("OW-arc-ring")
def test_a_ring_mount_fires_all_round() -> None:
    state = field()
    car = deploy(state, "us-1", "us-m3", (1500, 1000), 0)
    assert all(
        mounted_weapons.mount_bears(state, state.models[car], mount(state, car, "ring"), towards(t))
        for t in range(0, 3600, 450)
    )


@pytest.mark.rule("OW-arc-aim", "OW-R47")
def test_a_turret_turns_from_where_it_points_and_stays_there() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1500, 1000), 0)
    main = mount(state, tank, "main")
    assert not mounted_weapons.mount_bears(state, state.models[tank], main, towards(1350))
    mounted_weapons.turn_weapon(state, state.models[tank], main, towards(900), [])
    assert state.vehicles[tank].turret == 900 and state.models[tank].facing == 0
    assert mounted_weapons.mount_bears(state, state.models[tank], main, towards(1350))
    assert not mounted_weapons.mount_bears(state, state.models[tank], main, towards(2700))


@pytest.mark.rule("OW-arc-aim", "OW-arc-hull-gun")
def test_a_hull_gun_turns_the_vehicle() -> None:
    state = field()
    gun = deploy(state, "de-1", "de-stug", (1500, 1000), 0)
    mounted_weapons.turn_weapon(state, state.models[gun], mount(state, gun, "main"), towards(200), [])
    assert state.models[gun].facing == 200


@pytest.mark.rule("OW-range-muzzle")
def test_range_is_measured_from_the_muzzle() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 900)]
    man = state.models[deploy(state, "us-1", "us-sniper", (1541, 1000))]
    state.change(man.id, x=1541, y=1000)
    assert mounted_weapons.range_from(state, tank, mount(state, tank.id, "main"), state.models[man.id]) == 500


@pytest.mark.rule("OW-ammo")
def test_howitzers_have_no_armour_piercing_shot() -> None:
    assert mounted_weapons.ammunition(WEAPONS["us-howitzer-105"], frozenset(("howitzer",))) == ("he", "indirect")
    assert mounted_weapons.ammunition(WEAPONS["us-gun-75"], frozenset()) == ("ap", "he")
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1500, 1000), 0)]
    main = mount(state, tank.id, "main")
    assert mounted_weapons.why_not_mount(state, tank, main, "heat", [towards(0)]) == mounted_weapons.NO_AMMO
    assert mounted_weapons.why_not_mount(state, tank, main, "ap", [towards(0)]) is None
    state.change(tank.id, reload=(1, 0, 0))
    assert (
        mounted_weapons.why_not_mount(state, state.models[tank.id], main, "ap", [towards(0)])
        == mounted_weapons.NOT_LOADED
    )
    state.refit(tank.id, lost=("main",))
    assert mounted_weapons.why_not_mount(state, tank, main, "ap", [towards(0)]) == mounted_weapons.LOST


@pytest.mark.rule("OW-vsight-hull", "OW-vsight-hedge", "OW-vsight-upper", "OW-R46")
def test_low_hull_weapons_and_what_lies_between() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1500), 0)]
    near = state.models[deploy(state, "us-1", "us-sniper", (1000, 1000))]
    hull, turret = mount(state, tank.id, "hull"), mount(state, tank.id, "main")
    feature(state, "line", "low-wall", (900, 1090), (1100, 1090))
    assert mounted_weapons.hull_sight(state, tank, hull, near) == "free"  # 9 cm beyond the wall
    state.change(near.id, y=900)
    near = state.models[near.id]
    assert mounted_weapons.hull_sight(state, tank, hull, near) == "blind"
    assert mounted_weapons.hull_sight(state, tank, turret, near) == "free"
    feature(state, "line", "low-hedge", (900, 1090), (1100, 1090))
    assert mounted_weapons.hull_sight(state, tank, hull, near) == "hedge"
    lines = mounted_weapons.vehicle_lines(state, tank, hull, near, popped=False)
    assert [(line.rule, line.value) for line in lines] == [("OW-vsight-hedge", "-1")]
    feature(state, "line", "low-hedge", (900, 1440), (1100, 1440))
    assert mounted_weapons.hull_sight(state, tank, hull, near) == "free"  # right beside it
    feature(state, "line", "low-wall", (900, 1090), (1100, 1090))
    foe = state.models[deploy(state, "us-2", "us-sherman", (1000, 700))]
    assert mounted_weapons.hull_sight(state, tank, hull, foe) == "free"
    low = state.models[deploy(state, "de-2", "de-stug", (1000, 600))]
    assert mounted_weapons.hull_sight(state, tank, hull, low) == "blind"


@pytest.mark.rule("OW-vsight-low")
def test_vehicles_look_all_round_and_over_low_walls() -> None:
    state = field()
    deploy(state, "de-1", "de-panzer4", (1000, 1500), 1800)
    deploy(state, "de-2", "de-grenadiers", (1300, 1500), 0)
    deploy(state, "us-1", "us-rifles", (1000, 600), 1800)
    feature(state, "wall", "low-wall", (500, 1100), (1900, 1100))
    assert sights(state, state.units["de-1"], state.units["us-1"])
    assert not sights(state, state.units["de-2"], state.units["us-1"])


@pytest.mark.rule("OW-ex-29", "OW-last-chance")
def test_last_chance_of_a_20_mm_gun() -> None:
    state = field()
    tank = state.models[deploy(state, "us-1", "us-sherman", (1000, 1000), 0)]
    weapon = WEAPONS["de-gun-20"]
    mode = weapon.mode("ap")
    assert mode is not None
    base, table = mounted_weapons.need_against(state, weapon, mode, tank)
    assert (base, table) == (11, "sa")
    lines = (*hits.order_lines("ambush", True, mode), *hits.weapon_lines(weapon, mode))
    need = hits.needed(base, lines)
    assert need == 9
    assert mounted_weapons.why_not_need(need, base, False) is None
    out: list[Any] = []
    shot = Strike("de-1", "", (1000, 200), "de-gun-20", "ap", tank.id, die=9, order="ambush", table=table)
    vehicle_damage.struck(state, shot, rolled(8), out)
    assert (out[-1].row, out[-1].result) == (6, ())
    assert sorted((line.key, line.value) for line in out[-1].lines) == [("armour", "-1"), ("gun-class", "-1")]


@pytest.mark.rule("OW-last-chance")
def test_no_last_chance_without_enough_modifiers_or_at_no_tank() -> None:
    state = field()
    tank = state.models[deploy(state, "us-1", "us-sherman", (1000, 1000), 0)]
    weapon = WEAPONS["de-pzb39"]
    mode = weapon.mode("ap")
    assert mode is not None
    base, _ = mounted_weapons.need_against(state, weapon, mode, tank)
    assert mounted_weapons.why_not_need(hits.needed(base, ()), base, False) == mounted_weapons.NO_LAST_CHANCE
    rifle = WEAPONS["de-kar98k"]
    assert mounted_weapons.need_against(state, rifle, rifle.modes[0], tank) == (0, "sa")
    car = state.models[deploy(state, "us-2", "us-m3", (2000, 1000), 0)]
    assert not mounted_weapons.last_chance_need(rifle, rifle.modes[0], car)


@pytest.mark.rule("OW-rapid")
def test_two_templates_for_each_barrel_that_hang_together() -> None:
    state = field()
    one = state.models[deploy(state, "de-1", "de-flak38", (500, 500))]
    four = state.models[deploy(state, "de-2", "de-flakvierling", (900, 500))]
    weapon = WEAPONS["de-gun-20"]
    mode = weapon.mode("he")
    assert mode is not None and mode.template == 30
    assert mounted_weapons.templates_of_gun(state, one, weapon, mode) == 2
    assert mounted_weapons.templates_of_gun(state, four, weapon, mode) == 8
    deploy(state, "us-1", "us-rifles", (500, 900))
    for n, x in ((1, 500), (2, 560), (3, 561)):
        state.change(f"us-1.{n}", x=x, y=900)
    assert aiming.touch(state, "us-1.1", "us-1.2", 30) and not aiming.touch(state, "us-1.1", "us-1.3", 30)


@pytest.mark.rule("OW-vfire-soft", "OW-vfire-open", "OW-vfire-moving", "OW-vfire-heavy")
def test_passengers_fire_small_arms_from_a_vehicle_that_stands() -> None:
    state = field()
    truck = state.models[deploy(state, "us-1", "us-rifles", (500, 500), 0, carrier="us-gmc", aboard=True)]
    half = state.models[deploy(state, "us-2", "us-armoured", (1000, 500), 0, carrier="us-m3", aboard=True)]
    assert mounted_weapons.passengers_firing(state, truck, moves=False) == 10
    assert mounted_weapons.passengers_firing(state, half, moves=False) == 4
    assert mounted_weapons.passengers_firing(state, truck, moves=True) == 0
    refuse = mounted_weapons.why_not_passenger
    assert refuse(state, half, "us-garand", 4, False) is None
    assert refuse(state, half, "us-garand", 5, False) == mounted_weapons.NO_PASSENGER_FIRE
    assert refuse(state, half, "us-garand", 1, True) == mounted_weapons.NOT_WHILE_MOVING
    assert refuse(state, half, "us-bazooka", 1, False) == mounted_weapons.NO_HEAVY_FROM_VEHICLE


@pytest.mark.rule("OW-vfire-mount")
def test_only_the_rear_gun_of_a_half_track_may_be_left_unmounted_before_play() -> None:
    state = field(turn=0)
    half = state.models[deploy(state, "de-1", "de-panzergrenadiers", (500, 500), 0, carrier="de-sdkfz251")]
    man = state.men("de-1")[0]
    assert mounted_weapons.unmount_rear(state, half, man.id)
    assert state.models[man.id].weapons[0] == mount(state, half.id, "rear").weapon == "de-mg34"
    assert state.vehicles[half.id].lost == ("rear",)
    assert (
        mounted_weapons.why_not_mount(state, half, mount(state, half.id, "rear"), "direct", [(500, 900)])
        == mounted_weapons.LOST
    )
    assert not mounted_weapons.unmount_rear(state, half, man.id)
    other = state.models[deploy(state, "us-1", "us-armoured", (1000, 500), 0, carrier="us-m3")]
    assert not mounted_weapons.unmount_rear(state, other, state.men("us-1")[0].id)
    state.turn = 1
    third = state.models[deploy(state, "de-2", "de-panzergrenadiers", (1500, 500), 0, carrier="de-sdkfz251")]
    assert not mounted_weapons.unmount_rear(state, third, state.men("de-2")[0].id)


@pytest.mark.rule("OW-R2")
def test_the_other_reading_of_heavy_armour_is_a_switch() -> None:
    for switches, small in (((), "sa"), (("armour-to-hit",), "hw")):
        state = field(*switches)
        tank = state.models[deploy(state, "de-1", "de-panther", (1000, 1000), 0)]
        numbers = {}
        for name in ("us-gun-75", "us-gun-37"):
            weapon = WEAPONS[name]
            mode = weapon.mode("ap")
            assert mode is not None
            numbers[name] = mounted_weapons.need_against(state, weapon, mode, tank)
        assert numbers["us-gun-75"] == (9, "hw")  # the printed 9 either way: heavy class, or medium and -1
        assert numbers["us-gun-37"] == (11, small)  # NH and a last chance, or a medium tank's 10 and -1


@pytest.mark.rule("OW-fire-damage")
def test_who_falls_during_his_volley_has_fired_from_where_he_stood() -> None:
    options = {option.id: option.default for option in GAME.scenario("tank-duel").options}
    state = GAME.start("tank-duel", options)
    tank = next(iter(state.vehicles))
    fallen = Model("gone", state.models[tank].unit, "infantry", 400, 300)
    shot = Shot("gone", "rifle-kar98k", "direct", fallen.unit, 1)
    strike = vehicle_hits.strike_of(state, shot, tank, 9, fallen)
    assert (strike.at, strike.model, strike.die) == ((400, 300), "gone", 9)


@pytest.mark.rule("OW-R61")
def test_a_wall_beside_the_firer_hides_nothing() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    feature(state, "wall", "low-wall", (900, 330), (1100, 330))
    assert not vehicle_cover.behind_wall(state, tank, (1000, 300))
    assert vehicle_cover.behind_wall(state, tank, (1000, -1700))


@pytest.mark.rule("OW-R62")
def test_where_the_parts_sit() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    gun = state.models[deploy(state, "de-2", "de-stug", (1400, 1000), 0)]
    truck = state.models[deploy(state, "us-1", "us-gmc", (1800, 1000), 0)]
    middle = {part: (box_of(vehicle_cover.part_outline(state, tank, part))) for part in ("main", "secondary", "engine")}
    assert middle["main"][1] < 1000 < middle["main"][3]
    assert middle["secondary"][3] < 1000 < middle["engine"][1]
    assert box_of(vehicle_cover.part_outline(state, gun, "main"))[3] < 1000
    assert box_of(vehicle_cover.part_outline(state, truck, "engine"))[3] < 1000
    assert box_of(vehicle_cover.part_outline(state, tank, "track")) == (980, 959, 1020, 1041)


@pytest.mark.rule("OW-R63")
def test_a_vehicles_gun_takes_the_vehicle_of_a_unit_first() -> None:
    state = field()
    tank = deploy(state, "us-1", "us-sherman", (1000, 1500), 0)
    deploy(state, "de-1", "de-panzergrenadiers", (1000, 900), 0, carrier="de-sdkfz251")
    state.alter("de-1", posture="fired")
    for ammo, mount, wanted in (("ap", "main", "vehicle:de-1.0"), ("direct", "hull", "open")):
        aims = (AimedWeapon(tank, mount, "de-1", ammo),)
        _, shots = vehicle_volley.shots(state, Intent("red", "us-1", CARD_OF["fire-3"], aims=aims), False, [])
        assert [shot.part for shot in shots] == [wanted]  # the machine gun cannot harm the half-track
