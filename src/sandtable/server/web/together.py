"""The calls for people at several screens: the own network, seats and invitations, the lobby as it changes."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

from litestar import WebSocket, delete, get, post, put, websocket
from litestar.exceptions import WebSocketDisconnect

from sandtable.kernel.codec import to_send
from sandtable.server.rooms.host import Host
from sandtable.server.rooms.room import Room
from sandtable.server.web.mistakes import answers
from sandtable.server.web.network import Network, addresses
from sandtable.server.web.qr import link
from sandtable.server.web.rights import Caller
from sandtable.server.wire.messages import MatchInfo
from sandtable.server.wire.together import (
    WATCH,
    GiveUp,
    Invitation,
    Invited,
    Link,
    Lobby,
    NetworkInfo,
    OpenNetwork,
    Seating,
    SeatLine,
    SetSeat,
    SitDown,
    TakeSeat,
)

PAUSE = 0.2
"""Seconds in which changes of the lobby are gathered."""


# -- the lobby and the network


@get("/api/lobby", guest=True)
async def lobby(host: Host, network: Network, caller: Caller) -> Lobby:
    """Seats that anyone may take; for the host also the network and who came in by it."""
    return await _lobby(host, network, caller)


async def _lobby(host: Host, network: Network, caller: Caller) -> Lobby:
    seats = await host.seats.open()
    if not caller.host:
        return Lobby(False, seats)
    return Lobby(True, seats, _network(network), host.visitors.listed())


@websocket("/api/lobby/live", guest=True)
async def live_lobby(socket: WebSocket[Any, Any, Any], host: Host, network: Network, caller: Caller) -> None:
    """The lobby, told anew whenever it changes; whoever is connected counts as here."""
    await socket.accept()
    bell, guest = host.visitors.listen(), caller.guest(socket.query_params.get("name", ""))
    if not caller.host:
        host.visitors.enter(guest)
    bell.set()
    teller = asyncio.create_task(_tell(socket, host, network, caller, bell))
    try:
        while True:
            await socket.receive_data(mode="text")
    except WebSocketDisconnect:
        pass
    finally:
        host.visitors.stop(bell)
        if not caller.host:
            host.visitors.leave(guest)
        teller.cancel()
        with contextlib.suppress(asyncio.CancelledError, Exception):
            await teller


async def _tell(
    socket: WebSocket[Any, Any, Any], host: Host, network: Network, caller: Caller, bell: asyncio.Event
) -> None:
    while True:
        await bell.wait()
        bell.clear()
        await socket.send_data(to_send(await _lobby(host, network, caller)).decode(), mode="text")
        await asyncio.sleep(PAUSE)


@put("/api/network", responses=answers(400, 409, 413))
async def open_network(host: Host, network: Network, data: OpenNetwork) -> NetworkInfo:
    """Opens this server to the own network."""
    await network.open(data.address)
    host.visitors.ring()
    return _network(network)


@delete("/api/network", status_code=200)
async def close_network(host: Host, network: Network) -> NetworkInfo:
    """Closes it; those who came in by it are cut off."""
    network.close()
    host.visitors.empty()
    return _network(network)


def _network(network: Network) -> NetworkInfo:
    place = link(f"{network.place()}/") if network.address else None
    return NetworkInfo(bool(network.address), network.address, place, tuple(addresses()))


# -- seats, by the host


@get("/api/matches/{match:str}/seats", responses=answers(404))
async def seating(host: Host, network: Network, match: str) -> Seating:
    """Who sits where in a match, with the links of open invitations."""
    return await seating_of(host, network, match)


@put("/api/matches/{match:str}/seats/{player:int}", responses=answers(400, 404, 409, 413))
async def set_seat(host: Host, network: Network, match: str, player: int, data: SetSeat) -> Seating:
    """Gives a seat to somebody else: with a new invitation, to anyone, to nobody, or to a computer."""
    await host.seats.set(match, player, data)
    return await seating_of(host, network, match)


@put("/api/matches/{match:str}/watch", responses=answers(404))
async def open_watch(host: Host, network: Network, match: str) -> Seating:
    """Makes a link for those who look on; an earlier one ends."""
    await host.seats.set_watch(match, open=True)
    return await seating_of(host, network, match)


@delete("/api/matches/{match:str}/watch", status_code=200, responses=answers(404))
async def close_watch(host: Host, network: Network, match: str) -> Seating:
    """Nobody looks on by a link any more."""
    await host.seats.set_watch(match, open=False)
    return await seating_of(host, network, match)


async def seating_of(host: Host, network: Network, match: str) -> Seating:
    room = await host.room(match)
    words = await host.seats.words(match)
    links = {player: link(f"{network.place()}/#/join/{word}") for player, word in words.items()}
    numbers = dict.fromkeys(each.player for each in room.players)
    lines = tuple(_line(room, player, links.get(player)) for player in numbers)
    return Seating(match, lines, links.get(WATCH), bool(network.address))


def _line(room: Room, player: int, found: Link | None) -> SeatLine:
    held = [each for each in room.players if each.player == player]
    first = held[0]
    presence = room.company.presence(player) if first.holder == "person" and not first.free else ""
    seats = tuple(each.seat for each in held)
    return SeatLine(player, seats, first.holder, first.level, first.name, first.free, presence, found)


# -- seats, by whoever comes


@post("/api/invitation", status_code=200, guest=True, responses=answers(400, 404, 413))
async def look_at(host: Host, data: Invited) -> Invitation:
    """What an invitation is to; it is not used up by this."""
    return await host.seats.look(data.word)


@post("/api/join", status_code=200, guest=True, responses=answers(400, 404, 409, 413))
async def sit_down(host: Host, data: SitDown) -> MatchInfo:
    """Takes the seat of an invitation, which ends with it; the answer holds the key."""
    match, key = await host.seats.accept(data.word, data.name)
    return await host.match(match, [key])


@post("/api/matches/{match:str}/seats/{player:int}", status_code=200, guest=True, responses=answers(400, 404, 409, 413))
async def take_seat(host: Host, match: str, player: int, data: TakeSeat) -> MatchInfo:
    """Takes a seat that is open to anyone; the answer holds the key."""
    return await host.match(match, [await host.seats.take(match, player, data.name)])


@post("/api/matches/{match:str}/leave", status_code=204, guest=True, responses=answers(400, 404, 409, 413))
async def give_up(host: Host, match: str, data: GiveUp) -> None:
    """Whoever holds this key gives up the seat."""
    await host.seats.give_up(match, data.key)
