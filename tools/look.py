"""Pictures of the running program for the README, and side by side with the target pictures (`make look`).

    python tools/look.py [--targets FOLDER] [--only WORD] [--all]

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
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from sandtable.kernel import Options, Seeded, Table
from sandtable.kernel.action import notation
from sandtable.kernel.record import render
from sandtable.lab.playing import player
from sandtable.lab.served import served
from sandtable.match import make_header
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
SHOTS = (("desktop", DESKTOP, "light"), ("phone", PHONE, "light"))
MORE = (("dark", DESKTOP, "dark"), ("small", SMALL, "light"))
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]


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
        table.submit(seat, mind.choose(table.view((seat,)), question, rng))
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


def shoot(browser: Browser, address: str, size: tuple[int, int], theme: str, file: Path) -> None:
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, color_scheme=theme)
    page: Page = context.new_page()
    page.goto(address)
    page.wait_for_timeout(2500)
    if file.name.startswith("operation"):
        page.locator(".ground image").wait_for(state="attached")
        page.wait_for_timeout(500)
    if file.name.startswith("odds"):
        before_fire(page)
        page.wait_for_timeout(1500)
    page.screenshot(path=str(file))
    context.close()


def beside(browser: Browser, target: Path, made: Path, file: Path) -> None:
    """The target left, what the program shows right."""
    images = "".join(
        f'<figure><img src="data:image/png;base64,{base64.b64encode(each.read_bytes()).decode()}"></figure>'
        for each in (target, made)
    )
    page = browser.new_page(viewport={"width": 1800, "height": 700})
    style = "body{display:flex;gap:12px;margin:0}figure{margin:0;flex:1}img{width:100%}"
    page.set_content(f"<style>{style}</style>{images}")
    page.wait_for_timeout(300)
    page.screenshot(path=str(file), full_page=True)
    page.close()


def main() -> None:
    ask = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    ask.add_argument("--targets", type=Path, default=Path("../shared/look"))
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
                file = OUT / f"{name}-{label}.png"
                shoot(browser, address, size, theme, file)
                target = given.targets / file.name
                if target.exists():
                    beside(browser, target, file, OUT / f"beside-{file.name}")
        browser.close()


if __name__ == "__main__":
    main()
