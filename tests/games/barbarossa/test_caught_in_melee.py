"""Orders that meet an assault, mines or a melee before they are carried out."""

from typing import Any

import pytest

from games.barbarossa.field import battle, execute, happened, put, route
from sandtable.games.barbarossa import actions as act
from sandtable.games.barbarossa import events as ev
from sandtable.games.barbarossa.model import BETWEEN, CALM, DEPLOYED, LIMBERED, Minefield, State
from sandtable.games.barbarossa.tables import CARDS

MISSED = [6] * 10
"""Ten dice of infantry that hit nothing."""


def stormed(name: str, order: Any, dice: list[int], **fields: Any) -> tuple[State, list[Any]]:
    """A Soviet unit in 605 with an order is assaulted from 505."""
    state = battle()
    put(state, "g-inf-1", 505)
    put(state, name, 605, **fields)
    return state, execute(state, [route("g-inf-1", "assault", 605, target=name), order], dice)


@pytest.mark.rule("BA-withdraw", "BA-R116", "BA-move")
def test_who_is_assaulted_strikes_back_and_walks_off_one_hex() -> None:
    state, out = stormed("s-inf-1", route("s-inf-1", "march", 705, 805), MISSED * 2)
    assert {shot.unit for shot in happened(out, ev.Fired, kind="melee")} == {"g-inf-1", "s-inf-1"}
    assert state.units["s-inf-1"].hex == 705, "out of a melee it is one hex, not the whole march"
    free = battle()
    put(free, "s-inf-1", 605)
    execute(free, [route("s-inf-1", "march", 705, 805)])
    assert free.units["s-inf-1"].hex == 805


@pytest.mark.rule("BA-order-deploy", "BA-melee-locked", "BA-R116")
def test_a_gun_under_assault_is_not_pushed_to_another_hex() -> None:
    gun: dict[str, Any] = {"stance": LIMBERED, "facing": 4}
    state, out = stormed("s-at45-1", act.Deploy("s-at45-1", 705, 805), [*MISSED, 6, 6], **gun)
    caught = state.units["s-at45-1"]
    assert caught.hex == 605 and caught.foes == ("g-inf-1",) and caught.stance == LIMBERED
    assert caught.order is None and not happened(out, ev.BoxMarked)


@pytest.mark.rule("BA-time", "BA-melee-locked", "BA-R116", "BA-order-dig")
def test_nobody_digs_on_in_a_melee() -> None:
    """The box of the round before is lost with the order; who is not stormed digs on."""
    state = battle()
    for name, hex_ in (("s-inf-1", 605), ("s-inf-2", 605), ("s-inf-3", 805), ("s-inf-4", 805), ("g-inf-1", 405)):
        put(state, name, hex_)
    digs = [act.Dig(f"s-inf-{n}", 705 if n < 3 else 905) for n in (1, 2, 3, 4)]
    execute(state, [*digs, route("g-inf-1", "march", 505)])
    assert [state.units[f"s-inf-{n}"].boxes for n in (1, 2, 3, 4)] == [1, 1, 1, 1]
    out = execute(state, [route("g-inf-1", "assault", 605, target="s-inf-1")], MISSED * 2)
    assert [built.hex for built in happened(out, ev.WorkBuilt)] == [805]
    caught = state.units["s-inf-1"]
    assert caught.foes and caught.order is None and caught.boxes == 0


@pytest.mark.rule("BA-order-mount", "BA-melee-locked", "BA-R116")
def test_nobody_mounts_out_of_a_melee() -> None:
    state = battle()
    for name, hex_ in (("s-inf-1", 605), ("s-zis5-1", 605), ("g-inf-1", 505)):
        put(state, name, hex_)
    orders = [act.Mount("s-inf-1", "s-zis5-1"), route("s-zis5-1", "march", 705, 805)]
    out = execute(state, [*orders, route("g-inf-1", "assault", 605, target="s-inf-1")], MISSED * 2)
    assert not happened(out, ev.Mounted) and state.units["s-inf-1"].hex == 605
    assert state.units["s-zis5-1"].hex == 705, "the lorries leave it by one hex too"


@pytest.mark.rule("BA-order-ambush", "BA-order-scout", "BA-R116")
@pytest.mark.parametrize("scouts", [False, True])
def test_nobody_hides_or_scouts_in_a_melee(scouts: bool) -> None:
    state = battle({605: "L0."})
    name = "s-rec-1" if scouts else "s-inf-1"
    put(state, name, 605)
    put(state, "g-inf-1", 505)
    order: Any = act.Scout(name, 1) if scouts else act.Ambush(name, 705, 1)
    from_the_rear = [] if scouts else [1, 1]
    struck_back = [6] * CARDS[name[:-2]].melee_dice
    out = execute(state, [route("g-inf-1", "assault", 605, target=name), order], from_the_rear + MISSED + struck_back)
    assert state.units[name].foes == ("g-inf-1",)
    assert not happened(out, ev.Vanished) and not happened(out, ev.Searched)


@pytest.mark.rule("BA-order-merge", "BA-R116")
def test_nobody_merges_in_a_melee() -> None:
    state = battle()
    put(state, "s-inf-1", 605, size=2)
    put(state, "s-inf-2", 605, size=2)
    put(state, "g-inf-1", 505)
    orders = [act.Merge("s-inf-1", "s-inf-1"), act.Merge("s-inf-2", "s-inf-1")]
    struck_back = [6] * CARDS["s-inf"].melee_dice
    execute(state, [route("g-inf-1", "assault", 605, target="s-inf-1"), *orders], MISSED + struck_back)
    assert state.units["g-inf-1"].hex == 605 and state.units["s-inf-2"].place == "map"


@pytest.mark.rule("BA-melee-limits", "BA-hex-fire", "BA-hex-fire-ring", "BA-R117")
def test_shells_at_a_hex_spare_a_melee() -> None:
    state = battle()
    put(state, "g-inf-1", 505, foes=("s-inf-1",))
    put(state, "s-inf-1", 505, foes=("g-inf-1",))
    put(state, "g-mor-1", 305, facing=1)
    out = execute(state, [act.Bombard("g-mor-1", 505)], MISSED * 2)
    assert not happened(out, ev.Fired, kind="bombard") and happened(out, ev.Bombarded)
    alone = battle()
    put(alone, "s-inf-1", 505)
    put(alone, "g-mor-1", 305, facing=1)
    assert happened(execute(alone, [act.Bombard("g-mor-1", 505)], 3), ev.Fired, kind="bombard")


@pytest.mark.rule("BA-mines-explode", "BA-order-deploy")
@pytest.mark.parametrize("order", [act.Deploy("s-at45-1", 605, 705), act.Limber("s-at45-1", 605)])
def test_a_gun_that_takes_up_its_position_in_a_minefield_is_struck(order: Any) -> None:
    state = battle(fields={605: Minefield(605, "german", "anti-personnel")})
    put(state, "s-at45-1", 505, stance=LIMBERED if isinstance(order, act.Deploy) else DEPLOYED)
    put(state, "g-inf-1", 101)
    out = execute(state, [order], [1, 6, 6, 6, 6, 6])
    assert happened(out, ev.FieldFound, unit="s-at45-1", hex=605) and happened(out, ev.MinesExploded)
    assert state.units["s-at45-1"].hex == 605


@pytest.mark.rule("BA-mines-leave", "BA-order-deploy", "BA-R58")
def test_a_gun_that_mines_suppress_does_not_leave_them() -> None:
    state = battle(fields={505: Minefield(505, "german", "anti-personnel", True, True)})
    put(state, "s-at45-1", 505, stance=LIMBERED)
    put(state, "g-inf-1", 101)
    out = execute(state, [act.Deploy("s-at45-1", 605, 705)], [1, 1, 6, 6, 6, 6, 6, 6])
    gun = state.units["s-at45-1"]
    assert happened(out, ev.MinesExploded) and not happened(out, ev.Moved)
    assert gun.hex == 505 and gun.suppressed != CALM and gun.stance == LIMBERED != BETWEEN


@pytest.mark.rule("BA-counterassault", "BA-assault-gone")
def test_who_assaults_another_does_not_roll_against_his_own_assailant() -> None:
    """The Soviet squad storms the second German squad: the first finds its hex empty and nobody rolls."""
    state = battle()
    for name, hex_ in (("g-inf-1", 505), ("g-inf-2", 705), ("s-inf-1", 605)):
        put(state, name, hex_)
    orders = [route("g-inf-1", "assault", 605, target="s-inf-1"), route("s-inf-1", "assault", 705, target="g-inf-2")]
    out = execute(state, orders, MISSED * 2)
    assert not happened(out, ev.RolledOff)
    assert state.units["g-inf-1"].hex == 605 and state.units["s-inf-1"].hex == 705


@pytest.mark.rule("BA-order-dismount", "BA-melee-enter", "BA-R116")
def test_nobody_gets_down_into_a_melee() -> None:
    state = battle()
    put(state, "s-zis5-1", 605)
    put(state, "s-inf-1", 605, place="carried", carrier="s-zis5-1")
    put(state, "g-inf-1", 505)
    orders = [act.Dismount("s-inf-1"), act.Dismount("s-zis5-1")]
    out = execute(state, [*orders, route("g-inf-1", "assault", 605, target="s-zis5-1")], MISSED)
    assert not happened(out, ev.Dismounted) and state.units["s-inf-1"].place == "carried"
    free = battle()
    put(free, "s-zis5-1", 605)
    put(free, "s-inf-1", 605, place="carried", carrier="s-zis5-1")
    assert happened(execute(free, orders), ev.Dismounted)
