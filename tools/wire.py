"""Writes the browser's types (`make types`)."""

from pathlib import Path

from sandtable.server.typescript import typescript

if __name__ == "__main__":
    Path("web/src/lib/wire.ts").write_text(typescript(), "utf-8")
