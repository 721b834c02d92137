"""The server: matches, seats, live play, storage. Every action is checked at the door; each seat gets its own view."""

from sandtable.server.run import run

__all__ = ["run"]
