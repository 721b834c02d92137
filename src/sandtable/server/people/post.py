"""Letters: written in the reader's language, sent by SMTP."""

from __future__ import annotations

import email.utils
from email.message import EmailMessage
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

import aiosmtplib
from msgspec import Meta, Struct

from sandtable.server.people.outbox import NeverSent, Notice, NotSent
from sandtable.text import LANGUAGES, Speaker

SECONDS = 30.0


class MailSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """How letters are sent; without a host none are."""

    host: str = ""
    port: Annotated[int, Meta(ge=1, le=65535)] = 587
    security: Literal["starttls", "tls", "none"] = "starttls"
    user: str = ""
    password: str = ""
    """Better in the environment: SANDTABLE_MAIL_PASSWORD."""
    sender: str = "Sandtable <sandtable@localhost>"


class Post:
    """The carrier of mail. A notice says to whom, in which language, by which words, and with what."""

    def __init__(self, settings: MailSettings, address: str) -> None:
        self._settings, self._address = settings, address.rstrip("/")

    async def carry(self, notice: Notice) -> None:
        letter = self.letter(notice)
        try:
            await aiosmtplib.send(
                letter,
                hostname=self._settings.host,
                port=self._settings.port,
                username=self._settings.user or None,
                password=self._settings.password or None,
                use_tls=self._settings.security == "tls",
                start_tls=self._settings.security == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as wrong:
            forever = all(each.code >= 500 for each in wrong.recipients)
            raise (NeverSent if forever else NotSent)(f"The address was refused: {wrong}") from wrong
        except (aiosmtplib.SMTPException, OSError, TimeoutError) as wrong:
            raise NotSent(f"The mail server did not take it: {wrong}") from wrong

    def letter(self, notice: Notice) -> EmailMessage:
        body = notice.body
        language = body["language"] if body.get("language") in LANGUAGES else "en"
        speaker = Speaker(language, body.get("game", ""))
        args: dict[str, Any] = {**body.get("args", {}), "address": self._address}
        if body.get("path"):
            args["link"] = self._address + body["path"]
        letter = EmailMessage()
        letter["From"], letter["To"] = self._settings.sender, body["to"]
        letter["Subject"] = " ".join(speaker.say(f"letter-{body['about']}-subject", args).split())
        letter["Date"] = email.utils.formatdate()
        letter["Message-ID"] = f"<{notice.key.replace('/', '.')}@{urlsplit(self._address).hostname}>"
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content(speaker.say(f"letter-{body['about']}", args) + "\n")
        return letter
