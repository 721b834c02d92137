"""What an account may be called, and what a mail address looks like."""

from __future__ import annotations

import re
import unicodedata

from sandtable.kernel import SandtableError

NAME = re.compile(r"[^\W_][\w.-]{1,23}")
MAIL = re.compile(r"[^\s@<>(),;:\\\"\[\]]{1,64}@[^\s@<>(),;:\\\"\[\]]{1,180}\.[^\s@<>(),;:\\\"\[\]]{2,60}")
RESERVED = frozenset({"admin", "administrator", "moderator", "sandtable", "system", "computer", "nobody", "guest"})


def checked_name(name: str) -> str:
    """The name as it is kept, or why it cannot be taken."""
    given = unicodedata.normalize("NFKC", name).strip()
    if not NAME.fullmatch(given):
        raise SandtableError(
            "A name has 2 to 24 letters, digits, dots, dashes or underscores, and begins with a letter or a digit."
        )
    if given.lower() in RESERVED:
        raise SandtableError(f"Nobody is called {given!r} here: choose another name.")
    return given


def checked_mail(mail: str) -> str:
    given = mail.strip()
    if not MAIL.fullmatch(given):
        raise SandtableError("This is no mail address: it looks like name@example.org.")
    return given
