"""JSON both ways for everything a game keeps: state, actions, events, views.

Dicts and sets are written in a fixed order, so that equal states have equal bytes; the index is never written.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from functools import cache
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Generic, Union, get_args, get_origin, get_type_hints

import msgspec

from sandtable.kernel.action import Action
from sandtable.kernel.errors import SandtableError
from sandtable.kernel.event import SHARED, Event
from sandtable.kernel.frames import Ready, Reopen, S, State
from sandtable.kernel.typed import convert, decoder

if TYPE_CHECKING:
    from sandtable.kernel.game import Game


def _nothing(value: Any) -> None:
    """Whatever JSON does not know is an index; it is made anew on reading."""


encode = msgspec.json.Encoder(enc_hook=_nothing, order="deterministic").encode
"""JSON in a fixed order of whatever holds no dict by number."""


def dumps(value: Any) -> bytes:
    """JSON in a fixed order. What holds dicts by number (hexes, say) is written with all its fields by name, as files
    have it since there are any: the encoder orders only words. `tests/kernel/test_codec_keys.py` compares the ways."""
    try:
        return encode(value)
    except TypeError:
        pass
    try:
        return _SORTED.encode(_worded(value))
    except TypeError:
        return encode(msgspec.to_builtins(value, str_keys=True, enc_hook=_nothing, order="deterministic"))


def _worded(value: Any) -> Any:
    """A state with its own dicts by number as dicts by word: much faster than to turn all of it into plain data."""
    if not isinstance(value, State):
        return value
    new = value
    for name in _numbered(type(value)):
        found = getattr(value, name)
        if found:
            new = copy(value) if new is value else new
            setattr(new, name, {str(key): item for key, item in found.items()})
    return new


@cache
def _numbered(kind: type[State]) -> tuple[str, ...]:
    """The fields of a state that are dicts by number."""
    hints = get_type_hints(kind)
    return tuple(
        name for name in kind.__struct_fields__ if get_origin(hints[name]) is dict and get_args(hints[name])[0] is int
    )


_SORTED = msgspec.json.Encoder(enc_hook=_nothing, order="sorted")
_SENDER = msgspec.json.Encoder(enc_hook=_nothing)


def to_send(value: Any) -> bytes:
    """JSON as it comes: fields of an action stay in the order of its notation."""
    return _SENDER.encode(value)


class Codec(Generic[S]):
    """Reads what belongs to one game."""

    def __init__(self, game: Game[S]) -> None:
        self._game = game
        self._frames: Any = list[_union(game.frames)]  # type: ignore[misc]
        self.action_type: Any = _union((*game.actions, Ready, Reopen))
        self.event_type: Any = _union((*game.events, *SHARED))
        self._state = decoder(game.state)
        self._action = decoder(self.action_type)
        self._event = decoder(self.event_type)

    def state(self, data: bytes) -> S:
        state: S = self._state.decode(data)
        state.stack = convert(state.stack, self._frames)
        self._game.index(state)
        return state

    def action(self, data: bytes | str) -> Action:
        found: Action = self._action.decode(data)
        return found

    def said(self, fields: Mapping[str, Any]) -> Action:
        """An action by its named fields, as a caller says it: `{"verb": "fire", "unit": "de-i5-pz4", "hex": 1306}`."""
        verbs = {str(kind.__struct_config__.tag): kind for kind in self._game.verbs}
        kind = verbs.get(str(fields.get("verb")))
        if kind is None:
            raise SandtableError(f"There is no verb {fields.get('verb')!r}; there are: {', '.join(sorted(verbs))}.")
        about = f"{fields['verb']!r} has the fields {', '.join(kind.__struct_fields__) or '(none)'}"
        unknown = sorted(set(fields) - {"verb", *kind.__struct_fields__})
        if unknown:
            raise SandtableError(f"There is no field {unknown[0]!r} here: {about}.")
        try:
            found: Action = convert(fields, self.action_type)
        except msgspec.ValidationError as wrong:
            raise SandtableError(f"This action cannot be read: {wrong}; {about}.") from wrong
        return found

    def event(self, data: bytes | str) -> Event:
        found: Event = self._event.decode(data)
        return found


def fingerprint(state: State) -> str:
    """A short name of a state, equal for equal states."""
    return blake2b(dumps(state), digest_size=16).hexdigest()


def _union(kinds: tuple[type, ...]) -> Any:
    return Union[kinds] if len(kinds) > 1 else kinds[0]  # noqa: UP007 - a tuple, not a spelled-out union
