"""Rulings on vehicles, set-up and optional chapters that the book leaves open."""

import pytest
from helpers import deploy, feature, field, kinds, rolled, square

from sandtable.games.operation.actions.infantry import Divide
from sandtable.games.operation.actions.vehicle import Buy, Done, Drive, Stand
from sandtable.games.operation.flow import setting_up
from sandtable.games.operation.flow.fire import Volley
from sandtable.games.operation.model.intent import AimedWeapon, Intent
from sandtable.games.operation.model.pieces import Side
from sandtable.games.operation.rules.announcing import vehicle_course
from sandtable.games.operation.rules.army import deployment
from sandtable.games.operation.rules.chapters import attachments, fires, smoke, squadrons
from sandtable.games.operation.rules.vehicles import clearance, crew, driving, explosions, vehicle_cover
from sandtable.games.operation.rules.weapons import vehicle_volley
from sandtable.games.operation.setup import battles
from sandtable.games.operation.tables import CARD_OF, DECK
from sandtable.geometry.table import box_of
from sandtable.kernel import Event, Point, Seeded, advance


@pytest.mark.rule("OW-R60")
def test_the_commander_is_hit_last_of_the_standing_men() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (500, 500))
    state.change("de-1.4", shaken=True)
    order = [man.id for man in crew.in_loss_order(state, tank)]
    assert order == ["de-1.2", "de-1.3", "de-1.5", "de-1.1", "de-1.4"]


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


@pytest.mark.rule("OW-R63", "OW-split", "OW-carrier-split")
def test_the_firer_chooses_the_part_that_a_vehicles_weapon_takes() -> None:
    state = field()
    tank = deploy(state, "us-1", "us-sherman", (1000, 1500), 0)
    deploy(state, "de-1", "de-panzergrenadiers", (1000, 900), 0, carrier="de-sdkfz251")
    state.alter("de-1", posture="fired")
    link = Intent("red", "us-1", CARD_OF["fire-3"], aims=(AimedWeapon(tank, "main", "de-1", "he"),))
    state.stack.append(Volley(link))
    decision = advance(state, rolled(), [])
    assert decision is not None and decision.seats == ("red",)
    found = decision.options("red")
    assert isinstance(found, list)
    offered = [action for action in found if isinstance(action, Divide)]
    parts = [action.part for action in offered]
    assert "vehicle:de-1.0" in parts and "open" in parts
    weapon = offered[0].weapon
    assert decision.why_not("red", Divide(weapon, 1, "heavy")) is not None
    assert decision.why_not("red", Divide(weapon, 2, "open")) is not None
    decision.frame.apply(state, "red", Divide(weapon, 1, "open"), rolled(), [])
    assert state.stack[-1].picked == ("open",)
    _, shots = vehicle_volley.shots(state, link, False, [], ("open",))
    assert [shot.part for shot in shots] == ["open"]


@pytest.mark.rule("OW-R64")
def test_smoke_on_itself_needs_no_die_and_a_grenade_launcher_does() -> None:
    state = field("smoke")
    deploy(state, "de-1", "de-tiger", (1000, 1000), 0, options=("smoke-vehicle", "smoke-grenade"))
    smoke.launch(state, "de-1", "smoke-vehicle", (1000, 1000), rolled(), [])
    dice = rolled(9)
    smoke.launch(state, "de-1", "smoke-grenade", (1000, 800), dice, [])
    dice.done()


@pytest.mark.rule("OW-R65")
def test_infiltrators_in_their_own_zone_may_be_seen() -> None:
    state = field(turn=0)
    state.zones = {"red": tuple(square(0, 1500, 3000, 500)), "blue": tuple(square(0, 0, 3000, 500))}
    deploy(state, "de-9", "de-sniper", (0, 0))
    state.alter("de-9", off=True)
    deploy(state, "us-1", "us-rifles", (1500, 1600))
    late = setting_up.PlaceUnit("blue", late=True)
    assert late.why_not(state, "blue", Stand("de-9", Point(1500, 300), 1800)) is None
    assert late.why_not(state, "blue", Stand("de-9", Point(1500, 900), 1800)) == deployment.IN_SIGHT


@pytest.mark.rule("OW-R66")
def test_an_attached_unit_takes_the_larger_panic_limit() -> None:
    state = field("attachments")
    deploy(state, "us-0", "us-gmc", (1000, 1000), 0)
    deploy(state, "us-1", "us-rifles", (1000, 1075), 0)
    attachments.attach(state, ("us-0", "us-1"), [])
    assert (state.units["us-0"].panic, state.units["us-0"].training) == (3, 4)


@pytest.mark.rule("OW-R67")
def test_tracks_crush_wrecks_slowly_and_wheels_do_not() -> None:
    state = field()
    wreck = deploy(state, "de-1", "de-kubelwagen", (1000, 850), 0)
    explosions.explode(state, wreck, rolled(1), [])
    tank = state.models[deploy(state, "us-1", "us-sherman", (1000, 1000), 0)]
    truck = state.models[deploy(state, "us-2", "us-gmc", (1000, 700), 1800)]
    slow, fast = Drive("slow", "forward", (Point(1000, 850),)), Drive("fast", "forward", (Point(1000, 850),))
    found = driving.plan_drive(state, tank, "move", slow)
    assert isinstance(found, driving.Trip) and found.crushes == (wreck,)
    assert driving.plan_drive(state, tank, "move", fast) == clearance.IN_THE_WAY
    assert driving.plan_drive(state, truck, "move", slow) == clearance.IN_THE_WAY
    out: list[Event] = []
    fires.push(state, state.models[wreck], tank, rolled(), out)
    assert wreck not in state.models and kinds(out) == ["WreckCrushed"]


@pytest.mark.rule("OW-R68")
def test_a_squadron_drives_side_by_side() -> None:
    state = field("squadrons", turn=0)
    for n in range(2):
        deploy(state, f"us-{n}", "us-sherman", (1000 + 90 * n, 1500), 0)
    squadrons.form_squadron(state, ("us-0", "us-1"))
    state.turn = 1
    question = vehicle_course.Course()
    draft = Intent("red", "us-0", CARD_OF["move-3"])
    drive = Drive("slow", "forward", (Point(1000, 1400),))
    assert question.why_not(state, draft, (), drive) is None
    paths = dict(question.answer(state, draft, (), drive).paths)
    assert paths == {"us-0.0": ((1000, 1500), (1000, 1400)), "us-1.0": ((1090, 1500), (1090, 1400))}
    feature(state, "pond", "river", *square(1070, 1380, 60, 60))
    assert question.why_not(state, draft, (), drive) == driving.BARRED_TO_VEHICLES


@pytest.mark.rule("OW-R69")
def test_blue_buys_first_and_red_sees_it() -> None:
    state = battles.start("free-battle", {"points": 600})
    decision = advance(state, Seeded(1), [])
    assert decision is not None and decision.seats == ("blue",)
    out: list[Event] = []
    decision.frame.apply(state, "blue", Buy("us-rifles"), rolled(), out)
    state.stack[-1].apply(state, "blue", Done(), rolled(), out)
    decision = advance(state, Seeded(1), out)
    assert decision is not None and decision.seats == ("red",)
    assert "us-rifles-1" in state.units and out[-1].to is None
    assert state.sides["blue"] == Side("usa", (), DECK, (0,) * len(DECK))
