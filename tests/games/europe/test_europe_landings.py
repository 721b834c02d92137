"""Odds of whole battles against the game itself, to nine digits."""

from __future__ import annotations

import pytest
from europe_field import Field, belgium, listed
from europe_playout import PlayOut, Policy, card_of, fight_on, mean_left, taken

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.model import State, set_control
from sandtable.games.europe.odds.attack import forces
from sandtable.games.europe.odds.battle import battle_odds
from sandtable.games.europe.rules.battle import ON_LAND, Battle, withdrawals
from sandtable.games.europe.rules.wishes import Wishes
from sandtable.kernel import Decision, Name


def _both(field: Field, seat: str, area: str, wishes: Wishes, policy: Policy, rounds: int = 1) -> None:
    """The outlook of a plan and every result played through the game: the chance to take it, and who is left."""
    frame, units = field.state.stack[-1], [unit.name for unit in field.state.units.values()]
    attack, defence, times, _ = forces(field.state, frame.power, frame.area, frame.leader, frame.plan)
    battle = Battle(frame.power, frame.area, frame.leader, frame.plan, ())
    stuck = not withdrawals(field.state, battle) and bool(attack.land)
    seen = battle_odds(attack, defence, times, wishes, bound=stuck)
    shares = PlayOut(area, seat, policy, rounds).after(field.state, seat, GAME.parse("launch"))
    assert sum(shares.values()) == pytest.approx(1.0, abs=1e-12)
    assert taken(shares) == pytest.approx(seen.win, abs=1e-9)
    for unit in dict.fromkeys(units):
        owner, kind = divmod(t.TYPE[unit], 8)
        lost = (seen.lost if owner == t.COUNTRY[seat] else seen.killed).get(kind, 0.0)
        assert units.count(unit) - mean_left(shares, unit) == pytest.approx(lost, abs=1e-9), unit


def _landing(own: dict[str, dict[str, int]], foes: dict[str, int], joins: list[str]) -> Field:
    """A German attack on Belgium: over the river from Essen, over the sea from Kiel."""
    field = belgium({**own, "belgium": foes})
    field.do("germany", "attack belgium france", *joins)
    return field


LANDINGS: dict[str, tuple[dict[str, dict[str, int]], dict[str, int], list[str]]] = {
    "alone, against a fleet": (
        {"kiel": {"germany-infantry": 1, "germany-fleet": 2}},
        {"france-infantry": 1, "france-fleet": 1},
        ["embark germany-infantry germany-fleet kiel 1", "join germany-fleet kiel 0 1"],
    ),
    "beside a land attack over the river": (
        {"kiel": {"germany-infantry": 1, "germany-fleet": 2}, "essen": {"germany-infantry": 1}},
        {"france-infantry": 1, "france-fleet": 1},
        [
            "join germany-infantry essen 1 1",
            "embark germany-infantry germany-fleet kiel 1",
            "join germany-fleet kiel 0 1",
        ],
    ),
    "with aircraft on both sides": (
        {"kiel": {"germany-infantry": 1, "germany-fleet": 1, "germany-aircraft": 1}, "essen": {"germany-armour": 1}},
        {"france-infantry": 1, "france-aircraft": 1},
        [
            "join germany-armour essen 2 1",
            "embark germany-infantry germany-fleet kiel 1",
            "join germany-aircraft kiel 0 1",
        ],
    ),
    "ships and aircraft beside a land attack": (
        {"kiel": {"germany-fleet": 1, "germany-aircraft": 1}, "essen": {"germany-infantry": 1}},
        {"france-infantry": 1, "france-fleet": 1},
        ["join germany-infantry essen 1 1", "join germany-fleet kiel 0 1", "join germany-aircraft kiel 0 1"],
    ),
    "transports that nobody guards": (
        {"kiel": {"germany-infantry": 1, "germany-fleet": 1}, "essen": {"germany-armour": 1}},
        {"france-infantry": 1, "france-fleet": 1},
        ["join germany-armour essen 2 1", "embark germany-infantry germany-fleet kiel 1"],
    ),
}


@pytest.mark.parametrize("name", LANDINGS)
@pytest.mark.rule("EU-4.4d", "EU-5.1.3d", "EU-5.2e")
def test_a_landing_is_what_the_game_plays(name: str) -> None:
    _both(_landing(*LANDINGS[name]), "germany", "belgium", Wishes(), fight_on)


def _after_a_land_round(state: State, decision: Decision) -> str:
    """Leave after the first round on land, if that is allowed; never before."""
    battle = state.stack[-2].battle
    if battle.stage != ON_LAND or not battle.round:
        return "press"
    ways = [str(action) for action in listed(decision, decision.seats[0]) if str(action) != "press"]
    return ways[0] if ways else "press"


LAND = "beside a land attack over the river"


@pytest.mark.rule("EU-5.1.3b", "EU-5.1i")
def test_who_has_not_landed_may_go_back() -> None:
    """The landing beside a land attack fails or comes about: the rest leaves after one round in the first case only."""
    _both(_landing(*LANDINGS[LAND]), "germany", "belgium", Wishes("one-round"), _after_a_land_round, rounds=2)


@pytest.mark.rule("EU-5.1.3b", "EU-5.1i", "EU-R111")
def test_when_nobody_who_landed_is_left_the_rest_may_go_back() -> None:
    """Infantry lands beside armour that comes over the river: while it fights nobody leaves, then the armour may."""
    own = {"kiel": {"germany-infantry": 1, "germany-fleet": 1}, "essen": {"germany-armour": 2}}
    joins = ["join germany-armour essen 2 2", "embark germany-infantry germany-fleet kiel 1"]
    field = _landing(own, {"france-infantry": 2}, joins)
    field.go("germany", dice=(6, 6, 6, 6, 6))
    assert field.options("germany") == ["press"] and field.why("germany", "withdraw essen") == "landed-stay"
    field.do("germany", "press", dice=(6, 6, 6, 1, 6))
    field.do("germany", "lose germany-infantry kiel")
    assert field.options("germany") == ["press", "withdraw essen"]
    field.do("germany", "withdraw essen")
    assert field.at("essen") == {"germany-armour": 2} and field.owner("belgium") == "france"
    field = _landing(own, {"france-infantry": 2}, joins)
    _both(field, "germany", "belgium", Wishes("one-round"), _after_a_land_round, rounds=2)


@pytest.mark.rule("EU-5.1.3b")
def test_a_sunk_landing_binds_nobody() -> None:
    """Both fleets and the cargo go down with the defending fleet: the infantry before the river may withdraw."""
    field = _landing(
        {"kiel": {"germany-infantry": 1, "germany-fleet": 2}, "essen": {"germany-infantry": 1}},
        {"france-infantry": 1, "france-fleet": 2},
        LANDINGS[LAND][2],
    )
    field.go("germany", dice=(6, 1, 1, 6, 6))
    assert field.at("kiel") == {} and field.options("germany") == ["press", "withdraw essen"]
    field = _landing(*LANDINGS["transports that nobody guards"])
    field.go("germany", dice=(6, 6))
    assert "withdraw essen" in field.options("germany"), "the transports turn back at once"


@pytest.mark.rule("EU-5.1i")
def test_no_withdrawal_is_offered_where_there_is_no_way_back() -> None:
    """All that lies about the area has fallen: the card offers no breaking off, and the attack is fought out."""
    field = belgium({"essen": {"germany-infantry": 2}, "belgium": {"france-infantry": 1}})
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 2")
    assert "withdrawal" in [c.key for c in card_of(field, "germany", "launch").choices]
    for area in t.NEAR[t.AREA["belgium"]]:
        set_control(field.state, area, t.FRANCE)
    card = card_of(field, "germany", "launch", withdrawal="one-round")
    assert "withdrawal" not in [c.key for c in card.choices] and "EU-5.1i" in [line.rule for line in card.lines]
    _both(field, "germany", "belgium", Wishes("one-round"), _after_a_land_round, rounds=2)


@pytest.mark.rule("EU-13.1a")
def test_an_area_that_others_hold_too_is_not_taken() -> None:
    """French and British in Belgium: beating the French is not taking it."""
    field = belgium({"essen": {"germany-infantry": 3}, "belgium": {"france-infantry": 1, "britain-infantry": 1}})
    field.do("germany", "attack belgium france", "join germany-infantry essen 1 3")
    card = card_of(field, "germany", "launch")
    assert [c.key for c in card.chances] == ["clears", "loses"]
    others = [line.args["power"] for line in card.lines if line.rule == "EU-13.1a"]
    assert others == [Name("country", "britain")]
    shares = PlayOut("belgium", "germany", fight_on).after(field.state, "germany", GAME.parse("launch"))
    assert taken(shares) == 0.0
    beaten = sum(
        p
        for (_, left), p in shares.items()
        if "france-infantry" not in dict(left) and dict(left).get("germany-infantry")
    )
    assert beaten == pytest.approx(card.chances[0].probability, abs=1e-9)


def test_a_raid_is_weighed_by_what_it_destroys() -> None:
    field = belgium({"essen": {"germany-aircraft": 2}, "belgium": {"france-infantry": 2}})
    field.do("germany", "attack belgium france", "join germany-aircraft essen 0 2")
    card = card_of(field, "germany", "launch", withdrawal="one-round")
    assert [c.key for c in card.chances] == ["raid-gains", "raid-even", "raid-loses"]
    assert "withdrawal" in [c.key for c in card.choices]
    shares = PlayOut("belgium", "germany", _after_a_land_round, 2).after(field.state, "germany", GAME.parse("launch"))
    better = sum(
        p
        for (_, left), p in shares.items()
        if 3 * dict(left).get("germany-aircraft", 0) - dict(left).get("france-infantry", 0) > 4
    )
    assert better == pytest.approx(card.chances[0].probability, abs=1e-9)


@pytest.mark.rule("EU-5.2e")
def test_the_panel_says_what_leaving_an_area_out_would_change() -> None:
    field = belgium(
        {
            "essen": {"germany-infantry": 3},
            "holland": {"germany-armour": 1},
            "belgium": {"france-infantry": 2},
            "kiel": {"germany-aircraft": 1},
        }
    )
    joins = ["join germany-infantry essen 1 3", "join germany-armour holland 2 1", "join germany-aircraft kiel 0 1"]
    field.do("germany", "attack belgium france", *joins)
    off = next(line for line in card_of(field, "germany", "launch").lines if line.key == "ground-off")
    assert off.args == {"ground": Name("ground", "river"), "area": Name("area", "holland")}
    row = next(row for row in card_of(field, "germany", "launch").rows if row.key == "without-row")
    assert [c.key for c in row.counts] == ["without-area", "without-area-ground", "without-aircraft"]
    assert row.counts[1].args == off.args
    field = belgium(
        {"essen": {"germany-infantry": 3}, "belgium": {"france-infantry": 2}, "kiel": {"germany-aircraft": 1}}
    )
    field.do("germany", "attack belgium france", joins[0], joins[2])
    win = card_of(field, "germany", "launch").chances[0].probability
    assert row.counts[1].value == f"{round(100 * win)} %"
