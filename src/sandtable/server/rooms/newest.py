"""What is told to others whenever it has changed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

LOG = logging.getLogger("sandtable")


class Newest:
    """Told one at a time, in order; of many changes at once only how things stand after the last."""

    def __init__(self, tell: Callable[[], Awaitable[None]]) -> None:
        self._tell = tell
        self._changed = False
        self._telling: asyncio.Task[None] | None = None

    def change(self) -> None:
        self._changed = True
        if self._telling is None or self._telling.done():
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        while self._changed:
            self._changed = False
            try:
                await self._tell()
            except Exception as wrong:  # others hear of it the next time
                LOG.warning("Who is here, or how the clocks stand, could not be told: %s", wrong)
