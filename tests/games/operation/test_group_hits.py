"""Hits on squadrons, squads and groups: one for each vehicle by the owner's choice, the surplus by the firer's."""

import pytest
from helpers import deploy, field, kinds, rolled

from sandtable.games.operation.events.vehicle import VehicleStruck
from sandtable.games.operation.flow import fire, losses
from sandtable.games.operation.game import GAME
from sandtable.games.operation.model.intent import Intent
from sandtable.games.operation.model.shot import Shot, TargetPart
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules import extensions
from sandtable.games.operation.rules.chapters import squadrons
from sandtable.games.operation.rules.vehicles import motorcycles
from sandtable.games.operation.rules.weapons import group_hits
from sandtable.games.operation.standing import answer
from sandtable.kernel import Decision, Event, Question, Scripted, advance, play


def squadron(count: int = 3) -> State:
    """Shermans of red under the gun of a Panther."""
    state = field("squadrons", turn=0)
    for n in range(count):
        deploy(state, f"us-{n}", "us-sherman", (1000 + 80 * n, 1500), 0)
    squadrons.form_squadron(state, tuple(f"us-{n}" for n in range(count)))
    deploy(state, "de-1", "de-panther", (1000, 900), 1800)
    state.turn = 1
    return state


def parts(state: State, *names: str) -> tuple[TargetPart, ...]:
    return tuple(TargetPart(f"vehicle:{name}", "vehicle", (name,), unit=state.models[name].unit) for name in names)


def volley(
    state: State, shots: int, seen: tuple[str, ...], faces: list[int]
) -> tuple[Decision | None, Scripted, list[Event]]:
    """So many dice of the Panther's gun that all hit; then what is asked."""
    gun = state.models["de-1.0"].weapons[0]
    shot = Shot(
        "de-1.0",
        gun,
        "ap",
        state.models[seen[0]].unit,
        shots,
        2,
        600,
        part=f"vehicle:{seen[0]}",
        kind="vehicle",
        hull=seen[0],
    )
    made = fire.Volley(Intent("blue", "de-1", 0), False, False, step=3, parts=parts(state, *seen), shots=(shot,))
    dice = rolled(*faces)
    out: list[Event] = []
    state.stack = [fire.Aftermath()]
    fire.fire_at_vehicle(state, made, [shot], {"de-1.0": state.models["de-1.0"]}, 2, dice, out)
    return advance(state, dice, out), dice, out


@pytest.mark.rule("OW-sq-hits", "OW-R70")
def test_the_owner_spreads_one_each_and_the_firer_the_surplus(monkeypatch: pytest.MonkeyPatch) -> None:
    state = squadron()
    struck: list[str] = []
    monkeypatch.setattr(
        extensions.vehicle_hit,
        "call",
        lambda state, shot, target, die, dice, out, firer: struck.append(target),
    )
    decision, dice, out = volley(state, 5, ("us-0.0", "us-1.0", "us-2.0"), [9, 9, 9, 9, 9])
    asked = []
    for model in ("us-2.0", "us-0.0", "us-1.0", "us-0.0"):
        assert decision is not None
        asked.append(decision.seats[0])
        found = GAME.parse(f"lose {model}")
        if decision.why_not(decision.seats[0], found) is not None:
            break
        decision = play(state, decision, decision.seats[0], found, dice, out)
    assert asked[:2] == ["red", "red"]
    assert struck[:3] == ["us-2.0", "us-0.0", "us-1.0"]  # the third has only one place to go
    assert asked[2] == "blue"


@pytest.mark.rule("OW-sq-hits")
def test_nobody_takes_two_before_all_have_one_and_only_those_in_sight(monkeypatch: pytest.MonkeyPatch) -> None:
    state = squadron()
    monkeypatch.setattr(
        extensions.vehicle_hit,
        "call",
        lambda state, shot, target, die, dice, out, firer: None,
    )
    decision, dice, out = volley(state, 3, ("us-0.0", "us-1.0"), [9, 9, 9])
    assert decision is not None and decision.kind == "take-hit"
    refusal = decision.why_not("red", GAME.parse("lose us-2.0"))
    assert refusal is not None and refusal.key == "one-each-first"  # not seen
    decision = play(state, decision, "red", GAME.parse("lose us-1.0"), dice, out)
    assert decision is not None and decision.seats == ("blue",)  # us-0.0 had to take the second
    assert state.hits_taken == {"us-0.0": 1, "us-1.0": 1}


@pytest.mark.rule("OW-sq-hits", "OW-fire-damage")
def test_a_hit_really_falls_on_the_vehicle_that_was_named() -> None:
    state = squadron(2)
    decision, dice, out = volley(state, 1, ("us-0.0", "us-1.0"), [9, 1])
    assert decision is not None and decision.seats == ("red",)
    play(state, decision, "red", GAME.parse("lose us-1.0"), dice, out)
    hit = next(event for event in out if isinstance(event, VehicleStruck))
    assert hit.model == "us-1.0"
    assert not state.hits_taken
    assert "VehicleStruck" in kinds(out)


@pytest.mark.rule("OW-moto-assign", "OW-at-hits")
def test_motorcycle_squads_and_attached_groups_are_asked_single_vehicles_are_not() -> None:
    state = field(turn=0)
    for n in range(2):
        deploy(state, f"uk-{n}", "uk-motorcycle", (1000 + 60 * n, 900), seat="red")
    assert not group_hits.is_group(state, "uk-0")
    motorcycles.join_motorcycles(state, ("uk-0", "uk-1"))
    assert group_hits.is_group(state, "uk-0")
    state.change("uk-1.0", destroyed=True)
    assert not group_hits.is_group(state, "uk-0")
    state = squadron(2)
    state.alter("us-0", traits=("attached",))
    assert group_hits.is_group(state, "us-0")


@pytest.mark.rule("OW-moto-assign", "OW-R70")
def test_damage_on_a_motorcycle_squad_is_rolled_first_and_given_out_from_the_worst_by_its_owner() -> None:
    state = field(turn=0)
    for n in range(2):
        deploy(state, f"uk-{n}", "uk-motorcycle", (1000 + 60 * n, 1500), seat="red")
    motorcycles.join_motorcycles(state, ("uk-0", "uk-1"))
    deploy(state, "de-1", "de-panther", (1000, 900), 1800)
    state.turn = 1
    owner = state.units["uk-0"].seat
    shot = Shot("de-1.0", "de-mg34", "direct", "uk-0", 3, 2, 600, part="vehicle:uk-0.0", kind="vehicle", hull="uk-0.0")
    seen = parts(state, "uk-0.0", "uk-1.0")
    made = fire.Volley(Intent("blue", "de-1", 0), False, False, step=3, parts=seen, shots=(shot,))
    dice = rolled(9, 9, 9, 1, 4, 2)
    out: list[Event] = []
    state.stack = [fire.Aftermath()]
    fire.fire_at_vehicle(state, made, [shot], {"de-1.0": state.models["de-1.0"]}, 2, dice, out)
    waiting = state.stack[-1].hits
    assert [hit.shot.rolled for hit in waiting] == [4, 2, 1]
    decision = advance(state, dice, out)
    assert decision is not None and decision.seats == (owner,)
    assert decision.prompt(owner).key == "take-result" and decision.prompt(owner).args["die"] == 4
    decision = play(state, decision, owner, GAME.parse("lose uk-1.0"), dice, out)
    struck = [(event.model, event.rolls[0].value) for event in out if isinstance(event, VehicleStruck)]
    assert struck == [("uk-1.0", 4), ("uk-0.0", 2)]  # the second had only one place to go
    assert decision is not None and decision.seats == (owner,)  # the surplus too


@pytest.mark.rule("OW-sq-hits")
def test_the_standing_order_gives_up_what_no_longer_moves_and_takes_what_does() -> None:
    state = squadron(3)
    state.refit("us-1.0", immobile=True)
    frame = losses.TakeHit("red", ("us-0.0", "us-1.0", "us-2.0"), 2)
    state.stack = [frame]
    mine = Question("red", Decision(("red",), frame, state))
    assert str(answer("losses", {}, GAME.knowledge(state, frozenset(("red",))), mine)) == "lose us-1.0"
    frame = losses.TakeHit("blue", ("us-0.0", "us-1.0", "us-2.0"), 2)
    theirs = Question("blue", Decision(("blue",), frame, state))
    assert str(answer("losses", {}, GAME.knowledge(state, frozenset(("blue",))), theirs)) == "lose us-0.0"
