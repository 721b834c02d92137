"""Advice: what the strongest level would do in a person's place, and why.

It is there in practice, where nobody else's secrets and nobody's win are at stake, and for every match that is over.
In a closed match between people nobody gets it before the end.
"""

from __future__ import annotations

import asyncio

from sandtable.kernel import Decision, Refusal, RuleError, SandtableError, Table, dumps
from sandtable.kernel.record import Act
from sandtable.opponents.levels import COACH
from sandtable.server.rooms.room import Room
from sandtable.server.wire import present
from sandtable.server.workers.pool import WorkerPool

AT_ONCE = 2
"""Advice is thought about long: so much of it at a time."""


class Coaching:
    """Who asks is answered by a worker, from what the seat knows and nothing else."""

    def __init__(self, workers: WorkerPool) -> None:
        self._workers = workers
        self._asking = asyncio.Semaphore(AT_ONCE)

    async def now(self, room: Room, seat: str) -> bytes:
        """For the question that the seat is asked."""
        async with room.lock:
            table = room.table
            _check(table)
            if room.is_secret and len({each.player for each in room.players if each.holder == "person"}) > 1:
                raise RuleError(Refusal("", "no-advice"))
            question = table.ask(seat)
            if question is None:
                raise RuleError(Refusal("", "not-asked"))
            args = (table.game.name, COACH, room.views.state(), seat, question.number, f"{room.id}/{seat}")
        async with self._asking:
            return await self._workers.advise(*args, "")

    async def then(self, room: Room, seat: str, step: int) -> bytes:
        """For the next answer that the seat gave after a step of a finished match, held against it."""
        async with room.lock:
            table = room.table
            _check(table)
            if table.outcome is None:
                raise RuleError(Refusal("", "not-over"))
            entry = next_answer(table, seat, present.entry_of_step(table.events(frozenset(table.seats)), step))
            if entry is None:
                raise SandtableError("Nothing was answered here after this step.")
            state, done = dumps(table.history[entry - 1]), table.entries[entry].what
            assert isinstance(done, Act)
            name = f"{room.id}/{entry}"
        async with self._asking:
            return await self._workers.advise(table.game.name, COACH, state, seat, 0, name, done.action)


def _check(table: Table) -> None:
    if table.game.staff() is None:
        raise SandtableError("Nobody thinks ahead in this game.")


def next_answer(table: Table, seat: str, after: int) -> int | None:
    """The first entry after this one in which a seat chose between several answers, and a state is known before it."""
    return next((number for number in range(after + 1, len(table.entries)) if _chose(table, seat, number)), None)


def _chose(table: Table, seat: str, number: int) -> bool:
    entry, before = table.entries[number], table.history[number - 1]
    if entry.seat != seat or not isinstance(entry.what, Act) or before is None or number in table.undone:
        return False
    frame = before.stack[-1]
    found = Decision(frame.seats(before), frame, before).options(seat)
    return not isinstance(found, list) or len(found) > 1
