"""The server: matches, seats, live play, storage. Every action is checked; each seat gets its own picture."""

from sandtable.server.run import run

__all__ = ["run"]
