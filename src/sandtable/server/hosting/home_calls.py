"""The calls of a hosted service for finding a match: the home page as it changes, challenges, pairing, public lists,
profiles, and what is kept of people."""

from __future__ import annotations

import asyncio
import contextlib
import time
from typing import Annotated, Any, Literal

from litestar import Response, WebSocket, delete, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import Parameter
from msgspec.structs import replace

from sandtable.kernel.codec import to_send
from sandtable.server.finding.bells import Bell, Bells
from sandtable.server.finding.lists import Lists, Search
from sandtable.server.finding.privacy import kept
from sandtable.server.finding.profiles import Profiles
from sandtable.server.hosting.people_calls import owner
from sandtable.server.hosting.tables import Tables
from sandtable.server.people.sessions import Person
from sandtable.server.web.mistakes import answers
from sandtable.server.wire.finding import (
    Home,
    OpenTable,
    OwnMatch,
    PrivacyPage,
    Profile,
    PublicList,
    PublicMatch,
    Seek,
    SeekAnswer,
    SetPrivacy,
)
from sandtable.server.wire.messages import MatchInfo

PAUSE = 0.3
"""Seconds in which changes are gathered."""
IDLE = 15.0
"""Seconds after which a page is looked after although nothing was told: who is here, whom to pair, what is live."""
STANDS = 3.0
"""Seconds for which what all see alike stands, if nobody says that it changed."""
LEFT = 4401
"""How the socket of a session that has ended is closed."""
Text = Annotated[str, Parameter(max_length=80)]


class Desk:
    """What home pages are made from, in one process."""

    def __init__(self, tables: Tables) -> None:
        database = tables.office.database
        self.tables, self.lists, self.profiles = tables, Lists(database), Profiles(database)
        self.bells = Bells(database)
        self._shared: tuple[float, tuple[OpenTable, ...], tuple[PublicMatch, ...]] | None = None
        self._looking = asyncio.Lock()

    async def shared(self, now: bool = False) -> tuple[tuple[OpenTable, ...], tuple[PublicMatch, ...]]:
        """Open seats and live matches: many look at them, and they are looked up once."""
        async with self._looking:
            if self._shared is None or time.monotonic() - self._shared[0] > (PAUSE if now else STANDS):
                self._shared = time.monotonic(), await self.lists.open(), await self.lists.live()
            return self._shared[1:]

    async def home(self, person: Person | None) -> Home:
        open, live = await self.shared(now=True)
        if person is None:
            return Home((), open, live)
        mine = await self.lists.mine(person)
        over = await self.lists.over(person)
        if not person.account:
            return Home(mine, _marked(open, mine), live, over=over)
        return Home(
            mine, _marked(open, mine), live, await self.tables.challenges.to(person.account),
            await self.tables.seeks.of(person.account), over,
        )  # fmt: skip


def _marked(open: tuple[OpenTable, ...], mine: tuple[OwnMatch, ...]) -> tuple[OpenTable, ...]:
    """Open seats, with a mark on those of one's own matches."""
    own = {each.match.id for each in mine}
    return tuple(replace(each, own=True) if each.seat.match in own else each for each in open)


# -- the home page


@get("/api/home", guest=True)
async def home(desk: Desk, person: Person | None) -> Home:
    """One's own matches, open seats, challenges and public matches that go on."""
    return await desk.home(person)


@websocket("/api/home/live", guest=True)
async def live_home(socket: WebSocket[Any, Any, Any], desk: Desk, person: Person | None) -> None:
    """The same, told anew whenever it changes; whoever is connected counts as here."""
    await socket.accept()
    whose = "" if person is None else person.account or person.guest
    bell = await desk.bells.hang(whose)
    bell.rung.set()
    teller = asyncio.create_task(_tell(socket, desk, person, bell))
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        pass
    finally:
        desk.bells.take_down(bell)
        teller.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await teller


async def _tell(socket: WebSocket[Any, Any, Any], desk: Desk, person: Person | None, bell: Bell) -> None:
    told: Home | None = None
    while True:
        rung = await _rung(bell)
        if person is not None and not await _still(socket, desk, person):
            await socket.close(code=LEFT)
            return
        if rung or told is None:
            found = await desk.home(person)
            bell.matches = frozenset(each.match.id for each in found.mine)
        else:
            open, live = await desk.shared()
            found = replace(told, open=_marked(open, told.mine), live=live)
        if found != told:
            told = found
            await socket.send_data(to_send(found).decode(), mode="text")
        await asyncio.sleep(PAUSE)


async def _rung(bell: Bell) -> bool:
    """Whether something was told; nothing was for a while."""
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(bell.rung.wait(), IDLE)
    rung = bell.rung.is_set()
    bell.rung.clear()
    return rung


async def _still(socket: WebSocket[Any, Any, Any], desk: Desk, person: Person) -> bool:
    """Whether the session goes on; then they are here, and may be paired with whoever came meanwhile."""
    if await desk.tables.office.sessions.find(socket.cookies.get(desk.tables.office.cookie, "")) is None:
        return False
    if person.account:
        await desk.profiles.seen(person.account)
        wanted = await desk.tables.seeks.still_here(person.account)
        if wanted is not None:
            await desk.tables.pair_up(await desk.tables.seeks.look(person.account, wanted), wanted)
    return True


@get("/api/matches", guest=True)
async def my_matches(desk: Desk, person: Person | None, over: bool = False) -> tuple[MatchInfo, ...]:
    """The matches at which the caller sits, those that wait for them first; or those that are over."""
    if person is None:
        return ()
    return tuple(each.match for each in await desk.lists.mine(person, over))


# -- challenges and pairing


@post(
    "/api/challenges/{match:str}/{player:int}", guest=True, status_code=200, responses=answers(400, 401, 403, 404, 409)
)
async def accept(tables: Tables, person: Person | None, match: str, player: int) -> Response[MatchInfo]:
    """Says yes to a challenge: the seat is the caller's."""
    found = await tables.accept(owner(person), match, player)
    return Response(found, headers={"cache-control": "no-store"})


@delete("/api/challenges/{match:str}/{player:int}", guest=True, responses=answers(400, 401, 403, 404))
async def decline(tables: Tables, person: Person | None, match: str, player: int) -> None:
    """Says no to a challenge."""
    await tables.decline(owner(person), match, player)


@put("/api/seek", guest=True, responses=answers(400, 401, 403, 404, 409, 413))
async def seek(tables: Tables, person: Person | None, data: Seek) -> SeekAnswer:
    """Waits to be paired with whoever looks for the same game and pace; the match, if somebody did already."""
    return SeekAnswer(await tables.seek(owner(person), data))


@delete("/api/seek", guest=True, responses=answers(401, 403))
async def stop_seeking(tables: Tables, person: Person | None) -> None:
    """Waits no more."""
    await tables.seeks.leave(owner(person).account)


# -- public matches and people


@get("/api/public/live", guest=True)
async def live_matches(desk: Desk) -> PublicList:
    """Public matches that go on, the newest first."""
    return PublicList(await desk.lists.live(100))


@get("/api/public/finished", guest=True, responses=answers(400, 409))
async def finished_matches(
    desk: Desk,
    player: Text = "",
    game: Text = "",
    scenario: Text = "",
    result: Literal["", "won", "drawn", "lost"] = "",
    after: Text = "",
) -> PublicList:
    """Public matches that are over, the newest first, by player, game, scenario and result; `after` goes on with the
    list, by what the last answer gave as `more`."""
    return await desk.lists.finished(Search(player, game, scenario, result, after))


@get("/api/people/{name:str}", guest=True, responses=answers(404))
async def profile(desk: Desk, person: Person | None, name: str) -> Profile:
    """A person as anyone may see them."""
    return await desk.profiles.of(name, person.account if person is not None else "")


@put("/api/me/privacy", guest=True, status_code=204, responses=answers(400, 401, 403, 413))
async def set_privacy(desk: Desk, person: Person | None, data: SetPrivacy) -> None:
    """Whether others see that one is here, and may challenge one."""
    await desk.profiles.set_privacy(owner(person).account, data)


@get("/api/privacy", guest=True)
async def privacy(tables: Tables) -> PrivacyPage:
    """What the service keeps, read from its own schema."""
    return await kept(tables.office.database)


CALLS = [
    home, live_home, my_matches, accept, decline, seek, stop_seeking, live_matches, finished_matches, profile,
    set_privacy, privacy,
]  # fmt: skip
