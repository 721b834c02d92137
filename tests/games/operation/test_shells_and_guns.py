"""Shells, rockets and guns in play: who is aimed at, what a dud loses, who rides, what is armed, where men climb."""

import pytest
from helpers import Battle, alone, answer, chain, deploy, feature, is_legal, is_offered, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.events.chapters import SmokeLaid
from sandtable.games.operation.events.infantry import (
    ChargeArmed,
    ChargeFired,
    ShotDrifted,
    ShotsFired,
    ShotsWasted,
    TemplateLaid,
)
from sandtable.games.operation.events.vehicle import GunHitched, MenBoarded, MenLeft
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.army import batteries
from sandtable.games.operation.rules.army.batteries import form_battery
from sandtable.games.operation.rules.ground.rooms import doors_between, rooms_of
from sandtable.games.operation.rules.vehicles import explosions
from sandtable.games.operation.rules.weapons import aiming, targets
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Event, Refusal


def mortar() -> State:
    """A German mortar with its crew, and two Americans 8 and 9 cm apart, 80 cm off."""
    state = table(size=2500)
    deploy(state, "de-1", "de-mortar", (500, 1300))
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    keep(state, "us-1", 2)
    put(state, "us-1.1", 500, 500)
    put(state, "us-1.2", 590, 500)
    state.alter("us-1", posture="fired", panic=9)
    gunner = next(m for m in state.men("de-1") if any(WEAPONS[w].is_mortar for w in m.weapons))
    for n, man in enumerate(m for m in state.men("de-1") if m.id != gunner.id):
        put(state, man.id, gunner.x + (21, -21, 0, 21, -21)[n], gunner.y + (0, 0, 24, 24, 24)[n])
    return state


@pytest.mark.rule("OW-area-aim", "OW-indirect")
def test_the_firer_names_the_man_at_whom_a_mortar_is_aimed() -> None:
    for named in ("us-1.1", "us-1.2"):
        state = mortar()
        battle = chain(state, "fire-3", "", faces=[9] * 20)
        battle.do("order de-1 fire-3")
        answer(battle, "target us-1")
        assert battle.options() == ["place us-1.1", "place us-1.2"]
        assert battle.refused("place de-1.1") == "not-seen"
        told = battle.do(f"place {named}")
        laid = next(event for event in told if isinstance(event, TemplateLaid))
        assert (laid.at[0], laid.at[1]) == (state.models[named].x if named in state.models else laid.at[0], 500)
        assert abs(laid.at[0] - (500 if named == "us-1.1" else 590)) <= 1


def launcher(faces: list[int]) -> Battle:
    state = table(size=3000)
    deploy(state, "de-1", "de-nebelwerfer", (500, 1500))
    deploy(state, "us-1", "us-rifles", (500, 700), 1800)
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 700)
    state.alter("us-1", posture="fired", panic=9)
    battle = chain(state, "fire-3", "", faces=faces)
    battle.do("order de-1 fire-3")
    answer(battle, "target us-1")
    return battle


@pytest.mark.rule("OW-rockets", "OW-R95")
def test_a_dud_first_rocket_does_not_lose_the_rest_of_the_salvo() -> None:
    battle = launcher([1, 2, *[5, 90] * 5])  # missed, and its drift is a dud; five more drift from the target
    drifts = [event for event in battle.out if isinstance(event, ShotDrifted)]
    assert [event.dud for event in drifts] == [True] + [False] * (len(drifts) - 1) and len(drifts) == 6
    assert drifts[1].start == drifts[0].start  # no real impact yet: the next one drifts from the target too
    assert {event.start for event in drifts[2:]} == {drifts[1].at}  # then from the first real one


@pytest.mark.rule("OW-fire-wasted")
def test_an_order_that_ends_without_a_shot_says_why() -> None:
    def told(state: State, order: str, *words: str) -> str:
        battle = chain(state, order, "move-1", faces=[1] * 60)
        battle.do(f"order de-1 {order}")
        answer(battle, *words)
        return next(event.why for event in carried_out(battle) if isinstance(event, ShotsWasted))

    far = table(size=3000)
    deploy(far, "de-1", "de-grenadiers", (500, 2500))
    deploy(far, "us-1", "us-rifles", (500, 300), 1800)
    assert told(far, "cover-3", "target us-1") == "range"
    loaded = mortar()
    gunner = next(m for m in loaded.men("de-1") if any(WEAPONS[w].is_mortar for w in m.weapons))
    loaded.models[gunner.id] = replace(gunner, reload=(2,) * len(gunner.weapons))
    for man in loaded.men("de-1"):
        if man.id != gunner.id:
            loaded.models[man.id] = replace(man, weapons=())
    assert told(loaded, "fire-3", "target us-1") == "reload"


def carried_out(battle: Battle) -> list[Event]:
    """What happens when nobody answers, and the first choice is taken wherever there is one."""
    told = list(battle.out)
    while battle.decision is not None and battle.decision.kind not in ("chain", "initiative", "exchange"):
        told += battle.do(battle.options()[0])
    return told


def hitched(guns: int = 1) -> State:
    """A battery of American guns, each behind a lorry of its own."""
    state = table(size=2500)
    for n in range(guns):
        deploy(state, f"us-{n}", "us-m1-57", (600 + 150 * n, 1000), 0, platoon="p")
        deploy(state, f"us-{n + 5}", "us-gmc", (600 + 150 * n, 900), 0)
    if guns > 1:
        form_battery(state, tuple(f"us-{n}" for n in range(guns)))
    deploy(state, "de-1", "de-grenadiers", (2200, 2200), 0)
    return state


@pytest.mark.rule("OW-tow-hitch", "OW-battery-same", "OW-R98")
def test_every_gun_of_a_battery_is_hitched_by_one_order() -> None:
    state = hitched(2)
    battle = chain(state, "fire-5", "ambush-3", opener="red")
    battle.do("order us-0 ambush-3")
    answer(battle, "hitch on us-5.0")
    assert len([event for event in carried_out(battle) if isinstance(event, GunHitched)]) == 2
    assert {state.vehicles["us-5.0"].tows, state.vehicles["us-6.0"].tows} == {"us-0.0", "us-1.0"}


@pytest.mark.rule("OW-embark-place", "OW-embark-slow", "OW-R97")
def test_the_crew_of_a_gun_rides_in_the_lorry_that_tows_it() -> None:
    state = hitched()
    state.refit("us-5.0", tows="us-0.0")
    crew = [man.id for man in state.men("us-0")]
    battle = chain(state, "fire-5", "move-3 move-2", opener="red", turn=2)
    battle.do("order us-0 move-3")
    answer(battle, "board us-5.0")
    assert any(isinstance(event, MenBoarded) for event in carried_out(battle))
    assert all(state.models[name].aboard == "us-5.0" and state.models[name].unit == "us-0" for name in crew)
    battle.do("order de-1 fire-5")
    answer(battle)
    battle.do("order us-5 move-2") if battle.asked == "red react" else None
    while battle.refused("halt") != "":
        battle.do("pass")
    assert battle.refused("drive fast forward 600:600 -") != ""  # men got in: slowly this turn
    state.turn = 3
    battle = chain(state, "fire-5", "move-3 move-2", opener="red", turn=3)
    battle.do("order us-5 move-3")
    answer(battle, "drive slow forward 600:700 -")
    carried_out(battle)
    assert {(state.models[name].x, state.models[name].y) for name in crew} == {(600, 700)}
    state.turn = 4
    battle = chain(state, "fire-5", "move-3 move-2", opener="red", turn=4)
    battle.do("order us-0 move-3")
    answer(battle, "alight")
    assert any(isinstance(event, MenLeft) for event in carried_out(battle)) and len(state.men("us-0")) == len(crew)


@pytest.mark.rule("OW-charge-arm", "OW-R96")
def test_charges_are_armed_and_set_off_one_by_one() -> None:
    state = table()
    feature(state, "trap", "concrete-trap", *square(400, 400, 60, 20))
    deploy(state, "de-1", "de-pioneers", (430, 440), 0)
    men = [man for man in state.men("de-1") if any(WEAPONS[w].group == "charge" for w in man.weapons)]
    charge = next((w for man in state.men("de-1") for w in man.weapons if WEAPONS[w].group == "charge"), "de-charge")
    men = men or state.men("de-1")[:2]
    for n, man in enumerate(men[:2]):
        state.models[man.id] = replace(man, x=410 + 25 * n, y=430, weapons=(charge,))
    for man in men[2:]:
        state.models[man.id] = replace(man, weapons=())
    deploy(state, "us-1", "us-rifles", (1100, 100), 1800)
    battle = chain(state, "ambush-3", "fire-5")
    battle.do("order de-1 ambush-3")
    answer(battle, "blast arm trap 1")
    battle.do("pass")
    assert len([event for event in battle.out if isinstance(event, ChargeArmed)]) == 1 and len(state.charges) == 1
    battle = chain(state, "ambush-3", "fire-5", turn=2)
    battle.do("order de-1 ambush-3")
    answer(battle, "blast arm trap 1")
    battle.do("pass")
    assert len(state.charges) == 2
    battle = chain(state, "ambush-3", "fire-5", turn=3, faces=[4, 7])
    battle.do("order de-1 ambush-3")
    answer(battle, "blast fire trap 2")
    battle.do("pass")
    assert [event.removed for event in battle.out if isinstance(event, ChargeFired)] == [False, True]
    assert "trap" not in state.features


def smoky(kind: str = "de-mortar") -> State:
    state = mortar()
    state.switches = ("smoke",)
    state.alter("de-1", traits=(*state.units["de-1"].traits, "smoke-shell"))
    return state


@pytest.mark.rule("OW-smoke-shells", "OW-mortar-heavy", "OW-reload")
def test_smoke_shells_keep_the_rules_of_their_weapon() -> None:
    state = smoky()
    gunner = next(m for m in state.men("de-1") if any(WEAPONS[w].is_mortar for w in m.weapons))
    battle = chain(state, "ambush-3", "fire-5", faces=[9])
    battle.do("order de-1 ambush-3")
    while battle.refused("smoke smoke-shell 500:700") == "other-question":
        battle.do("pass" if battle.refused("pass") == "" else "cease")
    assert battle.refused("smoke smoke-shell 500:1900") == "not-bearing"  # behind it
    assert battle.refused("smoke smoke-shell 500:700") == ""
    feature(state, "house", "building", *square(400, 1200, 200, 200), openings=(((440, 1200), (560, 1200)),))
    assert battle.refusal("smoke smoke-shell 500:700") == Refusal("OW-mortar-heavy", "mortar-inside")
    del state.features["house"]
    state.models[gunner.id] = replace(gunner, reload=(1,) * len(gunner.weapons))
    assert battle.refused("smoke smoke-shell 500:700") == "not-loaded"


@pytest.mark.rule("OW-smoke-shells", "OW-gun-crew")
def test_a_gun_without_its_gunner_fires_no_smoke() -> None:
    state = table("smoke", size=2500)
    deploy(state, "us-1", "us-m2a1", (600, 1500), 0)
    deploy(state, "de-1", "de-grenadiers", (2200, 2200), 0)
    state.alter("us-1", traits=(*state.units["us-1"].traits, "smoke-shell"))
    battle = chain(state, "fire-5", "ambush-3", opener="red", faces=[9])
    battle.do("order us-1 ambush-3")
    while battle.refused("smoke smoke-shell 600:900") == "other-question":
        battle.do("pass" if battle.refused("pass") == "" else "cease")
    assert battle.refused("smoke smoke-shell 600:900") == ""
    for man in state.men("us-1"):
        state.change(man.id, x=man.x + 300)
    assert battle.refused("smoke smoke-shell 600:900") != ""
    for man in state.men("us-1"):
        state.change(man.id, x=man.x - 300)
    told = battle.do("smoke smoke-shell 600:900")
    while battle.asked.endswith(("react", "announce")):
        told += battle.do("pass")
    assert any(isinstance(event, SmokeLaid) for event in told) and state.models["us-1.0"].shot == 1


@pytest.mark.rule("OW-room-move", "OW-move-levels", "OW-R94")
def test_men_climb_who_reach_the_stairs_and_the_others_stay() -> None:
    state = table("rooms", size=2000)
    shape = square(400, 400, 300, 150)
    rooms = rooms_of(tuple(shape))
    openings = (((440, 400), (470, 400)),)
    feature(state, "house", "building", *shape, levels=2, rooms=rooms, doors=doors_between(rooms), openings=openings)
    deploy(state, "de-1", "de-grenadiers", (430, 470), 0)
    keep(state, "de-1", 3)
    one, two, three = state.units["de-1"].models
    put(state, one, 430, 470)  # in the room with the stairs
    put(state, two, 520, 470)  # one door away
    put(state, three, 605, 470)  # too far to get there and back
    deploy(state, "us-1", "us-rifles", (1500, 1500), 1800)
    battle = chain(state, "move-3", "fire-5")
    battle.do("order de-1 move-3")
    answer(battle, "climb 1")
    battle.do("pass")
    levels = [state.models[name].level for name in (one, two, three)]
    assert levels[0] == 1 and levels[2] == 0
    assert any(isinstance(event, ShotsFired) for event in battle.out) is False


@pytest.mark.rule("OW-room-move", "OW-move-levels", "OW-R94")
@pytest.mark.parametrize(("x", "climbs"), [(445, True), (446, False)])
def test_the_way_to_the_stairs_and_back_counts_for_who_climbs(x: int, climbs: bool) -> None:
    """A slow move of 10 cm: 4 for the floor leave 3 to the stairs in the next room, at 415:500, and 3 back."""
    state = table("rooms")
    halves = (tuple(square(400, 400, 30, 200)), tuple(square(430, 400, 170, 200)))
    door, way_in = ((430, 485), (430, 515)), ((490, 600), (520, 600))
    feature(
        state,
        "house",
        "building",
        *square(400, 400, 200, 200),
        rooms=halves,
        doors=(door,),
        openings=(way_in,),
        levels=2,
    )
    alone(state, "de-1", "de-grenadiers", (x, 500))
    alone(state, "us-1", "us-rifles", (1100, 1100))
    battle = chain(state, "move-3", "")
    battle.do("order de-1 move-3")
    assert is_offered(battle, "climb 1") is climbs
    if climbs:
        battle.say("climb 1")
        assert (state.models["de-1.1"].level, state.models["de-1.1"].x) == (1, x)


@pytest.mark.rule("OW-fire-facing", "OW-target-bear")
def test_a_gun_turns_to_what_it_aims_at_and_not_to_the_first_of_the_target() -> None:
    state = table()
    deploy(state, "de-1", "de-pak40", (600, 900))
    deploy(state, "us-1", "us-rifles", (100, 300), 1800)
    put(state, "us-1.2", 640, 500)
    gun = state.models["de-1.0"]
    shot = Shot(gun.id, gun.weapons[0], "he", "us-1", 1, 7, 400, (), (), "open", aims=("us-1.2",))
    aiming.turn_all(state, (shot,))
    assert 0 <= state.models["de-1.0"].facing <= 225
    shot = Shot(gun.id, gun.weapons[0], "ap", "us-1", 1, 7, 400, (), (), "open")
    assert aiming.aimed_model(state, shot, gun) == state.models["us-1.2"]  # the nearest


@pytest.mark.rule("OW-battery-loss", "OW-vd-catastrophe")
def test_a_catastrophe_takes_the_crew_of_one_gun_of_a_battery() -> None:
    state = table()
    for name, x in (("de-1", 500), ("de-2", 610)):
        deploy(state, name, "de-pak40", (x, 600), platoon="p:1")
    others = {man.id for man in state.men("de-2")}
    batteries.form_battery(state, ("de-1", "de-2"))
    assert not others & set(explosions.gun_crew(state, state.models["de-1.0"]))


@pytest.mark.rule("OW-fire-facing", "OW-R76")
def test_the_gunner_looks_along_his_gun() -> None:
    state = table()
    feature(state, "wall", "low-wall", (500, 575), (700, 575))
    deploy(state, "de-1", "de-pak40", (600, 600))
    deploy(state, "us-1", "us-sherman", (600, 150), 1800)
    gunner = next(man for man in state.men("de-1") if man.role == "gunner")
    put(state, gunner.id, 600, 660)  # too far behind the wall to look over it himself
    gun, foe, own = state.models["de-1.0"], state.units["us-1"], state.units["de-1"]
    assert targets.gunner_sees(state, gun)
    part = TargetPart("vehicle:us-1.0", "vehicle", ("us-1.0",), unit="us-1")
    assert targets.shots_at(state, own, foe, part, "fire", "ap", False, False)
    put(state, gunner.id, 600, 660, shaken=True)
    assert not targets.gunner_sees(state, gun)


@pytest.mark.rule("OW-av-inside", "OW-av-11")
@pytest.mark.parametrize(("kind", "die", "left"), [("us-m10", 9, 0), ("us-m10", 8, 5), ("us-sherman", 10, 5)])
def test_a_light_bomb_is_lobbed_into_an_open_top_on_a_nine_and_goes_off_inside(kind: str, die: int, left: int) -> None:
    """The column of the 50 mm mortar shows NH: into a closed tank it is not fired at all."""
    state = table(size=2000)
    deploy(state, "us-1", kind, (1000, 600), 1800)
    deploy(state, "us-2", "us-rifles", (1000, 680), 1800)
    keep(state, "us-2", 1)
    deploy(state, "de-1", "de-mortar", (1000, 1100))
    gunner, *others = state.men("de-1")
    put(state, gunner.id, 1000, 1100, weapons=("de-mortar-50",))
    for n, man in enumerate(others, 1):
        put(state, man.id, 1000 + 22 * n, 1100)
    state.alter("us-1", posture="fired")
    battle = chain(state, "fire-3", "", faces=[die, *([9] * left or [9] * 5)])
    battle.do("order de-1 fire-3")
    answer(battle, "target us-1")
    assert len(state.crew("us-1.0")) == left
    assert state.men("us-2"), "the blast stays inside"
    shot = [event for event in battle.out if isinstance(event, ShotsFired)]
    assert [event.need for event in shot] == ([9] if kind == "us-m10" else [])


@pytest.mark.rule("OW-smoke-shells", "OW-arc-aim", "OW-gun-crew")
def test_a_gun_in_a_hull_fires_smoke_within_its_arc_while_it_is_whole_and_manned() -> None:
    state = table("smoke", size=2500)
    tank = deploy(state, "de-1", "de-stug", (1200, 1200), 0)
    state.alter("de-1", traits=(*state.units["de-1"].traits, "smoke-shell"))
    deploy(state, "us-1", "us-rifles", (300, 300))
    battle = chain(state, "ambush-3", "fire-5", faces=[9])
    battle.do("order de-1 ambush-3")
    while battle.refused("smoke smoke-shell 1200:600") == "other-question":
        battle.do(next(word for word in ("expose no", "pass", "cease") if is_legal(battle, word)))
    assert battle.refused("smoke smoke-shell 1200:600") == ""
    assert battle.refused("smoke smoke-shell 1200:1900") == "not-bearing"
    state.refit(tank, lost=("main",), main=False)
    assert battle.refused("smoke smoke-shell 1200:600") == "nobody-for-smoke"
