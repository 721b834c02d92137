"""What an account may be called, and what a mail address looks like."""

from __future__ import annotations

import re
import unicodedata

from sandtable.server.wire.refused import refused

NAME = re.compile(r"[^\W_][\w.-]{1,23}")
MAIL = re.compile(r"[^\s@<>(),;:\\\"\[\]]{1,64}@[^\s@<>(),;:\\\"\[\]]{1,180}\.[^\s@<>(),;:\\\"\[\]]{2,60}")
UNSEEN = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\ufe00-\ufe0f\uffa0\U000e0000-\U000e0fff]")
"""Letters and marks that take no ink: a name with one looks like the name without it, or like none."""
RESERVED = frozenset({"admin", "administrator", "moderator", "sandtable", "system", "computer", "nobody", "guest"})


def checked_name(name: str) -> str:
    """The name as it is kept, or why it cannot be taken."""
    given = unicodedata.normalize("NFKC", name).strip()
    if not NAME.fullmatch(given) or UNSEEN.search(given):
        raise refused("name-form")
    if given.lower() in RESERVED:
        raise refused("name-reserved", name=given)
    return given


def is_reserved(name: str) -> bool:
    """Whether it is a name by which somebody would be taken for the service."""
    return unicodedata.normalize("NFKC", name).strip().lower() in RESERVED - {"guest", "nobody"}


def checked_mail(mail: str) -> str:
    given = mail.strip()
    if not MAIL.fullmatch(given) or not given.isprintable():
        raise refused("mail-form")
    return given
