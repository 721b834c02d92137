"""Chapters 3 and 13.4: Malta, Suez, Kiel."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import sickle, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.rules.geography import routes


@pytest.mark.rule("EU-13.4b")
def test_malta_is_narrow_where_the_rule_holds() -> None:
    given: dict[str, Any] = {"units": {"malta": {"britain-fleet": 1}, "gibraltar": {"britain-fleet": 1}}}
    narrow = war(side="allies", phase="movement", turn="1940 spring", **given)
    narrow.do("britain", "take britain-fleet gibraltar 0")
    assert narrow.why("britain", "rebase malta 1") == "malta-full"
    wide = sickle(side="allies", phase="movement", **given)
    wide.do("britain", "take britain-fleet gibraltar 0")
    assert wide.why("britain", "rebase malta 1") is None, "the first scenario does not use it"


@pytest.mark.rule("EU-12.2b", "EU-3g")
def test_german_ships_go_both_ways_through_kiel() -> None:
    out, back = (
        routes(t.OPEN_KIEL, t.AREA["stettin"], t.AREA["holland"]),
        routes(t.OPEN_KIEL, t.AREA["holland"], t.AREA["stettin"]),
    )
    assert out and back and {way[::-1] for way in out} == set(back)
    assert not routes(0, t.AREA["stettin"], t.AREA["holland"])


@pytest.mark.rule("EU-13.4a")
def test_suez_costs_britain_five_at_once() -> None:
    given: dict[str, Any] = {
        "turn": "1941 summer",
        "hpp": {"britain": 25, "italy": 15},
        "units": {"cairo": {"italy-infantry": 1}},
        "control": {"cairo": "italy"},
    }
    field = war(standing={"italy": "active"}, **given)
    field.do("italy", "take italy-infantry cairo 1", "march suez 1")
    assert field.hpp("britain") == 20
