"""Operation World War Two on its table: an order by clicks, a measured move, a refusal, phone and dark."""

from __future__ import annotations

import json
import random
import re
import urllib.request
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, expect

from browser.conftest import Opener
from browser.site import Site
from browser.test_access import serious
from sandtable.headers import make_header
from sandtable.kernel import Seeded, Table
from sandtable.kernel.record import render
from sandtable.lab.playing import player
from sandtable.registry import game as find_game

SCREEN = """([x, y]) => { const p = new DOMPoint(x, y).matrixTransform(document.querySelector('g.top').getScreenCTM());
  return [p.x, p.y] }"""


def until(scenario: str, prompt: str, seed: int = 11) -> bytes:
    """A match file just before somebody is asked this: both sides answer at random until then."""
    game = find_game("operation")
    table = Table(game, make_header(game, scenario, {}, seed=seed), Seeded(str(seed)))
    rng, mind = random.Random(seed), player(game, "recruit")
    for _ in range(200):
        seat = table.waiting()[0]
        question = table.ask(seat)
        assert question is not None
        if question.prompt.key == prompt:
            return render(table.record())
        table.submit(seat, mind.choose(table.knowledge((seat,)), question, rng))
    raise AssertionError(f"nobody was asked {prompt}")


def seated(site: Site, page: Page, file: bytes, piece: str = ".man") -> dict[str, Any]:
    """The match before the seat that is asked."""
    request = urllib.request.Request(site.address + "/api/matches/import", file, {"content-type": "application/json"})
    match: dict[str, Any] = json.loads(urllib.request.urlopen(request, timeout=30).read())
    key = next(seat["key"] for seat in match["seats"] if seat["seat"] == match["waiting"][0])
    page.goto(f"{site.address}/#/match/{match['id']}?key={key}")
    expect(page.locator(piece).first).to_be_visible(timeout=60_000)
    return match


def click_at(page: Page, x: float, y: float) -> None:
    """A click at a place of the table, in millimetres."""
    page.wait_for_timeout(200)
    px, py = page.evaluate(SCREEN, [x, y])
    page.mouse.move(px, py)
    page.mouse.click(px, py)


def place_of(page: Page, unit: str) -> tuple[float, float]:
    words = page.locator(f'.man[data-unit="{unit}"]').first.get_attribute("transform") or ""
    x, y = re.findall(r"-?\d+(?:\.\d+)?", words)[:2]
    return float(x), float(y)


def ordered_to_move(page: Page) -> str:
    """A unit that may be ordered is clicked, then a Move card in the hand."""
    expect(page.locator(".prompt .what")).to_contain_text("Give a unit an order")
    for unit in dict.fromkeys(each.get_attribute("data-unit") or "" for each in page.locator(".man").all()):
        page.locator(f'.man[data-unit="{unit}"]').first.click(force=True)
        page.wait_for_timeout(150)
        card = page.locator('.hand [data-card^="move-"]:not([disabled])')
        if page.locator(".halo.chosen").count() and card.count():
            card.first.click()
            expect(page.locator(".prompt .what")).to_contain_text("Where to?")
            return unit
    raise AssertionError("no unit could be ordered to move")


def test_an_order_and_a_measured_move_by_clicks(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "open"))
    unit = ordered_to_move(page)
    expect(page.locator(".reach .rim")).to_have_count(2)
    x, y = place_of(page, unit)
    inward = 1 if y < 600 else -1
    click_at(page, x, y + inward * 600)
    expect(page.get_by_text("too far").first).to_be_visible()
    expect(page.locator(".prompt .what")).to_contain_text("Where to?")
    page.get_by_role("radio", name="Slowly").check()
    click_at(page, x, y + inward * 60)
    expect(page.locator(".way").first).to_be_attached()
    expect(page.locator(".log").get_by_text("announces Move").first).to_be_attached()


def test_the_length_is_shown_before_the_click(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "announce-way"))
    unit = page.locator(".man").first.get_attribute("data-unit") or ""
    x, _ = place_of(page, unit)
    page.mouse.move(*page.evaluate(SCREEN, [600, 600]))
    page.mouse.move(*page.evaluate(SCREEN, [x, 600]))
    expect(page.locator(".tape text").first).to_contain_text(re.compile(r"\d+ of \d+ cm"))


def test_targets_have_their_line_and_distance(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "announce-target"))
    expect(page.locator(".sight").first).to_be_attached()
    expect(page.locator(".tag text").first).to_contain_text("cm")


def test_fire_may_wait_for_a_point_of_the_way(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "announce-delay"))
    expect(page.locator(".point").first).to_be_attached()
    page.locator(".waits button").last.click()
    expect(page.locator(".waits")).to_have_count(0)


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 1440), ("light", 390)])
def test_the_board_has_no_serious_issue(site: Site, open_page: Opener, theme: str, width: int) -> None:
    page = open_page(width, 844, theme=theme, touch=width < 700)
    seated(site, page, until("first-battle", "open"))
    assert serious(page) == []


def middle_of(page: Page, unit: str) -> tuple[float, float]:
    """Where a unit's first figure is on the screen."""
    page.wait_for_timeout(300)
    box = page.locator(f'[data-unit="{unit}"]').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def moving(page: Page) -> str:
    """The unit that is asked where it goes, and how far a short way inwards is on the screen."""
    held = page.locator(".man.held").first
    expect(held).to_be_attached()
    return held.get_attribute("data-unit") or ""


def test_a_unit_is_dragged_to_its_place_with_the_mouse(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "announce-way"))
    unit = moving(page)
    x, y = middle_of(page, unit)
    inward = 40 if place_of(page, unit)[1] < 600 else -40
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y + inward / 2, steps=3)
    page.mouse.move(x, y + inward, steps=3)
    expect(page.locator(".tape text").nth(1)).to_contain_text("cm left")
    page.mouse.up()
    expect(page.locator(".prompt .what")).not_to_contain_text("Where to?")
    expect(page.locator(".way").first).to_be_attached()


def touch(finger: CDPSession, kind: str, x: float, y: float) -> None:
    """One finger, as the browser sends it."""
    points = [] if kind == "touchEnd" else [{"x": x, "y": y}]
    finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_a_unit_is_dragged_with_a_finger_and_confirmed(site: Site, open_page: Opener) -> None:
    page = open_page(390, 844, touch=True)
    seated(site, page, until("first-battle", "announce-way"))
    unit = moving(page)
    page.wait_for_timeout(1700)
    x, y = middle_of(page, unit)
    inward = 40 if place_of(page, unit)[1] < 600 else -40
    before = page.locator("g.top").evaluate("e => e.parentElement.getAttribute('transform')")
    finger = page.context.new_cdp_session(page)
    touch(finger, "touchStart", x, y)
    for step in (0.3, 0.6, 1.0):
        touch(finger, "touchMove", x, y + inward * step)
    expect(page.locator(".tape")).to_be_attached()
    touch(finger, "touchEnd", x, y + inward)
    assert page.locator("g.top").evaluate("e => e.parentElement.getAttribute('transform')") == before
    page.get_by_role("button", name="Go there").click()
    expect(page.get_by_role("button", name="Go there")).to_have_count(0)
    expect(page.locator(".prompt .what")).not_to_contain_text("Where to?")


def test_the_place_under_the_pointer_tells_its_danger(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "announce-way"))
    unit = moving(page)
    x, y = place_of(page, unit)
    inward = 1 if y < 600 else -1
    page.wait_for_timeout(300)
    page.mouse.move(*page.evaluate(SCREEN, [x, y + inward * 50]))
    page.mouse.move(*page.evaluate(SCREEN, [x, y + inward * 60]))
    expect(page.locator(".odds h3").first).to_contain_text(re.compile("could fire at it|would find it there"))


def test_a_line_that_is_stopped_shows_the_spot_and_what_stops_it(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "announce-target"))
    expect(page.locator("g.stop").first).to_be_attached()
    foe = page.locator("g.line.stopped").first.get_attribute("data-foe") or ""
    x, y = middle_of(page, foe)
    page.mouse.move(x - 2, y)
    page.mouse.move(x, y)
    expect(page.locator(".tag.no text").first).to_contain_text("no sight:")
    expect(page.locator(".detect")).to_be_attached()


def test_the_crew_of_a_vehicle_has_its_tasks(site: Site, page: Page) -> None:
    seated(site, page, until("tank-duel", "announce-drive"), ".vehicle")
    expect(page.locator(".crew li")).not_to_have_count(0)
    expect(page.locator(".crew em", has_text="nothing to do").first).to_be_visible()


def test_losses_are_taken_by_kind_and_men_have_names(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "losses"))
    expect(page.locator(".losses button").first).to_be_visible()
    page.locator("details.list summary").click()
    expect(page.locator(".choices button").first).to_contain_text(re.compile(r", man \d+"))


def test_each_man_is_put_at_his_own_place(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "announce-way"))
    unit = moving(page)
    x, y = place_of(page, unit)
    inward = 1 if y < 600 else -1
    page.get_by_label("Each man").check()
    click_at(page, x, y + inward * 60)
    ghost = page.locator(".ghost.loose").first
    box = ghost.bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 5, box["y"] + 5)
    page.mouse.down()
    page.mouse.move(box["x"] + 5, box["y"] + 5 + inward * 16, steps=4)
    page.mouse.up()
    moved = ghost.bounding_box()
    assert moved is not None and abs(moved["y"] - box["y"]) > 8
    page.get_by_role("button", name="Go there").first.click()
    expect(page.locator(".ghost.loose")).to_have_count(0)


def test_a_place_is_given_with_the_arrow_keys(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "announce-way"))
    unit = moving(page)
    inward = "ArrowDown" if place_of(page, unit)[1] < 600 else "ArrowUp"
    page.get_by_text("By keys or numbers").click()
    page.get_by_role("button", name="With the arrow keys").focus()
    page.keyboard.press(f"Shift+{inward}")
    expect(page.get_by_role("status").filter(has_text="cm").first).to_contain_text(re.compile(r"\d+ of \d+ cm"))
    page.keyboard.press("Enter")
    expect(page.locator(".prompt .what")).not_to_contain_text("Where to?")


def test_a_vehicle_turns_at_the_end_of_its_way(site: Site, page: Page) -> None:
    seated(site, page, until("tank-duel", "announce-drive"), ".vehicle")
    page.wait_for_timeout(500)
    page.keyboard.press("e")
    page.keyboard.press("e")
    expect(page.locator(".turns [aria-live]")).to_have_text("+30°")
    page.get_by_role("button", name="Turn left (Q)").click()
    expect(page.locator(".turns [aria-live]")).to_have_text("+15°")


def test_enemies_that_may_not_be_fired_at_are_named_with_the_reason(site: Site, page: Page) -> None:
    seated(site, page, until("first-battle", "announce-target"))
    barred = page.locator("section", has_text="May not be fired at").locator("li").first
    expect(barred).to_contain_text(re.compile(r"no sight|not detected"))
    name = barred.locator("b").inner_text()
    page.locator(f'.man[aria-label="{name}"]').first.click(force=True)
    expect(page.locator(".toast, [role=alert]").filter(has_text="not seen and detected").first).to_be_visible()


def test_the_tape_of_a_drive_counts_its_turns(site: Site, page: Page) -> None:
    seated(site, page, until("tank-duel", "announce-drive"), ".vehicle")
    held = page.locator(".vehicle.held").first
    words = held.get_attribute("transform") or ""
    x, y = map(float, re.findall(r"-?\d+(?:\.\d+)?", words)[:2])
    page.wait_for_timeout(300)
    page.mouse.move(*page.evaluate(SCREEN, [x + 55, y + 2]))
    page.mouse.move(*page.evaluate(SCREEN, [x + 60, y]))
    expect(page.locator(".tape")).to_contain_text("turning counts 5 cm")
    expect(page.locator(".tape text").first).to_contain_text("11 of")


def test_a_side_goes_by_its_nation_and_its_units_are_listed(site: Site, page: Page) -> None:
    seated(site, page, until("house-fighting", "open"))
    expect(page.locator(".prompt .who")).to_contain_text(re.compile("Soviet Union|Germany"))
    row = page.locator("section", has_text="Your units").locator("button.legal").first
    name = row.locator("span").inner_text()
    row.click()
    expect(page.locator("section.unit h3")).to_contain_text(name)
    expect(page.locator(".halo.chosen")).to_be_attached()
