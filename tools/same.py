"""Compares same-seed matches of two source trees, entry by entry: a change of structure must not change a match.

    python tools/same.py OTHER [--game GAME] [--scenario NAME] [--seeds N] [--most N] [--workers N]

OTHER is another checkout of the project (`git worktree add ../before v0.1.0`). Each match is played in both trees by
the same levels from the same seed; every entry (seat, action, rolls, events, number of options) must be equal. The
first difference is printed with what came before it. Exit code 1 if there is one.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent.parent
PAIRS = (("officer", "officer"), ("random", "random"))


def entries(
    game_name: str, scenario: str, options: dict[str, Any], levels: tuple[str, str], seed: int, most: int
) -> Iterator[str]:
    """One match as lines of text, played with whatever tree is on the path."""
    import msgspec

    from sandtable.kernel import Event, Question, Seeded, advance, play
    from sandtable.lab.playing import player
    from sandtable.registry import game as find_game

    game = find_game(game_name)
    known = getattr(game, "knowledge", None) or game.view  # type: ignore[attr-defined]
    minds: dict[str, Any] = {}
    state, dice, out = game.start(scenario, options), Seeded(seed), list[Event]()
    rng = random.Random(f"{seed}/same")
    decision = advance(state, dice, out)
    yield f"begin {[list(roll.dice) for roll in dice.log]} {_events(out)}"
    for number in range(most):
        if decision is None:
            yield f"over {msgspec.json.encode(game.result(state)).decode()}"
            return
        seat = decision.seats[0]
        side = game.all_seats(state).index(seat) % 2
        mind = minds.setdefault(seat, player(game, levels[side]))
        choices = decision.options(seat)
        count = len(choices) if isinstance(choices, list) else -1
        action = mind.choose(known(state, frozenset((seat,))), Question(seat, decision), rng)
        dice.log.clear()
        out.clear()
        asked = decision.kind
        decision = play(state, decision, seat, action, dice, out)
        yield f"{number} {asked} {seat} {count} {action} {[list(roll.dice) for roll in dice.log]} {_events(out)}"


def _events(out: list[Any]) -> str:
    import msgspec

    return msgspec.json.encode(out, order="deterministic").decode()


def cases(game: str, scenario: str) -> list[tuple[str, str, dict[str, Any]]]:
    """Every game and scenario; Europe at both levels."""
    from sandtable.registry import game as find_game
    from sandtable.registry import names

    found = []
    for name in [game] if game else names(hidden=True):
        for each in find_game(name).scenarios():
            if scenario and each.id != scenario:
                continue
            options = {option.id: option.default for option in each.options}
            levels = next((option.choices for option in each.options if option.id == "level"), ())
            found += [(name, each.id, {**options, "level": level}) for level in levels] or [(name, each.id, options)]
    return found


def told(tree: Path, case: tuple[str, str, dict[str, Any]], levels: tuple[str, str], seed: int, most: int) -> list[str]:
    """The lines of a match, played by a tree in a process of its own."""
    job = json.dumps([*case, levels, seed, most])
    environment = {**os.environ, "PYTHONPATH": str(tree / "src"), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(Path(__file__).resolve()), "--play", job]
    made = subprocess.run(command, env=environment, cwd=tree, capture_output=True, text=True, check=False)
    if made.returncode:
        return [f"failed in {tree}: {made.stderr[-2000:]}"]
    return made.stdout.splitlines()


def compare(other: Path, case: tuple[str, str, dict[str, Any]], levels: tuple[str, str], seed: int, most: int) -> bool:
    mine, theirs = told(HERE, case, levels, seed, most), told(other, case, levels, seed, most)
    name = f"{case[0]} {case[1]} {case[2].get('level', '')} {'/'.join(levels)} seed {seed}"
    if mine == theirs and not mine[-1].startswith("failed"):
        digest = hashlib.blake2b("\n".join(mine).encode(), digest_size=6).hexdigest()
        print(f"same  {name}: {len(mine)} entries, {digest}", flush=True)
        return True
    first = next((i for i, (a, b) in enumerate(zip(mine, theirs, strict=False)) if a != b), min(len(mine), len(theirs)))
    print(f"OTHER {name}: entry {first}", flush=True)
    for line in mine[max(0, first - 2) : first]:
        print(f"    before: {line[:400]}")
    print(f"    here:   {mine[first][:1500] if first < len(mine) else '(ends)'}")
    print(f"    there:  {theirs[first][:1500] if first < len(theirs) else '(ends)'}")
    return False


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("other", nargs="?", type=Path)
    asked.add_argument("--game", default="")
    asked.add_argument("--scenario", default="")
    asked.add_argument("--seeds", type=int, default=1)
    asked.add_argument("--most", type=int, default=3000, help="entries of a match that are compared")
    asked.add_argument("--workers", type=int, default=1)
    asked.add_argument("--play", help=argparse.SUPPRESS)
    given = asked.parse_args()
    if given.play:
        game, scenario, options, levels, seed, most = json.loads(given.play)
        for line in entries(game, scenario, options, tuple(levels), seed, most):
            print(line)
        return 0
    if given.other is None or not (given.other / "src" / "sandtable").is_dir():
        asked.error("name another checkout of the project to compare with")
    sys.path.insert(0, str(HERE / "src"))
    jobs = [
        (given.other.resolve(), case, levels, seed, given.most)
        for case in cases(given.game, given.scenario)
        for levels in PAIRS
        for seed in range(1, given.seeds + 1)
    ]
    with ThreadPoolExecutor(given.workers) as pool:
        results = list(pool.map(lambda job: compare(*job), jobs))
    print(f"{results.count(True)} of {len(results)} matches are the same")
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
