"""Who may sit where: invitations, seats open to anyone, seats given up or taken back.

An invitation is a word for one player's seats. Taking the seats ends it, as does another invitation for them; two who
take one seat at once are told apart by the store.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from sandtable.kernel import SandtableError
from sandtable.kernel.errors import NotFound
from sandtable.server.rooms.company import named, plain_name
from sandtable.server.rooms.keys import holding
from sandtable.server.rooms.room import Room
from sandtable.server.rooms.visitors import Visitors
from sandtable.server.store.store import MatchRow, Store
from sandtable.server.wire.messages import MatchSeat
from sandtable.server.wire.refused import refused
from sandtable.server.wire.together import WATCH, Invitation, OpenSeat, SetSeat
from sandtable.server.workers.worker import levels

LOOK = 1.0
"""Seconds for which what was found in the lobby stands, if nothing changed."""
ENDED = "This invitation has ended: it was used, or taken back. Ask the host for a new one."
TAKEN = "This seat is not open: somebody sits there, or it was taken back."


def new_word() -> str:
    return secrets.token_urlsafe(16)


class Seats:
    """The seats of all matches."""

    def __init__(
        self, store: Store, room: Callable[[str], Awaitable[Room]], visitors: Visitors, kept: Callable[[str], str] = str
    ) -> None:
        self._store, self._room, self._visitors = store, room, visitors
        self._kept = kept
        """How a key is kept: as it is, or as a hash."""
        self._looking = asyncio.Lock()
        self._seen: tuple[int, float, tuple[OpenSeat, ...]] | None = None

    # -- for whoever comes

    async def open(self) -> tuple[OpenSeat, ...]:
        """All seats that anyone may take. Many may look at the lobby while others come and go: they are looked up when
        something changed, and once a second at most, since a match ends without a word to the lobby."""
        async with self._looking:
            changes, now = self._visitors.changes, time.monotonic()
            if self._seen is None or self._seen[0] != changes or now - self._seen[1] > LOOK:
                self._seen = changes, now, await self._open()
            return self._seen[2]

    async def _open(self) -> tuple[OpenSeat, ...]:
        found = []
        for row in await self._store.with_open_seats():
            players = row.read_players()
            for number in dict.fromkeys(each.player for each in players if each.free == "open"):
                found.append(_open_seat(row, players, number))
        return tuple(found)

    async def look(self, word: str) -> Invitation:
        match, player = await self._invited(word)
        row = await self._store.one(match)
        if row is None:
            raise NotFound(ENDED)
        players = row.read_players()
        seats = tuple(each.seat for each in players if each.player == player)
        return Invitation(match, row.title, row.game, row.scenario, seats, named(players, player))

    async def accept(self, word: str, name: str) -> tuple[str, str]:
        """The seat of an invitation, which ends with it: the match and the key."""
        match, player = await self._invited(word)
        if player == WATCH:
            raise SandtableError("This invitation is to look on; nobody sits down by it.")
        return match, await self._sit(match, player, name, "invite", ENDED, word)

    async def take(self, match: str, player: int, name: str) -> str:
        """A seat that is open to anyone; its key. A match without one looks as if it were not there."""
        row = await self._store.one(match)
        if row is None or not any(each.player == player and each.free == "open" for each in row.read_players()):
            raise NotFound(TAKEN)
        return await self._sit(match, player, name, "open", TAKEN)

    async def give_up(self, match: str, key: str) -> int:
        """Whoever holds a seat leaves it; it waits for somebody else, as the host then says. Which player that was."""
        room = await self._room(match)
        own = holding(room.players, (key,))
        held = next((each for each in room.players if each.seat in own), None)
        if held is None or not held.closed:
            raise NotFound("This key holds no seat that could be given up.")
        await room.reseat(held.player, lambda each: _empty(each, "shut"), by="person")
        self._visitors.ring()
        return held.player

    async def watches(self, match: str, word: str) -> bool:
        """Whether this word lets one look on."""
        return bool(word) and await self._store.invited(word) == (match, WATCH)

    async def _invited(self, word: str) -> tuple[str, int]:
        found = await self._store.invited(word)
        if found is None:
            raise NotFound(ENDED)
        return found

    async def _sit(self, match: str, player: int, name: str, way: str, taken: str, word: str = "") -> str:
        called = plain_name(name)
        if not called:
            raise refused("seat-name")
        room, key = await self._room(match), new_word()

        def seated(each: MatchSeat) -> MatchSeat:
            if each.free != way:
                raise NotFound(taken)
            return replace(each, key=self._kept(key), name=called, free="")

        await room.reseat(player, seated, needs=word)
        self._visitors.ring()
        return key

    # -- for the host

    async def words(self, match: str) -> dict[int, str]:
        return await self._store.invitations(match)

    async def decline(self, match: str, player: int, word: str) -> None:
        """Who was invited by this word does not come: nobody is, unless the seat was seen to meanwhile."""
        room = await self._room(match)
        await room.reseat(player, lambda each: _empty(each, "shut"), needs=word)
        self._visitors.ring()

    async def set(self, match: str, player: int, wanted: SetSeat, keeper: str = "") -> None:
        """How a seat is filled from now on. Whoever sits there gets up, but who holds the key `keeper` stays; earlier
        invitations to it end."""
        room = await self._room(match)

        def free(each: MatchSeat) -> MatchSeat:
            if keeper and not each.free and each.holder == "person" and each.key == self._kept(keeper):
                raise refused("seat-kept")
            return each

        if not any(each.player == player and each.closed for each in room.players):
            raise NotFound("This match has no such seat for people at other screens.")
        if wanted.way == "computer":
            known = levels(room.table.game)
            if wanted.level not in known:
                raise NotFound(f"The level of the computer is one of {', '.join(known)}.")
            await room.reseat(player, lambda each: _computer(free(each), wanted.level))
        else:
            way = wanted.way
            await room.reseat(player, lambda each: _empty(free(each), way), new_word() if way == "invite" else "")
        self._visitors.ring()

    async def set_watch(self, match: str, open: bool) -> None:
        room = await self._room(match)
        await self._store.invite(match, WATCH, new_word() if open else "")
        room.send_off(lambda watcher: bool(watcher.word), "watch-ended")


def _empty(seat: MatchSeat, free: str) -> MatchSeat:
    return replace(seat, holder="person", level="", key="", name="", free=free, shows=False)


def _computer(seat: MatchSeat, level: str) -> MatchSeat:
    return replace(seat, holder="computer", level=level, key="", name="", free="", shows=False)


def _open_seat(row: MatchRow, players: tuple[MatchSeat, ...], number: int) -> OpenSeat:
    seats = tuple(each.seat for each in players if each.player == number)
    return OpenSeat(row.id, row.title, row.game, row.scenario, number, seats, named(players, number))
