"""What brings a notice out of the outbox to its reader: a letter, a push message, a line in a chat service.

Each asks first whether it is still true: whoever has looked since, or is not asked any more, is not delivery.
"""

from __future__ import annotations

import json
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from sandtable.server.people import outward
from sandtable.server.people.notices import NoticeBoard
from sandtable.server.people.outbox import Carrier, NeverSent, Notice, NotSent
from sandtable.server.people.post import Post
from sandtable.server.people.push import Signer, encrypt
from sandtable.server.store.database import Database
from sandtable.text import speaker

FIND = """SELECT a.mail, a.mail_proved IS NOT NULL AS proved, a.language, a.settings ->> 'webhook' AS webhook,
        m.title, m.game, m.scenario, s.player IS NOT NULL AS sits, coalesce(s.seen, s.joined) <= o.created AS unseen,
        NOT m.over AND s.names && m.waiting AS asked
    FROM outbox o JOIN accounts a ON a.id = o.account LEFT JOIN matches m ON m.id = o.body ->> 'match'
        LEFT JOIN seats s ON s.match = m.id AND s.player = (o.body ->> 'player')::integer AND s.account = a.id
            AND s.left_at IS NULL
    WHERE o.id = $1 AND a.closed IS NULL"""
BROWSERS = "SELECT endpoint, p256dh, auth FROM push WHERE account = $1 AND told <> $2 ORDER BY created"
TOLD = "UPDATE push SET told = $2, failed = 0 WHERE endpoint = $1"
GONE = (404, 410)
"""What a push service says of a browser that wants no more."""


class Delivery(Struct, frozen=True):
    """A notice as its reader gets it."""

    mail: str
    language: str
    webhook: str
    game: str
    match: str
    path: str
    args: dict[str, Any]


class Carriers:
    """The ways out of a service. `private`: its operator lets webhooks and push go to addresses inside networks."""

    def __init__(
        self, database: Database, board: NoticeBoard, post: Post | None, signer: Signer, address: str, private: bool
    ) -> None:
        self._database, self._board, self._post, self._signer = database, board, post, signer
        self._address, self._private = address.rstrip("/"), private

    def all(self) -> dict[str, Carrier]:
        ways: dict[str, Carrier] = {"push": self.push, "webhook": self.webhook}
        return {**ways, "mail": self.mail} if self._post is not None else ways

    async def mail(self, notice: Notice) -> None:
        assert self._post is not None
        if "to" in notice.body:
            await self._post.carry(notice)
            return
        delivery = await self._still_true(notice)
        if not delivery.mail:
            raise NeverSent("There is no proved mail address.")
        args = {**delivery.args, **({"lines": await self._day(notice.account, delivery)} if _is_digest(notice) else {})}
        body = {
            **notice.body,
            "to": delivery.mail,
            "language": delivery.language,
            "game": delivery.game,
            "path": delivery.path,
        }
        await self._post.carry(replace(notice, body={**body, "args": args}))

    async def push(self, notice: Notice) -> None:
        """To every browser of the account that has not had it: one that failed is tried again alone."""
        delivery = await self._still_true(notice)
        words = self._words(notice, delivery)
        message = {"title": delivery.args["match"], "body": words, "url": delivery.path, "tag": delivery.match}
        browsers = await self._database.run(lambda db: db.fetch(BROWSERS, notice.account, notice.key))
        failed = [wrong for each in browsers if (wrong := await self._push_to(each, message, notice.key))]
        if failed:
            raise NotSent(failed[0])
        if not browsers and not notice.tries:
            raise NeverSent("No browser of this account takes push messages.")

    async def _push_to(self, browser: Any, message: dict[str, Any], key: str) -> str:
        """Why it did not reach this browser; a browser that is gone is forgotten."""
        endpoint = browser["endpoint"]
        body = encrypt(json.dumps(message).encode(), browser["p256dh"], browser["auth"])
        try:
            status = await outward.post(endpoint, self._signer.headers(endpoint, message["tag"]), body, self._private)
        except (NotSent, outward.Forbidden) as wrong:
            return str(wrong)
        if status in GONE:
            await self._database.run(lambda db: db.execute("DELETE FROM push WHERE endpoint = $1", endpoint))
        elif status >= 300:
            return f"The push service answered {status}."
        else:
            await self._database.run(lambda db: db.execute(TOLD, endpoint, key))
        return ""

    async def webhook(self, notice: Notice) -> None:
        """A line for a chat service, in the forms that most of them read."""
        delivery = await self._still_true(notice)
        if not delivery.webhook:
            raise NeverSent("There is no webhook.")
        line = f"{delivery.args['match']}: {self._words(notice, delivery)} {self._address}{delivery.path}"
        body = json.dumps({"text": line, "content": line}).encode()
        try:
            status = await outward.post(delivery.webhook, {"content-type": "application/json"}, body, self._private)
        except outward.Forbidden as wrong:
            raise NeverSent(str(wrong)) from wrong
        if status in GONE:
            raise NeverSent(f"The webhook answered {status}.")
        if status >= 300:
            raise NotSent(f"The webhook answered {status}.")

    def _words(self, notice: Notice, delivery: Delivery) -> str:
        return speaker(delivery.language, delivery.game).say(f"notice-{notice.body['about']}", delivery.args)

    async def _still_true(self, notice: Notice) -> Delivery:
        """What is to be told, to whom."""
        found = await self._database.run(lambda db: db.fetchrow(FIND, notice.id))
        if found is None or not _holds(notice, found):
            raise NeverSent("They have looked, or it is no longer so.")
        game, match = found["game"] or "", notice.body.get("match") or ""
        title = found["title"] or (game and speaker(found["language"], game).say(f"game-{game}"))
        args = {"match": title or "Sandtable", **{k: v for k, v in notice.body.items() if k in ("name", "offer")}}
        return Delivery(
            found["mail"] if found["proved"] else "", found["language"], found["webhook"] or "", game, match,
            f"/#/match/{match}" if match else "/", args,
        )  # fmt: skip

    async def _day(self, account: str, delivery: Delivery) -> str:
        """All that a daily letter tells, a line each."""
        lines = []
        for each in (await self._board.bell(account)).lines:
            if not each.seen:
                said = speaker(delivery.language, each.game)
                where = f"{self._address}/#/match/{each.match}" if each.match else self._address
                title = said.say(each.title.key, each.title.args)
                lines.append(f"{title}: {said.say(each.words.key, each.words.args)}\n    {where}")
        if not lines:
            raise NeverSent("They have looked at everything.")
        return "\n\n".join(lines)


def _is_digest(notice: Notice) -> bool:
    return bool(notice.body["about"] == "digest")


def _holds(notice: Notice, found: Any) -> bool:
    """Of a turn: still asked, and not looked since. Of little time: still asked. Of all else: not looked since."""
    if "player" not in notice.body:
        return True
    about = notice.body["about"]
    return bool(
        found["sits"] and (about == "hurry" or found["unseen"]) and (about not in ("turn", "hurry") or found["asked"])
    )
