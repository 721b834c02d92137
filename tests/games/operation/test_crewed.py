"""Weapons with assistants, guns, shields, reload markers."""

import pytest
from helpers import Battle, alone, chain, deploy, face_off, feature, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.events.infantry import DamageRolled, GunDestroyed, GunStruck, ShieldHeld, ShotsFired
from sandtable.games.operation.flow import aiming
from sandtable.games.operation.model.pieces import Point
from sandtable.games.operation.model.shot import TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.army import batteries
from sandtable.games.operation.rules.ground import cover
from sandtable.games.operation.rules.infantry import crewed_weapons, losses
from sandtable.games.operation.rules.weapons import area, targets
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Scripted


def pair(weapon: str, men: int = 2, gap: int = 21) -> State:
    """A gunner with a weapon and riflemen beside him."""
    state = table()
    deploy(state, "de-1", "de-grenadiers", (500, 900))
    keep(state, "de-1", men)
    put(state, "de-1.1", 500, 900, weapons=(weapon,))
    places = [(500 + gap, 900), (500 - gap, 900), (500, 900 + gap)]
    for n, each in enumerate(state.units["de-1"].models[1:]):
        put(state, each, *places[n], weapons=("de-kar98k",))
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    state.alter("us-1", posture="fired")
    return state


def served(state: State, moved: bool = False) -> crewed_weapons.Service | None:
    man = state.models["de-1.1"]
    return crewed_weapons.serve(state, man, WEAPONS[man.weapons[0]], moved, frozenset())


@pytest.mark.rule("OW-lmg")
def test_a_light_machine_gun_needs_a_man_in_contact_to_move_and_for_its_full_rate() -> None:
    assert served(pair("de-mg42")) == crewed_weapons.Service(False, 0, ("de-1.2",))
    assert served(pair("de-mg42"), moved=True) is not None
    alone = pair("de-mg42", gap=26)
    found = served(alone)
    assert found is not None and found.halved and crewed_weapons.rate(7, True) == 4
    assert served(alone, moved=True) is None


@pytest.mark.rule("OW-mmg")
def test_a_medium_machine_gun_never_moves_and_fires_and_has_an_arc() -> None:
    state = pair("de-mg42-tripod")
    found = served(state)
    assert found is not None and not found.halved
    assert served(state, moved=True) is None
    lone = served(pair("de-mg42-tripod", gap=26))
    assert lone is not None and lone.halved
    gunner = state.models["de-1.1"]
    assert crewed_weapons.bears(gunner, WEAPONS["de-mg42-tripod"], (900, 900))
    assert not crewed_weapons.bears(gunner, WEAPONS["de-mg42-tripod"], (900, 910))


@pytest.mark.rule("OW-lmg-tripod", "OW-mg34")
def test_a_tripod_gives_an_arc_of_180_and_makes_the_mg_medium() -> None:
    state = pair("de-mg42")
    man = state.models["de-1.1"]
    assert crewed_weapons.arc_of(man, WEAPONS["de-mg42"]) == 1800
    assert crewed_weapons.arc_of(replace(man, traits=("tripod",)), WEAPONS["de-mg42"]) == 900
    assert served(state, moved=True) is not None
    state.change("de-1.1", traits=("tripod",))
    assert served(state, moved=True) is None
    assert WEAPONS["de-mg42-tripod"].group == "mmg" and WEAPONS["de-mg42"].group == "lmg"


@pytest.mark.rule("OW-auto-rifle")
def test_an_automatic_rifle_needs_nobody() -> None:
    found = served(pair("us-bar", gap=200), moved=True)
    assert found == crewed_weapons.Service(False, 0, ())


@pytest.mark.rule("OW-launcher", "OW-panzerschreck", "OW-bazooka")
def test_a_rocket_launcher_without_assistant_fires_every_second_turn_and_only_at_rest() -> None:
    for weapon in ("de-panzerschreck", "us-bazooka"):
        assert served(pair(weapon)) == crewed_weapons.Service(False, 0, ("de-1.2",))
        assert served(pair(weapon), moved=True) is not None
        alone = pair(weapon, gap=26)
        assert served(alone) == crewed_weapons.Service(False, 1, ())
        assert served(alone, moved=True) is None


@pytest.mark.rule("OW-panzerfaust", "OW-piat")
def test_the_panzerfaust_needs_nobody_but_time_the_piat_both() -> None:
    assert served(pair("de-panzerfaust", gap=200), moved=True) == crewed_weapons.Service(False, 1, ())
    assert served(pair("uk-piat")) == crewed_weapons.Service(False, 1, ("de-1.2",))
    assert served(pair("uk-piat", gap=26), moved=True) is None
    assert "silent" in WEAPONS["uk-piat"].traits


@pytest.mark.rule("OW-mortar-light", "OW-R8")
def test_a_light_mortar() -> None:
    assert served(pair("us-mortar-60")) == crewed_weapons.Service(False, 0, ("de-1.2",))
    assert served(pair("us-mortar-60", gap=26)) == crewed_weapons.Service(False, 1, ())
    assert served(pair("us-mortar-60"), moved=True) is None
    state = pair("us-mortar-60")
    assert not crewed_weapons.is_blocked_in(state, state.models["de-1.1"], WEAPONS["us-mortar-60"])
    feature(state, "house", "building", *square(400, 800, 200, 200))
    assert crewed_weapons.is_blocked_in(state, state.models["de-1.1"], WEAPONS["us-mortar-60"])


@pytest.mark.rule("OW-mortar-heavy")
def test_a_medium_mortar_wants_two_men() -> None:
    weapon = next(w.id for w in WEAPONS.values() if w.group == "mortar-medium" and w.nation == "germany")
    assert served(pair(weapon, 3)) == crewed_weapons.Service(False, 0, ("de-1.2", "de-1.3"))
    assert served(pair(weapon, 2)) == crewed_weapons.Service(False, 1, ("de-1.2",))
    assert served(pair(weapon, 1)) == crewed_weapons.Service(False, 2, ())
    assert served(pair(weapon, 3), moved=True) is None
    man = pair(weapon, 3).models["de-1.1"]
    assert crewed_weapons.arc_of(man, WEAPONS[weapon]) == 900


def gun(kind: str = "de-pak40") -> State:
    state = table(size=1800)
    deploy(state, "de-1", kind, (500, 900))
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    state.alter("us-1", posture="fired")
    state.alter("de-1", posture="fired", panic=9)
    return state


@pytest.mark.rule("OW-gun-crew", "OW-target-bear", "OW-fire-facing")
def test_a_gun_wants_two_assistants_and_an_arc_of_45_degrees() -> None:
    state = gun()
    piece = state.gun_of("de-1")
    assert piece is not None
    weapon = WEAPONS[piece.weapons[0]]
    full = crewed_weapons.serve(state, piece, weapon, False, frozenset())
    assert full is not None and len(full.helpers) == 2 and full.markers == 0
    assert crewed_weapons.serve(state, piece, weapon, True, frozenset()) is None
    helpers = [m for m in state.men("de-1") if m.id in crewed_weapons.contacts(state, piece, frozenset())]
    for man in helpers[1:]:
        put(state, man.id, 1000 + man.x, 1500)
    one = crewed_weapons.serve(state, piece, weapon, False, frozenset())
    assert one is not None and one.markers == 1
    put(state, helpers[0].id, 1000, 1300)
    none = crewed_weapons.serve(state, piece, weapon, False, frozenset())
    assert none is not None and none.markers == 2
    assert crewed_weapons.bears(piece, weapon, (500 + 160, 500)) and not crewed_weapons.bears(
        piece, weapon, (500 + 170, 500)
    )


@pytest.mark.rule("OW-assist-busy")
def test_assistants_do_nothing_else_and_shaken_ones_do_not_assist() -> None:
    state = pair("de-mg42")
    part = TargetPart("open", "men", state.units["us-1"].models, unit="us-1")
    shots = targets.shots_at(state, state.units["de-1"], state.units["us-1"], part, "fire", "", False, False)
    assert [shot.model for shot in shots] == ["de-1.1"]
    state.change("de-1.2", shaken=True)
    found = served(state)
    assert found is not None and found.halved


@pytest.mark.rule("OW-reload")
def test_reload_markers_come_off_in_turns_without_firing_and_moving() -> None:
    state = pair("de-panzerfaust")
    state.turn = 1
    crewed_weapons.fired(state, "de-1.1", 0, 2)
    assert state.models["de-1.1"].reload == (2,) and not crewed_weapons.is_loaded(state.models["de-1.1"], 0)
    crewed_weapons.take_off_markers(state)
    assert state.models["de-1.1"].reload == (2,)
    state.turn = 2
    state.change("de-1.1", went=2)
    crewed_weapons.take_off_markers(state)
    assert state.models["de-1.1"].reload == (2,)
    for turn in (3, 4):
        state.turn = turn
        crewed_weapons.take_off_markers(state)
    assert crewed_weapons.is_loaded(state.models["de-1.1"], 0)


def fire_at_gun(state: State, faces: list[int]) -> Battle:
    battle = chain(state, "", "fire-3", opener="red", faces=faces)
    keep(state, "us-1", 1)
    put(state, "us-1.1", 500, 500, weapons=("us-m1903",))
    battle.say("order us-1 fire-3", "target de-1")
    return battle


@pytest.mark.rule("OW-gun-target", "OW-shield-roll", "OW-shield-front")
def test_hits_on_a_gun_roll_in_its_column_and_the_shield_stops_one_to_four() -> None:
    state = gun()
    battle = fire_at_gun(state, [7, 4, 4])
    assert battle.seen(ShotsFired)[0].part == "gun"
    assert battle.seen(GunStruck)[0].result == "assistants"
    assert battle.seen(ShieldHeld)[0].stopped == 1 and len(state.men("de-1")) == 5
    state = gun()
    battle = fire_at_gun(state, [7, 4, 5, 6])
    assert battle.seen(ShieldHeld)[0].stopped == 0
    assert battle.asked == "blue choose" and battle.options()[0].startswith("duck")
    state = gun()
    battle = fire_at_gun(state, [7, 4, 5, 7])
    assert battle.options()[0].startswith("lose")


@pytest.mark.rule("OW-gun-noshield", "OW-shield-better", "OW-shield-front")
def test_the_cover_of_a_crew() -> None:
    state = gun()
    piece = state.gun_of("de-1")
    assert piece is not None
    assert crewed_weapons.crew_cover(state, piece, (500, 100), "open") == "medium"
    assert crewed_weapons.crew_cover(state, piece, (1500, 900), "open") == "light"
    assert crewed_weapons.crew_cover(state, piece, (500, 100), "heavy") == "heavy"
    assert crewed_weapons.crew_cover(state, piece, (1500, 900), "medium") == "medium"
    state.alter("de-1", traits=())
    assert crewed_weapons.crew_cover(state, piece, (500, 100), "open") == "light"


@pytest.mark.rule("OW-shield-off")
def test_crew_out_of_cohesion_or_without_a_gun_has_no_shield() -> None:
    state = gun()
    man = state.men("de-1")[0]
    assert crewed_weapons.serves_gun(state, man)
    put(state, man.id, man.x + 300, man.y)
    assert not crewed_weapons.serves_gun(state, state.models[man.id])
    other = state.men("de-1")[1]
    piece = state.gun_of("de-1")
    assert piece is not None
    state.change(piece.id, destroyed=True)
    assert not crewed_weapons.serves_gun(state, other)


@pytest.mark.rule("OW-damage", "OW-gun-lost")
def test_main_weapon_destroys_the_piece_and_only_that_does() -> None:
    state = gun()
    battle = fire_at_gun(state, [7, 10])
    assert battle.seen(GunDestroyed) and state.gun_of("de-1") is None
    state = gun()
    for man in state.men("de-1"):
        losses.kill(state, man.id, [])
    piece = state.models["de-1.0"]
    assert not piece.destroyed


@pytest.mark.rule("OW-gun-succession")
def test_an_assistant_becomes_gunner() -> None:
    state = gun()
    gunner = next(man for man in state.men("de-1") if man.role == "gunner")
    losses.kill(state, gunner.id, [])
    assert sum(man.role == "gunner" for man in state.men("de-1")) == 1
    piece = state.gun_of("de-1")
    assert piece is not None and targets.gunner_sees(state, piece)


def two_guns() -> State:
    state = table(size=1800)
    deploy(state, "de-1", "de-pak40", (500, 900), platoon="p:1")
    deploy(state, "de-2", "de-pak40", (560, 900), platoon="p:1")
    deploy(state, "us-1", "us-rifles", (500, 500), 1800)
    state.alter("us-1", posture="fired")
    return state


@pytest.mark.rule("OW-battery-same", "OW-battery-ph")
def test_like_guns_of_a_platoon_form_a_battery() -> None:
    state = two_guns()
    deploy(state, "de-3", "de-flak36", (700, 900), platoon="p:1")
    assert batteries.why_not_battery(state, (state.units["de-1"], state.units["de-3"])) is batteries.NO_BATTERY
    assert batteries.why_not_battery(state, (state.units["de-1"], state.units["de-2"])) is None
    batteries.form_battery(state, ("de-1", "de-2"))
    one = state.units["de-1"]
    assert one.panic == 4 and len(state.guns_of(one)) == 2 and "de-2" not in state.units and "battery" in one.traits
    state.turn = 1
    assert batteries.why_not_battery(state, (one, one)) is batteries.NO_BATTERY


@pytest.mark.rule("OW-battery-loss")
def test_the_owner_spreads_a_batterys_losses_and_a_catastrophe_takes_one_piece() -> None:
    state = two_guns()
    batteries.form_battery(state, ("de-1", "de-2"))
    state.stack = [aiming.Spread("blue", ("de-1.0", "de-2.0"), "sa", (), (500, 100), 2)]
    battle = Battle(state, [10, 10])
    assert battle.options() == ["lose de-1.0", "lose de-2.0"]
    assert battle.refused("lose de-1.1") == "not-a-piece"
    battle.do("lose de-2.0")
    assert not state.models["de-1.0"].destroyed and state.models["de-2.0"].destroyed
    assert battle.options() == ["lose de-1.0"]
    state = two_guns()
    batteries.form_battery(state, ("de-1", "de-2"))
    area.strike_gun(state, "de-1.0", "hw", (), (500, 100), 1, Scripted([10, 1, 1] + [1] * 30), [])
    assert state.models["de-1.0"].destroyed and not state.models["de-2.0"].destroyed


@pytest.mark.rule("OW-reload")
def test_a_weapon_is_loaded_while_its_bearer_fires_another() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (600, 600), options=("panzerfaust",))
    man = next(m for m in state.men("de-1") if any(WEAPONS[w].group == "launcher" for w in m.weapons))
    faust = next(n for n, w in enumerate(man.weapons) if WEAPONS[w].group == "launcher")
    state.turn = 1
    crewed_weapons.fired(state, man.id, faust, 1)
    crewed_weapons.take_off_markers(state)
    assert not crewed_weapons.is_loaded(state.models[man.id], faust)  # it was fired in this turn
    state.turn = 2
    crewed_weapons.fired(state, man.id, 1 - faust, 0)
    crewed_weapons.take_off_markers(state)
    assert crewed_weapons.is_loaded(state.models[man.id], faust)
    state.turn = 3
    crewed_weapons.fired(state, man.id, faust, 1)
    crewed_weapons.take_off_markers(state)
    state.turn = 4
    put(state, man.id, man.x, man.y, went=4)
    crewed_weapons.take_off_markers(state)
    assert not crewed_weapons.is_loaded(state.models[man.id], faust)  # who moves does not load


@pytest.mark.rule("OW-R50")
def test_contact_and_beside_are_measured_from_the_middles() -> None:
    state = face_off(300)
    put(state, "de-1.2", 525, 800)
    assert crewed_weapons.contacts(state, state.models["de-1.1"], frozenset()) == ["de-1.2"]
    put(state, "de-1.2", 526, 800)
    assert crewed_weapons.contacts(state, state.models["de-1.1"], frozenset()) == []
    feature(state, "wall", "low-wall", (400, 830), (700, 830))
    assert cover.shelter(state, state.models["de-1.1"]) == "medium"
    put(state, "de-1.1", 500, 799)
    assert cover.shelter(state, state.models["de-1.1"]) == "open"


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


@pytest.mark.rule("OW-assist-busy")
@pytest.mark.parametrize("shaken", [False, True])
def test_who_is_shaken_does_not_serve_the_machine_gun(shaken: bool) -> None:
    """A shaken assistant does nothing, and the gun fires half its rate."""
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), (520, 600))
    put(state, "de-1.1", 500, 600, weapons=("de-mg42",))
    put(state, "de-1.2", 520, 600, weapons=("de-kar98k",), shaken=shaken)
    alone(state, "us-1", "us-rifles", (510, 300))
    state.alter("us-1", posture="fired")
    battle = chain(state, "fire-3", "", faces=[1] * 30)
    battle.say("order de-1 fire-3", "target us-1")
    rate = next(mode.rof for mode in WEAPONS["de-mg42"].modes)
    assert [(each.weapon, each.shots) for each in battle.seen(ShotsFired)] == [
        ("de-mg42", (rate + 1) // 2 if shaken else rate)
    ]


@pytest.mark.rule("OW-mmg", "OW-lmg-tripod", "OW-order-assault")
@pytest.mark.parametrize(
    ("arms", "traits", "way", "fires"),
    [
        ("de-mg42-tripod", (), "go slow 500:950 ()", False),
        ("de-mg42-tripod", (), "stay", True),
        ("de-mg42", ("tripod",), "go slow 500:950 ()", False),
        ("de-mg42", ("tripod",), "stay", True),
        ("de-mg42", (), "go slow 500:950 ()", True),
    ],
)
def test_what_cannot_move_and_fire_does_not_fire_before_its_move_either(
    arms: str, traits: tuple[str, ...], way: str, fires: bool
) -> None:
    state = pair(arms)
    state.change("de-1.1", traits=traits)
    battle = chain(state, "assault-3", "", faces=[1] * 20)
    battle.say("order de-1 assault-3", way, "shoot before us-1")
    fired = {each.weapon for each in battle.seen(ShotsFired)}
    assert (arms in fired) is fires
    assert ("de-kar98k" in fired) is not fires, "who has no weapon to serve fires his own"


@pytest.mark.rule("OW-assist-busy", "OW-lmg")
def test_nobody_serves_two_machine_guns() -> None:
    """One man touches both gunners, who do not touch each other: the second fires at half rate."""
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), (524, 600), (548, 600), arms=("de-mg42",))
    put(state, "de-1.2", 524, 600, weapons=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (520, 300))
    state.alter("us-1", posture="fired")
    battle = chain(state, "fire-3", "", faces=[1] * 30)
    battle.say("order de-1 fire-3", "target us-1")
    rate = next(mode.rof for mode in WEAPONS["de-mg42"].modes)
    assert sum(each.shots for each in battle.seen(ShotsFired)) == rate + (rate + 1) // 2


@pytest.mark.rule("OW-assist-busy")
def test_the_assistant_is_busy_also_where_he_stands_first_in_his_unit() -> None:
    state = table()
    alone(state, "de-1", "de-grenadiers", (500, 600), (520, 600), arms=("de-kar98k",))
    put(state, "de-1.2", 520, 600, weapons=("de-mg42",))
    alone(state, "us-1", "us-rifles", (500, 300))
    state.alter("us-1", posture="fired")
    battle = chain(state, "fire-3", "", faces=[1] * 20)
    battle.say("order de-1 fire-3", "target us-1")
    rate = next(mode.rof for mode in WEAPONS["de-mg42"].modes)
    assert [(each.weapon, each.shots) for each in battle.seen(ShotsFired)] == [("de-mg42", rate)]


@pytest.mark.rule("OW-shield-front", "OW-shield-roll")
@pytest.mark.parametrize(("firer", "cover"), [((500, 500), "medium"), ((900, 900), "light")])
def test_the_shield_helps_against_shots_from_the_front_wherever_others_of_the_unit_stand(
    firer: Point, cover: str
) -> None:
    """The first man of the unit stands in front of the gun and cannot fire; the second fires from front or flank."""
    state = gun()
    alone(state, "us-1", "us-rifles", (480, 700), firer, arms=("us-garand",))
    state.change("us-1.1", rose=1)
    battle = chain(state, "", "fire-3", opener="red", faces=[10] * 2 + [5] * 6)
    battle.say("order us-1 fire-3", "target de-1")
    assert {each.cover for each in battle.seen(DamageRolled)} == {cover}
