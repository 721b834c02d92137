"""The live connection of one viewer: what the browser says is answered, what happens is pushed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from sandtable.kernel import RuleError, SandtableError, StaleError
from sandtable.kernel.errors import NotFound
from sandtable.kernel.typed import decoder
from sandtable.server.rooms.host import Host, eyes_of
from sandtable.server.rooms.plans import plannable
from sandtable.server.rooms.replay import Replay
from sandtable.server.rooms.room import NotShown, Room
from sandtable.server.rooms.visitors import Guest
from sandtable.server.rooms.watcher import OTHER_RULES, Watcher
from sandtable.server.store.store import NOT_KEPT, OtherRules
from sandtable.server.web.connection import CUT, WRITE
from sandtable.server.web.mistakes import LONGEST, STORAGE, UNEXPECTED, cut
from sandtable.server.web.rights import Caller, admit
from sandtable.server.wire import present
from sandtable.server.wire.messages import (
    Checked,
    Done,
    Failed,
    Film,
    Moment,
    OddsAnswer,
    PlannableAnswer,
    Refused,
    Stale,
    WaysAnswer,
)
from sandtable.server.wire.requests import (
    ActRequest,
    AnyRequest,
    CallOffRequest,
    ChangeRequest,
    CheckRequest,
    ClaimRequest,
    ConsentRequest,
    DeclineRequest,
    DrawRequest,
    FilmRequest,
    LookRequest,
    MomentRequest,
    OddsRequest,
    PaceRequest,
    PlannableRequest,
    PlanRequest,
    ResignRequest,
    SayRequest,
    ShowRequest,
    StandingRequest,
    UndoRequest,
    WaysRequest,
)

_SAYING = decoder(AnyRequest)
LOG = logging.getLogger("sandtable")
NOT_NOW = 4503
"""How a connection ends that is taken up again later: the disk does not answer."""
ASIDES = 8
"""Questions for odds that one viewer may have open; the next waits until one is answered."""


class NotYours(SandtableError):
    """The viewer does not hold this seat."""


async def serve(socket: WebSocket[Any, Any, Any], host: Host, caller: Caller, match: str) -> None:
    """One viewer, from hello to goodbye."""
    await socket.accept()
    try:
        await admit(host, caller, match)
        room = await host.room(match)
    except OtherRules:
        await socket.close(code=OTHER_RULES)
        return
    except STORAGE:
        LOG.exception("Match %s could not be read", match[:LONGEST])
        await socket.send_data(msgspec.json.encode(Failed("", "not-kept", {}, NOT_KEPT)), mode="text")
        await socket.close(code=NOT_NOW)
        return
    except SandtableError as wrong:
        await socket.send_data(msgspec.json.encode(Failed("", "no-match", {}, cut(str(wrong)))), mode="text")
        await socket.close(code=4404)
        return
    watcher = Watcher(eyes_of(room, caller.keys), socket.scope["state"].get(CUT), caller.keys, caller.watch)
    watcher.account, watcher.name, watcher.session = caller.account, caller.name, caller.session
    watcher.plays = caller.plays
    await room.enter(watcher)
    try:
        await admit(host, caller, match)  # again: what was taken back before `enter` reached nobody here
    except NotFound:
        room.send_off(lambda each: each is watcher, "seat-ended")
    guest = _guest(room, watcher, caller)
    if guest is not None:
        host.visitors.enter(guest)
    sender = asyncio.create_task(_send(socket, watcher))
    try:
        while True:
            await _listen(socket, room, watcher)
    except WebSocketDisconnect:
        pass
    finally:
        room.leave(watcher)
        if guest is not None:
            host.visitors.leave(guest)
        for task in (sender, *watcher.asides):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await task


def _guest(room: Room, watcher: Watcher, caller: Caller) -> Guest | None:
    """A guest by the name of their seat; those who look on have none."""
    name = next((each.name for each in room.players if each.seat in watcher.eyes), "")
    return None if caller.host else caller.guest(name)


async def _send(socket: WebSocket[Any, Any, Any], watcher: Watcher) -> None:
    write = socket.scope["state"].get(WRITE)
    while (data := await watcher.next()) is not None:
        if write is None:  # no server of ours before the application, as in tests
            await socket.send_data(data.decode(), mode="text")
        else:
            await write(data)
    await socket.close(code=watcher.farewell)


async def _listen(socket: WebSocket[Any, Any, Any], room: Room, watcher: Watcher) -> None:
    """One thing that was said. Odds are worked out beside: who asked for them can go on playing."""
    data = await socket.receive_data(mode="text")
    try:
        said = _SAYING.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        watcher.tell(Failed("", "not-understood", {}, cut(str(wrong))))
        return
    except RecursionError:
        watcher.tell(Failed("", "not-understood", {}, "This is nested too deeply."))
        return
    if not isinstance(said, OddsRequest):
        await _answered(room, watcher, said)
        return
    if len(watcher.asides) >= ASIDES:
        await asyncio.wait(watcher.asides, return_when=asyncio.FIRST_COMPLETED)
    task = asyncio.create_task(_answered(room, watcher, said))
    watcher.asides.add(task)
    task.add_done_callback(watcher.asides.discard)


async def _answered(room: Room, watcher: Watcher, said: AnyRequest) -> None:
    """Every request gets an answer, also when it cannot be done."""
    ref = said.ref
    try:
        await _answer(room, watcher, said)
    except StaleError:
        watcher.tell(Stale(ref))
        async with room.lock:
            room.show(watcher, always=True)
    except RuleError as refused:
        watcher.tell(Refused(ref, refused.rule, refused.key, refused.refusal.args))
    except OtherRules:
        return  # what was not answered is sent again, to the process that the viewer comes to next
    except (NotYours, NotShown) as wrong:
        watcher.tell(Failed(ref, "not-yours", {}, str(wrong)))
    except NotFound as wrong:
        watcher.tell(Failed(ref, "no-match", {}, cut(str(wrong))))
    except STORAGE:
        LOG.exception("What was said in match %s could not be kept", room.id)
        watcher.tell(Failed(ref, "not-kept", {}, NOT_KEPT))
    except SandtableError as wrong:
        watcher.tell(Failed(ref, "wrong", {}, cut(str(wrong))))
    except Exception:
        LOG.exception("What was said in match %s failed", room.id)
        watcher.tell(Failed(ref, "failed", {}, UNEXPECTED))


async def _answer(room: Room, watcher: Watcher, said: AnyRequest) -> None:
    match said:
        case CheckRequest() | WaysRequest() | MomentRequest() | FilmRequest() | PlannableRequest():
            async with room.lock:
                watcher.tell(await _looked(room, watcher, said))
        case OddsRequest():
            odds = await room.odds(_held(watcher, said.seat), said.action, said.given)
            watcher.tell(OddsAnswer(said.ref, odds))  # type: ignore[arg-type]  # ready to be sent
        case PaceRequest():
            watcher.pace = max(0, min(2000, said.ms))
            room.computers.set_pace(watcher)
            watcher.tell(Done(said.ref))
        case LookRequest():
            await room.look_with(watcher, said.side)
            watcher.tell(Done(said.ref))
        case SayRequest():
            await room.company.say(watcher, said.text)
            watcher.tell(Done(said.ref))
        case ShowRequest():
            await room.show_side(_held(watcher, said.seat), said.shows)
            watcher.tell(Done(said.ref))
        case ChangeRequest():
            await _change(room, _held(watcher, said.seat), said)
            watcher.tell(Done(said.ref))


async def _change(room: Room, seat: str, said: ChangeRequest) -> None:
    """What a seat does; who may do it has been asked."""
    match said:
        case ActRequest():
            await room.act(seat, said.number, said.action, said.once)
        case UndoRequest():
            await room.undo(seat, said.once)
        case ResignRequest():
            await room.resign(seat, said.once)
        case DrawRequest():
            await room.draw(seat, said.once)
        case ConsentRequest():
            await room.consent(seat, said.what, said.once)
        case StandingRequest():
            await room.standing(seat, said.kind, said.order, said.once)
        case DeclineRequest():
            await room.decline(seat, said.what, said.once)
        case CallOffRequest():
            await room.call_off(seat, said.once)
        case ClaimRequest():
            await room.claim(seat, said.once)
        case PlanRequest():
            await room.plan(seat, said.answers, said.once)


async def _looked(
    room: Room,
    watcher: Watcher,
    said: CheckRequest | WaysRequest | MomentRequest | FilmRequest | PlannableRequest,
) -> Checked | WaysAnswer | Moment | Film | PlannableAnswer:
    """What is read from the table, while nobody changes it."""
    table = room.table
    match said:
        case CheckRequest():
            refusal = table.check(_held(watcher, said.seat), present.read(table.game, said.action))
            return Checked(said.ref, Refused(said.ref, refusal.rule, refusal.key, refusal.args) if refusal else None)
        case WaysRequest():
            return WaysAnswer(said.ref, room.ways(_held(watcher, said.seat), said.unit, said.to, said.via))
        case PlannableRequest():
            return PlannableAnswer(said.ref, plannable(table, _held(watcher, said.seat)))
        case MomentRequest():
            return _replay(room, watcher).moment(said.ref, _eyes(room, watcher, said.eyes), said.step)
        case FilmRequest():
            eyes = _eyes(room, watcher, said.eyes)
            return await _replay(room, watcher).film_by_turns(said.ref, eyes, said.first, said.last)


def _held(watcher: Watcher, seat: str) -> str:
    if seat not in watcher.eyes:
        raise NotYours("You do not hold this seat.")
    return seat


def _replay(room: Room, watcher: Watcher) -> Replay:
    """Who looks on with a side's eyes looks back from where they are."""
    return room.past.replay if watcher.side and room.past is not None else room.replay


def _eyes(room: Room, watcher: Watcher, wanted: tuple[str, ...] | None) -> frozenset[str]:
    """One's own eyes, or those that one was lent, or, when the match is over, anyone's."""
    if watcher.side and wanted in (None, (watcher.side,)):
        return frozenset({watcher.side})
    if wanted is None:
        return frozenset(room.table.seats) if room.table.outcome else watcher.eyes
    if room.table.outcome is None and not watcher.eyes >= set(wanted):
        raise NotYours("Other eyes are open only when the match is over.")
    if not set(wanted) <= set(room.table.seats):
        raise SandtableError(f"There is no such seat; there are: {', '.join(room.table.seats)}.")
    return frozenset(wanted)
