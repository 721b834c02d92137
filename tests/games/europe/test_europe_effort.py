"""Chapters 12.3 and 17: lend-lease and research."""

from __future__ import annotations

from functools import partial
from typing import Any

import europe_field
import pytest
from europe_field import Field, east
from europe_playout import card_of

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.games.europe.model import JOINED, USED, Unit
from sandtable.games.europe.rules.research import GOALS, bonus

war = partial(europe_field.war, level="advanced")


# -- lend-lease


def _aid(**more: Any) -> Field:
    given: dict[str, Any] = {
        "side": "allies",
        "phase": "redeployment",
        "turn": "1941 autumn",
        "standing": {"france": "fallen", "soviet": "active"},
        "soviet_war": "1941 summer",
        "hpp": {"britain": 25, "soviet": 20},
        "units": {"plymouth": {"britain-fleet": 2}, "edinburgh": {"britain-fleet": 1}},
    }
    given.update(more)
    return war(**given)


@pytest.mark.rule("EU-12.3a", "EU-13.4a", "EU-R115")
@pytest.mark.parametrize(
    ("lost", "most"), [({}, 6), ({"suez": "italy"}, 5), ({"suez": "italy", "gibraltar": "germany"}, 3)]
)
def test_the_ceiling_of_aid_follows_the_lower_base(lost: dict[str, str], most: int) -> None:
    """A quarter of 25, of 20 without Suez, of 15 without Gibraltar too."""
    field = _aid(control=lost, standing={"france": "fallen", "soviet": "active", "italy": "active"})
    assert field.why("britain", f"send-aid soviet {most + 1} edinburgh") == "aid-too-big"
    assert field.why("britain", f"send-aid soviet {most} edinburgh") is None


@pytest.mark.rule("EU-12.3a", "EU-R33", "EU-R62", "EU-R100")
def test_lend_lease() -> None:
    field = _aid()
    assert field.why("usa", "send-aid britain 14 plymouth") == "aid-too-big"
    field.do("usa", "send-aid britain 13 plymouth")
    assert field.why("usa", "send-aid britain 1 plymouth") == "aid-sent-already"
    assert field.why("britain", "send-aid soviet 7 edinburgh") == "aid-too-big", "a quarter of 25, rounded down"
    field.do("britain", "send-aid soviet 6 edinburgh")
    seen = GAME.knowledge(field.state, frozenset({"germany"}))
    assert [c.value for c in seen.convoys] == [None, None] and seen.powers["britain"].hpp == 25
    own = GAME.knowledge(field.state, frozenset({"britain"}))
    assert own.convoys[1].value == 6 and own.powers["britain"].in_hand == 19
    assert [type(e).__name__ for e in field.events if e.to == ("britain",)] == ["AidLoaded"]
    early = _aid(turn="1940 winter")
    assert early.why("usa", "send-aid britain 1 plymouth") == "no-aid-yet"
    assert early.why("britain", "send-aid soviet 0 plymouth") is None, "an empty one too"
    peace = _aid(standing={"france": "active", "soviet": "neutral"})
    peace.state.soviet_war = -1
    assert peace.why("usa", "send-aid britain 1 plymouth") == "no-aid-yet"
    arriving = war(
        side="allies",
        phase="movement",
        turn="1942 spring",
        standing={"france": "fallen"},
        hpp={"britain": 26},
        convoys=[{"sender": "usa", "receiver": "britain", "value": 5, "sent": "1941 winter"}],
    )
    for seat in list(arriving.pending().seats):
        arriving.do(seat, "pass")
    assert arriving.kind == "building" and arriving.hpp("britain") == 31 and arriving.state.limit[t.BRITAIN] == 16


@pytest.mark.rule("EU-12.3b", "EU-R90")
def test_vologda_and_the_aid_of_1941() -> None:
    field = _aid(control={"vologda": "germany"})
    assert field.why("britain", "send-aid soviet 1 edinburgh") == "vologda-is-german"
    freed = _aid(control={"vologda": "soviet"})
    assert freed.why("britain", "send-aid soviet 1 edinburgh") is None
    sent = _aid()
    sent.do("usa", "send-aid britain 10 plymouth")
    from sandtable.games.europe.rules.money import account

    account(sent.state, t.USA, 1942, [])
    assert sent.hpp("usa") == 54 - 10


@pytest.mark.rule("EU-12.3c")
def test_a_shipment_needs_an_escort() -> None:
    field = _aid(units={"plymouth": {"britain-fleet": 1}})
    field.do("usa", "send-aid britain 0 plymouth")
    assert all(u.marks & USED for u in field.state.units.values()), "Britain escorts for the USA before 1942"
    assert field.why("britain", "send-aid soviet 0 plymouth") == "no-aid-escort"


# -- research


def _lab(**more: Any) -> Field:
    return war(
        options={"research": True}, phase="research", turn="1941 spring", hpp={"germany": 60, "britain": 60}, **more
    )


@pytest.mark.rule("EU-17a", "EU-ex-17", "EU-R80")
def test_research_adds_one_for_each_try() -> None:
    field = _lab()
    field.do("germany", "research spain", dice=(1, 1))
    field.do("germany", "research spain", dice=(1, 1))
    assert bonus(field.state, t.GERMANY, GOALS.index("spain")) == 2
    field.do("germany", "research spain", dice=(4, 5))
    assert field.last("researched").bonus == 2 and not field.last("researched").success
    assert field.hpp("germany") == 45 and field.state.spent[t.GERMANY] == 15
    field.do("germany", "research spain", dice=(4, 5))
    assert field.last("researched").success
    limit = _lab(limit={"germany": 4})
    assert limit.why("germany", "research spain") == "over-limit"
    assert Field("war", phase="research").state.setup.research is False
    britain = _lab(side="allies", found={"britain": ["radar"]})
    assert (
        britain.why("britain", "research radar") == "found-already"
        and britain.why("britain", "research spain") == "not-its-goal"
    )
    usa = war(
        options={"research": True},
        side="allies",
        phase="research",
        turn="1942 spring",
        standing={"usa": "active"},
        hpp={"usa": 54},
        found={"britain": ["radar"]},
    )
    assert usa.why("usa", "research radar") is None, "nothing is shared"


@pytest.mark.rule("EU-17b")
def test_goals_of_the_western_powers() -> None:
    from sandtable.games.europe.rules.movement import air_range
    from sandtable.games.europe.rules.research import bombing_loss, rebuildable, rolls_twice

    field = _lab(side="allies", found={"britain": ["radar", "air-power", "long-range"]})
    assert rolls_twice(field.state, Unit(t.BRITAIN, t.DD, 0)) and not rolls_twice(field.state, Unit(t.USA, t.DD, 0))
    assert bombing_loss(field.state, t.BRITAIN) == 2 and bombing_loss(field.state, t.USA) == 1
    assert air_range(field.state, t.BRITAIN, t.BOMB) == 4 and air_range(field.state, t.USA, t.BOMB) == 3
    field.do("britain", "research turkey-allied", dice=(6, 6))
    turkey = t.COUNTRY["turkey"]
    assert field.state.standing[turkey] == JOINED and field.state.patron[turkey] == t.BRITAIN
    assert rebuildable(field.state, turkey)
    hunt = war(
        turn="1941 spring",
        found={"britain": ["radar"]},
        control={"brest": "germany"},
        units={"brest": {"germany-submarine": 2}, "plymouth": {"britain-aircraft": 1}},
        hpp={"germany": 40, "britain": 25},
    )
    hunt.do("germany", "prowl brest trade 2")
    hunt.do("britain", "intervene britain-aircraft plymouth north-atlantic 1", dice=(3, 3))
    assert hunt.at("brest") == {} and hunt.hpp("britain") == 25


@pytest.mark.rule("EU-17c")
def test_german_goals() -> None:
    from sandtable.games.europe.rules.research import submarine_loss

    field = _lab(
        standing={"france": "fallen"},
        control={"vichy": "vichy-france", "lyon": "vichy-france"},
        patron={"vichy-france": "germany"},
        paris_fell="1940 summer",
        found={"germany": ["long-submarines"]},
    )
    assert submarine_loss(field.state, False) == 2 and submarine_loss(field.state, True) == 4
    assert field.why("germany", "research vichy-axis") == "vichy-later"
    field.do("germany", "research spain", dice=(6, 6))
    field.do("britain", "place-rest")
    field.do("germany", "place-rest")
    assert field.state.standing[t.COUNTRY["spain"]] == JOINED
    assert field.state.standing[t.VICHY] == JOINED and field.state.patron[t.VICHY] == t.BRITAIN
    stalingrad = _lab(control={"stalingrad": "germany"})
    assert bonus(stalingrad.state, t.GERMANY, GOALS.index("turkey-axis")) == 1
    later = _lab(
        standing={"france": "fallen"},
        control={"vichy": "vichy-france"},
        patron={"vichy-france": "germany"},
        paris_fell="1940 spring",
    )
    later.do("germany", "research vichy-axis", dice=(6, 6))
    assert later.state.standing[t.VICHY] == JOINED and later.state.patron[t.VICHY] == t.GERMANY


@pytest.mark.rule("EU-17a", "EU-17b")
def test_the_chance_of_research_is_that_of_who_asks() -> None:
    """Britain has tried radar before; the Americans begin anew, whoever of the two is asked first."""
    field = _lab(side="allies", standing={"usa": "active"})
    field.state.hpp[t.USA], field.state.limit[t.USA] = 40, 20
    field.do("britain", "research radar", dice=(1, 1))
    cards = {seat: card_of(field, seat, "research radar") for seat in ("britain", "usa")}
    assert {seat: card.total for seat, card in cards.items()} == {"britain": "3/36", "usa": "1/36"}
    assert [line.key for line in cards["usa"].lines] == ["goal-radar", "tries"]


@pytest.mark.rule("EU-12.3a", "EU-12.3c")
def test_each_shipment_from_home_is_offered_once() -> None:
    field = war(
        level="advanced",
        side="allies",
        phase="redeployment",
        turn="1942 summer",
        standing={"france": "fallen", "usa": "active", "soviet": "active"},
        soviet_war="1941 summer",
        hpp={"usa": 54},
        units={"usa": {"usa-fleet": 1}},
    )
    found = [o for o in field.options("usa") if o.startswith("send-aid britain 3")]
    assert found == ["send-aid britain 3 usa"]


@pytest.mark.rule("EU-12.3a")
def test_only_the_western_powers_send_aid() -> None:
    field = east(
        level="advanced",
        side="allies",
        phase="redeployment",
        turn="1942 summer",
        units={"leningrad": {"soviet-fleet": 1}, "edinburgh": {"britain-fleet": 1}},
    )
    assert field.why("soviet", "send-aid soviet 1 leningrad") == "no-aid-yet"
    assert field.why("britain", "send-aid soviet 1 edinburgh") is None
