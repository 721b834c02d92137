"""The calls of a hosted service for people: who am I, accounts, signing in and out, letters, passkeys, sessions.

A browser is known by a cookie that no script reads. Whatever changes something also needs the header that only our own
pages know: a foreign page can send the cookie along, but not that.
"""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException

from sandtable.server.people.limits import PASSKEY_FROM, home_of
from sandtable.server.people.office import Office
from sandtable.server.people.sessions import DAYS, Person
from sandtable.server.web.mistakes import answers
from sandtable.server.wire.people import (
    Answer,
    Challenge,
    Leave,
    MailTo,
    Me,
    NewAccount,
    NewPassword,
    OpenSession,
    Passkey,
    SetLanguage,
    SignIn,
    UsedWord,
)
from sandtable.server.wire.refused import refused

FORM = "x-sandtable-csrf"
SAFE = ("GET", "HEAD", "OPTIONS")
NO_FORM = "This page is too old or not ours: load it again."
NO_ACCOUNT = "Sign in first."


async def person_of(connection: ASGIConnection[Any, Any, Any, Any], office: Office) -> Person | None:
    """Whoever's cookie this is; a call that changes something needs its header too."""
    person = await office.sessions.find(connection.cookies.get(office.cookie, ""))
    if person is not None and connection.scope.get("method", "GET") not in SAFE:
        given = connection.headers.get(FORM, "")
        if not secrets.compare_digest(given.encode(), person.csrf.encode()):
            raise HTTPException(status_code=403, detail=NO_FORM)
    return person


def owner(person: Person | None) -> Person:
    """The account that calls; nobody else may."""
    if person is None or not person.account:
        raise HTTPException(status_code=401, detail=NO_ACCOUNT)
    return person


# -- who am I, coming and going


@get("/api/me", guest=True)
async def me(office: Office, person: Person | None) -> Me:
    """Who this browser is."""
    return await _me(office, person)


@post("/api/accounts", guest=True, responses=answers(400, 403, 409, 413))
async def register(
    request: Request[Any, Any, Any], office: Office, person: Person | None, data: NewAccount
) -> Response[Me]:
    """Makes an account and signs it in; what the browser began as a guest is the account's."""
    guest = person.guest if person is not None else ""
    account = await office.accounts.register(data.name, data.password, data.language, guest, _address(request))
    return await _let_in(request, office, person, account)


@post("/api/session", guest=True, responses=answers(400, 403, 409, 413))
async def sign_in(request: Request[Any, Any, Any], office: Office, person: Person | None, data: SignIn) -> Response[Me]:
    """Signs in with name and password."""
    account = await office.accounts.sign_in(data.name, data.password, _address(request))
    return await _let_in(request, office, person, account)


@delete("/api/session", status_code=200, guest=True, responses=answers(403))
async def sign_out(office: Office, person: Person | None) -> Response[Me]:
    """Ends this browser's session."""
    if person is not None:
        await office.sessions.end(person.session)
    return Response(Me(letters=office.letters), cookies=[_cookie(office, "", 0)], headers={"cache-control": "no-store"})


@post("/api/letters", status_code=202, guest=True, responses=answers(400, 403, 409, 413))
async def ask_for_link(request: Request[Any, Any, Any], office: Office, data: MailTo) -> Response[None]:
    """Sends a letter with a link to sign in by, if an account has this address; the answer is the same if none has."""
    wanted = await office.count_link(data.mail, _address(request))
    return Response(None, background=BackgroundTask(office.send_link, wanted))


@post("/api/letters/enter", guest=True, status_code=200, responses=answers(400, 403, 404, 413))
async def enter(request: Request[Any, Any, Any], office: Office, person: Person | None, data: UsedWord) -> Response[Me]:
    """Signs in by the link of a letter."""
    return await _let_in(request, office, person, await office.enter(data.word))


@post("/api/letters/prove", guest=True, status_code=204, responses=answers(400, 403, 404, 409, 413))
async def prove(office: Office, data: UsedWord) -> None:
    """Proves a mail address by the link of a letter."""
    await office.prove(data.word)


# -- one's own account


@put("/api/me/language", status_code=204, guest=True, responses=answers(400, 401, 403, 413))
async def set_language(office: Office, person: Person | None, data: SetLanguage) -> None:
    """The language that letters are written in."""
    await office.accounts.set_language(owner(person).account, data.language)


@put("/api/me/mail", status_code=202, guest=True, responses=answers(400, 401, 403, 409, 413))
async def set_mail(office: Office, person: Person | None, data: MailTo) -> None:
    """Sends a letter to an address; it is the account's when the link in it is followed."""
    await office.ask_to_prove(owner(person), data.mail)


@delete("/api/me/mail", guest=True, responses=answers(401, 403))
async def remove_mail(office: Office, person: Person | None) -> None:
    await office.accounts.remove_mail(owner(person).account)


@put("/api/me/password", status_code=204, guest=True, responses=answers(400, 401, 403, 409, 413))
async def set_password(office: Office, person: Person | None, data: NewPassword) -> None:
    """A new password; everywhere else the account is signed out."""
    known = owner(person)
    if (await office.accounts.info(known.account)).has_password:
        await office.accounts.check_password(known.account, data.old)
    await office.accounts.set_password(known.account, data.new, known.session)


@get("/api/me/sessions", guest=True, responses=answers(401))
async def sessions(office: Office, person: Person | None) -> tuple[OpenSession, ...]:
    """Wherever this account is signed in."""
    return await office.sessions.of(owner(person))


@delete("/api/me/sessions/{id:str}", guest=True, responses=answers(401, 403, 404))
async def end_session(office: Office, person: Person | None, id: str) -> None:
    """Signs out in one of these places."""
    if not await office.sessions.end_one(owner(person).account, id):
        raise HTTPException(status_code=404, detail="There is no such session.")


@get("/api/me/data", guest=True, responses=answers(401))
async def take_along(office: Office, person: Person | None) -> Response[bytes]:
    """All that is kept of this person, as a file."""
    data = await office.accounts.data(owner(person).account)
    body = msgspec.json.format(msgspec.json.encode(data))
    headers = {"content-disposition": 'attachment; filename="sandtable-me.json"', "cache-control": "no-store"}
    return Response(body, media_type=MediaType.JSON, headers=headers)


@post("/api/me/leave", status_code=200, guest=True, responses=answers(400, 401, 403, 409, 413))
async def leave(office: Office, person: Person | None, data: Leave) -> Response[Me]:
    """Deletes the account and all that is kept of it."""
    known = owner(person)
    if data.name.strip().lower() != known.name.lower():
        raise refused("leave-name")
    if (await office.accounts.info(known.account)).has_password:
        await office.accounts.check_password(known.account, data.password)
    await office.accounts.delete(known.account)
    return Response(Me(letters=office.letters), cookies=[_cookie(office, "", 0)], headers={"cache-control": "no-store"})


# -- passkeys


@get("/api/me/passkeys", guest=True, responses=answers(401))
async def passkeys(office: Office, person: Person | None) -> tuple[Passkey, ...]:
    """The account's passkeys."""
    return await office.passkeys.of(owner(person).account)


@post("/api/me/passkeys/begin", status_code=200, guest=True, responses=answers(401, 403, 409))
async def begin_passkey(office: Office, person: Person | None) -> Challenge:
    """What a browser needs to make a passkey for this account."""
    known = owner(person)
    return await office.passkeys.begin(known.account, known.name)


@post("/api/me/passkeys", status_code=204, guest=True, responses=answers(400, 401, 403, 404, 409, 413))
async def add_passkey(office: Office, person: Person | None, data: Answer) -> None:
    """Adds the passkey that the browser has made."""
    await office.passkeys.add(owner(person).account, data.word, data.answer, data.label)


@delete("/api/me/passkeys/{id:str}", guest=True, responses=answers(401, 403, 404, 409))
async def remove_passkey(office: Office, person: Person | None, id: str) -> None:
    """Removes a passkey that is not the only way in."""
    await office.passkeys.remove(owner(person).account, id)


@post("/api/passkey/begin", status_code=200, guest=True, responses=answers(403, 409))
async def ask_passkey(request: Request[Any, Any, Any], office: Office) -> Challenge:
    """What a browser needs to sign in by passkey."""
    await office.limits.count(PASSKEY_FROM, _address(request))
    return await office.passkeys.ask()


@post("/api/passkey", status_code=200, guest=True, responses=answers(400, 403, 404, 409, 413))
async def sign_in_by_passkey(
    request: Request[Any, Any, Any], office: Office, person: Person | None, data: Answer
) -> Response[Me]:
    """Signs in by the passkey that answered."""
    return await _let_in(request, office, person, await office.passkeys.sign_in(data.word, data.answer))


CALLS = [
    me, register, sign_in, sign_out, ask_for_link, enter, prove, set_language, set_mail, remove_mail,
    set_password, sessions, end_session, take_along, leave, passkeys, begin_passkey, add_passkey, remove_passkey,
    ask_passkey, sign_in_by_passkey,
]  # fmt: skip


async def _me(office: Office, person: Person | None) -> Me:
    if person is None:
        return Me(letters=office.letters)
    if not person.account:
        return Me(guest=True, csrf=person.csrf, letters=office.letters)
    return Me(await office.accounts.info(person.account), csrf=person.csrf, letters=office.letters)


async def _let_in(request: Request[Any, Any, Any], office: Office, before: Person | None, account: str) -> Response[Me]:
    """A new session, whatever the browser had before: a word from before signing in is worth nothing after it. What
    the browser began as a guest is the account's."""
    if before is not None:
        await office.sessions.end(before.session)
        if before.guest:
            await office.accounts.take_over(account, before.guest)
    word, _ = await office.sessions.begin(account, request.headers.get("user-agent", ""))
    body = await _me(office, await office.sessions.find(word))
    return Response(
        body, status_code=200, cookies=[session_cookie(office, word)], headers={"cache-control": "no-store"}
    )


def session_cookie(office: Office, word: str) -> Cookie:
    return _cookie(office, word, DAYS * 86_400)


def _cookie(office: Office, word: str, age: int) -> Cookie:
    return Cookie(office.cookie, path="/", value=word, max_age=age, secure=office.secure, httponly=True, samesite="lax")


def _address(request: Request[Any, Any, Any]) -> str:
    """As limits count it."""
    return home_of(request.client.host) if request.client else ""
