"""Optional chapters: squadrons and attachments."""

import pytest
from helpers import deploy, feature, field, kinds, rolled, square, table

from sandtable.games.operation.actions.vehicle import Aim, Drive
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.notes import Contact
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.announcing import vehicle_course
from sandtable.games.operation.rules.announcing.vehicle_aims import WeaponTarget
from sandtable.games.operation.rules.chapters import attachments, squadrons
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry import morale
from sandtable.games.operation.rules.turn.cards import hand_limit
from sandtable.games.operation.rules.vehicles import boarding, driving, explosions, vehicle_damage
from sandtable.games.operation.rules.vehicles.nerves import bail_out
from sandtable.games.operation.rules.vehicles.strikes import Strike
from sandtable.games.operation.rules.weapons.target_parts import parts
from sandtable.games.operation.tables import CARD_OF, parse_result
from sandtable.kernel import Event, Point


def squadron(n: int = 2) -> State:
    state = field("squadrons", turn=0)
    for k in range(n):
        deploy(state, f"us-{k}", "us-sherman", (1000 + 100 * k, 1500), 0)
    squadrons.form_squadron(state, tuple(f"us-{k}" for k in range(n)))
    state.turn = 1
    return state


@pytest.mark.rule("OW-sq-form", "OW-optional")
def test_identical_vehicles_form_a_squadron_before_play() -> None:
    state = field("squadrons", turn=0)
    for k, kind in enumerate(("us-sherman", "us-sherman", "us-stuart")):
        deploy(state, f"us-{k}", kind, (1000 + 100 * k, 1500))
    one, two, three = (state.units[f"us-{k}"] for k in range(3))
    assert squadrons.why_not_squadron(state, (one, two)) is None
    assert squadrons.why_not_squadron(state, (one, three)) == squadrons.NOT_ONE_KIND
    state.turn = 1
    assert squadrons.why_not_squadron(state, (one, two)) == squadrons.NOT_ONE_KIND
    off = field(turn=0)
    deploy(off, "us-0", "us-sherman", (1000, 1500))
    deploy(off, "us-1", "us-sherman", (1200, 1500))
    assert squadrons.why_not_squadron(off, (off.units["us-0"], off.units["us-1"])) == squadrons.NOT_ONE_KIND
    made = squadron(3)
    assert len(squadrons.vehicles(made, "us-0")) == 3 and "us-1" not in made.units


@pytest.mark.rule("OW-sq-immobile", "OW-sq-failed")
def test_left_behind_is_lost() -> None:
    state = squadron()
    state.refit("us-1.0", immobile=True)
    squadrons.leave_behind(state, "us-0", [])
    assert not state.models["us-1.0"].destroyed
    state.change("us-0.0", x=2000)
    squadrons.leave_behind(state, "us-0", [])
    assert state.models["us-1.0"].destroyed and len(state.everyone("us-0")) == 5
    other = squadron()
    bail_out(other, other.models["us-1.0"], [])
    squadrons.leave_behind(other, "us-0", [])
    assert len(other.everyone("us-0")) == 10
    other.change("us-0.0", x=2200)
    squadrons.leave_behind(other, "us-0", [])
    assert len(other.everyone("us-0")) == 5


@pytest.mark.rule("OW-sq-courage", "OW-sq-alone")
def test_half_lost_calls_for_courage() -> None:
    state = squadron()
    assert squadrons.courage(state, "us-0", rolled(), [])
    explosions.explode(state, "us-1.0", rolled(1), [])
    assert not state.units["us-0"].broken
    out: list[Event] = []
    assert not squadrons.courage(state, "us-0", rolled(3), out)
    assert kinds(out) == ["CourageTested", "VehicleDriven", "UnitMarked"]
    assert state.models["us-0.0"].y == 1680 and state.models["us-0.0"].facing == 0  # 18 cm backwards
    assert {(man.x, man.y) for man in state.crew("us-0.0")} == {(1000, 1680)}
    assert squadrons.courage(state, "us-0", rolled(), out)  # once


@pytest.mark.rule("OW-sq-alone", "OW-sq-failed", "OW-R92")
def test_a_vehicle_that_breaks_leaves_the_others_alone() -> None:
    state = squadron()
    strike = Strike("", "", (0, 0), "de-gun-75", "ap", "us-1.0")
    vehicle_damage.apply_result(state, "us-1.0", parse_result("crew 1"), strike, rolled(9), [])
    morale.settle(state, rolled(2), [])
    assert not state.units["us-0"].broken
    assert len(state.crew("us-0.0")) == 5 and not state.crew("us-1.0") and len(state.men("us-0")) == 4
    assert all(man.shaken for man in state.men("us-0"))


@pytest.mark.rule("OW-at-tanks", "OW-R31")
def test_tanks_in_radio_contact_act_together() -> None:
    state = field("attachments")
    for k in range(3):
        deploy(state, f"us-{k}", "us-sherman", (1000 + 180 * k, 1500), 0, platoon="t")
    refuse = attachments.why_not_attach
    assert refuse(state, "red", ("us-0", "us-1")) == attachments.NO_CONTACT
    assert not attachments.hail(state, "us-0", "us-1", rolled(5), [])
    assert attachments.hail(state, "us-0", "us-1", rolled(6), [])
    assert refuse(state, "red", ("us-0", "us-1")) == attachments.NO_CONTACT  # only from the next turn
    state.turn = 2
    assert refuse(state, "red", ("us-0", "us-1")) is None
    attachments.attach(state, ("us-0", "us-1"), [])
    state.contacts = (Contact(("us-0", "us-2"), 1),)
    assert refuse(state, "red", ("us-0", "us-2")) is None  # 36 cm from the first, 18 from the second: a chain
    state.change("us-2.0", x=2000)
    assert refuse(state, "red", ("us-0", "us-2")) == attachments.TOO_FAR_APART


@pytest.mark.rule("OW-at-tanks", "OW-optional")
def test_only_like_tanks_of_one_platoon_become_a_group() -> None:
    """All stand together and have spoken with the first."""
    state = field("attachments", turn=2)
    others = {
        "us-1": ("us-sherman", "t"),
        "us-2": ("us-sherman", "u"),
        "us-3": ("us-stuart", "t"),
        "us-4": ("us-m3", "t"),
    }
    deploy(state, "us-0", "us-sherman", (1000, 1500), 0, platoon="t")
    for n, (name, (kind, platoon)) in enumerate(others.items()):
        deploy(state, name, kind, (1060 + 60 * n, 1500), 0, platoon=platoon)
    state.contacts = tuple(Contact(("us-0", name), 1) for name in others)
    refuse = attachments.why_not_attach
    assert [refuse(state, "red", ("us-0", name)) is None for name in others] == [True, False, False, False]
    assert refuse(state, "blue", ("us-0", "us-1")) == attachments.NOT_ALIKE
    assert refuse(state, "red", ("us-0",)) == refuse(state, "red", ("us-0", "us-9")) == attachments.NOT_ALIKE
    for change in ({"broken": True}, {"off": True}):
        state.alter("us-1", **change)
        assert refuse(state, "red", ("us-0", "us-1")) == attachments.NOT_ALIKE
        state.alter("us-1", broken=False, off=False)
    state.switches = ()
    assert refuse(state, "red", ("us-0", "us-1")) == attachments.CHAPTER_OFF


@pytest.mark.rule("OW-at-fire", "OW-at-leave")
def test_one_card_for_a_group_until_it_parts_again() -> None:
    state = field("attachments")
    for k in range(2):
        deploy(state, f"us-{k}", "us-sherman", (1000 + 150 * k, 1500), 0, platoon="t")
    before = hand_limit(state, "red")
    attachments.attach(state, ("us-0", "us-1"), [])
    assert hand_limit(state, "red") == before - 1
    for k in range(2):
        deploy(state, f"de-{k}", "de-grenadiers", (1000 + 200 * k, 1100), 1800)
        state.alter(f"de-{k}", posture="fired")
    weapon, draft = WeaponTarget(1), Intent("red", "us-0", CARD_OF["fire-3"])
    draft = weapon.answer(state, draft, (), Aim("main", "de-0", "he"))
    assert [aim.model for aim in draft.aims] == ["us-0.0", "us-1.0"]  # all main guns at one target
    assert weapon.why_not(state, draft, (), Aim("hull", "de-1", "direct")) is None  # the others at another
    assert attachments.why_not_detach(state, "red", "us-1") == attachments.JUST_ATTACHED
    state.turn = 2
    assert attachments.why_not_detach(state, "red", "us-1") is None
    attachments.detach(state, "us-1", [])
    assert hand_limit(state, "red") == before
    assert len(state.units["us-1"].models) == 6 and state.models["us-1.0"].unit == "us-1"


@pytest.mark.rule("OW-at-transport", "OW-at-follow", "OW-at-riders", "OW-R34", "OW-at-aboard")
def test_infantry_attached_to_vehicles() -> None:
    state = field("attachments")
    truck = deploy(state, "us-0", "us-gmc", (1000, 1000), 0)
    deploy(state, "us-1", "us-rifles", (1000, 1075), 0)
    deploy(state, "us-2", "us-rifles", (2000, 1075), 0)
    tank = deploy(state, "us-3", "us-sherman", (2000, 960), 0)
    refuse = attachments.why_not_attach
    assert refuse(state, "red", ("us-0", "us-1")) is None
    assert refuse(state, "red", ("us-0", "us-2")) == attachments.NOT_BESIDE_LORRY
    assert refuse(state, "red", ("us-3", "us-2")) is None  # on foot behind the tank
    attachments.attach(state, ("us-0", "us-1"), [])
    state.turn = 2
    men = tuple(man.id for man in state.men("us-0"))
    boarding.board(state, men, state.models[truck], [])
    aboard = state.crew(truck)
    deploy(state, "de-1", "de-grenadiers", (1000, 1500), 0)
    shooter, target = state.units["de-1"], state.units["us-0"]
    seen = [name for part in parts(state, shooter, target, sights(state, shooter, target)) for name in part.models]
    assert len(aboard) > 1 and not [man for man in aboard if man.id in seen] and truck in seen
    outside = [man.id for man in state.men("us-0")]
    explosions.explode(state, truck, rolled(1, *[1] * len(outside)), [])
    assert not [man for man in aboard if man.id in state.models]
    attachments.attach(state, ("us-3", "us-2"), [])
    explosions.explode(state, tank, rolled(1), [])
    assert len(state.men("us-3")) == 10  # nobody within 1 cm


@pytest.mark.rule("OW-at-leave", "OW-R66")
def test_who_is_left_again_has_his_own_panic_limit() -> None:
    state = table("attachments")
    deploy(state, "de-1", "de-opel", (600, 600))
    deploy(state, "de-2", "de-grenadiers", (600, 660))
    own, guest = state.units["de-1"].panic, state.units["de-2"].panic
    assert own != guest
    attachments.attach(state, ("de-1", "de-2"), [])
    assert state.units["de-1"].panic == max(own, guest)
    attachments.detach(state, "de-2", [])
    assert (state.units["de-1"].panic, state.units["de-2"].panic) == (own, guest)


@pytest.mark.rule("OW-R66")
def test_an_attached_unit_takes_the_larger_panic_limit() -> None:
    state = field("attachments")
    deploy(state, "us-0", "us-gmc", (1000, 1000), 0)
    deploy(state, "us-1", "us-rifles", (1000, 1075), 0)
    attachments.attach(state, ("us-0", "us-1"), [])
    assert (state.units["us-0"].panic, state.units["us-0"].training) == (3, 4)


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
