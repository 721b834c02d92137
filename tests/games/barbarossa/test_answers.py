"""What the questions of a battle accept: wrong answers are refused, right ones carried out."""

from typing import Any

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, route
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import CONCEALED, LIMBERED, State
from sandtable.kernel import Action, Decision, Ready


class Door:
    """Answers a kind of question after trying what must be refused."""

    def __init__(self, kind: str, right: Action, *wrong: tuple[Action, str]) -> None:
        self.kind, self.right, self.wrong, self.asked = kind, right, wrong, 0

    def __call__(self, decision: Decision, seat: str) -> Any:
        if decision.kind != self.kind or decision.why_not(seat, self.right) is not None:
            return None
        self.asked += 1
        for action, said in self.wrong:
            assert key(decision.why_not(seat, action)) == said, action
        return self.right


@pytest.mark.rule("BA-transport-losses")
def test_losses_aboard_fall_on_who_is_aboard() -> None:
    state = battle()
    put(state, "s-zis5-1", 505, size=4)
    for name in ("s-mor-1", "s-mg-1"):
        put(state, name, 505, place="carried", carrier="s-zis5-1", stance=LIMBERED)
    put(state, "s-at45-1", 505, place="towed", carrier="s-zis5-1", stance=LIMBERED)
    put(state, "g-inf-1", 605)
    wrong = [(act.Bear(name), "not-aboard") for name in ("g-inf-1", "s-at45-1", "s-zis5-1", "s-mg-9")]
    door = Door("share", act.Bear("s-mg-1"), *wrong)
    execute(state, [act.Fire("g-inf-1", "s-zis5-1"), act.Wait("s-zis5-1")], [1, 1] + [6] * 4 + [1, 1], door)
    assert door.asked == 2, "two losses, one at a time"
    assert [state.units[n].size for n in ("s-zis5-1", "s-mg-1", "s-mor-1", "s-at45-1")] == [2, 0, 2, 0]


@pytest.mark.rule("BA-group-fire")
def test_group_fire_goes_on_to_one_that_was_not_fired_at() -> None:
    state = battle()
    put(state, "g-mg-1", 505, facing=1)
    for number in (1, 2, 3):
        put(state, f"s-inf-{number}", 605)
    put(state, "s-inf-4", 606)
    wrong = [(act.Next(name), "not-in-crowd") for name in ("s-inf-1", "s-inf-4", "g-mg-1")]
    door = Door("next-target", act.Next("s-inf-3"), *wrong)
    waits = [act.Wait(f"s-inf-{number}") for number in (1, 2, 3, 4)]
    out = execute(state, [act.Fire("g-mg-1", "s-inf-1"), *waits], [6] * 10 + [6] * 5 + [6] * 3, door)
    assert door.asked == 1
    assert [(e.target, len(e.rolls[0].dice)) for e in happened(out, ev.Fired)] == [
        ("s-inf-1", 10), ("s-inf-3", 5), ("s-inf-2", 3),
    ]  # fmt: skip


@pytest.mark.rule("BA-hq-adjust", "BA-R33")
@pytest.mark.parametrize(("order", "may"), [(act.Defend("g-hq-1", 605, 1), True), (act.Wait("g-hq-1"), False)])
def test_an_hq_that_defends_lets_a_battery_roll_again(order: act.Order, may: bool) -> None:
    state = battle()
    put(state, "g-mor-1", 405, facing=1)
    put(state, "g-hq-1", 505, hidden=CONCEALED)
    put(state, "s-inf-1", 704)
    assert state.board.in_cone(405, 1, 704)
    asked: list[str] = []

    def answer(decision: Decision, seat: str) -> Any:
        if decision.kind == "adjust-fire":
            asked.append(key(decision.why_not(seat, act.Adjust())))
            assert decision.why_not(seat, act.Keep()) is None
            return act.Adjust() if may else act.Keep()
        return None

    orders = [act.Fire("g-mor-1", "s-inf-1"), order, act.Wait("s-inf-1")]
    out = execute(state, orders, [6] * 8 + ([1] * 3 + [6] * 5 + [1, 1] if may else []), answer)
    assert asked == (["" if may else "cannot-adjust"])
    assert len(happened(out, ev.Fired)) == 1 + may and len(happened(out, ev.Adjusted)) == may
    assert state.units["s-inf-1"].size == (3 if may else 5)


@pytest.mark.rule("BA-order-smoke")
def test_smoke_drifts_to_an_adjacent_hex_and_costs_one_shell() -> None:
    state = battle()
    put(state, "g-mor-1", 405, facing=1, smoke=2)
    put(state, "s-inf-1", 1109)
    door = Door("smoke-screen", act.Blow(704), (act.Blow(805), "not-adjacent"), (act.Blow(604), "not-adjacent"))
    out = execute(state, [act.Smoke("g-mor-1", 604), act.Wait("s-inf-1")], (), door)
    assert door.asked == 1 and [e.hex for e in happened(out, ev.SmokeLaid)] == [604, 704]
    assert state.units["g-mor-1"].smoke == 1


@pytest.mark.rule("BA-defend-fire")
def test_reactions_are_refused_to_all_who_cannot_fire_now() -> None:
    state = battle()
    put(state, "s-inf-1", 605)
    put(state, "s-inf-2", 605)
    put(state, "s-inf-3", 905)
    put(state, "g-inf-1", 404)
    put(state, "g-inf-2", 503)
    shots = {
        act.Shoot("s-inf-2", "g-inf-1"): "cannot-fire-now",  # it waits
        act.Shoot("s-inf-3", "g-inf-1"): "cannot-fire-now",  # out of range
        act.Shoot("s-inf-1", "g-inf-2"): "cannot-fire-now",  # has not moved
        act.Shoot("g-inf-1", "g-inf-1"): "cannot-fire-now",
        act.Shoot("s-inf-1", "nobody-1"): "cannot-fire-now",
        act.Shoot("nobody-1", "g-inf-1"): "cannot-fire-now",
    }
    door = Door("react", act.Shoot("s-inf-1", "g-inf-1"), *shots.items())
    twice: list[str] = []

    def answer(decision: Decision, seat: str) -> Any:
        if decision.kind == "react" and door.asked:
            twice.append(key(decision.why_not(seat, act.Shoot("s-inf-1", "g-inf-1"))))
            return Ready()
        return door(decision, seat)

    orders = [
        act.Defend("s-inf-1", 504, 1), act.Wait("s-inf-2"), act.Defend("s-inf-3", 805, 1), act.Wait("g-inf-2"),
        route("g-inf-1", "march", 504, 604),
    ]  # fmt: skip
    out = execute(state, orders, [6] * 10, answer)
    assert door.asked == 1 and twice[0] == "already-fires"
    assert len(happened(out, ev.Fired)) == 1, "one shot a round"


@pytest.mark.rule("BA-melee-choice")
def test_opponents_are_chosen_among_those_that_assault() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 504)
    put(state, "g-inf-3", 405)
    put(state, "s-inf-1", 605)
    wrong = [
        (act.Melee("s-inf-1", "g-inf-3"), "no-opponent"),
        (act.Melee("g-inf-1", "s-inf-1"), "no-opponent"),
        (act.Melee("nobody-1", "g-inf-1"), "no-opponent"),
    ]
    door = Door("choose-opponent", act.Melee("s-inf-1", "g-inf-2"), *wrong)
    orders = [route(f"g-inf-{n}", "assault", 605, target="s-inf-1") for n in (1, 2)]
    out = execute(state, [*orders, act.Wait("g-inf-3"), act.Wait("s-inf-1")], [6] * 30, door)
    assert door.asked == 1 and happened(out, ev.Fired, unit="s-inf-1", target="g-inf-2")


def sky() -> State:
    state = battle()
    put(state, "g-hq-1", 109)
    put(state, "s-hq-1", 1201)
    put(state, "s-inf-1", 606)
    put(state, "g-inf-1", 604)
    return state


@pytest.mark.rule("BA-air-pairs")
def test_a_fighter_engages_one_of_the_free_enemy_fighters() -> None:
    state = sky()
    put(state, "g-bf109-1", 605, place="air", hex=605, order=act.Mission("g-bf109-1", "patrol", 605, "", 1, 3))
    for name in ("s-il2-1", "s-lagg-1", "s-lagg-2"):
        put(state, name, 0)
    wrong = [
        (act.Engage("g-bf109-1", "s-il2-1"), "no-such-opponent"),
        (act.Engage("s-lagg-1", "s-lagg-2"), "no-such-opponent"),
        (act.Engage("g-bf109-1", "g-bf109-1"), "no-such-opponent"),
    ]
    door = Door("pick-duel", act.Engage("g-bf109-1", "s-lagg-2"), *wrong)
    flights = [
        act.Mission("s-il2-1", "strike", 604, "", start=601), act.Mission("s-lagg-1", "escort", 0, "s-il2-1"),
        act.Mission("s-lagg-2", "escort", 0, "s-il2-1"),
    ]  # fmt: skip
    out = execute(state, [*flights, *(act.Wait(n) for n in ("g-hq-1", "s-hq-1", "s-inf-1", "g-inf-1"))], 4, door)
    assert door.asked
    duels = [(e.unit, e.target) for e in happened(out, ev.Fired, kind="air")]
    assert ("g-bf109-1", "s-lagg-2") in duels


@pytest.mark.rule("BA-air-reaction")
def test_only_bombed_units_on_defend_fire_back() -> None:
    state = sky()
    put(state, "s-inf-2", 606)
    put(state, "s-inf-3", 607)
    put(state, "g-ju87-1", 0)
    wrong = [
        (act.Shoot("s-inf-2", "g-ju87-1"), "cannot-fire-now"),
        (act.Shoot("s-inf-3", "g-ju87-1"), "cannot-fire-now"),
        (act.Shoot("s-inf-1", "g-inf-1"), "cannot-fire-now"),
    ]
    door = Door("fire-back", act.Shoot("s-inf-1", "g-ju87-1"), *wrong)
    orders: list[act.Order] = [
        act.Mission("g-ju87-1", "strike", 606, "", start=601), act.Defend("s-inf-1", 605, 1), act.Wait("s-inf-2"),
        act.Defend("s-inf-3", 606, 1), act.Wait("g-inf-1"), act.Wait("g-hq-1"), act.Wait("s-hq-1"),
    ]  # fmt: skip
    out = execute(state, orders, [6] * 20 + [1, 1] + [1, 1] * 2 + [1, 1], door)
    assert door.asked == 1
    shot = happened(out, ev.Fired, kind="reaction")[0]
    assert (len(shot.rolls[0].dice), shot.accuracy) == (2, 3)
    assert state.units["s-inf-1"].ammo == state.units["s-inf-1"].front.ammo - 2, (
        "a point for the order, one for the shot"
    )


@pytest.mark.rule("BA-order-load")
def test_a_lorry_comes_back_at_the_edge_where_it_can_stand() -> None:
    state = battle({101: "F0."}, scenario="counterstroke", round=2)
    put(state, "g-opel-1", 105, supply=0, place="loading", order=act.LoadSupply("g-opel-1"), boxes=1)
    put(state, "s-inf-1", 501)
    wrong = [(act.Emerge("g-opel-1", hex_), "not-at-the-edge") for hex_ in (101, 505, 501, 9999)]
    door = Door("come-back", act.Emerge("g-opel-1", 301), *wrong, (act.Emerge("s-inf-1", 301), "not-at-the-edge"))
    execute(state, [act.Wait("s-inf-1")], (), door)
    assert door.asked == 1 and state.units["g-opel-1"].hex == 301


@pytest.mark.rule("BA-card-cost", "BA-mines-cost", "BA-dugout-place")
def test_what_can_be_bought_and_given_back() -> None:
    state = GAME.start("strong-point", {})
    frame = state.stack[-1]

    def said(seat: str, action: Any) -> str:
        return key(frame.why_not(state, seat, action))

    assert said("german", act.Return("g-inf")) == "not-bought"
    assert said("german", act.Buy("s-inf")) == "not-for-sale" == said("german", act.Buy("castle"))
    assert said("german", act.BuyWork("trench")) == "not-for-sale", "the scenario does not sell it"
    assert said("soviet", act.BuyWork("trench")) == ""
    plan(state, "german", "buy g-pz4", "return g-pz4")
    assert state.drafts["german"].bought == ()
    left = state.battle.sides["soviet"].points
    while said("soviet", act.BuyWork("wire")) == "":
        plan(state, "soviet", "buy-work wire")
        left -= 6
    assert 0 <= left < 6 and said("soviet", act.BuyWork("wire")) == "too-expensive"


@pytest.mark.rule("BA-setup")
def test_set_up_is_over_when_every_unit_stands_and_no_card_is_in_hand() -> None:
    state = GAME.start("tanks-in-the-corn", {})
    state.stack.pop()
    frame = state.stack[-1]
    plan(state, "soviet", "take s-t26-1")
    assert key(frame.why_not(state, "soviet", Ready())) == "card-in-hand"
    assert key(frame.why_not(state, "soviet", act.Take("s-t26-2"))) == "card-in-hand"
    assert key(frame.why_not(state, "soviet", act.Place("s-t26-2", 1105))) == "other-card-in-hand"
    assert key(frame.why_not(state, "soviet", act.Place("s-t26-1", 105))) == "outside-zone"
    plan(state, "soviet", "place s-t26-1 1105")
    assert key(frame.why_not(state, "soviet", Ready())) == "units-missing"
    assert key(frame.why_not(state, "soviet", act.Take("s-t26-1"))) == "placed"
    assert key(frame.why_not(state, "soviet", act.Lift("s-t26-2"))) == "not-placed"
    plan(state, "soviet", "lift s-t26-1", "take s-t26-1", "place s-t26-1 1106")
    for name, hex_ in (("s-t26-2", 1107), ("s-ba10-1", 1205), ("s-inf-1", 1305)):
        plan(state, "soviet", f"take {name}", f"place {name} {hex_}")
    assert frame.why_not(state, "soviet", Ready()) is None
