"""Bringing the hosted store's schema to the one that this version knows: one step of a release, done once.

Alembic keeps in the database which step it is at. Two who begin at once do it one after the other; a table that is in
use is not waited for longer than two seconds, so that nobody's move waits behind a migration that waits itself.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import asyncpg
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import create_async_engine
from sqlalchemy.pool import NullPool

from sandtable.server.store.database import explained

LOCK = 1940_0001
"""The advisory lock of whoever migrates."""


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def newest() -> str:
    """The step that this version of the program expects."""
    return ScriptDirectory.from_config(_config()).get_current_head() or ""


async def current(address: str) -> str:
    """The step that the database is at; nothing if it has no tables of ours."""
    try:
        db = await asyncpg.connect(address, timeout=10)
    except (OSError, asyncpg.PostgresError) as wrong:
        raise explained(wrong) from wrong
    try:
        known = await db.fetchval("SELECT to_regclass('alembic_version')")
        return str(await db.fetchval("SELECT version_num FROM alembic_version") or "") if known else ""
    finally:
        await db.close()


async def migrate(address: str, rules: Mapping[str, str]) -> tuple[str, str]:
    """To the newest schema, and to these rules of the games; which step it was at before, and which it is at now."""
    before = await current(address)
    engine = create_async_engine(
        "postgresql+asyncpg://", async_creator=lambda: asyncpg.connect(address), poolclass=NullPool
    )
    try:
        async with engine.connect() as db, db.begin():
            await db.execute(text(f"SELECT pg_advisory_xact_lock({LOCK})"))
            await db.execute(text("SET LOCAL lock_timeout = '2s'"))
            await db.run_sync(_upgrade)
            for game, version in rules.items():
                await db.execute(text(PUT_IN_FORCE), {"game": game, "version": version})
    finally:
        await engine.dispose()
    return before, await current(address)


PUT_IN_FORCE = (
    "INSERT INTO rules (game, version) VALUES (:game, :version) "
    "ON CONFLICT (game) DO UPDATE SET version = excluded.version, since = now() WHERE rules.version <> excluded.version"
)


def _upgrade(connection: Connection) -> None:
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
