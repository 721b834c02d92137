"""Vehicle damage by part, screens and terrain, nerves, willpower, crews that get out."""

import pytest
from helpers import deploy, feature, field, kinds, rolled, square

from sandtable.games.operation.actions.vehicle import Drive, Scrap
from sandtable.games.operation.events.vehicle import (
    CrewHit,
    ModelsStruck,
    VehicleExploded,
    VehicleScreened,
    VehicleStruck,
)
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.blocks import RANK
from sandtable.games.operation.rules.ground.cover import shelter
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry import morale
from sandtable.games.operation.rules.vehicles import crew, driving, explosions, nerves, vehicle_cover, vehicle_damage
from sandtable.games.operation.rules.vehicles.strikes import Strike, damage_lines, gun_class_modifier
from sandtable.games.operation.tables import ENTRIES, WEAPONS, Result, parse_result
from sandtable.kernel import Event, Point


def strike(
    state: State,
    target: str,
    at: tuple[int, int] = (0, 0),
    weapon: str = "us-gun-75",
    mode: str = "ap",
    indirect: bool = False,
) -> Strike:
    return Strike("", "", at, weapon, mode, target, indirect=indirect)


def carry(state: State, model: str, cell: str, *dice: int, weapon: str = "us-gun-75", mode: str = "ap") -> list[Event]:
    out: list[Event] = []
    hit = strike(state, model, weapon=weapon, mode=mode)
    script = rolled(*dice)
    vehicle_damage.apply_result(state, model, parse_result(cell), hit, script, out)
    script.done()
    return out


@pytest.mark.rule("OW-gun-class", "OW-gunclass-rest", "OW-R48")
def test_gun_class_against_target_class() -> None:
    state = field()
    tanks = {"unarmoured": "us-jeep", "light": "us-stuart", "medium": "us-sherman", "heavy": "us-pershing"}
    models = {
        armour: state.models[deploy(state, f"us-{n}", kind, (300 + 200 * n, 300))]
        for n, (armour, kind) in enumerate(tanks.items())
    }
    guns = {"light": "de-gun-37", "medium": "de-gun-75", "heavy": "de-gun-88"}

    def modifier(gun: str, target: str) -> int:
        return gun_class_modifier(strike(state, models[target].id, weapon=guns[gun]), models[target])

    assert [modifier("heavy", t) for t in ("medium", "light", "unarmoured")] == [1, 2, 3]
    assert modifier("light", "medium") == -1
    assert [modifier("heavy", "heavy"), modifier("medium", "heavy"), modifier("light", "heavy")] == [0, -1, -2]
    assert [modifier("medium", "medium"), modifier("medium", "light"), modifier("light", "light")] == [0, 1, 0]


@pytest.mark.rule("OW-gunclass-ap", "OW-R3", "OW-atr-light")
def test_gun_class_counts_only_for_direct_armour_piercing_fire_at_vehicles() -> None:
    state = field()
    track = state.models[deploy(state, "de-1", "de-sdkfz250", (500, 500))]
    car = state.models[deploy(state, "de-2", "de-puma", (800, 500))]
    man = state.models[deploy(state, "de-3", "de-grenadiers", (1200, 500))]
    assert gun_class_modifier(strike(state, track.id, weapon="su-gun-85"), track) == 2
    assert gun_class_modifier(strike(state, car.id, weapon="su-gun-85"), car) == 2
    assert gun_class_modifier(strike(state, track.id, weapon="su-gun-85", mode="he"), track) == 0
    assert gun_class_modifier(strike(state, track.id, weapon="su-gun-85", indirect=True), track) == 0
    assert gun_class_modifier(strike(state, man.id, weapon="su-gun-85"), man) == 0
    tank = state.models[deploy(state, "us-1", "us-sherman", (1500, 500))]
    assert gun_class_modifier(strike(state, tank.id, weapon="su-ptrd"), tank) == -1


@pytest.mark.rule("OW-facing", "OW-R35", "OW-armour-damage", "OW-R2")
def test_armour_by_the_side_that_is_hit() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panther", (1000, 1000), 0)]

    def total(at: tuple[int, int]) -> int:
        return sum(int(line.value) for line in damage_lines(state, strike(state, tank.id, at, "su-gun-85"), tank))

    front, side, rear = (1000, 100), (100, 1000), (1000, 1900)
    assert (total(front), total(side), total(rear)) == (-2, -1, 1)
    assert total((101, 100)) == -2  # on the diagonal the front goes before the side
    assert total((99, 110)) == -1
    ap = WEAPONS["us-gun-75"].mode("ap")
    assert ap is not None and ap.need[5] == 9  # the class is heavy, the trait does not touch the number


@pytest.mark.rule("OW-heat-schurzen")
def test_skirts_help_against_shaped_charges_not_from_behind() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]

    def keys(at: tuple[int, int], weapon: str, mode: str) -> dict[str, str]:
        lines = damage_lines(state, strike(state, tank.id, at, weapon, mode), tank)
        return {line.key: line.value for line in lines}

    assert keys((100, 1000), "us-bazooka", "heat") == {"schurzen": "-2"}
    assert "schurzen" not in keys((1000, 1900), "us-bazooka", "heat")
    assert "schurzen" not in keys((100, 1000), "us-gun-75", "ap")


@pytest.mark.rule("OW-vd-catastrophe", "OW-vd-blast")
def test_catastrophe_kills_everybody_and_reaches_further_if_armoured() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    near = deploy(state, "de-2", "de-sniper", (1000, 1080), 0)
    deploy(state, "de-3", "de-sniper", (1000, 1110), 0)
    out = carry(state, tank, "catastrophe", 4, 1)
    assert state.models[tank].destroyed
    assert not [m for m in state.models.values() if m.aboard == tank]
    caught = next(event for event in out if isinstance(event, ModelsStruck))
    assert caught.models == (near,)  # within 4 cm of the edge; the other stands 6 cm away
    jeep = deploy(state, "us-1", "us-jeep", (2000, 1000), 0)
    blown = carry(state, jeep, "catastrophe", 5)
    assert next(event for event in blown if isinstance(event, VehicleExploded)).reach == 30


@pytest.mark.rule("OW-vd-crew")
def test_crew_rolls_in_the_infantry_column_in_the_vehicles_cover() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    out = carry(state, tank, "crew 2", 8, 6)
    hit = next(event for event in out if isinstance(event, CrewHit))
    assert (hit.dead, hit.shaken) == (1, 1)  # heavy cover: 8 kills, 6 shakes
    left = state.crew(tank)
    assert len(left) == 4 and sum(man.shaken for man in left) == 1
    assert any(man.role == "commander" and not man.shaken for man in left)


@pytest.mark.rule("OW-vd-engine")
def test_engine_blows_up_on_7() -> None:
    state = field()
    one = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    two = deploy(state, "de-2", "de-panzer4", (2000, 1000), 0)
    carry(state, one, "engine", 7, 1)
    assert state.models[one].destroyed
    carry(state, two, "engine", 6, 1, 1, 1)
    assert state.vehicles[two].immobile and not state.models[two].destroyed
    assert two in state.nerves_owed


@pytest.mark.rule("OW-vd-immobile", "OW-R24")
def test_an_immobile_vehicle_under_way_first_rolls_on() -> None:
    state = field()
    still = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    carry(state, still, "immobile")
    assert (state.models[still].x, state.models[still].y) == (1000, 1000)
    going = deploy(state, "de-2", "de-panzer4", (2000, 1000), 0)
    state.under_way["de-2"] = state.turn
    carry(state, going, "immobile", 7)
    assert (state.models[going].x, state.models[going].y) == (2000, 930)
    assert state.vehicles[going].immobile


@pytest.mark.rule("OW-vd-main", "OW-vd-secondary", "OW-vd-again", "OW-vd-impossible")
def test_weapons_are_lost_once_and_what_is_not_there_cannot_be() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    carry(state, tank, "main")
    assert state.vehicles[tank].lost == ("main", "coaxial") and not state.vehicles[tank].main
    assert carry(state, tank, "main") == []
    carry(state, tank, "secondary")
    assert state.vehicles[tank].lost == ("main", "coaxial", "hull")
    truck = deploy(state, "us-1", "us-gmc", (2000, 1000), 0)
    assert carry(state, truck, "main") == []
    assert carry(state, truck, "secondary") == []
    assert carry(state, truck, "track") == []


@pytest.mark.rule("OW-vd-secondary")
def test_of_several_secondary_weapons_the_owner_chooses() -> None:
    state = field()
    tank = deploy(state, "us-1", "us-sherman", (1000, 1000), 0)
    carry(state, tank, "secondary")
    assert state.vehicles[tank].lost == ("coaxial",)
    frame = state.stack[-1]
    assert frame.seats(state) == ("red",)
    assert frame.options(state, "red") == [Scrap("hull"), Scrap("aa")]
    assert frame.why_not(state, "red", Scrap("main")) is not None
    frame.apply(state, "red", Scrap("aa"), rolled(), [])
    assert state.vehicles[tank].lost == ("coaxial", "aa") and state.stack == []


@pytest.mark.rule("OW-ex-25", "OW-vd-again")
def test_second_hit_on_a_lost_secondary_weapon() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    carry(state, tank, "secondary")
    out = carry(state, tank, "secondary + crew 2 + nerves", 1, 1)
    assert kinds(out) == ["CrewHit", "ManShaken", "ManShaken"]
    assert tank in state.nerves_owed


@pytest.mark.rule("OW-vd-track", "OW-vd-wheel4", "OW-vd-wheel8", "OW-R25")
def test_tracks_and_wheels() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    carry(state, tank, "track")
    ahead, turn = Drive("slow", "forward", (Point(1000, 900),)), Drive("slow", "forward", (), 900)
    assert driving.plan_drive(state, state.models[tank], "move", ahead) == driving.TRACK_GONE
    assert isinstance(driving.plan_drive(state, state.models[tank], "move", turn), driving.Trip)
    carry(state, tank, "track")
    assert driving.plan_drive(state, state.models[tank], "move", turn) == driving.IMMOBILE
    jeep = deploy(state, "us-1", "us-jeep", (1500, 1000), 0)
    carry(state, jeep, "wheel")
    assert driving.drive_allowance(state, state.models[jeep], "move", "fast") == 275
    carry(state, jeep, "wheel")
    assert state.vehicles[jeep].immobile
    puma = deploy(state, "de-2", "de-puma", (2000, 1000), 0)
    carry(state, puma, "wheel")
    assert not driving.is_move_halved(state, state.models[puma])
    carry(state, puma, "wheel")
    assert driving.is_move_halved(state, state.models[puma]) and not state.vehicles[puma].immobile
    carry(state, puma, "wheel")
    assert state.vehicles[puma].immobile
    half = deploy(state, "de-3", "de-sdkfz250", (2500, 1000), 0)
    carry(state, half, "wheel")
    carry(state, half, "track")
    assert state.vehicles[half].immobile


@pytest.mark.rule("OW-nerves", "OW-vd-nerves", "OW-nerves-order")
def test_nerves_come_after_morale_and_only_if_it_held() -> None:
    state = field()
    one = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    carry(state, one, "crew 1 + nerves", 9)
    out: list[Event] = []
    morale.settle(state, rolled(3), out)  # limit 1, training 4: broken
    nerves.settle_nerves(state, rolled(), out)
    assert state.units["de-1"].broken
    assert not state.crew(one) and all(not man.shaken for man in state.men("de-1"))
    two = deploy(state, "de-2", "de-panzer4", (2000, 1000), 0)
    carry(state, two, "crew 1 + nerves", 9)
    morale.settle(state, rolled(4), out)
    nerves.settle_nerves(state, rolled(3), out)
    assert not state.units["de-2"].broken
    assert all(man.shaken and not man.aboard for man in state.men("de-2")) and len(state.men("de-2")) == 4


@pytest.mark.rule("OW-ex-30", "OW-vm-limit", "OW-vm-nocover")
def test_tank_panic_the_crew_gets_out_standing() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    carry(state, tank, "crew 2", 9, 4)
    assert (len(state.crew(tank)), sum(man.shaken for man in state.crew(tank))) == (4, 1)
    morale.settle(state, rolled(2), [])
    assert state.units["de-1"].broken
    men = state.men("de-1")
    assert len(men) == 4 and not any(man.shaken for man in men)
    assert all(shelter(state, man) == "open" for man in men)


@pytest.mark.rule("OW-vm-roll")
def test_a_moving_vehicle_that_breaks_rolls_on_before_the_crew_gets_out() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 900)
    state.under_way["de-1"] = state.turn
    out: list[Event] = []
    morale.break_unit(state, "de-1", rolled(5), out)
    assert kinds(out) == ["UnitBroke", "VehicleRolled", "CrewGotOut"]
    assert state.models[tank].x == 1050


@pytest.mark.rule("OW-vm-will")
def test_willpower_instead_of_panic_for_crew_killed_by_small_arms() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    out = carry(state, tank, "crew 1", 9, 4, weapon="us-garand", mode="direct")
    assert kinds(out) == ["CrewHit", "ManKilled", "WillTested"]
    assert state.units["de-1"].dead == 0
    assert crew.why_not_look_out(state, state.models[tank]) == crew.KEPT_IN
    state.turn = 2
    assert crew.why_not_look_out(state, state.models[tank]) is None
    carry(state, tank, "crew 1", 9, 3, weapon="us-garand", mode="direct")
    assert all(man.shaken for man in state.crew(tank))
    carrier = deploy(state, "de-2", "de-panzergrenadiers", (2000, 1000), 0, carrier="de-sdkfz251", aboard=True)
    carry(state, carrier, "crew 1", 9, weapon="us-garand", mode="direct")
    assert state.units["de-2"].dead == 1


@pytest.mark.rule("OW-ex-24", "OW-screen-part", "OW-screen-reuse", "OW-R44", "OW-ammo-announce")
@pytest.mark.parametrize(("weapon", "hit"), [("us-gun-75", False), ("us-gun-76", True)])
def test_sherman_at_a_half_track_behind_a_panther(weapon: str, hit: bool) -> None:
    state = field()
    half = deploy(state, "de-1", "de-sdkfz250", (1000, 1000), 900)
    panther = deploy(state, "de-2", "de-panther", (1000, 1060), 900)
    out: list[Event] = []
    shot = Strike("us-1", "", (1000, 1700), weapon, "ap", half, die=8)
    dice = rolled(6) if not hit else rolled(6, 1)
    vehicle_damage.struck(state, shot, dice, out)
    screened = next(event for event in out if isinstance(event, VehicleScreened))
    assert (screened.part, screened.need, screened.hit) == ("main", 9, hit)
    struck = [event for event in out if isinstance(event, VehicleStruck)]
    assert [event.model for event in struck] == ([panther] if hit else [])
    assert state.vehicles[half].main


@pytest.mark.rule("OW-screen-part")
def test_a_vehicle_that_hides_only_a_part_is_no_screen_for_the_rest() -> None:
    state = field()
    half = deploy(state, "de-1", "de-sdkfz250", (1000, 1000), 900)
    deploy(state, "de-2", "de-kubelwagen", (970, 1060), 900)
    assert vehicle_cover.screen(state, state.models[half], "main", (1000, 1700), "") is None


@pytest.mark.rule("OW-vcover-wall", "OW-vcover-area", "OW-vcover-both")
def test_walls_stop_on_1_and_2_and_woods_on_1_to_4() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    origin = (1000, 300)
    assert vehicle_cover.stops_at(state, tank, origin) == 0
    feature(state, "wall", "low-wall", (900, 930), (1100, 930))
    assert vehicle_cover.stops_at(state, tank, origin) == 2
    assert vehicle_cover.stops_at(state, tank, (1000, 1900)) == 0
    out: list[Event] = []
    assert vehicle_cover.terrain_stops(state, tank, origin, rolled(2), out)
    assert not vehicle_cover.terrain_stops(state, tank, origin, rolled(3), out)
    feature(state, "wood", "wood", *square(900, 950, 200, 200))
    assert vehicle_cover.stops_at(state, tank, origin) == 4
    assert vehicle_cover.terrain_stops(state, tank, origin, rolled(4), out)
    assert not vehicle_cover.terrain_stops(state, tank, origin, rolled(5), out)


@pytest.mark.rule("OW-vcover-part")
def test_a_wall_hides_the_tracks_not_the_gun() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)]
    feature(state, "wall", "low-wall", (800, 930), (1200, 930))
    origin = (1000, 300)
    assert vehicle_cover.part_hidden_by_terrain(state, tank, "track", origin)
    assert not vehicle_cover.part_hidden_by_terrain(state, tank, "main", origin)
    out: list[Event] = []
    vehicle_damage.struck(state, Strike("", "", origin, "us-gun-75", "ap", tank.id, die=9), rolled(5, 4), out)
    assert kinds(out) == ["TerrainStopped", "VehicleStruck", "PartHidden"]
    assert state.vehicles[tank.id].tracks == 0


@pytest.mark.rule("OW-vcover-half", "OW-vcover-net")
def test_half_hidden_is_cover_and_a_quarter_with_a_net() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (1000, 1000), 0)
    feature(state, "hedge", "low-hedge", (1003, 930), (1030, 930))
    origin = (1000, 300)
    hidden = vehicle_cover.hidden_marks(state, state.models[tank], origin, walls_only=False)
    assert hidden * 4 >= 9 and hidden * 2 < 9
    assert not vehicle_cover.in_cover(state, state.models[tank], origin, 0)
    state.change(tank, traits=(*state.models[tank].traits, "camouflage"))
    assert vehicle_cover.in_cover(state, state.models[tank], origin, 0)
    feature(state, "long", "low-hedge", (900, 935), (1100, 935))
    state.change(tank, traits=())
    assert vehicle_cover.in_cover(state, state.models[tank], origin, 0)


@pytest.mark.rule("OW-vcover-give", "OW-vsight-behind")
def test_cover_that_vehicles_give() -> None:
    state = field()
    given = {}
    for n, kind in enumerate(("us-jeep", "us-gmc", "us-m3", "us-greyhound", "us-stuart", "us-sherman", "us-pershing")):
        given[kind] = vehicle_cover.given_by(state.models[deploy(state, f"us-{n}", kind, (300 + 300 * n, 300))])
    assert list(given.values()) == ["light", "light", "medium", "medium", "heavy", "heavy", "heavy"]
    tank = state.models["us-5.0"]
    man = state.models[deploy(state, "de-1", "de-sniper", (tank.x + 20, tank.y + 80))]
    edge = tank.x + ENTRIES["us-sherman"].outline[1] // 2 + 4
    firer = deploy(state, "us-9", "us-sniper", (edge, 100))
    state.change(firer, x=edge, y=100)
    state.change(man.id, x=edge, y=tank.y + 80)
    line = sights(state, state.units["us-9"], state.units["de-1"]).get(firer, {}).get(man.id)
    assert line is not None and line.cover == RANK["heavy"]  # partly behind the tank
    state.change(firer, x=tank.x + 22, y=1900)
    assert sights(state, state.units["us-9"], state.units["de-1"])[firer][man.id].cover == 0


@pytest.mark.rule("OW-vd-catastrophe")
def test_a_gun_that_blows_up_takes_its_crew_along() -> None:
    state = field()
    gun = deploy(state, "de-1", "de-pak40", (1000, 1000), 0)
    explosions.explode(state, gun, rolled(1), [])
    assert state.models[gun].destroyed and state.men("de-1") == []


def test_every_effect_of_the_tables_is_known() -> None:
    fields = set(Result.__struct_fields__) - {"engine", "catastrophe", "assistants"}
    assert fields == set(vehicle_damage.EFFECTS)
    assert ENTRIES
