"""One match on the server: its table, those who watch it, and the computer players at it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from datetime import UTC, datetime
from itertools import groupby
from typing import Any

import msgspec
from msgspec.structs import replace

from sandtable.kernel import Action, Refusal, RuleError, StaleError, Table, dumps
from sandtable.kernel.codec import to_send
from sandtable.kernel.record import Entry
from sandtable.server import present
from sandtable.server.messages import (
    Doing,
    Failed,
    Film,
    FilmMoment,
    LogLine,
    MatchInfo,
    MatchSeat,
    Message,
    Moment,
    Offers,
    StateMessage,
    UndoKind,
)
from sandtable.server.store import Store
from sandtable.server.workers import WorkerPool

PACE = 400
"""Milliseconds between two moves of the computer, as long as somebody watches."""


NOTHING = b"null"
"""What a computer player remembers at first, and after its own moves were taken back."""

OUTBOX, OUTBOX_MESSAGES = 20_000_000, 1000
"""Bytes and messages that may wait for one reader."""
FILMS = 200
"""Entries whose inner moments are kept, the oldest thrown away first; and the most that are asked for at once."""


class Watcher:
    """Someone at the table or looking on: the seats held, and what was already sent.

    `cut` ends the connection of a reader who has stopped: what waits for it would grow without end.
    """

    def __init__(self, eyes: frozenset[str], cut: Callable[[], object] | None = None) -> None:
        self.eyes, self._cut = eyes, cut
        self._outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self._waiting = 0
        self.pace = PACE
        self.sent = 0
        self.epoch: tuple[int, bool] = (-1, False)
        self._shown = b""

    def tell(self, message: Any) -> None:
        if self._waiting > OUTBOX or self._outbox.qsize() > OUTBOX_MESSAGES:
            logging.getLogger("sandtable").warning("A reader has stopped reading and is dropped.")
            if self._cut is not None:
                self._cut()
            return
        data = to_send(message)
        self._waiting += len(data)
        self._outbox.put_nowait(data)

    def dismiss(self) -> None:
        """After what waits nothing more is said."""
        self._outbox.put_nowait(None)

    async def next(self) -> bytes | None:
        """What is sent next; None: nothing any more."""
        data = await self._outbox.get()
        self._waiting -= len(data or b"")
        return data

    def show(self, state: StateMessage) -> None:
        """A state is sent only if it tells something new: that another seat edits in secret shows nowhere."""
        board = dumps(replace(state, log=(), reset=False))
        if state.log or state.reset or board != self._shown:
            self._shown = board
            self.tell(state)


class Room:
    """Everything that happens to a match goes through here, one thing at a time."""

    def __init__(
        self, match: str, title: str, table: Table, players: tuple[MatchSeat, ...], store: Store, workers: WorkerPool
    ) -> None:
        self.id, self.title, self.table, self.players = match, title, table, players
        self.watchers: set[Watcher] = set()
        self.pace = PACE
        self.draws: set[str] = set()
        self.undos: set[str] = set()
        self.memories: dict[str, bytes] = {}
        self.lock = asyncio.Lock()
        self.broken = False
        self._store, self._workers = store, workers
        self._kept = len(table.entries)
        self._films: dict[tuple[str, frozenset[str], frozenset[str]], list[tuple[int, Any]]] = {}
        self._driver: asyncio.Task[None] | None = None

    # -- what people do

    def read(self, said: Doing) -> Action:
        """An action as it was said: its notation, or its named fields."""
        game = self.table.game
        return game.parse(said) if isinstance(said, str) else game.codec.said(said)

    async def act(self, seat: str, number: int, action: Doing) -> None:
        value = self.read(action)
        await self._change(lambda: self.table.submit(seat, value, number))

    async def undo(self, seat: str) -> None:
        """Free; or as the match's rule says: not at all, asked of the others, or at once in practice."""
        kind, last = self._undo_kind(seat), self.table.last_act_of(seat)
        if kind == "free":
            await self._change(lambda: self.table.undo(seat))
            return
        if kind == "" or last is None:
            raise RuleError(Refusal("", "no-undo"))
        if kind == "practice":
            await self._change(lambda: self.table.undo(seat, last))
            return
        self.undos.add(seat)
        if self._people() <= self.undos:
            await self._undo_by_consent(seat, last)
        else:
            self.broadcast()

    async def consent(self, seat: str, what: str) -> None:
        if what == "undo" and self.undos:
            asker = next(iter(self.undos))
            self.undos.add(seat)
            last = self.table.last_act_of(asker)
            if self._people() <= self.undos and last is not None:
                await self._undo_by_consent(asker, last)

    async def _undo_by_consent(self, seat: str, last: int) -> None:
        others = tuple(each for each in self.table.seats if each != seat)
        self.undos = set()
        await self._change(lambda: self.table.undo(seat, last, others))

    def _people(self) -> set[str]:
        return {each.seat for each in self.players if each.holder == "person"}

    async def resign(self, seat: str) -> None:
        await self._change(lambda: self.table.resign(seat))

    async def draw(self, seat: str) -> None:
        """An offer, or the answer to one; a computer declines."""
        if self._people() != set(self.table.seats):
            raise RuleError(Refusal("", "draw-declined"))
        self.draws.add(seat)
        if self.draws == self._people():
            await self._change(self.table.draw)
        else:
            self.broadcast()

    async def standing(self, seat: str, kind: str, order: dict[str, Any] | None) -> None:
        await self._change(lambda: self.table.order(seat, kind, order))

    async def _change(self, deed: Callable[[], Any]) -> None:
        async with self.lock:
            known = self.table.retaken
            deed()
            if self.table.retaken != known:
                self.memories.clear()
            self.undos = set() if deed is not self.table.draw else self.undos
            self.draws &= self._people() if self.table.outcome is None else set()
            await self._keep()
        self.broadcast()
        self.drive()

    async def _keep(self) -> None:
        """On disk before anyone hears of it; if that fails, the table in memory is not to be trusted any more."""
        entries: list[Entry] = self.table.entries[self._kept :]
        segment = self.table.segment
        try:
            await self._store.append(self.id, entries, segment, self.card())
        except BaseException:
            self.broken = True
            raise
        self._kept += len(entries)

    def card(self) -> dict[str, Any]:
        """What the lobby shows, kept beside the record."""
        return {
            "updated": datetime.now(UTC).isoformat(timespec="milliseconds"),
            "over": self.table.outcome is not None,
            "card": msgspec.json.encode(self.table.waiting()),
        }

    # -- the computer

    def drive(self) -> None:
        """Let computer players answer, one by one, as long as they are asked."""
        if self._driver is None or self._driver.done():
            self._driver = asyncio.create_task(self._drive())

    async def _drive(self) -> None:
        """A computer player that fails is told to those who watch; a reload tries again."""
        try:
            await self._answer_for_computers()
        except Exception as wrong:
            logging.getLogger("sandtable").exception("The computer player failed in match %s", self.id)
            for watcher in self.watchers:
                watcher.tell(Failed("", "opponent-failed", {}, str(wrong)))

    async def _answer_for_computers(self) -> None:
        while (seat := self._computer_asked()) is not None and not self.broken:
            number, level = self.table.number(seat), self._level(seat)
            seed = f"{self.id}/{len(self.table.entries)}"
            state = dumps(self.table.state)
            wait = self.pace / 1000 if self.watchers and self._is_watched() else 0
            memory = self.memories.get(seat, NOTHING)
            thought = self._workers.choose(self.table.game.name, level, state, seat, number, memory, seed)
            (notation, memory), _ = await asyncio.gather(thought, asyncio.sleep(wait))
            with contextlib.suppress(StaleError):
                async with self.lock:
                    if self.table.outcome is not None:
                        return
                    self.table.submit(seat, self.table.game.parse(notation), number, by="opponent")
                    self.memories[seat] = memory
                    await self._keep()
                self.broadcast()

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

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._driver

    # -- what people see

    def broadcast(self) -> None:
        for watcher in self.watchers:
            watcher.show(self.state_for(watcher))

    def state_for(self, watcher: Watcher) -> StateMessage:
        table, eyes = self.table, watcher.eyes
        lines = table.events(eyes)
        made = present.log(lines, table)
        epoch = (len(table.undone), table.outcome is not None)
        reset = epoch != watcher.epoch
        new = made if reset else made[watcher.sent :]
        watcher.sent, watcher.epoch = len(made), epoch
        steps = made[-1].step if made else 0
        return StateMessage(
            match=self.id,
            title=self.title,
            game=table.game.name,
            scenario=table.header.scenario,
            options=dict(table.header.options),
            seats=tuple(seat for seat in table.seats if seat in eyes),
            picture=table.picture(eyes),
            asks=self._asks(eyes),
            waiting=table.waiting(),
            outcome=table.outcome,
            step=steps,
            steps=steps,
            log=tuple(new),
            reset=reset,
            standing={seat: table.standing.get(seat, {}) for seat in table.seats if seat in eyes},
            offers=Offers(tuple(sorted(self.draws)), tuple(sorted(self.undos))),
            players=tuple(replace(each, key="") for each in self.players),
        )

    def _asks(self, eyes: frozenset[str]) -> tuple[Any, ...]:
        decision = self.table.decision
        if decision is None:
            return ()
        return tuple(
            present.asked(self.table, decision, seat, self._undo_kind(seat))
            for seat in self.table.seats
            if seat in eyes and decision.may_answer(seat)
        )

    def _undo_kind(self, seat: str) -> UndoKind:
        """What the seat's button does: nothing was learned, the others are asked, or it is practice."""
        table = self.table
        if table.undo_of(seat) is not None:
            return "free"
        rule = table.header.undo
        if rule == "learned" or table.outcome is not None or table.last_act_of(seat) is None:
            return ""
        return "practice" if rule == "free" else "consent"

    def moment(self, ref: str, eyes: frozenset[str], step: int) -> Moment:
        """The board after one of the viewer's steps."""
        table = self.table
        known = frozenset(table.seats) if table.outcome else eyes
        lines = table.events(known)
        entry = present.entry_of_step(lines, step)
        shown: list[LogLine] = [line for line in present.log(lines, table) if line.step == step]
        return Moment(ref, step, table.game.picture(table.history[entry], known & eyes), tuple(shown))

    def film(self, ref: str, eyes: frozenset[str], first: int, last: int) -> Film:
        """The moments inside the viewer's steps; those of an entry are made once for each pair of eyes."""
        table = self.table
        known = frozenset(table.seats) if table.outcome else eyes
        lines = 0
        found: list[FilmMoment] = []
        for step, (entry, logged) in enumerate(groupby(table.events(known), key=lambda line: line.entry), 1):
            if first <= step <= min(last, first + FILMS):
                found += [FilmMoment(lines + told, shown) for told, shown in self._moments(entry, known & eyes, known)]
            lines += sum(1 for _ in logged)
        return Film(ref, tuple(found))

    def _moments(self, entry: int, eyes: frozenset[str], known: frozenset[str]) -> list[tuple[int, Any]]:
        key = (self.table.entries[entry].hash, eyes, known)
        if key not in self._films:
            self._films[key] = self.table.moments(entry, eyes, known)
            if len(self._films) > FILMS:
                del self._films[next(iter(self._films))]
        return self._films[key]

    def info(self, created: str, updated: str, keys: bool) -> MatchInfo:
        seats = self.players if keys else tuple(replace(each, key="") for each in self.players)
        table = self.table
        hides = table.game.hides(table.header.scenario, table.header.options)
        moment = Message(f"result-{table.outcome.key}", table.outcome.args) if table.outcome else Message("")
        return MatchInfo(
            self.id, self.title, table.game.name, table.header.scenario, seats, created, updated,
            table.outcome is not None, table.waiting(), moment, dict(table.header.options), hides,
        )  # fmt: skip
