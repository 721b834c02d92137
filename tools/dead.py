"""Finds code that nothing uses (`make check`); what only a unit test uses counts as dead too.

Vulture reads the sources, the tools and the conformance suite (which is the user of `sandtable.testing`).
`vulture_allow.py` beside this file holds the exceptions, each with its reason.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parent.parent
READ = ("src", "tools", "tests/conformance")
HANDLERS = ["@get", "@post", "@patch", "@delete", "@websocket", "@app.*", "@*.asked_by", "@*.joins"]
"""Decorators whose functions are called by the web framework, by the command line, or at a named point of the rules."""
TRAVELS = re.compile(r"/games/\w+/(static\.py|view)")
"""Modules whose fields travel to the browser."""


def dead() -> list[str]:
    """A line for each thing that nothing uses."""
    found = Vulture(ignore_decorators=HANDLERS)
    found.scavenge([str(ROOT / each) for each in READ])
    lines = []
    for item in found.get_unused_code(min_confidence=60):
        file = Path(item.filename).relative_to(ROOT).as_posix()
        if file.endswith("/tables/files.py") and item.typ == "variable":
            continue  # keys of a file that players write; the checker of files reads them by name
        if item.typ == "variable" and TRAVELS.search(file):
            continue  # fields that boards read; web/scripts/unread.mjs looks whether one does
        lines.append(f"{file}:{item.first_lineno}: {item.message}")
    return lines


if __name__ == "__main__":
    lines = dead()
    print("\n".join(lines) or "No dead code.")
    sys.exit(bool(lines))
