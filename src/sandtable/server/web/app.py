"""The calls of the server. `docs/api.md` is its page."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Annotated, Any

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, delete, get, patch, post, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import State
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig, ResponseSpec
from litestar.params import Parameter
from litestar.plugins import PluginProtocol
from litestar.plugins.core import MsgspecDIPlugin
from litestar.types import ASGIApp, Scope
from msgspec.structs import replace

from sandtable import __version__
from sandtable.headers import check_options
from sandtable.kernel import SandtableError, dumps
from sandtable.kernel.codec import to_send
from sandtable.kernel.errors import NotFound
from sandtable.kernel.typed import convert
from sandtable.registry import game as find_game
from sandtable.server.learning import lessons, rolls
from sandtable.server.learning import situations as learn
from sandtable.server.rooms.host import Host, eyes_of
from sandtable.server.web import limits, live
from sandtable.server.web.addresses import forget_addresses
from sandtable.server.web.guard import Guard
from sandtable.server.web.mistakes import answers, mistake
from sandtable.server.web.network import Network
from sandtable.server.web.pages import client, packed, pages
from sandtable.server.web.rights import Caller, admit, caller_of, check
from sandtable.server.web.schema_page import SchemaFile, SchemaPage, schema_router
from sandtable.server.web.together import (
    close_network,
    close_watch,
    give_up,
    live_lobby,
    lobby,
    look_at,
    open_network,
    open_watch,
    seating,
    set_seat,
    sit_down,
    take_seat,
)
from sandtable.server.wire.advice import AdviceInfo
from sandtable.server.wire.learning import (
    LessonAnswer,
    LessonCall,
    LessonDetail,
    LessonInfo,
    OtherRolls,
    PlayOn,
    SituationDetail,
    SituationInfo,
)
from sandtable.server.wire.messages import (
    ClauseInfo,
    DiceCheck,
    GameInfo,
    GivenNonce,
    Language,
    MatchInfo,
    NewMatch,
    Problem,
    Rename,
    RuleBook,
    Saved,
)
from sandtable.server.wire.reviews import Review
from sandtable.text import LANGUAGES, Clause, clause, clauses, resource


def _json(body: bytes, status: int = 200) -> Response[bytes]:
    return Response(body, media_type=MediaType.JSON, status_code=status, headers={"cache-control": "no-store"})


def _shape(kind: Any, about: str) -> dict[int, ResponseSpec]:
    """The answer of a call that writes its JSON itself, for the API page."""
    return {200: ResponseSpec(kind, description=about, generate_examples=False)}


class Calls(Litestar):
    """Without what Litestar adds for pydantic and attrs, which nothing here is made of: it loads both versions of
    pydantic, a fifth of what a start costs."""

    @staticmethod
    def _get_default_plugins(plugins: list[PluginProtocol]) -> list[PluginProtocol]:
        return [*plugins, MsgspecDIPlugin()]


# -- games, words, rules


@get("/api/games", responses=answers(400), guest=True)
async def games(host: Host, hidden: bool = False) -> list[GameInfo]:
    """All games; those that are only for tests on request."""
    return host.games(hidden)


@get("/api/text/{language:str}", media_type=MediaType.TEXT, responses=answers(400, 404), guest=True)
async def text(request: Request[Any, Any, Any], language: str, game: str = "") -> Response[bytes]:
    """The words of a language as one Fluent resource: what all games share and, if one is named, its own."""
    if language not in LANGUAGES:
        raise NotFound(f"There is no text in {language!r}; there is {', '.join(LANGUAGES)}.")
    body = resource(language, find_game(game).name if game else "").encode()
    return packed(request, body, "text/plain; charset=utf-8", {"cache-control": "no-cache"})


@get("/api/rules/{game:str}", sync_to_thread=True, responses=answers(400, 404), guest=True)
def rules(game: str, lang: Language = "en") -> RuleBook:
    """All clauses of a game."""
    return RuleBook(tuple(_clause(each) for each in clauses(find_game(game).name, lang).values()))


@get("/api/rules/{game:str}/{id:str}", sync_to_thread=True, responses=answers(400, 404), guest=True)
def rule(game: str, id: str, lang: Language = "en") -> ClauseInfo:
    """One clause."""
    return _clause(clause(find_game(game).name, id, lang))


def _clause(found: Clause) -> ClauseInfo:
    return ClauseInfo(found.id, found.chapter, found.text, found.translated, found.rulings)


@get(
    "/api/static/{game:str}/{scenario:str}",
    sync_to_thread=True,
    responses=_shape(dict[str, Any], "The game's own description") | answers(400, 404, 409),
    guest=True,
)
def static(request: Request[Any, Any, Any], game: str, scenario: str) -> Response[bytes]:
    """What never changes in a match: map, counters, tables. The scenario's options come as query parameters."""
    found = find_game(game)
    known = {option.id: option for option in found.scenario(scenario).options}
    given = {name: _typed(value, known[name].default) for name, value in request.query_params.items() if name in known}
    options = {name: given.get(name, option.default) for name, option in known.items()}
    check_options(found, scenario, options)
    body = dumps(found.static(scenario, options))
    return packed(request, body, MediaType.JSON, {"cache-control": "max-age=3600"})


def _typed(value: str, default: bool | int | str) -> bool | int | str:
    """A query's word as the option's own kind."""
    try:
        return convert(value, type(default), strict=False)
    except msgspec.ValidationError as wrong:
        raise SandtableError(f"{value!r} does not fit the option: {wrong}.") from wrong


# -- matches


@get("/api/matches")
async def matches(host: Host) -> list[MatchInfo]:
    """All matches, the newest first."""
    host.workers.warm()
    return await host.matches()


@get("/api/matches/{match:str}", responses=answers(400, 404), guest=True)
async def one_match(host: Host, caller: Caller, match: str, key: list[str] | None = None, watch: str = "") -> MatchInfo:
    """One match; of a closed one the seats of these keys are shown with them. A guest needs a key, or the word of an
    invitation to look on."""
    await admit(host, caller, match)
    return await host.match(match, caller.keys, caller.host)


@post("/api/matches", responses=answers(400, 404, 409, 413), makes=True)
async def create(host: Host, data: NewMatch) -> MatchInfo:
    """Makes a match."""
    return await host.create(data)


@patch("/api/matches/{match:str}", status_code=204, responses=answers(400, 404, 413))
async def rename(host: Host, match: str, data: Rename) -> None:
    """Gives a match another title."""
    await host.rename(match, data.title)


@delete("/api/matches/{match:str}", responses=answers(404))
async def remove(host: Host, match: str) -> None:
    """Deletes a match for good."""
    await host.remove(match)


@get(
    "/api/matches/{match:str}/file",
    responses=_shape(dict[str, Any], "The record of the match") | answers(404, 409),
    guest=True,
)
async def file(
    host: Host, caller: Caller, match: str, key: list[str] | None = None, watch: str = ""
) -> Response[bytes]:
    """The host's record, as a file; guests get it when the match is over."""
    await admit(host, caller, match)
    body = await host.file(match, before_the_end=caller.host)
    name = f'attachment; filename="sandtable-{match}.json"'
    return Response(body, media_type=MediaType.JSON, headers={"content-disposition": name, "cache-control": "no-store"})


@post("/api/matches/import", request_max_body_size=limits.FILE, responses=answers(413, 422))
async def take_in(host: Host, request: Request[Any, Any, Any]) -> MatchInfo:
    """Takes in a match file; it is replayed and checked first."""
    return await host.take_in(await request.body())


@get(
    "/api/matches/{match:str}/chronicle",
    responses=_shape(dict[str, Any], "What the seat saw and did") | answers(400, 403, 404),
    guest=True,
)
async def chronicle(host: Host, caller: Caller, match: str, key: str) -> Response[bytes]:
    """What the seat of this key may keep of the match."""
    await admit(host, caller, match)
    room = await host.room(match)
    seats = eyes_of(room, [each for each in caller.keys if each == key])
    if not seats:
        raise HTTPException(status_code=403, detail="This key holds no seat of this match.")
    return _json(dumps(await room.chronicle(sorted(seats)[0])))


@get("/api/matches/{match:str}/dice", responses=answers(400, 404, 409), guest=True)
async def check_dice(
    host: Host, caller: Caller, match: str, key: list[str] | None = None, watch: str = ""
) -> DiceCheck:
    """Checks a finished match: its rules, its hashes and every die."""
    await admit(host, caller, match)
    return await host.check_dice(match)


@get(
    "/api/matches/{match:str}/review",
    responses=_shape(Review, "The match looked back at") | answers(400, 404, 409),
    guest=True,
)
async def review(
    host: Host,
    caller: Caller,
    match: str,
    seat: str = "",
    wait: bool = False,
    key: list[str] | None = None,
    watch: str = "",
) -> Response[bytes]:
    """Looks back at a finished match: how it came about, losses, luck, and where it turned, for one seat.

    With `wait` the answer comes when more is known, some seconds later.
    """
    await admit(host, caller, match)
    return _json(dumps(await host.review(match, seat, wait)))


@get(
    "/api/matches/{match:str}/advice",
    responses=_shape(AdviceInfo, "What the strongest level would do, and why") | answers(400, 404, 409),
    guest=True,
)
async def advice(
    host: Host,
    caller: Caller,
    match: str,
    seat: str,
    step: Annotated[int, Parameter(ge=-1, le=1_000_000)] = -1,
    key: list[str] | None = None,
    watch: str = "",
) -> Response[bytes]:
    """What the strongest level would do in the place of a seat: in practice for its open question, with a key of it;
    after the end for what the seat answered after a step (-1: none is named). It takes some seconds."""
    await admit(host, caller, match)
    return _json(await host.advice(match, caller.keys, seat, step if step >= 0 else None))


@post("/api/matches/{match:str}/nonce", status_code=200, responses=answers(400, 404, 409, 413), guest=True)
async def nonce(host: Host, caller: Caller, match: str, data: GivenNonce) -> MatchInfo:
    """Gives the share of a seat in fair dice, before the match begins."""
    await admit(host, replace(caller, keys=(data.key,)), match)
    return await host.nonce(match, data, caller.host)


@post("/api/matches/{match:str}/report", responses=answers(400, 404, 413))
async def report(host: Host, match: str, data: Problem) -> Saved:
    """Saves the match with its versions for a bug report; of a closed one that goes on, what the key's seat saw."""
    return Saved(await host.report(match, data))


@websocket("/api/matches/{match:str}/live", guest=True)
async def live_match(socket: WebSocket[Any, Any, Any], host: Host, caller: Caller, match: str) -> None:
    await live.serve(socket, host, caller, match)


# -- learn


@get("/api/situations/{game:str}", sync_to_thread=True, responses=answers(404), guest=True)
def situations(game: str) -> list[SituationInfo]:
    """The situations of a game: examples, lessons, puzzles."""
    return learn.listed(find_game(game))


@get(
    "/api/situations/{game:str}/{id:str}",
    sync_to_thread=True,
    responses=_shape(SituationDetail, "The situation, step by step") | answers(404),
    guest=True,
)
def situation(game: str, id: str) -> Response[bytes]:
    """One situation, played through."""
    return _json(dumps(learn.detail(find_game(game), id)))


@get(
    "/api/situations/{game:str}/{id:str}/rolls/{step:int}",
    sync_to_thread=True,
    responses=_shape(OtherRolls, "Every other first throw of the step") | answers(404),
    guest=True,
)
def other_rolls(request: Request[Any, Any, Any], game: str, id: str, step: int) -> Response[bytes]:
    """What each other roll would have done in a step."""
    body = dumps(rolls.others(find_game(game), id, step))
    return packed(request, body, MediaType.JSON, {"cache-control": "no-cache"})


@post("/api/situations/{game:str}/{id:str}/play", responses=answers(404), makes=True)
async def try_situation(host: Host, game: str, id: str) -> MatchInfo:
    """Starts a match from the situation's position."""
    found = find_game(game)
    scenario, options, state, first = await asyncio.to_thread(learn.position, found, id)
    return await host.from_situation(found, scenario, options, state, first)


# -- lessons


@get("/api/lessons/{game:str}", sync_to_thread=True, responses=answers(404), guest=True)
def lesson_list(game: str) -> list[LessonInfo]:
    """The lessons of a game."""
    return lessons.listed(find_game(game))


@get("/api/lessons/{game:str}/{id:str}", sync_to_thread=True, responses=answers(404), guest=True)
def lesson_detail(game: str, id: str) -> LessonDetail:
    """One lesson."""
    return lessons.detail(find_game(game), id)


@post(
    "/api/lessons/{game:str}/{id:str}",
    sync_to_thread=True,
    status_code=200,
    responses=_shape(LessonAnswer, "Where the learner stands") | answers(400, 404, 409, 413),
    guest=True,
)
def lesson_call(game: str, id: str, data: LessonCall) -> Response[bytes]:
    """Tries something in a lesson."""
    return _json(to_send(lessons.call(find_game(game), id, data)))


@post("/api/lessons/{game:str}/{id:str}/play", responses=answers(400, 404, 409, 413), makes=True)
async def play_on(host: Host, game: str, id: str, data: PlayOn) -> MatchInfo:
    """Starts a match from where the learner stands."""
    found = find_game(game)
    scenario, options, state, seat = await asyncio.to_thread(lessons.position, found, id, data.done)
    return await host.from_situation(found, scenario, options, state, seat, data.level)


COMMON = (
    games, client, text, rules, rule, static, one_match, file, chronicle, check_dice, review, advice, report,
    live_match, situations, situation, other_rolls, lesson_list, lesson_detail, lesson_call, pages, lobby, live_lobby,
    open_network, close_network, look_at,
)  # fmt: skip
HOME = (
    matches, create, rename, remove, take_in, try_situation, play_on, nonce, sit_down, take_seat, give_up, seating,
    set_seat, open_watch, close_watch,
)  # fmt: skip
"""What a service does in its own way: there a seat is somebody's, not a key's."""


def make_app(
    host: Host,
    network: Network,
    sockets: int = limits.SOCKETS,
    own: Sequence[Any] = HOME,
    given: Mapping[str, Provide] | None = None,
) -> ASGIApp:
    """The application over the matches of a host, with its guard around it; `own` calls beside those that all have,
    and what is `given` to calls beside or instead of what all are given."""

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

    def the_network() -> Network:
        return network

    def the_caller(scope: Scope) -> Caller:
        return caller_of(ASGIConnection(scope), network)

    calls = Calls(
        route_handlers=[*COMMON, *own],
        guards=[check],
        state=State({"network": network}),
        dependencies={
            "host": Provide(the_host, sync_to_thread=False),
            "network": Provide(the_network, sync_to_thread=False),
            "caller": Provide(the_caller, sync_to_thread=False),
            **(given or {}),
        },
        lifespan=[opened],
        exception_handlers={Exception: mistake},
        request_max_body_size=limits.BODY,
        openapi_config=OpenAPIConfig(
            "Sandtable", __version__, path="/api/schema", render_plugins=[SchemaPage(), SchemaFile()],
            openapi_router=schema_router(),
        ),
    )  # fmt: skip
    host.forget = partial(forget_addresses, calls)
    return Guard(calls, network, limits.Clients(sockets))
