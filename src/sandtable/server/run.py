"""Starting the server and the browser."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from sandtable.data import home
from sandtable.server.memory import sweep_seldom
from sandtable.server.store.lock import folder_lock, sign
from sandtable.server.web.network import Network, addresses, bind, check_address

if TYPE_CHECKING:
    import uvicorn

PORT = 1940


def run(
    port: int = PORT, browser: bool = True, folder: Path | None = None, lan: bool = False, opened: str = ""
) -> None:
    """Serve until interrupted. A port or folder that is taken is named; port 0 takes any free one.

    `lan` opens the server to the own network from the start, by the address `opened` or one that is found.
    """
    place = folder or home()
    with folder_lock(place) as lock:
        listening = bind("127.0.0.1", port)
        network = Network(listening.getsockname()[1])
        address = f"{network.place()}/"
        wanted = (opened or next(iter(addresses()), "")) if lan else ""
        if lan:
            check_address(wanted)
            bind(wanted, network.port).close()
        sign(lock, address)
        server = _server(place, network, wanted)
        print(f"Sandtable is at {address}  (Ctrl-C ends it; matches are kept in {place})", flush=True)
        if browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends in order, as Ctrl-C does
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(server.serve(sockets=[listening]))


def _server(folder: Path, network: Network, wanted: str) -> uvicorn.Server:
    import uvicorn  # here: a port or folder that is taken is named before the application is loaded

    from sandtable.server.rooms.host import Host  # here: as above
    from sandtable.server.web import limits  # here: as above
    from sandtable.server.web.app import make_app  # here: as above
    from sandtable.server.web.connection import Connection, Socket  # here: as above
    from sandtable.server.web.qr import in_terminal  # here: as above
    from sandtable.server.web.serving import Serving  # here: as above

    async def once_up() -> None:
        if wanted:
            await network.open(wanted)
            place = f"{network.place()}/"
            print(f"\nOpen to your network: {place}", flush=True)
            with contextlib.suppress(UnicodeEncodeError):  # a console without these characters
                print(in_terminal(place), flush=True)

    app = make_app(Host(folder), network)
    sweep_seldom()
    config = uvicorn.Config(
        app,
        http=Connection,
        ws=Socket,
        ws_max_size=limits.MESSAGE,
        log_level="warning",
        proxy_headers=False,  # there is no proxy before it: who calls is whoever the connection says
        loop="asyncio",  # a service has a quicker one; here nothing depends on what else is installed
        timeout_graceful_shutdown=2,
    )
    network.listener = server = Serving(config, once_up)
    return server
