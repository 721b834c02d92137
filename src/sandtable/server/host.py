"""All matches of one data folder: made, found, imported, removed."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import os
import secrets
import sys
import time
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import msgspec

from sandtable import __version__
from sandtable.data import fingerprint
from sandtable.kernel import Game, SandtableError, Table
from sandtable.kernel.errors import NotFound
from sandtable.kernel.record import parse_record, raw, render, write_atomically
from sandtable.match import computer_nonce, counted, dice_of, make_header, restore
from sandtable.registry import game as find_game
from sandtable.registry import names
from sandtable.server.messages import Failed, GameInfo, MatchInfo, MatchSeat, Message, NewMatch, Player, ScenarioInfo
from sandtable.server.room import Room
from sandtable.server.sqlite import SqliteStore
from sandtable.server.store import Kept, MatchRow, Store
from sandtable.server.thinking import levels
from sandtable.server.workers import WorkerPool
from sandtable.text import languages
from sandtable.verify import accepted

IDLE = float(os.environ.get("SANDTABLE_IDLE") or 600)
"""Seconds after which a room is put away where nobody watches and no computer plays."""
NEW = 10.0
"""Seconds in which whoever made a match comes to look at it: computers among themselves do not run away before."""


class Host:
    """The rooms that are open, and the store behind them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.store: Store = SqliteStore(folder)
        self.workers = WorkerPool()
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._one_at_a_time = asyncio.Semaphore()
        self._keeper: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self._keeper = asyncio.create_task(self._put_away())

    async def close(self) -> None:
        if self._keeper is not None:
            self._keeper.cancel()
        for room in list(self._rooms.values()):
            await room.close()
        self.workers.close()
        await self.store.close()

    async def _put_away(self) -> None:
        """Rooms where nobody has been for a while, and no computer plays, are closed; the store has all of it."""
        while True:
            await asyncio.sleep(min(30.0, IDLE / 4))
            idle = [each for each in self._rooms.values() if not each.watchers and not each.busy]
            for room in idle:
                if time.monotonic() - room.touched > IDLE and not room.lock.locked():
                    del self._rooms[room.id]
                    await room.close()
            if idle:
                await asyncio.to_thread(give_back_memory)

    # -- games

    def games(self, hidden: bool) -> list[GameInfo]:
        """In the order of the lobby."""
        found = sorted(map(find_game, names(hidden)), key=lambda game: (game.lobby_order, game.name))
        return [game_info(game) for game in found]

    # -- matches

    async def matches(self) -> list[MatchInfo]:
        """Newest first, without opening any."""
        return [_match_info(row) for row in await self.store.all()]

    async def match(self, match: str) -> MatchInfo:
        """One match, without opening it."""
        row = await self.store.one(match)
        if row is None:
            raise NotFound("There is no such match.")
        return _match_info(row)

    async def room(self, match: str) -> Room:
        """The match's room, opened from the store if need be."""
        room = self._rooms.get(match)
        if room is None:
            opening = self._opening.get(match)
            if opening is None:
                opening = self._opening[match] = asyncio.create_task(self._open_room(match))
            room = await asyncio.shield(opening)
        room.touched = time.monotonic()
        return room

    async def _open_room(self, match: str) -> Room:
        """Many may come back at once: their matches are opened one after the other, beside the server's own work."""
        try:
            async with self._one_at_a_time:
                kept = await self.store.record(match)
                if kept is None:
                    raise NotFound("There is no such match.")
                table = await asyncio.to_thread(restore, kept.record)
                room = self._rooms[match] = Room(kept, table, self.store, self.workers)
        finally:
            del self._opening[match]
        room.drive()
        return room

    async def create(self, wanted: NewMatch) -> MatchInfo:
        game = find_game(wanted.game)
        options = counted(game, wanted.scenario, wanted.options, len(wanted.players))
        people = sum(player.kind == "person" for player in wanted.players)
        if wanted.undo == "consent" and people < 2:
            raise SandtableError("Taking back by consent needs two people: choose learned, or free for practice.")
        fair = wanted.dice == "fair"
        header = make_header(game, wanted.scenario, options, seed=wanted.seed or None, fair=fair, undo=wanted.undo)
        table = Table(game, header, dice_of(header), data=fingerprint(game.name))
        players = _seated(game, wanted, table)
        _give_nonces(table, players)
        return await self._add(table, wanted.title, players)

    async def from_situation(
        self, game: Game, scenario: str, options: dict[str, Any], state: Any, first: str = "", level: str = ""
    ) -> MatchInfo:
        """A match that starts from a given position; `first` is the seat of whoever tries it, the others are theirs
        too or, with a level, the computer's."""
        if level and level not in levels(game):
            raise NotFound(f"The level of the computer is one of {', '.join(levels(game))}.")
        header = make_header(game, scenario, options, base=raw(state), undo="free")
        table = Table(game, header, dice_of(header), data=fingerprint(game.name))
        seats = sorted(table.seats, key=lambda seat: seat != first)
        players = tuple(
            MatchSeat(seat, "computer", level, "", number)
            if level and seat != first
            else MatchSeat(seat, "person", "", _key(), number)
            for number, seat in enumerate(seats)
        )
        return await self._add(table, "", players)

    async def take_in(self, data: bytes) -> MatchInfo:
        """A match file from elsewhere; it gets an id and keys of its own."""
        table = await asyncio.to_thread(lambda: accepted(parse_record(data)))
        players = tuple(MatchSeat(seat, "person", "", _key(), number) for number, seat in enumerate(table.seats))
        return await self._add(table, "", players)

    async def _add(self, table: Table, title: str, players: tuple[MatchSeat, ...]) -> MatchInfo:
        now = datetime.now(UTC)
        row = MatchRow(
            id=secrets.token_hex(6),
            title=title,
            game=table.game.name,
            scenario=table.header.scenario,
            created=now.isoformat(timespec="seconds"),
            updated=now.isoformat(timespec="milliseconds"),
            over=table.outcome is not None,
            waiting=table.waiting(),
            header=msgspec.json.encode(table.header),
            players=msgspec.json.encode(players),
            count=len(table.entries),
            head=table.head,
        )
        record = table.record()
        await self.store.add(row, record)
        room = self._rooms[row.id] = Room(Kept(row, record), table, self.store, self.workers)
        room.new_until = time.monotonic() + NEW
        room.drive()
        return room.info(row.created, row.created, keys=True)

    async def rename(self, match: str, title: str) -> None:
        await (await self.room(match)).rename(title)

    async def remove(self, match: str) -> None:
        if await self.store.one(match) is None:
            raise NotFound("There is no such match.")
        room = self._rooms.pop(match, None)
        if room is not None:
            await room.close()
        await self.store.remove(match)
        for watcher in room.watchers if room is not None else ():
            watcher.tell(Failed("", "no-match", {}, "This match was deleted."))
            watcher.dismiss()

    async def file(self, match: str) -> bytes:
        return await asyncio.to_thread(render, (await self.room(match)).record())

    async def report(self, match: str, text: str) -> str:
        """A bug report: the match with versions, in a file of its own."""
        record = (await self.room(match)).record()
        body = {"text": text, "sandtable": __version__, "record": record}
        folder = self.folder / "reports"
        folder.mkdir(exist_ok=True)
        name = f"{match}-{datetime.now(UTC):%Y%m%d-%H%M%S}.json"
        write_atomically(folder / name, msgspec.json.format(msgspec.json.encode(body)))
        return str(folder / name)


def eyes_of(room: Room, keys: Iterable[str]) -> frozenset[str]:
    """The seats that these keys hold; a wrong key holds nothing."""
    given = [key.encode() for key in keys if key]
    return frozenset(
        each.seat
        for each in room.players
        if each.key and any(secrets.compare_digest(each.key.encode(), key) for key in given)
    )


def give_back_memory() -> None:
    """Closed rooms hold many small things; without this the system would not see their memory again."""
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)


def game_info(game: Game) -> GameInfo:
    scenarios = []
    for scenario in game.scenarios():
        defaults = {option.id: option.default for option in scenario.options}
        seats = {str(count): game.players(scenario.id, defaults, count) for count in scenario.players}
        scenarios.append(ScenarioInfo(scenario.id, scenario.players, seats, scenario.options))
    return GameInfo(
        game.name,
        f"game-{game.name}",
        tuple(levels(game)),
        game.standing,
        tuple(scenarios),
        game.die,
        game.paces,
        languages(game.name),
        f"/api/games/{game.name}/client/board.js" if game.client else "",
    )


def _seated(game: Game, wanted: NewMatch, table: Table) -> tuple[MatchSeat, ...]:
    """Who holds which seat; a person's seats come with a key."""
    shares = game.players(wanted.scenario, table.header.options, len(wanted.players))
    made = [
        _seat(game, seat, player, number)
        for number, (player, share) in enumerate(zip(wanted.players, shares, strict=True))
        for seat in share
    ]
    order = {seat: number for number, seat in enumerate(table.seats)}
    return tuple(sorted(made, key=lambda each: order[each.seat]))


def _seat(game: Game, seat: str, player: Player, number: int) -> MatchSeat:
    if player.kind == "person":
        return MatchSeat(seat, "person", "", _key(), number)
    if player.kind != "computer" or player.level not in levels(game):
        raise NotFound(f"A player is a person, or a computer of the level {', '.join(levels(game))}.")
    return MatchSeat(seat, "computer", player.level, "", number)


def _give_nonces(table: Table, players: tuple[MatchSeat, ...]) -> None:
    """People's shares in fair dice first, the computers' after them."""
    for each in sorted(players, key=lambda each: each.holder == "computer"):
        if each.seat in table.missing_nonces():
            person = each.holder == "person"
            nonce = secrets.token_hex(16) if person else computer_nonce(table.header, each.seat)
            table.nonce(each.seat, nonce, "person" if person else "opponent")


def _key() -> str:
    return secrets.token_urlsafe(16)


def _match_info(row: MatchRow) -> MatchInfo:
    """A match as its row tells it."""
    header = row.read_header()
    moment = Message("ui-over" if row.over else "")
    return MatchInfo(
        row.id, row.title, row.game, row.scenario, row.read_players(), row.created, row.updated, row.over,
        row.waiting, moment, dict(header.options), find_game(row.game).hides(row.scenario, header.options),
    )  # fmt: skip
