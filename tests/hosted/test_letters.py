"""Letters of the service: kept in the outbox, delivered by a real mail server, once."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from email import message_from_bytes, policy
from email.message import EmailMessage
from types import SimpleNamespace
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from databases import apart
from hosted.test_people import QUICK, SITE, refused
from sandtable.kernel.errors import NotFound
from sandtable.lab.served import free_port
from sandtable.server.hosting.people_calls import ask_for_link
from sandtable.server.people.limits import LINK, LINK_FROM, TooOften
from sandtable.server.people.office import Office
from sandtable.server.people.outbox import LATER, LEASE, NeverSent, Notice, NotSent, Outbox
from sandtable.server.people.passwords import Passwords
from sandtable.server.people.post import MailSettings, Post
from sandtable.server.people.sessions import Person
from sandtable.server.store.database import Database
from sandtable.server.wire.people import MailTo


class Mailbox:
    """A mail server that keeps what it gets, and can refuse."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        self.refuses = ""

    async def handle_RCPT(self, server: SMTP, session: Session, envelope: Envelope, to: str, options: object) -> str:
        if self.refuses:
            return self.refuses
        envelope.rcpt_tos.append(to)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        assert isinstance(envelope.content, bytes)
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        return "250 OK"


Play = Callable[[Office, Outbox, Mailbox], Awaitable[None]]


@pytest.fixture
def posted(database: str) -> Callable[[Play], None]:
    def run(what: Play) -> None:
        box = Mailbox()
        server = Controller(box, hostname="127.0.0.1", port=free_port())
        settings = MailSettings("127.0.0.1", server.port, "none", sender="Sandtable <post@play.example.org>")

        async def opened() -> None:
            made = Database(database)
            await made.open()
            try:
                outbox = Outbox(made, {"mail": Post(settings, SITE).carry})
                await what(Office(made, SITE, Passwords(QUICK)), outbox, box)
            finally:
                await made.close()

        server.start()
        try:
            apart(opened)
        finally:
            server.stop()

    return run


Posted = Callable[[Play], None]


async def person(office: Office, name: str = "plover", language: str = "en") -> Person:
    account = await office.accounts.register(name, "four plain words", language)
    word, _ = await office.sessions.begin(account)
    found = await office.sessions.find(word)
    assert found is not None
    return found


def word_in(letter: EmailMessage, place: str) -> str:
    found = re.search(rf"{re.escape(SITE)}/#/{place}/([\w-]+)", letter.get_content().replace("=\n", ""))
    assert found is not None, letter
    return found.group(1)


def test_an_address_is_proved_and_then_lets_in_by_a_letter(posted: Posted) -> None:
    async def play(office: Office, outbox: Outbox, box: Mailbox) -> None:
        who = await person(office, language="hu")
        await office.ask_to_prove(who, "p@example.org")
        assert await outbox.deliver() == 1 and await outbox.deliver() == 0
        (letter,) = box.letters
        assert letter["To"] == "p@example.org" and letter["Subject"] == "Az e-mail-címed a Sandtable-nél"
        assert letter["Message-ID"].endswith("@play.example.org>")
        await office.prove(word_in(letter, "prove"))
        await refused(office.prove(word_in(letter, "prove")), kind=NotFound)
        await ask(office, "P@example.org")
        await outbox.deliver()
        assert await office.enter(word_in(box.letters[1], "enter")) == who.account
        await refused(office.enter(word_in(box.letters[1], "enter")), kind=NotFound)

    posted(play)


async def ask(office: Office, mail: str) -> None:
    """For a link to sign in by."""
    await office.send_link(await office.count_link(mail, "127.0.0.9"))


def test_one_account_writes_to_only_so_many_addresses(posted: Posted) -> None:
    async def play(office: Office, outbox: Outbox, box: Mailbox) -> None:
        who = await person(office)
        for number in range(LINK_FROM.most):
            await office.ask_to_prove(who, f"p{number}@example.org")
        await refused(office.ask_to_prove(who, "one-more@example.org"), kind=TooOften)

    posted(play)


def test_whoever_asks_for_a_link_is_answered_before_anyone_looks_who_has_the_address(posted: Posted) -> None:
    async def play(office: Office, outbox: Outbox, box: Mailbox) -> None:
        who = await person(office)
        await office.accounts.prove_mail(who.account, "p@example.org")
        request: Any = SimpleNamespace(client=SimpleNamespace(host="127.0.0.9"))
        answer = await ask_for_link.fn(request, office, MailTo("p@example.org"))
        assert await outbox.deliver() == 0, "the answer is ready, and nothing was looked up"
        assert answer.background is not None
        await answer.background()
        assert await outbox.deliver() == 1

    posted(play)


def test_whoever_asks_for_a_link_does_not_learn_who_has_an_account(posted: Posted) -> None:
    async def play(office: Office, outbox: Outbox, box: Mailbox) -> None:
        who = await person(office)
        await office.ask_to_prove(who, "p@example.org")  # not followed: nobody has this address
        await ask(office, "p@example.org")
        await ask(office, "nobody@example.org")
        await outbox.deliver()
        assert [each["Subject"] for each in box.letters] == ["Your mail address at Sandtable"]
        for _ in range(LINK.most - 1):
            await ask(office, "nobody@example.org")
        await refused(ask(office, "nobody@example.org"), kind=TooOften)

    posted(play)


def test_what_cannot_be_sent_is_tried_again_later_and_given_up_at_last(posted: Posted) -> None:
    async def play(office: Office, outbox: Outbox, box: Mailbox) -> None:
        box.refuses = "451 later"
        who = await person(office)
        await office.ask_to_prove(who, "p@example.org")
        for number in range(len(LATER)):
            assert await outbox.deliver() == 1
            assert await outbox.deliver() == 0, "not before it is due"
            tries, wait = await _row(office, "tries, extract(epoch FROM due - now())::int")
            assert tries == number + 1 and LATER[number] - 5 <= wait <= LATER[number]
            await _set(office, "due = now()")
        assert await outbox.deliver() == 1
        (failed,) = await _row(office, "failed IS NOT NULL")
        assert failed and not box.letters
        box.refuses = ""
        await _set(office, "due = now()")
        assert await outbox.deliver() == 0

    posted(play)


def test_an_address_that_is_not_there_is_given_up_at_once_and_told(posted: Posted) -> None:
    async def play(office: Office, outbox: Outbox, box: Mailbox) -> None:
        box.refuses = "550 no such person"
        await office.ask_to_prove(await person(office), "p@example.org")
        await outbox.deliver()
        failed, why = await _row(office, "failed IS NOT NULL, why")
        assert failed and "550" in why

    posted(play)


def test_a_row_is_written_once_for_a_key_and_taken_by_one(posted: Posted) -> None:
    async def play(office: Office, outbox: Outbox, box: Mailbox) -> None:
        sent: list[str] = []

        async def slow(notice: Notice) -> None:
            await asyncio.sleep(0.05)
            sent.append(notice.key)

        takers = [Outbox(office.database, {"mail": slow}) for _ in range(4)]
        for number in (*range(12), *range(12)):
            await outbox.put("mail", None, f"k{number}", {})
        await asyncio.gather(*(each.deliver(5) for each in takers))
        assert sorted(sent) == sorted(f"k{number}" for number in range(12))

    posted(play)


def test_what_a_dead_taker_held_is_taken_again_when_its_time_is_over(posted: Posted) -> None:
    async def play(office: Office, outbox: Outbox, box: Mailbox) -> None:
        async def dies(notice: Notice) -> None:
            raise asyncio.CancelledError

        await outbox.put("mail", None, "k", {"about": "prove", "to": "p@example.org"})
        with pytest.raises(asyncio.CancelledError):
            await Outbox(office.database, {"mail": dies}).deliver()
        assert await outbox.deliver() == 0
        await _set(office, f"taken = taken - interval '{LEASE + 1} s'")
        assert await outbox.deliver() == 1 and len(box.letters) == 1

    posted(play)


def test_a_kind_that_is_not_carried_here_is_given_up(posted: Posted) -> None:
    async def play(office: Office, outbox: Outbox, box: Mailbox) -> None:
        await outbox.put("push", None, "k", {})
        await outbox.deliver()
        assert (await _row(office, "failed IS NOT NULL, why"))[0] and issubclass(NeverSent, NotSent)

    posted(play)


async def _row(office: Office, columns: str) -> tuple[Any, ...]:
    return tuple(await office.database.run(lambda db: db.fetchrow(f"SELECT {columns} FROM outbox")))


async def _set(office: Office, change: str) -> None:
    await office.database.run(lambda db: db.execute(f"UPDATE outbox SET {change}"))
