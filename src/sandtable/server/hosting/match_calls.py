"""The calls of a hosted service for matches: making one, taking a seat, seeing to seats, clocks, claiming."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

from litestar import Request, Response, delete, get, patch, post, put
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException
from msgspec.structs import replace

from sandtable.registry import game as find_game
from sandtable.server.hosting.people_calls import owner, session_cookie
from sandtable.server.hosting.tables import Tables
from sandtable.server.learning import lessons
from sandtable.server.learning import situations as learn
from sandtable.server.paces.clocks import Clocks
from sandtable.server.people.limits import GUEST, home_of, is_here
from sandtable.server.people.office import Office
from sandtable.server.people.sessions import Person
from sandtable.server.rooms.host import Host, eyes_of
from sandtable.server.web import limits
from sandtable.server.web.mistakes import answers
from sandtable.server.web.network import Network
from sandtable.server.web.rights import Caller, admit, caller_of
from sandtable.server.web.together import seating_of
from sandtable.server.wire.finding import Again, NewHostedMatch, SetHostedSeat
from sandtable.server.wire.learning import PlayOn
from sandtable.server.wire.messages import Clock, GivenNonce, MatchInfo, Rename
from sandtable.server.wire.together import GiveUp, Seating, SitDown, TakeSeat

PUBLIC = "SELECT 1 FROM matches WHERE id = $1 AND visibility = 'public' AND closed IS NULL"


async def hosted_caller(
    connection: ASGIConnection[Any, Any, Any, Any], network: Network, office: Office, person: Person | None
) -> Caller:
    """Whoever calls, with the keys of the seats that are theirs, whatever browser they come with. Who names keys means
    these: several people at one screen sit down one after the other."""
    caller = replace(caller_of(connection, network), name="")
    if person is not None:
        caller = replace(caller, name=person.name, account=person.account, session=person.session)
    match = connection.path_params.get("match")
    if not isinstance(match, str):
        return caller
    public = bool(await office.database.run(lambda db: db.fetchval(PUBLIC, match)))
    own = () if person is None else await office.holders.keys(person, match)
    keys = await office.holders.usable(person, match, caller.keys) if caller.keys else own
    return replace(caller, keys=keys, plays=bool(own), public=public)


@post("/api/matches", responses=answers(400, 401, 403, 404, 409, 413), makes=True)
async def make_match(
    request: Request[Any, Any, Any], tables: Tables, person: Person | None, data: NewHostedMatch
) -> Response[MatchInfo]:
    """Makes a match; the seats of its maker are theirs."""
    who, cookies = await _somebody(request, tables.office, person)
    return _answer(await tables.make(who, data), cookies, 201)


@post("/api/matches/{match:str}/again", guest=True, responses=answers(400, 401, 403, 404, 409, 413))
async def play_again(tables: Tables, person: Person | None, match: str, data: Again) -> Response[MatchInfo]:
    """Makes the same match once more, for whoever played it: the others are asked, or get a link."""
    who = person or owner(person)
    return _answer(await tables.again(who, match, data.turned), [], 201)


@post("/api/matches/import", request_max_body_size=limits.FILE, guest=True, responses=answers(401, 403, 409, 413, 422))
async def take_in(request: Request[Any, Any, Any], tables: Tables, person: Person | None) -> Response[MatchInfo]:
    """Takes in a match file, for an account; it is replayed and checked first."""
    who = owner(person)
    await tables.check_many(who)
    return _answer(await tables.own_all(who, await tables.host.take_in(await request.body())), [], 201)


@post("/api/situations/{game:str}/{id:str}/play", responses=answers(403, 404, 409), makes=True)
async def try_situation(
    request: Request[Any, Any, Any], tables: Tables, person: Person | None, game: str, id: str
) -> Response[MatchInfo]:
    """Starts a match from the situation's position."""
    found = find_game(game)
    scenario, options, state, first = await asyncio.to_thread(learn.position, found, id)
    who, cookies = await _somebody(request, tables.office, person)
    await tables.check_many(who)
    made = await tables.host.from_situation(found, scenario, options, state, first)
    return _answer(await tables.own_all(who, made), cookies, 201)


@post("/api/lessons/{game:str}/{id:str}/play", responses=answers(400, 403, 404, 409, 413), makes=True)
async def play_on(
    request: Request[Any, Any, Any], tables: Tables, person: Person | None, game: str, id: str, data: PlayOn
) -> Response[MatchInfo]:
    """Starts a match from where the learner stands."""
    found = find_game(game)
    scenario, options, state, seat = await asyncio.to_thread(lessons.position, found, id, data.done)
    who, cookies = await _somebody(request, tables.office, person)
    await tables.check_many(who)
    made = await tables.host.from_situation(found, scenario, options, state, seat, data.level)
    return _answer(await tables.own_all(who, made), cookies, 201)


# -- sitting down and leaving


@post("/api/join", guest=True, status_code=200, responses=answers(400, 403, 404, 409, 413))
async def sit_by_invitation(
    request: Request[Any, Any, Any], tables: Tables, person: Person | None, data: SitDown
) -> Response[MatchInfo]:
    """Takes the seat of an invitation, which ends with it."""
    await tables.check_name(person, data.name)
    who, cookies = await _somebody(request, tables.office, person)
    match, key = await tables.host.seats.accept(data.word, who.name or data.name)
    return _answer(await tables.seated(who, match, key), cookies, 200)


@post("/api/matches/{match:str}/seats/{player:int}", guest=True, status_code=200,
      responses=answers(400, 403, 404, 409, 413))  # fmt: skip
async def take_open_seat(
    request: Request[Any, Any, Any], tables: Tables, person: Person | None, match: str, player: int, data: TakeSeat
) -> Response[MatchInfo]:
    """Takes a seat that is open to anyone."""
    await tables.check_name(person, data.name)
    who, cookies = await _somebody(request, tables.office, person)
    key = await tables.host.seats.take(match, player, who.name or data.name)
    return _answer(await tables.seated(who, match, key), cookies, 200)


@post("/api/matches/{match:str}/leave", status_code=204, guest=True, responses=answers(400, 403, 404, 409, 413))
async def give_up(tables: Tables, person: Person | None, match: str, data: GiveUp) -> None:
    """Whoever holds this key gives up the seat."""
    await tables.leave(person, match, data.key)


# -- for whoever made it


@get("/api/matches/{match:str}/seats", guest=True, responses=answers(403, 404))
async def seating(tables: Tables, network: Network, person: Person | None, match: str) -> Seating:
    """Who sits where in a match, with the links of open invitations: for whoever made it."""
    await tables.check_maker(person, match)
    return await seating_of(tables.host, network, match)


@put("/api/matches/{match:str}/seats/{player:int}", guest=True, responses=answers(400, 401, 403, 404, 409, 413))
async def set_seat(
    tables: Tables, network: Network, person: Person | None, match: str, player: int, data: SetHostedSeat
) -> Seating:
    """Fills a free seat in another way: by a new invitation, by a challenge, by anyone, by nobody, by a computer."""
    await tables.check_maker(person, match)
    assert person is not None
    await tables.set_seat(person, match, player, data)
    return await seating_of(tables.host, network, match)


@put("/api/matches/{match:str}/watch", guest=True, responses=answers(403, 404))
async def open_watch(tables: Tables, network: Network, person: Person | None, match: str) -> Seating:
    """Makes a link for those who look on; an earlier one ends."""
    await tables.check_maker(person, match)
    await tables.host.seats.set_watch(match, open=True)
    return await seating_of(tables.host, network, match)


@delete("/api/matches/{match:str}/watch", status_code=200, guest=True, responses=answers(403, 404))
async def close_watch(tables: Tables, network: Network, person: Person | None, match: str) -> Seating:
    """Nobody looks on by a link any more."""
    await tables.check_maker(person, match)
    await tables.host.seats.set_watch(match, open=False)
    return await seating_of(tables.host, network, match)


@patch("/api/matches/{match:str}", status_code=204, guest=True, responses=answers(400, 403, 404, 413))
async def rename(tables: Tables, person: Person | None, match: str, data: Rename) -> None:
    """Gives one's own match another title."""
    await tables.check_maker(person, match)
    await tables.host.rename(match, data.title)


@delete("/api/matches/{match:str}", guest=True, responses=answers(403, 404, 409))
async def remove(tables: Tables, person: Person | None, match: str) -> None:
    """Deletes one's own match, while nobody else sits at it."""
    await tables.check_maker(person, match)
    assert person is not None
    await tables.remove(person, match)


@post("/api/matches/{match:str}/nonce", status_code=200, guest=True, responses=answers(400, 403, 404, 409, 413))
async def nonce(
    host: Host, office: Office, person: Person | None, caller: Caller, match: str, data: GivenNonce
) -> MatchInfo:
    """Gives the share of a seat in fair dice, before the match begins; the key of an account's seat is its own."""
    keys = await office.holders.usable(person, match, (data.key,))
    await admit(host, replace(caller, keys=keys), match)
    return await host.nonce(match, data if keys else replace(data, key=""))


# -- clocks


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
async def claim(host: Host, caller: Caller, match: str) -> None:
    """Who waits for somebody who is gone, or whose days have run out, wins by that."""
    await admit(host, caller, match)
    room = await host.room(match)
    own = sorted(eyes_of(room, caller.keys))
    if not own:
        raise HTTPException(status_code=403, detail="Only those who play may claim the win.")
    await room.claim(own[0])


CALLS = [
    make_match, play_again, take_in, try_situation, play_on, sit_by_invitation, take_open_seat, give_up, seating,
    set_seat, open_watch, close_watch, rename, remove, nonce, read_clocks, claim,
]  # fmt: skip


async def _somebody(
    request: Request[Any, Any, Any], office: Office, person: Person | None
) -> tuple[Person, list[Cookie]]:
    """Whoever calls; who is nobody yet becomes a guest."""
    if person is not None:
        return person, []
    address = request.client.host if request.client else ""
    if not is_here(address):
        await office.limits.count(GUEST, home_of(address))
    word, _ = await office.sessions.begin(None, request.headers.get("user-agent", ""), secrets.token_hex(8))
    found = await office.sessions.find(word)
    assert found is not None
    return found, [session_cookie(office, word)]


def _answer(info: MatchInfo, cookies: list[Cookie], status: int) -> Response[MatchInfo]:
    return Response(info, status_code=status, cookies=cookies, headers={"cache-control": "no-store"})
