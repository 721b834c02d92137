"""What runs beside the work of a process that no browser talks to: a port for health and figures, and chores."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from prometheus_client import CollectorRegistry

from sandtable.server.hosting.health import Health
from sandtable.server.web.connection import Connection, Socket


@asynccontextmanager
async def small_server(
    port: int, ready: Callable[[], Awaitable[str]], figures: CollectorRegistry, *beside: Coroutine[Any, Any, None]
) -> AsyncIterator[None]:
    """For as long as the work lasts; without a port nobody can ask."""
    tasks = [asyncio.create_task(each) for each in beside]
    server = None
    if port:
        settings = uvicorn.Config(
            Health(None, ready, figures),
            host="127.0.0.1",
            port=port,
            http=Connection,
            ws=Socket,
            log_config=None,
            lifespan="off",
            proxy_headers=False,
            server_header=False,
            access_log=False,
        )
        server = uvicorn.Server(settings)
        server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign,assignment]
        tasks.append(asyncio.create_task(server.serve()))
    try:
        yield
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
