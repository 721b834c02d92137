"""Odds of a battle count what is lost with the area that falls, as play does."""

from __future__ import annotations

from typing import Any

import pytest
from europe_field import Field
from europe_playout import PlayOut, card_of, fight_on, mean_left

from sandtable.games.europe import GAME
from sandtable.games.europe import tables as t
from sandtable.kernel import Odds

NORWAY = {"oslo": {"norway-infantry": 1}, "narvik": {"norway-infantry": 1}}

CASES: dict[str, tuple[dict[str, Any], str, tuple[str, ...]]] = {
    "the army of a minor goes with its capital": (
        {
            "scenario": "sichelschnitt",
            "foes": {"yugoslavia": ["germany"]},
            "units": {
                "budapest": {"germany-armour": 2},
                "belgrade": {"yugoslavia-infantry": 1},
                "skopje": {"yugoslavia-infantry": 1},
                "warsaw": {"germany-infantry": 1},
            },
        },
        "belgrade",
        ("attack belgrade yugoslavia", "join germany-armour budapest 2 2"),
    ),
    "aircraft and ships without a refuge": (
        {
            "scenario": "sichelschnitt",
            "control": {"belgium": "france", "calais": "germany", "paris": "germany", "maginot": "germany"}
            | dict.fromkeys(("brest", "lyon", "vichy", "la-rochelle", "corsica", "dover", "london"), "germany")
            | dict.fromkeys(("holland", "plymouth", "manchester", "oran", "algiers", "tunis", "morocco"), "germany"),
            "units": {
                "essen": {"germany-armour": 2},
                "belgium": {"france-infantry": 1, "france-aircraft": 1, "france-fleet": 1},
                "warsaw": {"germany-infantry": 1},
            },
        },
        "belgium",
        ("attack belgium france", "join germany-armour essen 2 2"),
    ),
    "aircraft that can flee": (
        {
            "scenario": "sichelschnitt",
            "control": {"belgium": "france"},
            "units": {
                "essen": {"germany-armour": 2},
                "belgium": {"france-infantry": 1, "france-aircraft": 1},
                "warsaw": {"germany-infantry": 1},
            },
        },
        "belgium",
        ("attack belgium france", "join germany-armour essen 2 2"),
    ),
    "the other ally still holds the area": (
        {
            "scenario": "sichelschnitt",
            "control": {"belgium": "france"},
            "units": {
                "essen": {"germany-armour": 2},
                "belgium": {"france-infantry": 1, "britain-infantry": 1},
                "warsaw": {"germany-infantry": 1},
            },
        },
        "belgium",
        ("attack belgium france", "join germany-armour essen 2 2"),
    ),
    "Bulgarians are removed when Soviets come": (
        {
            "scenario": "overlord",
            "side": "allies",
            "control": {"bucharest": "soviet"},
            "units": {"bucharest": {"soviet-armour": 2}, "varna": {"bulgaria-infantry": 1, "germany-infantry": 1}},
        },
        "varna",
        ("attack varna germany", "join soviet-armour bucharest 2 2"),
    ),
}


def mean_swing(card: Odds) -> float:
    return sum(value * p for value, p in card.spread)


@pytest.mark.rule("EU-4.3c", "EU-4.4b", "EU-5.1d", "EU-13.3d")
@pytest.mark.parametrize("name", CASES)
def test_the_swing_is_what_play_destroys(name: str) -> None:
    given, area, plan = CASES[name]
    field = Field(**{"turn": "1940 spring", "hpp": {"germany": 42, "soviet": 40}, **given})
    seat = field.pending().seats[0]
    field.do(seat, *plan)
    card = card_of(field, seat, "launch")
    before = [unit.name for unit in field.state.units.values()]
    shares = PlayOut(area, seat, fight_on).after(field.state, seat, GAME.parse("launch"))
    swing = killed = 0.0
    for unit in set(before):
        owner, kind = divmod(t.TYPE[unit], 8)
        lost = before.count(unit) - mean_left(shares, unit)
        enemy = t.COUNTRIES[owner] != seat
        swing += lost * t.COST[kind] * (1 if enemy else -1)
        killed += lost if enemy else 0.0
    assert mean_swing(card) == pytest.approx(swing, abs=1e-4)
    rows = {row.key: row for row in card.rows}
    shown = [float(each.value) for each in rows["killed-row"].counts]
    assert sum(shown) == pytest.approx(killed, abs=0.051 * len(shown))
