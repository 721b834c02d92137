"""What a person at the board waits for, in the real browser, and what travels to it; as one line of JSON.

    python tools/bars.py [load|act|replay|sizes ...]

`load`: a cold browser from the address to a board that takes clicks. `act`: a click to the new board in the page, in a
match of Hannut, and until it is drawn by a browser without a graphics card. `replay`: a jump to any step of a match of
300 actions. `sizes`: scripts and styles gzipped, and for each game the fonts and map data that its board asks for.
"""

from __future__ import annotations

import gzip
import json
import random
import shutil
import statistics
import sys
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from sandtable.kernel import Seeded, Table
from sandtable.kernel.record import render
from sandtable.lab.playing import player
from sandtable.lab.roundtrip import server
from sandtable.match import make_header
from sandtable.registry import game as find_game
from sandtable.server.app import STATIC

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SCENARIOS = {"blitzkrieg": "hannut", "barbarossa": "tanks-in-the-corn", "europe": "sichelschnitt"}
SCENARIOS |= {"operation": "first-battle"}
LOADS, ACTS, JUMPS, STEPS = 7, 120, 60, 300

READY = "document.querySelector('.prompt .who') && document.querySelector('.board svg') && performance.now()"
PAINTED = "const painted = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));"
ACT = (
    "async pick => {"
    + PAINTED
    + """
  const all = [...document.querySelectorAll('.choices button')];
  if (!all.length) return null;
  all[pick % all.length].click();
  let start = performance.now();
  await 0;
  const busy = () => document.querySelector('.match').dataset.busy === 'true';
  if (!busy()) {
    await painted();
    const armed = document.querySelector('.choices button.armed');
    if (!armed) return null;
    start = performance.now();
    armed.click();
    await 0;
  }
  let there = 0;
  const eye = new MutationObserver(() => (there ||= performance.now() - start));
  eye.observe(document.querySelector('.board'), {attributes: true, attributeFilter: ['data-step']});
  while (busy()) await painted();
  await painted();
  eye.disconnect();
  return there ? [there, performance.now() - start] : null;
}"""
)
JUMP = (
    "async to => {"
    + PAINTED
    + """
  const range = document.querySelector('.replay input[type=range]');
  const start = performance.now();
  range.value = to;
  range.dispatchEvent(new Event('input', {bubbles: true}));
  while (document.querySelector('.board').dataset.step !== String(to)) await painted();
  await painted();
  return performance.now() - start;
}"""
)
TRAVELLED = """performance.getEntriesByType('resource').filter(e => /\\.woff2|\\.json|\\/api\\/static\\//.test(e.name))
  .map(e => e.encodedBodySize)"""


def played(game: str, scenario: str, level: str, decisions: int) -> Table:
    found = find_game(game)
    table = Table(found, make_header(found, scenario, {}, seed=11), Seeded("11"))
    rng, mind = random.Random(11), player(found, level)
    while table.decision is not None and len(table.entries) < decisions:
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        table.submit(seat, mind.choose(table.view((seat,)), question, rng))
    return table


def opened(port: int, game: str, level: str = "random", decisions: int = 0) -> str:
    """The address of a match, with all seats before this screen."""
    body = render(played(game, SCENARIOS[game], level, decisions).record())
    call = urllib.request.Request(f"http://127.0.0.1:{port}/api/matches/import", body)
    match = json.loads(urllib.request.urlopen(call).read())
    seats = match["waiting"][:1] if find_game(game).secrets else [seat["seat"] for seat in match["seats"]]
    keys = "&".join(f"key={seat['key']}" for seat in match["seats"] if seat["seat"] in seats)
    return f"http://127.0.0.1:{port}/#/match/{match['id']}?{keys}"


@contextmanager
def screen(browser: Browser, address: str) -> Iterator[tuple[Page, float]]:
    """A browser that has seen nothing yet, with the board open; and after how many milliseconds it was."""
    size = {"width": 1440, "height": 900}
    context = browser.new_context(viewport=size, reduced_motion="reduce", bypass_csp=True)
    page = context.new_page()
    page.goto(address, wait_until="commit")
    waited = page.wait_for_function(READY, polling="raf").json_value()
    try:
        yield page, float(waited)
    finally:
        context.close()


def spread(found: list[float]) -> dict[str, float]:
    ordered = sorted(found)
    p95 = ordered[min(len(ordered) - 1, round(0.95 * (len(ordered) - 1)))]
    return {
        "count": len(found),
        "median": round(statistics.median(found)),
        "p95": round(p95),
        "most": round(ordered[-1]),
    }


def load(browser: Browser, port: int) -> dict[str, Any]:
    found = []
    address = opened(port, "blitzkrieg", decisions=60)
    for _ in range(LOADS):
        with screen(browser, address) as (_, waited):
            found.append(waited)
    return {**spread(found), "bar": 1500}


def act(browser: Browser, port: int) -> dict[str, Any]:
    """Random choices; when a match is over, the next one."""
    rng, found = random.Random(3), []
    while len(found) < ACTS:
        with screen(browser, opened(port, "blitzkrieg")) as (page, _):
            while len(found) < ACTS and page.locator(".choices button").count():
                answer = page.evaluate(ACT, rng.randrange(10_000))
                if answer is not None:
                    found.append(answer)
    drawn = spread([painted for _, painted in found])
    return {**spread([there for there, _ in found]), "drawn": drawn["p95"], "bar": 100}


def replay(browser: Browser, port: int) -> dict[str, Any]:
    rng = random.Random(5)
    with screen(browser, opened(port, "blitzkrieg", decisions=STEPS + 1)) as (page, _):
        steps = int(page.locator(".board").get_attribute("data-step") or 0)
        wanted = [rng.randrange(steps) for _ in range(JUMPS)]
        found = [page.evaluate(JUMP, to) for to in wanted]
    return {**spread(found), "steps": steps, "bar": 150}


def sizes(browser: Browser, port: int) -> dict[str, Any]:
    code = sum(
        len(gzip.compress(file.read_bytes(), 9))
        for file in (STATIC / "assets").iterdir()
        if file.suffix in (".js", ".css")
    )
    games = {}
    for game in SCENARIOS:
        with screen(browser, opened(port, game)) as (page, _):
            page.wait_for_timeout(800)
            games[game] = sum(page.evaluate(TRAVELLED))
    return {"code": code, "bar": 250_000, "games": games, "games_bar": 300_000}


PARTS: dict[str, Callable[[Browser, int], dict[str, Any]]] = {"load": load, "act": act, "replay": replay}
PARTS["sizes"] = sizes


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    with server() as port, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        print(json.dumps({name: PARTS[name](browser, port) for name in wanted}))
        browser.close()


if __name__ == "__main__":
    main()
