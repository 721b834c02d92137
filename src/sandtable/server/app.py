"""The pages and calls of the server. `docs/api.md` is its page."""

from __future__ import annotations

import asyncio
import gzip
import mimetypes
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, patch, post, websocket
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.params import Parameter

from sandtable import __version__
from sandtable.data.places import package_folder
from sandtable.kernel import FileError, RuleError, SandtableError, dumps
from sandtable.kernel.typed import convert
from sandtable.registry import game as find_game
from sandtable.server import learn, lessons, live, rolls
from sandtable.server.guard import LOCAL, Guard
from sandtable.server.host import Host, NotFound, eyes_of
from sandtable.server.messages import (
    ClauseInfo,
    ErrorBody,
    ErrorText,
    GameInfo,
    LessonCall,
    LessonDetail,
    LessonInfo,
    MatchInfo,
    NewMatch,
    PlayOn,
    Problem,
    Rename,
    RuleBook,
    Saved,
    SituationInfo,
)
from sandtable.text import LANGUAGES, Clause, Speaker, clause, clauses, resource

STATIC = Path(os.environ.get("SANDTABLE_STATIC") or Path(__file__).parent / "static")
"""The built client; `SANDTABLE_STATIC` names another build of it, to be tried."""
LIMIT = 50_000_000
"""The largest match file that is taken in, in bytes."""


def _json(body: bytes, status: int = 200) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON, status_code=status, headers={"cache-control": "no-store"})


@lru_cache(128)
def _squeezed(body: bytes) -> bytes:
    return gzip.compress(body, 7, mtime=0)


def _packed(request: Request[Any, Any, Any], body: bytes, kind: str, headers: dict[str, str]) -> Response[bytes]:
    """What is sent more than once, gzipped once for those who take it."""
    words = kind.startswith("text/") or kind.endswith(("json", "javascript", "svg+xml"))
    if words and len(body) > 1000 and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = _squeezed(body), {**headers, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(body, media_type=kind, headers=headers)


# -- games, words, rules


@get("/api/games")
async def games(host: Host, hidden: bool = False) -> list[GameInfo]:
    return host.games(hidden)


@get("/api/games/{game:str}/client/{path:path}", include_in_schema=False)
async def client(request: Request[Any, Any, Any], game: str, path: str) -> Response[bytes]:
    """A file of the board that a game brings with it; nothing outside the folder that it names."""
    found = find_game(game)
    folder = (package_folder(found.name) / found.client).resolve()
    wanted = (folder / path.lstrip("/")).resolve()
    if not found.client or not wanted.is_relative_to(folder) or not wanted.is_file():
        raise NotFound("There is no such file of this game's board.")
    return _packed(request, wanted.read_bytes(), _kind(wanted), {"cache-control": "no-cache", **_SAFE})


def _kind(file: Path) -> str:
    return mimetypes.guess_type(file.name)[0] or "application/octet-stream"


@get("/api/text/{language:str}", media_type=MediaType.TEXT)
async def text(request: Request[Any, Any, Any], language: str, game: str = "") -> Response[bytes]:
    if language not in LANGUAGES:
        raise NotFound(f"There is no text in {language!r}; there is {', '.join(LANGUAGES)}.")
    body = resource(language, find_game(game).name if game else "").encode()
    return _packed(request, body, "text/plain; charset=utf-8", {"cache-control": "no-cache"})


@get("/api/rules/{game:str}")
async def rules(game: str, lang: str = "en") -> RuleBook:
    return RuleBook(tuple(_clause(each) for each in clauses(find_game(game).name, lang).values()))


@get("/api/rules/{game:str}/{id:str}")
async def rule(game: str, id: str, lang: str = "en") -> ClauseInfo:
    try:
        return _clause(clause(find_game(game).name, id, lang))
    except SandtableError as wrong:
        raise NotFound(str(wrong)) from wrong


def _clause(found: Clause) -> ClauseInfo:
    return ClauseInfo(found.id, found.chapter, found.text, found.translated, found.rulings)


@get("/api/static/{game:str}/{scenario:str}")
async def static(request: Request[Any, Any, Any], game: str, scenario: str) -> Response[bytes]:
    found = find_game(game)
    known = {option.id: option for option in found.scenario(scenario).options}
    given = {name: _typed(value, known[name].default) for name, value in request.query_params.items() if name in known}
    options = {name: given.get(name, option.default) for name, option in known.items()}
    body = dumps(found.static(scenario, options))
    return _packed(request, body, MediaType.JSON, {"cache-control": "max-age=3600"})


def _typed(value: str, default: bool | int | str) -> bool | int | str:
    """A query's word as the option's own kind."""
    try:
        return convert(value, type(default), strict=False)
    except msgspec.ValidationError as wrong:
        raise SandtableError(f"{value!r} does not fit the option: {wrong}.") from wrong


# -- matches


@get("/api/matches")
async def matches(host: Host) -> list[MatchInfo]:
    host.workers.warm()
    return await host.matches()


@get("/api/matches/{match:str}")
async def one_match(host: Host, match: str) -> MatchInfo:
    return await host.match(match)


@post("/api/matches")
async def create(host: Host, data: NewMatch) -> MatchInfo:
    return await host.create(data)


@patch("/api/matches/{match:str}")
async def rename(host: Host, match: str, data: Rename) -> None:
    await host.rename(match, data.title.strip()[:120])


@delete("/api/matches/{match:str}")
async def remove(host: Host, match: str) -> None:
    await host.remove(match)


@get("/api/matches/{match:str}/file")
async def file(host: Host, match: str) -> Response[bytes]:
    body = await host.file(match)
    name = f'attachment; filename="sandtable-{match}.json"'
    return Response(body, media_type=MediaType.JSON, headers={"content-disposition": name, "cache-control": "no-store"})


@post("/api/matches/import")
async def take_in(host: Host, request: Request[Any, Any, Any]) -> MatchInfo:
    return await host.take_in(await request.body())


@get("/api/matches/{match:str}/chronicle")
async def chronicle(host: Host, match: str, key: str) -> Response[bytes]:
    room = await host.room(match)
    seats = eyes_of(room, [key])
    if not seats:
        raise HTTPException(status_code=403, detail="This key holds no seat of this match.")
    return _json(dumps(room.table.chronicle(sorted(seats)[0])))


@post("/api/matches/{match:str}/report")
async def report(host: Host, match: str, data: Problem) -> Saved:
    return Saved(await host.report(match, data.text[:10_000]))


@websocket("/api/matches/{match:str}/live")
async def live_match(socket: WebSocket[Any, Any, Any], host: Host, match: str) -> None:
    await live.serve(socket, host, match)


# -- learn


@get("/api/situations/{game:str}", sync_to_thread=True)
def situations(game: str) -> list[SituationInfo]:
    return learn.listed(find_game(game))


@get("/api/situations/{game:str}/{id:str}", sync_to_thread=True)
def situation(game: str, id: str) -> Response[bytes]:
    return _json(dumps(learn.detail(find_game(game), id)))


@get("/api/situations/{game:str}/{id:str}/rolls/{step:int}", sync_to_thread=True)
def other_rolls(request: Request[Any, Any, Any], game: str, id: str, step: int) -> Response[bytes]:
    body = dumps(rolls.others(find_game(game), id, step))
    return _packed(request, body, MediaType.JSON, {"cache-control": "no-cache"})


@post("/api/situations/{game:str}/{id:str}/play")
async def try_situation(host: Host, game: str, id: str) -> MatchInfo:
    found = find_game(game)
    scenario, options, state, first = learn.position(found, id)
    return await host.from_situation(found, scenario, options, state, first)


# -- lessons


@get("/api/lessons/{game:str}", sync_to_thread=True)
def lesson_list(game: str) -> list[LessonInfo]:
    return lessons.listed(find_game(game))


@get("/api/lessons/{game:str}/{id:str}", sync_to_thread=True)
def lesson_detail(game: str, id: str) -> LessonDetail:
    return lessons.detail(find_game(game), id)


@post("/api/lessons/{game:str}/{id:str}", sync_to_thread=True, status_code=200)
def lesson_call(game: str, id: str, data: LessonCall) -> Response[bytes]:
    return _json(dumps(lessons.call(find_game(game), id, data)))


@post("/api/lessons/{game:str}/{id:str}/play")
async def play_on(host: Host, game: str, id: str, data: PlayOn) -> MatchInfo:
    found = find_game(game)
    scenario, options, state, seat = await asyncio.to_thread(lessons.position, found, id, data.done)
    return await host.from_situation(found, scenario, options, state, seat, data.level)


# -- pages


@get(["/", "/{path:path}"], include_in_schema=False)
async def pages(request: Request[Any, Any, Any], path: Annotated[str, Parameter()] = "") -> Response[bytes]:
    """The built client; every other address is the client's own and gets its first page."""
    wanted = (STATIC / path.lstrip("/")).resolve()
    inside = wanted.is_relative_to(STATIC.resolve()) and wanted.is_file()
    if path.startswith("/api/"):
        raise NotFound("There is no such call.")
    found = wanted if inside else STATIC / "index.html"
    if not found.exists():
        return Response(_UNBUILT, media_type=MediaType.HTML, status_code=503)
    hashed = "/assets/" in path
    cache = "public, max-age=31536000, immutable" if hashed else "no-cache"
    return _packed(request, found.read_bytes(), _kind(found), {"cache-control": cache, **_SAFE})


_SAFE = {
    "content-security-policy": "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
}
_UNBUILT = b"<!doctype html><title>Sandtable</title><p>The pages are not built yet. Run <code>make play</code>."


# -- mistakes


def _mistake(request: Request[Any, Any, Any], wrong: Exception) -> Response[bytes]:
    """Every mistake in one shape, with what to do."""
    status, key, args, said = 400, "wrong", {}, str(wrong)
    match wrong:
        case NotFound():
            status, key = 404, "not-found"
        case RuleError():
            refusal = wrong.refusal
            status, key, args = 409, refusal.key, refusal.args
            said = Speaker("en").refusal(refusal)
        case FileError():
            status, key = 422, "bad-file"
        case HTTPException():
            status, key, said = wrong.status_code, "bad-request", _plain(wrong)
    body = msgspec.json.encode(ErrorBody(ErrorText(key, said, args)))
    return _json(body, status)


def _plain(wrong: HTTPException) -> str:
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    more = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict))
    return f"{wrong.detail} {more}".strip()


def make_app(folder: Path, hosts: frozenset[str] = LOCAL) -> Litestar:
    """The application over one data folder."""
    host = Host(folder)

    @asynccontextmanager
    async def opened(_: Litestar) -> AsyncIterator[None]:
        await host.open()
        loading = asyncio.create_task(asyncio.to_thread(host.games, True))
        try:
            yield
        finally:
            await loading
            await host.close()

    def the_host() -> Host:
        return host

    from litestar.di import Provide

    return Litestar(
        route_handlers=[
            games, client, text, rules, rule, static, matches, one_match, create, rename, remove, file, take_in,
            chronicle, report, live_match, situations, situation, other_rolls, try_situation,
            lesson_list, lesson_detail, lesson_call, play_on, pages,
        ],
        dependencies={"host": Provide(the_host, sync_to_thread=False)},
        lifespan=[opened],
        middleware=[lambda app: Guard(app, hosts)],
        exception_handlers={SandtableError: _mistake, HTTPException: _mistake},
        request_max_body_size=LIMIT,
        openapi_config=OpenAPIConfig("Sandtable", __version__, path="/api/schema"),
    )  # fmt: skip
