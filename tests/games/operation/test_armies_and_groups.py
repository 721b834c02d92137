"""Attachments, squadrons, tunnels and points in play."""

import pytest
from helpers import Battle, answer, chain, deploy, face_off, feature, field, keep, put, square, table
from msgspec.structs import replace

from sandtable.games.operation.actions.vehicle import Hide
from sandtable.games.operation.events.infantry import MineSetOff, OrderLost, ShotsFired
from sandtable.games.operation.events.vehicle import MenBoarded, VehicleDriven
from sandtable.games.operation.flow.chapters import SinkEntries
from sandtable.games.operation.flow.setting_up import Deployment, Muster
from sandtable.games.operation.flow.turn import Exchange
from sandtable.games.operation.flow.turn_start import Attachments
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.notes import Contact
from sandtable.games.operation.model.state import Objective, State
from sandtable.games.operation.rules.army.lists import Purchase, merge, price
from sandtable.games.operation.rules.chapters import squadrons, tunnels
from sandtable.games.operation.rules.ground.outlines import gap_at_most, piece_outline
from sandtable.games.operation.rules.infantry import morale
from sandtable.games.operation.rules.infantry.losses import kill
from sandtable.games.operation.rules.turn import verdict
from sandtable.games.operation.rules.turn.cards import NUMBER
from sandtable.games.operation.rules.turn.verdict import scores
from sandtable.games.operation.rules.vehicles.clearance import hull_meets
from sandtable.games.operation.rules.vehicles.nerves import test_nerves as take_nerves
from sandtable.games.operation.tables import CARDS, DECK, HALVES, WEAPONS
from sandtable.geometry.table import bearing, length
from sandtable.kernel import Scripted


def begin(state: State, frame: object, faces: list[int] | None = None) -> Battle:
    """A battle that stands at one frame."""
    state.stack = [frame]
    return Battle(state, faces)


@pytest.mark.rule("OW-at-tanks", "OW-R31")
def test_any_number_of_tanks_join_one_group_in_a_turn() -> None:
    state = table("attachments", size=2000)
    for n in range(3):
        deploy(state, f"us-{n}", "us-sherman", (600 + 150 * n, 1500), platoon="t")
    state.turn = 2
    state.contacts = (Contact(("us-0", "us-1"), 1), Contact(("us-1", "us-2"), 1))
    battle = begin(state, Attachments("red"))
    battle.do("attach us-0,us-1")
    assert "attach us-0,us-2" in battle.options()  # in contact with the second, and near it
    battle.do("attach us-0,us-2")
    assert len([m for m in state.units["us-0"].models if m in state.vehicles]) == 3


@pytest.mark.rule("OW-at-tanks", "OW-crew-radio")
def test_who_is_called_by_two_tanks_in_a_turn_has_contact_with_both() -> None:
    state = table("attachments", size=2000)
    for n in range(3):
        deploy(state, f"de-{n}", "de-panzer4", (600 + 150 * n, 1500), platoon="t")
    deploy(state, "us-1", "us-rifles", (100, 100), 1800)
    for caller in ("de-0", "de-2"):
        battle = chain(state, "ambush-3", "", faces=[6])
        battle.do(f"order {caller} ambush-3")
        answer(battle, "hail de-1")
    assert {contact.units for contact in state.contacts} == {("de-0", "de-1"), ("de-1", "de-2")}
    state.turn = 2
    battle = begin(state, Attachments("blue"))
    assert {"attach de-0,de-1", "attach de-2,de-1"} <= set(battle.options())
    assert "attach de-0,de-2" not in battle.options()


@pytest.mark.rule("OW-at-transport")
def test_several_units_share_one_lorry_while_there_is_room() -> None:
    state = table("attachments", size=2000)
    deploy(state, "us-0", "us-gmc", (1000, 1000))
    for n, y in ((1, 1075), (2, 925)):
        deploy(state, f"us-{n}", "us-hq", (1000, y), 0)
    for n, man in enumerate(state.men("us-2")):
        put(state, man.id, 970 + 21 * n, 925 if not n else 700)  # one man beside it, the others on their way
    state.turn = 2
    battle = begin(state, Attachments("red"))
    battle.do("attach us-0,us-1")
    room = state.vehicles["us-0.0"]
    state.vehicles["us-0.0"] = replace(room, seats=len(state.men("us-0")))
    assert battle.refused("attach us-0,us-2") == "no-room-aboard"  # the first squad takes all the places
    state.vehicles["us-0.0"] = room
    battle.do("attach us-0,us-2")
    assert set(state.attachments) == {"us-1", "us-2"}


@pytest.mark.rule("OW-sq-form")
def test_a_squadron_is_of_identical_vehicles_with_the_same_fittings() -> None:
    state = table("squadrons", size=2000)
    for n, options in enumerate(((), (), ("smoke-vehicle",))):
        deploy(state, f"de-{n}", "de-panzer4", (600 + 100 * n, 1500), options=options)
    one, two, other = (state.units[f"de-{n}"] for n in range(3))
    assert squadrons.why_not_squadron(state, (one, two)) is None
    assert squadrons.why_not_squadron(state, (one, other)) == squadrons.NOT_ONE_KIND


def fallen_back(immobile: bool) -> tuple[Battle, State]:
    """A squadron of two; others are fired at before its order comes up, and after that it tests its courage."""
    state = table("squadrons", size=2000)
    for n in range(2):
        deploy(state, f"de-{n}", "de-panzer4", (600 + 100 * n, 1500))
    squadrons.form_squadron(state, ("de-0", "de-1"))
    deploy(state, "us-1", "us-rifles", (1200, 700), 1800)
    deploy(state, "de-5", "de-grenadiers", (1200, 1000), 0)
    state.units["de-5"] = replace(state.units["de-5"], posture="fired")
    if immobile:
        state.refit("de-0.0", immobile=True)
    return chain(state, "move-4 move-3", "fire-1 fire-2", opener="blue", faces=[1] * 60), state


@pytest.mark.rule("OW-sq-courage")
def test_after_failed_courage_there_is_no_order_in_that_turn() -> None:
    for immobile in (False, True):
        battle, state = fallen_back(immobile)
        battle.do("order de-0 move-4")
        answer(battle, "expose yes")
        for name in [man.id for man in state.crew("de-1.0")]:
            kill(state, name, [], counts=False)
        battle.do("order us-1 fire-1")
        answer(battle, "target de-5")
        told = list(battle.out)
        while battle.decision is not None and battle.decision.kind != "chain":
            told += battle.do(battle.options()[0])
        assert state.squadrons["de-0"].fell_back == state.turn
        assert any(isinstance(event, OrderLost) and event.unit == "de-0" for event in told)
        assert state.units["de-0"].marked == state.turn
        moved = [event for event in told if isinstance(event, VehicleDriven)]
        assert bool(moved) != immobile  # an immobile tank does not reverse


@pytest.mark.rule("OW-sq-courage", "OW-drive-reverse")
def test_a_tank_that_cannot_drive_back_stays_where_it_is() -> None:
    battle, state = fallen_back(False)
    hull = state.models["de-0.0"]
    feature(state, "river", "river", *square(hull.x - 200, hull.y + 45, 800, 60))
    battle.do("order de-0 move-4")
    answer(battle, "expose yes")
    for name in [man.id for man in state.crew("de-1.0")]:
        kill(state, name, [], counts=False)
    battle.do("order us-1 fire-1")
    answer(battle, "target de-5")
    told = list(battle.out)
    while battle.decision is not None and battle.decision.kind != "chain":
        told += battle.do(battle.options()[0])
    assert state.squadrons["de-0"].fell_back == state.turn
    assert not [event for event in told if isinstance(event, VehicleDriven)]
    assert (state.models["de-0.0"].x, state.models["de-0.0"].y) == (hull.x, hull.y)


@pytest.mark.rule("OW-sq-courage", "OW-drive-reverse", "OW-drive-turn")
def test_tanks_that_lose_courage_drive_in_reverse_towards_cover_round_the_river_and_together() -> None:
    state = table("squadrons", size=2400)
    for n in range(4):
        deploy(state, f"de-{n}", "de-panzer4", (800 + 100 * n, 1200))
    squadrons.form_squadron(state, ("de-0", "de-1", "de-2", "de-3"))
    feature(state, "river", "river", *square(960, 1290, 100, 500))
    feature(state, "west", "wood", *square(600, 1400, 100, 100))
    feature(state, "east", "wood", *square(1450, 1320, 100, 100))
    deploy(state, "us-1", "us-rifles", (1200, 700), 1800)
    deploy(state, "de-5", "de-grenadiers", (1200, 1000), 0)
    state.units["de-5"] = replace(state.units["de-5"], posture="fired")
    battle = chain(state, "move-4 move-3", "fire-1 fire-2", faces=[1] * 60)
    battle.do("order de-0 move-4")
    answer(battle, "expose yes")
    for tank in ("de-0.0", "de-1.0"):
        for man in list(state.crew(tank)):
            kill(state, man.id, [], counts=False)
    battle.do("order us-1 fire-1")
    answer(battle, "target de-5")
    while battle.decision is not None and battle.decision.kind != "chain":
        battle.do(battle.options()[0])
    for tank, start in (("de-2.0", (1000, 1200)), ("de-3.0", (1100, 1200))):
        there = state.models[tank]
        dx, dy = there.x - start[0], there.y - start[1]
        assert dy > 0 and there.facing == bearing((-dx, -dy)), "it backs away from where its front points"
        assert 0 < length((start, (there.x, there.y))) <= 180 - (50 if there.facing else 0)
        assert not hull_meets(state.index.blocks[0], piece_outline(state, there))
        assert all((man.x, man.y) == (there.x, there.y) for man in state.crew(tank))
    assert gap_at_most(state, state.models["de-2.0"], state.models["de-3.0"], 100)


@pytest.mark.rule("OW-tun-infiltrate", "OW-deploy-infiltrate", "OW-tun-points")
def test_infiltrators_are_set_up_below_ground_and_few_entry_points_are_enough() -> None:
    state = table("tunnels", size=1200)
    feature(state, "road", "road", *square(0, 500, 1200, 200))
    state.zones = {"blue": tuple(square(0, 850, 1200, 350)), "red": tuple(square(0, 0, 1200, 350))}
    deploy(state, "us-1", "us-rangers", (0, 0))
    deploy(state, "de-1", "de-grenadiers", (0, 0))
    for name in ("us-1", "de-1"):
        state.alter(name, off=True)
    state.stack = [Deployment(), SinkEntries("blue")]
    battle = Battle(state)
    battle.do("sink 400:600")
    battle.do("done", seat="red")
    battle.do("done", seat="blue")
    assert list(tunnels.entries(state)) == ["entry-1"]  # one is enough
    assert battle.refused("hide de-1 entry-1", seat="blue") == "not-infantry", "they do not infiltrate"
    battle.do("stand de-1 600:1000 0 no", seat="blue")
    assert battle.refused("hide us-1 entry-9", seat="red") == "no-entry"
    assert battle.decision is not None
    found = battle.decision.options("red")
    assert Hide("us-1", "entry-1") in found.others  # type: ignore[union-attr]
    battle.do("hide us-1 entry-1", seat="red")
    marker = state.units["us-1"].below
    assert marker is not None and marker.entry == "entry-1" and len(state.men("us-1")) == state.units["us-1"].start


@pytest.mark.rule("OW-merged", "OW-R56")
def test_merged_squads_and_what_was_bought_count_in_full() -> None:
    state = table()
    for n in range(2):
        deploy(state, f"us-{n}", "us-rifles", (300 + 300 * n, 600), platoon="p")
    one = price(Purchase("us-rifles"))
    merge(state, ("us-0", "us-1"))
    for name in [man.id for man in state.men("us-0")]:
        kill(state, name, [])
    assert verdict.points_lost(state, "red") == 2 * one
    deploy(state, "de-1", "de-panzergrenadiers", (600, 900), carrier="de-sdkfz251")
    state.alter("de-1", broken=True)
    assert verdict.points_lost(state, "blue") == price(Purchase("de-panzergrenadiers", (), "de-sdkfz251")) // 2


@pytest.mark.rule("OW-army-points", "OW-R99")
def test_no_more_headquarters_than_platoons() -> None:
    state = GAME.start("free-battle", {option.id: option.default for option in GAME.scenario("free-battle").options})
    state.sides["blue"] = replace(state.sides["blue"], nation="germany")
    battle = begin(state, Muster("blue", 3000))
    battle.do("buy de-hq")
    assert battle.refused("buy de-hq") == "too-many-staffs"
    battle.do("buy de-grenadiers", "buy de-grenadiers")
    assert battle.refused("buy de-hq") == "too-many-staffs"
    battle.do("buy de-grenadiers", "buy de-grenadiers")
    assert battle.refused("buy de-hq") == ""


@pytest.mark.rule("OW-lone")
def test_the_last_man_is_alone_although_his_empty_half_track_stands_there() -> None:
    state = table()
    deploy(state, "de-1", "de-panzergrenadiers", (600, 600), carrier="de-sdkfz251")
    keep(state, "de-1", 2)
    assert morale.is_alone(state, state.units["de-1"])
    man = state.units["de-1"].models[1]
    state.change(man, aboard="de-1.0", x=600, y=600)
    assert not morale.is_alone(state, state.units["de-1"])


@pytest.mark.rule("OW-sniper-semi", "OW-sniper-team")
def test_twice_is_fired_with_the_semi_automatic_rifle() -> None:
    state = table(size=2500)
    deploy(state, "su-1", "su-sniper-semi", (600, 1500))
    semi = state.men("su-1")[0]
    state.models["su-1.0"] = replace(semi, id="su-1.0", y=semi.y + 30, weapons=("su-mosin",))  # first by name
    state.alter("su-1", models=("su-1.0", *state.units["su-1"].models))
    assert len(state.men("su-1")) == 2
    deploy(state, "de-1", "de-grenadiers", (600, 1000), 1800)
    state.units["de-1"] = replace(state.units["de-1"], posture="fired")
    battle = chain(state, "move-4", "fire-1", opener="red", faces=[1] * 20)
    battle.do("order su-1 fire-1")
    answer(battle, "target de-1", "arm twice")
    told = list(battle.out)
    while battle.decision is not None and battle.decision.kind != "chain":
        told += battle.do(battle.options()[0])
    shot = next(event for event in told if isinstance(event, ShotsFired))
    assert WEAPONS[shot.weapon].group == "semi" and shot.shots == 2


@pytest.mark.rule("OW-vfire-soft")
def test_unarmed_crews_are_not_offered_fire_out_of_their_vehicle() -> None:
    state = table(size=2000)
    deploy(state, "us-1", "us-gmc", (600, 1500))
    deploy(state, "de-1", "de-grenadiers", (600, 1200), 1800)
    state.units["de-1"] = replace(state.units["de-1"], posture="fired")
    battle = chain(state, "move-4", "fire-1", opener="red")
    battle.do("order us-1 fire-1")
    while battle.asked == "red announce":
        assert not any(option.startswith("aim passengers") for option in battle.options())
        battle.do(battle.options()[0])


@pytest.mark.rule("OW-ex-16", "OW-R101", "OW-nerves")
def test_a_shaken_crew_boards_its_tank_again_with_an_assault_order() -> None:
    state = table(size=2000)
    deploy(state, "us-1", "us-sherman", (600, 1500))
    deploy(state, "de-1", "de-grenadiers", (600, 400), 1800)
    assert not take_nerves(state, state.models["us-1.0"], Scripted([1]), [])
    battle = chain(state, "move-4", "assault-1", opener="red", turn=2)
    battle.do("order us-1 assault-1")
    answer(battle, "board us-1.0")
    told = list(battle.out)
    while battle.decision is not None and battle.decision.kind not in ("chain", "initiative"):
        told += battle.do(battle.options()[0])
    assert any(isinstance(event, MenBoarded) for event in told) and len(state.crew("us-1.0")) == 5
    assert not any(man.shaken for man in state.crew("us-1.0"))


@pytest.mark.rule("OW-cards-us", "OW-deck-split", "OW-R100")
def test_an_exchanged_card_comes_from_the_same_half_of_a_split_deck() -> None:
    state = table()
    deploy(state, "us-1", "us-rifles", (600, 600))
    deploy(state, "de-1", "de-grenadiers", (600, 100))
    card = NUMBER["move-3"]
    deck = tuple(n - (i == card) for i, n in enumerate(DECK))
    state.sides["red"] = replace(state.sides["red"], hand=(card,), deck=deck, split=True, swaps=1)
    battle = begin(state, Exchange("red", 1, True), [1])
    battle.do("swap move-3")
    (drawn,) = state.sides["red"].hand
    assert CARDS[drawn].order in HALVES["manoeuvre"]


@pytest.mark.rule("OW-night-mine", "OW-R36", "OW-R102")
def test_the_night_raid_has_mines_that_betray_who_steps_on_them() -> None:
    state = GAME.start("night-raid", {option.id: option.default for option in GAME.scenario("night-raid").options})
    mines = [each for each in state.templates.values() if each.kind == "mine"]
    assert len(mines) == 4
    squad = next(each for each in state.units.values() if each.kind == "uk-commandos")
    for n, man in enumerate(state.men(squad.id)):
        put(state, man.id, mines[0].x + 22 * (n % 6) - 40, mines[0].y + 90 + 22 * (n // 6))
    battle = chain(state, "move-3", "fire-5")
    battle.do(f"order {squad.id} move-3")
    lead = state.men(squad.id)[0]
    answer(battle, f"go slow {lead.x}:{lead.y - 70} ()")
    told = list(battle.out)
    while battle.decision is not None and battle.decision.kind != "chain":
        told += battle.do(battle.options()[0])
    assert [event.unit for event in told if isinstance(event, MineSetOff)] == [squad.id]
    assert state.units[squad.id].posture == "fired" and len(state.men(squad.id)) == squad.start


@pytest.mark.rule("OW-R56")
def test_points_for_losses_and_places() -> None:
    state = face_off(300)
    assert scores(state) == {"blue": 0, "red": 0}
    state.alter("us-1", broken=True)
    assert scores(state)["blue"] == 115
    state.lost["blue"] = 70
    state.objectives = (Objective("mill", 500, 800, 50),)
    assert scores(state) == {"blue": 165, "red": 70}
    state.attacker = "red"
    assert scores(state) == {"blue": 115, "red": 70}
    state.attacker = ""
    put(state, "us-1.1", 500, 750)
    state.alter("us-1", broken=False)
    assert scores(state) == {"blue": 0, "red": 70}


@pytest.mark.rule("OW-R56")
def test_what_nobody_is_in_or_at_holds_no_place() -> None:
    state = field()
    deploy(state, "de-1", "de-pak40", (500, 800))
    tank = deploy(state, "us-1", "us-sherman", (1500, 800))
    state.objectives = (Objective("mill", 500, 800, 50), Objective("ford", 1500, 800, 30))
    assert scores(state) == {"blue": 50, "red": 30}
    for man in state.men("de-1"):
        put(state, man.id, man.x + 400, man.y)
    for man in state.crew(tank):
        put(state, man.id, 1500, 1000, aboard="")
    assert scores(state) == {"blue": 0, "red": 0}


@pytest.mark.rule("OW-army-points")
def test_blue_may_spend_more_in_the_free_battle() -> None:
    """The limit is the option's, and what the scenario adds for a side."""
    for points in (1500, 2000):
        state = GAME.start("free-battle", {"points": points})
        limits = {frame.seat: frame.limit for frame in state.stack if isinstance(frame, Muster)}
        assert limits == {"blue": points + 100, "red": points}
