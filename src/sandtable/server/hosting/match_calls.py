"""The calls of a hosted service for matches: one's own, making one, taking a seat, clocks, claiming.

A seat is somebody's: an account's, or that of a guest, who is known by a session too.
"""

from __future__ import annotations

import secrets
from typing import Any

from litestar import Request, Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from msgspec.structs import replace

from sandtable.kernel import SandtableError
from sandtable.server.hosting.people_calls import session_cookie
from sandtable.server.paces.clocks import Clock, Clocks, Pace
from sandtable.server.people.limits import MAKE
from sandtable.server.people.office import Office
from sandtable.server.people.sessions import Person
from sandtable.server.rooms.host import Host, eyes_of
from sandtable.server.rooms.room import Room, hashed
from sandtable.server.web.mistakes import answers
from sandtable.server.web.network import Network
from sandtable.server.web.rights import Caller, admit, caller_of
from sandtable.server.wire import present
from sandtable.server.wire.messages import MatchInfo, NewMatch
from sandtable.server.wire.together import SitDown, TakeSeat


class NewHostedMatch(NewMatch, frozen=True, forbid_unknown_fields=True):
    """A match of a service: how fast it is played, too."""

    pace: Pace = Pace()


async def hosted_caller(
    connection: ASGIConnection[Any, Any, Any, Any], network: Network, office: Office, person: Person | None
) -> Caller:
    """Whoever calls, with the keys of the seats that are theirs, whatever browser they come with."""
    caller = caller_of(connection, network)
    match = connection.path_params.get("match")
    if person is None or not isinstance(match, str):
        return caller
    return replace(caller, keys=(*caller.keys, *await office.holders.keys(person, match)))


@get("/api/matches", guest=True)
async def my_matches(host: Host, office: Office, person: Person | None) -> list[MatchInfo]:
    """The matches at which the caller sits: those that wait for them first."""
    if person is None:
        return []
    found = []
    for match in await office.holders.matches(person):
        found.append(await host.match(match, await office.holders.keys(person, match)))
    return found


@post("/api/matches", responses=answers(400, 403, 404, 409, 413), makes=True)
async def make_match(
    request: Request[Any, Any, Any],
    host: Host,
    office: Office,
    clocks: Clocks,
    person: Person | None,
    data: NewHostedMatch,
) -> Response[MatchInfo]:
    """Makes a match; the seats of its maker are theirs."""
    who, cookies = await _somebody(request, office, person)
    await office.limits.count(MAKE, who.account or who.guest)
    made = await host.create(data)
    room = await host.room(made.id)
    for number, player in enumerate(data.players):
        if player.kind == "person":
            await _hold(room, office, who, number, player.name)
    await clocks.start(made.id, data.pace, _people(room) if _all_seated(room) else {})
    return _answer(await host.match(made.id, await office.holders.keys(who, made.id)), cookies, 201)


@post("/api/join", guest=True, status_code=200, responses=answers(400, 403, 404, 409, 413))
async def sit_by_invitation(
    request: Request[Any, Any, Any], host: Host, office: Office, clocks: Clocks, person: Person | None, data: SitDown
) -> Response[MatchInfo]:
    """Takes the seat of an invitation, which ends with it."""
    who, cookies = await _somebody(request, office, person)
    match, key = await host.seats.accept(data.word, who.name or data.name)
    return await _seated(host, office, clocks, who, match, key, cookies)


@post("/api/matches/{match:str}/seats/{player:int}", guest=True, status_code=200,
      responses=answers(400, 403, 404, 409, 413))  # fmt: skip
async def take_open_seat(
    request: Request[Any, Any, Any],
    host: Host,
    office: Office,
    clocks: Clocks,
    person: Person | None,
    match: str,
    player: int,
    data: TakeSeat,
) -> Response[MatchInfo]:
    """Takes a seat that is open to anyone."""
    who, cookies = await _somebody(request, office, person)
    key = await host.seats.take(match, player, who.name or data.name)
    return await _seated(host, office, clocks, who, match, key, cookies)


@get("/api/matches/{match:str}/clocks", guest=True, responses=answers(404))
async def read_clocks(
    host: Host, clocks: Clocks, office: Office, person: Person | None, caller: Caller, match: str, watch: str = ""
) -> tuple[Clock, ...]:
    """How much time everyone has; whoever asks from a seat has looked at the match by that."""
    await admit(host, caller, match)
    if person is not None:
        await office.holders.looked(person, match)
    return await clocks.of(match)


@post("/api/matches/{match:str}/claim", guest=True, status_code=204, responses=answers(403, 404, 409))
async def claim(host: Host, clocks: Clocks, caller: Caller, match: str) -> None:
    """Who waits for somebody whose days have run out ends the match by it."""
    await admit(host, caller, match)
    room = await host.room(match)
    own = eyes_of(room, caller.keys)
    late = await clocks.overdue(match)
    if not own or own & late:
        raise HTTPException(status_code=403, detail="Only those who wait may claim the win.")
    if room.table.outcome is not None:
        raise SandtableError("This match is over.")
    asked = set(present.waiting(room.table)) - own
    await clocks.check_claim(match, asked)
    for seat in sorted(asked):
        if room.table.outcome is None:
            await room.time_out(seat)


CALLS = [my_matches, make_match, sit_by_invitation, take_open_seat, read_clocks, claim]


async def _somebody(
    request: Request[Any, Any, Any], office: Office, person: Person | None
) -> tuple[Person, list[Cookie]]:
    """Whoever calls; who is nobody yet becomes a guest."""
    if person is not None:
        return person, []
    word, _ = await office.sessions.begin(None, request.headers.get("user-agent", ""), secrets.token_hex(8))
    found = await office.sessions.find(word)
    assert found is not None
    return found, [session_cookie(office, word)]


async def _hold(room: Room, office: Office, who: Person, player: int, name: str = "") -> None:
    """Their key instead of the one that the seat was made with."""
    names = tuple(each.seat for each in room.players if each.player == player)
    key = await office.holders.hold(who, room.id, player, names)
    called = who.name or name
    await room.reseat(player, lambda each: replace(each, key=hashed(key), name=called or each.name))


async def _seated(
    host: Host, office: Office, clocks: Clocks, who: Person, match: str, key: str, cookies: list[Cookie]
) -> Response[MatchInfo]:
    """The seat that a key has just opened belongs to them; the last one starts the clocks."""
    room = await host.room(match)
    own = eyes_of(room, (key,))
    player = next(each.player for each in room.players if each.seat in own)
    await _hold(room, office, who, player)
    if _all_seated(room):
        await clocks.start(match, await clocks.pace(match), _people(room))
    return _answer(await host.match(match, await office.holders.keys(who, match)), cookies, 200)


def _all_seated(room: Room) -> bool:
    """The match begins when the last seat is taken."""
    return not any(each.free for each in room.players)


def _people(room: Room) -> dict[int, tuple[str, ...]]:
    """The seats of each player who is a person."""
    found: dict[int, tuple[str, ...]] = {}
    for each in room.players:
        if each.holder == "person":
            found[each.player] = (*found.get(each.player, ()), each.seat)
    return found


def _answer(info: MatchInfo, cookies: list[Cookie], status: int) -> Response[MatchInfo]:
    return Response(info, status_code=status, cookies=cookies, headers={"cache-control": "no-store"})
