"""Plain data read into types, by one thread at a time.

msgspec works out how a Struct is read when it is first asked for; two threads that ask for the same one at once can
crash the whole process. Whatever may be read beside a request goes through here.
"""

from __future__ import annotations

from threading import RLock
from typing import Any, TypeVar, overload

import msgspec

T = TypeVar("T")
_ONE_AT_A_TIME = RLock()


@overload
def convert(data: Any, kind: type[T], strict: bool = ...) -> T: ...
@overload
def convert(data: Any, kind: Any, strict: bool = ...) -> Any: ...
def convert(data: Any, kind: Any, strict: bool = True) -> Any:
    """Plain data as a value of this type."""
    with _ONE_AT_A_TIME:
        return msgspec.convert(data, kind, strict=strict)


@overload
def loads(data: bytes | str, kind: type[T]) -> T: ...
@overload
def loads(data: bytes | str, kind: Any) -> Any: ...
def loads(data: bytes | str, kind: Any) -> Any:
    """JSON as a value of this type; whatever is wrong with it is a `msgspec.DecodeError`."""
    try:
        with _ONE_AT_A_TIME:
            return msgspec.json.decode(data, type=kind)
    except RecursionError:
        raise msgspec.DecodeError("it is nested too deeply") from None
    except UnicodeDecodeError as wrong:
        raise msgspec.DecodeError(f"it is not UTF-8 ({wrong.reason} at byte {wrong.start})") from None


def decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    """What reads JSON of this type; ready to be used by any thread."""
    with _ONE_AT_A_TIME:
        return msgspec.json.Decoder(kind)
