"""Cover against templates: as against rifles in direct fire, the ground's alone from above."""

import pytest
from helpers import Battle, chain, deploy, feature, keep, put, square, table

from sandtable.games.operation.events.infantry import DamageRolled, ShieldHeld, TemplateLaid
from sandtable.games.operation.events.vehicle import VehicleStruck
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground.measuring import outline


def thrower(far: int = 80) -> State:
    """A German with grenades, an American behind a low wall at his end of the throw."""
    state = table(size=1800)
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    keep(state, "de-1", 1)
    put(state, "de-1.1", 500, 500 + far, weapons=("de-kar98k", "de-grenade"))
    deploy(state, "us-1", "us-rifles", (0, 0), 1800)
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 500)
    state.alter("us-1", posture="fired", start=1, panic=9)
    return state


def throw(state: State, faces: list[int], place: str = "us-1.1") -> Battle:
    battle = chain(state, "fire-3", "", faces=faces)
    battle.say("order de-1 fire-3", "target us-1", "arm grenades")
    if battle.asked == "blue lay-template":
        battle.do(f"place {place}")
    return battle


@pytest.mark.rule("OW-cover-line", "OW-area-all", "OW-R78")
@pytest.mark.parametrize(("kind", "cover"), [("low-wall", "medium"), ("low-hedge", "light"), ("", "open")])
def test_a_wall_on_the_line_is_cover_against_a_direct_template(kind: str, cover: str) -> None:
    state = thrower()
    if kind:
        feature(state, "wall", kind, (400, 520), (600, 520))
    battle = throw(state, [10, 6])
    assert battle.seen(DamageRolled)[0].cover == cover
    assert ("us-1.1" in state.models) == (cover == "medium")


@pytest.mark.rule("OW-cover-line", "OW-R78")
def test_a_wall_behind_the_man_is_none_and_each_man_has_his_own() -> None:
    state = thrower()
    deploy(state, "us-2", "us-rifles", (0, 0), 1800)
    keep(state, "us-2", 1)
    put(state, "us-2.1", 500, 472)
    feature(state, "wall", "low-wall", (400, 486), (600, 486))
    battle = throw(state, [10, 1, 1])
    assert {(each.unit, each.cover) for each in battle.seen(DamageRolled)} == {("us-1", "open"), ("us-2", "medium")}


@pytest.mark.rule("OW-R78", "OW-grenade-drift")
def test_what_drifts_has_no_line() -> None:
    """Thrown over the wall, missed, and rolled on behind it."""
    state = thrower()
    feature(state, "wall", "low-wall", (400, 520), (600, 520))
    battle = throw(state, [2, 3, 90, 1])
    assert battle.seen(TemplateLaid)[0].at == (530, 500)
    assert [each.cover for each in battle.seen(DamageRolled)] == ["open"]


@pytest.mark.rule("OW-R78", "OW-indirect")
@pytest.mark.parametrize(("kind", "cover"), [("low-wall", "open"), ("trench", "heavy")])
def test_from_above_only_the_ground_counts(kind: str, cover: str) -> None:
    state = table(size=1800)
    deploy(state, "de-1", "de-mortar", (500, 900))
    gunner, *helpers = sorted(state.men("de-1"), key=lambda man: not any("mortar" in w for w in man.weapons))
    for n, man in enumerate(helpers):
        put(state, man.id, gunner.x + (21, -21, 0, 0, 0)[n], gunner.y + (0, 0, 21, 42, 63)[n])
    deploy(state, "us-1", "us-rifles", (0, 0), 1800)
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 500)
    state.alter("us-1", posture="fired", panic=9)
    feature(state, "piece", kind, *[(400, 520), (600, 520)] if kind == "low-wall" else square(450, 450, 100, 100))
    battle = chain(state, "fire-3", "", faces=[10, 5])
    battle.say("order de-1 fire-3", "target us-1")
    while battle.asked == "blue lay-template":
        battle.do("place us-1.1")
    assert [each.cover for each in battle.seen(DamageRolled)] == [cover]


@pytest.mark.rule("OW-shield-better", "OW-gun-target", "OW-cover-line")
@pytest.mark.parametrize("wall", [False, True])
def test_a_crew_behind_a_wall_has_its_cover_if_the_shield_gives_less(wall: bool) -> None:
    """Fired at from behind, where the shield is no help."""
    state = table(size=1800)
    deploy(state, "de-1", "de-pak40", (500, 500), 0)
    deploy(state, "us-1", "us-rifles", (0, 0))
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 800)
    state.alter("de-1", posture="fired", panic=9)
    if wall:
        feature(state, "wall", "low-wall", (300, 580), (700, 580))
    battle = chain(state, "", "fire-3", opener="red", faces=[10, 1, 5, 10, 1, 1])
    battle.say("order us-1 fire-3", "target de-1")
    assert battle.seen(DamageRolled)[0].cover == ("medium" if wall else "light")


@pytest.mark.rule("OW-area-gun", "OW-cover-line", "OW-R78")
@pytest.mark.parametrize(("wall", "cover"), [(True, "medium"), (False, "light")])
def test_a_shell_on_a_gun_meets_its_crew_behind_the_wall_too(wall: bool, cover: str) -> None:
    """High explosive from behind the gun, where the shield is no help; the crew stands off its template."""
    state = table(size=1800)
    deploy(state, "de-1", "de-pak40", (500, 500), 0)
    for n, man in enumerate(state.men("de-1")):
        put(state, man.id, 460 + 20 * n, 590)
    deploy(state, "us-1", "us-m1-57", (500, 1000), 0)
    state.alter("de-1", posture="fired", panic=9)
    if wall:
        feature(state, "wall", "low-wall", (300, 540), (700, 540))
    battle = chain(state, "", "fire-3", opener="red", faces=[10, 2, 1])
    battle.say("order us-1 fire-3", "target de-1", "arm he")
    if battle.asked == "red lay-template":
        battle.do("place de-1.0")
    assert [each.cover for each in battle.seen(DamageRolled)] == [cover]
    assert not battle.seen(ShieldHeld)


@pytest.mark.rule("OW-area-gun", "OW-shield-front", "OW-shield-roll")
def test_against_a_shell_from_the_front_the_shield_helps_the_crew() -> None:
    state = table(size=1800)
    deploy(state, "de-1", "de-pak40", (500, 500), 1800)
    for n, man in enumerate(state.men("de-1")):
        put(state, man.id, 460 + 20 * n, 410)
    deploy(state, "us-1", "us-m1-57", (500, 1000), 0)
    for man in state.men("us-1"):
        put(state, man.id, man.x, man.y, weapons=())
    state.alter("de-1", posture="fired", panic=9)
    battle = chain(state, "", "fire-3", opener="red", faces=[10, 2, 4])
    battle.say("order us-1 fire-3", "target de-1", "arm he")
    if battle.asked == "red lay-template":
        battle.do("place de-1.0")
    assert battle.seen(ShieldHeld)[0].stopped == 1


@pytest.mark.rule("OW-av-open", "OW-av-off", "OW-R49")
@pytest.mark.parametrize(("kind", "struck"), [("us-sherman", False), ("us-jeep", True)])
def test_a_grenade_that_shows_nh_does_nothing_to_the_tank_beside_which_it_goes_off(kind: str, struck: bool) -> None:
    """It lies on the man; the vehicle stands partly under the template."""
    state = thrower()
    tank = deploy(state, "us-2", kind, (500, 500), 1800)
    corners = outline(state, state.models[tank])
    put(state, "us-1.1", 500, max(y for _, y in corners) + 15)
    put(state, "de-1.1", 500, max(y for _, y in corners) + 95)
    battle = throw(state, [10, 1, 1, 1])
    assert bool(battle.seen(VehicleStruck)) is struck
