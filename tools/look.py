"""Pictures of the running program for the README and the documentation (`make look`).

    python tools/look.py [--only WORD] [--all]

Positions are real: computer players play a while, then the match is opened in the browser.
"""

from __future__ import annotations

import argparse
import base64
import json
import random
import shutil
import urllib.request
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from sandtable.headers import make_header
from sandtable.kernel import Options, Seeded, Table
from sandtable.kernel.action import notation
from sandtable.kernel.record import render
from sandtable.lab.playing import player
from sandtable.lab.served import served
from sandtable.registry import game as find_game

OUT = Path("docs/look")
DESKTOP, PHONE, SMALL = (1440, 900), (390, 844), (1024, 768)
MATCHES = {
    "blitzkrieg": ("hannut", 420),
    "barbarossa": ("tanks-in-the-corn", 120),
    "europe": ("sichelschnitt", 277),
    "operation": ("first-battle", 60),
}
MOMENTS = {"europe": "launch"}
"""Played on until this may be done, so that the picture shows it: an attack that stands ready."""
GUIDE = (1280, 800)
FIRST_MOVE = ("Ready-made set-up", "Open with I/5 PzR", "Open with I/5 PzR", "Activate", "Move: I/5 2(l)")
"""The choices of the first turns of Hannut that the guide describes."""
Theme = Literal["light", "dark"]
SHOTS: tuple[tuple[str, tuple[int, int], Theme], ...] = (("desktop", DESKTOP, "light"), ("phone", PHONE, "light"))
MORE: tuple[tuple[str, tuple[int, int], Theme], ...] = (("dark", DESKTOP, "dark"), ("small", SMALL, "light"))
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
QUALITY = 0.85
"""The pictures of the documentation stay below 3 MB together; a test holds that."""
TO_WEBP = """async ([png, quality]) => {
  const image = new Image()
  image.src = `data:image/png;base64,${png}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d').drawImage(image, 0, 0)
  return canvas.toDataURL('image/webp', quality).split(',')[1]
}"""


def played(game: str, scenario: str, decisions: int, verb: str = "") -> bytes:
    """A match file after so many decisions of the game's best players, and on until a verb is offered."""
    found = find_game(game)
    best = list(found.opponents())[-1:] or ["random"]
    header = make_header(found, scenario, {}, seed=11)
    table, rng, mind = Table(found, header, Seeded("11")), random.Random(11), player(found, best[0])
    while table.decision is not None:
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        if len(table.entries) >= decisions and (not verb or offers(question.choices(), verb)):
            break
        table.submit(seat, mind.choose(table.knowledge((seat,)), question, rng))
    return render(table.record())


def offers(choices: Options, verb: str) -> bool:
    return isinstance(choices, list) and any(notation(each).split()[0] == verb for each in choices)


def call(port: int, path: str, body: bytes) -> Any:
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", body, {"content-type": "application/json"})
    return json.loads(urllib.request.urlopen(request).read())


def pages(port: int, only: str = "") -> dict[str, str]:
    """The name of each picture that is wanted, and its address."""
    base = f"http://127.0.0.1:{port}/"
    found = {"lobby": base, "learn": f"{base}#/learn/blitzkrieg", "rules": f"{base}#/rules/blitzkrieg"}
    for game, (scenario, decisions) in MATCHES.items():
        if only in game or (game == "blitzkrieg" and only in ("odds", "replay")):
            found[game] = base + imported(port, played(game, scenario, decisions, MOMENTS.get(game, "")))
    if "blitzkrieg" in found:
        found["replay"] = f"{found['blitzkrieg']}&step=140"
        found["odds"] = base + imported(port, played("blitzkrieg", "hannut", 420, "fire"))
    return found


def imported(port: int, file: bytes) -> str:
    """The place of a match in which one sits at the seat that is asked."""
    match = call(port, "/api/matches/import", file)
    asked = match["waiting"][:1]
    keys = "&".join(f"key={seat['key']}" for seat in match["seats"] if seat["seat"] in asked)
    return f"#/match/{match['id']}?{keys}"


def before_fire(page: Page) -> None:
    """A shot is chosen and its chances are shown."""
    page.locator("details", has=page.locator(".choices")).evaluate("each => (each.open = true)")
    page.locator(".choices button", has_text="Fire").first.click()


def shoot(browser: Browser, address: str, size: tuple[int, int], theme: Theme, file: Path) -> None:
    viewport: ViewportSize = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, color_scheme=theme)
    context.add_init_script("localStorage.setItem('goals', 'off')")
    page: Page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(2500)
    if file.name.startswith("operation"):
        page.locator(".ground image").wait_for(state="attached")
        page.wait_for_timeout(500)
    if file.name.startswith("odds"):
        before_fire(page)
        page.wait_for_timeout(1500)
    picture = page.screenshot()
    context.close()
    file.write_bytes(compressed(browser, picture))


def guide(browser: Browser, port: int) -> None:
    """The two pictures of `docs/first-match.md`: a new match, and the first move of Hannut, reached by clicks."""
    context = browser.new_context(viewport={"width": GUIDE[0], "height": GUIDE[1]})
    context.add_init_script("localStorage.setItem('goals', 'off')")
    page = context.new_page()
    page.goto(f"http://127.0.0.1:{port}/")
    page.locator("article.game").filter(has_text="Blitzkrieg").get_by_role("button", name="New match").click()
    page.get_by_role("button", name="Start the match").wait_for()
    page.wait_for_timeout(800)
    new = page.screenshot()
    page.get_by_role("button", name="Start the match").click()
    for choice in FIRST_MOVE:
        page.locator(".choices button").filter(has_text=choice).first.wait_for(state="attached")
        page.locator("details", has=page.locator(".choices")).evaluate_all("all => all.forEach(e => (e.open = true))")
        page.locator(".choices button").filter(has_text=choice).first.click()
    page.locator(".choices button").filter(has_text="To 1").first.wait_for(state="attached")
    page.wait_for_timeout(1500)
    (OUT / "guide-new.webp").write_bytes(compressed(browser, new))
    (OUT / "guide-move.webp").write_bytes(compressed(browser, page.screenshot()))
    context.close()


def compressed(browser: Browser, picture: bytes) -> bytes:
    """A PNG as WebP, made by the browser itself: about a quarter of the bytes."""
    page = browser.new_page()
    made = page.evaluate(TO_WEBP, [base64.b64encode(picture).decode(), QUALITY])
    page.close()
    return base64.b64decode(made)


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--only", default="")
    ask.add_argument("--all", action="store_true", help="dark and 1024 px as well")
    given = ask.parse_args()
    OUT.mkdir(exist_ok=True)
    with served() as server, sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=shutil.which("chromium"), args=FLAGS)
        for name, address in pages(server.port, given.only).items():
            if given.only not in name:
                continue
            for label, size, theme in SHOTS + (MORE if given.all else ()):
                file = OUT / f"{name}-{label}.webp"
                shoot(browser, address, size, theme, file)
        if given.only in "guide":
            guide(browser, server.port)
        browser.close()


if __name__ == "__main__":
    main()
