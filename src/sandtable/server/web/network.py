"""The own network: which address of this machine is open to it, and since when.

At home the server listens on 127.0.0.1 alone, and whoever comes by that way is the host. While the network is open it
listens on one address more; whoever comes by that one is a guest, whatever they say. Nothing listens on all addresses.
"""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import os
import socket
from typing import Protocol

from sandtable.kernel import SandtableError

LOOPBACK = frozenset({"127.0.0.1", "::1"})
LOCAL = frozenset({"127.0.0.1", "localhost", "[::1]"})
"""What pages on this machine call the server."""
FAR = ("10.255.255.255", "172.31.255.255", "192.168.255.255")
"""Nothing is sent there: the system only says by which of its addresses it would go."""


class Listener(Protocol):
    """The server that takes one listening socket more, and lets go of it with all that came in by it."""

    async def listen(self, listening: socket.socket) -> None: ...

    def stop_listening(self, address: str) -> None: ...


class Network:
    """Whether the own network may come in, and by which address."""

    hosted = False
    """Whether this is a service, with accounts; its pages are told so."""

    def __init__(self, port: int = 0, listener: Listener | None = None) -> None:
        self.port, self.listener = port, listener
        self.address = ""
        """Empty: closed."""

    def hosts(self, came_in_by: str) -> frozenset[str]:
        """What a request that came in by this address of ours may call us."""
        if came_in_by == self.address:
            return frozenset({self.address})
        return LOCAL if came_in_by in LOOPBACK else frozenset()

    def is_host(self, came_in_by: str) -> bool:
        """Whether a request came in by the way that only this machine has."""
        return came_in_by in LOOPBACK

    def may_make(self, came_in_by: str) -> bool:
        """Whether whoever comes this way may make matches."""
        return self.is_host(came_in_by)

    def place(self) -> str:
        """Where others find us; while the network is closed, only browsers of this machine."""
        return f"http://{self.address or '127.0.0.1'}:{self.port}"

    async def open(self, address: str = "") -> None:
        """Let the network in by this address, or the first that is found; any other is closed before."""
        wanted = address or next(iter(addresses()), "")
        check_address(wanted)
        if wanted == self.address:
            return
        if self.listener is None:
            raise SandtableError("This server cannot be opened to a network.")
        listening = bind(wanted, self.port)
        self.close()
        await self.listener.listen(listening)
        self.address = wanted

    def close(self) -> None:
        """Nobody comes in any more, and those who are in go out."""
        address, self.address = self.address, ""
        if address and self.listener is not None:
            self.listener.stop_listening(address)


def addresses() -> list[str]:
    """This machine's addresses in private networks, the likeliest first; SANDTABLE_ADDRESS names another."""
    given = os.environ.get("SANDTABLE_ADDRESS", "")
    found = [given] if given else []
    for far in FAR:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((far, 9))
            found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return [each for each in dict.fromkeys(found) if each == given or _is_private(each)]


def _is_private(address: str) -> bool:
    found = ipaddress.ip_address(address)
    return found.is_private and not found.is_loopback and not found.is_unspecified


def check_address(address: str) -> None:
    """A sentence for whoever asked for an address that must not be opened."""
    if not address:
        raise SandtableError(
            "No address of a home network was found on this machine. "
            "Name one: sandtable play --lan --address 192.168.1.24."
        )
    try:
        found = ipaddress.IPv4Address(address)
    except ValueError as wrong:
        raise SandtableError(f"{address!r} is no address of this machine; write it like 192.168.1.24.") from wrong
    if not found.is_private or found.is_unspecified or str(found) in LOOPBACK:
        raise SandtableError(
            f"{address} is not an address of a home network; those begin with 10., 172.16. to 172.31., or 192.168."
        )


def bind(address: str, port: int) -> socket.socket:
    """A socket that listens there, or a sentence that says why not."""
    listening = socket.socket(
        socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # named, so that small answers go out at once
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((address, port))
    except OSError as wrong:
        listening.close()
        if wrong.errno == errno.EADDRINUSE:
            raise SandtableError(f"Port {port} is taken; try another: sandtable play --port {port + 1}.") from wrong
        if wrong.errno == errno.EADDRNOTAVAIL:
            raise SandtableError(f"{address} is not an address of this machine.") from wrong
        raise SandtableError(f"Port {port} cannot be used: {wrong.strerror}.") from wrong
    return listening
