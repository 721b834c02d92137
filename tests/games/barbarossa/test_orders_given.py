"""Which orders can be given: every condition of an order once met and once not."""

import pytest

from games.barbarossa.field import battle, key, plan, put, why_not
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa.model import AMBUSHED, DEPLOYED, FLAGGED, LIMBERED, Draft, Minefield, State
from sandtable.games.barbarossa.tables import CARDS, edge
from sandtable.kernel import Decision


def said(state: State, text: str, seat: str = "german") -> str:
    state.drafts = {each: Draft() for each in state.seats}
    return key(why_not(state, text, seat))


@pytest.mark.rule("BA-plan-none", "BA-tow-orders", "BA-transport-orders")
def test_units_aboard_and_in_reserve() -> None:
    state = battle(smoke={404: 9}, round=2)
    put(state, "g-opel-1", 404)
    put(state, "g-inf-1", 404, place="carried", carrier="g-opel-1")
    put(state, "g-pak36-1", 404, place="towed", carrier="g-opel-1", stance=LIMBERED)
    assert said(state, "dismount g-inf-1") == "in-smoke"
    assert said(state, "deploy g-pak36-1 404 405") == "in-smoke"
    put(state, "g-opel-1", 0, place="loading")
    assert said(state, "dismount g-inf-1") == "not-here"
    for since, until, word in ((1, 3, ""), (2, 2, ""), (3, 4, "not-arrived"), (1, 1, "not-arrived")):
        put(state, "g-inf-2", 0, place="reserve", entry=106, since=since, until=until)
        assert said(state, "march g-inf-2") == word, (since, until)
    put(state, "g-inf-2", 0, place="reserve", entry=0, since=1, until=9)
    assert said(state, "march g-inf-2") == "not-arrived"
    put(state, "g-inf-2", 0, place="reserve", entry=106, since=1, until=9)
    assert said(state, "careful g-inf-2") == ""
    assert said(state, "wait g-inf-2") == "must-enter"
    put(state, "g-inf-3", 505, place="left")
    assert said(state, "wait g-inf-3") == "not-here"


@pytest.mark.rule("BA-ammo-empty", "BA-R48")
@pytest.mark.parametrize(
    ("order", "points"),
    [
        ("fire g-pz2-1 s-inf-1", 1),
        ("suppress g-pz2-1 s-inf-1", 3),
        ("defend g-pz2-1 605 1", 1),
        ("assault g-pz2-1 s-inf-1", 1),
        ("fire-moving g-pz2-1 s-inf-1", 1),
    ],
)
def test_the_points_of_an_order_must_be_there(order: str, points: int) -> None:
    for ammo in (points - 1, points):
        state = battle()
        put(state, "g-pz2-1", 505, ammo=ammo)
        put(state, "s-inf-1", 605)
        assert said(state, order) == ("" if ammo == points else "no-ammunition")


@pytest.mark.rule("BA-order-defend", "BA-order-ambush", "BA-order-arc")
@pytest.mark.parametrize("order", ["defend", "ambush"])
def test_defend_and_ambush_name_a_side_and_a_range(order: str) -> None:
    state = battle({505: "L0.", 705: "L1."})
    put(state, "g-inf-1", 505)
    put(state, "s-inf-1", 1109)
    most = CARDS["g-inf"].reach
    assert [said(state, f"{order} g-inf-1 605 {n}") for n in (0, 1, most, most + 1)] == [
        "wrong-reach",
        "",
        "",
        "wrong-reach",
    ]
    assert said(state, f"{order} g-inf-1 705 1") == "wrong-facing" == said(state, f"{order} g-inf-1 505 1")
    put(state, "g-inf-2", 705)
    assert said(state, f"{order} g-inf-2 605 {most + 1}") == "", "one hex more from a hill"
    put(state, "g-mg-1", 505, facing=1)
    ahead = state.board.toward[505][1]
    assert said(state, f"{order} g-mg-1 {ahead} 1") == ""
    aside = state.board.toward[505][2]
    assert said(state, f"{order} g-mg-1 {aside} 1") == "wrong-facing"
    put(state, "g-mg-1", 505, facing=1, stance=LIMBERED)
    assert said(state, f"{order} g-mg-1 {ahead} 1") == "not-deployed"


@pytest.mark.rule("BA-order-fire", "BA-hidden", "BA-card-targets", "BA-card-range")
def test_open_fire_needs_a_target_of_a_listed_type_in_range_sight_and_the_open() -> None:
    state = battle({504: "L0.", 507: "F0."})
    put(state, "g-inf-1", 505)
    for name, hex_, word in (
        ("s-inf-1", 605, ""), ("s-inf-2", 805, "out-of-range"), ("s-t26-1", 605, "wrong-type"),
        ("s-inf-3", 503, "no-sight"),
    ):  # fmt: skip
        put(state, name, hex_)
        assert said(state, f"fire g-inf-1 {name}") == word, name
    assert said(state, "fire g-inf-1 g-inf-1") == "no-such-target" == said(state, "fire g-inf-1 nobody-1")
    state = battle({507: "F0."})
    put(state, "g-inf-1", 505)
    put(state, "s-inf-5", 506, hidden=AMBUSHED)
    assert said(state, "fire g-inf-1 s-inf-5") == "no-such-target"
    put(state, "g-inf-2", 506)
    put(state, "s-inf-6", 507)
    put(state, "s-inf-5", 909)
    assert said(state, "fire g-inf-2 s-inf-6") == "wood-fire"


@pytest.mark.rule("BA-indirect", "BA-air-recon-spot")
def test_indirect_fire_needs_an_observer_and_an_hq_and_no_sight() -> None:
    state = battle({504: "L0."})
    put(state, "g-mor-1", 505, facing=0)
    put(state, "s-inf-1", 503)
    put(state, "g-hq-1", 507)
    assert state.board.in_cone(505, 0, 503)
    assert said(state, "indirect g-mor-1 s-inf-1") == "no-observer"
    put(state, "g-inf-1", 502)
    assert said(state, "indirect g-mor-1 s-inf-1") == ""
    put(state, "g-hq-1", 507, suppressed=FLAGGED)
    assert said(state, "indirect g-mor-1 s-inf-1") == "no-headquarters"
    put(state, "g-hq-1", 507, place="carried", carrier="g-opel-1")
    assert said(state, "indirect g-mor-1 s-inf-1") == "no-headquarters"
    put(state, "g-hq-1", 507)
    state.units.pop("g-inf-1")
    put(state, "g-inf-2", 303, place="carried")
    assert said(state, "indirect g-mor-1 s-inf-1") == "no-observer"
    assert said(state, "indirect g-mor-1 nobody-1") == "no-such-target"
    open_ = battle()
    put(open_, "g-mor-1", 505, facing=0)
    put(open_, "s-inf-1", 503)
    put(open_, "g-hq-1", 109)
    assert said(open_, "indirect g-mor-1 s-inf-1") == "target-in-sight"


@pytest.mark.rule("BA-hex-fire", "BA-order-smoke")
def test_fire_and_smoke_at_a_hex() -> None:
    state = battle({504: "L0."})
    put(state, "g-mor-1", 505, facing=0, smoke=1)
    put(state, "s-inf-1", 1109)
    assert said(state, "bombard g-mor-1 503") == "no-headquarters", "not in sight"
    assert said(state, "smoke g-mor-1 503") == "no-observer"
    put(state, "g-hq-1", 507)
    assert said(state, "bombard g-mor-1 503") == "hex-not-observed"
    put(state, "g-inf-1", 502)
    assert said(state, "bombard g-mor-1 503") == "" == said(state, "smoke g-mor-1 503")
    assert said(state, "bombard g-mor-1 504") == "out-of-range" == said(state, "bombard g-mor-1 505")
    assert said(state, "bombard g-mor-1 9999") == "out-of-range"
    assert said(state, "bombard g-mor-1 507") == "outside-arc" == said(state, "smoke g-mor-1 507")
    put(state, "g-mor-1", 505, facing=0, smoke=0)
    assert said(state, "smoke g-mor-1 503") == "no-smoke-shells"
    put(state, "g-mor-1", 505, facing=0, smoke=1, stance=LIMBERED)
    assert said(state, "smoke g-mor-1 503") == "not-deployed" == said(state, "bombard g-mor-1 503")


@pytest.mark.rule("BA-order-assault", "BA-melee-enter", "BA-order-fire-moving")
def test_assault_and_fire_on_the_move_name_an_enemy_that_can_be_named() -> None:
    state = battle({503: "L0."})
    put(state, "g-pz2-1", 505)
    put(state, "s-inf-1", 605)
    put(state, "s-inf-2", 604, hidden=AMBUSHED)
    put(state, "s-inf-3", 805)
    put(state, "s-inf-4", 604, place="carried", carrier="s-zis5-1")
    put(state, "s-inf-5", 502)
    put(state, "g-inf-1", 504)
    put(state, "s-kv1-1", 404)
    assert said(state, "assault g-pz2-1 s-inf-1") == "" == said(state, "fire-moving g-pz2-1 s-inf-1")
    for name in ("s-inf-2", "s-inf-4", "g-inf-1", "nobody-1"):
        assert said(state, f"assault g-pz2-1 {name}") == "no-such-target", name
        assert said(state, f"fire-moving g-pz2-1 {name}") == "no-such-target", name
    assert said(state, "assault g-pz2-1 s-inf-3") == "cannot-reach", "three hexes away"
    assert said(state, "assault g-pz2-1 s-kv1-1") == "wrong-type"
    assert said(state, "fire-moving g-pz2-1 s-inf-5") == "no-sight"
    put(state, "g-pz2-1", 606, foes=("s-inf-9",))
    put(state, "s-inf-9", 606, foes=("g-pz2-1",))
    assert said(state, "assault g-pz2-1 s-inf-9") == ""
    assert said(state, "assault g-pz2-1 s-inf-1") == "cannot-reach", "it is locked in another melee"


@pytest.mark.rule("BA-order-arc", "BA-order-deploy", "BA-order-limber")
def test_turning_deploying_and_limbering() -> None:
    state = battle({604: "F0."})
    put(state, "g-inf-1", 303)
    put(state, "g-pak36-1", 505, facing=1)
    ahead, aside = state.board.toward[505][1], state.board.toward[505][2]
    assert said(state, f"turn g-pak36-1 {ahead}") == "wrong-facing", "it faces there already"
    assert said(state, f"turn g-pak36-1 {aside}") == "" and said(state, "turn g-pak36-1 707") == "wrong-facing"
    put(state, "g-pak36-1", 505, facing=1, dug=True)
    assert said(state, f"turn g-pak36-1 {aside}") == "in-trench"
    put(state, "g-flak38-1", 505)
    assert said(state, f"turn g-flak38-1 {aside}") == "no-field-of-fire"
    assert said(state, "deploy g-flak38-1 505 0") == "already-so"
    put(state, "g-flak38-1", 505, stance=LIMBERED)
    assert said(state, "deploy g-flak38-1 505 0") == "" and said(state, "deploy g-flak38-1 505 605") == "wrong-facing"
    assert said(state, "limber g-flak38-1 505") == "already-so"
    put(state, "g-pak36-1", 505, facing=1, stance=LIMBERED)
    assert said(state, "deploy g-pak36-1 505 0") == "wrong-facing" == said(state, "deploy g-pak36-1 505 707")
    assert said(state, "deploy g-pak36-1 504 503") == ""
    assert said(state, "deploy g-pak36-1 707 706") == "own-or-adjacent"
    put(state, "g-pak36-1", 504, facing=1)
    assert said(state, "limber g-pak36-1 604") == "wood" and said(state, "limber g-pak36-1 503") == ""
    assert said(state, "limber g-pak36-1 707") == "own-or-adjacent"


@pytest.mark.rule("BA-tow-conditions")
def test_hitching_needs_a_lorry_and_a_limbered_gun_of_the_own_side_in_one_hex() -> None:
    state = battle()
    put(state, "g-opel-1", 505)
    put(state, "g-pak36-1", 505, stance=LIMBERED)
    put(state, "s-at45-1", 505, stance=LIMBERED)
    put(state, "g-pak36-2", 606, stance=LIMBERED)
    put(state, "g-inf-1", 505)
    assert said(state, "tow g-opel-1 g-pak36-1") == "" == said(state, "tow g-pak36-1 g-opel-1")
    for name in ("s-at45-1", "g-pak36-2", "g-inf-1", "g-opel-1", "nobody-1"):
        assert said(state, f"tow g-opel-1 {name}") == "cannot-tow", name
    put(state, "g-pak36-3", 505, place="towed", carrier="g-opel-1", stance=LIMBERED)
    assert said(state, "tow g-opel-1 g-pak36-1") == "cannot-tow", "it tows another"
    put(state, "g-pak36-3", 909)
    put(state, "g-pak36-1", 505, stance=DEPLOYED)
    assert said(state, "tow g-opel-1 g-pak36-1") == "cannot-tow"


@pytest.mark.rule("BA-order-wire", "BA-order-teeth", "BA-order-pontoon", "BA-bridge-destroyed")
def test_works_that_engineers_remove_or_build() -> None:
    state = battle({604: "R0.", 605: "R0b", 504: "P0."}, "505/605", wire=(edge(505, 405),), teeth=(edge(505, 506),))
    put(state, "g-pio-1", 505)
    assert said(state, "remove-wire g-pio-1 405") == "" and said(state, "remove-wire g-pio-1 506") == "no-wire"
    assert said(state, "remove-teeth g-pio-1 506") == "" and said(state, "remove-teeth g-pio-1 405") == "no-teeth"
    assert said(state, "remove-wire g-pio-1 909") == "no-wire"
    assert said(state, "pontoon g-pio-1 605") == "no-river", "the bridge stands"
    assert said(state, "pontoon g-pio-1 504") == "no-river" == said(state, "pontoon g-pio-1 604"), (
        "no river, not adjacent"
    )
    state.blown = (605,)
    assert said(state, "pontoon g-pio-1 605") == ""
    put(state, "g-pio-1", 504)
    assert said(state, "pontoon g-pio-1 604") == ""
    state.pontoons = (604,)
    assert said(state, "pontoon g-pio-1 604") == "no-river"


@pytest.mark.rule("BA-order-resupply", "BA-card-ammo", "BA-air-supply")
def test_resupply_needs_a_source_and_room() -> None:
    state = battle()
    put(state, "g-opel-1", 505, supply=3)
    put(state, "g-inf-1", 505, ammo=CARDS["g-inf"].ammo - 2)
    put(state, "s-zis5-1", 505)
    assert [said(state, f"resupply g-inf-1 g-opel-1 {n}") for n in (0, 1, 2, 3)] == [
        "too-many-points",
        "",
        "",
        "too-many-points",
    ]
    for name in ("s-zis5-1", "nobody-1", "g-inf-1"):
        assert said(state, f"resupply g-inf-1 {name} 1") == "no-source", name
    assert said(state, "resupply g-inf-1 - 1") == "no-source"
    state.crates = {505: 1}
    assert said(state, "resupply g-inf-1 - 1") == ""
    assert said(state, "supply g-opel-1") == ""
    put(state, "g-opel-1", 505, supply=0)
    assert said(state, "resupply g-inf-1 g-opel-1 1") == "no-source" == said(state, "supply g-opel-1")
    put(state, "g-opel-1", 606, supply=3)
    assert said(state, "resupply g-inf-1 g-opel-1 1") == "no-source"
    put(state, "g-opel-1", 505, supply=3, place="loading")
    assert said(state, "resupply g-inf-1 g-opel-1 1") == "no-source"


@pytest.mark.rule("BA-order-dig", "BA-order-path", "BA-order-mines", "BA-order-clear-mines", "BA-order-scout")
def test_the_other_special_orders() -> None:
    state = battle({505: "F0.", 605: "L0."}, trenches=((505, 1),))
    put(state, "g-pio-1", 505, mines=1)
    ahead = state.board.toward[505][1]
    assert said(state, f"dig g-pio-1 {ahead}") == "trench-there" and said(state, "dig g-pio-1 909") == "wrong-facing"
    assert said(state, f"dig g-pio-1 {state.board.toward[505][2]}") == ""
    assert said(state, "clear-path g-pio-1") == ""
    state.paths = (505,)
    assert said(state, "clear-path g-pio-1") == "no-wood"
    put(state, "g-pio-1", 606, mines=1)
    assert said(state, "clear-path g-pio-1") == "no-wood"
    assert said(state, "lay-mines g-pio-1 anti-tank") == "" and said(state, "lay-mines g-pio-1 atomic") == "no-mines"
    assert said(state, "clear-mines g-pio-1") == "no-minefield"
    state.fields = {606: Minefield(606, "soviet", "dummy", known=False)}
    assert said(state, "clear-mines g-pio-1") == "no-minefield" and said(state, "lay-mines g-pio-1 dummy") == ""
    state.fields = {606: Minefield(606, "soviet", "dummy", known=True)}
    assert said(state, "clear-mines g-pio-1") == "" and said(state, "lay-mines g-pio-1 dummy") == "already-mined"
    put(state, "g-222-1", 404)
    most = CARDS["g-222"].orders["scout"].radius
    assert [said(state, f"scout g-222-1 {n}") for n in (0, 1, most, most + 1)] == [
        "wrong-radius",
        "",
        "",
        "wrong-radius",
    ]


@pytest.mark.rule("BA-order-mount", "BA-transport-capacity", "BA-order-dismount", "BA-R103")
def test_mounting_and_dismounting() -> None:
    state = battle()
    put(state, "g-opel-1", 505, size=3)
    put(state, "g-inf-1", 505, size=3)
    put(state, "g-inf-2", 505, size=4)
    put(state, "g-inf-3", 404, size=1)
    put(state, "g-pz2-1", 505)
    put(state, "s-zis5-1", 505)
    assert said(state, "mount g-inf-1 g-opel-1") == ""
    assert said(state, "mount g-inf-2 g-opel-1") == "no-room" == said(state, "mount g-inf-3 g-opel-1")
    for name in ("g-pz2-1", "s-zis5-1", "nobody-1"):
        assert said(state, f"mount g-inf-1 {name}") == "no-room", name
    put(state, "g-mg-1", 505, facing=1, stance=DEPLOYED)
    assert said(state, "mount g-mg-1 g-opel-1") == "limber-first"
    put(state, "g-mg-1", 505, facing=1, stance=LIMBERED)
    assert said(state, "mount g-mg-1 g-opel-1") == ""
    assert said(state, "dismount g-opel-1") == "nobody-aboard" == said(state, "dismount g-inf-1")
    put(state, "g-mg-1", 505, place="carried", carrier="g-opel-1", stance=LIMBERED)
    assert said(state, "dismount g-opel-1") == "" == said(state, "dismount g-mg-1")
    assert said(state, "mount g-inf-1 g-opel-1") == "no-room", "two are aboard"


@pytest.mark.rule("BA-plan", "BA-time-break")
def test_which_cards_can_be_taken() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 505, place="destroyed", size=0)
    put(state, "g-pio-1", 404, order=act.LayMines("g-pio-1", "dummy"), boxes=1)
    put(state, "g-bf109-1", 0, place="air", hex=505, order=act.Mission("g-bf109-1", "patrol", 505, "", 1, 2))
    put(state, "s-inf-1", 909)
    frame = state.stack[-1]
    words = {name: key(frame.why_not(state, "german", act.Take(name))) for name in (*state.units, "nobody-1")}
    assert words == {
        "g-inf-1": "", "g-inf-2": "not-here", "g-pio-1": "", "g-bf109-1": "has-order", "s-inf-1": "not-your-unit",
        "nobody-1": "not-your-unit",
    }  # fmt: skip
    plan(state, "german", "take g-inf-1")
    assert key(frame.why_not(state, "german", act.Take("g-pio-1"))) == "card-in-hand"
    assert key(frame.why_not(state, "german", act.Cancel("g-inf-1"))) == "card-in-hand"
    plan(state, "german", "drop")
    assert key(frame.why_not(state, "german", act.Drop())) == "no-card-in-hand"
    assert key(frame.why_not(state, "german", act.Cancel("g-inf-1"))) == "has-no-order"
    assert (
        key(frame.why_not(state, "german", act.Done())) == "no-route" == key(frame.why_not(state, "german", act.Back()))
    )
    assert key(frame.why_not(state, "german", act.Radius(1))) == "no-flight"


@pytest.mark.rule("BA-order-fire-moving")
def test_fire_on_the_move_needs_somewhere_to_go() -> None:
    island = {504: "R0.", 505: "R0.", 604: "R0.", 606: "R0.", 704: "R0.", 705: "R0.", 506: "R0.", 706: "R0."}
    for cells, wanted in ((island, "nowhere"), ({}, "")):
        state = battle(cells)
        put(state, "g-pz2-1", 605)
        put(state, "s-t26-1", 805)
        found = key(why_not(state, "fire-moving g-pz2-1 s-t26-1"))
        assert bool(found) == bool(wanted), found


@pytest.mark.rule("BA-plan-none")
def test_a_destroyed_unit_takes_no_order() -> None:
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, "g-inf-2", 505, place="destroyed", size=0)
    decision = Decision(("german",), state.stack[-1], state)
    assert decision.why_not("german", act.Take("g-inf-1")) is None
    assert key(decision.why_not("german", act.Take("g-inf-2"))) == "not-here"
