"""How much one client may ask of the server: enough for a table full of people, too little to stop it for others."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

TARGET = 2_000
"""The longest address with its query, in bytes."""
BODY = 1_000_000
"""The largest body of a call, in bytes; a match file may be larger."""
FILE = 10_000_000
"""The largest match file that is taken in, in bytes."""
MESSAGE = 1_000_000
"""The largest message over a socket, in bytes."""
SOCKETS = 400
"""Sockets of one address at a time."""
CONNECTIONS = 800
"""Connections of all together."""
PER_SECOND, AT_ONCE = 100.0, 400.0
"""Messages of one socket: this many a second are read, and this many at once after a pause."""
HEAD_SECONDS, BODY_SECONDS = 20.0, 60.0
"""How long the head of a request, and then its body, may take to arrive."""
READ_SECONDS = 60.0
"""How long an answer may wait for its reader to take more of it."""

GOODBYE_SECONDS = 5.0
"""How long a socket may take to say goodbye."""


class Bucket:
    """Lets so many through per second. Who comes faster waits: nothing is lost, and nobody else waits with them."""

    def __init__(self, rate: float, most: float, clock: Callable[[], float]) -> None:
        self._rate, self._most, self._clock = rate, most, clock
        self._left, self._then = most, clock()

    def wait(self) -> float:
        """Seconds until the next one may pass; it is counted."""
        now = self._clock()
        self._left = min(self._most, self._left + (now - self._then) * self._rate) - 1
        self._then = now
        return max(0.0, -self._left / self._rate)

    async def take(self) -> None:
        seconds = self.wait()
        if seconds:
            await asyncio.sleep(seconds)


class Clients:
    """How many sockets each address has open."""

    def __init__(self, most: int = SOCKETS) -> None:
        self._most = most
        self._open: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        if self._open[address] >= self._most:
            return False
        self._open[address] += 1
        return True

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        if not self._open[address]:
            del self._open[address]
