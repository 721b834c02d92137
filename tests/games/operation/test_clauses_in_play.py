"""Clauses that are easy to lose, each in a decision that is played."""

import pytest
from helpers import VERBS, Battle, chain, deploy, feature, keep, put, square, table

from sandtable.games.operation.events.infantry import DamageRolled, MeleeFought, MessageSent, ShotsFired, TemplateLaid
from sandtable.games.operation.flow.turn import Turn
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.pieces import Point, TunnelMarker
from sandtable.games.operation.model.state import State
from sandtable.games.operation.model.terrain import Template
from sandtable.kernel import Question, parse_action


def alone(state: State, name: str, kind: str, *places: Point, arms: tuple[str, ...] = ()) -> None:
    """A unit with a man at each of these places."""
    deploy(state, name, kind, (0, 0))
    keep(state, name, len(places))
    for each, at in zip(state.units[name].models, places, strict=True):
        put(state, each, at[0], at[1], weapons=arms or state.models[each].weapons)
    state.alter(name, panic=0, start=len(places))


@pytest.mark.rule("OW-chain-react")
def test_an_equal_number_does_not_answer() -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 900))
    alone(state, "us-1", "us-rifles", (500, 300))
    battle = chain(state, "fire-3", "fire-3 fire-2 fire-5")
    state.alter("us-1", posture="fired")
    battle.do("order de-1 fire-3", "target us-1")
    assert battle.asked == "red react"
    assert [battle.refused(f"order us-1 fire-{n}") for n in (3, 2, 5)] == ["not-lower", "", "not-lower"]


@pytest.mark.rule("OW-panic-run")
def test_a_broken_man_takes_the_nearest_of_two_woods() -> None:
    """Both lie away from the enemy and within one run; the panic phase of the second turn is played."""
    state = table()
    alone(state, "us-1", "us-rifles", (600, 600))
    alone(state, "us-2", "us-rifles", (1100, 100))
    alone(state, "de-1", "de-grenadiers", (600, 1100))
    feature(state, "near", "wood", *square(500, 480, 60, 60))
    feature(state, "far", "wood", *square(680, 440, 60, 60))
    state.alter("us-1", broken=True)
    state.turn, state.stack = 1, [Turn()]
    battle = Battle(state, seed=3)
    while battle.asked.endswith("exchange"):
        battle.do("pass")
    man = state.models["us-1.1"]
    assert state.turn == 2 and man.shaken and 490 <= man.x <= 570 and 470 <= man.y <= 550


@pytest.mark.rule("OW-melee-place")
def test_the_second_attacker_goes_to_the_enemy_whom_nobody_has() -> None:
    """He stands nearer to the one whom his comrade takes."""
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), (525, 600), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (505, 500), (580, 500), arms=("us-garand",))
    state.alter("de-1", traits=("bayonet-trained",))
    battle = chain(state, "assault-3", "", faces=[5] * 12)
    battle.say("order de-1 assault-3", "charge us-1")
    assert sorted(each.other for each in battle.seen(MeleeFought)) == ["us-1.1", "us-1.2"]


@pytest.mark.rule("OW-smoke-slow")
def test_men_walk_through_smoke_only_slowly() -> None:
    for smoke, key in ((True, "only-slow"), (False, "")):
        state = table("smoke")
        alone(state, "de-1", "de-grenadiers", (500, 600))
        alone(state, "us-1", "us-rifles", (100, 100))
        if smoke:
            state.templates["s"] = Template("s", "smoke", 500, 520, 30)
        battle = chain(state, "move-3", "")
        battle.do("order de-1 move-3")
        assert battle.refused("go fast 500:480 ()") == key
        assert battle.refused("go slow 500:520 ()") == ""


@pytest.mark.rule("OW-assist-busy")
@pytest.mark.parametrize(("helper", "fired"), [((520, 600), {"de-mg42"}), ((560, 600), {"de-mg42", "de-kar98k"})])
def test_who_serves_the_machine_gun_does_not_fire_his_rifle(helper: Point, fired: set[str]) -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), helper)
    put(state, "de-1.1", 500, 600, weapons=("de-mg42",))
    put(state, "de-1.2", *helper, weapons=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (500, 300))
    state.alter("us-1", posture="fired")
    battle = chain(state, "fire-3", "", faces=[1] * 20)
    battle.say("order de-1 fire-3", "target us-1")
    assert {each.weapon for each in battle.seen(ShotsFired)} == fired


@pytest.mark.rule("OW-vcover-give")
@pytest.mark.parametrize(("kind", "cover"), [("us-jeep", "light"), ("us-greyhound", "medium"), ("us-sherman", "heavy")])
def test_who_is_partly_behind_a_vehicle_has_its_cover(kind: str, cover: str) -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 900), arms=("de-kar98k",))
    deploy(state, "us-2", kind, (500, 400), 0)
    hull = state.vehicle_of("us-2")
    assert hull is not None
    for edge in range(500, 560):  # until a part of him shows past the side
        alone(state, "us-1", "us-rifles", (edge, 330))
        state.alter("us-1", posture="fired")
        battle = chain(state, "fire-3", "", faces=[10, 1])
        battle.do("order de-1 fire-3")
        if battle.refused("target us-1") == "":
            break
    battle.say("target us-1")
    assert [each.cover for each in battle.seen(DamageRolled)] == [cover]


@pytest.mark.rule("OW-comms-replace", "OW-comms-mark")
def test_a_second_call_moves_the_coordinates_and_the_mortar_fires_there() -> None:
    state = table(size=2500)
    deploy(state, "de-1", "de-mortar", (500, 1300), platoon="p:1")
    deploy(state, "de-2", "de-hq", (1000, 1300), platoon="p:1")
    alone(state, "us-1", "us-rifles", (500, 500))
    alone(state, "us-2", "us-rifles", (1200, 600))
    for name in ("us-1", "us-2"):
        state.alter(name, posture="fired")
    for target, face in (("us-1", 6), ("us-2", 5), ("us-2", 6)):
        state.alter("de-2", marked=0)
        battle = chain(state, "ambush-3", "", faces=[face])
        battle.do("order de-2 ambush-3", "pass", f"call radio de-1 {target}")
        assert battle.seen(MessageSent)[0].passed == (face == 6)
        assert state.units["de-1"].coordinates == ((1200, 600) if (target, face) == ("us-2", 6) else (500, 500))
    state.alter("us-2", posture="stationary")
    put(state, "us-2.1", 2300, 600)
    battle = chain(state, "fire-3", "", faces=[10])
    battle.say("order de-1 fire-3", "shell")
    assert [each.at for each in battle.seen(TemplateLaid)] == [(1200, 600)]


@pytest.mark.rule("OW-models-group", "OW-moto-detect")
@pytest.mark.parametrize(
    ("kind", "posture", "far", "key"),
    [
        ("us-jeep", "stationary", 900, ""),
        ("su-motorcycle", "stationary", 900, "not-valid"),
        ("su-motorcycle", "stationary", 500, ""),
        ("su-motorcycle", "moved", 900, ""),
        ("us-m1-57", "stationary", 900, "not-valid"),
    ],
)
def test_guns_and_motorcycles_at_rest_are_detected_like_infantry(kind: str, posture: str, far: int, key: str) -> None:
    state = table(size=2500)
    alone(state, "de-1", "de-grenadiers", (500, 200 + far), arms=("de-mg42",))
    deploy(state, "us-1", kind, (500, 200))
    state.alter("us-1", posture=posture)
    battle = chain(state, "fire-3", "")
    battle.do("order de-1 fire-3")
    assert battle.refused("target us-1") == key


@pytest.mark.rule("OW-assault-follow")
def test_a_tank_on_assault_may_follow_its_target() -> None:
    state = table(size=2500)
    deploy(state, "de-1", "de-panzer4", (1000, 1500), 0)
    alone(state, "us-1", "us-rifles", (1000, 1000))
    alone(state, "us-2", "us-rifles", (300, 300))
    state.alter("us-1", posture="fired")
    battle = chain(state, "assault-5", "move-3", faces=[1] * 40)
    battle.do("order de-1 assault-5")
    for _ in range(12):
        if battle.asked != "blue announce":
            break
        wanted = ("drive fast forward 1000:1400 -", "moment after", "aim main us-1 he", "expose no", "cease", "pass")
        said = next(text for text in wanted if _may(battle, text))
        battle.do(said)
    battle.do("order us-1 move-3", "go fast 1180:1000 ()")
    assert battle.asked == "blue pursuit"
    goals = [each for each in battle.options() if each.startswith("follow")]
    assert goals
    battle.say(goals[0])
    tank = state.models["de-1.0"]
    assert tank.x > 1010 and tank.y < 1400


def _may(battle: Battle, text: str) -> bool:
    try:
        return battle.refused(text) == ""
    except Exception:
        return False


@pytest.mark.rule("OW-tun-melee", "OW-melee-roll")
def test_below_ground_three_against_one_all_roll() -> None:
    state = table("tunnels")
    alone(state, "de-1", "de-grenadiers", (500, 600), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (500, 500), (520, 500), (540, 500), arms=("us-garand",))
    state.alter("de-1", traits=("bayonet-trained",), below=TunnelMarker("entry-1", (500, 600), 0))
    state.alter("us-1", below=TunnelMarker("entry-1", (500, 520), 0))
    battle = chain(state, "assault-3", "", faces=[5, 1, 1, 1, 5, 5, 5])
    battle.do("order de-1 assault-3")
    said = next(each for each in battle.options() if "us-1" in each)
    battle.say(said)
    assert sum(len(each.rolls) for each in battle.seen(MeleeFought)) == 4


def dismounted() -> State:
    """Panzergrenadiers out of their half-track, beside a house of two levels; an American near by."""
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (500, 500), carrier="de-sdkfz251", aboard=True)
    riders = [man for man in state.everyone("de-1") if man.role != "driver"]
    for n, man in enumerate(riders):
        put(state, man.id, 400 + 25 * n, 600, aboard="", weapons=("de-kar98k",))
    state.alter("de-1", panic=0, traits=("bayonet-trained",))
    return state


@pytest.mark.rule("OW-embark-infantry", "OW-melee-contact")
def test_men_out_of_their_vehicle_charge() -> None:
    state = dismounted()
    alone(state, "us-1", "us-rifles", (450, 700), arms=("us-garand",))
    battle = chain(state, "assault-3", "", faces=[5] * 30)
    battle.do("order de-1 assault-3")
    for _ in range(10):
        if battle.asked != "blue announce":
            break
        battle.do("charge us-1" if _may(battle, "charge us-1") else "halt" if _may(battle, "halt") else "pass")
    assert battle.seen(MeleeFought)


@pytest.mark.rule("OW-embark-infantry", "OW-move-levels")
def test_men_out_of_their_vehicle_climb() -> None:
    state = dismounted()
    gaps = (((440, 640), (470, 640)), ((500, 640), (530, 640)))
    feature(state, "house", "building", *square(380, 640, 250, 150), levels=2, openings=gaps)
    alone(state, "us-1", "us-rifles", (1100, 100))
    battle = chain(state, "move-3", "")
    battle.do("order de-1 move-3")
    for _ in range(10):
        if battle.asked != "blue announce":
            break
        wanted = ("climb 1", "go fast 500:690 ()", "halt", "pass")
        battle.do(next(text for text in wanted if _may(battle, text)))
    assert any(man.level == 1 for man in state.men("de-1"))


@pytest.mark.rule("OW-range-muzzle", "OW-arc-turret")
def test_the_card_of_fire_after_a_drive_speaks_of_where_it_ends() -> None:
    """The gun in the hull bears on the target straight ahead, and no more once the tank has turned away."""
    for way, key in (("1000:1280", "fire"), ("1200:1500", "nothing")):
        state = table(size=2500)
        deploy(state, "de-1", "de-panzer4", (1000, 1500), 0)
        alone(state, "us-1", "us-rifles", (1000, 400))
        state.alter("us-1", posture="fired")
        battle = chain(state, "assault-5", "", faces=[1] * 40)
        battle.do("order de-1 assault-5", "expose no", "pass", f"drive fast forward {way} -", "moment after")
        assert battle.decision is not None
        known = GAME.knowledge(state, frozenset({"blue"}))
        card = GAME.odds(known, Question("blue", battle.decision), parse_action("aim hull us-1 direct", VERBS))
        assert card is not None and card.key == key, way
