"""Accounts, sessions, links and passkeys, on a real database."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import pytest
from argon2 import PasswordHasher

from databases import apart
from hosted.authenticator import Authenticator
from hosted.people import TAKEN, WRONG
from sandtable.kernel import SandtableError
from sandtable.kernel.errors import NotFound
from sandtable.server.people.accounts import Accounts
from sandtable.server.people.limits import REGISTER, SIGN_IN, Limit, Limits, TooOften
from sandtable.server.people.passkeys import Passkeys
from sandtable.server.people.passwords import Passwords
from sandtable.server.people.sessions import Person, Sessions
from sandtable.server.people.tokens import Tokens
from sandtable.server.store.database import Database

QUICK = PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)
SITE = "https://play.example.org"


class Office:
    """All that the service knows of people, over one database."""

    def __init__(self, database: Database, hasher: PasswordHasher = QUICK) -> None:
        self.database = database
        self.limits, self.sessions, self.tokens = Limits(database), Sessions(database), Tokens(database)
        self.accounts = Accounts(database, Passwords(hasher), self.limits, self.sessions)
        self.passkeys = Passkeys(database, self.tokens, SITE)

    async def ask(self, query: str, *values: object) -> object:
        return await self.database.run(lambda db: db.fetchval(query, *values))

    async def person(self, account: str) -> Person:
        word, _ = await self.sessions.begin(account)
        found = await self.sessions.find(word)
        assert found is not None
        return found


@pytest.fixture
def office(database: str) -> Callable[[Callable[[Office], Awaitable[None]]], None]:
    def run(what: Callable[[Office], Awaitable[None]]) -> None:
        async def opened() -> None:
            made = Database(database)
            await made.open()
            try:
                await what(Office(made))
            finally:
                await made.close()

        apart(opened)

    return run


Run = Callable[[Callable[[Office], Awaitable[None]]], None]


async def refused(what: Awaitable[object], words: str = "", kind: type[SandtableError] = SandtableError) -> None:
    with pytest.raises(kind) as raised:
        await what
    assert words in str(raised.value)


def test_who_has_an_account_signs_in_with_name_and_password(office: Run) -> None:
    async def play(it: Office) -> None:
        made = await it.accounts.register("Kestrel_7", "four plain words")
        assert await it.accounts.sign_in("kestrel_7", "four plain words") == made
        await refused(it.accounts.sign_in("kestrel_7", "another"), WRONG)
        await refused(it.accounts.sign_in("nobody-here", "another"), WRONG)
        await refused(it.accounts.register("KESTREL_7", "another one"), TAKEN)
        assert "four plain words" not in str(await it.ask("SELECT hash FROM passwords"))

    office(play)


@pytest.mark.parametrize("name", ["", "a", "_under", "two words", "a" * 25, "Admin", "x\n", "a/b", "<b>"])
def test_names_that_nobody_can_have(office: Run, name: str) -> None:
    async def play(it: Office) -> None:
        await refused(it.accounts.register(name, "four plain words"))
        assert await it.ask("SELECT count(*) FROM accounts") == 0

    office(play)


def test_short_passwords_are_refused_and_old_hashes_made_anew(office: Run) -> None:
    async def play(it: Office) -> None:
        await refused(it.accounts.register("northwall", "short"), "at least 8")
        await refused(it.accounts.register("northwall", "x" * 201), "at most")
        made = await it.accounts.register("northwall", "four plain words")
        before = await it.ask("SELECT hash FROM passwords")
        stronger = Office(it.database, PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
        assert await stronger.accounts.sign_in("northwall", "four plain words") == made
        after = await it.ask("SELECT hash FROM passwords")
        assert after != before and await stronger.accounts.sign_in("northwall", "four plain words") == made
        assert await it.ask("SELECT hash FROM passwords") == after

    office(play)


def test_too_many_tries_are_stopped_in_every_process_and_success_forgives(office: Run) -> None:
    async def play(it: Office) -> None:
        await it.accounts.register("plover", "four plain words")
        other = Office(it.database)
        for number in range(SIGN_IN.most - 1):
            await refused((it if number % 2 else other).accounts.sign_in("plover", "wrong"), WRONG)
        await it.accounts.sign_in("PLOVER", "four plain words")
        for number in range(SIGN_IN.most):
            await refused((it if number % 2 else other).accounts.sign_in("plover", "wrong"), WRONG)
        await refused(it.accounts.sign_in("plover", "four plain words"), "too often", TooOften)
        await refused(other.accounts.sign_in("Plover", "four plain words"), "too often", TooOften)

    office(play)


def test_a_limit_is_for_a_time_and_a_key(office: Run) -> None:
    async def play(it: Office) -> None:
        limit = Limit("test", 1, 600)
        await it.limits.count(limit, "here")
        await it.limits.count(limit, "there")
        await refused(it.limits.count(limit, "here"), kind=TooOften)
        await it.ask("UPDATE limits SET slot = slot - interval '3 days'")
        await it.limits.count(limit, "here")
        await it.limits.tidy()
        assert await it.ask("SELECT count(*) FROM limits") == 1

    office(play)


def test_sessions_are_found_by_their_word_alone_and_end(office: Run) -> None:
    async def play(it: Office) -> None:
        account = await it.accounts.register("plover", "four plain words")
        word, csrf = await it.sessions.begin(account, "a browser")
        other, _ = await it.sessions.begin(account, "a phone")
        found = await it.sessions.find(word)
        assert found is not None and (found.account, found.name, found.csrf) == (account, "plover", csrf)
        assert await it.sessions.find(word + "x") is None and await it.sessions.find("") is None
        assert await it.ask("SELECT count(*) FROM sessions WHERE position($1::bytea in hash) > 0", word.encode()) == 0
        listed = await it.sessions.of(found)
        assert sorted(each.agent for each in listed) == ["a browser", "a phone"]
        assert [each.agent for each in listed if each.this] == ["a browser"]
        stranger = await it.accounts.register("ruff", "four plain words")
        phone = next(each.id for each in listed if not each.this)
        assert not await it.sessions.end_one(stranger, phone) and await it.sessions.find(other) is not None
        assert await it.sessions.end_one(account, phone) and await it.sessions.find(other) is None
        await it.ask("UPDATE sessions SET expires = now() - interval '1 s'")
        assert await it.sessions.find(word) is None

    office(play)


def test_a_new_password_signs_out_everywhere_else(office: Run) -> None:
    async def play(it: Office) -> None:
        account = await it.accounts.register("plover", "four plain words")
        here, _ = await it.sessions.begin(account)
        there, _ = await it.sessions.begin(account)
        person = await it.sessions.find(here)
        assert person is not None
        await it.accounts.set_password(account, "other plain words", person.session)
        assert await it.sessions.find(here) is not None and await it.sessions.find(there) is None
        await refused(it.accounts.sign_in("plover", "four plain words"), WRONG)
        assert await it.accounts.sign_in("plover", "other plain words") == account

    office(play)


def test_a_link_is_used_once_for_its_purpose_and_in_time(office: Run) -> None:
    async def play(it: Office) -> None:
        account = await it.accounts.register("plover", "four plain words")
        word = await it.tokens.make("prove-mail", account, {"mail": "p@example.org"})
        await refused(it.tokens.use(word, "sign-in"), kind=NotFound)
        assert await it.tokens.use(word, "prove-mail") == (account, {"mail": "p@example.org"})
        await refused(it.tokens.use(word, "prove-mail"), kind=NotFound)
        late = await it.tokens.make("sign-in", account)
        await it.ask("UPDATE tokens SET expires = now() - interval '1 s'")
        await refused(it.tokens.use(late, "sign-in"), kind=NotFound)

    office(play)


@pytest.mark.parametrize("how", ["password", "no mail", "other mail"])
def test_links_from_before_let_nobody_in_when_the_owner_has_changed_the_locks(office: Run, how: str) -> None:
    """Whoever had a session for a minute asks for a link to an address of their own, and follows it days later."""

    async def play(it: Office) -> None:
        account = await it.accounts.register("plover", "four plain words")
        prove = await it.tokens.make("prove-mail", account, {"mail": "thief@example.org"})
        enter = await it.tokens.make("sign-in", account)
        if how == "password":
            await it.accounts.set_password(account, "other plain words")
        elif how == "no mail":
            await it.accounts.remove_mail(account)
        else:
            await it.accounts.prove_mail(account, "p@example.org")
        await refused(it.tokens.use(prove, "prove-mail"), kind=NotFound)
        await refused(it.tokens.use(enter, "sign-in"), kind=NotFound)

    office(play)


def test_whoever_registers_too_often_costs_no_hash(office: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(it: Office) -> None:
        for number in range(REGISTER.most):
            await it.accounts.register(f"plover{number}", None, address="10.1.1.1")
        hashes: list[str] = []
        monkeypatch.setattr(it.accounts._passwords, "hash", hashes.append)
        await refused(it.accounts.register("ruff", "four plain words", address="10.1.1.1"), kind=TooOften)
        assert not hashes

    office(play)


def test_an_address_counts_when_it_is_proved_and_belongs_to_one(office: Run) -> None:
    async def play(it: Office) -> None:
        first = await it.accounts.register("plover", "four plain words", "hu")
        second = await it.accounts.register("ruff", "four plain words")
        assert await it.accounts.by_mail("p@example.org") is None
        await it.accounts.prove_mail(first, "p@example.org")
        assert await it.accounts.by_mail("P@example.org") == (first, "hu")
        await refused(it.accounts.prove_mail(second, "P@Example.org"))
        await refused(it.accounts.prove_mail(second, "no address"), "name@example.org")
        await it.accounts.remove_mail(first)
        assert await it.accounts.by_mail("p@example.org") is None

    office(play)


def test_a_guest_who_becomes_an_account_keeps_the_seats(office: Run) -> None:
    async def play(it: Office) -> None:
        await it.ask(
            """INSERT INTO matches (id, title, game, scenario, created, updated, over, waiting, header, players, count,
            head, form, segments) VALUES ('m1', '', 'demo', 'duel', now(), now(), false, '{}', '', '', 0, '', '', '')"""
        )
        await it.ask("INSERT INTO seats (match, player, guest) VALUES ('m1', 0, 'g1'), ('m1', 1, 'g2')")
        account = await it.accounts.register("plover", "four plain words", guest="g1")
        assert await it.ask("SELECT player FROM seats WHERE account = $1", account) == 0
        assert await it.ask("SELECT account FROM seats WHERE guest = 'g2'") is None

    office(play)


def test_who_leaves_takes_everything_along_and_nothing_stays(office: Run) -> None:
    async def play(it: Office) -> None:
        account = await it.accounts.register("plover", "four plain words")
        await it.accounts.prove_mail(account, "p@example.org")
        await it.person(account)
        data = await it.accounts.data(account)
        assert data["account"][0]["mail"] == "p@example.org" and len(data["sessions"]) == 1
        assert "hash" not in str(data) and (await it.accounts.info(account)).name == "plover"
        await it.accounts.delete(account)
        for table in ("accounts", "passwords", "sessions", "passkeys", "tokens", "outbox", "push"):
            assert await it.ask(f"SELECT count(*) FROM {table}") == 0, table
        await refused(it.accounts.sign_in("plover", "four plain words"), WRONG)

    office(play)


def test_all_tables_of_a_person_are_named_in_what_they_take_along(office: Run) -> None:
    """A new table with an `account` must be in the export, or here with its reason."""
    inside = {"passwords", "tokens", "invitations"}  # secrets of the service, or words that let others in

    async def play(it: Office) -> None:
        query = """SELECT array_agg(DISTINCT table_name::text) FROM information_schema.columns
            WHERE table_schema = 'public' AND column_name = 'account'"""
        found = await it.ask(query)
        assert isinstance(found, list)
        account = await it.accounts.register("plover", "four plain words")
        taken = {"outbox" if name == "letters" else name for name in await it.accounts.data(account)}
        assert set(found) - inside <= taken

    office(play)


def test_a_passkey_signs_in_without_a_name(office: Run) -> None:
    async def play(it: Office) -> None:
        account = await it.accounts.register("plover", None)
        device = Authenticator(SITE, "play.example.org")
        asked = await it.passkeys.begin(account, "plover")
        await it.passkeys.add(account, asked.word, device.register(asked.options), "phone")
        asked = await it.passkeys.ask()
        answer = device.sign(asked.options)
        assert await it.passkeys.sign_in(asked.word, answer) == account
        await refused(it.passkeys.sign_in(asked.word, answer), kind=NotFound)
        (known,) = await it.passkeys.of(account)
        assert known.label == "phone" and known.used
        await refused(it.passkeys.remove(account, known.id), "only way in")
        await it.accounts.set_password(account, "four plain words")
        await it.passkeys.remove(account, known.id)
        asked = await it.passkeys.ask()
        await refused(it.passkeys.sign_in(asked.word, device.sign(asked.options)))

    office(play)


def test_passkeys_of_others_and_of_other_sites_are_refused(office: Run) -> None:
    async def play(it: Office) -> None:
        account = await it.accounts.register("plover", None)
        other = await it.accounts.register("ruff", None)
        asked = await it.passkeys.begin(account, "plover")
        device = Authenticator(SITE, "play.example.org")
        await refused(it.passkeys.add(other, asked.word, device.register(asked.options), ""), kind=NotFound)
        for false in (Authenticator("https://evil.example.org", "play.example.org"), Authenticator(SITE, "evil.org")):
            asked = await it.passkeys.begin(account, "plover")
            await refused(it.passkeys.add(account, asked.word, false.register(asked.options), ""))
        asked, later = await it.passkeys.begin(account, "plover"), await it.passkeys.ask()
        await it.passkeys.add(account, asked.word, device.register(asked.options), "")
        await refused(it.passkeys.sign_in(later.word, device.sign({"challenge": "AAAA"})))
        asked = await it.passkeys.ask()
        await refused(it.passkeys.sign_in(asked.word, {"id": "zz"}))
        twin = Authenticator(SITE, "play.example.org")
        twin.id = device.id
        asked = await it.passkeys.ask()
        await refused(it.passkeys.sign_in(asked.word, twin.sign(asked.options)))

    office(play)
