"""A tender that is told to end while it sends letters: what it has begun it ends, and nobody is told twice."""

from __future__ import annotations

import asyncio
import signal
import time
from pathlib import Path

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from databases import EMPTY
from hosted.test_letters import Mailbox
from sandtable.lab.cluster import Cluster
from sandtable.lab.hosted import Hosted
from sandtable.lab.served import PATIENCE, free_port

LETTERS = 14


class Slow(Mailbox):
    """A mail server that takes its time, so that a tender is stopped in the middle of a letter."""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        await asyncio.sleep(0.3)
        return await super().handle_DATA(server, session, envelope)


def wait_for(box: Mailbox, count: int) -> None:
    until = time.monotonic() + PATIENCE
    while len(box.letters) < count and time.monotonic() < until:
        time.sleep(0.05)
    assert len(box.letters) >= count


def test_nobody_is_told_twice_by_a_restart(postgres: Cluster, tmp_path: Path) -> None:
    box = Slow()
    server = Controller(box, hostname="127.0.0.1", port=free_port())
    server.start()
    name = "restarts"
    mail = (
        f'[mail]\nhost = "127.0.0.1"\nport = {server.port}\nsecurity = "none"\nsender = "Sandtable <s@example.org>"\n'
    )
    service = Hosted(tmp_path, postgres.make(name, EMPTY), mail)
    try:
        postgres.ask(
            "INSERT INTO outbox (kind, key, body) SELECT 'mail', 'k' || n, jsonb_build_object('about', 'prove', 'to', "
            f"'p' || n || '@example.org', 'path', '/#/prove/w') FROM generate_series(1, {LETTERS}) AS n",
            name,
        )
        tender = service.add("tend")
        for enough in (2, 5, 9):
            wait_for(box, enough)
            tender.stop(signal.SIGTERM)
            held = postgres.ask("SELECT count(*) FROM outbox WHERE taken IS NOT NULL", name).strip()
            assert held == "0", "what was not begun is given back"
            tender.start(wait=False)
        wait_for(box, LETTERS)
        time.sleep(1)
        told = sorted(str(each["To"]) for each in box.letters)
        assert told == sorted({f"p{n}@example.org" for n in range(1, LETTERS + 1)}), "each once"
        tender.stop(signal.SIGTERM)
    finally:
        for each in service.processes:
            each.stop(signal.SIGKILL)
        server.stop()
        postgres.ask(f"DROP DATABASE {name} WITH (FORCE)")
