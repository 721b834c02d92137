"""A lesson waits for the learner, explains a wrong try, keeps its place, and ends in a match against the computer."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.site import Site


def open_lesson(page: Page, site: Site) -> None:
    page.goto(f"{site.address}/#/lesson/blitzkrieg/01-first-battle")
    expect(page.locator(".bubble").first).to_be_visible()


def piece(page: Page, unit: str) -> None:
    page.locator(f'[data-unit="{unit}"]').first.click()


def task(page: Page, words: str) -> None:
    expect(page.locator(".task h2")).to_have_text(words)


def test_the_first_lesson_from_the_list_to_a_match(site: Site, page: Page) -> None:
    missing: list[str] = []
    page.on("response", lambda answer: missing.append(answer.url) if answer.status == 404 else None)
    page.goto(f"{site.address}/#/learn/blitzkrieg")
    page.get_by_role("link", name="Your first battle 0 of 3 stars").click()
    task(page, "Look at a counter")
    piece(page, "de-i35-pz4")
    task(page, "Activate I/35")
    page.locator('[data-verb="decline"]').click()
    expect(page.locator(".bubble.wrong")).to_contain_text("Activate it.")
    task(page, "Activate I/35")
    page.locator('[data-verb="activate"]').click()
    task(page, "Read the chances")
    page.reload()
    task(page, "Read the chances")
    piece(page, "de-i35-pz4")
    piece(page, "fr-i11-mg")
    task(page, "Fire at the machine gun")
    piece(page, "fr-i11-mg")
    task(page, "End the activation")
    page.locator('[data-verb="end-activation"]').click()
    done = page.get_by_role("dialog", name="Lesson finished.")
    expect(done.get_by_role("img", name="3 of 3 stars")).to_be_visible()
    done.get_by_role("button", name="To the battle").click()
    page.wait_for_url("**/#/match/**")
    expect(page.locator(".board")).to_be_visible()
    seats = site.call("/api/matches")[0]["seats"]
    assert {seat["seat"]: seat["holder"] for seat in seats} == {"german": "person", "french": "computer"}
    assert missing == [], "no page asks for what another address means"


def test_back_one_task_and_show_me(site: Site, page: Page) -> None:
    open_lesson(page, site)
    piece(page, "de-i35-pz4")
    page.locator('[data-verb="activate"]').click()
    task(page, "Read the chances")
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_text("shown once")).to_be_visible()
    page.get_by_role("button", name="Back one task").click()
    task(page, "Activate I/35")


def test_on_a_phone_the_coach_leaves_the_question_free(site: Site, open_page: Opener) -> None:
    page = open_page(390, 844)
    open_lesson(page, site)
    piece(page, "de-i35-pz4")
    task(page, "Activate I/35")
    page.wait_for_timeout(400)
    bubble, asked = (page.locator(each).first.bounding_box() for each in (".bubble", ".prompt .words"))
    assert bubble and asked
    assert bubble["y"] + bubble["height"] <= asked["y"] or bubble["y"] >= asked["y"] + asked["height"]


def test_the_goal_is_shown_before_the_first_move_and_behind_a_key(site: Site, page: Page) -> None:
    page.add_init_script("localStorage.removeItem('goals')")
    match = site.match("blitzkrieg", "hannut", "person", "random")
    page.goto(site.link(match))
    card = page.get_by_role("dialog", name="Goal")
    expect(card).to_contain_text("Break through faster")
    card.get_by_role("button", name="To the battle").click()
    expect(card).to_have_count(0)
    page.locator(".board").press("g")
    expect(card).to_be_visible()
    page.keyboard.press("Escape")
    page.locator("main").press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_contain_text("presses the amber button")
