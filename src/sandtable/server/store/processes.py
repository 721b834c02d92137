"""The processes of a service as they know each other: who runs, since when, and who is where."""

from __future__ import annotations

from sandtable import __version__
from sandtable.server.store.database import Database

LATE = 30
"""Seconds after which a process that says nothing counts as gone."""


class Processes:
    """This process among the others."""

    def __init__(self, database: Database, name: str, role: str, place: str = "") -> None:
        self._database, self._name, self._role, self._place = database, name, role, place

    async def beat(self) -> None:
        """We are here. One that was taken for gone comes back."""
        query = (
            "INSERT INTO processes (id, role, place, version) VALUES ($1, $2, $3, $4) "
            "ON CONFLICT (id) DO UPDATE SET seen = now()"
        )
        await self._database.run(lambda db: db.execute(query, self._name, self._role, self._place, __version__))
