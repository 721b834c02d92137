"""`sandtable serve`, `work`, `tend`, `migrate`: the processes of a hosted service."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.shared import say
from sandtable.kernel.errors import SandtableError

if TYPE_CHECKING:
    from sandtable.server.hosting.config import Config

ConfigFile = Annotated[Path, typer.Option("--config", "-c", help="The settings of the service.")]
DEFAULT = Path("sandtable.toml")
Health = Annotated[int, typer.Option(min=0, max=65535, help="Tell health and figures on this port of 127.0.0.1.")]


def settings(file: Path) -> Config:
    """The settings, once it is sure that the packages are here that a service needs."""
    try:
        import alembic  # noqa: F401  # here: nobody at home needs them
        import asyncpg  # noqa: F401  # here: as above
        import prometheus_client  # noqa: F401  # here: as above
    except ImportError as missing:
        raise SandtableError(
            f"A hosted service needs more packages ({missing.name} is missing): pip install 'sandtable[hosting]'."
        ) from missing
    from sandtable.server.hosting import config  # here: as above

    return config.read(file)


def serve(
    config: ConfigFile = DEFAULT,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Instead of the one in the settings.")] = 0,
) -> None:
    """Serve browsers, as one of several processes on one PostgreSQL. SIGTERM ends it in order."""
    found = settings(config)
    from sandtable import server  # here: the command starts without it

    server.start_on_system_heap()
    from sandtable.server.hosting.serve import serve as run  # here: as above

    run(found, port)


def work(config: ConfigFile = DEFAULT, port: Health = 0) -> None:
    """Think for the computer players of a service."""
    found = settings(config)
    from sandtable.server.hosting.work import work as run  # here: the command starts without it

    run(found, port)


def tend(config: ConfigFile = DEFAULT, port: Health = 0) -> None:
    """Do what must be done once for a whole service: one of these leads, the others stand by."""
    found = settings(config)
    from sandtable.server.hosting.tend import tend as run  # here: the command starts without it

    run(found, port)


def migrate(config: ConfigFile = DEFAULT) -> None:
    """Bring the database of a service to this version: its schema, and the rules that are in force."""
    found = settings(config)
    from sandtable.server.store.migrate import migrate as run  # here: the command starts without it
    from sandtable.server.store.rules import all_rules  # here: as above

    before, after = asyncio.run(run(found.database.address, all_rules()))
    say(f"The database was {f'at step {before}' if before else 'empty'} and is at step {after}.")
