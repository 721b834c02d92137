"""One line of JSON for each thing that is logged, without what lets anyone in."""

from __future__ import annotations

import logging
import re
import sys
from datetime import UTC, datetime
from typing import Any

import msgspec

_SECRETS = re.compile(
    r"(?i)\b((?:key|watch|word|token|password|passwd|secret|cookie|authorization|session|csrf|nonce)[\"']?\s*[=:]\s*)"
    r"(?:bearer\s+)?[\"']?[^\s\"'&,;}]+"
)
_USER = re.compile(r"(?<=://)([^\s/:@]+):[^\s/@]+@")
_JOIN = re.compile(r"(#?/join/)[\w-]+")


def without_secrets(text: str) -> str:
    """Values after `key=` and the like, passwords in addresses, words of invitations."""
    return _JOIN.sub(r"\1...", _USER.sub(r"\1:...@", _SECRETS.sub(r"\1...", text)))


class Lines(logging.Formatter):
    """A record as JSON; `role` and `process` say who wrote it."""

    def __init__(self, **always: str) -> None:
        super().__init__()
        self._always = always

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": without_secrets(record.getMessage()),
            **self._always,
        }
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return msgspec.json.encode(line).decode()


def start(role: str, process: str) -> None:
    """Everything that this process logs goes to the error channel, where systemd takes it up."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines(role=role, process=process))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("sandtable").setLevel(logging.INFO)
