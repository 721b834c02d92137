"""Passkeys (WebAuthn): a browser or device proves that it holds a key that only it has.

The challenge is a word that is used once, so any process may take the answer.
"""

from __future__ import annotations

import json
from typing import Any
from urllib.parse import urlsplit

import webauthn
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from sandtable.kernel.errors import NotFound
from sandtable.server.people.tokens import Tokens
from sandtable.server.store.database import Database
from sandtable.server.wire.people import Challenge, Passkey
from sandtable.server.wire.refused import missing, refused

MOST = 20
"""Passkeys of one account."""
KNOWN = """SELECT k.account, k.public_key, k.sign_count FROM passkeys k JOIN accounts a ON a.id = k.account
    WHERE k.id = $1 AND a.closed IS NULL"""


class Passkeys:
    """All passkeys of the service, which is known to browsers by `address`."""

    def __init__(self, database: Database, tokens: Tokens, address: str) -> None:
        self._database, self._tokens = database, tokens
        self._origin = address.rstrip("/")
        self._site = urlsplit(address).hostname or ""

    async def begin(self, account: str, name: str) -> Challenge:
        """To add one to an account."""
        query = "SELECT id FROM passkeys WHERE account = $1"
        known = await self._database.run(lambda db: db.fetch(query, account))
        if len(known) >= MOST:
            raise refused("passkeys-full", most=MOST)
        options = webauthn.generate_registration_options(
            rp_id=self._site, rp_name="Sandtable", user_id=account.encode(), user_name=name,
            exclude_credentials=[PublicKeyCredentialDescriptor(each["id"]) for each in known],
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
        )  # fmt: skip
        return await self._challenge(account, options.challenge, webauthn.options_to_json(options))

    async def add(self, account: str, word: str, answer: dict[str, Any], label: str) -> None:
        whose, body = await self._tokens.use(word, "passkey")
        if whose != account:
            raise missing("passkey-wrong")
        try:
            found = webauthn.verify_registration_response(
                credential=answer, expected_challenge=base64url_to_bytes(body["challenge"]),
                expected_rp_id=self._site, expected_origin=self._origin,
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError) as wrong:
            raise refused("passkey-wrong") from wrong
        transports = [str(each) for each in answer.get("response", {}).get("transports", [])][:8]
        query = """INSERT INTO passkeys (id, account, public_key, sign_count, transports, label)
            VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (id) DO NOTHING"""
        values = (found.credential_id, account, found.credential_public_key, found.sign_count, transports, label)
        await self._database.run(lambda db: db.execute(query, *values))

    async def ask(self) -> Challenge:
        """To sign in: whoever answers says who they are."""
        options = webauthn.generate_authentication_options(
            rp_id=self._site, user_verification=UserVerificationRequirement.PREFERRED
        )
        return await self._challenge(None, options.challenge, webauthn.options_to_json(options))

    async def sign_in(self, word: str, answer: dict[str, Any]) -> str:
        """The account of the passkey that answered."""
        _, body = await self._tokens.use(word, "passkey")
        try:
            id = base64url_to_bytes(str(answer["id"]))
            known = await self._database.run(lambda db: db.fetchrow(KNOWN, id))
            if known is None:
                raise refused("passkey-wrong")
            found = webauthn.verify_authentication_response(
                credential=answer, expected_challenge=base64url_to_bytes(body["challenge"]), expected_rp_id=self._site,
                expected_origin=self._origin, credential_public_key=known["public_key"],
                credential_current_sign_count=known["sign_count"],
            )  # fmt: skip
        except (WebAuthnException, ValueError, KeyError, TypeError) as wrong:
            raise refused("passkey-wrong") from wrong
        query = "UPDATE passkeys SET sign_count = $2, used = now() WHERE id = $1"
        await self._database.run(lambda db: db.execute(query, id, found.new_sign_count))
        return str(known["account"])

    async def of(self, account: str) -> tuple[Passkey, ...]:
        query = "SELECT id, label, created, used FROM passkeys WHERE account = $1 ORDER BY created"
        found = await self._database.run(lambda db: db.fetch(query, account))
        return tuple(
            Passkey(
                bytes_to_base64url(each["id"]), each["label"], each["created"].isoformat(timespec="seconds"),
                each["used"].isoformat(timespec="seconds") if each["used"] else "",
            )
            for each in found
        )  # fmt: skip

    async def remove(self, account: str, id: str) -> None:
        """Not the last way in: an account without a password keeps one passkey."""
        query = """DELETE FROM passkeys WHERE account = $1 AND id = $2 AND (
            EXISTS (SELECT 1 FROM passwords WHERE account = $1)
            OR (SELECT count(*) FROM passkeys WHERE account = $1) > 1) RETURNING 1"""
        try:
            key = base64url_to_bytes(id)
        except ValueError as wrong:
            raise NotFound("There is no such passkey.") from wrong
        if not await self._database.run(lambda db: db.fetchval(query, account, key)):
            raise refused("passkey-stays")

    async def _challenge(self, account: str | None, challenge: bytes, options: str) -> Challenge:
        word = await self._tokens.make("passkey", account, {"challenge": bytes_to_base64url(challenge)})
        return Challenge(word, json.loads(options))
