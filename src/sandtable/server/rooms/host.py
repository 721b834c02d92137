"""All matches of one data folder: made, found, imported, removed."""

from __future__ import annotations

import asyncio
import os
import secrets
import time
from collections.abc import Callable, Coroutine, Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from sandtable import __version__
from sandtable.data import fingerprint
from sandtable.headers import counted, dice_of, make_header, restore
from sandtable.kernel import Game, Refusal, RuleError, SandtableError, State, Table, dumps
from sandtable.kernel.errors import NotFound
from sandtable.kernel.record import Nonce, Record, parse_record, raw, render, write_atomically
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.server import memory
from sandtable.server.rooms.coaching import Coaching
from sandtable.server.rooms.company import plain, plain_name
from sandtable.server.rooms.figures import FIGURES
from sandtable.server.rooms.infos import game_info, match_info, with_key, without_keys
from sandtable.server.rooms.keys import hashed, holding
from sandtable.server.rooms.requests import give_computers_nonces
from sandtable.server.rooms.review import Reviews
from sandtable.server.rooms.room import Room
from sandtable.server.rooms.seating import urgency
from sandtable.server.rooms.seats import Seats, new_word
from sandtable.server.rooms.visitors import Visitors
from sandtable.server.store.sqlite import SqliteStore
from sandtable.server.store.store import Kept, MatchRow, Signal, SignalHead, Store
from sandtable.server.wire import present
from sandtable.server.wire.messages import (
    DiceCheck,
    Failed,
    GameInfo,
    GivenNonce,
    MatchInfo,
    MatchSeat,
    NewMatch,
    Player,
    Problem,
)
from sandtable.server.wire.reviews import Review
from sandtable.server.workers.pool import WorkerPool
from sandtable.server.workers.worker import levels
from sandtable.verify import people_after, verify

IDLE = float(os.environ.get("SANDTABLE_IDLE") or 600)
"""Seconds after which a room is put away where nobody watches and no computer plays."""
NEW = 10.0
"""Seconds in which whoever made a match comes to look at it: computers among themselves do not run away before."""

MANY = 4
"""Memory is looked for when so many times the closed rooms are as many as the open ones."""
REFRESH = 0.01
"""Seconds between two rooms that say again who is there, and read their clocks."""
FAR = 100
"""Entries that a room catches up with at once; more are replayed beside the server's own work."""


class Host:
    """The rooms that are open, and the store behind them."""

    def __init__(
        self, folder: Path, store: Store | None = None, workers: WorkerPool | None = None, thinks: bool = True
    ) -> None:
        self.folder = folder
        self.store: Store = store or SqliteStore(folder)
        self.workers = workers or WorkerPool()
        self._thinks = thinks
        """Whether computer players are asked here; in a service others do that, and keys are kept as hashes."""
        self.reviews = Reviews(folder, self.workers)
        self.coaching = Coaching(self.workers)
        self.visitors = Visitors()
        self.seats = Seats(self.store, self.room, self.visitors, str if thinks else hashed)
        self.forget: Callable[[], None] = lambda: None
        """What else is thrown away before memory is given back: whoever calls the host may keep some of each match."""
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._one_at_a_time = asyncio.Semaphore()
        self._keeper: asyncio.Task[None] | None = None
        self._following: set[asyncio.Task[None]] = set()
        self._missed: set[str] = set()
        """Matches of which something was heard while they were being opened."""

    async def open(self) -> None:
        await self.store.open()
        await self.store.listen(self._hear, self._compare, self._wants)
        self._keeper = asyncio.create_task(self._put_away())

    async def close(self) -> None:
        for task in (self._keeper, *self._following):
            if task is not None:
                task.cancel()
        self.reviews.close()
        for room in list(self._rooms.values()):
            await room.close()
        self.workers.close()
        await self.store.close()

    async def _put_away(self) -> None:
        """Rooms where nobody has been for a while, and no computer plays, are closed; the store has all of it.

        Memory is given back twice: what the last of them held on to is free only when the sockets are gone as well.
        Looking for it takes over a millisecond for every room that is open, in which nobody is answered: where there
        are hundreds, it waits until many are closed.
        """
        before, closed = False, 0
        while True:
            await asyncio.sleep(min(30.0, IDLE / 4))
            closed += await self._close_idle() + self.reviews.keep_only(self._rooms)
            many = closed > 0 and closed * MANY >= len(self._rooms)
            if many or before:
                self.forget()
                await asyncio.to_thread(memory.give_back)
            before, closed = many, 0 if many else closed

    async def _close_idle(self) -> int:
        """How many were closed. On its own, so that nothing holds on to them afterwards."""
        late = time.monotonic() - IDLE
        idle = [each for each in self._rooms.values() if each.touched < late]
        return sum([each.touched < late and await self._let_go(each) for each in idle])

    # -- what other processes do

    def _wants(self, head: SignalHead) -> bool:
        """Whether what another process did is to be followed at once. A room where nobody is only notes that it is
        behind; one that is far behind is put away, since to open it again holds up nobody else."""
        FIGURES.signals += 1
        room = self._rooms.get(head.match)
        if room is None or head.match in self._opening:
            return head.kind == "lobby" or head.match in self._opening
        if head.kind != "deed" or room.watchers or self._thinks:
            return True
        room.behind = True
        if head.count - len(room.table.entries) > FAR and room.touched < time.monotonic() - NEW:
            self._follow(self._let_go(room))
        return False

    async def _let_go(self, room: Room) -> bool:
        """Whether it was closed: not if somebody is there, or has come while another room was being closed."""
        if self._rooms.get(room.id) is not room or room.watchers or room.busy or room.lock.locked():
            return False
        del self._rooms[room.id]
        await room.close()
        return True

    def _hear(self, signal: Signal) -> None:
        if signal.kind == "lobby":
            self.visitors.ring()
        elif signal.match in self._opening:
            self._missed.add(signal.match)
        elif (room := self._rooms.get(signal.match)) is not None:
            self._follow(self._told(room, signal))

    async def _told(self, room: Room, signal: Signal) -> None:
        match signal.kind:
            case "deed":
                await room.follow(signal)
            case "row":
                await room.look_again()
            case "said" if signal.line is not None:
                room.company.hear(signal.line)
            case "here":
                room.company.hear_who(signal)
            case "failed":
                room.opponent_failed(signal.text)
            case "gone":
                await self._drop(room.id)

    def _follow(self, doing: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(doing)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    def _compare(self) -> None:
        """Something may have been missed: every open room looks whether it is behind."""
        self._follow(self.compare())

    @property
    def rooms(self) -> Iterable[Room]:
        return self._rooms.values()

    async def compare(self) -> None:
        """Be where the store is with every match that is open here: its entries, offers, seats and title, what was said
        and who may look on. One that is no more there goes."""
        rooms = list(self._rooms.values())
        marks = await self.store.marks([room.id for room in rooms])
        for room in rooms:
            if room.id not in marks:
                await self._drop(room.id)
                continue
            room.behind = room.behind or not room.is_at(marks[room.id])
            if room.behind and (room.watchers or self._thinks):
                await room.follow()
        for room in list(self._rooms.values()):
            room.company.refresh()
            if room.watchers:
                await room.look_around()
                await asyncio.sleep(REFRESH)  # hundreds at once would be read before anyone's move

    # -- games

    def games(self, hidden: bool) -> list[GameInfo]:
        """In the order of the lobby."""
        found = sorted(map(find_game, names(hidden)), key=lambda game: (game.lobby_order, game.name))
        return [game_info(game) for game in found]

    # -- matches

    async def matches(self) -> list[MatchInfo]:
        """Newest first, without opening any."""
        return [match_info(row) for row in await self.store.all()]

    async def match(self, match: str, keys: Iterable[str] = (), host: bool = False) -> MatchInfo:
        """One match, without opening it; who knows a key sees whose it is. The host also sees all keys of an open one:
        those who only look on, or came by the network, sit down at none of its seats."""
        row = await self.store.one(match)
        if row is None:
            raise NotFound("There is no such match.")
        keys = tuple(keys)
        held = holding(row.read_players(), keys)
        info = match_info(row) if host else without_keys(match_info(row))
        own = {each.seat: with_key(each, keys) for each in row.read_players() if each.seat in held}
        return replace(info, seats=tuple(own.get(each.seat, each) for each in info.seats))

    async def room(self, match: str) -> Room:
        """The match's room, opened from the store if need be."""
        room = self._rooms.get(match)
        if room is None or room.closed:
            opening = self._opening.get(match)
            if opening is None:
                opening = self._opening[match] = asyncio.create_task(self._open_room(match))
            room = await asyncio.shield(opening)
        room.touched = time.monotonic()
        if room.behind:
            await room.follow()
        return room

    async def _open_room(self, match: str) -> Room:
        """Many may come back at once: their matches are opened one after the other, beside the server's own work."""
        try:
            async with self._one_at_a_time:
                kept = await self.store.record(match)
                if kept is None:
                    raise NotFound("There is no such match.")
                began = time.monotonic()
                table = await asyncio.to_thread(_opened, kept.record)
                FIGURES.restores.add(time.monotonic() - began)
                room = self._rooms[match] = Room(kept, table, self.store, self.workers, self._thinks)
        finally:
            del self._opening[match]
            missed = match in self._missed
            self._missed.discard(match)
        if missed:
            await room.follow()
        room.drive()
        return room

    async def create(self, wanted: NewMatch) -> MatchInfo:
        game = find_game(wanted.game)
        options = counted(game, wanted.scenario, wanted.options, len(wanted.players))
        people = sum(player.kind != "computer" for player in wanted.players)
        if wanted.seed and any(player.kind in ("invite", "open") for player in wanted.players):
            raise SandtableError("Who names the seed knows every die: with people at other screens it is drawn.")
        if wanted.undo == "free" and any(player.kind in ("invite", "open") for player in wanted.players):
            raise SandtableError("Free taking back is for practice: with people at other screens choose consent.")
        if wanted.undo == "consent" and people < 2:
            raise SandtableError("Taking back by consent needs two people: choose learned, or free for practice.")
        await asyncio.to_thread(game.make_tables, wanted.scenario)
        fair = wanted.dice == "fair"
        header = make_header(game, wanted.scenario, options, seed=wanted.seed or None, fair=fair, undo=wanted.undo)
        table = Table(game, header, dice_of(header), data=fingerprint(game.name))
        players = _seated(game, wanted, table)
        give_computers_nonces(table, {each.seat for each in players if each.holder == "person"})
        made = await self._add(table, plain(wanted.title), players)
        for number, player in enumerate(wanted.players):
            if player.kind == "invite":
                await self.store.invite(made.id, number, new_word())
        self.visitors.ring()
        return made

    async def from_situation(
        self, game: Game, scenario: str, options: dict[str, Any], state: State, first: str = "", level: str = ""
    ) -> MatchInfo:
        """A match that starts from a given position; `first` is the seat of whoever tries it, the others are theirs
        too or, with a level, the computer's."""
        if level and level not in levels(game):
            raise NotFound(f"The level of the computer is one of {', '.join(levels(game))}.")
        await asyncio.to_thread(game.make_tables, scenario)
        header = make_header(game, scenario, options, base=raw(state), undo="free")
        table = Table(game, header, dice_of(header), data=fingerprint(game.name))
        seats = sorted(table.seats, key=lambda seat: seat != first)
        players = tuple(
            MatchSeat(seat, "computer", level, "", number)
            if level and seat != first
            else MatchSeat(seat, "person", "", new_word(), number)
            for number, seat in enumerate(seats)
        )
        return await self._add(table, "", players)

    async def take_in(self, data: bytes) -> MatchInfo:
        """A match file from elsewhere, checked beside the server; it gets an id and keys of its own. One that is no
        match file, or damaged, waits for nobody."""
        await asyncio.to_thread(parse_record, data)
        await self.workers.check_file(data)
        table = await asyncio.to_thread(lambda: _opened(parse_record(data)))
        players = tuple(MatchSeat(seat, "person", "", new_word(), number) for number, seat in enumerate(table.seats))
        return await self._add(table, "", players)

    async def _add(self, table: Table, title: str, players: tuple[MatchSeat, ...]) -> MatchInfo:
        kept = players if self._thinks else tuple(replace(each, key=each.key and hashed(each.key)) for each in players)
        row = new_row(table, title, kept)
        record = table.record()
        room = Room(Kept(row, record), table, self.store, self.workers, self._thinks)
        await self.store.add(row, record, urgency(room.players, table))
        self._rooms[row.id] = room
        room.computers.new_until = time.monotonic() + NEW
        room.drive()
        return replace(room.info(row.created, row.created, keys=True), seats=players)

    async def rename(self, match: str, title: str) -> None:
        await (await self.room(match)).rename(plain(title))

    async def remove(self, match: str) -> None:
        if await self.store.one(match) is None:
            raise NotFound("There is no such match.")
        room = self._rooms.get(match)
        if room is not None:
            await room.close()
        await self.store.remove(match)
        await self._drop(match)

    async def _drop(self, match: str) -> None:
        """The match was removed: whoever is at it hears so."""
        room = self._rooms.pop(match, None)
        if room is not None:
            await room.close()
        self.reviews.remove(match)
        self.visitors.ring()
        for watcher in room.watchers if room is not None else ():
            watcher.tell(Failed("", "no-match", {}, "This match was deleted."))
            watcher.dismiss()

    async def file(self, match: str, before_the_end: bool = True) -> bytes:
        """The record. It holds every secret: of a closed match nobody gets it before the end."""
        room = await self.room(match)
        if room.table.outcome is None:
            await room.follow()  # another process may have ended it a moment ago
        if room.is_secret or (room.table.outcome is None and not before_the_end):
            raise RuleError(Refusal("", "closed-file"))
        return await asyncio.to_thread(render, await room.record())

    async def nonce(self, match: str, given: GivenNonce, host: bool = False) -> MatchInfo:
        """A seat's share in fair dice, from whoever holds its key."""
        room = await self.room(match)
        seats = eyes_of(room, [given.key]) & set(room.table.missing_nonces())
        for seat in sorted(seats):
            await room.nonce(seat, given.nonce)
        if not seats:
            raise RuleError(Refusal("", "no-nonce"))
        return await self.match(match, host=host)

    async def check_dice(self, match: str) -> DiceCheck:
        """What a finished match proves, checked anew from its record."""
        room = await self.room(match)
        if room.table.outcome is None:
            raise RuleError(Refusal("", "not-over"))
        return await asyncio.to_thread(_checked, await room.record())

    async def review(self, match: str, seat: str, wait: bool = False) -> Review:
        """A finished match, looked back at by one seat; with `wait`, when more is known than before."""
        room = await self.room(match)
        if room.table.outcome is None:
            raise RuleError(Refusal("", "not-over"))
        return await self.reviews.of(match, room.table, seat, wait)

    async def advice(self, match: str, keys: Iterable[str], seat: str, step: int | None) -> bytes:
        """What the strongest level would do for a seat now or, when the match is over, after a step of it."""
        room = await self.room(match)
        if seat not in room.table.seats:
            raise SandtableError(f"There is no such seat; there are: {', '.join(room.table.seats)}.")
        if step is not None:
            return await self.coaching.then(room, seat, step)
        if seat not in eyes_of(room, keys):
            raise RuleError(Refusal("", "not-yours"))
        return await self.coaching.now(room, seat)

    async def report(self, match: str, told: Problem) -> str:
        """A bug report: the match with versions, in a file of its own. Of a closed match that goes on it holds what the
        seat of the key saw: the record would tell whoever opens the file every secret."""
        room = await self.room(match)
        body: dict[str, Any] = {"text": told.text, "sandtable": __version__}
        if room.is_secret:
            seats = sorted(eyes_of(room, [told.key]))
            body["chronicles"] = [await room.chronicle(seat) for seat in seats]
        else:
            body["record"] = await room.record()
        file = self.folder / "reports" / f"{match}-{datetime.now(UTC):%Y%m%d-%H%M%S}.json"
        await asyncio.to_thread(_save, file, body)
        return str(file)


def _save(file: Path, body: dict[str, Any]) -> None:
    file.parent.mkdir(exist_ok=True)
    write_atomically(file, msgspec.json.format(msgspec.json.encode(body)))


def _opened(record: Record) -> Table:
    """A table with all that its first question needs; it takes a while."""
    table = restore(record)
    table.game.make_tables(table.header.scenario)
    return table


def new_row(table: Table, title: str, players: tuple[MatchSeat, ...]) -> MatchRow:
    """What the store keeps of a new match beside its record."""
    now = datetime.now(UTC)
    return MatchRow(
        id=secrets.token_hex(6),
        title=title,
        game=table.game.name,
        scenario=table.header.scenario,
        created=now.isoformat(timespec="seconds"),
        updated=now.isoformat(timespec="milliseconds"),
        over=table.outcome is not None,
        waiting=present.waiting(table),
        header=msgspec.json.encode(table.header),
        players=msgspec.json.encode(players),
        count=len(table.entries),
        head=table.head,
        retaken=table.retaken,
        moment=dumps(present.moment(table)),
    )


def eyes_of(room: Room, keys: Iterable[str]) -> frozenset[str]:
    """The seats of a room that these keys hold."""
    return holding(room.players, keys)


def _seated(game: Game, wanted: NewMatch, table: Table) -> tuple[MatchSeat, ...]:
    """Who holds which seat; a person's seats come with a key."""
    shares = game.players(wanted.scenario, table.header.options, len(wanted.players))
    closed = any(each.kind in ("invite", "open") for each in wanted.players)
    made = [
        _seat(game, seat, player, number, closed)
        for number, (player, share) in enumerate(zip(wanted.players, shares, strict=True))
        for seat in share
    ]
    order = {seat: number for number, seat in enumerate(table.seats)}
    return tuple(sorted(made, key=lambda each: order[each.seat]))


def _seat(game: Game, seat: str, player: Player, number: int, closed: bool) -> MatchSeat:
    if player.kind == "person":
        return MatchSeat(seat, "person", "", new_word(), number, closed, plain_name(player.name), shows=player.shows)
    if player.kind != "computer":
        return MatchSeat(seat, "person", "", "", number, closed, "", player.kind)
    if player.level not in levels(game):
        raise NotFound(f"A player is a person, or a computer of the level {', '.join(levels(game))}.")
    return MatchSeat(seat, "computer", player.level, "", number)


def _checked(record: Record) -> DiceCheck:
    """The record as its file would be read, replayed and drawn again."""
    source = record.header.dice
    nonces = {entry.seat: entry.what.nonce for entry in record.entries if isinstance(entry.what, Nonce)}
    order = tuple(entry.seat for entry in record.entries if isinstance(entry.what, Nonce))
    computers = tuple(seat for seat in order if seat not in people_after(record))
    try:
        found = verify(parse_record(render(record)))
        wrong, whole = "", not found.unchecked
    except SandtableError as failed:
        wrong, whole = str(failed), False
    kind = "fair" if source.kind == "fair" else "seeded"
    return DiceCheck(kind, source.commitment, {**source.nonces, **nonces}, order, computers, whole, wrong)  # type: ignore[arg-type]
