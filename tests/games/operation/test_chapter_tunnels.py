"""Optional chapter: tunnels."""

from typing import Any

import pytest
from helpers import chain, deploy, feature, field, keep, kinds, rolled, square

from sandtable.games.operation.events.infantry import MeleeFought
from sandtable.games.operation.model.pieces import TunnelMarker
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.chapters import tunnel_weapons, tunnels
from sandtable.games.operation.rules.ground.sight import sights
from sandtable.games.operation.rules.infantry.morale import morale_lines
from sandtable.games.operation.tables.words import OrderKind
from sandtable.kernel import Event


def sewers() -> State:
    state = field("tunnels")
    feature(state, "road", "road", *square(0, 900, 3000, 100))
    return state


@pytest.mark.rule("OW-tun-points")
def test_entry_points_on_roads_30_cm_apart() -> None:
    state = sewers()
    assert tunnels.why_not_sink(state, (299, 950)) == tunnels.ENTRY_TOO_NEAR
    assert tunnels.why_not_sink(state, (400, 800)) == tunnels.NOT_ROAD
    for edge in ((300, 950), (2700, 950)):
        assert tunnels.why_not_sink(state, edge) is None
    feature(state, "lane", "track", *square(1500, 0, 60, 2000))
    for y, wanted in ((299, tunnels.ENTRY_TOO_NEAR), (300, None), (1700, None), (1701, tunnels.ENTRY_TOO_NEAR)):
        assert tunnels.why_not_sink(state, (1530, y)) is wanted
    assert tunnels.why_not_sink(state, (2701, 950)) == tunnels.ENTRY_TOO_NEAR
    assert tunnels.why_not_sink(state, (400, 950)) is None
    for n in range(6):
        tunnels.sink(state, (400 + 300 * n, 950))
    assert tunnels.why_not_sink(state, (2400, 950)) == tunnels.TOO_MANY_ENTRIES
    del state.templates["entry-6"]
    assert tunnels.why_not_sink(state, (1899, 950)) == tunnels.ENTRY_TOO_NEAR


@pytest.mark.rule("OW-tun-infantry", "OW-tun-down", "OW-tun-blind")
def test_a_whole_infantry_unit_goes_down_and_is_not_seen() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    deploy(state, "us-1", "us-rifles", (500, 950))
    deploy(state, "us-2", "us-m1-57", (500, 1100))
    deploy(state, "de-1", "de-grenadiers", (500, 1400))
    unit = state.units["us-1"]
    assert tunnels.why_not_descend(state, state.units["us-2"], "entry-1") == tunnels.NOT_INFANTRY
    assert tunnels.why_not_descend(state, unit, "entry-1") is None
    state.change("us-1.1", x=700)
    assert tunnels.why_not_descend(state, unit, "entry-1") == tunnels.NOT_TOGETHER
    state.change("us-1.1", x=450)
    assert sights(state, state.units["de-1"], unit)
    out: list[Event] = []
    tunnels.descend(state, "us-1", "entry-1", rolled(5), out)
    assert kinds(out) == ["TunnelRolled", "WentBelow"]
    assert tunnel_weapons.place_of(state.units["us-1"]) == (500, 950)
    assert not sights(state, state.units["de-1"], state.units["us-1"])


@pytest.mark.rule("OW-tun-move", "OW-tun-up", "OW-tun-shaken")
def test_creeping_and_coming_up_a_turn_later() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    tunnels.sink(state, (800, 950))
    deploy(state, "us-1", "us-rifles", (500, 950))
    tunnels.descend(state, "us-1", "entry-1", rolled(1), [])
    ways: list[tuple[OrderKind, str]] = [("move", "slow"), ("move", "fast"), ("assault", "fast")]
    assert [tunnels.tunnel_reach(order, speed) for order, speed in ways] == [
        50,
        150,
        100,
    ]
    state.turn = 2
    tunnels.creep(state, "us-1", "move", "fast", "entry-2", [])
    assert tunnel_weapons.place_of(state.units["us-1"]) == (650, 950)
    assert tunnels.why_not_ascend(state, state.units["us-1"]) == tunnels.NOT_THERE
    state.turn = 3
    tunnels.creep(state, "us-1", "move", "fast", "entry-2", [])
    assert tunnels.entry_reached(state, state.units["us-1"]) == "entry-2"
    assert tunnels.why_not_ascend(state, state.units["us-1"]) == tunnels.TOO_SOON_UP
    state.turn = 4
    assert tunnels.why_not_ascend(state, state.units["us-1"]) is None
    state.change("us-1.1", shaken=True)
    assert tunnels.why_not_creep(state, state.units["us-1"], "entry-1") == tunnels.SHAKEN_BELOW
    state.change("us-1.1", shaken=False)
    out: list[Event] = []
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
    deploy(state, "us-1", "us-rifles", (500, 950))
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
    deploy(state, "us-1", "us-sniper", (500, 950))
    deploy(state, "de-1", "de-sniper", (800, 950))
    for unit, name in (("us-1", "entry-1"), ("de-1", "entry-2")):
        tunnels.descend(state, unit, name, rolled(), [], rolled=False)
    assert tunnels.foes_near(state, state.units["us-1"]) == []
    state.alter("de-1", below=TunnelMarker("entry-1", (600, 950), 1))
    assert [foe.id for foe in tunnels.foes_near(state, state.units["us-1"])] == ["de-1"]
    assert [tunnel_weapons.caught(r, 3, 10) for r in (30, 50, 80, 100)] == [1, 3, 6, 8]
    assert tunnel_weapons.caught(100, 10, 4) == 4
    pairs = tunnels.melee_pairs(state, state.units["us-1"], state.units["de-1"])
    assert [(pair.foe, pair.more) for pair in pairs] == [("de-1.1", 1), ("de-1.1", 1)]
    out: list[Event] = []
    tunnels.fight(state, "us-1", "de-1", rolled(5, 5, 9), out)
    assert "de-1.1" not in state.models  # 5 and 1 beats 5


@pytest.mark.rule("OW-tun-fight")
def test_markers_fire_at_each_other_without_detection() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    deploy(state, "us-1", "us-sniper", (500, 950))
    deploy(state, "de-1", "de-sniper", (520, 950))
    for unit in ("us-1", "de-1"):
        tunnels.descend(state, unit, "entry-1", rolled(), [], rolled=False)
    out: list[Any] = []
    tunnels.fire(state, "us-1", "de-1", "fire", rolled(4, 1, 1, 3), out)  # 7 and 3 for being within 5 cm
    assert out[-1].hits == 1 and state.stack[-1].dead == 1


def two_markers(far: int, ours: str = "us-rifles", theirs: str = "de-grenadiers") -> State:
    """Two enemy markers below ground so many millimetres apart."""
    state = sewers()
    tunnels.sink(state, (500, 950))
    tunnels.sink(state, (900, 950))
    deploy(state, "us-1", ours, (500, 950))
    deploy(state, "de-1", theirs, (900, 950))
    state.alter("us-1", below=TunnelMarker("entry-2", (500, 950), 0))
    state.alter("de-1", below=TunnelMarker("entry-1", (500 + far, 950), 0))
    return state


@pytest.mark.rule("OW-order-cover", "OW-tun-fight", "OW-fire-close5")
def test_below_ground_covering_fire_has_its_minus_three_and_nearness_its_plus_three() -> None:
    def harmed(order: OrderKind, far: int, *faces: int) -> tuple[int, int, int]:
        state = two_markers(far, "us-sniper", "de-sniper")
        out: list[Any] = []
        tunnels.fire(state, "us-1", "de-1", order, rolled(*faces), out)
        told = state.stack[-1] if state.stack else None
        return out[-1].hits, getattr(told, "dead", 0), getattr(told, "shaken", 0)

    assert harmed("fire", 100, 7, 1, 1, 4) == (1, 1, 0)
    assert harmed("cover", 100, 8, 1, 1, 4) == (1, 0, 0)  # 4 less 3 does nothing
    assert harmed("fire", 100, 6, 1, 1)[0] == 0
    assert harmed("fire", 50, 4, 1, 1, 4) == (1, 1, 0)


@pytest.mark.rule("OW-tun-melee", "OW-melee-fire", "OW-tun-shaken")
def test_who_assaults_a_marker_fires_first_goes_there_and_fights() -> None:
    state = two_markers(90)
    battle = chain(state, "", "assault-3", opener="red", faces=[1] * 300)
    battle.do("order us-1 assault-3")
    battle.do("below de-1")
    assert battle.refused("pass") == "must-fire" and battle.refused("shoot before de-1") == ""
    told = battle.say("shoot before de-1")
    while battle.decision is not None and not any(isinstance(event, MeleeFought) for event in told):
        told += battle.do(battle.options()[0])
    names = kinds(told)
    assert names.index("ShotsBelow") < names.index("MarkerMoved") < names.index("MeleeFought")
    assert tunnel_weapons.place_of(state.units["us-1"]) == (590, 950)


@pytest.mark.rule("OW-tun-shaken", "OW-tun-melee")
def test_a_marker_with_shaken_men_does_not_go_to_another() -> None:
    state = two_markers(90)
    unit = state.units["us-1"]
    assert tunnels.why_not_storm_below(state, unit, "de-1") is None
    state.change("us-1.1", shaken=True)
    assert tunnels.why_not_storm_below(state, unit, "de-1") == tunnels.SHAKEN_BELOW
    state.alter("de-1", below=TunnelMarker("entry-1", (500, 950), 0))
    assert tunnels.why_not_storm_below(state, unit, "de-1") is None  # they are upon each other already


@pytest.mark.rule("OW-tun-melee")
def test_all_surplus_men_help_on_either_side() -> None:
    state = two_markers(0, "us-rifles", "de-sniper")
    one, two = state.units["us-1"], state.units["de-1"]
    ours, theirs = len(state.everyone(one)), len(state.everyone(two))
    pairs = tunnels.melee_pairs(state, one, two)
    assert len(pairs) == ours and {pair.foe for pair in pairs} == {man.id for man in state.everyone(two)}
    assert sum(pair.more + 1 for pair in {pair.foe: pair for pair in pairs}.values()) == ours
    back = tunnels.melee_pairs(state, two, one)
    assert len(back) == ours and sum(pair.against + 1 for pair in {pair.man: pair for pair in back}.values()) == ours
    assert theirs < ours


@pytest.mark.rule("OW-tun-morale")
def test_morale_below_ground_is_worse() -> None:
    state = sewers()
    deploy(state, "us-1", "us-rifles", (500, 950))
    before = {line.key for line in morale_lines(state, state.units["us-1"])}
    state.alter("us-1", below=TunnelMarker("entry-1", (500, 950), 1))
    after = {line.key: line.value for line in morale_lines(state, state.units["us-1"])}
    assert "morale-underground" not in before and after["morale-underground"] == "-1"


@pytest.mark.rule("OW-tun-infiltrate")
def test_infiltrators_start_below_without_a_roll() -> None:
    state = sewers()
    tunnels.sink(state, (500, 950))
    deploy(state, "us-1", "us-rangers", (500, 950))
    tunnels.descend(state, "us-1", "entry-1", rolled(), [], rolled=False)
    assert state.units["us-1"].below
    state.turn = 2
    out: list[Event] = []
    tunnels.ascend(state, "us-1", rolled(3), out)
    assert kinds(out) == ["TunnelRolled", "CameUp"]


@pytest.mark.rule("OW-tun-down", "OW-tun-table")
@pytest.mark.parametrize(("men", "dice", "below"), [(1, [6, 1, 10], False), (1, [10], False), (2, [6, 1, 10], True)])
def test_no_marker_lies_for_a_unit_that_the_tunnel_has_killed(men: int, dice: list[int], below: bool) -> None:
    """6 strikes as many men as the next die says, here one; 10 kills all."""
    state = sewers()
    tunnels.sink(state, (500, 950))
    deploy(state, "us-1", "us-rifles", (500, 950))
    keep(state, "us-1", men)
    state.alter("us-1", panic=9)
    deploy(state, "us-2", "us-rifles", (1500, 1700))
    deploy(state, "de-1", "de-grenadiers", (2500, 1400))
    battle = chain(state, "", "move-3", opener="red", faces=dice)
    told = kinds(battle.do("order us-1 move-3", "descend entry-1"))
    assert ("WentBelow" in told) is below and ("UnitDestroyed" in told) is not below
    assert (state.units["us-1"].below is not None) is below
    battle.dice.done()
