"""What never changes and everyone may know: sizes, weapons, cards, terrain. Sent to the browser once."""

from __future__ import annotations

from typing import Any

from sandtable.games.operation.rules.cards import NAMES
from sandtable.games.operation.rules.cohesion import COHESION
from sandtable.games.operation.rules.measure import BASE
from sandtable.games.operation.tables import CARDS, DECK, ENTRIES, MOVE, TERRAIN, WEAPONS, Entry, Mode, Weapon


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
        "points": found.points,
        "traits": sorted(found.traits),
    }


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
    }
