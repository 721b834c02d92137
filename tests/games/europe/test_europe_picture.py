"""What travels to the browser: no frame, nothing that hangs on what a convoy carries, and no rule left to the board."""

from __future__ import annotations

import msgspec
import pytest
from europe_field import Field
from msgspec.structs import replace

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.model import Convoy
from sandtable.games.europe.rules.money import affordable
from sandtable.testing.walk import positions


@pytest.mark.parametrize("level", ["basic", "advanced"])
def test_the_picture_holds_no_frame(level: str) -> None:
    kinds = {frame.kind() for frame in GAME.frames}
    for at in positions(GAME, "sichelschnitt", {"level": level}, 4, most=300):
        plain = msgspec.to_builtins(GAME.picture(at.state, frozenset(GAME.all_seats(at.state))))
        assert not _tags(plain, "frame") & kinds
        assert set(plain) == set(GAME.picture_type.__struct_fields__)


def _tags(given: object, field: str) -> set[str]:
    if isinstance(given, dict):
        own = {str(given[field])} if field in given else set()
        return own.union(*(_tags(each, field) for each in given.values()))
    return set().union(*(_tags(each, field) for each in given)) if isinstance(given, list | tuple) else set()


@pytest.mark.rule("EU-2e", "EU-12.3a")
def test_what_may_be_spent_is_known_to_the_owner_alone() -> None:
    field = Field("war", level="advanced", turn="1942 spring", phase="redeployment", hpp={"usa": 40})
    state, pictures = field.state, []
    for value in (3, 7):
        state.convoys = (Convoy(t.USA, t.BRITAIN, t.NORTH_ATLANTIC, value, state.turn, True),)
        own, other = (GAME.picture(state, frozenset({seat})) for seat in ("usa", "germany"))
        assert own.powers["usa"].free == affordable(state, t.USA)
        pictures.append(other)
    assert pictures[0] == pictures[1]


@pytest.mark.rule("EU-2b", "EU-17a")
@pytest.mark.parametrize(
    ("phase", "steps"),
    [
        ("campaign", ["campaign", "movement", "building", "redeployment"]),
        ("redeployment", ["campaign", "movement", "building", "redeployment"]),
        ("research", ["campaign", "movement", "building", "redeployment", "research"]),
    ],
)
def test_the_phases_come_in_their_order(phase: str, steps: list[str]) -> None:
    field = Field("war", phase=phase)
    seen = GAME.picture(field.state, frozenset())
    assert (seen.phase, list(seen.phases)) == (phase, steps)


@pytest.mark.rule("EU-7a", "EU-12")
def test_next_years_column_has_the_kinds_of_the_level() -> None:
    field = Field("war", turn="1941 winter", phase="campaign")
    basic = GAME.picture(field.state, frozenset()).powers
    field.state.setup = replace(field.state.setup, advanced=True)
    advanced = GAME.picture(field.state, frozenset()).powers
    special = {t.KINDS[kind] for kind in t.ADVANCED_KINDS}
    assert not any(special & set(each.coming) for each in basic.values())
    assert any(special & set(each.coming) for each in advanced.values())
    assert any(each.coming for each in basic.values())


def test_the_calendar_covers_the_scenario_and_the_year_after() -> None:
    printed = GAME.static("sichelschnitt", {})
    state = GAME.start("sichelschnitt", {})
    assert [each.turn for each in printed.calendar] == list(range(state.turn, state.last + 5))
    assert (printed.calendar[0].year, printed.calendar[0].season) == (state.year, t.SEASONS[state.season])
