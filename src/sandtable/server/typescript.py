"""TypeScript types made from the Python ones, so that the browser and the server cannot drift apart."""

from __future__ import annotations

import types
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Struct

from sandtable.kernel.dice import Roll
from sandtable.kernel.errors import Name, Refusal
from sandtable.kernel.shapes import Hints, Odds, Outcome, Parameter, StandingKind
from sandtable.server import messages

RENAMED = {
    "ScenarioInfo": "Scenario",
    "PromptInfo": "Prompt",
    "MeasureInfo": "Measure",
    "ClauseInfo": "Clause",
    "LearnStep": "SituationStep",
    "SituationDetail": "Situation",
    "LiveState": "StateMessage",
    "Moment": "MomentMessage",
    "Roll": "RollSent",
    "Refusal": "RefusalSent",
}
SENT = (
    Name, Roll, Refusal, Hints, Odds, Outcome, Parameter, StandingKind, messages.Message, messages.GameInfo,
    messages.MatchSeat, messages.MatchInfo, messages.RuleBook, messages.SituationInfo, messages.SituationDetail,
    messages.OtherRolls, messages.ErrorBody, messages.Saved, messages.LogLine, messages.Asked,
)  # fmt: skip
TAKEN = (messages.NewMatch, messages.Rename, messages.Problem)
HEAD = """// Made by `make types` from the server's own types; a test holds it current. Do not edit.

export type Seat = string
/** A view and a static description belong to the game; only its own board looks inside. */
export type View = any
export type Value = number | string | boolean | null | Name
export type Args = Record<string, Value | Value[]>
export type StandingOrder = Record<string, number | string | boolean>
export interface GameEvent {
  event: string
  [field: string]: unknown
}
"""


class _Writer:
    def __init__(self) -> None:
        self.done: dict[str, str] = {}

    def struct(self, kind: type[Struct], *, optional: bool = False) -> str:
        """Write an interface once; give its name."""
        name = RENAMED.get(kind.__name__, kind.__name__)
        if name not in self.done:
            self.done[name] = ""
            self.done[name] = self._interface(name, kind, optional)
        return name

    def _interface(self, name: str, kind: type[Struct], optional: bool) -> str:
        hints = get_type_hints(kind)
        config = kind.__struct_config__
        if config.array_like:
            inside = ", ".join(f"{each}: {self.type(hints[each])}" for each in kind.__struct_fields__)
            return f"export type {name} = [{inside}]\n"
        lines = [f"  {config.tag_field}: '{config.tag}'"] if config.tag else []
        for field in msgspec.structs.fields(kind):
            mark = "?" if optional and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {self._field(field.name, hints[field.name])}")
        return f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"

    def _field(self, name: str, hint: Any) -> str:
        if hint is Any:
            return {"view": "View", "event": "GameEvent"}.get(name, "unknown")
        if name == "args":
            return "Args"
        return self.type(hint)

    def type(self, hint: Any) -> str:
        origin, args = get_origin(hint), get_args(hint)
        if origin in (Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.type(each) for each in args))
        if origin is Literal:
            return " | ".join(f"'{each}'" for each in args)
        if origin is tuple:
            if len(args) == 2 and args[1] is Ellipsis:
                inside = self.type(args[0])
                return f"({inside})[]" if " " in inside and not inside.startswith("[") else f"{inside}[]"
            return "[" + ", ".join(map(self.type, args)) + "]"
        if origin is list:
            return f"{self.type(args[0])}[]"
        if origin is dict:
            return f"Record<string, {self.type(args[1])}>"
        if isinstance(hint, type) and issubclass(hint, Struct):
            return self.struct(hint)
        plain = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}
        return plain[hint]


def typescript() -> str:
    """The whole file."""
    writer = _Writer()
    for kind in SENT:
        writer.struct(kind)
    for taken in TAKEN:
        writer.struct(taken, optional=True)
    told = [writer.struct(kind) for kind in get_args(messages.Telling)]
    said = [writer.struct(kind, optional=True) for kind in get_args(messages.Saying)]
    ends = [f"export type ServerMessage = {' | '.join(told)}", f"export type BrowserMessage = {' | '.join(said)}"]
    return "\n".join([HEAD, *writer.done.values(), *ends]) + "\n"
