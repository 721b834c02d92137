"""Orders carried out, and what keeps them from it: partners, smoke, suppression, room, enemies."""

import pytest

from games.barbarossa.field import battle, execute, happened, key, plan, put, route
from sandtable.games.barbarossa import GAME
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import AMBUSHED, CONCEALED, FLAGGED, LIMBERED, VISIBLE
from sandtable.games.barbarossa.tables import CARDS, edge
from sandtable.kernel import Decision

FAR = act.Wait("s-inf-9")


@pytest.mark.rule("BA-order-merge")
def test_merging_needs_the_order_of_both_and_both_able() -> None:
    for theirs, fields, joined in (
        (act.Merge("g-inf-1", "g-inf-1"), {}, True),
        (act.Wait("g-inf-1"), {}, False),
        (act.Merge("g-inf-1", "g-inf-2"), {}, False),
        (None, {"suppressed": FLAGGED}, False),
    ):
        state = battle()
        put(state, "g-inf-1", 505, size=2, **fields)
        put(state, "g-inf-2", 505, size=2)
        put(state, "s-inf-9", 1109)
        orders = [act.Merge("g-inf-2", "g-inf-1"), *([theirs] if theirs else []), FAR]
        execute(state, orders, [6, 6] if fields else ())
        assert (state.units["g-inf-2"].place == "merged") is joined, theirs
        assert state.units["g-inf-1"].size == (4 if joined else 2)


@pytest.mark.rule("BA-order-merge", "BA-suppressed-now")
def test_who_is_suppressed_before_it_merges_does_not() -> None:
    state = battle()
    put(state, "g-inf-1", 505, size=2)
    put(state, "g-inf-2", 505, size=2)
    put(state, "s-inf-1", 605)
    orders = [act.Merge("g-inf-2", "g-inf-1"), act.Merge("g-inf-1", "g-inf-1"), act.Suppress("s-inf-1", "g-inf-2")]
    out = execute(state, orders, [6] * 15 + [6, 6])
    assert [event.unit for event in happened(out, ev.Suppressed)] == ["g-inf-2"]
    assert state.units["g-inf-2"].place == "map" and state.units["g-inf-1"].size == 2


@pytest.mark.rule("BA-order-merge", "BA-smoke-units")
def test_nobody_merges_or_hitches_in_smoke() -> None:
    state = battle(smoke={505: 9})
    put(state, "g-inf-1", 505, size=2)
    put(state, "g-inf-2", 505, size=2)
    put(state, "g-opel-1", 505)
    put(state, "g-pak36-1", 505, stance=LIMBERED)
    put(state, "s-inf-9", 1109)
    orders = [act.Merge("g-inf-1", "g-inf-1"), act.Merge("g-inf-2", "g-inf-1")]
    execute(state, [*orders, act.Tow("g-opel-1", "g-pak36-1"), act.Tow("g-pak36-1", "g-opel-1"), FAR])
    assert state.units["g-inf-2"].place == "map" == state.units["g-pak36-1"].place


@pytest.mark.rule("BA-tow-conditions")
def test_hitching_needs_the_order_of_both() -> None:
    for lorry, gun, hitched in (
        (act.Tow("g-opel-1", "g-pak36-1"), act.Tow("g-pak36-1", "g-opel-1"), True),
        (act.Wait("g-opel-1"), act.Tow("g-pak36-1", "g-opel-1"), False),
        (act.Tow("g-opel-1", "g-pak36-1"), act.Wait("g-pak36-1"), False),
        (act.Tow("g-opel-1", "g-pak36-2"), act.Tow("g-pak36-1", "g-opel-1"), False),
    ):
        state = battle()
        put(state, "g-opel-1", 505)
        put(state, "g-pak36-1", 505, stance=LIMBERED)
        put(state, "g-pak36-2", 505, stance=LIMBERED)
        put(state, "s-inf-9", 1109)
        out = execute(state, [lorry, gun, act.Wait("g-pak36-2"), FAR])
        assert (state.units["g-pak36-1"].carrier == "g-opel-1") is hitched
        assert [(e.unit, e.carrier) for e in happened(out, ev.Hitched)] == [("g-pak36-1", "g-opel-1")] * hitched


@pytest.mark.rule("BA-transport-capacity", "BA-order-mount")
def test_who_finds_no_room_stays_behind() -> None:
    state = battle()
    put(state, "g-251-1", 505)
    put(state, "g-inf-1", 505, size=3)
    put(state, "g-inf-2", 505, size=2)
    put(state, "s-inf-9", 1109)
    orders = [act.Mount("g-inf-1", "g-251-1"), act.Mount("g-inf-2", "g-251-1"), route("g-251-1", "march", 504), FAR]
    execute(state, orders)
    assert [(state.units[n].place, state.units[n].hex) for n in ("g-inf-1", "g-inf-2")] == [
        ("carried", 504),
        ("map", 505),
    ]


@pytest.mark.rule("BA-order-dismount")
def test_dismounting_needs_the_order_of_both_and_the_carrier_stays() -> None:
    for carrier, down in ((act.Dismount("g-opel-1"), True), (act.Wait("g-opel-1"), False)):
        state = battle()
        put(state, "g-opel-1", 505)
        put(state, "g-inf-1", 505, place="carried", carrier="g-opel-1")
        put(state, "g-inf-2", 505, place="carried", carrier="g-opel-1", size=1)
        put(state, "s-inf-9", 1109)
        out = execute(state, [carrier, act.Dismount("g-inf-1"), FAR])
        assert (state.units["g-inf-1"].place == "map") is down
        assert state.units["g-inf-2"].place == "carried", "who has no order stays aboard"
        assert len(happened(out, ev.Dismounted)) == down


@pytest.mark.rule("BA-order-resupply")
def test_a_carrier_gives_what_it_has_and_nothing_while_suppressed() -> None:
    state = battle()
    put(state, "g-opel-1", 505, supply=3)
    put(state, "g-inf-1", 505, ammo=1)
    put(state, "s-inf-9", 1109)
    out = execute(state, [act.Resupply("g-inf-1", "g-opel-1", 6), act.Supply("g-opel-1"), FAR])
    assert (state.units["g-inf-1"].ammo, state.units["g-opel-1"].supply) == (4, 0)
    assert [(e.unit, e.points) for e in happened(out, ev.Resupplied)] == [("g-inf-1", 3)]
    state = battle()
    put(state, "g-opel-1", 505, supply=3, suppressed=FLAGGED)
    put(state, "g-inf-1", 505, ammo=1)
    put(state, "s-inf-9", 1109)
    execute(state, [act.Resupply("g-inf-1", "g-opel-1", 2), FAR], [6, 6])
    assert (state.units["g-inf-1"].ammo, state.units["g-opel-1"].supply) == (1, 3)


@pytest.mark.rule("BA-air-supply")
def test_a_crate_is_used_up() -> None:
    state = battle(crates={505: 3})
    put(state, "g-inf-1", 505, ammo=0)
    put(state, "s-inf-9", 1109)
    execute(state, [act.Resupply("g-inf-1", None, 2), FAR])
    assert (state.units["g-inf-1"].ammo, state.crates) == (2, {505: 1})
    execute(state, [act.Resupply("g-inf-1", None, 5), FAR])
    assert (state.units["g-inf-1"].ammo, state.crates) == (3, {})


@pytest.mark.rule("BA-order-dig", "BA-order-pontoon")
def test_some_works_need_several_hands() -> None:
    hands = CARDS["g-pio"].orders["pontoon"].units
    assert hands == 2
    for second, built in (
        (act.Pontoon("g-pio-2", 605), True),
        (act.Wait("g-pio-2"), False),
        (act.Pontoon("g-pio-2", 603), False),
    ):
        state = battle({605: "R0.", 603: "R0."})
        put(state, "g-pio-1", 505)
        put(state, "g-pio-2", 504)
        put(state, "s-inf-9", 1109)
        execute(state, [act.Pontoon("g-pio-1", 605), second, FAR])
        assert state.units["g-pio-1"].boxes == int(built), second


@pytest.mark.rule("BA-dugout-who", "BA-dugout-leave")
def test_two_units_of_infantry_on_defend_use_a_dugout() -> None:
    state = battle(dugouts={605: 0})
    names = ("s-inf-1", "s-inf-2", "s-inf-3")
    for name in (*names, "s-hq-1"):
        put(state, name, 605)
    put(state, "s-at45-1", 605, facing=4)
    put(state, "g-inf-1", 101)
    orders: list[act.Order] = [act.Defend(name, 505, 1) for name in (*names, "s-at45-1")]
    execute(state, [*orders, act.Wait("s-hq-1"), act.Wait("g-inf-1")])
    assert [name for name, unit in state.units.items() if unit.dugout] == ["s-inf-1", "s-inf-2"]
    state.drafts = {seat: type(draft)() for seat, draft in state.drafts.items()}
    orders = [act.Wait("s-inf-1"), act.Defend("s-inf-2", 505, 1), act.Defend("s-inf-3", 505, 1)]
    execute(state, [*orders, act.Wait("s-hq-1"), act.Wait("s-at45-1"), act.Wait("g-inf-1")])
    assert [name for name, unit in state.units.items() if unit.dugout] == ["s-inf-2", "s-inf-3"]


@pytest.mark.rule("BA-dugout-fire", "BA-bridge", "BA-R31", "BA-R60")
def test_one_hit_breaks_a_bridge_two_a_dugout() -> None:
    state = battle({805: "R0b"}, dugouts={705: 0})
    put(state, "g-lefh-1", 405, facing=1)
    put(state, "s-inf-9", 1109)
    put(state, "g-inf-1", 704)
    target = 705 if state.board.in_cone(405, 1, 705) else 704
    state.dugouts = {target: 0}
    execute(state, [act.Bombard("g-lefh-1", target), act.Wait("g-inf-1"), FAR], [1] + [6] * 5)
    assert state.dugouts == {target: 1}
    out = execute(state, [act.Bombard("g-lefh-1", target), act.Wait("g-inf-1"), FAR], [1] + [6] * 5)
    assert not state.dugouts and happened(out, ev.WorkDestroyed, work="dugout", hex=target)


@pytest.mark.rule("BA-tank-wire", "BA-order-wire", "BA-order-teeth")
def test_only_the_piece_in_the_way_goes() -> None:
    state = battle(wire=(edge(505, 605), edge(505, 404)), teeth=(edge(303, 304), edge(303, 403)))
    put(state, "g-pz2-1", 505)
    put(state, "g-pio-1", 303)
    put(state, "g-pio-2", 404)
    put(state, "s-inf-9", 1109)
    orders = [route("g-pz2-1", "careful", 605), act.RemoveTeeth("g-pio-1", 304), act.RemoveWire("g-pio-2", 505), FAR]
    execute(state, orders)
    assert state.wire == ()
    for _ in range(CARDS["g-pio"].orders["remove-teeth"].time - 1):
        execute(state, [act.Wait("g-pz2-1"), act.Wait("g-pio-2"), FAR])
    assert state.teeth == (edge(303, 403),)


@pytest.mark.rule("BA-order-ambush", "BA-ambush-armour", "BA-R107")
def test_who_goes_into_ambush_and_when() -> None:
    state = battle({505: "L0.", 606: "L0.", 404: "L0."}, smoke={404: 9})
    put(state, "s-inf-1", 505)
    put(state, "s-t26-1", 606)
    put(state, "s-inf-2", 404)
    put(state, "g-inf-1", 1109)
    orders = [
        act.Ambush("s-inf-1", 405, 1),
        act.Ambush("s-t26-1", 605, 1),
        act.Ambush("s-inf-2", 405, 1),
        act.Wait("g-inf-1"),
    ]
    out = execute(state, orders)
    hidden = [name for name, unit in state.units.items() if unit.hidden == AMBUSHED]
    assert hidden == ["s-inf-1"], "armour needs a second round, and nobody hides in smoke"
    assert [e.unit for e in happened(out, ev.Vanished)] == hidden
    state.drafts = {seat: type(draft)() for seat, draft in state.drafts.items()}
    execute(state, orders)
    assert state.units["s-t26-1"].hidden == AMBUSHED
    state.drafts = {seat: type(draft)() for seat, draft in state.drafts.items()}
    out = execute(state, [act.Wait("s-inf-1"), act.Ambush("s-t26-1", 605, 1), act.Wait("s-inf-2"), act.Wait("g-inf-1")])
    assert state.units["s-inf-1"].hidden == VISIBLE and state.units["s-t26-1"].hidden == AMBUSHED
    assert [(e.unit, e.why) for e in happened(out, ev.Revealed)] == [("s-inf-1", "order")]


@pytest.mark.rule("BA-ambush-armour")
def test_a_broken_ambush_of_armour_starts_anew() -> None:
    state = battle({606: "L0."})
    put(state, "s-t26-1", 606)
    put(state, "g-inf-1", 1109)
    ambush = act.Ambush("s-t26-1", 605, 1)
    for order, hidden in ((ambush, VISIBLE), (act.Wait("s-t26-1"), VISIBLE), (ambush, VISIBLE), (ambush, AMBUSHED)):
        state.drafts = {seat: type(draft)() for seat, draft in state.drafts.items()}
        execute(state, [order, act.Wait("g-inf-1")])
        assert state.units["s-t26-1"].hidden == hidden


@pytest.mark.rule("BA-hq-hide", "BA-R89")
def test_an_hq_that_was_found_hides_again_by_moving() -> None:
    state = battle(round=3)
    put(state, "s-hq-1", 605, found=2)
    put(state, "s-hq-2", 905, found=3)
    put(state, "s-hq-3", 909, found=1)
    put(state, "g-inf-1", 101)
    orders = [route("s-hq-1", "march", 604), route("s-hq-2", "march", 904), act.Wait("s-hq-3"), act.Wait("g-inf-1")]
    out = execute(state, orders)
    assert [state.units[f"s-hq-{n}"].hidden for n in (1, 2, 3)] == [CONCEALED, VISIBLE, VISIBLE]
    assert [e.unit for e in happened(out, ev.HidAgain)] == ["s-hq-1"]


@pytest.mark.rule("BA-setup", "BA-R98")
def test_who_ends_a_move_in_the_exit_leaves_with_its_load() -> None:
    state = battle(scenario="forest-road")
    exit_ = state.battle.goal.hexes[0]
    assert exit_ not in state.board.terrain, "the small map has no such hex"
    state = GAME.start("forest-road", {})
    state.stack, state.round = [], 1
    state.units = {}
    put(state, "g-opel-1", 1305)
    put(state, "g-inf-1", 1305, place="carried", carrier="g-opel-1")
    put(state, "g-pz2-1", exit_)
    put(state, "s-inf-1", 505)
    near = next(h for h in state.board.beside[exit_])
    put(state, "g-opel-1", near)
    put(state, "g-inf-1", near, place="carried", carrier="g-opel-1")
    state.drafts = {seat: type(draft)() for seat, draft in state.drafts.items()}
    out = execute(state, [route("g-opel-1", "march", exit_), act.Wait("g-pz2-1"), act.Wait("s-inf-1")])
    places = {name: unit.place for name, unit in state.units.items()}
    assert places == {"g-opel-1": "left", "g-inf-1": "left", "g-pz2-1": "map", "s-inf-1": "map"}, (
        "who did not move stays"
    )
    assert {e.unit for e in happened(out, ev.MarchedOff)} == {"g-opel-1", "g-inf-1"}


@pytest.mark.rule("BA-order-fire-moving", "BA-move")
def test_a_firing_hex_is_marked_once_and_the_pencil_goes_back() -> None:
    state = battle()
    put(state, "g-pz2-1", 505)
    put(state, "s-inf-1", 705)
    frame = state.stack[-1]
    plan(state, "german", "take g-pz2-1", "fire-moving g-pz2-1 s-inf-1")
    assert (
        key(frame.why_not(state, "german", act.Here()))
        == "route-empty"
        == key(frame.why_not(state, "german", act.Back()))
    )
    assert key(frame.why_not(state, "german", act.Done())) == "route-empty"
    plan(state, "german", "step 504")
    assert key(frame.why_not(state, "german", act.Done())) == "mark-firing-hex"
    plan(state, "german", "here")
    assert key(frame.why_not(state, "german", act.Here())) == "firing-hex-marked"
    plan(state, "german", "back", "step 605", "here", "done")
    assert state.drafts["german"].orders["g-pz2-1"] == act.Moving("g-pz2-1", "fire-moving", (605,), "s-inf-1", 605)


@pytest.mark.rule("BA-group")
def test_group_cards_have_their_limits() -> None:
    state = battle()
    for number in range(1, 5):
        put(state, f"g-pz2-{number}", 505, group=1 if number < 4 else 0)
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 404)
    put(state, "g-inf-3", 606)
    put(state, "g-inf-4", 606, group=2)
    frame = state.stack[-1]

    def said(name: str, group: int) -> str:
        plan(state, "german", f"take {name}")
        found = key(frame.why_not(state, "german", act.Join(name, group)))
        plan(state, "german", "drop")
        return found

    assert said("g-pz2-4", 1) == "group-full" and said("g-inf-1", 1) == "", "three vehicles, but room for foot"
    assert said("g-inf-2", 1) == "alone-in-hex"
    assert said("g-inf-3", 1) == "group-full", "that card is in another hex"
    assert said("g-inf-3", 2) == "" and said("g-inf-3", 9) == "group-full" and said("g-inf-4", 2) == "group-full"


@pytest.mark.rule("BA-air-supply")
def test_nobody_takes_more_from_a_crate_than_is_left_in_it() -> None:
    state = battle(crates={505: 1})
    put(state, "g-inf-1", 505, ammo=0)
    put(state, "g-inf-2", 505, ammo=0)
    put(state, "s-inf-9", 1109)
    out = execute(state, [act.Resupply("g-inf-1", None, 1), act.Resupply("g-inf-2", None, 1), FAR])
    assert [state.units[name].ammo for name in ("g-inf-1", "g-inf-2")] == [1, 0]
    assert [e.unit for e in happened(out, ev.Resupplied)] == ["g-inf-1"] and not state.crates


@pytest.mark.rule("BA-setup")
def test_works_and_mines_can_be_cleared_again_while_setting_up() -> None:
    state = GAME.start("forest-road", {})
    state.stack.pop()
    frame = state.stack[-1]
    plan(state, "soviet", "mine anti-tank 505", "mine dummy 606")
    offered = Decision(("soviet",), frame, state).options("soviet")
    assert isinstance(offered, list) and act.Clear(505) in offered and act.Clear(707) not in offered
    assert key(frame.why_not(state, "soviet", act.Mine("anti-tank", 507))) == "none-left"
    assert key(frame.why_not(state, "soviet", act.Mine("dummy", 606))) == "already-mined"
    assert key(frame.why_not(state, "soviet", act.Mine("dummy", 105))) == "outside-zone"
    plan(state, "soviet", "clear 505")
    assert state.drafts["soviet"].mines == (("dummy", 606),)
    assert key(frame.why_not(state, "soviet", act.Clear(505))) == "not-placed"
    assert frame.why_not(state, "soviet", act.Mine("anti-tank", 507)) is None
