"""Chapters 13.1 and 14.4: allies in each other's way, and what may be proposed."""

from __future__ import annotations

import pytest
from europe_field import Field, sickle, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.rules.battle import is_refuge

A = t.AREA


@pytest.mark.rule("EU-13.1b", "EU-14.4b")
def test_what_may_be_proposed() -> None:
    team = war(options={"players": 5}, side="allies", turn="1940 spring")
    assert team.why("britain", "propose france enter") == "not-partners", "only where everyone stands for himself"
    assert team.why("britain", "propose france combine-lead") == "not-partners", "Britons and French never combine"
    free = war(
        options={"players": 5, "victory": "free-for-all"},
        turn="1940 summer",
        standing={"italy": "active"},
    )
    free.do("germany", "propose italy enter")
    free.do("italy", "decline")
    assert free.why("germany", "propose italy enter") == "asked-already"
    assert free.why("germany", "propose italy combine-lead") is None, "another matter"
    free.do("germany", "propose italy combine-lead")
    free.do("italy", "decline")
    assert free.why("germany", "propose italy combine-follow") == "asked-already"


@pytest.mark.rule("EU-14.4b")
def test_consent_is_not_asked_for_twice() -> None:
    field = war(
        options={"players": 5, "victory": "free-for-all"},
        turn="1940 summer",
        standing={"italy": "active"},
        consents=[["italy", "germany"]],
    )
    assert field.why("germany", "propose italy enter") == "agreed-already"
    assert field.why("italy", "propose germany enter") is None


@pytest.mark.rule("EU-13.3f")
def test_british_battles_do_not_use_up_soviet_oil() -> None:
    field = war(
        side="allies",
        turn="1942 summer",
        soviet_war="1941 summer",
        standing={"soviet": "active"},
        hpp={"soviet": 40, "britain": 26},
        control={"grozny": "germany", "minsk": "germany", "riga": "germany", "calais": "britain", "belgium": "germany"},
        units={
            "calais": {"britain-infantry": 1},
            "belgium": {"germany-infantry": 1},
            "vitebsk": {"soviet-infantry": 2},
            "minsk": {"germany-infantry": 1},
            "riga": {"germany-infantry": 1},
        },
    )
    field.do("britain", "attack belgium germany", "join britain-infantry calais 1 1", "launch", dice=(6, 6))
    field.do("britain", "withdraw calais")
    assert field.why("soviet", "attack minsk germany") is None
    field.do("soviet", "attack minsk germany", "join soviet-infantry vitebsk 1 1", "launch", dice=(6, 6))
    field.do("soviet", "withdraw vitebsk")
    assert field.why("soviet", "attack riga germany") == "one-battle-area"


@pytest.mark.rule("EU-13.1c", "EU-5.1i")
def test_nobody_withdraws_among_the_other_allies() -> None:
    field = Field(
        "overlord",
        side="allies",
        control={"bucharest": "soviet", "sofia": "britain", "ploesti": "soviet"},
        units={"bucharest": {"soviet-infantry": 1}, "sofia": {"britain-infantry": 1}},
    )
    assert not is_refuge(field.state, t.BRITAIN, A["bucharest"]) and is_refuge(field.state, t.BRITAIN, A["ploesti"])
    assert not is_refuge(field.state, t.SOVIET, A["sofia"]) and is_refuge(field.state, t.SOVIET, A["bucharest"])


@pytest.mark.rule("EU-R116", "EU-13.1a")
def test_british_aircraft_are_not_based_at_the_maginot_line() -> None:
    units = {"calais": {"britain-aircraft": 1, "britain-infantry": 1, "france-aircraft": 1}}
    field = sickle(side="allies", phase="movement", units=units)
    field.do("britain", "take britain-aircraft calais 0")
    assert field.why("britain", "rebase maginot 1") == "maginot-shut" and field.why("britain", "rebase lyon 1") is None
    field.do("britain", "put-back")
    field.do("france", "take france-aircraft calais 0", "rebase maginot 1")
    fallen = sickle(side="allies", phase="movement", units=units, forts_gone=["maginot"])
    fallen.do("britain", "take britain-aircraft calais 0", "rebase maginot 1")
    later = sickle(side="allies", phase="redeployment", units=units)
    later.do("britain", "take britain-aircraft calais 0")
    assert later.why("britain", "redeploy maginot") == "maginot-shut"
