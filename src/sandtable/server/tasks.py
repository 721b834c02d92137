"""Tasks that are to end."""

from __future__ import annotations

import asyncio
from typing import Any

AGAIN = 5.0
"""Seconds after which a task that goes on all the same is told to end once more."""


async def ended(task: asyncio.Task[Any] | None) -> None:
    """Stop a task, if it runs, and wait until it has stopped, whatever came of it.

    Once is not always enough: what waits with a limit of time, or for a line to the database that is cut just then, may
    take the cancellation for that and go on.
    """
    while task is not None and not task.done():
        task.cancel()
        await asyncio.wait((task,), timeout=AGAIN)
    if task is not None and not task.cancelled():
        task.exception()  # looked at, so that nobody is told that nobody looked
