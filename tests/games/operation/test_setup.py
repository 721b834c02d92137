"""Setting up: the table, armies by points, merged teams, deployment by cards."""

import pytest
from helpers import SIZE, deploy, feature, field, kinds, rolled, square
from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Buy, Done, Fit, Join, Stand
from sandtable.games.operation.flow import setting_up
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.intent import AimedWeapon, Intent
from sandtable.games.operation.model.pieces import Side
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.army import deployment, lists
from sandtable.games.operation.rules.army.lists import Purchase
from sandtable.games.operation.rules.ground.cohesion import is_together
from sandtable.games.operation.rules.ground.measuring import BASE
from sandtable.games.operation.rules.ground.outlines import gap_at_most, outline_at
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry.detection import posture_of
from sandtable.games.operation.rules.turn.cards import hand_limit
from sandtable.games.operation.rules.vehicles import boarding
from sandtable.games.operation.rules.weapons import vehicle_volley
from sandtable.games.operation.rules.weapons.target_parts import parts
from sandtable.games.operation.rules.weapons.targets import shots_at
from sandtable.games.operation.rules.weapons.vehicle_hits import radio_reaches
from sandtable.games.operation.setup import battles
from sandtable.games.operation.setup.landscape import FEWEST_PIECES, MOST_PIECES, generate, quarters, zones
from sandtable.games.operation.tables import CARD_OF, CHAPTERS, DECK, ENTRIES
from sandtable.geometry.table import box_of
from sandtable.geometry.table.shapes import circle_overlaps_polygon
from sandtable.kernel import Event, Measure, Point, Seeded, advance


@pytest.mark.rule("OW-table-size")
def test_two_to_four_pieces_in_each_quarter() -> None:
    for seed in range(12):
        found = generate((1200, 1200), str(seed), roads=False)
        for left, top, right, bottom in quarters((1200, 1200)):
            boxes = [box_of(piece.shape) for piece in found.values()]
            inside = [b for b in boxes if left <= b[0] and b[2] <= right and top <= b[1] and b[3] <= bottom]
            assert FEWEST_PIECES <= len(inside) <= MOST_PIECES
    assert generate((1200, 1200), "a", roads=False) == generate((1200, 1200), "a", roads=False)
    assert "road" in generate((1200, 1200), "a", roads=True) and "road" not in generate((1200, 1200), "a", roads=False)
    assert battles.battles()["first-battle"].size == (1200, 1200)


@pytest.mark.rule("OW-ex-31", "OW-table-zones")
def test_zones_of_35_cm_and_50_between_them() -> None:
    top, bottom = zones((1200, 1200))
    assert box_of(top) == (0, 0, 1200, 350) and box_of(bottom) == (0, 850, 1200, 1200)


@pytest.mark.rule("OW-army-points", "OW-R10")
def test_armies_cost_what_the_list_says_and_keep_the_limit() -> None:
    tank, squad = Purchase("de-panzer4"), Purchase("de-grenadiers", ("panzerfaust", "panzerfaust"))
    assert lists.price(tank) == 560 and lists.price(squad) == 210 + 50
    assert lists.price(Purchase("de-panzergrenadiers", (), "de-sdkfz251")) == 270 + 170
    army = (tank, squad)
    assert lists.why_not_army("germany", army, 820) is None
    assert lists.why_not_army("germany", army, 819) == lists.TOO_DEAR
    assert lists.why_not_army("usa", army, 3000) == lists.NOT_IN_LIST
    three = Purchase("de-grenadiers", ("panzerfaust",) * 3)
    assert lists.why_not_purchase("germany", three) == lists.NOT_AN_OPTION
    assert lists.why_not_purchase("germany", Purchase("de-panzergrenadiers", (), "de-kubelwagen")) == lists.CARRIER_FULL
    assert lists.why_not_purchase("germany", Purchase("de-sdkfz251")) == lists.NEEDS_SQUAD
    assert ENTRIES["de-sdkfz250"].points == 300
    lone = (Purchase("us-rifles", platoon="us-rifle-platoon:1"),)
    assert lists.why_not_army("usa", lone, 3000) == lists.PLATOON_SIZE


@pytest.mark.rule("OW-army-points", "OW-optional")
def test_buying_in_the_muster() -> None:
    state = field(turn=0)
    frame = setting_up.Muster("blue", 300)
    state.stack = [frame]
    assert Done() not in frame.options(state, "blue")
    assert frame.why_not(state, "blue", Buy("de-panzer4")) == lists.TOO_DEAR
    assert frame.why_not(state, "blue", Buy("us-rifles")) == lists.NOT_IN_LIST
    frame.apply(state, "blue", Buy("de-grenadiers"), rolled(), [])
    frame = state.stack[-1]
    assert frame.why_not(state, "blue", Fit("panzerfaust")) is None
    frame.apply(state, "blue", Fit("panzerfaust"), rolled(), [])
    frame = state.stack[-1]
    assert frame.spent() == 235
    frame.apply(state, "blue", Buy("de-kubelwagen"), rolled(), [])
    frame = state.stack[-1]
    assert frame.why_not(state, "blue", Buy("de-kubelwagen")) == lists.TOO_DEAR
    out: list[Event] = []
    frame.apply(state, "blue", Done(), rolled(), out)
    assert kinds(out) == ["UnitBought", "UnitBought"] and state.units["de-grenadiers-1"].off
    assert any("de-panzerfaust" in man.weapons for man in state.everyone("de-grenadiers-1"))
    tank = setting_up.Muster("blue", 3000, (Purchase("de-panzer4"),))
    assert "smoke-vehicle" not in tank.fittings(state)
    assert "smoke-vehicle" in tank.fittings(field("smoke"))


@pytest.mark.rule("OW-merged", "OW-merged-fire")
def test_soviet_squads_merge_for_good_and_add_panic_limits() -> None:
    state = field(turn=0)
    deploy(state, "su-1", "su-rifles", (500, 500), platoon="p")
    deploy(state, "su-2", "su-rifles", (700, 500), platoon="p")
    deploy(state, "su-3", "su-rifles", (900, 500), platoon="q")
    deploy(state, "us-1", "us-rifles", (1100, 500), platoon="p")
    units = state.units
    assert lists.why_not_merge((units["su-1"], units["su-2"])) is None
    assert lists.why_not_merge((units["su-1"], units["su-3"])) == lists.CANNOT_MERGE
    assert lists.why_not_merge((units["su-1"], units["us-1"])) == lists.CANNOT_MERGE
    lists.merge(state, ("su-1", "su-2"))
    team = state.units["su-1"]
    assert (team.panic, team.start, len(team.models)) == (6, 22, 22) and "su-2" not in state.units
    assert all(state.models[name].unit == "su-1" for name in team.models)


@pytest.mark.rule("OW-battery-same", "OW-battery-ph")
def test_guns_of_one_platoon_become_a_battery() -> None:
    state = field(turn=0)
    for n in (1, 2):
        deploy(state, f"us-{n}", "us-m1-57", (0, 0), platoon="p")
        state.alter(f"us-{n}", off=True)
    deploy(state, "us-3", "us-m2a1", (0, 0), platoon="p")
    state.alter("us-3", off=True)
    frame = setting_up.Declare("red")
    state.stack = [frame]
    assert frame.options(state, "red") == [Done(), Join(("us-1", "us-2"))]
    frame.apply(state, "red", Join(("us-1", "us-2")), rolled(), [])
    battery = state.units["us-1"]
    assert battery.panic == 4 and sum(m.cls == "artillery" for m in state.members(battery)) == 2


def waiting(**late: str) -> State:
    """Two units a side beside the table."""
    state = field(turn=0)
    state.sides = {seat: Side("usa", (), DECK, (0,) * len(DECK)) for seat in state.seats}
    top, bottom = zones(SIZE)
    state.zones = {"red": bottom, "blue": top}
    for name, kind in (("us-1", "us-rifles"), ("us-2", "us-mmg"), ("de-1", "de-grenadiers"), *late.items()):
        deploy(state, name.replace("_", "-"), kind, (0, 0))
    for unit in list(state.units):
        state.alter(unit, off=True)
    state.stack = [setting_up.Deployment()]
    return state


def card(name: str) -> int:
    """The number that a scripted pick of this card needs."""
    return CARD_OF[name] + 1


@pytest.mark.rule("OW-deploy-cards", "OW-R5", "OW-deploy-tie", "OW-R30", "OW-deploy-rest", "OW-deploy-shuffle")
def test_the_larger_number_places_first_and_equal_cards_are_turned_again() -> None:
    state = waiting()
    dice = rolled(card("fire-3"), card("move-3"), card("fire-5"), card("fire-2"))
    out: list[Event] = []
    decision = advance(state, dice, out)
    dice.done()
    assert decision is not None and decision.seats == ("blue",)
    assert kinds(out) == ["DeploymentCard"] * 4
    assert sum(state.sides["red"].pile) == 2
    order = []
    while isinstance(decision.frame, setting_up.PlaceUnit):
        seat = decision.seats[0]
        order.append(seat)
        found = decision.options(seat)
        assert isinstance(found, Measure)
        action = found.first
        assert isinstance(action, Stand) and decision.why_not(seat, action) is None
        decision.frame.apply(state, seat, action, dice, out)
        decision = advance(state, dice, out) if state.stack else None
        if decision is None:
            break
    assert order == ["blue", "red", "red"]  # the one that is left goes down without a card
    assert not any(unit.off for unit in state.units.values())
    assert all(side.deck == DECK and not any(side.pile) for side in state.sides.values())


@pytest.mark.rule("OW-deploy-cards")
def test_places_outside_the_zone_or_on_others_are_refused() -> None:
    state = waiting()
    frame = setting_up.PlaceUnit("red")
    assert frame.why_not(state, "red", Stand("us-1", Point(1500, 500), 0)) == deployment.OUTSIDE
    assert frame.why_not(state, "red", Stand("de-1", Point(1500, 1800), 0)) == setting_up.NOT_YOURS_TO_PLACE
    assert frame.why_not(state, "red", Stand("us-1", Point(1500, 1800), 0)) is None
    state.stack = [frame]
    frame.apply(state, "red", Stand("us-1", Point(1500, 1800), 0), rolled(), [])
    assert frame.why_not(state, "red", Stand("us-2", Point(1500, 1800), 0)) == deployment.NO_ROOM_TO_DEPLOY


@pytest.mark.rule("OW-deploy-cards")
def test_a_gun_is_set_up_on_nobody() -> None:
    """Its outline may touch no base, not even with the middle of an edge."""
    state = GAME.start("village-assault", {})
    gun = next(m for m in state.models.values() if m.cls == "artillery")
    man = replace(next(m for m in state.models.values() if m.cls == "infantry" and not m.aboard), x=600, y=600)
    state.models.clear()
    state.models[man.id] = man
    state.alter(man.unit, off=False)
    found = []
    for x in range(480, 721, 4):
        stands = replace(gun, x=x, y=612, facing=0)
        refusal = deployment.why_not_stand(state, stands, deployment.whole_table(state))
        if refusal != deployment.BAD_GROUND:
            hull = outline_at(state, stands, (x, 612), 0)
            assert (refusal == deployment.NO_ROOM_TO_DEPLOY) == circle_overlaps_polygon((man.x, man.y), BASE, hull)
            found.append(refusal)
    assert None in found and deployment.NO_ROOM_TO_DEPLOY in found


@pytest.mark.rule("OW-deploy-infiltrate", "OW-sniper-lone")
def test_infiltrators_come_last_and_unseen() -> None:
    state = waiting(de_9="de-sniper")
    assert "infiltration" in state.units["de-9"].traits
    assert deployment.waiting_units(state, "blue", late=False) == ["de-1"]
    assert deployment.waiting_units(state, "blue", late=True) == ["de-9"]
    frame = setting_up.PlaceUnit("blue")
    assert frame.why_not(state, "blue", Stand("de-9", Point(1500, 300), 1800)) == setting_up.LATER
    for unit, at in (("us-1", (1500, 1800)), ("us-2", (1000, 1800))):
        state.stack = [setting_up.PlaceUnit("red")]
        state.stack[-1].apply(state, "red", Stand(unit, Point(*at), 0), rolled(), [])
    late = setting_up.PlaceUnit("blue", late=True)
    assert late.why_not(state, "blue", Stand("de-9", Point(1500, 1700), 0)) == deployment.TOO_NEAR_ENEMY
    assert late.why_not(state, "blue", Stand("de-9", Point(1500, 1400), 0)) == deployment.IN_SIGHT
    feature(state, "wood", "wood", *square(1350, 1300, 300, 200))
    assert late.why_not(state, "blue", Stand("de-9", Point(1500, 1380), 0)) is None
    assert late.why_not(state, "blue", Stand("de-9", Point(1500, 300), 0)) is None


@pytest.mark.rule("OW-deploy-transport", "OW-ex-27")
def test_a_squad_starts_aboard_or_within_10_cm_of_its_lorry() -> None:
    state = field(turn=0)
    top, bottom = zones(SIZE)
    state.zones = {"red": bottom, "blue": top}
    deploy(state, "de-1", "de-panzergrenadiers", (0, 0), carrier="de-opel")
    state.alter("de-1", off=True)
    frame = setting_up.PlaceUnit("blue")
    state.stack = [frame]
    frame.apply(state, "blue", Stand("de-1", Point(1500, 400), 1800, False), rolled(), [])
    lorry = state.vehicle_of("de-1")
    assert lorry is not None and len(state.men("de-1")) == 12
    assert all(gap_at_most(state, man, lorry, 100) for man in state.men("de-1"))
    deploy(state, "us-1", "us-rifles", (1500, 900), 0)
    shooter, target = state.units["us-1"], state.units["de-1"]
    found = {part.kind for part in parts(state, shooter, target, sights(state, shooter, target))}
    assert found == {"vehicle", "men"}  # the firer may take the lorry or the men
    state.alter("de-1", posture="moved")
    state.slow_moves["de-1"] = 1
    assert (posture_of(state, lorry), posture_of(state, state.men("de-1")[0])) == ("moved", "stationary")
    other = field(turn=0)
    other.zones = {"red": bottom, "blue": top}
    deploy(other, "de-1", "de-panzergrenadiers", (0, 0), carrier="de-opel")
    other.alter("de-1", off=True)
    other.stack = [setting_up.PlaceUnit("blue")]
    other.stack[-1].apply(other, "blue", Stand("de-1", Point(1500, 400), 1800, True), rolled(), [])
    assert not other.men("de-1")
    deploy(other, "de-2", "de-grenadiers", (0, 0))
    other.alter("de-2", off=True)
    refused = setting_up.PlaceUnit("blue").why_not(other, "blue", Stand("de-2", Point(500, 300), 1800, True))
    assert refused == setting_up.NO_CARRIER


@pytest.mark.rule("OW-embark-orders")
def test_men_who_left_act_apart_only_if_it_was_declared() -> None:
    state = field()
    state.sides["blue"] = Side("germany", (), DECK, (0,) * len(DECK))
    name = deploy(state, "de-1", "de-panzergrenadiers", (1000, 1000), carrier="de-sdkfz251", aboard=True)
    car = state.models[name]
    assert boarding.why_not_part(state, state.units["de-1"]) == boarding.CANNOT_PART
    men = tuple(man.id for man in state.crew(car.id))[1:]
    boarding.leave(state, men, car, [])
    before = hand_limit(state, "blue")
    assert {state.models[man].unit for man in men} == {"de-1"}
    state.turn = 2
    assert boarding.why_not_part(state, state.units["de-1"]) is None
    boarding.part_from_carrier(state, "de-1", [])
    assert hand_limit(state, "blue") == before + 1
    assert {state.models[man].unit for man in men} == {"de-1x"} and len(state.units["de-1"].models) == 2
    state.turn = 3
    boarding.board(state, men, state.models[car.id], [])
    aboard = {man.id for man in state.crew(car.id)}
    assert {state.models[man].unit for man in aboard} == {"de-1"}


@pytest.mark.rule("OW-ex-28", "OW-carrier-split")
def test_22_dice_divided_between_two_men_and_a_kubelwagen() -> None:
    state = field()
    car = state.models[deploy(state, "de-1", "de-kubelwagen", (1000, 1000), 0)]
    deploy(state, "de-2", "de-sniper", (1100, 1000))
    for n in (1, 2):
        man = state.models["de-2.1"]
        state.models[f"de-1.{n + 1}"] = type(man)(f"de-1.{n + 1}", "de-1", "infantry", 1060 + 30 * n, 1000)
    del state.units["de-2"], state.models["de-2.1"]
    state.alter("de-1", models=(car.id, "de-1.1", "de-1.2", "de-1.3"), posture="moved")
    feature(state, "hedge", "low-hedge", (1070, 1020), (1200, 1020))
    deploy(state, "us-1", "us-rifles", (1090, 1300), 0)
    shooter, target = state.units["us-1"], state.units["de-1"]
    found = parts(state, shooter, target, sights(state, shooter, target))
    by_kind = {part.kind: part for part in found}
    assert set(by_kind) == {"vehicle", "men"} and by_kind["men"].cover == "light"
    assert len(by_kind["men"].models) == 2
    at_men = shots_at(state, shooter, target, by_kind["men"], "fire", "", False, False)
    assert sum(shot.dice for shot in at_men) == 22
    at_car = shots_at(state, shooter, target, by_kind["vehicle"], "fire", "", False, False)
    weapons = sorted((shot.weapon, shot.dice) for shot in at_car)
    assert weapons.count(("us-garand", 2)) == 9 and ("us-bar", 4) in weapons
    # 14 dice (the automatic rifle and five others) at the men, 8 (four rifles) at the car
    men = [shot for shot in at_men if shot.weapon == "us-bar"] + [s for s in at_men if s.weapon == "us-garand"][:5]
    car_shots = [s for s in at_car if s.weapon == "us-garand" and s.model not in {m.model for m in men}]
    assert (sum(s.dice for s in men), sum(s.dice for s in car_shots)) == (14, 8)


@pytest.mark.rule("OW-vehicle-targets")
def test_each_weapon_of_a_vehicle_has_a_target_of_its_own() -> None:
    state = field()
    tank = deploy(state, "us-1", "us-sherman", (1000, 1500), 0)
    deploy(state, "de-1", "de-panzer4", (1000, 700), 1800)
    deploy(state, "de-2", "de-grenadiers", (1150, 800), 1800)
    state.alter("de-2", posture="fired")
    aims = (AimedWeapon(tank, "main", "de-1", "ap"), AimedWeapon(tank, "hull", "de-2", "direct"))
    intent = Intent("red", "us-1", CARD_OF["fire-3"], target="de-1", aims=aims)
    _, shots = vehicle_volley.shots(state, intent, False, [])
    assert [(shot.weapon, shot.target) for shot in shots] == [("us-gun-75", "de-1"), ("us-m1919a4", "de-2")]
    assert shots[0].dice == 1 and shots[1].dice == 6


@pytest.mark.rule("OW-comms-vehicle")
def test_only_command_vehicles_call_beyond_their_platoon() -> None:
    state = field()
    tank = deploy(state, "us-1", "us-sherman", (1000, 1000), platoon="tanks")
    deploy(state, "us-2", "us-sherman", (1300, 1000), platoon="tanks")
    deploy(state, "us-3", "us-mortar", (1600, 1000), platoon="foot")
    deploy(state, "us-4", "us-hq", (1900, 1000), platoon="foot")
    one, mate, mortar, hq = (state.units[f"us-{n}"] for n in range(1, 5))
    assert radio_reaches(state, one, mate) and not radio_reaches(state, one, mortar)
    assert radio_reaches(state, hq, mortar)
    state.change(tank, traits=(*state.models[tank].traits, "command-vehicle"))
    assert radio_reaches(state, one, mortar)


@pytest.mark.rule("OW-optional")
def test_every_chapter_is_a_switch_of_every_scenario() -> None:
    for scenario in battles.scenarios():
        assert set(CHAPTERS) <= {option.id for option in scenario.options}
        plain = battles.start(scenario.id, dict.fromkeys(CHAPTERS, False))
        assert plain.switches == ()
        every = battles.start(scenario.id, dict.fromkeys(CHAPTERS, True))
        assert every.switches == CHAPTERS


def test_every_scenario_starts_without_a_broken_rule() -> None:
    for scenario in battles.scenarios():
        state = battles.start(scenario.id, {})
        assert not list(GAME.invariants(state)), scenario.id
        for unit in state.units.values():
            assert unit.off or is_together(state, unit), (scenario.id, unit.id)
        assert advance(state, Seeded(1), []) is not None


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
