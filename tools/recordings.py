"""Makes recorded matches (`tests/recorded/GAME/*.txt`) anew: `python tools/recordings.py [GAME ...]`.

Run it after a change of rules that is meant, and read which matches changed before it is committed. The plans stand in
`tests/games/GAME/test_recorded.py`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from sandtable.registry import game as find_game
from sandtable.testing.recording import record

TESTS = Path(__file__).resolve().parent.parent / "tests"


def write(name: str) -> None:
    folder = TESTS / "recorded" / name
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.txt"):
        old.unlink()
    for plan in import_module(f"games.{name}.test_recorded").PLANS:
        lines = [str(entry) for entry in record(find_game(name), plan)]
        (folder / f"{plan.name}.txt").write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))
    games = sys.argv[1:] or sorted(path.parent.name for path in TESTS.glob("games/*/test_recorded.py"))
    for name in games:
        write(name)
        print(name)
