"""Someone at the table or looking on: what they see, what they were already sent, and what waits to be sent."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from sandtable.kernel import Table, dumps
from sandtable.kernel.codec import to_send
from sandtable.server.wire import present
from sandtable.server.wire.messages import Asked, PlannedAnswer, StateMessage

PACE = 400
"""Milliseconds between two moves of the computer, as long as somebody watches."""
NOT_HERE, NOT_YOURS = 4404, 4403
"""How a connection ends that nobody will take up again: the match is gone, or the right to see it."""
OTHER_RULES = 4409
"""How one ends that is taken up again at once: another process has the rules that are in force."""
QUICK = 5
"""So many lines of talk may come as quickly as one can type; the next waits until the first is as many seconds old."""
OUTBOX, OUTBOX_MESSAGES = 20_000_000, 1000
"""Bytes and messages that may wait for one reader."""


class Ready(Struct, frozen=True):
    """A state as it is sent, where its log ends, and whether that has new lines."""

    data: bytes
    end: present.LogEnd
    has_lines: bool


class View(Struct, frozen=True):
    """What a set of eyes sees of a table at one time, without the log: made once, sent to all who see the same."""

    message: StateMessage
    """With picture and questions as they are sent."""
    body: bytes
    picture: Any
    asks: tuple[Asked, ...]
    ready: dict[tuple[int, present.LogEnd, bool], Ready] = field(default_factory=dict)
    """By how far the log was sent, and whether it begins anew: many who look on are sent the same bytes."""
    ordered: list[bytes] = field(default_factory=list)
    """What is compared, once it was made: many who look on had the same view before."""

    def equals(self, other: View) -> bool:
        """Whether both tell the same; the order in which a dict came about says nothing."""
        return self.body == other.body or self._ordered() == other._ordered()

    def _ordered(self) -> bytes:
        if not self.ordered:
            self.ordered.append(dumps(replace(self.message, picture=self.picture, asks=self.asks)))
        return self.ordered[0]


class Watcher:
    """One connection: the seats held, how far its log was sent, and the view that it has.

    `cut` ends the connection of a reader who has stopped: what waits for it would grow without end.
    """

    def __init__(
        self,
        eyes: frozenset[str],
        cut: Callable[[], object] | None = None,
        keys: tuple[str, ...] = (),
        word: str = "",
    ) -> None:
        self.eyes, self._cut = eyes, cut
        self.keys, self.word = keys, word
        """What it came in by: the keys of its seats, or the word of an invitation to look on."""
        self.side = ""
        """With whose eyes one who looks on sees the match as it was some minutes ago."""
        self.farewell = NOT_HERE
        self.account = self.name = ""
        """Who it is, if they signed in, and what they are called."""
        self.session = b""
        self.plays = False
        """Whether they hold a seat here, though they came without its key: they do not look on at their own match."""
        self.planned: dict[str, tuple[PlannedAnswer, ...]] = {}
        """What it was told last of its own plans."""
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self.pace = PACE
        self.asides: set[asyncio.Task[None]] = set()
        """Questions beside the match that are being worked out for it."""
        self._epoch: tuple[Any, ...] = ()
        self._read = 0
        self._end = present.LOG_START
        self._has: View | None = None

    def tell(self, message: Any) -> None:
        self.send(to_send(message))

    def send(self, data: bytes) -> None:
        """What is encoded already."""
        if self._waiting > OUTBOX or self._outbox.qsize() > OUTBOX_MESSAGES:
            logging.getLogger("sandtable").warning("A reader has stopped reading and is dropped.")
            if self._cut is not None:
                self._cut()
            return
        self._waiting += len(data)
        self._outbox.put_nowait(data)

    def dismiss(self, farewell: int = NOT_HERE) -> None:
        """After what waits nothing more is said."""
        self.farewell = farewell
        self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """What is sent next; None: nothing any more."""
        data = await self._outbox.get()
        self._waiting -= len(data or b"")
        return data

    def show(
        self,
        view: View,
        table: Table,
        epoch: tuple[Any, ...],
        always: bool = False,
        eyes: frozenset[str] | None = None,
    ) -> None:
        """The view, and what is new in the log: all of it when something was taken back or the match ended.

        `eyes` are those that are looked with, if not one's own.
        A state is sent only if it tells something new: that another seat edits in secret shows nowhere.
        """
        reset = epoch != self._epoch
        if reset:
            self._epoch, self._read, self._end = epoch, 0, present.LOG_START
        ready = self._ready(view, table, reset, self.eyes if eyes is None else eyes)
        self._read, self._end = len(table.log), ready.end
        if ready.has_lines or reset or always or self._has is None or not view.equals(self._has):
            self._has = view
            self.send(ready.data)

    def _ready(self, view: View, table: Table, reset: bool, eyes: frozenset[str]) -> Ready:
        """The view with what is new in the log; made once for all who have read as far."""
        key = (self._read, self._end, reset)
        if key not in view.ready:
            lines, end = present.log(table.events(eyes, self._read), table, self._end)
            message = replace(view.message, log=tuple(lines), reset=reset, step=end.step, steps=end.step)
            view.ready[key] = Ready(to_send(message), end, bool(lines))
        return view.ready[key]
