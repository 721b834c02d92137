"""What stands in a sentence: names for ids, printed numbers for hexes, lists joined by commas."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from fluent.runtime.types import fluent_number
from msgspec import Struct

from sandtable.kernel.action import Point
from sandtable.kernel.dice import Roll
from sandtable.kernel.errors import Name
from sandtable.kernel.event import Event

Namer = Callable[[str, str], str]
_UNFIT = re.compile(r"[^A-Za-z0-9_-]")


def message_name(kind: str, id: str) -> str:
    """The message that names an id; what Fluent does not allow in names becomes `_`."""
    return _UNFIT.sub("_", f"{kind}-{id}")


def printed(kind: str, id: Any) -> str:
    """An id without a name of its own: hexes have four digits."""
    return f"{int(id):04d}" if kind == "hex" and str(id).isdigit() else str(id)


def argument(value: Any, kind: str, namer: Namer) -> Any:
    """A value as Fluent takes it. `kind` says of what kind an id is."""
    if isinstance(value, Name):
        return namer(value.kind, value.id)
    if isinstance(value, Roll):
        return "+".join(map(str, value.dice)) or str(value.value)
    if isinstance(value, (tuple, list)):
        return ", ".join(str(_text(argument(each, kind, namer))) for each in value) or "-"
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return "-"
    if kind and isinstance(value, (int, str)):
        return namer(kind, str(value))
    if isinstance(value, int):
        return fluent_number(value, useGrouping=False)
    if isinstance(value, Point):
        return f"{value.x}:{value.y}"
    if isinstance(value, Struct):
        return _struct(value, namer)
    return str(value)


def _text(value: Any) -> str:
    return str(int(value)) if isinstance(value, int) else str(value)


def _struct(value: Struct, namer: Namer) -> str:
    """A small value inside an event or action: by its notation."""
    kinds: dict[str, str] = getattr(value, "names", {})
    parts = [argument(getattr(value, field), kinds.get(field, ""), namer) for field in value.__struct_fields__]
    return " ".join(map(_text, parts))


def fields(value: Struct, namer: Namer) -> dict[str, Any]:
    """All fields of an event or action as arguments; an event's audience and modifier lines are none."""
    hidden = ("to", "lines") if isinstance(value, Event) else ()
    kinds: dict[str, str] = getattr(value, "names", {})
    return {
        field: argument(getattr(value, field), kinds.get(field, ""), namer)
        for field in value.__struct_fields__
        if field not in hidden
    }
