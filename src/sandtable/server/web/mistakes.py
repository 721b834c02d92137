"""Whatever goes wrong in a call: one shape, a sentence that says what to do, and a line in the log.

{"error": {"key": "not-found", "text": "There is no such match.", "args": {}}}
"""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi import ResponseSpec

from sandtable.kernel import FileError, RuleError, SandtableError
from sandtable.kernel.errors import Args, NotFound
from sandtable.server.store.store import NOT_KEPT, NotKeepable, StoreError
from sandtable.server.wire.messages import ErrorBody, ErrorText
from sandtable.server.wire.refused import Missing
from sandtable.text import Speaker

LOG = logging.getLogger("sandtable")
LONGEST = 600
"""Of a sentence, in characters: it may repeat what the caller sent."""

STORAGE = (OSError, StoreError)
"""What a full or broken disk raises."""
UNEXPECTED = "The server made a mistake; its log says more. Nothing was changed. Please try again, then report it."

KEYS = {401: "sign-in", 403: "forbidden", 404: "not-found", 405: "no-method", 408: "too-late", 413: "too-large"}
DETAILS = {
    404: "There is no such call or page.",
    405: "This address does not take this method; /api/schema lists the calls.",
    413: "The body is too large.",
}
MEANINGS = {
    400: "The call cannot be read, or a value in it has the wrong form.",
    401: "Nobody is signed in.",
    403: "The page is a foreign one, or the key does not open this.",
    404: "What was asked for is not here.",
    409: "The game, the scenario or the state of the match does not allow it.",
    413: "The body is too large.",
    414: "The address, with its query, is too long.",
    422: "The file cannot be used; the text names the place.",
    429: "So much at once comes from this address; wait a moment.",
}
BEFORE_ANY_CALL = (403, 414, 429)
"""What may be answered wherever the call goes: it is looked at before anyone asks whom it is for."""


def answers(*codes: int) -> dict[int, ResponseSpec]:
    """The mistakes that a call may answer with, for the API page."""
    return {code: ResponseSpec(ErrorBody, description=MEANINGS[code], generate_examples=False) for code in codes}


def mistake(request: Request[Any, Any, Any], wrong: Exception) -> Response[bytes]:
    """Every exception of a call as its answer. The log names the call without its query, which may hold a key."""
    status, said = explained(wrong)
    where = f"{request.method} {request.url.path}"
    if status >= 500:
        LOG.error("%r: %s %s", where[:LONGEST], status, said.key, exc_info=wrong)
    else:
        LOG.warning("%r: %s %s: %r", where[:LONGEST], status, said.key, said.text)
    headers = {"cache-control": "no-store"}
    if isinstance(wrong, HTTPException) and wrong.headers:
        headers |= {name.lower(): value for name, value in wrong.headers.items()}
    return Response(error_body(said), media_type=MediaType.JSON, status_code=status, headers=headers)


def explained(wrong: Exception) -> tuple[int, ErrorText]:
    """The status and the words."""
    match wrong:
        case NotKeepable():
            return 400, _said("bad-request", str(wrong))
        case Missing():
            return 404, _said(wrong.key, str(wrong), wrong.refusal.args)
        case NotFound():
            return 404, _said("not-found", str(wrong))
        case RuleError():
            return 409, _said(wrong.key, Speaker("en").refusal(wrong.refusal), wrong.refusal.args)
        case FileError():
            return 422, _said("bad-file", str(wrong))
        case _ if isinstance(wrong, STORAGE):
            return 507, _said("not-kept", NOT_KEPT)
        case SandtableError():
            return 409, _said("wrong", str(wrong))
        case HTTPException():
            key = KEYS.get(wrong.status_code, "bad-request")
            return wrong.status_code, _said(key, _plain(wrong))
        case RecursionError():
            return 400, _said("bad-request", "The body is nested too deeply.")
        case UnicodeDecodeError():
            return 400, _said("bad-request", "The body is not UTF-8.")
    return 500, _said("failed", UNEXPECTED)


def error_body(said: ErrorText) -> bytes:
    return msgspec.json.encode(ErrorBody(said))


def _said(key: str, text: str, args: Args | None = None) -> ErrorText:
    return ErrorText(key, cut(text), args or {})


def cut(text: str) -> str:
    """A sentence of bearable length."""
    return text if len(text) <= LONGEST else f"{text[: LONGEST - 4]} ..."


def _plain(wrong: HTTPException) -> str:
    """Without Litestar's words for the call: they repeat the query, which may hold a key."""
    detail = DETAILS.get(wrong.status_code, wrong.detail.partition(" for path ")[0])
    detail = "This cannot be read:" if detail.startswith("Validation failed for") else detail
    extra = wrong.extra if isinstance(wrong.extra, list) else []
    more = "; ".join(f"{each.get('key', '')}: {each.get('message', '')}" for each in extra if isinstance(each, dict))
    return f"{detail} {more}".strip()
