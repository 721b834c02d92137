"""Starting the server and the browser."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import signal
import socket
import webbrowser
from pathlib import Path
from typing import TYPE_CHECKING

from sandtable.data import home
from sandtable.kernel import SandtableError
from sandtable.server.store.lock import folder_lock, sign

if TYPE_CHECKING:
    import uvicorn

PORT = 1940
SWEEPS = (50_000, 20, 50)
"""How much is made between two sweeps of the collector, young to old: full ones are rare, they take a while."""


def run(port: int = PORT, browser: bool = True, host: str = "127.0.0.1", folder: Path | None = None) -> None:
    """Serve until interrupted. A port or folder that is taken is named; port 0 takes any free one."""
    place = folder or home()
    with folder_lock(place) as lock:
        listening = _listen(host, port)
        address = f"http://{host}:{listening.getsockname()[1]}/"
        sign(lock, address)
        server = _server(place, host)
        print(f"Sandtable is at {address}  (Ctrl-C ends it; matches are kept in {place})", flush=True)
        if browser:
            with contextlib.suppress(webbrowser.Error):
                webbrowser.open(address)
        signal.signal(signal.SIGTERM, signal.default_int_handler)  # ends in order, as Ctrl-C does
        with contextlib.suppress(KeyboardInterrupt):
            asyncio.run(server.serve(sockets=[listening]))


def _server(folder: Path, host: str) -> uvicorn.Server:
    import uvicorn  # here: a port or folder that is taken is named before the application is loaded

    from sandtable.server.web import limits  # here: as above
    from sandtable.server.web.app import make_app  # here: as above
    from sandtable.server.web.connection import Connection, Socket  # here: as above
    from sandtable.server.web.guard import LOCAL  # here: as above

    app = make_app(folder, LOCAL | {host})
    gc.freeze()  # what is loaded now stays; and hundreds of rooms do not make every sweep a pause for all
    gc.set_threshold(*SWEEPS)
    config = uvicorn.Config(
        app,
        http=Connection,
        ws=Socket,
        ws_max_size=limits.MESSAGE,
        log_level="warning",
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)


def _listen(host: str, port: int) -> socket.socket:
    listening = socket.socket(
        socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP
    )  # named, so that small answers go out at once
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
    except OSError as wrong:
        listening.close()
        if wrong.errno == errno.EADDRINUSE:
            raise SandtableError(f"Port {port} is taken; try another: sandtable play --port {port + 1}.") from wrong
        raise SandtableError(f"Port {port} cannot be used: {wrong.strerror}.") from wrong
    return listening
