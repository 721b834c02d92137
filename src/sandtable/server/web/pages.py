"""The built client and other files that are sent as they are, gzipped once."""

from __future__ import annotations

import gzip
import mimetypes
import os
from functools import lru_cache
from pathlib import Path
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import Parameter

from sandtable.data.places import package_folder
from sandtable.kernel.errors import NotFound
from sandtable.registry import game as find_game

STATIC = Path(os.environ.get("SANDTABLE_STATIC") or Path(__file__).parents[1] / "static")
"""The built client; `SANDTABLE_STATIC` names another build of it, to be tried."""
_UNBUILT = b"<!doctype html><title>Sandtable</title><p>The pages are not built yet. Run <code>make play</code>."


@lru_cache(128)
def _squeezed(body: bytes) -> bytes:
    return gzip.compress(body, 7, mtime=0)


def packed(request: Request[Any, Any, Any], body: bytes, kind: str, headers: dict[str, str]) -> Response[bytes]:
    """What is sent more than once, gzipped once for those who take it."""
    words = kind.startswith("text/") or kind.endswith(("json", "javascript", "svg+xml"))
    if words and len(body) > 1000 and "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = _squeezed(body), {**headers, "content-encoding": "gzip", "vary": "accept-encoding"}
    return Response(body, media_type=kind, headers=headers)


def _inside(folder: Path, path: str) -> Path | None:
    """A file below a folder; None for what is not there, lies outside, or cannot be a name."""
    try:
        wanted = (folder / path.lstrip("/")).resolve()
        return wanted if wanted.is_relative_to(folder.resolve()) and wanted.is_file() else None
    except (OSError, ValueError):
        return None


def _sent(request: Request[Any, Any, Any], file: Path, cache: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return packed(request, file.read_bytes(), kind, {"cache-control": cache})


@get("/api/games/{game:str}/client/{path:path}", include_in_schema=False, guest=True)
async def client(request: Request[Any, Any, Any], game: str, path: str) -> Response[bytes]:
    """A file of the board that a game brings with it; nothing outside the folder that it names."""
    found = find_game(game)
    wanted = _inside(package_folder(found.name) / found.client, path) if found.client else None
    if wanted is None:
        raise NotFound("There is no such file of this game's board.")
    return _sent(request, wanted, "no-cache")


@get(["/", "/{path:path}"], include_in_schema=False, guest=True)
async def pages(request: Request[Any, Any, Any], path: Annotated[str, Parameter()] = "") -> Response[bytes]:
    """The built client; every other address is the client's own and gets its first page."""
    if path.startswith("/api/"):
        raise NotFound("There is no such call.")
    asset = path.startswith("/assets/")
    found = _inside(STATIC, path) or STATIC / "index.html"
    if asset and found.name == "index.html":
        raise NotFound("There is no such file: the pages are of another version by now. Load the page again.")
    if not found.exists():
        return Response(_UNBUILT, media_type=MediaType.HTML, status_code=503)
    if found.name == "index.html" and request.app.state.network.hosted:
        body = found.read_bytes().replace(b"<html ", b"<html data-hosted ", 1)
        return packed(request, body, "text/html; charset=utf-8", {"cache-control": "no-cache"})
    return _sent(request, found, "public, max-age=31536000, immutable" if asset else "no-cache")
