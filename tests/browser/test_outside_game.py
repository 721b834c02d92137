"""A game of another package with its own board, which the server serves and the page loads at run time."""

from __future__ import annotations

import urllib.error
import urllib.request
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.hand import Hand
from browser.site import Site
from outside import NAME, Outside

BOARD = f".{NAME}-board"
pytestmark = pytest.mark.timeout(1500)  # it installs into a new environment, also on a machine full of work


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that has the game."""
    folder = tmp_path_factory.mktemp("outside")
    made = Outside(folder)
    site = Site(folder / "home", env=made.env, program=made.program)
    site.start()
    yield site
    site.stop()


def spot(page: Page, seat: str) -> str | None:
    return page.locator(f"{BOARD} g.{seat}").get_attribute("transform")


def test_a_turn_is_played_on_its_board(elsewhere: Site, page: Page) -> None:
    """From the lobby: secret powder and stances by the shell's choices, the walk by a click on the board."""
    page.goto(elsewhere.address)
    card = page.locator("article.game").filter(has_text="Two duellists")
    expect(card).to_be_visible()
    expect(page.locator("article.game h3").last).to_have_text("Skirmish")
    match = elsewhere.match(NAME, "duel", "person", "random")
    page.goto(elsewhere.link(match))
    expect(page.locator(BOARD)).to_be_visible()
    expect(page.locator(f"{BOARD} g.red text").last).to_have_text("Red")
    hand = Hand(page)
    for choice in ("Pack powder for shots: 1", "Ready", "Stance: bold", "Ready"):
        expect(page.locator(".answers button, .choices button").filter(has_text=choice).first).to_be_attached()
        assert hand.choose(choice)
    expect(page.locator(f"{BOARD} path").first, "the reach of the walk").to_be_visible()
    before = spot(page, "red")
    box = page.locator(f"{BOARD} g.red circle").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + 2.5 * box["height"])
    expect(page.locator(f"{BOARD} g.red")).not_to_have_attribute("transform", before or "")


def test_it_speaks_english_in_any_language_and_says_so(elsewhere: Site, open_page: Opener) -> None:
    page = open_page(language="de")
    page.goto(elsewhere.address)
    card = page.locator("article.game").filter(has_text="Two duellists")
    expect(card.locator(".untranslated")).to_have_text("Dieses Spiel spricht nur Englisch.")
    expect(page.locator(".untranslated")).to_have_count(1)


def test_only_its_own_folder_is_served(elsewhere: Site) -> None:
    base = f"{elsewhere.address}/api/games"
    with urllib.request.urlopen(f"{base}/{NAME}/client/board.js", timeout=60) as answer:
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "default-src 'self'" in answer.headers["content-security-policy"]
        assert b"export function mount" in answer.read()
    for path in (
        f"{NAME}/client/nothing.js",
        f"{NAME}/client/../game.py",
        f"{NAME}/client/%2e%2e/game.py",
        f"{NAME}/client/",
        "europe/client/game.py",
        "europe/client/board.js",
    ):
        with pytest.raises(urllib.error.HTTPError) as wrong:
            urllib.request.urlopen(f"{base}/{path}", timeout=60)
        assert wrong.value.code == 404, path
