"""Finds code that nothing uses (`make check`); what only a unit test uses counts as dead too.

Vulture reads the sources, the tools and the conformance suite (which is the user of `sandtable.testing`).
`vulture_allow.py` beside this file holds the exceptions, each with its reason; one that is not needed is named too.
"""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parent.parent
ALLOWED = Path(__file__).with_name("vulture_allow.py")
READ = ("src", "tools", "tests/conformance")
HANDLERS = ["@get", "@post", "@patch", "@delete", "@websocket", "@app.*", "@*.asked_by", "@*.joins"]
"""Decorators whose functions are called by the web framework, by the command line, or at a named point of the rules."""
TRAVELS = re.compile(r"/games/\w+/(static\.py|view)")
"""Modules whose fields travel to the browser."""


def allowed() -> set[str]:
    """The names of the exceptions: `name`, or `_.name` for what belongs to an object."""
    named = [each.value for each in ast.parse(ALLOWED.read_text("utf-8")).body if isinstance(each, ast.Expr)]
    words = {each.id for each in named if isinstance(each, ast.Name)}
    return words | {each.attr for each in named if isinstance(each, ast.Attribute)}


def dead() -> list[str]:
    """A line for each thing that nothing uses, and for each exception that nothing needs."""
    found = Vulture(ignore_decorators=HANDLERS)
    found.scavenge([str(ROOT / each) for each in READ], exclude=[str(ALLOWED)])
    lines: list[str] = []
    exceptions = allowed()
    spare = set(exceptions)
    for item in found.get_unused_code(min_confidence=60):
        file = Path(item.filename).relative_to(ROOT).as_posix()
        if file.endswith("/tables/files.py") and item.typ == "variable":
            continue  # keys of a file that players write; the checker of files reads them by name
        if item.typ == "variable" and TRAVELS.search(file):
            continue  # fields that boards read; web/scripts/unread.mjs looks whether one does
        if item.name in exceptions:
            spare.discard(item.name)
        else:
            lines.append(f"{file}:{item.first_lineno}: {item.message}")
    return lines + [f"{ALLOWED.relative_to(ROOT)}: {name} is not needed any more" for name in sorted(spare)]


if __name__ == "__main__":
    lines = dead()
    print("\n".join(lines) or "No dead code.")
    sys.exit(bool(lines))
