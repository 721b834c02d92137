"""The calls of a hosted service for what people are told: settings, the bell, push, feeds."""

from __future__ import annotations

from litestar import MediaType, Response, delete, get, post, put

from sandtable.server.hosting.config import Config
from sandtable.server.hosting.people_calls import owner
from sandtable.server.people import feeds
from sandtable.server.people.notices import NoticeBoard
from sandtable.server.people.sessions import Person
from sandtable.server.web.mistakes import answers
from sandtable.server.wire.notices import Bell, Feeds, Notices, PushGone, PushPlace, SetNotices


@get("/api/me/notices", guest=True, responses=answers(401))
async def read_notices(notices: NoticeBoard, person: Person | None) -> Notices:
    """What this account is told, and by which ways."""
    return await notices.of(owner(person).account)


@put("/api/me/notices", guest=True, responses=answers(400, 401, 403, 409, 413))
async def set_notices(notices: NoticeBoard, person: Person | None, data: SetNotices) -> Notices:
    """What this account is told outside the page, by which ways, and its holiday."""
    account = owner(person).account
    await notices.choose(account, data)
    return await notices.of(account)


@get("/api/me/bell", guest=True, responses=answers(401))
async def read_bell(notices: NoticeBoard, person: Person | None) -> Bell:
    """What happened while this account was elsewhere."""
    return await notices.bell(owner(person).account)


@post("/api/me/bell", status_code=204, guest=True, responses=answers(401, 403))
async def see_bell(notices: NoticeBoard, person: Person | None) -> None:
    """Whoever opened the bell has seen it."""
    await notices.seen(owner(person).account)


@put("/api/me/push", status_code=204, guest=True, responses=answers(400, 401, 403, 409, 413))
async def add_push(notices: NoticeBoard, person: Person | None, data: PushPlace) -> None:
    """This browser takes push messages from now on."""
    await notices.subscribe(owner(person).account, data)


@post("/api/me/push/end", status_code=204, guest=True, responses=answers(400, 401, 403, 413))
async def end_push(notices: NoticeBoard, person: Person | None, data: PushGone) -> None:
    """This browser takes none any more."""
    await notices.unsubscribe(owner(person).account, data.endpoint)


@put("/api/me/feed", guest=True, responses=answers(401, 403))
async def open_feed(notices: NoticeBoard, config: Config, person: Person | None) -> Feeds:
    """New addresses of this account's feeds, told this once; those before end."""
    word = await notices.open_feed(owner(person).account)
    place = f"{config.service.address.rstrip('/')}/api/feeds/{word}"
    return Feeds(f"{place}/atom.xml", f"{place}/calendar.ics")


@delete("/api/me/feed", guest=True, responses=answers(401, 403))
async def close_feed(notices: NoticeBoard, person: Person | None) -> None:
    """Nobody reads this account's feeds any more."""
    await notices.close_feed(owner(person).account)


@get("/api/feeds/{word:str}/atom.xml", guest=True, media_type="application/atom+xml", responses=answers(404))
async def read_atom(notices: NoticeBoard, config: Config, word: str) -> Response[bytes]:
    """What the account of this word is told, as an Atom feed."""
    account, language = await notices.of_feed(word)
    body = await feeds.atom(notices, account, language, config.service.address.rstrip("/"))
    return Response(body, media_type="application/atom+xml", headers={"cache-control": "no-store"})


@get("/api/feeds/{word:str}/calendar.ics", guest=True, media_type=MediaType.TEXT, responses=answers(404))
async def read_calendar(notices: NoticeBoard, config: Config, word: str) -> Response[bytes]:
    """Until when the account of this word is to answer by mail, as a calendar."""
    account, language = await notices.of_feed(word)
    body = await feeds.calendar(notices, account, language, config.service.address.rstrip("/"))
    return Response(body, media_type="text/calendar; charset=utf-8", headers={"cache-control": "no-store"})


CALLS = [
    read_notices, set_notices, read_bell, see_bell, add_push, end_push, open_feed, close_feed, read_atom, read_calendar,
]  # fmt: skip
