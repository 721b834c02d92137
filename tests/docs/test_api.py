"""The page of the API names calls that the server has, and messages that it knows."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from litestar.handlers import HTTPRouteHandler

from docs.markdown import ROOT
from sandtable.server.hosting.calls import OWN_CALLS
from sandtable.server.web import app
from sandtable.server.wire import messages, requests

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")
SERVICE = "## Of a service"


def plain(path: str) -> str:
    """A path with its open parts alike, however they are called."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def served(handlers: Iterable[Any]) -> set[tuple[str, str]]:
    calls = [each for each in handlers if isinstance(each, HTTPRouteHandler)]
    found = {(method, plain(path)) for each in calls for method in each.http_methods for path in each.paths}
    return {(method, path) for method, path in found if path.startswith("/api/")}


def named(text: str) -> set[tuple[str, str]]:
    return {(method, plain(path.split("?")[0])) for method, path in re.findall(r"`([A-Z]+) (/api/[^`]+)`", text)}


def test_the_page_has_the_calls_that_are_served_and_no_others() -> None:
    at_home, _, rest = PAGE.partition(SERVICE)
    service, _, sockets = rest.partition("## Over the WebSocket")
    assert named(at_home) | named(sockets) == served(vars(app).values())
    of_service = {line for line in service.splitlines() if line.startswith("| ")}
    assert named("\n".join(of_service)) == served(OWN_CALLS)


def test_every_message_on_the_page_is_known() -> None:
    shapes = [each for each in {**vars(messages), **vars(requests)}.values() if isinstance(each, type)]
    known = {tag for shape in shapes if (tag := getattr(getattr(shape, "__struct_config__", None), "tag", None))}
    named = set(re.findall(r'"type": "([a-z]+)"', PAGE))
    assert named == known - {"servermessage", "request", "changerequest"}


def test_the_reference_lists_every_module_of_shapes() -> None:
    wire = ROOT / "src" / "sandtable" / "server" / "wire"
    shapes = {path.stem for path in wire.glob("*.py")} - {"__init__", "present", "typescript"}
    listed = (ROOT / "docs" / "reference" / "messages.md").read_text("utf-8")
    assert set(re.findall(r"::: sandtable\.server\.wire\.(\w+)", listed)) == shapes
    assert all(f"`{each}`" in PAGE for each in shapes)


def test_every_field_of_the_state_is_on_the_page_and_no_other() -> None:
    """`score` stood there once, and no game ever sent one."""
    told = next(line for line in PAGE.splitlines() if '"type": "state"' in line)
    inside = re.sub(
        r"\([^)]*\)|: (?:\[[^\]]*\]|\{(?:[^{}]|\{[^}]*\})*\}|[\w ]+)", "", told.split('"state", ')[1].rstrip("}`")
    )
    assert [each.strip() for each in inside.split(",")] == list(messages.StateMessage.__struct_fields__)
