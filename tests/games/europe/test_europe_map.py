"""Chapters 1 to 3: components, sequence, map."""

from __future__ import annotations

import pytest
from europe_field import Field

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.events import RoundFought
from sandtable.games.europe.rules.geography import open_straits, ports_within, seas_from
from sandtable.games.europe.rules.modifiers import PLAIN, ground
from sandtable.kernel import SandtableError

A = t.AREA


@pytest.mark.rule("EU-0")
def test_any_number_may_share_an_area_and_fight_any_number_of_battles() -> None:
    field = Field(
        "sichelschnitt",
        units={"essen": {"germany-infantry": 30, "germany-armour": 5}, "belgium": {"france-infantry": 1}},
        control={"belgium": "france", "holland": "france"},
        foes={},
        phase="campaign",
    )
    field.do("germany", "take germany-infantry essen 1", "march holland 20")
    assert field.at("holland") == {"germany-infantry": 20}
    field.do("germany", "attack belgium france", "join germany-armour essen 2 3", "launch", dice=(1, 6, 6, 6))
    assert field.owner("belgium") == "germany"


@pytest.mark.rule("EU-1")
def test_sides_and_powers() -> None:
    assert [t.POWERS[p] for p in range(6) if t.SIDE[p] == t.AXIS] == ["germany", "italy"]
    assert {t.POWERS[p] for p in range(6) if t.SIDE[p] == t.ALLIES} == {"britain", "france", "soviet", "usa"}


@pytest.mark.rule("EU-2a", "EU-14.4d")
def test_players_hold_powers() -> None:
    assert GAME.players("war", {}, 4) == (("germany",), ("italy",), ("france", "britain", "usa"), ("soviet",))
    assert GAME.players("war", {}, 5) == (("germany",), ("italy",), ("france",), ("britain", "usa"), ("soviet",))
    assert GAME.players("war", {}, 2) == (("germany", "italy"), ("france", "britain", "soviet", "usa"))
    assert GAME.players("war", {}, 3)[1] == ("france", "britain", "usa")
    with pytest.raises(SandtableError):
        GAME.players("sichelschnitt", {}, 4)
    with pytest.raises(SandtableError):
        GAME.start("overlord", {"players": 5})
    assert {s.id for s in GAME.scenarios()} == {"sichelschnitt", "barbarossa", "overlord", "war"}


@pytest.mark.rule("EU-2b", "EU-R79", "EU-14.1d")
def test_phases_in_order_and_shared_by_a_side() -> None:
    field = Field("sichelschnitt", units={"warsaw": {"germany-infantry": 1}}, phase="start", turn="1939 winter")
    seen: list[tuple[str, tuple[str, ...]]] = []
    while len(seen) < 8:
        seen.append((field.kind, field.pending().seats))
        for seat in field.pending().seats:
            field.do(seat, "pass")
    german = ("germany",)
    allies = ("france", "britain")
    kinds = ["campaign", "movement", "building", "redeployment"]
    assert seen == [(k, german) for k in kinds] + [(k, allies) for k in kinds]


@pytest.mark.rule("EU-R79")
def test_partners_act_mixed_and_leave_together() -> None:
    field = Field(
        "sichelschnitt",
        side="allies",
        phase="movement",
        units={"paris": {"france-infantry": 1}, "london": {"britain-infantry": 1}},
    )
    field.do("britain", "take britain-infantry london 1", "march dover 1")
    field.do("france", "take france-infantry paris 1", "march calais 1")
    field.do("britain", "pass")
    assert field.kind == "movement" and field.pending().seats == ("france",)
    field.do("france", "pass")
    assert field.kind == "building"


@pytest.mark.rule("EU-2c")
def test_air_comes_before_sea_and_land() -> None:
    field = Field(
        "sichelschnitt",
        side="allies",
        turn="1940 spring",
        hpp={"britain": 25},
        control={"calais": "germany"},
        units={
            "plymouth": {"britain-fleet": 2, "britain-infantry": 1, "britain-aircraft": 1},
            "calais": {"germany-fleet": 1, "germany-aircraft": 1, "germany-infantry": 1},
        },
    )
    field.do(
        "britain",
        "attack calais germany",
        "join britain-aircraft plymouth 0 1",
        "embark britain-infantry britain-fleet plymouth 1",
        "join britain-fleet plymouth 0 1",
    )
    field.do("britain", "launch", dice=(1, 6, 1, 3, 6, 6, 6, 6))
    stages = [e.stage for e in field.events if isinstance(e, RoundFought)]
    assert stages == ["air", "sea", "land"]


@pytest.mark.rule("EU-2d", "EU-ex-10", "EU-10a")
def test_accounting_after_winter() -> None:
    field = Field(
        "sichelschnitt",
        turn="1939 winter",
        side="allies",
        phase="redeployment",
        hpp={"germany": 7},
        claimed=["denmark", "holland", "belgium"],
        control={"denmark": "germany", "holland": "germany", "belgium": "germany"},
        standing={"denmark": "gone", "holland": "gone", "belgium": "gone"},
    )
    field.do("france", "pass")
    field.do("britain", "pass")
    assert (field.hpp("germany"), field.hpp("france"), field.hpp("britain")) == (42, 17, 25)
    assert field.state.season == 0 and field.state.year == 1940
    field.state.standing[t.FRANCE] = 2
    field.state.claimed |= 1 << t.FRANCE
    from sandtable.games.europe.model import set_control
    from sandtable.games.europe.rules.money import account

    set_control(field.state, t.PARIS, t.GERMANY)
    account(field.state, t.GERMANY, 1940, [])
    assert field.hpp("germany") == 51
    set_control(field.state, t.DENMARK_AREA, t.BRITAIN)
    account(field.state, t.GERMANY, 1940, [])
    assert field.hpp("germany") == 49


@pytest.mark.rule("EU-2e")
def test_nobody_spends_what_he_has_not() -> None:
    field = Field("sichelschnitt", hpp={"germany": 2}, limit={"germany": 9}, phase="building")
    assert field.why("germany", "order germany-aircraft") == "no-hpp"
    assert field.why("germany", "order germany-armour") is None


@pytest.mark.rule("EU-2f", "EU-R72")
def test_end_date_and_early_end() -> None:
    field = Field("sichelschnitt", turn="1940 summer", side="allies", phase="redeployment")
    field.do("france", "pass")
    field.do("britain", "pass")
    result = GAME.result(field.state)
    assert field.decision is None and result is not None and result.key == "sichelschnitt-allied"
    early = Field(
        "overlord",
        side="axis",
        control={"berlin": "soviet"},
        lost_capital={"germany": "soviet"},
        units={"moscow": {"soviet-infantry": 1}},
    )
    early.do("germany", "pass")
    result = GAME.result(early.state)
    assert early.decision is None and result is not None and result.key == "overlord-allied"


@pytest.mark.rule("EU-3a", "EU-3b", "EU-R89")
def test_one_point_one_area_and_ground_costs_nothing() -> None:
    field = Field(
        "war", side="allies", phase="movement", units={"moscow": {"soviet-armour": 1}, "kiev": {"soviet-infantry": 1}}
    )
    field.do("soviet", "take soviet-armour moscow 2", "march novgorod 1")
    field.do("soviet", "take soviet-armour novgorod 1", "march leningrad 1")
    assert field.at("leningrad") == {"soviet-armour": 1}, "over the Volkhov"
    assert field.why("soviet", "take soviet-armour leningrad 0") == "no-such-stack"
    field.do("soviet", "take soviet-infantry kiev 1", "march brest-litovsk 1")
    assert field.at("brest-litovsk") == {"soviet-infantry": 1}, "into the swamp"
    assert seas_from(0, A["brest"])[t.SEA["english-channel"]] == 1


@pytest.mark.rule("EU-3c", "EU-ex-3", "EU-R2", "EU-R50")
def test_one_sided_ground() -> None:
    lyon, maginot = A["lyon"], A["maginot"]
    assert ground(lyon, (A["milan"],), False, False, False).bonus == 1
    assert ground(lyon, (A["paris"],), False, False, False) == PLAIN
    assert ground(lyon, (A["milan"], A["paris"]), False, False, False) == PLAIN
    assert ground(maginot, (A["stuttgart"],), False, False, False).fort
    assert ground(maginot, (A["belgium"],), False, False, False).fort
    assert not ground(maginot, (A["calais"],), False, False, False).fort
    assert not ground(maginot, (A["lyon"],), False, False, False).fort
    assert not ground(maginot, (A["stuttgart"], A["calais"]), False, False, False).fort


@pytest.mark.rule("EU-ex-3", "EU-3f")
def test_gibraltar_serves_its_owner_and_allies() -> None:
    field = Field("war", phase="campaign")
    assert open_straits(field.state, t.FRANCE) & t.OPEN_GIBRALTAR
    for power in (t.GERMANY, t.ITALY, t.SOVIET):
        assert not open_straits(field.state, power) & t.OPEN_GIBRALTAR


@pytest.mark.rule("EU-3d", "EU-R24")
def test_arrows_and_closed_crossings() -> None:
    joined = {("sicily", "naples"), ("sevastopol", "krasnodar"), ("istanbul", "izmit")}
    for a, b in joined:
        assert A[b] in t.NEAR[A[a]]
    for a, b in (("denmark", "gothenburg"), ("helsinki", "stockholm"), ("oulu", "lulea"), ("dover", "calais")):
        assert A[b] not in t.NEAR[A[a]]
    assert A["dnepropetrovsk"] in t.NEAR[A["sevastopol"]]
    field = Field("war", phase="movement", units={"sicily": {"italy-infantry": 1}})
    field.do("italy", "take italy-infantry sicily 1")
    assert field.why("italy", "march rome 1") == "not-neighbours"
    field.do("italy", "march naples 1")


@pytest.mark.rule("EU-3e", "EU-R4")
def test_finland_has_no_port() -> None:
    assert not t.PORT[A["helsinki"]] and not t.PORT[A["oulu"]]
    assert not any(ports_within(15, base) >> A["helsinki"] & 1 for base in t.PORTS)
    assert all(t.PORT[a] for a in range(t.N_AREAS) if t.COAST[a] and t.AREAS[a] not in ("helsinki", "oulu"))
    field = Field(
        "overlord", side="allies", hpp={"soviet": 30}, units={"leningrad": {"soviet-fleet": 2, "soviet-infantry": 2}}
    )
    assert "attack helsinki germany" not in [o for o in field.options("soviet") if "embark" in o]
    assert field.why("soviet", "attack oulu finland") == "no-units-for-it"


@pytest.mark.rule("EU-3g")
def test_denmark_and_kiel() -> None:
    field = Field("war", phase="campaign")
    assert not open_straits(field.state, t.BRITAIN) & t.OPEN_DENMARK
    assert open_straits(field.state, t.GERMANY) & t.OPEN_KIEL
    straits = open_straits(field.state, t.GERMANY)
    assert ports_within(straits, A["stettin"], 4) >> A["oslo"] & 1
    assert not ports_within(straits, A["stettin"], 3) >> A["oslo"] & 1
    held = Field("war", control={"denmark": "germany"}, standing={"denmark": "gone"})
    assert (
        open_straits(held.state, t.GERMANY) & t.OPEN_DENMARK
        and not open_straits(held.state, t.BRITAIN) & t.OPEN_DENMARK
    )
    taken = Field(
        "overlord",
        side="allies",
        control={"denmark": "britain"},
        units={"denmark": {"britain-infantry": 1}},
    )
    taken.do("britain", "take britain-infantry denmark 1", "march kiel 1")
    assert taken.state.kiel_shut and "canal-shut" in taken.tags()
    assert not open_straits(taken.state, t.GERMANY) & t.OPEN_KIEL


@pytest.mark.rule("EU-3h")
def test_turkish_straits() -> None:
    field = Field("war", phase="campaign")
    assert not any(open_straits(field.state, p) & t.OPEN_TURKEY for p in range(6))
    both = Field("war", control={"istanbul": "germany", "izmit": "germany"}, standing={"turkey": "gone"})
    assert open_straits(both.state, t.GERMANY) & t.OPEN_TURKEY
    one = Field("war", control={"istanbul": "germany"}, standing={"turkey": "gone"})
    assert not open_straits(one.state, t.GERMANY) & t.OPEN_TURKEY


@pytest.mark.rule("EU-3i")
def test_borders_are_those_after_the_fall_of_poland() -> None:
    field = Field("sichelschnitt", phase="campaign")
    assert field.owner("warsaw") == "germany" and field.owner("prague") == "germany" and field.owner("riga") == "soviet"
    assert len(t.AREAS) == 119 and t.COUNTRIES[t.HOME[A["warsaw"]]] == "poland"
