"""Chapter 14: who has won, played to the end; what each power reaches for itself."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.model import FALLEN
from sandtable.games.europe.rules.victory import beyond, victory_goals
from sandtable.kernel import Outcome, Scripted, play

FOUR = {"oslo": "germany", "denmark": "germany", "holland": "germany", "belgium": "germany"}
CITIES = {"moscow": "germany", "leningrad": "germany", "stalingrad": "germany"}
SHORES = [t.AREAS[a] for a in t.BRITISH_MEDITERRANEAN]


def last_turn(scenario: str, players: int, **given: Any) -> Outcome:
    """The last redeployment of a scenario, in which nobody does anything more."""
    turns = {
        "sichelschnitt": ("1940 summer", "allies"),
        "barbarossa": ("1942 winter", "allies"),
        "overlord": ("1945 summer", "axis"),
        "war": ("1945 summer", "allies"),
    }
    turn, side = turns[scenario]
    options = {"players": players, **given.pop("options", {})}
    return played(Field(scenario, options=options, turn=turn, side=side, phase="redeployment", **given))


def played(field: Field) -> Outcome:
    """All pass to the end."""
    for _ in range(200):
        if field.decision is None:
            break
        field.do(field.decision.seats[0], "pass")
    found = GAME.result(field.state)
    assert found is not None
    return found


@pytest.mark.rule("EU-2f")
def test_who_would_lose_is_warned_before_the_end() -> None:
    given: dict[str, Any] = {"options": {"players": 3}, "side": "axis", "phase": "redeployment"}
    field = Field("sichelschnitt", turn="1940 spring", control=FOUR, **given)
    (warned,) = GAME.warnings(field.state, "germany")
    assert (warned.key, warned.places) == ("goal-missing", ("paris",))
    assert warned.args == {"left": 2, "have": 4, "needs": 5}
    assert GAME.warnings(field.state, "france") == (), "France would win"
    assert GAME.warnings(field.state, "britain")[0].key == "goal-missing"
    early = Field("sichelschnitt", turn="1939 winter", **given)
    assert GAME.warnings(early.state, "germany") == (), "there is time"


# -- 14.1


@pytest.mark.rule("EU-14.1e", "EU-R112")
def test_sichelschnitt_names_who_met_his_goal() -> None:
    german = last_turn("sichelschnitt", 3, control={**FOUR, "paris": "germany"}, standing={"france": "fallen"})
    assert (german.key, german.winners) == ("sichelschnitt-german", ("germany",))
    held = last_turn("sichelschnitt", 3, control=FOUR)
    assert (held.key, held.winners) == ("sichelschnitt-allied", ("france",)), "Britain holds none of the four"
    assert held.scores == {"germany": 0, "france": 1, "britain": 0}
    fallen = {"control": {**FOUR, "paris": "germany", "oslo": "britain"}, "standing": {"france": "fallen"}}
    assert last_turn("sichelschnitt", 3, **fallen).winners == ("britain",), "fallen France is no winner"
    assert last_turn("sichelschnitt", 2, **fallen).winners == ("britain",)
    both = last_turn("sichelschnitt", 3, control={**FOUR, "oslo": "britain"})
    assert both.winners == ("britain", "france")


@pytest.mark.rule("EU-14.1e", "EU-R112")
def test_allies_who_only_foil_the_plan_share_the_victory() -> None:
    """Norway is still neutral: Germany has missed its goal, though neither ally reached his."""
    three = {area: owner for area, owner in FOUR.items() if area != "oslo"}
    found = last_turn("sichelschnitt", 3, control={**three, "paris": "germany"}, standing={"france": "fallen"})
    assert (found.key, found.winners) == ("sichelschnitt-allied", ("britain",)), "France has fallen"


@pytest.mark.rule("EU-14.1e", "EU-R102")
def test_an_ally_in_germanys_care_counts_for_it() -> None:
    ally = last_turn(
        "sichelschnitt",
        2,
        control={**FOUR, "paris": "germany", "belgium": "belgium"},
        standing={"belgium": "joined", "france": "fallen"},
        patron={"belgium": "germany"},
    )
    assert ally.winners == ("germany",)
    foreign = last_turn(
        "sichelschnitt",
        2,
        control={**FOUR, "paris": "germany", "belgium": "belgium"},
        standing={"belgium": "joined", "france": "fallen"},
        patron={"belgium": "britain"},
    )
    assert foreign.winners == ("britain",), "and one in Britain's care for Britain"


# -- 14.2


def barbarossa(players: int, **given: Any) -> Outcome:
    given.setdefault("standing", {}).setdefault("soviet", "active")
    return last_turn("barbarossa", players, **given)


@pytest.mark.rule("EU-14.2e", "EU-R112")
def test_barbarossa_by_the_cities() -> None:
    axis = barbarossa(5, control=CITIES)
    assert (axis.key, axis.winners) == ("barbarossa-axis", ("germany", "italy"))
    missed = barbarossa(5, control={**CITIES, "stalingrad": "soviet"})
    assert missed.key == "barbarossa-allied" and missed.winners == ("britain", "soviet")
    italian = barbarossa(5, control={**CITIES, "stalingrad": "italy"})
    assert italian.key == "barbarossa-allied", "the cities count in German hands"


@pytest.mark.rule("EU-14.2e", "EU-R112", "EU-R113")
def test_italy_and_britain_over_the_mediterranean() -> None:
    all_italian = dict.fromkeys(SHORES, "italy")
    for gibraltar in ("britain", "germany", "italy"):
        found = barbarossa(5, control={**all_italian, "gibraltar": gibraltar})
        assert found.winners == ("italy", "soviet"), "Gibraltar counts for neither"
        assert (found.scores["italy"], found.scores["britain"]) == (1, 0)
    one_left = barbarossa(5, control={**all_italian, "malta": "britain"})
    assert one_left.winners == ("britain", "soviet")
    german = barbarossa(5, control={**all_italian, "malta": "germany"})
    assert german.winners == ("soviet",), "Italy has not all, and Britain nothing"
    masterless = barbarossa(5, control=dict.fromkeys(SHORES, "-"), standing={"soviet": "active", "britain": "fallen"})
    assert masterless.winners == ("soviet",), "what belongs to nobody keeps nobody in the Mediterranean"


@pytest.mark.rule("EU-14.2e", "EU-R112")
def test_one_player_with_both_axis_powers_stands_for_the_axis() -> None:
    all_italian = dict.fromkeys(SHORES, "italy")
    assert barbarossa(3, control=all_italian).winners == ("soviet",)
    assert barbarossa(4, control=all_italian).winners == ("italy", "soviet"), "with four players Italy stands alone"


@pytest.mark.rule("EU-14.2e", "EU-R40")
def test_an_american_bridgehead() -> None:
    standing = {"soviet": "active", "usa": "active"}
    ashore: dict[str, Any] = {"standing": standing, "units": {"brest": {"usa-infantry": 1}}}
    won = barbarossa(5, control={"brest": "usa", "paris": "usa"}, **ashore)
    assert won.winners == ("britain", "soviet", "usa")
    cut_off = barbarossa(5, control={"brest": "usa"}, cut={"brest": {"usa-infantry": 1}}, **ashore)
    assert "usa" not in cut_off.winners, "a landing without supply is no bridgehead"
    island = barbarossa(5, standing=standing, units={"london": {"usa-infantry": 1}})
    assert "usa" not in island.winners
    airmen = barbarossa(5, standing=standing, control={"brest": "usa"}, units={"brest": {"usa-aircraft": 1}})
    assert "usa" not in airmen.winners


# -- 14.3


@pytest.mark.rule("EU-14.3e")
def test_berlin_stands_or_is_retaken() -> None:
    assert last_turn("overlord", 4).winners == ("germany",)
    field = Field(
        "overlord",
        turn="1945 summer",
        side="axis",
        control={"berlin": "soviet"},
        lost_capital={"germany": "soviet"},
        units={"poznan": {"germany-infantry": 1}, "moscow": {"soviet-infantry": 1}},
    )
    field.do("germany", "take germany-infantry poznan 1", "march berlin 1")
    assert played(field).winners == ("germany",)


def to_berlin(players: int, **given: Any) -> Field:
    """Spring 1945: the Soviets stand before an empty Berlin."""
    given.setdefault("control", {"poznan": "soviet"})
    given.setdefault("units", {"poznan": {"soviet-infantry": 1}, "london": {"britain-infantry": 1}})
    given.setdefault("turn", "1945 spring")
    return Field("overlord", options={"players": players}, side="allies", **given)


@pytest.mark.rule("EU-14.3e", "EU-R72", "EU-R112")
def test_who_took_berlin_wins_and_one_player_at_once() -> None:
    field = to_berlin(2)
    field.do("soviet", "take soviet-infantry poznan 1", "march berlin 1")
    found = played(field)
    assert (found.key, found.winners, found.rule) == ("overlord-allied", ("soviet",), "EU-14.3e")
    assert found.scores == {"germany": 0, "soviet": 1, "usa": 0, "britain": 0}
    assert field.state.turn == 24, "one player holds all Allies: there is nothing left to decide"


@pytest.mark.rule("EU-14.3e", "EU-R72")
def test_several_allies_play_on_for_their_own_goals() -> None:
    """Germany has fallen; Britain, in Belgrade, still takes Budapest before the summer ends."""
    balkans = dict.fromkeys(("athens", "salonika", "skopje", "belgrade"), "britain")
    units = {"poznan": {"soviet-infantry": 1}, "belgrade": {"britain-armour": 3}}
    field = to_berlin(4, units=units, control={"poznan": "soviet", **balkans})
    field.do("soviet", "take soviet-infantry poznan 1", "march berlin 1")
    while field.state.turn == 24:
        field.do(field.pending().seats[0], "pass")
    assert GAME.result(field.state) is None and field.state.standing[t.GERMANY] == FALLEN, "the match goes on"
    field.do("britain", "declare hungary", "attack budapest hungary", "join britain-armour belgrade 2 3")
    field.do("britain", "launch", dice=(1, 1, 1, 6))
    assert field.owner("budapest") == "britain"
    found = played_out(field)
    assert (found.key, found.winners) == ("overlord-allied", ("britain", "soviet")) and field.state.turn == 25


def played_out(field: Field) -> Outcome:
    """To the end by default answers, the dice all sixes."""
    while field.decision is not None:
        seat = field.decision.seats[0]
        action = GAME.parse("pass") if field.why(seat, "pass") is None else field.decision.default(seat)
        field.decision = play(field.state, field.decision, seat, action, Scripted([6] * 60), field.events)
    found = GAME.result(field.state)
    assert found is not None
    return found


@pytest.mark.rule("EU-14.3e", "EU-R112")
def test_britain_with_belgrade_and_budapest() -> None:
    taken = {"berlin": "soviet", "belgrade": "britain", "budapest": "britain"}
    both = last_turn("overlord", 4, control=taken, standing={"germany": "fallen", "hungary": "gone"})
    assert both.winners == ("britain",), "nobody's units took this Berlin"
    for lost in ("belgrade", "budapest"):
        fallen = {"germany": "fallen", "hungary": "gone"}
        one = last_turn("overlord", 4, control={**taken, lost: "soviet"}, standing=fallen)
        assert one.winners == ("britain", "soviet", "usa"), "no goal is met: all who stand share it"


@pytest.mark.rule("EU-14.3e", "EU-R114", "EU-13.1b")
@pytest.mark.parametrize(("keeper", "lead"), [("combine-lead", "britain"), ("combine-lead-give", "usa")])
def test_berlin_is_credited_to_those_whose_units_fought(keeper: str, lead: str) -> None:
    """Britons and Americans attack together; whoever keeps the city, the Americans have taken it with them."""
    units = {"stettin": {"britain-infantry": 2, "usa-infantry": 1}, "berlin": {"germany-infantry": 1}}
    field = Field(
        "overlord",
        options={"players": 4},
        side="allies",
        turn="1945 spring",
        control={"stettin": "britain"},
        units=units,
    )
    field.do("britain", f"propose usa {keeper}")
    field.do("usa", "accept")
    field.do(
        "britain",
        "attack berlin germany",
        "join britain-infantry stettin 1 2",
        "join usa-infantry stettin 1 1",
        "launch",
        dice=(1, 6, 6, 6),
    )
    assert field.owner("berlin") == lead
    american = next(goal for goal in victory_goals(field.state) if goal.who == "usa")
    assert american.met and field.state.berlin_by == (t.BRITAIN, t.USA)


@pytest.mark.rule("EU-R114")
def test_americans_lost_in_the_battle_took_berlin_and_airmen_did_not() -> None:
    units = {"stettin": {"britain-infantry": 1, "usa-infantry": 1}, "berlin": {"germany-infantry": 1}}
    field = Field("overlord", side="allies", control={"stettin": "britain"}, units=units)
    plan = ("attack berlin germany", "join britain-infantry stettin 1 1")
    field.do("britain", *plan, "join usa-infantry stettin 1 1", "launch", dice=(1, 6, 1))
    field.do("britain", "lose usa-infantry stettin")
    assert field.owner("berlin") == "britain" and field.state.berlin_by == (t.BRITAIN, t.USA)
    units = {"stettin": {"britain-infantry": 1, "usa-aircraft": 1}, "berlin": {"germany-infantry": 1}}
    flown = Field("overlord", side="allies", control={"stettin": "britain"}, units=units)
    flown.do("britain", *plan, "join usa-aircraft stettin 0 1", "launch", dice=(1, 6, 6))
    assert flown.owner("berlin") == "britain" and flown.state.berlin_by == (t.BRITAIN,)


# -- 14.4


@pytest.mark.rule("EU-14.4a", "EU-R28")
def test_whole_war_as_a_team_game() -> None:
    assert last_turn("war", 2).key == "war-draw"
    allies = last_turn("war", 2, control={"berlin": "soviet", "rome": "britain"})
    assert (allies.key, allies.winners) == ("war-allies", ("britain", "france", "soviet", "usa"))
    one = last_turn("war", 2, control={"berlin": "soviet"})
    assert one.key == "war-draw", "Berlin without Rome"
    axis = last_turn("war", 2, control={"paris": "germany", "london": "italy"})
    assert (axis.key, axis.winners) == ("war-axis", ("germany", "italy"))
    assert last_turn("war", 2, control={"paris": "germany"}).key == "war-draw", "one capital of three"
    both = {"berlin": "soviet", "rome": "britain", "paris": "germany", "moscow": "germany"}
    assert last_turn("war", 2, control=both).key == "war-draw"


FREE = {"victory": "free-for-all"}


@pytest.mark.rule("EU-14.4b", "EU-R72")
def test_free_for_all_goes_on_when_one_side_has_fallen() -> None:
    """Germany does not retake Berlin and Italy has fallen: no Ally has won anything by that."""
    given: dict[str, Any] = {
        "turn": "1944 summer",
        "side": "axis",
        "control": {"berlin": "soviet", "rome": "britain"},
        "standing": {"italy": "fallen", "soviet": "active", "france": "fallen"},
        "lost_capital": {"germany": "soviet"},
    }
    field = Field("war", options={"players": 5, **FREE}, **given)
    while field.state.standing[t.GERMANY] == 1:
        field.do(field.pending().seats[0], "pass")
    assert GAME.result(field.state) is None and field.decision is not None
    found = played_out(field)
    assert found.key == "war-free-for-all" and field.state.turn == 25
    sums = {power: beyond(field.state, t.COUNTRY[power]) for power in ("soviet", "britain", "usa")}
    assert found.scores["soviet"] == sums["soviet"] and found.scores["britain"] == sums["britain"] + sums["usa"]
    assert "france" not in found.winners and "germany" not in found.winners
    team = Field("war", options={"players": 5}, **given)
    while team.decision is not None and team.state.turn == 21:
        team.do(team.pending().seats[0], "pass")
    result = GAME.result(team.state)
    assert result is not None and result.key == "allies-early", "as a team game it is over at once"


@pytest.mark.rule("EU-14.4b", "EU-R27")
def test_each_power_stands_for_its_own_sum() -> None:
    gains = dict.fromkeys(("belgrade", "athens", "cairo", "near-east", "tunis", "algiers"), "italy")
    found = last_turn("war", 5, options=FREE, control=gains)
    assert found.winners == ("italy",) and found.scores["italy"] == 10 and found.scores["germany"] == 4
    short = last_turn("war", 5, options=FREE, control={**gains, "algiers": "france"})
    assert short.scores["italy"] == 9 and short.winners == ()


@pytest.mark.rule("EU-14.4b")
def test_britain_and_the_usa_count_together_and_the_fallen_do_not_win() -> None:
    german = {"berlin": "usa", "warsaw": "britain"}
    rest = {"rome": "britain"}
    standing = {"germany": "fallen", "italy": "fallen", "usa": "active", "soviet": "active"}
    found = last_turn("war", 5, options=FREE, control={**german, **rest}, standing=standing)
    assert found.scores["britain"] == found.scores["usa"] == 15 + 4 + 8
    assert found.winners == ("britain", "usa")
    alone = {**german, "warsaw": "usa", "rome": "usa", "london": "germany"}
    lost = last_turn("war", 5, options=FREE, control=alone, standing={**standing, "britain": "fallen"})
    assert "usa" in lost.winners and "britain" not in lost.winners
