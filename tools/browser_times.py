"""What a person at the board waits for, in the real browser, and what travels to it; as one line of JSON.

    python tools/browser_times.py [load|act|replay|sizes ...]

`load`: a cold browser from the address to a board that takes clicks. `act`: from a click to the new board drawn on the
screen by a browser without a graphics card, in a match of Hannut; `page` is when the page has it. `replay`: the same
for a jump to any step of a match of 300 actions. `sizes`: for each game the scripts and styles, gzipped, that its
player loads for the lobby and a match (lessons, verdict, accounts and the other games' boards come when they are
opened), and the fonts and map data that its board asks for; beside it the whole client.
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

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from sandtable.headers import make_header
from sandtable.kernel import Seeded, Table
from sandtable.kernel.record import render
from sandtable.lab.playing import player
from sandtable.lab.served import served
from sandtable.registry import game as find_game
from sandtable.server.web.pages import STATIC

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
SCENARIOS = {"blitzkrieg": "hannut", "barbarossa": "tanks-in-the-corn", "europe": "sichelschnitt"}
SCENARIOS |= {"operation": "first-battle"}
LOADS, ACTS, JUMPS, STEPS, REST = 7, 120, 60, 300, 60

READY = "document.querySelector('.prompt .who') && document.querySelector('.board svg') && performance.now()"
READ = "window.shown.then(found => found)"
WATCH = """({until, before, patience}) => {
  let start = 0;
  addEventListener(until, e => (start = e.timeStamp), {capture: true, once: true});
  const board = document.querySelector('.board');
  window.shown = new Promise(done => {
    const name = `new-board-${performance.now()}`;
    let there = 0;
    const drawn = new PerformanceObserver(list => {
      const entry = list.getEntries().find(e => e.identifier === name);
      if (!entry) return;
      drawn.disconnect();
      document.getElementById(name).remove();
      done([there - start, entry.renderTime - start]);
    });
    drawn.observe({type: 'element'});
    const changed = new MutationObserver(() => {
      if (board.dataset.step === before) return;
      changed.disconnect();
      there = performance.now();
      const mark = document.createElement('p');
      mark.id = name;
      mark.setAttribute('elementtiming', name);
      mark.textContent = board.dataset.step;
      mark.style = 'position: fixed; top: 0; left: 0; margin: 0; font-size: 10px; pointer-events: none; z-index: 99';
      document.body.append(mark);
    });
    changed.observe(board, {attributes: true, attributeFilter: ['data-step']});
    const busy = () => document.querySelector('.match').dataset.busy === 'true';
    const giveUp = () => there || (busy() ? setTimeout(giveUp, patience) : (changed.disconnect(), done(null)));
    addEventListener(until, () => setTimeout(giveUp, patience), {capture: true, once: true});
    setTimeout(() => done(there ? [there - start, 9000] : null), 9000);
  });
}"""
"""How long until the new board is on the screen. The clock starts with the time stamp of a real mouse event, as the
browser received it from outside the page. When the page shows another step, a small mark is put into the page before
anything is drawn: it is painted in the very frame that has the new board. The browser itself says when that frame was
presented (`renderTime` of Element Timing): after layout, paint, raster of all tiles in sight, and compositing."""
CHOICE = """pick => {
  const all = [...document.querySelectorAll('.choices button')];
  if (!all.length) return null;
  const button = all[pick % all.length];
  button.closest('details')?.setAttribute('open', '');
  button.scrollIntoView({block: 'nearest'});
  const r = button.getBoundingClientRect();
  return [r.x + r.width / 2, r.y + r.height / 2];
}"""
SURE = """() => {
  const sure = document.querySelector('.choices button.armed') && document.querySelector('.answers .legal');
  const r = sure?.getBoundingClientRect();
  return r ? [r.x + r.width / 2, r.y + r.height / 2] : null;
}"""
TRACK = """() => {
  const r = document.querySelector('.replay input').getBoundingClientRect();
  return [r.x, r.y, r.width, r.height];
}"""
LOADED = """performance.getEntriesByType('resource')
  .map(e => e.name.split('/').at(-1)).filter(n => /\\.(js|css)$/.test(n))"""
TRAVELLED = """performance.getEntriesByType('resource').filter(e => /\\.woff2|\\.json|\\/api\\/static\\//.test(e.name))
  .map(e => e.encodedBodySize)"""


def played(game: str, scenario: str, level: str, decisions: int) -> Table:
    found = find_game(game)
    table = Table(found, make_header(found, scenario, {}, seed=11), Seeded("11"))
    rng, mind = random.Random(11), player(found, level)
    for _ in range(decisions):
        if table.decision is None:
            break
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        table.submit(seat, mind.choose(table.knowledge((seat,)), question, rng))
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
def screen(browser: Browser, address: str, first: str = "") -> Iterator[tuple[Page, float]]:
    """A browser that has seen nothing yet (but a page before, if one is named), with the board open; and after how many
    milliseconds it was.
    """
    size: ViewportSize = {"width": 1440, "height": 900}
    context = browser.new_context(viewport=size, reduced_motion="reduce", bypass_csp=True)
    context.add_init_script("localStorage.setItem('goals', 'off')")
    page = context.new_page()
    if first:
        page.goto(first)
        page.wait_for_selector("main h1, main h2")
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
    return {**spread(found), "limit": 1500}


def pressed(page: Page, x: float, y: float, until: str, patience: int = 700) -> tuple[float, float] | None:
    """A click of the mouse, as a person does it: there, a moment of rest, press. The two times, or nothing new."""
    page.mouse.move(x, y)
    page.wait_for_timeout(REST)
    before = page.locator(".board").get_attribute("data-step")
    page.evaluate(WATCH, {"until": until, "before": before, "patience": patience})
    page.mouse.down()
    page.mouse.up()
    found = page.evaluate(READ)
    return found and (found[0], found[1])


def chosen(page: Page, pick: int) -> tuple[float, float] | None:
    """A choice from the list; what waits for a second click gets it on the amber button, and only that one counts."""
    place = page.evaluate(CHOICE, pick)
    found = pressed(page, place[0], place[1], "click") if place else None
    sure = None if found else page.evaluate(SURE)
    return pressed(page, sure[0], sure[1], "click") if sure else found


def act(browser: Browser, port: int) -> dict[str, Any]:
    """Random choices; when a match is over, the next one."""
    rng, found = random.Random(3), list[tuple[float, float]]()
    while len(found) < ACTS:
        with screen(browser, opened(port, "blitzkrieg")) as (page, _):
            while len(found) < ACTS and page.locator(".choices button").count():
                answer = chosen(page, rng.randrange(10_000))
                if answer is not None:
                    found.append(answer)
    return {**spread([drawn for _, drawn in found]), "page": spread([there for there, _ in found])["p95"], "limit": 100}


def replay(browser: Browser, port: int) -> dict[str, Any]:
    """Clicks anywhere on the track."""
    rng, found = random.Random(5), list[float]()
    with screen(browser, opened(port, "blitzkrieg", decisions=STEPS)) as (page, _):
        steps = int(page.locator(".board").get_attribute("data-step") or 0)
        x, y, width, height = page.evaluate(TRACK)
        while len(found) < JUMPS:
            answer = pressed(page, x + width * rng.uniform(0.02, 0.98), y + height / 2, "pointerdown", 5000)
            if answer is not None:
                found.append(answer[1])
    return {**spread(found), "steps": steps, "limit": 150}


def sizes(browser: Browser, port: int) -> dict[str, Any]:
    """What a player of one game loads, from the lobby to the board; beside it the client whole."""
    code, games = {}, {}
    for game in SCENARIOS:
        match = opened(port, game)
        with screen(browser, match, first=f"http://127.0.0.1:{port}/#/play") as (page, _):
            page.wait_for_timeout(800)
            code[game] = sum(zipped(name) for name in set(page.evaluate(LOADED)))
            games[game] = sum(page.evaluate(TRAVELLED))
    whole = sum(zipped(file.name) for file in (STATIC / "assets").iterdir() if file.suffix in (".js", ".css"))
    return {"code": code, "limit": 300_000, "whole": whole, "games": games, "games_limit": 300_000}


def zipped(name: str) -> int:
    return len(gzip.compress((STATIC / "assets" / name).read_bytes(), 9))


PARTS: dict[str, Callable[[Browser, int], dict[str, Any]]] = {"load": load, "act": act, "replay": replay}
PARTS["sizes"] = sizes


def main() -> None:
    wanted = sys.argv[1:] or list(PARTS)
    with served() as server, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        print(json.dumps({name: PARTS[name](browser, server.port) for name in wanted}))
        browser.close()


if __name__ == "__main__":
    main()
