"""Writes the browser's types (`make types`): what every match sends, and what each game adds.

With `--check` nothing is written: 1 if a file is not what the server's types say now.
"""

import sys
from pathlib import Path

from sandtable.registry import game, names
from sandtable.server.wire.typescript import game_types, typescript

WEB = Path(__file__).parents[1] / "web" / "src"


def files() -> dict[Path, str]:
    """Every generated file and what it should hold."""
    games = {name: WEB / "games" / name for name in names(hidden=True)}
    made = {room / "wire.ts": game_types(game(name)) for name, room in games.items() if room.is_dir()}
    return {WEB / "lib" / "wire.ts": typescript(), **made}


def main() -> int:
    wanted = files()
    if "--check" not in sys.argv:
        for path, text in wanted.items():
            path.write_text(text, "utf-8")
        return 0
    stale = [path for path, text in wanted.items() if not path.exists() or path.read_text("utf-8") != text]
    for path in stale:
        print(f"{path.relative_to(WEB.parents[1])} is not what the Python types say: run make types")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
