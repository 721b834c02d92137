"""Vehicles: crews, tasks, who looks out, and what that means for seeing and driving."""

import pytest
from helpers import deploy, feature, field, rolled

from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.ground import outlines
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry.detection import detects, is_valid
from sandtable.games.operation.rules.infantry.losses import kill
from sandtable.games.operation.rules.vehicles import boarding, crew, exposure, mounted_weapons, nerves, vehicle_damage
from sandtable.games.operation.rules.vehicles.driving import drive_allowance
from sandtable.games.operation.rules.vehicles.strikes import Strike
from sandtable.games.operation.rules.weapons import hits, targets, vehicle_hits, vehicle_volley
from sandtable.games.operation.tables import ENTRIES, WEAPONS, WeaponMount, detection, parse_result
from sandtable.games.operation.view.knowledge import knowledge
from sandtable.kernel import Event


def mounts(kind: str, *names: str) -> tuple[WeaponMount, ...]:
    return tuple(mount for mount in ENTRIES[kind].mounts if mount.id in names)


@pytest.mark.rule("OW-crew-gunner", "OW-R37")
def test_one_gunner_fires_the_main_gun_or_its_companion() -> None:
    entry = ENTRIES["de-panzer4"]
    both = crew.tasks_for("fire", False, mounts("de-panzer4", "main", "coaxial"), entry, False, False)
    assert both == ["gunner"]
    assert [crew.task_of(entry, mount) for mount in entry.mounts] == ["gunner", "gunner", "machine-gunner"]


@pytest.mark.rule("OW-crew-mg", "OW-crew-aa", "OW-exposed-task")
def test_machine_gunner_and_exposed_anti_aircraft_gunner() -> None:
    entry = ENTRIES["us-sherman"]
    hull, roof = mounts("us-sherman", "hull")[0], mounts("us-sherman", "aa")[0]
    assert crew.task_of(entry, hull) == "machine-gunner"
    assert crew.task_of(entry, roof) == "anti-aircraft"
    assert crew.is_exposed_task(entry, roof)
    assert not crew.is_exposed_task(entry, hull)
    state = field()
    tank = state.models[deploy(state, "us-1", "us-sherman", (500, 500))]
    vehicle_volley.expose(state, tank, hull)
    assert not exposure.exposed(state, tank.id)
    vehicle_volley.expose(state, tank, roof)
    assert len(exposure.exposed(state, tank.id)) == 1


@pytest.mark.rule("OW-ex-19", "OW-crew-idle")
def test_on_a_move_only_the_driver_works() -> None:
    entry = ENTRIES["de-panzer4"]
    assert crew.tasks_for("move", True, entry.mounts, entry, False, False) == ["driver"]
    assert crew.tasks_for("assault", True, entry.mounts, entry, False, False) == [
        "driver",
        "gunner",
        "machine-gunner",
    ]


@pytest.mark.rule("OW-crew-one", "OW-crew-driver", "OW-crew-boarded")
def test_each_task_needs_a_man_who_is_fit_and_was_aboard_all_turn() -> None:
    state = field()
    tank = state.models[deploy(state, "us-1", "us-sherman", (500, 500))]
    wanted = ["driver", "gunner", "machine-gunner", "commander", "anti-aircraft"]
    assert crew.why_not_crewed(state, tank, wanted) is None
    state.change("us-1.5", shaken=True)
    assert crew.why_not_crewed(state, tank, wanted) == crew.SHORT_OF_MEN
    state.change("us-1.5", shaken=False, boarded=state.turn)
    assert crew.why_not_crewed(state, tank, wanted) == crew.SHORT_OF_MEN
    for n in range(1, 6):
        state.change(f"us-1.{n}", shaken=True)
    assert crew.why_not_crewed(state, tank, ["driver"]) == crew.NO_DRIVER


@pytest.mark.rule("OW-ex-16", "OW-crew-boarded")
def test_a_crew_that_has_just_boarded_again_does_nothing_else() -> None:
    state = field()
    tank = state.models[deploy(state, "us-1", "us-sherman", (500, 500))]
    out: list[Event] = []
    assert not nerves.test_nerves(state, tank, rolled(3), out)
    assert not state.crew(tank.id)
    state.turn = 2
    men = tuple(man.id for man in state.men("us-1"))
    boarding.board(state, men, tank, out)
    assert len(state.crew(tank.id)) == 5
    assert crew.able(state, tank.id) == []
    state.turn = 3
    assert len(crew.able(state, tank.id)) == 5


@pytest.mark.rule("OW-crew-radio")
def test_without_a_radio_task_nobody_communicates() -> None:
    state = field()
    assert crew.has_radio(ENTRIES["de-panzer4"], state.models[deploy(state, "de-1", "de-panzer4", (400, 400))])
    firefly = state.models[deploy(state, "uk-1", "uk-firefly", (800, 400))]
    assert crew.why_not_crewed(state, firefly, ["radio"]) == crew.NO_RADIO


@pytest.mark.rule("OW-crew-loader", "OW-vehicle-auto")
def test_a_gun_without_a_loader_is_marked_and_machine_guns_never_are() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (400, 400))]
    main, hull = mounts("de-panzer4", "main")[0], mounts("de-panzer4", "hull")[0]
    assert crew.reload_markers(state, tank, main, ["gunner"]) == 0
    for n in range(2, 6):
        state.change(f"de-1.{n}", shaken=True)
    assert crew.reload_markers(state, tank, main, ["gunner"]) == 1
    assert crew.reload_markers(state, tank, hull, ["machine-gunner"]) == 0


@pytest.mark.rule("OW-crew-commander")
def test_only_when_the_commander_is_dead_others_look_out_in_their_order() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (400, 400))]
    roles = {man.role: man.id for man in state.crew(tank.id)}
    found = crew.lookout(state, tank)
    assert found is not None and found.role == "commander"
    state.change(roles["commander"], shaken=True)
    assert crew.lookout(state, tank) is None
    assert crew.why_not_look_out(state, tank) == crew.NOBODY_LOOKS_OUT
    kill(state, roles["commander"], [])
    found = crew.lookout(state, tank)
    assert found is not None and found.id == roles["machine-gunner"]
    kill(state, roles["machine-gunner"], [])
    found = crew.lookout(state, tank)
    assert found is not None and found.id == roles["driver"]


@pytest.mark.rule("OW-vd-record", "OW-vd-crew")
def test_everybody_sees_who_of_a_crew_lives_and_lies_shaken_after_a_hit() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (400, 400))
    seen = [card(state, tank)]
    for cell, dice in (("crew 2", (8, 6)), ("crew 4", (8, 8, 8, 1))):  # in heavy cover 8 kills and 6 shakes
        shot = Strike("", "", (0, 0), "us-gun-75", "ap", tank)
        vehicle_damage.apply_result(state, tank, parse_result(cell), shot, rolled(*dice), [])
        seen.append(card(state, tank))
    assert seen == [(5, 0, True), (4, 1, True), (1, 1, False)]


def card(state: State, tank: str) -> tuple[int, int, bool]:
    """What the other side's view says of a crew: men alive, men shaken, whether the commander lives."""
    models = knowledge(state, frozenset(("blue",))).models.values()
    men = [man for man in models if man.aboard == tank]
    return len(men), sum(man.shaken for man in men), any(man.role == "commander" for man in men)


@pytest.mark.rule("OW-ex-20", "OW-buttoned-25", "OW-buttoned-pop")
def test_buttoned_up_panzer_iv_detects_at_35() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (400, 400))]
    base = detection(vehicle=False, posture="moved", cover=True, night=False)
    assert exposure.detection_distance(state, tank, base) == 350
    state.change("de-1.1", exposed=True)
    assert exposure.detection_distance(state, tank, base) == 600
    state.change("de-1.1", shaken=True)
    assert exposure.detection_distance(state, tank, base) == 350
    main = outlines.entry_of(state, tank).mounts[0]
    assert [line.value for line in mounted_weapons.vehicle_lines(state, tank, main, tank, True)] == ["-1"]
    jeep = state.models[deploy(state, "us-1", "us-jeep", (800, 400))]
    assert exposure.detection_distance(state, jeep, base) == 600


@pytest.mark.rule("OW-ex-21", "OW-buttoned-move")
def test_medium_tank_driving_20_in_all_needs_no_lookout() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (400, 400))]
    assert exposure.why_not_buttoned(state, tank, 200, "fast", False) is None
    assert exposure.why_not_buttoned(state, tank, 250, "fast", False) is None
    assert exposure.why_not_buttoned(state, tank, 251, "fast", False) == exposure.MUST_LOOK_OUT
    assert exposure.why_not_buttoned(state, tank, 251, "fast", True) is None


@pytest.mark.rule("OW-ex-22", "OW-buttoned-bonus", "OW-R11")
def test_t34_on_a_30_cm_assault_needs_a_lookout() -> None:
    state = field()
    tank = state.models[deploy(state, "su-1", "su-t34", (400, 400))]
    assert drive_allowance(state, tank, "assault", "fast") == 300
    assert exposure.limit_buttoned(tank) == 250
    assert exposure.why_not_buttoned(state, tank, 300, "fast", False) == exposure.MUST_LOOK_OUT


@pytest.mark.rule("OW-exposed-fire", "OW-av-exposed")
def test_who_looks_out_is_a_target_for_small_arms_only() -> None:
    state = field()
    tank = state.models[deploy(state, "de-1", "de-panzer4", (400, 400))]
    deploy(state, "us-1", "us-rifles", (400, 600))
    assert vehicle_hits.exposed_parts(state, tank, []) == ()
    state.change("de-1.1", exposed=True)
    part = vehicle_hits.exposed_parts(state, tank, [])[0]
    assert [line.value for line in hits.part_lines(part)] == ["-2"]
    garand, gun = WEAPONS["us-garand"].modes[0], WEAPONS["us-gun-75"]
    assert vehicle_volley.useful(garand, part, tank)
    assert not any(vehicle_volley.useful(mode, part, tank) for mode in gun.modes)
    unit, foe = state.units["us-1"], state.units["de-1"]
    shots = targets.shots_at(state, unit, foe, part, "fire", "", False, False)
    assert shots and all(WEAPONS[shot.weapon].mode(shot.mode).table == "sa" for shot in shots)  # type: ignore[union-attr]
    assert not targets.shots_at(state, unit, foe, part, "fire", "grenades", False, True)


@pytest.mark.rule("OW-night-commander")
def test_at_night_anything_faster_than_slow_needs_a_lookout() -> None:
    state = field("night")
    tank = state.models[deploy(state, "de-1", "de-panzer4", (400, 400))]
    assert exposure.why_not_buttoned(state, tank, 100, "fast", False) == exposure.MUST_LOOK_OUT_AT_NIGHT
    assert exposure.why_not_buttoned(state, tank, 100, "slow", False) is None


@pytest.mark.rule("OW-detect", "OW-vcover-half")
def test_a_wall_that_hides_less_than_half_of_a_tank_does_not_hide_it_from_detection() -> None:
    state = field()
    deploy(state, "us-1", "us-rifles", (1000, 1600))
    tank = deploy(state, "de-1", "de-panzer4", (1000, 900), 1800)
    state.alter("de-1", posture="stationary", silent=True)
    feature(state, "post", "low-wall", (985, 980), (1015, 980))
    us, them = state.units["us-1"], state.units["de-1"]
    lines = {each: seen for each, seen in sights(state, us, them).items() if seen[tank].cover}
    assert lines and is_valid(state, us, them)
    assert detects(state, us, them, lines)  # in the open it is detected at 100 cm, in cover at 50


@pytest.mark.rule("OW-buttoned-pop", "OW-detect", "OW-vcover-half")
def test_who_looks_out_judges_the_cover_of_a_tank_as_others_do() -> None:
    state = field()
    deploy(state, "us-1", "us-sherman", (1000, 1600))
    deploy(state, "de-1", "de-panzer4", (1000, 900), 1800)
    state.alter("de-1", posture="stationary", silent=True)
    feature(state, "post", "low-wall", (985, 980), (1015, 980))
    us, them = state.units["us-1"], state.units["de-1"]
    assert any(look.cover for seen in sights(state, us, them).values() for look in seen.values())
    assert exposure.detects_fully(state, us, them)
    feature(state, "bank", "low-wall", (900, 980), (1100, 980))
    assert not exposure.detects_fully(state, us, them)


@pytest.mark.rule("OW-R60")
def test_the_commander_is_hit_last_of_the_standing_men() -> None:
    state = field()
    tank = deploy(state, "de-1", "de-panzer4", (500, 500))
    state.change("de-1.4", shaken=True)
    order = [man.id for man in crew.in_loss_order(state, tank)]
    assert order == ["de-1.2", "de-1.3", "de-1.5", "de-1.1", "de-1.4"]
