"""The way into a service: by its own name, from anywhere, and nobody who comes by it is the host."""

from __future__ import annotations

from urllib.parse import urlsplit

from sandtable.server.hosting.config import Config
from sandtable.server.web.network import Network


class Door(Network):
    """In place of the own network: one public name. Operators use `sandtable admin` instead."""

    hosted = True

    def __init__(self, config: Config) -> None:
        super().__init__()
        self._config = config
        self._name = (urlsplit(config.service.address).hostname or "").lower()

    def hosts(self, came_in_by: str) -> frozenset[str]:
        return frozenset({self._name})

    def is_host(self, came_in_by: str) -> bool:
        return False

    def may_make(self, came_in_by: str) -> bool:
        return self._config.service.guests

    def place(self) -> str:
        return self._config.service.address.rstrip("/")
