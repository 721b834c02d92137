"""One match on the server: its table, what is kept of it, those who watch it, and the computer players at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import random
import secrets
import time
from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from functools import partial
from hashlib import sha256
from typing import Any

import msgspec
from msgspec import Raw
from msgspec.structs import replace

from sandtable.headers import computer_nonce, restore
from sandtable.kernel import Action, Decision, Refusal, RuleError, SandtableError, StaleError, Table, Way, dumps
from sandtable.kernel.errors import NotFound
from sandtable.kernel.record import Chronicle, Record
from sandtable.server.rooms.company import Company
from sandtable.server.rooms.figures import FIGURES
from sandtable.server.rooms.replay import Replay
from sandtable.server.rooms.views import Views
from sandtable.server.rooms.watcher import NOT_YOURS, OTHER_RULES, PACE, Watcher
from sandtable.server.store.store import (
    NOT_KEPT,
    Deed,
    Kept,
    MatchRow,
    Offer,
    OtherRules,
    SeatChange,
    Store,
    StoreError,
    Tiding,
)
from sandtable.server.wire import present
from sandtable.server.wire.messages import Doing, Failed, MatchInfo, MatchSeat, Offers
from sandtable.server.workers.pool import Lane, WorkerError, WorkerPool

NOTHING = b"null"
"""What a computer player remembers at first, and after its own moves were taken back."""
RACES = 8
"""How often a deed is tried again when somebody else changed the match meanwhile."""
AGAIN = (0.2, 1.0, 5.0, 15.0)
"""Seconds between two attempts after the store, or a computer player, failed; the last one is repeated for ever."""
HASHED = "sha256:"
ODDS = 2
"""Questions for odds of one match that are worked out at a time: many of them do not keep others' opponents waiting."""
VIA = 12
"""So many places a way may be bent over."""
LOG = logging.getLogger("sandtable")

Doer = Callable[[], "frozenset[Offer] | None"]
"""Changes the table; answers with the offers that stand afterwards, or None for what stands after any move."""


def give_computers_nonces(table: Table, people: set[str]) -> None:
    """Computers' shares in fair dice come last, bound by the commitment: the host cannot choose them."""
    missing = table.missing_nonces()
    for seat in missing if not people & set(missing) else ():
        table.nonce(seat, computer_nonce(table.header, seat), "opponent")


def _is_sealed(before: Decision | None, after: Decision | None) -> bool:
    """Whether seats still choose in secret: that one of them chose may show nowhere, so what is offered stands."""
    return before is not None and after is not None and before.gathers and before.frame is after.frame


def hashed(key: str) -> str:
    """A key as a service keeps it: whoever reads the database holds no seat by that."""
    return HASHED + sha256(key.encode()).hexdigest()


def holding(players: Iterable[MatchSeat], keys: Iterable[str]) -> frozenset[str]:
    """The seats that these keys hold; a wrong key holds nothing."""
    given = [key for key in keys if key and not key.startswith(HASHED)]
    words = [word.encode() for key in given for word in (key, hashed(key))]
    return frozenset(
        each.seat
        for each in players
        if each.key and any(secrets.compare_digest(each.key.encode(), word) for word in words)
    )


class Gone(NotFound):
    """The match was removed."""


class Room:
    """Everything that happens to a match goes through here, one thing at a time.

    Where many processes serve one match, each has a room of it: a copy of what is in the store, which decides.
    `thinks` says whether computer players are asked here; in a service others do that.
    """

    def __init__(self, kept: Kept, table: Table, store: Store, workers: WorkerPool, thinks: bool = True) -> None:
        self.id, self.title, self.players = kept.row.id, kept.row.title, kept.row.read_players()
        self.watchers: set[Watcher] = set()
        self.pace = PACE
        self.lock = asyncio.Lock()
        """Held by whoever changes the table, until that is on the disk, and by whoever looks at it: what is not kept
        yet is seen by nobody."""
        self.broken = self.closed = False
        self.touched = time.monotonic()
        self.new_until = 0.0
        """Until then somebody may still be on the way: computers go no faster than one can watch."""
        self._store, self._workers, self._thinks = store, workers, thinks
        self._seated = kept.row.players
        self.company = Company(self.id, self.players, kept.chat, store)
        self._driver: asyncio.Task[None] | None = None
        self._mender: asyncio.Task[None] | None = None
        self._asking = asyncio.Semaphore(ODDS)
        self._openings = 0
        self._take(kept, table)

    def _take(self, kept: Kept, table: Table) -> None:
        """What is in the store, and the table made from it."""
        self.table, self._updated = table, kept.row.updated
        self.offers, self.memories, self._sent = kept.offers, dict(kept.memories), set(kept.sent)
        self.replay, self.views = Replay(table), Views(self.id, table, self.players)
        self._openings += 1

    # -- what people do

    async def act(self, seat: str, number: int, action: Doing, once: str = "") -> None:
        value = present.read(self.table.game, action)
        await self._do(lambda: self._submit(seat, value, number, "person"), seat, once)

    async def undo(self, seat: str, once: str = "") -> None:
        """Free; or as the match's rule says: not at all, asked of the others, or at once in practice."""
        await self._do(lambda: self._undo(seat), seat, once)

    def _undo(self, seat: str) -> frozenset[Offer] | None:
        kind, last = present.undo_kind(self.table, seat), self.table.last_act_of(seat)
        if kind == "free":
            self.table.undo(seat)
            return None
        if kind == "" or last is None:
            raise RuleError(Refusal("", "no-undo"))
        if kind == "practice":
            self.table.undo(seat, last)
            return None
        return self._undo_agreed(seat, self.offers | {Offer(seat, "undo")})

    async def consent(self, seat: str, what: str, once: str = "") -> None:
        await self._do(lambda: self._consent(seat, what), seat, once)

    def _consent(self, seat: str, what: str) -> frozenset[Offer] | None:
        askers = self._offered("undo")
        if what != "undo" or not askers:
            return self.offers
        return self._undo_agreed(askers[0], self.offers | {Offer(seat, "agree")})

    def _undo_agreed(self, asker: str, offers: frozenset[Offer]) -> frozenset[Offer] | None:
        """When all people agree, the last action of the asker that others know of, and all after it, is taken back."""
        agreed = {each.seat for each in offers if each.kind in ("undo", "agree")}
        last = self.table.last_known_act_of(asker)
        if not self._people() <= agreed or last is None:
            return offers
        self.table.undo(asker, last, tuple(each for each in self.table.seats if each != asker))
        return None

    async def resign(self, seat: str, once: str = "") -> None:
        await self._do(lambda: self.table.resign(seat), seat, once)

    async def time_out(self, seat: str) -> None:
        """A seat whose time has run out resigns by that, unless it has answered meanwhile."""
        await self._do(lambda: self._time_out(seat), seat, "")

    def _time_out(self, seat: str) -> None:
        if seat not in present.waiting(self.table):
            raise RuleError(Refusal("", "not-asked"))
        self.table.resign(seat, by="clock")

    async def draw(self, seat: str, once: str = "") -> None:
        """An offer, or the answer to one; a computer declines."""
        await self._do(lambda: self._draw(seat), seat, once)

    def _draw(self, seat: str) -> frozenset[Offer] | None:
        if self._people() != set(self.table.seats):
            raise RuleError(Refusal("", "draw-declined"))
        offers = self.offers | {Offer(seat, "draw")}
        if {each.seat for each in offers if each.kind == "draw"} != self._people():
            return offers
        self.table.draw()
        return None

    async def standing(self, seat: str, kind: str, order: dict[str, Any] | None, once: str = "") -> None:
        await self._do(lambda: self.table.order(seat, kind, order), seat, once)

    async def nonce(self, seat: str, nonce: str) -> None:
        """A person's share in fair dice; when all people have given theirs, the computers' follow."""
        await self._do(lambda: self._nonce(seat, nonce), seat, "")

    def _nonce(self, seat: str, nonce: str) -> None:
        self.table.nonce(seat, nonce)
        give_computers_nonces(self.table, self._people())

    async def rename(self, title: str) -> None:
        async with self.lock:
            await self._store.rename(self.id, title)
            self.title = title
            self.views.change()
            self.broadcast()

    async def reseat(self, player: int, change: Callable[[MatchSeat], MatchSeat], word: str = "") -> None:
        """Somebody else sits there from now on, or nobody; `word` invites to it. Who held it before is sent off."""
        async with self.lock:
            players = tuple(change(each) if each.player == player else each for each in self.players)
            kept = msgspec.json.encode(players)
            if not await self._store.seat(SeatChange(self.id, self._seated, kept, player, word)):
                await self._catch_up()
                raise SandtableError("Others were quicker; look at the seats again.")
            self.players, self._seated = players, kept
            self.views = Views(self.id, self.table, players)
        self.send_off(lambda watcher: holding(players, watcher.keys) != watcher.eyes, "seat-ended")
        self.company.reseat(players)
        if self.table.missing_nonces():
            await self._do(lambda: give_computers_nonces(self.table, self._people()), "", "")
        async with self.lock:
            self.broadcast()
        self.drive()

    def send_off(self, whom: Callable[[Watcher], bool], why: str) -> None:
        """Those who may not see this any more hear why, and are connected no longer."""
        for watcher in [each for each in self.watchers if whom(each)]:
            watcher.tell(Failed("", why, {}, ""))
            watcher.dismiss(NOT_YOURS)
            self.leave(watcher)
            watcher.eyes = frozenset()

    async def enter(self, watcher: Watcher) -> None:
        """Somebody comes to look or play."""
        async with self.lock:
            self.watchers.add(watcher)
            self.show(watcher)
            self.company.enter(watcher)
        self.drive()

    def leave(self, watcher: Watcher) -> None:
        self.watchers.discard(watcher)
        self.company.leave(watcher)
        self.touched = time.monotonic()

    def _people(self) -> set[str]:
        return {each.seat for each in self.players if each.holder == "person"}

    def _offered(self, *kinds: str) -> tuple[str, ...]:
        return tuple(sorted({each.seat for each in self.offers if each.kind in kinds}))

    # -- one deed at a time, on disk before anyone hears of it

    async def _do(self, doer: Doer, seat: str, once: str) -> None:
        """A deed of a person. One that was sent again, because its answer was lost, counts once."""
        await self._change(doer, f"{seat} {once}" if once else "", {})
        self.drive()

    async def _change(self, doer: Doer, once: str, memories: Mapping[str, bytes]) -> None:
        """The deed goes on although whoever asked for it leaves: it is never half done."""
        self.touched = began = time.monotonic()
        await asyncio.shield(asyncio.ensure_future(self._locked(doer, once, memories)))
        FIGURES.acted(time.monotonic() - began)

    async def _locked(self, doer: Doer, once: str, memories: Mapping[str, bytes]) -> None:
        async with self.lock:
            if self.closed:
                raise Gone("This match is no longer here.")
            if self.broken:
                await self._reopen()
            for race in range(RACES):
                if once in self._sent or await self._try(doer, once, memories):
                    return
                await asyncio.sleep(random.uniform(0, 0.01 * race))
            raise StaleError("Others were quicker; look at the board again.")

    async def _try(self, doer: Doer, once: str, memories: Mapping[str, bytes]) -> bool:
        """The deed, if it can be kept; if somebody else changed the match, what they did, and the deed is not done."""
        table = self.table
        before, head, retaken = table.savepoint(), table.head, table.retaken
        offers = doer()
        forget = table.retaken != retaken
        if offers is None:
            sealed = not forget and _is_sealed(before.progress.asked, table.decision)
            kinds = ("draw", "undo", "agree") if sealed else ("draw",)
            offers = frozenset(each for each in self.offers if each.kind in kinds and not table.outcome)
        deed = Deed(
            self.id, before.entries, head, tuple(table.entries[before.entries :]), table.segment, table.head,
            self._when(before.lines), table.outcome is not None, present.waiting(table), offers,
            once, dict(memories), table.retaken, forget, dumps(present.moment(table)), table.game.name, self.lane(),
        )  # fmt: skip
        if not deed.entries and offers == self.offers:
            return True
        try:
            kept = await self._store.append(deed)
        except BaseException:
            table.go_back(before)
            self._break()
            raise
        if not kept:
            FIGURES.lost_races += 1
            table.go_back(before)
            await self._catch_up()
            return False
        self._updated = deed.updated
        self.offers, self.memories = offers, {**({} if forget else self.memories), **memories}
        self._sent |= {once} if once and deed.entries else set()
        self.views.change()
        self.broadcast()
        return True

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
        self._take_row(news.row)
        self.views.change()
        self.broadcast()

    # -- what other processes do

    async def follow(self, tiding: Tiding | None = None) -> None:
        """Be where the store is: by what another process told of its deed, or by asking."""
        async with self.lock:
            if self.closed or self.broken:
                return
            try:
                if tiding is None or not self._take_deed(tiding):
                    await self._catch_up()
            except (Gone, OtherRules):
                return
            except SandtableError as wrong:
                LOG.warning("Match %s could not follow the others: %s", self.id, wrong)
                self._break(tell=False)
                return
            self.broadcast()
        self.drive()

    def _take_deed(self, tiding: Tiding) -> bool:
        """Whether we are now beyond that deed."""
        if tiding.entries is None or tiding.count > len(self.table.entries):
            return False
        if tiding.count + len(tiding.entries) < len(self.table.entries) or (
            tiding.entries and tiding.count < len(self.table.entries)
        ):
            return True
        self.table.take(each.entry for each in tiding.entries)
        self._sent |= {each.once for each in tiding.entries if each.once}
        self.offers, self._updated = frozenset(tiding.offers), tiding.updated
        self.views.change()
        return True

    async def look_again(self) -> None:
        """Title, seats or invitations were changed by another process."""
        await self.follow()
        if any(watcher.word for watcher in self.watchers):
            words = set((await self._store.invitations(self.id)).values())
            self.send_off(lambda watcher: bool(watcher.word) and watcher.word not in words, "watch-ended")

    def opponent_failed(self, why: str) -> None:
        self._tell_all("opponent-failed", why)

    def _take_row(self, row: MatchRow) -> None:
        self.title = row.title
        if row.players != self._seated:
            self.players, self._seated = row.read_players(), row.players
            self.views = Views(self.id, self.table, self.players)
            self.send_off(lambda watcher: holding(self.players, watcher.keys) != watcher.eyes, "seat-ended")
            self.company.reseat(self.players)

    def hand_over(self) -> None:
        """Other rules are in force than we have: whoever is here goes on at another process."""
        self.closed = True
        for watcher in list(self.watchers):
            watcher.dismiss(OTHER_RULES)
            self.leave(watcher)

    # -- after the store failed

    def _break(self, tell: bool = True) -> None:
        """Nobody knows what is on the disk: the match is opened again from there."""
        self.broken = True
        if tell:
            LOG.error("Match %s could not be written", self.id)
            self._tell_all("not-kept", NOT_KEPT)
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
                with contextlib.suppress(SandtableError):
                    await self._reopen()
                    break
        self.drive()

    def _tell_all(self, key: str, text: str) -> None:
        for watcher in self.watchers:
            watcher.tell(Failed("", key, {}, text))

    # -- the computer

    def drive(self) -> None:
        """Let computer players answer, one by one, as long as they are asked."""
        if self._thinks and not self.closed and (self._driver is None or self._driver.done()):
            self._driver = asyncio.create_task(self._drive())

    @property
    def is_secret(self) -> bool:
        """Whether nobody may get the record: several screens play, and it is not over."""
        return self.company.closed and self.table.outcome is None

    @property
    def busy(self) -> bool:
        """Whether computer players are at it, or the match is being opened again."""
        return any(task is not None and not task.done() for task in (self._driver, self._mender))

    async def _drive(self) -> None:
        """A computer player that fails is told to those who watch. What may pass by itself is tried again."""
        for attempt in range(10**9):
            try:
                await self._answer_for_computers()
                return
            except Gone:
                return
            except Exception as wrong:
                LOG.exception("The computer player failed in match %s", self.id)
                self._tell_all("opponent-failed", str(wrong))
                if not isinstance(wrong, StoreError | WorkerError):
                    return
                await asyncio.sleep(AGAIN[min(attempt, len(AGAIN) - 1)])

    async def _answer_for_computers(self) -> None:
        while not self.closed and (seat := self._computer_asked()) is not None:
            with contextlib.suppress(StaleError):
                await self._answer_for(seat)

    async def _answer_for(self, seat: str) -> None:
        number, game = self.table.number(seat), self.table.game
        seed = f"{self.id}/{len(self.table.entries)}"
        memory = self.memories.get(seat, NOTHING)
        looked_at = self.watchers or time.monotonic() < self.new_until
        wait = self.pace / 1000 if looked_at and self._is_watched() else 0
        thought = self._workers.choose(
            self._lane(), game.name, self._level(seat), self.views.state(), seat, number, memory, seed
        )
        (notation, memory), _ = await asyncio.gather(thought, asyncio.sleep(wait))
        doer = partial(self._submit, seat, game.parse(notation), number, "opponent")
        await self._change(doer, "", {seat: memory})

    async def think(self, seconds: float) -> bool:
        """Let computer players answer for a while, in a process that does nothing else; whether none is asked then.

        Who loses its races again and again gives the match back: somebody quick is at it.
        """
        await self.follow()
        until = time.monotonic() + seconds
        while not self.closed and (seat := self._computer_asked()) is not None:
            if time.monotonic() > until:
                return False
            await self._answer_for(seat)
        return True

    def lane(self) -> Lane | None:
        """How urgent it is that a computer answers; None: none is asked."""
        return None if self._computer_asked() is None else self._lane()

    def _lane(self) -> Lane:
        return Lane.PEOPLE if self._people() else Lane.COMPUTERS

    def _submit(self, seat: str, action: Action, number: int, by: str) -> None:
        self.table.submit(seat, action, number, by)

    def _is_watched(self) -> bool:
        decision = self.table.decision
        return decision is not None and decision.frame.watched

    def _computer_asked(self) -> str | None:
        people = self._people()
        return next((seat for seat in self.table.waiting() if seat not in people), None)

    def _level(self, seat: str) -> str:
        return next(each.level for each in self.players if each.seat == seat)

    def set_pace(self, watcher: Watcher) -> None:
        """Players set it. If none plays, the quickest onlooker does; the others' screens wait by themselves."""
        if watcher.eyes:
            self.pace = watcher.pace
        elif not self._people():
            self.pace = min(each.pace for each in self.watchers)

    async def odds(self, seat: str, action: Doing, given: Mapping[str, Any]) -> Raw:
        """What may come of an action, worked out beside the server."""
        async with self.lock:
            question, value = self.table.ask(seat), present.read(self.table.game, action)
            if question is None:
                return Raw(NOTHING)
            name, state = self.table.game.name, self.views.state()
        async with self._asking:
            return Raw(await self._workers.odds(name, state, seat, question.number, str(value), dict(given)))

    def ways(self, seat: str, unit: str, to: str, via: tuple[str, ...]) -> tuple[Way, ...]:
        """How a piece gets to a place, as far as this seat knows; none when it is not asked."""
        question = self.table.ask(seat)
        if question is None or len(via) > VIA:
            return ()
        return self.table.game.ways(self.table.knowledge((seat,)), question, unit, to, via)

    async def close(self) -> None:
        """Nothing happens here any more; a deed under way is finished first."""
        async with self.lock:
            self.closed = True
        for task in (self._driver, self._mender):
            if task is not None and not task.done():
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError, Exception):
                    await task

    # -- what people see

    async def record(self) -> Record:
        """The record as it is now; entries that come later do not come into it."""
        async with self.lock:
            found = self.table.record()
        return replace(found, segments=[replace(each, entries=list(each.entries)) for each in found.segments])

    async def chronicle(self, seat: str) -> Chronicle:
        async with self.lock:
            return self.table.chronicle(seat)

    def broadcast(self) -> None:
        for watcher in self.watchers:
            self.show(watcher)

    def show(self, watcher: Watcher, always: bool = False) -> None:
        offers = Offers(self._offered("draw"), self._offered("undo", "agree"))
        view = self.views.of(watcher.eyes, self.title, offers)
        epoch = (self._openings, self._taken_back(watcher.eyes), self.table.outcome is not None)
        watcher.show(view, self.table, epoch, always)

    def _taken_back(self, eyes: frozenset[str]) -> int:
        """How many entries of which these eyes saw something were taken back; those of others say nothing to them."""
        undone = self.table.undone
        if not undone:
            return 0
        return len({line.entry for line in self.table.log if line.entry in undone and line.event.seen_by(eyes)})

    def info(self, created: str, updated: str, keys: bool) -> MatchInfo:
        table = self.table
        seats = tuple(each if keys else replace(each, key="") for each in self.players)
        hides = table.game.hides(table.header.scenario, table.header.options)
        return MatchInfo(
            self.id, self.title, table.game.name, table.header.scenario, seats, created, updated,
            table.outcome is not None, present.waiting(table), present.moment(table), dict(table.header.options), hides,
            present.dice(table), table.header.undo, table.retaken, any(each.closed for each in self.players),
        )  # fmt: skip
