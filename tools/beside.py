"""Benchmarks of two checkouts side by side: which lines of `sandtable bench` are slower here than there.

    python tools/beside.py EARLIER [--runs 3] [--seconds 0.5] [--matches 12] [--least 0.95] [--no-server] [GAME ...]
    python tools/beside.py EARLIER --calls [--matches 12] [GAME ...]

EARLIER is a folder with another checkout, or a commit, which is checked out for the time being. The two take turns,
game by game, and of each figure the best of all runs counts: what else the machine does in the meantime hits both
alike, and the best run least. Exit code 1 when a line falls below `--least`. With `--no-server` the round trips are
left out: an old checkout may not start its server with today's packages. `--calls` counts the function calls that a
decision of random play takes instead: they are the same on a busy machine and on a quiet one.

Other rules play other matches from the same seeds, and what an entry costs differs from match to match (in Operation's
free battle by a fifth up or down): of three matches on each side the ratio would be a sixth off by chance, so more are
played here than by the benchmark itself.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

HERE = Path(__file__).resolve().parents[1]
MORE_IS_BETTER = ("per s", "plies/s")
COUNTS = ("decisions", "")
"""Units that say how much was played, not how fast."""


OTHER_THINGS = (
    (": picture", "the view was picture and knowledge in one, without names for the board"),
    (": knowledge", "the view was picture and knowledge in one"),
    ("operation .*: odds", "templates, shells, flames and guns are played out now, where the sum before was wrong"),
    ("operation .*: initiative carried out, longest", "broken men run as a squad to cover now (OW-R77)"),
)
"""Lines that measure another thing today than in checkouts before: they are printed, and named apart, not counted."""


Figures = dict[str, tuple[float, str]]
SHIMS = """
import cProfile, importlib, sys, time
from importlib.util import module_from_spec, spec_from_file_location
from typing import TypeVar
from sandtable import kernel, registry

time.perf_counter = time.process_time
if not hasattr(kernel, "carry_out"):
    def carry_out(state, decision, seat, action, dice, out):
        decision.frame.apply(state, seat, action, dice, out)
        return kernel.advance(state, dice, out)
    kernel.carry_out = carry_out
if not hasattr(kernel.frames, "S"):
    kernel.frames.S = TypeVar("S")
try:
    import sandtable.headers
except ImportError:
    sys.modules["sandtable.headers"] = importlib.import_module("sandtable.match")
if not hasattr(kernel.Game, "knowledge"):
    kernel.Game.picture = kernel.Game.knowledge = lambda game, state, seats: game.view(state, seats)
own_figures = getattr(importlib.import_module("sandtable.lab.bench"), "own_figures")
for name in ("sandtable.testing.walk", "sandtable.lab.bench"):
    importlib.import_module(name)
    spec = spec_from_file_location(name, sys.argv[1] + "/src/" + name.replace(".", "/") + ".py")
    sys.modules[name] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[name])
bench = sys.modules["sandtable.lab.bench"]
"""
"""What an earlier checkout calls by another name is handed to it: a view was picture and knowledge in one, and what was
just offered can be carried out there too without asking again."""
STOPWATCH = """
bench.own_figures = own_figures
bench.MATCHES = int(sys.argv[5])
if sys.argv[4] == "no":
    bench.round_trip_figures = lambda game: []
print(kernel.dumps(bench.bench([sys.argv[2]], float(sys.argv[3]))).decode())
"""
"""The benchmark of this checkout, run in whichever checkout is on the path: one stopwatch for both, which counts
processor time."""
COUNTER = """
game, found = registry.game(sys.argv[2]), []
game.warm()
for scenario in game.scenarios():
    options = {option.id: option.default for option in scenario.options}
    seeds = range(int(sys.argv[5]))
    for seed in seeds:
        bench.random_game(game, scenario.id, options, 100 + seed)
    profile = cProfile.Profile()
    profile.enable()
    decisions = sum(bench.random_game(game, scenario.id, options, seed).decisions for seed in seeds)
    profile.disable()
    calls = sum(each.callcount for each in profile.getstats())
    name = game.name + " " + scenario.id + ": calls a decision"
    found.append({"name": name, "value": calls / decisions, "unit": "calls"})
print(kernel.dumps(found).decode())
"""
"""Random play again, counted instead of timed; what is kept from match to match has been met before."""


def figures(tree: Path, game: str, asked: argparse.Namespace) -> Figures:
    """The figures of one game, played by the code of one checkout."""
    words = [game, str(asked.seconds), "yes" if asked.server else "no", str(asked.matches)]
    command = [sys.executable, "-c", SHIMS + (COUNTER if asked.calls else STOPWATCH), str(HERE), *words]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    run = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if run.returncode:
        sys.exit(f"{tree}: bench {game} failed:\n{run.stderr[-2000:]}")
    return {each["name"]: (each["value"], each["unit"]) for each in json.loads(run.stdout)}


def better(one: float, other: float, unit: str) -> float:
    return max(one, other) if unit in MORE_IS_BETTER else min(one, other)


def best(found: Figures, known: Figures) -> Figures:
    """The best of what was known and one more run."""
    return {
        name: (better(value, known[name][0], unit) if name in known else value, unit)
        for name, (value, unit) in found.items()
    }


def speed(here: float, there: float, unit: str) -> float:
    """How fast here, with there as 1."""
    if here == there:
        return 1.0
    return here / there if unit in MORE_IS_BETTER else there / here


def other_thing(name: str) -> str:
    """Why a line cannot be compared, if so."""
    return next((why for pattern, why in OTHER_THINGS if re.search(pattern + "$", name)), "")


@contextmanager
def checkout(other: str) -> Iterator[Path]:
    """A folder as it is; a commit in a folder of its own, which is removed afterwards."""
    if (Path(other) / "src").is_dir():
        yield Path(other).resolve()
        return
    with TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        subprocess.run(["git", "worktree", "add", "--quiet", "--detach", str(tree), other], cwd=HERE, check=True)
        try:
            yield tree
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", str(tree)], cwd=HERE, check=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("other", help="what to compare with: a folder with a checkout, or a commit")
    parser.add_argument("games", nargs="*", default=["demo", "blitzkrieg", "barbarossa", "europe", "operation"])
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=0.5)
    parser.add_argument("--matches", type=int, default=12, help="of which each figure of a whole match is the mean")
    parser.add_argument("--least", type=float, default=0.95)
    parser.add_argument("--no-server", dest="server", action="store_false", help="leave the round trips out")
    parser.add_argument("--calls", action="store_true", help="count function calls instead, once")
    asked = parser.parse_args()
    lines, below, others = 0, list[str](), set[str]()
    with checkout(asked.other) as other:
        for game in asked.games:
            there, here = Figures(), Figures()
            for _ in range(1 if asked.calls else asked.runs):
                there = best(figures(other, game, asked), there)
                here = best(figures(HERE, game, asked), here)
            for name, (value, unit) in here.items():
                if name not in there or unit in COUNTS:
                    continue
                ratio = speed(value, there[name][0], unit)
                why = other_thing(name) if ratio < asked.least else ""
                note = f" ({why})" if why else ""
                print(f"{ratio:6.2f}  {there[name][0]:12.2f} {value:12.2f} {unit:8} {name}{note}", flush=True)
                if why:
                    others.add(f"{ratio:.2f} {name} ({why})")
                    continue
                lines += 1
                below += [f"{ratio:.2f} {name}"] if ratio < asked.least else []
    apart = f"; {len(others)} measure another thing: {'; '.join(sorted(others))}" if others else ""
    print(f"{lines} lines, {len(below)} below {asked.least}{''.join(f'; {each}' for each in below)}{apart}")
    return int(bool(below))


if __name__ == "__main__":
    sys.exit(main())
