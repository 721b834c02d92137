"""Names that nobody bears and hexes that are not on the map: every verb is refused by its clause, none breaks."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import fields, replace

from games.blitzkrieg.field import Field, Position, start
from sandtable.games.blitzkrieg import GAME, actions
from sandtable.kernel import Action, Seeded, play
from sandtable.testing import positions

NOWHERE, NOBODY = 9999, "nobody"


def misspelt(action: Action) -> Iterator[Action]:
    """The action with one name or one hex that does not exist."""
    for field in fields(action):
        value = getattr(action, field.name)
        if isinstance(value, str):
            yield replace(action, **{field.name: NOBODY})
        elif isinstance(value, int) and field.name == "hex":
            yield replace(action, **{field.name: NOWHERE})
        elif isinstance(value, tuple) and value and isinstance(value[0], str):
            yield replace(action, **{field.name: (*value[:-1], NOBODY)})
            yield replace(action, **{field.name: ()})


@pytest.mark.rule("BK-5.0", "BK-7.1", "BK-8.1", "BK-10.3", "BK-12.1c")
@pytest.mark.parametrize("scenario", ["hannut", "stonne"])
def test_what_does_not_exist_is_refused(scenario: str) -> None:
    seen: dict[tuple[str, str], int] = {}
    for at in (at for seed in range(4, 10) for at in positions(GAME, scenario, {}, seed, most=900)):
        seat = at.decision.seats[0]
        found: Any = at.decision.options(seat)
        for action in {type(each): each for each in found}.values():
            key = (at.decision.kind, type(action).__name__)
            if seen.setdefault(key, 0) < 3:
                seen[key] += 1
                for wrong in misspelt(action):
                    refusal = at.decision.why_not(seat, wrong)
                    assert refusal is not None and refusal.rule.startswith("BK-"), (at.decision.kind, wrong)
    assert len(seen) > 15


@pytest.mark.rule("BK-12.1f", "BK-10.3")
def test_a_set_up_answer_is_about_the_unit_that_is_asked_for() -> None:
    field = start("hannut")
    while "board" not in field.options[1]:
        field.do(field.options[0 if field.asked == "french" else 1])
    assert field.refused("board de-i33-1 de-i33-spw") == ""
    assert field.refused("board de-i33-1 de-i12-spw") == "BK-12.1a"
    assert field.refused("board de-i12-2 de-i33-spw") == "BK-12.1f", "a company of another battalion"


ABOARD: Position = {
    "de-i12-hq": 1811,
    "de-i12-spw": 1811,
    "de-i12-1": {"hex": 1811, "aboard": "de-i12-spw"},
    "fr-i11-1": 1812,
}


@pytest.mark.rule("BK-12.1f", "BK-6.1c")
def test_carrier_and_company_fire_together_only_if_neither_has_acted() -> None:
    field = Field(quiet=True, active=["de-i12"], units=ABOARD)
    assert "fire-together de-i12-spw fr-i11-1" in field.options
    field.do("fire de-i12-1 fr-i11-1", 1, 1)
    assert field.refused("fire-together de-i12-spw fr-i11-1") == "BK-12.1f"
    assert "fire de-i12-spw fr-i11-1" in field.options, "the carrier has its own shot"
    assert not any(each.startswith("fire-together") for each in field.options)


@pytest.mark.rule("BK-7.1")
def test_a_move_names_one_to_three_units_of_one_hex() -> None:
    units = {"de-i35-hq": 1811, "de-i35-1": 1811, "de-i35-2": 1811, "de-i35-pz3": 1811, "de-i35-pz4": 1810}
    field = Field(quiet=True, active=["de-i35"], units=units)
    assert field.decision is not None
    refusal = field.decision.why_not("german", actions.Move(()))
    assert refusal is not None and refusal.rule == "BK-7.1"
    assert field.refused("move de-i35-1,de-i35-2,de-i35-pz3") == ""
    assert field.refused("move de-i35-1,de-i35-pz4") == "BK-7.1"
    assert field.refused("move de-i35-1,de-i35-1") == "BK-7.1"
    assert field.refused("move de-i35-1,de-i35-2,de-i35-pz3,de-i35-pz4") == "BK-7.1"


CORNER: Position = {
    "fr-1c-hq": 102,
    "fr-1c-1i": 101,
    "fr-1c-1ii": 201,
    "de-i12-hq": 302,
    "de-i12-spw": 202,
    "de-i12-1": {"hex": 202, "aboard": "de-i12-spw"},
    "de-i12-2": 202,
    "de-i35-hq": 302,
    "de-i35-pz4": 301,
}


@pytest.mark.rule("BK-5.0", "BK-6.3", "BK-9.1.5", "BK-8.1")
@pytest.mark.parametrize("formation", ["fr-1c", "de-i12", "de-i35"])
def test_a_misspelt_name_does_not_stand_for_the_first_unit_or_the_first_hex(formation: str) -> None:
    """Around 0101 and 1/I of 1 Cuir, which are the first of their lists."""
    assert Field(active=["fr-1c"], units=CORNER).state.theatre.unit_of["fr-1c-1i"] == 0
    asked: set[str] = set()
    for seed in range(40):
        field = Field(active=[formation], units=CORNER, mines=[101] if seed % 3 == 0 else [])
        state, decision, rng = field.state, field.decision, random.Random(seed)
        for _ in range(12):
            if decision is None or state.active < 0:
                break
            seat = decision.seats[0]
            found: Any = decision.options(seat)
            asked.add(decision.kind)
            for action in found:
                for wrong in misspelt(action):
                    assert decision.why_not(seat, wrong) is not None, (decision.kind, wrong)
            near = [each for each in found if "fr-1c-1i" in str(each) or " 101" in str(each)]
            decision = play(state, decision, seat, rng.choice(near or found), Seeded(seed), [])
    assert {"operate", "react"} <= asked, asked


@pytest.mark.rule("BK-9.1.5", "BK-9.1.2")
def test_a_retreat_out_of_a_melee_names_a_hex_of_the_map() -> None:
    units = {"de-i35-hq": 401, "de-i35-pz4": 301, "fr-1c-1i": 201, "fr-1c-hq": 105}
    field = Field(quiet=True, active=["de-i35"], units=units)
    field.do("move de-i35-pz4")
    field.do("assault 201", 1, 1, 6, 6)
    assert field.kind == "struck" and "retreat fr-1c-1i 101" in field.options
    assert field.refused("retreat fr-1c-1i 9999") == "BK-9.1.5" and field.refused("retreat fr-1c-1ii 101") == "BK-8.3"
