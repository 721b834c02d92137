"""The page of the API names calls that the server has, and messages that it knows."""

from __future__ import annotations

import re

from litestar.handlers import HTTPRouteHandler

from docs.markdown import ROOT
from sandtable.server.web import app
from sandtable.server.wire import messages

PAGE = (ROOT / "docs" / "api.md").read_text("utf-8")


def plain(path: str) -> str:
    """A path with its open parts alike, however they are called."""
    return re.sub(r"\{[^}]*\}", "{}", path)


def test_the_page_has_the_calls_that_are_served_and_no_others() -> None:
    handlers = [each for each in vars(app).values() if isinstance(each, HTTPRouteHandler)]
    served = {(method, plain(path)) for each in handlers for method in each.http_methods for path in each.paths}
    named = {(method, plain(path.split("?")[0])) for method, path in re.findall(r"`([A-Z]+) (/api/[^`]+)`", PAGE)}
    assert named == {(method, path) for method, path in served if path.startswith("/api/")}


def test_every_message_on_the_page_is_known() -> None:
    shapes = [each for each in vars(messages).values() if isinstance(each, type)]
    known = {tag for shape in shapes if (tag := getattr(getattr(shape, "__struct_config__", None), "tag", None))}
    named = set(re.findall(r'"type": "([a-z]+)"', PAGE))
    assert named == known - {"servermessage", "request", "deedrequest"}


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
