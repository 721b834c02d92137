"""Chapters 6b, 8 and 13.5 in play: what is carried over the sea, by which fleets and how far."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field, war

AMERICANS = {"usa": "active", "italy": "active", "soviet": "active"}


def voyage(units: dict[str, dict[str, int]], **given: Any) -> Field:
    """The Allies' movement without battle, autumn 1942."""
    given.setdefault("turn", "1942 autumn")
    given.setdefault("standing", AMERICANS)
    return war(side="allies", phase="movement", units=units, **given)


@pytest.mark.rule("EU-6b", "EU-4.4e", "EU-3e")
def test_a_transport_goes_six_seas_between_friendly_ports() -> None:
    field = voyage({"dover": {"britain-fleet": 1, "britain-infantry": 1}})
    assert field.why("britain", "carry dover calais") is None
    assert field.why("britain", "carry dover near-east") == "out-of-range"
    assert field.why("britain", "carry dover paris") == "no-port-there"
    assert field.why("britain", "carry dover kiel") == "not-between-friends"
    assert field.why("britain", "carry plymouth calais") == "no-transport-fleet"


@pytest.mark.rule("EU-6b", "EU-13.5")
def test_no_transport_crosses_the_ocean() -> None:
    field = voyage({"usa": {"usa-fleet": 1, "usa-infantry": 1}, "dover": {"usa-fleet": 1, "usa-infantry": 1}})
    for way in ("usa dover", "dover usa"):
        assert field.why("usa", f"carry {way}") == "over-the-ocean"
    assert field.why("usa", "carry dover plymouth") is None


@pytest.mark.rule("EU-6b", "EU-4.1")
@pytest.mark.parametrize("mark", ["used", "moved", "cut", "fixed"])
def test_who_has_moved_acted_or_has_no_supply_is_not_carried(mark: str) -> None:
    troops = {"britain-infantry": 1, "britain-armour": 1, "britain-aircraft": 1}
    field = voyage({"dover": {"britain-fleet": 1, **troops}}, **{mark: {"dover": troops}})
    assert field.why("britain", "carry dover calais") == "nothing-to-carry"
    assert voyage({"dover": {"britain-fleet": 1, **troops}}).why("britain", "carry dover calais") is None
    empty = voyage({"dover": {"britain-fleet": 2, "usa-infantry": 1}})
    assert empty.why("britain", "carry dover calais") == "nothing-to-carry", "neither ships nor an ally's troops"


# -- redeployment


def redeployed(units: dict[str, dict[str, int]], **given: Any) -> Field:
    given.setdefault("standing", AMERICANS)
    return war(side="allies", phase="redeployment", turn="1942 autumn", units=units, **given)


@pytest.mark.rule("EU-8c")
def test_each_leg_needs_a_fleet_of_its_own() -> None:
    """From Plymouth to the Near East by Gibraltar: two fleets at Plymouth are no help on the second leg."""
    units = {"plymouth": {"britain-infantry": 1, "britain-fleet": 2}}
    field = redeployed(units)
    field.do("britain", "take britain-infantry plymouth 0")
    assert field.why("britain", "redeploy near-east") == "no-escort"
    two = redeployed({**units, "gibraltar": {"britain-fleet": 1}})
    two.do("britain", "take britain-infantry plymouth 0", "redeploy near-east", "escort plymouth")
    assert "escort gibraltar" in two.options("britain")
    two.do("britain", "escort gibraltar")
    assert two.at("near-east") == {"britain-infantry": 1}
    two.do("britain", "take britain-fleet plymouth 0", "redeploy dover")
    assert two.at("dover") == {"britain-fleet": 1}, "the second fleet of Plymouth was not needed"


@pytest.mark.rule("EU-8a", "EU-8c")
def test_ships_out_of_reach_lack_a_way_and_no_escort() -> None:
    field = redeployed({"dover": {"britain-fleet": 1}}, control={"gibraltar": "germany"})
    field.do("britain", "take britain-fleet dover 0")
    assert field.why("britain", "redeploy malta") == "no-way-there"


@pytest.mark.rule("EU-13.5")
def test_four_americans_a_turn_come_to_britain_and_two_to_a_bridgehead() -> None:
    field = redeployed({"usa": {"usa-infantry": 5}})
    for area in ("london", "dover", "plymouth", "london"):
        field.do("usa", "take usa-infantry usa 0", f"redeploy {area}")
    assert field.why("usa", "take usa-infantry usa 0") is not None, "four have crossed"
    assert field.at("usa") == {"usa-infantry": 1}
    early = redeployed({"usa": {"usa-infantry": 1}})
    early.do("usa", "take usa-infantry usa 0")
    assert early.why("usa", "redeploy gibraltar") == "only-to-britain"
    fallen = redeployed(
        {"usa": {"usa-infantry": 3}, "brest": {"usa-infantry": 1}},
        standing={**AMERICANS, "britain": "fallen", "france": "fallen"},
        control={"brest": "usa", "london": "germany"},
    )
    for _ in range(2):
        fallen.do("usa", "take usa-infantry usa 0", "redeploy brest")
    assert fallen.at("brest") == {"usa-infantry": 3} and fallen.at("usa") == {"usa-infantry": 1}
    assert fallen.why("usa", "take usa-infantry usa 0") is not None
