"""Learn and Rules."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.site import Site


def test_an_example_is_stepped_through_and_tried(site: Site, page: Page) -> None:
    page.goto(f"{site.address}/#/learn/demo/a-shot?hidden=1")
    expect(page.get_by_role("heading", name="A shot")).to_be_visible()
    for _ in range(20):
        on = page.get_by_role("button", name="Next", exact=True)
        if not on.count():
            break
        on.click()
    expect(page.locator("aside .die").first).to_be_visible()
    expect(page.locator(".index .mark.done")).to_have_count(1)
    page.get_by_role("button", name="Play from here").click()
    page.wait_for_url("**/#/match/**")


def test_rules_are_found_by_words_and_by_link(site: Site, page: Page) -> None:
    page.goto(f"{site.address}/#/rules/blitzkrieg/BK-8.2.4")
    expect(page.locator("article.target")).to_contain_text("BK-8.2.4")
    page.get_by_label("Search").fill("melee")
    found = page.locator(".book article").all_text_contents()
    assert found and all("melee" in text.lower() for text in found)


def test_another_roll_shows_what_it_would_have_done(site: Site, page: Page) -> None:
    page.goto(f"{site.address}/#/learn/blitzkrieg/range")
    page.get_by_role("button", name="Next", exact=True).click()
    strip = page.get_by_role("group", name="Pick another roll")
    expect(strip.locator("li")).to_have_count(11)
    expect(strip.locator("[aria-pressed=true] b")).to_have_text("7")
    before = page.locator("aside .result").inner_text()
    strip.locator("button", has_text="12").click()
    expect(page.locator("aside .result")).not_to_have_text(before)
    expect(page.locator("aside .roll b").first).to_have_text("12")
    strip.get_by_role("button", name="As in the book").click()
    expect(page.locator("aside .roll b").first).to_have_text("7")


def test_a_list_of_examples_is_asked_for_once(site: Site, page: Page) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{site.address}/#/learn/europe")
    expect(page.locator(".course li").first).to_be_visible()
    page.wait_for_timeout(500)
    assert len([url for url in asked if url.endswith("/api/situations/europe")]) == 1


def test_after_the_course_comes_a_match_with_tips_that_can_be_turned_off(site: Site, page: Page) -> None:
    page.goto(f"{site.address}/#/learn/barbarossa")
    page.get_by_role("button", name="A first match of your own").click()
    page.wait_for_url("**/#/match/**")
    expect(page.locator(".prompt .who")).to_be_visible()
    expect(page.locator(".tip")).to_contain_text("proposed set-up")
    page.get_by_role("button", name="No more tips").click()
    expect(page.locator(".tip")).to_have_count(0)
    page.reload()
    expect(page.locator(".prompt .who")).to_be_visible()
    expect(page.locator(".tip")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Tips in this match").check()
    page.keyboard.press("Escape")
    expect(page.locator(".tip")).to_have_count(1)
