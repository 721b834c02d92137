"""Makes recorded matches (`tests/recorded/GAME/*.txt`) anew: `python tools/recordings.py [GAME ...]`.

Run it after a change of rules that is meant, and read which matches changed before it is committed. The plans stand in
`tests/games/GAME/test_GAME_recorded.py`.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

from sandtable.testing.recording import write

TESTS = Path(__file__).resolve().parent.parent / "tests"


if __name__ == "__main__":
    sys.path.insert(0, str(TESTS))
    for name in sys.argv[1:] or sorted(path.parent.name for path in TESTS.glob("games/*/test_*_recorded.py")):
        sys.path.insert(1, str(TESTS / "games" / name))
        made = import_module(f"games.{name}.test_{name}_recorded")
        write(made.FOLDER, made.GAME, made.PLANS)
        print(name)
