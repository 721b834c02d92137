"""Tasks that are to end."""

from __future__ import annotations

import asyncio

import pytest

from databases import apart
from sandtable.server import tasks
from sandtable.server.tasks import ended


def test_a_task_that_takes_the_first_cancellation_for_something_else_ends_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(tasks, "AGAIN", 0.01)
    tries = 0

    async def stubborn() -> None:
        nonlocal tries
        while True:
            try:
                await asyncio.sleep(3600)
            except asyncio.CancelledError:
                tries += 1
                if tries == 2:
                    raise

    async def play() -> None:
        task = asyncio.create_task(stubborn())
        await asyncio.sleep(0)
        async with asyncio.timeout(60):
            await ended(task)
        assert task.cancelled() and tries == 2

    apart(play)


def test_what_has_failed_or_was_never_there_has_ended() -> None:
    async def fails() -> None:
        raise ValueError

    async def play() -> None:
        await ended(None)
        task = asyncio.create_task(fails())
        await asyncio.sleep(0)
        await ended(task)
        assert isinstance(task.exception(), ValueError)

    apart(play)
