"""Pictures from the running program: one board per game for the lobby, screenshots for the README, comparisons.

    python web/scripts/pictures.py lobby                     web/src/pictures/<game>.jpg
    python web/scripts/pictures.py look [TARGETS]            docs/look/*.png; with a folder of target pictures also
                                                             docs/look/compare-*.jpg, target and screenshot side by side
"""

from __future__ import annotations

import base64
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tests"))

from browser.hand import Hand  # noqa: E402
from browser.house import House  # noqa: E402

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking"]
BARE = ".board > :not(.pane):not(.sprite):not(.defs), .zoom, .bubble, .toasts { display: none !important }"
SCENES = {"blitzkrieg": "hannut", "barbarossa": "", "europe": "", "operation": ""}
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
        page.wait_for_timeout(400)
        box = page.locator(".board").bounding_box()
        assert box is not None
        width = min(640.0, box["width"] - 8)
        height = min(372.0, box["height"] - 8)
        clip = {
            "x": box["x"] + (box["width"] - width) / 2, "y": box["y"] + (box["height"] - height) / 2,
            "width": width, "height": height,
        }  # fmt: skip
        page.screenshot(path=folder / f"{game['id']}.jpg", type="jpeg", quality=82, clip=clip)
        context.close()


def battle(house: House, browser: Browser, size: tuple[int, int], theme: str = "light", touch: bool = False) -> Page:
    """Hannut with a shot at hand: the first activation, a target named."""
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]}, color_scheme=theme, locale="en", has_touch=touch,
        reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    page.goto(house.link(house.match("blitzkrieg", "hannut", "person", "person")))
    page.locator(".prompt").wait_for()
    hand = Hand(page)
    hand.set_up()
    for words in ("Open with I/5", "Open with Stuka", "Activate"):
        hand.choose(words)
    return page


def look(house: House, browser: Browser, targets: Path | None) -> None:
    """The pages at 1440 x 900 and on a phone."""
    folder = ROOT / "docs" / "look"
    folder.mkdir(exist_ok=True)
    page = battle(house, browser, (1440, 900))
    hand = Hand(page)
    hand.choose("Stuka attack on 1205")
    page.wait_for_timeout(500)
    page.screenshot(path=folder / "odds.png")
    page.locator(".answers .legal").click()
    hand.wait()
    page.screenshot(path=folder / "blitzkrieg-desktop.png")
    page.get_by_role("button", name="Back", exact=True).click()
    page.wait_for_timeout(300)
    page.screenshot(path=folder / "replay.png")
    page.goto(f"{house.address}/#/learn/blitzkrieg/stukas")
    page.wait_for_timeout(1500)
    for _ in range(2):
        page.get_by_role("button", name="Next", exact=True).click()
    page.wait_for_timeout(300)
    page.screenshot(path=folder / "learn-desktop.png")
    page.goto(house.address)
    page.wait_for_timeout(1200)
    page.screenshot(path=folder / "lobby-desktop.png")
    battle(house, browser, (390, 844), touch=True).screenshot(path=folder / "blitzkrieg-phone.png")
    battle(house, browser, (1440, 900), "dark").screenshot(path=folder / "blitzkrieg-dark.png")
    if targets:
        compare(browser, folder, targets)


def compare(browser: Browser, folder: Path, targets: Path) -> None:
    """Target on the left, screenshot on the right."""
    page = browser.new_page(viewport={"width": 1800, "height": 600})
    for target in sorted(targets.glob("*.png")):
        mine = folder / target.name
        if not mine.exists():
            continue
        both = [f"data:image/png;base64,{base64.b64encode(each.read_bytes()).decode()}" for each in (target, mine)]
        images = "".join(f'<img src="{each}" style="width:890px">' for each in both)
        if "phone" in target.name:
            images = images.replace("width:890px", "height:844px")
        page.set_content(f'<body style="margin:6px;display:flex;gap:8px;background:#555">{images}</body>')
        page.wait_for_timeout(300)
        page.screenshot(path=folder / f"compare-{target.stem}.jpg", type="jpeg", quality=78, full_page=True)


def main() -> None:
    what, *rest = sys.argv[1:] or ["look"]
    chromium = next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)
    house = House(Path(tempfile.mkdtemp()))
    house.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            if what == "lobby":
                lobby(house, browser, rest)
            else:
                look(house, browser, Path(rest[0]) if rest else None)
            browser.close()
    finally:
        house.stop()


if __name__ == "__main__":
    main()
