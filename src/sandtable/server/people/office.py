"""All that a process of the service knows of people, over one database."""

from __future__ import annotations

from sandtable.kernel.errors import NotFound
from sandtable.server.people.accounts import Accounts
from sandtable.server.people.holders import Holders
from sandtable.server.people.limits import LINK, LINK_FROM, Limits
from sandtable.server.people.names import checked_mail
from sandtable.server.people.outbox import Outbox
from sandtable.server.people.passkeys import Passkeys
from sandtable.server.people.passwords import Passwords
from sandtable.server.people.sessions import Person, Sessions, hash_of
from sandtable.server.people.tokens import Tokens
from sandtable.server.store.database import Database


class Office:
    """Where people register, prove who they are, and leave."""

    def __init__(
        self,
        database: Database,
        address: str,
        passwords: Passwords | None = None,
        secret: bytes = b"",
        letters: bool = True,
    ) -> None:
        self.database, self.letters = database, letters
        self.limits, self.sessions, self.tokens = Limits(database), Sessions(database), Tokens(database)
        self.accounts = Accounts(database, passwords or Passwords(), self.limits, self.sessions)
        self.passkeys = Passkeys(database, self.tokens, address)
        self.outbox = Outbox(database, {})
        self.holders = Holders(database, secret)
        self.secure = address.startswith("https:")
        """Whether cookies travel only by TLS: always, but for tries on this machine."""

    @property
    def cookie(self) -> str:
        return "__Host-sandtable" if self.secure else "sandtable"

    async def ask_to_prove(self, person: Person, mail: str) -> None:
        """Sends a letter with a link to this address; it counts when the link is followed."""
        wanted = checked_mail(mail)
        await self.limits.count(LINK_FROM, person.account)
        await self.limits.count(LINK, wanted)
        word = await self.tokens.make("prove-mail", person.account, {"mail": wanted})
        await self._send("prove", person.account, wanted, person.language, f"/#/prove/{word}", word)

    async def prove(self, word: str) -> None:
        account, body = await self.tokens.use(word, "prove-mail")
        if account is None:
            raise NotFound("There is no such account.")
        await self.accounts.prove_mail(account, body["mail"])

    async def count_link(self, mail: str, address: str) -> str:
        """Somebody asks for a link to sign in by; the address as it is kept."""
        wanted = checked_mail(mail)
        await self.limits.count(LINK_FROM, address)
        await self.limits.count(LINK, wanted)
        return wanted

    async def send_link(self, wanted: str) -> None:
        """A link to sign in by, if an account has this address. Whoever asked was answered before: the time that it
        takes tells them nothing."""
        found = await self.accounts.by_mail(wanted)
        if found is not None:
            account, language = found
            word = await self.tokens.make("sign-in", account)
            await self._send("sign-in", account, wanted, language, f"/#/enter/{word}", word)

    async def enter(self, word: str) -> str:
        """The account that a link in a letter lets in."""
        account, _ = await self.tokens.use(word, "sign-in")
        if account is None:
            raise NotFound("There is no such account.")
        return account

    async def _send(self, about: str, account: str, to: str, language: str, path: str, word: str) -> None:
        body = {"about": about, "to": to, "language": language, "path": path}
        await self.outbox.put("mail", account, f"{about}/{hash_of(word).hex()[:24]}", body)

    async def tidy(self) -> None:
        """What has run out goes."""
        await self.limits.tidy()
        await self.sessions.tidy()
        await self.tokens.tidy()
        await self.outbox.tidy()
