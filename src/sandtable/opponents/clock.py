"""How long a macro may be thought about: in processor time, or in a number of playouts where it must come out the same.

Processor time is what thought costs: on a busy machine it takes longer, but it is not worse.
"""

from __future__ import annotations

import time


class Clock:
    """Anytime: asked before every playout whether there is time for another."""

    def __init__(self, seconds: float, playouts: int = 0) -> None:
        self.playouts, self.seconds = playouts, seconds
        self.done = 0
        self._start = time.thread_time()

    def count(self) -> None:
        self.done += 1

    @property
    def used(self) -> float:
        """The share of the time that is over."""
        if self.playouts:
            return self.done / self.playouts
        return (time.thread_time() - self._start) / self.seconds

    def has_time(self, until: float = 1.0) -> bool:
        return self.used < until
