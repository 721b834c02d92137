"""The shapes for people of a hosted service: who am I, signing in and out, passkeys, sessions."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from sandtable.server.wire.messages import Language, Word

AccountName = Annotated[str, Meta(max_length=60)]
Secret = Annotated[str, Meta(max_length=1000)]
MailAddress = Annotated[str, Meta(max_length=320)]
Label = Annotated[str, Meta(max_length=60)]


class OwnAccount(Struct, frozen=True):
    """An account as its owner sees it."""

    name: str
    mail: str
    mail_proved: bool
    language: str
    role: str
    has_password: bool
    passkeys: int
    presence: bool = True
    """Whether others see that they are here."""
    challenges: bool = True
    """Whether others may challenge them."""


class Me(Struct, frozen=True):
    """Who this browser is: an account, a guest, or nobody yet. `csrf` goes into the header x-sandtable-csrf of every
    call that changes something."""

    account: OwnAccount | None = None
    guest: bool = False
    csrf: str = ""
    hosted: bool = True
    letters: bool = True
    """Whether this service sends letters; without them a mail address is of no use."""


class NewAccount(Struct, frozen=True, forbid_unknown_fields=True):
    """A name and a password; without one the account gets a passkey next."""

    name: AccountName
    password: Secret | None = None
    language: Language = "en"


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: AccountName
    password: Secret


class MailTo(Struct, frozen=True, forbid_unknown_fields=True):
    """An address that a letter is sent to."""

    mail: MailAddress


class UsedWord(Struct, frozen=True, forbid_unknown_fields=True):
    """The word of a link that came by mail."""

    word: Word


class NewPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The old one proves who changes it; an account that has none leaves it empty."""

    new: Secret
    old: Secret = ""


class Leave(Struct, frozen=True, forbid_unknown_fields=True):
    """The account's name, written once more, and its password if it has one: nothing brings it back."""

    name: AccountName
    password: Secret = ""


class SetLanguage(Struct, frozen=True, forbid_unknown_fields=True):
    language: Language


class Passkey(Struct, frozen=True):
    """A passkey as its owner sees it."""

    id: str
    label: str
    created: str
    used: str


class OpenSession(Struct, frozen=True):
    """One place where an account is signed in, as its owner sees it."""

    id: str
    created: str
    seen: str
    agent: str
    this: bool


class Challenge(Struct, frozen=True):
    """What the browser's authenticator is asked; `word` comes back with the answer."""

    word: str
    options: dict[str, Any]


class Answer(Struct, frozen=True, forbid_unknown_fields=True):
    """What the authenticator answered."""

    word: Word
    answer: dict[str, Any]
    label: Label = ""
