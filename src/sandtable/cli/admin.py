"""`sandtable admin`: what an operator does to a hosted service."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from sandtable.cli.hosting import DEFAULT, ConfigFile, settings
from sandtable.cli.shared import Json, emit, say, stop

if TYPE_CHECKING:
    from sandtable.server.hosting.admin import Admin

T = TypeVar("T")
app = typer.Typer(no_args_is_help=True, help="Look after a hosted service: people, matches, backups.")


def _with(config: Path, what: Callable[[Admin], Awaitable[T]]) -> T:
    found = settings(config)
    from sandtable.server.hosting.admin import Admin  # here: the command starts without it

    async def go() -> T:
        async with Admin(found.database.address) as admin:
            return await what(admin)

    return asyncio.run(go())


def _listed(rows: list[dict[str, Any]], json: bool) -> None:
    if json:
        emit(rows)
        return
    if not rows:
        say("There are none.")
    for row in rows:
        say("  ".join(" ".join(value) if isinstance(value, list) else str(value) for value in row.values() if value))


@app.command()
def users(
    like: Annotated[str, typer.Argument(help="Part of a name.")] = "", config: ConfigFile = DEFAULT, json: Json = False
) -> None:
    """List accounts."""
    _listed(_with(config, lambda admin: admin.users(like)), json)


@app.command()
def matches(
    running: Annotated[bool, typer.Option("--running", help="Only those that are played.")] = False,
    config: ConfigFile = DEFAULT,
    json: Json = False,
) -> None:
    """List matches, the newest first."""
    _listed(_with(config, lambda admin: admin.matches(running)), json)


@app.command()
def processes(config: ConfigFile = DEFAULT, json: Json = False) -> None:
    """List the processes of the service that live."""
    _listed(_with(config, lambda admin: admin.processes()), json)


@app.command()
def role(name: str, role: str, config: ConfigFile = DEFAULT) -> None:
    """Make somebody a player, moderator or administrator."""
    _with(config, lambda admin: admin.role(name, role))
    say(f"{name} is {role}.")


@app.command("close-account")
def close_account(
    name: str,
    why: Annotated[str, typer.Option(help="Told to whoever tries to sign in.")] = "",
    config: ConfigFile = DEFAULT,
) -> None:
    """Let nobody sign in by this account any more."""
    _with(config, lambda admin: admin.close_account(name, why))
    say(f"{name} is closed.")


@app.command("close-match")
def close_match(match: str, config: ConfigFile = DEFAULT) -> None:
    """End a match for everyone; it is kept, and shown to nobody."""
    _with(config, lambda admin: admin.close_match(match))
    say(f"{match} is closed.")


@app.command("reopen-account")
def reopen_account(name: str, config: ConfigFile = DEFAULT) -> None:
    """Let a suspended account sign in again."""
    _with(config, lambda admin: admin.reopen_account(name))
    say(f"{name} is open again.")


@app.command()
def reports(
    closed: Annotated[bool, typer.Option(help="Also those that are done.")] = False,
    config: ConfigFile = DEFAULT,
    json: Json = False,
) -> None:
    """List what people have reported."""
    _listed(_with(config, lambda admin: admin.reports(closed)), json)


@app.command()
def decide(
    report: int,
    action: Annotated[str, typer.Argument(help="done, hide-line, close-match or suspend")],
    why: Annotated[str, typer.Option(help="Kept with a suspended account.")] = "",
    config: ConfigFile = DEFAULT,
) -> None:
    """Do something about a report; it is done with that."""
    _with(config, lambda admin: admin.decide(report, action, why))
    say(f"Report {report} is done.")


@app.command()
def export(
    folder: Annotated[Path, typer.Argument(help="Where the files go.")],
    match: Annotated[list[str] | None, typer.Option(help="A match; repeatable. Without one: all.")] = None,
    config: ConfigFile = DEFAULT,
) -> None:
    """Write matches as files. They hold everything, also what a seat may not know."""
    made = _with(config, lambda admin: admin.export(match or (), folder))
    say(f"{len(made)} matches are in {folder}.")


@app.command("import")
def take_in(file: Path, config: ConfigFile = DEFAULT, json: Json = False) -> None:
    """Take in a match from a file, replayed and checked; prints the keys of its seats."""
    match, keys = _with(config, lambda admin: admin.take_in(file))
    if json:
        emit({"match": match, "keys": keys})
    else:
        say(f"{match}: " + ", ".join(f"{seat} {key}" for seat, key in keys.items()))


@app.command()
def check(
    most: Annotated[int, typer.Option("--matches", min=1, help="So many, drawn at random.")] = 200,
    config: ConfigFile = DEFAULT,
) -> None:
    """Replay matches from the database by the rules, every hash with them: what a restored backup is tried with."""
    count, wrong = _with(config, lambda admin: admin.check(most))
    for each in wrong:
        say(each)
    say(f"{count} matches replayed, {len(wrong)} wrong.")
    stop(bool(wrong))


@app.command()
def vacuum(config: ConfigFile = DEFAULT) -> None:
    """Give back the room of what was deleted."""
    _with(config, lambda admin: admin.vacuum())
    say("The room of what was deleted is free again.")


@app.command()
def backup(file: Path, config: ConfigFile = DEFAULT) -> None:
    """Write the whole database into one new file, while the service runs."""
    found = settings(config)
    from sandtable.server.hosting.admin import back_up  # here: the command starts without it

    say(f"{file}: {back_up(found.database.address, file):,} bytes.")


@app.command()
def restore(file: Path, config: ConfigFile = DEFAULT) -> None:
    """Put a backup into the database of these settings, which must be empty."""
    found = settings(config)
    from sandtable.server.hosting.admin import put_back  # here: the command starts without it

    put_back(found.database.address, file)
    say("The database is as it was at the backup. Try it: sandtable admin check.")
