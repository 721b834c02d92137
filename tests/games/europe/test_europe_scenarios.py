"""Chapters 14 and 15: scenarios and tables."""

from __future__ import annotations

import pytest
from europe_field import Field, war

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.rules.diplomacy import has_rule
from sandtable.games.europe.rules.money import gains
from sandtable.games.europe.rules.victory import beyond, victory_goals
from sandtable.games.europe.tables.scenario import plan
from sandtable.kernel import SandtableError
from sandtable.text import speaker

# -- 14


@pytest.mark.rule("EU-14.1", "EU-14.1a", "EU-14.1b", "EU-14.1c", "EU-R3")
def test_sichelschnitt() -> None:
    field = Field("sichelschnitt")
    assert (field.state.turn, field.state.last) == (2, 5) and plan("sichelschnitt").players.keys() == {2, 3}
    assert field.pending().seats == ("france",)
    field.do("france", "place-rest")
    assert field.pending().seats == ("britain",)
    field.do("britain", "place britain-fleet dover", "place britain-fleet dover", "place britain-fleet dover")
    assert field.why("britain", "place britain-fleet dover") == "set-up-quota"
    field.do("britain", "place britain-fleet malta", "place britain-fleet gibraltar", "place britain-fleet gibraltar")
    field.until("set-up") if field.pending().seats != ("britain",) else None
    while field.pending().seats == ("britain",):
        field.do("britain", "place-rest" if "place-rest" in field.options("britain") else field.options("britain")[0])
    assert field.pending().seats == ("germany",)
    assert field.why("germany", "place germany-fleet stettin") == "set-up-quota"
    field.do("germany", "place germany-infantry budapest")
    assert field.why("germany", "place germany-infantry debrecen") == "set-up-quota", "one unit each"
    field.do("germany", "place germany-armour kiel", "place germany-armour essen")
    assert field.why("germany", "place germany-armour berlin") == "set-up-quota"
    while field.kind == "set-up":
        field.do(
            "germany",
            field.options("germany")[-1]
            if field.options("germany")[-1] != "place-rest"
            else field.options("germany")[0],
        )
    assert field.kind == "movement" and field.pending().seats == ("germany",), "the first turn begins with phase 2"
    assert sum(u.owner == t.GERMANY and t.HOME[u.area] == t.COUNTRY["poland"] for u in field.state.units.values()) == 6
    fixed = [u for u in field.state.units.values() if u.marks & 8]
    assert len([u for u in fixed if u.owner == t.BRITAIN]) == 3 and len([u for u in fixed if u.owner == t.GERMANY]) == 4


@pytest.mark.rule("EU-14.1c")
def test_fixed_units_stay() -> None:
    field = Field(
        "sichelschnitt",
        phase="movement",
        units={"budapest": {"germany-infantry": 1}},
        fixed={"budapest": {"germany-infantry": 1}},
    )
    assert field.why("germany", "take germany-infantry budapest 1") == "no-such-stack"
    later = Field(
        "sichelschnitt",
        phase="redeployment",
        units={"budapest": {"germany-infantry": 1}, "warsaw": {"germany-infantry": 1}},
        fixed={"budapest": {"germany-infantry": 1}},
    )
    assert later.why("germany", "take germany-infantry budapest 0") == "no-such-stack"


@pytest.mark.rule("EU-R121")
def test_armour_that_was_bid_is_set_up_with_the_rest_and_rebuilt() -> None:
    field = Field("sichelschnitt", options={"bid": 2})
    for seat in ("france", "britain"):
        field.do(seat, "place-rest")
    for unit in ("armour", "armour", "armour", "armour", "aircraft", "aircraft", "aircraft", "aircraft"):
        field.do("germany", f"place germany-{unit} poznan")
    assert field.why("germany", "place germany-armour warsaw") == "set-up-quota", "six and the bid in Poland"
    field.do("germany", "place germany-armour kiel", "place germany-armour kiel")
    assert field.why("germany", "place germany-armour essen") == "none-left-to-place"
    field.do("germany", "place-rest")
    assert field.kind == "movement"
    poor = Field(
        "sichelschnitt",
        options={"bid": 2},
        phase="building",
        hpp={"germany": 30},
        units={"kiel": {"germany-armour": 6}, "warsaw": {"germany-infantry": 1}},
    )
    poor.do("germany", "order germany-armour")
    assert [a for a in poor.options("germany") if a.startswith("build kiel")] == ["build kiel 1"], "4 + 1 of 1939 + 2"


@pytest.mark.rule("EU-R121")
def test_who_bids_nothing_plays_as_printed() -> None:
    usual = {each.id: {o.id: o.default for o in each.options} for each in GAME.scenarios()}
    assert usual["sichelschnitt"]["bid"] == 2 and "bid" not in usual["barbarossa"] and "bid" not in usual["war"]
    for scenario, power, bid in (("sichelschnitt", "germany", 2), ("overlord", "soviet", 2)):
        proposed = [_armour(scenario, power, each) for each in (0, bid)]
        assert proposed[1] - proposed[0] == bid == usual[scenario]["bid"]


def _armour(scenario: str, power: str, bid: int) -> int:
    field = Field(scenario, options={"bid": bid})
    while field.kind == "set-up":
        field.do(field.pending().seats[0], "place-rest")
    return sum(u.name == f"{power}-armour" for u in field.state.units.values())


@pytest.mark.rule("EU-R121")
@pytest.mark.parametrize(("scenario", "bid"), [("sichelschnitt", 5), ("sichelschnitt", -1), ("barbarossa", 1)])
def test_a_bid_beyond_what_the_scenario_allows_is_refused(scenario: str, bid: int) -> None:
    with pytest.raises(SandtableError, match=f"The bid of {scenario} is 0 to"):
        GAME.start(scenario, {"bid": bid})


@pytest.mark.rule("EU-14.2", "EU-14.2a", "EU-14.2b", "EU-14.2c", "EU-14.2d", "EU-14.2f", "EU-R31", "EU-R22")
def test_barbarossa() -> None:
    field = Field("barbarossa", level="advanced")
    assert (field.state.turn, field.state.last) == (9, 15) and set(plan("barbarossa").players) == {2, 3, 4, 5}
    order: list[str] = []
    while field.kind in ("set-up", "set-up-minor"):
        seat = field.pending().seats[0]
        if not order or order[-1] != seat:
            order.append(seat)
        field.do(seat, "place-rest")
    assert order == ["italy", "britain", "soviet", "germany"]
    assert field.state.index is not None
    on = field.state.index.counts
    assert on[t.TYPE["germany-infantry"]] == 20 and on[t.TYPE["germany-submarine"]] == 12, "columns 1939 to 1941, free"
    assert on[t.TYPE["finland-infantry"]] == 2 and on[t.TYPE["vichy-france-fleet"]] == 2
    assert on[t.TYPE["usa-infantry"]] == 0
    assert field.hpp("germany") == 61 and field.owner("syria") == "britain" and field.owner("corsica") == "germany"
    assert field.owner("vichy") == "vichy-france" and field.owner("athens") == "germany"
    field.until("campaign")
    assert field.pending().seats == ("italy", "germany")
    assert field.why("germany", "pass") == "must-declare"
    field.do("germany", "declare soviet")
    for name in ("13.1b", "13.1c", "13.2", "13.3b", "13.3c", "13.3d", "13.3f", "13.4", "13.5"):
        assert has_rule(field.state, name)
    assert not any(has_rule(field.state, name) for name in ("13.1a", "13.3a", "13.3e"))
    libya = Field("barbarossa")
    for seat in ("italy", "britain", "soviet"):
        libya.do(seat, "place-rest")
    while libya.kind == "set-up-minor":
        libya.do("germany", "place-rest")
    libya.do(
        "germany", "place germany-armour tripoli", "place germany-armour tobruk", "place germany-infantry benghazi"
    )
    assert libya.why("germany", "place germany-infantry tripoli") == "three-in-libya"


@pytest.mark.rule("EU-14.3", "EU-14.3a", "EU-14.3b", "EU-14.3c", "EU-14.3d", "EU-14.3f")
def test_overlord() -> None:
    field = Field("overlord")
    assert (field.state.turn, field.state.last) == (20, 25) and set(plan("overlord").players) == {2, 3, 4}
    assert field.pending().seats == ("usa",)
    field.do("usa", "place usa-infantry naples")
    assert field.why("usa", "place usa-infantry usa") == "not-its-area"
    while field.kind in ("set-up", "set-up-minor"):
        seat = field.pending().seats[0]
        found = field.options(seat)
        field.do(seat, "place-rest" if "place-rest" in found else found[0])
    assert field.state.index is not None
    on = field.state.index.counts
    assert on[t.TYPE["germany-infantry"]] == 31 and on[t.TYPE["usa-infantry"]] == 3
    assert (
        field.owner("kiev") == "germany" and field.owner("naples") == "britain" and field.owner("albania") == "germany"
    )
    assert field.owner("tunis") == "britain" and field.owner("rome") == "germany"
    assert not any(u.owner == t.ITALY for u in field.state.units.values())
    assert (t.COUNTRY["italy"], 8) not in gains(field.state, t.GERMANY), "only controlled, not conquered"
    assert (field.hpp("germany"), field.hpp("britain"), field.hpp("soviet"), field.hpp("usa")) == (75, 32, 30, 66)
    field.until("campaign")
    assert field.pending().seats == ("soviet", "britain", "usa")
    assert (
        has_rule(field.state, "13.3d") and has_rule(field.state, "13.5-redeploy") and not has_rule(field.state, "13.3c")
    )


@pytest.mark.rule("EU-14.4b", "EU-R27")
def test_free_for_all() -> None:
    free = {"victory": "free-for-all", "players": 5}
    field = war(
        options=free,
        control=dict.fromkeys(("belgium", "holland", "denmark", "oslo", "paris"), "germany"),
        standing={"france": "fallen"},
    )
    assert beyond(field.state, t.GERMANY) == 4 + 4 + 2 + 2 + 2 + 9, "Poland counts"
    joined = war(options=free, standing={"hungary": "joined"}, patron={"hungary": "germany"})
    assert beyond(joined.state, t.GERMANY) == 4 + 3
    enter = war(
        options=free, side="allies", phase="movement", units={"dover": {"britain-fleet": 1, "britain-infantry": 1}}
    )
    assert enter.why("britain", "carry dover calais") == "not-between-friends"
    asked = war(options=free, side="allies", units={"dover": {"britain-fleet": 1, "britain-infantry": 1}})
    asked.do("britain", "propose france enter")
    asked.do("france", "accept")
    assert (t.FRANCE, t.BRITAIN) in asked.state.consents
    asked.do("france", "revoke britain enter")
    assert asked.state.consents == (), "agreements do not bind"
    given = war(
        options=free,
        side="allies",
        phase="movement",
        consents=[["france", "britain"]],
        units={"dover": {"britain-fleet": 1, "britain-infantry": 1}},
    )
    assert given.why("britain", "carry dover calais") is None


@pytest.mark.rule("EU-14.4c")
def test_whole_war_set_up() -> None:
    field = war()
    order = []
    while field.kind == "set-up":
        seat = field.pending().seats[0]
        order.append(seat)
        if seat == "germany":
            for _ in range(8):
                field.do("germany", next(o for o in field.options("germany") if o.endswith(("essen", "kiel"))))
            left = next(o for o in field.options("germany") if o != "place-rest").split()[1]
            assert field.why("germany", f"place {left} essen") == "set-up-quota", "six of the fourteen go to Poland"
            while field.kind == "set-up":
                field.do("germany", next(o for o in field.options("germany") if o.endswith(("warsaw", "danzig"))))
            break
        field.do(seat, "place-rest")
    assert order == ["italy", "france", "britain", "soviet", "germany"]
    poland = sum(u.owner == t.GERMANY and t.HOME[u.area] == t.COUNTRY["poland"] for u in field.state.units.values())
    assert poland == 6
    field.until("campaign")
    assert field.pending().seats == ("italy",), "Germany begins with phase 2"
    assert all(has_rule(field.state, name) for name in ("13.1a", "13.2", "13.3a", "13.3g", "13.4", "13.5"))
    assert t.mix(t.GERMANY, 1939)[t.INF] == 14 and t.mix(t.GERMANY, 1940)[t.INF] == 16, "columns open with their year"


# -- 15


@pytest.mark.rule("EU-15b")
def test_costs() -> None:
    assert dict(zip(t.KINDS, t.COST, strict=True)) == {
        "infantry": 1,
        "armour": 2,
        "aircraft": 3,
        "fleet": 6,
        "paratroops": 2,
        "bomber": 3,
        "submarine": 1,
        "destroyer": 1,
    }
    assert (t.BATTLE_COST, t.INVASION_COST, t.WAR_MINOR, t.WAR_POWER) == (1, 5, 2, 7)


@pytest.mark.rule("EU-15c")
def test_armies_of_minors() -> None:
    armies = {t.COUNTRIES[c]: units[:4] for c, units in t.ARMY.items() if t.COUNTRIES[c] != "vichy-france"}
    assert {c: a[0] for c, a in armies.items() if not any(a[1:])} == {
        "belgium": 1,
        "denmark": 1,
        "greece": 2,
        "holland": 1,
        "yugoslavia": 2,
        "norway": 1,
        "sweden": 2,
        "bulgaria": 1,
        "finland": 2,
        "hungary": 2,
        "romania": 2,
    }
    assert armies["spain"] == (3, 1, 1, 1) and armies["turkey"] == (3, 2, 1, 1)


@pytest.mark.rule("EU-15a")
def test_table_one() -> None:
    from sandtable.games.europe.rules.modifiers import Ground, fleet_defence

    assert Ground(fort=True).attack(3) == 1 and Ground(bonus=1).attack(3) == 3
    assert Ground(fort=True).defence(t.INF, 2) == Ground(coast=True).defence(t.ARM, 2) == 5
    assert fleet_defence(t.FLEET, 3, True) == 5


def test_seats() -> None:
    assert GAME.seats("overlord", {}) == ("germany", "britain", "soviet", "usa")


@pytest.mark.rule("EU-2f", "EU-14.1e")
def test_goals_stand_as_the_verdict_counts_them() -> None:
    """All may see at any time what is held of each goal; nothing of it is secret."""
    field = Field("sichelschnitt", turn="1940 spring", control={"oslo": "germany", "denmark": "germany"})
    german, french, british = GAME.knowledge(field.state, frozenset()).goals
    assert [(m.id, m.met) for m in german.marks] == [
        ("norway", True), ("denmark", True), ("holland", False), ("belgium", False), ("paris", False)
    ]  # fmt: skip
    assert (german.have, german.needs, german.met) == (2, 5, False)
    assert french.met and (british.have, british.needs) == (0, 1)


@pytest.mark.parametrize("language", ["en", "hu", "de"])
@pytest.mark.parametrize(
    ("scenario", "options"),
    [("sichelschnitt", {}), ("barbarossa", {}), ("overlord", {}), ("war", {}), ("war", {"victory": "free-for-all"})],
)
def test_every_goal_has_its_words(scenario: str, options: dict[str, str], language: str) -> None:
    voice = speaker(language, "europe")
    for goal in victory_goals(GAME.start(scenario, options)):
        assert voice.has(f"side-{goal.who}") or voice.has(f"seat-{goal.who}")
        assert all(voice.has(f"{mark.kind}-{mark.id}") for mark in goal.marks)
        assert goal.needs > 0 and (goal.marks or goal.needs > 1)
