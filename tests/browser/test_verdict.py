"""After the end a verdict, and finished matches apart in the lobby."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

import sandtable
from browser.site import Site


def give_up(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.locator(".dialog .danger").first.click()
    page.locator(".dialog .danger").first.click()


def test_a_verdict_tells_why_and_leads_back_and_on(site: Site, page: Page) -> None:
    match = site.match("blitzkrieg", "hannut", "person", "random")
    page.goto(site.link(match))
    expect(page.locator(".prompt .who")).to_be_visible()
    give_up(page)
    verdict = page.locator(".verdict")
    expect(verdict.get_by_role("heading", level=1)).to_have_text("You lost.")
    expect(verdict).to_contain_text("How it came about")
    expect(verdict).to_contain_text("against: Random")
    verdict.get_by_role("button", name="Board and replay").click()
    expect(verdict).to_have_count(0)
    page.get_by_role("button", name="To the verdict").click()
    verdict.get_by_role("button", name="Other side").click()
    page.wait_for_url(lambda address: match["id"] not in address)
    expect(page.locator(".prompt .who")).to_be_visible()
    found = {each["id"]: each for each in site.call("/api/matches")}
    new = next(each for id, each in found.items() if id != match["id"])
    assert [seat["holder"] for seat in new["seats"]] == ["computer", "person"]
    page.goto(f"{site.address}/#/play")
    over = page.locator("section[aria-labelledby=over]")
    expect(over.locator("article.match")).to_have_count(1)
    expect(over).to_contain_text("gives up")
    running = page.locator("section[aria-labelledby=continue] article.match")
    expect(running).to_have_count(1)
    expect(running).to_contain_text("Against German (Random)")


def test_a_verdict_names_results_that_were_known_and_taken_back(site: Site, page: Page, tmp_path: Path) -> None:
    match = sandtable.new("blitzkrieg", "hannut", seed=7, undo="free")
    while not any(entry.rolls for entry in match.table.entries[1:]):
        asked = match.decisions[0]
        match.play(asked.options()[0], seat=asked.seat)
    match.table.undo(match.table.entries[-1].seat, match.table.entries[-1].number)
    match.table.resign(match.seats[0])
    match.save(tmp_path / "match.json")
    page.goto(site.address)
    page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    page.get_by_role("button", name="Look back").click()
    expect(page.locator(".verdict")).to_contain_text("Known results were taken back once.")
