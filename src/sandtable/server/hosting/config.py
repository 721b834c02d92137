"""The settings of a hosted service, from `sandtable.toml`: typed, and every mistake is named with its line."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

from msgspec import Meta, Struct, convert, field

from sandtable.data import DataError, Schema, validate
from sandtable.data.load import parse
from sandtable.server.people.post import MailSettings

ADDRESS = "SANDTABLE_DATABASE"
"""In the environment: the address of the database, so that a password need not stand in the file."""
MAIL_PASSWORD = "SANDTABLE_MAIL_PASSWORD"
Port = Annotated[int, Meta(ge=1, le=65535)]
Count = Annotated[int, Meta(ge=1, le=1000)]


class DatabaseSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """Where the database is: `postgresql://user:password@host/name`, or `postgresql:///name?host=/run/postgresql`."""

    address: str = ""
    connections: Count = 8
    """Of each process."""


class ServiceSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What the service is called outside."""

    address: str
    """As people type it: https://play.example.org."""
    guests: bool = True
    """Whether people without an account may make matches and take seats."""
    folder: str = "/var/lib/sandtable"
    """For what can be made again: reviews of finished matches. Own scenarios and figures lie there too."""


class ServeSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The processes that browsers talk to."""

    host: str = "127.0.0.1"
    port: Port = 8001
    proxies: tuple[str, ...] = ("127.0.0.1",)
    """Addresses, or networks like 10.0.0.0/8, whose X-Forwarded headers are believed; nobody else's are."""
    connections: Annotated[int, Meta(ge=1)] = 4000
    """Of one process at a time."""
    sockets: Annotated[int, Meta(ge=1)] = 400
    """Of one visitor's address at a time, in one process."""
    workers: Count = 2
    """Child processes that work out odds and check files."""


class WorkSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The processes that think for computer players."""

    processes: Count = 2
    """Children of one `sandtable work` that think; the first is there for people's opponents alone."""
    seconds: Annotated[float, Meta(gt=0)] = 60.0
    """That one thought may take."""


class NoticeSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What goes out to addresses that people name: webhooks, and the push services of their browsers."""

    private: bool = False
    """Whether such an address may lie inside a network: only where everybody who has an account is trusted."""


class Config(Struct, frozen=True, forbid_unknown_fields=True):
    """All settings of a service."""

    service: ServiceSettings
    database: DatabaseSettings = field(default_factory=DatabaseSettings)
    serve: ServeSettings = field(default_factory=ServeSettings)
    work: WorkSettings = field(default_factory=WorkSettings)
    mail: MailSettings = field(default_factory=MailSettings)
    notices: NoticeSettings = field(default_factory=NoticeSettings)

    @property
    def host(self) -> str:
        """What a request must call us."""
        return urlsplit(self.service.address).netloc.lower()


def read(file: Path) -> Config:
    """The settings, or a `DataError` that names every mistake; the environment's database address goes first."""
    found = validate(file, Schema({"": Config}, [_wrong]))
    if found:
        raise DataError(found)
    data = parse(file)
    if os.environ.get(ADDRESS):
        data["database"] = {**data.get("database", {}), "address": os.environ[ADDRESS]}
    if os.environ.get(MAIL_PASSWORD):
        data["mail"] = {**data.get("mail", {}), "password": os.environ[MAIL_PASSWORD]}
    return convert(data, Config)


def _wrong(data: dict[str, dict[str, object]]) -> Iterable[tuple[tuple[str, ...], str]]:
    """What has the right type and still cannot be."""
    place = urlsplit(str(data["service"]["address"]))
    if place.scheme not in ("http", "https") or not place.hostname or place.path.strip("/") or place.query:
        yield ("service", "address"), "an address like https://play.example.org, without a path"
    elif place.scheme == "http" and not _is_loopback(place.hostname):
        yield ("service", "address"), "only https:// is safe for strangers; http:// is for this machine alone"
    address = str(data.get("database", {}).get("address", "")) or os.environ.get(ADDRESS, "")
    if not address.startswith(("postgresql://", "postgres://")):
        yield ("database", "address") if "database" in data else (), _NO_DATABASE
    proxies = data.get("serve", {}).get("proxies", ())
    for number, each in enumerate(proxies if isinstance(proxies, list) else ()):
        try:
            ipaddress.ip_network(each)
        except ValueError:
            yield ("serve", "proxies", number), f"{each!r} is no address or network like 127.0.0.1 or 10.0.0.0/8"  # type: ignore[misc]


_NO_DATABASE = (
    f"the database has an address like postgresql://sandtable@localhost/sandtable, here or in {ADDRESS}: "
    "a service needs PostgreSQL"
)


def _is_loopback(name: str) -> bool:
    try:
        return name == "localhost" or ipaddress.ip_address(name).is_loopback
    except ValueError:
        return False
