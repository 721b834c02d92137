"""Struggle for Europe on its map: a march by clicks, a refusal with its reason, counters near by, languages."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.hand import Hand
from browser.site import Site
from browser.test_access import serious
from browser.test_pace import until


def at_war(site: Site, page: Page) -> Hand:
    """Germany by a person, the Allies by dice, set up as proposed: autumn 1939, movement outside battle."""
    page.goto(site.link(site.match("europe", "sichelschnitt", "person", "random")))
    hand = Hand(page)
    expect(page.locator(".prompt .who")).to_contain_text("Germany", timeout=60_000)
    for _ in range(3):
        hand.choose("Set up the rest as proposed")
        page.wait_for_timeout(300)
    expect(page.locator(".prompt .what")).to_contain_text("move outside battle")
    page.get_by_role("button", name="Whole map").click()
    return hand


def click_area(page: Page, area: str) -> None:
    """A click in the middle of an area, wherever the map lies."""
    page.locator(f'[data-place="{area}"]').first.dispatch_event("click", {"clientX": 400, "clientY": 400})


def test_a_march_by_clicks(site: Site, page: Page) -> None:
    hand = at_war(site, page)
    page.locator('[data-stack="germany-armour@cracow"]').first.click()
    expect(page.locator(".prompt .what")).to_contain_text("where to")
    click_area(page, "breslau")
    offer = page.get_by_role("dialog", name="Breslau")
    offer.get_by_role("button", name=re.compile("^4 ")).click()
    expect(page.locator('[data-stack="germany-armour@breslau"]').first).to_be_visible()
    assert page.locator('[data-stack="germany-armour@cracow"]').count() == 0
    expect(page.locator(".journal")).to_contain_text("Breslau")
    page.locator(".journal .head").click()
    assert any("Breslau" in line for line in hand.log())


def test_a_click_elsewhere_says_why_not(site: Site, page: Page) -> None:
    at_war(site, page)
    page.locator('[data-stack="germany-armour@cracow"]').first.click()
    expect(page.locator(".prompt .what")).to_contain_text("where to")
    click_area(page, "madrid")
    expect(page.get_by_text("not joined by land")).to_be_visible()


def test_what_may_be_done_glows(site: Site, page: Page) -> None:
    at_war(site, page)
    assert page.locator(".plate .ring").count() >= 2
    page.locator('[data-stack="germany-armour@cracow"]').first.click()
    expect(page.locator(".glow .fill").first).to_be_attached()


def test_it_opens_on_the_theatre(site: Site, page: Page) -> None:
    """Not on the whole map: the armies of the west fill the view, Stalingrad lies outside it."""
    at_war(site, page)
    page.reload()
    frame = page.locator(".board").bounding_box()
    expect(page.locator('[data-stack="germany-armour@cracow"]').first).to_be_visible(timeout=60_000)
    assert frame is not None

    def inside(place: str) -> bool:
        box = page.locator(f'[data-place="{place}"]').first.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        return frame["x"] < x < frame["x"] + frame["width"] and frame["y"] < y < frame["y"] + frame["height"]

    def on_the_theatre() -> bool:
        return inside("paris") and inside("london") and inside("berlin") and not inside("stalingrad")

    until(page, on_the_theatre, "The map lies elsewhere.")


def test_near_by_counters_stand_instead_of_plates(site: Site, page: Page) -> None:
    at_war(site, page)
    expect(page.locator(".plate").first).to_be_attached()
    for _ in range(4):
        page.get_by_role("button", name="Closer").click()
    expect(page.locator(".plate")).to_have_count(0)
    expect(page.locator(".board .counter").first).to_be_attached()


def test_names_come_in_the_readers_language(site: Site, open_page: Opener) -> None:
    page = open_page(language="hu")
    page.goto(site.link(site.match("europe", "sichelschnitt", "person", "random")))
    expect(page.locator(".names .area").filter(has_text="Párizs")).to_have_count(1, timeout=60_000)
    expect(page.locator(".names .sea").first).to_be_attached()


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 1440), ("light", 390)])
def test_the_board_has_no_serious_issue(site: Site, open_page: Opener, theme: str, width: int) -> None:
    page = open_page(width, 844, theme=theme, touch=width < 700)
    at_war(site, page)
    assert serious(page) == []


def at_belgium(site: Site, page: Page) -> None:
    """The tutorial's position, taken over: war is declared and three infantry and an aircraft are in the plan."""
    page.goto(site.link(site.call("/api/situations/europe/first-battle/play", {}, "POST")))
    expect(page.locator(".prompt .who")).to_contain_text("Germany", timeout=60_000)
    click_area(page, "belgium")
    page.get_by_role("dialog").get_by_role("button", name="Declare war").click()
    expect(page.locator(".prompt .what")).to_contain_text("attack or enter first: Belgium")
    click_area(page, "belgium")
    for stack, most in (("germany-infantry@essen", "3"), ("germany-aircraft@essen", "1")):
        expect(page.locator(".prompt .what")).to_contain_text("add units")
        page.locator(f'[data-stack="{stack}"]').first.click()
        count = page.get_by_role("dialog").get_by_role("button", name=re.compile(f"^{most} "))
        if most != "1":
            count.click()
    expect(page.locator(".prompt .what")).to_contain_text("Units: 4")


def test_chances_before_committing(site: Site, page: Page) -> None:
    at_belgium(site, page)
    card = page.locator(".battle .odds")
    sure = card.locator(".lead > p b")
    expect(sure).to_contain_text("%")
    before = sure.inner_text()
    expect(card.locator("figure")).to_be_visible()
    expect(card.locator(".lead")).to_contain_text("without aircraft")
    card.get_by_label("Break off").select_option(label="after one land round")
    expect(sure).not_to_have_text(before)
    assert float(sure.inner_text().strip("%\n ")) < float(before.strip("%\n "))


def test_the_battle_of_the_moment(site: Site, page: Page) -> None:
    at_belgium(site, page)
    page.locator(".prompt").get_by_role("button", name="Round by round").click()
    expect(page.locator(".battle .rounds li").first).to_be_visible()
    assert page.locator(".battle .dice").count() >= 2
    page.get_by_role("slider").fill("1")
    expect(page.locator(".prompt .who")).to_contain_text("earlier moment")
    expect(page.locator(".battle .rounds")).to_have_count(0)
    expect(page.locator(".phases [aria-current]")).to_contain_text("War, movement and battle", ignore_case=True)


def test_an_agreement_is_offered_by_a_form_and_ended(site: Site, open_page: Opener) -> None:
    """Germany offers, Italy accepts in a window of its own; what is in force stands in both, and one ends it."""
    free = {"victory": "free-for-all"}
    people = [{"kind": "person"}] * 5
    match = site.call("/api/matches", {"game": "europe", "scenario": "war", "players": people, "options": free})
    keys = {seat["seat"]: seat["key"] for seat in match["seats"]}
    every = "&".join(f"key={key}" for key in dict.fromkeys(keys.values()))
    setting = open_page()
    setting.goto(f"{site.address}/#/match/{match['id']}?{every}")
    what = setting.locator(".prompt .what")
    for button in ["Set up the rest as proposed"] * 5 + ["Done, go on"]:
        setting.locator(".answers button").filter(has_text=button).click(timeout=60_000)
        Hand(setting).wait()
    expect(what).to_contain_text("Italy: declare war")
    setting.locator(".choices button").filter(has_text="Declare war on France").click()
    italy, germany = open_page(), open_page()
    for page, seat in ((italy, "italy"), (germany, "germany")):
        page.goto(f"{site.address}/#/match/{match['id']}?key={keys[seat]}")
    form = italy.locator(".talks")
    form.get_by_label("Who keeps what is taken").select_option(label="Germany")
    form.get_by_role("button", name="Offer").click()
    expect(germany.locator(".prompt .what")).to_contain_text("Lead: Italy. What is taken together goes to: Germany")
    germany.get_by_role("button", name="Accept").first.click()
    for page in (italy, germany):
        expect(page.locator(".talks")).to_contain_text("fight together. Lead: Italy; what they take: Germany.")
    form.get_by_role("button", name="End").click()
    expect(germany.locator(".talks")).to_have_count(0)


def test_standing_orders_and_goals(site: Site, page: Page) -> None:
    """A phase is passed by a standing order given in the menu; what everybody needs to win stands in the panel."""
    page.goto(site.link(site.match("europe", "sichelschnitt", "person", "random")))
    expect(page.locator(".prompt .who")).to_contain_text("Germany", timeout=60_000)
    goals = page.locator(".goals")
    expect(goals).to_contain_text("Norway")
    expect(goals.locator("li").first).to_contain_text("all of these")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Standing orders").click()
    form = page.get_by_role("dialog")
    form.get_by_label("Phase 2: movement outside battle").select_option(label="always pass")
    expect(page.locator(".journal")).to_contain_text("standing order")
    form.get_by_role("button", name="Close").click()
    Hand(page).choose("Set up the rest as proposed")
    expect(page.locator(".phases [aria-current]")).to_contain_text("New units", ignore_case=True, timeout=60_000)


def test_chances_under_the_pointer(site: Site, page: Page) -> None:
    """What more units would bring is seen before they join the plan."""
    at_belgium(site, page)
    page.locator(".prompt").get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt .what")).to_contain_text("Units: 3")
    page.locator(".prompt").get_by_role("button", name="Undo").click()
    expect(page.locator(".prompt .what")).to_contain_text("Units: 0")
    page.locator('[data-stack="germany-infantry@essen"]').first.click()
    counts = page.get_by_role("dialog").locator(".count")
    sure = page.locator(".battle .odds .lead > p b")
    counts.nth(0).hover()
    expect(sure).to_contain_text("%")
    one = sure.inner_text()
    counts.nth(2).hover()
    expect(sure).not_to_have_text(one)
    assert float(sure.inner_text().strip("%\n ")) > float(one.strip("%\n "))


def test_after_the_enemys_turn_the_digest_tells_what_was_lost_and_what_threatens(site: Site, page: Page) -> None:
    """The Allies let Germany take what it wants; then they read what it cost them, once."""
    page.goto(site.link(site.match("europe", "sichelschnitt", "officer", "person")))
    resting = "() => { const m = document.querySelector('.match')?.match; return m && !m.busy && m.ask }"
    onward = """() => { const m = document.querySelector('.match').match;
      const wanted = ['pass', 'place-rest', 'hold', 'press'];
      return m.act(m.options.find(o => wanted.includes(o.action)) ?? m.options[0]) }"""
    digest = page.locator(".digest")
    for _ in range(60):
        page.wait_for_function(resting, timeout=120_000)
        if digest.count():
            break
        page.evaluate(onward)
        page.wait_for_timeout(200)
    expect(digest).to_contain_text("Show me")
    expect(digest).to_contain_text("Threatens you now")
    digest.locator(".go").click()
    expect(digest).to_have_count(0)
