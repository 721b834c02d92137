"""Whether a process and the database fit each other."""

from __future__ import annotations

from collections.abc import Callable

from sandtable.kernel import SandtableError
from sandtable.server.store.database import Database
from sandtable.server.store.migrate import current, newest


async def check_schema(address: str) -> None:
    """A sentence for the operator who starts a process before the database is ready for it. A newer schema is none: a
    release can read the one after its own."""
    found, wanted = await current(address), newest()
    if found < wanted:
        at = f"at step {found}" if found else "empty"
        raise SandtableError(f"The database is {at}; this version needs step {wanted}. Run: sandtable migrate.")


async def unready(database: Database, rules: Callable[[str], str], hears: bool) -> str:
    """Why this process should get no visitors now; nothing if it may."""
    if not hears:
        return "The other processes are not heard: the connection to the database is down."
    try:
        found = await database.surely(lambda db, again: db.fetch("SELECT game, version FROM rules"), patience=2.0)
    except SandtableError as wrong:
        return str(wrong)
    other = [each["game"] for each in found if rules(each["game"]) != each["version"]]
    return f"Other rules are in force for {', '.join(other)}: this process is of another release." if other else ""
