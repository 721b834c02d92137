"""Memory that rooms took and that the system gets back when they are closed."""

from __future__ import annotations

import contextlib
import ctypes
import gc
import os
import sys

SWEEPS = (50_000, 20, 50)
"""How much is made between two sweeps of the collector, young to old: full ones are rare, they take a while."""
ALLOCATOR, HEAPS = "PYTHONMALLOC", "MALLOC_ARENA_MAX"


def start_on_system_heap() -> None:
    """Start this program again, as the same process, with memory from the system's heap.

    Python's own heap gives back only whole megabytes in which nothing is left: after two hundred closed rooms it kept
    a third of what they took. The system's gives back every free page, and is as quick here. One heap for all threads:
    only one of them runs at a time, and each of their own would keep its own leftovers.
    """
    if sys.platform == "linux" and ALLOCATOR not in os.environ:
        os.environ[ALLOCATOR] = "malloc"
        os.environ.setdefault(HEAPS, "1")
        os.execv(sys.executable, [sys.executable, *sys.orig_argv[1:]])


def sweep_seldom() -> None:
    """What is loaded now stays; and hundreds of rooms do not make every sweep a pause for all."""
    gc.freeze()
    gc.set_threshold(*SWEEPS)


def give_back() -> None:
    """Closed rooms hold many small things; without this the system would not see their memory again."""
    gc.collect()
    if sys.platform == "linux":
        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).malloc_trim(0)
