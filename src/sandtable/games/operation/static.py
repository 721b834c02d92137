"""What never changes and everyone may know: sizes, weapons, cards, terrain. Sent to the browser once."""

from __future__ import annotations

from typing import Any

from sandtable.games.operation.model import VEHICLES
from sandtable.games.operation.rules.cards import NAMES
from sandtable.games.operation.rules.cohesion import COHESION
from sandtable.games.operation.rules.measure import BASE
from sandtable.games.operation.tables import (
    BONUS,
    CARDS,
    DECK,
    ENTRIES,
    MOVE,
    TERRAIN,
    TURN_COST,
    WEAPONS,
    Entry,
    Mode,
    Weapon,
)


def mode(found: Mode) -> dict[str, Any]:
    return {
        "name": found.name,
        "table": found.table,
        "close": found.close,
        "normal": found.normal,
        "extreme": found.extreme,
        "shots": found.rof,
        "template": found.template,
        "templates": found.count,
        "length": found.length,
        "need": found.need,
    }


def weapon(found: Weapon) -> dict[str, Any]:
    return {"group": found.group, "heavy": found.heavy, "modes": [mode(each) for each in found.modes]}


def entry(found: Entry) -> dict[str, Any]:
    return {
        "nation": found.nation,
        "class": found.cls,
        "name": found.name,
        "outline": found.outline,
        "crew": found.crew,
        "seats": found.seats,
        "tasks": found.tasks,
        "mounts": [{"id": m.id, "weapon": m.weapon, "place": m.place, "role": m.role} for m in found.mounts],
        "training": found.training,
        "panic": found.panic,
        "pace": pace(found),
        "points": found.points,
        "traits": sorted(found.traits),
    }


def pace(found: Entry) -> list[int]:
    """Slow, fast and assault distance of a kind in daylight (mm), its traits counted; none for men and guns."""
    if found.cls not in VEHICLES:
        return []
    row = MOVE[found.cls]
    quick = BONUS["fast-vehicle"] if "fast-vehicle" in found.traits else 0
    heavy = BONUS["slow-vehicle"] if "slow-vehicle" in found.traits else 0
    return [
        row.slow,
        *(max(row.slow, far + quick + heavy) if heavy else far + quick for far in (row.fast, row.assault)),
    ]


def everything() -> dict[str, Any]:
    """Tables for drawing and for the cards beside the board; lengths in millimetres."""
    return {
        "base": BASE,
        "cohesion": COHESION,
        "cards": [
            {"id": name, "order": card.order, "priority": card.priority, "count": count}
            for name, card, count in zip(NAMES, CARDS, DECK, strict=True)
        ],
        "kinds": {name: entry(found) for name, found in ENTRIES.items()},
        "weapons": {name: weapon(found) for name, found in WEAPONS.items()},
        "terrain": {
            name: {"cover": row.cover, "line": row.line, "high": row.high, "hedge": row.hedge, "walls": row.walls}
            for name, row in TERRAIN.items()
        },
        "pace": {name: [row.slow, row.fast, row.assault] for name, row in MOVE.items()},
        "turn": TURN_COST,
        "night": [BONUS["night-infantry"], BONUS["night-vehicle"]],
    }
