"""What people are told in their own language: by a key of the catalogues (`refuse-<key>`), which pages say themselves.
Whoever asks without a page reads it in English."""

from __future__ import annotations

from sandtable.kernel.errors import NotFound, Refusal, RuleError
from sandtable.text import Speaker


class Missing(RuleError, NotFound):
    """What is asked for is not here."""


def refused(key: str, **args: int | str) -> RuleError:
    return RuleError(*_told(key, args))


def missing(key: str, **args: int | str) -> Missing:
    return Missing(*_told(key, args))


def _told(key: str, args: dict[str, int | str]) -> tuple[Refusal, str]:
    refusal = Refusal("", key, {**args})
    return refusal, Speaker("en").refusal(refusal)
