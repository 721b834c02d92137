"""Whether this process lives, whether it is ready, and its figures: for the proxy, systemd and Prometheus.

They are answered to whoever speaks to the process itself. What comes through the proxy carries its mark and finds
nothing here: figures are not for strangers.
"""

from __future__ import annotations

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Iterator

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send
from prometheus_client import CollectorRegistry, GCCollector, PlatformCollector, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from sandtable.server.rooms.figures import FIGURES, Spread
from sandtable.server.web.guard import Refusal, refuse, with_headers
from sandtable.server.web.mistakes import UNEXPECTED

LOG = logging.getLogger("sandtable")
PLACES = ("/healthz", "/readyz", "/metrics")
MARK = b"x-forwarded-for"
NOTHING: Refusal = (404, "not-found", "Nothing is here but /healthz, /readyz and /metrics.")
FAILED: Refusal = (500, "failed", UNEXPECTED)
Gauges = Callable[[], dict[str, tuple[str, float]]]
"""What is measured when it is asked for: by name, what it is and how much."""


class Lag:
    """How late the loop comes back to what was due: what everybody at this process waits for."""

    def __init__(self, every: float = 0.25) -> None:
        self._every, self.seconds = every, 0.0

    async def measure(self) -> None:
        while True:
            before = time.monotonic()
            await asyncio.sleep(self._every)
            late = max(0.0, time.monotonic() - before - self._every)
            self.seconds = max(late, self.seconds * 0.9)


class Watched(Collector):
    """The figures of the rooms, and what else a process measures."""

    def __init__(self, gauges: Gauges) -> None:
        self._gauges = gauges

    def collect(self) -> Iterator[Metric]:
        yield _spread("sandtable_act_seconds", "From an action to its place in the database", FIGURES.acts)
        yield _spread("sandtable_restore_seconds", "Opening a match from its record", FIGURES.restores)
        for name, about, value in (
            ("sandtable_lost_races", "Actions that another process was quicker than", FIGURES.lost_races),
            ("sandtable_catch_ups", "Rooms that asked the database what they missed", FIGURES.catch_ups),
            ("sandtable_signals", "Notifications of other processes", FIGURES.signals),
        ):
            yield CounterMetricFamily(name, about, value=value)
        for name, (about, number) in self._gauges().items():
            yield GaugeMetricFamily(name, about, value=number)


def _spread(name: str, about: str, spread: Spread) -> HistogramMetricFamily:
    return HistogramMetricFamily(name, about, buckets=spread.up_to(), sum_value=spread.seconds)


def registry(gauges: Gauges) -> CollectorRegistry:
    made = CollectorRegistry()
    ProcessCollector(registry=made)
    PlatformCollector(registry=made)
    if hasattr(gc, "callbacks"):
        GCCollector(registry=made)
    made.register(Watched(gauges))
    return made


class Health:
    """Stands before the application and everything that guards it."""

    def __init__(self, app: ASGIApp | None, ready: Callable[[], Awaitable[str]], figures: CollectorRegistry) -> None:
        self._app, self._ready, self._figures = app, ready, figures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.HTTP and scope["path"] in PLACES and MARK not in dict(scope["headers"]):
            await self._answer(scope, with_headers(send))
        elif self._app is not None:
            await self._app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await refuse(scope, NOTHING, with_headers(send))
        elif scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await refuse(scope, NOTHING, with_headers(send), "websocket.http.response")

    async def _answer(self, scope: Scope, send: Send) -> None:
        try:
            status, kind, body = await self._told(scope["path"])
        except Exception:
            LOG.exception("%s cannot be told", scope["path"])
            await refuse(scope, FAILED, send)
            return
        headers = [(b"content-type", kind), (b"content-length", str(len(body)).encode())]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        await send({"type": "http.response.body", "body": body, "more_body": False})

    async def _told(self, path: str) -> tuple[int, bytes, bytes]:
        """Status, kind and body of what is asked for."""
        if path == "/metrics":
            body = await asyncio.to_thread(generate_latest, self._figures)
            return 200, b"text/plain; version=0.0.4; charset=utf-8", body
        wrong = "" if path == "/healthz" else await self._ready()
        body = msgspec.json.encode({"ready": False, "why": wrong} if wrong else {"ready": True})
        return 503 if wrong else 200, b"application/json", body
