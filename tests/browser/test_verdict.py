"""After the end a verdict, and finished matches apart in the lobby."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import sandtable
from browser.site import Site
from sandtable.kernel.record import UndoRule


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


@pytest.mark.parametrize(
    ("rule", "name", "help"),
    [
        ("consent", "Ask to undo", "Asks the others. If all agree"),
        ("free", "Take back (practice)", "also what was rolled; dice fall anew. The result of the match will say so."),
        ("learned", "", ""),
    ],
)
def test_the_button_says_what_taking_back_does(
    site: Site, page: Page, tmp_path: Path, rule: UndoRule, name: str, help: str
) -> None:
    """After dice have fallen: it asks, or takes back at once and lets the lobby say so, or it is not there."""
    match = sandtable.new("blitzkrieg", "hannut", seed=7, undo=rule)
    while not (match.table.entries[-1].rolls and match.decisions[0].seat == match.table.entries[-1].seat):
        asked = match.decisions[0]
        match.play(asked.options()[0], seat=asked.seat)
    match.save(tmp_path / "match.json")
    page.goto(site.address)
    with page.expect_response("**/api/matches/import") as taken_in:
        page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    page.goto(site.link(taken_in.value.json()))
    answers = page.locator(".answers")
    expect(answers.locator("button").first).to_be_visible()
    for other in ("Ask to undo", "Take back (practice)", "Undo"):
        expect(answers.get_by_role("button", name=other, exact=True)).to_have_count(int(other == name))
    if name:
        expect(answers.get_by_role("button", name=name)).to_have_attribute("title", re.compile(re.escape(help)))
    if rule == "free":
        answers.get_by_role("button", name=name).click()
        expect(page.locator(".log")).to_contain_text("a step is taken back")
        page.goto(f"{site.address}/#/play")
        expect(page.locator("article.match").first).to_contain_text("Known results were taken back once.")


def test_an_altered_file_is_not_taken_in(site: Site, page: Page, tmp_path: Path) -> None:
    match = sandtable.new("blitzkrieg", "hannut", seed=7)
    match.table.resign(match.seats[0])
    match.save(tmp_path / "match.json")
    whole = (tmp_path / "match.json").read_text()
    altered = whole.replace(f'"seat": "{match.seats[0]}"', f'"seat": "{match.seats[1]}"')
    assert altered != whole
    (tmp_path / "match.json").write_text(altered)
    page.goto(site.address)
    page.locator("input[type=file]").set_input_files(tmp_path / "match.json")
    expect(page.get_by_text(re.compile("was changed|is damaged|does not fit|hash")).first).to_be_visible()
    assert not [each for each in site.call("/api/matches") if each["outcome"]]
