"""`sandtable play`: the server on this machine, and the browser."""

from __future__ import annotations

from typing import Annotated

import typer

PORT = 1940


def command(
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port on 127.0.0.1; 0 takes a free one.")] = PORT,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the browser.")] = True,
    lan: Annotated[bool, typer.Option("--lan", help="Let the own network in: others play from their screens.")] = False,
    address: Annotated[str, typer.Option(help="With --lan: which address of this machine.")] = "",
) -> None:
    """Start the server on 127.0.0.1 and open the browser. Ctrl+C ends it; matches are kept."""
    from sandtable import server  # here: the command starts without it

    server.start_on_system_heap()
    server.run(port, browser, lan=lan or bool(address), opened=address)
