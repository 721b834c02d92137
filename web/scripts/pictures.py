"""A picture of each game's board for the lobby, from a real match that the computer plays against itself.

python web/scripts/pictures.py [GAME ...]        writes web/src/pictures/<game>.jpg
"""

from __future__ import annotations

import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser.house import House  # noqa: E402

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
BARE = ".pane { z-index: 99 !important } .zoom, .bubble, .toasts { display: none !important }"
SCENES = {"blitzkrieg": "hannut", "operation": "village-assault"}
NEARER = {"operation": 3}
"""How often the board is brought nearer by its plus key."""
STEPS = {"blitzkrieg": 260, "barbarossa": 40, "europe": 120, "operation": 60}


def watched(house: House, game: dict[str, Any], steps: int, page: Page) -> str:
    """A match that the computer plays against itself, once it has gone on for so many steps."""
    scenario = SCENES.get(game["id"]) or game["scenarios"][0]["id"]
    found = next(each for each in game["scenarios"] if each["id"] == scenario)
    level = next((each for each in ("officer", "recruit") if each in game["levels"]), "random")
    match = house.match(game["id"], scenario, *[level] * found["players"][0])
    link = f"{house.address}/#/match/{match['id']}"
    page.add_init_script("localStorage.setItem('pace', '0')")
    page.goto(link)
    page.locator(".board").wait_for()
    for _ in range(90):
        page.wait_for_timeout(500)
        said = page.locator(".replay .where b").inner_text().split()[-1]
        if int(said) >= steps or page.locator(".prompt .who", has_text="Won").count():
            break
    return link


def lobby(house: House, browser: Browser, only: list[str]) -> None:
    """A picture of each game's board, 640 x 372."""
    folder = ROOT / "web" / "src" / "pictures"
    folder.mkdir(exist_ok=True)
    for game in house.call("/api/games"):
        if only and game["id"] not in only:
            continue
        context = browser.new_context(viewport={"width": 1004, "height": 560}, reduced_motion="reduce")
        page = context.new_page()
        watched(house, game, STEPS.get(game["id"], 40), page)
        page.add_style_tag(content=BARE)
        for _ in range(NEARER.get(game["id"], 0)):
            page.locator(".board .field").first.press("+")
        page.wait_for_timeout(400)
        box = page.locator(".board .pane").first.bounding_box()
        assert box is not None
        width = min(640.0, box["width"] - 8)
        height = min(372.0, box["height"] - 8)
        clip = {
            "x": box["x"] + (box["width"] - width) / 2, "y": box["y"] + (box["height"] - height) / 2,
            "width": width, "height": height,
        }  # fmt: skip
        page.screenshot(path=folder / f"{game['id']}.jpg", type="jpeg", quality=82, clip=clip)
        context.close()


def main() -> None:
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            lobby(house, browser, sys.argv[1:])
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    main()
