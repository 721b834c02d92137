"""How many clicks a person needs who plays as the officer does: the page plays, the officer says what.

    python tools/clicks.py [blitzkrieg/hannut ...] [--seed 3] [--turns 2] [--beside]

A match is opened in the real page, against the officer. At each question the officer is asked what he would do from
here, as far as nobody else has to answer and no dice fall; the page does the most of it that one gesture can do,
through its own choosing, plans, ways and queue, and each gesture counts the clicks that it takes. What the page does
by itself costs nothing; a piece drawn to its place is one press of the button; a choice in the list is one click, after
a first touch of the piece or place that it is about where there are more than eight.

One line of JSON for each match: clicks in all and by turn, and by kind of question; how many answers the page gave by
itself or by a plan that had been agreed to, and how many of those the officer would have given otherwise (`strayed`).
With `--beside` also what the same choices cost one by one, without what makes a turn short (`plain_clicks.py`).
"""

from __future__ import annotations

import argparse
import json
import random
import shutil
import urllib.request
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from playwright.sync_api import Page, sync_playwright

from sandtable.headers import restore
from sandtable.kernel import Action, Decision, Measure, Question, Seeded, Table, clone, play
from sandtable.kernel.record import Act, Entry, Record
from sandtable.kernel.typed import loads
from sandtable.lab.served import Served

from drawn_clicks import Drawer  # isort: skip
from group_clicks import Orderer, by_unit  # isort: skip
from plain_clicks import ALONE, Plainly  # isort: skip

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
MATCHES = {
    "blitzkrieg/hannut": "german",
    "blitzkrieg/stonne": "german",
    "barbarossa/stukas-over-the-bridge": "german",
    "operation/first-battle": "blue",
    "europe/sichelschnitt": "germany",
}
QUICKLY = "localStorage.setItem('goals', 'off'); localStorage.setItem('pace', 'skip');"
GOES_ON = ("fight-by-plan", "activate-on", "allow-on", "fire-on", "stay-on", "suffer-on")
"""Plans that hold for the questions that follow: taken where the first answer is the officer's."""
ALL_OF_THEM = ("rest-", "relieve-")
"""Plans whose order does not matter."""
AHEAD = 90
"""So many actions are thought ahead."""

NOW = """() => {
  const m = document.querySelector('.match')?.match, ask = m?.ask;
  if (!m || m.busy) return null;
  if (m.live.outcome) return { over: true };
  if (!ask || (!ask.measure && ask.options.every(o => o.verb === 'reopen'))) return null;
  return { seat: ask.seat, number: ask.number, kind: ask.kind, chosen: m.chosen,
    draws: m.info.game === 'europe',
    hand: Object.values(m.picture.drafts ?? {}).some(d => d?.hand),
    options: ask.options.map(o => ({ action: o.action, verb: o.verb, fields: o.fields, confirm: o.confirm })),
    buttons: m.answers.buttons.map(o => o.action),
    forms: ask.measure?.forms.map(f => f.verb + JSON.stringify(f.fields)) ?? [],
    ways: ask.hints.ways.map(w => ({ unit: w.unit, to: w.to })),
    plans: [...(ask.hints.plans ?? []).map((p, at) => ({ at, key: p.key, steps: p.key ? p.steps : [] })),
      { at: -1, key: 'again', steps: m.answers.again }] };
}"""
"""The question before the player once the page has come to rest."""
PICK = "ids => document.querySelector('.match').match.pick({ kind: 'place', ids })"
ACT = "a => document.querySelector('.match').match.act(a)"
OPTION = """notation => { const m = document.querySelector('.match').match;
  return m.act(m.options.find(o => o.action === notation)) }"""
ONE_SHOT = """notation => {
  const m = document.querySelector('.match').match, shot = m.options.find(o => o.action === notation);
  const same = o => o.fields.unit === shot.fields.unit && o.fields.target === shot.fields.target;
  return !!shot && m.options.filter(o => o.verb === 'fire' && same(o)).length === 1;
}"""
PLAN = """at => { const m = document.querySelector('.match').match;
  return at < 0 ? m.act(m.answers.again) : m.follow(m.ask.hints.plans[at]) }"""


class Officer:
    """The officer at one seat of a match that is played elsewhere."""

    def __init__(self, served: Served, match: str, seat: str) -> None:
        self.served, self.match, self.seat = served, match, seat
        self.table: Table | None = None
        self.memory: Any = None
        self._after: list[Any] = []
        """What he remembers after each action that he said he would do."""
        self.by_page, self.strayed = 0, 0
        """What the page answered by itself or by a plan that was agreed to, and how often he would have answered
        something else."""

    def look(self) -> Table:
        """The match as it stands."""
        with urllib.request.urlopen(f"{self.served.address}/api/matches/{self.match}/file", timeout=120) as answer:
            found = json.load(answer)
        record = loads(json.dumps({name: part for name, part in found.items() if name != "checksum"}), Record)
        if self.table is None:
            self.table = restore(record)
            self.officer = self.table.game.opponents()["officer"]()
        else:
            known = len(self.table.entries)
            self._catch_up(self.table, [e for s in record.segments for e in s.entries][known:])
        return self.table

    def _catch_up(self, table: Table, new: list[Entry]) -> None:
        """What was done since: first what he said himself, then what the page did."""
        said = self._after
        for entry in new:
            if entry.seat == self.seat and isinstance(entry.what, Act):
                if said:
                    self.memory, said = said[0], said[1:]
                else:
                    self._compare(table, entry.what)
            table.take([entry])
        if len(said) < len(self._after):
            self._after = []

    def _compare(self, table: Table, done: Act) -> None:
        question = table.ask(self.seat)
        assert question is not None
        known = table.knowledge((self.seat,))
        action, self.memory = self.officer.choose(known, question, self.memory, random.Random(1))
        self.by_page += 1
        self.strayed += str(action) != done.action

    def wanted(self) -> list[Action]:
        """What he would do from here, as long as nobody else chooses anything and no die falls."""
        table = self.look()
        assert table.decision is not None
        state = clone(table.state)
        decision: Decision | None = Decision(table.decision.seats, table.decision.frame, state)
        memory, dice, found = self.memory, Seeded(1), list[Action]()
        self._after = []
        number = table.number(self.seat)
        while decision is not None and len(found) < AHEAD and not dice.log:
            if self.seat in decision.seats:
                question = Question(self.seat, decision, number + len(found))
                known = table.game.knowledge(state, frozenset((self.seat,)))
                action, memory = self.officer.choose(known, question, memory, random.Random(1))
                found.append(action)
                self._after.append(memory)
                acting = self.seat
            else:
                acting = decision.seats[0]
                passing = _passing(decision, acting)
                if passing is None:
                    break
                action = passing
            if str(action) == "ready":
                break
            decision = play(state, decision, acting, action, dice, [])
        return found


def _passing(decision: Decision, seat: str) -> Action | None:
    options = decision.options(seat)
    found = options.others if isinstance(options, Measure) else options
    return next((action for action in found if str(action) == "pass"), None)


def fields(action: Action) -> dict[str, Any]:
    found = msgspec.to_builtins(action)
    assert isinstance(found, dict)
    return found


def goal_of(wanted: list[Action]) -> tuple[str, str] | None:
    """Who walks where, if the officer begins or goes on with a walk that ends by itself."""
    unit, to = "", ""
    for at, action in enumerate(wanted):
        words = str(action).split()
        if words[0] in ("move", "take", "march") and at < 2 and not to and "," not in str(action):
            unit = words[1]
        elif words[0] in ("step", "drive"):
            to = words[1]
        elif words[0] in ("halt", "done"):
            break
        else:
            return None
    return (unit, to.rjust(4, "0")) if to else None


class Clicker:
    """One match on the page; `clicks` by turn and by kind of question."""

    def __init__(self, page: Page, officer: Officer, plainly: bool = False) -> None:
        self.page, self.officer = page, officer
        self.plainly = Plainly(page, picks) if plainly else None
        self.clicks: Counter[str] = Counter()
        self.turns: Counter[int] = Counter()
        self.drawer = Drawer(page, self.rest)

    def play(self, turns: int) -> bool:
        """Whether the match came to its end."""
        while True:
            now = self.rest()
            if now.get("over"):
                return True
            turn = int(getattr(self.officer.look().state, "turn", 0) or getattr(self.officer.look().state, "round", 0))
            if turn > turns:
                return False
            if self.plainly is not None:
                action = self.officer.wanted()[0]
                entries = len(self.officer.look().entries)
                clicks, what = self.plainly.do(now, str(action), fields(action), entries)
                self.count(turn, clicks, f"{now['kind']} {what}")
                continue
            if now["kind"] == "planning" and hasattr(self.officer.look().state, "drafts") and not now["hand"]:
                self.order(now, turn)
                continue
            clicks, what = self.do(now, self.officer.wanted())
            self.count(turn, clicks, f"{now['kind']} {what}")

    def order(self, now: dict[str, Any], turn: int) -> None:
        """All orders of a round: "the rest defends" for those it fits, gestures for the others, and the last word."""
        wanted = by_unit([fields(action) for action in self.officer.wanted()])
        rest: dict[str, list[str]] = {}
        for plan in now["plans"]:
            if plan["key"].startswith("rest-"):
                each = by_unit(plan["steps"])
                fits = {unit: steps for unit, steps in wanted.items() if each.get(unit) == steps}
                rest = max(rest, fits, key=len)
        others = {unit: steps for unit, steps in wanted.items() if unit not in rest}
        goals = [str(hex_) for hex_ in self.officer.look().state.battle.goal.hexes]
        orderer = Orderer(self.page, others, goals, self.rest)
        orderer.write()
        for clicks, what in orderer.clicks:
            self.count(turn, clicks, f"planning {what}")
        now = self.rest()
        plan = next((p for p in now["plans"] if p["steps"] and by_unit(p["steps"]) == rest), None)
        if plan is not None:
            self.page.evaluate(PLAN, plan["at"])
            self.count(turn, 1, f"planning plan {plan['key']}")
        for unit in set(rest if plan is None else ()):
            raise RuntimeError(f"{unit} is left: {rest[unit]}; {others} {now['plans']}")
        self.rest()
        self.page.evaluate(OPTION, "ready")
        self.count(turn, 1, "planning ready")

    def count(self, turn: int, clicks: int, what: str) -> None:
        self.clicks[what] += clicks
        self.turns[turn] += clicks

    def rest(self) -> dict[str, Any]:
        """The question, when the page has nothing more to do by itself."""
        last: dict[str, Any] | None = None
        for _ in range(2400):
            found: dict[str, Any] | None = self.page.evaluate(NOW)
            if found is not None and last is not None and found == last:
                return found
            last = found
            self.page.wait_for_timeout(60)
        raise RuntimeError(f"the page does not come to rest: {self.page.inner_text('.prompt')}")

    def do(self, now: dict[str, Any], wanted: list[Action]) -> tuple[int, str]:
        """The gesture that does most of what is wanted; its clicks, and what it was."""
        return (
            self.by_plan(now, wanted)
            or self.by_way(now, wanted)
            or self.by_shot(now, wanted[0])
            or (self.drawer.do(now, [fields(action) for action in wanted]) if now["draws"] else None)
            or self.by_hand(now, wanted)
            or self.by_choice(now, wanted[0])
        )

    def by_hand(self, now: dict[str, Any], wanted: list[Action]) -> tuple[int, str] | None:
        """A card drawn from the table's edge to its hex."""
        steps = [fields(action) for action in wanted[:2]]
        if now["kind"] != "deployment" or [step["verb"] for step in steps] != ["take", "place"]:
            return None
        self.page.evaluate(ACT, steps)
        return 1, "card drawn"

    def by_plan(self, now: dict[str, Any], wanted: list[Action]) -> tuple[int, str] | None:
        said = [json.dumps(fields(action), sort_keys=True) for action in wanted]
        best = None
        for plan in now["plans"]:
            steps = [json.dumps(step, sort_keys=True) for step in plan["steps"]]
            by_plan = plan["key"] in GOES_ON and steps == said[:1]
            by_plan |= plan["key"].startswith(ALL_OF_THEM) and not Counter(steps) - Counter(said)
            more = steps == said[: len(steps)] and (best is None or len(steps) > len(best["steps"]))
            if by_plan or (more and len(steps) > (plan["key"] != "again")):
                best = plan
        if best is None:
            return None
        self.page.evaluate(PLAN, best["at"])
        return 1, f"plan {best['key']}"

    def by_way(self, now: dict[str, Any], wanted: list[Action]) -> tuple[int, str] | None:
        goal = goal_of(wanted)
        if goal is None:
            return None
        unit, to = goal
        fits = [w for w in now["ways"] if w["to"].rjust(4, "0") == to and (not unit or w["unit"] == unit)]
        if not fits:
            return None
        if unit and unit not in now["chosen"]:
            self.page.evaluate(PICK, [unit])
        self.page.evaluate(PICK, [to])
        return 1, "walk"

    def by_shot(self, now: dict[str, Any], action: Action) -> tuple[int, str] | None:
        """A unit drawn onto an enemy counter, where that is but one shot."""
        notation = str(action)
        if notation.split()[0] != "fire" or not self.page.evaluate(ONE_SHOT, notation):
            return None
        self.page.evaluate(OPTION, notation)
        return 1, "shot drawn"

    def by_choice(self, now: dict[str, Any], action: Action) -> tuple[int, str]:
        notation = str(action)
        verb = notation.split()[0]
        option = next((o for o in now["options"] if o["action"] == notation), None)
        if option is None:
            said = fields(action)
            self.page.evaluate(ACT, said)
            first = now["forms"][0].startswith(verb) if now["forms"] else True
            return 1 + (not first), verb
        self.page.evaluate(OPTION, notation)
        if notation in now["buttons"] or len(now["options"]) <= 8:
            return 1, verb
        return min(2, picks(now["options"], option) + option["confirm"]), verb


TOGETHER = {"origin": "unit", "base": "unit", "points": "unit", "fleet": "unit", "leader": "area"}
"""A counter on the map says its kind, its place and its points at once, an area whose it is."""


def picks(options: list[dict[str, Any]], wanted: dict[str, Any]) -> int:
    """How many pieces, places and boxes have to be touched until only this answer is left."""
    left, touched = [o for o in options if o["verb"] == wanted["verb"]], set[str]()
    for name, value in wanted["fields"].items():
        fit = [o for o in left if o["fields"].get(name) == value]
        if len(fit) < len(left):
            left = fit
            touched.add(TOGETHER.get(name, name))
        if len(left) == 1:
            break
    return max(1, len(touched))


def measure(served: Served, page: Page, name: str, seed: str, turns: int, plainly: bool = False) -> dict[str, Any]:
    game, scenario = name.split("/")
    seat = MATCHES[name]
    with urllib.request.urlopen(f"{served.address}/api/games", timeout=60) as answer:
        info = next(g for g in json.load(answer) if g["id"] == game)
    shares = next(s for s in info["scenarios"] if s["id"] == scenario)["seats"]["2"]
    kinds = [{"kind": "person"} if seat in share else {"kind": "computer", "level": "officer"} for share in shares]
    body = json.dumps({"game": game, "scenario": scenario, "players": kinds, "seed": seed}).encode()
    request = urllib.request.Request(f"{served.address}/api/matches", body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        match = json.load(answer)
    keys = "&".join(f"key={each['key']}" for each in match["seats"] if each["holder"] == "person")
    page.goto(f"{served.address}/#/match/{match['id']}?{keys}")
    clicker = Clicker(page, Officer(served, match["id"], seat), plainly)
    ended = clicker.play(turns)
    table = clicker.officer.look()
    return {
        "match": name,
        "clicks": sum(clicker.clicks.values()),
        "actions": sum(entry.seat == seat for entry in table.entries),
        "ended": ended,
        "by_page": clicker.officer.by_page,
        "strayed": clicker.officer.strayed,
        "turns": dict(clicker.turns),
        "by": dict(clicker.clicks.most_common()),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", default=list(MATCHES))
    parser.add_argument("--seed", default="3")
    parser.add_argument("--turns", type=int, default=99)
    parser.add_argument("--beside", action="store_true")
    given = parser.parse_args()
    found = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))))
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder))
        served.start()
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.add_init_script(QUICKLY)
        try:
            for name in given.names:
                found_here = measure(served, page, name, given.seed, given.turns)
                if given.beside:
                    plain = browser.new_page(viewport={"width": 1440, "height": 900})
                    plain.add_init_script(QUICKLY + ALONE)
                    found_here["plain"] = measure(served, plain, name, given.seed, given.turns, plainly=True)["clicks"]
                    plain.close()
                print(json.dumps(found_here), flush=True)
        finally:
            browser.close()
            served.stop()


if __name__ == "__main__":
    main()
