"""Two and three people at screens of their own: the host on 127.0.0.1; 127.0.0.2 stands for the home network."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import Opener
from browser.hand import Hand
from browser.site import Site
from browser.test_access import serious

LAN = "127.0.0.2"
LOOK = os.environ.get("LOOK", "")
"""A folder for screenshots, where somebody wants to look."""


def look(page: Page, name: str) -> None:
    if LOOK:
        page.wait_for_timeout(250)
        page.screenshot(path=str(Path(LOOK) / f"{name}.png"))


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with the switch still off; the address that it would open is the one for tests."""
    made = Site(tmp_path_factory.mktemp("house"), env={**os.environ, "SANDTABLE_ADDRESS": LAN, "SANDTABLE_GRACE": "2"})
    made.start()
    yield made
    made.stop()


def guests(house: Site, path: str = "") -> str:
    return f"http://{LAN}:{house.port}/{path}"


def open_network(house: Site) -> None:
    house.call("/api/network", {"address": LAN}, method="PUT")


def new_match(page: Page, game: str, *seats: str) -> None:
    """In the dialogue for a new match: how each seat is filled."""
    page.locator("article.game").filter(has_text=game).get_by_role("button", name="New match").click()
    dialog = page.get_by_role("dialog")
    for number, way in enumerate(seats):
        dialog.locator(".seat select").nth(number).select_option(way)


def test_two_people_play_each_other(house: Site, open_page: Opener) -> None:
    """The host opens the network, makes a match, and gives the link away; the guest sits down, plays, drops out and
    comes back; both boards follow, and the match ends for both."""
    host, guest = open_page(), open_page(390, 844, touch=True)
    host.goto(house.address)
    host.get_by_role("button", name="Open to my network").click()
    look(host, "network-closed")
    host.get_by_role("switch", name="Open to my network").click()
    expect(host.get_by_role("img", name="QR code: Address in this network")).to_be_visible()
    assert serious(host) == []
    guest.goto(guests(house))
    expect(guest.get_by_role("heading", name="Welcome")).to_be_visible()
    expect(guest.get_by_text("No seat is open now.")).to_be_visible()
    assert guest.get_by_role("button", name="New match").count() == 0
    expect(host.get_by_text("Someone", exact=True)).to_be_visible()
    look(host, "network-open")
    look(guest, "guest-empty")
    host.keyboard.press("Escape")

    new_match(host, "Blitzkrieg", "person", "invite")
    host.get_by_label("Your name").fill("Host <b>")
    look(host, "new-match")
    host.get_by_role("button", name="Start the match").click()
    link = host.get_by_role("textbox", name="Link for").input_value()
    assert link.startswith(guests(house, "#/join/"))
    assert serious(host) == []
    look(host, "seats")
    host.get_by_role("button", name="To the board").click()

    guest.goto(link)
    expect(guest.get_by_role("heading", name="You are invited")).to_be_visible()
    expect(guest.get_by_text("At the table: Host <b>")).to_be_visible()
    assert serious(guest) == []
    look(guest, "join")
    guest.get_by_label("Your name").fill("Anna")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".prompt")).to_be_visible()
    expect(host.locator(".players")).to_contain_text("Anna")
    expect(guest.locator(".players")).to_contain_text("Host <b>")

    moves(host, guest)
    look(host, "match-host")
    look(guest, "match-guest")
    assert serious(host) == [] and serious(guest) == []

    guest.goto(guests(house, "api/games"))
    expect(host.locator(".players")).to_contain_text("away")
    guest.goto(guests(house))
    expect(guest.get_by_role("heading", name="Welcome, Anna")).to_be_visible()
    look(guest, "guest-lobby")
    guest.get_by_role("button", name="Continue").click()
    expect(guest.locator(".prompt")).to_be_visible()
    expect(host.locator(".players")).not_to_contain_text("away")

    talk(host, guest)

    guest.get_by_role("button", name="Menu").click()
    assert guest.get_by_role("button", name="Report a problem").count() == 0
    guest.get_by_role("dialog").get_by_role("button", name="Resign").click()
    guest.get_by_role("dialog").get_by_role("button", name="Resign").last.click()
    for page in (host, guest):
        expect(page.locator(".verdict")).to_be_visible()
    with guest.expect_download() as waiting:
        guest.get_by_role("link", name="Save").click()
    assert b'"header"' in waiting.value.path().read_bytes(), "after the end the file is everyone's"


def moves(host: Page, guest: Page) -> None:
    """Both set up in turn; what one does, the other sees."""
    pages = (host, guest)
    for _ in range(12):
        asked = next((page for page in pages if "your move" in page.locator(".prompt .who").inner_text()), None)
        if asked is None:
            host.wait_for_timeout(200)
            continue
        other = pages[1 - pages.index(asked)]
        before = Hand(other).page.evaluate("document.querySelector('.match').match.live.steps")
        if not Hand(asked).choose("Ready-made"):
            break
        other.wait_for_function("n => document.querySelector('.match').match.live.steps > n", arg=before)


def talk(host: Page, guest: Page) -> None:
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Write to the others").fill("<img src=x onerror=alert(1)> good luck")
    guest.get_by_role("button", name="Send").click()
    host.locator("summary", has_text="Chat").click()
    expect(host.get_by_role("log", name="Chat")).to_contain_text("<img src=x onerror=alert(1)> good luck")
    host.get_by_label("Write to the others").fill("Good luck.")
    host.keyboard.press("Enter")
    expect(guest.get_by_role("log", name="Chat")).to_contain_text("Good luck.")
    look(host, "chat-host")
    look(guest, "chat-guest")
    host.get_by_role("button", name="About what Anna said").last.click()
    host.get_by_role("button", name="Mute Anna").click()
    expect(host.get_by_role("log", name="Chat")).not_to_contain_text("good luck")


def test_a_line_that_breaks_is_taken_up_again(house: Site, open_page: Opener) -> None:
    """The server is stopped and started again under both: a short mark, and play goes on."""
    open_network(house)
    made = closed(house, "invite")
    host, guest = open_page(), open_page()
    host.goto(link_of(house, made))
    guest.goto(link_to(house, made, 1))
    guest.get_by_label("Your name").fill("Bela")
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.locator(".prompt")).to_be_visible()
    house.stop()
    for page in (host, guest):
        expect(page.get_by_text("The connection is lost; trying again.")).to_be_visible()
    look(guest, "lost")
    house.start()
    open_network(house)
    for page in (host, guest):
        expect(page.get_by_text("The connection is lost; trying again.")).to_have_count(0)
    moves(host, guest)


def test_three_people_an_open_seat_a_revoked_link_and_someone_who_looks_on(house: Site, open_page: Opener) -> None:
    open_network(house)
    host, anna, cili = open_page(), open_page(), open_page(390, 844, touch=True)
    made = closed(house, "invite")
    old = link_to(house, made, 1)
    host.goto(link_of(house, made))
    host.get_by_role("button", name="Menu").click()
    host.get_by_role("button", name="Seats and invitations").click()
    dialog = host.get_by_role("dialog")
    dialog.get_by_role("button", name="Take back the link").click()
    expect(dialog.get_by_text("free, nobody is invited")).to_be_visible()
    anna.goto(old)
    expect(anna.get_by_role("heading", name="This invitation has ended")).to_be_visible()
    look(anna, "join-ended")
    dialog.get_by_role("button", name="Make a link").click()
    watch = dialog.get_by_role("textbox", name="Link to look on").input_value()
    dialog.get_by_role("button", name="Open to anyone").click()
    expect(dialog.get_by_text("free, open to anyone")).to_be_visible()

    anna.get_by_role("link", name="Back to the lobby").click()
    anna.get_by_role("button", name="Sit down").click()
    anna.get_by_label("Your name").fill("Anna")
    anna.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    expect(anna.locator(".prompt")).to_be_visible()
    expect(dialog.get_by_text("Anna")).to_be_visible()

    cili.goto(watch)
    cili.get_by_role("link", name="Look on").click()
    expect(cili.locator(".prompt")).to_be_visible()
    assert not cili.evaluate("document.querySelector('.match').match.live.held.length")
    expect(anna.locator(".eye")).to_contain_text("1 looks on")
    look(anna, "watched")

    dialog.get_by_role("button", name="Take back the seat and invite someone else").click()
    expect(anna.get_by_role("heading", name="Your seat was given to someone else.")).to_be_visible()
    dialog.get_by_role("button", name="Take back the link").last.click()
    expect(cili.get_by_role("heading", name="This link to look on was taken back.")).to_be_visible()
    look(host, "seats-menu")


def test_a_phone_shows_the_seats_in_three_languages(house: Site, open_page: Opener) -> None:
    open_network(house)
    made = closed(house, "invite")
    for language, word in (("hu", "Meghívtak"), ("de", "Du bist eingeladen")):
        page = open_page(390, 844, language=language, touch=True)
        page.goto(link_to(house, made, 1))
        expect(page.get_by_role("heading", name=word)).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        look(page, f"join-{language}")


def closed(house: Site, *others: str) -> dict[str, Any]:
    players = [{"kind": "person", "name": "Host"}, *({"kind": each} for each in others)]
    made: dict[str, Any] = house.call("/api/matches", {"game": "blitzkrieg", "scenario": "hannut", "players": players})
    return made


def link_of(house: Site, made: dict[str, Any]) -> str:
    keys = "&".join(f"key={seat['key']}" for seat in made["seats"] if seat["key"])
    return f"{house.address}/#/match/{made['id']}?{keys}"


def link_to(house: Site, made: dict[str, Any], player: int) -> str:
    found = house.call(f"/api/matches/{made['id']}/seats")
    return str(next(each["link"]["address"] for each in found["lines"] if each["player"] == player))


def test_the_hosts_dialogues_by_keyboard_on_a_dark_phone(house: Site, open_page: Opener) -> None:
    """Switch, seats and links without a mouse, in German and Hungarian; nothing is wider than the phone."""
    for language, network, invite, start in (
        ("de", "Für mein Netzwerk öffnen", "Jemanden einladen", "Neue Partie"),
        ("hu", "Megnyitás a hálózatnak", "Meghívok valakit", "Új játszma"),
    ):
        house.call("/api/network", method="DELETE")
        page = open_page(390, 844, theme="dark", language=language)
        page.goto(house.address)
        page.get_by_role("button", name=network).focus()
        page.keyboard.press("Enter")
        switch = page.get_by_role("switch", name=network)
        expect(switch).to_be_enabled()  # until the server has said how the network stands it takes no focus
        switch.focus()
        page.keyboard.press("Space")
        expect(switch).to_have_attribute("aria-checked", "true")
        fits(page)
        look(page, f"network-{language}")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.get_by_role("button", name=start).nth(1).press("Enter")
        page.get_by_role("dialog").locator(".seat select").nth(1).select_option(label=invite)
        fits(page)
        look(page, f"new-match-{language}")
        page.get_by_role("dialog").locator("input").last.press("Enter")
        expect(page.get_by_role("dialog").locator("img.qr")).to_be_visible()
        fits(page)
        look(page, f"seats-{language}")


def fits(page: Page) -> None:
    page.wait_for_timeout(250)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("(d => d.scrollWidth <= d.clientWidth)(document.querySelector('.dialog .body'))")
    assert serious(page) == []
