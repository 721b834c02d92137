"""Chapters 10 to 12: mines, works, independents, victory, set-up."""

import pytest
from msgspec.structs import replace

from games.blitzkrieg.field import Field, first, keys, start, tags
from sandtable.games.blitzkrieg import GAME
from sandtable.games.blitzkrieg import events as ev
from sandtable.games.blitzkrieg.model import DEAD, GONE, WAITING
from sandtable.games.blitzkrieg.rules import setup, victory
from sandtable.games.blitzkrieg.rules.morale import steps
from sandtable.games.blitzkrieg.rules.organisation import is_independent
from sandtable.games.blitzkrieg.tables.theatre import Theatre, theatre
from sandtable.kernel import Event

HANNUT, STONNE = theatre("hannut"), theatre("stonne")


# -- mines and works
@pytest.mark.rule("BK-10.1", "BK-R23", "BK-R58")
def test_mines_strike_every_unit_that_enters_each_apart() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i35-pz4": 1811}
    field = Field(quiet=True, active=["de-i35"], units=units, mines=[1812])
    field.do("move de-i35-1,de-i35-pz4")
    out = field.do("step 1812", 1, 1, 1, 1, 6, 5, 6, 4)
    struck = [event for event in out if isinstance(event, ev.MinesStruck)]
    assert [(event.unit, event.result) for event in struck] == [("de-i35-1", "-"), ("de-i35-pz4", "1")], (
        "armour is ignored"
    )
    assert [event.passed for event in out if isinstance(event, ev.MinesTested)] == ["no", "yes"]
    assert not field.state.mines
    own = Field(
        quiet=True, active=["fr-1c"], units={"fr-1c-hq": 1811, "fr-1c-1i": 1811, "fr-1c-2i": 1812}, mines=[1812]
    )
    own.do("move fr-1c-1i")
    assert "mines-struck" in tags(own.do("step 1812", 1, 1, 1, 1)), "own mines too"


@pytest.mark.rule("BK-10.1")
def test_leaving_mines_costs_points_without_attack() -> None:
    field = Field(quiet=True, active=["fr-1c"], units={"fr-1c-hq": 1811, "fr-1c-1i": 1812}, mines=[1812])
    field.do("move fr-1c-1i")
    out = field.do("step 1813")
    assert field.state.stack[-1].spent == (18,) and "mines-struck" not in tags(out), "1 and 2 more for tracks"


@pytest.mark.rule("BK-10.1", "BK-R58")
def test_attackers_suffer_the_mines_before_the_melee() -> None:
    units = {"de-i35-hq": 1811, "de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-hq": 1814}
    field = Field(quiet=True, active=["de-i35"], units=units, mines=[1812])
    field.do("move de-i35-pz4")
    out = field.do("assault 1812", 1, 1, 1, 1, 1, 1, 1, 1)
    assert tags(out).index("mines-struck") < tags(out).index("fired")


@pytest.mark.rule("BK-10.2", "BK-R58", "BK-R59")
def test_works_shift_two_columns_for_infantry_only_but_not_against_mines() -> None:
    units = {"de-i35-pz4": 1811, "fr-i11-1": 1812, "fr-i11-h35": 1812}
    field = Field(quiet=True, active=["de-i35"], units=units, works=[1812])
    assert keys(first(field.do("fire de-i35-pz4 fr-i11-1", 1, 1), "fired"))["works"] == "-2"
    tank = Field(quiet=True, active=["de-i35"], units=units, works=[1812])
    assert "works" not in keys(first(tank.do("fire de-i35-pz4 fr-i11-h35", 1, 1), "fired"))
    mined = Field(
        quiet=True, active=["fr-i11"], units={"fr-i11-hq": 1811, "fr-i11-1": 1811}, works=[1812], mines=[1812]
    )
    mined.do("move fr-i11-1")
    assert first(mined.do("step 1812", 6, 5, 1, 1), "mines-struck").result == "1"


@pytest.mark.rule("BK-10.2")
def test_works_go_with_the_last_infantry() -> None:
    field = Field(
        quiet=True,
        active=["fr-i11"],
        units={"fr-i11-hq": 1811, "fr-i11-1": 1812, "fr-i11-2": 1812, "fr-i11-h35": 1812},
        works=[1812],
    )
    for name in ("fr-i11-1", "fr-i11-2"):
        field.do(f"move {name}")
        out = field.do("step 1813")
        field.do("halt")
    assert "works-removed" in tags(out) and not field.state.works


@pytest.mark.rule("BK-10.3", "BK-R25", "BK-8.5")
def test_independents_act_with_their_host_and_are_never_out_of_command() -> None:
    units = {"fr-i11-hq": 1811, "fr-i11-1": 1811, "fr-11-gun": {"hex": 1816, "formation": "fr-i11"}}
    field = Field(active=["fr-i11"], units=units)
    u = field.state.theatre.unit_of["fr-11-gun"]
    assert is_independent(field.state, u) and "move fr-11-gun" in field.options and not field.unit("fr-11-gun").out
    assert steps(field.state, field.state.theatre.formation_of["fr-i11"])[1] == 12, "five units and the gun"


# -- victory
@pytest.mark.rule("BK-11", "BK-R26")
def test_who_passed_last_holds_even_if_the_hex_is_empty() -> None:
    field = Field(quiet=True, active=["de-i35"], units={"de-i35-hq": 1415, "de-i35-1": 1415})
    field.do("move de-i35-1")
    assert first(field.do("step 1416"), "hex-taken").seat == "german"
    field.do("step 1415")
    field.do("halt")
    at = HANNUT.objective_at[HANNUT.index[1416]]
    assert field.state.control[at] == 0
    assert victory.village_points(field.state)["Merdorp"] == 1, "one of its two hexes"


def scored(turn: int, points: int) -> Field:
    """Hannut at the end of a turn with so many German points, given by French or German units lost."""
    field = Field(deploy=True, turn=turn, active=["de-i35"], cup={})
    state = field.state
    missing = points - victory.points(state)
    loser = 1 if missing > 0 else 0
    whole = [u for u, unit in enumerate(state.units) if HANNUT.side[u] == loser and unit.steps == 2]
    for u in [u for u in whole if not HANNUT.is_hq[u]][: abs(missing)]:
        state.units[u] = replace(state.units[u], steps=0, hex=DEAD)
    GAME.index(state)
    assert victory.points(state) == points
    return field


@pytest.mark.rule("BK-ex-12.1", "BK-12.1b", "BK-R27")
def test_thirteen_points_on_turn_two_are_too_few() -> None:
    field = scored(2, 13)
    out = field.do("end-activation")
    assert first(out, "turn-scored").points == 13 and field.state.over == "french"
    found = victory.outcome(field.state)
    assert found is not None and found.winners == ("french",)


@pytest.mark.rule("BK-12.1b", "BK-R27")
def test_the_bounds_go_on_and_above_wins() -> None:
    for turn, points, over in (
        (1, 8, ""),
        (1, 12, ""),
        (1, 13, "german"),
        (1, 7, "french"),
        (6, 32, "draw"),
        (2, 14, ""),
        (2, 20, ""),
    ):
        field = scored(turn, points)
        out: list[Event] = []
        assert victory.judge(field.state, out) == over, (turn, points)


@pytest.mark.rule("BK-12.1b")
def test_the_picture_says_what_the_german_still_needs() -> None:
    for turn, points, stands, missing in (
        (1, 7, "below", 1),
        (1, 8, "within", 5),
        (1, 12, "within", 1),
        (1, 13, "above", 0),
    ):
        needs = GAME.picture(scored(turn, points).state, frozenset()).needs
        assert (needs.points, needs.stands, needs.missing) == (points, stands, missing)


@pytest.mark.rule("BK-12.1a", "BK-R57")
def test_starting_losses_give_no_points_but_count_for_morale() -> None:
    field = start("hannut")
    assert field.asked == "french" and field.kind == "set-up"
    field.do("assign fr-11-gun fr-iii11")
    assert field.refused("place fr-12c-1 1303") == "BK-12.1a", "first the losses"
    for _ in range(2):
        field.do("weaken fr-2c-1i")
    assert field.unit("fr-2c-1i").hex == DEAD and field.refused("weaken fr-2c-1i") == "BK-12.1a"
    field.do("weaken fr-2c-1ii")
    field.do("weaken fr-2c-2i")
    for _ in range(3):
        field.do("deploy")
    assert steps(field.state, HANNUT.formation_of["fr-2c"]) == (4, 16)
    assert victory.points(field.state) == 7, "Wansin and Petit-Hallet only"


# -- Hannut
def places(field: Field) -> set[int]:
    return {int(option.split()[2]) for option in field.options if option.startswith("place")}


def near(t: Theatre, number: int, radius: int) -> set[int]:
    return {n for h, n in enumerate(t.numbers) if t.board.distance[h][t.index[number]] <= radius}


@pytest.mark.rule("BK-12.1c", "BK-R1")
def test_the_french_areas_of_hannut() -> None:
    rows = setup.tasks("hannut", 0)
    area = {HANNUT.ids[task.unit]: {HANNUT.numbers[h] for h in task.hexes} for task in rows if task.what == "place"}
    assert area["fr-12c-1"] == near(HANNUT, 1202, 2) and area["fr-iii11-1"] == near(HANNUT, 1205, 2)
    assert area["fr-2c-1i"] == near(HANNUT, 1408, 1) | near(HANNUT, 1409, 1) | near(HANNUT, 1410, 1)
    assert area["fr-ii11-hq"] == near(HANNUT, 1412, 2) and area["fr-i11-mg"] == near(HANNUT, 1416, 2)
    last = {HANNUT.ids[task.unit]: task.hexes for task in setup.tasks("hannut", 2)}
    assert max(HANNUT.numbers[h] for h in last["fr-1c-1i"]) == 1516
    assert sum(task.what == "works" for task in rows) == 5
    salvos = [(m.id, HANNUT.salvos(at)) for at, m in enumerate(HANNUT.markers) if m.id == "fr-artillery"]
    assert salvos == [("fr-artillery", ("medium", "medium", "light", "light"))]


@pytest.mark.rule("BK-12.1c", "BK-7.3")
def test_bad_set_ups_name_their_paragraph() -> None:
    field = start("hannut")
    field.do("assign fr-11-gun fr-i11")
    for name in ("3i", "3ii", "4i", "4ii"):
        field.do(f"weaken fr-2c-{name}")
    assert field.refused("place fr-12c-1 1206") == "BK-12.1c"
    for name in ("1", "2", "3"):
        field.do(f"place fr-12c-{name} 1202")
    assert field.refused("place fr-12c-4 1202") == "BK-7.3"
    field.do("place fr-12c-4 1203")
    assert field.refused("place fr-12c-hq 1202") == "", "HQs are free"
    while not field.options[-1].startswith(("place fr-11-gun", "entrench")):
        field.do(next(option for option in field.options if option.startswith("place")))
    stacked = places(field)
    assert stacked <= {field.at(f"fr-{f}11-{u}") for f in ("i", "ii", "iii") for u in ("1", "2", "mg", "motos", "h35")}
    field.do("deploy")
    assert field.asked == "german", "the French set up first"


@pytest.mark.rule("BK-12.1d", "BK-R12", "BK-R62", "BK-12.1a")
def test_the_german_areas_of_hannut_and_first_cuirassiers_last() -> None:
    area = {
        HANNUT.ids[task.unit]: {HANNUT.numbers[h] for h in task.hexes}
        for task in setup.tasks("hannut", 1)
        if task.what == "place"
    }
    assert area["de-i5-1"] == area["de-ii12-4"] == area["de-kg-pak"] == set(range(1601, 1611))
    assert area["de-i35-1"] == area["de-i33-hq"] == set(range(1710, 1717))
    count = {marker.id: HANNUT.marker_count(marker) for marker in HANNUT.markers}
    assert sum(count[f] for f in ("de-i5", "de-ii5", "de-i12", "de-ii12", "de-kg", "de-i35", "de-ii35", "de-i33")) == 8
    assert (count["de-artillery"], count["de-stuka"], count["de-repeat"], count["de-general"]) == (3, 2, 2, 2)
    assert HANNUT.salvos(HANNUT.marker_of["de-artillery"]) == ("medium", "medium", "heavy", "heavy")
    assert HANNUT.salvos(HANNUT.marker_of["de-stuka"]) == ("stuka", "stuka")
    kinds = {HANNUT.counters[u].name for u in HANNUT.cards[HANNUT.formation_of["de-kg"]].units}
    assert len(kinds) == 4
    assert [row["seat"] for row in HANNUT.scenario["stage"]] == ["french", "german", "french"]


# -- Stonne
@pytest.mark.rule("BK-12.2", "BK-R15", "BK-R26")
def test_stonne_belongs_to_who_passed_last() -> None:
    for holder in ("german", "french"):
        field = Field("stonne", turn=10, units={"fr-i205-1": 1301}, control={"512": holder}, cup={})
        assert field.state.over == holder
        found = victory.outcome(field.state)
        assert found is not None and found.scores == {"german": 0}, "no points are counted here"
    early = Field(
        "stonne", turn=9, units={"fr-i205-hq": 1301, "fr-i205-1": 1301}, control={"512": "german"}, cup={"fr-i205": 1}
    )
    assert not early.state.over and early.state.turn == 10
    assert {STONNE.numbers[h] for h in STONNE.objectives} == {512}


@pytest.mark.rule("BK-12.2a", "BK-R13", "BK-R52", "BK-R53", "BK-R62", "BK-R64")
def test_the_french_areas_of_stonne() -> None:
    field = start("stonne")
    assert field.asked == "french"
    assert field.options[1:] == [f"assign fr-205-gun fr-{f}205" for f in ("i", "ii", "iii")]
    rows = setup.tasks("stonne", 0)
    area = {STONNE.ids[task.unit]: {STONNE.numbers[h] for h in task.hexes} for task in rows if task.what == "place"}
    assert area["fr-i205-1"] == area["fr-4bcc-a"] == near(STONNE, 512, 1)
    assert min(area["fr-iii205-1"]) == 301
    mines = next(task.hexes for task in rows if task.what == "mines")
    assert {number % 100 for number in (STONNE.numbers[h] for h in mines)} == {14, 15, 16}
    assert min(STONNE.numbers[h] for h in mines) == 414
    field.do("deploy")
    assert all(any(STONNE.ids[u].startswith("fr-") for u in field.state.index.at[h]) for h in field.state.works)
    assert len(field.state.works) == 5 and len(field.state.mines) == 4
    assert STONNE.salvos(STONNE.marker_of["fr-artillery"]) == ("heavy", "medium", "light", "light", "light")
    assert field.unit("fr-205-gun").formation == STONNE.formation_of["fr-i205"]


@pytest.mark.rule("BK-12.2a", "BK-R53")
def test_works_at_stonne_need_french_infantry() -> None:
    field = start("stonne")
    while not field.options[-1].startswith("entrench"):
        field.do(field.options[1])
    occupied = {field.at(name) for name in STONNE.ids if name.startswith("fr-") and field.at(name) > 0}
    assert {int(option.split()[1]) for option in field.options[1:]} <= occupied
    assert field.refused("entrench 1301") == "BK-12.2a"


@pytest.mark.rule("BK-12.2b", "BK-R52")
def test_the_german_areas_of_stonne() -> None:
    rows = setup.tasks("stonne", 1)
    area = {STONNE.ids[task.unit]: {STONNE.numbers[h] for h in task.hexes} for task in rows if task.what == "place"}
    assert area["de-igd-1"] == area["de-stupi-1"] == area["de-640-stug"] == area["de-14gd-a"] == near(STONNE, 112, 1)
    assert area["de-iigd-1"] == near(STONNE, 114, 1) and area["de-iiigd-1"] == near(STONNE, 108, 1)
    assert area["de-ii8-hq"] == near(STONNE, 401, 1)
    count = {marker.id: STONNE.marker_count(marker) for marker in STONNE.markers}
    assert (count["de-artillery"], count["de-stuka"], count["de-repeat"], count["de-general"]) == (1, 0, 2, 2)
    assert [name for name in ("de-igd", "de-14gd", "de-640", "de-stupi", "de-ii8") if not count[name]] == []
    assert not any(task.unit == STONNE.unit_of["de-ii8-1"] for task in rows if task.what == "assign"), (
        "a normal formation"
    )


@pytest.mark.rule("BK-12.2e", "BK-R25", "BK-R60", "BK-3.1")
def test_independents_by_their_own_marker_or_assigned_unit_by_unit() -> None:
    field = start("stonne")
    field.do("deploy")
    for name, host in (
        ("14gd-a", "igd"),
        ("14gd-b", "igd"),
        ("640-stug", "iigd"),
        ("stupi-1", "igd"),
        ("stupi-2", "stupi"),
        ("stupi-3", "stupi"),
    ):
        out = field.do(f"assign de-{name} de-{host}")
        if name == "14gd-b":
            assert "marker-removed" in tags(out)
    assert [field.count("cup", name) for name in ("de-14gd", "de-640", "de-stupi")] == [0, 0, 1]
    assert field.unit("de-14gd-hq").hex == GONE and field.unit("de-stupi-hq").hex == WAITING
    assert field.unit("de-stupi-1").formation == STONNE.formation_of["de-igd"]
    assert field.unit("de-stupi-2").formation == STONNE.formation_of["de-stupi"]


@pytest.mark.rule("BK-R40", "BK-12.1b")
def test_steps_of_units_that_left_give_no_points() -> None:
    field = Field(
        deploy=True,
        turn=1,
        active=["de-i35"],
        units={"fr-1c-1i": {"hex": "gone"}, "fr-1c-1ii": {"hex": "gone", "steps": 1}, "fr-1c-2i": {"steps": 1}},
    )
    assert victory.points(field.state) == 8, "seven for the villages and one for the two steps lost in play"


@pytest.mark.rule("BK-12.1d", "BK-12.2b")
@pytest.mark.parametrize("battle", ["hannut", "stonne"])
def test_the_ready_made_set_up_is_legal(battle: str) -> None:
    field = start(battle)
    stages = len(theatre(battle).scenario["stage"])
    for stage in range(stages):
        drawn = (10,) if battle == "stonne" and stage == stages - 1 else ()
        field.do("deploy", *drawn)
    ready = theatre(battle).scenario["ready"]["place"]
    moved = {name: (field.at(name), number) for name, number in ready.items() if field.at(name) != number}
    assert not moved


def points(**units: object) -> int:
    field = Field(active=["de-i35"], units={"de-i35-1": 1811, "fr-i11-1": 1001, **units})
    return GAME.picture(field.state, frozenset()).needs.points


@pytest.mark.rule("BK-12.1b", "BK-1.4")
def test_only_french_steps_and_whole_german_units_count_for_points() -> None:
    reduced = {name: {"hex": 1812, "steps": 1} for name in ("de-i5-1", "de-i5-2", "de-i5-pz3", "de-ii5-1")}
    french = {name: {"hex": 1001, "steps": 1} for name in ("fr-i11-1", "fr-i11-2", "fr-i11-mg", "fr-i11-h35")}
    assert points(**{name: {"hex": 1812} for name in reduced}) == points(**reduced), "German steps"
    assert points(**french) > points(), "French steps"


@pytest.mark.rule("BK-12.2a")
@pytest.mark.parametrize("host", ["fr-i205", "fr-ii205", "fr-iii205"])
def test_a_gun_is_set_up_in_the_area_of_the_battalion_it_is_assigned_to(host: str) -> None:
    field = start("stonne")
    while not field.options[-1].startswith("place fr-205-gun"):
        chosen = f"assign fr-205-gun {host}"
        field.do(chosen if chosen in field.options else field.options[-1])
    theatre = field.state.theatre
    own = theatre.cards[theatre.formation_of[host]].units
    area = next(task.hexes for task in setup.tasks("stonne", 0) if task.what == "place" and task.unit in own)
    offered = {int(text.split()[2]) for text in field.options if text.startswith("place fr-205-gun")}
    free = {h for h in area if sum(not theatre.is_hq[u] for u in field.state.index.at[h]) < 3}
    assert offered == {theatre.numbers[h] for h in free}


@pytest.mark.rule("BK-12.2b", "BK-9")
def test_nobody_is_set_up_where_an_enemy_stands() -> None:
    """A French battalion may stand beside 0401, where the Germans of II/8 begin after it."""
    field = start("stonne")
    taken = 0
    while field.asked == "french":
        there = [each for each in field.options if each.startswith("place fr-iii205") and each.endswith(" 402")]
        taken += bool(there)
        field.do(there[0] if there and taken == 1 else field.options[1])
    assert taken
    while not field.options[1].startswith("place de-ii8-1"):
        field.do(field.options[1])
    assert field.refused("place de-ii8-1 402") == "BK-9" and "place de-ii8-1 402" not in field.options


@pytest.mark.rule("BK-2A", "BK-8.5.1")
def test_the_marker_of_a_formation_that_is_no_more_does_not_come_back() -> None:
    """Its last unit falls in its own activation, by return fire."""
    units = {"fr-i205-1": {"hex": 1302, "steps": 1}, "de-igd-hq": 1304, "de-igd-1": 1303, "fr-ii205-1": 512}
    field = Field("stonne", draw="fr-i205", units=units, cup={"de-igd": 1})
    field.do("activate")
    field.do("fire fr-i205-1 de-igd-1", 1, 1)
    field.do("return-fire de-igd-1 fr-i205-1", 1, 1, 6, 6)
    while field.state.turn == 1:
        field.do("pass" if field.kind == "react" else "end-activation")
    assert field.count("cup", "fr-i205") == field.count("played", "fr-i205") == 0
    assert first(field.out, "marker-removed").marker == "fr-i205"
