"""The board at earlier moments of a match, for those who look back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import chain, groupby
from typing import Any

from sandtable.kernel import SandtableError, Table
from sandtable.server.wire import present
from sandtable.server.wire.messages import Film, FilmMoment, Moment

FILMS = 200
"""Entries whose inner moments are kept, the oldest thrown away first; and the most that are asked for at once."""


class Replay:
    """Looks back at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._films: dict[tuple[str, frozenset[str], frozenset[str]], list[tuple[int, Any]]] = {}

    def moment(self, ref: str, eyes: frozenset[str], step: int) -> Moment:
        """The board after one of the viewer's steps."""
        table = self._table
        known = self._readers(eyes)
        lines = table.events(known)
        entry = present.entry_of_step(lines, step)
        made, _ = present.log(lines, table)
        shown = tuple(line for line in made if line.step == step)
        return Moment(ref, step, table.game.picture(self._state(entry), known & eyes), shown)

    def _state(self, entry: int) -> Any:
        """The state after an entry; nonces come before the first one."""
        found = next((state for state in self._table.history[entry:] if state is not None), None)
        if found is None:
            raise SandtableError("The match has not begun.")
        return found

    def film(self, ref: str, eyes: frozenset[str], first: int, last: int) -> Film:
        """The moments inside the viewer's steps."""
        return Film(ref, tuple(chain.from_iterable(self._scenes(eyes, first, last))))

    async def film_by_turns(self, ref: str, eyes: frozenset[str], first: int, last: int) -> Film:
        """The same; between two entries others have their turn, since all together take a while."""
        found: list[FilmMoment] = []
        for scene in self._scenes(eyes, first, last):
            found += scene
            await asyncio.sleep(0)
        return Film(ref, tuple(found))

    def _scenes(self, eyes: frozenset[str], first: int, last: int) -> Iterator[list[FilmMoment]]:
        """Entry by entry; the moments of one are made once for each pair of eyes."""
        known = self._readers(eyes)
        lines = 0
        for step, (entry, logged) in enumerate(groupby(self._table.events(known), key=lambda line: line.entry), 1):
            if first <= step <= min(last, first + FILMS - 1):
                yield [FilmMoment(lines + told, shown) for told, shown in self._moments(entry, known & eyes, known)]
            lines += sum(1 for _ in logged)

    def _readers(self, eyes: frozenset[str]) -> frozenset[str]:
        return frozenset(self._table.seats) if self._table.outcome else eyes

    def _moments(self, entry: int, eyes: frozenset[str], known: frozenset[str]) -> list[tuple[int, Any]]:
        key = (self._table.entries[entry].hash, eyes, known)
        if key not in self._films:
            self._films[key] = self._table.moments(entry, eyes, known)
            if len(self._films) > FILMS:
                del self._films[next(iter(self._films))]
        return self._films[key]
