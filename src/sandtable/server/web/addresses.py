"""What the framework keeps of the addresses that were asked for."""

from __future__ import annotations

import sys
from functools import lru_cache

from litestar import Litestar

_CACHED = type(lru_cache(len))


def forget_addresses(calls: Litestar) -> None:
    """Litestar keeps what it read from the last thousand addresses and queries, a handful of words for each.

    They were written between the tables of rooms that were open then: each would hold back the page it lies on, some
    megabytes together, when the rooms are closed and their memory is given back.
    """
    calls.asgi_router.handle_routing.cache_clear()
    for name, module in tuple(sys.modules.items()):
        if name.partition(".")[0] == "litestar":
            for value in tuple(vars(module).values()):
                if isinstance(value, _CACHED):
                    value.cache_clear()
