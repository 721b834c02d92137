"""Standing orders: what is answered beforehand, so that five people by mail move on."""

from __future__ import annotations

import pytest
from europe_field import Field, war

from sandtable.games.europe import GAME
from sandtable.games.europe.standing import PASSES, STANDING_KINDS
from sandtable.headers import make_header
from sandtable.kernel import Question, Seeded, Table
from sandtable.kernel.record import Act


def _answer(field: Field, seat: str, kind: str, mode: str) -> str:
    assert field.decision is not None and field.decision.frame.standing == kind
    question = Question(seat, field.decision, 0)
    return str(GAME.answer(kind, {"mode": mode}, GAME.knowledge(field.state, frozenset({seat})), question))


@pytest.mark.rule("EU-2b")
def test_a_power_that_passes_is_not_asked_any_more() -> None:
    """The Soviets of 1939 leave every phase to the others; what is asked of the rest does not change."""
    table = Table(GAME, make_header(GAME, "war", {"players": 5}, seed=11), Seeded("11"))
    for kind in PASSES:
        table.order("soviet", kind.key, {"mode": "pass"})
    for _ in range(60):
        assert table.decision is not None
        assert table.decision.frame.standing is None or "soviet" not in table.decision.seats
        seat = table.decision.seats[0]
        table.submit(seat, table.decision.default(seat))
    ordered = [e for e in table.record().segments[-1].entries if e.seat == "soviet" and e.by == "standing"]
    passed = sum(isinstance(e.what, Act) and str(e.what.action) == "pass" for e in ordered)
    assert passed >= 4, "each of the four phases"


@pytest.mark.rule("EU-5.1b", "EU-2b")
def test_a_declared_war_is_not_passed_over() -> None:
    field = Field("sichelschnitt", turn="1940 spring", units={"essen": {"germany-infantry": 3}}, hpp={"germany": 42})
    assert _answer(field, "germany", "campaign", "pass") == "pass"
    field.do("germany", "declare belgium")
    assert _answer(field, "germany", "campaign", "pass") == "attack belgium belgium"


@pytest.mark.rule("EU-9c")
def test_fleets_supply_as_many_as_they_can_or_nobody() -> None:
    units = {"naples": {"italy-fleet": 1}, "tripoli": {"italy-infantry": 2}, "albania": {"italy-infantry": 1}}
    field = war(turn="1940 summer", phase="start", units=units, standing={"italy": "active"})
    field.until("provision")
    assert _answer(field, "italy", "supply", "most") == "supply italy-fleet naples tripoli 2"
    assert _answer(field, "italy", "supply", "none") == "pass"


def test_every_kind_has_modes_and_a_rule() -> None:
    assert len({kind.key for kind in STANDING_KINDS}) == len(STANDING_KINDS)
    assert all(kind.modes and kind.rule for kind in STANDING_KINDS)
