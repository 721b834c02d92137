"""Hannut at the board: by mouse, by keyboard, on a phone, over breaks."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.hand import HEX, Hand
from browser.site import Site


def begin(site: Site, page: Page) -> Hand:
    """Hannut with both sides at this screen, the first formation activated."""
    page.goto(site.link(site.match("blitzkrieg", "hannut", "person", "person")))
    expect(page.locator(".prompt")).to_be_visible()
    hand = Hand(page)
    hand.set_up()
    assert hand.choose("Open with I/5")
    assert hand.choose("Open with I/5 PzR and activate"), "to open with it and to activate it is one click"
    return hand


def walked(hand: Hand) -> int:
    return len([line for line in hand.log() if "Pz IV moves" in line])


def test_the_way_is_shown_before_the_click_and_gone_to_its_end(site: Site, page: Page) -> None:
    hand = begin(site, page)
    hand.unit("de-i5-pz4")
    expect(page.locator(".coin").first).to_be_visible()
    page.mouse.move(*page.evaluate(HEX, "1404"))
    expect(page.locator(".way[data-to='1404']")).to_be_visible()
    expect(page.locator("aside")).to_contain_text("fires in")
    hand.hex("1404")
    expect(page.locator(".prompt .who")).to_contain_text("French")
    first = walked(hand)
    hand.choose("No reaction")
    expect(page.locator(".prompt .who")).to_contain_text("French")
    assert walked(hand) == first + 1, "nothing happened: the walk goes on by itself"
    hand.choose("No more in this activation")
    expect(page.locator(".prompt .who")).to_contain_text("German")
    expect(page.locator(".prompt .what")).to_contain_text("acts")


def test_a_piece_is_drawn_to_its_place(site: Site, page: Page) -> None:
    hand = begin(site, page)
    hand.unit("de-i5-pz4")
    start = page.locator('[data-unit="de-i5-pz4"]').first.bounding_box()
    assert start is not None
    page.mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    page.mouse.down()
    page.mouse.move(*page.evaluate(HEX, "1702"), steps=6)
    page.mouse.up()
    hand.wait()
    expect(page.locator(".log button.line", has_text="Pz IV moves").first).to_be_visible()


def test_the_end_of_an_activation_with_shots_left_asks_once(site: Site, page: Page) -> None:
    page.goto(site.link(site.match("blitzkrieg", "hannut", "person", "person")))
    hand = Hand(page)
    expect(page.locator(".prompt")).to_be_visible()
    hand.set_up()
    hand.choose("Open with I/5")
    hand.choose("Open with Artillery (German) and activate")
    end = page.locator(".answers button", has_text="End the activation")
    end.click()
    expect(page.locator(".prompt .wary")).to_contain_text("salvos")
    end.click()
    hand.wait()
    expect(page.locator(".prompt .wary")).to_have_count(0)


def test_a_standing_order_is_given_at_the_question(site: Site, page: Page) -> None:
    hand = begin(site, page)
    hand.unit("de-i5-pz4")
    hand.hex("1404")
    expect(page.locator(".prompt .who")).to_contain_text("French")
    page.get_by_role("button", name="Standing order").click()
    page.locator("[role=dialog] select").first.select_option("never")
    expect(page.locator(".prompt .who")).to_contain_text("German")


def test_an_illegal_click_is_refused_with_its_paragraph(site: Site, page: Page) -> None:
    hand = begin(site, page)
    hand.unit("de-i5-pz4")
    assert hand.choose("Move: I/5 4(m) Pz IV")
    before = hand.step()
    hand.hex("1003")
    toast = page.locator(".toast.refusal")
    expect(toast).to_contain_text("BK-7")
    assert hand.step() == before
    toast.locator(".rule").click()
    expect(page.locator(".rule-pop")).to_contain_text("BK-7")


def test_undo_takes_the_last_free_step_back(site: Site, page: Page) -> None:
    page.goto(site.link(site.match("blitzkrieg", "hannut", "person", "person")))
    expect(page.locator(".prompt")).to_be_visible()
    hand = Hand(page)
    hand.set_up()
    hand.choose("Open with I/5")
    offered = hand.choices()
    page.locator(".choices button", has_text="Open with I/5").click()
    hand.wait()
    assert hand.choices() != offered
    page.locator(".answers button", has_text="Undo").click()
    hand.wait()
    assert hand.choices() == offered


def test_a_turn_by_keyboard_alone(site: Site, page: Page) -> None:
    page.goto(site.link(site.match("blitzkrieg", "hannut", "person", "person")))
    expect(page.locator(".prompt")).to_be_visible()
    hand = Hand(page)
    for _ in range(260):
        if (
            page.locator(".prompt .who", has_text="Won").count()
            or page.locator(".turns .now", has_text="Turn 2").count()
        ):
            break
        page.keyboard.press("c")
        assert page.evaluate("document.activeElement.closest('.choices') !== null")
        wanted = ("Ready-made", "Decline", "No reaction", "End the activation", "Halt")
        words = page.evaluate("document.activeElement.textContent")
        if not any(word in words for word in wanted) and any(any(word in c for word in wanted) for c in hand.choices()):
            at = next(n for n, c in enumerate(hand.choices()) if any(word in c for word in wanted))
            for _ in range(at):
                page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
        hand.wait()
        if page.locator(".answers .legal").count() and page.locator(".choices .armed").count():
            page.keyboard.press("c")
            page.locator(".choices .armed").focus()
            page.keyboard.press("Enter")
            hand.wait()
    assert page.locator(".log li", has_text="Turn 1").count() > 0
    assert (
        page.locator(".prompt .who", has_text="Won").count() or page.locator(".turns .now", has_text="Turn 2").count()
    )


def test_reload_and_restart_lose_nothing(site: Site, page: Page) -> None:
    hand = begin(site, page)
    lines, step = hand.log(), hand.step()
    page.reload()
    expect(page.locator(".prompt")).to_be_visible()
    assert (hand.log(), hand.step()) == (lines, step)
    site.stop()
    expect(page.get_by_text("The connection is lost; trying again.")).to_be_visible()
    site.start()
    expect(page.get_by_text("The connection is lost; trying again.")).to_have_count(0)
    assert (hand.log(), hand.step()) == (lines, step)
    hand.unit("de-i5-pz4")
    hand.hex("1404")
    assert hand.log()[0] != lines[0]


def test_two_tabs_stay_in_step(site: Site, open_page: Opener) -> None:
    match = site.match("blitzkrieg", "hannut", "person", "person")
    one, two = open_page(), open_page()
    for each in (one, two):
        each.goto(site.link(match))
        expect(each.locator(".prompt")).to_be_visible()
    Hand(one).set_up()
    expect(two.locator(".prompt .what")).to_have_text(one.locator(".prompt .what").inner_text())
    assert Hand(two).log() == Hand(one).log()


def test_replay_jumps_and_comes_back(site: Site, page: Page) -> None:
    hand = begin(site, page)
    now = hand.step()
    page.get_by_role("button", name="First").click()
    expect(page.locator(".prompt .who")).to_contain_text("earlier moment")
    assert hand.step() == 0
    assert page.locator("[data-unit]").count() == 0
    page.get_by_role("button", name="On", exact=True).click()
    expect(page.locator(".replay .where b")).to_have_text("Step 1")
    page.locator(".log button.line").first.click()
    page.get_by_role("button", name="Back to now").click()
    assert hand.step() == now
    assert page.locator("[data-unit]").count() > 50


def test_a_spectator_sees_and_cannot_act(site: Site, page: Page) -> None:
    match = site.match("blitzkrieg", "hannut", "person", "person")
    page.goto(f"{site.address}/#/match/{match['id']}")
    expect(page.locator(".prompt .who")).to_contain_text("Waiting for")
    assert page.locator(".choices button").count() == 0


def test_on_a_phone(site: Site, open_page: Opener) -> None:
    page = open_page(390, 844, touch=True)
    page.goto(site.link(site.match("blitzkrieg", "hannut", "person", "person")))
    expect(page.locator(".sheet .prompt")).to_be_visible()
    hand = Hand(page)
    hand.set_up()
    hand.choose("Open with I/5")
    hand.choose("Open with I/5 PzR and activate")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for tab in ("State", "Log", "Replay", "Act"):
        page.get_by_role("tab", name=tab).click()
        expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
    small = page.evaluate(
        """[...document.querySelectorAll('.sheet .button, .sheet .tabs button, .zoom button')]
             .filter(e => e.getBoundingClientRect().height < 44).map(e => e.textContent)"""
    )
    assert small == []
