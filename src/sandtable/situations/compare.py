"""Comparing what is expected with what is there: every key given must agree, others do not matter."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from sandtable.kernel.codec import dumps

MISSING = object()
NOTHING = "-"
"""TOML has no null: what stands for it, as in the notation."""


def plain(value: Any) -> Any:
    """As JSON would give it back: dicts with text keys, lists, numbers, words."""
    return msgspec.json.decode(dumps(value))


def differences(expected: Any, actual: Any, path: str = "") -> Iterator[str]:
    """Where they do not agree, as sentences."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key, value in expected.items():
            below = f"{path}.{key}" if path else str(key)
            found = step(actual, key)
            if found is MISSING:
                yield f"{below} is not there, expected {shown(value)}"
            else:
                yield from differences(value, found, below)
    elif isinstance(expected, list) and isinstance(actual, list) and len(expected) == len(actual):
        for number, (one, other) in enumerate(zip(expected, actual, strict=True)):
            yield from differences(one, other, f"{path}[{number}]")
    elif expected == NOTHING and actual is None:
        return
    elif type(expected) is not type(actual) or expected != actual:
        yield f"{path + ' ' if path else ''}is {shown(actual)}, expected {shown(expected)}"


def step(value: Any, key: str) -> Any:
    """One step down: a key, a place in a list, or the item of a list that has this `id`."""
    if isinstance(value, dict):
        return value.get(key, MISSING)
    if isinstance(value, list):
        named = [each for each in value if isinstance(each, dict) and str(each.get("id", MISSING)) == key]
        if named:
            return named[0]
        if key.isdigit() and int(key) < len(value):
            return value[int(key)]
        if not key.isdigit() and key in value:
            return key
    return MISSING


def at(value: Any, path: str) -> Any:
    """What stands at a path like `units.de-i5-pz4.steps`."""
    for key in path.split("."):
        value = step(value, key)
        if value is MISSING:
            break
    return value


def shown(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def misses(expected: dict[str, Any], board: Any) -> Iterator[tuple[str, str]]:
    """Paths of the board that do not hold what is expected of them, each with a sentence."""
    for path, value in expected.items():
        found = at(board, path)
        if found is MISSING:
            yield path, f"{path} is not there, expected {shown(value)}"
        else:
            for text in differences(value, found, path):
                yield path, text


def in_order(expected: list[dict[str, Any]], happened: list[dict[str, Any]]) -> Iterator[tuple[int, str]]:
    """Each expected event must come, in this order; others may stand between."""
    at_event = 0
    for number, wanted in enumerate(expected):
        for place in range(at_event, len(happened)):
            if not any(differences(wanted, happened[place])):
                at_event = place + 1
                break
        else:
            near = [each for each in happened[at_event:] if each["event"] == wanted.get("event")]
            if near:
                yield number, f"{wanted.get('event')}: {'; '.join(differences(wanted, near[0]))}"
            else:
                rest = ", ".join(each["event"] for each in happened[at_event:]) or "nothing"
                yield number, f"{wanted.get('event')} did not happen; there came {rest}"


def the_same(expected: list[dict[str, Any]], happened: list[dict[str, Any]]) -> Iterator[tuple[int, str]]:
    """These events and no others."""
    for number, (wanted, came) in enumerate(zip(expected, happened, strict=False)):
        for text in differences(wanted, came):
            yield number, f"{came['event']}: {text}"
    for wanted in expected[len(happened) :]:
        yield len(happened), f"{wanted.get('event')} did not happen"
    for came in happened[len(expected) :]:
        yield len(expected), f"{came['event']} happened too: {shown(came)}"
