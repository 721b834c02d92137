"""Chapter 12.2: interventions and their chains."""

from __future__ import annotations

from functools import partial
from typing import Any

import europe_field
import pytest
from europe_field import INVASION, PLAN, Field, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.model import USED, Unit
from sandtable.games.europe.rules.intervention import fighting_value

sickle = partial(europe_field.sickle, level="advanced")


@pytest.mark.rule("EU-12.2a", "EU-R12", "EU-R66")
def test_air_intervention() -> None:
    field = sickle(
        side="allies",
        control={"belgium": "germany"},
        standing={"belgium": "gone"},
        units={
            "dover": {"britain-aircraft": 2},
            "belgium": {"germany-infantry": 1},
            "essen": {"germany-aircraft": 2},
        },
    )
    field.do("britain", "attack belgium germany", "join britain-aircraft dover 0 2", "launch")
    assert field.kind == "chain" and "intervene germany-aircraft essen belgium 2" in field.options("germany")
    assert "intervene germany-aircraft essen english-channel 1" not in field.options("germany")
    field.do("germany", "intervene germany-aircraft essen belgium 2", dice=(6, 6, 6, 6))
    air = field.last("round-fought")
    assert air.stage == "air" and air.attack == ((3, (6, 6)),) and air.defence == ((4, (6, 6)),), "in the battle itself"
    assert field.hpp("germany") == 42, "free of charge"
    sea = sickle(
        phase="movement",
        units={"essen": {"germany-aircraft": 1}, "maginot": {"france-aircraft": 1}, "warsaw": {"germany-infantry": 1}},
    )
    sea.do("germany", "take germany-aircraft essen 0", "rebase stuttgart 1")
    sea.do("france", "intervene france-aircraft maginot stuttgart 1", dice=(6, 6))
    assert sea.kind == "break" and sea.pending().seats == ("france",)
    sea.do("france", "withdraw -")
    assert sea.at("stuttgart") == {"germany-aircraft": 1}, "the interceptor broke off"
    assert fighting_value(Unit(t.FRANCE, t.AIR, 0), False, False, True, False) == 3
    assert fighting_value(Unit(t.GERMANY, t.AIR, 0), True, False, True, False) == 3


@pytest.mark.rule("EU-12.2b", "EU-ex-12.2a", "EU-R5", "EU-R67", "EU-R95")
def test_naval_intervention_needs_more_than_the_distance() -> None:
    def meet(die: int) -> Field:
        field = sickle(
            side="allies",
            phase="movement",
            units={"dover": {"britain-fleet": 1, "britain-infantry": 1}, "kiel": {"germany-fleet": 1}},
            control={"belgium": "france"},
            standing={"belgium": "gone"},
        )
        field.do("britain", "carry dover belgium", "load britain-infantry 1", "launch")
        assert field.kind == "routing"
        field.do("britain", "route english-channel")
        assert field.kind == "chain" and field.options("germany") == [
            "hold",
            "intervene germany-fleet kiel english-channel 1",
        ]
        field.do("germany", "intervene germany-fleet kiel english-channel 1", dice=(die,) if die < 3 else (die, 1))
        return field

    missed = meet(2)
    assert missed.last("intervened").distance == 2 and not missed.last("intervened").success
    assert missed.at("belgium") == {"britain-infantry": 1}
    assert all(u.marks & USED for u in missed.state.units.values() if u.owner == t.GERMANY), "used all the same"
    sunk = meet(3)
    assert sunk.last("intervened").success and sunk.at("dover") == {} and sunk.at("belgium") == {}, (
        "ship and cargo are lost"
    )


@pytest.mark.rule("EU-12.2b", "EU-R66")
def test_the_mover_keeps_his_route_or_turns_back() -> None:
    field = sickle(
        side="allies",
        phase="movement",
        units={"dover": {"britain-fleet": 2, "britain-infantry": 1}, "kiel": {"germany-fleet": 1}},
        control={"belgium": "france"},
        standing={"belgium": "gone"},
    )
    field.do("britain", "carry dover belgium", "load britain-infantry 1", "guard britain-fleet 1", "launch")
    assert field.why("britain", "route bay-of-biscay") == "not-a-route"
    field.do("britain", "route north-sea")
    field.do("germany", "intervene germany-fleet kiel north-sea 1", dice=(2, 6, 6))
    field.do("germany", "press")
    assert field.kind == "break" and field.pending().seats == ("britain",)
    field.do("britain", "withdraw -")
    assert field.at("dover") == {"britain-fleet": 2, "britain-infantry": 1} and field.at("belgium") == {}


def _channel() -> Field:
    given = dict(INVASION)
    given["units"] = {
        **INVASION["units"],
        "brest": {"germany-submarine": 8},
        "paris": {"germany-aircraft": 2},
        "london": {"britain-aircraft": 2},
        "liverpool": {"britain-destroyer": 4},
    }
    given["control"] = {"calais": "germany", "brest": "germany", "paris": "germany"}
    return sickle(**given)


@pytest.mark.rule("EU-ex-12.2b", "EU-ex-12.2c", "EU-12.2a", "EU-12.2b", "EU-R12")
def test_the_printed_chain_in_the_channel() -> None:
    field = _channel()
    field.do("britain", *PLAN, "launch")
    field.do("britain", "route english-channel")
    field.do("germany", "intervene germany-submarine brest english-channel 8", dice=(3,))
    field.do("germany", "hold")
    field.do("britain", "intervene britain-destroyer liverpool english-channel 4", dice=(4,))
    field.do("britain", "hold")
    field.do("germany", "intervene germany-aircraft paris english-channel 2", "hold")
    field.do("britain", "intervene britain-aircraft london english-channel 2")
    field.do("germany", "hold", dice=(1, 5, 2, 6))
    air = field.last("round-fought")
    assert air.stage == "air" and air.attack == ((4, (1, 5)),) and air.defence == ((3, (2, 6)),)
    assert (air.attack_hits, air.defence_hits) == (1, 1)
    field.do("britain", "press")
    field.do("germany", "withdraw -", dice=(1, 3, 4, 6, 2, 3, 4, 6, 1, 2, 5, 3, 4, 4, 5))
    sea = field.last("round-fought")
    assert sea.attack == ((1, (1, 3, 4, 6, 2, 3, 4, 6)),) and sea.defence == ((3, (1, 2, 5)), (1, (3, 4, 4, 5)))
    assert (sea.attack_hits, sea.defence_hits) == (1, 2)
    field.do("britain", "lose britain-destroyer liverpool")
    assert sum(u.kind == t.SUB for u in field.state.units.values()) == 6
    field.do("germany", "press")
    field.do("britain", "press", dice=(2, 5, 5, 6, 3, 6, 5, 5, 2, 3, 4))
    sea = field.last("round-fought")
    assert sea.defence == ((3, (5, 5)), (1, (2, 3, 4))), "the fighter has gone home"
    # Only these two rounds are printed; own dice for the rest: three submarines and two destroyers more are lost.
    field.do("germany", "press")
    field.do("britain", "press", dice=(1, 1, 6, 6, 6, 6, 1, 1, 1, 6, 6))
    field.do("britain", "lose britain-destroyer liverpool", "lose britain-destroyer liverpool")
    field.do("germany", "withdraw -", dice=(6, 6, 6, 6))
    assert field.at("brest") == {"germany-submarine": 3} and field.at("liverpool") == {"britain-destroyer": 1}
    assert field.last("round-fought").area == "calais", "all four fleets are on their way to Calais"


@pytest.mark.rule("EU-12.2c")
def test_redeployment_is_never_met() -> None:
    field = sickle(
        phase="redeployment",
        units={"essen": {"germany-aircraft": 1}, "maginot": {"france-aircraft": 3}, "warsaw": {"germany-infantry": 1}},
    )
    field.do("germany", "take germany-aircraft essen 0", "redeploy stuttgart")
    assert field.kind == "redeployment" and field.at("stuttgart") == {"germany-aircraft": 1}


@pytest.mark.rule("EU-R106", "EU-12.2a")
def test_a_minors_aircraft_intervene() -> None:
    given: dict[str, Any] = {
        "level": "advanced",
        "turn": "1941 spring",
        "hpp": {"germany": 40},
        "patron": {"spain": "britain"},
        "control": {"la-rochelle": "germany", "vichy": "germany"},
        "units": {
            "la-rochelle": {"germany-aircraft": 1},
            "bilbao": {"spain-aircraft": 1},
            "seville": {"spain-fleet": 1},
        },
    }
    field = war(standing={"spain": "joined"}, **given)
    field.do("germany", "take germany-aircraft la-rochelle 0", "rebase vichy 1")
    assert field.kind == "chain" and field.pending().seats == ("britain",)
    assert "intervene spain-aircraft bilbao vichy 1" in field.options("britain")
    neutral = war(**{**given, "patron": {}})
    neutral.do("germany", "take germany-aircraft la-rochelle 0", "rebase vichy 1")
    assert neutral.kind == "campaign"
