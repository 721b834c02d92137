"""Breaks rule code on purpose and asks whether the game's tests notice (`make mutants GAME=blitzkrieg`).

    python tools/mutants.py GAME [--sample 200] [--seed 1] [--workers 1] [--json FILE] [--redo FILE] [--clauses A,B]
                            [--functions F,G] [--quick] [--own] [--list]

The tests of the game run once, and which lines each of them reaches is kept. Then each mutant of a seeded sample meets
the tests that reach its line, those of its own clauses first, until one fails. What lives through that is tried again
in a fresh process. First of all a child without any change runs everything: a test that fails there says nothing and
is left out. `tests/mutants/GAME.txt` names the mutants that change nothing anyone could see, each with its reason;
they do not count. `--redo` takes the survivors of an earlier `--json` instead of a sample, `--clauses` samples only
the functions that cite one of these clauses: is a rule guarded at all? `--functions` samples only functions of these
names (`meet`, or `drive_steps.meet` for the one in that module). `--own` runs only the tests that are marked with
a clause of the sample: a quick first look, in which more survives than in truth.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import random
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from coverage import Coverage
from mutant_runs import Child, Fresh, be_silent, clear_caches, find_caches, fresh, import_changed, say
from mutation import GAMES, ROOT, Mutant, equivalents, mutants, wrongly_named

BAR = 90
"""How many of a hundred must be noticed."""
PATIENCE = 10.0
"""Seconds that a test may take at least, and how many times its time without a mutant."""
WHOLE_MATCHES = ("test_players.py", "test_computer_players.py", "test_europe_players.py", "test_fuzz.py")
"""Tests that play matches to the end take long and notice by luck: they are for players, not for clauses."""
SHARED = ("situations/test_all.py", "test_perft.py", "test_playthroughs.py")
"""Tests of all games that ask for the rules of each: situations, and what was kept of played matches."""
ALIVE = ("survived", "unreached")


class Fate(msgspec.Struct):
    """What became of a mutant: killed, endless, crashed, survived, unreached (no test runs it) or equivalent."""

    mutant: Mutant
    fate: str = ""
    by: str = ""
    tests: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        words = f"{self.fate:10} {self.seconds:6.2f} s {self.tests:3} tests  {' '.join(self.mutant.clauses)}"
        by = f"   <- {self.by.split('::')[-1]}" if self.by else ""
        return f"{words}  {self.mutant.name} (line {self.mutant.line}){by}"


class Report(msgspec.Struct):
    """What came of a sample; it is written as JSON."""

    game: str
    seed: int
    mutants: int
    left_out: list[str]
    fates: list[Fate]
    tried: int = 0
    """Mutants that count: all but the equivalent ones."""
    killed: int = 0
    seconds: float = 0.0

    def __str__(self) -> str:
        share = 100 * self.killed / max(1, self.tried)
        equal = len(self.fates) - self.tried
        words = f"{self.game}, seed {self.seed}: {self.killed} of {self.tried} mutants killed ({share:.1f} %)"
        return f"{words}, {equal} more change nothing; {self.mutants} in all, {self.seconds:.0f} s"

    @property
    def holds(self) -> bool:
        return 100 * self.killed >= BAR * self.tried


class Session:
    """A pytest plugin: it takes over when all tests are collected."""

    def __init__(self, given: argparse.Namespace, cover: Coverage) -> None:
        self.given, self.cover = given, cover
        self.items: dict[str, pytest.Item] = {}
        self.clauses: dict[str, set[str]] = {}
        self.seconds: dict[str, float] = {}
        self.reached: dict[str, dict[int, list[str]]] = {}
        self.left_out: list[str] = []
        self.report: Report | None = None
        self._failed = False

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self._failed |= report.failed

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        for item in session.items:
            self.items[item.nodeid] = item
            self.clauses[item.nodeid] = {each for mark in item.iter_markers("rule") for each in mark.args}
        if self.given.own:
            cited = {clause for mutant in self.sample(mutants(self.given.game)) for clause in mutant.clauses}
            self.items = {name: item for name, item in self.items.items() if self.clauses[name] & cited}
        find_caches()
        self.record()
        gc.collect()
        gc.freeze()
        self.check_unchanged()
        self.report = self.try_all()
        return True

    def run(self, item: pytest.Item) -> bool:
        """Whether a test passes; each stands alone, so that any can be run in any child."""
        self._failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=None)
        return not self._failed

    def record(self) -> None:
        """Run every test once: how long it takes, and which lines it reaches."""
        for name, item in self.items.items():
            clear_caches()
            self.cover.switch_context(name)
            start = time.monotonic()
            if not self.run(item):
                self.left_out.append(name)
            self.seconds[name] = time.monotonic() - start
        self.cover.stop()
        data = self.cover.get_data()
        for file in data.measured_files():
            self.reached[os.path.relpath(file, ROOT)] = data.contexts_by_lineno(file)

    def check_unchanged(self) -> None:
        """What fails in a child without any mutant would kill every mutant: leave it out, and say so."""
        names = [name for name in self.items if name not in self.left_out]
        child = Child([self.items[name] for name in names], self.run, None)
        while not child.closed:
            child.listen()
            time.sleep(0.01)
        child.stop()
        if not child.ended:
            say(f"An unchanged child does not come to its end: see {names[child.current]}.")
            raise SystemExit(2)
        self.left_out += [names[at] for at in child.failed]
        passed = len(names) - len(child.failed)
        say(f"{len(self.items)} tests in {sum(self.seconds.values()):.1f} s; an unchanged child passes {passed}")
        for name in self.left_out:
            say(f"left out, it fails without a mutant: {name}")

    def sample(self, every: list[Mutant]) -> list[Mutant]:
        if self.given.redo:
            before = msgspec.json.decode(self.given.redo.read_bytes(), type=Report)
            lived = {each.mutant.name for each in before.fates if each.fate in ALIVE}
            return [each for each in every if each.name in lived]
        wanted = set(filter(None, self.given.clauses.split(",")))
        every = [each for each in every if not wanted or wanted & set(each.clauses)]
        names = set(filter(None, self.given.functions.split(",")))
        every = [each for each in every if not names or names & {each.function, f"{each.module}.{each.function}"}]
        return random.Random(self.given.seed).sample(every, min(self.given.sample, len(every)))

    def tests_of(self, mutant: Mutant) -> list[str]:
        """The tests that reach its lines: those of its clauses first, then the quick ones."""
        lines = self.reached.get(mutant.path, {})
        found = {name for line in range(mutant.first, mutant.last + 1) for name in lines.get(line, ()) if name}
        own = set(mutant.clauses)
        usable = [name for name in found if name in self.items and name not in self.left_out]
        return sorted(usable, key=lambda name: (not self.clauses[name] & own, self.seconds[name], name))

    def is_imported(self, mutant: Mutant) -> bool:
        """Whether its lines ran before any test did: then a child sees what they left behind."""
        lines = self.reached.get(mutant.path, {})
        return any("" in lines.get(line, ()) for line in range(mutant.first, mutant.last + 1))

    def try_all(self) -> Report:
        every = mutants(self.given.game)
        report = Report(self.given.game, self.given.seed, len(every), self.left_out, [])
        start = time.monotonic()
        for fate in self._fates(self.sample(every)):
            report.fates.append(fate)
            report.tried += fate.fate != "equivalent"
            report.killed += fate.fate not in (*ALIVE, "equivalent")
            say(str(fate))
        report.seconds = time.monotonic() - start
        return report

    def _fates(self, todo: list[Mutant]) -> Iterator[Fate]:
        """Mutant by mutant, so many at a time as there are workers."""
        equal = equivalents(self.given.game)
        running: list[tuple[Fate, Child, list[str]]] = []
        waiting = list(reversed(todo))
        while waiting or running:
            while waiting and len(running) < self.given.workers:
                fate = Fate(waiting.pop())
                names = self.tests_of(fate.mutant)
                fate.tests = len(names)
                if fate.mutant.name in equal or not names:
                    fate.fate = "equivalent" if fate.mutant.name in equal else "unreached"
                    yield fate
                else:
                    running.append((fate, Child([self.items[name] for name in names], self.run, fate.mutant), names))
            for entry in list(running):
                if self._is_done(*entry):
                    running.remove(entry)
                    yield entry[0]
            time.sleep(0.005)

    def _is_done(self, fate: Fate, child: Child, names: list[str]) -> bool:
        child.listen()
        late = time.monotonic() - child.begun > PATIENCE + PATIENCE * self.seconds[names[child.current]]
        if not child.closed and not late:
            return False
        child.stop()
        fate.seconds = round(time.monotonic() - child.start, 2)
        if child.failed:
            fate.fate, fate.by = "killed", names[child.failed[0]]
        elif not child.closed:
            fate.fate, fate.by = "endless", names[child.current]
        elif not child.ended:
            fate.fate, fate.by = "crashed", names[child.current]
        elif self.given.quick and not self.is_imported(fate.mutant):
            fate.fate = "survived"
        else:
            limit = 60 + PATIENCE * sum(self.seconds[name] for name in names)
            fate.by = fresh(self.given.game, fate.mutant, names, limit)
            fate.fate = "killed" if fate.by else "survived"
        return True


def run_pytest(game: str, plugin: object) -> None:
    folder = f"tests/games/{game}"
    ignored = [f"--ignore={folder}/{name}" for name in WHOLE_MATCHES]
    switches = ["-q", "-p", "no:cacheprovider", "-p", "no:xdist", "-m", "not long", "-k", game]
    be_silent()
    shared = [f"tests/{name}" for name in SHARED]
    done = pytest.main([*switches, *ignored, folder, *shared], plugins=[plugin])
    if done != pytest.ExitCode.OK:
        say(f"pytest ended with {done!r}; to see why: pytest {' '.join(switches[3:])} {folder} {' '.join(shared)}")
        raise SystemExit(2)


def in_fresh_process(game: str) -> int:
    task = json.load(sys.stdin)
    import_changed(msgspec.convert(task["mutant"], Mutant))
    run_pytest(game, Fresh(task["tests"]))
    return 0


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument(
        "game", choices=sorted(each.name for each in (ROOT / GAMES).iterdir() if (each / "rules").exists())
    )
    ask.add_argument("--sample", type=int, default=200)
    ask.add_argument("--seed", type=int, default=1)
    ask.add_argument("--workers", type=int, default=1)
    ask.add_argument("--json", type=Path, help="write what became of each mutant")
    ask.add_argument("--redo", type=Path, help="only the survivors of this file")
    ask.add_argument("--clauses", default="", help="only functions that cite one of these, as OW-smoke-slow,OW-R77")
    ask.add_argument("--functions", default="", help="only these functions, as meet or drive_steps.meet")
    ask.add_argument("--quick", action="store_true", help="a fresh process only for what runs at import")
    ask.add_argument("--own", action="store_true", help="only tests marked with a clause of the sample")
    ask.add_argument("--list", action="store_true", help="name every mutant and run none")
    ask.add_argument("--fresh", action="store_true", help=argparse.SUPPRESS)
    given = ask.parse_args()
    os.chdir(ROOT)
    if given.list:
        print("\n".join(each.name for each in mutants(given.game)))
        return 0
    if given.fresh:
        return in_fresh_process(given.game)
    wrong = wrongly_named(given.game)
    cover = Coverage(data_file=None, source=[str(ROOT / GAMES / given.game)], config_file=False)
    cover.start()
    session = Session(given, cover)
    run_pytest(given.game, session)
    assert session.report is not None, "pytest ran no test"
    tell(session.report, wrong)
    if given.json:
        given.json.write_bytes(msgspec.json.format(msgspec.json.encode(session.report)))
    return 0 if session.report.holds and not wrong else 1


def tell(report: Report, wrong: list[str]) -> None:
    """The survivors by file, then the sum as the last line."""
    lived = [fate for fate in report.fates if fate.fate in ALIVE]
    say("\nSurvivors:" if lived else "\nNo survivors.")
    for fate in sorted(lived, key=lambda each: (each.mutant.path, each.mutant.line)):
        say(f"  {' '.join(fate.mutant.clauses)}: {fate.mutant.name} (line {fate.mutant.line}, {fate.fate})")
    for line in wrong:
        say(line)
    say(str(report))


if __name__ == "__main__":
    sys.exit(main())
