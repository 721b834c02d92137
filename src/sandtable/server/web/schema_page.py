"""`/api/schema`: the calls as a plain page that loads nothing from anywhere; the same as JSON is beside it."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response, Router
from litestar.openapi.plugins import JsonRenderPlugin, OpenAPIRenderPlugin
from msgspec import Struct

from sandtable.kernel.errors import NotFound
from sandtable.server.web.mistakes import BEFORE_ANY_CALL, MEANINGS
from sandtable.server.wire import finding, learning, messages, notices, order, pace, people, requests, together
from sandtable.server.wire.messages import ErrorBody

STYLE = (
    "<style>body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:2rem auto;padding:0 1rem}"
    "h2{font-size:1.1rem;margin:1.6rem 0 .2rem}code{overflow-wrap:anywhere}li{margin:.1rem 0}</style>"
)
SHAPES = (messages, requests, together, learning, people, finding, notices, order, pace)
"""Modules with what is sent."""


def schema_router() -> Router:
    """Where the page lies; what is not there is told in the shape of all mistakes, where Litestar sends a page."""

    def told(answer: Response[Any]) -> Response[Any]:
        if answer.status_code == 404:
            raise NotFound("There is no such page; the calls are at /api/schema.")
        return answer

    return Router("/api/schema", route_handlers=[], include_in_schema=False, after_request=told)


class SchemaFile(JsonRenderPlugin):
    """The document for programs. Bodies that take no other fields than theirs say so."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        for name, schema in openapi_schema["components"]["schemas"].items():
            for kind in (getattr(shapes, name, None) for shapes in SHAPES):
                if isinstance(kind, type) and issubclass(kind, Struct) and kind.__struct_config__.forbid_unknown_fields:
                    schema["additionalProperties"] = False
        _tell_what_all_answer(openapi_schema)
        return self.render_json(request, openapi_schema)


class SchemaPage(OpenAPIRenderPlugin):
    """Method and address of each call, what it takes, and what it may answer."""

    def __init__(self) -> None:
        super().__init__(path="/", favicon="", style=STYLE)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        _tell_what_all_answer(openapi_schema)
        about = openapi_schema["info"]
        calls = [
            _call(path, method, said)
            for path, methods in sorted(openapi_schema["paths"].items())
            for method, said in methods.items()
            if method in ("get", "post", "put", "patch", "delete")
        ]
        head = f"<h1>{escape(about['title'])} {escape(about['version'])}</h1>"
        link = '<p>For programs: <a href="/api/schema/openapi.json">openapi.json</a></p>'
        title = f"<!doctype html><html lang=en><meta charset=utf-8><title>{escape(about['title'])}</title>"
        return f"{title}{STYLE}<body>{head}{link}{''.join(calls)}</body></html>".encode()


def _tell_what_all_answer(openapi_schema: dict[str, Any]) -> None:
    """What stands before all calls says no by itself: that belongs to each of them."""
    body = {"application/json": {"schema": {"$ref": f"#/components/schemas/{ErrorBody.__name__}"}}}
    for call in (call for calls in openapi_schema["paths"].values() for call in calls.values()):
        for code in BEFORE_ANY_CALL if isinstance(call, dict) and "responses" in call else ():
            call["responses"].setdefault(str(code), {"description": MEANINGS[code], "content": body})


def _call(path: str, method: str, said: dict[str, Any]) -> str:
    lines = [f"takes <code>{escape(each['name'])}</code> ({each['in']})" for each in said.get("parameters", ())]
    body = said.get("requestBody", {}).get("content", {})
    lines += [f"takes a body: {_named(each)}" for each in body.values()]
    for code, answer in said.get("responses", {}).items():
        shapes = ", ".join(filter(None, map(_named, answer.get("content", {}).values())))
        lines.append(f"answers {code}: {escape(answer.get('description', ''))} {shapes}")
    about = escape(said.get("description") or said.get("summary") or "")
    items = "".join(f"<li>{line}</li>" for line in lines)
    return f"<h2><code>{method.upper()} {escape(path)}</code></h2><p>{about}</p><ul>{items}</ul>"


def _named(content: dict[str, Any]) -> str:
    schema = content.get("schema", {})
    name = str(schema.get("$ref") or schema.get("items", {}).get("$ref") or "").rsplit("/", 1)[-1]
    return f"<code>{escape(name)}</code>" if name else ""
