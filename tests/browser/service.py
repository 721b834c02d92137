"""A service for browsers: one process on a real database, by the name that passkeys ask for."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sandtable.lab.hosted import Hosted, Process


@contextmanager
def service(folder: Path, database: str) -> Iterator[str]:
    """Its address. Browsers give passkeys only to names, so it is called localhost, with its port."""
    made = Hosted(folder, database)
    process = Process("serve", made.config, folder / "serve.log")
    address = f"http://localhost:{process.port}"
    made.config.write_text(made.config.read_text().replace('"http://127.0.0.1"', f'"{address}"'))
    process.start()
    try:
        yield address
    finally:
        process.stop(signal.SIGKILL)
