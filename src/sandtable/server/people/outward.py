"""Requests to addresses that people gave us: push services of browsers, and webhooks of chat services.

Whoever names an address could name one inside our own network. So the name is looked up once, every address behind it
must be one of the public internet unless the operator allows others, and the connection goes to just that address.
Nothing is followed on to anywhere else, and nothing of the answer but its status is read.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

from sandtable.kernel import SandtableError
from sandtable.server.people.outbox import NotSent

SECONDS = 15.0
LONGEST = 2000
"""Characters that such an address may have."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Forbidden(SandtableError):
    """An address that we do not call."""


def checked_address(text: str, private: bool) -> str:
    """An address that may be called, as far as can be told without looking it up."""
    try:
        place = urlsplit(text.strip())
        port = place.port
    except ValueError as wrong:
        raise Forbidden("This is no address like https://chat.example.org/hooks/1.") from wrong
    allowed = ("https", "http") if private else ("https",)
    if place.scheme not in allowed or not place.hostname or len(text) > LONGEST or not text.isprintable():
        raise Forbidden("This is no address like https://chat.example.org/hooks/1.")
    if place.username or place.password or not text.isascii() or " " in text.strip() or port == 0:
        raise Forbidden("The address holds a name and password, or characters that an address has not.")
    with contextlib.suppress(ValueError):
        if not private and not is_public(ipaddress.ip_address(place.hostname)):
            raise Forbidden("This address is not on the public internet.")
    return text.strip()


def is_public(address: Address) -> bool:
    """Whether an address is one of the public internet, also by what it stands for."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1])
        if address in NAT64:
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner:
            return is_public(inner)
    return address.is_global and not (address.is_multicast or address.is_reserved or _is_of_a_site(address))


def _is_of_a_site(address: Address) -> bool:
    """fec0::/10, which is no longer given out, but still stays inside."""
    return isinstance(address, ipaddress.IPv6Address) and address.is_site_local


async def post(address: str, headers: Mapping[str, str], body: bytes, private: bool = False) -> int:
    """Sends this; the status of the answer. Raises `Forbidden` for what is not called, `NotSent` if nobody answers."""
    place = urlsplit(checked_address(address, private))
    port = place.port or (443 if place.scheme == "https" else 80)
    try:
        async with asyncio.timeout(SECONDS):
            where = await _look_up(place.hostname or "", port, private)
            return await _send(place, where, port, headers, body)
    except (OSError, TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ValueError) as wrong:
        raise NotSent(f"Nobody answered there: {wrong}") from wrong


async def _look_up(name: str, port: int, private: bool) -> str:
    found = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
    addresses = [str(each[4][0]) for each in found]
    if not private and not all(is_public(ipaddress.ip_address(each.split("%")[0])) for each in addresses):
        raise Forbidden("This name stands for an address that is not on the public internet.")
    return addresses[0]


async def _send(place: SplitResult, where: str, port: int, headers: Mapping[str, str], body: bytes) -> int:
    secure = ssl.create_default_context() if place.scheme == "https" else None
    name = place.hostname if secure else None
    reader, writer = await asyncio.open_connection(where, port, ssl=secure, server_hostname=name)
    try:
        target = (place.path or "/") + (f"?{place.query}" if place.query else "")
        lines = {"host": place.netloc, "content-length": str(len(body)), "connection": "close", **headers}
        head = [f"POST {target} HTTP/1.1", *(f"{key}: {value}" for key, value in lines.items())]
        writer.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
        await writer.drain()
        status = (await reader.readuntil(b"\r\n")).split()
        if len(status) < 2 or not status[0].startswith(b"HTTP/1."):
            raise ValueError("what answered does not speak HTTP")
        return int(status[1])
    finally:
        writer.close()
        with contextlib.suppress(OSError, ssl.SSLError):
            await writer.wait_closed()
