"""Distances to the millimetre, in play: who is detected, from man to man and to and from any part of a vehicle."""

from __future__ import annotations

import pytest
from helpers import alone, chain, deploy, is_offered, table

FAR_SOUTH = (1000, 2000)
HULL = 41
"""Half the length of a Panzer IV and of a Sherman, in millimetres."""


def aims(blue: str, red: str, right: int, ahead: int) -> bool:
    """Whether Germans in the open may fire at Americans who stand still, so far to the right and ahead."""
    state = table(size=2500)
    place = (FAR_SOUTH[0] + right, FAR_SOUTH[1] - ahead)
    if blue == "man":
        alone(state, "de-1", "de-grenadiers", FAR_SOUTH, arms=("de-kar98k",))
    else:
        deploy(state, "de-1", "de-panzer4", FAR_SOUTH, 0)
    if red == "man":
        alone(state, "us-1", "us-rifles", place)
    else:
        deploy(state, "us-1", "us-sherman", place, 0)
    state.alter("us-1", posture="stationary")
    battle = chain(state, "fire-3", "")
    battle.do("order de-1 fire-3")
    return is_offered(battle, "target us-1", "aim main us-1 he")


@pytest.mark.rule("OW-detect", "OW-fire-range", "OW-target-valid")
@pytest.mark.parametrize(
    ("blue", "red", "right", "ahead"),
    [
        ("man", "man", 0, 600),
        ("man", "man", 360, 480),
        ("man", "tank", 0, 1000 + HULL),
        ("tank", "man", 0, 350 + HULL),
        ("tank", "tank", 0, 750 + 2 * HULL),
    ],
)
def test_who_stands_still_is_detected_up_to_his_distance_and_no_further(
    blue: str, red: str, right: int, ahead: int
) -> None:
    """Infantry at 60 cm, a vehicle at 100; from a tank that is shut 25 less."""
    assert aims(blue, red, right, ahead)
    assert not aims(blue, red, right, ahead + 1)
