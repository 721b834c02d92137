"""Below ground: fire, melee, thrown charges, and what is above."""

import pytest
from helpers import Battle, alone, chain, deploy, keep, put, square, table

from sandtable.games.operation.events.chapters import ShotsBelow
from sandtable.games.operation.events.infantry import MeleeFought
from sandtable.games.operation.model.pieces import TunnelMarker
from sandtable.games.operation.model.state import State
from sandtable.games.operation.rules.chapters import fires, tunnels
from sandtable.games.operation.rules.infantry import charging, melee, morale, panic
from sandtable.games.operation.rules.vehicles import (
    explosions,
    ramming,
)
from sandtable.games.operation.tables import WEAPONS
from sandtable.kernel import Event, Scripted


def marker(state: State, name: str) -> None:
    """The unit is below ground, where its men went down."""
    man = state.men(name)[0]
    state.alter(name, below=TunnelMarker("entry-1", (man.x, man.y), 1))


@pytest.mark.rule("OW-tun-blind", "OW-melee-contact")
def test_nobody_above_charges_a_marker_below() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (600, 600))
    deploy(state, "us-1", "us-rifles", (600, 500), 1800)
    assert charging.can_charge(state, state.units["de-1"], state.units["us-1"])
    marker(state, "us-1")
    assert not charging.can_charge(state, state.units["de-1"], state.units["us-1"])
    put(state, "us-1.1", state.models["de-1.1"].x, state.models["de-1.1"].y - 22)
    assert melee.engaged_with(state, state.units["de-1"]) == []
    state.alter("us-1", below=None)
    assert melee.engaged_with(state, state.units["de-1"]) == ["us-1"]


@pytest.mark.rule("OW-tun-blind", "OW-vd-blast", "OW-fires-heat")
def test_explosions_and_fires_above_leave_those_below_alone() -> None:
    state = table()
    deploy(state, "us-1", "us-sherman", (600, 600))
    deploy(state, "de-1", "de-grenadiers", (600, 665))
    marker(state, "de-1")
    explosions.explosion_around(state, state.models["us-1.0"], 100, Scripted([]), [])
    fires.heat(state, "us-1.0", Scripted([]), [])
    assert ramming.touched_by(state, state.models["us-1.0"], [tuple(square(500, 500, 300, 300))], "red") == ()
    state.alter("de-1", below=None)
    assert ramming.touched_by(state, state.models["us-1.0"], [tuple(square(500, 500, 300, 300))], "red")


@pytest.mark.rule("OW-tun-melee", "OW-melee-roll")
def test_melee_below_ground_has_the_usual_modifiers() -> None:
    state = table()
    deploy(state, "de-1", "de-grenadiers", (600, 600))
    deploy(state, "us-1", "us-rifles", (600, 500), 1800)
    for name in ("de-1", "us-1"):
        keep(state, name, 1)
        marker(state, name)
    out: list[Event] = []
    tunnels.fight(state, "de-1", "us-1", Scripted([5, 5, 10]), out)
    fought = next(event for event in out if isinstance(event, MeleeFought))
    assert "melee-charge" in [line.key for line in fought.lines]


@pytest.mark.rule("OW-tun-template", "OW-tun-fight")
def test_an_area_weapon_below_ground_catches_a_number_of_men() -> None:
    state = table()
    deploy(state, "de-1", "de-mortar", (600, 600))
    deploy(state, "us-1", "us-rifles", (600, 500), 1800)
    mortar = next(m for m in state.men("de-1") if any(WEAPONS[w].is_mortar for w in m.weapons))
    keep_only(state, "de-1", mortar.id)
    marker(state, "de-1")
    marker(state, "us-1")
    state.change(mortar.id, weapons=tuple(w for w in mortar.weapons if WEAPONS[w].is_mortar))
    state.turn = 2
    out: list[Event] = []
    tunnels.fire(state, "de-1", "us-1", "fire", Scripted([10, 3, *[1] * 10]), out)
    assert any(isinstance(event, ShotsBelow) and event.hits > 0 for event in out)


def keep_only(state: State, name: str, model: str) -> None:
    for each in state.units[name].models:
        if each != model:
            del state.models[each]
    state.alter(name, models=(model,))


def below_ground(apart: int, weapons: tuple[str, ...], faces: list[int]) -> Battle:
    """Two Grenadiers and Americans below ground, so far from each other; the Germans are to fire."""
    state = table()
    deploy(state, "de-1", "de-grenadiers", (600, 600))
    deploy(state, "us-1", "us-rifles", (600, 500), 1800)
    keep(state, "de-1", 2)
    keep(state, "us-1", 6)
    put(state, "de-1.1", 600, 600, weapons=("de-kar98k", *weapons))
    put(state, "de-1.2", 620, 600, weapons=("de-kar98k",))
    state.alter("de-1", below=TunnelMarker("entry-1", (600, 600), 0))
    state.alter("us-1", below=TunnelMarker("entry-1", (600, 600 - apart), 0), panic=9)
    battle = chain(state, "fire-3", "", faces=faces)
    battle.do("order de-1 fire-3")
    battle.do("below us-1")
    return battle


@pytest.mark.rule("OW-tun-template", "OW-grenade-min", "OW-intent-extra")
def test_grenades_are_announced_below_ground_and_the_others_fire() -> None:
    battle = below_ground(60, ("de-grenade",), [7, 9, 1, 1, 1, 1, 10, 1])
    assert battle.options() == ["pass", "arm grenades"]
    battle.say("arm grenades")
    told = [event for event in battle.out if isinstance(event, ShotsBelow)]
    assert [event.hits for event in told] == [4, 1]
    assert battle.state.models["de-1.1"].spent == ()
    near = below_ground(30, ("de-grenade",), [1, 1])
    assert [len(event.rolls) for event in near.out if isinstance(event, ShotsBelow)] == [2]
    fired = below_ground(60, ("de-grenade",), [10, 1, 1])
    fired.say("pass")
    assert [event.hits for event in fired.out if isinstance(event, ShotsBelow)] == [1]


@pytest.mark.rule("OW-tun-template", "OW-charge-hand", "OW-charge-throw")
def test_a_charge_below_ground_is_used_once_and_may_go_off_in_the_hand() -> None:
    battle = below_ground(60, ("de-charge",), [3, 1])
    battle.say("arm charges")
    assert battle.state.models["de-1.1"].spent == ("de-charge",)
    assert not any(event.hits for event in battle.out if isinstance(event, ShotsBelow))
    battle = below_ground(60, ("de-charge",), [2, 5, 1, 1])
    battle.say("arm charges")
    assert "de-1.1" not in battle.state.models
    assert [event.target for event in battle.out if isinstance(event, ShotsBelow)] == ["de-1", "us-1"]


@pytest.mark.rule("OW-tun-morale", "OW-panic-drop", "OW-panic-rally", "OW-R74")
def test_who_breaks_below_ground_lies_down_there_and_tries_to_rally() -> None:
    state = table()
    deploy(state, "us-1", "us-rifles", (600, 600))
    deploy(state, "de-1", "de-grenadiers", (600, 300))
    places = {man.id: (man.x, man.y) for man in state.men("us-1")}
    state.alter("us-1", below=TunnelMarker("entry-1", (600, 600), 1), dead=3)
    state.turn = 2
    morale.break_unit(state, "us-1", Scripted([]), [])
    assert all(man.shaken for man in state.men("us-1"))
    out: list[Event] = []
    panic.recover(state, Scripted([1]), out)
    assert [type(event).__name__ for event in out] == ["MoraleTested"]
    assert {man.id: (man.x, man.y) for man in state.men("us-1")} == places


@pytest.mark.rule("OW-tun-melee", "OW-melee-roll")
def test_below_ground_three_against_one_all_roll() -> None:
    state = table("tunnels")
    alone(state, "de-1", "de-grenadiers", (500, 600), arms=("de-kar98k",))
    alone(state, "us-1", "us-rifles", (500, 500), (520, 500), (540, 500), arms=("us-garand",))
    state.alter("de-1", traits=("bayonet-trained",), below=TunnelMarker("entry-1", (500, 600), 0))
    state.alter("us-1", below=TunnelMarker("entry-1", (500, 520), 0))
    battle = chain(state, "assault-3", "", faces=[5, 1, 1, 1, 5, 5, 5])
    battle.do("order de-1 assault-3")
    said = next(each for each in battle.options() if "us-1" in each)
    battle.say(said)
    assert sum(len(each.rolls) for each in battle.seen(MeleeFought)) == 4
