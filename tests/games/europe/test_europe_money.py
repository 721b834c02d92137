"""Chapter 10 in play: the yearly accounting, and conquests that are lost and not retaken."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, war

from sandtable.games.europe import tables as t
from sandtable.games.europe.events import Accounted, Charged
from sandtable.games.europe.model import Lapse


def new_year(**given: Any) -> dict[str, Accounted]:
    """What everyone gets for 1942 when nobody does anything more in 1941, by power."""
    field = war(turn="1941 winter", side="allies", phase="redeployment", **given)
    while field.state.turn == 11:
        field.do(field.pending().seats[0], "pass")
    return {each.power: each for each in field.events if isinstance(each, Accounted)}


def gained(power: str, **given: Any) -> dict[str, int]:
    return dict(new_year(**given)[power].gains)


# -- the accounting


@pytest.mark.rule("EU-10a", "EU-2d")
def test_conquests_and_allies_count_and_nothing_else() -> None:
    given: dict[str, Any] = {
        "standing": {"hungary": "joined", "finland": "joined", "denmark": "gone"},
        "patron": {"hungary": "germany", "finland": "germany", "sweden": "germany"},
        "claimed": ["denmark"],
        "control": {"denmark": "germany", "oslo": "germany"},
    }
    german = gained("germany", **given)
    assert set(german) == {"poland", "denmark", "hungary", "finland"}, "Norway was never conquered, Sweden not allied"
    assert german["hungary"] == t.COUNTRY_HPP[t.COUNTRY["hungary"]]
    assert gained("italy", **given) == {}, "Libya and Albania are in the Italian base"
    assert gained("britain", **given) == {} and gained("soviet", **given) == {}


@pytest.mark.rule("EU-10a", "EU-11b")
def test_a_fallen_power_brings_half_and_its_first_owner_has_his_colonies_in_his_base() -> None:
    given: dict[str, Any] = {
        "standing": {"france": "fallen", "italy": "active"},
        "claimed": ["france", "tunisia", "egypt", "libya"],
        "control": {"paris": "germany", "tunis": "italy", "cairo": "britain", "tripoli": "italy"},
    }
    assert gained("germany", **given)["france"] == 9
    assert gained("italy", **given) == {"tunisia": t.COUNTRY_HPP[t.COUNTRY["tunisia"]]}
    assert gained("britain", **given) == {}
    assert "france" not in new_year(**given), "who has fallen reckons nothing"


@pytest.mark.rule("EU-10a", "EU-13.4a", "EU-11c")
def test_a_base_is_lowered_for_its_owner_alone() -> None:
    usual = {power: each.base for power, each in new_year(standing={"italy": "active", "soviet": "active"}).items()}
    lost: dict[str, Any] = {
        "standing": {"italy": "active", "soviet": "active"},
        "soviet_war": "1941 summer",
        "control": {"gibraltar": "germany", "suez": "italy", "moscow": "germany"},
    }
    now = {power: each.base for power, each in new_year(**lost).items()}
    assert {power: usual[power] - now[power] for power in usual if usual[power] != now[power]} == {
        "britain": 10,
        "soviet": 5,
    }


@pytest.mark.rule("EU-10a", "EU-2e")
def test_debts_are_taken_along_and_points_left_are_not() -> None:
    rich, poor = new_year(hpp={"germany": 9})["germany"], new_year(hpp={"germany": -3})["germany"]
    assert (rich.debt, poor.debt) == (0, 3) and rich.hpp - poor.hpp == 3


# -- conquests that are lost


def denmark_lost(**given: Any) -> Field:
    """British infantry stands before an empty Denmark, which is in this year's German income."""
    given.setdefault("units", {"kiel": {"germany-armour": 1}, "oslo": {"britain-fleet": 1, "britain-infantry": 1}})
    field = war(
        turn="1941 spring",
        side="allies",
        hpp={"germany": 40, "britain": 40},
        control={"denmark": "germany", "oslo": "britain", "trondheim": "britain", "narvik": "britain"},
        standing={"denmark": "gone", "norway": "gone"},
        claimed=["denmark", "norway"],
        counted={"germany": ["denmark", "poland"], "britain": ["norway"]},
        **given,
    )
    field.do("britain", "attack denmark germany", "embark britain-infantry britain-fleet oslo 1", "launch")
    assert field.owner("denmark") == "britain"
    return field


def to_german_turn(field: Field) -> None:
    while field.state.side == t.ALLIES or field.kind != "campaign" or "germany" not in field.pending().seats:
        field.do(field.pending().seats[0], "pass")


def charges(field: Field) -> list[tuple[str, int, str]]:
    return [(each.power, each.value, each.country) for each in field.events if isinstance(each, Charged)]


@pytest.mark.rule("EU-10b", "EU-R11")
def test_what_is_not_retaken_is_charged_once_and_counts_as_spent() -> None:
    field = denmark_lost()
    assert charges(field) == [], "there is a turn to retake it"
    to_german_turn(field)
    while field.kind == "campaign":
        field.do(field.pending().seats[0], "pass")
    assert charges(field) == [("germany", 2, "denmark")]
    assert field.hpp("germany") == 38 and field.state.spent[t.GERMANY] == 2
    while field.state.turn < 11:
        field.do(field.pending().seats[0], "pass")
    assert len(charges(field)) == 1, "not again in the turns after it"


@pytest.mark.rule("EU-10b")
def test_what_is_retaken_costs_nothing() -> None:
    field = denmark_lost()
    to_german_turn(field)
    field.do("germany", "attack denmark britain", "join germany-armour kiel 2 1", "launch", dice=(1, 6))
    while field.kind == "campaign":
        field.do(field.pending().seats[0], "pass")
    assert field.owner("denmark") == "germany" and charges(field) == []


@pytest.mark.rule("EU-10b")
def test_a_conquest_lost_a_second_time_in_a_year_was_paid_for_already() -> None:
    """Germany pays for Denmark, takes it again and loses it again: only one of them was in the income."""
    field = denmark_lost()
    to_german_turn(field)
    while field.kind == "campaign":
        field.do(field.pending().seats[0], "pass")
    lost = field.state.turn
    while field.state.turn == lost:
        field.do(field.pending().seats[0], "pass")
    to_german_turn(field)
    field.do("germany", "attack denmark britain", "join germany-armour kiel 2 1", "launch", dice=(1, 6))
    assert field.owner("denmark") == "germany"
    assert not field.state.counted[t.GERMANY] >> t.COUNTRY["denmark"] & 1
    assert field.state.counted[t.GERMANY] >> t.COUNTRY["poland"] & 1, "the others are still in it"


@pytest.mark.rule("EU-10b", "EU-R11")
def test_each_pays_for_his_own_losses_at_his_own_time() -> None:
    """Germany has lost Denmark, Britain something else: a side pays for its own at the end of its own battles."""
    field = denmark_lost()
    to_german_turn(field)
    field.state.lapses = (*field.state.lapses, Lapse(t.BRITAIN, t.COUNTRY["poland"]))
    while field.kind == "campaign":
        field.do(field.pending().seats[0], "pass")
    assert charges(field) == [("germany", 2, "denmark")]
    assert field.state.lapses == (Lapse(t.BRITAIN, t.COUNTRY["poland"]),), "Britain pays when its own turn comes"


@pytest.mark.rule("EU-10b")
def test_a_liberator_pays_for_what_is_taken_back_from_him() -> None:
    """Paris was in the American income: Germany retakes it, and the Americans do not come back."""
    field = war(
        turn="1944 spring",
        hpp={"germany": 40, "usa": 60},
        control={"paris": "usa", "calais": "germany", "maginot": "germany"},
        standing={"france": "fallen", "usa": "active", "italy": "fallen"},
        claimed=["france"],
        counted={"usa": ["france"]},
        units={"calais": {"germany-armour": 1}},
    )
    field.do("germany", "take germany-armour calais 2", "march paris 1")
    while not charges(field):
        field.do(field.pending().seats[0], "pass")
    assert charges(field) == [("usa", 9, "france")] and field.hpp("usa") == 51


@pytest.mark.rule("EU-10b", "EU-5.1d")
def test_the_patron_pays_for_an_ally_that_falls() -> None:
    """Belgium has joined the Allies in British care and is in the British income when Germany takes it."""
    field = war(
        turn="1940 spring",
        hpp={"germany": 40, "britain": 25},
        standing={"belgium": "joined"},
        patron={"belgium": "britain"},
        counted={"britain": ["belgium"]},
        units={"essen": {"germany-armour": 1}},
    )
    field.do("germany", "take germany-armour essen 2", "march belgium 1")
    while not charges(field):
        field.do(field.pending().seats[0], "pass")
    assert charges(field) == [("britain", 4, "belgium")] and field.hpp("britain") == 21


@pytest.mark.rule("EU-10a", "EU-5.1h")
def test_what_is_conquered_counts_from_the_next_accounting_and_what_is_regained_does_not() -> None:
    """Germany walks into Denmark, Britain into its own Near East; Oslo was never conquered."""
    field = war(
        turn="1941 winter",
        hpp={"germany": 40, "britain": 25, "italy": 15},
        control={"near-east": "italy", "oslo": "germany"},
        standing={"italy": "active", "denmark": "free"},
        foes={"denmark": ["germany"]},
        claimed=["near-east"],
        counted={"italy": ["near-east"]},
        units={"kiel": {"germany-infantry": 1}, "suez": {"britain-infantry": 1}},
    )
    field.do("germany", "take germany-infantry kiel 1", "march denmark 1")
    while field.state.side == t.AXIS or field.kind != "campaign":
        field.do(field.pending().seats[0], "pass")
    field.do("britain", "take britain-infantry suez 1", "march near-east 1")
    while field.state.turn == 11:
        field.do(field.pending().seats[0], "pass")
    found = {each.power: {name for name, _ in each.gains} for each in field.events if isinstance(each, Accounted)}
    assert found["germany"] == {"poland", "denmark"} and found["italy"] == found["britain"] == set()


@pytest.mark.rule("EU-10a", "EU-12.3b", "EU-7c")
def test_what_was_reckoned_is_in_hand_and_the_usa_has_nothing_before_1942() -> None:
    field = war(turn="1940 winter", side="allies", phase="redeployment", hpp={"germany": 5, "britain": 2})
    while field.state.turn == 7:
        field.do(field.pending().seats[0], "pass")
    found = {each.power: each for each in field.events if isinstance(each, Accounted)}
    assert found["usa"].base == 0 and all(each.base > 0 for power, each in found.items() if power != "usa")
    for power, each in found.items():
        assert field.hpp(power) == each.hpp == each.base + sum(value for _, value in each.gains)
        assert field.state.limit[t.COUNTRY[power]] == (each.hpp + 1) // 2
