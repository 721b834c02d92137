"""The server: matches, seats, live play, storage. Every action is checked; each seat gets its own picture."""

from sandtable.server.memory import start_on_system_heap
from sandtable.server.run import run

__all__ = ["run", "start_on_system_heap"]
