"""The lobby: new matches, old ones, files, languages."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.hand import Hand
from browser.site import Site


def test_a_newcomer_plays_after_three_clicks(site: Site, page: Page) -> None:
    page.goto(site.address)
    card = page.locator("article.game").filter(has_text="Blitzkrieg")
    card.get_by_role("button", name="New match").click()
    page.get_by_role("button", name="Start the match").click()
    expect(page.locator(".prompt .who")).to_contain_text("your move")
    expect(page.locator(".numbers text").first).to_be_attached()


def test_rename_export_delete_and_import_again(site: Site, page: Page, tmp_path: Path) -> None:
    site.match("blitzkrieg", "hannut", "person", "person")
    page.goto(site.address)
    page.get_by_role("button", name="Rename:").click()
    page.get_by_label("Title").fill("Sunday at Orp")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("heading", name="Sunday at Orp")).to_be_visible()
    with page.expect_download() as waiting:
        page.get_by_role("link", name="Export:").click()
    kept = tmp_path / "match.json"
    waiting.value.save_as(kept)
    page.get_by_role("button", name="Delete:").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(page.locator("article.match")).to_have_count(0)
    page.locator("input[type=file]").set_input_files(kept)
    expect(page.locator("article.match")).to_have_count(1)


def test_a_broken_file_is_refused_and_nothing_is_lost(site: Site, page: Page, tmp_path: Path) -> None:
    match = site.match("blitzkrieg", "hannut", "person", "person")
    broken = tmp_path / "broken.json"
    broken.write_text(json.dumps({"format": 1, "entries": "not a list"}))
    page.goto(site.address)
    page.locator("input[type=file]").set_input_files(broken)
    expect(page.locator(".toast.refusal")).to_be_visible()
    assert [each["id"] for each in site.call("/api/matches")] == [match["id"]]


def test_three_languages_and_two_themes(site: Site, open_page: Opener) -> None:
    page = open_page(theme="dark", language="de")
    page.goto(site.address)
    expect(page.get_by_role("link", name="Regeln")).to_be_visible()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"
    page.get_by_role("button", name="HU Magyar").click()
    expect(page.get_by_role("link", name="Szabályok")).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name="Szabályok")).to_be_visible()
    page.get_by_role("button", name="Világos vagy sötét").click()
    assert page.evaluate("document.documentElement.dataset.theme") == "light"


def test_a_match_that_is_not_here_says_so(site: Site, page: Page) -> None:
    page.goto(f"{site.address}/#/match/nothing")
    expect(page.get_by_role("heading", name="There is no such match here.")).to_be_visible()
    page.get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("heading", name="Start a new one")).to_be_visible()


def test_the_log_says_what_happened_while_one_was_away(site: Site, open_page: Opener) -> None:
    match = site.match("blitzkrieg", "hannut", "person", "person")
    first, second = open_page(), open_page()
    first.goto(site.link(match))
    Hand(first).wait()
    expect(first.locator(".prompt")).to_be_visible()
    first.goto(site.address)
    second.goto(site.link(match))
    expect(second.locator(".prompt")).to_be_visible()
    Hand(second).choose("Ready-made")
    expect(second.locator(".log li").first).to_be_visible()
    first.goto(site.link(match))
    expect(first.get_by_role("dialog", name="While you were away")).to_be_visible()
    first.get_by_role("button", name="Go on").click()
    expect(first.get_by_role("dialog")).to_have_count(0)
