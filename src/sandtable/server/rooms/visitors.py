"""Who came in by the network, and who wants to hear of changes in the lobby."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from typing import Literal

from msgspec import Struct

from sandtable.server.rooms.company import GRACE, Presence
from sandtable.server.wire.together import Visitor

Device = Literal["phone", "tablet", "computer"]
MOST = 200
"""Visitors that are remembered."""


class Guest(Struct, frozen=True):
    """Somebody at a device."""

    address: str
    device: Device
    name: str


def _to_console(words: str) -> None:
    """The host reads there who comes and goes. A name is plain text by then: nothing in it moves the cursor."""
    print(words, flush=True)


class Visitors:
    """The visitors of this run of the server."""

    def __init__(self) -> None:
        self._open: Counter[Guest] = Counter()
        self._left: dict[Guest, float] = {}
        self._bells: set[asyncio.Event] = set()
        self.changes = 0
        """Of matches and seats; who comes and goes is told, but changes no seat."""
        self.announce: Callable[[str], None] = _to_console

    def enter(self, who: Guest) -> None:
        new = not self._open[who] and who not in self._left
        self._open[who] += 1
        self._left.pop(who, None)
        if new and who.name:
            self.announce(f"{who.name} ({who.device}) is here.")
        self._tell()

    def leave(self, who: Guest) -> None:
        self._open[who] -= 1
        if not self._open[who]:
            del self._open[who]
            self._left[who] = time.monotonic()
            asyncio.get_running_loop().call_later(GRACE, self._gone, who)
        self._tell()

    def _gone(self, who: Guest) -> None:
        """Who has a name is remembered as away; who has none was only passing."""
        if self._presence(who) == "here" or who not in self._left:
            return
        if who.name:
            self.announce(f"{who.name} ({who.device}) is away.")
        if not who.name or len(self._left) > MOST:
            del self._left[who]
        self._tell()

    def listed(self) -> tuple[Visitor, ...]:
        known = sorted({*self._open, *self._left}, key=lambda each: (each.name == "", each.name, each.address))
        return tuple(Visitor(each.name, each.device, self._presence(each)) for each in known)

    def _presence(self, who: Guest) -> Presence:
        if self._open[who] > 0:
            return "here"
        return "gone" if time.monotonic() - self._left.get(who, -GRACE) < GRACE - 0.1 else "away"

    def empty(self) -> None:
        """The network was closed: nobody of it is expected back."""
        self._left.clear()
        self.ring()

    # -- those who look at the lobby

    def listen(self) -> asyncio.Event:
        bell = asyncio.Event()
        self._bells.add(bell)
        return bell

    def stop(self, bell: asyncio.Event) -> None:
        self._bells.discard(bell)

    def ring(self) -> None:
        """Something in the lobby has changed."""
        self.changes += 1
        self._tell()

    def _tell(self) -> None:
        for bell in self._bells:
            bell.set()
