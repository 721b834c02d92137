"""A match as the store has it: one change at a time, kept up with other processes, opened again after a failure.

Where many processes serve one match, each has a mirror of it: a copy of what is in the store, which decides.
"""

from __future__ import annotations

import asyncio
import logging
import random
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

from sandtable.headers import restore
from sandtable.kernel import Action, SandtableError, StaleError, Table, dumps
from sandtable.kernel.errors import NotFound
from sandtable.kernel.record import Act
from sandtable.kernel.table.table import Savepoint
from sandtable.server.rooms import plans, requests
from sandtable.server.rooms.figures import FIGURES
from sandtable.server.rooms.plans import Plans
from sandtable.server.rooms.replay import Replay
from sandtable.server.rooms.requests import Offers
from sandtable.server.rooms.seating import urgency
from sandtable.server.rooms.views import Views
from sandtable.server.store.store import (
    NOT_KEPT,
    Kept,
    Mark,
    MatchChange,
    MatchRow,
    OtherRules,
    Signal,
    Store,
    read_aside,
    write_aside,
)
from sandtable.server.wire import present

RACES = 8
"""How often a change is tried again when somebody else changed the match meanwhile."""
AGAIN = (0.2, 1.0, 5.0, 15.0)
"""Seconds between two attempts after the store, or a computer player, failed; the last one is repeated for ever."""
LOG = logging.getLogger("sandtable")

Doer = Callable[[], Offers | None]
"""Changes the table; answers with the offers that stand afterwards, or None for what stands after any move."""
Planning = Callable[[Plans], Plans]
"""What is planned after a change, from what was planned before."""


class Gone(NotFound):
    """The match was removed."""


class Mirror(ABC):
    """A copy of one match. Whoever has it says how a change is shown, and to whom."""

    def __init__(self, kept: Kept, table: Table, store: Store) -> None:
        self.id, self.title, self.players = kept.row.id, kept.row.title, kept.row.read_players()
        self.lock = asyncio.Lock()
        """Held by whoever changes the table, until that is on the disk, and by whoever looks at it: what is not kept
        yet is seen by nobody."""
        self.broken = self.closed = False
        self.behind = False
        """Whether others went on while nobody looked here: we catch up before anybody does."""
        self.touched = time.monotonic()
        self._store, self._seated = store, kept.row.players
        self._mender: asyncio.Task[None] | None = None
        self._openings = 0
        self._take(kept, table)

    def _take(self, kept: Kept, table: Table) -> None:
        """What is in the store, and the table made from it."""
        self.table, self._updated = table, kept.row.updated
        self.offers, self.memories, self._sent = kept.offers, dict(kept.memories), set(kept.sent)
        self.replay, self.views = Replay(table), Views(self.id, table, self.players)
        self._planned, self._aside = kept.row.plans, kept.row.aside
        self.behind = False
        self._openings += 1

    # -- what whoever has it does

    @abstractmethod
    def broadcast(self) -> None:
        """Show everyone where the match stands."""

    @abstractmethod
    def tell_all(self, key: str, text: str) -> None:
        """Tell everyone that something went wrong."""

    @abstractmethod
    def reseated(self) -> None:
        """Other people sit here than before."""

    @abstractmethod
    def hand_over(self) -> None:
        """Other rules are in force than we have: whoever is here goes on at another process."""

    @abstractmethod
    def drive(self) -> None:
        """Let computer players answer, if they are asked."""

    # -- one change at a time, on disk before anyone hears of it

    def submit(self, seat: str, action: Action, number: int, by: str) -> None:
        """An action that whoever sits there chose."""
        self.table.submit(seat, action, number, by)

    async def change(
        self, doer: Doer, once: str, memories: Mapping[str, bytes], actor: str = "", planning: Planning | None = None
    ) -> None:
        """The change goes on although whoever asked for it leaves: it is never half done. `actor` is the seat of
        whoever does it; `planning` changes what is planned instead of carrying it out."""
        self.touched = began = time.monotonic()
        await asyncio.shield(asyncio.ensure_future(self._locked(doer, once, memories, actor, planning)))
        FIGURES.acted(time.monotonic() - began)

    async def _locked(
        self, doer: Doer, once: str, memories: Mapping[str, bytes], actor: str, planning: Planning | None
    ) -> None:
        async with self.lock:
            if self.closed:
                raise Gone("This match is no longer here.")
            if self.broken:
                await self._reopen()
            for race in range(RACES):
                if once in self._sent or await self._try(doer, once, memories, actor, planning):
                    return
                await asyncio.sleep(random.uniform(0, 0.01 * race))
            raise StaleError("Others were quicker; look at the board again.")

    async def _try(
        self, doer: Doer, once: str, memories: Mapping[str, bytes], actor: str, planning: Planning | None
    ) -> bool:
        """The change, if it can be kept; if somebody else changed the match, what they did, and ours is not done."""
        table, before = self.table, self.table.savepoint()
        try:
            change = self._done(before, doer, once, memories, actor, planning)
        except BaseException:
            table.go_back(before)
            raise
        if not change.entries and change.aside == self._aside:
            return True
        try:
            kept = await self._store.append(change)
        except BaseException:
            table.go_back(before)
            self._break()
            raise
        if not kept:
            FIGURES.lost_races += 1
            table.go_back(before)
            await self._catch_up()
            return False
        self._updated, self._planned, self._aside = change.updated, change.plans, change.aside
        self.offers, self.memories = change.offers, {**({} if change.forget else self.memories), **memories}
        self._sent |= {once} if once else set()
        self.views.change()
        self.broadcast()
        return True

    def _done(
        self,
        before: Savepoint[Any],
        doer: Doer,
        once: str,
        memories: Mapping[str, bytes],
        actor: str,
        planning: Planning | None,
    ) -> MatchChange:
        """Does it at the table; what is to be kept of it."""
        table, head, retaken = self.table, self.table.head, self.table.retaken
        offers = doer()
        forget = table.retaken != retaken
        if offers is None:
            sealed = not forget and plans.is_sealed(before.progress.asked, table.decision)
            offers = (
                frozenset()
                if table.outcome
                else requests.after_move(self.offers, self._mover(before.entries, actor), sealed)
            )
        planned = self._after_plans(before, actor, planning)
        entries = tuple(table.entries[before.entries :])
        unchanged = offers == self.offers and planned == self._planned
        aside = read_aside(self._aside).after("" if entries else once)
        return MatchChange(
            self.id, before.entries, head, entries, table.segment, table.head,
            self._when(before.lines), table.outcome is not None, present.waiting(table), offers,
            once, dict(memories), table.retaken, forget, dumps(present.moment(table)), table.game.name,
            urgency(self.players, table), self._planned, planned, present.ending(table), dumps(present.prompts(table)),
            self._aside, self._aside if unchanged else write_aside(aside),
        )  # fmt: skip

    def _mover(self, entries: int, actor: str) -> str:
        """The seat that made a move in this act; one that took back, agreed or ordered has made none."""
        new = self.table.entries[entries:]
        return actor if any(isinstance(each.what, Act) and each.seat == actor for each in new) else ""

    def _after_plans(self, before: Savepoint[Any], actor: str, planning: Planning | None) -> bytes:
        """Seats that wrote their answers beforehand answer in the same act; what is planned after it."""
        if planning is not None:
            return plans.write(planning(self.plans))
        if len(self.table.entries) == before.entries:
            return self._planned
        return plans.write(plans.carry_out(self.table, self.plans, actor, before.progress.asked))

    @property
    def plans(self) -> Plans:
        """What seats have written beforehand; nobody but their owners may know."""
        return plans.read(self._planned)

    def _when(self, lines: int) -> str:
        """The time of the last thing that everybody saw: a seat that edits in secret does not move it."""
        seen = any(line.event.to is None for line in self.table.log[lines:]) or not self.table.begun
        return datetime.now(UTC).isoformat(timespec="milliseconds") if seen else self._updated

    async def _catch_up(self) -> None:
        """What was played elsewhere."""
        FIGURES.catch_ups += 1
        try:
            news = await self._store.since(self.id, len(self.table.entries))
        except OtherRules:
            self.hand_over()
            raise
        if news is None:
            raise Gone("This match is no longer here.")
        self.table.take(each.entry for each in news.entries)
        self._sent |= {each.once for each in news.entries if each.once}
        self.offers, self.memories, self._updated = news.offers, dict(news.memories), news.row.updated
        self._planned, self._aside = news.row.plans, news.row.aside
        self._sent |= set(read_aside(self._aside).words)
        self.behind = False
        self._take_row(news.row)
        self.views.change()
        self.broadcast()

    # -- what other processes do

    async def follow(self, signal: Signal | None = None) -> None:
        """Be where the store is: by what another process told of its change, or by asking."""
        async with self.lock:
            if self.closed or self.broken:
                return
            try:
                if signal is None or not self._take_change(signal):
                    await self._catch_up()
            except (Gone, OtherRules):
                return
            except SandtableError as wrong:
                LOG.warning("Match %s could not follow the others: %s", self.id, wrong)
                self._break(tell=False)
                return
            self.broadcast()
        self.drive()

    def _take_change(self, signal: Signal) -> bool:
        """Whether we are now beyond that change."""
        have, aside = len(self.table.entries), signal.aside
        if signal.entries is None or aside is None or signal.count > have:
            return False
        if signal.count < have or (not signal.entries and aside.changes <= read_aside(self._aside).changes):
            return True
        self.table.take(each.entry for each in signal.entries)
        self._sent |= {*(each.once for each in signal.entries if each.once), *aside.words}
        self.offers, self._aside, self._updated = frozenset(signal.offers), write_aside(aside), signal.updated
        self.views.change()
        return True

    def is_at(self, mark: Mark) -> bool:
        """Whether we are where the store is."""
        return mark == Mark(len(self.table.entries), self._aside, self._seated, self.title)

    def _take_row(self, row: MatchRow) -> None:
        self.title = row.title
        if row.players != self._seated:
            self.players, self._seated = row.read_players(), row.players
            self.views = Views(self.id, self.table, self.players)
            self.reseated()

    # -- after the store failed

    def _break(self, tell: bool = True) -> None:
        """Nobody knows what is on the disk: the match is opened again from there."""
        self.broken = True
        if tell:
            LOG.error("Match %s could not be written", self.id)
            self.tell_all("not-kept", NOT_KEPT)
        self._mender = asyncio.create_task(self._mend())

    async def _reopen(self) -> None:
        """The match as it is in the store."""
        kept = await self._store.record(self.id)
        if kept is None:
            raise Gone("This match is no longer here.")
        table = await asyncio.to_thread(restore, kept.record)
        self._take(kept, table)
        self.broken = False
        LOG.warning("Match %s was opened again at entry %s", self.id, len(table.entries))
        self.broadcast()

    async def _mend(self) -> None:
        """Open the match again, as soon as the store lets us, and show everyone where it stands."""
        for attempt in range(10**9):
            await asyncio.sleep(AGAIN[min(attempt, len(AGAIN) - 1)])
            async with self.lock:
                if not self.broken or self.closed:
                    break
                try:
                    await self._reopen()
                    break
                except Gone:
                    return
                except SandtableError:
                    continue
        self.drive()
