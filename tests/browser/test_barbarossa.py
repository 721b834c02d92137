"""Barbarossa 1941 on its table: buying, setting up, writing orders on cards, drawing a route, the round told again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.hand import HEX, Hand
from browser.site import Site
from browser.test_access import serious

SITES = {"g-hq-1": "0105", "g-inf-1": "0206", "g-inf-2": "0207", "g-mg-1": "0208"}
"""Where the tests look; every other unit of the scenario goes to 0106."""


def card(page: Page, unit: str) -> None:
    """Take a card at the table's edge in hand, or look at one that has its order."""
    page.locator(f'[data-card="{unit}"]').click()
    expect(page.locator(f'[data-card="{unit}"].chosen')).to_be_visible()
    Hand(page).wait()


def cards(page: Page) -> list[str]:
    """The units whose cards lie at the table's edge."""
    return [str(each.get_attribute("data-card")) for each in page.locator("[data-card]").all()]


def stand(page: Page, unit: str) -> str:
    """Where a unit stands on the map."""
    return str(page.locator(f'[data-unit="{unit}"]').get_attribute("style"))


def written(page: Page, unit: str, words: str) -> None:
    expect(page.locator(f'[data-card="{unit}"]')).to_contain_text(words)


def set_up(site: Site, page: Page) -> Hand:
    """The Germans of the first scenario by hand, the Soviets by dice: each card in its hex, guns deployed."""
    page.goto(site.link(site.match("barbarossa", "frontier-post", "person", "random")))
    hand = Hand(page)
    expect(page.locator(".prompt .what")).to_contain_text("Set up your army", timeout=60_000)
    for unit in cards(page):
        spot = SITES.get(unit, "0106")
        card(page, unit)
        expect(page.locator(".prompt .what")).to_contain_text("Set up:")
        hand.wait()
        hand.hex(spot)
        deployed = page.locator(".offer .chip").filter(has_text="deployed")
        if deployed.count():
            deployed.click()
            hand.wait()
            hand.hex("0307" if spot == "0208" else "0206")
        written(page, unit, spot)
    hand.choose("Ready")
    expect(page.locator(".prompt .what")).to_contain_text("Round 1", timeout=30_000)
    return hand


def test_a_round_by_clicks(site: Site, page: Page) -> None:
    hand = set_up(site, page)
    card(page, "g-inf-1")
    page.locator('[data-box="march"]').click()
    expect(page.locator(".prompt .what")).to_contain_text("Draw the route")
    page.wait_for_timeout(400)
    hand.wait()
    hand.hex("0306")
    expect(page.locator(".pencil .count")).to_have_text(["1"])
    hand.hex("1306")
    expect(page.locator(".toast, [role=alert], [role=status]").filter(has_text="adjacent").first).to_be_attached()
    hand.choose("The route is complete")
    written(page, "g-inf-1", "March")
    expect(page.locator('.pencil[data-orders="1"]')).to_have_count(1)
    for unit in set(cards(page)) - {"g-inf-1"}:
        card(page, unit)
        expect(page.locator('[data-box="wait"].can')).to_be_visible()
        page.locator('[data-box="wait"]').click()
        written(page, unit, "Wait")
    hand.choose("Ready")
    expect(page.get_by_role("group", name="The round step by step")).to_be_visible(timeout=30_000)
    expect(page.locator(".prompt .what")).to_contain_text("Round 2", timeout=30_000)
    assert any("0206 → 0306" in line for line in hand.log())
    page.locator(".step:not(:disabled)").last.click()
    expect(page.locator(".stage")).to_contain_text("What happened")
    there = stand(page, "g-inf-1")
    page.get_by_role("button", name="To the first moment").click()
    expect(page.locator('[data-unit="g-inf-1"]')).not_to_have_attribute("style", there)
    page.locator(".step:not(:disabled)").last.click()
    expect(page.locator('[data-unit="g-inf-1"]')).to_have_attribute("style", there)


def test_an_order_can_be_changed_until_ready(site: Site, page: Page) -> None:
    set_up(site, page)
    card(page, "g-inf-2")
    page.locator('[data-box="defend"]').click()
    expect(page.locator(".zones .reach").first).to_be_attached()
    Hand(page).hex("0307")
    page.locator(".offer .chip.best").click()
    written(page, "g-inf-2", "Defend")
    card(page, "g-inf-2")
    page.get_by_role("button", name="Change the order").click()
    written(page, "g-inf-2", "in hand")
    page.locator('[data-box="wait"]').click()
    written(page, "g-inf-2", "Wait")


def test_an_order_that_cannot_be_given_says_why(site: Site, page: Page) -> None:
    set_up(site, page)
    card(page, "g-inf-1")
    page.locator('[data-box="mount"]').click()
    expect(page.locator("body")).to_contain_text(re.compile("carrier"))


def shop(site: Site, page: Page) -> int:
    """The page on which an army is bought; how many points there are."""
    page.goto(site.link(site.match("barbarossa", "strong-point", "person", "random")))
    points = page.locator(".shop .points b")
    expect(points).to_be_visible(timeout=60_000)
    return int(points.inner_text())


def test_an_army_is_bought(site: Site, page: Page) -> None:
    points = shop(site, page)
    left = page.locator(".shop .points b")
    row = page.locator(".shop li").filter(has_text="Flak 88")
    cost = int(row.locator(".cost").inner_text())
    buy = row.get_by_role("button", name="Buy one")
    bought = points // cost
    for number in range(1, bought + 1):
        buy.click()
        expect(left).to_have_text(str(points - number * cost))
    buy.click()
    expect(page.locator("body")).to_contain_text(re.compile("not enough strength points|no more units of this card"))
    row.get_by_role("button", name="Give one back").click()
    expect(left).to_have_text(str(points - (bought - 1) * cost))


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 1440), ("light", 390)])
def test_the_table_has_no_serious_issue(site: Site, open_page: Opener, theme: str, width: int) -> None:
    page = open_page(width, 844, theme=theme, touch=width < 700)
    shop(site, page)
    assert serious(page) == []
    Hand(page).choose("Ready")
    expect(page.locator(".prompt .what")).to_contain_text("Set up your army", timeout=30_000)
    card(page, "g-inf-1")
    assert serious(page) == []


def test_orders_for_a_round_in_a_few_clicks(site: Site, page: Page) -> None:
    """The proposed set-up, one stand drawn to where it marches, one let go on an order, and the rest defends."""
    page.goto(site.link(site.match("barbarossa", "stukas-over-the-bridge", "person", "officer")))
    page.get_by_role("button", name="Proposed set-up").click()
    page.locator(".answers button", has_text="Ready").click()
    rest = page.get_by_role("button", name="The rest defends")
    expect(rest).to_contain_text("6", timeout=90_000)
    expect(page.locator('[data-unit="g-pz2-2"]').first).to_have_attribute("data-drag", "g-pz2-2")
    hand = Hand(page)
    page.mouse.move(*hand.middle("g-pz2-2"))
    page.mouse.down()
    page.mouse.move(*page.evaluate(HEX, "0303"), steps=8)
    expect(page.get_by_text("Other side: ready")).to_be_visible()  # what comes in meanwhile does not end the drag
    expect(page.locator(".way[data-to='303']")).to_be_visible()
    page.mouse.up()
    expect(rest).to_contain_text("5")
    page.mouse.move(*hand.middle("g-251-1"))
    page.mouse.down()
    page.mouse.move(*page.evaluate(HEX, "0504"), steps=8)
    order = page.locator(".offer.held [data-order=careful]")
    expect(order).to_be_visible()  # held still, it is offered what it could do there
    found = order.bounding_box()
    assert found is not None
    page.mouse.move(found["x"] + found["width"] / 2, found["y"] + found["height"] / 2, steps=4)
    page.mouse.up()
    expect(page.locator(".offer")).to_have_count(0)
    written(page, "g-251-1", "Careful")
    expect(rest).to_contain_text("4")
    rest.click()
    expect(page.locator(".answers button", has_text="Ready")).to_be_visible()
