"""Optional chapter: tunnels."""

import pytest
from operation_field import box, feature, field, kinds, put, rolled

from sandtable.games.operation.rules import (
    tunnel_arms,
    tunnels,
)

# Tunnels


def sewers():
    state = field("tunnels")
    feature(state, "road", "road", *box(0, 900, 3000, 100))
    return state


@pytest.mark.rule("OW-tun-points")
def test_entry_points_on_roads_30_cm_apart() -> None:
    state = sewers()
    assert tunnels.why_not_sink(state, (299, 950)) == tunnels.TOO_NEAR
    assert tunnels.why_not_sink(state, (400, 800)) == tunnels.NOT_ROAD
    assert tunnels.why_not_sink(state, (400, 950)) is None
    for n in range(6):
        tunnels.sink(state, (400 + 300 * n, 950))
    assert tunnels.why_not_sink(state, (2400, 950)) == tunnels.TOO_MANY
    del state.templates["entry-6"]
    assert tunnels.why_not_sink(state, (1899, 950)) == tunnels.TOO_NEAR


@pytest.mark.rule("OW-tun-infantry", "OW-tun-down", "OW-tun-blind")
def test_a_whole_infantry_unit_goes_down_and_is_not_seen() -> None:
    from sandtable.games.operation.rules.sight import sights

    state = sewers()
    tunnels.sink(state, (500, 950))
    put(state, "us-1", "us-rifles", (500, 950))
    put(state, "us-2", "us-m1-57", (500, 1100))
    put(state, "de-1", "de-grenadiers", (500, 1400))
    unit = state.units["us-1"]
    assert tunnels.why_not_descend(state, state.units["us-2"], "entry-1") == tunnels.NOT_INFANTRY
    assert tunnels.why_not_descend(state, unit, "entry-1") is None
    state.change("us-1.1", x=700)
    assert tunnels.why_not_descend(state, unit, "entry-1") == tunnels.NOT_TOGETHER
    state.change("us-1.1", x=450)
    assert sights(state, state.units["de-1"], unit)
    out: list = []
    tunnels.descend(state, "us-1", "entry-1", rolled(5), out)
    assert kinds(out) == ["TunnelRolled", "WentBelow"]
    assert tunnels.place_of(state.units["us-1"]) == (500, 950)
    assert not sights(state, state.units["de-1"], state.units["us-1"])


@pytest.mark.rule("OW-tun-move", "OW-tun-up", "OW-tun-shaken")
def test_creeping_and_coming_up_a_turn_later() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    tunnels.sink(state, (800, 950))
    put(state, "us-1", "us-rifles", (500, 950))
    tunnels.descend(state, "us-1", "entry-1", rolled(1), [])
    assert [tunnels.reach(o, s) for o, s in (("move", "slow"), ("move", "fast"), ("assault", "fast"))] == [50, 150, 100]
    state.turn = 2
    tunnels.creep(state, "us-1", "move", "fast", "entry-2", [])
    assert tunnels.place_of(state.units["us-1"]) == (650, 950)
    assert tunnels.why_not_ascend(state, state.units["us-1"]) == tunnels.NOT_THERE
    state.turn = 3
    tunnels.creep(state, "us-1", "move", "fast", "entry-2", [])
    assert tunnels.entry_reached(state, state.units["us-1"]) == "entry-2"
    assert tunnels.why_not_ascend(state, state.units["us-1"]) == tunnels.TOO_SOON
    state.turn = 4
    assert tunnels.why_not_ascend(state, state.units["us-1"]) is None
    state.change("us-1.1", shaken=True)
    assert tunnels.why_not_creep(state, state.units["us-1"], "entry-1") == tunnels.SHAKEN
    state.change("us-1.1", shaken=False)
    out: list = []
    tunnels.ascend(state, "us-1", rolled(2), out)
    men = state.men("us-1")
    assert not state.units["us-1"].below and len(men) == 10
    assert all((m.x - 800) ** 2 + (m.y - 950) ** 2 <= 100**2 for m in men)


@pytest.mark.rule("OW-tun-table")
@pytest.mark.parametrize(
    ("dice", "alive", "open_", "below"),
    [
        ((5,), 10, True, True),
        ((6, 2, 9, 9), 8, True, True),
        ((9, *[9] * 10), 0, False, False),
        ((8, *[1] * 10), 10, False, False),
        ((10,), 0, False, False),
    ],
)
def test_what_may_fall_on_them(dice: tuple[int, ...], alive: int, open_: bool, below: bool) -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    put(state, "us-1", "us-rifles", (500, 950))
    script = rolled(*dice)
    tunnels.descend(state, "us-1", "entry-1", script, [])
    script.done()
    assert len(state.everyone("us-1")) == alive
    assert ("entry-1" in state.templates) == open_
    assert bool(state.units["us-1"].below) == below


@pytest.mark.rule("OW-tun-fight", "OW-tun-template", "OW-R29", "OW-tun-melee")
def test_fights_below() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    tunnels.sink(state, (800, 950))
    put(state, "us-1", "us-sniper", (500, 950))
    put(state, "de-1", "de-sniper", (800, 950))
    for unit, name in (("us-1", "entry-1"), ("de-1", "entry-2")):
        tunnels.descend(state, unit, name, rolled(), [], rolled=False)
    assert tunnels.foes_near(state, state.units["us-1"]) == []
    state.alter("de-1", below="entry-1@600:950@1")
    assert [foe.id for foe in tunnels.foes_near(state, state.units["us-1"])] == ["de-1"]
    assert [tunnel_arms.caught(r, 3, 10) for r in (30, 50, 80, 100)] == [1, 3, 6, 8]
    assert tunnel_arms.caught(100, 10, 4) == 4
    pairs = tunnels.melee_pairs(state, state.units["us-1"], state.units["de-1"])
    assert [(pair[1], pair[2]) for pair in pairs] == [("de-1.1", 1)]
    out: list = []
    tunnels.fight(state, "us-1", "de-1", rolled(5, 5, 9), out)
    assert "de-1.1" not in state.models  # 5 and 1 beats 5


@pytest.mark.rule("OW-tun-fight")
def test_markers_fire_at_each_other_without_detection() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    put(state, "us-1", "us-sniper", (500, 950))
    put(state, "de-1", "de-sniper", (520, 950))
    for unit in ("us-1", "de-1"):
        tunnels.descend(state, unit, "entry-1", rolled(), [], rolled=False)
    out: list = []
    tunnels.fire(state, "us-1", "de-1", "fire", rolled(7, 1, 1, 3), out)
    assert out[-1].hits == 1 and state.stack[-1].dead == 1


@pytest.mark.rule("OW-tun-morale")
def test_morale_below_ground_is_worse() -> None:
    from sandtable.games.operation.rules.morale import lines

    state = sewers()
    put(state, "us-1", "us-rifles", (500, 950))
    before = {line.key for line in lines(state, state.units["us-1"])}
    state.alter("us-1", below="entry-1@500:950@1")
    after = {line.key: line.value for line in lines(state, state.units["us-1"])}
    assert "morale-underground" not in before and after["morale-underground"] == "-1"


@pytest.mark.rule("OW-tun-infiltrate")
def test_infiltrators_start_below_without_a_roll() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    put(state, "us-1", "us-rangers", (500, 950))
    tunnels.descend(state, "us-1", "entry-1", rolled(), [], rolled=False)
    assert state.units["us-1"].below
    state.turn = 2
    out: list = []
    tunnels.ascend(state, "us-1", rolled(3), out)
    assert kinds(out) == ["TunnelRolled", "CameUp"]
