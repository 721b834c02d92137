"""What a vehicle's weapons are aimed at: a part of the target, after a drive, in pursuit."""

from __future__ import annotations

import pytest
from helpers import VERBS, alone, answer, chain, deploy, field, is_legal, rolled, table

from sandtable.games.operation.actions.infantry import Divide
from sandtable.games.operation.actions.vehicle import Aim, Cease
from sandtable.games.operation.events.vehicle import Dodged
from sandtable.games.operation.flow.fire import Volley
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.intent import AimedWeapon, Intent
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.weapons import vehicle_volley
from sandtable.games.operation.rules.weapons.vehicle_volley import PASSENGERS
from sandtable.games.operation.tables import CARD_OF, ENTRIES, WEAPONS
from sandtable.kernel import Question, advance, parse_action
from sandtable.testing.walk import positions


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
        said = next(text for text in wanted if is_legal(battle, text))
        battle.do(said)
    battle.do("order us-1 move-3", "go fast 1180:1000 ()")
    assert battle.asked == "blue pursuit"
    goals = [each for each in battle.options() if each.startswith("follow")]
    assert goals
    battle.say(goals[0])
    tank = state.models["de-1.0"]
    assert tank.x > 1010 and tank.y < 1400


@pytest.mark.rule("OW-assault-follow", "OW-overrun-order")
def test_a_tank_that_wants_to_run_men_over_follows_them_to_where_they_are() -> None:
    state = table(size=2500)
    deploy(state, "de-1", "de-panzer4", (1000, 1500), 0)
    alone(state, "us-1", "us-rifles", (1000, 1390))
    alone(state, "us-2", "us-rifles", (300, 300))
    battle = chain(state, "assault-5", "move-3", faces=[9])
    battle.do("order de-1 assault-5")
    answer(battle, "ram us-1 fast 1000:1350")
    battle.do("order us-1 move-3", "go fast 1150:1400 ()")
    assert battle.asked == "blue pursuit" and "follow 1150:1400" in battle.options()
    battle.do("follow 1150:1400")
    assert [event.model for event in battle.seen(Dodged)] == ["us-1.1"]
    assert (state.models["de-1.0"].x, state.models["de-1.0"].y) == (1150, 1400)
    battle.dice.done()


@pytest.mark.rule("OW-assault-follow", "OW-vehicle-targets")
def test_a_tank_may_follow_the_second_of_its_targets_too() -> None:
    state = table(size=2500)
    deploy(state, "de-1", "de-panzer4", (1000, 1500), 0)
    alone(state, "us-1", "us-rifles", (1000, 1000))
    alone(state, "us-2", "us-rifles", (1050, 1050))
    for name in ("us-1", "us-2"):
        state.alter(name, posture="fired")
    battle = chain(state, "assault-5", "move-3", faces=[1] * 40)
    battle.do("order de-1 assault-5")
    wanted = ["drive fast forward 1000:1400 -", "moment after", "aim main us-1 he", "aim hull us-2 direct"]
    while battle.asked == "blue announce":
        said = next(text for text in (*wanted, "expose no", "cease", "pass") if is_legal(battle, text))
        wanted = [text for text in wanted if text != said]
        battle.do(said)
    assert not wanted
    battle.do("order us-2 move-3", "go fast 1230:1050 ()")
    assert battle.asked == "blue pursuit"


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


@pytest.mark.rule("OW-vehicle-targets", "OW-target-valid", "OW-crew-gunner")
@pytest.mark.parametrize("scenario", ["tank-duel", "column-ambush"])
def test_every_aim_that_is_offered_is_allowed_and_no_other(scenario: str) -> None:
    """Offering goes over weapons, targets and ammunition in its own order; the door judges each aim by itself."""
    options = {option.id: option.default for option in GAME.scenario(scenario).options}
    asked = 0
    for seed in range(3):
        for at in positions(GAME, scenario, options, seed, most=400):
            seat = at.decision.seats[0]
            offered = at.decision.options(seat)
            if not isinstance(offered, list) or Cease() not in offered:
                continue
            asked += 1
            taken = [aim for aim in every_aim(at.state) if at.decision.why_not(seat, aim) is None]
            assert {str(aim) for aim in offered if isinstance(aim, Aim)} == {str(aim) for aim in taken}
    assert asked > 20


def every_aim(state: State) -> list[Aim]:
    """Every weapon on any vehicle, and the passengers, at every unit with every ammunition."""
    mounts = {mount.id for entry in ENTRIES.values() for mount in entry.mounts} | {PASSENGERS}
    kinds = {mode.name for weapon in WEAPONS.values() for mode in weapon.modes}
    return [Aim(mount, unit, kind) for mount in sorted(mounts) for unit in state.units for kind in sorted(kinds)]
