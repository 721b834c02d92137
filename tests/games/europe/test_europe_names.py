"""Areas, countries and units that do not exist: every verb is refused by its clause, none breaks."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from europe_field import listed
from msgspec.structs import fields, replace

from sandtable.games.europe import GAME
from sandtable.kernel import Action
from sandtable.testing import positions

NOBODY, FAR_TOO_MANY = "atlantis", 99


def misspelt(action: Action) -> Iterator[Action]:
    """The action with one name that does not exist, or one number that is far too high, none, or negative."""
    for field in fields(action):
        value = getattr(action, field.name)
        if isinstance(value, str):
            yield replace(action, **{field.name: NOBODY})
        elif isinstance(value, int) and not isinstance(value, bool):
            yield from (replace(action, **{field.name: each}) for each in (FAR_TOO_MANY, -1))
        elif isinstance(value, tuple) and value and isinstance(value[0], str):
            yield replace(action, **{field.name: (*value[:-1], NOBODY)})


@pytest.mark.rule("EU-3a", "EU-4a", "EU-5.1b", "EU-7a", "EU-8a")
@pytest.mark.parametrize("scenario", ["sichelschnitt", "barbarossa", "overlord", "war"])
def test_what_does_not_exist_is_refused(scenario: str) -> None:
    seen: dict[tuple[str, str], int] = {}
    for at in positions(GAME, scenario, {"level": "advanced"}, 4, most=1500):
        for seat in at.decision.seats[:1]:
            for action in {type(each): each for each in listed(at.decision, seat)}.values():
                key = (at.decision.kind, type(action).__name__)
                if seen.setdefault(key, 0) < 4:
                    seen[key] += 1
                    for wrong in misspelt(action):
                        refusal = at.decision.why_not(seat, wrong)
                        assert refusal is not None and refusal.rule.startswith("EU-"), (at.decision.kind, wrong)
    assert len(seen) > 15, seen
