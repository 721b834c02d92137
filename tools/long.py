"""The full numbers, run one by one; each is written to docs/measured.md as soon as it is known.

    python tools/long.py [--only WORD ...] [--list]

A line of the page is replaced when it is measured again; lines that were not run stay as they are, with their commit.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from msgspec import Struct

from sandtable.lab.report import commit, interval
from sandtable.registry import game as find_game

PAGE = Path("docs/measured.md")
BIN = Path(sys.executable).parent
PROPERTIES = ("tests/geometry", "tests/kernel", "tests/data")
MEASURING = (101, 102)
"""Seeds of mutants that nobody looks at while writing tests."""
BALANCED, LEAN = 200, 60
"""Matches between equal officers, and how many of a hundred decided ones a side may win."""
LADDER_SEED = 9001
"""The first seed of the ladder: nothing is tuned or learned by these."""
BEFORE = "a0c7a27"
"""The commit before the floor plan, the typed state and the pictures came: nothing may have become slower by them."""
SCHEMA, SAVES = "test_five_thousand_calls_made_up_from_the_page", "test_two_hundred_kills_during_a_save"
FORGED, DAMAGED = "test_no_forged_record_is_accepted", "test_no_damaged_file_is_accepted"
Judge = Callable[[Any], tuple[str, bool]]


class Pace(Struct, frozen=True):
    """How long an officer may think on average and at most, in milliseconds: per decision, or per turn of a seat."""

    mean: float
    most: float
    per: str = "decision"


PACES = {
    "blitzkrieg": Pace(15, 1000),
    "barbarossa": Pace(20, 1000),
    "operation": Pace(30, 2000),
    "europe": Pace(300, 10_000, "turn"),
}


class Item(Struct, frozen=True):
    """One measurement: its name, the command, and what is read from its answer."""

    name: str
    command: tuple[str, ...]
    judge: Judge


def fuzz(game: str, scenario: str, games: int, **options: str) -> Item:
    words = ["sandtable", "fuzz", game, *([scenario] if scenario else []), "--games", str(games)]
    for name, value in options.items():
        words += ["--option", f"{name}={value}"]
    words.append("--json")

    def judge(found: Any) -> tuple[str, bool]:
        text = f"{found['games']} games, {found['decisions']} decisions, {len(found['failures'])} failures"
        return text, not found["failures"]

    return Item(" ".join([f"{game}: fuzz {scenario}".strip(), *options.values()]), tuple(words), judge)


def against_random(game: str, scenario: str, players: tuple[str, ...], percent: int, games: int = 100) -> Item:
    """The officers of one side against random play of the other."""
    words = ["sandtable", "simulate", game, scenario, "--games", str(games), "--players", ",".join(players), "--json"]
    officers = [at for at, level in enumerate(players) if level == "officer"]

    def judge(found: Any) -> tuple[str, bool]:
        names = list(found["wins"])
        best = max(found["wins"][names[at]] for at in officers)
        told, quick = pace(game, found, [names[at] for at in officers])
        won = best >= percent * games // 100 and not found["failures"]
        return f"officer wins {best} of {found['games']}, {told}", won and quick

    return Item(f"{game} {scenario}: {' against '.join(players)}", tuple(words), judge)


def pace(game: str, found: Any, names: list[str]) -> tuple[str, bool]:
    """How long these players thought, and whether that is within the limit of the game."""
    limit = PACES[game]
    means, longest = ("turn_ms", "max_turn_ms") if limit.per == "turn" else ("mean_ms", "max_ms")
    mean = max(found[means][name] for name in names)
    most = max(found[longest][name] for name in names)
    return f"{mean:.2f} ms a {limit.per}, longest {most:.0f} ms", mean < limit.mean and most < limit.most


def balance(game: str, scenario: str) -> Item:
    """Officers on both sides: neither may win more than six of ten decided matches. Each of the two leads a whole side,
    so in Europe's war coalitions are compared, however many powers they have."""
    page = f"docs/balance/{game}.md"
    words = ["sandtable", "simulate", game, scenario, "--games", str(BALANCED), "--players", "officer,officer"]
    words += ["--report", page, "--json"]

    def judge(found: Any) -> tuple[str, bool]:
        shares = {name: wins / max(1, found["games"]) for name, wins in found["wins"].items()}
        text = ", ".join(f"{name} {100 * share:.0f} %" for name, share in shares.items())
        told, quick = pace(game, found, list(found["wins"]))
        even, fair = leaning(found)
        return f"{text}, {even}, {told}; see {page}", quick and fair and not found["failures"]

    return Item(f"{game} {scenario}: officers", tuple(words), judge)


def leaning(found: Any) -> tuple[str, bool]:
    """How many of the decided matches the better side has won, and whether that is fair."""
    best, decided = max(found["wins"].values()), sum(found["wins"].values())
    return f"{best} of {decided} decided", decided > 0 and 100 * best <= LEAN * decided


class Rung(Struct, frozen=True):
    """A claim of the ladder: who against whom, how many pairs of matches a scenario, and the least share to win."""

    game: str
    players: tuple[str, str]
    pairs: int
    least: int
    scenarios: tuple[str, ...] = ()
    floor: int = 0
    """No scenario's interval may lie wholly under this."""


def rung(claim: Rung) -> Item:
    """Paired seeds on both sides, kept match by match in `ladder/`: a run that was cut short goes on there."""
    one, two = claim.players
    name = "-".join([claim.game, one, two, *claim.scenarios])
    words = ["sandtable", "ladder", claim.game, one, two, "--pairs", str(claim.pairs), "--seed", str(LADDER_SEED)]
    words += [word for scenario in claim.scenarios for word in ("--scenario", scenario)]
    words += ["--file", f"ladder/{name}.jsonl", "--report", f"ladder/{name}.md", "--json"]

    def judge(found: Any) -> tuple[str, bool]:
        scores: dict[str, list[float]] = {}
        for each in found["played"]:
            score = each["score"] if each["first"] == 0 else 1 - each["score"]
            scores.setdefault(each["scenario"], []).append(score)
        every = [score for found_here in scores.values() for score in found_here]
        low, high = interval(sum(every), len(every))
        text = f"{one} wins {sum(every):g} of {len(every)} ({100 * low:.0f} to {100 * high:.0f} %)"
        weak = [name for name, each in scores.items() if 100 * interval(sum(each), len(each))[1] < claim.floor]
        failures = sum(bool(each.get("failure")) for each in found["played"])
        good = 100 * sum(every) >= claim.least * len(every) and not weak and not failures
        return f"{text}, {failures} failures; see ladder/{name}.md", good

    return Item(f"ladder of {claim.game}: {one} against {two} {' '.join(claim.scenarios)}".strip(), tuple(words), judge)


def rungs() -> list[Item]:
    """Every claim about levels that think ahead, with seeds that nothing was tuned or learned by."""
    whole, short = ("war",), ("sichelschnitt", "barbarossa", "overlord")
    size = {"barbarossa": 13, "operation": 15, "blitzkrieg": 50}
    bars = {"barbarossa": 80, "operation": 80, "blitzkrieg": 70}
    found: list[Rung] = []
    for game, pairs in size.items():
        found += [
            Rung(game, ("marshal", "officer"), pairs, bars[game], floor=60),
            Rung(game, ("colonel", "officer"), 2 * pairs, 65),
            Rung(game, ("marshal", "colonel"), (pairs + 1) // 2, 58),
            Rung(game, ("marshal", "recruit"), max(2, pairs // 5), 85),
        ]
    found += [
        Rung("europe", ("marshal", "officer"), 15, 70, short, floor=60),
        Rung("europe", ("marshal", "officer"), 5, 50, whole),
        Rung("europe", ("colonel", "officer"), 67, 65, short),
        Rung("europe", ("marshal", "colonel"), 17, 58, short),
        Rung("europe", ("marshal", "recruit"), 4, 85, short),
    ]
    for game in PACES:
        scenarios = short if game == "europe" else ()
        for other in ("rushing", "waiting", "noisy"):
            found += [Rung(game, (level, other), 5, 0, scenarios) for level in ("officer", "marshal")]
    return [rung(each) for each in found]


def properties() -> Item:
    """The properties with examples that nobody has seen, where `make test` takes the same ones every time."""
    words = ("python", "-m", "pytest", "--hypothesis-profile=default", *PROPERTIES)
    return Item("properties, new examples", words, _passed)


def pytest_long(folder: str) -> Item:
    return Item(f"long tests in {folder}", ("python", "-m", "pytest", "-m", "long", folder), _passed)


def chosen_tests(name: str, file: str, test: str) -> Item:
    """One long test as a line of its own."""
    return Item(name, ("python", "-m", "pytest", "-m", "long", f"{file}::{test}"), _passed)


def _passed(found: str) -> tuple[str, bool]:
    return found, " failed" not in found and "error" not in found


def noticed(game: str, seed: int) -> Item:
    """How many of 200 rules broken on purpose the game's tests notice. These seeds are for measuring only. What lives
    in a running process counts as alive (`--quick`): a fresh one takes most of the time and can only find more. The
    survivors are kept in a file, since the page has only their number."""
    words = ["python", "tools/mutants.py", game, "--sample", "200", "--seed", str(seed), "--quick"]
    words += ["--json", f"mutants-{game}-{seed}.json"]

    def judge(found: str) -> tuple[str, bool]:
        share = re.search(r"killed \(([\d.]+) %\)", found)
        return found, share is not None and float(share.group(1)) >= 90

    return Item(f"{game}: mutants, seed {seed}", tuple(words), judge)


def in_browser(part: str, what: str, judge: Judge) -> Item:
    """A measurement in the browser; how busy the machine was stands beside it."""

    def read(found: Any) -> tuple[str, bool]:
        text, good = judge(json.loads(found)[part])
        return f"{text} (load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores)", good

    return Item(f"browser: {what}", ("python", "tools/browser_times.py", part), read)


def waited(found: Any) -> tuple[str, bool]:
    text = f"{found['count']} times: median {found['median']} ms, p95 {found['p95']} ms, longest {found['most']} ms"
    page = f"; p95 {found['page']} ms until the page has it" if "page" in found else ""
    return f"{text}; limit {found['limit']} ms{page}", found["p95"] < found["limit"]


def travelled(found: Any) -> tuple[str, bool]:
    def told(sizes: dict[str, int]) -> str:
        return ", ".join(f"{name} {size / 1000:.0f} kB" for name, size in sizes.items())

    good = max(found["code"].values()) <= found["limit"] and max(found["games"].values()) <= found["games_limit"]
    text = f"scripts and styles gzipped, loaded for the lobby and a match: {told(found['code'])}; limit 300 kB each; "
    text += f"the whole client with all games and pages {found['whole'] / 1000:.0f} kB; "
    return text + f"fonts and map data: {told(found['games'])}", good


def clicked(match: str, judge: Judge, *more: str) -> Item:
    """How many clicks a person needs who plays as the officer does, counted through the page."""

    def read(found: Any) -> tuple[str, bool]:
        told = json.loads(found)
        text, good = judge(told)
        page = f"{told['by_page']} by the page, the officer would have given {told['strayed']} of them otherwise"
        return f"{told['clicks']} clicks for {told['actions']} answers ({page}); {text}", good and told["ended"]

    return Item(f"browser: clicks of {match}", ("python", "tools/clicks.py", match, *more), read)


def at_most(limit: int) -> Judge:
    return lambda found: (f"limit {limit}", found["clicks"] <= limit)


def half_of_before(found: Any) -> tuple[str, bool]:
    """Beside the same answers one by one, without what makes a turn short."""
    return f"{found['plain']} one by one, limit half of that", 2 * found["clicks"] <= found["plain"]


def in_each_round(limit: int) -> Judge:
    def judge(found: Any) -> tuple[str, bool]:
        rounds = [clicks for turn, clicks in found["turns"].items() if turn != "0"]
        mean = sum(rounds) / max(1, len(rounds))
        return f"mean {mean:.1f} a round, most {max(rounds)}; limit {limit} in each", max(rounds) <= limit

    return judge


def clicks() -> list[Item]:
    return [
        clicked("blitzkrieg/hannut", half_of_before, "--beside"),
        clicked("blitzkrieg/stonne", half_of_before, "--beside"),
        clicked("barbarossa/stukas-over-the-bridge", in_each_round(8)),
        clicked("operation/first-battle", at_most(110)),
        clicked("europe/sichelschnitt", at_most(70)),
    ]


def browser() -> list[Item]:
    return [
        in_browser("load", "first load of Hannut", waited),
        in_browser("act", "a click to the new board drawn", waited),
        in_browser("replay", "a jump in 300 actions drawn", waited),
        in_browser("sizes", "what travels", travelled),
        *clicks(),
        pytest_long("tests/browser"),
    ]


def under_load(part: str, what: str, judge: Judge, tool: str = "load") -> Item:
    """A real server under load; how busy the machine was stands beside it."""

    def read(found: Any) -> tuple[str, bool]:
        told = json.loads(found)
        text, good = judge(told)
        return f"{text} (load {told['load'][0]} on {told['cores']} cores)", good

    return Item(f"{'server' if tool == 'load' else tool}: {what}", ("python", f"tools/{tool}.py", part), read)


def many_people(found: Any) -> tuple[str, bool]:
    text = f"{found['acts']} actions, to the other's board p50/95/99 {'/'.join(map(str, found['other']))} ms"
    text += f", {found['processor']} ms of processor an action, {len(found['errors'])} errors"
    return text, found["other"][2] < 100 and not found["errors"]


def many_computers(found: Any) -> tuple[str, bool]:
    text = f"{found['matches']} matches, {found['decisions']} decisions, {len(found['failures'])} failures, "
    text += f"{found['stood_still']} without a decision for a minute (longest {found['longest_pause']} s); "
    text += f"a person waited {found['waits']} times, p50/95/longest {'/'.join(map(str, found['wait']))} ms"
    return text, not found["failures"] and not found["stood_still"] and 0 < found["wait"][2] <= 2000


def killed(found: Any) -> tuple[str, bool]:
    text = f"{found['kills']} kills at {found['matches']} matches of all games, "
    text += f"{found['acknowledged']} acknowledged, {found['resent']} resent, "
    text += f"{found['lost']} lost, {found['double']} double, {len(found['bad_files'])} files do not verify"
    return text, found["acknowledged"] > 0 and not (found["lost"] or found["double"] or found["bad_files"])


def hosted_people(seats: int, slowest: float, middle: float = 0) -> Judge:
    """`slowest` and `middle` milliseconds until the other's board shows it; so many people must have been there."""

    def judge(found: Any) -> tuple[str, bool]:
        text, _ = many_people(found)
        text += (
            f"; {found['seats']} seats, {found['spectators']} look on and were sent {found['boards_watched']} boards"
        )
        text += f", computers decided {found['computers_decided']} times besides"
        quick = found["other"][2] < slowest and (not middle or found["other"][0] < middle)
        there = found["seats"] >= seats and found["spectators"] >= 2 * seats and found["boards_watched"] > 0
        thought = found["computers_decided"] > 0
        return text, quick and there and thought and found["processor"] <= 3 and not found["errors"]

    return judge


BLOWS, BACK, BACK_COLD, CLOCKS_OFF = 200, 1000, 3000, 1
"""How often something is killed or cut; milliseconds after which everybody plays on, at a process that has the match
open and at one that has to restore it; and seconds by which a clock may be wrong."""


def hosted_kills(found: Any) -> tuple[str, bool]:
    text, good = killed(found)
    for name, told in (("back", "at a process that had the match open"), ("back_cold", "at another")):
        text += f"; people were back {told} {found[f'{name}_times']} times after p50/95/longest "
        text += f"{'/'.join(map(str, found[name]))} ms"
    text += f"; an action was answered after p50/99/longest {'/'.join(map(str, found['answered']))} ms"
    text += f"; {found['clocks']} running clocks were shown, wrong by at most {found['clocks_off']} s"
    text += f"; {found['computers']} actions of computers"
    back = found["back_times"] > 0 and found["back"][2] <= BACK
    cold = found["back_cold_times"] > 0 and found["back_cold"][2] <= BACK_COLD
    clocks = found["clocks"] > 0 and found["clocks_off"] <= CLOCKS_OFF
    return text, good and back and cold and clocks and found["computers"] > 0 and found["kills"] >= BLOWS


def raced(found: Any) -> tuple[str, bool]:
    text = f"{found['rounds']} questions answered by two at once: one won {found['one']} times, "
    return text + f"both {found['both']}, nobody {found['none']}", found["one"] == found["rounds"]


def memory(found: Any) -> tuple[str, bool]:
    text = f"{found['before']} MB after {found['warm']} matches of all games had come and gone, "
    text += f"{found['peak']} with {found['matches']} open, {found['after']} when they were put away"
    return text, found["after"] <= 1.1 * found["before"]


def server() -> list[Item]:
    return [
        under_load("people", "200 seats with a second of thought", many_people),
        under_load("computers", "50 matches of officers and a person, beside six busy processes", many_computers),
        under_load("kills", "200 kills with -9 while people play all games", killed),
        under_load("memory", "200 matches opened and closed", memory),
        under_load(
            "people", "1,000 seats at two processes, five seconds of thought", hosted_people(1000, 100, 20), "service"
        ),
        under_load("proxy", "the same through nginx", hosted_people(1000, 200), "service"),
        under_load("kills", "200 kills and cut connections while people play all games", hosted_kills, "service"),
        under_load("races", "1,000 questions answered at two processes at once", raced, "service"),
        chosen_tests("server: 5,000 calls made up by schemathesis", "tests/server/test_schema.py", SCHEMA),
        chosen_tests("records: 2,000 forged", "tests/kernel/test_forged.py", f"{FORGED}_in_many_tries"),
        chosen_tests("records: 2,000 damaged", "tests/kernel/test_forged.py", f"{DAMAGED}_in_many_tries"),
        chosen_tests("records: 200 kills during a save", "tests/kernel/test_record.py", SAVES),
    ]


def beside(game: str) -> Item:
    """How fast a game is beside what it was before its rooms were put in order; lines below 0.95 are named.

    Rules that came later take time too: the line says what is slower, not why.
    """
    words = ("python", "tools/beside.py", BEFORE, game, "--no-server", "--runs", "3", "--seconds", "0.5")

    def judge(found: str) -> tuple[str, bool]:
        return found, " 0 below" in found

    return Item(f"{game}: speed beside {BEFORE}", words, judge)


def items() -> list[Item]:
    """Everything: the demo and the kernel, the browser, then game by game."""
    found = [fuzz("demo", "", 1200), properties(), pytest_long("tests/conformance")]
    found += [*browser(), *server()]
    found += [beside(game) for game in ("demo", *PACES)]
    found += [noticed(game, seed) for game in PACES for seed in MEASURING]
    found += [fuzz("blitzkrieg", name, 1000) for name in ("hannut", "stonne")]
    for name in ("hannut", "stonne"):
        found += [*_both_sides("blitzkrieg", name, 95), balance("blitzkrieg", name)]
    found.append(fuzz("barbarossa", "", 1000))
    for scenario in find_game("barbarossa").scenarios():
        found += [*_both_sides("barbarossa", scenario.id, 95), balance("barbarossa", scenario.id)]
    for scenario in find_game("europe").scenarios():
        found += [fuzz("europe", scenario.id, 300, level=level) for level in ("basic", "advanced")]
        found += _both_sides("europe", scenario.id, 95)
        found.append(balance("europe", scenario.id))
    found.append(fuzz("operation", "", 500))
    for scenario in find_game("operation").scenarios():
        found += [*_both_sides("operation", scenario.id, 90), balance("operation", scenario.id)]
    return found + rungs()


def _both_sides(game: str, scenario: str, percent: int) -> list[Item]:
    return [
        against_random(game, scenario, ("officer", "random"), percent),
        against_random(game, scenario, ("random", "officer"), percent),
    ]


def run(item: Item) -> tuple[str, bool]:
    program, *words = item.command
    done = subprocess.run([str(BIN / program), *words], capture_output=True, text=True, check=False)
    try:
        if program == "python":
            last = (done.stdout.strip().splitlines() or ["no answer"])[-1]
            return item.judge(re.sub(r" in [\d.]+s.*", "", last))
        return item.judge(json.loads(done.stdout))
    except (ValueError, KeyError):
        return f"failed: {(done.stderr or done.stdout).strip().splitlines()[-1:]}", False


def write(item: Item, text: str, good: bool, seconds: float) -> None:
    """Put the line into the page, in place of an earlier one of the same name."""
    head = "# What was measured\n\nWritten by `make long`. Each line has its commit and command.\n\n"
    head += "| what | result | holds | commit | seconds | command |\n|---|---|---|---|---|---|\n"
    page = PAGE.read_text("utf-8") if PAGE.exists() else head
    command = " ".join(item.command)
    line = f"| {item.name} | {text} | {'yes' if good else 'NO'} | {commit()} | {seconds:.0f} | `{command}` |\n"
    kept = [each for each in page.splitlines(keepends=True) if not each.startswith(f"| {item.name} |")]
    PAGE.write_text("".join([*kept, line]), "utf-8")


def main() -> int:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--only", nargs="+", default=[], help="only lines whose name holds one of these words")
    ask.add_argument("--list", action="store_true")
    given = ask.parse_args()
    wanted = [item for item in items() if not given.only or any(word in item.name for word in given.only)]
    bad = 0
    for item in wanted:
        if given.list:
            print(item.name, "|", " ".join(item.command))
            continue
        Path("ladder").mkdir(exist_ok=True)
        start = time.perf_counter()
        text, good = run(item)
        write(item, text, good, time.perf_counter() - start)
        bad += not good
        print(f"{item.name}: {text}{'' if good else '  <- DOES NOT HOLD'}", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
