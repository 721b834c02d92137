"""TypeScript types made from the Python ones, so that the browser and the server cannot drift apart.

`typescript` is what every match sends and takes; `game_types` is what one game adds: its picture, its static data, its
actions and its events.
"""

from __future__ import annotations

import json
import types
from collections.abc import Iterable
from enum import Enum
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from sandtable.kernel.action import Action
from sandtable.kernel.codec import Codec
from sandtable.kernel.dice import Roll
from sandtable.kernel.errors import Name, Refusal
from sandtable.kernel.game import Game
from sandtable.kernel.shapes import Hints, Odds, Outcome, Parameter, StandingKind
from sandtable.server.wire import (
    advice,
    finding,
    learning,
    messages,
    notices,
    order,
    people,
    requests,
    reviews,
    together,
)

RENAMED = {
    "ScenarioInfo": "Scenario",
    "PromptInfo": "Prompt",
    "FormInfo": "Form",
    "MeasureInfo": "Measure",
    "ClauseInfo": "Clause",
    "LearnStep": "SituationStep",
    "SituationDetail": "Situation",
    "Moment": "MomentMessage",
    "Roll": "RollSent",
    "Refusal": "RefusalSent",
}
SENT = (
    Name, Roll, Refusal, Hints, Odds, Outcome, Parameter, StandingKind, messages.Message, messages.GameInfo,
    messages.MatchSeat, messages.MatchInfo, messages.DiceCheck, reviews.Review, advice.AdviceInfo, messages.RuleBook,
    learning.SituationInfo, learning.SituationDetail, learning.OtherRolls,
    learning.LessonInfo, learning.LessonDetail, learning.LessonAnswer,
    notices.Notices, notices.Feeds, notices.Bell, order.Blocked, order.Report,
    together.Lobby, together.Seating, together.Invitation,
    people.Me, people.Passkey, people.OpenSession, people.Challenge,
    finding.Home, finding.PublicList, finding.SeekAnswer, finding.Profile, finding.PrivacyPage,
    messages.ErrorBody, messages.Saved, messages.LogLine, messages.Asked,
)  # fmt: skip
TAKEN = (
    messages.NewMatch, messages.Rename, messages.Problem, messages.GivenNonce, learning.LessonCall, learning.PlayOn,
    notices.PushPlace, notices.PushGone, order.NewReport, together.OpenNetwork, together.SetSeat,
    together.SitDown,
    together.TakeSeat, together.GiveUp, finding.NewHostedMatch, finding.Seek, finding.SetPrivacy,
)  # fmt: skip
SAID, SAYING = get_args(requests.AnyRequest), "BrowserMessage"
"""All that a browser says over the socket, and the name of it."""
GENERIC = {"LogLine": "LogLine<E = GameEvent>"}
MADE = "// Made by `make types` from the server's own types; a test holds it current. Do not edit.\n\n"
HEAD = (
    MADE
    + """export type Seat = string
export type Value = number | string | boolean | null | Name
export type Args = Record<string, Value | Value[]>
export type StandingOrder = Record<string, number | string | boolean>
/** What a seat does: a verb and its named fields; each game's own verbs are in its `wire.ts`. */
export interface Action {
  verb: string
}
export interface GameEvent {
  event: string
  [field: string]: unknown
}
"""
)


class _Writer:
    """Interfaces by their names, each written once; `shared` are those that stand in another file."""

    def __init__(self, shared: dict[type[Struct], str] | None = None) -> None:
        self.done: dict[str, str] = {}
        self.names: dict[type[Struct], str] = {}
        self.imported: set[str] = set()
        self._shared = shared or {}

    def struct(self, kind: type[Struct], *, optional: bool = False) -> str:
        """Write an interface once; give its name. What is only taken may leave its defaults out."""
        if kind in self._shared:
            self.imported.add(self._shared[kind])
            return self._shared[kind]
        if kind not in self.names:
            name = self.names[kind] = self._name(kind)
            self.done[name] = ""
            self.done[name] = self._interface(name, kind, optional)
        return self.names[kind]

    def _name(self, kind: type[Struct]) -> str:
        """The class's own name; where two have one name, the second is told by its module."""
        name = RENAMED.get(kind.__name__, kind.__name__)
        if name not in self.done:
            return name
        return kind.__module__.rsplit(".", 1)[-1].title().replace("_", "") + name

    def _interface(self, name: str, kind: type[Struct], optional: bool) -> str:
        if kind.__struct_config__.array_like:
            hints = _hints(kind)
            inside = ", ".join(f"{each}: {self.type(hints[each])}" for each in kind.__struct_fields__)
            return f"export type {name} = [{inside}]\n"
        lines = "\n".join(f"  {_wrapped(line)}" for line in self.fields(kind, optional))
        return f"export interface {GENERIC.get(name, name)} {{\n{lines}\n}}\n"

    def fields(self, kind: type[Struct], optional: bool = False) -> list[str]:
        """A line for each field. A default that is left out on the way makes it optional."""
        config, hints = kind.__struct_config__, _hints(kind)
        lines = [f"{config.tag_field}: {json.dumps(config.tag).replace(chr(34), chr(39))}"] if config.tag else []
        for field in msgspec.structs.fields(kind):
            mark = "?" if (optional or config.omit_defaults) and not field.required else ""
            lines.append(f"{field.encode_name}{mark}: {self._field(kind, field.name, hints[field.name])}")
        return lines

    def _field(self, kind: type[Struct], name: str, hint: Any) -> str:
        if hint is Any and kind is messages.LogLine:
            return "E"
        if name == "args" and kind.__module__.startswith(("sandtable.kernel", "sandtable.server")):
            return "Args"
        return self.type(hint)

    def union(self, name: str, kinds: Iterable[type[Struct]], *, optional: bool = False) -> str:
        """A tagged union, each kind spelled out in it: two kinds of different unions may have one name."""
        return f"export type {name} =\n" + "\n".join(
            f"  | {_braced(self.fields(kind, optional))}" for kind in dict.fromkeys(kinds)
        )

    def type(self, hint: Any) -> str:
        if hint == requests.Doing:
            return "string | Action"
        if get_args(hint)[:-1] == SAID and get_args(hint)[-1] is type(None):
            return f"{SAYING} | null"
        if hint is Action:
            return "Action"
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(each) for each in args))
        if origin is Literal:
            return " | ".join(json.dumps(each).replace('"', "'") for each in args)
        if origin is tuple and args[1:] != (Ellipsis,):
            return "[" + ", ".join(map(self.type, args)) + "]"
        if origin in (tuple, list, set, frozenset):
            inside = self.type(args[0])
            return f"({inside})[]" if " | " in inside else f"{inside}[]"
        if origin is dict:
            return f"Record<string, {self.type(args[1])}>"
        return self._plain(hint)

    def _plain(self, hint: Any) -> str:
        """A name without parts. What is still loose in Python is unknown here."""
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.struct(hint)
        if isinstance(hint, type) and issubclass(hint, Enum):
            return " | ".join(json.dumps(each.value).replace('"', "'") for each in hint)
        plain = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null"}
        return plain.get(hint, "unknown") if isinstance(hint, type) else "unknown"


def _hints(kind: type[Struct]) -> dict[str, Any]:
    """The types of the fields; those that cannot be found outside a type checker are unknown."""
    try:
        return get_type_hints(kind)
    except NameError:
        return dict.fromkeys(kind.__struct_fields__, Any)


def _wrapped(line: str) -> str:
    """A field of an interface; a long union has a line for each of its kinds."""
    name, _, union = line.partition(": ")
    return line if len(line) < 110 else "\n    | ".join([f"{name}:", *union.split(" | ")])


def _braced(fields: list[str]) -> str:
    line = f"{{ {'; '.join(fields)} }}"
    return line if len(line) < 110 else "{\n" + "".join(f"      {field}\n" for field in fields) + "    }"


def _shared() -> _Writer:
    writer = _Writer()
    for kind in SENT:
        writer.struct(kind)
    for taken in TAKEN:
        writer.struct(taken, optional=True)
    return writer


def typescript() -> str:
    """What travels in every game."""
    writer = _shared()
    told = [writer.struct(kind) for kind in get_args(messages.AnyServerMessage)]
    said = [writer.struct(kind, optional=True) for kind in SAID]
    ends = [
        f"export type {name} =\n" + "\n".join(f"  | {kind}" for kind in kinds)
        for name, kinds in (("ServerMessage", told), (SAYING, said))
    ]
    return "\n".join([HEAD, *writer.done.values(), *ends]) + "\n"


def game_types(game: Game[Any, Any, Any]) -> str:
    """What travels in one game, and the four of them together for its board's props."""
    writer, name = _Writer(_shared().names), game.name.title().replace("-", "")
    codec: Codec = game.codec
    parts = {"Picture": writer.type(game.picture_type), "Static": writer.type(game.static_type)}
    named = [f"export type {name}{part} = {kind}" for part, kind in parts.items() if kind != f"{name}{part}"]
    unions = [
        writer.union(f"{name}Action", _kinds(codec.action_type), optional=True),
        writer.union(f"{name}Event", _kinds(codec.event_type)),
    ]
    together = f"/** What the board's props are made of. */\nexport interface {name}Types {{\n"
    together += "".join(f"  {part.lower()}: {name}{part}\n" for part in ("Picture", "Static", "Action", "Event")) + "}"
    imports = ", ".join(sorted(writer.imported))
    head = MADE + (f"import type {{ {imports} }} from '../../lib/wire'\n" if imports else "")
    return "\n".join([head, *writer.done.values(), *named, *unions, together]) + "\n"


def _kinds(union: Any) -> tuple[type[Struct], ...]:
    return get_args(union) or (union,)
