"""The data files, and the columns that all tables share."""

from __future__ import annotations

from typing import Any

from sandtable import data
from sandtable.games.operation.tables import files as files  # says what the files hold, before one is read

NATIONS = ("germany", "usa", "britain", "soviet")
CM = 10
"""Millimetres in a centimetre."""

TARGET_COLUMNS = ("infantry", "unarmoured", "armoured", "light", "medium", "heavy")
"""Columns of a weapon's row."""
DAMAGE_COLUMNS = ("infantry", "artillery", "unarmoured", "armoured", "light", "medium", "heavy")
TABLES = {"small-arms": "sa", "heavy-weapons": "hw"}

COLUMN_OF = {
    "infantry": "infantry",
    "artillery": "infantry",
    "motorcycle": "unarmoured",
    "car": "unarmoured",
    "lorry": "unarmoured",
    "half-track": "armoured",
    "armoured-car": "armoured",
    "light-tank": "light",
    "medium-tank": "medium",
    "heavy-tank": "heavy",
}


def read(name: str) -> dict[str, Any]:
    """One data file as plain values: the player's own, if there is one."""
    found: dict[str, Any] = data.load("operation", f"data/{name}")
    return found
